//! Games on paper.
//!
//! A game says what it is made of in a [`Kit`](tabletier_core::Kit): a board, pieces in so many
//! copies, figures worth printing. [`sheets`] lays all of it out on pages at true scale, with the
//! rules that the game's chapters tell. Nothing in here knows a particular game.

mod paper;
#[cfg(feature = "pdf")]
mod pdf;
mod sheet;

pub use paper::Paper;
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, pdf};
pub use sheet::{Sheet, sheets};
