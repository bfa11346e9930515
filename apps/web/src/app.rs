//! The frame of every page: its head, what it has to tell, and the page itself.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Lang, Table, catalog};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlSelectElement};

use crate::app_state::{AppState, Setting, fragment};
use crate::engine::Engine;
use crate::model::route::Route;
use crate::model::study::Study;
use crate::pages::edit::Edit;
use crate::pages::first::First;
use crate::pages::home::Home;
use crate::pages::learn::Learn;
use crate::pages::print::Print;
use crate::pages::puzzles::PuzzlePage;
use crate::pages::sent::Sent;
use crate::pages::setup::Setup;
use crate::pages::study::StudyPage;
use crate::pages::table::TablePage;
use crate::parts::choice::Choice;
use crate::{keep, language};

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
    let page = move || match app.route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::New(game) => match catalog::find(&game) {
            Ok(entry) => view! { <Setup entry=entry /> }.into_any(),
            Err(_) => nowhere(app),
        },
        Route::Learn(game, chapter) => match catalog::find(&game) {
            Ok(entry) => view! { <Learn entry=entry chapter=chapter /> }.into_any(),
            Err(_) => nowhere(app),
        },
        Route::First(game, task) => match catalog::find(&game) {
            Ok(entry) => view! { <First entry=entry task=task /> }.into_any(),
            Err(_) => nowhere(app),
        },
        Route::Print(game) => match catalog::find(&game) {
            Ok(entry) => view! { <Print entry=entry /> }.into_any(),
            Err(_) => nowhere(app),
        },
        Route::Puzzles(game, number) => match catalog::find(&game) {
            Ok(entry) => view! { <PuzzlePage entry=entry number=number /> }.into_any(),
            Err(_) => nowhere(app),
        },
        Route::Table => view! { <TablePage /> }.into_any(),
        Route::Sent(text) => view! { <Sent text=text /> }.into_any(),
        Route::Study(text) => view! { <StudyPage text=text /> }.into_any(),
        Route::Edit(game) => match catalog::find(&game) {
            Ok(entry) => view! { <Edit entry=entry /> }.into_any(),
            Err(_) => nowhere(app),
        },
        Route::Nowhere(_) => nowhere(app),
    };
    view! {
        <Head />
        <Notice />
        <Renewal />
        <main tabindex="-1">{page}</main>
    }
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
    Effect::new(move |first: Option<()>| {
        let lang = app.lang.get();
        if first.is_some() {
            keep::set(keep::LANG, lang.tag());
        }
        language::show(lang);
    });
    Effect::new(move |_| {
        let key = app.look.get().key();
        keep::set(keep::LOOK, key);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-look", key);
        }
    });
    Effect::new(move |first: Option<()>| {
        let key = app.pace.get().key();
        if first.is_some() {
            keep::set(keep::PACE, key);
        }
    });
    Effect::new(move |_| keep::set(keep::SOUND, if app.sound.get() { "on" } else { "off" }));
    Effect::new(move |_| {
        let kept = app.table.with(|table| table.as_ref().map(Table::to_string));
        keep_game(app, keep::TABLE, kept);
    });
    Effect::new(move |_| {
        let kept = app.study.with(|study| study.as_ref().map(Study::to_string));
        keep_game(app, keep::STUDY, kept);
    });
    // Another page is read from its top, and has its own title.
    Effect::new(move |before: Option<Route>| {
        let route = app.route.get();
        document().set_title(&title(&route));
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

/// What the browser calls a page: its game.
fn title(route: &Route) -> String {
    let game = route.game().and_then(|game| catalog::find(game).ok());
    game.map_or("Tabletier".to_string(), |entry| format!("{} – Tabletier", entry.about().name))
}

#[component]
fn Head() -> impl IntoView {
    let app = crate::app_state::app_state();
    view! {
        <header class="head">
            <a class="brand" href="#/">"Tabletier"</a>
            <nav>
                <Languages />
                <details class="settings">
                    <summary>{app.says(&words::SETTINGS)}</summary>
                    <div class="sheet">
                        <Among phrase=&words::LOOK setting=app.look />
                        <Among phrase=&words::PACE setting=app.pace />
                        <label class="tick">
                            <input type="checkbox" prop:checked=move || app.sound.get()
                                on:change=move |event| app.sound.set(event_target_checked(&event)) />
                            <span>{app.says(&words::SOUND)}</span>
                        </label>
                    </div>
                </details>
            </nav>
        </header>
    }
}

/// All languages, each by its own name.
#[component]
fn Languages() -> impl IntoView {
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
        view! { <option value=tag lang=tag prop:selected=chosen>{*name}</option> }
    };
    view! {
        <select id="language" aria-label=app.says(&words::LANGUAGE)
            title=app.says(&words::LANGUAGE) on:change=choose>
            {Lang::all().iter().map(option).collect::<Vec<_>>()}
        </select>
    }
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
    view! { <Choice name=name options=options chosen=chosen choose=choose /> }
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
        <Show when=move || app.renewal.get()>
            <div class="notice renewal" role="status">
                <p>{app.says(&words::RENEWAL)}</p>
                <div class="row">
                    <button class="button" id="renew" on:click=take>
                        {app.says(&words::RENEW)}
                    </button>
                    <button class="quiet" on:click=move |_| app.renewal.set(false)>
                        {app.says(&words::LATER)}
                    </button>
                </div>
            </div>
        </Show>
    }
}

/// Something to tell, until it is put away.
#[component]
fn Notice() -> impl IntoView {
    let app = crate::app_state::app_state();
    move || {
        app.notice.get().map(|message| {
            view! {
                <div class="notice" role="alert">
                    <p>{move || message.say(app.lang.get())}</p>
                    <button class="quiet" on:click=move |_| app.notice.set(None)>
                        {app.says(&words::CLOSE)}
                    </button>
                </div>
            }
        })
    }
}
