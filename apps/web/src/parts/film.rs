//! Moves on their way.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::Scene;

use crate::app_state::{AppState, Pace};
use crate::model::board_state::BoardState;

/// A move takes as long as so many pictures at most.
const MOST: u32 = 5;

/// Pictures that are shown one after the other, instead of the board as it stands.
#[derive(Clone, Copy)]
pub(crate) struct Film {
    app: AppState,
    picture: RwSignal<Option<Scene>>,
    /// What is being shown ends when this changes.
    run: StoredValue<u64>,
}

impl Film {
    /// A film on a board.
    pub(crate) fn new(app: AppState, board: BoardState) -> Film {
        Film { app, picture: board.film, run: StoredValue::new(0) }
    }

    /// Whether the board itself is shown.
    pub(crate) fn is_over(self) -> bool {
        self.picture.with(Option::is_none)
    }

    /// Shows the board itself again.
    pub(crate) fn stop(self) {
        self.run.update_value(|run| *run += 1);
        self.picture.set(None);
    }

    /// Whoever touches the board has seen enough.
    pub(crate) fn end(self) {
        if self.picture.with_untracked(Option::is_some) {
            self.stop();
        }
    }

    /// Begins something that goes on until the film is stopped; see [`Film::goes_on`].
    pub(crate) fn run(self) -> u64 {
        self.run.get_value()
    }

    pub(crate) fn goes_on(self, run: u64) -> bool {
        self.run.try_get_value() == Some(run)
    }

    /// Shows these pictures, unless nothing is to move.
    pub(crate) fn show(self, pictures: Vec<Scene>) {
        let run = self.run();
        if self.app.pace.get_untracked() != Pace::Still {
            // Nothing else is shown before it.
            self.picture.set(pictures.first().cloned());
            spawn_local(async move { self.show_within(run, pictures).await });
        }
    }

    /// Shows these pictures as a part of something that was begun.
    pub(crate) async fn show_within(self, run: u64, pictures: Vec<Scene>) {
        let still = self.app.pace.get_untracked() == Pace::Still;
        let time = self.app.pace.get_untracked().time();
        // However long a move is, nobody waits for it long.
        let time = time.min(MOST * time / pictures.len().max(1) as u32);
        for picture in pictures.into_iter().filter(|_| !still) {
            if !self.goes_on(run) {
                return;
            }
            self.picture.set(Some(picture));
            TimeoutFuture::new(time + 30).await;
        }
        if self.goes_on(run) {
            self.picture.set(None);
        }
    }

    /// Shows one picture until another one is shown or the film ends.
    pub(crate) fn hold(self, picture: Scene) {
        self.picture.set(Some(picture));
    }
}
