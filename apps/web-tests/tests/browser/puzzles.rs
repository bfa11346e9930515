//! Puzzles: found, missed, kept, and opened from a file.

use std::path::PathBuf;
use std::{env, fs};

use tabletier_session::{Puzzle, Puzzles, Seat};
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::{still, touch_all};

tests! {
    Client:
        a_solution_that_is_shown_does_not_count,
        without_a_number_there_is_the_puzzle_of_the_day,
        bad_files_of_puzzles_are_told_and_change_nothing,
        puzzles_that_cannot_be_fetched_are_told;
    Game:
        a_puzzle_is_missed_then_solved_and_stays_solved;
}

/// The puzzles that the client comes with.
pub(crate) fn committed(game: &str) -> (PathBuf, Puzzles) {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/games/src");
    let path = PathBuf::from(format!("{games}/{game}/puzzles.txt"));
    let path = path.canonicalize().expect("a file");
    let text = fs::read_to_string(&path).expect("a file");
    (path, text.parse::<Puzzles>().expect("puzzles"))
}

/// Opens a puzzle; moves are shown at once.
fn open(browser: &Browser<'_>, game: &str, number: usize) {
    still(browser);
    browser.open(&format!("/#/puzzles/{game}/{number}"));
    browser.wait_for(&format!("#puzzle-{number} .board"));
}

/// Makes a move by its clicks.
fn play(browser: &Browser<'_>, puzzles: &Puzzles, puzzle: &Puzzle, text: &str) {
    let session = puzzle.lay(puzzles.entry).expect("a position");
    touch_all(browser, &session.clicks(text).expect("a legal move"));
}

fn a_puzzle_is_missed_then_solved_and_stays_solved(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
    let (_, puzzles) = committed(game);
    // The second player is to move: where players sit opposite each other, the board is turned.
    let turn = |puzzle: &Puzzle| puzzle.lay(puzzles.entry).expect("a position").seat();
    let at = puzzles.list.iter().position(|it| turn(it) == Seat::B).expect("one for each");
    let (number, puzzle) = (at + 1, &puzzles.list[at]);
    open(&browser, game, number);
    assert_eq!(browser.count(".dot"), puzzles.list.len());
    assert_eq!(browser.count(".board.turned") == 1, puzzles.entry.about().opposite);
    let height = browser.run("return document.querySelector('.board').clientHeight / innerHeight");
    assert!(height.as_f64().expect("a number") > 0.65, "{game}: the board is small: {height}");
    browser.click("#hint");
    browser.wait_for(".hint-words:not(:empty)");
    browser.wait_for(".board .scene-hint");
    let session = puzzle.lay(puzzles.entry).expect("a position");
    let goes_on = |mv: &String| {
        let mut after = session.copy();
        after.play(mv).is_ok() && after.outcome().is_none()
    };
    let mut others = session.moves().into_iter().filter(|mv| mv != puzzle.solution());
    let other = others.find(goes_on).expect("a move that does not end the game");
    play(&browser, &puzzles, puzzle, &other);
    // It is answered and taken back, with both of them named: the board is open again.
    browser.wait_until("document.querySelector('.missed').textContent.endsWith(').')");
    browser.wait_for(".board [tabindex]");
    assert!(browser.text(".missed").contains(&other), "{game}: {}", browser.text(".missed"));
    assert_eq!(browser.count(".dot.over"), 0, "{game}");
    let rating = browser.text(".score li:last-child");
    play(&browser, &puzzles, puzzle, puzzle.solution());
    browser.wait_for(".voice.solved .next");
    assert!(browser.count(".themes li") > 0, "{game}: it is about nothing");
    browser.wait_for(".dot.over[aria-current]");
    // The first answer was wrong, so that the streak is none.
    assert_eq!(browser.text(".score li:last-child"), rating);
    browser.reload();
    browser.wait_for(".dot.over[aria-current]");
    assert_eq!(browser.count(".dot.over"), 1, "{game}");
    assert_eq!(browser.text(".score li:last-child"), rating);
    // Those of one theme and grade.
    let themes = |puzzle: &Puzzle| puzzle.themes(puzzles.entry);
    let theme = themes(puzzle)[0];
    let like = |other: &&Puzzle| themes(other).iter().any(|it| it.code == theme.code);
    browser.choose(".filters label:first-child select", theme.code);
    let count = puzzles.list.iter().filter(like).count();
    browser.wait_until(&format!("document.querySelectorAll('.dot').length === {count}"));
    browser.choose(".filters label:last-child select", &puzzle.grade.to_string());
    let count = puzzles.list.iter().filter(like).filter(|it| it.grade == puzzle.grade).count();
    browser.wait_until(&format!("document.querySelectorAll('.dot').length === {count}"));
}

