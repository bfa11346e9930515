//! Games that a judgement plays against itself, and what they have to teach.

use rayon::prelude::*;
use tabletier_core::{Dice, Evaluator, Game, History, Outcome, Position, Seat, scramble};
use tabletier_search::{Limits, Question, Table, think};

/// How to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many games.
    pub(crate) games: u64,
    /// How many positions to look at for a move.
    pub(crate) nodes: u64,
    /// Where chance begins.
    pub(crate) seed: u64,
}

impl Plan {
    /// Where chance begins in one of the games.
    fn seed_of(self, game: u64) -> u64 {
        scramble(scramble(self.seed) ^ game)
    }
}

/// A game that was played to its end.
pub(crate) struct Lesson<P> {
    /// The positions whose judgement can be compared with the end.
    pub(crate) positions: Vec<P>,
    /// The end.
    pub(crate) outcome: Outcome,
}

/// A game that takes longer teaches nothing.
const MOST_TURNS: usize = 1000;
/// So many positions of a game are kept: more of one game say little more.
const KEPT: usize = 40;
/// Openings last up to so many times as long as those of matches: judgement has to know
/// unlikely positions, too.
const STRAY: u64 = 4;

/// Plays the games; which cores play how many of them changes nothing.
pub(crate) fn play<G: Game>(
    rules: <G::Position as Position>::Rules,
    evaluator: &G::Evaluator,
    plan: Plan,
) -> Vec<Lesson<G::Position>> {
    let game = |game: u64| play_one::<G>(rules, &|_| evaluator, plan.nodes, plan.seed_of(game));
    (0..plan.games).into_par_iter().filter_map(game).collect()
}

/// Lets one judgement sit at tables where all others have another one, and says how much of the
/// wins it had, in hundredths, and how much would be fair. Each opening is played from every seat.
pub(crate) fn trial<G: Game>(
    rules: <G::Position as Position>::Rules,
    [one, other]: [&G::Evaluator; 2],
    plan: Plan,
) -> (f64, f64) {
    let seats = G::Position::start(rules, 0).seats();
    let game = |game: u64| {
        let (opening, mine) = (game / seats as u64, (game % seats as u64) as usize);
        let judge = |seat: Seat| if seat.index() == mine { one } else { other };
        let lesson = play_one::<G>(rules, &judge, plan.nodes, plan.seed_of(opening))?;
        let values = lesson.outcome.values;
        let best = Seat::first(seats).map(|seat| values[seat]).max()?;
        let winners = Seat::first(seats).filter(|&seat| values[seat] == best);
        let won = winners.clone().any(|seat| seat.index() == mine);
        Some(if won { 1.0 / winners.count() as f64 } else { 0.0 })
    };
    let shares: Vec<f64> = (0..plan.games).into_par_iter().filter_map(game).collect();
    (100.0 * shares.iter().sum::<f64>() / shares.len() as f64, 100.0 / seats as f64)
}

/// Plays one game: moves drawn by lot to open it, then the best that a short think finds.
fn play_one<'a, G: Game>(
    rules: <G::Position as Position>::Rules,
    judge: &impl Fn(Seat) -> &'a G::Evaluator,
    nodes: u64,
    seed: u64,
) -> Option<Lesson<G::Position>> {
    let mut dice = Dice::new(seed);
    let mut position = G::Position::start(rules, dice.roll());
    let mut history = History::new(&position);
    let opening = u64::from(G::OPENING);
    let mut lots = opening + dice.below(opening * (STRAY - 1) + 1);
    let mut positions = Vec::new();
    let outcome = loop {
        if let Some(outcome) = history.outcome(&position) {
            break outcome;
        }
        if history.turns() == MOST_TURNS {
            return None;
        }
        let mv = if lots > 0 {
            lots -= 1;
            position.random_move(&mut dice)?
        } else {
            let evaluator = judge(position.seat());
            let table = Table::for_nodes(nodes, usize::MAX);
            let question = Question::new(&position, &history, evaluator);
            let best = think(&question, &table, &Limits::nodes(nodes), &mut |_| {})?.best;
            // Right before an exchange a judgement is rash, and cannot be blamed; where the end is
            // certain it is not asked.
            let (least, most) = evaluator.certain(&position, position.seat(), 0);
            if least < most && evaluator.settled(&position) && !evaluator.noisy(&position, &best) {
                positions.push(position.clone());
            }
            best
        };
        let next = position.after(&mv);
        history.push(&position, &mv, &next);
        position = next;
    };
    while positions.len() > KEPT {
        positions.swap_remove(dice.below(positions.len() as u64) as usize);
    }
    Some(Lesson { positions, outcome })
}

#[cfg(test)]
mod tests {
    use rayon::ThreadPoolBuilder;
    use tabletier_core::Rules;
    use tabletier_testkit::toy::{HeapCount, Nim};

    use super::*;

    fn played(threads: usize, seed: u64) -> Vec<String> {
        let plan = Plan { games: 40, nodes: 50, seed };
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let lessons = pool.install(|| play::<Nim>(Rules::standard(), &HeapCount, plan));
        lessons.iter().map(|game| format!("{:?} {}", game.positions, game.outcome)).collect()
    }

    #[test]
    fn a_seed_fixes_the_games_on_any_number_of_cores() {
        let games = played(1, 7);
        assert_eq!(games.len(), 40);
        assert_eq!(games, played(3, 7));
        assert_ne!(games, played(1, 8));
    }
}
