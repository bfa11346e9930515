//! What is seen at a glance at the table, what is drawn on the board, and how boards are set.

use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::{moves, sit_down, type_moves, wait_for_moves};

tests! {
    Client:
        what_is_drawn_on_the_board_goes_with_a_click,
        boards_are_set_and_stay_so,
        a_move_waits_for_its_confirmation,
        the_end_shows_the_course_and_makes_a_picture,
        small_squares_are_enlarged_by_a_button_and_by_two_fingers;
    Game: seats_have_their_pieces_and_hints_their_arrows;
}

/// Lets a pointer do something at a place on the board, and lets the page draw.
fn point(browser: &Browser<'_>, kind: &str, target: &str, more: &str) {
    browser.run_to_end(&format!(
        "const board = document.querySelector('.stage .board'); \
         const {{ x, y, width, height }} = board.querySelector('[data-target=\"{target}\"]').getBoundingClientRect(); \
         board.dispatchEvent(new PointerEvent('pointer{kind}', {{ bubbles: true, clientX: x + width / 2, \
             clientY: y + height / 2, {more} }})); \
         await new Promise(requestAnimationFrame)"
    ));
}

fn what_is_drawn_on_the_board_goes_with_a_click(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    let drawn = || (browser.count("circle.mark.own"), browser.count("g.mark.own"));
    let right = "button: 2";
    for target in ["c4", "d5"] {
        point(&browser, "down", target, right);
        point(&browser, "up", target, right);
    }
    point(&browser, "down", "c1", right);
    point(&browser, "up", "c4", right);
    assert_eq!(drawn(), (2, 1));
    point(&browser, "down", "d5", right);
    point(&browser, "up", "d5", right);
    assert_eq!(drawn(), (1, 1), "what is drawn twice is gone");
    point(&browser, "down", "e5", "button: 0");
    point(&browser, "up", "e5", "button: 0");
    assert_eq!(drawn(), (0, 0), "a click wipes it away");
    // A finger that has rested draws, and what it had picked up is put down again.
    let finger = "button: 0, pointerType: 'touch', pointerId: 7";
    point(&browser, "down", "Rc1", finger);
    browser.wait_for("circle.mark.own");
    assert_eq!(browser.count(".board .scene-chosen"), 0);
    point(&browser, "up", "c4", finger);
    assert_eq!(drawn(), (0, 1));
    type_moves(&browser, &["Rc1-c2"]);
    browser.wait_until("!document.querySelector('.mark.own')");
}

fn boards_are_set_and_stay_so(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    let seen = || {
        browser.run(
            "const look = (name) => getComputedStyle(document.querySelector(name)); \
             return [look('.board .scene-rim').fill, look('.board .scene-name').display, \
                 Math.round(document.querySelector('.stage .board').getBoundingClientRect().height)]",
        )
    };
    let usual = seen();
    let set = |name: &str, value: &str| {
        browser.run(&format!(
            "const it = document.querySelector('.settings {name}'); {value}; \
             it.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
    };
    set("#theme", "it.value = 'cool'");
    set("#size", "it.value = 'small'");
    set("#names", "it.checked = false");
    let now = seen();
    assert_ne!(now[0], usual[0], "other colours");
    assert!(usual[1] != "none" && now[1] == "none", "{usual} {now}");
    assert!(now[2].as_f64() < usual[2].as_f64().map(|height| 0.8 * height), "{usual} {now}");
    browser.reload();
    browser.wait_for(".stage .board");
    assert_eq!(seen(), now);
}

fn a_move_waits_for_its_confirmation(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.run("document.querySelector('.settings #confirm').click()");
    let make = || {
        browser.click(".board .scene-piece[data-target='Rc1']");
        browser.wait_for(".board .scene-chosen");
        browser.click(".board rect[data-target='c2']");
        browser.wait_for("#confirm-move");
    };
    make();
    assert_eq!(moves(&browser), 0);
    assert!(browser.text("#status").contains("Rc1-c2"), "{}", browser.text("#status"));
    browser.click("#unmake");
    browser.wait_until("!document.querySelector('#confirm-move')");
    assert_eq!((moves(&browser), browser.count(".board .scene-chosen")), (0, 0));
    make();
    browser.click("#confirm-move");
    wait_for_moves(&browser, 1);
}

fn the_end_shows_the_course_and_makes_a_picture(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &["Rc1-c2", "Sh8-h7"]);
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.wait_for("#end");
    let curve = browser.run("return document.querySelector('#end .curve').getAttribute('d')");
    let points = curve.as_str().map(|curve| curve.split('L').count());
    assert_eq!(points, Some(3), "{curve}");
    assert_eq!(browser.count("#end .confetti i"), 16);
    browser.run(
        "const usual = URL.createObjectURL; window.made = []; \
         URL.createObjectURL = (blob) => { window.made.push(blob.type); return usual(blob) }; \
         HTMLAnchorElement.prototype.click = function () { window.saved = this.download }",
    );
    browser.click("#end-picture");
    assert_eq!(browser.wait_until("window.saved"), "billo.png");
    assert_eq!(browser.run("return window.made.at(-1)"), "image/png");
}

fn small_squares_are_enlarged_by_a_button_and_by_two_fingers(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    sit_down(&browser, "billabong", ["human", "human"]);
    let width = || {
        let view =
            browser.run("return document.querySelector('.stage .board').viewBox.baseVal.width");
        view.as_f64().expect("a number")
    };
    browser.wait_for("#closer");
    let whole = width();
    browser.click("#closer");
    assert!(width() < 0.6 * whole, "{whole} {}", width());
    browser.click("#closer");
    assert_eq!(width(), whole);
    let finger = |id: u8| format!("button: 0, pointerType: 'touch', pointerId: {id}");
    point(&browser, "down", "g12", &finger(1));
    point(&browser, "down", "j12", &finger(2));
    point(&browser, "move", "n12", &finger(2));
    assert!(width() < 0.8 * whole, "{whole} {}", width());
    point(&browser, "up", "n12", &finger(2));
    point(&browser, "up", "g12", &finger(1));
    assert_eq!(moves(&browser), 0, "fingers that enlarge the board place nothing");
}

fn seats_have_their_pieces_and_hints_their_arrows(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    sit_down(&browser, game, ["human", "human"]);
    let drawn = browser.run(
        "return [...document.querySelectorAll('.seat .emblem')].map((it) => it.getBBox().width > 0)",
    );
    assert_eq!(drawn, serde_json::json!([true, true]), "{game}");
    browser.click("#hint");
    browser.wait_for(".marks .mark.hinted");
}
