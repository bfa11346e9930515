//! The usual compiler, and rustup, which may add a target to it.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::toolchain::TARGET;

/// How long rustup may take to fetch the target; about 20 MB.
const PATIENCE: Duration = Duration::from_secs(180);

/// Where the usual compiler has its libraries.
pub(crate) fn sysroot() -> Option<PathBuf> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(path.trim_end()))
}

/// Whether the standard library for the target is there.
pub(crate) fn knows_target(sysroot: &Path) -> bool {
    let folder = sysroot.join("lib/rustlib").join(TARGET).join("lib");
    let Ok(entries) = folder.read_dir() else { return false };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
}

/// Has rustup add the target, or says why it does not.
pub(crate) fn add_target() -> Result<(), String> {
    println!("web: rustup target add {TARGET}");
    let mut command = Command::new("rustup");
    command.args(["target", "add", TARGET]).env_remove("RUST_BACKTRACE").stdin(Stdio::null());
    let added = command.spawn().and_then(|mut child| wait(&mut child, PATIENCE));
    match added {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err("there is no rustup".into()),
        Err(error) => Err(format!("rustup: {error}")),
        Ok(None) => Err("rustup took too long".into()),
        Ok(Some(status)) if !status.success() => Err("rustup could not add the target".into()),
        Ok(Some(_)) if sysroot().is_some_and(|sysroot| knows_target(&sysroot)) => Ok(()),
        Ok(Some(_)) => Err("rustup added the target to another compiler".into()),
    }
}

/// Waits for a program to end, and ends it when that takes too long.
fn wait(child: &mut Child, patience: Duration) -> io::Result<Option<ExitStatus>> {
    let end = Instant::now() + patience;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if Instant::now() >= end {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        sleep(Duration::from_millis(50));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_target_is_known_when_its_standard_library_is_there() {
        let sysroot = std::env::temp_dir().join(format!("xtask-sysroot-{}", std::process::id()));
        let folder = sysroot.join("lib/rustlib").join(TARGET).join("lib");
        assert!(!knows_target(&sysroot));
        fs::create_dir_all(&folder).unwrap();
        assert!(!knows_target(&sysroot), "an empty folder is no library");
        fs::write(folder.join("libstd-0123.rlib"), "").unwrap();
        assert!(knows_target(&sysroot));
        fs::remove_dir_all(&sysroot).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_takes_too_long_is_ended() {
        let mut child = Command::new("sleep").arg("600").spawn().unwrap();
        assert_eq!(wait(&mut child, Duration::ZERO).unwrap(), None);
        let mut child = Command::new("true").spawn().unwrap();
        assert!(wait(&mut child, Duration::from_secs(600)).unwrap().unwrap().success());
    }
}
