//! Whole games by those who do not see the board: by roles and labels alone, with keys.

use serde_json::Value;
use tabletier_web_tests::{Browser, Setup};

use crate::{GAMES, moves, sit_down};

/// More touches than any game takes.
const MOST: usize = 1500;

/// What can be touched now, by its name as it is spoken. Two of the same name could not be told
/// apart, and one without a name not be found.
const NAMES: &str = "
    const names = [...document.querySelectorAll('.stage [role=button], .stage .controls > button')]
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
    const strange = names.filter((name, at) => !name || names.indexOf(name) !== at);
    if (strange.length) throw new Error(`no good names: ${strange}`);
    return names;";

/// Touches what has this name.
fn touch(browser: &Browser, name: &str) {
    browser.run(&format!(
        "const found = [...document.querySelectorAll( \
             '.stage [role=button], .stage .controls > button')].find((element) => \
             (element.getAttribute('aria-label') ?? element.textContent.trim()) === {name:?}); \
         found.focus(); \
         if (found.tagName === 'BUTTON') found.click(); \
         else found.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
    ));
}

fn play(game: &str, lang: &'static str) {
    let browser = Browser::start(Setup { lang, ..Setup::DESKTOP });
    sit_down(&browser, game, ["person", "1"]);
    let mut lot: u64 = 4321;
    let ready = "document.querySelector('.stage [role=button], .stage .controls > button, #again')";
    for _ in 0..MOST {
        browser.wait_until(&format!("!!{ready}"));
        if browser.count("#again") == 1 {
            assert!(moves(&browser) > 4, "{game} is over at once");
            return;
        }
        let Value::Array(names) = browser.run(NAMES) else { panic!("{game}: no names") };
        // What puts down again what is in the hand leads nowhere.
        let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
        let put_down = if lang == "fr" { "Reposer" } else { "Put it down" };
        let names: Vec<&&str> = names.iter().filter(|name| **name != put_down).collect();
        if names.is_empty() {
            continue;
        }
        lot = lot * 48271 % 0x7fff_ffff;
        touch(&browser, names[lot as usize % names.len()]);
        let made = moves(&browser);
        if made > 0 {
            let said = browser.run("return document.querySelector('#spoken').textContent");
            let said = said.as_str().unwrap_or_default();
            assert!(said.contains(char::is_numeric), "{game}: {said:?} after {made} moves");
        }
    }
    panic!("{game} does not end");
}

#[test]
fn billo_is_played_by_names() {
    play(GAMES[0], "en");
}

#[test]
fn billabong_is_played_by_names() {
    play(GAMES[1], "fr");
}

#[test]
fn bilitaire_is_played_by_names() {
    play(GAMES[2], "en");
}

#[test]
fn batons_is_played_by_names() {
    play(GAMES[3], "fr");
}
