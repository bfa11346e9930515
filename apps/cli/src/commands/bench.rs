//! `tabletier bench`: how fast this machine is, and whether rules and search still do the same.

use std::fmt;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use tabletier_session::{Limits, ThinkOptions, catalog};

use crate::failure::Failure;

/// Counts and searches a fixed workload: speed on this machine, and a signature
///
/// The signature is made of the node counts alone: it is the same on every machine, and only a
/// change of behaviour changes it, be it of the rules or of the search.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, by its key in `tabletier games`; without it every game
    #[arg(value_name = "GAME")]
    game: Option<String>,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let entries = match &self.game {
            Some(key) => vec![catalog::find(key)?],
            None => catalog::GAMES.to_vec(),
        };
        let mut total = Tally::default();
        for entry in entries {
            let mut tally = Tally::default();
            for work in entry.workloads() {
                let session = entry.resume(Some(work.rules), work.position)?;
                tally.count(|| session.perft(work.depth));
                let options =
                    ThinkOptions::new(Limits::depth(work.ahead).into(), &|| Duration::ZERO);
                tally.search(|| {
                    session.think(&options, &mut |_| {}).map_or(0, |analysis| analysis.nodes)
                });
            }
            tally.write(out, entry.about().key)?;
            total.add(&tally);
        }
        if self.game.is_none() {
            total.write(out, "all")?;
        }
        Ok(())
    }
}

/// What was done, and how long it took.
#[derive(Default)]
struct Tally {
    /// Everything in order, for the signature.
    counts: Vec<u64>,
    counted: Work,
    searched: Work,
}

#[derive(Clone, Copy, Default)]
struct Work {
    nodes: u64,
    seconds: f64,
}

impl Tally {
    fn count(&mut self, work: impl FnOnce() -> u64) {
        self.counts.push(self.counted.time(work));
    }

    fn search(&mut self, work: impl FnOnce() -> u64) {
        self.counts.push(self.searched.time(work));
    }

    fn add(&mut self, other: &Tally) {
        self.counts.extend(&other.counts);
        self.counted.add(other.counted);
        self.searched.add(other.searched);
    }

    /// One line; flushed, since the next may take a while.
    fn write(&self, out: &mut impl Write, name: &str) -> io::Result<()> {
        let (counted, searched) = (self.counted, self.searched);
        let signature = signature(&self.counts);
        writeln!(
            out,
            "{name:<10} counted {counted}   searched {searched}   signature {signature:016x}"
        )?;
        out.flush()
    }
}

impl Work {
    fn time(&mut self, work: impl FnOnce() -> u64) -> u64 {
        let clock = Instant::now();
        let nodes = work();
        self.add(Work { nodes, seconds: clock.elapsed().as_secs_f64() });
        nodes
    }

    fn add(&mut self, other: Work) {
        self.nodes += other.nodes;
        self.seconds += other.seconds;
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millions = self.nodes as f64 / self.seconds.max(1e-9) / 1e6;
        write!(f, "{:>10} nodes {millions:7.3} million/s", self.nodes)
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
