//! Billabong, by Eric Solomon: a race of leaping kangaroos around a lake.
//!
//! ```
//! use tabletier_core::{Position, Rules};
//! use tabletier_games::billabong::{BillabongPosition, BillabongRules};
//!
//! let rules = BillabongRules::read("players=2,ghosts=none").unwrap();
//! let text = "A:i3,j4,k4,a9,b9 B:d12,e12,f12,g12,h12 N:- A";
//! let mut position = BillabongPosition::read(rules, text).unwrap();
//! // Three jumps, the last over the referee on i3, and across the stream.
//! let mv = position.read_move("i3^k5^k3^g3").unwrap();
//! position.play_unchecked(&mv);
//! assert_eq!(position.to_string(), "A:g3+1,j4,k4,a9,b9 B:d12,e12,f12,g12,h12 N:- B");
//! ```

mod board;
mod kangaroo;
mod movegen;
mod notation;
mod position;
mod refusal;
mod route;
mod rules;
mod setup;

pub use board::{COLUMNS, Crossing, ROWS, Square, Squares};
pub use kangaroo::{Kangaroo, Stand, TEAM, Team};
pub use position::{BillabongMove, BillabongPosition, HOME};
pub use rules::{BillabongRules, Ghosts};
