//! What can be done at the table besides playing.

use tabletier_web_tests::{Browser, Key, Setup};

use crate::{moves, sit_down, wait_for_moves};

/// Types moves one after the other.
fn type_moves(browser: &Browser, line: &[&str]) {
    for (index, mv) in line.iter().enumerate() {
        browser.click("#typed");
        browser.write(mv);
        browser.press(Key::Enter);
        wait_for_moves(browser, index + 1);
    }
}

const LINE: [&str; 3] = ["Rc1-c2", "Sf8-f7", "Rc2-c3"];

#[test]
fn moves_are_taken_back_and_played_again_also_against_the_computer() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "1"]);
    browser.click("#typed");
    browser.write("Rc1-c2");
    browser.press(Key::Enter);
    wait_for_moves(&browser, 2);
    browser.click("#undo");
    wait_for_moves(&browser, 0);
    browser.click("#redo");
    wait_for_moves(&browser, 2);
}

#[test]
fn the_game_survives_a_reload() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.reload();
    wait_for_moves(&browser, 3);
    browser.open("/#/");
    browser.click("#continue");
    wait_for_moves(&browser, 3);
}

#[test]
fn one_looks_back_and_comes_back_or_goes_on_from_there() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.click(".move[data-number='1']");
    browser.wait_for("#back");
    assert_eq!(browser.count(".board [tabindex]"), 0);
    browser.click("#back");
    browser.wait_for(".move.now[data-number='3']");
    browser.click("#step-back");
    browser.click("#from-here");
    wait_for_moves(&browser, 2);
}

#[test]
fn a_game_goes_from_table_to_table_as_a_link_and_as_a_text() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.run(
        "window.copied = []; navigator.clipboard.writeText = async (text) => copied.push(text)",
    );
    browser.click(".share summary");
    browser.click("#copy-link");
    browser.wait_until("copied.length === 1");
    browser.click("#copy-record");
    browser.wait_until("copied.length === 2");
    let link = browser.run("return copied[0]").as_str().expect("a text").to_string();
    let record = browser.run("return copied[1]").as_str().expect("a text").to_string();
    assert!(record.starts_with("[Game \"billo\"]"), "{record}");

    browser.run("localStorage.removeItem('tabletier.table')");
    let (_, fragment) = link.split_once('#').expect("a link with a fragment");
    browser.run("location.hash = ''; localStorage.removeItem('tabletier.table')");
    browser.open("/");
    browser.open(&format!("/#{fragment}"));
    browser.wait_until("document.querySelector('#open, .move[data-number=\"3\"]') !== null");
    if browser.count("#open") == 1 {
        browser.click("#open");
    }
    wait_for_moves(&browser, 3);

    browser.click("#undo");
    wait_for_moves(&browser, 2);
    browser.click(".share summary");
    browser.run(&format!(
        "const field = document.querySelector('#pasted'); field.value = {record:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
    browser.click("#open-pasted");
    wait_for_moves(&browser, 3);
    browser.run(
        "const field = document.querySelector('#pasted'); field.value = '[Game \"go\"]'; \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    browser.click("#open-pasted");
    browser.wait_for(".notice");
    assert_eq!(moves(&browser), 3, "a bad text changes nothing");
}

#[test]
fn the_engine_gives_a_hint_and_a_player_resigns() {
    let browser = Browser::start(Setup::PHONE);
    sit_down(&browser, "billo", ["person", "person"]);
    browser.click("#hint");
    browser.wait_until("document.querySelector('#hint-words').textContent.length > 10");
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.wait_for("#again");
    assert!(browser.text("#status").contains("Black"), "{}", browser.text("#status"));
    let wide = browser.run("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{wide}");
    browser.click("#again");
    browser.wait_for(".board [tabindex]");
}

#[test]
fn a_think_is_stopped_at_once_and_goes_on_when_asked() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "batons", ["person", "8"]);
    browser.choose(".seat:first-child select", "8");
    browser.wait_for("#stop");
    browser.click("#stop");
    browser.wait_for("#go");
    assert_eq!(moves(&browser), 0);
    browser.click("#go");
    browser.wait_until("document.querySelectorAll('.moves .move').length > 0");
    browser.click("#stop");
}
