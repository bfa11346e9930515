//! Measures the web client: `cargo xtask bench web`.
//!
//! The engine in the browser beside the same engine in a program, on the same positions in the same
//! run, what a touch on the board costs, and how soon after the address was entered the first board
//! is seen.

mod engine;
mod gesture;
mod load;
mod worker;

use tabletier_session::catalog;
use tabletier_web_tests::{Setup, Stage};

fn main() {
    let stage = Stage::default();
    let browser = stage.browser(Setup::DESKTOP);
    for &entry in catalog::GAMES.iter().filter(|entry| !entry.workloads().is_empty()) {
        println!("{}", engine::measure(&browser, entry));
    }
    println!("{}", gesture::measure(&browser));
    println!("{}", load::measure(&browser));
}
