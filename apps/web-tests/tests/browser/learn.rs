//! The pages from which one learns.

use tabletier_session::{Entry, Lang, Part, Session, Target, Task, catalog};
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::{still, touch_all, wait_for_moves};

tests! {
    Client:
        after_the_last_task_come_those_that_were_skipped;
    Game:
        every_figure_answers_to_the_moves_it_speaks_of,
        a_figure_is_played_on_at_the_table,
        every_task_of_a_guided_first_game_can_be_done;
}

/// Tries every move of every figure.
fn every_figure_answers_to_the_moves_it_speaks_of(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, height: 1000, ..Setup::DESKTOP });
    still(&browser);
    browser.click(&format!("#{game} a[href='#/learn/{game}']"));
    browser.wait_for(".learn .figure .board");
    let entry = catalog::find(game).expect("a game");
    let book = entry.book(Lang::find(lang).expect("a language")).expect("it is taught");
    let parts = book.chapters.iter().flat_map(|chapter| &chapter.parts);
    let figures = parts.filter_map(|part| match part {
        Part::Figure(figure) => Some(figure),
        _ => None,
    });
    for figure in figures {
        let place = format!("#figure-{}", figure.code);
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

fn a_figure_is_played_on_at_the_table(stage: &Stage, game: &str, lang: &'static str) {
    let browser = stage.browser(Setup { lang, ..Setup::PHONE });
    still(&browser);
    browser.open(&format!("/#/learn/{game}"));
    browser.click(".figure .try:not(.forbidden)");
    browser.wait_for(".figure .remark");
    browser
        .run("document.querySelector('.figure:has(.take-back:not(:disabled)) .play-on').click()");
    wait_for_moves(&browser, 1);
}

/// A move that does what a task asks, by its clicks.
fn solution(entry: &dyn Entry, task: &Task) -> Vec<Target> {
    let laid = || entry.resume(Some(task.rules), task.position).expect("a position");
    let does = |text: &String| {
        let mut session: Box<dyn Session> = laid();
        session.play(text).is_ok() && session.achieves(task.code)
    };
    let text = laid().moves().into_iter().find(does).expect("a move that does it");
    laid().clicks(&text).expect("clicks")
}

/// Does the task that is shown.
fn do_task(browser: &Browser<'_>, entry: &dyn Entry, task: &Task) {
    browser.wait_for(&format!("#task-{}", task.code));
    touch_all(browser, &solution(entry, task));
    browser.wait_for(".praise");
}

fn every_task_of_a_guided_first_game_can_be_done(stage: &Stage, game: &str, lang: &str) {
    // In another language than its figures.
    let mut others = Lang::all().iter().cycle().skip_while(|(tag, _)| *tag != lang).skip(1);
    let (lang, _) = others.next().expect("more than one language");
    let browser = stage.browser(Setup { lang, height: 1000, ..Setup::DESKTOP });
    still(&browser);
    browser.open(&format!("/#/learn/{game}"));
    browser.click("#first");
    let entry = catalog::find(game).expect("a game");
    for (index, task) in entry.tasks().into_iter().enumerate() {
        browser.wait_for(&format!("#task-{}", task.code));
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

fn after_the_last_task_come_those_that_were_skipped(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    still(&browser);
    let entry = catalog::find("billo").expect("a game");
    let tasks = entry.tasks();
    let (first, last) = (tasks[0], tasks[tasks.len() - 1]);
    browser.open(&format!("/#/first/billo/{}", last.code));
    do_task(&browser, entry, last);
    browser.click(".praise .next");
    browser.wait_for(&format!("#task-{}", first.code));
}
