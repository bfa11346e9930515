//! How pages look: nothing is cut off, and everything can be read.

use serde_json::Value;
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::{sit_down, still};

tests! {
    Lang:
        every_other_page_can_be_read_and_used;
    Client:
        light_and_dark_are_as_the_device_likes_it_unless_chosen,
        long_names_and_low_screens_leave_the_board_whole;
    GameAndLang:
        every_page_of_a_game_can_be_read_and_used;
}

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

/// Asks axe-core what keeps people out of a page.
const BARRIERS: &str = "
    return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html).join(' ')}`));";

/// Opens everything on the page that can be opened.
const UNFOLD: &str = "document.querySelectorAll('details').forEach((part) => { part.open = true })";

/// Looks at one page after the other in every way.
struct Critic<'s> {
    browser: Browser<'s>,
    lang: &'static str,
    axe: String,
    /// What is wrong, each with the page and the check.
    faults: Vec<String>,
}

impl<'s> Critic<'s> {
    fn new(stage: &'s Stage, lang: &'static str) -> Critic<'s> {
        let axe = std::env::var("AXE");
        let axe = axe.expect("AXE says where axe-core is; run: cargo xtask test browser");
        let axe = std::fs::read_to_string(&axe).unwrap_or_else(|error| panic!("{axe}: {error}"));
        let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
        Critic { browser, lang, axe, faults: Vec::new() }
    }

    /// Looks at the page that is shown, everything on it unfolded: whether words stand out in light
    /// and dark, whether something keeps people out, and whether it scrolls sideways on a phone.
    fn look(&mut self, page: &str) {
        self.browser.run(UNFOLD);
        for (light, dark) in [("light", false), ("dark", true)] {
            self.browser.darken(dark);
            self.note(page, &format!("faint, {light}"), FAINT);
            // Its findings hang on the colours and the words; one light for each language will do.
            if dark == (self.lang == "fr") {
                if self.browser.run("return typeof axe") == "undefined" {
                    self.browser.run(&self.axe);
                }
                self.note(page, &format!("a barrier, {light}"), BARRIERS);
            }
        }
        self.browser.darken(false);
        let Setup { width, height, .. } = Setup::PHONE;
        self.browser.resize(width, height);
        self.browser.wait_until(&format!("innerWidth === {width}"));
        let wide = self.browser.run("return document.documentElement.scrollWidth - innerWidth");
        if wide.as_i64().is_none_or(|wide| wide > 0) {
            let picture = self.browser.screenshot(&format!("sideways-{}", self.faults.len()));
            let picture = picture.display();
            self.fault(page, "sideways", &format!("{wide} pixels too wide on a phone: {picture}"));
        }
        let Setup { width, height, .. } = Setup::DESKTOP;
        self.browser.resize(width, height);
        self.browser.wait_until(&format!("innerWidth === {width}"));
    }

    /// Notes what a script finds on the page.
    fn note(&mut self, page: &str, check: &str, script: &str) {
        match self.browser.run(script) {
            Value::Array(found) => {
                found.iter().for_each(|fault| self.fault(page, check, &fault.to_string()));
            }
            other => panic!("{page}, {check}: the check fails: {other}"),
        }
    }

    fn fault(&mut self, page: &str, check: &str, fault: &str) {
        self.faults.push(format!("{page} in {}: {check}: {fault}", self.lang));
    }

    /// Fails if something was wrong.
    fn judge(self) {
        assert!(self.faults.is_empty(), "{:#?}", self.faults);
    }
}

fn every_page_of_a_game_can_be_read_and_used(stage: &Stage, game: &str, lang: &'static str) {
    let mut critic = Critic::new(stage, lang);
    still(&critic.browser);
    critic.browser.open(&format!("/#/new/{game}"));
    critic.browser.wait_for("#begin");
    critic.look(&format!("setup of {game}"));
    critic.browser.open(&format!("/#/learn/{game}"));
    critic.browser.wait_for("main svg.board");
    critic.look(&format!("pages on {game}"));
    critic.browser.open(&format!("/#/first/{game}"));
    critic.browser.wait_for(".task");
    critic.look(&format!("first task of {game}"));
    critic.browser.open(&format!("/#/print/{game}"));
    critic.browser.wait_for(".leaf .printed");
    critic.look(&format!("sheets of {game}"));
    critic.browser.open(&format!("/#/puzzles/{game}/1"));
    critic.browser.wait_for("#puzzle-1");
    critic.browser.click("#solution");
    critic.browser.wait_for(".praise");
    critic.look(&format!("first puzzle of {game}"));
    sit_down(&critic.browser, game, ["human", "human"]);
    critic.browser.click("#resign");
    critic.look(&format!("table of {game}"));
    critic.browser.click("#study");
    critic.browser.wait_for(".lines li");
    critic.browser.click("#judge");
    critic.browser.wait_until("document.querySelector('#judge').disabled");
    critic.look(&format!("study of {game}"));
    critic.browser.click("#edit");
    critic.browser.wait_for(".edit .board");
    critic.look(&format!("editor of {game}"));
    critic.judge();
}

fn every_other_page_can_be_read_and_used(stage: &Stage, lang: &'static str) {
    let mut critic = Critic::new(stage, lang);
    critic.browser.open("/");
    critic.browser.wait_for(".cards");
    critic.look("home");
    critic.browser.open("/#/attic");
    critic.browser.wait_for(".notice");
    critic.look("an address that leads nowhere");
    for (page, there) in [
        ("play", ".hub"),
        ("analyse", ".hub"),
        ("play/billo", "#how-new"),
        ("about", ".about"),
        ("shelf", "#shelf-empty"),
        ("friend", "#make-billo"),
        ("friend/billabong", "#make"),
        ("mine", "h1"),
        ("lobby", "#nobody, .offer"),
    ] {
        critic.browser.open(&format!("/#/{page}"));
        critic.browser.wait_for(there);
        critic.look(page);
    }
    critic.browser.click("main a[href='#/friend']");
    critic.browser.click("#make-billo");
    critic.browser.wait_for("#invite .qr");
    critic.look("a game to be joined");
    critic.browser.open("/#/mine");
    critic.browser.wait_for(".offer small");
    critic.look("my games");
    critic.browser.run("localStorage.clear()");
    let join = "performance.getEntriesByType('resource').map(({ name }) => name) \
        .filter((name) => name.includes('/api/games/')).at(-1).split('/').at(-1)";
    let id = critic.browser.run(&format!("return {join}"));
    critic.browser.open(&format!("/#/join/{}/abc", id.as_str().expect("a name")));
    critic.browser.wait_for("#join");
    critic.look("an invitation");
    critic.judge();
}

fn light_and_dark_are_as_the_device_likes_it_unless_chosen(stage: &Stage) {
    let browser = stage.browser(Setup { dark: true, ..Setup::DESKTOP });
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

fn long_names_and_low_screens_leave_the_board_whole(stage: &Stage) {
    let name = "W".repeat(100);
    let record = format!(
        "[Game \"billo\"]\n[Rules \"catalano\"]\n[A \"{name}\"]\n[Result \"*\"]\n\n1. Rc1-c2 Rc8-c7\n"
    );
    let record = record.replace('\n', "%0A").replace('"', "%22").replace(' ', "%20");
    for (width, height) in [(360, 740), (740, 360), (1280, 800)] {
        let browser = stage.browser(Setup { width, height, ..Setup::DESKTOP });
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
