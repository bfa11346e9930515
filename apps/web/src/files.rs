//! Files that are fetched when they are wanted: words, lessons, puzzles.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// What a file is called that was published under this name, such as `puzzles-billo`. The page knows
/// all names of a kind, such as `puzzles`; the rest of a name is a hash of what is in the file.
pub(crate) fn published(kind: &str, name: &str) -> Option<String> {
    let names = document().query_selector(&format!("meta[name={kind}]")).ok()??;
    let names = names.get_attribute("content")?;
    let same = |file: &&str| file.rsplit_once('-').is_some_and(|(stem, _)| stem == name);
    names.split(' ').find(same).map(String::from)
}

/// The text of a file, if it can be had.
pub(crate) async fn fetch(file: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(file)).await;
    let answer: Response = answer.ok()?.dyn_into().ok()?;
    let text = answer.ok().then(|| answer.text().ok())??;
    JsFuture::from(text).await.ok()?.as_string()
}
