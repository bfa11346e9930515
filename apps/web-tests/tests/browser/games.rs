//! Whole games, played with the mouse against the computer.

use serde_json::Value;
use tabletier_web_tests::{Setup, Stage};

use crate::harness::tests;
use crate::{moves, sit_down};

tests! {
    GameAndLang: is_played_to_its_end;
}

/// More clicks than any game takes.
const MOST_CLICKS: usize = 1500;

/// Where somebody can click, once they can: on the board, or on a button beside it that goes on with
/// the move. The middle of what is bent may lie outside it. When the game is over, `true`.
const CHOICES: &str = "(() => {
    if (document.querySelector('#again')) return true;
    const choices = document.querySelectorAll(
        '.stage .board [tabindex], .controls [data-control], .finish');
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const place = (choice) => {
        const box = choice.getBoundingClientRect();
        for (const down of shares) for (const along of shares) {
            const x = Math.round(box.x + along * box.width);
            const y = Math.round(box.y + down * box.height);
            const there = document.elementsFromPoint(x, y);
            if (there.some((element) => choice.contains(element))) return [x, y];
        }
    };
    const places = [...choices].map(place).filter((place) => place);
    return places.length > 0 && places;
})()";

/// Clicks on anything that may be clicked until the game is over.
fn is_played_to_its_end(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, height: 1000, ..Setup::DESKTOP });
    sit_down(&browser, game, ["person", "1"]);
    // Always the same choices: a number of Lehmer's kind.
    let mut lot: u64 = 12345;
    for _ in 0..MOST_CLICKS {
        let Value::Array(choices) = browser.wait_until(CHOICES) else {
            assert!(moves(&browser) > 4, "{game} is over at once");
            assert!(browser.text("#status").len() > 10, "{game}: the end is told");
            return;
        };
        lot = lot * 48271 % 0x7fff_ffff;
        let choice = &choices[lot as usize % choices.len()];
        let at = |index: usize| choice[index].as_f64().expect("places are numbers");
        browser.click_at(at(0), at(1));
    }
    let picture = browser.screenshot(&format!("{game}-endless"));
    panic!("{game} does not end: {}", picture.display());
}
