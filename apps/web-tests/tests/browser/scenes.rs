//! What is drawn in pictures of games is seen.

use tabletier_session::catalog;
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::puzzles::committed;
use crate::{sit_down, still};

tests! {
    Game: every_word_in_every_picture_is_seen;
}

/// One in so many puzzles is looked at, unless everything is checked.
const SAMPLE: usize = 8;

/// Words in pictures that are not seen, and classes of pictures that a style sheet of the page names.
/// A picture that is drawn on the page must look as its own style sheet says.
const UNSEEN: &str = "
    const strange = [];
    for (const words of document.querySelectorAll('svg.board text')) {
        const board = words.closest('svg.board').getBoundingClientRect();
        // Nobody reads the names of rows on a picture as small as a stamp.
        if (board.width < 240 && words.matches('.scene-name')) continue;
        const { width, height, left, top, right, bottom } = words.getBoundingClientRect();
        const { position, clipPath, fill, fontSize } = getComputedStyle(words);
        const seen = words.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            && width > 1 && height > 2 && position === 'static' && clipPath === 'none'
            && fill !== 'none' && parseFloat(fontSize) > 10 && words.textContent.trim()
            && left >= board.left - 1 && right <= board.right + 1
            && top >= board.top - 1 && bottom <= board.bottom + 1;
        if (!seen) strange.push(`${words.getAttribute('class')}: ${words.textContent}`);
    }
    // What the page draws over a picture is the page's own.
    for (const drawn of document.querySelectorAll('svg.board [class]:not(.marks, .marks *)')) {
        const own = [...drawn.classList].every((name) => name.startsWith('scene-'));
        if (!own) strange.push(`a class of the page: ${drawn.getAttribute('class')}`);
    }
    return strange;";

fn check(browser: &Browser<'_>, page: &str) {
    assert_eq!(browser.run(UNSEEN), serde_json::json!([]), "{page}");
}

fn every_word_in_every_picture_is_seen(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    still(&browser);
    browser.open(&format!("/#/learn/{game}"));
    browser.wait_for(".figure .board");
    check(&browser, "lessons");
    for task in catalog::find(game).expect("a game").tasks() {
        let code = task.code;
        browser.run(&format!("location.hash = '#/first/{game}/{code}'"));
        browser.wait_for(&format!("#task-{code} .board"));
        check(&browser, &format!("task {code}"));
    }
    let (_, puzzles) = committed(game);
    let each = if crate::harness::all() { 1 } else { SAMPLE };
    for number in (1..=puzzles.list.len()).step_by(each) {
        browser.run(&format!("location.hash = '#/puzzles/{game}/{number}'"));
        browser.wait_for(&format!("#puzzle-{number} .board"));
        check(&browser, &format!("puzzle {number}"));
    }
    sit_down(&browser, game, ["human", "human"]);
    check(&browser, "table");
}
