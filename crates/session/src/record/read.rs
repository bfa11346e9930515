//! Reading records, and replaying what they say.

use std::str::FromStr;

use tabletier_core::words::session as words;
use tabletier_core::{Message, Phrase, TextError, number};

use super::moves::{Words, replay};
use super::stream::Games;
use super::{LONGEST_NAME, Record, RecordError, RecordFault, result_word};
use crate::Session;
use crate::catalog::{self, Entry};

/// The longest file that is read at once, in bytes; thousands of games fit. Of a longer one
/// [`Games`] are read one after the other, none of which may be longer.
pub const LONGEST: usize = 4 << 20;

/// The tags that have a meaning, other than the players' seats.
pub(super) const TAGS: [&str; 7] = ["Game", "Rules", "Seed", "Position", "Title", "Date", "Result"];

/// Reads a file of any number of records of the games of the catalog.
pub fn read(text: &str) -> Result<Vec<Record>, RecordError> {
    read_with(catalog::GAMES, text)
}

/// Reads a file of any number of records of these games.
pub fn read_with(games: &[&'static dyn Entry], text: &str) -> Result<Vec<Record>, RecordError> {
    if text.len() > LONGEST {
        let error = too_long(text);
        return Err(RecordError { game: 1, line: 1, fault: error.into() });
    }
    let bytes = Games::new(text.as_bytes());
    bytes.map(|game| game.expect("a text is always there").read_with(games)).collect()
}

/// A file is longer than anybody's.
pub(crate) fn too_long(text: &str) -> TextError {
    let found = words::found_bytes(text.len().to_string());
    TextError::told(words::AT_FILE, found, words::want_bytes(LONGEST.to_string()))
}

/// Reads a text that is one record and nothing else.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let records = read(text)?;
        let found = words::found_games(records.len());
        let error = TextError::told(words::AT_FILE, found, words::WANT_ONE_GAME);
        let [record] = <[Record; 1]>::try_from(records).map_err(|_| RecordError {
            game: 1,
            line: 1,
            fault: error.into(),
        })?;
        Ok(record)
    }
}

/// A game of a file: its tags, and the line in which they begin.
struct Source<'a> {
    line: usize,
    tags: Vec<Tag<'a>>,
}

struct Tag<'a> {
    line: usize,
    name: &'a str,
    value: String,
}

/// What is wrong, and in which line.
pub(super) type Wrong = (usize, RecordFault);

/// Reads a text that is one game, and begins in this line of a file.
pub(super) fn read_one(
    games: &[&'static dyn Entry],
    text: &str,
    line: usize,
) -> Result<Record, Wrong> {
    let mut text = Words::new(text, line);
    text.skip_blanks();
    let line = text.line();
    let mut tags = Vec::new();
    while let Some((line, text)) = text.tag() {
        tags.push(read_tag(line, text).map_err(|error| (line, error.into()))?);
    }
    let strange = |text: &Words<'_>| {
        let found = text.rest().lines().next().unwrap_or_default().trim();
        (text.line(), TextError::new(words::AT_GAME, found, words::WANT_GAME_TAG).into())
    };
    if tags.is_empty() {
        return Err(strange(&text));
    }
    let record = Source { line, tags }.open(games, &mut text)?;
    if text.rest().is_empty() { Ok(record) } else { Err(strange(&text)) }
}

/// Reads `[Name "value"]`.
fn read_tag(line: usize, text: &str) -> Result<Tag<'_>, TextError> {
    let form = || TextError::new(words::AT_TAG, text, words::WANT_TAG);
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix("\"]"));
    let (name, escaped) = inside.and_then(|text| text.split_once(" \"")).ok_or_else(form)?;
    super::check_tag_name(name)?;
    let mut value = String::new();
    let mut chars = escaped.chars();
    while let Some(c) = chars.next() {
        let expected = match c {
            '\\' => match chars.next() {
                Some(c @ ('\\' | '"')) => {
                    value.push(c);
                    continue;
                }
                _ => words::WANT_BACKSLASH,
            },
            '"' => words::WANT_QUOTE,
            c if c.is_control() => words::WANT_PRINTABLE,
            c => {
                value.push(c);
                continue;
            }
        };
        return Err(TextError::new(words::at_tag_name(name), escaped, expected));
    }
    Ok(Tag { line, name, value })
}

impl Source<'_> {
    /// Replays the game, whose moves come next in the file.
    fn open(&self, games: &[&'static dyn Entry], file: &mut Words<'_>) -> Result<Record, Wrong> {
        for (index, tag) in self.tags.iter().enumerate() {
            if self.tags[..index].iter().any(|earlier| earlier.name == tag.name) {
                return Err(tag.wrong(words::want_tag_once(tag.name)));
            }
        }
        let mut record = Record::new(self.start(games)?);
        for tag in &self.tags {
            let set = match tag.name.parse() {
                Ok(seat) => record.set_player(seat, &tag.value),
                Err(_) if tag.name == "Date" => record.set_date(&tag.value),
                Err(_) if tag.name == "Title" && tag.value.trim().is_empty() => {
                    return Err(tag.wrong(words::want_name(LONGEST_NAME)));
                }
                Err(_) if tag.name == "Title" => record.set_title(&tag.value),
                Err(_) if TAGS.contains(&tag.name) => Ok(()),
                Err(_) => record.set_tag(tag.name, &tag.value),
            };
            set.map_err(|error| tag.at(error))?;
        }
        let (tree, stated) = replay(&mut *record.session, file)?;
        record.keep(tree);
        let result = self.required("Result", words::WANT_RESULT)?;
        record.set_result(&result.value).map_err(|error| result.at(error))?;
        let outcome = result_word(record.session());
        if let Some((line, found)) = stated.filter(|(_, found)| *found != outcome) {
            let expected = words::want_as_moves_say(outcome);
            return Err((line, TextError::new(words::AT_RESULT, found, expected).into()));
        }
        Ok(record)
    }

    fn start(&self, games: &[&'static dyn Entry]) -> Result<Box<dyn Session>, Wrong> {
        let game = self.required("Game", words::WANT_GAME_KEY)?;
        let entry = catalog::find_in(games, &game.value).map_err(|error| game.at(error))?;
        let rules = self.required("Rules", words::WANT_RULES_TEXT)?;
        entry.rules_text(Some(&rules.value)).map_err(|error| rules.at(error))?;
        let rules = Some(rules.value.as_str());
        match (self.tag("Seed"), self.tag("Position")) {
            (Some(seed), None) => {
                let number = number(&seed.value)
                    .ok_or_else(|| seed.wrong(words::want_whole_number(u64::MAX.to_string())))?;
                entry.start(rules, number).map_err(|error| seed.at(error))
            }
            (None, Some(position)) => {
                entry.resume(rules, &position.value).map_err(|error| position.at(error))
            }
            (None, None) => entry.start(rules, 0).map_err(|error| game.at(error)),
            (Some(seed), Some(_)) => Err(seed.wrong(words::WANT_SEED_OR_POSITION)),
        }
    }

    fn tag(&self, name: &str) -> Option<&Tag<'_>> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    fn required(&self, name: &str, expected: Phrase) -> Result<&Tag<'_>, Wrong> {
        self.tag(name).ok_or_else(|| {
            (self.line, TextError::new(words::at_tag_name(name), "", expected).into())
        })
    }
}

impl Tag<'_> {
    fn at(&self, error: TextError) -> Wrong {
        (self.line, error.into())
    }

    fn wrong(&self, expected: impl Into<Message>) -> Wrong {
        self.at(TextError::new(words::at_tag_name(self.name), &self.value, expected))
    }
}
