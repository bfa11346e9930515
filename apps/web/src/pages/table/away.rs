//! A table whose others are far away, as the page sees it.

use leptos::prelude::*;
use tabletier_session::{PlayError, Seat, Table};

use super::state::TableState;

/// What the table page asks of a game at a distance, and shows of it. What answers comes with the pages
/// that not every visit needs: here nothing but this is known of it.
pub(crate) trait Away: Sync {
    /// Sends a move on its way.
    fn play(&self, mv: &str) -> Result<(), PlayError>;
    /// Whether somebody here may touch the board as it is shown.
    fn may_touch(&self, table: &Table) -> bool;
    /// Whether all seats are taken.
    fn has_begun(&self) -> bool;
    /// Whether whoever is here plays, and the game is not over.
    fn is_playing(&self) -> bool;
    /// How many of the last moves shown are not known to be played.
    fn unsure(&self) -> usize;

    /// How the line is.
    fn line(&self) -> AnyView;
    /// Who sits there, whether they are there, and their time.
    fn seat(&self, seat: Seat) -> AnyView;
    /// The links to open seats.
    fn waiting(&self) -> AnyView;
    /// What is offered.
    fn offers(&self, state: TableState) -> AnyView;
    /// What can be done besides playing.
    fn tools(&self, state: TableState) -> AnyView;
    /// Watchers, and links for them and for another device.
    fn around(&self) -> AnyView;
    /// The button that asks for another game.
    fn again(&self) -> AnyView;
}
