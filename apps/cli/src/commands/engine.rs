//! `tabletier engine`: for programs that want an opponent or an adviser.

use std::io;

use crate::engine;
use crate::failure::Failure;

/// Speaks the engine protocol on standard input and output
///
/// It is UGI, the Universal Game Interface, with options for the game and its rules; see
/// docs/engine-protocol.md. Begin with `ugi`, end with `quit`.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {}

impl Args {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        engine::run(io::stdin().lock(), io::stdout())
    }
}
