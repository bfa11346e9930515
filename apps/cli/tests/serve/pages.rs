//! What is written in the documentation, run.
