//! `tabletier record sort`: games in another order.

use std::io::Write;

use clap::ValueEnum;
use tabletier_session::Record;

use super::input::Selection;
use super::list::players;
use super::output::To;
use super::sorter::Sorter;
use crate::failure::Failure;

/// Writes games in order; those that are alike in it stay in the order in which they came
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    /// By what; several, joined by commas, count one after the other
    #[arg(long, value_enum, value_name = "WHAT", value_delimiter = ',', default_value = "date")]
    by: Vec<By>,

    /// The last first
    #[arg(long)]
    reverse: bool,

    #[command(flatten)]
    to: To,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum By {
    /// The day; games without one first
    Date,
    /// The game, then its rules
    Game,
    /// The names of the players, in order of play
    Player,
    /// The result
    Result,
    /// How many moves were played
    Length,
}

impl By {
    fn key(self, record: &Record) -> Vec<u8> {
        let session = record.session();
        match self {
            By::Date => record.date().unwrap_or_default().into(),
            By::Game => format!("{} {}", session.about().key, session.rules()).into_bytes(),
            By::Player => players(record).to_lowercase().into_bytes(),
            By::Result => record.result().into_bytes(),
            By::Length => session.played().len().to_be_bytes().to_vec(),
        }
    }
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.to.write(out, |games| {
            let mut sorter = Sorter::new(self.reverse);
            let read = self.games.each(|_, record| {
                // No text has a character of number 0, so that a shorter one comes first.
                let keys: Vec<Vec<u8>> = self.by.iter().map(|by| by.key(&record)).collect();
                Ok(sorter.push(keys.join(&0), record.to_string().into_bytes())?)
            });
            told(read, || sorter.finish(|_, game| games.put_text(&String::from_utf8_lossy(&game))))
        })
    }
}

/// Goes on where some games were wrong, which has been told.
pub(crate) fn told(
    read: Result<(), Failure>,
    then: impl FnOnce() -> Result<(), Failure>,
) -> Result<(), Failure> {
    match read {
        Ok(()) | Err(Failure::Answered) => then().and(read),
        Err(failure) => Err(failure),
    }
}
