//! The commands, one per file.

pub(crate) mod bench;
pub(crate) mod best;
pub(crate) mod children;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod manual;
pub(crate) mod r#match;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod start;
pub(crate) mod status;
