//! Games are studied: what the engine thinks, mistakes, variations, remarks.

use std::time::Duration;

use tabletier_session::{
    Lang, Puzzle, Record, Score, Session, Strength, ThinkOptions, catalog, record,
};
use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;
use crate::puzzles::committed;
use crate::{sit_down, still, type_moves};

tests! {
    Client:
        what_stands_below_the_lines_stays_where_it_is_while_they_change,
        arrow_keys_step_through_the_moves_but_not_where_they_do_something_else,
        a_blunder_is_marked_and_what_was_better_is_told,
        a_blunder_that_is_played_after_judging_is_marked_too,
        a_mistake_is_marked_learnt_from_and_compared_with_what_was_better,
        a_game_at_random_is_looked_through_while_one_looks_elsewhere,
        a_round_that_is_only_scored_has_a_curve_around_its_start,
        who_gave_up_has_given_up_after_all_that_is_tried,
        more_than_a_move_is_removed_only_after_a_question,
        what_is_studied_in_another_window_is_studied_here,
        where_more_than_two_play_every_seat_has_its_value,
        variations_and_remarks_go_with_the_record,
        a_record_that_cannot_be_read_changes_nothing,
        remarks_are_not_replaced_without_a_question,
        a_move_that_is_not_legal_is_told_and_nothing_is_added;
    Game:
        the_engine_tells_its_best_lines_and_a_click_tries_one;
}

/// Shows moves at once, and opens the study of a record by its address.
fn open(browser: &Browser<'_>, text: &str) {
    still(browser);
    browser.run(&format!("location.hash = '#/study/' + encodeURIComponent({text:?})"));
}

/// A game of so many moves at random.
fn random_game(game: &str, rules: Option<&str>, moves: usize) -> String {
    let mut session = catalog::find(game).expect("a game").start(rules, 5).expect("rules");
    for seed in 0..moves as u64 {
        let options =
            ThinkOptions { seed, ..ThinkOptions::new(Strength::Random, &|| Duration::ZERO) };
        let Some(analysis) = session.think(&options, &mut |_| {}) else { break };
        session.play(&analysis.best).expect("a legal move");
    }
    Record::new(session).to_string()
}

/// The study as it is kept, without the place that is looked at.
fn kept(browser: &Browser<'_>) -> String {
    let text = browser.wait_until("localStorage.getItem('tabletier.study')");
    let text = text.as_str().expect("a text").to_string();
    text.split_once('\n').expect("a place and a record").1.to_string()
}

/// Types a move, and waits until the tree shows it.
fn try_move(browser: &Browser<'_>, mv: &str) {
    browser.click("#typed");
    browser.write(mv);
    browser.press(Key::Enter);
    browser.wait_until(&format!("document.querySelector('.tree .now')?.textContent === '{mv}'"));
}

const THREE: &str = "[Game \"billo\"]\n[Rules \"catalano\"]\n[A \"Anne\"]\n[B \"Bob\"]\n\
                     [Result \"*\"]\n\n1. Rc1-c2 Sf8-f7 2. Rc2-c3\n";

fn the_engine_tells_its_best_lines_and_a_click_tries_one(
    stage: &Stage,
    game: &str,
    lang: &'static str,
) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    open(&browser, &random_game(game, None, 1));
    browser.wait_for(".study .lines li:nth-child(3)");
    let before = browser.count(".tree .move");
    browser.click(".lines li .try");
    browser.wait_until(&format!("document.querySelectorAll('.tree .move').length > {before}"));
    // It then thinks about what is shown now.
    let tried = browser.text(".tree .now");
    browser.wait_until(&format!(
        "document.querySelector('.lines li span')?.textContent.split(' ')[0] !== '{tried}' && \
         document.querySelector('.lines li')"
    ));
    browser.click("#engine");
    browser.wait_until("!document.querySelector('.lines li')");
    record::read(&kept(&browser)).expect("what was tried is legal");
}

/// Notes every height that the place of the lines has from now on.
const WATCH_LINES: &str = "
    window.heights = new Set();
    new ResizeObserver(([{ target }]) => window.heights.add(target.clientHeight))
        .observe(document.querySelector('.study .lines'));";

