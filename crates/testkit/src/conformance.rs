//! One suite that every game passes.
//!
//! A game's tests say by which rules and from which positions it is to be examined:
//!
//! ```
//! use tabletier_testkit::{conformance, toy::Nim};
//!
//! conformance::<Nim>().rules("players=3").position("1,0,7 C").games(5).run();
//! ```
//!
//! Random games from fixed seeds are played from the start and from the given positions. Every
//! position met must be sound; some, spread over the games, are looked at closely: all their
//! moves and children, texts that are nearly right, the static evaluation, every way of
//! clicking, the pictures, and what becomes of it when it is changed by touches. Where a position has too many moves to list, some are drawn.

mod drafts;
mod exam;
mod fault;
mod hands;
mod moves;
mod pictures;
mod spot;
mod texts;
mod xml;

pub use xml::flaw;

use std::marker::PhantomData;

use tabletier_core::{Game, Position, Rules};

use exam::Exam;

/// Begins the examination of a game by its default rules.
pub fn conformance<G: Game>() -> Suite<G> {
    Suite {
        rules: None,
        positions: Vec::new(),
        games: 20,
        turns: 10_000,
        closely: 120,
        wide: 400,
        by_hand: 200,
        drafts: 12,
        game: PhantomData,
    }
}

/// An examination of a game; [`Suite::run`] carries it out.
#[derive(Clone, Debug)]
#[must_use = "an examination must be run"]
pub struct Suite<G> {
    rules: Option<String>,
    positions: Vec<String>,
    games: u64,
    turns: usize,
    closely: usize,
    wide: usize,
    by_hand: usize,
    drafts: usize,
    game: PhantomData<G>,
}

/// How much was examined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub ended: usize,
    /// Turns played.
    pub turns: usize,
    /// Positions looked at closely.
    pub closely: usize,
    /// Positions whose moves were all listed.
    pub listed: usize,
    /// Positions in which the moves were all made by clicks.
    pub by_hand: usize,
    /// Moves looked at.
    pub moves: usize,
    /// Click sequences tried.
    pub clicks: usize,
}

impl<G: Game> Suite<G> {
    /// Plays by these rules.
    pub fn rules(self, text: &str) -> Suite<G> {
        Suite { rules: Some(text.to_string()), ..self }
    }

    /// Looks at this position too, and begins some of the games here.
    pub fn position(mut self, text: &str) -> Suite<G> {
        self.positions.push(text.to_string());
        self
    }

    /// Plays so many random games; 20 unless told.
    pub fn games(self, games: u64) -> Suite<G> {
        Suite { games, ..self }
    }

    /// A random game must end within so many turns; 10,000 unless told. With `house=off` it need
    /// not end, and is broken off.
    pub fn turns(self, turns: usize) -> Suite<G> {
        Suite { turns, ..self }
    }

    /// Looks closely at about so many positions, spread over the games, besides the start and the
    /// given ones; 120 unless told.
    pub fn closely(self, positions: usize) -> Suite<G> {
        Suite { closely: positions, ..self }
    }

    /// Where there are more moves than this, some are drawn and the rest is not listed; 400 unless
    /// told.
    pub fn wide(self, moves: usize) -> Suite<G> {
        Suite { wide: moves, ..self }
    }

    /// Where there are more moves than this, hands click at random and not every way; 200 unless
    /// told.
    pub fn by_hand(self, moves: usize) -> Suite<G> {
        Suite { by_hand: moves, ..self }
    }

    /// Of so many positions that are looked at closely one is changed by touches; 12 unless told.
    pub fn drafts(self, positions: usize) -> Suite<G> {
        Suite { drafts: positions.max(1), ..self }
    }

    /// Carries the examination out.
    ///
    /// # Panics
    /// If the game does not conform. The message names the game, its rules, the seed, the moves
    /// played, the position and the move or the clicks.
    #[track_caller]
    pub fn run(self) -> Tally {
        match self.check() {
            Ok(tally) => tally,
            Err(fault) => panic!("{fault}"),
        }
    }

    /// Carries the examination out, and says what is wrong, if something is.
    pub fn check(&self) -> Result<Tally, String> {
        let rules = self.read_rules()?;
        let exam = Exam::<G>::new(self, rules);
        exam.carry_out().map_err(|fault| {
            let game = G::ABOUT.key;
            format!("{game} does not conform: {}", fault.note("rules", rules))
        })
    }

    fn read_rules(&self) -> Result<<G::Position as Position>::Rules, String> {
        self.rules.as_ref().map_or_else(
            || Ok(Rules::standard()),
            |text| text.parse().map_err(|error| format!("{}: {error}", G::ABOUT.key)),
        )
    }
}
