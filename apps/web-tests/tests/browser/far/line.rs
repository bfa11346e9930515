//! Lines that break, servers that die, phones that sleep.

use serde_json::json;
use tabletier_web_tests::{Browser, Setup, Stage};

use super::{Made, play, seat, two, wait_for_sure};
use crate::harness::tests;
use crate::{moves, still, wait_for_moves};

tests! {
    Client:
        a_move_made_while_the_server_is_dead_is_kept_and_sent,
        a_reload_in_the_middle_of_sending_loses_nothing,
        a_phone_that_slept_catches_up,
        a_move_that_was_overtaken_is_taken_back_and_told,
        where_no_server_is_that_is_told;
}

/// What a browser says of lines that it cannot have.
const NO_LINE: &str = "WebSocket connection";

fn table(anne: &Browser<'_>, zoe: &Browser<'_>) -> Made {
    let made = seat(anne, zoe, &two("billo", &json!({})));
    play(anne, "Rc1-c2");
    wait_for_sure(zoe, 1);
    made
}

fn wait_for_line(browser: &Browser<'_>, state: &str) {
    browser.wait_until(&format!("document.querySelector('#line').dataset.line === {state:?}"));
}

/// A line that is tried again at once, as by a browser that is told of a network.
fn try_again(browser: &Browser<'_>) {
    browser.run("dispatchEvent(new Event('online'))");
}

fn a_move_made_while_the_server_is_dead_is_kept_and_sent(stage: &Stage) {
    let mut server = stage.server();
    let anne = stage.browser_at(&server, Setup::DESKTOP);
    let zoe = stage.browser_at(&server, Setup::PHONE);
    let made = table(&anne, &zoe);
    server.kill();
    wait_for_line(&zoe, "down");
    play(&zoe, "Sf8-f7");
    wait_for_line(&zoe, "kept");
    assert_eq!((moves(&zoe), zoe.count(".moves .unsure")), (2, 1));
    assert!(zoe.text("#line").contains("your move is kept"), "{}", zoe.text("#line"));
    server.start();
    for browser in [&anne, &zoe] {
        try_again(browser);
        wait_for_sure(browser, 2);
        wait_for_line(browser, "up");
    }
    assert_eq!(made.state(&anne)["moves"], json!(["Rc1-c2", "Sf8-f7"]));
    play(&anne, "Rc2-c3");
    wait_for_sure(&zoe, 3);
    for browser in [&anne, &zoe] {
        browser.forgive(NO_LINE);
    }
}

fn a_reload_in_the_middle_of_sending_loses_nothing(stage: &Stage) {
    let server = stage.server();
    let anne = stage.browser_at(&server, Setup::DESKTOP);
    let zoe = stage.browser_at(&server, Setup::DESKTOP);
    let made = table(&anne, &zoe);
    server.cable.cut();
    wait_for_line(&zoe, "down");
    play(&zoe, "Sf8-f7");
    wait_for_moves(&zoe, 2);
    zoe.reload();
    zoe.wait_until("document.querySelector('#line')");
    server.cable.mend();
    for browser in [&anne, &zoe] {
        try_again(browser);
        wait_for_sure(browser, 2);
    }
    let kept = "return Object.keys(localStorage).filter((name) => name.includes('.sent.')).length";
    assert_eq!(zoe.run(kept), 0);
    assert_eq!(made.state(&anne)["moves"], json!(["Rc1-c2", "Sf8-f7"]));
    for browser in [&anne, &zoe] {
        browser.forgive(NO_LINE);
    }
}

fn a_phone_that_slept_catches_up(stage: &Stage) {
    let server = stage.server();
    let anne = stage.browser_at(&server, Setup::DESKTOP);
    let zoe = stage.browser_at(&server, Setup::PHONE);
    table(&anne, &zoe);
    play(&zoe, "Sf8-f7");
    wait_for_sure(&anne, 2);
    // It sleeps: nothing runs there, and its line is cut.
    zoe.tool("Page.setWebLifecycleState", json!({ "state": "frozen" }));
    server.cable.cut();
    server.cable.mend();
    try_again(&anne);
    play(&anne, "Rc2-c3");
    wait_for_sure(&anne, 3);
    zoe.tool("Page.setWebLifecycleState", json!({ "state": "active" }));
    wait_for_sure(&zoe, 3);
    play(&zoe, "Sf7-f6");
    wait_for_sure(&anne, 4);
    for browser in [&anne, &zoe] {
        browser.forgive(NO_LINE);
    }
}

fn a_move_that_was_overtaken_is_taken_back_and_told(stage: &Stage) {
    let server = stage.server();
    let anne = stage.browser_at(&server, Setup::DESKTOP);
    let zoe = stage.browser_at(&server, Setup::DESKTOP);
    let made = table(&anne, &zoe);
    server.cable.cut();
    wait_for_line(&zoe, "down");
    play(&zoe, "Sf8-f7");
    wait_for_line(&zoe, "kept");
    // Meanwhile she moves otherwise, elsewhere.
    let (_, secret) = &made.secrets[1];
    let moved = anne.run_to_end(&format!(
        "const moved = await fetch('api/games/{}/act', {{ method: 'POST', \
             headers: {{ Authorization: 'Bearer {secret}' }}, \
             body: JSON.stringify({{ id: 'x', after: 2, kind: 'move', move: 'Sd8-d7' }}) }}); \
         return moved.status",
        made.id
    ));
    assert_eq!(moved, 200);
    server.cable.mend();
    try_again(&zoe);
    wait_for_sure(&zoe, 2);
    assert!(zoe.text(".notice p").contains("Sf8-f7"), "{}", zoe.text(".notice p"));
    assert_eq!(zoe.text(".move[data-number='2']"), "Sd8-d7");
    try_again(&anne);
    wait_for_sure(&anne, 2);
    for browser in [&anne, &zoe] {
        browser.forgive(NO_LINE);
    }
}

fn where_no_server_is_that_is_told(stage: &Stage) {
    let browser = stage.browser_without_games(Setup::PHONE);
    still(&browser);
    browser.open("/#/at/nowhere");
    browser.wait_until("document.querySelector('#line').textContent.includes('no server')");
    browser.open("/#/");
    browser.wait_for(".cards");
    browser.forgive("api/games");
    // The same where there is a server, but no such game.
    let browser = stage.browser(Setup::PHONE);
    browser.open("/#/at/nowhere");
    browser.wait_until("document.querySelector('#line').textContent.includes('no such game')");
    browser.forgive("api/games");
}
