//! Bi-litaire: perft tables, the rule sheet rule by rule, every refusal, hands and pictures.

mod conformance;
mod perft;
mod plain;
