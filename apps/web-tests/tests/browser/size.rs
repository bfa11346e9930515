//! How much is downloaded.

use std::cmp::Reverse;
use std::fs;
use std::path::Path;

use tabletier_web_tests::Stage;

use crate::harness::tests;

tests! {
    Client: the_whole_client_is_a_small_download;
}

/// The most that all files together may have, compressed by gzip, in KiB.
const MOST: u64 = 700;

/// How many files are named when it is too much.
const NAMED: usize = 6;

fn the_whole_client_is_a_small_download(_: &Stage) {
    let dist = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/web/dist"));
    let size = |path: &Path| fs::metadata(path).map(|file| file.len()).ok();
    let mut sent = Vec::new();
    for file in fs::read_dir(dist).expect("cargo xtask web has built the client").flatten() {
        let path = file.path();
        let name = path.to_string_lossy();
        if [".wasm", ".js", ".css", ".html", ".svg", ".webmanifest"]
            .iter()
            .any(|kind| name.ends_with(kind))
        {
            // What does not become smaller is sent as it is.
            let packed = size(Path::new(&format!("{name}.gz"))).or_else(|| size(&path));
            sent.push((packed.unwrap_or(0), file.file_name()));
        }
    }
    let bytes: u64 = sent.iter().map(|(bytes, _)| bytes).sum();
    assert!(bytes > 100 << 10, "{} holds no client", dist.display());
    sent.sort_by_key(|(bytes, _)| Reverse(*bytes));
    let named = sent.iter().take(NAMED);
    let named = named.map(|(bytes, name)| format!("\n{:4} KiB  {}", bytes >> 10, name.display()));
    assert!(
        bytes <= MOST << 10,
        "{} KiB are downloaded, {MOST} are allowed:{}",
        bytes >> 10,
        named.collect::<String>()
    );
}
