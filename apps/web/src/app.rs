//! The frame of every page: its head, what it has to tell, and the page itself.

use leptos::prelude::*;
use tabletier_session::words::{friend, house, page as words};
use tabletier_session::{Lang, Table, catalog};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDetailsElement, HtmlElement, HtmlSelectElement};

use crate::app_state::{AppState, Setting, fragment};
use crate::engine::Engine;
use crate::model::route::{Hub, Route};
use crate::model::study::Study;
use crate::pages::home::Home;
use crate::pages::later;
use crate::pages::play::Play;
use crate::pages::table::TablePage;
use crate::parts::boards;
use crate::parts::choice::Choice;
use crate::parts::nav::Nav;
use crate::parts::plain::{Plain, flag, follow, live, noted, press, when};
use crate::{keep, language, shelf};

/// Everything there is to see.
#[component]
pub(crate) fn App(
    /// Who is asked for moves.
    engine: Engine,
    /// What the page speaks at first.
    lang: Lang,
) -> impl IntoView {
    let app = AppState::open(engine, lang);
    provide_context(app);
    remember(app);
    window_event_listener(leptos::ev::hashchange, move |_| {
        let route = Route::from(&*fragment());
        if route != app.route.get_untracked() {
            app.notice.set(None);
            app.route.set(route);
        }
    });
    // What is played or studied in another window is what is here.
    window_event_listener(leptos::ev::storage, move |event| {
        // What is there now: the event may be late.
        let Some(name) = event.key() else { return };
        let Some(kept) = keep::get(&name) else { return };
        match Some(name.as_str()) {
            Some(keep::TABLE) => {
                if let Ok(table) = kept.parse::<Table>() {
                    app.engine().stop();
                    shelf::notice_place(app);
                    app.table.set(Some(table));
                }
            }
            Some(keep::STUDY) => {
                if let Ok(study) = kept.parse::<Study>() {
                    app.study.set(Some(study));
                    // Whatever was thought was about another one.
                    if app.route.with_untracked(|route| *route == Route::Study(None)) {
                        app.route.set(Route::Study(None));
                    }
                }
            }
            _ => {}
        }
    });
    let ready = leptos::ev::Custom::<web_sys::Event>::new("newversion");
    window_event_listener(ready, move |_| app.renewal.set(true));
    let page = move || {
        let route = app.route.get();
        let Ok(entry) = route.game().map(catalog::find).transpose() else { return nowhere(app) };
        match (route, entry) {
            (Route::Home, _) => view! { <Home /> }.plain(),
            (Route::Play(_), Some(entry)) => view! { <Play entry=entry /> }.plain(),
            (Route::Table, _) => view! { <TablePage /> }.plain(),
            (Route::Nowhere(_), _) => nowhere(app),
            (route, entry) => later::page(app, route, entry),
        }
    };
    view! {
        <Head />
        <Notice />
        <Renewal />
        <main tabindex="-1">{live(page)}</main>
    }
    .plain()
}

/// Says that an address leads nowhere, and goes home.
pub(crate) fn nowhere(app: AppState) -> AnyView {
    app.tell(words::NOWHERE);
    app.redirect(Route::Home);
    ().into_any()
}

/// Keeps settings and the game when they change, and shows them on the page.
fn remember(app: AppState) {
    // Language and pace follow the browser until they are chosen.
    let mut chosen = false;
    follow(move || {
        let lang = app.lang.get();
        if std::mem::replace(&mut chosen, true) {
            keep::set(keep::LANG, lang.tag());
        }
        language::show(lang);
    });
    follow(move || {
        let key = app.look.get().key();
        keep::set(keep::LOOK, key);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-look", key);
        }
    });
    let mut chosen = false;
    follow(move || {
        let key = app.pace.get().key();
        if std::mem::replace(&mut chosen, true) {
            keep::set(keep::PACE, key);
        }
    });
    follow(move || {
        keep::set(keep::SOUND, if app.sound.get() { "on" } else { "off" });
    });
    app.boards.remember();
    follow(move || {
        let kept = app.table.with(|table| table.as_ref().map(Table::to_string));
        keep_game(app, keep::TABLE, kept);
    });
    follow(move || {
        let kept = app.study.with(|study| study.as_ref().map(Study::to_string));
        keep_game(app, keep::STUDY, kept);
    });
    follow(move || document().set_title(&title(app, &app.route.get())));
    // Another page is read from its top.
    Effect::new(move |before: Option<Route>| {
        let route = app.route.get();
        let chapter = matches!(route, Route::Learn(_, Some(_)));
        if before.is_some_and(|before| before != route) && !chapter {
            request_animation_frame(|| {
                let main = document().query_selector("main").ok().flatten();
                if let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok()) {
                    let _ = main.focus();
                }
                window().scroll_to_with_x_and_y(0.0, 0.0);
            });
        }
        route
    });
}

