//! A text leaves the page by the clipboard.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::Phrase;
use tabletier_session::words::page as words;
use wasm_bindgen_futures::JsFuture;

/// Copies a text, and tells whether that went well.
pub(crate) fn copy(text: String, done: RwSignal<Option<&'static Phrase>>) {
    spawn_local(async move {
        // Browsers have one only where nobody can listen.
        let copied = match window().is_secure_context() {
            true => JsFuture::from(window().navigator().clipboard().write_text(&text)).await,
            false => Err(text.into()),
        };
        done.try_set(Some(if copied.is_ok() { &words::COPIED } else { &words::NOT_COPIED }));
    });
}
