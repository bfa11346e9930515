//! Calling cargo in the workspace.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

/// Whether cargo keeps pieces of crates, to compile only what has changed in them.
const INCREMENTAL: &str = "CARGO_INCREMENTAL";

/// The cargo that runs this program, started at the root of the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    // What is built here is run rather than edited: it is there sooner, and faster, if cargo need not
    // prepare for building it in pieces.
    if env::var_os(INCREMENTAL).is_none() {
        command.env(INCREMENTAL, "0");
    }
    command
}

/// Cargo, to run tests: all of them, whichever fails.
pub(crate) fn tests(arguments: &[&str]) -> Command {
    let mut command = match succeeds(&mut cargo(&["nextest", "--version"])) {
        true => cargo(&["nextest", "run"]),
        false => cargo(&["test"]),
    };
    command.arg("--no-fail-fast").args(arguments);
    command
}

/// Runs cargo to build a program; the program, to be started at the root of the workspace, unless it
/// does not compile.
pub(crate) fn built(
    build: &mut Command,
    folder: &str,
    program: &str,
) -> io::Result<Option<Command>> {
    Ok(build.status()?.success().then(|| {
        let mut command = Command::new(executable(folder, program));
        command.current_dir(root());
        command
    }))
}

/// Where cargo puts a program; the folder is called as the profile, but that of `dev` is `debug`.
pub(crate) fn executable(folder: &str, program: &str) -> PathBuf {
    target().join(folder).join(format!("{program}{}", env::consts::EXE_SUFFIX))
}

/// Where cargo puts what it compiles.
pub(crate) fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Whether a command starts and succeeds; whatever it prints is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a command that takes over the terminal, and hands on its exit code.
pub(crate) fn hand_over(command: &mut Command) -> io::Result<ExitCode> {
    Ok(exit_code(command.status()?))
}

fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
