//! Who stands better: how many marbles will probably be left.

use tabletier_core::{Evaluator, Seat, Values, weights};

use super::board::{Board, holes_of};
use super::jumps::Jumps;
use super::position::{BilitaireMove, BilitairePosition, Scores, Turn};

weights! {
    /// Guesses the score of the round from the marbles that are cut off, those that are not, and
    /// the jumps there are.
    #[derive(Clone, Copy, Debug)]
    pub struct BilitaireEvaluator {
        /// A marble that is left: so counts one on a tray that touches no other.
        point: i32 = 100,
        /// A marble anywhere else: many of these will be jumped over yet.
        in_play: i32 = 40,
        /// A jump that can be made now.
        jump: i32 = -15,
    }
}

impl BilitaireEvaluator {
    /// The marbles that will probably be left, in hundredths.
    fn guess(&self, board: &Board, turn: Turn) -> i32 {
        let in_play = board.marbles & holes_of(board.touching_trays());
        let cut_off = board.marbles & !in_play;
        // Jumps that are due are as good as made.
        let due = if let Turn::Jumps(due) = turn { i32::from(due) } else { 0 };
        let jumps = Jumps::on(board).count() as i32;
        self.point * cut_off.count_ones() as i32
            + self.in_play * (in_play.count_ones() as i32 - due)
            + self.jump * jumps
    }

    /// The guess for a round that has not begun.
    fn start(&self) -> i32 {
        48 * self.in_play
    }
}

impl Evaluator<BilitairePosition> for BilitaireEvaluator {
    fn values(&self, position: &BilitairePosition) -> Values {
        let guess = self.guess(position.board(), position.turn());
        match position.scores() {
            // What is left is the tray player's gain.
            Scores::None if position.rules.single => Values::zero_sum(Seat::B, guess),
            // The other round is as yet an average one.
            Scores::None => Values::zero_sum(Seat::B, guess - self.start()),
            Scores::One(_) if position.turn() == Turn::Over => Values::zero_sum(Seat::B, guess),
            Scores::One(first) => Values::zero_sum(Seat::A, guess - self.point * i32::from(first)),
            Scores::Both(first, second) => {
                Values::zero_sum(Seat::A, self.point * (i32::from(second) - i32::from(first)))
            }
        }
    }

    /// The tray player looks first at what leaves few jumps, the marble player at what leaves
    /// many.
    fn promise(&self, position: &BilitairePosition, mv: &BilitaireMove) -> i32 {
        let board = position.board();
        match *mv {
            BilitaireMove::Open(_) => 0,
            BilitaireMove::Slide(slide, jumps) => {
                self.guess(&slide.played(board), Turn::Jumps(jumps))
            }
            BilitaireMove::Remove(tray, jumps) => {
                self.guess(&board.without(tray), Turn::Jumps(jumps))
            }
            BilitaireMove::Jump { from, to, taken } => {
                -self.guess(&board.jumped(from, to, taken), Turn::Trays)
            }
        }
    }
}
