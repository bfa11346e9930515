//! A compiler that can compile for browsers.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum;

use super::{cache, debian, rustup};
use crate::cargo::cargo;

/// What the web client is compiled for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// A compiler that can compile for [`TARGET`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Toolchain {
    /// The compiler of everything else, which knows the target.
    Usual,
    /// Debian's, unpacked in this folder. It has the standard library as source alone, which is
    /// compiled with the client.
    Unpacked(PathBuf),
}

/// Where a compiler for [`TARGET`] comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Compiler {
    /// The compiler of everything else, to which rustup adds what is missing
    Usual,
    /// Debian's packages, unpacked into the user's cache folder
    Debian,
}

impl Toolchain {
    /// Finds the compiler that is asked for, or sets it up. Unless one is asked for, the usual one if
    /// it knows the target, else Debian's if it was unpacked before, else the target from rustup,
    /// else Debian's packages.
    pub(crate) fn find(asked: Option<Compiler>) -> io::Result<Toolchain> {
        match asked {
            Some(Compiler::Usual) => usual().map_or_else(
                || rustup::add_target().map(|()| Toolchain::Usual).map_err(io::Error::other),
                Ok,
            ),
            Some(Compiler::Debian) => {
                unpacked().map_or_else(|| debian::set_up().map(Toolchain::Unpacked), Ok)
            }
            None => usual().or_else(unpacked).map_or_else(set_up, Ok),
        }
    }

    /// Cargo with this compiler, for the target.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = cargo(arguments);
        command.args(["--target", TARGET]);
        // Leptos forgets the types of components: less code for the same pages.
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--cfg erase_components");
        if let Toolchain::Unpacked(folder) = self {
            let place = Unpacked(folder);
            command
                .args(["-Zbuild-std=std,panic_abort"])
                .env("RUSTC", place.rustc())
                .env("RUSTC_BOOTSTRAP", "1")
                .env("LD_LIBRARY_PATH", place.libraries())
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", place.linker());
        }
        command
    }
}

/// The usual compiler, if it knows the target.
fn usual() -> Option<Toolchain> {
    let sysroot = rustup::sysroot()?;
    rustup::knows_target(&sysroot).then_some(Toolchain::Usual)
}

/// Debian's compiler, if it was unpacked before.
fn unpacked() -> Option<Toolchain> {
    cache::newest().map(Toolchain::Unpacked)
}

/// Sets a compiler up where there is none yet.
fn set_up() -> io::Result<Toolchain> {
    println!("web: the compiler does not know {TARGET} yet");
    let refused = match rustup::add_target() {
        Ok(()) => return Ok(Toolchain::Usual),
        Err(refused) => refused,
    };
    println!("web: {refused}; trying Debian's packages instead");
    debian::set_up().map(Toolchain::Unpacked).map_err(|error| {
        io::Error::other(format!(
            "the web client needs a Rust compiler for {TARGET}, and none can be had here: \
             {refused}; {error}. Install the target by hand (rustup target add {TARGET}) and \
             try again"
        ))
    })
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Toolchain::Usual => f.write_str("the usual compiler"),
            Toolchain::Unpacked(folder) => write!(f, "Debian's compiler in {}", folder.display()),
        }
    }
}

/// A folder into which Debian's packages are unpacked.
pub(crate) struct Unpacked<'a>(pub(crate) &'a Path);

impl Unpacked<'_> {
    pub(crate) fn rustc(&self) -> PathBuf {
        self.0.join("usr/bin/rustc")
    }

    /// Where its shared libraries lie, as one value of LD_LIBRARY_PATH.
    pub(crate) fn libraries(&self) -> PathBuf {
        self.0.join("libraries")
    }

    pub(crate) fn linker(&self) -> PathBuf {
        self.0.join("wasm-ld")
    }

    /// Whether its compiler starts.
    pub(crate) fn works(&self) -> bool {
        let mut command = Command::new(self.rustc());
        crate::cargo::succeeds(command.arg("--version").env("LD_LIBRARY_PATH", self.libraries()))
            && self.linker().exists()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsStr;

    fn variable<'a>(command: &'a Command, name: &str) -> Option<&'a OsStr> {
        command.get_envs().find(|(key, _)| *key == name).and_then(|(_, value)| value)
    }

    #[test]
    fn the_usual_compiler_needs_nothing_but_the_target() {
        let command = Toolchain::Usual.cargo(&["build"]);
        let arguments: Vec<_> = command.get_args().collect();
        assert_eq!(arguments, ["build", "--target", TARGET]);
        assert_eq!(variable(&command, "RUSTC"), None);
    }

    #[test]
    fn an_unpacked_compiler_brings_its_libraries_and_its_linker() {
        let command = Toolchain::Unpacked("/there".into()).cargo(&["build"]);
        assert!(command.get_args().any(|argument| argument == "-Zbuild-std=std,panic_abort"));
        assert_eq!(variable(&command, "RUSTC"), Some(OsStr::new("/there/usr/bin/rustc")));
        assert!(variable(&command, "LD_LIBRARY_PATH").is_some());
        let linker = variable(&command, "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER");
        assert_eq!(linker, Some(OsStr::new("/there/wasm-ld")));
    }
}
