//! A position: the board, whose turn it is, and how the match stands.

use std::ops::ControlFlow;

use tabletier_core::words::bilitaire as words;
use tabletier_core::{
    Dice, MoveError, Outcome, Position, Seat, TextError, Values, Verdict, splitmix,
};

use super::board::{Board, Hole, Slot};
use super::jumps::{Jumps, Series};
use super::rules::BilitaireRules;
use super::slides::Slide;
use super::{movegen, notation};

/// A position of Bi-litaire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BilitairePosition {
    pub(super) board: Board,
    pub(super) turn: Turn,
    pub(super) scores: Scores,
    pub(super) rules: BilitaireRules,
}

const _: () = assert!(size_of::<BilitairePosition>() == 24);

/// Who has to do what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The marble player takes any marble off.
    Opening,
    /// The tray player moves or removes trays.
    Trays,
    /// The marble player jumps this often with one marble; more than once if so announced.
    Jumps(u8),
    /// The match is over.
    Over,
}

/// The scores so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scores {
    /// Round 1 is being played.
    None,
    /// Round 1 has left so many marbles.
    One(u8),
    /// So have both rounds.
    Both(u8, u8),
}

/// What a turn does.
///
/// Different moves lead to different positions, with one exception, which generating and reading
/// see to: of the tray moves that end round 1 of two, the one with the smallest text stands for
/// all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BilitaireMove {
    /// Take a marble off.
    Open(Hole),
    /// Slide a row of trays, then have the marble player jump so often; 1 is not announced.
    Slide(Slide, u8),
    /// Remove an empty tray, and the same.
    Remove(Slot, u8),
    /// Jump with one marble.
    Jump {
        /// Where it starts.
        from: Hole,
        /// Where it ends, perhaps where it started.
        to: Hole,
        /// The set of marbles it jumps over.
        taken: u64,
    },
}

impl From<Series> for BilitaireMove {
    fn from(Series { from, to, taken }: Series) -> BilitaireMove {
        BilitaireMove::Jump { from, to, taken }
    }
}

const _: () = assert!(size_of::<BilitaireMove>() == 16);

impl BilitairePosition {
    /// The trays and their marbles.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who has to do what.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// The scores so far.
    pub const fn scores(&self) -> Scores {
        self.scores
    }

    /// Who has the marbles in the round on the board.
    pub const fn marble_player(&self) -> Seat {
        match (self.scores, self.turn) {
            (Scores::None, _) | (Scores::One(_), Turn::Over) => Seat::A,
            _ => Seat::B,
        }
    }

    /// Whether the end of the round on the board begins the second one.
    pub(super) const fn another_round(&self) -> bool {
        !self.rules.single && matches!(self.scores, Scores::None)
    }

    const fn opening(rules: BilitaireRules, scores: Scores) -> BilitairePosition {
        BilitairePosition { board: Board::START, turn: Turn::Opening, scores, rules }
    }

    /// The trays have moved: now so many jumps are due, or the round is over.
    fn demand(&mut self, jumps: u8) {
        if jumps > 1 || Jumps::on(&self.board).movers() != 0 {
            self.turn = Turn::Jumps(jumps);
            return;
        }
        let left = self.board.count();
        self.scores = match self.scores {
            Scores::None => Scores::One(left),
            Scores::One(first) | Scores::Both(first, _) => Scores::Both(first, left),
        };
        self.turn = Turn::Over;
        if !self.rules.single && matches!(self.scores, Scores::One(_)) {
            *self = BilitairePosition::opening(self.rules, self.scores);
        }
    }
}

impl Position for BilitairePosition {
    type Rules = BilitaireRules;
    type Move = BilitaireMove;

    fn start(rules: BilitaireRules, _seed: u64) -> BilitairePosition {
        BilitairePosition::opening(rules, Scores::None)
    }

    fn read(rules: BilitaireRules, text: &str) -> Result<BilitairePosition, TextError> {
        notation::read_position(rules, text)
    }

    fn rules(&self) -> BilitaireRules {
        self.rules
    }

    fn seat(&self) -> Seat {
        match self.turn {
            Turn::Trays => self.marble_player().other(),
            Turn::Opening | Turn::Jumps(_) | Turn::Over => self.marble_player(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn != Turn::Over {
            return None;
        }
        match self.scores {
            Scores::None => None,
            // The marbles that are left are the tray player's work.
            Scores::One(score) => Some(Outcome {
                verdict: Verdict::Score(score.into()),
                values: Values::zero_sum(Seat::B, score.into()),
                reason: &words::END_NO_JUMP,
            }),
            Scores::Both(a, b) if a == b => Some(Outcome::draw(&words::END_EQUAL_SCORES)),
            Scores::Both(a, b) => {
                let winner = if a < b { Seat::A } else { Seat::B };
                let values = Values::zero_sum(winner, a.abs_diff(b).into());
                Some(Outcome::won(winner, 2, &words::END_FEWER_MARBLES).worth(values))
            }
        }
    }

    fn visit_moves<B>(&self, visit: impl FnMut(BilitaireMove) -> ControlFlow<B>) -> ControlFlow<B> {
        movegen::visit(self, visit)
    }

    fn count_moves(&self) -> u64 {
        movegen::count(self)
    }

    fn random_move(&self, dice: &mut Dice) -> Option<BilitaireMove> {
        movegen::random(self, dice)
    }

    fn play_unchecked(&mut self, mv: &BilitaireMove) {
        match *mv {
            BilitaireMove::Open(hole) => {
                self.board.marbles ^= hole.bit();
                self.turn = Turn::Trays;
            }
            BilitaireMove::Jump { from, to, taken } => {
                self.board = self.board.jumped(from, to, taken);
                self.turn = Turn::Trays;
            }
            BilitaireMove::Slide(slide, jumps) => {
                self.board = slide.played(&self.board);
                self.demand(jumps);
            }
            BilitaireMove::Remove(tray, jumps) => {
                self.board = self.board.without(tray);
                self.demand(jumps);
            }
        }
    }

    fn read_move(&self, text: &str) -> Result<BilitaireMove, MoveError> {
        notation::read_move(self, text)
    }

    fn write_move(&self, mv: &BilitaireMove) -> String {
        mv.to_string()
    }

    fn key(&self) -> u64 {
        let turn = match self.turn {
            Turn::Opening => 0,
            Turn::Over => 1,
            Turn::Trays => 2,
            Turn::Jumps(jumps) => 2 + u64::from(jumps),
        };
        let scores = match self.scores {
            Scores::None => 0,
            Scores::One(first) => u64::from(first),
            Scores::Both(first, second) => u64::from(first) | u64::from(second) << 8,
        };
        let rest = u64::from(self.board.trays) | turn << 16 | scores << 24;
        splitmix(self.board.marbles ^ splitmix(rest))
    }

    fn is_irreversible(&self, mv: &BilitaireMove) -> bool {
        !matches!(mv, BilitaireMove::Slide(..))
    }

    fn quiet_limit(&self) -> Option<u32> {
        None
    }
}
