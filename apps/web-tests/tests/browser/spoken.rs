//! Whole games by those who do not see the board: by roles and labels alone, with keys.

use serde_json::Value;
use tabletier_session::Lang;
use tabletier_session::words::page as words;
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::{moves, sit_down};

tests! {
    Game: is_played_by_names;
}

/// More touches than any game takes.
const MOST: usize = 1500;

/// What can be touched, once something can, by its name as it is spoken. Two of the same name could
/// not be told apart, and one without a name not be found. When the game is over, `true`.
const NAMES: &str = "(() => {
    if (document.querySelector('#again')) return true;
    const names = [...document.querySelectorAll('.stage [role=button], .stage .controls > button')]
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
    const strange = names.filter((name, at) => !name || names.indexOf(name) !== at);
    if (strange.length) throw new Error(`no good names: ${strange}`);
    return names.length > 0 && names;
})()";

/// Touches what has this name.
fn touch(browser: &Browser<'_>, name: &str) {
    browser.run(&format!(
        "const found = [...document.querySelectorAll( \
             '.stage [role=button], .stage .controls > button')].find((element) => \
             (element.getAttribute('aria-label') ?? element.textContent.trim()) === {name:?}); \
         found.focus(); \
         if (found.tagName === 'BUTTON') found.click(); \
         else found.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
    ));
}

/// How many moves were made, and what was said of the last.
const SAID: &str = "return [document.querySelectorAll('.moves .move').length, \
    document.querySelector('#spoken').textContent]";

fn is_played_by_names(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    sit_down(&browser, game, ["human", "level:1"]);
    let mut lot: u64 = 4321;
    for _ in 0..MOST {
        let Value::Array(names) = browser.wait_until(NAMES) else {
            assert!(moves(&browser) > 4, "{game} is over at once");
            return;
        };
        // What puts down again what is in the hand leads nowhere.
        let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
        let speech = Lang::find(lang).expect("a language");
        let back = [words::TAKE_BACK, words::TOUCH_BACK].map(|words| words.say(speech));
        let names: Vec<&&str> = names.iter().filter(|name| !back.contains(name)).collect();
        if names.is_empty() {
            continue;
        }
        lot = lot * 48271 % 0x7fff_ffff;
        touch(&browser, names[lot as usize % names.len()]);
        let told = browser.run(SAID);
        let (made, said) = (told[0].as_u64().expect("a number"), told[1].as_str());
        if made > 0 {
            let numbered = said.is_some_and(|said| said.contains(char::is_numeric));
            assert!(numbered, "{game}: {said:?} after {made} moves");
        }
    }
    panic!("{game} does not end");
}
