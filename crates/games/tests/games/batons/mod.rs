//! Bâtons et Pions: perft tables, the pictures of the sheet, a plain program to compare with.

mod agreement;
mod conformance;
mod drafts;
mod hand;
mod learn;
mod perft;
mod properties;
mod reference;
mod refusals;
mod sheet;
mod tables;
mod why_not;
