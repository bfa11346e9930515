//! What teaches a game comes when a page needs it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::page as words;
use tabletier_session::{Book, Entry, Lang};

use crate::app_state::{AppState, app_state};
use crate::files;
use crate::parts::plain::{Plain, follow, live, press};

/// The book of a game that is not taught.
static EMPTY: Book = Book { brief: Vec::new(), chapters: Vec::new(), tasks: Vec::new() };

/// Where the book of a game comes to lie.
#[derive(Clone, Copy)]
pub(crate) struct Shelf {
    app: AppState,
    entry: &'static dyn Entry,
    /// Changes when a book has come.
    come: RwSignal<()>,
    /// Whether the last one could not be had.
    failed: RwSignal<bool>,
}

impl Shelf {
    /// The shelf for the book of a game, in the language that is chosen; what is missing is fetched.
    pub(crate) fn new(app: AppState, entry: &'static dyn Entry) -> Shelf {
        let shelf = Shelf { app, entry, come: RwSignal::new(()), failed: RwSignal::new(false) };
        follow(move || {
            if shelf.book().is_none() {
                shelf.ask();
            }
        });
        shelf
    }

    /// The book, once it is there.
    pub(crate) fn book(self) -> Option<&'static Book> {
        self.come.track();
        there(self.entry, self.app.lang.get())
    }

    fn ask(self) {
        self.failed.set(false);
        let lang = self.app.lang.get_untracked();
        spawn_local(async move {
            // By then the page may be another.
            let _ = if fetch(self.entry, lang).await {
                self.come.try_set(())
            } else {
                self.failed.try_set(true).map(drop)
            };
        });
    }
}

/// The published file of a book; a game that is not taught has none.
fn file(entry: &dyn Entry, lang: Lang) -> Option<String> {
    files::published("books", &format!("book-{}-{}", lang.tag(), entry.about().key))
}

fn there(entry: &dyn Entry, lang: Lang) -> Option<&'static Book> {
    entry.book(lang).or_else(|| file(entry, lang).is_none().then_some(&EMPTY))
}

/// Fetches a book, unless it is there; whether it is now.
pub(crate) async fn fetch(entry: &'static dyn Entry, lang: Lang) -> bool {
    if there(entry, lang).is_some() {
        return true;
    }
    let Some(file) = file(entry, lang) else { return true };
    let text = files::fetch(&file).await;
    // Somebody else may have fetched it meanwhile.
    if let Some(text) = text
        && entry.book(lang).is_none()
    {
        lang.load_book(entry.about().key, text);
    }
    entry.book(lang).is_some()
}

/// What is said as long as a book is not there.
#[component]
pub(crate) fn Awaited(shelf: Shelf) -> impl IntoView {
    let app = app_state();
    let name = shelf.entry.about().name;
    live(move || {
        if shelf.book().is_some() {
            return ().into_any();
        }
        if !shelf.failed.get() {
            return view! { <p class="awaited small" role="status">{app.says(&words::LOADING)}</p> }
                .plain();
        }
        view! {
            <div class="refusal row" role="alert">
                <p>{live(move || words::no_book(name).say(app.lang.get()))}</p>
                {press("quiet", "retry", &words::TRY_AGAIN, move |_| shelf.ask())}
            </div>
        }
        .plain()
    })
    .plain()
}
