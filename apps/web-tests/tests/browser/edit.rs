//! Positions are set up by hand, and only those that the game knows go on.

use tabletier_session::words::page as words;
use tabletier_session::{Lang, catalog};
use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;

tests! {
    Client:
        a_notice_on_a_phone_leaves_its_button_whole,
        a_board_half_set_up_is_there_again_after_a_look_elsewhere,
        a_position_that_was_set_up_is_studied_and_played,
        a_text_that_was_typed_is_what_is_studied_and_an_ended_game_is_not_played,
        other_rules_have_other_pieces_and_nothing_is_lost,
        an_end_is_called_one_and_what_was_done_is_undone,
        what_is_dragged_moves_and_is_not_copied;
    Game:
        what_is_no_position_is_told_and_goes_nowhere;
}

fn open(browser: &Browser<'_>, game: &str) {
    browser.open("/");
    browser.wait_for(".cards");
    browser.open(&format!("/#/edit/{game}"));
    browser.wait_for(".edit .board");
}

/// Touches a place on the board.
fn touch(browser: &Browser<'_>, place: &str) {
    browser.run(&format!(
        "const place = document.querySelector('.edit .stage [data-target=\"{place}\"]'); \
         place.focus(); place.dispatchEvent( \
         new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
    ));
}

/// Replaces the text of the position.
fn type_text(browser: &Browser<'_>, text: &str) {
    browser.run(&format!(
        "const field = document.querySelector('#position'); field.value = {text:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
}

/// Replaces it, and asks to take it.
fn type_position(browser: &Browser<'_>, text: &str) {
    type_text(browser, text);
    browser.click("#take-text");
}

fn position(browser: &Browser<'_>) -> String {
    let text = browser.run("return document.querySelector('#position').value");
    text.as_str().expect("a text").to_string()
}

fn what_is_no_position_is_told_and_goes_nowhere(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    open(&browser, game);
    browser.wait_until("!document.querySelector('.edit #study').disabled");
    let start = catalog::find(game).expect("a game").start(None, 0).expect("a start");
    assert_eq!(position(&browser), start.position());
    browser.click("#clear");
    browser.wait_for("#verdict.refusal");
    for button in ["#study", "#play"] {
        assert_eq!(browser.count(&format!(".edit {button}:disabled")), 1, "{game} {button}");
    }
    // A text that is none changes nothing.
    let before = position(&browser);
    type_position(&browser, "rubbish");
    let told = browser.text(".notice p");
    let begin = words::unreadable_position("").say(Lang::find(lang).expect("a language"));
    // The driver reads blanks that do not break as plain ones.
    assert!(told.starts_with(&begin.replace('\u{a0}', " ")), "{game}: {told}");
    browser.click(".notice button");
    browser.click("#usual");
    browser.wait_until("!document.querySelector('#verdict.refusal')");
    assert_ne!(position(&browser), before);
    type_position(&browser, &start.position());
    browser.click(".edit #study");
    browser.wait_for(&format!(".study[data-game='{game}']"));
}

fn a_notice_on_a_phone_leaves_its_button_whole(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::PHONE });
    open(&browser, "billo");
    type_position(&browser, "rubbish");
    browser.wait_for(".notice button");
    let lines = browser.run(
        "const words = document.createRange(); \
         words.selectNodeContents(document.querySelector('.notice button')); \
         return new Set([...words.getClientRects()].map((line) => line.top)).size",
    );
    assert_eq!(lines, 1, "lines of a single word");
}

fn a_board_half_set_up_is_there_again_after_a_look_elsewhere(stage: &Stage) {
    let browser = stage.browser(Setup { height: 1000, ..Setup::DESKTOP });
    open(&browser, "billo");
    browser.click("#clear");
    browser.click("#tool-red-round-pawn");
    touch(&browser, "a2");
    let before = position(&browser);
    let start = catalog::find("billo").expect("a game").start(None, 0).expect("a start").position();
    assert_ne!(before, start);
    browser.run("location.hash = '#/learn/billo'");
    browser.wait_for("main svg.board");
    browser.run("history.back()");
    browser.wait_for(".edit .board");
    assert_eq!(position(&browser), before);
    // What is studied since comes first.
    browser.click("#usual");
    browser.click(".edit #study");
    browser.wait_for(".study #step-back");
    browser.click("#typed");
    browser.write("Rc1-c2");
    browser.press(Key::Enter);
    browser.wait_for(".tree .now");
    browser.click("#edit");
    browser.wait_for(".edit .board");
    let studied = position(&browser);
    assert!(studied != before && studied != start, "{studied}");
}

