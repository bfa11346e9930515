//! Tests share a browser, and nothing in it.

use serde_json::json;
use tabletier_web_tests::{Setup, Stage};

use crate::harness::tests;
use crate::offline::wait_until_kept;

tests! {
    Client: nothing_is_left_of_the_test_before;
}

/// What is left of an earlier visit: whether a service worker answered for the page, and everything
/// that was kept under the name `mark`.
const LEFT: &str = "
    const [{ workerStart }] = performance.getEntriesByType('navigation');
    const databases = await indexedDB.databases();
    return [
        workerStart > 0, await caches.has('mark'), databases.some(({ name }) => name === 'mark'),
        'mark' in localStorage, 'mark' in sessionStorage, document.cookie.includes('mark'),
    ];";

/// Leaves as much.
const MARK: &str = "
    await caches.open('mark');
    await new Promise((made) => { indexedDB.open('mark').onsuccess = made });
    localStorage.setItem('mark', 1);
    sessionStorage.setItem('mark', 1);
    document.cookie = 'mark=1';
    return null;";

fn nothing_is_left_of_the_test_before(_: &Stage) {
    // With a stage for itself, both tests have the same browser.
    let stage = Stage::default();
    let before = stage.browser(Setup::DESKTOP);
    before.open("/");
    wait_until_kept(&before);
    before.run_to_end(MARK);
    before.reload();
    assert_eq!(before.run_to_end(LEFT), json!(vec![true; 6]), "what is kept is found");
    drop(before);
    let after = stage.browser(Setup::DESKTOP);
    after.open("/");
    assert_eq!(after.run_to_end(LEFT), json!(vec![false; 6]));
}
