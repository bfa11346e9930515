//! Debian's packages of a compiler for browsers, unpacked without installing anything.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};

use super::cache;
use super::toolchain::Unpacked;

/// The compiler that Debian keeps new enough to build browsers.
const COMPILER: &str = "rustc-web";
/// The source of its standard library.
const SOURCE: &str = "rust-web-src";

/// Fetches the packages and unpacks them into the cache folder; nothing else on the machine
/// changes. The folder of the compiler.
pub(crate) fn set_up() -> io::Result<PathBuf> {
    let cache = cache::folder()?;
    // Unpacked aside: the folder with the right name is always whole.
    let aside = cache.join(format!("unpacking-{}", process::id()));
    let made = unpack(&aside);
    if made.is_err() {
        let _ = fs::remove_dir_all(&aside);
    }
    let place = cache::toolchain(&made?)?;
    if fs::rename(&aside, &place).is_err() {
        // Another was faster, or what was there does not work.
        if !Unpacked(&place).works() {
            fs::remove_dir_all(&place)?;
            fs::rename(&aside, &place)?;
        } else {
            fs::remove_dir_all(&aside)?;
        }
    }
    println!("web: {} is ready", place.display());
    Ok(place)
}

/// Fills a folder with what the packages hold; the version of the compiler.
fn unpack(folder: &Path) -> io::Result<String> {
    let apt = Apt::new(folder.join("apt"))?;
    println!("web: asking for Debian's lists of packages");
    apt.run("apt-get", &["update", "--quiet"])?;
    let packages = Packages::find(|package| apt.show(package))?;
    let mut names = packages.names.clone();
    // Only LLVM is asked about: the rest would conflict with compilers of the system.
    names.extend(apt.missing(&packages.names[4..])?);
    println!("web: fetching {} ({} MB at least)", names.join(", "), packages.size / 1_000_000);
    let mut download = vec!["download", "--quiet"];
    download.extend(names.iter().map(String::as_str));
    apt.run("apt-get", &download)?;
    println!("web: unpacking");
    for entry in fs::read_dir(&apt.folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "deb") {
            finished(Command::new("dpkg").arg("-x").arg(&path).arg(folder))?;
        }
    }
    fs::remove_dir_all(&apt.folder)?;
    arrange(folder, &packages)?;
    if !Unpacked(folder).works() {
        return Err(io::Error::other("Debian's compiler was unpacked, but does not start"));
    }
    Ok(packages.version)
}

/// Gives what cargo needs places that do not depend on versions and processors.
fn arrange(folder: &Path, packages: &Packages) -> io::Result<()> {
    let place = Unpacked(folder);
    let linker = Path::new("usr/bin").join(format!("wasm-ld-{}", packages.llvm));
    link(&linker, &place.linker())?;
    let libraries = fs::read_dir(folder.join("usr/lib"))?.flatten().find(|entry| {
        let driver =
            |file: &fs::DirEntry| file.file_name().to_string_lossy().starts_with("librustc_driver");
        entry.path().read_dir().is_ok_and(|files| files.flatten().any(|file| driver(&file)))
    });
    let libraries = libraries.ok_or_else(|| io::Error::other("rustc-web has no libraries"))?;
    link(&Path::new("usr/lib").join(libraries.file_name()), &place.libraries())
}

#[cfg(unix)]
fn link(to: &Path, place: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(to, place)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::Error::other("Debian's packages are for Debian"))
}

/// The packages that make up a compiler, found by following what they depend on.
#[derive(PartialEq, Eq, Debug)]
struct Packages {
    /// The compiler, its source and its library; then LLVM and what depends on it.
    names: Vec<String>,
    version: String,
    /// LLVM's version.
    llvm: String,
    /// How many bytes these are to fetch.
    size: u64,
}

impl Packages {
    /// Finds them by what apt has to say about each.
    fn find(show: impl Fn(&str) -> io::Result<String>) -> io::Result<Packages> {
        let mut size = 0;
        let mut about = |package: &str| {
            let text = show(package)?;
            size += field(&text, "Size").and_then(|size| size.parse::<u64>().ok()).unwrap_or(0);
            Ok::<_, io::Error>(text)
        };
        let compiler = about(COMPILER)?;
        let development = dependency(COMPILER, &compiler, "libstd-rust-web-dev")?;
        let library = dependency(&development, &about(&development)?, "libstd-rust-web-")?;
        let llvm = dependency(&library, &about(&library)?, "libllvm")?;
        let number = llvm.trim_start_matches("libllvm").to_string();
        let linker = format!("lld-{number}");
        for package in [SOURCE, &llvm, &linker] {
            about(package)?;
        }
        let version = field(&compiler, "Version").unwrap_or_default().to_string();
        if cache::version(&version).is_none() {
            return Err(io::Error::other(format!("{COMPILER} has no version: {version:?}")));
        }
        let names = vec![COMPILER.into(), SOURCE.into(), development, library, llvm, linker];
        Ok(Packages { names, version, llvm: number, size })
    }
}

