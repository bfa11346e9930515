//! The way of the game to the position looked at, as far as house rules ask for it.

use tabletier_core::{History, Position, Rules};

/// The way of the game to where a search began, then down its tree.
pub(crate) struct Path {
    history: History,
    /// How many turns the game had taken when the search began.
    begun: usize,
    /// Whether some position has already come twice, so that the game may be a draw if it comes
    /// again.
    twice: bool,
    /// Without house rules nobody asks for the way, and it is not kept.
    house: bool,
}

impl Path {
    pub(crate) fn new<P: Position>(root: &P, history: &History) -> Path {
        let house = root.rules().house();
        let twice = house && has_come_twice(history.clone());
        Path { history: history.clone(), begun: history.turns(), twice, house }
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

    /// Whether house rules call a draw here, or soon would: a position that returns once within
    /// the search could do so again.
    pub(crate) fn is_draw<P: Position>(&self, position: &P) -> bool {
        if !self.house {
            return false;
        }
        let ahead = self.history.turns() - self.begun;
        let returns = self.history.returns(usize::MAX);
        returns >= 2
            || (returns == 1 && self.history.returns(ahead) == 1)
            || self.is_too_quiet(position)
    }

    /// Whether house rules call a draw here.
    pub(crate) fn ends<P: Position>(&self, position: &P) -> bool {
        self.house && (self.history.returns(usize::MAX) >= 2 || self.is_too_quiet(position))
    }

    /// Whether the game can go on for so many turns from here without house rules calling a draw,
    /// if who wants to get on never goes back.
    pub(crate) fn allows<P: Position>(&self, position: &P, turns: u32) -> bool {
        if !self.house {
            return true;
        }
        let quiet = self.history.quiet();
        let ahead = self.history.turns() - self.begun;
        let has_irreversible = (quiet as usize) < ahead;
        (has_irreversible || !self.twice)
            && position.quiet_limit().is_none_or(|limit| quiet.saturating_add(turns) <= limit)
    }

    fn is_too_quiet<P: Position>(&self, position: &P) -> bool {
        position.quiet_limit().is_some_and(|limit| self.history.quiet() >= limit)
    }
}

/// Whether some position since the last irreversible move has come twice.
fn has_come_twice(mut history: History) -> bool {
    while history.quiet() > 0 {
        if history.returns(usize::MAX) > 0 {
            return true;
        }
        history.pop();
    }
    false
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::plain::{Tree, TreeRules};

    use super::*;

    #[test]
    fn only_so_many_quiet_turns_are_left_and_none_is_free_where_a_position_has_come_twice() {
        let rules = "width=9,height=9,quiet=3".parse::<TreeRules>().unwrap();
        let start = Tree::start(rules, 1);
        let quiet =
            |tree: &Tree| tree.moves().into_iter().find(|mv| !tree.is_irreversible(mv)).unwrap();
        let mut history = History::new(&start);
        let allows = |now: &Tree, history: &History| {
            let path = Path::new(now, history);
            (0..=4).filter(|&turns| path.allows(now, turns)).max()
        };
        assert_eq!(allows(&start, &history), Some(3));
        let mv = quiet(&start);
        let next = start.after(&mv);
        history.push(&start, &mv, &next);
        assert_eq!(allows(&next, &history), Some(2));
        // As if the next move led back.
        history.push(&next, &quiet(&next), &start);
        assert_eq!(allows(&start, &history), None);
    }
}
