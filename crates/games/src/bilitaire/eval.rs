//! Who stands better: how many marbles will probably be left.

use std::ops::ControlFlow;

use tabletier_core::{Evaluator, Position, Seat, Values, weights};

use super::board::{Board, Way};
use super::jumps::Jumps;
use super::movegen;
use super::patterns::{KINDS, LOADS, Loads};
use super::position::{BilitaireMove, BilitairePosition, Scores, Turn};

/// The score of an average round.
const PAR: i32 = 30;
/// From so many ties on one more makes no difference.
const TIES: usize = 10;

weights! {
    /// Guesses the score of the round: the marbles there are less those that will yet be jumped
    /// over. For these it asks each pair of touching trays how it is filled, each tray, and how
    /// many pairs are tied together by jumps.
    #[derive(Clone, Copy, Debug)]
    pub struct BilitaireEvaluator {
        /// A marble that is there.
        point: i32 = 100,
        /// Marbles to be taken, for each kind of pair, while there are many marbles.
        pairs: [i32; KINDS] = [
            266, 151, 114, -40, 58, 104, 31, 135, -37, 53, 138, -27, 18, 38, 54, 8,
            -90, -8, 23, -178, -175, -142, -150, 49, 50, 251, 75, 190, 118, 139, 28,
            118, 145, -41, -12, 57, -71, 64, 28, -25, -8, -16, -163, -14, -60, -205,
            -120, -105, 80, 77, 56, -18, -135, 0, 161, 16, 4, -121, -143, -42, -15,
            -24, 98, -97, -41, 24, -125, 14, 88, 64, -3, 122, 51, -108, 90, 54,
        ],
        /// And when there are few.
        late_pairs: [i32; KINDS] = [
            -539, -342, -286, -79, -190, -231, -115, -296, 5, -72, -255, 23, -41,
            -72, -207, 37, 147, 0, -52, 434, 358, 177, 298, 145, 155, -421, -210,
            -346, -273, -215, -4, -205, -224, 127, -20, -62, 130, 128, -161, -67,
            35, -104, 300, 132, 86, 480, 389, 465, -52, -167, 10, 31, 587, 394, -32,
            -86, 2, 359, 341, 445, 75, 187, 169, 235, 6, 126, 445, 435, -5, -190,
            47, -9, -193, 491, -34, -285,
        ],
        /// The same for each kind of tray that touches another one: many marbles.
        trays: [i32; LOADS] = [-254, 35, 159, 135, 234, 128],
        /// And when there are few.
        late_trays: [i32; LOADS] = [817, 368, 205, 180, 69, 237],
        /// And for one that touches none: many marbles.
        alone: [i32; LOADS] = [151, 53, 242, 285, 272, 173],
        /// And when there are few.
        late_alone: [i32; LOADS] = [9, 327, 77, -24, -3, 122],
        /// How many pairs of trays are tied together by a jump, when it is the tray player's turn.
        ties: [i32; TIES] = [-1178, -1152, -1111, -1006, -918, -853, -805, -768, -745, -745],
        /// And when it is the marble player's; without any the round is over.
        ties_to_use: [i32; TIES] = [-2000, -1166, -992, -853, -756, -696, -636, -600, -574, -574],
        /// A jump that can be made now: many marbles.
        jumps: i32 = 22,
        /// And when there are few.
        late_jumps: i32 = -106,
        /// A jump that was announced.
        due: i32 = -106,
        /// The marbles of two opposite corners, which jump over those of the other two only: so
        /// much for each by which one side has more. Many marbles.
        uneven: i32 = -6,
        /// And when there are few.
        late_uneven: i32 = 21,
        /// How many trays there are.
        frame: [i32; 13] = [-69, -69, -69, -69, -69, -69, -69, -69, -69, -115, -172, -194, -170],
    }
}

impl BilitaireEvaluator {
    /// The marbles that will probably be left, in hundredths.
    fn guess(&self, board: &Board, turn: Turn) -> i32 {
        let count = i32::from(board.count());
        let jumps = Jumps::on(board);
        let ties = (jumps.ties().count() as usize).min(TIES - 1);
        let (least, now) = match turn {
            Turn::Jumps(due) => {
                (i32::from(due), self.ties_to_use[ties] + self.due * (i32::from(due) - 1))
            }
            _ => (0, self.ties[ties]),
        };
        let uneven = board.uneven() as i32;
        let jumps = jumps.count() as i32;
        let mut early = self.jumps * jumps + self.uneven * uneven;
        let mut late = self.late_jumps * jumps + self.late_uneven * uneven;
        let loads = Loads::of(board);
        let (beside, above) =
            (Way::East.looking(board.trays, 1), Way::North.looking(board.trays, 1));
        each(board.trays & beside, |slot| {
            let kind = loads.beside(slot);
            early += self.pairs[kind];
            late += self.late_pairs[kind];
        });
        each(board.trays & above, |slot| {
            let kind = loads.above(slot);
            early += self.pairs[kind];
            late += self.late_pairs[kind];
        });
        let touching = board.touching_trays();
        each(touching, |slot| {
            let kind = loads.kind(slot);
            early += self.trays[kind];
            late += self.late_trays[kind];
        });
        each(board.trays & !touching, |slot| {
            let kind = loads.kind(slot);
            early += self.alone[kind];
            late += self.late_alone[kind];
        });
        let taken = (early * count + late * (48 - count)) / 48
            + now
            + self.frame[board.trays.count_ones() as usize % 13];
        self.point * count - taken.clamp(self.point * least, self.point * (count - 1).max(least))
    }

