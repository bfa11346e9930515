//! A position of Bâtons et Pions, and the rules that play it.

use std::fmt;
use std::ops::ControlFlow;

use tabletier_core::words::batons as words;
use tabletier_core::{Dice, MoveError, Outcome, Position, Seat, TextError, splitmix};

use super::lattice::{MARGIN, ROW, Stick};
use super::plan::{CellSet, Plan};
use super::rules::BatonsRules;
use super::{movegen, notation, random, route};

/// How many sticks there are, with the spare.
pub(super) const STICKS: usize = 30;
/// How many pawns a side begins with.
pub(super) const PAWNS: u32 = 7;

/// A position: the sticks, the pawns by the number of their cell, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BatonsPosition {
    /// In ascending order; the last is none while the spare lies beside the plan. The window
    /// follows the plan: its smallest x and y are [`MARGIN`].
    pub(super) sticks: [Stick; STICKS],
    /// The coordinates of the window's corner on the table.
    pub(super) origin: (i32, i32),
    /// White's and Black's pawns. Cells are numbered in the order of their names.
    pub(super) pawns: [CellSet; 2],
    pub(super) turn: Colour,
    pub(super) rules: BatonsRules,
}

const _: () = assert!(size_of::<BatonsPosition>() <= 80);

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// The light pawns, which begin.
    White,
    /// The dark pawns.
    Black,
}

impl Colour {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// Where the player of this colour sits.
    pub const fn seat(self) -> Seat {
        match self {
            Colour::White => Seat::A,
            Colour::Black => Seat::B,
        }
    }
}

/// What a turn does: which sticks leave their places, where sticks come to lie, and where the
/// pawns then are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BatonsMove {
    /// Ascending; none last.
    pub(super) taken: [Stick; 2],
    /// Ascending; none last. One more than taken when the spare is played.
    pub(super) laid: [Stick; 2],
    /// The mover's pawns and the enemy's, by the cells of the plan that comes of it.
    pub(super) mine: CellSet,
    pub(super) theirs: CellSet,
}

const _: () = assert!(size_of::<BatonsMove>() == 12);

impl BatonsPosition {
    /// The colour to move.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// How many pawns a player has.
    pub const fn pawns(&self, colour: Colour) -> u32 {
        self.pawns[colour as usize].count_ones()
    }

    /// Whether the spare stick lies beside the plan.
    pub fn spare(&self) -> bool {
        self.sticks[STICKS - 1] == Stick::NONE
    }

    /// The sticks on the table.
    pub(super) fn sticks(&self) -> &[Stick] {
        &self.sticks[..STICKS - usize::from(self.spare())]
    }

    /// The pawns of the player to move.
    pub(super) const fn mine(&self) -> CellSet {
        self.pawns[self.turn as usize]
    }

    /// The pawns of the other player.
    pub(super) const fn theirs(&self) -> CellSet {
        self.pawns[self.turn.other() as usize]
    }

    /// The plan of the sticks, with its cells.
    pub(super) fn plan(&self) -> Plan {
        Plan::new(self.sticks()).expect("the plan of a position is sound")
    }

    /// Whether this is where games begin, so that a turn that locks may be barred.
    pub(super) fn bars_locks(&self) -> bool {
        !self.rules.first_lock && self.spare() && *self == BatonsPosition::start(self.rules, 0)
    }

    /// The winner if a player has lost all pawns.
    pub(super) fn over(&self) -> Option<Outcome> {
        [Colour::White, Colour::Black]
            .into_iter()
            .find(|&loser| self.pawns(loser) == 0)
            .map(|loser| Outcome::won(loser.other().seat(), 2, &words::END_NO_PAWNS))
    }

