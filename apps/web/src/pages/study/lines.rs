//! What the engine thinks of the position that is shown.

use leptos::prelude::*;
use tabletier_session::{Outlook, Seat, Variation, advice};

use super::work::Work;
use crate::words;

/// The best lines, each with what it is worth; a click tries one.
#[component]
pub(crate) fn Lines(work: Work) -> impl IntoView {
    let house = work.house;
    let lines = move || {
        let idea = work.idea.get()?;
        let first = Variation { outlooks: idea.outlooks, line: idea.line };
        let lines: Vec<_> = std::iter::once(first)
            .chain(idea.others)
            .map(|line| view! { <Line work=work line=line /> })
            .collect();
        let whose = work.with(|study| {
            let players = study.session().about().players;
            let two = study.session().seats() == 2;
            two.then(|| words::values_for(house.lang.get(), players[0].say(house.lang.get())))
        });
        Some(view! {
            <ol>{lines}</ol>
            <p class="small">{words::depth(house.lang.get(), idea.depth, idea.nodes)} {whose}</p>
        })
    };
    let over = move || {
        let lang = house.lang.get();
        let outcome = work.with(|study| study.session().outcome());
        outcome.map(|outcome| view! { <p class="small">{outcome.reason.say(lang)}</p> })
    };
    view! {
        <section class="lines">
            <label class="tick">
                <input type="checkbox" id="engine" prop:checked=move || work.asked.get()
                    on:change=move |event| work.asked.set(event_target_checked(&event)) />
                <span>{move || house.say(&words::ENGINE)}</span>
            </label>
            {over}
            {lines}
        </section>
    }
}

#[component]
fn Line(work: Work, line: Variation) -> impl IntoView {
    let worth = told(work, &line.outlooks);
    let moves = line.line.join(" ");
    let add = move |_| {
        work.change(|study| study.add(study.here(), &line.line));
    };
    view! {
        <li>
            <button class="try" title=move || work.house.say(&words::TRY_LINE) on:click=add>
                <strong>{worth}</strong> <span>{moves}</span>
            </button>
        </li>
    }
}

/// What something is worth: to the first of two, to each of more.
pub(crate) fn told(work: Work, outlooks: &[Outlook]) -> String {
    let lang = work.house.lang.get();
    let seats = Seat::first(outlooks.len()).zip(outlooks);
    match outlooks {
        [first, _] => advice::worth(lang, *first),
        _ => {
            let each = seats.map(|(seat, outlook)| {
                let colour =
                    work.with(|study| study.session().about().players[seat.index()].say(lang));
                format!("{colour} {}", advice::worth(lang, *outlook))
            });
            each.collect::<Vec<_>>().join(", ")
        }
    }
}
