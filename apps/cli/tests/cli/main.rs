//! The real program, run as scripts run it.

mod answers;
mod best;
mod engine;
mod errors;
mod history;
mod manual;
mod matches;
mod notation;
mod play;
mod print;
mod pseudo;
mod records;
mod schemas;
mod stream;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use tabletier_session::Lang;

const START: &str = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";

fn tabletier() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabletier"));
    // What a command writes stays out of the sources.
    command.stdin(Stdio::null()).current_dir(env!("CARGO_TARGET_TMPDIR"));
    // Whoever runs the tests may speak any language.
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

/// The tags of all languages, as errors list them.
fn languages() -> String {
    let tags: Vec<&str> = Lang::all().iter().map(|(tag, _)| *tag).collect();
    format!("[possible values: {}]", tags.join(", "))
}

/// What a run gave.
struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
            err: String::from_utf8(output.stderr).expect("the errors are UTF-8"),
            code: output.status.code(),
        }
    }
}

fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Run {
    tabletier().args(args).output().expect("the program runs").into()
}

/// A run with something on standard input.
fn feed(args: &[&str], input: impl Into<Vec<u8>>) -> Run {
    let mut child = tabletier()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.into();
    // Written aside, so that neither side waits for the other with full pipes. The program may
    // well end before it has read everything.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    output.into()
}

/// The output of a run that must go well and say nothing on standard error.
fn answer(args: &[&str]) -> String {
    let run = run(args);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}");
    run.out
}
