//! The web client, as a browser shows it.

mod edit;
mod far;
mod fresh;
mod friend;
mod games;
mod glance;
mod hands;
mod harness;
mod languages;
mod learn;
mod looks;
mod offline;
mod print;
mod pseudo;
mod puzzles;
mod records;
mod scenes;
mod shelf;
mod size;
mod spoken;
mod start;
mod study;
mod table;
mod voice;

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use tabletier_session::{Target, catalog};
use tabletier_web_tests::{Browser, Key};

fn main() -> ExitCode {
    let modules = [
        edit::TESTS,
        fresh::TESTS,
        friend::TESTS,
        games::TESTS,
        glance::TESTS,
        hands::TESTS,
        languages::TESTS,
        learn::TESTS,
        looks::TESTS,
        offline::TESTS,
        print::TESTS,
        pseudo::TESTS,
        puzzles::TESTS,
        records::TESTS,
        scenes::TESTS,
        shelf::TESTS,
        size::TESTS,
        spoken::TESTS,
        start::TESTS,
        study::TESTS,
        table::TESTS,
        voice::TESTS,
    ];
    harness::run(modules.into_iter().flatten().chain(far::tests()))
}

/// The games, by their keys.
fn games() -> impl Iterator<Item = &'static str> {
    catalog::GAMES.iter().map(|entry| entry.about().key)
}

/// Opens the first page, and shows moves at once from now on.
fn still(browser: &Browser<'_>) {
    browser.open("/");
    browser.wait_for(".cards");
    browser.choose(".settings .choice:nth-child(2) select", "still");
}

/// Shows moves at once, and lays a game on the table with these players.
fn sit_down(browser: &Browser<'_>, game: &str, chairs: [&str; 2]) {
    still(browser);
    // What is drawn by lot is always the same.
    browser.run("Math.random = () => 0.25");
    browser.open(&format!("/#/new/{game}"));
    for (seat, chair) in chairs.into_iter().enumerate() {
        browser.choose(&format!("#chair-{seat} select"), chair);
    }
    begin(browser);
    browser.wait_for(".table .board");
}

/// Begins the game that was set up, whatever was played before.
fn begin(browser: &Browser<'_>) {
    browser.click("#begin");
}

/// Touches one thing after the other on a page with a board to try moves on.
fn touch_all(browser: &Browser<'_>, clicks: &[Target]) {
    for click in clicks {
        browser.run(&format!(
            "const target = document.querySelector('.sandbox .board [data-target=\"{click}\"]'); \
             const beside = document.querySelector('[data-control=\"{click}\"]'); \
             if (beside) {{ beside.click(); return; }} \
             target.focus(); target.dispatchEvent( \
             new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
        ));
    }
    if browser.count(".sandbox .finish") == 1 {
        browser.click(".sandbox .finish");
    }
}

/// Types moves one after the other.
fn type_moves(browser: &Browser<'_>, line: &[&str]) {
    let before = moves(browser);
    for (index, mv) in line.iter().enumerate() {
        browser.click("#typed");
        browser.write(mv);
        browser.press(Key::Enter);
        browser.wait_until(&format!(
            "document.querySelectorAll('.moves .move').length > {}",
            before + index
        ));
    }
}

/// How many moves the list shows.
fn moves(browser: &Browser<'_>) -> usize {
    browser.count(".moves .move")
}

/// Waits until the list shows so many moves.
fn wait_for_moves(browser: &Browser<'_>, count: usize) {
    browser.wait_until(&format!("document.querySelectorAll('.moves .move').length === {count}"));
}

/// Lets nothing be fetched until `window.fetch` is `window.usual` again.
const NO_NETWORK: &str = "window.usual = window.fetch; \
    window.fetch = () => Promise.reject(new TypeError('no network'))";

/// Waits until a file has been written.
fn wait_for_file(path: &Path, text: &str) {
    let end = Instant::now() + Duration::from_secs(30);
    while fs::read_to_string(path).ok().as_deref() != Some(text) {
        assert!(Instant::now() < end, "{} does not hold {text}", path.display());
        thread::sleep(Duration::from_millis(20));
    }
}
