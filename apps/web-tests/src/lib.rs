//! A browser for tests of the web client.
//!
//! A [`Stage`] has the real program, with the web client in it, and lends out browsers that visit
//! it, each with cookies, storage and caches of its own. When a [`Browser`] is dropped it asserts
//! that the page had nothing to complain about and asked no other server for anything; when a test
//! fails it leaves a picture of the page.
//!
//! ```no_run
//! use tabletier_web_tests::{Setup, Stage};
//!
//! let stage = Stage::default();
//! let browser = stage.browser(Setup { lang: "fr", ..Setup::PHONE });
//! browser.open("/");
//! browser.click("#billo button");
//! browser.wait_until("document.querySelector('#billo output').textContent");
//! browser.screenshot("billo-phone");
//! ```
//!
//! `cargo xtask test browser` builds what is needed and runs the tests.

mod browser;
mod cable;
mod chromium;
mod devtools;
mod driver;
mod log;
mod program;
mod relay;
mod stage;

pub use browser::{Browser, Setup};
pub use cable::Cable;
pub use fantoccini::key::Key;
pub use relay::Relay;
pub use stage::{Server, Stage};
