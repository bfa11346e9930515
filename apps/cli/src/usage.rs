//! From the words of the command line to a command, or to one line on what was expected.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::Write;
use std::str::FromStr;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use crate::args::Cli;
use crate::failure::Failure;

/// Reads the command line. Help and version are written to `out`, and nothing is left to do.
pub(crate) fn parse(
    words: impl IntoIterator<Item = OsString>,
    out: &mut impl Write,
) -> Result<Option<Cli>, Failure> {
    let words = join_moves(words);
    let error = match Cli::try_parse_from(&words) {
        Ok(cli) => return Ok(Some(cli)),
        Err(error) => error,
    };
    // Clap leaves out what would move a terminal's cursor; escaped, it is seen.
    let escaped = words.iter().map(|word| harmless(&word.to_string_lossy()));
    let error = Cli::try_parse_from(escaped).err().unwrap_or(error);
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        writeln!(out, "{}", error.render().to_string().trim_end())?;
        return Ok(None);
    }
    Err(Failure::Wrong(one_line(&error)))
}

/// Puts all moves after `--moves` into one word, as a move may begin with a hyphen: up to the next word
/// that begins with two, or is one alone.
fn join_moves(words: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::new();
    let mut within = false;
    for word in words {
        within &= word != "-" && !word.as_encoded_bytes().starts_with(b"--");
        match joined.last_mut().filter(|_| within) {
            Some(moves) => {
                moves.push(" ");
                moves.push(word);
            }
            None if word == "--moves" => {
                within = true;
                joined.push("--moves=".into());
            }
            None => joined.push(word),
        }
    }
    joined
}

/// Clap's paragraphs on one line: what was wrong, and the usage as what was expected.
fn one_line(error: &clap::Error) -> String {
    let rendered = error.render().to_string();
    let (wrong, rest) = rendered.split_once("Usage: ").unwrap_or((&rendered, ""));
    let wrong = wrong
        .lines()
        .filter(|line| !line.contains("tip: to pass") && !line.contains("try '--help'"))
        .collect::<Vec<_>>()
        .join(" ");
    let wrong = one_blank(wrong.strip_prefix("error: ").unwrap_or(&wrong)).replace(" tip: ", "; ");
    match (error.kind(), rest.split("\n\n").next()) {
        (ErrorKind::MissingSubcommand, _) => format!("no command, expected {}", commands()),
        (ErrorKind::InvalidSubcommand, _) => format!("{wrong}, expected {}", commands()),
        (_, None | Some("")) => wrong,
        (_, Some(usage)) => format!("{wrong}; expected {}", one_blank(usage)),
    }
}

fn commands() -> String {
    let command = Cli::command();
    let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
    shown.map(clap::Command::get_name).collect::<Vec<_>>().join(" or ")
}

/// On one line, with one blank between words.
fn one_blank(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// With control characters escaped, so that nothing in it moves a terminal's cursor.
fn harmless(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c.is_control() {
            true => out.extend(c.escape_debug()),
            false => out.push(c),
        }
    }
    out
}

/// Reads a whole number from `least` to `most`, and says so otherwise.
pub(crate) fn whole_number<T>(text: &str, least: T, most: T) -> Result<T, String>
where
    T: Copy + FromStr + PartialOrd + Display,
{
    text.parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("expected a whole number from {least} to {most}"))
}

/// Reads what is to be drawn from.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    whole_number(text, 0, u64::MAX)
}

/// More threads than this are of no use anywhere.
pub(crate) const MOST_THREADS: usize = 1024;

/// Reads how many threads are to work.
pub(crate) fn threads(text: &str) -> Result<usize, String> {
    whole_number(text, 1, MOST_THREADS)
}

#[cfg(test)]
mod tests {
    use tabletier_session::Lang;

    use super::*;