fn a_position_that_was_set_up_is_studied_and_played(stage: &Stage) {
    let browser = stage.browser(Setup { height: 1000, ..Setup::DESKTOP });
    open(&browser, "billo");
    browser.click("#clear");
    browser.click("#tool-red-round-pawn");
    touch(&browser, "a2");
    browser.click("#tool-black-square-pawn");
    touch(&browser, "b3");
    browser.click("#tool-black-round-billo");
    touch(&browser, "h8");
    assert_eq!(position(&browser), "7o/8/8/8/8/1s6/R7/8 r -");
    // A pawn on its far row is none.
    touch(&browser, "h8");
    browser.click("#tool-red-round-pawn");
    touch(&browser, "h8");
    browser.wait_for("#verdict.refusal");
    let told = browser.text("#verdict");
    assert!(told.contains("far row"), "{told}");
    browser.click("#tool-nothing");
    touch(&browser, "h8");
    browser.choose(".edit .fields select", "1");
    browser.wait_until("!document.querySelector('#verdict.refusal')");
    assert_eq!(position(&browser), "8/8/8/8/8/1s6/R7/8 b -");
    // A pointer does what keys do.
    browser.click("#tool-red-square-billo");
    browser.click(".edit .stage [data-target='d5']");
    assert_eq!(position(&browser), "8/8/8/3Q4/8/1s6/R7/8 b -");
    browser.click(".edit #study");
    browser.wait_for(".study .board [data-target='Sb3']");
    // From there back to the editor with the same position, and on to the table.
    browser.click("#edit");
    browser.wait_for(".edit .board");
    assert_eq!(position(&browser), "8/8/8/3Q4/8/1s6/R7/8 b -");
    browser.click(".edit #play");
    browser.wait_for(".table .board [data-target='Sb3']");
}

fn a_text_that_was_typed_is_what_is_studied_and_an_ended_game_is_not_played(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, "billo");
    type_text(&browser, "8/8/8/8/8/8/R7/8 b -");
    browser.click("#take-text");
    browser.wait_until("document.querySelector('#verdict').textContent.includes('no piece')");
    assert_eq!(browser.count(".edit #play:disabled"), 1);
    // What cannot be read is not studied, and stays to be mended.
    type_text(&browser, "8/8/8/8/8/1s6/R7/9 b -");
    browser.click(".edit #study");
    browser.wait_for(".notice p");
    assert_eq!(position(&browser), "8/8/8/8/8/1s6/R7/9 b -");
    browser.click(".notice button");
    type_text(&browser, "8/8/8/8/8/1s6/R7/8 b -");
    browser.click(".edit #study");
    browser.wait_for(".study .board [data-target='Sb3']");
}

fn other_rules_have_other_pieces_and_nothing_is_lost(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, "billabong");
    let before = browser.count(".tool");
    browser.run("document.querySelectorAll('details').forEach((part) => { part.open = true })");
    browser.click("#rule-players-4");
    browser.wait_until(&format!("document.querySelectorAll('.tool').length > {before}"));
    assert!(position(&browser).contains("D:?,?,?,?,?"), "{}", position(&browser));
    // What lies there is no position of two players, and stays.
    touch(&browser, "c3");
    let four = position(&browser);
    browser.click("#rule-players-2");
    browser.wait_for(".notice p");
    assert_eq!(position(&browser), four);
    assert_eq!(browser.run("return document.querySelector('#rule-players-4').checked"), true);
}

fn an_end_is_called_one_and_what_was_done_is_undone(stage: &Stage) {
    let browser = stage.browser(Setup { height: 1000, ..Setup::DESKTOP });
    open(&browser, "billo");
    let start = position(&browser);
    assert_eq!(browser.count("#undo:disabled"), 1);
    browser.click("#clear");
    browser.click("#tool-red-round-pawn");
    touch(&browser, "a2");
    browser.click("#tool-black-round-pawn");
    touch(&browser, "c4");
    let told = browser.text("#verdict");
    assert!(told.starts_with("The game is over in this position: "), "{told}");
    for _ in 0..3 {
        assert_ne!(position(&browser), start);
        browser.click("#undo");
    }
    assert_eq!(position(&browser), start);
    assert_eq!(browser.count("#undo:disabled"), 1);
}

fn what_is_dragged_moves_and_is_not_copied(stage: &Stage) {
    let browser = stage.browser(Setup { height: 1000, ..Setup::DESKTOP });
    open(&browser, "billo");
    browser.click("#clear");
    browser.click("#tool-red-round-pawn");
    touch(&browser, "a2");
    touch(&browser, "c4");
    let place = |name: &str| format!(".edit .stage [data-target='{name}']");
    browser.drag(&place("a2"), &place("e5"));
    let moved = position(&browser);
    assert!(moved.starts_with("8/8/8/4R3/2R5/8/8/8 "), "{moved}");
    // From where nothing lies nothing comes.
    browser.drag(&place("h1"), &place("h2"));
    assert_eq!(position(&browser), moved);
}
