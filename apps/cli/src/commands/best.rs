//! `tabletier best`: the move that the program would play.

use std::io::Write;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tabletier_session::{Analysis, Level, Limits, Score, Seat, Session, Strength, ThinkOptions};

use crate::batch;
use crate::failure::Failure;
use crate::game_line::GameLine;
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
    line: GameLine,

    /// Where to move; without it at the start position. `-` reads one position per line from
    /// standard input, perhaps with a TAB and moves after it, and answers each with one line, items
    /// separated by TAB
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,

    #[command(flatten)]
    player: StrengthArgs,

    /// Find so many of the best moves; each but the first in a line `line 2 value +0.25 pv …`, in
    /// order, fewer where there are fewer
    #[arg(long, value_name = "N", value_parser = lines, default_value = "1")]
    #[arg(allow_negative_numbers = true)]
    lines: usize,

    /// How many threads think; with more than one the answer is not always the same
    #[arg(long, short = 'j', value_name = "T", value_parser = threads, default_value = "1")]
    #[arg(allow_negative_numbers = true)]
    threads: usize,

    /// What a level that makes mistakes chooses at random comes from this number
    #[arg(long, value_name = "N", value_parser = seed, default_value = "0")]
    #[arg(allow_negative_numbers = true)]
    seed: u64,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Who chooses: one of these.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
struct StrengthArgs {
    /// Choose as this level does, 1 to 8
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    level: Option<Level>,

    /// Search so many nodes
    #[arg(long, value_name = "N", value_parser = nodes, allow_negative_numbers = true)]
    nodes: Option<Strength>,

    /// Think for so many milliseconds
    #[arg(long, value_name = "MS", value_parser = time, allow_negative_numbers = true)]
    time: Option<Strength>,

    /// Search so many turns deep
    #[arg(long, value_name = "N", value_parser = depth, allow_negative_numbers = true)]
    depth: Option<Strength>,

    /// Choose as this player of a match does, such as `uct:nodes=5000`; see `tabletier match --help`
    #[arg(long, value_name = "PLAYER")]
    player: Option<Strength>,
}

impl StrengthArgs {
    fn strength(&self) -> Option<Strength> {
        let level = self.level.map(Strength::from);
        level.or(self.nodes).or(self.time).or(self.depth).or(self.player)
    }
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self.position.as_deref() {
            Some("-") => {
                self.line.check()?;
                batch::answer(out, |line| self.answer(&*self.line.open_line(line)?))
            }
            position => {
                let items = self.answer(&*self.line.open(position)?)?;
                Ok(items.iter().try_for_each(|item| writeln!(out, "{item}"))?)
            }
        }
    }

    /// The lines of the answer.
    fn answer(&self, session: &dyn Session) -> Result<Vec<String>, Failure> {
        let strength = self.player.strength().expect("the command line asks for one");
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let options = ThinkOptions {
            seed: self.seed,
            multi_pv: self.lines,
            threads: self.threads,
            ..ThinkOptions::new(strength, &clock)
        };
        let Some(analysis) = session.think(&options, &mut |_| {}) else {
            let status = session.status();
            return Err(Failure::Wrong(format!(
                "position: found a game that is over ({status}), expected one that goes on"
            )));
        };
        Ok(match self.json {
            true => vec![self.object(&analysis).to_string()],
            false => tell(session, &analysis),
        })
    }

    fn object(&self, analysis: &Analysis) -> Value {
        let mut object = json!({
            "best": analysis.best,
            "values": values(&analysis.scores),
            "depth": analysis.depth,
            "nodes": analysis.nodes,
            "pv": analysis.pv,
        });
        if self.lines > 1 {
            let best = (&analysis.scores, &analysis.pv);
            let others = analysis.others.iter().map(|other| (&other.scores, &other.pv));
            let lines = std::iter::once(best).chain(others);
            let lines = lines.map(|(scores, pv)| json!({ "values": values(scores), "pv": pv }));
            object["lines"] = lines.collect();
        }
        object
    }
}

/// The move, then what it is worth.
fn tell(session: &dyn Session, analysis: &Analysis) -> Vec<String> {
    let worth = |scores: &[Score]| match scores.len() {
        2 => scores[session.seat().index()].to_string(),
        seats => {
            let values = Seat::first(seats).zip(scores);
            let values: Vec<String> =
                values.map(|(seat, value)| format!("{seat} {value}")).collect();
            values.join(", ")
        }
    };
    let mut lines = vec![
        analysis.best.clone(),
        format!("value {}", worth(&analysis.scores)),
        format!("depth {}", analysis.depth),
        format!("nodes {}", analysis.nodes),
        format!("pv {}", analysis.pv.join(" ")),
    ];
    lines.extend(analysis.others.iter().zip(2..).map(|(other, rank)| {
        format!("line {rank} value {} pv {}", worth(&other.scores), other.pv.join(" "))
    }));
    lines
}

/// What a line is worth to each seat.
fn values(scores: &[Score]) -> Map<String, Value> {
    let values = Seat::first(scores.len()).zip(scores);
    values.map(|(seat, score)| (seat.to_string(), value(*score))).collect()
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

fn lines(text: &str) -> Result<usize, String> {
    whole_number(text, 1, 256)
}

fn nodes(text: &str) -> Result<Strength, String> {
    whole_number(text, 1, u64::MAX).map(|nodes| Limits::nodes(nodes).into())
}

fn depth(text: &str) -> Result<Strength, String> {
    whole_number(text, 1, u32::MAX).map(|depth| Limits::depth(depth).into())
}

fn time(text: &str) -> Result<Strength, String> {
    whole_number(text, 1, u64::MAX).map(|time| Limits::time(Duration::from_millis(time)).into())
}
