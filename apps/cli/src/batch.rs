//! Many questions in one run: a line of standard input each, answered by one line.

use std::io::{self, BufReader, Read, Write};

use crate::failure::Failure;
use crate::lines;

/// Answers each line of standard input by one line, items separated by TAB; what is wrong with a line
/// is its answer.
pub(crate) fn answer(
    out: &mut impl Write,
    ask: impl Fn(&str) -> Result<Vec<String>, Failure>,
) -> Result<(), Failure> {
    answer_each(io::stdin().lock(), out, ask)
}

fn answer_each(
    input: impl Read,
    out: &mut impl Write,
    ask: impl Fn(&str) -> Result<Vec<String>, Failure>,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(lines::LONGEST, input);
    let mut failed = false;
    loop {
        // Whoever waits for an answer before asking again gets it.
        if input.buffer().is_empty() {
            out.flush()?;
        }
        let answer = match lines::next(&mut input, lines::LONGEST)? {
            None => break,
            Some(line) => line.text().map_err(Failure::Wrong).and_then(|line| ask(&line)),
        };
        match answer {
            Ok(items) => writeln!(out, "{}", items.join("\t"))?,
            Err(Failure::Wrong(wrong)) => {
                failed = true;
                writeln!(out, "error: {wrong}")?;
            }
            Err(failure) => return Err(failure),
        }
    }
    if failed { Err(Failure::Answered) } else { Ok(()) }
}
