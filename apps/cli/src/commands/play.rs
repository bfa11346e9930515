//! `tabletier play`: a game in the terminal.

use std::io::{self, BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use tabletier_session::catalog;

use crate::commands::record::Files;
use crate::failure::Failure;
use crate::lang_args::LangArgs;
use crate::play::{Host, Manner, Seated, Setup, play_on_screen, play_plainly};
use crate::today::today;
use crate::usage::{seed, whole_number};

/// Plays a game in the terminal
///
/// On the full screen if standard input and output are a terminal, else line by line.
/// In colour unless the variable NO_COLOR is set.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, by its key in `tabletier games`; without it the first of them
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// A preset and/or key=value pairs joined by commas; without it the game's default
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,

    /// Who plays a seat: `A=human`, `B=level:4` (1 to 8), `B=time:500` (milliseconds),
    /// `B=nodes:20000`, `B=depth:5`, `B=random`, `B=uct:time=500` (or alphabeta, maxn, mcts); a
    /// seat that is not named is for a person
    #[arg(long = "seat", value_name = "SEAT=PLAYER")]
    seats: Vec<Seated>,

    /// Where the game begins; without it at the start position
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// What is drawn by lot, and what the program chooses at random, comes from this number;
    /// without it from the clock
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Go on with a game that is kept in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "position"])]
    record: Option<PathBuf>,

    /// Which game of the file, counted from 1; without it the first
    #[arg(long = "game", value_name = "N", requires = "record", value_parser = number)]
    #[arg(allow_negative_numbers = true)]
    number: Option<usize>,

    #[command(flatten)]
    language: LangArgs,

    /// Touch-move: what was picked up on the board must move
    #[arg(long)]
    touch_move: bool,

    /// Play line by line, without colours and without boxes drawn of characters, as a screen reader
    /// likes it
    #[arg(long)]
    plain: bool,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let record = match &self.record {
            Some(file) => Some(Files::new(vec![file.clone()]).nth(self.number.unwrap_or(1))?),
            None => None,
        };
        let kept = record.as_ref().map(|record| record.session().about().key);
        if let Some((game, kept)) = self.game.as_deref().zip(kept).filter(|(a, b)| a != b) {
            catalog::find(game)?;
            return Err(Failure::Wrong(format!(
                "game: found \"{game}\", expected {kept}, the game of the record"
            )));
        }
        let host = Host::new(&Setup {
            game: self.game.as_deref().or(kept).map_or(Ok(catalog::GAMES[0]), catalog::find)?,
            record,
            rules: self.rules.clone(),
            position: self.position.clone(),
            seats: self.seats.clone(),
            seed: self.seed.unwrap_or_else(any_seed),
            touch_move: self.touch_move,
            lang: self.language.lang(),
            date: today(),
        })?;
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if terminal && !self.plain && !is_dumb() {
            return play_on_screen(host);
        }
        let manner = Manner { echo: !io::stdin().is_terminal(), boxes: !self.plain };
        play_plainly(host, BufReader::new(io::stdin().lock()), manner, out)
    }
}

fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|kind| kind == "dumb")
}

/// Another one each time, and short enough to be told to a friend.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    1 + u64::from(now.subsec_micros())
}

fn number(text: &str) -> Result<usize, String> {
    whole_number(text, 1, usize::MAX)
}
