//! Two moves of a position beside each other: what each is worth, looked at equally long.

use leptos::prelude::*;
use tabletier_session::words::study as words;
use tabletier_session::{Refusal, Score};

use super::job::Job;
use super::lines::told;
use super::state::StudyState;
use crate::parts::plain::{Plain, flag, live, noted, pressed, said, when};

/// What was found of a move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Compared {
    pub(super) mv: String,
    /// What it leaves to each seat.
    pub(super) scores: Vec<Score>,
    /// How the game would go on after it.
    pub(super) line: Vec<String>,
}

/// Fields for two moves, and what they are worth. At first they are the move that was played here and
/// what the engine thinks the best, or the best two.
#[component]
pub(super) fn Compare(state: StudyState) -> impl IntoView {
    let app = state.app;
    let moves = [RwSignal::new(String::new()), RwSignal::new(String::new())];
    let usual = Memo::new(move |_| {
        state.here.get();
        let played = state.with_untracked(|study| {
            let next = study.tree().children(study.here()).first().copied();
            next.and_then(|next| study.tree().mv(next)).map(String::from)
        });
        let best = state.analysis.with(|analysis| {
            let Some(analysis) = analysis else { return Vec::new() };
            let others = analysis.others.iter().filter_map(|other| other.pv.first().cloned());
            std::iter::once(analysis.best.clone()).chain(others).collect()
        });
        let mut moves: Vec<String> = played.into_iter().collect();
        for mv in best {
            if moves.len() < 2 && !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves
    });
    // What somebody wrote stays, as long as the position does.
    let written = move |place: usize| {
        let own = moves[place].get();
        if own.is_empty() {
            usual.with(|usual| usual.get(place).cloned()).unwrap_or_default()
        } else {
            own
        }
    };
    Effect::new(move |_| {
        state.here.get();
        moves.iter().for_each(|mv| mv.set(String::new()));
    });
    let working = move || matches!(state.job.get(), Some(Job::Compare(_)));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen: Vec<String> =
            (0..2).map(|place| untrack(|| written(place)).trim().to_string()).collect();
        let refused = state.with_untracked(|study| {
            let mut session = study.session_at(study.here())?;
            chosen.iter().find_map(|mv| match session.play(mv) {
                Ok(()) => {
                    session.undo();
                    None
                }
                Err(error) => Some(error),
            })
        });
        if let Some(error) = refused {
            return state.board.refusal.set(Some(Refusal::Move(error)));
        }
        state.board.refusal.set(None);
        state.compared.set(Vec::new());
        state.job.set(Some(Job::Compare(chosen)));
    };
    let field = move |place: usize| {
        view! {
            <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                id=format!("compare-{place}") aria-label=app.says(&words::COMPARED_MOVE)
                prop:value=said(move || written(place))
                on:input=noted(move |event| moves[place].set(event_target_value(&event))) />
        }
        .plain()
    };
    let rows = move || {
        let found = state.compared.get();
        let rows = found.into_iter().map(|one| {
            let Compared { mv, scores, line } = one;
            let whole = std::iter::once(mv.clone()).chain(line).collect::<Vec<_>>();
            let text = whole.join(" ");
            let add = move |_| {
                state.change(|study| study.add(study.here(), &whole));
            };
            view! {
                <li>
                    <button class="try" on:click=pressed(add)>
                        <strong>{told(state, &scores)}</strong> <span>{text}</span>
                    </button>
                </li>
            }
        });
        rows.collect::<Vec<_>>()
    };
    let over = Memo::new(move |_| {
        state.here.get();
        state.with_untracked(|study| study.session().outcome().is_some())
    });
    view! {
        {when(move || !over.get(), move || view! {
            <details class="compare">
                <summary>{app.says(&words::COMPARE)}</summary>
                <form class="type" on:submit=send>
                    {field(0)} {field(1)}
                    <button class="quiet" id="compare" disabled=flag(working)>{app.says(&words::COMPARE)}</button>
                </form>
                <ol class="lines-found">{live(rows)}</ol>
            </details>
        })}
    }
    .plain()
}
