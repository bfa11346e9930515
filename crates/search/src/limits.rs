//! When to stop searching.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tabletier_core::{Evaluator, Position};

use crate::Request;

/// The deepest iteration of iterative deepening, in turns.
pub const MOST_DEPTH: u32 = 120;

/// When to stop searching, as plain data; the greatest number where there is no limit. Whichever
/// limit is met first ends the search; a move is chosen even if that is at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// How many nodes may be searched. A position counts each time the search plays a move to get
    /// there; the root does not count. Where moves are pruned unseen, every 64 of them count as one
    /// node, too. Never exceeded.
    pub nodes: u64,
    /// How many turns deep to search, at least 1. No search is deeper than [`MOST_DEPTH`].
    pub depth: u32,
    /// How long to search, by the clock of the request.
    pub time: Duration,
}

impl Limits {
    /// No limit.
    pub const NONE: Limits = Limits { nodes: u64::MAX, depth: u32::MAX, time: Duration::MAX };

    /// So many nodes; the same search on every machine.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, ..Limits::NONE }
    }

    /// So many turns; the same search on every machine.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth, ..Limits::NONE }
    }

    /// So long.
    pub const fn time(time: Duration) -> Limits {
        Limits { time, ..Limits::NONE }
    }

    /// Both: of each limit the tighter one.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        Limits {
            nodes: self.nodes.min(other.nodes),
            depth: self.depth.min(other.depth),
            time: self.time.min(other.time),
        }
    }

    /// Whether there is a limit of depth.
    pub const fn has_depth(&self) -> bool {
        self.depth < u32::MAX
    }

    /// Whether there is a limit of time.
    pub fn has_time(&self) -> bool {
        self.time < Duration::MAX
    }
}

/// What ends a search from outside: a signal, or the time on a clock.
#[derive(Clone, Copy)]
pub(crate) struct Stop<'a> {
    signal: &'a (dyn Fn() -> bool + Sync),
    clock: &'a (dyn Fn() -> Duration + Sync),
    /// What the clock shows when time is up.
    deadline: Option<Duration>,
}

impl<'a> Stop<'a> {
    /// For a search that begins now.
    pub(crate) fn new<P: Position, E: Evaluator<P>>(
        request: &Request<'a, P, E>,
        limits: &Limits,
    ) -> Stop<'a> {
        let Request { stop: signal, clock, .. } = *request;
        let deadline = limits.has_time().then(|| clock().saturating_add(limits.time));
        Stop { signal, clock, deadline }
    }

    /// With another signal.
    pub(crate) fn by<'b>(self, signal: &'b (dyn Fn() -> bool + Sync)) -> Stop<'b>
    where
        'a: 'b,
    {
        Stop { signal, ..self }
    }

    pub(crate) fn signal(&self) -> bool {
        (self.signal)()
    }

    fn is_due(&self) -> bool {
        self.signal() || self.deadline.is_some_and(|deadline| (self.clock)() >= deadline)
    }
}

/// A limit was met in the midst of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Counts what a search does, and says when it is enough.
pub(crate) struct Meter<'a> {
    stop: Stop<'a>,
    /// How many nodes there may be.
    most: u64,
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
    pub(crate) fn new(most: u64, stop: Stop<'a>) -> Meter<'a> {
        // The first step asks: the stop signal may be there already.
        Meter { stop, most, nodes: 0, pruned: 0, work: ASK_EVERY, others: None, told: None }
    }

    /// For the main thread, which reports the nodes of all.
    pub(crate) fn of_main(most: u64, stop: Stop<'a>, others: &'a AtomicU64) -> Meter<'a> {
        Meter { others: Some(others), ..Meter::new(most, stop) }
    }

    /// For a helper thread.
    pub(crate) fn of_helper(most: u64, stop: Stop<'a>, others: &'a AtomicU64) -> Meter<'a> {
        Meter { told: Some(0), ..Meter::of_main(most, stop, others) }
    }

    /// The nodes so far; those of the helpers included, for the main thread.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.others.map_or(0, |others| others.load(Ordering::Relaxed))
    }

    /// How many nodes may still come.
    pub(crate) fn left(&self) -> u64 {
        self.most - self.nodes
    }

    /// One more node.
    pub(crate) fn enter(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.most {
            return Err(Stopped);
        }
        self.work()?;
        self.nodes += 1;
        Ok(())
    }

    /// Moves were generated but will not be searched.
    pub(crate) fn prune(&mut self, moves: u64) {
        self.pruned += moves;
        self.nodes = (self.nodes + self.pruned / PRUNED_PER_NODE).min(self.most);
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
        if self.stop.is_due() { Err(Stopped) } else { Ok(()) }
    }

    /// Lets all know how many nodes came since.
    pub(crate) fn tell(&mut self) {
        if let (Some(told), Some(others)) = (&mut self.told, self.others) {
            others.fetch_add(self.nodes - *told, Ordering::Relaxed);
            *told = self.nodes;
        }
    }
}
