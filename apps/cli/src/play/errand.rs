//! Work that may take a while, to be done aside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tabletier_session::{Analysis, Limits, Session, Strength, ThinkOptions, TranspositionTable};

use super::hint::Hint;
use super::host::Host;
use super::moves::MoveList;

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Job {
    /// List the legal moves.
    List,
    /// Choose a move as a player of this strength does.
    Choose(Strength),
    /// Find a good move for a person.
    Hint,
    /// See what the position is worth and how it may go on.
    View(Gaze),
}

/// How long to look at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gaze {
    /// As long as it may be of interest, while the player does something else.
    Watch,
    /// As long as the player may wait; the same on every machine.
    Glance,
}

impl Gaze {
    /// Whichever of these is met first ends it.
    fn limits(self) -> Limits {
        match self {
            Gaze::Watch => Limits::nodes(2_000_000).and(SOON),
            Gaze::Glance => Limits::nodes(50_000),
        }
    }
}

/// On a slow machine, what is of interest now must come before all of it is thought through.
const SOON: Limits = Limits::time(Duration::from_secs(5));
/// How many of the best lines are seen.
pub(crate) const LINES: usize = 3;

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Listed(MoveList),
    Chosen(String),
    Hinted(Hint),
    Viewed(Analysis),
}

/// Some work on a copy of the game, independent of the table.
pub(crate) struct Errand {
    job: Job,
    session: Box<dyn Session>,
    memory: Option<Arc<TranspositionTable>>,
    /// What the choices of computers are drawn from.
    seed: u64,
    stop: Stop,
}

/// Ends an errand before its time, from another thread.
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

impl Errand {
    pub(crate) fn new(job: Job, host: &Host, stop: Stop) -> Errand {
        let (session, memory) = (host.session().copy(), host.memory());
        Errand { job, session, memory, seed: host.table.agreement.seed, stop }
    }

    pub(crate) fn job(&self) -> Job {
        self.job
    }

    /// Whether nobody waits for it any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_now()
    }

    /// Does the work; `report` hears what a thinker sees meanwhile. `None` if there is nothing to
    /// think about.
    pub(crate) fn run(&self, report: &mut dyn FnMut(&Analysis)) -> Option<Answer> {
        let session = &*self.session;
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let stop = || self.stop.is_now();
        let options = |strength: Strength| ThinkOptions {
            seed: self.seed,
            stop: &stop,
            ..ThinkOptions::new(strength, &clock)
        };
        // A hint looks as a view does, so that they agree.
        let look = |gaze: Gaze| ThinkOptions { multi_pv: LINES, ..options(gaze.limits().into()) };
        match self.job {
            Job::List => Some(Answer::Listed(MoveList::new(session.moves()))),
            Job::Choose(strength) => {
                let tt = self.memory.as_deref();
                let options = ThinkOptions { tt, move_only: true, ..options(strength) };
                session.think(&options, report).map(|analysis| Answer::Chosen(analysis.best))
            }
            Job::Hint => {
                let analysis = session.think(&look(Gaze::Glance), &mut |_| {})?;
                Some(Answer::Hinted(Hint::new(session, analysis)))
            }
            Job::View(gaze) => session.think(&look(gaze), report).map(Answer::Viewed),
        }
    }
}
