//! When to stop searching.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The deepest iteration of iterative deepening, in turns.
pub const MOST_DEPTH: u32 = 120;

/// When to stop searching. Whichever limit is met first ends the search; a move is chosen even if
/// that is at once.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many nodes may be searched. A position counts each time the search plays a move to get
    /// there; the root does not count. Where moves are pruned unseen, every 64 of them count as one
    /// node, too. Never exceeded.
    pub nodes: u64,
    /// How many turns deep to search; at least 1 and at most [`MOST_DEPTH`].
    pub depth: u32,
    /// Asked every now and then whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// When time is up.
    pub deadline: Option<Deadline<'a>>,
}

/// A moment on somebody's clock.
#[derive(Clone, Copy)]
pub struct Deadline<'a> {
    /// The clock, read every now and then.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// What it shows when time is up.
    pub at: Duration,
}

impl Limits<'_> {
    /// No limit but the deepest depth.
    pub const NONE: Limits<'static> =
        Limits { nodes: u64::MAX, depth: MOST_DEPTH, stop: &|| false, deadline: None };

    /// So many nodes.
    pub const fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes, ..Limits::NONE }
    }

    /// So many turns.
    pub const fn depth(depth: u32) -> Limits<'static> {
        Limits { depth, ..Limits::NONE }
    }

    fn reached(&self) -> bool {
        (self.stop)() || self.deadline.is_some_and(|deadline| (deadline.clock)() >= deadline.at)
    }
}

/// A limit was met in the midst of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Counts what a search does, and says when it is enough.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    nodes: u64,
    /// The pruned moves that make no whole node yet.
    pruned: u64,
    work: usize,
    /// The nodes of the helper threads.
    others: Option<&'a AtomicU64>,
    /// How many of these nodes are already told, if this is a helper.
    told: Option<u64>,
}

/// After how many moves generated or played the outside world is asked again. Even a slow game does
/// that many within some milliseconds, and a fast one does not feel the asking.
const ASK_EVERY: usize = 2048;

/// About as long as it takes to enter a position.
const PRUNED_PER_NODE: u64 = 64;

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: Limits<'a>) -> Meter<'a> {
        // The first step asks: the stop signal may be there already.
        Meter { limits, nodes: 0, pruned: 0, work: ASK_EVERY, others: None, told: None }
    }

    /// For the main thread, which reports the nodes of all.
    pub(crate) fn of_main(limits: Limits<'a>, others: &'a AtomicU64) -> Meter<'a> {
        Meter { others: Some(others), ..Meter::new(limits) }
    }

    /// For a helper thread.
    pub(crate) fn of_helper(limits: Limits<'a>, others: &'a AtomicU64) -> Meter<'a> {
        Meter { told: Some(0), ..Meter::of_main(limits, others) }
    }

    /// The nodes so far; those of the helpers included, for the main thread.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.others.map_or(0, |others| others.load(Ordering::Relaxed))
    }

    /// How many nodes may still come.
    pub(crate) fn left(&self) -> u64 {
        self.limits.nodes - self.nodes
    }

    /// One more node.
    pub(crate) fn enter(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.limits.nodes {
            return Err(Stopped);
        }
        self.work()?;
        self.nodes += 1;
        Ok(())
    }

    /// Moves were generated but will not be searched.
    pub(crate) fn prune(&mut self, moves: u64) {
        self.pruned += moves;
        self.nodes = (self.nodes + self.pruned / PRUNED_PER_NODE).min(self.limits.nodes);
        self.pruned %= PRUNED_PER_NODE;
    }

    /// A move was generated, by a visitor who shows them one by one.
    pub(crate) fn flow(&mut self) -> ControlFlow<Stopped> {
        self.work().map_or_else(ControlFlow::Break, ControlFlow::Continue)
    }

    /// A move was generated or played.
    pub(crate) fn work(&mut self) -> Result<(), Stopped> {
        self.work += 1;
        if self.work < ASK_EVERY {
            return Ok(());
        }
        self.work = 0;
        self.tell();
        if self.limits.reached() { Err(Stopped) } else { Ok(()) }
    }

    /// Lets all know how many nodes came since.
    pub(crate) fn tell(&mut self) {
        if let (Some(told), Some(others)) = (&mut self.told, self.others) {
            others.fetch_add(self.nodes - *told, Ordering::Relaxed);
            *told = self.nodes;
        }
    }
}
