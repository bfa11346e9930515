//! Billo: perft tables, the rule sheets sentence by sentence, conformance.

mod perft;
