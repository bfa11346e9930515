//! The games with others that are kept in this browser, those that wait for us first.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::{friend as words, page};
use tabletier_session::{Message, catalog};

use crate::app_state::{AppState, app_state};
use crate::far::mine::{Standing, look};
use crate::far::seats::{self, Kept};
use crate::model::route::Route;
use crate::parts::notify::NotifyAll;
use crate::parts::plain::{Plain, link, live, press, pressed, when};

/// All of them; where each stands is asked when the page is opened.
#[component]
pub(crate) fn Mine() -> impl IntoView {
    let app = app_state();
    let games = RwSignal::new(seats::all());
    let standings = RwSignal::new(Vec::<(String, Standing)>::new());
    let trouble = RwSignal::new(None::<Message>);
    let ask = move || {
        let _ = trouble.try_set(None);
        spawn_local(async move {
            for kept in games.get_untracked() {
                let id = kept.id.clone();
                match look(app, &kept).await {
                    Ok(standing) => {
                        let put = |all: &mut Vec<_>| {
                            all.retain(|(other, _)| *other != id);
                            all.push((id, standing));
                        };
                        if standings.try_update(put).is_none() {
                            return;
                        }
                    }
                    // The others would wait as long in vain.
                    Err(why) => return drop(trouble.try_set(Some(Message::from(&why)))),
                }
            }
        });
    };
    ask();
    let list = move || {
        let known = standings.get();
        let standing = |kept: &Kept| {
            let of = known.iter().find(|(id, _)| *id == kept.id);
            of.map_or(Standing::Unknown, |(_, standing)| standing.clone())
        };
        let mut rows: Vec<(u8, AnyView)> = Vec::new();
        for kept in games.get() {
            let standing = standing(&kept);
            // The newest stay first among equals.
            let place = rows.partition_point(|(rank, _)| *rank <= standing.rank());
            rows.insert(place, (standing.rank(), row(app, games, kept, &standing)));
        }
        rows.into_iter().map(|(_, row)| row).collect::<Vec<_>>()
    };
    let failed = move || {
        trouble.get().map(|why| {
            view! {
                <div class="refusal row" role="alert">
                    <p>{live(move || why.say(app.lang.get()))}</p>
                    {press("quiet", "retry", &page::TRY_AGAIN, move |_| ask())}
                </div>
            }
            .plain()
        })
    };
    view! {
        <section class="friend">
            <h1>{app.says(&words::MINE)}</h1>
            {live(failed)}
            {when(|| seats::unreadable() > 0, move || view! {
                <p class="refusal">{app.says(&words::UNREADABLE)}</p>
            })}
            {when(move || games.with(Vec::is_empty), move || view! { <p>{app.says(&words::NONE_MINE)}</p> })}
            <ul class="offers">{live(list)}</ul>
            <NotifyAll games=games />
            <p class="row">
                {link("button", "", &words::FRIEND, Route::Friend(None).fragment())}
                {link("quiet", "", &words::LOBBY, Route::Lobby.fragment())}
            </p>
        </section>
    }
    .plain()
}

fn row(app: AppState, games: RwSignal<Vec<Kept>>, kept: Kept, standing: &Standing) -> AnyView {
    let sure = RwSignal::new(false);
    let name = catalog::find(&kept.game).map_or(String::new(), |it| it.about().name.to_string());
    let names = match standing {
        Standing::Unknown | Standing::Gone => kept.others(),
        Standing::Open(names)
        | Standing::Ours(names)
        | Standing::Theirs(names, _)
        | Standing::Over(names) => names.clone(),
    };
    let ours = matches!(standing, Standing::Ours(_));
    let words = standing.words();
    let waits = !matches!(standing, Standing::Over(_) | Standing::Gone);
    let (id, table) = (StoredValue::new(kept.id.clone()), Route::At(kept.id).fragment());
    let forget = move || {
        seats::forget(&id.get_value());
        games.update(|games| games.retain(|kept| kept.id != id.get_value()));
    };
    let ask = move |_| if waits { sure.set(true) } else { forget() };
    view! {
        <li class="offer" class:ours=ours id=format!("game-{}", id.get_value())>
            <a class=if ours { "button" } else { "quiet" } href=table>{name}</a>
            <span>
                {(!names.is_empty()).then(|| app.tells(move || words::against(names.as_str()))).map(|names| live(move || names.get()).plain())}
                <small>{live(move || words.as_ref().map(|words| words.say(app.lang.get())))}</small>
            </span>
            <button type="button" class="quiet forget" on:click=pressed(ask)>{app.says(&words::FORGET)}</button>
            {when(move || sure.get(), move || view! {
                <p class="sure" role="alert">
                    <span>{app.says(&words::FORGET_SURE)}</span>
                    {press("button", "", &page::YES, move |_| forget())}
                    {press("quiet", "", &page::NO, move |_| sure.set(false))}
                </p>
            })}
        </li>
    }
    .plain()
}
