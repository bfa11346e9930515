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
/// What no tie promises the marble player who is to jump: the round is over.
const OVER: i32 = -2000;
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
            114, 114, 139, -55, -44, 96, -34, 71, 21, 18, 79, -156, -67, 63, 80, -146, -90, -10,
            8, -204, -201, -124, -104, -75, 28, 164, -23, 152, 97, 56, 21, 102, 129, -86, -32,
            28, -36, 12, 40, -127, -12, 18, -133, -66, -19, -115, -40, -22, 58, 220, -145, -54,
            -156, 24, 155, 75, 112, -163, -118, -96, -46, 9, 99, -91, 29, 79, -51, 1, 89, 18,
            -26, 87, 72, -107, 82, 45,
        ],
        /// And when there are few.
        late_pairs: [i32; KINDS] = [
            -261, -312, -297, -74, -7, -265, -71, -186, -157, -91, -247, 148, 95, -168, -261,
            146, 90, -30, -63, 294, 423, 144, 175, 128, 48, -378, -75, -334, -256, -164, -75,
            -254, -282, 207, -66, -77, -7, 137, -217, 118, 4, -182, 190, 183, 44, 247, 140, 347,
            -69, -456, 180, 22, 485, 162, -123, -193, -182, 454, 203, 443, 111, 66, -41, 165,
            -135, -72, 234, 475, -68, -72, 74, -70, -222, 479, -102, -298,
        ],
        /// The same for each kind of tray that touches another one: many marbles.
        trays: [i32; LOADS] = [-63, 104, 152, 151, 169, 106],
        /// And when there are few.
        late_trays: [i32; LOADS] = [563, 315, 149, 168, 53, 103],
        /// And for one that touches none: many marbles.
        alone: [i32; LOADS] = [-14, 209, 236, 187, 194, 170],
        /// And when there are few.
        late_alone: [i32; LOADS] = [446, 141, -14, 164, 8, -103],
        /// How many pairs of trays are tied together by a jump, when it is the tray player's turn.
        ties: [i32; TIES] = [-903, -900, -879, -801, -707, -646, -598, -581, -558, -556],
        /// And when it is the marble player's, who always has one: the first number is not asked.
        ties_to_use: [i32; TIES] = [-450, -921, -748, -616, -520, -467, -427, -391, -363, -356],
        /// A jump that can be made now: many marbles.
        jumps: i32 = 35,
        /// And when there are few.
        late_jumps: i32 = -58,
        /// A jump that was announced.
        due: i32 = -131,
        /// The marbles of two opposite corners, which jump over those of the other two only: so
        /// much for each by which one side has more. Many marbles.
        uneven: i32 = -5,
        /// And when there are few.
        late_uneven: i32 = 10,
        /// How many trays there are.
        frame: [i32; 13] = [0, 0, 0, 0, 0, 0, 0, 0, 53, 59, 33, 3, -21],
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
        let now = match (due, ties) {
            (0, _) => self.ties[ties],
            (_, 0) => OVER,
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
    const MARGINS: bool = true;

    fn evaluate(&self, position: &BilitairePosition) -> Values {
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
    fn bounds(&self, position: &BilitairePosition, seat: Seat, turns: u32) -> (i32, i32) {
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
    fn move_score(&self, position: &BilitairePosition, mv: &BilitaireMove) -> i32 {
        let board = position.board();
        let glance = |after: &Board, due: u8| self.glance(&Jumps::on(after), due);
        match *mv {
            BilitaireMove::Open(_) => 0,
            BilitaireMove::Slide(slide, due) => -glance(&slide.played(board), due),
            BilitaireMove::Remove(tray, due) => -glance(&board.without(tray), due),
            BilitaireMove::Jump { from, to, taken } => glance(&board.jumped(from, to, taken), 0),
        }
    }

    fn visit_scored_moves<B>(
        &self,
        position: &BilitairePosition,
        mut visit: impl FnMut(BilitaireMove, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if position.turn() != Turn::Trays {
            return position.visit_moves(|mv| {
                let score = self.move_score(position, &mv);
                visit(mv, score)
            });
        }
        movegen::visit_demands(position, |mv, jumps, due| {
            visit(mv.with(due), -self.glance(jumps, due))
        })
    }

    /// What leaves the fewest ties is so often best that the rest is looked at less and less.
    fn late_move_reduction(&self, depth: u32, tried: usize) -> u32 {
        let late = [(2, 2), (3, 4), (4, 8), (6, 16)];
        late.into_iter().filter(|&(far, many)| depth >= far && tried >= many).count() as u32
    }
}

/// The most that the tray player gets who leaves at most so many marbles: they win at once or
/// lose late.
fn at_most(position: &BilitairePosition, score: u8, turns: u32) -> i32 {
    type E = BilitaireEvaluator;
    let wins = matches!(position.scores(), Scores::One(first) if score > first);
    worth(position, score, if wins { turns + 1 } else { E::STEP as u32 - 1 })
}
