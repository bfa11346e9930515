//! The one list of the games of the house.

use tabletier_core::{About, Game, Position, Rules, RulesForm, Settings, TextError, Workload};

use tabletier_games::billo::Billo;

use crate::Session;
use crate::session::Line;

/// A table laid for a game, or why the text does not allow it.
type Opened = Result<Box<dyn Session>, TextError>;

/// A game of the catalog.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What to say of it.
    pub about: About,
    /// The presets and keys of its rules text.
    pub rules: RulesForm,
    /// What a quick measurement counts.
    pub bench: &'static [Workload],
    rules_text: fn(Option<&str>) -> Result<String, TextError>,
    settings: fn(Option<&str>) -> Result<Settings, TextError>,
    start: fn(Option<&str>, u64) -> Opened,
    resume: fn(Option<&str>, &str) -> Opened,
}

/// The games, in the order in which they are shown.
pub static GAMES: &[Entry] = &[Entry::of::<Billo>()];

/// The game with this key.
pub fn find(key: &str) -> Result<&'static Entry, TextError> {
    GAMES.iter().find(|entry| entry.about.key == key).ok_or_else(|| {
        let keys: Vec<&str> = GAMES.iter().map(|entry| entry.about.key).collect();
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
            rules_text: |rules| Ok(read_rules::<G>(rules)?.text()),
            settings: |rules| Ok(read_rules::<G>(rules)?.settings()),
            start: |rules, seed| {
                let start = G::Position::start(read_rules::<G>(rules)?, seed);
                Ok(Box::new(Line::<G>::new(start, Some(seed))))
            },
            resume: |rules, position| {
                let start = G::Position::read(read_rules::<G>(rules)?, position)?;
                Ok(Box::new(Line::<G>::new(start, None)))
            },
        }
    }

    /// The canonical form of a rules text; without one, that of the default rules.
    pub fn rules_text(&self, rules: Option<&str>) -> Result<String, TextError> {
        (self.rules_text)(rules)
    }

    /// What a rules text sets each key to; without one, what the default rules do.
    pub fn settings(&self, rules: Option<&str>) -> Result<Settings, TextError> {
        (self.settings)(rules)
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
}

fn read_rules<G: Game>(text: Option<&str>) -> Result<<G::Position as Position>::Rules, TextError> {
    text.map_or_else(|| Ok(Rules::standard()), Rules::read)
}
