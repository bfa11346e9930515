//! How much is downloaded.

use std::cmp::Reverse;
use std::fs;
use std::path::Path;

use tabletier_session::Lang;
use tabletier_web_tests::{Setup, Stage};

use crate::harness::tests;
use crate::{still, type_moves, wait_for_moves};

tests! {
    Client:
        the_first_visit_in_any_language_is_a_small_download,
        a_game_needs_nothing_of_other_pages;
}

/// The most that is downloaded to see the games and play against the computer, compressed by gzip, in
/// KiB: what all languages share, and the words and manifest of one. What other pages need comes when
/// they are opened, or once all this is there.
const MOST: u64 = 600;

/// The most that a further language may have, with its lessons, in KiB.
const MOST_OF_A_LANGUAGE: u64 = 60;

/// What files begin with that belong to a language, and those that a game can do without.
const OF_A_LANGUAGE: [&str; 3] = ["book-", "manifest-", "words-"];
const OF_OTHER_PAGES: [&str; 3] = ["book-", "pages-", "puzzles-"];

/// How many files are named when it is too much.
const NAMED: usize = 6;

fn the_first_visit_in_any_language_is_a_small_download(_: &Stage) {
    let dist = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/web/dist"));
    let size = |path: &Path| fs::metadata(path).map(|file| file.len()).ok();
    let mut sent: Vec<(u64, String)> = Vec::new();
    for file in fs::read_dir(dist).expect("cargo xtask web has built the client").flatten() {
        let path = file.path();
        let name = path.to_string_lossy();
        if ![".gz", ".br"].iter().any(|copy| name.ends_with(copy)) {
            // What does not become smaller is sent as it is.
            let packed = size(Path::new(&format!("{name}.gz"))).or_else(|| size(&path));
            sent.push((packed.unwrap_or(0), file.file_name().to_string_lossy().into_owned()));
        }
    }
    sent.sort_by_key(|(bytes, _)| Reverse(*bytes));
    let sum = |of: &dyn Fn(&str) -> bool| -> u64 {
        sent.iter().filter(|(_, name)| of(name)).map(|(bytes, _)| bytes).sum()
    };
    let named = |of: &dyn Fn(&str) -> bool| -> String {
        let files = sent.iter().filter(|(_, name)| of(name)).take(NAMED);
        files.map(|(bytes, name)| format!("\n{:4} KiB  {name}", bytes >> 10)).collect()
    };
    let begins = |name: &str, kinds: &[&str]| kinds.iter().any(|kind| name.starts_with(kind));
    let kib = |bytes: u64| bytes as f64 / 1024.0;
    let shared = |name: &str| !begins(name, &OF_A_LANGUAGE) && !begins(name, &OF_OTHER_PAGES);
    let bytes = sum(&shared);
    assert!(bytes > 100 << 10, "{} holds no client", dist.display());
    println!("{:6.1} KiB are the same in all languages", kib(bytes));
    let later = sum(&|name| begins(name, &["pages-", "puzzles-"]));
    println!("{:6.1} KiB more are other pages, and puzzles", kib(later));
    for (tag, _) in Lang::all() {
        let own =
            |name: &str| OF_A_LANGUAGE.iter().any(|of| name.starts_with(&format!("{of}{tag}-")));
        let language = sum(&own);
        assert!(
            (1..=MOST_OF_A_LANGUAGE << 10).contains(&language),
            "{} KiB are {tag}, {MOST_OF_A_LANGUAGE} are allowed:{}",
            language >> 10,
            named(&own)
        );
        let lessons = sum(&|name| own(name) && begins(name, &OF_OTHER_PAGES));
        let first = bytes + language - lessons;
        println!(
            "{:6.1} KiB are the first visit in {tag}, of {MOST} KiB; {:.1} KiB are everything",
            kib(first),
            kib(first + lessons + later)
        );
        assert!(
            first <= MOST << 10,
            "{} KiB are downloaded in {tag}, {MOST} are allowed:{}",
            first >> 10,
            named(&shared)
        );
    }
}

fn a_game_needs_nothing_of_other_pages(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    still(&browser);
    browser.open("/#/play/billo");
    browser.click("#how-new");
    let fetched = |kinds: &[&str]| {
        let kinds = kinds.join("|");
        browser.run(&format!(
            "return performance.getEntriesByType('resource') \
                 .filter(({{ name }}) => /\\/({kinds})[^/]*$/.test(name)).length"
        ))
    };
    type_moves(&browser, &["Rc1-c2"]);
    wait_for_moves(&browser, 2);
    assert_eq!(fetched(&OF_OTHER_PAGES), 0);
    assert_eq!(fetched(&["words-"]), 1);
    browser.open("/#/edit/billo");
    browser.wait_for(".edit .board");
    assert_eq!(fetched(&["pages-"]), 1);
    assert_eq!(fetched(&["book-", "puzzles-"]), 0);
}
