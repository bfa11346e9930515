//! Boards that show a good game: one that plays it, and still ones.

use std::time::Duration;

use leptos::prelude::*;
use tabletier_session::{Entry, Session};

use crate::app_state::{Pace, app_state};
use crate::parts::board::Board;
use crate::parts::plain::Plain;

/// How long a board waits between two moves, in milliseconds.
const WAIT: u64 = 1900;
/// For how many moves the end is shown.
const END: usize = 4;
/// After how many moves a still board shows the game: there is something to see.
const STILL: usize = 13;

/// A line of play after the first moves of the game that is shown.
fn after(entry: &dyn Entry, moves: usize) -> Box<dyn Session> {
    let mut session = entry.start(None, 0).expect("the default rules are rules");
    for mv in entry.about().exhibit.split_whitespace().take(moves) {
        // A test plays all of them.
        let _ = session.play(mv);
    }
    session
}

/// A still board in the middle of the game.
#[component]
pub(crate) fn Still(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let session = StoredValue::new(after(entry, STILL));
    let scene =
        Signal::derive(move || session.with_value(|session| session.picture(app.lang.get())));
    view! { <Board game=entry.about().key scene=scene time=Signal::derive(|| 0) /> }.plain()
}

/// A board on which the whole game is played, again and again; where nothing is to move, it is still.
#[component]
pub(crate) fn Exhibit(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let still = app.pace.get_untracked() == Pace::Still;
    let session = StoredValue::new(after(entry, if still { STILL } else { 0 }));
    let moves: Vec<&'static str> = entry.about().exhibit.split_whitespace().collect();
    let next = StoredValue::new(0);
    let moved = RwSignal::new(());
    let scene = Signal::derive(move || {
        moved.track();
        session.with_value(|session| session.picture(app.lang.get()))
    });
    let step = move || {
        if app.pace.get_untracked() == Pace::Still || document().hidden() {
            return;
        }
        let number = next.get_value();
        session.update_value(|session| match moves.get(number) {
            _ if number == 0 => *session = session.fresh(),
            Some(mv) => drop(session.play(mv)),
            None => {}
        });
        if number == 0 {
            // The first move follows the board as it was laid.
            session.update_value(|session| drop(moves.first().map(|mv| session.play(mv))));
        }
        next.set_value(if number >= moves.len() + END { 0 } else { number + 1 });
        moved.set(());
    };
    if let Ok(timer) = set_interval_with_handle(step, Duration::from_millis(WAIT)) {
        on_cleanup(move || timer.clear());
    }
    let time = Signal::derive(move || app.pace.get().time());
    view! { <Board game=entry.about().key scene=scene time=time /> }.plain()
}
