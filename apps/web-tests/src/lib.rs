//! A browser for tests of the web client.
//!
//! Each [`Browser`] has the real program behind it, with the web client in it, on a port of its
//! own. When it is dropped it asserts that the page had nothing to complain about and asked no
//! other server for anything; when a test fails it leaves a picture of the page.
//!
//! ```no_run
//! use tabletier_web_tests::{Browser, Setup};
//!
//! let browser = Browser::start(Setup { lang: "fr", ..Setup::PHONE });
//! browser.open("/");
//! browser.click("#billo button");
//! browser.wait_until("document.querySelector('#billo output').textContent");
//! browser.screenshot("billo-phone");
//! ```
//!
//! `cargo xtask test browser` builds what is needed and runs the tests.

mod browser;
mod driver;
mod log;
mod program;
mod relay;

pub use browser::{Browser, Setup};
pub use fantoccini::key::Key;
pub use relay::Relay;
