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
//! let players = vec![Strength::read("nodes:300")?, Strength::Random];
//! let contest = arena::Match::new(catalog::find("billo")?, None, players, 1)?;
//! let mut standings = arena::Standings::new(2);
//! for number in 0..4 {
//!     let mut bout = contest.bout(number);
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

use tabletier_core::{HOUSE, TextError, scramble};

use crate::{Effort, Entry, Session, Strength};

/// A match: who plays, what, and from which seed everything is drawn.
#[derive(Clone, Debug)]
pub struct Match {
    entry: &'static Entry,
    rules: String,
    players: Vec<Strength>,
    seed: u64,
}

impl Match {
    /// A match by these rules, between as many players as there are seats.
    pub fn new(
        entry: &'static Entry,
        rules: Option<&str>,
        players: Vec<Strength>,
        seed: u64,
    ) -> Result<Match, TextError> {
        let house = HOUSE.about.code;
        if entry.settings(rules)?.get(house) == Some("off") {
            let expected = format!("{house}=on, since games of a match have to end");
            return Err(TextError::new("rules", format!("{house}=off"), expected));
        }
        let seats = entry.start(rules, seed)?.seats();
        if players.len() != seats {
            let expected = format!("{seats}, one for each seat");
            return Err(TextError::new("players", players.len().to_string(), expected));
        }
        Ok(Match { entry, rules: entry.rules_text(rules)?, players, seed })
    }

    /// The game that is played.
    pub fn entry(&self) -> &'static Entry {
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

    /// The game with this number, counted from 0, ready to be played.
    ///
    /// Each opening is played once with every rotation of the seats before the next is drawn.
    pub fn bout(&self, number: usize) -> Bout {
        let seats = self.players.len();
        let (opening, rotation) = (number / seats, number % seats);
        let seating: Vec<usize> =
            (0..seats).map(|seat| (seat + seats - rotation) % seats).collect();
        let whims = scramble(self.seed ^ scramble(!(number as u64)));
        Bout::new(number, self.open(opening), &self.players, seating, whims)
    }

    /// A few turns at random from the start; as many as leave something to play for.
    fn open(&self, opening: usize) -> Box<dyn Session> {
        let seed = scramble(self.seed ^ scramble(opening as u64));
        let mut session =
            self.entry.start(Some(&self.rules), seed).expect("the rules were read before");
        let effort =
            Effort { seed, ..Effort::new(Strength::Random, &|| std::time::Duration::ZERO) };
        for _ in 0..self.entry.opening {
            let Some(idea) = session.think(&effort, &mut |_| {}) else { break };
            session.play(&idea.best).expect("a legal move was drawn");
        }
        if session.outcome().is_some() {
            session.undo();
        }
        session
    }
}