    /// The sticks after a turn, ascending and as they lie in the window of before.
    pub(super) fn sticks_after(&self, mv: &BatonsMove) -> [Stick; STICKS] {
        let mut after = [Stick::NONE; STICKS];
        let mut laid = mv.laid.into_iter().peekable();
        let kept = self.sticks().iter().filter(|stick| !mv.taken.contains(stick));
        let mut kept = kept.copied().peekable();
        for place in &mut after {
            let next = match (kept.peek(), laid.peek()) {
                (Some(old), Some(new)) if new < old => laid.next(),
                (Some(_), _) => kept.next(),
                (None, _) => laid.next(),
            };
            *place = next.unwrap_or(Stick::NONE);
        }
        after
    }

    /// Moves the window so that the plan lies in its corner.
    pub(super) fn recentre(&mut self) {
        let sticks = self.sticks();
        let y = sticks[0].corner().y();
        let x = sticks.iter().map(|stick| stick.corner().x()).min().unwrap_or(MARGIN);
        if (x, y) == (MARGIN, MARGIN) {
            return;
        }
        let (right, up) = (MARGIN as i16 - x as i16, MARGIN as i16 - y as i16);
        let shift = up * ROW as i16 + right;
        let count = sticks.len();
        for stick in &mut self.sticks[..count] {
            *stick = stick.shift(shift);
        }
        self.origin.0 -= i32::from(right);
        self.origin.1 -= i32::from(up);
    }

    /// Mixes everything but the place on the table and the rules.
    fn figure_key(&self) -> u64 {
        let pawns = u64::from(self.pawns[0]) << 16 | u64::from(self.pawns[1]);
        let seed = splitmix(pawns << 1 | self.turn as u64);
        self.sticks.chunks(4).fold(seed, |key, sticks| {
            let word = sticks.iter().fold(0, |word, stick| word << 16 | stick.index() as u64);
            splitmix(key ^ word)
        })
    }
}

impl Position for BatonsPosition {
    type Rules = BatonsRules;
    type Move = BatonsMove;

    fn start(rules: BatonsRules, _seed: u64) -> BatonsPosition {
        notation::start(rules)
    }

    fn read(rules: BatonsRules, text: &str) -> Result<BatonsPosition, TextError> {
        notation::read_position(rules, text)
    }

    fn rules(&self) -> BatonsRules {
        self.rules
    }

    fn seat(&self) -> Seat {
        self.turn.seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.over() {
            return Some(outcome);
        }
        (!self.has_move()).then(|| Outcome::won(self.seat().other(), 2, &words::END_LOCKED))
    }

    fn visit_moves<B>(&self, visit: impl FnMut(BatonsMove) -> ControlFlow<B>) -> ControlFlow<B> {
        movegen::visit(self, visit)
    }

    fn count_moves(&self) -> u64 {
        movegen::count(self)
    }

    fn has_move(&self) -> bool {
        movegen::any(self)
    }

    fn random_move(&self, dice: &mut Dice) -> Option<BatonsMove> {
        random::turn(self, dice)
    }

    fn play_unchecked(&mut self, mv: &BatonsMove) {
        if mv.laid[0] != Stick::NONE {
            self.sticks = self.sticks_after(mv);
            self.recentre();
        }
        self.pawns[self.turn as usize] = mv.mine;
        self.turn = self.turn.other();
        self.pawns[self.turn as usize] = mv.theirs;
    }

    fn read_move(&self, text: &str) -> Result<BatonsMove, MoveError> {
        route::read_move(self, text)
    }

    fn write_move(&self, mv: &BatonsMove) -> String {
        route::write_move(self, mv)
    }

    fn key(&self) -> u64 {
        let place = (self.origin.0 as u32 as u64) << 32 | self.origin.1 as u32 as u64;
        splitmix(self.figure_key() ^ splitmix(place))
    }

    fn repetition_key(&self) -> u64 {
        self.figure_key()
    }

    fn is_irreversible(&self, mv: &BatonsMove) -> bool {
        mv.theirs.count_ones() < self.theirs().count_ones()
    }

    fn quiet_limit(&self) -> Option<u32> {
        Some(100)
    }
}

impl fmt::Display for BatonsPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_position(self, f)
    }
}
