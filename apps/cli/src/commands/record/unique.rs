//! `tabletier record unique`: every game once.

use std::io::Write;

use tabletier_session::Record;

use super::input::Selection;
use super::list::players;
use super::output::To;
use super::sort::told;
use super::sorter::Sorter;
use crate::failure::Failure;

/// Writes every game once: the first of those with the same moves
///
/// Games are the same if they have the same rules, the same start, the same moves, be it by other
/// routes, and the same result, whoever played.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    /// Games of other players, or of another day, are others
    #[arg(long)]
    players: bool,

    #[command(flatten)]
    to: To,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.to.write(out, |games| {
            let mut same = Sorter::new(false);
            let read = self.games.each(|number, record| {
                let value = [&number.to_be_bytes()[..], record.to_string().as_bytes()].concat();
                Ok(same.push(self.identity(&record), value)?)
            });
            told(read, || {
                let mut firsts = Sorter::new(false);
                let mut last = None;
                same.finish(|key, value| {
                    if last.as_deref() != Some(key) {
                        last = Some(key.to_vec());
                        let (number, record) = value.split_at(size_of::<usize>());
                        firsts.push(number.to_vec(), record.to_vec())?;
                    }
                    Ok::<(), Failure>(())
                })?;
                firsts.finish(|_, game| games.put_text(&String::from_utf8_lossy(&game)))
            })
        })
    }

    /// What is the same in equal games. A move is what it does, so positions tell games apart.
    fn identity(&self, record: &Record) -> Vec<u8> {
        let mut here = record.session().copy();
        let mut parts = vec![here.about().key.to_string(), here.rules(), record.result()];
        if self.players {
            parts.push(players(record));
            parts.push(record.date().unwrap_or_default().to_string());
        }
        parts.push(here.position());
        while here.undo() {
            parts.push(here.position());
        }
        parts.join("\n").into_bytes()
    }
}
