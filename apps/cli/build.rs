//! Looks for the web client that is to be put into the program.

use std::env;
use std::path::Path;

/// Where `cargo xtask web` and `cargo xtask play` write.
const CLIENTS: [&str; 2] = ["../../target/web/dist", "../../target/web/quick"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_WEB").is_none() {
        return;
    }
    let client = CLIENTS[usize::from(env::var_os("CARGO_FEATURE_WEB_QUICK").is_some())];
    println!("cargo::rerun-if-changed={client}");
    if !Path::new(client).join("index.html").is_file() {
        println!(
            "cargo::error=there is no web client to put into the program; run: cargo xtask web"
        );
    }
}