/// What a field of a package's description says.
fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// The package with a name of this beginning that another depends on.
fn dependency(package: &str, text: &str, beginning: &str) -> io::Result<String> {
    let depends = field(text, "Depends").unwrap_or_default();
    let mut names = depends.split([',', '|']).filter_map(|name| name.split_whitespace().next());
    let found = names.find(|name| name.starts_with(beginning)).map(str::to_string);
    found.ok_or_else(|| {
        io::Error::other(format!("{package} depends on no {beginning}…, only on {depends:?}"))
    })
}

/// Apt with lists of packages of its own: those of the system stay as they are, and nobody has to
/// be root.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    fn new(folder: PathBuf) -> io::Result<Apt> {
        fs::create_dir_all(folder.join("lists/partial"))?;
        fs::create_dir_all(folder.join("archives/partial"))?;
        Ok(Apt { folder })
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        for (option, place) in [("State::Lists", "lists"), ("Cache", "")] {
            command.arg("-o");
            command.arg(format!("Dir::{option}={}", self.folder.join(place).display()));
        }
        // Without the right to become another user, apt stays who it is and does not warn of it.
        command.args(["-o", "APT::Sandbox::User=root"]).args(arguments);
        command.current_dir(&self.folder).env("LC_ALL", "C").stdin(Stdio::null());
        command
    }

    fn run(&self, program: &str, arguments: &[&str]) -> io::Result<String> {
        finished(&mut self.command(program, arguments))
    }

    /// What there is to say about the newest version of a package.
    fn show(&self, package: &str) -> io::Result<String> {
        self.run("apt-cache", &["show", "--no-all-versions", package])
    }

    /// Packages that these need besides and that the system does not have.
    fn missing(&self, packages: &[String]) -> io::Result<Vec<String>> {
        let mut arguments = vec!["install", "--simulate", "--no-install-recommends"];
        arguments.extend(packages.iter().map(String::as_str));
        let plan = self.run("apt-get", &arguments)?;
        Ok(installed(&plan).filter(|name| !packages.iter().any(|known| known == name)).collect())
    }
}

/// The packages that a simulated installation would install.
fn installed(plan: &str) -> impl Iterator<Item = String> {
    let words = plan.lines().filter_map(|line| line.strip_prefix("Inst ")?.split(' ').next());
    words.map(str::to_string)
}

/// Runs a command to its end; what it printed, or what it complained about.
fn finished(command: &mut Command) -> io::Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => io::Error::other(format!("there is no {name}")),
        _ => io::Error::other(format!("{name}: {error}")),
    })?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let last = errors.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it failed");
    Err(io::Error::other(format!("{name}: {last}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(package: &str) -> io::Result<String> {
        let depends = match package {
            "rustc-web" => "libc6 (>= 2.34), libstd-rust-web-dev (= 1.96.0+dfsg1-1), gcc",
            "libstd-rust-web-dev" => "libstd-rust-web-1.96 (= 1.96.0+dfsg1-1)",
            "libstd-rust-web-1.96" => "libc6 (>= 2.34), libllvm22, libstdc++6 (>= 11)",
            "rust-web-src" | "libllvm22" | "lld-22" => "libc6",
            _ => return Err(io::Error::other(format!("no package {package}"))),
        };
        Ok(format!("Package: {package}\nVersion: 1.96.0+dfsg1-1\nDepends: {depends}\nSize: 10\n"))
    }

    #[test]
    fn the_packages_are_found_by_what_they_depend_on() {
        let packages = Packages::find(show).unwrap();
        assert_eq!(
            packages.names,
            [
                "rustc-web",
                "rust-web-src",
                "libstd-rust-web-dev",
                "libstd-rust-web-1.96",
                "libllvm22",
                "lld-22"
            ]
        );
        assert_eq!((&*packages.version, &*packages.llvm), ("1.96.0+dfsg1-1", "22"));
        assert_eq!(packages.size, 60);
    }

    #[test]
    fn a_package_that_is_not_there_is_named() {
        let without = |missing: &'static str| {
            let show = move |package: &str| match package {
                package if package == missing => Err(io::Error::other(format!("no {missing}"))),
                package => show(package),
            };
            Packages::find(show).unwrap_err().to_string()
        };
        assert_eq!(without("rustc-web"), "no rustc-web");
        assert_eq!(without("lld-22"), "no lld-22");
        let none = Packages::find(|package| Ok(format!("Package: {package}\n"))).unwrap_err();
        assert!(none.to_string().contains("libstd-rust-web-dev"), "{none}");
    }

    #[test]
    fn what_a_simulation_would_install_is_missing() {
        let plan = "Reading package lists...\nInst libz3-4 (4.8.12 Debian:12/stable [amd64])\n\
                    Inst libllvm22 (1:22 Debian)\nConf libz3-4 (4.8.12)\n";
        assert_eq!(installed(plan).collect::<Vec<_>>(), ["libz3-4", "libllvm22"]);
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = finished(&mut Command::new("no-such-program-here")).unwrap_err();
        assert_eq!(error.to_string(), "there is no no-such-program-here");
    }
}
