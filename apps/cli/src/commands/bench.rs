//! `tabletier bench`: how fast this machine is, and whether the rules still count the same.

use std::io::{self, Write};
use std::time::Instant;

use tabletier_session::catalog;

use crate::failure::Failure;

/// Counts a fixed workload: speed on this machine, and a signature
///
/// The signature is made of the node counts alone: it is the same on every machine, and only a
/// change of behaviour changes it.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, by its key in `tabletier games`; without it every game
    #[arg(value_name = "GAME")]
    game: Option<String>,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let entries = match &self.game {
            Some(key) => std::slice::from_ref(catalog::find(key)?),
            None => catalog::GAMES,
        };
        let mut total = Tally::default();
        for entry in entries {
            let mut tally = Tally::default();
            for work in entry.bench {
                let session = entry.resume(Some(work.rules), work.position)?;
                let clock = Instant::now();
                tally.counts.push(session.perft(work.depth));
                tally.seconds += clock.elapsed().as_secs_f64();
            }
            tally.write(out, entry.about.key)?;
            total.counts.extend(tally.counts);
            total.seconds += tally.seconds;
        }
        if self.game.is_none() {
            total.write(out, "all")?;
        }
        Ok(())
    }
}

/// What was counted, and how long it took.
#[derive(Default)]
struct Tally {
    counts: Vec<u64>,
    seconds: f64,
}

impl Tally {
    /// One line; flushed, since the next may take a while.
    fn write(&self, out: &mut impl Write, name: &str) -> io::Result<()> {
        let nodes: u64 = self.counts.iter().sum();
        let millions = nodes as f64 / self.seconds.max(1e-9) / 1e6;
        let signature = signature(&self.counts);
        writeln!(
            out,
            "{name:<10} nodes {nodes:<12} speed {millions:.1} million/s  signature {signature:016x}"
        )?;
        out.flush()
    }
}

/// FNV-1a over the counts.
fn signature(counts: &[u64]) -> u64 {
    counts.iter().flat_map(|count| count.to_le_bytes()).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::signature;

    #[test]
    fn the_signature_depends_on_each_count_and_their_order() {
        assert_eq!(signature(&[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(signature(&[44, 1936]), signature(&[44, 1936]));
        assert_ne!(signature(&[44, 1936]), signature(&[1936, 44]));
        assert_ne!(signature(&[44, 1936]), signature(&[44, 1937]));
    }
}
