//! How soon the first board is there.

use std::fmt;

use serde_json::json;
use tabletier_web_tests::Browser;

/// How often the page is loaded.
const ROUNDS: usize = 9;

/// Notes when the first board has been painted, in milliseconds since the address was entered.
const WATCH: &str = "
    new MutationObserver((_, observer) => {
        if (!document.querySelector('svg.board .scene-piece')) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => {
            window.firstBoard = performance.now();
        }));
    }).observe(document, { childList: true, subtree: true });";

/// How long it takes, in milliseconds: everything fetched anew, and everything kept by the browser.
#[derive(Debug)]
pub(crate) struct Figure {
    first: Vec<f64>,
    again: Vec<f64>,
}

/// Loads the first page again and again.
pub(crate) fn measure(browser: &Browser<'_>) -> Figure {
    browser.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    let load = || {
        browser.open("/");
        browser.wait_until("window.firstBoard").as_f64().unwrap_or(f64::MAX)
    };
    let mut figure = Figure { first: Vec::new(), again: Vec::new() };
    for _ in 0..ROUNDS {
        browser.tool("Network.clearBrowserCache", json!({}));
        figure.first.push(load());
        figure.again.push(load());
    }
    figure.first.sort_by(f64::total_cmp);
    figure.again.sort_by(f64::total_cmp);
    figure
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told =
            |times: &[f64]| format!("best {:.0} ms, median {:.0} ms", times[0], times[ROUNDS / 2]);
        let (first, again) = (told(&self.first), told(&self.again));
        write!(f, "first board: first visit {first}; next visit {again}")
    }
}
