//! `tabletier best`: the move that the program would play.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tabletier_session::{Analysis, Level, Limit, Score, Seat, Session, Strength, ThinkOptions};

use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::usage::{seed, threads, whole_number};

/// Prints the move that the program would play, then what it is worth
///
/// Under the move are the lines `value`, `depth` (turns looked ahead), `nodes` (positions looked
/// at) and `pv` (the best play for all, moves separated by blanks). The value is that of the player
/// to move, such as `+1.25`, `win in 3`, `loss by 7 in 12`, or `loss` alone if nobody has counted
/// the turns; with more than two players that of each, such as `A +0.50, B -0.10, C -0.40`.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Where to move; without it at the start position
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    #[command(flatten)]
    limit: Bound,

    /// How many threads think; with more than one the answer is not always the same
    #[arg(long, value_name = "T", value_parser = threads, default_value = "1")]
    #[arg(allow_negative_numbers = true)]
    threads: usize,

    /// What a careless level chooses by whim comes from this number
    #[arg(long, value_name = "N", value_parser = seed, default_value = "0")]
    #[arg(allow_negative_numbers = true)]
    seed: u64,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// How much to think: one of these.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
struct Bound {
    /// Choose as this level does, 1 to 8
    #[arg(long, value_name = "N", value_parser = level, allow_negative_numbers = true)]
    level: Option<Level>,

    /// Look at so many positions
    #[arg(long, value_name = "N", value_parser = amount, allow_negative_numbers = true)]
    nodes: Option<u64>,

    /// Think for so many milliseconds
    #[arg(long, value_name = "MS", value_parser = amount, allow_negative_numbers = true)]
    time: Option<u64>,
}

impl Bound {
    fn strength(&self) -> Option<Strength> {
        let nodes = self.nodes.map(Limit::Nodes);
        let time = self.time.map(|time| Limit::Time(Duration::from_millis(time)));
        self.level.map(Strength::from).or(nodes.or(time).map(Strength::from))
    }
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let session = self.game.open(self.position.as_deref())?;
        let strength = self.limit.strength().expect("the command line asks for one");
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let options = ThinkOptions {
            seed: self.seed,
            threads: self.threads,
            ..ThinkOptions::new(strength, &clock)
        };
        let Some(analysis) = session.think(&options, &mut |_| {}) else {
            let status = session.status();
            return Err(Failure::Wrong(format!(
                "position: found a game that is over ({status}), expected one that goes on"
            )));
        };
        match self.json {
            true => write_json(out, &analysis)?,
            false => write(out, &*session, &analysis)?,
        }
        Ok(())
    }
}

fn write(out: &mut impl Write, session: &dyn Session, analysis: &Analysis) -> io::Result<()> {
    writeln!(out, "{}", analysis.best)?;
    let value = match analysis.scores.len() {
        2 => analysis.scores[session.seat().index()].to_string(),
        seats => {
            let values = Seat::first(seats).zip(&analysis.scores);
            let values: Vec<String> =
                values.map(|(seat, value)| format!("{seat} {value}")).collect();
            values.join(", ")
        }
    };
    writeln!(out, "value {value}")?;
    writeln!(out, "depth {}", analysis.depth)?;
    writeln!(out, "nodes {}", analysis.nodes)?;
    writeln!(out, "pv {}", analysis.pv.join(" "))
}

fn write_json(out: &mut impl Write, analysis: &Analysis) -> io::Result<()> {
    let values: Map<String, Value> = Seat::first(analysis.scores.len())
        .zip(&analysis.scores)
        .map(|(seat, score)| (seat.to_string(), value(*score)))
        .collect();
    let object = json!({
        "best": analysis.best,
        "values": values,
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "pv": analysis.pv,
    });
    writeln!(out, "{object}")
}

/// `{"about":1.25}`, or `{"win":{"by":1,"in":3}}` and the same with `loss`; `"in":null` where
/// nobody has counted the turns.
fn value(score: Score) -> Value {
    match score {
        Score::Cp(hundredths) => json!({ "about": f64::from(hundredths) / 100.0 }),
        Score::Win { margin, turns } => json!({ "win": { "by": margin, "in": turns } }),
        Score::Loss { margin, turns } => json!({ "loss": { "by": margin, "in": turns } }),
    }
}

fn level(text: &str) -> Result<Level, String> {
    Level::read(text).map_err(|error| error.to_string())
}

fn amount(text: &str) -> Result<u64, String> {
    whole_number(text, 1, u64::MAX)
}
