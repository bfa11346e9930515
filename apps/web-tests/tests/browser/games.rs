//! Whole games, played with the mouse against the computer.

use serde_json::Value;
use tabletier_web_tests::{Browser, Setup};

use crate::{moves, sit_down};

/// More clicks than any game takes.
const MOST_CLICKS: usize = 1500;

/// Where to click: on the board, or on a button beside it that goes on with the move. The middle of
/// what is bent may lie outside it.
const CHOICES: &str = "
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
    return [...choices].map(place).filter((place) => place);";

/// Somebody can click, or the game is over.
const READY: &str = "document.querySelector('.stage .board [tabindex], .controls [data-control], \
    .finish, #again')";

/// Clicks on anything that may be clicked until the game is over.
fn play(game: &str, lang: &'static str) {
    let browser = Browser::start(Setup { lang, height: 1000, ..Setup::DESKTOP });
    sit_down(&browser, game, ["person", "1"]);
    // Always the same choices: a number of Lehmer's kind.
    let mut lot: u64 = 12345;
    for _ in 0..MOST_CLICKS {
        browser.wait_until(&format!("!!{READY}"));
        if browser.count("#again") == 1 {
            assert!(moves(&browser) > 4, "{game} is over at once");
            assert!(browser.text("#status").len() > 10, "{game}: the end is told");
            return;
        }
        let Value::Array(choices) = browser.run(CHOICES) else { panic!("{game}: no choices") };
        if choices.is_empty() {
            continue;
        }
        lot = lot * 48271 % 0x7fff_ffff;
        let choice = &choices[lot as usize % choices.len()];
        let at = |index: usize| choice[index].as_f64().expect("places are numbers");
        browser.click_at(at(0), at(1));
    }
    let picture = browser.screenshot(&format!("{game}-endless"));
    panic!("{game} does not end: {}", picture.display());
}

#[test]
fn billo_is_played_to_its_end() {
    play("billo", "en");
    play("billo", "fr");
}

#[test]
fn billabong_is_played_to_its_end() {
    play("billabong", "en");
    play("billabong", "fr");
}

#[test]
fn bilitaire_is_played_to_its_end() {
    play("bilitaire", "en");
    play("bilitaire", "fr");
}

#[test]
fn batons_is_played_to_its_end() {
    play("batons", "en");
    play("batons", "fr");
}
