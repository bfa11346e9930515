//! All games on this device: to go on with, to look at, to name, to delete, to carry elsewhere.

use js_sys::Date;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::{friend, house as words, page};
use tabletier_session::{Message, Seat, Table, catalog, record};
use wasm_bindgen::JsValue;

use crate::app_state::{AppState, app_state};
use crate::keep;
use crate::model::route::Route;
use crate::model::shelved::{Shelved, scores};
use crate::model::study::Study;
use crate::pages::table::side::called;
use crate::parts::board::Board;
use crate::parts::choice::Choice;
use crate::parts::download::download;
use crate::parts::open::OpenFile;
use crate::parts::plain::{Plain, flag, link, live, noted, press, press_unless, when};
use crate::parts::sure::Sure;
use crate::shelf::store::{self, Stock};
use crate::shelf::{self, on_table, take_up};

/// So many games are shown at a time; each of them is replayed for its picture.
const SHOWN: usize = 12;
/// So many games to go on with are offered on the first page.
const OFFERED: usize = 3;

/// What is on the shelf, and what is seen of it.
#[derive(Clone, Copy)]
struct ShelfState {
    app: AppState,
    /// `None` until it was looked at.
    stock: RwSignal<Option<Stock>>,
    /// The game whose games are shown, by its key; all if it is empty.
    of: RwSignal<String>,
    shown: RwSignal<usize>,
    /// The game that somebody wants to look at instead of what they study.
    wanted: RwSignal<Option<Shelved>>,
    told: RwSignal<Option<Message>>,
    /// The question that was asked last whether a game is to be deleted.
    sure: StoredValue<Option<RwSignal<bool>>>,
}

impl ShelfState {
    fn new(app: AppState) -> ShelfState {
        let state = ShelfState {
            app,
            stock: RwSignal::new(None),
            of: RwSignal::new(String::new()),
            shown: RwSignal::new(SHOWN),
            wanted: RwSignal::new(None),
            told: RwSignal::new(None),
            sure: StoredValue::new(None),
        };
        state.look();
        // What another window puts here or takes away is seen here, too.
        let listener = window_event_listener(leptos::ev::storage, move |event| {
            if matches!(event.key().as_deref(), Some(keep::SHELF | keep::TABLE)) {
                state.look();
            }
        });
        on_cleanup(move || listener.remove());
        state
    }

    /// Looks what is there; that on the table stands first.
    fn look(self) {
        spawn_local(async move {
            let mut stock = store::stock(self.app).await;
            if let Some(game) = on_table(self.app) {
                stock.games.insert(0, game);
            }
            // By then the page may be another.
            let _ = self.stock.try_set(Some(stock));
        });
    }

    /// The games that are asked for.
    fn games(self) -> Vec<Shelved> {
        let of = self.of.get();
        let asked = |game: &&Shelved| of.is_empty() || game.game() == of;
        self.stock.with(|stock| {
            stock.iter().flat_map(|stock| stock.games.iter().filter(asked).cloned()).collect()
        })
    }

    fn is_on_table(self, game: &Shelved) -> bool {
        self.app.place.get_value() == game.id
    }

    /// Gives a game a name of its own, or none.
    fn name(self, game: &Shelved, title: &str) {
        let Some(mut table) = game.laid() else { return };
        if let Err(error) = table.set_title(title) {
            return self.app.tell(error.message());
        }
        let game = Shelved { table: table.to_string(), ..game.clone() };
        if self.is_on_table(&game) {
            self.app.table.update(|laid| {
                if let Some(laid) = laid {
                    let _ = laid.set_title(title);
                }
            });
            return self.look();
        }
        spawn_local(async move {
            store::put(self.app, &[game]).await;
            self.look();
        });
    }

    /// Asks one question at a time.
    fn ask(self, sure: RwSignal<bool>) {
        if let Some(other) = self.sure.get_value() {
            let _ = other.try_set(false);
        }
        self.sure.set_value(Some(sure));
        sure.set(true);
    }

    fn delete(self, game: &Shelved) {
        let id = game.id.clone();
        let on_table = self.is_on_table(game);
        spawn_local(async move {
            if on_table {
                self.app.engine().stop();
                self.app.table.set(None);
            }
            store::remove(self.app, &id).await;
            self.look();
        });
    }

    /// Looks through a game; after a question where somebody has worked on another.
    fn study(self, game: &Shelved, sure: bool) {
        let Some(table) = game.laid() else { return };
        let study = Study::new(table.record().clone());
        if !sure && self.app.would_lose(&study) {
            return self.wanted.set(Some(game.clone()));
        }
        self.app.examine(study);
    }

    /// All games as files: one, unless it would be too long to be read again.
    fn save(self) {
        let games = self.stock.with_untracked(|stock| stock.clone().unwrap_or_default().games);
        let mut files = vec![String::new()];
        for record in games.iter().filter_map(Shelved::laid).map(|table| table.told().to_string()) {
            let file = files.last_mut().expect("there is one");
            if file.len() + record.len() < record::LONGEST {
                if !file.is_empty() {
                    file.push('\n');
                }
                file.push_str(&record);
            } else {
                files.push(record);
            }
        }
        for (number, file) in files.iter().enumerate() {
            let number = if files.len() > 1 { format!("-{}", number + 1) } else { String::new() };
            let _ = download(&format!("tabletier{number}.txt"), file);
        }
    }

