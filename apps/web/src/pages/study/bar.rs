//! A bar beside the board: who stands better, at a glance.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Number, Score, advice};

use super::state::StudyState;
use crate::model::judge;
use crate::model::study::Study;
use crate::parts::plain::{Plain, said, when};

/// The bar is drawn in a frame of this height.
const HIGH: f32 = 100.0;

/// What the position that is shown is worth to the first player: as the engine thinks now, else as it
/// thought when it judged the game.
pub(super) fn worth(state: StudyState) -> Memo<Option<Score>> {
    Memo::new(move |before: Option<&Option<Score>>| {
        let here = state.here.get();
        let judged = state.judged();
        let known = judged.iter().flatten().find(|judged| Some(judged.place) == here);
        let known = known.and_then(|judged| judged.scores.first().copied());
        let now = state.analysis.with(|analysis| analysis.as_ref()?.scores.first().copied());
        let over = state.with(|study: &Study| {
            let session = study.session();
            let outcome = session.outcome()?;
            judge::end(&outcome, session.seats()).first().copied()
        });
        // While it begins to think everything stays as it was.
        over.or(now).or(known).or(before.copied().flatten())
    })
}

/// How much of the bar each of two players has, the one who sits below from below. Where more play,
/// there is none.
#[component]
pub(super) fn Bar(state: StudyState, worth: Memo<Option<Score>>) -> impl IntoView {
    let app = state.app;
    let part = move || {
        let even = state.even(&state.judged()).first().copied().unwrap_or(0);
        let height = worth.get().map_or(0.0, |worth| judge::height(worth, even));
        HIGH * (1.0 + height) / 2.0
    };
    let two = state.with_untracked(|study| study.session().seats() == 2);
    let class = move || if state.turned.get() { "bar turned" } else { "bar" };
    // For those who do not see it.
    let label = move || {
        let lang = app.lang.get();
        let first = state.with_untracked(|study| study.session().about().players.first().copied());
        let told = first.zip(worth.get());
        told.map(|(who, worth)| words::value(who, advice::worth(lang, worth)).say(lang))
            .unwrap_or_default()
    };
    view! {
        {when(move || two, move || view! {
            <svg class=said(class) viewBox="0 0 10 100" preserveAspectRatio="none" role="img"
                aria-label=said(label)>
                <rect class="theirs" width="10" height="100"></rect>
                <rect class="ours" width="10" y=said(move || Number(HIGH - part()).to_string())
                    height=said(move || Number(part()).to_string())></rect>
                <path class="middle" d="M0 50h10"></path>
            </svg>
        })}
    }
    .plain()
}
