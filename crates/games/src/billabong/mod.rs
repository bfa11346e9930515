//! Billabong, by Eric Solomon: a race of leaping kangaroos around a lake.
//!
//! ```
//! use tabletier_core::Position;
//! use tabletier_games::billabong::{BillabongPosition, BillabongRules};
//!
//! let rules = "players=2,ghosts=none".parse::<BillabongRules>().unwrap();
//! let text = "A:i3,j4,k4,a9,b9 B:d12,e12,f12,g12,h12 N:- A";
//! let mut position = BillabongPosition::read(rules, text).unwrap();
//! // Three jumps, the last over the referee on i3, and across the stream.
//! let mv = position.read_move("i3^k5^k3^g3").unwrap();
//! position.play_unchecked(&mv);
//! assert_eq!(position.to_string(), "A:g3+1,j4,k4,a9,b9 B:d12,e12,f12,g12,h12 N:- B");
//! ```

mod bench;
mod board;
mod draft;
mod eval;
mod gesture;
mod kangaroo;
mod learn;
mod lines;
mod movegen;
mod notation;
mod portrait;
mod position;
mod print;
mod reach;
mod route;
mod rules;
mod scene;
mod setup;
mod sketch;
mod tally;
mod told;
mod way;
mod why_not;

use tabletier_core::words::billabong as words;
use tabletier_core::{About, Algorithm, Draft, Game, Knowledge, Phrase, Skill};

pub use board::{COLUMNS, Crossing, ROWS, Square, Squares};
pub use eval::BillabongEvaluator;
pub use kangaroo::{Kangaroo, Stand, TEAM, Team};
pub use position::{BillabongMove, BillabongPosition};
pub use rules::{BillabongRules, Ghosts};

/// The players, by their colours.
static PLAYERS: [Phrase; 4] =
    [words::PLAYER_RED, words::PLAYER_BLUE, words::PLAYER_YELLOW, words::PLAYER_PURPLE];

/// The game of Billabong.
#[derive(Clone, Copy, Debug)]
pub struct Billabong;

impl Game for Billabong {
    type Position = BillabongPosition;
    type Evaluator = BillabongEvaluator;

    const ABOUT: About = About {
        key: "billabong",
        name: "Billabong",
        author: "Eric Solomon",
        year: "1984",
        story: words::ABOUT_STORY,
        exhibit: include_str!("exhibit.txt"),
        sentence: words::ABOUT_SENTENCE,
        players: &PLAYERS,
        length: words::ABOUT_LENGTH,
        moves: words::ABOUT_MOVES,
        opposite: false,
        wordy: false,
    };

    /// A beginner sees the leaps of their own turn and overlooks many; then the answers, too. From
    /// level 4 on it is but three times the thought from level to level, which tells.
    const SKILLS: [Skill; Skill::LEVELS] = {
        const fn careless(nodes: u64, depth: u32, blunder_margin: i32) -> Skill {
            Skill { nodes, depth, quiescence: true, blunder_margin }
        }
        const fn careful(nodes: u64) -> Skill {
            careless(nodes, u32::MAX, 0)
        }
        [
            careless(300, 1, 300),
            careless(500, 2, 130),
            careless(1_500, 3, 40),
            careful(5_000),
            careful(18_000),
            careful(60_000),
            careful(200_000),
            careful(700_000),
        ]
    };

    /// A kangaroo placed at random is half a loss; drawn ghosts make games different as well.
    const OPENING: u32 = 2;

    fn evaluator(_knowledge: &Knowledge) -> BillabongEvaluator {
        BillabongEvaluator::default()
    }

    fn draft(position: &BillabongPosition) -> Box<dyn Draft> {
        Box::new(draft::BillabongDraft::new(position))
    }

    /// Among three or four hardly anybody plays against one alone, as alpha-beta has it.
    fn algorithm(seats: usize) -> Algorithm {
        if seats == 2 { Algorithm::AlphaBeta } else { Algorithm::Mcts }
    }
}

drawn!(BillabongPosition);