fn what_stands_below_the_lines_stays_where_it_is_while_they_change(stage: &Stage) {
    for setup in [Setup::DESKTOP, Setup::PHONE] {
        let browser = stage.browser(setup);
        for (game, rules) in
            [("billo", None), ("billabong", Some("players=4")), ("bilitaire", None)]
        {
            open(&browser, &random_game(game, rules, 1));
            browser.wait_for(".study .lines");
            browser.run(WATCH_LINES);
            browser.wait_for(".lines li:nth-child(3)");
            let before = browser.text(".lines .small");
            browser.wait_until(&format!(
                "![null, undefined, {before:?}].includes(document.querySelector('.lines .small')?.textContent)"
            ));
            browser.click(".lines li .try");
            browser.wait_for(".lines li");
            let heights = browser.wait_until("[...window.heights]");
            assert_eq!(heights.as_array().map(Vec::len), Some(1), "{game}: {heights}");
            browser.run("localStorage.removeItem('tabletier.study')");
        }
    }
}

fn arrow_keys_step_through_the_moves_but_not_where_they_do_something_else(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, THREE);
    browser.click("#first");
    let now = |mv: &str| {
        browser.wait_until(&format!("document.querySelector('.tree .now')?.textContent === {mv:?}"))
    };
    for mv in ["Rc1-c2", "Sf8-f7"] {
        browser.press(Key::Right);
        now(mv);
    }
    browser.press(Key::Left);
    now("Rc1-c2");
    browser.click("#remark");
    browser.write("a");
    browser.press(Key::Left);
    browser.write("b");
    browser.wait_until("document.querySelector('#remark').value === 'ba'");
    browser.run("document.querySelector('.board [tabindex=\"0\"]').focus()");
    browser.press(Key::Right);
    assert_eq!(browser.text(".tree .now"), "Rc1-c2");
}

/// Asks for the whole game to be judged, and waits until that is done.
fn judge(browser: &Browser<'_>) {
    browser.wait_for(".study #judge:not(:disabled)");
    browser.click("#judge");
    browser.wait_until("document.querySelector('#judge').disabled");
}

/// The first puzzle of Bâtons, in which one move alone wins, and another move there.
fn blunder() -> (Box<dyn Session>, String, String) {
    let (_, puzzles) = committed("batons");
    let wins = |puzzle: &&Puzzle| {
        matches!((puzzle.best, puzzle.second), (Score::Win { .. }, Score::Cp(..=100)))
    };
    let puzzle = puzzles.list.iter().find(wins).expect("a puzzle with one move that wins");
    let session = puzzle.lay(puzzles.entry).expect("a position");
    let best = puzzle.solution().to_string();
    let other = session.moves().into_iter().find(|mv| *mv != best).expect("more than one move");
    (session, best, other)
}

fn a_blunder_is_marked_and_what_was_better_is_told(stage: &Stage) {
    let (mut session, best, other) = blunder();
    let about = session.about();
    let who = about.players[session.seat().index()];
    let seat = session.seat();
    session.play(&other).expect("a legal move");
    let browser = stage.browser(Setup { height: 1200, ..Setup::DESKTOP });
    open(&browser, &Record::new(session).to_string());
    judge(&browser);
    assert_eq!(browser.count(".values .curve"), 1);
    assert_eq!(browser.count(".values .mistake"), 1);
    let told = browser.text(".mistakes li");
    let expected = format!("Move 1, {}: {other}", who.say(Lang::english()));
    assert!(told.contains(&expected), "{seat}: {told} is not {expected}");
    // The value is told to the one who moved: the better move wins.
    let better = browser.text(".better-move");
    assert!(better.contains(&best) && better.contains("win"), "{better}");
    browser.choose("#language", "fr");
    browser.wait_until("document.querySelector('.mistakes li').textContent.includes('Coup 1, ')");
    browser.choose("#language", "en");
    browser.wait_until("document.querySelector('.mistakes li').textContent.includes('Move 1, ')");
    // It is tried as a variation; the mistake is looked at.
    browser.click(".better-move");
    browser.wait_for(".tree .bracket");
    assert_eq!(browser.text(".tree .now"), best);
    browser.click(".mistake-move");
    // It has its mark in the tree.
    browser.wait_until(&format!(
        "document.querySelector('.tree .now').textContent.replace(/[?]+$/, '#') === '{other}#'"
    ));
    // Once the better move is the game, there is no mistake.
    browser.click(".better-move");
    browser.click("#promote");
    judge(&browser);
    assert_eq!(browser.count(".values .mistake"), 0);
    // A click on the curve looks at a move.
    browser.run(
        "const curve = document.querySelector('.values'), frame = curve.getBoundingClientRect(); \
         curve.dispatchEvent(new MouseEvent('click', { clientX: frame.right, bubbles: true }))",
    );
    browser.wait_until("document.querySelector('#step-on').disabled");
}

