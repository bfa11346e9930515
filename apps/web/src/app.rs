//! The frame of every page: its head, what it has to tell, and the page itself.

use leptos::prelude::*;
use tabletier_session::{Lang, Table, catalog};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app_state::{AppState, Setting, fragment};
use crate::engine::Engine;
use crate::keep;
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
use crate::words;

/// Everything there is to see.
#[component]
pub(crate) fn App(
    /// Who is asked for moves.
    engine: Engine,
) -> impl IntoView {
    let app = AppState::open(engine);
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
            Ok(entry) if named(&chapter, entry.chapters().iter().map(|it| it.title.code)) => {
                view! { <Learn entry=entry chapter=chapter /> }.into_any()
            }
            _ => nowhere(app),
        },
        Route::First(game, task) => match catalog::find(&game) {
            Ok(entry) if named(&task, entry.tasks().iter().map(|it| it.title.code)) => {
                view! { <First entry=entry task=task /> }.into_any()
            }
            _ => nowhere(app),
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

/// Whether one of these is asked for, or none in particular.
fn named(asked: &Option<String>, mut codes: impl Iterator<Item = &'static str>) -> bool {
    asked.as_ref().is_none_or(|asked| codes.any(|code| code == asked))
}

/// Says that an address leads nowhere, and goes home.
fn nowhere(app: AppState) -> AnyView {
    app.tell(words::NOWHERE.say(app.lang.get_untracked()));
    app.redirect(Route::Home);
    ().into_any()
}

/// Keeps settings and the game when they change, and shows them on the page.
fn remember(app: AppState) {
    // Language and pace follow the browser until they are chosen.
    Effect::new(move |first: Option<()>| {
        let key = match app.lang.get() {
            Lang::En => "en",
            Lang::Fr => "fr",
        };
        if first.is_some() {
            keep::set(keep::LANG, key);
        }
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", key);
        }
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
    // Another page is read from its top, and has its own title. What was said in the other language
    // is not said any more.
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
    Effect::new(move |before: Option<Lang>| {
        let lang = app.lang.get();
        if before.is_some_and(|before| before != lang) {
            app.notice.set(None);
        }
        lang
    });
}

/// Keeps a game, if there is one, and tells where that cannot be done.
fn keep_game(app: AppState, name: &str, game: Option<String>) {
    match game {
        // What comes from another window is not sent back.
        Some(game) if keep::get(name).as_deref() == Some(&game) => {}
        Some(game) if !keep::set(name, &game) => {
            app.tell(words::NOT_KEPT.say(app.lang.get_untracked()));
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
    let other = move || match app.lang.get() {
        Lang::En => (Lang::Fr, "fr"),
        Lang::Fr => (Lang::En, "en"),
    };
    view! {
        <header class="head">
            <a class="brand" href="#/">"Tabletier"</a>
            <nav>
                <button class="quiet" id="language" lang=move || other().1
                    on:click=move |_| app.lang.set(other().0)>
                    {app.says(&words::LANGUAGE)}
                </button>
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
        app.notice.get().map(|words| {
            view! {
                <div class="notice" role="alert">
                    <p>{words}</p>
                    <button class="quiet" on:click=move |_| app.notice.set(None)>
                        {app.says(&words::CLOSE)}
                    </button>
                </div>
            }
        })
    }
}
