//! The first page, and addresses.

use tabletier_web_tests::{Browser, Setup};

use crate::GAMES;

#[test]
fn the_first_page_has_a_card_with_a_board_for_each_game() {
    let browser = Browser::start(Setup::DESKTOP);
    browser.open("/");
    for game in GAMES {
        browser.wait_for(&format!("#{game} svg.board"));
        assert!(browser.count(&format!("#{game} svg.board *")) > 50, "{game} has an empty board");
    }
    assert_eq!(browser.text("#billo .button"), "Play");
    browser.click("#language");
    assert_eq!(browser.text("#billo .button"), "Jouer");
    assert_eq!(browser.run("return document.documentElement.lang"), "fr");
    browser.reload();
    assert_eq!(browser.text("#billo .button"), "Jouer");
}

#[test]
fn a_browser_that_asks_for_french_and_dark_gets_both_on_a_phone() {
    let browser = Browser::start(Setup { lang: "fr", dark: true, ..Setup::PHONE });
    browser.open("/");
    assert_eq!(browser.text("#batons .button"), "Jouer");
    assert_eq!(browser.run("return innerWidth"), 360);
    let ground = browser.run("return getComputedStyle(document.documentElement).backgroundColor");
    assert_eq!(ground, "rgb(27, 25, 22)");
}

#[test]
fn addresses_that_lead_nowhere_are_told_and_lead_home() {
    let browser = Browser::start(Setup::DESKTOP);
    for place in ["/#/attic", "/#/new/chess", "/#/game/rubbish", "/#/game/%ff"] {
        browser.open("/");
        browser.wait_for(".cards");
        browser.open(place);
        browser.wait_for(".notice");
        browser.wait_for(".cards");
    }
}
