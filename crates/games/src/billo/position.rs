//! A position of Billo, and the rules that play it.

use std::fmt;
use std::ops::ControlFlow;

use tabletier_core::words::billo as words;
use tabletier_core::{MoveError, Outcome, Phrase, Position, Seat, TextError, splitmix};

use super::board::Board;
use super::movegen::{Captures, Sight, singles, turned};
use super::pieces::{Colour, Rank, Shape, Square, squares};
use super::rules::BilloRules;
use super::{notation, route};

/// A position: the board, whose turn it is, and what may be or was claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BilloPosition {
    pub(super) board: Board,
    pub(super) claim: Claim,
    pub(super) turn: Colour,
    pub(super) rules: BilloRules,
}

const _: () = assert!(size_of::<BilloPosition>() <= 128);

/// What the opponent's last move has to do with the obligation to capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Claim {
    /// Nothing.
    None,
    /// It was not compliant and may be claimed: the board before it.
    Open(Board),
    /// A claim was made: only compliant moves.
    Made,
}

/// What a turn does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BilloMove {
    /// The opponent's last move is taken back.
    Claim,
    /// A piece walks.
    Walk(Walk),
}

/// A piece goes from one square to another and takes the pieces on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    /// The squares of the pieces it takes.
    pub taken: u64,
    /// Where it starts. Of several Billos that can take the same and come back, the first.
    pub from: Square,
    /// Where it stops.
    pub to: Square,
    /// The shape of the piece that walks.
    pub shape: Shape,
    /// Whether the obligation to capture is met.
    pub compliant: bool,
}

const _: () = assert!(size_of::<BilloMove>() == 16);

/// The captures that may be played, and whether quiet moves may.
pub(super) struct Legal {
    pub(super) sight: Sight,
    pub(super) captures: Captures,
    pub(super) quiet: bool,
    /// The least weight of a compliant move; a quiet move weighs 0.
    pub(super) duty: u16,
}

impl BilloPosition {
    /// The pieces.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The colour to move.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    pub(super) fn sight(&self) -> Sight {
        Sight::new(&self.board, self.turn, self.rules)
    }

    /// Whether moves are legal that are not compliant.
    fn may_neglect(&self) -> bool {
        self.rules.claims && self.claim != Claim::Made
    }

    /// Whether the opponent's last move may be claimed.
    pub(super) const fn may_claim(&self) -> bool {
        matches!(self.claim, Claim::Open(_))
    }

    /// The moves of a game that is not over by its pieces alone.
    pub(super) fn legal(&self) -> Legal {
        let sight = self.sight();
        let captures = sight.captures(self.rules.priority && !self.may_neglect());
        let quiet = self.may_neglect() || captures.is_empty();
        let heaviest = captures.iter().map(|bundle| bundle.weight).max().unwrap_or(0);
        let duty = if self.rules.priority { heaviest } else { heaviest.min(1) };
        Legal { sight, captures, quiet, duty }
    }

    /// The end of the game as far as it depends on the pieces alone.
    pub(super) fn over(&self) -> Option<Outcome> {
        let board = &self.board;
        for colour in Colour::BOTH {
            if board.held(colour) == 0 {
                return Some(Outcome::won(colour.other().seat(), 2, &words::END_NO_PIECES));
            }
        }
        if !self.rules.draws {
            return None;
        }
        let reason = self.unwinnable()?;
        (!self.sight().can_capture()).then(|| Outcome::draw(reason))
    }

    fn unwinnable(&self) -> Option<&'static Phrase> {
        let board = &self.board;
        let [red, black] = Colour::BOTH.map(|c| Shape::BOTH.map(|shape| board.pieces(c, shape)));
        let [rounds, squares] = [red[0] | black[0], red[1] | black[1]];
        if rounds == 0 || squares == 0 {
            return Some(&words::END_ONE_SHAPE);
        }
        if (rounds & !board.billos(Shape::Round)) | (squares & !board.billos(Shape::Square)) != 0 {
            return None;
        }
        if red[1] | black[0] == 0 || red[0] | black[1] == 0 {
            return Some(&words::END_OPPOSITE_BILLOS);
        }
        const CORNERS: u64 = 0x8100_0000_0000_0081;
        let one_each = [red, black].iter().flatten().all(|set| set.count_ones() == 1);
        let cornered = [red, black].iter().any(|[r, s]| r == s && r & CORNERS != 0);
        (one_each && !cornered).then_some(&words::END_TWO_BILLOS_EACH)
    }

    /// The piece of a walk.
    fn walker_rank(&self, walk: &Walk) -> Rank {
        self.board.rank(walk.shape, walk.from)
    }

    fn walk(&mut self, walk: &Walk) {
        self.claim = if self.rules.claims && !walk.compliant {
            Claim::Open(self.board)
        } else {
            Claim::None
        };
        for square in squares(walk.taken) {
            self.board.take(self.turn.other(), walk.shape.other(), square);
        }
        let rank = self.board.take(self.turn, walk.shape, walk.from);
        let arrived = self.turn.far_row() & walk.to.bit() != 0;
        let rank = if arrived { Rank::Billo } else { rank };
        self.board.put(self.turn, walk.shape, rank, walk.to);
    }
}

