//! Moves by mouse, by keys, by letters.

use tabletier_session::{Record, Target, catalog};
use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;
use crate::{moves, sit_down, still, type_moves, wait_for_moves};

tests! {
    Client:
        a_piece_is_clicked_and_goes_where_is_clicked,
        a_piece_is_dragged,
        fingers_drag_and_tap,
        what_is_dragged_is_the_piece_and_what_lies_on_it,
        keys_alone_play_a_move,
        a_move_is_typed_and_a_wrong_one_is_refused_in_words,
        who_has_touched_must_move_where_that_was_agreed,
        the_referee_takes_the_place_of_a_kangaroo_that_must_move,
        whoever_has_left_the_board_with_the_keys_is_not_called_back;
    Game:
        something_is_dragged;
}

const PIECE: &str = ".board .scene-piece[data-target='Rc1']";
const SQUARE: &str = ".board rect[data-target='c2']";

fn a_piece_is_clicked_and_goes_where_is_clicked(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.click(PIECE);
    browser.wait_for(".board .scene-piece.scene-chosen");
    browser.click(SQUARE);
    wait_for_moves(&browser, 1);
    assert_eq!(browser.text(".moves .move"), "Rc1-c2");
}

fn a_piece_is_dragged(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.drag(PIECE, SQUARE);
    wait_for_moves(&browser, 1);
    assert_eq!(browser.text(".moves .move"), "Rc1-c2");
    // Where it cannot go it is not left, and the rule is told.
    browser.drag(".board .scene-piece[data-target='Sf8']", ".board rect[data-target='f4']");
    browser.wait_until("!document.querySelector('.board .scene-piece.scene-chosen')");
    assert_eq!(browser.count(".moves .move"), 1);
    let rule = "three spaces in front of it";
    assert!(browser.text("#refusal").contains(rule), "{}", browser.text("#refusal"));
}

/// Moves to a position of a game, something that is carried there, and where it goes.
const CARRIED: [(&str, &[&str], &str, &str); 4] = [
    (
        "billabong",
        &["@i1", "@i2", "@i3", "@i4", "@j1", "@h3", "@j4", "@h2", "@k1", "@g1"],
        "i1",
        "h1",
    ),
    ("bilitaire", &["-c3"], "A2", "A1"),
    ("bilitaire", &["-c3", "A2>1s"], "c1", "c3"),
    ("batons", &[], "d1.0", "u1.1"),
];

pub(crate) fn target(name: &str) -> String {
    format!(".table .board [data-target='{name}']")
}

/// Lays a position of a game on the table in which something can be carried with one gesture: from
/// where to where.
pub(crate) fn lay_to_carry(browser: &Browser<'_>, game: &str) -> (String, String) {
    let mut session = catalog::find(game).and_then(|entry| entry.start(None, 0)).expect("a start");
    let (from, to) = loop {
        let moves = session.moves();
        let carried = moves.iter().find_map(|mv| match session.clicks(mv).ok()?.as_slice() {
            // A place that is clicked twice is carried nowhere.
            [Target(from), Target(to)] if from != to => Some((from.clone(), to.clone())),
            _ => None,
        });
        match carried {
            Some(way) => break way,
            None => session.play(&moves[0]).expect("a legal move"),
        }
    };
    let laid = session.played().len();
    let record = Record::new(session).to_string();
    still(browser);
    browser.run(&format!("location.hash = '#/game/' + encodeURIComponent({record:?})"));
    wait_for_moves(browser, laid);
    browser.wait_for(&target(&from));
    (from, to)
}

fn something_is_dragged(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    let (from, to) = lay_to_carry(&browser, game);
    let before = moves(&browser);
    browser.drag(&target(&from), &target(&to));
    wait_for_moves(&browser, before + 1);
}

fn fingers_drag_and_tap(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    browser.tool("Emulation.setTouchEmulationEnabled", serde_json::json!({ "enabled": true }));
    for (game, line, from, to) in CARRIED {
        sit_down(&browser, game, ["human", "human"]);
        type_moves(&browser, line);
        // Were the page to scroll instead, the browser would take the finger away from the board.
        browser.run("document.querySelector('.table').scrollIntoView()");
        browser.swipe(&target(from), &target(to));
        wait_for_moves(&browser, line.len() + 1);
        browser.click("#undo");
        wait_for_moves(&browser, line.len());
        browser.tap(&target(from));
        browser.wait_for("#touch-back");
        browser.tap(&target(to));
        wait_for_moves(&browser, line.len() + 1);
    }
}