/// Keeps a game, if there is one, and tells where that cannot be done.
fn keep_game(app: AppState, name: &str, game: Option<String>) {
    match game {
        // What comes from another window is not sent back.
        Some(game) if keep::get(name).as_deref() == Some(&game) => {}
        Some(game) if !keep::set(name, &game) => {
            app.tell(words::NOT_KEPT);
        }
        Some(_) => {}
        None => keep::remove(name),
    }
}

/// What the browser calls a page: what it is for, and its game.
fn title(app: AppState, route: &Route) -> String {
    let what = match route {
        Route::Home | Route::Nowhere(_) => None,
        Route::Hub(Hub::Play) | Route::Play(_) => Some(&words::PLAY),
        Route::Hub(Hub::Learn) => Some(&words::LEARN),
        Route::Hub(Hub::Puzzles) => Some(&words::PUZZLES),
        Route::Hub(Hub::Analyse) => Some(&words::STUDY),
        Route::About => Some(&house::ABOUT),
        Route::New(_) => Some(&words::NEW_GAME),
        Route::Learn(..) => Some(&words::LEARN),
        Route::First(..) => Some(&words::FIRST_GAME),
        Route::Print(_) => Some(&words::PRINT_IT),
        Route::Puzzles(..) => Some(&words::PUZZLES),
        Route::Table => Some(&words::IN_PROGRESS),
        Route::Sent(_) => Some(&words::OPEN_GAME),
        Route::Study(_) => Some(&words::STUDY),
        Route::Edit(_) => Some(&words::EDIT),
        Route::Friend(_) | Route::Join(..) | Route::Seat(..) | Route::At(_) => {
            Some(&friend::FRIEND)
        }
        Route::Mine => Some(&friend::MINE),
        Route::Lobby => Some(&friend::LOBBY),
        Route::Shelf => Some(&house::SHELF),
    };
    let named = route.game().and_then(|game| catalog::find(game).ok()).map(|it| it.about().name);
    let played = || app.table.with(|table| table.as_ref().map(|it| it.session().about().name));
    let studied = || app.study.with(|study| study.as_ref().map(|it| it.session().about().name));
    let game = match route {
        Route::Table => played(),
        Route::Study(None) => studied(),
        _ => named,
    };
    let parts = what.map(|what| app.say(what)).into_iter().chain(game).chain(["Tabletier"]);
    parts.collect::<Vec<_>>().join(" – ")
}

#[component]
fn Head() -> impl IntoView {
    let app = crate::app_state::app_state();
    // Whatever is open in the head closes by a click beside it, by Escape, and by going elsewhere.
    window_event_listener(leptos::ev::pointerdown, move |event| {
        let at = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        close(|open| !open.contains(at.as_ref()));
    });
    window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape"
            && let Some(closed) = close(|_| true)
            && let Ok(Some(summary)) = closed.query_selector("summary")
        {
            let _ = summary.unchecked_into::<HtmlElement>().focus();
        }
    });
    follow(move || {
        app.route.track();
        close(|_| true);
    });
    view! {
        <header class="head">
            <a class="brand" href="#/" title=app.says(&house::FIRST_PAGE)>"Tabletier"</a>
            <Nav />
            <div class="tuning">
                <Languages id="language" />
                <details class="settings">
                    <summary>{app.says(&words::SETTINGS)}</summary>
                    <div class="sheet">
                        <Among phrase=&words::LOOK setting=app.look />
                        <Among phrase=&words::PACE setting=app.pace />
                        <label class="tick">
                            <input type="checkbox" prop:checked=flag(move || app.sound.get())
                                on:change=noted(move |event| app.sound.set(event_target_checked(&event))) />
                            <span>{app.says(&words::SOUND)}</span>
                        </label>
                        {boards::sheet()}
                        // Where the head has no room for it.
                        <label class="choice tongue">
                            <span>{app.says(&words::LANGUAGE)}</span>
                            <Languages id="language-here" />
                        </label>
                    </div>
                </details>
            </div>
        </header>
    }
    .plain()
}

