//! The search of the `minimax` crate, playing our games with our evaluators.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::time::Duration;

use minimax::{
    Evaluation, IterativeOptions, IterativeSearch, MCTSOptions, MonteCarloTreeSearch, Strategy,
    Winner,
};
use tabletier_core::{Evaluator, Game, Knowledge, Position};

/// A player of some game who is told positions and answers with moves, both as text.
pub(crate) trait Opponent {
    fn choose(&mut self, rules: &str, position: &str) -> String;
}

/// What the yardstick's trait for games is implemented on.
pub(crate) struct Theirs<G>(PhantomData<fn(G)>);

/// A position. The yardstick takes turns to alternate; where with us a player has several in a
/// row, the other passes in between.
pub(crate) struct State<P> {
    position: P,
    passes: bool,
}

impl<P: Clone> Clone for State<P> {
    fn clone(&self) -> State<P> {
        State { position: self.position.clone(), passes: self.passes }
    }
}

pub(crate) type Move<G> = <<G as Game>::Position as Position>::Move;

impl<G: Game> minimax::Game for Theirs<G>
where
    Move<G>: Copy,
{
    type S = State<G::Position>;
    /// None is to pass.
    type M = Option<Move<G>>;

    fn generate_moves(state: &Self::S, moves: &mut Vec<Self::M>) -> Option<Winner> {
        if let Some(winner) = Self::get_winner(state) {
            return Some(winner);
        }
        if state.passes {
            moves.push(None);
            return None;
        }
        let _ = state.position.visit_moves(|mv| -> ControlFlow<()> {
            moves.push(Some(mv));
            ControlFlow::Continue(())
        });
        None
    }

    fn apply(state: &mut Self::S, mv: Self::M) -> Option<Self::S> {
        Some(match mv {
            None => State { position: state.position.clone(), passes: false },
            Some(mv) => {
                let position = state.position.after(&mv);
                let passes = position.seat() == state.position.seat();
                State { position, passes }
            }
        })
    }

    fn get_winner(state: &Self::S) -> Option<Winner> {
        let outcome = state.position.outcome()?;
        // Who passes is the other one.
        let mover = state.position.seat();
        let value = outcome.values[mover] * if state.passes { -1 } else { 1 };
        Some(match value.signum() {
            1 => Winner::PlayerToMove,
            -1 => Winner::PlayerJustMoved,
            _ => Winner::Draw,
        })
    }

    fn zobrist_hash(state: &Self::S) -> u64 {
        state.position.key() ^ u64::from(state.passes)
    }
}

/// Our evaluator in the yardstick's hands.
pub(crate) struct Judge<G: Game>(G::Evaluator);

impl<G: Game> minimax::Evaluator for Judge<G>
where
    Move<G>: Copy,
{
    type G = Theirs<G>;

    fn evaluate(&self, state: &State<G::Position>) -> Evaluation {
        let mover = state.position.seat();
        let value = self.0.evaluate(&state.position)[mover].clamp(-30_000, 30_000) as Evaluation;
        if state.passes { -value } else { value }
    }

    fn generate_noisy_moves(&self, state: &State<G::Position>, moves: &mut Vec<Option<Move<G>>>) {
        if state.passes || self.0.is_quiet(&state.position) {
            return;
        }
        let _ = state.position.visit_moves(|mv| -> ControlFlow<()> {
            if self.0.is_noisy(&state.position, &mv) {
                moves.push(Some(mv));
            }
            ControlFlow::Continue(())
        });
    }
}

struct Player<G, S> {
    strategy: S,
    game: PhantomData<G>,
}

impl<G: Game, S: Strategy<Theirs<G>>> Opponent for Player<G, S>
where
    Move<G>: Copy,
{
    fn choose(&mut self, rules: &str, position: &str) -> String {
        let rules =
            rules.parse::<<G::Position as Position>::Rules>().expect("rules of the session");
        let position = G::Position::read(rules, position).expect("a position of the session");
        let state = State { position, passes: false };
        let mv = self.strategy.choose_move(&state).flatten().expect("the game goes on");
        state.position.write_move(&mv)
    }
}

/// Its iterative deepening, on one thread, with a table as large as ours.
pub(crate) fn iterative<G: Game>(time: Duration, memory: usize) -> Box<dyn Opponent>
where
    Move<G>: Copy,
{
    let options =
        IterativeOptions::new().with_table_byte_size(memory).with_quiescence_search_depth(32);
    let mut strategy = IterativeSearch::new(Judge::<G>(G::evaluator(Knowledge::none())), options);
    strategy.set_timeout(time);
    Box::new(Player::<G, _> { strategy, game: PhantomData })
}

/// Its Monte Carlo tree search, on one thread, with games played at random to their end.
pub(crate) fn mcts<G: Game>(time: Duration) -> Box<dyn Opponent>
where
    Move<G>: Copy,
{
    let options = MCTSOptions::default().with_num_threads(1).with_max_rollout_depth(1000);
    let mut strategy = MonteCarloTreeSearch::<Theirs<G>>::new(options);
    strategy.set_timeout(time);
    Box::new(Player::<G, _> { strategy, game: PhantomData })
}
