//! The pages from which one learns.

use tabletier_session::{Entry, Part, Session, Target, Task, catalog};
use tabletier_web_tests::{Browser, Setup};

use crate::{GAMES, touch_all, wait_for_moves};

/// Shows moves at once.
fn still(browser: &Browser) {
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.setItem('tabletier.pace', 'still')");
}

/// Tries every move of every figure.
fn try_all(game: &str, lang: &'static str) {
    let browser = Browser::start(Setup { lang, height: 1000, ..Setup::DESKTOP });
    still(&browser);
    browser.click(&format!("#{game} a.quiet"));
    browser.reload();
    browser.wait_for(".learn .figure .board");
    let entry = catalog::find(game).expect("a game");
    let parts = entry.chapters.iter().flat_map(|chapter| chapter.parts);
    let figures = parts.filter_map(|part| match part {
        Part::Figure(figure) => Some(figure),
        _ => None,
    });
    for figure in figures {
        let place = format!("#figure-{}", figure.caption.code);
        for (index, attempt) in figure.tries.iter().enumerate() {
            browser.click(&format!("{place} .tries li:nth-child({}) button", index + 1));
            browser.wait_for(&format!("{place} .remark"));
            let refusals = browser.count(&format!("{place} .refusal"));
            let expected = usize::from(attempt.refused.is_some());
            assert_eq!(refusals, expected, "{place}: {}", attempt.text);
            let moved = browser.count(&format!("{place} .take-back:not(:disabled)"));
            assert_eq!(moved, 1 - expected, "{place}: {}", attempt.text);
        }
    }
}

#[test]
fn every_figure_answers_to_the_moves_it_speaks_of() {
    for (game, lang) in GAMES.into_iter().zip(["en", "fr", "en", "fr"]) {
        try_all(game, lang);
    }
}

#[test]
fn a_figure_is_played_on_at_the_table() {
    let browser = Browser::start(Setup::PHONE);
    still(&browser);
    for game in GAMES {
        browser.open(&format!("/#/learn/{game}"));
        browser.wait_for(".learn .figure .board");
        browser.run("localStorage.removeItem('tabletier.table')");
        browser.reload();
        browser.click(".figure .try:not(.forbidden)");
        browser.wait_for(".figure .remark");
        browser.run(
            "document.querySelector('.figure:has(.take-back:not(:disabled)) .play-on').click()",
        );
        wait_for_moves(&browser, 1);
    }
}

/// A move that does what a task asks, by its clicks.
fn solution(entry: &Entry, task: &Task) -> Vec<Target> {
    let laid = || entry.resume(Some(task.rules), task.position).expect("a position");
    let does = |text: &String| {
        let mut session: Box<dyn Session> = laid();
        session.play(text).is_ok() && session.achieves(task.title.code)
    };
    let text = laid().moves().into_iter().find(does).expect("a move that does it");
    laid().clicks(&text).expect("clicks")
}

/// Does the task that is shown.
fn do_task(browser: &Browser, entry: &Entry, task: &Task) {
    browser.wait_for(&format!("#task-{}", task.title.code));
    touch_all(browser, &solution(entry, task));
    browser.wait_for(".praise");
}

fn do_all(game: &str, lang: &'static str) {
    let browser = Browser::start(Setup { lang, height: 1000, ..Setup::DESKTOP });
    still(&browser);
    browser.open(&format!("/#/learn/{game}"));
    browser.reload();
    browser.click("#first");
    let entry = catalog::find(game).expect("a game");
    for (index, task) in entry.tasks().into_iter().enumerate() {
        browser.wait_for(&format!("#task-{}", task.title.code));
        browser.click("#hint");
        browser.wait_for(".hint-words");
        do_task(&browser, entry, task);
        browser.wait_until(&format!(
            "document.querySelectorAll('.dot.over').length === {}",
            index + 1
        ));
        browser.click(".praise .next");
    }
    browser.wait_for("#begin");
    // What was done stays done.
    browser.open(&format!("/#/first/{game}"));
    browser.reload();
    browser.wait_for(".task");
    assert_eq!(browser.count(".dot.over"), entry.tasks().len());
}

#[test]
fn every_task_of_a_guided_first_game_can_be_done() {
    for (game, lang) in GAMES.into_iter().zip(["fr", "en", "fr", "en"]) {
        do_all(game, lang);
    }
}

#[test]
fn after_the_last_task_come_those_that_were_skipped() {
    let browser = Browser::start(Setup::PHONE);
    still(&browser);
    let entry = catalog::find("billo").expect("a game");
    let tasks = entry.tasks();
    let (first, last) = (tasks[0], tasks[tasks.len() - 1]);
    browser.open(&format!("/#/first/billo/{}", last.title.code));
    browser.reload();
    do_task(&browser, entry, last);
    browser.click(".praise .next");
    browser.wait_for(&format!("#task-{}", first.title.code));
}
