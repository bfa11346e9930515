//! What can be done at the table besides playing.

use tabletier_session::{Record, catalog};
use tabletier_web_tests::{Browser, Key, Setup};

use crate::{GAMES, begin, moves, sit_down, type_moves, wait_for_moves};

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
fn who_looks_back_at_a_game_that_was_given_up_does_not_take_it_up_again() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.wait_for("#again");
    browser.click(".move[data-number='1']");
    browser.wait_for("#back");
    browser.reload();
    browser.wait_for("#again");
    browser.click(".move[data-number='1']");
    browser.click("#back");
    browser.wait_for("#again");
    // It is over, so nothing is lost by another one.
    browser.click(".move[data-number='1']");
    browser.click("#same");
    wait_for_moves(&browser, 0);
}

#[test]
fn a_game_in_progress_is_not_given_up_unasked() {
    let browser = Browser::start(Setup::PHONE);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.open("/#/new/batons");
    browser.click("#begin");
    browser.click("#begin-no");
    browser.open("/#/table");
    wait_for_moves(&browser, 3);
    browser.open("/#/new/batons");
    browser.click("#begin");
    browser.click("#begin-yes");
    browser.wait_for(".table[data-game='batons']");
}

#[test]
fn in_a_series_the_first_move_goes_round() {
    let browser = Browser::start(Setup::DESKTOP);
    browser.open("/#/new/billo");
    browser.choose("#chair-1 select", "1");
    browser.click("#start-turns");
    browser.click("#begin");
    browser.wait_for(".table .board [tabindex]");
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.click("#again");
    // Now the computer has the first move.
    browser.wait_until("document.querySelector('.seat:first-child select').value === '1'");
    wait_for_moves(&browser, 1);
}

#[test]
fn who_begins_is_drawn_by_lot() {
    let browser = Browser::start(Setup::DESKTOP);
    let first = |chance: f64| {
        browser.open("/#/");
        browser.wait_for(".cards");
        browser.run(&format!("Math.random = () => {chance}"));
        browser.open("/#/new/billo");
        browser.choose("#chair-1 select", "1");
        browser.click("#start-lot");
        begin(&browser);
        browser.wait_for(".table .board");
        browser.run("return document.querySelector('.seat:first-child select').value")
    };
    let lots: Vec<_> = (0..8).map(|lot| first(f64::from(lot) / 8.0)).collect();
    assert!(lots.contains(&"person".into()) && lots.contains(&"1".into()), "{lots:?}");
}

#[test]
fn the_same_again_is_asked_for_twice_in_the_middle_of_a_game() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.click("#same");
    browser.click("#same-no");
    assert_eq!(moves(&browser), 3);
    browser.click("#same");
    browser.click("#same-yes");
    wait_for_moves(&browser, 0);
}

#[test]
fn moves_are_shown_on_their_way_or_at_once() {
    let browser = Browser::start(Setup::DESKTOP);
    // Counts the pictures between which pieces slide.
    let watch = "window.slides = 0; const animate = Element.prototype.animate; \
        Element.prototype.animate = function (...how) { slides += 1; return animate.apply(this, how) }";
    let slides = |pace: Option<&str>| {
        sit_down(&browser, "billo", ["person", "person"]);
        match pace {
            Some(pace) => {
                browser.click(".settings summary");
                browser.choose(".settings .choice:nth-child(2) select", pace);
            }
            None => {
                browser.run("localStorage.removeItem('tabletier.pace')");
                browser.reload();
            }
        }
        browser.wait_for("#typed");
        browser.run(watch);
        type_moves(&browser, &LINE);
        browser.wait_until("document.querySelector('.board [tabindex]') !== null");
        browser.run("return slides").as_u64().expect("a number")
    };
    assert!(slides(Some("fast")) > 0, "pieces do not slide");
    assert_eq!(slides(Some("still")), 0);
    let calm = serde_json::json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    browser.tool("Emulation.setEmulatedMedia", serde_json::json!({ "features": calm }));
    assert_eq!(slides(None), 0, "who wants no motion sees some");
}

