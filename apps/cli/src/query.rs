//! A query about one position, or about each of many read from standard input.

use std::io::Write;

use clap::Args;
use tabletier_session::Session;

use crate::batch;
use crate::failure::Failure;
use crate::game_line::GameLine;

/// Which positions a query is about.
#[derive(Args, Debug)]
pub(crate) struct Query {
    #[command(flatten)]
    line: GameLine,

    /// The position; without it the start position. `-` reads one position per line from
    /// standard input, perhaps with a TAB and moves after it, and answers each with one line, items
    /// separated by TAB
    #[arg(value_name = "POSITION")]
    position: Option<String>,
}

impl Query {
    /// Writes what `ask` answers: one item per line, or one line per position of standard input.
    pub(crate) fn answer(
        &self,
        out: &mut impl Write,
        ask: impl Fn(&dyn Session) -> Vec<String>,
    ) -> Result<(), Failure> {
        match self.position.as_deref() {
            Some("-") => {
                self.line.check()?;
                batch::answer(out, |line| Ok(ask(&*self.line.open_line(line)?)))
            }
            position => {
                let items = ask(&*self.line.open(position)?);
                items.iter().try_for_each(|item| writeln!(out, "{item}"))?;
                Ok(())
            }
        }
    }
}
