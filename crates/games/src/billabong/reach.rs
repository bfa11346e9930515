//! Everything that a kangaroo can do in a turn.

use std::ops::ControlFlow;

use super::board::{COLUMNS, LEFT, RIGHT, Square, Squares, bits};
use super::kangaroo::Stand;
use super::position::BillabongMove;

/// Everything that a kangaroo can do in a turn.
pub(super) struct Reach<const COUNTS: usize> {
    pub(super) from: Stand,
    /// Steps that do not cross the stream.
    pub(super) steps: Squares,
    /// Steps that cross it, but not home.
    pub(super) across: Squares,
    /// Landings, by count; all in the lattice where the kangaroo stands.
    pub(super) landings: [u64; COUNTS],
    /// Whether one of its ways leads home.
    pub(super) home: bool,
}

impl<const COUNTS: usize> Reach<COUNTS> {
    /// Tells the steps that cross the stream from those that do not.
    #[cold]
    pub(super) fn part_steps(&mut self) {
        let Stand { square, count } = self.from;
        for lattice in 0..4 {
            let other_bank = if square.column() < COLUMNS / 2 { RIGHT } else { LEFT };
            self.across.0[lattice] = self.steps.0[lattice] & other_bank;
            self.steps.0[lattice] &= !other_bank;
        }
        let goes_home = square.column() >= COLUMNS / 2 && usize::from(count) + 1 == COUNTS;
        if goes_home && self.across != Squares::NONE {
            self.home = true;
            self.across = Squares::NONE;
        }
    }

    /// The count after a step across the stream.
    fn count_across(&self) -> u8 {
        let Stand { square, count } = self.from;
        if square.column() < COLUMNS / 2 { count.saturating_sub(1) } else { count + 1 }
    }

    pub(super) fn is_empty(&self) -> bool {
        let Squares(steps) = self.steps | self.across;
        let landings = self.landings.iter().fold(0, |all, landings| all | landings);
        !self.home && (landings | steps[0] | steps[1] | steps[2] | steps[3]) == 0
    }

    pub(super) fn count(&self) -> u32 {
        let landings: u32 = self.landings.iter().map(|landings| landings.count_ones()).sum();
        (self.steps | self.across).count() + landings + u32::from(self.home)
    }

    pub(super) fn visit<B>(
        &self,
        visit: &mut impl FnMut(BillabongMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let from = self.from.square;
        if self.home {
            visit(BillabongMove::Home(from))?;
        }
        let own = from.lattice();
        let mut show = |lattice, word, count| {
            bits(word).try_for_each(|bit| {
                let to = Stand { square: Square::in_lattice(lattice, bit), count };
                visit(BillabongMove::Go { from, to })
            })
        };
        for count in 0..COUNTS {
            show(own, self.landings[count], count as u8)?;
        }
        for lattice in [own ^ 1, own ^ 2, own ^ 3] {
            show(lattice, self.steps.0[lattice], self.from.count)?;
        }
        if self.across != Squares::NONE {
            for lattice in [own ^ 1, own ^ 2, own ^ 3] {
                show(lattice, self.across.0[lattice], self.count_across())?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The move with this number, in the order of [`Self::visit`].
    pub(super) fn nth(&self, mut nth: u32) -> BillabongMove {
        let from = self.from.square;
        if self.home {
            if nth == 0 {
                return BillabongMove::Home(from);
            }
            nth -= 1;
        }
        for (lattice, word, count) in self.words() {
            if nth < word.count_ones() {
                let bit = bits(word).nth(nth as usize).expect("below the number of bits");
                let to = Stand { square: Square::in_lattice(lattice, bit), count };
                return BillabongMove::Go { from, to };
            }
            nth -= word.count_ones();
        }
        unreachable!("a number below the number of moves")
    }

    /// Where the kangaroo can go but home: lattice, squares, and its count there. No step stays in
    /// the lattice.
    fn words(&self) -> impl Iterator<Item = (usize, u64, u8)> + '_ {
        let own = self.from.square.lattice();
        let landings = self.landings.iter().enumerate();
        let landings = landings.map(move |(count, &word)| (own, word, count as u8));
        let others = [own ^ 1, own ^ 2, own ^ 3].into_iter();
        let steps = others.clone().map(|lattice| (lattice, self.steps.0[lattice], self.from.count));
        let across = others.map(|lattice| (lattice, self.across.0[lattice], self.count_across()));
        landings.chain(steps).chain(across)
    }
}
