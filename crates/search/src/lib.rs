//! Looking ahead in any game.
//!
//! A [`Question`] is a position, the way the game came there, and the judgement to use;
//! [`think`] answers it with a [`Thought`], within [`Limits`] and with the help of a [`Table`].
//! Everything here is compiled for each game anew, and knows none of them.
//!
//! ```
//! use tabletier_core::{Evaluator, History, Position};
//! use tabletier_search::{Limits, Question, Table, think};
//!
//! /// The best move within a thousand nodes; the same on every machine.
//! fn best<P: Position, E: Evaluator<P>>(position: &P, evaluator: &E) -> Option<P::Move> {
//!     let history = History::new(position);
//!     let question = Question::new(position, &history, evaluator);
//!     let thought = think(&question, &Table::new(1 << 20), &Limits::nodes(1000), &mut |_| {})?;
//!     Some(thought.best)
//! }
//! ```

mod alphabeta;
mod deepen;
mod limits;
mod lines;
mod maxn;
mod mcts;
mod noise;
mod order;
mod path;
mod question;
mod report;
mod table;
mod value;

pub use limits::{Deadline, Limits, MOST_DEPTH};
pub use question::{Question, think};
pub use report::{Line, Outlook, Thought};
pub use table::Table;