    fn wrong(line: &str) -> String {
        match parse(line.split(' ').map(OsString::from), &mut Vec::new()) {
            Err(Failure::Wrong(what)) => what,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn every_usage_error_is_one_line_that_says_what_was_expected() {
        let tags: Vec<&str> = Lang::all().iter().map(|(tag, _)| *tag).collect();
        let languages = format!("[possible values: {}]", tags.join(", "));
        for (line, parts) in [
            ("tabletier", ["no command", "expected games or start"]),
            ("tabletier frob", ["'frob'", "expected games or start"]),
            ("tabletier moves", ["<GAME>", "expected tabletier moves"]),
            ("tabletier moves x y z", ["'z'", "expected tabletier moves"]),
            ("tabletier moves x --frob", ["'--frob'", "expected tabletier moves"]),
            ("tabletier moves x --rules", ["'--rules", "value is required"]),
            ("tabletier mov", ["'mov'; a similar", "expected games or start"]),
            ("tabletier moves x --rul y", ["'--rul' found; a similar", "expected tabletier moves"]),
            ("tabletier start x --seed -1", ["'-1'", "expected a whole number from 0"]),
            ("tabletier start x --seed 1e3", ["'1e3'", "expected a whole number from 0"]),
            ("tabletier perft x", ["<DEPTH>", "expected tabletier perft"]),
            ("tabletier perft x -1", ["'-1'", "expected a whole number from 1 to 99"]),
            ("tabletier perft x 0", ["'0'", "expected a whole number from 1 to 99"]),
            ("tabletier perft x 100", ["'100'", "expected a whole number from 1 to 99"]),
            ("tabletier perft x ten", ["'ten'", "expected a whole number from 1 to 99"]),
            ("tabletier show x --lang xx", ["'xx'", &languages]),
            ("tabletier status", ["<GAME>", "expected tabletier status"]),
            ("tabletier status --game 1", ["--record <FILE>", "expected tabletier status"]),
            ("tabletier best x --lines 0 --level 1", ["'0'", "from 1 to 256"]),
            ("tabletier match x level:1 level:2", ["--games", "expected tabletier match"]),
            ("tabletier match x --games 1", ["<PLAYER>", "expected tabletier match"]),
            ("tabletier match x random robot --games 1", ["\"robot\"", "expected random, level:1"]),
            (
                "tabletier match x random uct:time=0 --games 1",
                ["\"uct:time=0\"", "expected random"],
            ),
            ("tabletier match x random random --games 0", ["'0'", "from 1 to 1000000"]),
            ("tabletier match x random random --games -1", ["'-1'", "from 1 to 1000000"]),
            ("tabletier match x random random --games 1 -j 0", ["'0'", "from 1 to 1024"]),
            ("tabletier best x", ["--level", "--nodes <N>|--time <MS>"]),
            ("tabletier best x --level 3 --time 5", ["'--level <N>'", "cannot be used with"]),
            ("tabletier best x --level 9", ["\"9\"", "a level from 1 to 8"]),
            ("tabletier best x --nodes 0", ["'0'", "expected a whole number from 1"]),
            ("tabletier best x --time -1", ["'-1'", "expected a whole number from 1"]),
            ("tabletier best x --time 1 --threads 0", ["'0'", "from 1 to 1024"]),
            (
                "tabletier \u{1b}[2J\n\r",
                ["unrecognized subcommand '\\u{1b}[2J\\n\\r'", "expected games"],
            ),
        ] {
            let what = wrong(line);
            assert!(parts.iter().all(|part| what.contains(part)), "{line}: {what}");
            assert!(!what.contains(char::is_control), "{line}: {what:?}");
            assert!(!what.starts_with("error"), "{line}: {what}");
        }
    }

    #[test]
    fn moves_are_all_words_up_to_the_next_option() {
        let joined = |line: &str| {
            let words = join_moves(line.split(' ').map(OsString::from));
            words.into_iter().filter_map(|word| word.into_string().ok()).collect::<Vec<_>>()
        };
        assert_eq!(
            joined("best x --moves -c3 a --level 1"),
            ["best", "x", "--moves= -c3 a", "--level", "1"]
        );
        assert_eq!(joined("status x --moves a -"), ["status", "x", "--moves= a", "-"]);
        assert_eq!(joined("status x --moves"), ["status", "x", "--moves="]);
        assert_eq!(joined("status x --moves=a b"), ["status", "x", "--moves=a", "b"]);
    }

    #[test]
    fn help_and_version_are_no_errors() {
        for line in ["tabletier --help", "tabletier --version", "tabletier perft --help"] {
            let mut out = Vec::new();
            let cli = parse(line.split(' ').map(OsString::from), &mut out).unwrap();
            assert!(cli.is_none() && out.ends_with(b"\n"), "{line}");
        }
    }

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