fn a_blunder_that_is_played_after_judging_is_marked_too(stage: &Stage) {
    let (session, best, other) = blunder();
    let browser = stage.browser(Setup { height: 1200, ..Setup::DESKTOP });
    open(&browser, &Record::new(session).to_string());
    judge(&browser);
    try_move(&browser, &other);
    judge(&browser);
    assert_eq!(browser.count(".values .mistake"), 1);
    assert!(browser.text(".better-move").contains(&best));
}

/// The largest blunder of the page on notation.
fn a_mistake_is_marked_learnt_from_and_compared_with_what_was_better(stage: &Stage) {
    let page = include_str!("../../../../docs/notation.md");
    let game = &page[page.find("[Game \"billo\"]").expect("a record")..];
    let game = &game[..game.find("```").expect("its end")];
    let mut session = record::read(game).expect("a record").remove(0).into_session();
    while session.played().last() != Some(&"Rc7-d6") {
        assert!(session.undo(), "the game has its blunder");
    }
    session.undo();
    let mut session = catalog::find("billo")
        .expect("a game")
        .resume(Some(&session.rules()), &session.position())
        .expect("a position");
    for mv in ["Rc7-d6", "Sd3-e4xf5xe6"] {
        session.play(mv).expect("a legal move");
    }
    let browser = stage.browser(Setup { height: 1000, ..Setup::DESKTOP });
    open(&browser, &Record::new(session).to_string());
    // The best lines are arrows, and who stands better is a bar with its value.
    browser.wait_for(".study .board .mark.best .tip");
    browser.wait_for(".bar .ours");
    assert!(browser.text(".worth").starts_with('+'), "{}", browser.text(".worth"));
    let high =
        browser.run("return document.querySelector('.study .board').clientHeight / innerHeight");
    assert!(high.as_f64().is_some_and(|high| high > 0.7), "the board is small: {high}");
    browser.click("#endless");
    browser.wait_for(".lines li");
    judge(&browser);
    browser.wait_for(".scale text");
    assert!(browser.text(".mistake-move").contains("Rc7-d6"), "{}", browser.text(".mistakes"));
    let marked = browser.run(
        "return [...document.querySelectorAll('.tree .deserved')].map((it) => it.parentNode.textContent)",
    );
    assert!(marked.to_string().contains("\"Rc7-d6?"), "{marked}");
    let better = browser.text(".better-move");
    let best = better.split(' ').find(|part| part.starts_with(['R', 'S'])).expect("a move");
    // Learning from it: what was played is no answer, nor is what is worse; the best is.
    browser.click(".learn-from");
    browser.wait_until("document.querySelector('#status').textContent.includes('Rc7-d6')");
    assert_eq!(browser.count(".better-move") + browser.count(".tree .deserved"), 0, "it is told");
    assert_eq!(browser.count(".board .mark"), 0, "it is shown");
    let say = |mv: &str, told: &str| {
        browser.click("#typed");
        browser.write(mv);
        browser.press(Key::Enter);
        browser
            .wait_until(&format!("document.querySelector('#told').textContent.includes({told:?})"));
    };
    say("Rc7-d6", "was played");
    say("Sa8-b7", "is not better");
    say(best, "the best move");
    browser.click("#next-mistake");
    browser.wait_until("!document.querySelector('.lesson')");
    assert_eq!(browser.count(".tree .move"), 2, "a lesson changes nothing");
    // Two moves beside each other; one that is not legal is refused.
    browser.click("#first");
    browser.click(".compare summary");
    browser.run(
        "const field = document.querySelector('#compare-0'); field.value = 'Rc7-c5'; \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    browser.click("button#compare");
    browser.wait_until("document.querySelector('#refusal').textContent");
    browser.run(&format!(
        "[['#compare-0', 'Rc7-d6'], ['#compare-1', '{best}']].forEach(([name, move]) => {{ \
         const field = document.querySelector(name); field.value = move; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})) }})"
    ));
    browser.click("button#compare");
    browser.wait_for(".lines-found li:nth-child(2)");
    let values = browser.text(".lines-found");
    assert!(values.contains("Rc7-d6") && values.contains(best), "{values}");
}

fn a_game_at_random_is_looked_through_while_one_looks_elsewhere(stage: &Stage) {
    let browser = stage.browser(Setup { height: 1200, ..Setup::DESKTOP });
    open(&browser, &random_game("billo", None, 12));
    browser.wait_for(".study #judge");
    browser.run(
        "window.started = 0; const Usual = Worker; window.Worker = class extends Usual { \
         constructor(...parts) { super(...parts); window.started += 1; } }",
    );
    browser.click("#judge");
    for _ in 0..5 {
        browser.click("#step-back");
    }
    browser.wait_until("document.querySelector('#judge').disabled");
    // One worker takes the place of that which told its lines; no step ends the judging.
    let started = browser.run("return window.started");
    assert!(started.as_u64().is_some_and(|started| started <= 1), "{started} workers were ended");
    let marks = browser.count(".values .mistake");
    assert!((1..=5).contains(&marks), "{marks} mistakes of players at random");
    assert_eq!(browser.count(".mistakes li"), marks);
    assert_eq!(browser.count("#step-on:disabled"), 0);
}

fn a_round_that_is_only_scored_has_a_curve_around_its_start(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, &random_game("bilitaire", Some("rounds=1"), 8));
    judge(&browser);
    let first = browser.run("return document.querySelector('.curve').getAttribute('d')");
    let first = first.as_str().expect("a path");
    assert!(first.starts_with("M0 60L"), "{first}");
}

