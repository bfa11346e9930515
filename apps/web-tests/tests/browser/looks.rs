//! How pages look: nothing is cut off, and everything can be read.

use serde_json::Value;
use tabletier_web_tests::{Browser, Setup};

use crate::{GAMES, sit_down};

/// Words whose contrast with what is behind them is too low, by the formula of WCAG 2 at level AA.
/// Boards are pictures, and what is disabled need not be read.
const FAINT: &str = "
    const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = (colour) => {
        const [r, g, b] = numbers(colour).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const { backgroundColor } = getComputedStyle(at);
            if (numbers(backgroundColor)[3] !== 0) return backgroundColor;
        }
        return 'rgb(255, 255, 255)';
    };
    const faint = [];
    for (const element of document.querySelectorAll('body *')) {
        if (element.closest('svg') || element.disabled || !element.checkVisibility()) continue;
        const field = element.matches('input, textarea, select');
        const words = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.data.trim());
        if (!field && !words) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const [one, other] = [light(color), light(ground(element))].sort((a, b) => b - a);
        const size = parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && fontWeight >= 700);
        const ratio = (one + 0.05) / (other + 0.05);
        if (ratio < (large ? 3 : 4.5)) {
            faint.push(`${element.tagName}.${element.className} ${ratio.toFixed(2)} ${element.textContent}`);
        }
    }
    return faint;";

/// Opens everything on the page that can be opened.
const UNFOLD: &str = "document.querySelectorAll('details').forEach((part) => { part.open = true })";

/// Visits every kind of page, everything on it unfolded.
fn visit(browser: &Browser, look: impl Fn(&str)) {
    let unfolded = |name: &str| {
        browser.run(UNFOLD);
        look(name);
    };
    browser.open("/");
    browser.wait_for(".cards");
    unfolded("home");
    for game in GAMES {
        browser.open(&format!("/#/new/{game}"));
        browser.wait_for("#begin");
        unfolded(&format!("setup of {game}"));
        browser.open(&format!("/#/learn/{game}"));
        browser.wait_for("main svg.board");
        unfolded(&format!("pages on {game}"));
        browser.open(&format!("/#/first/{game}"));
        browser.wait_for(".task");
        unfolded(&format!("first task of {game}"));
        browser.open(&format!("/#/print/{game}"));
        browser.wait_for(".leaf .printed");
        unfolded(&format!("sheets of {game}"));
        browser.open(&format!("/#/puzzles/{game}/1"));
        browser.wait_for("#puzzle-1");
        browser.click("#solution");
        browser.wait_for(".praise");
        unfolded(&format!("first puzzle of {game}"));
        sit_down(browser, game, ["person", "person"]);
        browser.click("#resign");
        unfolded(&format!("table of {game}"));
        browser.click("#study");
        browser.wait_for(".lines li");
        browser.click("#judge");
        browser.wait_until("document.querySelector('#judge').disabled");
        unfolded(&format!("study of {game}"));
        browser.click("#edit");
        browser.wait_for(".edit .board");
        unfolded(&format!("editor of {game}"));
    }
    browser.open("/#/attic");
    browser.wait_for(".notice");
    unfolded("an address that leads nowhere");
}

#[test]
fn words_stand_out_in_light_and_dark() {
    for dark in [false, true] {
        let browser = Browser::start(Setup { dark, ..Setup::DESKTOP });
        visit(&browser, |page| {
            let faint = browser.run(FAINT);
            assert_eq!(faint, Value::Array(Vec::new()), "{page}, dark: {dark}");
        });
    }
}

#[test]
fn no_page_scrolls_sideways_on_a_narrow_phone() {
    for lang in ["en", "fr"] {
        let browser = Browser::start(Setup { lang, ..Setup::PHONE });
        visit(&browser, |page| {
            let wide = browser.run("return document.documentElement.scrollWidth - innerWidth");
            if wide.as_i64().is_none_or(|wide| wide > 0) {
                let picture = browser.screenshot("sideways");
                panic!("{page} in {lang} is {wide} pixels too wide: {}", picture.display());
            }
        });
    }
}

#[test]
fn light_and_dark_are_as_the_device_likes_it_unless_chosen() {
    let browser = Browser::start(Setup { dark: true, ..Setup::DESKTOP });
    let ground =
        || browser.run("return getComputedStyle(document.documentElement).backgroundColor");
    browser.open("/");
    browser.wait_for(".cards");
    let dark = ground();
    browser.click(".settings summary");
    browser.choose(".settings .choice select", "light");
    let light = ground();
    assert_ne!(light, dark);
    browser.reload();
    browser.wait_for(".cards");
    assert_eq!(ground(), light, "the choice is kept");
    browser.click(".settings summary");
    browser.choose(".settings .choice select", "auto");
    assert_eq!(ground(), dark);
    browser.darken(false);
    assert_eq!(ground(), light);
}

/// Asks axe-core what keeps people out of a page.
const BARRIERS: &str = "
    return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html).join(' ')}`));";

#[test]
fn nothing_on_any_page_keeps_people_out() {
    let axe =
        std::env::var("AXE").expect("AXE says where axe-core is; run: cargo xtask test browser");
    let axe = std::fs::read_to_string(&axe).unwrap_or_else(|error| panic!("{axe}: {error}"));
    for (dark, lang) in [(false, "en"), (true, "fr")] {
        let browser = Browser::start(Setup { dark, lang, ..Setup::DESKTOP });
        let mut barriers = Vec::new();
        let found = std::cell::RefCell::new(&mut barriers);
        visit(&browser, |page| {
            if browser.run("return typeof axe") == "undefined" {
                browser.run(&axe);
            }
            if let Value::Array(all) = browser.run(BARRIERS) {
                found
                    .borrow_mut()
                    .extend(all.into_iter().map(|barrier| format!("{page}: {barrier}")));
            }
        });
        assert!(barriers.is_empty(), "dark: {dark}: {barriers:#?}");
    }
}

#[test]
fn long_names_and_low_screens_leave_the_board_whole() {
    let name = "W".repeat(100);
    let record = format!(
        "[Game \"billo\"]\n[Rules \"catalano\"]\n[A \"{name}\"]\n[Result \"*\"]\n\n1. Rc1-c2 Rc8-c7\n"
    );
    let record = record.replace('\n', "%0A").replace('"', "%22").replace(' ', "%20");
    for (width, height) in [(360, 740), (740, 360), (1280, 800)] {
        let browser = Browser::start(Setup { width, height, ..Setup::DESKTOP });
        browser.open(&format!("/#/game/{record}"));
        browser.wait_for(".table .board");
        let wide = browser.run("return document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{width} px: {wide} too wide");
        let high = browser.run(
            "return document.querySelector('.table .board').getBoundingClientRect().height \
             - innerHeight",
        );
        assert!(high.as_f64().is_some_and(|high| high <= 0.0), "{height} px: {high} too high");
    }
}
