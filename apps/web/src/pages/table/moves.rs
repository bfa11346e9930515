//! The moves of the game, to look back at.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Session, Table};

use super::away::Away;
use super::state::TableState;
use crate::parts::plain::{Plain, flag, follow, live, press_unless, pressed, said, when};
use crate::parts::type_move::TypeMove;

/// Scrolls a list, and nothing else, to the move that is shown.
pub(crate) fn show_now(list: &web_sys::Element) {
    let Ok(Some(now)) = list.query_selector(".now") else { return };
    let (frame, of) = (now.get_bounding_client_rect(), list.get_bounding_client_rect());
    let off = frame.y() - of.y() - (of.height() - frame.height()) / 2.0;
    list.set_scroll_top(list.scroll_top() + off as i32);
}

/// Whether moves are read in words, since their notation is long.
fn wordy(session: &dyn Session) -> bool {
    session.about().wordy
}

/// The list of moves; a click shows the position after one.
#[component]
pub(crate) fn Moves(state: TableState) -> impl IntoView {
    let app = state.app;
    // What the server has not acknowledged yet.
    let unsure = Memo::new(move |_| state.far.map_or(0, Away::unsure));
    let list = move || {
        let (moves, now, seats) = state.with(|table| {
            let game = table.game();
            // As it is written, and as it is read.
            let moves: Vec<(String, Option<String>)> = match wordy(game) {
                true => {
                    let told = game.told(0).into_iter().map(|told| Some(told.say(app.lang.get())));
                    game.played().into_iter().map(String::from).zip(told).collect()
                }
                false => game.played().into_iter().map(|mv| (mv.to_string(), None)).collect(),
            };
            (moves, table.now(), game.seats())
        });
        let sure = moves.len().saturating_sub(unsure.get());
        let rounds = moves.chunks(seats.max(1)).enumerate().map(|(round, moves)| {
            let moves = moves.iter().enumerate().map(|(turn, (mv, told))| {
                let number = round * seats + turn + 1;
                view! {
                    <button class="move" class:now=now == number class:unsure=(number > sure) data-number=number.to_string()
                        data-move=mv.clone()
                        aria-current=(now == number).then_some("true")
                        title=told.is_some().then(|| mv.clone())
                        on:click=pressed(move |_| state.look(number))>{told.as_ref().unwrap_or(mv).clone()}</button>
                }
                .plain()
            });
            let moves: Vec<_> = moves.collect();
            view! { <li><span class="round">{round + 1} "."</span>{moves}</li> }
        });
        rounds.collect::<Vec<_>>()
    };
    // The move that is shown stays in sight, and the page where it is.
    let sight: NodeRef<leptos::html::Ol> = NodeRef::new();
    follow(move || {
        state.with(Table::now);
        request_animation_frame(move || {
            let Some(list) = sight.try_get_untracked().flatten() else { return };
            show_now(&list);
        });
    });
    let told = move || state.with(|table| wordy(table.game()));
    let none = move || state.with(|table| table.game().played().is_empty());
    view! {
        <section class="moves">
            <h2>{app.says(&words::MOVES)}</h2>
            {when(none, move || view! {<p class="small">{app.says(&words::NO_MOVES)}</p>})}
            <ol node_ref=sight class:told=flag(told) data-seats=said(move || state.with(|table| table.session().seats().to_string()))>{live(list)}</ol>
            <div class="row">
                <button class="quiet" id="first" disabled=flag(none) title=app.says(&words::THE_START)
                    aria-label=app.says(&words::THE_START)
                    on:click=pressed(move |_| state.look(0))>"◀◀"</button>
                <button class="quiet" id="step-back" disabled=flag(none)
                    title=app.says(&words::STEP_BACK)
                    aria-label=app.says(&words::STEP_BACK)
                    on:click=pressed(move |_| state.step(-1))>"◀"</button>
                <button class="quiet" id="step-on" disabled=flag(none)
                    title=app.says(&words::STEP_ON)
                    aria-label=app.says(&words::STEP_ON)
                    on:click=pressed(move |_| state.step(1))>"▶"</button>
                {press_unless("quiet", "replay", &words::REPLAY, none, move |_| state.replay())}
            </div>
            <div class="typing">
                {when(move || state.board.is_open(), move || view! {
                    <TypeMove play=Callback::new(move |mv: String| state.play_typed(&mv)) />
                })}
            </div>
        </section>
    }
    .plain()
}
