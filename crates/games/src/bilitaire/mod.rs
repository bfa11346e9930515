//! Bi-litaire, by Kris Burm: peg solitaire with an opponent who moves the board.
//!
//! ```
//! use tabletier_core::{Position, Rules};
//! use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};
//!
//! let mut position = BilitairePosition::start(BilitaireRules::standard(), 0);
//! for text in ["-d4", "C1>1e", "f4xd4"] {
//!     let mv = position.read_move(text).unwrap();
//!     position.play_unchecked(&mv);
//! }
//! assert_eq!(position.to_string(), ".ff./ffff/ff3f/.f.f t 1");
//! ```

mod bench;
mod board;
mod draft;
mod eval;
mod gesture;
mod jumps;
mod last;
mod learn;
mod movegen;
mod notation;
mod patterns;
mod position;
mod print;
mod refusal;
mod rules;
mod scene;
mod sketch;
mod slides;
mod tally;
mod told;
mod why_not;

use tabletier_core::words::bilitaire as words;
use tabletier_core::{About, Draft, Game, Knowledge, Skill};

pub use board::{Board, Hole, Slot, Way};
pub use eval::BilitaireEvaluator;
pub use position::{BilitaireMove, BilitairePosition, Scores, Turn};
pub use rules::BilitaireRules;
pub use slides::Slide;

/// The game of Bi-litaire.
#[derive(Clone, Copy, Debug)]
pub struct Bilitaire;

impl Game for Bilitaire {
    type Position = BilitairePosition;
    type Evaluator = BilitaireEvaluator;

    const ABOUT: About = About {
        key: "bilitaire",
        name: "Bi-litaire",
        author: "Kris Burm",
        year: "",
        story: words::ABOUT_STORY,
        exhibit: include_str!("exhibit.txt"),
        sentence: words::ABOUT_SENTENCE,
        players: &[words::PLAYER_MARBLES_FIRST, words::PLAYER_TRAYS_FIRST],
        length: words::ABOUT_LENGTH,
        moves: words::ABOUT_MOVES,
        opposite: false,
        wordy: false,
    };

    const SKILLS: [Skill; Skill::LEVELS] = [
        Skill { nodes: 500, depth: 1, quiescence: false, blunder_margin: 1_000 },
        Skill { nodes: 1_000, depth: 2, quiescence: false, blunder_margin: 280 },
        Skill { nodes: 2_000, depth: 2, quiescence: false, blunder_margin: 120 },
        Skill { nodes: 5_000, depth: 3, quiescence: false, blunder_margin: 60 },
        Skill { nodes: 12_000, depth: u32::MAX, quiescence: true, blunder_margin: 25 },
        Skill { nodes: 40_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 200_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 3_000_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
    ];

    fn evaluator(_knowledge: &Knowledge) -> BilitaireEvaluator {
        BilitaireEvaluator::default()
    }

    fn draft(position: &BilitairePosition) -> Box<dyn Draft> {
        Box::new(draft::BilitaireDraft::new(position))
    }
}

drawn!(BilitairePosition);
