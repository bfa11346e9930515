//! `tabletier children`: the positions that the legal moves lead to.

use std::io::Write;

use crate::failure::Failure;
use crate::query::Query;

/// Prints the distinct positions that the legal moves lead to, in byte order
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    query: Query,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.query.answer(out, |session| session.children())
    }
}
