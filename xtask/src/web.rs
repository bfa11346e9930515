//! `cargo xtask web`: the web client, as files for browsers.

pub(crate) mod cache;
mod debian;
mod rustup;
mod toolchain;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::cargo::{cargo, root};
use toolchain::{TARGET, Toolchain};

/// Where cargo compiles it: apart, since the compiler may be another than the one for everything
/// else.
const BUILD: &str = "target/web/build";
/// Where the files for browsers come to lie; `apps/cli` takes them from there.
const DIST: &str = "target/web/dist";

/// Builds the web client, and hands on the exit code of what failed.
pub(crate) fn run() -> io::Result<ExitCode> {
    let built = build()?;
    if built {
        println!("web: the client is in {}", root().join(DIST).display());
    }
    Ok(if built { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Sets up what is missing and builds the web client; whether that went well.
pub(crate) fn build() -> io::Result<bool> {
    let toolchain = Toolchain::find()?;
    let mut compile = toolchain.cargo(&["build", "--package", "tabletier-web", "--profile", "web"]);
    println!("web: compiling with {toolchain}");
    if !compile.args(["--target-dir", BUILD]).status()?.success() {
        return Ok(false);
    }
    let module: PathBuf = [BUILD, TARGET, "web", "tabletier_web.wasm"].iter().collect();
    let mut bundle = cargo(&["run", "--quiet", "--package", "tabletier-bundler", "--"]);
    Ok(bundle.arg(module).args(["apps/web/assets", DIST]).status()?.success())
}
