//! What can be done at the table besides playing.

use tabletier_session::{Record, catalog};
use tabletier_web_tests::{Key, Setup, Stage};

use crate::hands::{lay_to_carry, target};
use crate::harness::tests;
use crate::{begin, moves, sit_down, type_moves, wait_for_moves};

tests! {
    Client:
        moves_are_taken_back_and_played_again_also_against_the_computer,
        the_game_survives_a_reload,
        one_looks_back_and_comes_back_or_goes_on_from_there,
        the_engine_gives_a_hint_and_a_player_resigns,
        who_looks_back_at_a_game_that_was_given_up_does_not_take_it_up_again,
        in_a_series_the_first_move_goes_round,
        who_begins_is_drawn_by_lot,
        moves_are_shown_on_their_way_or_at_once,
        a_game_is_seen_again_from_its_start,
        a_board_that_is_turned_stands_on_its_head,
        moves_are_heard_unless_somebody_wants_silence,
        the_client_plays_on_when_the_server_is_gone,
        a_think_is_stopped_at_once_and_goes_on_when_asked,
        an_engine_that_cannot_be_loaded_is_told_and_not_asked_for_ever,
        a_browser_without_room_is_told_of,
        what_is_played_in_another_window_is_played_here;
    Game:
        a_board_that_is_turned_is_played_on_all_the_same;
}

const LINE: [&str; 3] = ["Rc1-c2", "Sf8-f7", "Rc2-c3"];

fn moves_are_taken_back_and_played_again_also_against_the_computer(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "level:1"]);
    browser.click("#typed");
    browser.write("Rc1-c2");
    browser.press(Key::Enter);
    wait_for_moves(&browser, 2);
    browser.click("#undo");
    wait_for_moves(&browser, 0);
    browser.click("#redo");
    wait_for_moves(&browser, 2);
}

fn the_game_survives_a_reload(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &LINE);
    browser.reload();
    wait_for_moves(&browser, 3);
    browser.open("/#/");
    browser.click("#continue");
    wait_for_moves(&browser, 3);
}

fn one_looks_back_and_comes_back_or_goes_on_from_there(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
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

fn the_engine_gives_a_hint_and_a_player_resigns(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    sit_down(&browser, "billo", ["human", "human"]);
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

fn who_looks_back_at_a_game_that_was_given_up_does_not_take_it_up_again(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
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

fn in_a_series_the_first_move_goes_round(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/#/new/billo");
    browser.choose("#chair-1 select", "level:1");
    browser.click("#start-turns");
    browser.click("#begin");
    browser.wait_for(".table .board [tabindex]");
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.click("#again");
    // Now the computer has the first move.
    browser.wait_until("document.querySelector('.seat:first-child select').value === 'level:1'");
    wait_for_moves(&browser, 1);
}

fn who_begins_is_drawn_by_lot(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    let first = |chance: f64| {
        browser.open("/#/");
        browser.wait_for(".cards");
        browser.run(&format!("Math.random = () => {chance}"));
        browser.open("/#/new/billo");
        browser.choose("#chair-1 select", "level:1");
        browser.click("#start-lot");
        begin(&browser);
        browser.wait_for(".table .board");
        browser.run("return document.querySelector('.seat:first-child select').value")
    };
    let lots: Vec<_> = (0..8).map(|lot| first(f64::from(lot) / 8.0)).collect();
    assert!(lots.contains(&"human".into()) && lots.contains(&"level:1".into()), "{lots:?}");
}

fn moves_are_shown_on_their_way_or_at_once(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    // Counts the pictures between which pieces slide.
    let watch = "window.slides = 0; const animate = Element.prototype.animate; \
        Element.prototype.animate = function (...how) { slides += 1; return animate.apply(this, how) }";
    let slides = |pace: Option<&str>| {
        sit_down(&browser, "billo", ["human", "human"]);
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

fn a_game_is_seen_again_from_its_start(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &LINE);
    browser.click("#replay");
    browser.wait_for("#back");
    browser.wait_for(".move.now[data-number='1']");
    browser.wait_for(".move.now[data-number='3']");
    browser.wait_until("!document.querySelector('#back')");
    assert_eq!(moves(&browser), 3);
}

fn a_board_that_is_turned_is_played_on_all_the_same(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    let (from, to) = lay_to_carry(&browser, game);
    let before = moves(&browser);
    browser.click("#turn");
    browser.wait_for(".board.turned");
    browser.drag(&target(&from), &target(&to));
    wait_for_moves(&browser, before + 1);
}

fn a_board_that_is_turned_stands_on_its_head(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    let height = || {
        let piece = "return document.querySelector(\".board .scene-piece[data-target='Rc1']\")";
        browser.run(&format!("{piece}.getBoundingClientRect().y")).as_f64().expect("a number")
    };
    let before = height();
    browser.click("#turn");
    browser.wait_for(".board.turned");
    assert!(height() < before);
}

fn moves_are_heard_unless_somebody_wants_silence(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.run(
        "window.taps = 0; const start = OscillatorNode.prototype.start; \
         OscillatorNode.prototype.start = function (...when) { taps += 1; start.apply(this, when) }",
    );
    type_moves(&browser, &LINE[..1]);
    assert_eq!(browser.run("return taps"), 1);
    browser.click("#silence");
    type_moves(&browser, &LINE[1..2]);
    assert_eq!(browser.run("return taps"), 1);
    // What is taken sounds otherwise, and so does the end.
    browser.click("#silence");
    browser.reload();
    browser.wait_for("#silence[aria-pressed=true]");
}

fn the_client_plays_on_when_the_server_is_gone(stage: &Stage) {
    let mut browser = stage.browser_alone(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "level:1"]);
    browser.stop_server();
    type_moves(&browser, &["Rc1-c2"]);
    wait_for_moves(&browser, 2);
    // A think that is stopped costs a worker, which is made of what the browser keeps.
    browser.choose(".seat:first-child select", "level:8");
    browser.wait_for("#stop");
    browser.click("#stop");
    browser.choose(".seat:first-child select", "level:1");
    browser.wait_until("document.querySelectorAll('.moves .move').length > 4");
}

fn a_think_is_stopped_at_once_and_goes_on_when_asked(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "batons", ["human", "level:8"]);
    browser.choose(".seat:first-child select", "level:8");
    browser.wait_for("#stop");
    browser.click("#stop");
    browser.wait_for("#go");
    assert_eq!(moves(&browser), 0);
    browser.click("#go");
    browser.wait_until("document.querySelectorAll('.moves .move').length > 0");
    browser.click("#stop");
}

fn an_engine_that_cannot_be_loaded_is_told_and_not_asked_for_ever(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "batons", ["human", "level:8"]);
    browser.run(
        "window.started = 0; window.Worker = function () {
            started += 1;
            const worker = { terminate() {} };
            worker.postMessage = () => setTimeout(() => worker.onerror?.(new Event('error')));
            return worker;
        }",
    );
    browser.choose(".seat:first-child select", "level:8");
    browser.click("#stop");
    browser.click("#go");
    browser.wait_for(".notice");
    browser.wait_for("#go");
    let started = browser.run("return started").as_u64().expect("a number");
    assert!((1..=4).contains(&started), "{started} workers were started");
}

fn a_browser_without_room_is_told_of(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    );
    type_moves(&browser, &LINE[..1]);
    browser.wait_for(".notice");
}

fn what_is_played_in_another_window_is_played_here(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
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
