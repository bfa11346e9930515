//! Tests share a browser, and nothing in it.

use serde_json::json;
use tabletier_web_tests::{Setup, Stage};

use crate::harness::tests;
use crate::offline::wait_until_kept;

tests! {
    Client: nothing_is_left_of_the_test_before;
}

/// Whatever pages can leave in a browser, each as how many there are.
const LEFT: &str = "
    const kept = [
        await navigator.serviceWorker.getRegistrations(), await caches.keys(),
        await indexedDB.databases(), Object.keys(localStorage), Object.keys(sessionStorage),
        document.cookie.split(';').filter((cookie) => cookie),
    ];
    return kept.map((found) => found.length);";

fn nothing_is_left_of_the_test_before(_: &Stage) {
    // With a stage for itself, both visits are to the same browser.
    let stage = Stage::default();
    let before = stage.browser(Setup::DESKTOP);
    before.open("/");
    wait_until_kept(&before);
    before.run(
        "localStorage.setItem('a', 1); sessionStorage.setItem('a', 1); document.cookie = 'a=1'",
    );
    before.run_to_end(
        "await new Promise((made) => { indexedDB.open('a').onsuccess = made }); return null",
    );
    let left = before.run_to_end(LEFT);
    assert!(left.as_array().expect("a list").iter().all(|count| *count != 0), "{left}");
    drop(before);
    let after = stage.browser(Setup::DESKTOP);
    // A file of the same server, which keeps nothing itself.
    after.open("/service-worker.js");
    assert_eq!(after.run_to_end(LEFT), json!([0, 0, 0, 0, 0, 0]));
}
