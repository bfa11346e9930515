//! Who stands better: how many marbles will probably be left.

use tabletier_core::{Evaluator, Seat, Values};

use super::board::{Board, holes_of};
use super::jumps::Jumps;
use super::position::{BilitaireMove, BilitairePosition, Scores, Turn};

/// Guesses the score of the round from the marbles that are cut off, those that are not, and the
/// jumps there are.
#[derive(Clone, Copy, Debug, Default)]
pub struct BilitaireEvaluator;

/// What a marble that is left is worth: so counts one on a tray that touches no other.
const POINT: i32 = 100;
/// What it adds anywhere else: many of these will be jumped over yet.
const IN_PLAY: i32 = 40;
/// What a jump that can be made now takes from the score.
const JUMP: i32 = 15;

/// The marbles that will probably be left, in hundredths.
fn guess(board: &Board, turn: Turn) -> i32 {
    let in_play = board.marbles & holes_of(board.touching_trays());
    let cut_off = board.marbles & !in_play;
    // Jumps that are due are as good as made.
    let due = if let Turn::Jumps(due) = turn { i32::from(due) } else { 0 };
    let jumps = Jumps::on(board).count() as i32;
    POINT * cut_off.count_ones() as i32 + IN_PLAY * (in_play.count_ones() as i32 - due)
        - JUMP * jumps
}

impl Evaluator<BilitairePosition> for BilitaireEvaluator {
    fn values(&self, position: &BilitairePosition) -> Values {
        let guess = guess(position.board(), position.turn());
        match position.scores() {
            // What is left is the tray player's gain.
            Scores::None if position.rules.single => Values::zero_sum(Seat::B, guess),
            // The other round is as yet an average one.
            Scores::None => Values::zero_sum(Seat::B, guess - START),
            Scores::One(_) if position.turn() == Turn::Over => Values::zero_sum(Seat::B, guess),
            Scores::One(first) => Values::zero_sum(Seat::A, guess - POINT * i32::from(first)),
            Scores::Both(first, second) => {
                Values::zero_sum(Seat::A, POINT * (i32::from(second) - i32::from(first)))
            }
        }
    }

    /// The tray player looks first at what leaves few jumps, the marble player at what leaves
    /// many.
    fn promise(&self, position: &BilitairePosition, mv: &BilitaireMove) -> i32 {
        let board = position.board();
        match *mv {
            BilitaireMove::Open(_) => 0,
            BilitaireMove::Slide(slide, jumps) => guess(&slide.played(board), Turn::Jumps(jumps)),
            BilitaireMove::Remove(tray, jumps) => guess(&board.without(tray), Turn::Jumps(jumps)),
            BilitaireMove::Jump { from, to, taken } => {
                -guess(&board.jumped(from, to, taken), Turn::Trays)
            }
        }
    }
}

/// The guess for a round that has not begun.
const START: i32 = IN_PLAY * 48;
