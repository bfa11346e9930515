//! Billo, by Alberto Glisoni: hollow squares and the rounds that nest in them.
//!
//! ```
//! use tabletier_core::Position;
//! use tabletier_games::billo::{BilloPosition, BilloRules};
//!
//! let rules = "catalano,capture=claim".parse::<BilloRules>().unwrap();
//! let mut position = BilloPosition::start(rules, 0);
//! let mv = position.read_move("Rc1-c2").unwrap();
//! position.play_unchecked(&mv);
//! assert_eq!(position.to_string(), "cccccccc/8/8/8/8/8/2R5/CCSCCCCC b -");
//! ```

mod bench;
mod board;
mod draft;
mod eval;
mod gesture;
mod learn;
mod movegen;
mod notation;
mod pieces;
mod position;
mod print;
mod route;
mod rules;
mod scene;
mod side;
mod sketch;
mod tally;
mod told;
mod why_not;

use tabletier_core::words::billo as words;
use tabletier_core::{About, Draft, Game, Knowledge, Skill};

pub use board::Board;
pub use eval::BilloEvaluator;
pub use pieces::{Colour, Shape, Square};
pub use position::{BilloMove, BilloPosition, Walk};
pub use rules::BilloRules;

/// The game of Billo.
#[derive(Clone, Copy, Debug)]
pub struct Billo;

impl Game for Billo {
    type Position = BilloPosition;
    type Evaluator = BilloEvaluator;

    const ABOUT: About = About {
        key: "billo",
        name: "Billo",
        author: "Alberto Glisoni",
        year: "1992",
        story: words::ABOUT_STORY,
        exhibit: include_str!("exhibit.txt"),
        sentence: words::ABOUT_SENTENCE,
        players: &[words::PLAYER_RED, words::PLAYER_BLACK],
        length: words::ABOUT_LENGTH,
        moves: words::ABOUT_MOVES,
        opposite: true,
        wordy: false,
    };

    /// Near the top it takes many more nodes to win more: good players often draw.
    const SKILLS: [Skill; Skill::LEVELS] = [
        Skill { nodes: 500, depth: 1, quiescence: false, blunder_margin: 250 },
        Skill { nodes: 500, depth: 1, quiescence: true, blunder_margin: 100 },
        Skill { nodes: 1_000, depth: 2, quiescence: true, blunder_margin: 50 },
        Skill { nodes: 2_000, depth: u32::MAX, quiescence: true, blunder_margin: 20 },
        Skill { nodes: 6_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 25_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 110_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 500_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
    ];

    fn evaluator(_knowledge: &Knowledge) -> BilloEvaluator {
        BilloEvaluator::default()
    }

    fn draft(position: &BilloPosition) -> Box<dyn Draft> {
        Box::new(draft::BilloDraft::new(position))
    }
}

drawn!(BilloPosition);
