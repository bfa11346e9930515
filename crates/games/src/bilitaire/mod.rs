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
mod why_not;

use tabletier_core::{About, Draft, Game, Knowledge, Phrase, Skill};

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
        sentence: Phrase::new(
            "sentence",
            "Peg solitaire with an opponent: one player jumps with the marbles, the other slides the board apart.",
            "Un solitaire à deux : l’un saute avec les billes, l’autre fait coulisser le plateau sous elles.",
        ),
        players: &[
            Phrase::new("marbles-first", "Marbles in round 1", "Billes au premier tour"),
            Phrase::new("trays-first", "Trays in round 1", "Plateaux au premier tour"),
        ],
        length: Phrase::new("length", "20 to 30 minutes", "20 à 30 minutes"),
        moves: Phrase::new(
            "moves",
            "-c3 takes the first marble off; c3xc5xe5 jumps; A1>2e slides a tray two slots east (n, e, s, w), \
             A1..B1>2e a row of two; B2x removes an empty tray; !3 at the end announces three jumps.",
            "-c3 retire la première bille ; c3xc5xe5 saute ; A1>2e fait coulisser un plateau de deux cases \
             vers l’est (n, e, s, w), A1..B1>2e une rangée de deux ; B2x retire un plateau vide ; \
             !3 à la fin annonce trois sauts.",
        ),
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
