//! Looks for the web client that is to be put into the program.

use std::path::Path;

/// Where `cargo xtask web` writes.
const DIST: &str = "../../target/web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_WEB").is_none() {
        return;
    }
    println!("cargo::rerun-if-changed={DIST}");
    if !Path::new(DIST).join("index.html").is_file() {
        println!(
            "cargo::error=there is no web client to put into the program; run: cargo xtask web"
        );
    }
}
