//! The table as one sits at it: one voice above the board, everything in its place, the end.

use serde_json::Value;
use tabletier_session::words::page as words;
use tabletier_session::{Lang, Record, Seat, catalog};
use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;
use crate::puzzles::committed;
use crate::{moves, sit_down, still, type_moves, wait_for_moves};

tests! {
    Client:
        refusals_are_read_above_the_board_at_every_size,
        a_click_ends_the_showing_of_a_move_and_is_heard,
        the_result_is_told_once_the_last_move_was_seen,
        who_plays_black_sees_their_own_side_below,
        touches_are_taken_back_one_by_one,
        who_may_announce_may_say_nothing,
        settings_close_by_escape_and_by_a_click_beside_them,
        every_page_has_a_title_of_its_own,
        the_page_greets_before_the_client_is_there,
        the_end_is_celebrated_and_leads_on,
        keys_do_what_their_list_says,
        rules_that_change_nothing_are_no_choice;
    Game:
        the_board_is_one_stop_of_the_tab_key,
        nothing_moves_while_a_game_is_played,
        board_and_bars_fit_on_every_screen;
}

/// The sizes of screens on which the table was looked at.
const SCREENS: [(u32, u32); 8] = [
    (1920, 1080),
    (1280, 800),
    (1280, 720),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
    (640, 360),
];

/// How far something reaches beyond the window, and what of its words is cut off.
const BEYOND: &str = "
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const out = Math.max(-left, -top, right - document.documentElement.clientWidth, bottom - innerHeight);
    return [Math.round(out), element.scrollHeight - element.clientHeight, Math.round(height)];";

fn beyond(browser: &Browser<'_>, selector: &str) -> Value {
    browser.run(&format!("const element = document.querySelector({selector:?}); {BEYOND}"))
}

fn assert_seen(browser: &Browser<'_>, selector: &str, place: &str) {
    let found = beyond(browser, selector);
    let number = |at: usize| found[at].as_f64().unwrap_or(f64::INFINITY);
    assert!(number(0) <= 1.0 && number(2) > 8.0, "{place}: {selector} {found}");
}

/// Makes a window of this size.
fn resize(browser: &Browser<'_>, (width, height): (u32, u32)) {
    browser.resize(width, height);
    browser.wait_until(&format!("innerWidth === {width} && innerHeight === {height}"));
    browser.run("scrollTo(0, 0)");
}

fn refusals_are_read_above_the_board_at_every_size(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "de", ..Setup::DESKTOP });
    sit_down(&browser, "billo", ["human", "human"]);
    browser.click(".board .scene-piece[data-target='Rc1']");
    browser.wait_for(".board .scene-chosen");
    browser.click(".board rect[data-target='c4']");
    browser.wait_until("document.querySelector('#refusal').textContent.length > 10");
    for screen in SCREENS {
        resize(&browser, screen);
        let place = format!("{screen:?}");
        assert_seen(&browser, "#refusal", &place);
        assert_eq!(beyond(&browser, "#refusal")[1], 0, "{place}: words are cut off");
        let below = browser.run(
            "const [words, board] = ['#refusal', '.stage .board'].map((name) => \
                 document.querySelector(name).getBoundingClientRect()); \
             return innerHeight > 480 && words.bottom > board.top + 1",
        );
        assert_eq!(below, false, "{place}: below the upper edge of the board");
    }
}

fn board_and_bars_fit_on_every_screen(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    sit_down(&browser, game, ["human", "human"]);
    for screen in SCREENS {
        resize(&browser, screen);
        for part in [".voice", ".stage .board", "#undo", "#hint", "#turn"] {
            assert_seen(&browser, part, &format!("{game}, {screen:?}"));
        }
        let wide = browser.run("return document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{game}, {screen:?}: {wide}");
        let covered = browser.run(
            "const [board, undo] = ['.stage .board', '#undo'].map((name) => \
                 document.querySelector(name).getBoundingClientRect()); \
             return undo.left < board.right && undo.top < board.bottom - 1 && undo.bottom > board.top",
        );
        assert_eq!(covered, false, "{game}, {screen:?}: a button over the board");
    }
}

/// Where everything is.
const PLACES: &str = "return ['.voice', '.stage .board', '.controls', '#undo', '#hint', '#resign', '#step-back']
    .map((name) => { const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
        return [name, ...[x, y + scrollY, width, height].map(Math.round)].join(' ') })";

fn nothing_moves_while_a_game_is_played(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, width: 1280, height: 720, ..Setup::DESKTOP });
    sit_down(&browser, game, ["human", "human"]);
    let entry = catalog::find(game).expect("a game");
    let mut session = entry.start(None, 250_000_000).expect("a start");
    let before = browser.run(PLACES);
    for turn in 0..12 {
        let all = session.moves();
        let mv = &all[turn * 7 % all.len()];
        let clicks = session.clicks(mv).expect("a legal move");
        for click in &clicks[..clicks.len() - 1] {
            browser.run(&format!(
                "const target = document.querySelector('.board [data-target=\"{click}\"]'); \
                 target?.focus(); target?.dispatchEvent( \
                 new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
            ));
            assert_eq!(browser.run(PLACES), before, "{game}: {click} of {mv}");
        }
        session.play(mv).expect("a legal move");
        type_moves(&browser, &[mv]);
        assert_eq!(browser.run(PLACES), before, "{game}: after {mv}");
    }
}