fn who_gave_up_has_given_up_after_all_that_is_tried(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    let game = THREE.replace("\"*\"", "\"won A resigned\"");
    open(&browser, &game);
    browser.wait_for(".study #typed");
    try_move(&browser, "Sf7-f6");
    browser.reload();
    browser.wait_until("document.querySelector('.tree .now')?.textContent === 'Sf7-f6'");
    browser.click("#remove");
    browser.wait_until("document.querySelectorAll('.tree .move').length === 3");
    assert_eq!(kept(&browser), game);
}

fn more_than_a_move_is_removed_only_after_a_question(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, THREE);
    browser.wait_for(".study .tree .move");
    browser.click(".tree .move");
    browser.click("#remove");
    browser.click("#remove-no");
    assert_eq!(browser.count(".tree .move"), 3);
    browser.click("#remove");
    browser.click("#remove-yes");
    browser.wait_until("!document.querySelector('.tree .move')");
}

fn what_is_studied_in_another_window_is_studied_here(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, THREE);
    browser.wait_for(".study .tree .move");
    let other = format!("fresh,0,\n{}", random_game("bilitaire", None, 3));
    browser.run(&format!(
        "localStorage.setItem('tabletier.study', {other:?}); \
         dispatchEvent(new StorageEvent('storage', {{ key: 'tabletier.study' }}))"
    ));
    browser.wait_for(".study[data-game='bilitaire'] .tree .now");
    assert!(browser.text(".study h1").contains("Bi-litaire"));
}

fn where_more_than_two_play_every_seat_has_its_value(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::DESKTOP });
    open(&browser, &random_game("billabong", Some("players=4"), 3));
    browser.wait_for(".lines li");
    let wide = browser.run("return document.querySelector('.lines li span').clientWidth");
    assert!(wide.as_u64().is_some_and(|wide| wide > 100), "moves are {wide} pixels wide");
    let told = browser.text(".lines li strong");
    for colour in ["Rouge", "Bleu", "Jaune", "Violet"] {
        assert!(told.contains(colour), "{told}");
    }
    judge(&browser);
    assert_eq!(browser.count(".values .curve"), 4);
    browser.resize(390, 844);
    let wide = browser.run("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{wide} pixels too wide");
}

