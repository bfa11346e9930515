//! How much is downloaded.

use std::fs;
use std::path::Path;

/// The most that all files together may have, compressed by gzip, in KiB.
const MOST: u64 = 700;

#[test]
fn the_whole_client_is_a_small_download() {
    let dist = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/web/dist"));
    let size = |path: &Path| fs::metadata(path).map(|file| file.len()).ok();
    let mut bytes = 0;
    for file in fs::read_dir(dist).expect("cargo xtask web has built the client").flatten() {
        let path = file.path();
        let name = path.to_string_lossy();
        if [".wasm", ".js", ".css", ".html", ".svg", ".webmanifest"]
            .iter()
            .any(|kind| name.ends_with(kind))
        {
            // What does not become smaller is sent as it is.
            bytes += size(Path::new(&format!("{name}.gz"))).or_else(|| size(&path)).unwrap_or(0);
        }
    }
    assert!(bytes > 100 << 10, "{} holds no client", dist.display());
    assert!(bytes <= MOST << 10, "{} KiB are downloaded, {MOST} are allowed", bytes >> 10);
}
