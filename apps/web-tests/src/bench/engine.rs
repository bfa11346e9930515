//! The engine on both sides.

use std::fmt;
use std::time::Duration;

use cpu_time::ThreadTime;
use tabletier_session::{Entry, Limits, Record, Strength, ThinkOptions};
use tabletier_web_tests::Browser;

use crate::worker::Worker;

/// How often each side thinks about a position; the best of the rounds counts, since whatever
/// disturbs a measurement only makes it slower. In the browser the first rounds are spent on
/// compiling.
const ROUNDS: usize = 7;

/// A think is long enough to be measured when the program takes this time for it.
const LONG: Duration = Duration::from_millis(100);

/// The speed of a game's engine on both sides.
#[derive(Debug)]
pub(crate) struct Figure {
    game: &'static str,
    nodes: u64,
    native: Duration,
    browser: Duration,
}

/// Lets both sides think in turns about the positions of a game's workload.
pub(crate) fn measure(browser: &Browser<'_>, entry: &dyn Entry) -> Figure {
    let worker = Worker::start(browser);
    let mut figure = Figure {
        game: entry.about().key,
        nodes: 0,
        native: Duration::ZERO,
        browser: Duration::ZERO,
    };
    for work in entry.workloads() {
        let game = entry.resume(Some(work.rules), work.position).expect("a workload can be read");
        let game = Record::new(game);
        let limit = long_enough(&game);
        let (mut native, mut there) = (Duration::MAX, Duration::MAX);
        let mut nodes = 0;
        for _ in 0..ROUNDS {
            let (ours, time) = think(&game, limit);
            native = native.min(time);
            let (theirs, time) = worker.think(limit, &game.to_string());
            there = there.min(time);
            assert_eq!(theirs, ours, "{}: the browser thinks otherwise", figure.game);
            nodes = ours.0;
        }
        figure.nodes += nodes;
        figure.native += native;
        figure.browser += there;
    }
    figure
}

/// How many nodes make a think long enough, if the position is worth so many.
fn long_enough(game: &Record) -> Limits {
    let mut limit = 500;
    loop {
        let ((nodes, _), time) = think(game, Limits::nodes(limit));
        if time >= LONG || nodes < limit {
            return Limits::nodes(limit);
        }
        limit *= 2;
    }
}

/// Thinks natively: how many nodes, which move, and the processor's time for it.
fn think(game: &Record, limit: Limits) -> ((u64, String), Duration) {
    let strength = Strength::Search { algorithm: None, limits: limit };
    let start = ThreadTime::now();
    let analysis =
        game.session().think(&ThinkOptions::new(strength, &|| Duration::ZERO), &mut |_| {});
    let time = start.elapsed();
    let analysis = analysis.expect("a workload's game goes on");
    ((analysis.nodes, analysis.best), time)
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = |time: Duration| self.nodes as f64 / time.as_secs_f64() / 1e3;
        let (native, browser) = (rate(self.native), rate(self.browser));
        let (game, ratio) = (self.game, browser / native);
        write!(
            f,
            "{game:10} browser {browser:8.1} knodes/s   native {native:8.1} knodes/s   ratio {ratio:.3}"
        )
    }
}
