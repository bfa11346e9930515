//! What can be set.

use tabletier_session::{Entry, Level, Message, TextError, ThinkOptions, catalog};

use super::command::{number, wrong};
use crate::usage::MOST_THREADS;

/// What is set.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) game: &'static dyn Entry,
    /// The rules; `None` for the game's default.
    pub(crate) rules: Option<String>,
    pub(crate) seed: u64,
    /// The size of the transposition table, in MiB.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    pub(crate) level: Option<Level>,
    /// How many of the best moves to find.
    pub(crate) multi_pv: usize,
    /// Whether the answer that is expected is told with a move, to be thought about meanwhile.
    pub(crate) ponder: bool,
}

/// What a new value means for the work in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Another game: the position is none of it.
    Game,
    /// The transposition table has another size.
    Hash,
    /// It is heeded from now on.
    Manner,
}

const MIB: usize = 1 << 20;
const MOST_HASH: usize = 4096;
const MOST_MULTI_PV: usize = 256;
/// How an empty text is written.
const EMPTY: &str = "<empty>";
/// No level.
const OFF: &str = "off";

impl Default for Options {
    fn default() -> Options {
        Options {
            game: catalog::GAMES[0],
            rules: None,
            seed: 0,
            hash: ThinkOptions::MEMORY / MIB,
            threads: 1,
            level: None,
            multi_pv: 1,
            ponder: false,
        }
    }
}

impl Options {
    /// The options as they are told at the beginning, with the values of the beginning.
    pub(crate) fn describe() -> [String; 8] {
        let Options { game, hash, .. } = Options::default();
        let games = catalog::GAMES.iter().map(|entry| entry.about().key.to_string());
        let levels = std::iter::once(OFF.to_string()).chain(Level::all().map(|l| l.to_string()));
        [
            combo("Game", game.about().key, games),
            format!("option name Rules type string default {EMPTY}"),
            "option name Seed type string default 0".to_string(),
            format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            combo("Level", OFF, levels),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_MULTI_PV}"),
            "option name Ponder type check default false".to_string(),
        ]
    }

    /// Sets an option, whose name may be written in small or capital letters.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<Change, TextError> {
        Ok(match name.to_ascii_lowercase().as_str() {
            "game" => {
                self.game = catalog::find(value)?;
                self.rules = None;
                Change::Game
            }
            "rules" => {
                let rules = Some(value).filter(|value| !["", EMPTY].contains(value));
                self.game.rules_text(rules)?;
                self.rules = rules.map(str::to_string);
                Change::Game
            }
            "seed" => {
                self.seed = number("Seed", value, 0, u64::MAX)?;
                Change::Manner
            }
            "hash" => {
                self.hash = number("Hash", value, 1, MOST_HASH)?;
                Change::Hash
            }
            "threads" => {
                self.threads = number("Threads", value, 1, MOST_THREADS)?;
                Change::Manner
            }
            "level" => {
                self.level = match value {
                    OFF => None,
                    level => Some(level.parse().map_err(|error: TextError| TextError {
                        expected: Message::plain(format!("{OFF}, or {}", error.expected)),
                        ..error
                    })?),
                };
                Change::Manner
            }
            "multipv" => {
                self.multi_pv = number("MultiPV", value, 1, MOST_MULTI_PV)?;
                Change::Manner
            }
            "ponder" => {
                let wrong = |_| wrong("Ponder", value, "true or false");
                self.ponder = value.parse().map_err(wrong)?;
                Change::Manner
            }
            _ => {
                let expected = "Game, Rules, Seed, Hash, Threads, Level, MultiPV or Ponder";
                return Err(wrong("option", name, expected));
            }
        })
    }

    /// The memory in bytes.
    pub(crate) fn memory(&self) -> usize {
        self.hash.saturating_mul(MIB)
    }
}

fn combo(name: &str, default: &str, values: impl Iterator<Item = String>) -> String {
    let values: String = values.map(|value| format!(" var {value}")).collect();
    format!("option name {name} type combo default {default}{values}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_told_can_be_set_to_its_default_and_its_ends() {
        for line in Options::describe() {
            let words: Vec<&str> = line.split(' ').collect();
            let [name, default] = [words[2], words[6]];
            let ends =
                words.iter().enumerate().filter(|(_, word)| ["min", "max", "var"].contains(word));
            for value in std::iter::once(default).chain(ends.map(|(at, _)| words[at + 1])) {
                let mut options = Options::default();
                assert!(options.set(name, value).is_ok(), "{name} {value}");
                assert!(options.set(&name.to_lowercase(), value).is_ok(), "{name} {value}");
            }
        }
    }

    #[test]
    fn another_game_has_its_own_rules() {
        let mut options = Options::default();
        assert_eq!(options.set("Rules", "boutin"), Ok(Change::Game));
        assert_eq!(options.rules.as_deref(), Some("boutin"));
        assert_eq!(options.set("Game", "batons"), Ok(Change::Game));
        assert_eq!(options.rules, None);
        assert!(options.set("Rules", "boutin").is_err());
    }

    #[test]
    fn a_value_that_does_not_fit_changes_nothing() {
        let mut options = Options::default();
        let before = format!("{options:?}");
        for (name, value, place, expected) in [
            ("Game", "chess", "game", "billo or"),
            ("Game", "", "game", "billo or"),
            ("Rules", "no=rules", "rules", "capture"),
            ("Hash", "0", "Hash", "from 1 to 4096"),
            ("Hash", "4097", "Hash", "from 1 to 4096"),
            ("Hash", "99999999999999999999", "Hash", "from 1"),
            ("Threads", "-1", "Threads", "from 1 to 1024"),
            ("MultiPV", "two", "MultiPV", "from 1 to 256"),
            ("Level", "9", "level", "off, or a level from 1 to 8"),
            ("Seed", "-1", "Seed", "from 0 to"),
            ("Seed", "18446744073709551616", "Seed", "from 0 to"),
            ("Ponder", "yes", "Ponder", "true or false"),
            ("Contempt", "1", "option", "Game, Rules"),
        ] {
            let error = options.set(name, value).unwrap_err();
            assert_eq!(error.place.to_string(), place, "{name} {value}");
            assert!(error.expected.to_string().contains(expected), "{name} {value}: {error}");
        }
        assert_eq!(format!("{options:?}"), before);
    }
}
