//! `tabletier perft`: how many lines of play there are.

use std::io::{self, Write};
use std::time::Instant;

use tabletier_session::Session;

use crate::batch;
use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::usage::whole_number;

/// Counts the lines of play from a position: for each depth 1..DEPTH a line `depth nodes`
///
/// A node is a distinct position that some turn leads to, so ways of carrying out the same move
/// count once; house rules do not count. Times and speed go to standard error.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Where to count from; without it from the start position. `-` reads one position per line from
    /// standard input and answers each with one line, items separated by TAB
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// Print instead, for depth DEPTH alone, a line `move nodes` for each legal move, in byte
    /// order of the moves
    #[arg(long)]
    divide: bool,

    /// How many turns deep, 1 to 99
    #[arg(value_name = "DEPTH", value_parser = depth, allow_negative_numbers = true)]
    depth: u32,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.position.as_deref() == Some("-") {
            self.game.check()?;
            return batch::answer(out, |line| Ok(self.count(&*self.game.open(Some(line))?)));
        }
        let session = self.game.open(self.position.as_deref())?;
        if self.divide {
            let clock = Instant::now();
            let lines = session.divide(self.depth);
            lines.iter().try_for_each(|(mv, nodes)| writeln!(out, "{mv} {nodes}"))?;
            report(self.depth, lines.iter().map(|(_, nodes)| nodes).sum(), clock);
            return Ok(());
        }
        for depth in 1..=self.depth {
            let clock = Instant::now();
            let nodes = session.perft(depth);
            writeln!(out, "{depth} {nodes}")?;
            out.flush()?;
            report(depth, nodes, clock);
        }
        Ok(())
    }
}

impl Args {
    /// All lines of the answer.
    fn count(&self, session: &dyn Session) -> Vec<String> {
        match self.divide {
            true => {
                let lines = session.divide(self.depth).into_iter();
                lines.map(|(mv, nodes)| format!("{mv} {nodes}")).collect()
            }
            false => {
                let depths = 1..=self.depth;
                depths.map(|depth| format!("{depth} {}", session.perft(depth))).collect()
            }
        }
    }
}

fn depth(text: &str) -> Result<u32, String> {
    whole_number(text, 1, 99)
}

/// Tells whoever watches how long it took; the answer does not depend on its being read.
fn report(depth: u32, nodes: u64, clock: Instant) {
    let seconds = clock.elapsed().as_secs_f64();
    let millions = nodes as f64 / seconds.max(1e-9) / 1e6;
    let _ = writeln!(
        io::stderr(),
        "depth {depth}: {nodes} nodes in {seconds:.3} s, {millions:.1} million nodes/s"
    );
}