    /// Takes the games of a file in: all of them, or none where one cannot be read.
    fn take_in(self, text: &str) {
        self.told.set(None);
        let records = match record::read(text) {
            Ok(records) if records.is_empty() => {
                return self.app.tell(page::unreadable_game(page::NO_GAME));
            }
            Ok(records) => records,
            Err(error) => return self.app.tell(page::unreadable_game(error.message())),
        };
        let stock = self.stock.with_untracked(|stock| stock.clone().unwrap_or_default().games);
        let there: Vec<String> =
            stock.iter().filter_map(Shelved::laid).map(|table| table.told().to_string()).collect();
        let (all, now) = (records.len(), shelf::now());
        let fresh = records.into_iter().map(Table::of);
        let fresh = fresh.filter(|table| !there.contains(&table.told().to_string()));
        // They stay in the order of the file.
        let place = shelf::fresh();
        let games: Vec<Shelved> = fresh
            .enumerate()
            .map(|(at, table)| Shelved {
                id: format!("{place}-{at:05}"),
                time: now,
                table: table.to_string(),
            })
            .collect();
        let told = words::taken_in(games.len(), all - games.len());
        spawn_local(async move {
            store::put(self.app, &games).await;
            let _ = self.told.try_set(Some(told));
            self.look();
        });
    }
}

/// All games on this device.
#[component]
pub(crate) fn ShelfPage() -> impl IntoView {
    let app = app_state();
    let state = ShelfState::new(app);
    let counted = move || state.stock.with(|stock| stock.as_ref().map(|stock| stock.games.len()));
    let of = move || {
        let all = (String::new(), app.say(&friend::ANY_GAME).to_string());
        let each = catalog::GAMES.iter().map(|entry| entry.about());
        std::iter::once(all).chain(each.map(|it| (it.key.to_string(), it.name.to_string())))
    };
    let rows = move || {
        let games = state.games().into_iter().take(state.shown.get());
        games.map(|game| row(state, game)).collect::<Vec<_>>()
    };
    let hint =
        move |told: fn(&Stock) -> bool| state.stock.with(|stock| stock.as_ref().is_some_and(told));
    let study = Callback::new(move |()| {
        if let Some(game) = state.wanted.get_untracked() {
            state.study(&game, true);
        }
    });
    let asked = RwSignal::new(false);
    Effect::new(move |_: Option<()>| asked.set(state.wanted.with(Option::is_some)));
    view! {
        <section class="shelf">
            <header>
                <h1>{app.says(&words::SHELF)}</h1>
                <p>{app.says(&words::SHELF_WHY)}</p>
                {when(move || hint(|stock| stock.closed), move || view! {
                    <p class="refusal" id="shelf-closed">{app.says(&words::CLOSED)}</p>
                })}
                {when(move || hint(|stock| stock.unreadable > 0), move || view! {
                    <p class="refusal">{app.says(&words::UNREADABLE)}</p>
                })}
                <div class="row">
                    <Choice name=app.name(&friend::WHICH) options=Signal::derive(move || of().collect::<Vec<_>>())
                        chosen=state.of choose=Callback::new(move |key| state.of.set(key)) bare=true />
                    {press_unless("quiet", "save-all", &words::SAVE_ALL, move || counted().unwrap_or(0) == 0, move |_| state.save())}
                </div>
                <div class="taking">
                    <p>{app.says(&words::TAKE_IN)}</p>
                    <OpenFile id="take-in" take=Callback::new(move |text: String| state.take_in(&text)) />
                    <p class="small" role="status" id="taken-in">
                        {live(move || state.told.get().map(|told| told.say(app.lang.get())))}
                    </p>
                </div>
            </header>
            {live(move || results(state))}
            <Sure asked=asked id="look" words=Signal::derive(|| &page::REPLACES_STUDY) yes=study />
            {when(move || counted() == Some(0), move || view! { <p id="shelf-empty">{app.says(&words::SHELF_EMPTY)}</p> })}
            <ul class="books">{live(rows)}</ul>
            {when(move || state.games().len() > state.shown.get(), move || view! {
                {press("quiet", "more-games", &words::MORE_GAMES, move |_| state.shown.update(|shown| *shown += SHOWN))}
            })}
        </section>
    }
    .plain()
}

