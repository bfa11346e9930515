//! What taking sticks asks of the links that are laid in return.

use super::links::LinkSet;
use super::plan::ShortList;

/// What one link or two must do together, so that nothing hangs loose and every pawn has a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asks {
    /// The links of one stick that may be laid together with another.
    pub(super) fit: u64,
    /// Sets of links of each of which one is needed: as far as they are of one stick,
    each: ShortList<u64, 8>,
    /// and those that are in all of them and may be laid alone.
    pub(super) alone: LinkSet,
    /// No link can do it.
    pub(super) hopeless: bool,
}

impl Asks {
    /// Any link will do.
    pub(super) const NOTHING: Asks =
        Asks { fit: u64::MAX, each: ShortList::new(0), alone: LinkSet::ALL, hopeless: false };

    /// Asks for nothing again.
    pub(super) fn clear(&mut self) {
        self.fit = u64::MAX;
        self.each.clear();
        self.alone = LinkSet::ALL;
        self.hopeless = false;
    }

    /// Asks for one of these links.
    pub(super) fn one_of(&mut self, set: &LinkSet) {
        self.each.push(set.0[0]);
        self.alone.keep(set);
        self.hopeless |= set.is_empty();
    }

    /// Asks for so many of these links.
    pub(super) fn some_of(&mut self, set: &LinkSet, count: u32) {
        match count {
            0 => {}
            1 => self.one_of(set),
            2 => {
                self.fit &= set.0[0];
                self.alone = LinkSet::EMPTY;
            }
            _ => self.hopeless = true,
        }
    }

    /// Forbids these links.
    pub(super) fn none_of(&mut self, set: &LinkSet) {
        self.fit &= !set.0[0];
        self.alone.drop(set);
    }

    /// Asks for all that another taking asks for.
    pub(super) fn join(&mut self, other: &Asks) {
        self.fit &= other.fit;
        other.each.iter().for_each(|&set| {
            self.each.push(set);
        });
        self.alone.keep(&other.alone);
        self.hopeless |= other.hopeless;
    }

    /// The links of one stick, of those given, that do together with this one.
    pub(super) fn partners(&self, link: usize, of: u64) -> u64 {
        self.each.iter().fold(self.fit & of, |partners, &set| {
            let done = (set >> link & 1).wrapping_neg();
            partners & (set | done)
        })
    }
}
