//! The one list of the games of the house.

use tabletier_core::{
    About, Chapter, Draft, Game, Lang, Position, Rules, RulesForm, Settings, Task, TextError,
    Workload,
};

use tabletier_games::batons::Batons;
use tabletier_games::bilitaire::Bilitaire;
use tabletier_games::billabong::Billabong;
use tabletier_games::billo::Billo;
use tabletier_print::{Paper, Sheet, sheets};

use crate::Session;
use crate::line::Line;

/// A table laid for a game, or why the text does not allow it.
type Opened = Result<Box<dyn Session>, TextError>;
/// A board to set up a position on, or why the text does not allow it.
type Drafted = Result<Box<dyn Draft>, TextError>;

/// A game of the catalog.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What to say of it.
    pub about: About,
    /// The presets and keys of its rules text.
    pub rules: RulesForm,
    /// What a quick measurement counts.
    pub bench: &'static [Workload],
    /// How many turns are drawn at random to open a game of a match.
    pub opening: u32,
    /// The rules, told and shown.
    pub chapters: &'static [Chapter],
    tasks: fn() -> Vec<&'static Task>,
    rules_text: fn(Option<&str>) -> Result<String, TextError>,
    settings: fn(Option<&str>) -> Result<Settings, TextError>,
    competes: fn(Option<&str>) -> Result<bool, TextError>,
    start: fn(Option<&str>, u64) -> Opened,
    resume: fn(Option<&str>, &str) -> Opened,
    draft: fn(Option<&str>, &str) -> Drafted,
    sheets: fn(Paper, Lang) -> Vec<Sheet>,
}

/// The games, in the order in which they are shown.
pub static GAMES: &[Entry] = &[
    Entry::of::<Billo>(),
    Entry::of::<Billabong>(),
    Entry::of::<Bilitaire>(),
    Entry::of::<Batons>(),
];

/// The game with this key.
pub fn find(key: &str) -> Result<&'static Entry, TextError> {
    find_in(GAMES, key)
}

/// The game with this key among these.
pub(crate) fn find_in<'a>(games: &'a [Entry], key: &str) -> Result<&'a Entry, TextError> {
    games.iter().find(|entry| entry.about.key == key).ok_or_else(|| {
        let keys: Vec<&str> = games.iter().map(|entry| entry.about.key).collect();
        TextError::new("game", key, keys.join(" or "))
    })
}

impl Entry {
    /// The entry of a game.
    pub const fn of<G: Game>() -> Entry {
        Entry {
            about: G::ABOUT,
            rules: <G::Position as Position>::Rules::FORM,
            bench: G::BENCH,
            opening: G::OPENING,
            chapters: G::CHAPTERS,
            tasks: || G::EXERCISES.iter().map(|exercise| &exercise.task).collect(),
            rules_text: |rules| Ok(read_rules::<G>(rules)?.to_string()),
            settings: |rules| Ok(read_rules::<G>(rules)?.settings()),
            competes: |rules| Ok(read_rules::<G>(rules)?.competes()),
            start: |rules, seed| {
                let start = G::Position::start(read_rules::<G>(rules)?, seed);
                Ok(Box::new(Line::<G>::new(start, Some(seed))))
            },
            resume: |rules, position| {
                let rules = read_rules::<G>(rules)?;
                let start = G::Position::read(rules, position)?;
                let usual = start == G::Position::start(rules, 0);
                Ok(Box::new(Line::<G>::new(start, usual.then_some(0))))
            },
            draft: |rules, position| {
                Ok(G::draft(&G::Position::read(read_rules::<G>(rules)?, position)?))
            },
            sheets: sheets::<G>,
        }
    }

    /// What a guided first game asks for, step by step; [`Session::achieves`] tells when it is done.
    pub fn tasks(&self) -> Vec<&'static Task> {
        (self.tasks)()
    }

    /// The canonical form of a rules text; without one, that of the default rules.
    pub fn rules_text(&self, rules: Option<&str>) -> Result<String, TextError> {
        (self.rules_text)(rules)
    }

    /// What a rules text sets each key to; without one, what the default rules do.
    pub fn settings(&self, rules: Option<&str>) -> Result<Settings, TextError> {
        (self.settings)(rules)
    }

    /// Whether games by these rules are won, lost or drawn, and not merely scored.
    pub fn competes(&self, rules: Option<&str>) -> Result<bool, TextError> {
        (self.competes)(rules)
    }

    /// A new game; without `rules`, by the default ones. The seed matters only where something
    /// is drawn.
    pub fn start(&self, rules: Option<&str>, seed: u64) -> Opened {
        (self.start)(rules, seed)
    }

    /// A game that begins at a position; without `rules`, by the default ones.
    pub fn resume(&self, rules: Option<&str>, position: &str) -> Opened {
        (self.resume)(rules, position)
    }

    /// A board on which a position is set up by hand, beginning with this one; without `rules`, by
    /// the default ones.
    pub fn draft(&self, rules: Option<&str>, position: &str) -> Drafted {
        (self.draft)(rules, position)
    }

    /// What is printed to play it on paper: the board, the pieces to cut out, and the rules.
    pub fn sheets(&self, paper: Paper, lang: Lang) -> Vec<Sheet> {
        (self.sheets)(paper, lang)
    }
}

fn read_rules<G: Game>(text: Option<&str>) -> Result<<G::Position as Position>::Rules, TextError> {
    text.map_or_else(|| Ok(Rules::standard()), str::parse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_key() {
        for entry in GAMES {
            let found = find(entry.about.key).unwrap();
            assert!(std::ptr::eq(found, entry), "two games are called {}", entry.about.key);
        }
        let error = find("no game").unwrap_err();
        assert!(GAMES.iter().all(|entry| error.expected.contains(entry.about.key)), "{error}");
    }

    #[test]
    fn every_game_has_a_workload_that_can_be_counted() {
        for entry in GAMES {
            let key = entry.about.key;
            assert!(!entry.bench.is_empty(), "{key} has nothing to measure");
            for work in entry.bench {
                let session = entry.resume(Some(work.rules), work.position).unwrap();
                assert!(work.depth > 0 && session.perft(1) > 0, "{key}: {work:?}");
            }
        }
    }

    #[test]
    fn a_position_set_up_by_hand_can_be_played() {
        for entry in GAMES {
            let start = entry.start(None, 0).unwrap().position();
            let mut draft = entry.draft(None, &start).unwrap();
            let text = draft.check().unwrap();
            assert_eq!(text, start);
            assert!(entry.resume(None, &text).is_ok());
            draft.clear();
            assert!(draft.check().is_err(), "{}: nothing is a position", entry.about.key);
            assert!(entry.draft(None, "nothing").is_err());
        }
    }

    #[test]
    fn every_rules_text_reads_back() {
        for entry in GAMES {
            let standard = entry.rules_text(None).unwrap();
            assert_eq!(entry.rules_text(Some(&standard)).unwrap(), standard);
            for preset in entry.rules.presets {
                let text = entry.rules_text(Some(preset.about.code)).unwrap();
                let settings = entry.settings(Some(&text)).unwrap();
                assert_eq!(settings, entry.settings(Some(preset.about.code)).unwrap());
                assert_eq!(entry.rules_text(Some(&text)).unwrap(), text);
            }
        }
    }
}
