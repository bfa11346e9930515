//! Which line of play is meant: a game, where it begins, and the moves since.

use std::path::PathBuf;

use clap::Args;
use tabletier_session::{Session, catalog};

use crate::commands::record::Files;
use crate::failure::Failure;
use crate::usage::whole_number;

/// Which line of play is meant. Its history counts: repetitions and turns without progress are known.
#[derive(Args, Debug)]
pub(crate) struct GameLine {
    /// The game, by its key in `tabletier games`
    #[arg(value_name = "GAME", required_unless_present = "record")]
    game: Option<String>,

    /// A preset and/or key=value pairs joined by commas; without it the game's default
    #[arg(long, value_name = "RULES", conflicts_with = "record")]
    rules: Option<String>,

    /// Moves that were played since the position, each by any legal route: all words up to the next
    /// that begins with `--`
    #[arg(long, value_name = "MOVE…", allow_hyphen_values = true)]
    moves: Option<String>,

    /// A game that is kept in this file, at its end; `-` is standard input
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Which game of the file, counted from 1; without it the first
    #[arg(long = "game", value_name = "N", requires = "record", value_parser = number)]
    #[arg(allow_negative_numbers = true)]
    number: Option<usize>,
}

impl GameLine {
    /// The line of play from a position, or from the start of the game.
    pub(crate) fn open(&self, position: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        let mut session = match &self.record {
            None => self.begin(position)?,
            Some(file) => {
                if position.is_some() {
                    return Err(Failure::Wrong(
                        "position: found one beside --record, expected one of them".to_string(),
                    ));
                }
                let record = Files::new(vec![file.clone()]).nth(self.number.unwrap_or(1))?;
                let key = record.session().about().key;
                if let Some(game) = self.game.as_ref().filter(|game| *game != key) {
                    catalog::find(game)?;
                    return Err(Failure::Wrong(format!(
                        "game: found \"{game}\", expected {key}, the game of the record"
                    )));
                }
                record.into_session()
            }
        };
        if let Some(moves) = &self.moves {
            session.play_all(&moves.split_whitespace().collect::<Vec<_>>())?;
        }
        Ok(session)
    }

    /// The line of play of a line of input: a position, and after a TAB moves that were played since;
    /// nothing before the TAB is the start.
    pub(crate) fn open_line(&self, line: &str) -> Result<Box<dyn Session>, Failure> {
        let Some((position, moves)) = line.split_once('\t') else { return self.open(Some(line)) };
        let mut session = self.begin(Some(position).filter(|position| !position.is_empty()))?;
        let moves = moves.split_whitespace();
        let more = self.moves.iter().flat_map(|moves| moves.split_whitespace());
        session.play_all(&moves.chain(more).collect::<Vec<_>>())?;
        Ok(session)
    }

    fn begin(&self, position: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        let entry = catalog::find(self.game.as_deref().unwrap_or_default())?;
        let rules = self.rules.as_deref();
        Ok(match position {
            Some(position) => entry.resume(rules, position)?,
            None => entry.start(rules, 0)?,
        })
    }

    /// Whether what many positions are asked by can be read.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.record.is_some() {
            return Err(Failure::Wrong(
                "position: found - beside --record, expected one of them".to_string(),
            ));
        }
        let entry = catalog::find(self.game.as_deref().unwrap_or_default())?;
        Ok(entry.rules_text(self.rules.as_deref()).map(drop)?)
    }
}

fn number(text: &str) -> Result<usize, String> {
    whole_number(text, 1, usize::MAX)
}
