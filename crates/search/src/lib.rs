//! Game tree search for any game.
//!
//! A [`Request`] is a position, the history of the game, and the evaluator to use; [`search`]
//! answers it with a [`Report`], within [`Limits`] and with the help of a [`TranspositionTable`].
//! Everything here is compiled for each game anew, and knows none of them.
//!
//! ```
//! use tabletier_core::{Evaluator, History, Position};
//! use tabletier_search::{Limits, Request, TranspositionTable, search};
//!
//! /// The best move within a thousand nodes; the same on every machine.
//! fn best<P: Position, E: Evaluator<P>>(position: &P, evaluator: &E) -> Option<P::Move> {
//!     let history = History::new(position);
//!     let request = Request::new(position, &history, evaluator);
//!     let tt = TranspositionTable::new(1 << 20);
//!     let report = search(&request, &tt, &Limits::nodes(1000), &mut |_| {})?;
//!     Some(report.best)
//! }
//! ```

mod alphabeta;
mod heuristics;
mod iterative_deepening;
mod lazy_smp;
mod limits;
mod maxn;
mod mcts;
mod move_picker;
mod path;
mod pv;
mod quiescence;
mod report;
mod request;
mod transposition;
mod value;

pub use limits::{Limits, MOST_DEPTH};
pub use report::{Report, Score, Variation};
pub use request::{Request, search};
pub use transposition::TranspositionTable;
