//! `tabletier match`: many games between the same players.

mod hall;
mod keeper;
mod report;
mod ticker;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use tabletier_session::Strength;
use tabletier_session::arena::{Match, Standings};

use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::today::today;
use crate::usage::{seed, threads, whole_number};
use keeper::Keeper;
use report::Line;
use ticker::Ticker;

/// Plays a match: who is stronger, and by how much
///
/// Seats rotate, and each opening, a few turns at random, is played once with every rotation before
/// the next is drawn. Prints wins, draws, losses, the score and the difference in Elo points, both
/// with the interval in which the truth lies 95 times in 100. With more than two players a draw is
/// shared by all, and the Elo points are what a player is stronger than each of the others if these
/// are equals.
///
/// The same seed gives the same games on every machine, unless time limits a player. Times for a
/// move go to standard error, and how the match goes: as a bar, or every ten seconds in a line where
/// it is no terminal. Ctrl-C and SIGTERM end the match and print what has been played so far, with the
/// exit code 130 or 143; a second one ends the program without a word.
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

    /// Add the games to this file, each move with its value, how far ahead was looked and for how long
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Print one JSON object instead, with every game, its opening and its moves
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let rules = self.game.rules();
        let contest = Match::new(self.game.entry()?, rules, self.players.clone(), self.seed)?;
        let keeper = self.record.as_deref().map(|path| Keeper::open(path, today()));
        let mut keeper = keeper.transpose()?;
        let (stop, signal) = interrupt()?;
        let bar = progress(self.games);
        let mut ticker = Ticker::new(io::stderr().is_terminal());
        let threads = self.threads.unwrap_or_else(cores).min(self.games);
        let mut moves = BTreeMap::new();
        let mut kept = Ok(());
        let (standings, paces) =
            hall::play(&contest, self.games, threads, &stop, |standings, over| {
                let games = standings.games().len();
                bar.set_position(games as u64);
                bar.set_message(running(standings));
                if ticker.is_due() {
                    let _ = writeln!(io::stderr(), "{games}/{} {}", self.games, running(standings));
                }
                let Some(bout) = over else { return };
                if self.json {
                    moves.insert(bout.number(), Line::of(bout));
                }
                if let Some(keeper) = &mut keeper
                    && kept.is_ok()
                {
                    kept = keeper.take(bout);
                    // What cannot be kept is not played on.
                    stop.fetch_or(kept.is_err(), Ordering::Relaxed);
                }
            });
        bar.finish_and_clear();
        kept?;
        keeper.map_or(Ok(()), Keeper::finish)?;
        match self.json {
            true => report::write_json(out, &contest, &standings, &moves)?,
            false => report::write(out, &contest, &standings)?,
        }
        out.flush()?;
        // Nobody need read this.
        let _ = report::write_paces(&mut io::stderr(), &contest, &paces);
        let interrupted = stop.load(Ordering::Relaxed) && standings.games().len() < self.games;
        match interrupted {
            true => Err(Failure::Interrupted(signal.load(Ordering::Relaxed) as u8)),
            false => Ok(()),
        }
    }
}

/// A flag that Ctrl-C and SIGTERM set, and the number of the signal; a second one ends the program as it
/// does elsewhere.
fn interrupt() -> io::Result<(Arc<AtomicBool>, Arc<AtomicUsize>)> {
    let (stop, number) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_default(signal, Arc::clone(&stop))?;
        flag::register_usize(signal, Arc::clone(&number), signal as usize)?;
        flag::register(signal, Arc::clone(&stop))?;
    }
    Ok((stop, number))
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
