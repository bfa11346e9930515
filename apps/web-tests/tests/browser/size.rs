//! How much is downloaded.

use std::cmp::Reverse;
use std::fs;
use std::path::Path;

use tabletier_session::Lang;
use tabletier_web_tests::Stage;

use crate::harness::tests;

tests! {
    Client: the_first_visit_in_any_language_is_a_small_download;
}

/// The most that a first visit may download, compressed by gzip, in KiB: what all languages share, and
/// the words, lessons and manifest of one.
const MOST: u64 = 680;

/// The most that a further language may have, in KiB.
const MOST_OF_A_LANGUAGE: u64 = 60;

/// What files begin with that come when they are wanted.
const WANTED: [&str; 4] = ["book-", "manifest-", "puzzles-", "words-"];

/// How many files are named when it is too much.
const NAMED: usize = 6;

fn the_first_visit_in_any_language_is_a_small_download(_: &Stage) {
    let dist = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/web/dist"));
    let size = |path: &Path| fs::metadata(path).map(|file| file.len()).ok();
    let mut sent: Vec<(u64, String)> = Vec::new();
    for file in fs::read_dir(dist).expect("cargo xtask web has built the client").flatten() {
        let path = file.path();
        let name = path.to_string_lossy();
        if [".wasm", ".js", ".css", ".html", ".svg", ".txt", ".webmanifest"]
            .iter()
            .any(|kind| name.ends_with(kind))
        {
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
    let shared = |name: &str| !WANTED.iter().any(|kind| name.starts_with(kind));
    let bytes = sum(&shared);
    assert!(bytes > 100 << 10, "{} holds no client", dist.display());
    println!("{:6.1} KiB are the same in all languages", bytes as f64 / 1024.0);
    for (tag, _) in Lang::all() {
        let own = |name: &str| {
            let of = |kind: &str| name.starts_with(&format!("{kind}{tag}-"));
            ["book-", "manifest-", "words-"].into_iter().any(of)
        };
        let language = sum(&own);
        println!("{:6.1} KiB are {tag}", language as f64 / 1024.0);
        assert!(
            (1..=MOST_OF_A_LANGUAGE << 10).contains(&language),
            "{} KiB are {tag}, {MOST_OF_A_LANGUAGE} are allowed:{}",
            language >> 10,
            named(&own)
        );
        assert!(
            bytes + language <= MOST << 10,
            "{} KiB are downloaded in {tag}, {MOST} are allowed:{}",
            (bytes + language) >> 10,
            named(&shared)
        );
    }
}
