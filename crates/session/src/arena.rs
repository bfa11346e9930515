//! Matches: many games between the same players, who take turns on the seats.
//!
//! A [`Match`] says which games are played; a [`Bout`] is one of them, played move by move;
//! [`Standings`] collect what came of them. Nothing in here starts a thread or reads a clock of its
//! own, so games may be played one after the other or many at a time: with players whom no clock
//! hurries the results are the same.
//!
//! ```
//! use std::time::Duration;
//! use tabletier_session::{Strength, arena, catalog};
//!
//! let players = vec!["nodes:300".parse::<Strength>()?, Strength::Random];
//! let contest = arena::Match::new(catalog::find("billo")?, None, players, 1)?;
//! let mut standings = arena::Standings::new(2);
//! for number in 0..4 {
//!     let mut bout = contest.bout(number, &|| false).expect("nobody stops it");
//!     while bout.play(&|| false, &|| Duration::ZERO) {}
//!     standings.extend(bout.played());
//! }
//! assert_eq!(standings.of(0).wins, 4);
//! # Ok::<(), tabletier_session::TextError>(())
//! ```

mod bout;
mod standings;

pub use bout::{Bout, Played};
pub use standings::{Estimate, Standing, Standings};

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tabletier_core::words::{common, session as words};
use tabletier_core::{HOUSE, TextError, splitmix};

use crate::{Entry, Limits, Score, Session, Strength, ThinkOptions};

/// A match: who plays, what, and from which seed everything is drawn.
#[derive(Debug)]
pub struct Match {
    entry: &'static dyn Entry,
    rules: String,
    players: Vec<Strength>,
    seed: u64,
    /// What the openings so far are drawn from: all rotations share one. Each has a lock of its
    /// own, so that only those wait who want the same.
    openings: Mutex<BTreeMap<usize, Arc<Mutex<Option<u64>>>>>,
}

/// Whether to stop.
type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

impl Match {
    /// A match by these rules, between as many players as there are seats. Rules by which a game
    /// need not end, or nobody wins, are refused.
    pub fn new(
        entry: &'static dyn Entry,
        rules: Option<&str>,
        players: Vec<Strength>,
        seed: u64,
    ) -> Result<Match, TextError> {
        let house = HOUSE.about.code;
        if entry.settings(rules)?.get(house) == Some("off") {
            let found = format!("{house}=off");
            return Err(TextError::new(common::AT_RULES, found, words::want_house(house)));
        }
        if !entry.competes(rules)? {
            let found = entry.rules_text(rules)?;
            return Err(TextError::new(common::AT_RULES, found, words::WANT_WINNER));
        }
        let seats = entry.start(rules, seed)?.seats();
        if players.len() != seats {
            let found = players.len().to_string();
            let expected = words::want_a_player_each(seats);
            return Err(TextError::new(words::AT_PLAYERS, found, expected));
        }
        let openings = Mutex::default();
        Ok(Match { entry, rules: entry.rules_text(rules)?, players, seed, openings })
    }

    /// The game that is played.
    pub fn entry(&self) -> &'static dyn Entry {
        self.entry
    }

    /// The rules, as text.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// Who plays.
    pub fn players(&self) -> &[Strength] {
        &self.players
    }

    /// What everything is drawn from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The game with this number, counted from 0, ready to be played; `None` if `stop` said so
    /// while its opening was looked for.
    ///
    /// Each opening is played once with every rotation of the seats before the next is drawn.
    pub fn bout(&self, number: usize, stop: &(dyn Fn() -> bool + Sync)) -> Option<Bout> {
        let seats = self.players.len();
        let (opening, rotation) = (number / seats, number % seats);
        let seating: Vec<usize> =
            (0..seats).map(|seat| (seat + seats - rotation) % seats).collect();
        let seed = splitmix(self.seed ^ splitmix(!(number as u64)));
        let session = self.draw(self.open(opening, stop)?);
        Some(Bout::new(number, session, &self.players, seating, seed))
    }

    /// What the opening with this number is drawn from, looked for once.
    fn open(&self, opening: usize, stop: Stop<'_>) -> Option<u64> {
        let mut openings = self.openings.lock().unwrap_or_else(PoisonError::into_inner);
        let known = Arc::clone(openings.entry(opening).or_default());
        drop(openings);
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.is_none() {
            *known = self.find_opening(opening, stop);
        }
        *known
    }

    /// Of several openings that are drawn, the first that leaves all a chance, or the
    /// fairest. Games that are decided at once tell little about the players.
    fn find_opening(&self, opening: usize, stop: Stop<'_>) -> Option<u64> {
        let first = splitmix(self.seed ^ splitmix(opening as u64));
        let mut fairest: Option<(u32, u64)> = None;
        for attempt in 0..DRAWN {
            let seed = first.wrapping_add(attempt);
            let unfair = unfairness(&*self.draw(seed), stop);
            if stop() {
                return None;
            }
            if fairest.is_none_or(|(least, _)| unfair < least) {
                fairest = Some((unfair, seed));
            }
            if unfair <= FAIR {
                break;
            }
        }
        fairest.map(|(_, seed)| seed)
    }

    /// A few turns at random from the start; as many as leave something to play for.
    fn draw(&self, seed: u64) -> Box<dyn Session> {
        let start = self.entry.start(Some(&self.rules), 0).expect("the rules were read before");
        // Where nothing is drawn, another game tells no seed.
        let mut session = start.another(seed);
        let options =
            ThinkOptions { seed, ..ThinkOptions::new(Strength::Random, &|| Duration::ZERO) };
        for _ in 0..self.entry.opening() {
            let Some(analysis) = session.think(&options, &mut |_| {}) else { break };
            session.play(&analysis.best).expect("a legal move was drawn");
        }
        if session.outcome().is_some() {
            session.undo();
        }
        session
    }
}

/// How many openings are drawn at most to find a fair one.
const DRAWN: u64 = 16;

/// How much better one player may stand than another in a fair opening, in hundredths of the
/// evaluator's unit.
const FAIR: u32 = 75;

/// How far an opening is from giving everybody the same, as far as some thought can tell.
fn unfairness(session: &dyn Session, stop: Stop<'_>) -> u32 {
    let options = ThinkOptions {
        stop,
        ..ThinkOptions::new(Limits::nodes(10_000).into(), &|| Duration::ZERO)
    };
    let Some(analysis) = session.think(&options, &mut |_| {}) else { return u32::MAX };
    let far = |score: &Score| match score {
        Score::Cp(hundredths) => hundredths.unsigned_abs(),
        Score::Win { .. } | Score::Loss { .. } => u32::MAX,
    };
    analysis.scores.iter().map(far).max().unwrap_or(0)
}
