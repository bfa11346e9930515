//! Without the server, and with a new version on it.

use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;
use crate::{games, sit_down, wait_for_moves};

tests! {
    Client:
        after_one_visit_everything_works_without_the_server,
        a_page_that_was_loaded_past_the_keeper_is_claimed,
        the_client_can_be_installed,
        a_new_version_is_offered_and_taken_when_somebody_likes_to;
}

/// Waits until everything is kept.
pub(crate) fn wait_until_kept(browser: &Browser<'_>) {
    browser.run("navigator.serviceWorker.ready.then(() => { window.kept = true })");
    browser.wait_until("window.kept && navigator.serviceWorker.controller !== null");
}

fn after_one_visit_everything_works_without_the_server(stage: &Stage) {
    let mut browser = stage.browser_alone(Setup::DESKTOP);
    browser.open("/");
    browser.wait_for(".cards");
    wait_until_kept(&browser);
    browser.stop_server();
    browser.reload();
    for game in games() {
        sit_down(&browser, game, ["1", "person"]);
        // The engine plays, too.
        browser.wait_until("document.querySelectorAll('.moves .move').length > 0");
        browser.open(&format!("/#/learn/{game}"));
        browser.wait_for(".learn .figure .board");
    }
}

fn a_page_that_was_loaded_past_the_keeper_is_claimed(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/");
    wait_until_kept(&browser);
    browser.reload_uncached();
    browser.wait_for(".cards");
    wait_until_kept(&browser);
}

fn the_client_can_be_installed(stage: &Stage) {
    let browser = stage.browser_alone(Setup::DESKTOP);
    browser.open("/");
    wait_until_kept(&browser);
    let manifest = browser.run(
        "return fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())",
    );
    assert_eq!(manifest["display"], "standalone");
    let icons = manifest["icons"].as_array().expect("icons");
    for icon in icons {
        let source = icon["src"].as_str().expect("an address");
        let kind = browser.run(&format!(
            "return fetch({source:?}).then((file) => file.ok && file.headers.get('content-type'))"
        ));
        assert_eq!(kind, icon["type"], "{source}");
    }
    // What the browser itself misses; it lists nothing for what it would install.
    let missing = browser.missing_for_install();
    assert!(missing.is_empty(), "{missing:?}");
}

fn a_new_version_is_offered_and_taken_when_somebody_likes_to(stage: &Stage) {
    let (browser, relay) = stage.browser_relayed(Setup::PHONE);
    sit_down(&browser, "billo", ["person", "person"]);
    wait_until_kept(&browser);
    browser.click("#typed");
    browser.write("Rc1-c2");
    browser.press(Key::Enter);
    wait_for_moves(&browser, 1);
    relay.renew();
    browser.run("navigator.serviceWorker.getRegistration().then((it) => it.update())");
    browser.wait_for("#renew");
    // Nothing has happened yet, and nothing happens by itself.
    assert_eq!(browser.count(".moves .move"), 1);
    browser.run("window.before = true");
    browser.click("#renew");
    browser.wait_until("window.before === undefined");
    wait_for_moves(&browser, 1);
    // What the old version kept is thrown away.
    browser.wait_until(
        "caches.keys().then((names) => names.length === 1 && names[0].startsWith('tabletier-new-'))",
    );
}
