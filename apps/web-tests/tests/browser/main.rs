//! The web client, as a browser shows it.

mod edit;
mod games;
mod hands;
mod learn;
mod looks;
mod offline;
mod print;
mod puzzles;
mod records;
mod size;
mod spoken;
mod start;
mod study;
mod table;

use tabletier_session::Target;
use tabletier_web_tests::{Browser, Key};

/// The games, by their keys.
const GAMES: [&str; 4] = ["billo", "billabong", "bilitaire", "batons"];

/// Shows moves at once, and lays a game on the table with these players.
fn sit_down(browser: &Browser, game: &str, chairs: [&str; 2]) {
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.setItem('tabletier.pace', 'still')");
    browser.reload();
    browser.wait_for(".cards");
    // What is drawn by lot is always the same.
    browser.run("Math.random = () => 0.25");
    browser.click(&format!("#{game} a.button"));
    for (seat, chair) in chairs.into_iter().enumerate() {
        browser.choose(&format!("#chair-{seat} select"), chair);
    }
    begin(browser);
    browser.wait_for(".table .board");
}

/// Begins the game that was set up, whatever was played before.
fn begin(browser: &Browser) {
    browser.click("#begin");
    if browser.count("#begin-yes") == 1 {
        browser.click("#begin-yes");
    }
}

/// Touches one thing after the other on a page with a board to try moves on.
fn touch_all(browser: &Browser, clicks: &[Target]) {
    for click in clicks {
        browser.run(&format!(
            "const target = document.querySelector('.desk .board [data-target=\"{click}\"]'); \
             const beside = document.querySelector('[data-control=\"{click}\"]'); \
             if (beside) {{ beside.click(); return; }} \
             target.focus(); target.dispatchEvent( \
             new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
        ));
    }
    if browser.count(".desk .finish") == 1 {
        browser.click(".desk .finish");
    }
}

/// Types moves one after the other.
fn type_moves(browser: &Browser, line: &[&str]) {
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
fn moves(browser: &Browser) -> usize {
    browser.count(".moves .move")
}

/// Waits until the list shows so many moves.
fn wait_for_moves(browser: &Browser, count: usize) {
    browser.wait_until(&format!("document.querySelectorAll('.moves .move').length === {count}"));
}
