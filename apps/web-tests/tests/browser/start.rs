//! The way from the server to a move of the engine.

use tabletier_web_tests::{Browser, Setup};

const GAMES: [&str; 4] = ["billo", "billabong", "bilitaire", "batons"];

#[test]
fn every_game_shows_its_board_and_the_engine_plays() {
    let browser = Browser::start(Setup::DESKTOP);
    browser.open("/");
    for game in GAMES {
        browser.wait_for(&format!("#{game} svg.board"));
        assert!(browser.count(&format!("#{game} svg.board *")) > 50, "{game} has an empty board");
        browser.click(&format!("#{game} button"));
        let answer = format!("document.querySelector('#{game} output').textContent");
        browser.wait_until(&format!("{answer} && !{answer}.startsWith('…')"));
        let answer = browser.text(&format!("#{game} output"));
        assert!(!answer.contains(' '), "{game}: {answer}");
    }
}

#[test]
fn a_think_that_is_stopped_gives_way_to_another_at_once() {
    let browser = Browser::start(Setup::PHONE);
    browser.open("/");
    for game in GAMES {
        browser.click(&format!("#{game} button"));
    }
    let answer = "document.querySelector('#batons output').textContent";
    browser.wait_until(&format!("{answer} && !{answer}.startsWith('…')"));
}

#[test]
fn browsers_are_set_up_as_tests_ask() {
    let browser = Browser::start(Setup { lang: "fr", dark: true, ..Setup::PHONE });
    browser.open("/");
    assert_eq!(browser.run("return innerWidth"), 360);
    assert_eq!(browser.run("return navigator.language"), "fr");
    assert_eq!(browser.run("return matchMedia('(prefers-color-scheme: dark)').matches"), true);
}