fn what_is_dragged_is_the_piece_and_what_lies_on_it(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    for ((game, line, from, to), count) in CARRIED.into_iter().zip([1, 5, 1, 1]) {
        sit_down(&browser, game, ["human", "human"]);
        type_moves(&browser, line);
        browser.run(
            "window.most = []; new MutationObserver(() => {
                const carried = [...document.querySelectorAll('.board .carried')];
                if (carried.length > most.length) window.most = carried.map(
                    (element) => element.getAttribute('class'));
            }).observe(document.querySelector('.table .board'), { attributes: true, subtree: true })",
        );
        browser.drag(&target(from), &target(to));
        wait_for_moves(&browser, line.len() + 1);
        let carried = browser.run("return most");
        let carried = carried.as_array().expect("a list");
        assert_eq!(carried.len(), count, "{game}: {carried:?}");
        let pieces =
            carried.iter().all(|class| class.as_str().is_some_and(|c| c.contains("piece")));
        assert!(pieces, "{game}: {carried:?}");
    }
}

fn keys_alone_play_a_move(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.run(&format!("document.querySelector(\"{PIECE}\").focus()"));
    browser.press(Key::Enter);
    browser.wait_for(".board .scene-piece.scene-chosen");
    // The focus is still on the board: one of the squares it can go to lies ahead.
    browser.press(Key::Up);
    browser.press(Key::Enter);
    wait_for_moves(&browser, 1);
    browser.wait_until("document.activeElement.closest('.board') !== null");
}

fn a_move_is_typed_and_a_wrong_one_is_refused_in_words(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::DESKTOP });
    sit_down(&browser, "billo", ["human", "human"]);
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

fn who_has_touched_must_move_where_that_was_agreed(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/#/new/billo");
    for seat in 0..2 {
        browser.choose(&format!("#chair-{seat} select"), "human");
    }
    browser.click("#touch");
    browser.click("#begin");
    browser.click(PIECE);
    browser.wait_for(".board .scene-piece.scene-chosen");
    assert_eq!(browser.count("#touch-back"), 0);
    browser.press(Key::Escape);
    assert_eq!(browser.count(".board .scene-piece.scene-chosen"), 1);
    // Another piece is not taken instead, but the companion on the same square may be.
    browser.click(".board .scene-piece[data-target='Rf1']");
    browser.wait_until("document.querySelector('#refusal').textContent.length > 10");
    browser.run("document.querySelector(\".board .scene-piece[data-target='Sc1']\").focus()");
    browser.press(Key::Enter);
    browser.wait_for(".board .scene-piece.scene-chosen[data-target='Sc1']");
    browser.click(SQUARE);
    wait_for_moves(&browser, 1);
    assert_eq!(browser.text(".moves .move"), "Sc1-c2");
}

fn the_referee_takes_the_place_of_a_kangaroo_that_must_move(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    let (game, line, from, to) = CARRIED[0];
    still(&browser);
    browser.open(&format!("/#/new/{game}"));
    for seat in 0..2 {
        browser.choose(&format!("#chair-{seat} select"), "human");
    }
    browser.run(
        "const seed = document.querySelector('#seed'); seed.value = 0; \
         seed.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    browser.click("#touch");
    browser.click("#begin");
    type_moves(&browser, line);
    assert_eq!(browser.count(".board .scene-roo.scene-referee"), 0);
    browser.click(&target(from));
    browser.wait_for(".board .scene-roo.scene-referee");
    assert_eq!(browser.count("#touch-back"), 0);
    // No other is taken instead, nor typed, nor is a move taken back.
    assert_eq!(browser.count("#undo:disabled"), 1);
    browser.click("#typed");
    browser.write("i2-h2");
    browser.press(Key::Enter);
    browser.wait_until("document.querySelector('#refusal').textContent.length > 10");
    assert_eq!(browser.count(".moves .move"), line.len());
    browser.click(&target("i2"));
    browser.wait_until("document.querySelector('#refusal').textContent.length > 10");
    browser.press(Key::Escape);
    assert_eq!(browser.count(".board .scene-roo.scene-chosen"), 1);
    browser.click(&target(to));
    wait_for_moves(&browser, line.len() + 1);
    assert_eq!(browser.count(".board .scene-roo.scene-referee"), 0);
}

fn whoever_has_left_the_board_with_the_keys_is_not_called_back(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "level:1"]);
    browser.run(&format!("document.querySelector(\"{PIECE}\").focus()"));
    browser.press(Key::Enter);
    browser.wait_for(".board .scene-piece.scene-chosen");
    browser.press(Key::Up);
    browser.run(
        "document.activeElement.dispatchEvent( \
         new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })); \
         document.querySelector('.settings summary').focus()",
    );
    wait_for_moves(&browser, 2);
    browser.wait_for(".board [tabindex]");
    assert_eq!(browser.run("return document.activeElement.tagName"), "SUMMARY");
}