fn a_solution_that_is_shown_does_not_count(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    open(&browser, "billo", 3);
    browser.click("#solution");
    browser.wait_for(".voice.solved .next");
    assert_eq!(browser.count(".dot.over"), 0);
    browser.click(".voice .next");
    browser.wait_for("#puzzle-4");
}

fn without_a_number_there_is_the_puzzle_of_the_day(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    browser.open("/");
    browser.wait_for(".cards");
    browser.open("/#/puzzles/bilitaire");
    browser.wait_for(".puzzles .board");
    let (_, puzzles) = committed("bilitaire");
    let day = browser.run(
        "const now = new Date(); \
         return Math.floor((now.getTime() / 60000 - now.getTimezoneOffset()) / 1440)",
    );
    let day = day.as_u64().expect("a number") as usize;
    browser.wait_for(&format!("#puzzle-{}", day % puzzles.list.len() + 1));
    assert!(browser.text("header .small").contains("puzzle of the day"));
}

fn bad_files_of_puzzles_are_told_and_change_nothing(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::DESKTOP });
    let folder = env::temp_dir().join(format!("tabletier-{}-puzzles", std::process::id()));
    fs::create_dir_all(&folder).expect("there is room for files");
    let (good, puzzles) = committed("bilitaire");
    open(&browser, "billo", 1);
    browser.click(".puzzles .share summary");
    let text = puzzles.to_string();
    let cut = &text[..text.len() - 30];
    for (name, text, said) in [
        ("empty.txt", "", "ligne 1"),
        ("noise.txt", "\u{0}\u{fffd}\u{7}", "ligne 1"),
        ("illegal.txt", &text.replacen("\nline ", "\nline a1xa3 ", 1), "a1xa3"),
        ("cut.txt", cut, "ligne "),
    ] {
        browser.run("document.querySelector('.notice button')?.click()");
        browser.wait_until("!document.querySelector('.notice')");
        let file = folder.join(name);
        fs::write(&file, text).expect("there is room for a file");
        browser.choose_file("#puzzle-file", &file);
        let told = browser.text(".notice p");
        assert!(told.contains(said) && told.contains("Rien n’a été changé"), "{name}: {told}");
        assert_eq!(browser.count("#puzzle-1 .board"), 1, "{name} changes the page");
        assert_eq!(browser.path(), "/#/puzzles/billo/1", "{name} leads elsewhere");
    }
    // A good one takes its place.
    browser.choose_file("#puzzle-file", &good);
    browser.wait_until("location.hash === '#/puzzles/bilitaire/1'");
    browser.wait_for("#puzzle-1 .board");
    assert_eq!(browser.count(".dot"), puzzles.list.len());
    let _ = fs::remove_dir_all(folder);
}

fn puzzles_that_cannot_be_fetched_are_told(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    // Another page that comes in the same file.
    browser.open("/#/learn/billo");
    browser.wait_for(".learn .figure");
    browser.run("window.fetch = () => Promise.reject(new TypeError('no network'))");
    browser.run("location.hash = '#/puzzles/billo'");
    let told = browser.text(".puzzles .refusal");
    assert!(told.starts_with("The puzzles cannot be fetched"), "{told}");
}
