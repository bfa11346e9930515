//! The tabletier command.

fn main() {}