    /// What the jumps on a board promise the marble player; none are due when it is the tray
    /// player's turn.
    fn glance(&self, jumps: &Jumps, due: u8) -> i32 {
        let ties = (jumps.ties().count() as usize).min(TIES - 1);
        let due = i32::from(due);
        let now = match due {
            0 => self.ties[ties],
            _ => self.ties_to_use[ties] + self.due * (due - 1),
        };
        now + self.point * due + self.jumps * jumps.count() as i32 / 2
    }
}

/// Does something with each slot of a set.
fn each(mut set: u16, mut with: impl FnMut(u32)) {
    while set != 0 {
        with(set.trailing_zeros());
        set &= set - 1;
    }
}

/// What a score of the round on the board is worth to its tray player if it is reached in so many
/// turns.
fn worth(position: &BilitairePosition, score: u8, turns: u32) -> i32 {
    type E = BilitaireEvaluator;
    let score = i32::from(score);
    match position.scores() {
        Scores::None if position.rules.single => score * E::UNIT,
        // The other round is as yet an average one.
        Scores::None => (score - PAR) * E::UNIT,
        Scores::One(first) | Scores::Both(first, _) => {
            let margin = score - i32::from(first);
            margin.signum() * (E::LIMIT - turns as i32) + margin * E::STEP
        }
    }
}

impl Evaluator<BilitairePosition> for BilitaireEvaluator {
    fn values(&self, position: &BilitairePosition) -> Values {
        let trays = position.marble_player().other();
        let guess = |less| self.guess(position.board(), position.turn()) - less * self.point;
        match position.scores() {
            Scores::None if position.rules.single => Values::zero_sum(trays, guess(0)),
            Scores::None => Values::zero_sum(trays, guess(PAR)),
            Scores::One(first) if position.turn() == Turn::Opening => {
                Values::zero_sum(Seat::B, (i32::from(first) - PAR) * self.point)
            }
            Scores::One(_) if position.turn() == Turn::Over => Values::zero_sum(trays, guess(0)),
            Scores::One(first) | Scores::Both(first, _) => {
                Values::zero_sum(trays, guess(first.into()))
            }
        }
    }

    /// A tray player who can end the round does so, since marbles only become fewer. And round 2
    /// is another story, the same for all ways that lead there.
    fn certain(&self, position: &BilitairePosition, seat: Seat, turns: u32) -> (i32, i32) {
        let count = position.board().count();
        let (least, most) = match (position.turn(), position.scores()) {
            (Turn::Opening, Scores::One(first)) => {
                let value = (i32::from(first) - PAR) * Self::UNIT;
                return if seat == Seat::B { (value, value) } else { (-value, -value) };
            }
            (Turn::Trays, _) if movegen::can_end(position.board()) => {
                let value = worth(position, count, turns + 1);
                (value, value)
            }
            (Turn::Trays, _) => (-i32::MAX, at_most(position, count - 1, turns)),
            (Turn::Jumps(due), _) => (-i32::MAX, at_most(position, count - due, turns)),
            (Turn::Opening | Turn::Over, _) => (-i32::MAX, i32::MAX),
        };
        if seat == position.marble_player() { (-most, -least) } else { (least, most) }
    }

    /// The tray player looks first at what leaves few ties, the marble player at what leaves many:
    /// a glance, no guess, since most moves are only listed.
    fn promise(&self, position: &BilitairePosition, mv: &BilitaireMove) -> i32 {
        let board = position.board();
        let glance = |after: &Board, due: u8| self.glance(&Jumps::on(after), due);
        match *mv {
            BilitaireMove::Open(_) => 0,
            BilitaireMove::Slide(slide, due) => -glance(&slide.played(board), due),
            BilitaireMove::Remove(tray, due) => -glance(&board.without(tray), due),
            BilitaireMove::Jump { from, to, taken } => glance(&board.jumped(from, to, taken), 0),
        }
    }

    fn visit_promises<B>(
        &self,
        position: &BilitairePosition,
        mut visit: impl FnMut(BilitaireMove, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if position.turn() != Turn::Trays {
            return position.visit_moves(|mv| {
                let promise = self.promise(position, &mv);
                visit(mv, promise)
            });
        }
        movegen::visit_demands(position, |mv, jumps, due| {
            visit(mv.with(due), -self.glance(jumps, due))
        })
    }

    /// What leaves the fewest ties is so often best that the rest is looked at less and less.
    fn reduction(&self, depth: u32, tried: usize) -> u32 {
        let late = [(2, 2), (3, 4), (4, 8), (6, 16)];
        late.into_iter().filter(|&(far, many)| depth >= far && tried >= many).count() as u32
    }
}

/// The most that the tray player gets who leaves at most so many marbles: he wins at once or
/// loses late.
fn at_most(position: &BilitairePosition, score: u8, turns: u32) -> i32 {
    type E = BilitaireEvaluator;
    let wins = matches!(position.scores(), Scores::One(first) if score > first);
    worth(position, score, if wins { turns + 1 } else { E::STEP as u32 - 1 })
}
