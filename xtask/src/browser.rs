//! The browser in which the web client is tested, measured and pictured.

use std::io;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::axe;
use crate::cargo::{cargo, hand_over, root, succeeds};
use crate::web;

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

/// `cargo xtask bench web`: measures the web client beside the program.
pub(crate) fn measure() -> io::Result<ExitCode> {
    look_at_it(&["--release", "--bin", "tabletier-web-bench"])
}

/// `cargo xtask pictures`: takes pictures of the web client.
pub(crate) fn take_pictures() -> io::Result<ExitCode> {
    look_at_it(&["--bin", "tabletier-web-pictures"])
}

/// Builds everything and runs a program that looks at the web client in the browser.
fn look_at_it(arguments: &[&str]) -> io::Result<ExitCode> {
    prepare()?;
    if !web::build()? || !build().status()?.success() {
        return Ok(ExitCode::FAILURE);
    }
    let mut command = cargo(&["run", "--package", "tabletier-web-tests"]);
    hand_over(command.args(arguments).env("TABLETIER", program()))
}

/// Builds the program with the web client in it.
fn build() -> Command {
    cargo(&["build", "--package", "tabletier-cli", "--features", "web"])
}

/// Builds the program with the web client in it, then tests that.
pub(crate) fn commands() -> io::Result<Vec<Command>> {
    let mut test = match succeeds(&mut cargo(&["nextest", "--version"])) {
        true => cargo(&["nextest", "run", "--package", "tabletier-web-tests"]),
        false => cargo(&["test", "--package", "tabletier-web-tests"]),
    };
    test.args(["--features", "browser"]).env("TABLETIER", program()).env("AXE", axe::script()?);
    Ok(vec![build(), test])
}

/// Where cargo puts the program.
fn program() -> std::path::PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root().join("target"), |target| root().join(target));
    target
        .join("debug")
        .join(Path::new("tabletier").with_extension(std::env::consts::EXE_EXTENSION))
}
