//! A query about one position, or about each of many read from standard input.

use std::io::{self, BufReader, Read, Write};

use clap::Args;
use tabletier_session::Session;

use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::lines::{self, InputLine};

/// Which positions a query is about.
#[derive(Args, Debug)]
pub(crate) struct Query {
    #[command(flatten)]
    game: GameArgs,

    /// The position; without it the start position. `-` reads one position per line from
    /// standard input and answers each with one line, items separated by TAB
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
            Some("-") => self.answer_each(io::stdin().lock(), out, ask),
            position => {
                let items = ask(&*self.game.open(position)?);
                items.iter().try_for_each(|item| writeln!(out, "{item}"))?;
                Ok(())
            }
        }
    }

    fn answer_each(
        &self,
        input: impl Read,
        out: &mut impl Write,
        ask: impl Fn(&dyn Session) -> Vec<String>,
    ) -> Result<(), Failure> {
        self.game.check()?;
        let mut input = BufReader::with_capacity(lines::LONGEST, input);
        let mut failed = false;
        loop {
            // Whoever waits for an answer before asking again gets it.
            if input.buffer().is_empty() {
                out.flush()?;
            }
            let answer = match lines::next(&mut input, lines::LONGEST)? {
                None => break,
                Some(line) => self.answer_line(line, &ask),
            };
            match answer {
                Ok(items) => writeln!(out, "{}", items.join("\t"))?,
                Err(wrong) => {
                    failed = true;
                    writeln!(out, "error: {wrong}")?;
                }
            }
        }
        if failed { Err(Failure::Answered) } else { Ok(()) }
    }

    fn answer_line(
        &self,
        line: InputLine,
        ask: impl Fn(&dyn Session) -> Vec<String>,
    ) -> Result<Vec<String>, String> {
        let position = line.text()?;
        let session = self.game.open(Some(&position)).map_err(|error| error.to_string())?;
        Ok(ask(&*session))
    }
}
