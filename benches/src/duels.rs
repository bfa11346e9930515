//! Games against another program's search, with the same evaluator and the same time for a move.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use tabletier_core::{Dice, Game, Position, Rules};
use tabletier_games::each_game;
use tabletier_session::{
    Limits, Seat, Session, Strength, ThinkOptions, TranspositionTable, Verdict, catalog,
};

use crate::theirs::{self, Move, Opponent};

/// The time for a move of either side.
const TIME: Duration = Duration::from_millis(100);

/// How many games a duel has: half of them with either seat.
const GAMES: u32 = 40;

/// What an opponent is called, and how one is made.
type Maker = (&'static str, fn() -> Box<dyn Opponent>);

/// A game, and the yardstick's players of it.
struct Duel {
    game: &'static str,
    opponents: [Maker; 2],
    /// How many turns are drawn at random to open a game.
    opening: u32,
    /// How many sit at the table by the usual rules.
    seats: usize,
}

fn duel<G: Game>() -> Duel
where
    Move<G>: Copy,
{
    Duel {
        game: G::ABOUT.key,
        opponents: [
            ("minimax iterative", || theirs::iterative::<G>(TIME, ThinkOptions::MEMORY)),
            ("minimax mcts", || theirs::mcts::<G>(TIME)),
        ],
        opening: G::OPENING,
        seats: G::Position::start(Rules::standard(), 0).seats(),
    }
}

/// Fights the duels of one game, or of all; the yardstick knows but two players.
pub(crate) fn run(game: Option<&str>) {
    let duels = each_game!(duel).into_iter().filter(|duel| duel.seats == 2);
    for duel in duels.filter(|duel| game.is_none_or(|key| key == duel.game)) {
        for (name, opponent) in duel.opponents {
            let mut tally = [0; 3];
            for number in 0..GAMES {
                tally[duel.play(number, opponent())] += 1;
            }
            let [losses, draws, wins] = tally;
            let share = (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(GAMES);
            println!(
                "{} 100 ms a move against {name}: {wins} wins {draws} draws {losses} losses   \
                 ratio {share:.3}",
                duel.game
            );
        }
    }
}

impl Duel {
    /// Plays a game and says how we fared: 0 lost, 1 drawn, 2 won. Each opening is played twice.
    fn play(&self, number: u32, mut opponent: Box<dyn Opponent>) -> usize {
        let seed = u64::from(number / 2);
        let ours = if number.is_multiple_of(2) { Seat::A } else { Seat::B };
        let mut session = self.open(seed);
        let rules = session.rules();
        let tt = TranspositionTable::new(ThinkOptions::MEMORY);
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let strength = Strength::Search { algorithm: None, limits: Limits::time(TIME) };
        let options = ThinkOptions { tt: Some(&tt), ..ThinkOptions::new(strength, &clock) };
        let outcome = loop {
            if let Some(outcome) = session.outcome() {
                break outcome;
            }
            let mv = if session.seat() == ours {
                session.think(&options, &mut |_| {}).expect("the game goes on").best
            } else {
                opponent.choose(&rules, &session.position())
            };
            session.play(&mv).expect("a chosen move is legal");
        };
        match outcome.verdict {
            Verdict::Won(seat) if seat == ours => 2,
            Verdict::Won(_) => 0,
            _ => 1,
        }
    }

    /// The start of a game, with some turns drawn at random that leave it open.
    fn open(&self, seed: u64) -> Box<dyn Session> {
        let entry = catalog::find(self.game).expect("a game of the catalog");
        let mut dice = Dice::new(seed);
        let opened = (0..100).try_for_each(|_| {
            let mut session = entry.start(None, seed).expect("the usual rules");
            for _ in 0..self.opening {
                let moves = session.moves();
                let Some(mv) = moves.get(dice.below(moves.len().max(1) as u64) as usize) else {
                    return ControlFlow::Continue(());
                };
                session.play(mv).expect("a listed move is legal");
            }
            match session.outcome() {
                Some(_) => ControlFlow::Continue(()),
                None => ControlFlow::Break(session),
            }
        });
        opened.break_value().expect("most openings leave the game open")
    }
}
