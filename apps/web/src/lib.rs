//! The browser client: pages that play any game, and the engine behind them.
//!
//! One module serves both sides. On the page [`page`] is called, which shows the client and keeps
//! an [`Engine`]; in the worker [`answer`] is called for each request. They talk in the words of
//! [`message`].

#![allow(unreachable_pub, reason = "components are made public by their macro")]

mod app;
mod app_state;
mod engine;
mod far;
mod files;
mod keep;
mod language;
pub mod message;
mod model;
mod pages;
mod parts;
mod shelf;
mod worker;

pub use engine::Engine;
pub use worker::answer;

use tabletier_session::Lang;
use wasm_bindgen::prelude::*;

/// How often games were asked on the page what clicks mean; `cargo xtask bench web` reads it.
#[wasm_bindgen(js_name = gesturesAsked)]
pub fn gestures_asked() -> f64 {
    tabletier_session::gestures_asked() as f64
}

/// Shows the client; `page.js` calls this with the compiled module, where the worker's script lies,
/// and the words of a language.
#[wasm_bindgen]
pub fn page(module: JsValue, script: &str, words: String) {
    console_error_panic_hook::set_once();
    let lang = Lang::load(words).expect("the words were published with the module");
    let engine = Engine::new(module, script);
    // What the page shows by itself until there is more.
    if let Some(greeting) = leptos::prelude::document().get_element_by_id("greeting") {
        greeting.remove();
    }
    leptos::mount::mount_to_body(move || app::App(app::AppProps { engine, lang }));
}