fn the_board_is_one_stop_of_the_tab_key(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    sit_down(&browser, game, ["human", "human"]);
    assert!(browser.count(".board [tabindex]") > 4, "{game}");
    assert_eq!(browser.count(".board [tabindex='0']"), 1, "{game}");
    browser.run("document.querySelector(\".board [tabindex='0']\").focus()");
    let here = "return document.activeElement.getAttribute('data-target')";
    let first = browser.run(here);
    for key in [Key::Right, Key::Left, Key::Up, Key::Down] {
        browser.press(key);
    }
    assert_eq!(browser.count(".board [tabindex='0']"), 1, "{game}");
    assert_eq!(browser.run("return document.activeElement.getAttribute('tabindex')"), "0");
    browser.press(Key::Right);
    browser.press(Key::Down);
    let _ = first;
    // Names of rows and columns are not read out on their own.
    let alone = "return document.querySelectorAll('.board text:not([aria-hidden]):not([aria-label])').length";
    assert_eq!(browser.run(alone), 0, "{game}");
}

/// Shows moves from now on, and never comes to their end by itself.
fn slow(browser: &Browser<'_>) {
    browser.choose(".settings .choice:nth-child(2) select", "slow");
    browser.run("window.setTimeout = () => 0");
}

fn a_click_ends_the_showing_of_a_move_and_is_heard(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    slow(&browser);
    type_moves(&browser, &["Rc1-c2"]);
    assert!(browser.text("#status").contains("plays"), "{}", browser.text("#status"));
    assert_eq!(browser.count(".board [tabindex]"), 0);
    browser.click(".board .scene-piece[data-target='Rf8']");
    assert_eq!(browser.count(".board .scene-piece.scene-chosen[data-target='Rf8']"), 1);
    assert!(!browser.text("#status").contains("plays"), "{}", browser.text("#status"));
}

fn the_result_is_told_once_the_last_move_was_seen(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    still(&browser);
    slow(&browser);
    let entry = catalog::find("billo").expect("a game");
    let soon = entry.resume(None, "8/8/8/8/2s5/1s6/R7/8 r -").expect("a position");
    let record = Record::new(soon).to_string();
    browser.run(&format!("location.hash = '#/game/' + encodeURIComponent({record:?})"));
    browser.wait_for(".seated .board");
    type_moves(&browser, &["Ra2xb3xc4"]);
    let early = [browser.text("#status"), browser.count("#end").to_string()];
    browser.click(".stage .board rect[data-target='h8']");
    browser.wait_for("#end");
    assert!(!early[0].contains("won") && early[1] == "0", "{early:?}");
    assert!(browser.text("#status").contains("Red has won"), "{}", browser.text("#status"));
}

fn who_plays_black_sees_their_own_side_below(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["level:1", "human"]);
    browser.wait_for(".board.turned");
    browser.click("#turn");
    browser.wait_for(".board:not(.turned)");
    browser.reload();
    browser.wait_for(".seated .board");
    assert_eq!(browser.count(".seated .board.turned"), 0, "what was chosen is kept");
    sit_down(&browser, "billo", ["human", "level:1"]);
    assert_eq!(browser.count(".seated .board.turned"), 0);
    browser.click("#turn");
    browser.reload();
    browser.wait_for(".seated .board.turned");
    let (_, puzzles) = committed("billo");
    for (index, puzzle) in puzzles.list.iter().enumerate().take(8) {
        let black = puzzle.lay(puzzles.entry).expect("a position").seat() == Seat::B;
        browser.run(&format!("location.hash = '#/puzzles/billo/{}'", index + 1));
        browser.wait_for(&format!("#puzzle-{} .board", index + 1));
        assert_eq!(browser.count(".puzzles .board.turned") == 1, black, "puzzle {}", index + 1);
    }
}

fn touches_are_taken_back_one_by_one(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "batons", ["human", "human"]);
    let session = catalog::find("batons").expect("a game").start(None, 0).expect("a start");
    let clicks = session.clicks("b1.1>a0.0;c1.1>b0.0;d0.0-u0.0");
    let clicks = clicks.unwrap_or_else(|_| session.clicks(&session.moves()[0]).expect("a move"));
    let touch = |name: &str| {
        browser.run(&format!(
            "const target = document.querySelector('.board [data-target=\"{name}\"]'); \
             target.focus(); target.dispatchEvent( \
             new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
        ));
    };
    let picture = || browser.run("return document.querySelector('.stage .board').innerHTML.length");
    touch(clicks[0].as_str());
    browser.wait_for("#touch-back");
    assert_eq!(browser.count("#put-down"), 0, "one touch is taken back by one button");
    let one = browser.text("#status");
    touch(clicks[1].as_str());
    browser.wait_for("#put-down");
    let two = picture();
    browser.click("#touch-back");
    browser.wait_until("!document.querySelector('#put-down')");
    assert_eq!(browser.text("#status"), one);
    touch(clicks[1].as_str());
    assert_eq!(picture(), two);
    browser.press(Key::Backspace);
    browser.wait_until("!document.querySelector('#put-down')");
    browser.press(Key::Escape);
    browser.wait_until("!document.querySelector('#touch-back')");
    assert_eq!(moves(&browser), 0);
}