/// How games against each level ended.
fn results(state: ShelfState) -> Option<AnyView> {
    let app = state.app;
    let scores = scores(state.games().iter());
    if scores.is_empty() {
        return None;
    }
    let rows = scores.into_iter().map(|(level, score)| {
        let name = page::level(level.number());
        view! {
            <tr>
                <th scope="row">{live(move || name.say(app.lang.get()))}</th>
                <td>{score.won.to_string()}</td>
                <td>{score.drawn.to_string()}</td>
                <td>{score.lost.to_string()}</td>
            </tr>
        }
        .plain()
    });
    let rows = rows.collect::<Vec<_>>();
    Some(
        view! {
            <table class="results" id="results">
                <caption>{app.says(&words::RESULTS)}</caption>
                <thead><tr>
                    <td></td>
                    <th scope="col">{app.says(&words::WON)}</th>
                    <th scope="col">{app.says(&words::DRAWN)}</th>
                    <th scope="col">{app.says(&words::LOST)}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        }
        .plain(),
    )
}

/// Who plays, or played.
fn players(table: &Table) -> Message {
    let seats = Seat::first(table.players().len()).map(|seat| called(table, seat));
    seats.reduce(words::and).expect("two at least play")
}

/// How far a game has come: how it ended, or whose turn it is.
fn standing(app: AppState, table: &Table) -> String {
    let lang = app.lang.get();
    let session = table.session();
    let count = words::moves_made(session.played().len()).say(lang);
    let end = match session.outcome() {
        Some(outcome) => outcome.say(lang, |winner| called(table, winner)),
        None => page::to_move(called(table, session.seat())).say(lang),
    };
    format!("{count} · {end}")
}

/// The day on which a game was put here, as the language writes it.
fn day(app: AppState, time: u64) -> String {
    let date = Date::new(&JsValue::from_f64(time as f64));
    date.to_locale_date_string(app.lang.get().tag(), &JsValue::UNDEFINED).into()
}

fn row(state: ShelfState, game: Shelved) -> AnyView {
    let app = state.app;
    let Some(table) = game.laid() else {
        return view! { <li class="refusal">{app.says(&words::UNREADABLE)}</li> }.plain();
    };
    let (about, over) = (table.session().about(), table.is_over());
    let on_table = state.is_on_table(&game);
    let title = table.record().title().unwrap_or_default().to_string();
    let who = players(&table);
    let time = game.time;
    let (table, game) = (StoredValue::new(table), StoredValue::new(game));
    let scene =
        Signal::derive(move || table.with_value(|table| table.session().picture(app.lang.get())));
    let sure = RwSignal::new(false);
    let open = move |_| game.with_value(|game| take_up(app, game));
    let continued = if over { &page::SEE_AGAIN } else { &page::CONTINUE };
    view! {
        <li class="book" class:on=flag(move || on_table)>
            <Board game=about.key scene=scene time=Signal::derive(|| 0) />
            <div class="words">
                <p class="row between">
                    <strong>{about.name}</strong>
                    <span class="small">
                        {if on_table { live(move || app.say(&words::ON_TABLE)) } else { live(move || day(app, time)) }}
                    </span>
                </p>
                <input type="text" class="title" maxlength="100" autocomplete="off" prop:value=title
                    placeholder=app.says(&words::GIVE_NAME) aria-label=app.says(&words::GIVE_NAME)
                    on:change=noted(move |event| game.with_value(|game| state.name(game, &event_target_value(&event)))) />
                <p class="small">{live(move || who.say(app.lang.get()))}</p>
                <p class="small">{live(move || table.with_value(|table| standing(app, table)))}</p>
                <div class="row">
                    {press("button open", "", continued, open)}
                    {press("quiet look", "", &words::LOOK_AT, move |_| game.with_value(|game| state.study(game, false)))}
                    {press("quiet delete", "", &words::DELETE, move |_| state.ask(sure))}
                </div>
                <Sure asked=sure id="delete" words=Signal::derive(|| &words::DELETE_SURE)
                    yes=Callback::new(move |()| game.with_value(|game| state.delete(game))) />
            </div>
        </li>
    }
    .plain()
}

/// The games on the shelf that can be gone on with, the newest of them, and the way to all.
pub(crate) fn resting() -> AnyView {
    let app = app_state();
    let stock = RwSignal::new(Stock::default());
    spawn_local(async move {
        let found = store::stock(app).await;
        // By then the page may be another.
        let _ = stock.try_set(found);
    });
    let offered = move || {
        let games = stock.get().games.into_iter().filter(Shelved::is_open);
        let games = games.filter_map(|game| Some((game.laid()?, game)));
        games.take(OFFERED).map(|(table, game)| {
            let name = table.record().title().unwrap_or(table.session().about().name).to_string();
            let who = players(&table);
            let open = move |_| take_up(app, &game);
            view! {
                <li class="resting">
                    <span><strong>{name}</strong>" "<small>{live(move || who.say(app.lang.get()))}</small></span>
                    {press("quiet", "", &page::CONTINUE, open)}
                </li>
            }
            .plain()
        }).collect::<Vec<_>>()
    };
    view! {
        <ul class="rest" id="resting">{live(offered)}</ul>
        {when(move || !stock.with(|stock| stock.games.is_empty()), move || link("", "all-games", &words::ALL_GAMES, Route::Shelf.fragment()))}
    }
    .plain()
}
