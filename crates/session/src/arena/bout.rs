//! A game of a match.

use std::time::Duration;

use tabletier_core::{Outcome, Seat, Verdict, splitmix};

use crate::{Place, Record, Score, Session, Strength, ThinkOptions, TranspositionTable};

/// A game of a match, played move by move.
pub struct Bout {
    number: usize,
    session: Box<dyn Session>,
    /// Which player sits on each seat.
    seating: Vec<usize>,
    contenders: Vec<Contender>,
    /// How many turns the opening has.
    opening: usize,
    /// What was thought of each move since.
    notes: Vec<Note>,
}

/// What somebody thought of their move.
struct Note {
    score: Score,
    depth: u32,
    time: Duration,
}

/// Somebody who plays a whole game.
struct Contender {
    strength: Strength,
    seed: u64,
    /// The transposition table that is kept from move to move.
    tt: Option<TranspositionTable>,
}

impl Bout {
    /// The size of such a table, in bytes: less than a think alone takes, as there are several
    /// players, in several games at a time, and it stays taken. Others take what a think takes, and
    /// give it back after each.
    const MEMORY: usize = ThinkOptions::MEMORY / 4;

    pub(super) fn new(
        number: usize,
        session: Box<dyn Session>,
        players: &[Strength],
        seating: Vec<usize>,
        seed: u64,
    ) -> Bout {
        let contender = |(player, &strength): (usize, &Strength)| Contender {
            strength,
            seed: splitmix(seed ^ player as u64),
            tt: strength.remembers().then(|| TranspositionTable::new(Bout::MEMORY)),
        };
        let contenders = players.iter().enumerate().map(contender).collect();
        let opening = session.played().len();
        Bout { number, session, seating, contenders, opening, notes: Vec::new() }
    }

    /// Which game of the match, counted from 0.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The line of play.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// Which player sits on each seat, in order of play.
    pub fn seating(&self) -> &[usize] {
        &self.seating
    }

    /// Which player is to move; `None` when the game is over.
    pub fn to_move(&self) -> Option<usize> {
        self.session.outcome().is_none().then(|| self.seating[self.session.seat().index()])
    }

    /// Lets whoever is to move do so, by this clock; `false` if nothing was played, because the
    /// game is over or `stop` said so.
    pub fn play(
        &mut self,
        stop: &(dyn Fn() -> bool + Sync),
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> bool {
        let Some(player) = self.to_move() else { return false };
        let Contender { strength, seed, ref tt } = self.contenders[player];
        let options = ThinkOptions {
            seed,
            stop,
            move_only: true,
            tt: tt.as_ref(),
            ..ThinkOptions::new(strength, clock)
        };
        let (seat, begun) = (self.session.seat(), clock());
        let analysis = self.session.think(&options, &mut |_| {});
        // Who was interrupted has not thought it over.
        let Some(analysis) = analysis.filter(|_| !stop()) else { return false };
        if self.session.play(&analysis.best).is_err() {
            return false;
        }
        let (score, depth) = (analysis.scores[seat.index()], analysis.depth);
        self.notes.push(Note { score, depth, time: clock().saturating_sub(begun) });
        true
    }

    /// How many turns the opening has.
    pub fn opening(&self) -> usize {
        self.opening
    }

    /// The game so far with its players' names; what each thought of a move, how far ahead it looked
    /// and for how long is remarked after it.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.session.copy());
        for (seat, &player) in Seat::first(self.seating.len()).zip(&self.seating) {
            let name = self.contenders[player].strength.to_string();
            record.set_player(seat, &name).expect("a strength is a name");
        }
        let mut tree = record.tree();
        let line = tree.line(Place::START);
        if let Some(&last) = self.opening.checked_sub(1).and_then(|last| line.get(last)) {
            tree.set_remark(last, "opening").expect("a short remark");
        }
        for (&place, Note { score, depth, time }) in line[self.opening..].iter().zip(&self.notes) {
            let remark = format!("{score}, depth {depth}, {} ms", time.as_millis());
            tree.set_remark(place, &remark).expect("a short remark");
        }
        record.set_tree(tree).expect("the same moves");
        record
    }

    /// What came of it; `None` while the game goes on.
    pub fn played(&self) -> Option<Played> {
        let outcome = self.session.outcome()?;
        let turns = self.session.played().len();
        Some(Played { number: self.number, seating: self.seating.clone(), outcome, turns })
    }
}

/// A game of a match that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Which game of the match, counted from 0.
    pub number: usize,
    /// Which player sat on each seat, in order of play.
    pub seating: Vec<usize>,
    /// How it ended.
    pub outcome: Outcome,
    /// After how many turns, those of the opening included.
    pub turns: usize,
}

impl Played {
    /// Which player won, if anybody.
    pub fn winner(&self) -> Option<usize> {
        match self.outcome.verdict {
            Verdict::Won(seat) => self.seating.get(seat.index()).copied(),
            Verdict::Draw | Verdict::Score(_) => None,
        }
    }

    /// What the game counts for a player: 1 for a win, and for all the same share of a draw.
    pub fn score(&self, player: usize) -> f64 {
        match self.winner() {
            Some(winner) => f64::from(u8::from(winner == player)),
            None => 1.0 / self.seating.len() as f64,
        }
    }
}
