//! Reading records, and replaying what they say.

use tabletier_core::{Seat, TextError};

use super::{Record, RecordError, RecordFault};
use crate::catalog::{self, Entry};
use crate::{LineError, RESIGNED, Session};

/// The longest file that is read, in bytes; thousands of games fit.
pub const LONGEST: usize = 4 << 20;

/// The tags other than the players' seats.
const TAGS: [&str; 6] = ["Game", "Rules", "Seed", "Position", "Date", "Result"];

/// Reads a file of any number of records of the games of the house.
pub fn read(text: &str) -> Result<Vec<Record>, RecordError> {
    read_with(catalog::GAMES, text)
}

/// Reads a file of any number of records of these games.
pub fn read_with(games: &[Entry], text: &str) -> Result<Vec<Record>, RecordError> {
    if text.len() > LONGEST {
        let found = format!("{} bytes", text.len());
        let error = TextError::new("file", found, format!("at most {LONGEST} bytes"));
        return Err(RecordError { game: 1, line: 1, fault: error.into() });
    }
    split(text)?
        .into_iter()
        .enumerate()
        .map(|(index, source)| {
            source.open(games).map_err(|(line, fault)| RecordError { game: index + 1, line, fault })
        })
        .collect()
}

/// A game of a file, as it is written.
#[derive(Default)]
struct Source<'a> {
    line: usize,
    tags: Vec<Tag<'a>>,
    /// Move numbers and moves, with their lines.
    words: Vec<(usize, &'a str)>,
}

struct Tag<'a> {
    line: usize,
    name: &'a str,
    value: String,
}

/// What is wrong, and in which line.
type Wrong = (usize, RecordFault);

/// Takes a file apart: a tag after a blank line or after a move begins another game.
fn split(text: &str) -> Result<Vec<Source<'_>>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut games: Vec<Source<'_>> = Vec::new();
    let mut in_tags = false;
    for (index, content) in text.lines().enumerate() {
        let line = index + 1;
        let content = content.trim();
        let fail = |game: usize, error: TextError| RecordError { game, line, fault: error.into() };
        if content.starts_with('[') {
            if !in_tags {
                games.push(Source { line, ..Source::default() });
                in_tags = true;
            }
            let number = games.len();
            if let Some(game) = games.last_mut() {
                let tag = read_tag(line, content).map_err(|error| fail(number, error))?;
                game.tags.push(tag);
            }
            continue;
        }
        in_tags = false;
        let words = content.split_whitespace().map(|word| (line, word));
        match games.last_mut() {
            Some(game) => game.words.extend(words),
            None if content.is_empty() => {}
            None => return Err(fail(1, TextError::new("game", content, "a tag [Game \"…\"]"))),
        }
    }
    Ok(games)
}

/// The seat whose player a tag names.
fn seat(tag: &str) -> Option<Seat> {
    Seat::first(Seat::MOST).find(|seat| tag == seat.to_string())
}

/// Reads `[Name "value"]`.
fn read_tag(line: usize, text: &str) -> Result<Tag<'_>, TextError> {
    let form = || TextError::new("tag", text, "[Name \"value\"]");
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix("\"]"));
    let (name, escaped) = inside.and_then(|text| text.split_once(" \"")).ok_or_else(form)?;
    if seat(name).is_none() && !TAGS.contains(&name) {
        let expected = format!("{} or a seat A to D", TAGS.join(", "));
        return Err(TextError::new("tag", name, expected));
    }
    let mut value = String::new();
    let mut chars = escaped.chars();
    while let Some(c) = chars.next() {
        let expected = match c {
            '\\' => match chars.next() {
                Some(c @ ('\\' | '"')) => {
                    value.push(c);
                    continue;
                }
                _ => r#"a backslash only as \\ or before a quote as \""#,
            },
            '"' => r#"a quote inside the value as \""#,
            c if c.is_control() => "printable characters",
            c => {
                value.push(c);
                continue;
            }
        };
        return Err(TextError::new(format!("tag {name}"), escaped, expected));
    }
    Ok(Tag { line, name, value })
}

