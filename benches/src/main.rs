//! Measures against yardsticks.

fn main() {}
