//! Answers in advance.

use leptos::prelude::*;
use tabletier_session::words::far as words;

use super::Far;
use crate::app_state::app_state;
use crate::parts::plain::{Plain, live, press, press_unless, pressed, when};

/// The answers that were given in advance, and the one that is being made.
#[component]
pub(super) fn Plan(far: Far) -> impl IntoView {
    let app = app_state();
    let planned = Memo::new(move |_| far.with(|client| client.planned().to_vec()));
    let lines = move || {
        planned
            .get()
            .into_iter()
            .enumerate()
            .map(|(index, line)| {
                view! {
                    <li>
                        <span>{line.join(" ")}</span>
                        <button type="button" class="quiet" aria-label=app.says(&words::PLAN_REMOVE)
                            title=app.says(&words::PLAN_REMOVE)
                            on:click=pressed(move |_| far.unplan(index))>"×"</button>
                    </li>
                }
                .plain()
            })
            .collect::<Vec<_>>()
    };
    let none = move || planned.with(Vec::is_empty);
    // There is an answer if one of the moves is one's own.
    let unanswered = move || {
        let moves = far.draft.with(|draft| draft.as_ref().map_or(0, |(_, moves)| moves.len()));
        let own = far.table.with(|table| {
            let movers = table.as_ref().map(|table| table.game().movers()).unwrap_or_default();
            movers.iter().rev().take(moves).any(|mover| Some(*mover) == far.seat())
        });
        !own
    };
    view! {
        {when(move || far.draft.with(Option::is_some), move || view! {
            <div class="plan">
                <p>{app.says(&words::PLAN_WHY)}</p>
                <div class="row">
                    {press_unless("button", "plan-keep", &words::PLAN_KEEP, unanswered, move |_| far.end_draft(true))}
                    {press("quiet", "plan-end", &words::PLAN_END, move |_| far.end_draft(false))}
                </div>
            </div>
        })}
        {when(move || !none(), move || view! {
            <section class="plan planned">
                <h2>{app.says(&words::PLANNED)}</h2>
                <ol>{live(lines)}</ol>
            </section>
        })}
    }
    .plain()
}