impl Source<'_> {
    /// Replays the game.
    fn open(&self, games: &[Entry]) -> Result<Record, Wrong> {
        for (index, tag) in self.tags.iter().enumerate() {
            if self.tags[..index].iter().any(|earlier| earlier.name == tag.name) {
                return Err(tag.wrong(format!("the tag {} only once", tag.name)));
            }
        }
        let mut record = Record::new(self.start(games)?);
        for tag in &self.tags {
            let set = match seat(tag.name) {
                Some(seat) => record.set_player(seat, &tag.value),
                None if tag.name == "Date" => record.set_date(&tag.value),
                None => Ok(()),
            };
            set.map_err(|error| tag.at(error))?;
        }
        self.play(record.session_mut())?;
        let result = self.required("Result", "the result, or * for an unfinished game")?;
        result.resign(record.session_mut())?;
        if result.value != record.result() {
            return Err(result.wrong(format!("{}, as the moves say", record.result())));
        }
        Ok(record)
    }

    fn start(&self, games: &[Entry]) -> Result<Box<dyn Session>, Wrong> {
        let game = self.required("Game", "the game's key")?;
        let entry = catalog::find_in(games, &game.value).map_err(|error| game.at(error))?;
        let rules = self.required("Rules", "the rules text")?;
        entry.rules_text(Some(&rules.value)).map_err(|error| rules.at(error))?;
        let rules = Some(rules.value.as_str());
        match (self.tag("Seed"), self.tag("Position")) {
            (Some(seed), None) => {
                let number = (seed.value.parse().ok())
                    .filter(|number: &u64| number.to_string() == seed.value)
                    .ok_or_else(|| seed.wrong(format!("a whole number up to {}", u64::MAX)))?;
                entry.start(rules, number).map_err(|error| seed.at(error))
            }
            (None, Some(position)) => {
                entry.resume(rules, &position.value).map_err(|error| position.at(error))
            }
            (None, None) => entry.start(rules, 0).map_err(|error| game.at(error)),
            (Some(seed), Some(_)) => Err(seed.wrong("either Seed or Position".to_string())),
        }
    }

    fn play(&self, session: &mut dyn Session) -> Result<(), Wrong> {
        let seats = session.seats();
        let mut played = 0;
        let mut numbered = false;
        for &(line, word) in &self.words {
            if played % seats == 0 && !numbered {
                let number = format!("{}.", played / seats + 1);
                if word != number {
                    let expected = format!("{number} before the next move");
                    return Err((line, TextError::new("move number", word, expected).into()));
                }
                numbered = true;
                continue;
            }
            numbered = false;
            played += 1;
            session.play(word).map_err(|error| {
                (line, LineError { number: played, text: word.to_string(), error }.into())
            })?;
        }
        match self.words.last() {
            Some(&(line, number)) if numbered => {
                let error = TextError::new(format!("after {number}"), "", "a move");
                Err((line, error.into()))
            }
            _ => Ok(()),
        }
    }

    fn tag(&self, name: &str) -> Option<&Tag<'_>> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    fn required(&self, name: &str, expected: &str) -> Result<&Tag<'_>, Wrong> {
        self.tag(name)
            .ok_or_else(|| (self.line, TextError::new(format!("tag {name}"), "", expected).into()))
    }
}

impl Tag<'_> {
    /// Gives a game up that goes on after its moves, where the result says so.
    fn resign(&self, session: &mut dyn Session) -> Result<(), Wrong> {
        let won = |winner: &Seat| self.value == format!("won {winner} {}", RESIGNED.code);
        let winner = Seat::first(Seat::MOST).find(won);
        let Some(winner) = winner.filter(|_| session.outcome().is_none()) else { return Ok(()) };
        let losers = Seat::first(session.seats()).filter(|seat| *seat != winner);
        match losers.collect::<Vec<Seat>>()[..] {
            [loser] => session.resign(loser).map_err(|error| self.wrong(error.to_string())),
            _ => Err(self.wrong("won A resigned or won B resigned, where two play".to_string())),
        }
    }

    fn at(&self, error: TextError) -> Wrong {
        (self.line, error.into())
    }

    fn wrong(&self, expected: String) -> Wrong {
        self.at(TextError::new(format!("tag {}", self.name), &self.value, expected))
    }
}
