//! `cargo xtask test`: every check there is.

use std::io::{self, Write};
use std::process::{Command, ExitCode};
use std::time::Instant;

use clap::ValueEnum;

use crate::cargo::{cargo, succeeds};
use crate::{axe, browser};

/// A check; all of them in the order in which they run, the quick ones first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Step {
    /// The code is formatted
    Format,
    /// Clippy has nothing to say about any target
    Lint,
    /// The fuzz targets compile, and clippy has nothing to say about them
    Fuzz,
    /// Unit and integration tests
    Unit,
    /// Examples in the documentation
    Examples,
    /// The documentation builds, and every link in it leads somewhere
    Docs,
    /// The web client plays in a browser
    Browser,
}

/// Runs these steps, or all when there are none, up to the first that fails.
pub(crate) fn run(steps: &[Step]) -> io::Result<ExitCode> {
    let steps = if steps.is_empty() { Step::value_variants() } else { steps };
    let mut times = Vec::new();
    let mut failed = None;
    for &step in steps {
        let start = Instant::now();
        let passed = step.run()?;
        times.push((step, start.elapsed()));
        if !passed {
            failed = Some(step.name());
            break;
        }
    }
    println!("\n== summary");
    for (step, time) in &times {
        println!("{:<10}{:>7.1} s", step.name(), time.as_secs_f64());
    }
    let failures = usize::from(failed.is_some());
    println!("steps: {} passed, {failures} failed", times.len() - failures);
    Ok(match failed {
        None => ExitCode::SUCCESS,
        Some(step) => {
            eprintln!("error: {step} failed; run it alone with: cargo xtask test {step}");
            ExitCode::FAILURE
        }
    })
}

impl Step {
    fn name(self) -> String {
        self.to_possible_value().expect("no step is hidden").get_name().to_string()
    }

    /// Runs the commands of this step up to the first that fails.
    fn run(self) -> io::Result<bool> {
        self.prepare()?;
        if self == Step::Browser {
            println!("\n== {}: cargo xtask web", self.name());
            if !crate::web::build()? {
                return Ok(false);
            }
        }
        for mut command in self.commands()? {
            let arguments = command.get_args().map(|argument| argument.to_string_lossy());
            println!("\n== {}: cargo {}", self.name(), arguments.collect::<Vec<_>>().join(" "));
            io::stdout().flush()?;
            if !command.status()?.success() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Adds the component of the toolchain that this step needs, if it is missing.
    fn prepare(self) -> io::Result<()> {
        let (tool, component) = match self {
            Step::Format => ("fmt", "rustfmt"),
            Step::Lint | Step::Fuzz => ("clippy", "clippy"),
            Step::Unit | Step::Examples | Step::Docs => return Ok(()),
            Step::Browser => return browser::prepare().and_then(|()| axe::prepare()),
        };
        let there = || succeeds(&mut cargo(&[tool, "--version"]));
        if there() {
            return Ok(());
        }
        println!("\n== {}: rustup component add {component}", self.name());
        let added = Command::new("rustup").args(["component", "add", component]).status();
        if added.is_ok_and(|status| status.success()) && there() {
            return Ok(());
        }
        Err(io::Error::other(format!(
            "{component} is missing and rustup could not add it; install it with the toolchain"
        )))
    }

    fn commands(self) -> io::Result<Vec<Command>> {
        Ok(match self {
            Step::Format => vec![
                cargo(&["fmt", "--all", "--check"]),
                cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]),
            ],
            Step::Lint => {
                let mut lint = cargo(&["clippy", "--workspace", "--all-targets"]);
                lint.args(["--features", browser::TESTS, "--", "--deny", "warnings"]);
                vec![lint]
            }
            // Without its default features the crate does without libFuzzer, and so without a
            // C++ compiler.
            Step::Fuzz => vec![cargo(&[
                "clippy",
                "--manifest-path",
                "fuzz/Cargo.toml",
                "--target-dir",
                "target/fuzz",
                "--no-default-features",
                "--",
                "--deny",
                "warnings",
            ])],
            Step::Unit if succeeds(&mut cargo(&["nextest", "--version"])) => {
                vec![cargo(&["nextest", "run", "--workspace"])]
            }
            Step::Unit => vec![cargo(&["test", "--workspace", "--all-targets"])],
            Step::Examples => vec![cargo(&["test", "--workspace", "--doc"])],
            Step::Docs => {
                let mut docs = cargo(&["doc", "--workspace", "--no-deps"]);
                docs.env("RUSTDOCFLAGS", "--deny warnings");
                vec![docs]
            }
            Step::Browser => browser::commands()?,
        })
    }
}
