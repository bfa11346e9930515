//! Runs and checks everything.

fn main() {}
