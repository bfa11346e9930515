//! All tests in one process, so that they share a [`Stage`], and tests of each game of the catalog.

use std::panic;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Trial};
use tabletier_session::Lang;
use tabletier_web_tests::Stage;

use crate::games;

/// How many tests are named that took the longest.
const NAMED: usize = 10;

/// Tells tests that check samples to check everything.
const ALL: &str = "TABLETIER_TEST_ALL";

/// Whether everything is checked of which usually samples are.
pub(crate) fn all() -> bool {
    std::env::var_os(ALL).is_some()
}

/// A test, and for what it is made.
#[derive(Clone, Copy)]
pub(crate) enum Test {
    /// Once.
    Client(fn(&Stage)),
    /// For some languages, or for each if everything is checked.
    Lang(fn(&Stage, &'static str)),
    /// For each game, in one language or another.
    Game(fn(&Stage, &'static str, &'static str)),
    /// The same, or in each language if everything is checked.
    GameAndLang(fn(&Stage, &'static str, &'static str)),
}

/// How many languages are some.
const SOME: usize = 2;

/// Lists the tests of a module by what they are made for. A test that is missing here is dead code,
/// which the compiler tells.
macro_rules! tests {
    ($($kind:ident: $($test:ident),+ $(,)?;)+) => {
        pub(crate) const TESTS: &[(&str, crate::harness::Test)] = &[
            $($((
                concat!(module_path!(), "::", stringify!($test)),
                crate::harness::Test::$kind($test),
            ),)+)+
        ];
    };
}

pub(crate) use tests;

type Run = Box<dyn FnOnce(&Stage) + Send>;

impl Test {
    /// What is run, each with what is added to the name. Where one language will do it is the next in
    /// turn, so that all of them are seen in as many places as there are tests.
    fn runs(self, turn: &mut impl Iterator<Item = &'static str>) -> Vec<(String, Run)> {
        let all = all();
        let mut some = |count: usize| -> Vec<&'static str> {
            if all { languages().collect() } else { turn.by_ref().take(count).collect() }
        };
        let of = |test: fn(&Stage, &'static str, &'static str), game, lang| -> (String, Run) {
            (format!("::{game}::{lang}"), Box::new(move |stage| test(stage, game, lang)))
        };
        match self {
            Test::Client(test) => vec![(String::new(), Box::new(test))],
            Test::Lang(test) => {
                let run = |lang| -> (String, Run) {
                    (format!("::{lang}"), Box::new(move |stage| test(stage, lang)))
                };
                some(SOME).into_iter().map(run).collect()
            }
            Test::Game(test) => {
                games().zip(turn).map(|(game, lang)| of(test, game, lang)).collect()
            }
            Test::GameAndLang(test) => games()
                .flat_map(|game| some(1).into_iter().map(move |lang| of(test, game, lang)))
                .collect(),
        }
    }
}

fn languages() -> impl Iterator<Item = &'static str> + Clone {
    Lang::all().iter().map(|(tag, _)| *tag)
}

/// Runs those of these tests that the command line asks for, and tells which took the longest.
pub(crate) fn run<'a>(tests: impl Iterator<Item = &'a (&'static str, Test)>) -> ExitCode {
    let stage = Arc::new(Stage::default());
    let times = Arc::new(Mutex::new(Vec::new()));
    let mut turn = languages().cycle();
    let trials = tests.flat_map(|(path, test)| {
        let name = path.split_once("::").map_or(*path, |(_, name)| name);
        test.runs(&mut turn).into_iter().map(move |(of, run)| (format!("{name}{of}"), run))
    });
    let trials = trials.map(|(name, run)| {
        let (stage, times) = (Arc::clone(&stage), Arc::clone(&times));
        Trial::test(name.clone(), move || {
            let start = Instant::now();
            in_thread(&name, || run(&stage));
            times.lock().expect("nobody fails with it").push((start.elapsed(), name));
            Ok(())
        })
    });
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials.collect());
    let mut times = times.lock().expect("nobody fails with it");
    times.sort();
    for (time, name) in times.iter().rev().take(NAMED) {
        println!("{:6.1} s  {name}", Duration::as_secs_f64(time));
    }
    conclusion.exit_code()
}

/// Runs a test in a thread of its name, by which its panics and pictures are known.
fn in_thread(name: &str, run: impl FnOnce() + Send) {
    thread::scope(|scope| {
        let thread = thread::Builder::new().name(name.to_string()).spawn_scoped(scope, run);
        let ended = thread.expect("there is room for a thread").join();
        ended.unwrap_or_else(|failure| panic::resume_unwind(failure));
    });
}
