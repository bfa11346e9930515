//! Without the server, and with a new version on it.

use serde_json::json;
use tabletier_session::Lang;
use tabletier_session::words::page as words;
use tabletier_web_tests::{Browser, Key, Setup, Stage};

use crate::harness::tests;
use crate::{NO_NETWORK, games, sit_down, wait_for_moves};

tests! {
    Client:
        after_one_visit_everything_works_without_the_server,
        a_language_that_was_chosen_is_there_without_the_server_and_another_is_told,
        another_language_is_kept_once_it_was_chosen,
        a_page_that_was_loaded_past_the_keeper_is_claimed,
        the_client_can_be_installed,
        a_new_version_is_offered_and_taken_when_somebody_likes_to,
        a_page_that_cannot_be_fetched_is_told_and_asked_for_again;
}

/// Whether what belongs to a language is kept, the puzzles, and all pages.
fn kept(lang: &str) -> String {
    format!(
        "Promise.all(['words', 'books', 'manifests', 'pages', 'puzzles'] \
             .flatMap((kind) => document.querySelector(`meta[name=${{kind}}]`).content.split(' ')) \
             .filter((file) => /^(pages|puzzles|(words|book|manifest)-{lang})-/.test(file)) \
             .map((file) => caches.match(file))) \
             .then((files) => files.length > 2 && files.every(Boolean))"
    )
}

/// Waits until everything is kept, in the language of the page.
pub(crate) fn wait_until_kept(browser: &Browser<'_>) {
    browser.run("navigator.serviceWorker.ready.then(() => { window.kept = true })");
    browser.wait_until("window.kept && navigator.serviceWorker.controller !== null");
    let lang = browser.wait_until("document.documentElement.lang");
    browser.wait_until(&kept(lang.as_str().expect("a tag")));
}

/// Learns and prints without the server.
fn look_up(browser: &Browser<'_>, game: &str) {
    browser.open(&format!("/#/learn/{game}"));
    browser.wait_for(".learn .figure .board");
    browser.open(&format!("/#/puzzles/{game}/1"));
    browser.wait_for("#puzzle-1 .board");
    browser.open(&format!("/#/print/{game}"));
    browser.wait_for(".leaf .printed");
}

fn after_one_visit_everything_works_without_the_server(stage: &Stage) {
    let mut browser = stage.browser_alone(Setup::DESKTOP);
    browser.open("/");
    browser.wait_for(".cards");
    wait_until_kept(&browser);
    browser.stop_server();
    browser.reload();
    for game in games() {
        sit_down(&browser, game, ["level:1", "human"]);
        // The engine plays, too.
        browser.wait_until("document.querySelectorAll('.moves .move').length > 0");
        look_up(&browser, game);
    }
    assert_eq!(browser.run("return document.documentElement.lang"), "en");
}

fn a_language_that_was_chosen_is_there_without_the_server_and_another_is_told(stage: &Stage) {
    let mut browser = stage.browser_alone(Setup { lang: "fr", ..Setup::DESKTOP });
    browser.open("/");
    browser.wait_for(".cards");
    wait_until_kept(&browser);
    let english = browser.run(&format!("return {}", kept("en")));
    assert_eq!(english, false, "nobody has asked for English");
    browser.stop_server();
    browser.reload();
    browser.wait_for("html[lang=fr] .cards");
    for game in games() {
        look_up(&browser, game);
    }
    // What was never here cannot be had, and nothing changes.
    browser.open("/#/learn/billo");
    browser.choose("#language", "en");
    let told = browser.text(".notice p");
    let french = Lang::find("fr").expect("a language");
    assert_eq!(told, words::language_missing("English").say(french));
    assert_eq!(browser.run("return document.querySelector('#language').value"), "fr");
    browser.wait_for("html[lang=fr] .learn .figure .board");
    browser.forgive("words-en-");
}

fn another_language_is_kept_once_it_was_chosen(stage: &Stage) {
    let mut browser = stage.browser_alone(Setup::PHONE);
    browser.open("/");
    browser.wait_for(".cards");
    wait_until_kept(&browser);
    browser.choose("#language", "fr");
    browser.wait_for("html[lang=fr]");
    wait_until_kept(&browser);
    browser.stop_server();
    browser.reload();
    browser.wait_for("html[lang=fr] .cards");
    look_up(&browser, "billo");
    browser.choose("#language", "en");
    browser.wait_for("html[lang=en] .leaf .printed");
    assert_eq!(browser.count(".notice"), 0);
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
    sit_down(&browser, "billo", ["human", "human"]);
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
    // It has the words already.
    let words = "caches.keys().then((names) => \
        caches.open(names.find((name) => name.startsWith('tabletier-new-')))) \
        .then((cache) => cache.keys()) \
        .then((files) => files.map(({ url }) => /words-(.*)-/.exec(url)?.[1]).filter(Boolean))";
    assert_eq!(browser.run(&format!("return {words}")), json!(["en"]));
    browser.run("window.before = true");
    browser.click("#renew");
    browser.wait_until("window.before === undefined");
    wait_for_moves(&browser, 1);
    // What the old version kept is thrown away.
    browser.wait_until(
        "caches.keys().then((names) => names.length === 1 && names[0].startsWith('tabletier-new-'))",
    );
}

fn a_page_that_cannot_be_fetched_is_told_and_asked_for_again(stage: &Stage) {
    for (page, there) in [
        ("learn", ".learn .board"),
        ("first", ".first .board"),
        ("print", ".leaf .printed"),
        ("puzzles", ".puzzles .board"),
        ("edit", ".edit .board"),
    ] {
        let browser = stage.browser(Setup::PHONE);
        browser.open("/");
        browser.wait_for(".cards");
        browser.run(NO_NETWORK);
        browser.run(&format!("location.hash = '#/{page}/billo'"));
        assert_eq!(browser.text(".refusal p"), words::NO_PAGE.say(Lang::english()), "{page}");
        browser.forgive("no network");
        browser.run("window.fetch = window.usual");
        browser.click("#retry");
        browser.wait_for(there);
        assert_eq!(browser.count("#retry"), 0, "{page}");
    }
}
