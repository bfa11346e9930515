//! A position that is being set up by hand.

use leptos::prelude::*;
use tabletier_session::Draft;

/// What lies on the board; it outlives the page, so that nothing is lost when somebody looks
/// elsewhere.
#[derive(Clone)]
pub(crate) struct Laid {
    pub(crate) game: &'static str,
    /// The rules and the position that it began with.
    pub(crate) begun: (String, String),
    pub(crate) rules: ArcRwSignal<String>,
    pub(crate) draft: ArcRwSignal<Box<dyn Draft>>,
}
