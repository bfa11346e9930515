//! Games that an evaluator plays against itself, and what they have to teach.

use rayon::prelude::*;
use tabletier_core::{
    Dice, Evaluator, Game, History, Outcome, Position, Seat, Values, Verdict, splitmix,
};
use tabletier_search::{Limits, Request, TranspositionTable, search};

use crate::trial::Trial;

/// How to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many games.
    pub(crate) games: u64,
    /// How many positions to look at for a move.
    pub(crate) nodes: u64,
    /// At least and at most how many moves are drawn by lot to open a game.
    pub(crate) lots: [u64; 2],
    /// Where chance begins.
    pub(crate) seed: u64,
}

impl Plan {
    /// The dice of one of the games.
    fn dice(self, game: u64) -> Dice {
        Dice::new(splitmix(splitmix(self.seed) ^ game))
    }
}

/// A game that was played to its end.
pub(crate) struct Lesson<P> {
    /// The positions whose static evaluation can be compared with the end.
    pub(crate) positions: Vec<P>,
    /// The end.
    pub(crate) outcome: Outcome,
}

/// A game that takes longer teaches nothing.
const MOST_TURNS: usize = 1000;
/// So many positions of a game are kept: more of one game say little more.
const KEPT: usize = 40;

/// Plays the games; which cores play how many of them changes nothing.
pub(crate) fn play<G: Game>(
    rules: <G::Position as Position>::Rules,
    evaluator: &G::Evaluator,
    plan: Plan,
) -> Vec<Lesson<G::Position>> {
    let game = |game: u64| play_one::<G>(rules, &|_| evaluator, plan, game);
    (0..plan.games).into_par_iter().filter_map(game).collect()
}

/// Lets one evaluator sit at tables where all others have another one. Each opening is played from
/// every seat; where games end with a score, who gets more out of an opening in all wins it.
pub(crate) fn trial<G: Game>(
    rules: <G::Position as Position>::Rules,
    [one, other]: [&G::Evaluator; 2],
    plan: Plan,
) -> Trial {
    let seats = G::Position::start(rules, 0).seats();
    let game = |opening: u64, mine: Seat| {
        let player = |seat: Seat| if seat == mine { one } else { other };
        let lesson = play_one::<G>(rules, &player, plan, opening)?;
        Some((mine, lesson.outcome))
    };
    let opening = |opening: u64| -> Vec<f64> {
        let ends: Vec<_> = Seat::first(seats).filter_map(|mine| game(opening, mine)).collect();
        if ends.iter().any(|(_, end)| matches!(end.verdict, Verdict::Score(_))) {
            let total: i32 = ends.iter().map(|(mine, end)| end.values[*mine]).sum();
            return vec![f64::from(1 + total.signum()) / 2.0; ends.len()];
        }
        ends.iter().map(|(mine, end)| share(&end.values, *mine, seats)).collect()
    };
    let openings = plan.games.div_ceil(seats as u64);
    let shares: Vec<f64> = (0..openings).into_par_iter().flat_map_iter(opening).collect();
    let won = 100.0 * shares.iter().sum::<f64>() / shares.len() as f64;
    Trial { games: openings * seats as u64, won, fair: 100.0 / seats as f64 }
}

/// A seat's share of a win.
fn share(values: &Values, mine: Seat, seats: usize) -> f64 {
    let best = Seat::first(seats).map(|seat| values[seat]).max();
    let winners = Seat::first(seats).filter(|&seat| Some(values[seat]) == best);
    if winners.clone().any(|seat| seat == mine) { 1.0 / winners.count() as f64 } else { 0.0 }
}

/// Plays one game: moves drawn by lot to open it, then the best that a short think finds.
fn play_one<'a, G: Game>(
    rules: <G::Position as Position>::Rules,
    player: &impl Fn(Seat) -> &'a G::Evaluator,
    plan: Plan,
    game: u64,
) -> Option<Lesson<G::Position>> {
    let Plan { nodes, lots: [least, most], .. } = plan;
    let mut dice = plan.dice(game);
    let mut position = G::Position::start(rules, dice.roll());
    let mut history = History::new(&position);
    let mut lots = least + dice.below(most - least + 1);
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
            let evaluator = player(position.seat());
            let table = TranspositionTable::for_nodes(nodes, usize::MAX);
            let request = Request::new(&position, &history, evaluator);
            let best = search(&request, &table, &Limits::nodes(nodes), &mut |_| {})?.best;
            // Right before an exchange an evaluator is rash, and cannot be blamed; where the end is
            // certain it is not asked.
            let (least, most) = evaluator.bounds(&position, position.seat(), 0);
            if least < most
                && evaluator.is_quiet(&position)
                && !evaluator.is_noisy(&position, &best)
            {
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
    use tabletier_core::{Rules, Weighted};
    use tabletier_games::bilitaire::{Bilitaire, BilitaireEvaluator};
    use tabletier_testkit::toy::{HeapCount, Nim};

    use super::*;

    fn played(threads: usize, seed: u64) -> Vec<String> {
        let plan = Plan { games: 40, nodes: 50, lots: [4, 16], seed };
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

    #[test]
    fn between_equals_a_trial_is_fair() {
        let plan = Plan { games: 12, nodes: 50, lots: [4, 16], seed: 7 };
        for (rules, fair) in [("players=2", 50.0), ("players=3", 100.0 / 3.0)] {
            let rules = rules.parse().unwrap();
            let trial = trial::<Nim>(rules, [&HeapCount, &HeapCount], plan);
            assert_eq!((trial.games, trial.fair), (12, fair));
            assert!((trial.won - fair).abs() < 1e-9, "{trial}");
        }
    }

    #[test]
    fn where_there_is_a_score_who_gets_more_out_of_an_opening_wins_it() {
        let rules = "rounds=1".parse().unwrap();
        let plan = Plan { games: 8, nodes: 100, lots: [4, 16], seed: 7 };
        let able = BilitaireEvaluator::default();
        let mut blind = able;
        blind.weights()[1..].iter_mut().for_each(|weight| weight.numbers.fill(0));
        let trial = |one, other| trial::<Bilitaire>(rules, [one, other], plan).won;
        assert_eq!([trial(&able, &blind), trial(&blind, &able)], [100.0, 0.0]);
        assert_eq!(trial(&able, &able), 50.0);
    }
}
