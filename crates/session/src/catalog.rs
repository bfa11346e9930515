//! The games there are, without their types.

use std::fmt;
use std::marker::PhantomData;

use tabletier_core::words::session as words;
use tabletier_core::{
    About, Book, Draft, Game, Lang, Measured, Position, Rules, RulesForm, Settings, Task, Taught,
    TextError, any_of,
};
#[cfg(feature = "tools")]
use tabletier_core::{PuzzleSearch, Workload};
use tabletier_games::each_game;
use tabletier_print::{Paper, Sheet, sheets};

use crate::Session;
use crate::typed_session::TypedSession;

/// A game that has begun, or why the text does not allow it.
type Opened = Result<Box<dyn Session>, TextError>;
/// A board to set up a position on, or why the text does not allow it.
type Drafted = Result<Box<dyn Draft>, TextError>;

/// A game of the catalog: what to say of it, its rules, and the beginning of a game.
///
/// Wherever rules are asked for, those of the game's default are meant without them.
pub trait Entry: Measures + Send + Sync {
    /// What to say of it.
    fn about(&self) -> &'static About;
    /// The presets and keys of its rules text.
    fn rules(&self) -> &'static RulesForm;
    /// The canonical form of a rules text.
    fn rules_text(&self, rules: Option<&str>) -> Result<String, TextError>;
    /// What a rules text sets each key to.
    fn settings(&self, rules: Option<&str>) -> Result<Settings, TextError>;
    /// Whether games by these rules are won, lost or drawn, and not merely scored.
    fn competes(&self, rules: Option<&str>) -> Result<bool, TextError>;
    /// How many turns are drawn at random to open a game of a match.
    fn opening(&self) -> u32;
    /// A new game. The seed matters only where something is drawn.
    fn start(&self, rules: Option<&str>, seed: u64) -> Opened;
    /// A game that begins at a position.
    fn resume(&self, rules: Option<&str>, position: &str) -> Opened;
    /// The rules told and shown, and the words of its tasks; `None` where they have not been loaded
    /// in this language.
    fn book(&self, lang: Lang) -> Option<&'static Book>;
}

/// What is done with a game besides playing it: it is taught, printed and set up by hand.
///
/// These are no part of [`Entry`], so that a browser need not load them in order to play.
pub trait Workshop: Send + Sync {
    /// The key of the game.
    fn key(&self) -> &'static str;
    /// What a guided first game asks for, step by step; [`Show::achieves`](crate::Show::achieves) tells when it is done.
    fn tasks(&self) -> Vec<&'static Task>;
    /// What is printed to play it on paper: the board, the pieces to cut out, and the rules.
    fn sheets(&self, paper: Paper, lang: Lang) -> Vec<Sheet>;
    /// A board on which a position is set up by hand, beginning with this one.
    fn draft(&self, rules: Option<&str>, position: &str) -> Drafted;
}

/// What programs count and look for in a game.
pub trait Measures {
    /// What a quick measurement counts.
    #[cfg(feature = "tools")]
    fn workloads(&self) -> &'static [Workload];
    /// What makes one of its positions a puzzle.
    #[cfg(feature = "tools")]
    fn puzzles(&self) -> PuzzleSearch;
}

/// The games, in the order in which they are shown.
pub static GAMES: &[&dyn Entry] = &each_game!(of);

/// What else is done with each of them.
static WORKSHOPS: &[&dyn Workshop] = &each_game!(workshop);

const fn workshop<G: Taught>() -> &'static dyn Workshop {
    const { &Of::<G>(PhantomData) }
}

impl dyn Entry + '_ {
    /// What else is done with this game; a game that is not in the catalog has nothing of it.
    pub fn workshop(&self) -> Result<&'static dyn Workshop, TextError> {
        let key = self.about().key;
        let found = WORKSHOPS.iter().copied().find(|workshop| workshop.key() == key);
        found.ok_or_else(|| unknown(key, GAMES))
    }

    /// [`Workshop::tasks`] of this game.
    pub fn tasks(&self) -> Vec<&'static Task> {
        self.workshop().map_or_else(|_| Vec::new(), Workshop::tasks)
    }

    /// [`Workshop::sheets`] of this game.
    pub fn sheets(&self, paper: Paper, lang: Lang) -> Vec<Sheet> {
        self.workshop().map_or_else(|_| Vec::new(), |workshop| workshop.sheets(paper, lang))
    }

    /// [`Workshop::draft`] of this game.
    pub fn draft(&self, rules: Option<&str>, position: &str) -> Drafted {
        self.workshop()?.draft(rules, position)
    }
}

/// The entry of a game.
pub const fn of<G: Taught + Measured>() -> &'static dyn Entry {
    const { &Of::<G>(PhantomData) }
}

/// The game with this key.
pub fn find(key: &str) -> Result<&'static dyn Entry, TextError> {
    find_in(GAMES, key)
}

