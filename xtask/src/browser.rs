//! The browser that tests of the web client use, and those tests.

use std::io;
use std::path::Path;
use std::process::Command;

use crate::cargo::{cargo, root, succeeds};

/// The feature that includes the tests.
pub(crate) const TESTS: &str = "tabletier-web-tests/browser";

/// Programs, and Debian's packages that have them.
const NEEDED: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// Installs the browser and its driver where that is possible, if they are missing.
pub(crate) fn prepare() -> io::Result<()> {
    let missing = || {
        let there = |program: &str| succeeds(Command::new(program).arg("--version"));
        NEEDED.into_iter().filter(move |(program, _)| !there(program)).map(|(_, package)| package)
    };
    let packages: Vec<&str> = missing().collect();
    if packages.is_empty() {
        return Ok(());
    }
    println!("\n== browser: apt-get install {}", packages.join(" "));
    // Without the rights to it this fails, and is said below.
    let mut update = Command::new("apt-get");
    succeeds(update.args(["update", "--quiet"]));
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(&packages);
    succeeds(install.env("DEBIAN_FRONTEND", "noninteractive"));
    match missing().next() {
        None => Ok(()),
        Some(_) => Err(io::Error::other(format!(
            "the browser tests need chromium and chromedriver, which could not be installed; with \
             the rights to it: apt-get install {}",
            packages.join(" ")
        ))),
    }
}

/// Builds the program with the web client in it, then tests that.
pub(crate) fn commands() -> Vec<Command> {
    let build = cargo(&["build", "--package", "tabletier-cli", "--features", "web"]);
    let mut test = match succeeds(&mut cargo(&["nextest", "--version"])) {
        true => cargo(&["nextest", "run", "--package", "tabletier-web-tests"]),
        false => cargo(&["test", "--package", "tabletier-web-tests"]),
    };
    test.args(["--features", "browser"]).env("TABLETIER", program());
    vec![build, test]
}

/// Where cargo puts the program.
fn program() -> std::path::PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root().join("target"), |target| root().join(target));
    target
        .join("debug")
        .join(Path::new("tabletier").with_extension(std::env::consts::EXE_EXTENSION))
}
