//! Pages that not every visit needs: they come together, in a file of their own, when the first of them
//! is opened.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::Entry;
use tabletier_session::words::page as words;

use crate::app::nowhere;
use crate::app_state::{AppState, app_state};
use crate::far::mine;
use crate::model::route::Route;
use crate::pages::at::At;
use crate::pages::edit::Edit;
use crate::pages::first::First;
use crate::pages::friend::{Friend, FriendGame};
use crate::pages::hub::{About, HubPage};
use crate::pages::join::Join;
use crate::pages::learn::Learn;
use crate::pages::lobby::Lobby;
use crate::pages::mine::Mine;
use crate::pages::print::Print;
use crate::pages::puzzles::PuzzlePage;
use crate::pages::seat::SeatPage;
use crate::pages::sent::Sent;
use crate::pages::setup::Setup;
use crate::pages::shelf::{self, ShelfPage};
use crate::pages::study::StudyPage;
use crate::pages::table::end;
use crate::pages::table::state::TableState;
use crate::parts::plain::{Plain, live, press};
use crate::shelf::store;

/// What comes in that file.
#[derive(Clone, Copy)]
pub(crate) struct Rare {
    /// Shows one of these pages, and that of a game if there is one.
    show: fn(Route, Option<&'static dyn Entry>) -> AnyView,
    /// Finds out how many games at a distance wait for us.
    count: fn(AppState, RwSignal<usize>),
    /// Brings games that were laid aside to the shelf.
    settle: fn(AppState),
    /// Shows the games on the shelf that can be gone on with.
    resting: fn() -> AnyView,
    /// Shows how a game has ended, over its table.
    end: fn(TableState) -> AnyView,
}

const RARE: Rare =
    Rare { show, count, settle: settle_aside, resting: shelf::resting, end: end::card };

/// One of these pages, if they are there; else they are fetched, and the page is made anew.
pub(crate) fn page(app: AppState, route: Route, entry: Option<&'static dyn Entry>) -> AnyView {
    match app.later.get() {
        Some(rare) => (rare.show)(route, entry),
        None => view! { <Coming /> }.plain(),
    }
}

/// Finds out how many games at a distance wait for us, as soon as that can be found out.
pub(crate) fn count_waiting(app: AppState, waiting: RwSignal<usize>) {
    spawn_local(async move {
        if let Some(rare) = fetched().await {
            (rare.count)(app, waiting);
        }
    });
}

/// Brings games that were laid aside to the shelf, as soon as that can be done.
pub(crate) fn settle(app: AppState) {
    spawn_local(async move {
        if let Some(rare) = fetched().await {
            (rare.settle)(app);
        }
    });
}

/// The games on the shelf that can be gone on with, as soon as they can be shown.
pub(crate) fn resting() -> AnyView {
    once_there(|rare| (rare.resting)())
}

/// How a game has ended, over its table, as soon as that can be shown.
pub(crate) fn end(state: TableState) -> AnyView {
    once_there(move |rare| (rare.end)(state))
}

/// Nothing until these pages are there.
fn once_there(show: impl Fn(Rare) -> AnyView + Send + 'static) -> AnyView {
    let there = RwSignal::new(None::<Rare>);
    spawn_local(async move {
        // By then the page may be another.
        let _ = there.try_set(fetched().await);
    });
    live(move || there.get().map(&show)).plain()
}

/// What is said as long as these pages are not there.
#[component]
fn Coming() -> impl IntoView {
    let app = app_state();
    let failed = RwSignal::new(false);
    let ask = move || {
        failed.set(false);
        spawn_local(async move {
            match fetched().await {
                Some(rare) => app.later.set(Some(rare)),
                // By then the page may be another.
                None => drop(failed.try_set(true)),
            }
        });
    };
    ask();
    live(move || {
        if !failed.get() {
            return view! { <p class="awaited small" role="status">{app.says(&words::LOADING)}</p> }
                .plain();
        }
        view! {
            <div class="refusal row" role="alert">
                <p>{app.says(&words::NO_PAGE)}</p>
                {press("quiet", "retry", &words::TRY_AGAIN, move |_| ask())}
            </div>
        }
        .plain()
    })
    .plain()
}

/// What comes in their file, once it is there.
#[cfg(feature = "split")]
async fn fetched() -> Option<Rare> {
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    // The bundler puts this function, and all that nobody else calls, into the file.
    #[wasm_split(rare, fallible, wasm_split_path = ::leptos::wasm_split)]
    fn rare() -> Result<Rare, SplitLoaderError> {
        Ok(RARE)
    }

    rare().await.ok()
}

/// For a first look all pages are in one file.
#[cfg(not(feature = "split"))]
async fn fetched() -> Option<Rare> {
    Some(RARE)
}

fn count(app: AppState, waiting: RwSignal<usize>) {
    spawn_local(async move {
        let count = mine::waiting(app).await;
        // By then the page may be another.
        let _ = waiting.try_set(count);
    });
}

fn settle_aside(app: AppState) {
    spawn_local(store::settle(app));
}

fn show(route: Route, entry: Option<&'static dyn Entry>) -> AnyView {
    match (route, entry) {
        (Route::Learn(_, chapter), Some(entry)) => {
            view! { <Learn entry=entry chapter=chapter /> }.plain()
        }
        (Route::First(_, task), Some(entry)) => view! { <First entry=entry task=task /> }.plain(),
        (Route::Print(_), Some(entry)) => view! { <Print entry=entry /> }.plain(),
        (Route::Puzzles(_, number), Some(entry)) => {
            view! { <PuzzlePage entry=entry number=number /> }.plain()
        }
        (Route::New(_), Some(entry)) => view! { <Setup entry=entry /> }.plain(),
        (Route::Sent(text), _) => view! { <Sent text=text /> }.plain(),
        (Route::Edit(_), Some(entry)) => view! { <Edit entry=entry /> }.plain(),
        (Route::Study(text), _) => view! { <StudyPage text=text /> }.plain(),
        (Route::Friend(_), None) => view! { <Friend /> }.plain(),
        (Route::Friend(_), Some(entry)) => view! { <FriendGame entry=entry /> }.plain(),
        (Route::Join(id, invite), _) => view! { <Join id=id invite=invite /> }.plain(),
        (Route::Seat(id, secret), _) => view! { <SeatPage id=id secret=secret /> }.plain(),
        (Route::At(id), _) => view! { <At id=id /> }.plain(),
        (Route::Mine, _) => view! { <Mine /> }.plain(),
        (Route::Hub(hub), _) => view! { <HubPage hub=hub /> }.plain(),
        (Route::About, _) => view! { <About /> }.plain(),
        (Route::Shelf, _) => view! { <ShelfPage /> }.plain(),
        (Route::Lobby, _) => view! { <Lobby /> }.plain(),
        _ => nowhere(app_state()),
    }
}
