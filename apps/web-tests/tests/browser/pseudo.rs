//! Every page in a language that nobody speaks: English with accents, a third longer, marked at both
//! ends. What has no marks is not said by a file of words, and what is cut off will be in German.

use serde_json::Value;
use tabletier_session::{Lang, Record, Session, catalog};
use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;
use crate::{NO_NETWORK, sit_down, still, type_moves};

tests! {
    Client:
        the_pages_of_all_games_are_said_by_files,
        what_goes_wrong_is_said_by_files;
    Game:
        the_pages_of_a_game_are_said_by_files;
}

/// A phone.
const PHONE: Setup = Setup { width: 390, height: 844, ..Setup::DESKTOP };

/// What there is to read, see or hear without marks: words, and labels for those who do not see.
/// Notation, numbers and names may stand bare.
const BARE: &str = "
    const names = NAMES;
    const notation = '.move, .round, .tries .try span, .lines .try span, .notation, #position, \
        #language option, .board text, .brand';
    const bare = (text) => {
        let depth = 0, rest = '';
        for (const letter of text) {
            if (letter === '⟦') depth += 1;
            if (depth === 0) rest += letter;
            if (letter === '⟧') depth -= 1;
        }
        for (const name of names) rest = rest.replaceAll(name, '');
        // Coordinates, and the letters and numbers of a board's edge.
        rest = rest.replace(/\\b[a-zA-Z]-?\\d+(\\.-?\\d+)?\\b|\\b[a-zA-Z]\\b/g, '');
        return depth !== 0 || /\\p{L}/u.test(rest);
    };
    const found = [];
    const visible = (element) => element.checkVisibility({ visibilityProperty: true });
    // Lines of paragraphs, some of them on two sheets: the marks are at their ends.
    const lines = [...document.querySelectorAll('svg.printed text')].map((line) => line.textContent);
    if (bare(lines.join(' '))) found.push(`sheets: ${lines.join(' ')}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element.closest(`script, style, noscript, svg.printed, ${notation}`)) continue;
        if ((visible(element) || element.tagName === 'OPTION') && bare(node.data)) {
            found.push(`words: ${node.data}`);
        }
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            const words = element.getAttribute(name);
            // Where a move is told in words, its notation is written beside it.
            if (element.matches('.move') && name === 'title') continue;
            if (words && visible(element) && bare(words)) found.push(`${name}: ${words}`);
        }
    }
    return found;";

/// What is cut off, or lies outside the page.
const CUT: &str = "
    const found = [];
    const pen = document.createElement('canvas').getContext('2d');
    const width = (element, words) => {
        const { font } = getComputedStyle(element);
        pen.font = font;
        return pen.measureText(words).width;
    };
    const room = (element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over} pixels too wide`);
    for (const element of document.querySelectorAll('body *')) {
        if (element.closest('svg') || !element.checkVisibility()) continue;
        // For those who do not see it.
        if (element.matches('.spoken, .seat .tally:has(+ .gains)')) continue;
        const { overflowX, overflowY } = getComputedStyle(element);
        const told = `${element.tagName}.${element.className}#${element.id} ${element.textContent}`;
        if (element.matches('select')) {
            // The sign beside the words takes some room.
            const words = element.selectedOptions[0]?.textContent ?? '';
            if (width(element, words) > room(element) - 16) found.push(`chosen: ${told} ${words}`);
        } else if (element.matches('input[placeholder]')) {
            if (width(element, element.placeholder) > room(element) + 1) found.push(`placeholder: ${element.placeholder}`);
        } else if (element.matches('textarea, input')) {
            continue;
        } else if (!element.matches('.try, .try span')) {
            const hides = (how) => how === 'hidden' || how === 'clip';
            if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`hidden: ${told}`);
            if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) found.push(`hidden: ${told}`);
            if (element.matches('button, .button, a, summary, legend, label, h1, h2, p, li') &&
                element.clientWidth && element.scrollWidth > element.clientWidth + 1) found.push(`too wide: ${told}`);
        }
    }
    return found;";

/// Goes from page to page.
struct Walker<'s> {
    browser: Browser<'s>,
    bare: String,
    faults: Vec<String>,
}

