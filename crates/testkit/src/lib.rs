//! One conformance suite that every game passes, and plain code to compare clever code with.

pub mod plain;
pub mod toy;