fn variations_and_remarks_go_with_the_record(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &["Rc1-c2", "Sf8-f7", "Rc2-c3"]);
    browser.click(".moves [data-number='2']");
    browser.click("#study");
    // The study begins where the player looked.
    browser.wait_until("document.querySelector('.tree .now')?.textContent === 'Sf8-f7'");
    try_move(&browser, "Rc2-d3");
    browser.click("#remark");
    browser.write("bolder {or worse}\nperhaps");
    try_move(&browser, "Sf7-f6");
    let expected = "1. Rc1-c2 Sf8-f7 2. Rc2-c3 (2. Rc2-d3 {bolder \\{or worse\\} perhaps} Sf7-f6)";
    assert!(kept(&browser).replace('\n', " ").contains(expected), "{}", kept(&browser));
    assert!(browser.text(".tree .remark").contains("bolder {or worse} perhaps"));
    // What is exported is all of it.
    browser.run(
        "window.copied = []; navigator.clipboard.writeText = async (text) => copied.push(text)",
    );
    browser.click(".share summary");
    browser.click("#copy-record");
    let exported = browser.wait_until("copied[0]");
    assert_eq!(exported.as_str(), Some(kept(&browser).as_str()));
    // It is there again another day, and where it was left.
    browser.reload();
    browser.wait_until("document.querySelector('.tree .now')?.textContent === 'Sf7-f6'");
    browser.open("/");
    browser.click("#studied");
    browser.wait_for(".study .tree .remark");
    // The game on the table has not changed.
    browser.open("/#/table");
    browser.wait_until("document.querySelectorAll('.moves .move').length === 3");
    // What is sent is read as it was written, at the table and in a study.
    let text = kept(&browser);
    browser.run("localStorage.removeItem('tabletier.study')");
    open(&browser, &text);
    browser.wait_for(".tree .remark");
    assert_eq!(kept(&browser), text);
    browser.run(&format!("location.hash = '#/game/' + encodeURIComponent({text:?})"));
    // The game on the table is under way.
    browser.click("#open");
    browser.wait_until("document.querySelectorAll('.table:not(.study) .move').length === 3");
    browser.click("#study");
    browser.wait_for(".tree .remark");
    // The variation becomes the game, and what is not wanted goes.
    browser.click(".tree .move:not(.main)");
    browser.click("#promote");
    browser.wait_until("document.querySelector('.tree .now.main')?.textContent === 'Rc2-d3'");
    browser.click(".tree .move:not(.main)");
    browser.click("#remove");
    browser.wait_until("!document.querySelector('.tree .bracket')");
    assert!(kept(&browser).contains("2. Rc2-d3 {bolder"), "{}", kept(&browser));
}

fn a_record_that_cannot_be_read_changes_nothing(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::DESKTOP });
    open(&browser, THREE);
    browser.wait_for(".study .tree .now");
    let before = kept(&browser);
    for (text, said) in [
        (THREE.replace("2. Rc2-c3", "2. Rc2-c3 (2. Rc2-c5)"), "Rc2-c5"),
        (THREE.replace("Sf8-f7", "Sf8-f6"), "Sf8-f6"),
        (THREE.replace("2. Rc2-c3", "2. Rc2-c3 {no end"), "ligne"),
        (THREE.replace("2. Rc2-c3", "2. Rc2-c3 (2. Rc2-d3"), "ligne"),
        ("nonsense".to_string(), "ligne 1"),
    ] {
        browser.run("document.querySelector('.notice button')?.click()");
        browser.wait_until("!document.querySelector('.notice')");
        browser.run(&format!("location.hash = '#/study/' + encodeURIComponent({text:?})"));
        let told = browser.text(".notice p");
        assert!(told.contains(said) && told.contains("Rien n’a été changé"), "{text}: {told}");
        browser.wait_for(".study .tree .now");
        assert_eq!(kept(&browser), before, "{text}");
    }
}

fn remarks_are_not_replaced_without_a_question(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    open(&browser, THREE);
    browser.wait_for(".study .tree .now");
    browser.click("#remark");
    browser.write("mine");
    let mine = kept(&browser);
    assert!(mine.contains("{mine}"), "{mine}");
    let other = random_game("bilitaire", None, 3);
    browser.run(&format!("location.hash = '#/study/' + encodeURIComponent({other:?})"));
    browser.click("#keep");
    browser.wait_for(".study .tree .remark");
    assert_eq!(kept(&browser), mine);
    browser.run(&format!("location.hash = '#/study/' + encodeURIComponent({other:?})"));
    browser.click("#open");
    browser.wait_for(".study[data-game='bilitaire']");
    // Whoever is at a table is asked, too.
    browser.click("#remark");
    browser.write("another");
    sit_down(&browser, "billo", ["human", "human"]);
    browser.click("#study");
    browser.click("#study-no");
    assert!(kept(&browser).contains("{another}"));
    browser.click("#study");
    browser.click("#study-yes");
    browser.wait_for(".study[data-game='billo']");
}

fn a_move_that_is_not_legal_is_told_and_nothing_is_added(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    open(&browser, THREE);
    browser.wait_for(".study #typed");
    browser.click("#typed");
    browser.write("Sf7-f2");
    browser.press(Key::Enter);
    browser.wait_until("document.querySelector('#refusal').textContent");
    assert_eq!(browser.count(".tree .move"), 3);
}