impl<'s> Walker<'s> {
    /// Somebody whose browser was told to speak the language of tests, and shows moves at once.
    fn new(stage: &'s Stage) -> Walker<'s> {
        let browser = stage.browser(PHONE);
        browser.open("/");
        browser.wait_for(".cards");
        browser.run("localStorage.setItem('tabletier.lang', 'qps')");
        browser.reload();
        browser.wait_for("html[lang=qps] .cards");
        still(&browser);
        let abouts = catalog::GAMES.iter().map(|entry| entry.about());
        let mut names: Vec<&str> = abouts.flat_map(|about| [about.name, about.author]).collect();
        names.extend(["Tabletier", "Anne"]);
        names.extend(Lang::all().iter().map(|(_, name)| *name));
        let names = serde_json::to_string(&names).expect("a list");
        Walker { browser, bare: BARE.replace("NAMES", &names), faults: Vec::new() }
    }

    /// Looks at the page that is shown.
    fn look(&mut self, page: &str) {
        self.browser.run(
            "document.querySelectorAll('main details').forEach((part) => { part.open = true })",
        );
        for script in [&self.bare, CUT] {
            match self.browser.run(script) {
                Value::Array(found) => {
                    self.faults.extend(found.iter().map(|fault| format!("{page}: {fault}")));
                }
                other => panic!("{page}: the check fails: {other}"),
            }
        }
    }

    /// Goes to a page and looks at it once something is there.
    fn visit(&mut self, path: &str, there: &str) {
        self.browser.open(path);
        self.browser.wait_for(there);
        self.look(path);
    }

    /// Fails if something was wrong.
    fn judge(mut self) {
        self.faults.sort();
        self.faults.dedup();
        assert!(self.faults.is_empty(), "{:#?}", self.faults);
    }
}

fn the_pages_of_all_games_are_said_by_files(stage: &Stage) {
    let mut walker = Walker::new(stage);
    walker.look("home");
    walker.browser.click(".settings summary");
    walker.look("settings");
    walker.browser.click(".settings summary");
    // A game in progress, and an analysis.
    sit_down(&walker.browser, "billo", ["human", "level:1"]);
    walker.browser.click("#study");
    walker.browser.wait_for(".study .board");
    walker.visit("/#/", "#continue");
    for (page, there) in [
        ("play", ".hub"),
        ("learn", ".hub"),
        ("puzzles", ".hub"),
        ("analyse", ".hub"),
        ("about", ".about"),
        ("play/billo", "#how-new"),
    ] {
        walker.visit(&format!("/#/{page}"), there);
    }
    walker.browser.click("#how-new");
    type_moves(&walker.browser, &["Rc1-c2"]);
    walker.visit("/#/shelf", ".book");
    walker.browser.click(".book .delete");
    walker.look("the shelf, a question");
    walker.judge();
}

fn what_goes_wrong_is_said_by_files(stage: &Stage) {
    let mut walker = Walker::new(stage);
    walker.visit("/#/attic", ".notice");
    for (page, text) in [
        ("game", "rubbish"),
        ("game", "[Game \"billo\"]\n[Rules \"attic\"]\n[Result \"*\"]\n"),
        ("game", "[Game \"billo\"]\n[Rules \"catalano\"]\n[Result \"*\"]\n\n1. Rc1-c5\n"),
        ("study", "[Game \"go\"]"),
    ] {
        let text = text.replace('\n', "%0A").replace('"', "%22").replace(' ', "%20");
        walker.browser.open("/#/");
        walker.browser.run("document.querySelector('.notice button')?.click()");
        walker.browser.wait_until("!document.querySelector('.notice')");
        walker.visit(&format!("/#/{page}/{text}"), ".notice");
    }
    walker.browser.open("/#/");
    walker.browser.reload();
    walker.browser.wait_for(".cards");
    walker.browser.run(NO_NETWORK);
    walker.browser.run("location.hash = '#/learn/billo'");
    walker.browser.wait_for("#retry");
    walker.look("a page that cannot be fetched");
    walker.browser.forgive("no network");
    walker.browser.run("window.fetch = window.usual");
    walker.browser.run("location.hash = '#/edit/billo'");
    walker.browser.wait_for(".edit");
    walker.browser.run(NO_NETWORK);
    walker.browser.run("location.hash = '#/learn/billo'");
    walker.browser.wait_for("#retry");
    walker.look("lessons that cannot be fetched");
    walker.browser.run("location.hash = '#/puzzles/billo'");
    walker.browser.wait_for(".puzzles .refusal");
    walker.look("puzzles that cannot be fetched");
    walker.browser.choose("#language", "fr");
    walker.browser.wait_for(".notice");
    walker.look("a language that cannot be fetched");
    walker.browser.run("dispatchEvent(new Event('newversion'))");
    walker.browser.wait_for("#renew");
    walker.look("a new version");
    walker.judge();
}

fn the_pages_of_a_game_are_said_by_files(stage: &Stage, game: &str, _: &'static str) {
    let mut walker = Walker::new(stage);
    let entry = catalog::find(game).expect("a game");
    learn(&mut walker, game);
    walker.visit(&format!("/#/new/{game}"), "#begin");
    sit_down(&walker.browser, game, ["human", "human"]);
    let mut session: Box<dyn Session> = entry.start(None, 250_000_000).expect("a start");
    for _ in 0..3 {
        let mv = session.moves().swap_remove(0);
        if session.play(&mv).is_err() {
            break;
        }
        type_moves(&walker.browser, &[&mv]);
    }
    walker.look("table");
    touch_something(&walker.browser);
    walker.look("table, something in the hand");
    walker.browser.press(Key::Escape);
    walker.browser.click("#hint");
    walker.browser.wait_until("document.querySelector('#hint-words').textContent");
    walker.browser.click("#typed");
    walker.browser.write("rubbish");
    walker.browser.press(Key::Enter);
    walker.browser.wait_until("document.querySelector('#refusal').textContent");
    walker.look("table, a hint and a refusal");
    walker.browser.click("#step-back");
    walker.browser.wait_for("#back");
    walker.look("table, looking back");
    walker.browser.click("#back");
    // A game that is sent waits beside one that is played.
    let sent = Record::new(entry.start(None, 0).expect("a start")).to_string();
    walker.browser.run(&format!("location.hash = '#/game/' + encodeURIComponent({sent:?})"));
    walker.browser.wait_for("#keep");
    walker.look("a game that was sent");
    walker.browser.click("#keep");
    walker.browser.wait_for("#study");
    walker.browser.click("#resign");
    walker.look("table, a question");
    walker.browser.click("#resign-yes");
    walker.browser.wait_for("#again, .seat select");
    walker.look("table, the end");
    walker.browser.click("#study");
    walker.browser.wait_for(".lines li");
    walker.browser.click("#judge");
    walker.browser.wait_until("document.querySelector('#judge').disabled");
    walker.look("study");
    walker.browser.click("#edit");
    walker.browser.wait_for(".edit .board");
    walker.look("editor");
    walker.browser.click("#clear");
    walker.look("editor, an empty board");
    walker.browser.run(
        "const field = document.querySelector('#position'); field.value = 'rubbish'; \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    walker.browser.click("#take-text");
    walker.browser.wait_for(".notice");
    walker.look("editor, no position");
    walker.judge();
}

/// Chapters with every move tried, tasks, puzzles, sheets.
fn learn(walker: &mut Walker<'_>, game: &str) {
    walker.visit(&format!("/#/learn/{game}"), ".figure .board");
    for kind in [".try:not(.forbidden)", ".try.forbidden"] {
        walker.browser.run(&format!(
            "for (const figure of document.querySelectorAll('.figure')) \
             figure.querySelector({kind:?})?.click()"
        ));
        walker.browser.wait_for(".figure .remark");
        walker.look(&format!("lessons on {game}, {kind}"));
    }
    let entry = catalog::find(game).expect("a game");
    for task in entry.tasks() {
        walker.browser.open(&format!("/#/first/{game}/{}", task.code));
        walker.browser.wait_for(&format!("#task-{}", task.code));
        walker.browser.click("#hint");
        walker.look(&format!("task {}", task.code));
    }
    walker.visit(&format!("/#/puzzles/{game}/1"), "#puzzle-1 .board");
    walker.browser.click("#hint");
    walker.browser.click("#solution");
    walker.browser.wait_for(".voice.solved");
    walker.look(&format!("a puzzle of {game}"));
    walker.visit(&format!("/#/print/{game}"), ".leaf .printed");
}

/// Touches the first thing on the board that can be touched.
fn touch_something(browser: &Browser<'_>) {
    browser.run(
        "const target = document.querySelector('.table .board [tabindex]'); target.focus(); \
         target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))",
    );
}
