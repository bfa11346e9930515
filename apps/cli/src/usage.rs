//! From the words of the command line to a command, or to one line on what was expected.

use std::ffi::OsString;
use std::io::Write;

use clap::Parser;
use clap::error::ErrorKind;

use crate::args::Cli;
use crate::failure::Failure;

/// Reads the command line. Help and version are written to `out`, and nothing is left to do.
pub(crate) fn parse(
    words: impl IntoIterator<Item = OsString>,
    out: &mut impl Write,
) -> Result<Option<Cli>, Failure> {
    match Cli::try_parse_from(words) {
        Ok(cli) => Ok(Some(cli)),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                write!(out, "{}", error.render())?;
                Ok(None)
            }
            _ => Err(Failure::Wrong(one_line(&error.render().to_string()))),
        },
    }
}

/// Clap's paragraphs on one line: what was wrong, any tips, and the usage as what was expected.
fn one_line(rendered: &str) -> String {
    let (wrong, rest) = rendered.split_once("Usage: ").unwrap_or((rendered, ""));
    let wrong = join(wrong.strip_prefix("error: ").unwrap_or(wrong));
    let usage = rest.split("\n\n").next().map(join).unwrap_or_default();
    match usage.as_str() {
        "" => wrong.replace(" For more information, try '--help'.", ""),
        usage => format!("{wrong}; expected {usage}"),
    }
}

/// On one line, and harmless to print.
fn join(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().filter(|c| !c.is_control()).collect()
}
