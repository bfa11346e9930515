//! The shelf of all games, and the ways to begin one.

use std::fs;

use tabletier_web_tests::{Setup, Stage};

use crate::harness::tests;
use crate::{begin, records, sit_down, type_moves, wait_for_file, wait_for_moves};

tests! {
    Client:
        nothing_is_lost_for_another_game,
        games_leave_the_shelf_as_a_file_and_come_back,
        without_a_database_games_are_kept_and_that_is_told,
        a_game_begins_at_once_against_a_level_that_was_asked_for_once;
}

const LINE: [&str; 3] = ["Rc1-c2", "Sf8-f7", "Rc2-c3"];

fn nothing_is_lost_for_another_game(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &LINE);
    // No question: what was played goes to the shelf.
    browser.open("/#/new/batons");
    begin(&browser);
    browser.wait_for(".table[data-game='batons']");
    browser.open("/#/shelf");
    browser.wait_until("document.querySelectorAll('.book').length === 1");
    assert!(browser.text(".book").contains("3 moves"), "{}", browser.text(".book"));
    browser.run(
        "const title = document.querySelector('.book .title'); title.value = 'Round one'; \
         title.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    // Once the first page offers it, it is kept.
    let offered = "document.querySelector('#resting')?.textContent.includes('Round one')";
    browser.wait_until("document.querySelector('.book .title')?.value === 'Round one'");
    browser.open("/#/");
    browser.wait_until(offered);
    browser.reload();
    browser.wait_until(offered);
    browser.click("#resting button");
    wait_for_moves(&browser, 3);
    // The same again, in the middle of a game, asks nothing either, and keeps the name.
    browser.click("#same");
    wait_for_moves(&browser, 0);
    type_moves(&browser, &LINE[..1]);
    browser.open("/#/shelf");
    browser.wait_until("document.querySelectorAll('.book').length === 2");
    assert!(browser.text(".book.on").contains("on the table"));
    browser.click(".book:not(.on) .delete");
    browser.click("#delete-no");
    browser.click(".book:not(.on) .open");
    wait_for_moves(&browser, 3);
    browser.open("/#/shelf");
    browser.wait_until("document.querySelector('.book.on .title')?.value === 'Round one'");
    browser.wait_until("document.querySelectorAll('.book').length === 2");
    for left in [1, 0] {
        browser.click(".book .delete");
        browser.click("#delete-yes");
        browser.wait_until(&format!("document.querySelectorAll('.book').length === {left}"));
    }
    browser.wait_for("#shelf-empty");
    browser.reload();
    browser.wait_for("#shelf-empty");
}

/// Two games, one of them won against level 3.
const GAMES: &str = "[Game \"billo\"]\n[Rules \"catalano\"]\n[Title \"A draw?\"]\n[Result \"*\"]\n\n\
    1. Rc1-c2 Sf8-f7\n\n[Game \"billo\"]\n[Rules \"catalano\"]\n[A \"Zoé\"]\n[B \"level:3\"]\n\
    [Date \"2026-03-21\"]\n[Result \"won A resigned\"]\n\n1. Rc1-c2\n";

fn games_leave_the_shelf_as_a_file_and_come_back(stage: &Stage) {
    let mut browser = stage.browser(Setup::DESKTOP);
    let folder = records::folder("shelf");
    browser.download_to(&folder);
    browser.open("/#/shelf");
    browser.wait_for("#shelf-empty");
    let take = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).expect("there is room for a file");
        browser.choose_file("#take-in", &file);
    };
    // All or nothing: the second game is bad.
    take("bad.txt", &GAMES.replace("1. Rc1-c2\n", "1. Rc1-c5\n"));
    let told = browser.text(".notice p");
    assert!(told.contains("game 2, line 15") && told.contains("Nothing was changed"), "{told}");
    assert_eq!(browser.count(".book"), 0);
    take("good.txt", GAMES);
    browser.wait_until("document.querySelectorAll('.book').length === 2");
    assert_eq!(browser.text("#taken-in"), "2 games were taken in, 0 were here already.");
    let score = "[...document.querySelectorAll('#results tbody td')].map((td) => td.textContent)";
    assert_eq!(browser.run(&format!("return {score}.join(' ')")), "1 0 0");
    take("good.txt", GAMES);
    browser.wait_until("document.querySelector('#taken-in').textContent.startsWith('0')");
    assert_eq!(browser.count(".book"), 2);
    browser.click("#save-all");
    let saved = folder.join("tabletier.txt");
    wait_for_file(&saved, GAMES);
    // Whoever won sits there again with the same computer.
    browser.click(".book:last-child .open");
    browser.wait_until("document.querySelector('.seat:last-child select')?.value === 'level:3'");
    let _ = fs::remove_dir_all(folder);
}

fn without_a_database_games_are_kept_and_that_is_told(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    sit_down(&browser, "billo", ["human", "human"]);
    browser.run("Object.defineProperty(window, 'indexedDB', { value: null })");
    type_moves(&browser, &LINE);
    browser.click("#same");
    wait_for_moves(&browser, 0);
    browser.open("/#/shelf");
    browser.wait_for("#shelf-closed");
    browser.click(".book .open");
    wait_for_moves(&browser, 3);
    // Where nothing at all is kept, it is told, and the game is there as long as the page.
    browser.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    );
    browser.click("#same");
    wait_for_moves(&browser, 0);
    browser.wait_for(".notice");
    browser.open("/#/shelf");
    browser.wait_until("document.querySelector('.book')?.textContent.includes('3 moves')");
}

fn a_game_begins_at_once_against_a_level_that_was_asked_for_once(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/");
    browser.click("#billo a.button");
    browser.click("#how-strong");
    let level = "document.querySelector('.seat:last-child select')?.value";
    browser.wait_until(&format!("{level} === 'level:6'"));
    // The way back leads to the first page, and the question is not asked again.
    browser.run("history.back()");
    browser.wait_for(".home");
    browser.open("/#/play");
    browser.wait_for(".nav a[aria-current][href='#/play']");
    browser.choose("#opponent select", "1");
    browser.click("#billabong a.button");
    browser.wait_for(".table[data-game='billabong']");
    browser.wait_until(&format!("{level} === 'level:1'"));
    // Whatever is opened at the top closes by going elsewhere.
    browser.click(".nav .more summary");
    browser.click(".nav .more a[href='#/about']");
    browser.wait_for(".about section .board");
    assert_eq!(browser.count(".nav .more[open]"), 0);
}
