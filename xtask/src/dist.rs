//! `cargo xtask dist`: what is given to other people, packed.

mod notices;

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::build::Build;
use crate::cargo::{root, target};
use crate::progress::Progress;
use crate::web::{self, Compiler};

/// What lies beside the program.
const TEXTS: [&str; 5] = ["README.md", "CHANGELOG.md", "LICENSE", "LICENSE-MIT", "LICENSE-APACHE"];

/// Builds the program with the web client in it and packs it with all that belongs to it.
pub(crate) fn run(compiler: Option<Compiler>) -> io::Result<ExitCode> {
    let mut progress = Progress::new("dist", web::STEPS + 2);
    if !web::build(Build::Release, compiler, &mut progress)? {
        return Ok(ExitCode::FAILURE);
    }
    progress.step("compiling the program with these files in it");
    let Some(mut program) = Build::Release.program(&[Build::Release.feature()])? else {
        return Ok(ExitCode::FAILURE);
    };
    progress.step("packing it");
    let folder = target().join("dist").join(name(&host()?));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    fill(&folder, Path::new(program.get_program()))?;
    fs::write(folder.join("LICENSES-OF-OTHERS.txt"), notices::notices()?)?;
    if !program.arg("manual").arg(&folder).status()?.success() {
        return Ok(ExitCode::FAILURE);
    }
    let Some(mut bundler) = Build::Release.bundler()? else { return Ok(ExitCode::FAILURE) };
    let packed = bundler.arg("archive").arg(&folder).status()?.success();
    Ok(if packed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Copies what is there already.
fn fill(folder: &Path, program: &Path) -> io::Result<()> {
    let texts = TEXTS.iter().map(|text| root().join(text));
    for file in texts.chain([program.to_path_buf()]) {
        let name = file.file_name().expect("every file has a name");
        fs::copy(&file, folder.join(name)).map_err(|error| {
            io::Error::other(format!("{} cannot be packed: {error}", file.display()))
        })?;
    }
    Ok(())
}

/// What the archive is called, but for its ending: the version, and the machines it is for.
fn name(host: &str) -> String {
    format!("tabletier-{}-{host}", env!("CARGO_PKG_VERSION"))
}

/// The kind of machine that the compiler runs on, and compiles for.
fn host() -> io::Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output()?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_string);
    host.ok_or_else(|| io::Error::other("the compiler does not say what it compiles for"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_tells_the_version_and_the_machine() {
        let name = name("x86_64-unknown-linux-gnu");
        assert_eq!(
            name,
            format!("tabletier-{}-x86_64-unknown-linux-gnu", env!("CARGO_PKG_VERSION"))
        );
        assert!(host().unwrap().contains(std::env::consts::ARCH));
    }

    #[test]
    fn a_release_has_the_program_and_the_texts_beside_it() {
        let folder = std::env::temp_dir().join(format!("xtask-dist-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let program = std::env::current_exe().unwrap();
        fill(&folder, &program).unwrap();
        let mut files: Vec<_> =
            folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
        files.sort();
        let mut expected: Vec<_> = TEXTS.iter().map(Into::into).collect();
        expected.push(program.file_name().unwrap().to_os_string());
        expected.sort();
        assert_eq!(files, expected);
        let missing = fill(&folder, Path::new("nowhere/tabletier")).unwrap_err();
        assert!(missing.to_string().contains("cannot be packed"), "{missing}");
        fs::remove_dir_all(&folder).unwrap();
    }
}
