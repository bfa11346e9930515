//! Moves by mouse, by keys, by letters.

use tabletier_web_tests::{Browser, Key, Setup};

use crate::{sit_down, wait_for_moves};

const PIECE: &str = ".board .piece[data-target='Rc1']";
const SQUARE: &str = ".board rect[data-target='c2']";

#[test]
fn a_piece_is_clicked_and_goes_where_is_clicked() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    browser.click(PIECE);
    browser.wait_for(".board .piece.chosen");
    browser.click(SQUARE);
    wait_for_moves(&browser, 1);
    assert_eq!(browser.text(".moves .move"), "Rc1-c2");
}

#[test]
fn a_piece_is_dragged() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    browser.drag(PIECE, SQUARE);
    wait_for_moves(&browser, 1);
    assert_eq!(browser.text(".moves .move"), "Rc1-c2");
    // Where it cannot go it is not left.
    browser.drag(".board .piece[data-target='Sf8']", ".board rect[data-target='f4']");
    browser.wait_until("!document.querySelector('.board .piece.chosen')");
    assert_eq!(browser.count(".moves .move"), 1);
}

#[test]
fn keys_alone_play_a_move() {
    let browser = Browser::start(Setup::DESKTOP);
    sit_down(&browser, "billo", ["person", "person"]);
    browser.run(&format!("document.querySelector(\"{PIECE}\").focus()"));
    browser.press(Key::Enter);
    browser.wait_for(".board .piece.chosen");
    // The focus is still on the board: one of the squares it can go to lies ahead.
    browser.press(Key::Up);
    browser.press(Key::Enter);
    wait_for_moves(&browser, 1);
    browser.wait_until("document.activeElement.closest('.board') !== null");
}

#[test]
fn a_move_is_typed_and_a_wrong_one_is_refused_in_words() {
    let browser = Browser::start(Setup { lang: "fr", ..Setup::DESKTOP });
    sit_down(&browser, "billo", ["person", "person"]);
    browser.click("#typed");
    browser.write("Rc1-c5");
    browser.press(Key::Enter);
    browser.wait_until("document.querySelector('#refusal').textContent.length > 10");
    assert_eq!(browser.count(".moves .move"), 0);
    browser.run("document.querySelector('#typed').select()");
    browser.write("Rc1-c2");
    browser.press(Key::Enter);
    wait_for_moves(&browser, 1);
}

#[test]
fn who_has_touched_must_move_where_that_was_agreed() {
    let browser = Browser::start(Setup::DESKTOP);
    browser.open("/#/new/billo");
    for seat in 0..2 {
        browser.choose(&format!("#chair-{seat} select"), "person");
    }
    browser.click("#touch");
    browser.click("#begin");
    browser.click(PIECE);
    browser.wait_for(".board .piece.chosen");
    assert_eq!(browser.count("#put-down"), 0);
    browser.press(Key::Escape);
    assert_eq!(browser.count(".board .piece.chosen"), 1);
}
