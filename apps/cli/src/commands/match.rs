//! `tabletier match`: many games between the same players.

mod hall;
mod report;

use std::io::{self, Write};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use tabletier_session::Strength;
use tabletier_session::arena::{Match, Standings};

use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::usage::{seed, threads, whole_number};

/// Plays a match: who is stronger, and by how much
///
/// Seats rotate, and each opening, a few turns at random, is played once with every rotation before
/// the next is drawn. Prints wins, draws, losses, the score and the difference in Elo points, both
/// with the interval in which the truth lies 95 times in 100. With more than two players a draw is
/// shared by all, and the Elo points are what a player is stronger than each of the others if these
/// are equals.
///
/// The same seed gives the same games on every machine, unless time limits a player. Times for a
/// move go to standard error. Ctrl-C ends the match and prints what has been played so far, with
/// the exit code 130; pressed twice, it ends the program without a word.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// The players, one for each seat: `random`, `level:4` (1 to 8), `nodes:20000`, `depth:5`,
    /// `time:100` (milliseconds a move), or with a search algorithm (alphabeta, maxn, mcts,
    /// uct) `uct:time=100`
    #[arg(value_name = "PLAYER", required = true, value_parser)]
    players: Vec<Strength>,

    /// How many games
    #[arg(long, value_name = "N", value_parser = games, allow_negative_numbers = true)]
    games: usize,

    /// What openings and random choices are drawn from
    #[arg(long, value_name = "N", value_parser = seed, default_value = "0")]
    #[arg(allow_negative_numbers = true)]
    seed: u64,

    /// How many games are played at a time; without it as many as the machine has cores
    #[arg(long, short = 'j', value_name = "N", value_parser = threads)]
    #[arg(allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Print one JSON object instead, with every game
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let rules = self.game.rules();
        let contest = Match::new(self.game.entry()?, rules, self.players.clone(), self.seed)?;
        let stop = interrupt()?;
        let bar = progress(self.games);
        let threads = self.threads.unwrap_or_else(cores).min(self.games);
        let (standings, paces) = hall::play(&contest, self.games, threads, &stop, |standings| {
            bar.set_position(standings.games().len() as u64);
            bar.set_message(running(standings));
        });
        bar.finish_and_clear();
        match self.json {
            true => report::write_json(out, &contest, &standings)?,
            false => report::write(out, &contest, &standings)?,
        }
        out.flush()?;
        // Nobody need read this.
        let _ = report::write_paces(&mut io::stderr(), &contest, &paces);
        let interrupted = stop.load(Ordering::Relaxed) && standings.games().len() < self.games;
        if interrupted { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// A flag that Ctrl-C sets; pressed once more, it ends the program as it does elsewhere.
fn interrupt() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    flag::register_conditional_default(SIGINT, Arc::clone(&stop))?;
    flag::register(SIGINT, Arc::clone(&stop))?;
    Ok(stop)
}

/// Seen only where standard error is a terminal.
fn progress(games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}, {eta} left");
    let bar = ProgressBar::new(games as u64);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message("games");
    bar.tick();
    bar
}

/// How the first player is doing.
fn running(standings: &Standings) -> String {
    let first = standings.of(0);
    format!("games, {:.1} %, Elo {}", first.score.value * 100.0, report::elo(first.elo))
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

fn games(text: &str) -> Result<usize, String> {
    whole_number(text, 1, 1_000_000)
}