/// Closes what is open in the head, if it is meant; the last of it, if anything was.
fn close(meant: impl Fn(&HtmlDetailsElement) -> bool) -> Option<HtmlDetailsElement> {
    let open = document().query_selector_all(".head details[open]").ok()?;
    let open = (0..open.length()).filter_map(|at| open.get(at)?.dyn_into().ok());
    open.filter(meant).fold(None, |_, open: HtmlDetailsElement| {
        open.set_open(false);
        Some(open)
    })
}

/// All languages, each by its own name.
#[component]
fn Languages(id: &'static str) -> impl IntoView {
    let app = crate::app_state::app_state();
    let choose = move |event: web_sys::Event| {
        let tag = event_target_value(&event);
        // It is shown as chosen once its words are there.
        if let Some(menu) = event.target().and_then(|it| it.dyn_into::<HtmlSelectElement>().ok()) {
            menu.set_value(app.lang.get_untracked().tag());
        }
        language::choose(app, tag);
    };
    let option = |(tag, name): &(&'static str, &'static str)| {
        let tag = *tag;
        let chosen = move || app.lang.get().tag() == tag;
        view! { <option value=tag lang=tag prop:selected=flag(chosen)>{*name}</option> }.plain()
    };
    view! {
        <select id=id aria-label=app.says(&words::LANGUAGE)
            title=app.says(&words::LANGUAGE) on:change=noted(choose)>
            {Lang::all().iter().map(option).collect::<Vec<_>>()}
        </select>
    }
    .plain()
}

/// A setting to choose.
#[component]
fn Among<S: Setting>(
    phrase: &'static tabletier_session::Phrase,
    setting: RwSignal<S>,
) -> impl IntoView {
    let app = crate::app_state::app_state();
    let name = app.name(phrase);
    let options = Signal::derive(move || {
        let option = |choice: &S| (choice.key().to_string(), app.say(choice.words()).to_string());
        S::ALL.iter().map(option).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || setting.get().key().to_string());
    let choose = Callback::new(move |key: String| {
        if let Some(choice) = S::from_key(&key) {
            setting.set(choice);
        }
    });
    view! { <Choice name=name options=options chosen=chosen choose=choose /> }.plain()
}

/// A new version of the client, taken when somebody likes to.
#[component]
fn Renewal() -> impl IntoView {
    let app = crate::app_state::app_state();
    let take = |_| {
        if let Ok(event) = web_sys::Event::new("takeversion") {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        {when(move || app.renewal.get(), move || view! {
            <div class="notice renewal" role="status">
                <p>{app.says(&words::RENEWAL)}</p>
                <div class="row">
                    {press("button", "renew", &words::RENEW, take)}
                    {press("quiet", "", &words::LATER, move |_| app.renewal.set(false))}
                </div>
            </div>
        })}
    }
    .plain()
}

/// Something to tell, until it is put away.
#[component]
fn Notice() -> impl IntoView {
    let app = crate::app_state::app_state();
    live(move || {
        app.notice.get().map(|message| {
            view! {
                <div class="notice" role="alert">
                    <p>{live(move || message.say(app.lang.get()))}</p>
                    {press("quiet", "", &words::CLOSE, move |_| app.notice.set(None))}
                </div>
            }
            .plain()
        })
    })
    .plain()
}