/// The game with this key among these.
pub(crate) fn find_in(
    games: &[&'static dyn Entry],
    key: &str,
) -> Result<&'static dyn Entry, TextError> {
    let found = games.iter().copied().find(|entry| entry.about().key == key);
    found.ok_or_else(|| unknown(key, games))
}

fn unknown(key: &str, games: &[&'static dyn Entry]) -> TextError {
    TextError::new(words::AT_GAME, key, any_of(games.iter().map(|entry| entry.about().key)))
}

/// By its key.
impl fmt::Debug for dyn Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.about().key)
    }
}

/// What stands for a game whose type is known.
struct Of<G>(PhantomData<fn(G)>);

impl<G: Taught + Measured> Entry for Of<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn rules(&self) -> &'static RulesForm {
        const { &<G::Position as Position>::Rules::FORM }
    }

    fn rules_text(&self, rules: Option<&str>) -> Result<String, TextError> {
        Ok(read_rules::<G>(rules)?.to_string())
    }

    fn settings(&self, rules: Option<&str>) -> Result<Settings, TextError> {
        Ok(read_rules::<G>(rules)?.settings())
    }

    fn competes(&self, rules: Option<&str>) -> Result<bool, TextError> {
        Ok(read_rules::<G>(rules)?.competes())
    }

    fn opening(&self) -> u32 {
        G::OPENING
    }

    fn start(&self, rules: Option<&str>, seed: u64) -> Opened {
        let start = G::Position::start(read_rules::<G>(rules)?, seed);
        Ok(Box::new(TypedSession::<G>::new(start, Some(seed))))
    }

    fn resume(&self, rules: Option<&str>, position: &str) -> Opened {
        let rules = read_rules::<G>(rules)?;
        let start = G::Position::read(rules, position)?;
        let usual = start == G::Position::start(rules, 0);
        Ok(Box::new(TypedSession::<G>::new(start, usual.then_some(0))))
    }

    fn book(&self, lang: Lang) -> Option<&'static Book> {
        G::book(lang)
    }
}

impl<G: Taught> Workshop for Of<G> {
    fn key(&self) -> &'static str {
        G::ABOUT.key
    }

    fn tasks(&self) -> Vec<&'static Task> {
        G::EXERCISES.iter().map(|exercise| &exercise.task).collect()
    }

    fn sheets(&self, paper: Paper, lang: Lang) -> Vec<Sheet> {
        sheets::<G>(paper, lang)
    }

    fn draft(&self, rules: Option<&str>, position: &str) -> Drafted {
        Ok(G::draft(&G::Position::read(read_rules::<G>(rules)?, position)?))
    }
}

impl<G: Measured> Measures for Of<G> {
    #[cfg(feature = "tools")]
    fn workloads(&self) -> &'static [Workload] {
        G::BENCH
    }

    #[cfg(feature = "tools")]
    fn puzzles(&self) -> PuzzleSearch {
        G::PUZZLES
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
            let key = entry.about().key;
            let named = GAMES.iter().filter(|other| other.about().key == key);
            assert_eq!(named.count(), 1, "two games are called {key}");
            assert_eq!(find(key).unwrap().about().name, entry.about().name);
        }
        let error = find("no game").unwrap_err();
        let expected = error.expected.to_string();
        assert!(GAMES.iter().all(|entry| expected.contains(entry.about().key)), "{error}");
    }

    #[test]
    fn the_game_that_is_shown_can_be_played_to_its_end() {
        for entry in GAMES {
            let key = entry.about().key;
            let mut session = entry.start(None, 0).unwrap();
            for mv in entry.about().exhibit.split_whitespace() {
                session.play(mv).unwrap_or_else(|error| panic!("{key}: {mv}: {error}"));
            }
            assert!(session.outcome().is_some(), "{key}: {}", session.position());
            assert!(session.played().len() > 20, "{key} has a short game");
        }
    }

    #[test]
    fn workloads_can_be_counted() {
        for entry in GAMES {
            let key = entry.about().key;
            for work in entry.workloads() {
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
            let cleared = draft.check().map_or(true, |text| entry.resume(None, &text).is_ok());
            assert!(cleared, "{}: what is let through is no position", entry.about().key);
            assert!(entry.draft(None, "nothing").is_err());
        }
    }

    #[test]
    fn every_rules_text_reads_back() {
        for entry in GAMES {
            let standard = entry.rules_text(None).unwrap();
            assert_eq!(entry.rules_text(Some(&standard)).unwrap(), standard);
            for preset in entry.rules().presets {
                let text = entry.rules_text(Some(preset.about.code)).unwrap();
                let settings = entry.settings(Some(&text)).unwrap();
                assert_eq!(settings, entry.settings(Some(preset.about.code)).unwrap());
                assert_eq!(entry.rules_text(Some(&text)).unwrap(), text);
            }
        }
    }
}
