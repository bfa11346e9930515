//! What stays when the browser is closed.

use web_sys::Storage;

/// The game in progress.
pub(crate) const TABLE: &str = "tabletier.table";
/// The place on the shelf of the game in progress.
pub(crate) const PLACE: &str = "tabletier.place";
/// When the shelf was last changed, if there are games on it.
pub(crate) const SHELF: &str = "tabletier.shelf";
/// The study under way.
pub(crate) const STUDY: &str = "tabletier.study";
/// A game that could not be read any more.
pub(crate) const LOST: &str = "tabletier.lost";
/// The level of games that begin at once.
pub(crate) const LEVEL: &str = "tabletier.level";
/// The language.
pub(crate) const LANG: &str = "tabletier.lang";
/// Light or dark.
pub(crate) const LOOK: &str = "tabletier.look";
/// How fast moves are shown.
pub(crate) const PACE: &str = "tabletier.pace";
/// Whether what others say at a distance is hidden.
pub(crate) const MUTED: &str = "tabletier.muted";
/// Whether the board of the game in progress is turned, if somebody has turned it.
pub(crate) const TURNED: &str = "tabletier.turned";
/// Whether moves can be heard.
pub(crate) const SOUND: &str = "tabletier.sound";
/// The colours of boards.
pub(crate) const THEME: &str = "tabletier.theme";
/// How large boards are.
pub(crate) const SIZE: &str = "tabletier.size";
/// Whether rows and columns have their names.
pub(crate) const NAMES: &str = "tabletier.names";
/// Whether moves are confirmed.
pub(crate) const CONFIRM: &str = "tabletier.confirm";

/// What somebody wants to be called at a distance.
pub(crate) const NAME: &str = "tabletier.name";

/// The tasks that were done, of a game.
pub(crate) fn tasks(game: &str) -> String {
    format!("tabletier.tasks.{game}")
}

/// The puzzles that were solved, of a game.
pub(crate) fn puzzles(game: &str) -> String {
    format!("tabletier.puzzles.{game}")
}

fn shelf() -> Option<Storage> {
    // Where a browser keeps nothing, the client works all the same.
    leptos::prelude::window().local_storage().ok().flatten()
}

/// All names under which something is kept.
pub(crate) fn names() -> Vec<String> {
    let Some(shelf) = shelf() else { return Vec::new() };
    (0..shelf.length().unwrap_or(0)).filter_map(|at| shelf.key(at).ok().flatten()).collect()
}

/// What was kept under this name.
pub(crate) fn get(name: &str) -> Option<String> {
    shelf()?.get_item(name).ok().flatten()
}

/// Keeps something under this name; `false` if the browser keeps nothing more.
pub(crate) fn set(name: &str, text: &str) -> bool {
    shelf().is_none_or(|shelf| shelf.set_item(name, text).is_ok())
}

/// Keeps nothing under this name any more.
pub(crate) fn remove(name: &str) {
    if let Some(shelf) = shelf() {
        let _ = shelf.remove_item(name);
    }
}
