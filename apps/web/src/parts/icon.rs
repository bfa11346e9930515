//! Small pictures on buttons: lines on a field of 24 by 24, in the colour of the words beside them.

use leptos::prelude::*;

use crate::parts::plain::Plain;

pub(crate) const PLAY: &str = "M8 5l11 7-11 7z";
pub(crate) const BOOK: &str =
    "M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13";
pub(crate) const PUZZLE: &str =
    "M10 6a2 2 0 1 1 4 0h5v5a2 2 0 1 1 0 4v4h-5a2 2 0 1 0-4 0H5v-4a2 2 0 1 0 0-4V6z";
pub(crate) const MORE: &str = "M4.5 12h1M11.5 12h1M18.5 12h1";
pub(crate) const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
pub(crate) const REDO: &str = "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
pub(crate) const HINT: &str =
    "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z";
pub(crate) const TURN: &str =
    "M4 12a8 8 0 0 1 13.5-5.8L20 8M20 4v4h-4M20 12a8 8 0 0 1-13.5 5.8L4 16M4 20v-4h4";
pub(crate) const MENU: &str = "M4 7h16M4 12h16M4 17h16";
pub(crate) const LOUD: &str = "M5 9v6h4l5 4V5L9 9H5zM17.5 9a4 4 0 0 1 0 6";
pub(crate) const SILENT: &str = "M5 9v6h4l5 4V5L9 9H5zM17 10l4 4M21 10l-4 4";
pub(crate) const FLAG: &str = "M6 21V4h11l-2 4 2 4H6";
/// Two halves that are alike.
pub(crate) const DRAW: &str = "M5 9h14M5 15h14";
/// Something that is handed to a machine.
pub(crate) const HEIR: &str = "M5 8h14v11H5zM12 8V4M9 13h.01M15 13h.01";
pub(crate) const LENS: &str = "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4";
pub(crate) const SAVE: &str = "M12 4v10M8 10l4 4 4-4M5 19h14";
pub(crate) const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub(crate) const ARROW: &str = "M5 12h13M12 6l6 6-6 6";
pub(crate) const WAIT: &str = "M7 4h10M7 20h10M8 4c0 7 8 9 8 16M16 4c0 7-8 9-8 16";
pub(crate) const BARRED: &str = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12";
pub(crate) const CUP: &str =
    "M8 4h8v5a4 4 0 0 1-8 0zM8 5H5v1a3 3 0 0 0 3 3M16 5h3v1a3 3 0 0 1-3 3M12 13v6M8 20h8";
pub(crate) const EYE: &str =
    "M3 12s3-6 9-6 9 6 9 6-3 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";

pub(crate) const CLOSER: &str = "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4M8 11h6M11 8v6";
pub(crate) const WHOLE: &str = "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4M8 11h6";
pub(crate) const FULL: &str = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";
pub(crate) const PICTURE: &str = "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01";

/// One of these.
pub(crate) fn icon(lines: &'static str) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=lines></path></svg>
    }
    .plain()
}
