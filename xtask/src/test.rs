//! `cargo xtask test`: every check there is.

use std::fmt;
use std::io::{self, Write};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use clap::ValueEnum;

use crate::build::Build;
use crate::cargo::{cargo, succeeds, tests};
use crate::progress::Progress;
use crate::web::{self, Ahead, Compiler};
use crate::{axe, browser};

/// Tells tests that check samples to check everything.
const ALL: &str = "TABLETIER_TEST_ALL";

/// What to check.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which checks to run
    #[arg(value_enum)]
    steps: Vec<Step>,

    /// Check everything of which usually samples are checked
    #[arg(long)]
    all: bool,
}

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

/// Runs these steps, or all when there are none. One that fails does not keep the others from being
/// run.
pub(crate) fn run(args: &Args, compiler: Option<Compiler>) -> io::Result<ExitCode> {
    let steps = if args.steps.is_empty() { Step::value_variants() } else { &args.steps };
    let mut summary = Summary::default();
    let mut ahead = None;
    for &step in steps {
        let start = Instant::now();
        // The client is built meanwhile: much of that keeps only one core busy.
        if step == Step::Unit && steps.contains(&Step::Browser) {
            ahead = Some(Ahead::start(compiler)?);
        }
        let passed = step.run(args.all, compiler, &mut ahead).unwrap_or_else(|error| {
            eprintln!("error: {error}");
            false
        });
        summary.0.push((step, start.elapsed(), passed));
    }
    print!("{summary}");
    let failed = summary.failed();
    if failed.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    let failed = failed.join(" ");
    eprintln!("error: {failed} failed; run again what failed with: cargo xtask test {failed}");
    Ok(ExitCode::FAILURE)
}

/// Steps that were run, how long they took, and whether they passed.
#[derive(Default)]
struct Summary(Vec<(Step, Duration, bool)>);

impl Summary {
    fn failed(&self) -> Vec<String> {
        self.0.iter().filter(|(.., passed)| !passed).map(|(step, ..)| step.name()).collect()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n== summary")?;
        let mut total = Duration::ZERO;
        for (step, time, passed) in &self.0 {
            let note = if *passed { "" } else { "  failed" };
            writeln!(f, "{:<10}{:>7.1} s{note}", step.name(), time.as_secs_f64())?;
            total += *time;
        }
        let failed = self.failed().len();
        writeln!(f, "{:<10}{:>7.1} s", "in all", total.as_secs_f64())?;
        writeln!(f, "steps: {} passed, {failed} failed", self.0.len() - failed)
    }
}

impl Step {
    fn name(self) -> String {
        self.to_possible_value().expect("no step is hidden").get_name().to_string()
    }

    /// Runs the commands of this step up to the first that fails.
    fn run(
        self,
        all: bool,
        compiler: Option<Compiler>,
        ahead: &mut Option<Ahead>,
    ) -> io::Result<bool> {
        self.prepare()?;
        if self == Step::Browser {
            println!("\n== {}: cargo xtask web", self.name());
            let mut progress = Progress::new("web", web::STEPS);
            let built = match ahead.take() {
                Some(ahead) => ahead.end()?,
                None => web::build(Build::Release, compiler, &mut progress)?,
            };
            if !built {
                return Ok(false);
            }
        }
        for mut command in self.commands()? {
            if all {
                command.env(ALL, "1");
            }
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
            Step::Unit => vec![tests(&["--workspace", "--all-targets"])],
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_failed_is_told_beside_what_passed() {
        let second = Duration::from_secs(1);
        let summary = Summary(vec![(Step::Format, second, true), (Step::Lint, 90 * second, false)]);
        assert_eq!(summary.failed(), ["lint"]);
        let lines = [
            "== summary",
            "format        1.0 s",
            "lint         90.0 s  failed",
            "in all       91.0 s",
            "steps: 1 passed, 1 failed",
        ];
        assert_eq!(summary.to_string().trim().lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn one_failing_test_does_not_hide_others() {
        for step in [Step::Unit, Step::Browser] {
            let commands = step.commands().unwrap();
            let tests = commands.last().expect("tests come last");
            assert!(tests.get_args().any(|argument| argument == "--no-fail-fast"), "{step:?}");
        }
    }
}