#[test]
fn a_game_is_seen_again_from_its_start() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.click("#replay");
    browser.wait_for("#back");
    browser.wait_for(".move.now[data-number='1']");
    browser.wait_for(".move.now[data-number='3']");
    browser.wait_until("!document.querySelector('#back')");
    assert_eq!(moves(&browser), 3);
}

#[test]
fn a_board_that_is_turned_is_played_on_all_the_same() {
    let browser = Browser::start(Setup::DESKTOP);
    let height = "document.querySelector(\".board .piece[data-target='Rc1']\")\
        .getBoundingClientRect().y";
    for game in GAMES {
        sit_down(&browser, game, ["person", "person"]);
        let before = browser.run(&format!("return {game:?} === 'billo' ? {height} : 0"));
        browser.click("#turn");
        browser.wait_for(".board.turned");
        if game == "billo" {
            assert!(browser.run(&format!("return {height}")).as_f64() < before.as_f64());
            browser.drag(".board .piece[data-target='Rc1']", ".board rect[data-target='c2']");
            wait_for_moves(&browser, 1);
        }
    }
}

#[test]
fn moves_are_heard_only_by_who_wants_to() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    browser.run(
        "window.taps = 0; const start = OscillatorNode.prototype.start; \
         OscillatorNode.prototype.start = function (...when) { taps += 1; start.apply(this, when) }",
    );
    type_moves(&browser, &LINE[..1]);
    assert_eq!(browser.run("return taps"), 0);
    browser.click(".settings summary");
    browser.click(".settings input[type='checkbox']");
    browser.click(".settings summary");
    type_moves(&browser, &LINE[1..2]);
    assert_eq!(browser.run("return taps"), 1);
}

#[test]
fn the_client_plays_on_when_the_server_is_gone() {
    let mut browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "1"]);
    browser.lose_server();
    type_moves(&browser, &["Rc1-c2"]);
    wait_for_moves(&browser, 2);
    // A think that is stopped costs a worker, which is made of what the browser keeps.
    browser.choose(".seat:first-child select", "8");
    browser.wait_for("#stop");
    browser.click("#stop");
    browser.choose(".seat:first-child select", "1");
    browser.wait_until("document.querySelectorAll('.moves .move').length > 4");
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

#[test]
fn an_engine_that_cannot_be_loaded_is_told_and_not_asked_for_ever() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "batons", ["person", "8"]);
    browser.run(
        "window.started = 0; window.Worker = function () {
            started += 1;
            const worker = { terminate() {} };
            worker.postMessage = () => setTimeout(() => worker.onerror?.(new Event('error')));
            return worker;
        }",
    );
    browser.choose(".seat:first-child select", "8");
    browser.click("#stop");
    browser.click("#go");
    browser.wait_for(".notice");
    browser.wait_for("#go");
    let started = browser.run("return started").as_u64().expect("a number");
    assert!((1..=4).contains(&started), "{started} workers were started");
}

#[test]
fn a_browser_without_room_is_told_of() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    browser.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    );
    type_moves(&browser, &LINE[..1]);
    browser.wait_for(".notice");
}

#[test]
fn what_is_played_in_another_window_is_played_here() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    type_moves(&browser, &LINE);
    browser.run("window.kept = localStorage.getItem('tabletier.table')");
    browser.click("#undo");
    wait_for_moves(&browser, 2);
    browser.run(
        "localStorage.setItem('tabletier.table', kept); \
         dispatchEvent(new StorageEvent('storage', { key: 'tabletier.table' }))",
    );
    wait_for_moves(&browser, 3);
    // Even if it is another game.
    let start = catalog::find("billabong").and_then(|entry| entry.start(Some("players=4"), 1));
    let other = Record::new(start.expect("a start"));
    let other = format!("person,person,person,2 free chosen 0\n{other}");
    browser.run(&format!(
        "localStorage.setItem('tabletier.table', {other:?}); \
         dispatchEvent(new StorageEvent('storage', {{ key: 'tabletier.table' }}))"
    ));
    browser.wait_for(".table .board.billabong [tabindex]");
    assert_eq!(browser.count(".seat"), 4);
}
