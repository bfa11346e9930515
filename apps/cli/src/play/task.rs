//! Work that may take a while, to be done aside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tabletier_session::{Dice, Effort, Session};

use super::moves::MoveList;
use super::players::Player;

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Job {
    /// List the legal moves.
    List,
    /// Choose a move as this player does.
    Choose(Player),
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
    session: Box<dyn Session>,
    whim: u64,
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
    pub(crate) fn new(job: Job, session: Box<dyn Session>, whim: u64, stop: Stop) -> Task {
        Task { job, session, whim, stop }
    }

    pub(crate) fn job(&self) -> Job {
        self.job
    }

    /// Does the work; `None` if there is nothing to choose.
    pub(crate) fn run(&self) -> Option<Answer> {
        match self.job {
            Job::List => Some(Answer::Listed(MoveList::new(self.session.moves()))),
            Job::Choose(player) => self.choose(player).map(Answer::Chosen),
        }
    }

    fn choose(&self, player: Player) -> Option<String> {
        let Player::Thinker(strength) = player else { return self.any() };
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let stop = || self.stop.is_now();
        let effort = Effort { seed: self.whim, stop: &stop, ..Effort::new(strength, &clock) };
        self.session.think(&effort, &mut |_| {}).map(|idea| idea.best)
    }

    fn any(&self) -> Option<String> {
        let mut moves = self.session.moves();
        let turn = self.session.played().len() as u64;
        let mut dice = Dice::new(self.whim.wrapping_add(turn.wrapping_mul(0x9e37_79b9)));
        (!moves.is_empty()).then(|| {
            let any = dice.below(moves.len() as u64) as usize;
            moves.swap_remove(any)
        })
    }
}