fn who_may_announce_may_say_nothing(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "bilitaire", ["human", "human"]);
    type_moves(&browser, &["-c3"]);
    let mut session = catalog::find("bilitaire").expect("a game").start(None, 0).expect("a start");
    session.play("-c3").expect("a move");
    let said = loop {
        let all = session.moves();
        if let Some(said) = all.iter().find(|mv| mv.contains('!')) {
            break said.clone();
        }
        session.play(&all[0]).expect("a legal move");
        type_moves(&browser, &[&all[0]]);
    };
    let clicks = session.clicks(&said).expect("a legal move");
    for click in &clicks[..clicks.len() - 1] {
        browser.run(&format!(
            "const target = document.querySelector('.board [data-target=\"{click}\"]'); \
             target.focus(); target.dispatchEvent( \
             new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }}))"
        ));
    }
    browser.wait_for(".finish");
    assert_eq!(browser.text(".finish"), words::SAY_NOTHING.say(Lang::english()));
}

fn settings_close_by_escape_and_by_a_click_beside_them(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/");
    browser.wait_for(".cards");
    browser.click(".settings summary");
    browser.wait_for(".settings[open]");
    browser.press(Key::Escape);
    browser.wait_for(".settings:not([open])");
    browser.click(".settings summary");
    browser.click(".settings .choice");
    assert_eq!(browser.count(".settings[open]"), 1, "a click on them leaves them open");
    browser.click("h1");
    browser.wait_for(".settings:not([open])");
}

fn every_page_has_a_title_of_its_own(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    let mut titles = vec![browser.run("return document.title")];
    browser.click("#study");
    browser.wait_for(".study");
    titles.push(browser.run("return document.title"));
    for page in [
        "",
        "new/billo",
        "learn/billo",
        "first/billo",
        "print/billo",
        "puzzles/billo",
        "edit/billo",
    ] {
        browser.run(&format!("location.hash = '#/{page}'"));
        browser.wait_until(&format!("document.title !== {}", titles[titles.len() - 1]));
        titles.push(browser.run("return document.title"));
    }
    let mut others = titles.clone();
    others.sort_by_key(Value::to_string);
    others.dedup();
    assert_eq!(others.len(), titles.len(), "{titles:?}");
}

fn the_page_greets_before_the_client_is_there(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/");
    browser.wait_for(".cards");
    assert_eq!(browser.count("#greeting"), 0, "it gives way to the client");
    let words = browser.run_to_end(
        "const text = await (await fetch('/')).text(); \
         return new DOMParser().parseFromString(text, 'text/html').querySelector('#greeting')?.textContent",
    );
    assert!(words.as_str().is_some_and(|words| words.contains("Tabletier")), "{words}");
}

fn the_end_is_celebrated_and_leads_on(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &["Rc1-c2"]);
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.wait_for("#end");
    assert!(browser.text("#end-words").contains("Red has won"), "{}", browser.text("#end-words"));
    assert_eq!(browser.count(".seat:first-child .colour .icon"), 1, "the winner's mark");
    browser.press(Key::Escape);
    browser.wait_until("!document.querySelector('#end')");
    browser.reload();
    browser.wait_for("#again");
    assert_eq!(browser.count("#end"), 0, "it is told once");
    browser.click("#again");
    wait_for_moves(&browser, 0);
    browser.click("#resign");
    browser.click("#resign-yes");
    browser.click("#rematch");
    browser.wait_for(".board [tabindex]");
    assert_eq!(browser.count("#end"), 0);
}

fn keys_do_what_their_list_says(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &["Rc1-c2", "Sf8-f7"]);
    browser.run("document.activeElement.blur()");
    browser.write("?");
    browser.wait_for(".keys kbd");
    browser.press(Key::Escape);
    browser.wait_until("!document.querySelector('.keys')");
    browser.write("f");
    browser.wait_for(".board.turned");
    browser.press(Key::Left);
    browser.wait_for(".move.now[data-number='1']");
    browser.press(Key::Right);
    browser.wait_for(".move.now[data-number='2']");
    browser.write("u");
    wait_for_moves(&browser, 1);
    browser.write("r");
    wait_for_moves(&browser, 2);
    browser.write("h");
    browser.wait_until("document.querySelector('#hint-words').textContent.length > 10");
    // What is typed into a field is typed.
    browser.click("#typed");
    browser.write("f");
    assert_eq!(browser.count(".board.turned"), 1);
}

fn rules_that_change_nothing_are_no_choice(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    for (game, count) in [("bilitaire", 0), ("billo", 1)] {
        browser.open(&format!("/#/new/{game}"));
        browser.wait_for("#begin");
        assert_eq!(browser.count("#rule-house"), count, "{game}");
    }
}
