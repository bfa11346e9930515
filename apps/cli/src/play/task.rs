//! Work that may take a while, to be done aside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tabletier_session::{Effort, Session, Strength};

use super::game::Line;
use super::moves::MoveList;

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Job {
    /// List the legal moves.
    List,
    /// Choose a move as a player of this strength does.
    Choose(Strength),
}

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Listed(MoveList),
    Chosen(String),
}

/// Some work on a position, independent of the table.
pub(crate) struct Task {
    job: Job,
    line: Line,
    stop: Stop,
}

/// Ends a task before its time, from another thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    pub(crate) fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_now(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Task {
    pub(crate) fn new(job: Job, line: Line, stop: Stop) -> Task {
        Task { job, line, stop }
    }

    pub(crate) fn job(&self) -> Job {
        self.job
    }

    /// Does the work; `None` if there is nothing to choose.
    pub(crate) fn run(&self) -> Option<Answer> {
        let session = self.line.open();
        match self.job {
            Job::List => Some(Answer::Listed(MoveList::new(session.moves()))),
            Job::Choose(strength) => self.think(&*session, strength),
        }
    }

    fn think(&self, session: &dyn Session, strength: Strength) -> Option<Answer> {
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let stop = || self.stop.is_now();
        let effort = Effort {
            seed: self.line.seed(),
            stop: &stop,
            table: self.line.memory(),
            ..Effort::new(strength, &clock)
        };
        session.think(&effort, &mut |_| {}).map(|idea| Answer::Chosen(idea.best))
    }
}
