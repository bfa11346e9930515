//! The browser in which the web client is tested, measured and pictured.

use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use crate::axe;
use crate::build::Build;
use crate::cargo::{cargo, executable, hand_over, succeeds};
use crate::progress::Progress;
use crate::web::{self, Compiler};

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
pub(crate) fn measure(compiler: Option<Compiler>) -> io::Result<ExitCode> {
    look_at_it(&["--release", "--bin", "tabletier-web-bench"], compiler)
}

/// `cargo xtask pictures`: takes pictures of the web client.
pub(crate) fn take_pictures(compiler: Option<Compiler>) -> io::Result<ExitCode> {
    look_at_it(&["--bin", "tabletier-web-pictures"], compiler)
}

/// Builds everything and runs a program that looks at the web client in the browser.
fn look_at_it(arguments: &[&str], compiler: Option<Compiler>) -> io::Result<ExitCode> {
    prepare()?;
    let mut progress = Progress::new("web", web::STEPS);
    if !web::build(Build::Release, compiler, &mut progress)? || !build().status()?.success() {
        return Ok(ExitCode::FAILURE);
    }
    let mut command = cargo(&["run", "--package", "tabletier-web-tests"]);
    hand_over(command.args(arguments).env("TABLETIER", program()))
}

/// Builds the program with the web client in it, as its own tests would have it: all that it depends
/// on is then what other tests have been compiled with.
fn build() -> Command {
    let client = Build::Release.feature();
    cargo(&["test", "--no-run", "--workspace", "--test", "cli", "--features", client])
}

/// Builds the program with the web client in it, then tests that.
pub(crate) fn commands() -> io::Result<Vec<Command>> {
    // Not by nextest: it would start a server and a browser for each test.
    let mut test = cargo(&["test", "--no-fail-fast", "--workspace", "--test", "browser"]);
    test.args(["--features", TESTS]);
    test.env("TABLETIER", program()).env("AXE", axe::script()?);
    Ok(vec![build(), test])
}

/// Where cargo puts the program.
fn program() -> PathBuf {
    executable("debug", "tabletier")
}
