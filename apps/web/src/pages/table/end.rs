//! The end of a game: who has won and why, and what can be done now.

use leptos::prelude::*;
use tabletier_session::Verdict;
use tabletier_session::words::{board as board_words, page as words};

use super::side::called;
use super::state::TableState;
use crate::model::course::{HEIGHT, WIDTH, lines};
use crate::parts::boards::Theme;
use crate::parts::download::download;
use crate::parts::icon::{self, icon};
use crate::parts::picture;
use crate::parts::plain::{Plain, act, live};

/// A card over the board, once the last move was seen. It keeps nobody from anything else.
pub(crate) fn card(state: TableState) -> AnyView {
    let app = state.app;
    let words = move || {
        state.with(|table| {
            let outcome = table.game().outcome();
            outcome.map(|end| end.say(app.lang.get(), |winner| called(table, winner)))
        })
    };
    let save = move |_| {
        let name = state.board.with_untracked(|session| session.about().key);
        let _ = download(&format!("{name}.txt"), &state.written());
    };
    let share = move |_| {
        let scene = state.board.with_untracked(|session| session.picture(app.lang.get_untracked()));
        let key = state.board.with_untracked(|session| session.about().key);
        let shape = f64::from(scene.frame.height / scene.frame.width);
        let svg = match app.boards.theme.get_untracked() {
            Theme::Warm => scene.svg(),
            Theme::Cool => scene.svg_cool(),
        };
        leptos::task::spawn_local(async move {
            if picture::share(format!("{key}.png"), svg, shape).await.is_err() {
                app.tell(board_words::NO_PICTURE);
            }
        });
    };
    let course = move || {
        let glances = state.with(|table| table.game().glances());
        let several = glances.first().is_some_and(|values| values.len() > 2);
        let lines = lines(&glances).into_iter().enumerate().map(|(seat, line)| {
            view! { <path class=format!("curve seat-{seat}") d=line></path> }.plain()
        });
        let lines: Vec<_> = lines.collect();
        view! {
            <figure class="course">
                <svg class="values" class:several=several viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                    preserveAspectRatio="none" role="img" aria-label=app.says(&board_words::COURSE)>
                    <line class="zero" x1="0" x2=WIDTH.to_string() y1=(HEIGHT / 2.0).to_string()
                        y2=(HEIGHT / 2.0).to_string()></line>
                    {lines}
                </svg>
                <figcaption class="small">{app.says(&board_words::COURSE_WHY)}</figcaption>
            </figure>
        }
        .plain()
    };
    // Paper falls when somebody has won; a style sheet that moves nothing hides it.
    let won = move || {
        let outcome = state.with(|table| table.game().outcome());
        outcome.is_some_and(|end| matches!(end.verdict, Verdict::Won(_)))
    };
    let confetti = move || {
        let paper = won().then(|| (0..16).map(|_| view! { <i></i> }).collect::<Vec<_>>());
        view! { <span class="confetti" aria-hidden="true">{paper}</span> }.plain()
    };
    let close = move |_| state.ended.set(false);
    let again = move || match state.far {
        Some(far) => far.again(),
        None => act("rematch", icon::TURN, &words::AGAIN, || false, move |_| state.again()),
    };
    view! {
        <div class="card-over end" id="end" role="dialog" aria-labelledby="end-words">
            {confetti()}
            <span class="cup">{icon(icon::CUP)}</span>
            <p id="end-words">{live(words)}</p>
            {live(course)}
            <div class="row">
                {again()}
                {act("end-study", icon::LENS, &words::STUDY, || false, move |_| state.study())}
                {act("end-save", icon::SAVE, &words::DOWNLOAD, || false, save)}
                {act("end-picture", icon::PICTURE, &board_words::PICTURE, || false, share)}
                {act("end-close", icon::CLOSE, &words::CLOSE, || false, close)}
            </div>
        </div>
    }
    .plain()
}
