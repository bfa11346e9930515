//! `cargo xtask web`: the web client, as files for browsers.

mod ahead;
pub(crate) mod cache;
mod debian;
mod rustup;
mod toolchain;

use std::io;
use std::process::ExitCode;

use crate::build::Build;
use crate::cargo::{root, target};
use crate::progress::Progress;
pub(crate) use ahead::Ahead;
pub(crate) use toolchain::Compiler;
use toolchain::{TARGET, Toolchain};

/// How many steps it takes to build the web client.
pub(crate) const STEPS: usize = 3;

/// Builds the web client as other people get it.
pub(crate) fn run(compiler: Option<Compiler>) -> io::Result<ExitCode> {
    let done = build(Build::Release, compiler, &mut Progress::new("web", STEPS))?;
    if done {
        println!("web: the client is in {}", root().join(Build::Release.client()).display());
    }
    Ok(if done { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Sets up what is missing and builds the web client; whether that went well.
pub(crate) fn build(
    build: Build,
    compiler: Option<Compiler>,
    progress: &mut Progress,
) -> io::Result<bool> {
    progress.step("looking for a compiler for browsers");
    let toolchain = Toolchain::find(compiler)?;
    progress.step(&format!("compiling the web client with {toolchain}"));
    let profile = build.client_profile();
    let mut arguments = vec!["build", "--package", "tabletier-web", "--profile", profile];
    if build == Build::Release {
        arguments.extend(["--features", "tabletier-web/split"]);
    }
    if !toolchain.cargo(&arguments).status()?.success() {
        return Ok(false);
    }
    progress.step("making files for browsers of it");
    let Some(mut bundler) = build.bundler()? else { return Ok(false) };
    let module = target().join(TARGET).join(profile).join("tabletier_web.wasm");
    bundler.arg("client").arg(module);
    bundler.args(["apps/web/assets", "crates/games/src", "words", build.client()]);
    Ok(bundler.status()?.success())
}
