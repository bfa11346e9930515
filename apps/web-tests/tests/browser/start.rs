//! The first page, and addresses.

use tabletier_session::catalog;
use tabletier_web_tests::{Setup, Stage};

use crate::games;
use crate::harness::tests;

tests! {
    Client:
        the_first_page_has_a_card_with_a_board_for_each_game,
        a_browser_that_asks_for_french_and_dark_gets_both_on_a_phone,
        pages_are_read_from_their_top_and_have_titles,
        the_way_back_does_not_lead_to_where_nothing_is,
        addresses_that_lead_nowhere_are_told_and_lead_home,
        presets_of_rules_are_a_choice_or_not_shown;
}

fn the_first_page_has_a_card_with_a_board_for_each_game(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/");
    for game in games() {
        browser.wait_for(&format!("#{game} svg.board"));
        assert!(browser.count(&format!("#{game} svg.board *")) > 50, "{game} has an empty board");
    }
    assert_eq!(browser.text("#billo .button"), "Play");
    browser.choose("#language", "fr");
    browser.wait_for("html[lang=fr]");
    assert_eq!(browser.text("#billo .button"), "Jouer");
    assert_eq!(browser.run("return document.documentElement.lang"), "fr");
    browser.reload();
    assert_eq!(browser.text("#billo .button"), "Jouer");
}

fn a_browser_that_asks_for_french_and_dark_gets_both_on_a_phone(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", dark: true, ..Setup::PHONE });
    browser.open("/");
    assert_eq!(browser.text("#batons .button"), "Jouer");
    assert_eq!(browser.run("return innerWidth"), 360);
    let ground = browser.run("return getComputedStyle(document.documentElement).backgroundColor");
    assert_eq!(ground, "rgb(27, 25, 22)");
}

fn pages_are_read_from_their_top_and_have_titles(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    browser.open("/");
    browser.wait_for("#batons");
    browser.run("document.querySelector('#batons a[href=\"#/learn/batons\"]').scrollIntoView()");
    browser.click("#batons a[href=\"#/learn/batons\"]");
    browser.wait_for(".learn .figure .board");
    browser.wait_until("scrollY === 0 && document.title.includes('Bâtons et Pions')");
    browser.open("/#/");
    browser.wait_until("document.title === 'Tabletier'");
}

fn the_way_back_does_not_lead_to_where_nothing_is(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/#/learn/billo");
    browser.wait_for(".learn");
    browser.open("/#/attic");
    browser.wait_for(".cards");
    browser.run("history.back()");
    browser.wait_for(".learn");
    assert_eq!(browser.count(".notice"), 0);
}

fn addresses_that_lead_nowhere_are_told_and_lead_home(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    for place in [
        "/#/attic",
        "/#/new/chess",
        "/#/learn/billo/attic",
        "/#/first/billo/attic",
        "/#/game/rubbish",
        "/#/game/%ff",
    ] {
        browser.open("/");
        browser.wait_for(".cards");
        browser.open(place);
        browser.wait_for(".notice");
        browser.wait_for(".cards");
    }
}

fn presets_of_rules_are_a_choice_or_not_shown(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    for game in games() {
        let name = catalog::find(game).expect("a game").about().name;
        browser.open(&format!("/#/new/{game}"));
        browser.wait_until(&format!("document.querySelector('main h1')?.textContent === {name:?}"));
        let presets = browser.count(".preset");
        assert_ne!(presets, 1, "{game}");
        let open = browser.count("details.options[open]");
        assert_eq!(open == 1, presets == 0, "{game}: where nothing else is shown, the options are");
    }
}