impl Position for BilloPosition {
    type Rules = BilloRules;
    type Move = BilloMove;

    fn start(rules: BilloRules, _seed: u64) -> BilloPosition {
        BilloPosition { board: Board::start(), claim: Claim::None, turn: Colour::Red, rules }
    }

    fn read(rules: BilloRules, text: &str) -> Result<BilloPosition, TextError> {
        notation::read_position(rules, text)
    }

    fn rules(&self) -> BilloRules {
        self.rules
    }

    fn seat(&self) -> Seat {
        self.turn.seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.over() {
            return Some(outcome);
        }
        (!self.has_move()).then(|| Outcome::won(self.seat().other(), 2, &words::END_BLOCKED))
    }

    fn visit_moves<B>(&self, mut visit: impl FnMut(BilloMove) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.over().is_some() {
            return ControlFlow::Continue(());
        }
        let legal = self.legal();
        let square = |single| Square::only(turned(self.turn, single));
        let mut walks = |shape, from, stops, taken, compliant| {
            let (from, taken) = (square(from), turned(self.turn, taken));
            singles(stops).try_for_each(|to| {
                let walk = Walk { taken, from, to: square(to), shape, compliant };
                visit(BilloMove::Walk(walk))
            })
        };
        for bundle in &legal.captures {
            let compliant = bundle.weight >= legal.duty;
            walks(bundle.shape, bundle.from(), bundle.stops, bundle.taken, compliant)?;
        }
        if legal.quiet {
            legal
                .sight
                .visit_quiet(|shape, from, to| walks(shape, from, to, 0, legal.duty == 0))?;
        }
        if self.may_claim() {
            visit(BilloMove::Claim)?;
        }
        ControlFlow::Continue(())
    }

    fn count_moves(&self) -> u64 {
        if self.over().is_some() {
            return 0;
        }
        let sight = self.sight();
        let captures = sight.count_captures(self.rules.priority && !self.may_neglect());
        let quiet = if captures == 0 || self.may_neglect() { sight.count_quiet() } else { 0 };
        u64::from(captures + quiet) + u64::from(self.may_claim())
    }

    fn play_unchecked(&mut self, mv: &BilloMove) {
        match mv {
            BilloMove::Walk(walk) => self.walk(walk),
            BilloMove::Claim => {
                let Claim::Open(before) = self.claim else { panic!("there is nothing to claim") };
                self.board = before;
                self.claim = Claim::Made;
            }
        }
        self.turn = self.turn.other();
    }

    fn read_move(&self, text: &str) -> Result<BilloMove, MoveError> {
        route::read_move(self, text)
    }

    fn write_move(&self, mv: &BilloMove) -> String {
        match mv {
            BilloMove::Claim => notation::CLAIM.to_string(),
            BilloMove::Walk(walk) => route::write_walk(self, walk),
        }
    }

    fn key(&self) -> u64 {
        let turn = self.turn as u64;
        let claim = match self.claim {
            Claim::None => 0,
            Claim::Open(before) => splitmix(before.key()),
            Claim::Made => 2,
        };
        self.board.key() ^ splitmix(turn) ^ claim
    }

    fn is_irreversible(&self, mv: &BilloMove) -> bool {
        match mv {
            BilloMove::Claim => false,
            BilloMove::Walk(walk) => walk.taken != 0 || self.walker_rank(walk) == Rank::Pawn,
        }
    }

    fn quiet_limit(&self) -> Option<u32> {
        Some(100)
    }
}

impl fmt::Display for BilloPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_position(self, f)
    }
}
