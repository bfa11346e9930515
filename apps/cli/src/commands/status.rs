//! `tabletier status`: whose turn it is, or how the game ended.

use std::io::Write;

use crate::failure::Failure;
use crate::query::Query;

/// Prints whose turn it is (`turn A`), or the end (`won A <reason>`, `draw <reason>`, `score N`)
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    query: Query,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.query.answer(out, |session| vec![session.status()])
    }
}
