//! An invitation: to what, by whom, and the seat for whoever says yes.

use js_sys::Date;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use tabletier_session::words::{friend as words, page};

use super::friend::{NameField, tells_not_kept};
use crate::app_state::{AppState, app_state};
use crate::far::api::{self, Trouble};
use crate::far::seats::{self, Kept};
use crate::far::told::Told;
use crate::keep;
use crate::model::route::Route;
use crate::parts::asked::Asked;
use crate::parts::board::Board;
use crate::parts::plain::{Plain, link, live, press_unless, when};

/// Who invites to what, and a seat to take.
#[component]
pub(crate) fn Join(id: String, invite: String) -> impl IntoView {
    let asked = Asked::new(move || {
        let id = id.clone();
        async move { api::state(&id).await }
    });
    let shown = asked
        .shown(move |state| view! { <Invitation state=state invite=invite.clone() /> }.plain());
    view! { <section class="friend">{shown}</section> }.plain()
}

#[component]
fn Invitation(state: Value, invite: String) -> impl IntoView {
    let app = app_state();
    let told = Told(&state);
    let Some(entry) = told.entry() else {
        return crate::app::nowhere(app);
    };
    let id = told.id().to_string();
    let host = told.names().into_iter().find(|name| !name.is_empty());
    let title = app.tells(move || match &host {
        Some(host) => words::invites_you(entry.about().name, host.as_str()),
        None => words::you_are_invited(entry.about().name),
    });
    let clock = told.clock();
    let seed = state["seed"].as_u64().unwrap_or(0);
    let rules = told.rules().to_string();
    let picture = Signal::derive(move || {
        let session = entry.start(Some(&rules), seed);
        session.map(|session| session.picture(app.lang.get())).unwrap_or_default()
    });
    let table = Route::At(id.clone()).fragment();
    let sits = seats::find(&id).is_some_and(|kept| kept.seat.is_some());
    // An invitation whose answer was lost on the way is still ours.
    let used = RwSignal::new(told.open().is_empty() && !seats::is_joining(&id, &invite));
    let answer = match sits {
        true => view! {
            <p class="own">{app.says(&words::OWN_LINK)}</p>
            <p>{link("button large", "to-table", &words::TO_TABLE, table)}</p>
        }
        .plain(),
        false => view! {
            {when(move || used.get(), move || view! {
                <p class="refusal" id="used-up" role="alert">{app.says(&words::USED_UP)}</p>
                <p>{link("button", "watch", &words::WATCH, table.clone())}</p>
            })}
            {when(move || !used.get(), move || view! {
                <SitDown state=state.clone() invite=Some(invite.clone()) used=used />
            })}
        }
        .plain(),
    };
    view! {
        <h1>{live(move || title.get())}</h1>
        <p>{app.says(&entry.about().sentence)}</p>
        <p class="small">{live(move || clock.say(app.lang.get()))}</p>
        {answer}
        <div class="preview">
            <Board game=entry.about().key scene=picture time=Signal::derive(|| 0) />
        </div>
        <p>{link("quiet", "", &page::READ_RULES, Route::Learn(entry.about().key.to_string(), None).fragment())}</p>
    }
    .plain()
}

/// A name, and the button that takes the seat.
#[component]
fn SitDown(state: Value, invite: Option<String>, used: RwSignal<bool>) -> impl IntoView {
    let app = app_state();
    let busy = RwSignal::new(false);
    let name = RwSignal::new(keep::get(keep::NAME).unwrap_or_default());
    let sit = move |_| {
        let refused = move |trouble: &Trouble| match trouble.status() {
            Some(403) => drop(used.try_set(true)),
            _ => app.tell(trouble),
        };
        take(app, &state, invite.clone(), &name.read_untracked(), busy, refused);
    };
    view! {
        <NameField name=name />
        <p>{press_unless("button large", "join", &words::SIT_DOWN, move || busy.get(), sit)}</p>
    }
    .plain()
}

/// Takes a seat of a game, keeps it and goes to the table.
pub(crate) fn take(
    app: AppState,
    state: &Value,
    invite: Option<String>,
    name: &str,
    busy: RwSignal<bool>,
    refused: impl Fn(&Trouble) + 'static,
) {
    busy.set(true);
    let told = Told(state);
    let kept = Kept {
        id: told.id().to_string(),
        game: told.entry().map_or("", |entry| entry.about().key).to_string(),
        rules: told.rules().to_string(),
        names: told.names(),
        since: Date::now() as u64,
        secret: seats::joining(told.id(), invite.as_deref().unwrap_or_default()),
        ..Kept::default()
    };
    let name = name.trim().to_string();
    spawn_local(async move {
        let name = (!name.is_empty()).then_some(&*name);
        match api::join(&kept.id, invite.as_deref(), name, &kept.secret).await {
            Ok(seat) => {
                let mut names = kept.names.clone();
                if let (Some(own), Some(name)) = (names.get_mut(seat.index()), name) {
                    *own = name.to_string();
                }
                let kept = Kept { seat: Some(seat), names, ..kept };
                tells_not_kept(app, seats::keep(&kept));
                seats::joined(&kept.id);
                app.go(Route::At(kept.id));
            }
            Err(trouble) => {
                if !trouble.may_pass() {
                    seats::joined(&kept.id);
                }
                refused(&trouble);
            }
        }
        let _ = busy.try_set(false);
    });
}
