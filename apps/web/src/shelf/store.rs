//! Where the browser keeps all games: a database of its own. What was laid aside is brought there.

use js_sys::{Array, Promise};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode};

use super::{ASIDE, aside, lay_aside};
use crate::app_state::AppState;
use crate::keep;
use crate::model::shelved::Shelved;

/// The database, and where in it the games are: their texts, each under its place.
const DATABASE: &str = "tabletier";
const GAMES: &str = "games";

/// All games but that on the table, the newest first, and what else is to be told of them.
#[derive(Clone, Default)]
pub(crate) struct Stock {
    pub(crate) games: Vec<Shelved>,
    /// How many this version cannot read. They stay as they are: perhaps another one can.
    pub(crate) unreadable: usize,
    /// Whether the browser has no database for us, so that games are kept less surely.
    pub(crate) closed: bool,
}

/// All games that are kept here, wherever they lie.
pub(crate) async fn stock(app: AppState) -> Stock {
    let stored = match settle_all(app).await {
        Ok(()) => read().await,
        Err(closed) => Err(closed),
    };
    let mut stock = Stock { closed: stored.is_err(), ..Stock::default() };
    let laid_aside =
        aside().into_iter().map(|(name, text)| (name[ASIDE.len()..].to_string(), text));
    // What was laid aside is newer than what is stored under the same place.
    for (id, text) in laid_aside.chain(stored.unwrap_or_default()) {
        match Shelved::read(&id, &text) {
            Some(game) if stock.games.iter().all(|other| other.id != id) => stock.games.push(game),
            Some(_) => {}
            None => stock.unreadable += 1,
        }
    }
    stock.games.extend(app.aside.get_value());
    stock.games.retain(|game| game.id != app.place.get_value());
    stock.games.sort_by_key(|game| std::cmp::Reverse(game.time));
    if stock.games.is_empty() {
        keep::remove(keep::SHELF);
    } else if keep::get(keep::SHELF).is_none() {
        mark();
    }
    stock
}

/// Lets other windows know that the shelf has changed.
fn mark() {
    keep::set(keep::SHELF, &super::now().to_string());
}

/// Puts games on the shelf: all of them or, if the browser breaks off, those it had room for aside.
pub(crate) async fn put(app: AppState, games: &[Shelved]) {
    if write(games).await.is_err() {
        for game in games {
            lay_aside(app, game);
        }
    }
    mark();
}

/// Takes a game from the shelf for good.
pub(crate) async fn remove(app: AppState, id: &str) {
    app.aside.update_value(|aside| aside.retain(|game| game.id != id));
    keep::remove(&format!("{ASIDE}{id}"));
    // Where there is no database, there is nothing in it.
    let _ = erase(id).await;
    mark();
}

/// Brings what was laid aside to where all games are.
pub(crate) async fn settle(app: AppState) {
    let _ = settle_all(app).await;
    mark();
}

async fn settle_all(app: AppState) -> Result<(), JsValue> {
    let laid = aside();
    let read = |(name, text): &(String, String)| Shelved::read(&name[ASIDE.len()..], text);
    let games: Vec<Shelved> = laid.iter().filter_map(read).chain(app.aside.get_value()).collect();
    if games.is_empty() {
        return Ok(());
    }
    write(&games).await?;
    for (name, text) in laid {
        // Meanwhile it may have been laid aside again.
        let same = keep::get(&name).as_ref() == Some(&text);
        if same && Shelved::read(&name[ASIDE.len()..], &text).is_some() {
            keep::remove(&name);
        }
    }
    app.aside.update_value(|aside| aside.retain(|game| !games.contains(game)));
    Ok(())
}

async fn read() -> Result<Vec<(String, String)>, JsValue> {
    let database = open().await?;
    let store = database.transaction_with_str(GAMES)?.object_store(GAMES)?;
    let (keys, texts) = (store.get_all_keys()?, store.get_all()?);
    let (keys, texts) = (answer(&keys).await?, answer(&texts).await?);
    database.close();
    let (keys, texts) = (Array::from(&keys), Array::from(&texts));
    let pairs = keys.iter().zip(texts.iter()).map(|(key, text)| {
        (key.as_string().unwrap_or_default(), text.as_string().unwrap_or_default())
    });
    Ok(pairs.collect())
}

async fn write(games: &[Shelved]) -> Result<(), JsValue> {
    change(|store| {
        games.iter().try_for_each(|game| {
            store.put_with_key(&game.written().into(), &JsValue::from(&game.id)).map(drop)
        })
    })
    .await
}

async fn erase(id: &str) -> Result<(), JsValue> {
    change(|store| store.delete(&id.into()).map(drop)).await
}

/// Changes the store as a whole or not at all.
async fn change(
    change: impl FnOnce(&web_sys::IdbObjectStore) -> Result<(), JsValue>,
) -> Result<(), JsValue> {
    let database = open().await?;
    let work = database.transaction_with_str_and_mode(GAMES, IdbTransactionMode::Readwrite)?;
    change(&work.object_store(GAMES)?)?;
    let ended = end(&work).await;
    database.close();
    ended
}

/// Opens the database; the first time it is made.
async fn open() -> Result<IdbDatabase, JsValue> {
    let factory = window().indexed_db()?.ok_or(JsValue::NULL)?;
    let request: IdbOpenDbRequest = factory.open_with_u32(DATABASE, 1)?;
    let fresh = request.clone();
    let make = Closure::once_into_js(move || {
        if let Ok(database) = fresh.result().map(JsValue::unchecked_into::<IdbDatabase>) {
            let _ = database.create_object_store(GAMES);
        }
    });
    request.set_onupgradeneeded(Some(make.unchecked_ref()));
    answer(&request).await.map(JsValue::unchecked_into)
}

/// Waits for what was asked for.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let asked = request.clone();
    let promise = Promise::new(&mut |done, failed| {
        let asked = asked.clone();
        let hear = Closure::once_into_js(move || {
            let _ = done.call1(&JsValue::NULL, &asked.result().unwrap_or(JsValue::NULL));
        });
        request.set_onsuccess(Some(hear.unchecked_ref()));
        request.set_onerror(Some(&failed));
    });
    JsFuture::from(promise).await
}

/// Waits until all of a change is kept.
async fn end(work: &IdbTransaction) -> Result<(), JsValue> {
    let promise = Promise::new(&mut |done, failed| {
        work.set_oncomplete(Some(&done));
        work.set_onerror(Some(&failed));
        work.set_onabort(Some(&failed));
    });
    JsFuture::from(promise).await.map(drop)
}
