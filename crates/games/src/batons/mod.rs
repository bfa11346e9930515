//! Bâtons et Pions, by Christian Jungling: the board itself is made of sticks, and the players
//! move them.
//!
//! ```
//! use tabletier_core::{Position, Rules};
//! use tabletier_games::batons::{BatonsPosition, BatonsRules};
//!
//! let mut position = BatonsPosition::start(BatonsRules::standard(), 0);
//! // The spare is laid, then a pawn steps into one of the two empty cells in the middle.
//! let mv = position.read_move("+a0.0;u1.0-u0.0").unwrap_err();
//! assert!(mv.to_string().contains("every stick must be a side of a cell"));
//! let mv = position.read_move("d1.0-u1.1").unwrap();
//! position.play_unchecked(&mv);
//! assert!(position.to_string().ends_with(" 1 b"));
//! ```

mod asks;
mod bench;
mod change;
mod clicks;
mod draft;
mod eval;
mod figure;
mod flaw;
mod gesture;
mod lattice;
mod learn;
mod links;
mod movegen;
mod notation;
mod pawns;
mod plan;
mod position;
mod print;
mod random;
mod ring;
mod route;
mod rules;
mod scene;
mod sketch;
mod sticks;
mod tally;
mod told;
mod why_not;

use tabletier_core::words::batons as words;
use tabletier_core::{About, Algorithm, Draft, Game, Knowledge, Skill};

pub use eval::BatonsEvaluator;
pub use position::{BatonsMove, BatonsPosition, Colour};
pub use rules::BatonsRules;
pub use sticks::Rebuilt;

/// The game of Bâtons et Pions.
#[derive(Clone, Copy, Debug)]
pub struct Batons;

impl Game for Batons {
    type Position = BatonsPosition;
    type Evaluator = BatonsEvaluator;

    const ABOUT: About = About {
        key: "batons",
        name: "Bâtons et Pions",
        author: "Christian Jungling",
        year: "",
        story: words::ABOUT_STORY,
        exhibit: include_str!("exhibit.txt"),
        sentence: words::ABOUT_SENTENCE,
        players: &[words::PLAYER_WHITE, words::PLAYER_BLACK],
        length: words::ABOUT_LENGTH,
        moves: words::ABOUT_MOVES,
        opposite: false,
        wordy: true,
    };

    /// Carelessness counts for much: a turn can take many pawns, and most take none. A position
    /// with its thousands of turns is a few hundred nodes to look through. Who looks no further
    /// than a turn or two looks at all of them; the strong ones choose.
    const SKILLS: [Skill; Skill::LEVELS] = [
        Skill { nodes: 10_000, depth: 1, quiescence: false, blunder_margin: 500 },
        Skill { nodes: 10_000, depth: 1, quiescence: false, blunder_margin: 200 },
        Skill { nodes: 10_000, depth: 1, quiescence: false, blunder_margin: 100 },
        Skill { nodes: 10_000, depth: 2, quiescence: false, blunder_margin: 90 },
        Skill { nodes: 10_000, depth: 2, quiescence: false, blunder_margin: 0 },
        Skill { nodes: 14_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 45_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 150_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
    ];
    /// After four turns at random the game is mostly decided.
    const OPENING: u32 = 2;

    fn evaluator(_knowledge: &Knowledge) -> BatonsEvaluator {
        BatonsEvaluator::default()
    }

    fn draft(position: &BatonsPosition) -> Box<dyn Draft> {
        Box::new(draft::BatonsDraft::new(position))
    }

    /// Of so many turns, most are not worth a look: better to look far ahead at a few.
    fn algorithm(_seats: usize) -> Algorithm {
        Algorithm::Mcts
    }
}

drawn!(BatonsPosition);
