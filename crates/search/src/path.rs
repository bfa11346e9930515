//! The way of the game to the position looked at, as far as house rules ask for it.

use tabletier_core::{History, Position, Rules};

/// The way of the game to where a search began, then down its tree.
pub(crate) struct Path {
    history: History,
    /// How many turns the game had taken when the search began.
    begun: usize,
    /// Without house rules nobody asks for the way, and it is not kept.
    house: bool,
}

impl Path {
    pub(crate) fn new<P: Position>(root: &P, history: &History) -> Path {
        Path { history: history.clone(), begun: history.turns(), house: root.rules().house() }
    }

    pub(crate) fn push<P: Position>(&mut self, before: &P, mv: &P::Move, after: &P) {
        if self.house {
            self.history.push(before, mv, after);
        }
    }

    pub(crate) fn pop(&mut self) {
        if self.house {
            self.history.pop();
        }
    }

    /// Back to where the search began.
    pub(crate) fn rewind(&mut self) {
        while self.history.turns() > self.begun {
            self.history.pop();
        }
    }

    /// Whether the house calls a draw here, or soon would: a position that returns once within
    /// the search could do so again.
    pub(crate) fn drawn<P: Position>(&self, position: &P) -> bool {
        if !self.house {
            return false;
        }
        let ahead = self.history.turns() - self.begun;
        let returns = self.history.returns(usize::MAX);
        returns >= 2
            || (returns == 1 && self.history.returns(ahead) == 1)
            || self.is_too_quiet(position)
    }

    /// Whether the house calls a draw here.
    pub(crate) fn ends<P: Position>(&self, position: &P) -> bool {
        self.house && (self.history.returns(usize::MAX) >= 2 || self.is_too_quiet(position))
    }

    fn is_too_quiet<P: Position>(&self, position: &P) -> bool {
        position.quiet_limit().is_some_and(|limit| self.history.quiet() >= limit)
    }
}
