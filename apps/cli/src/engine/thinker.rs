//! Thinking, while the engine listens on.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tabletier_session::{Analysis, Limits, Session, Strength, ThinkOptions, TranspositionTable};

use super::info;
use super::voice::Voice;

/// What is to be thought about, and how.
pub(crate) struct Task {
    pub(crate) begun: Instant,
    pub(crate) session: Arc<dyn Session>,
    pub(crate) strength: Strength,
    /// What ends the think besides.
    pub(crate) limits: Limits,
    /// The moves to choose from; all if there are none.
    pub(crate) only: Vec<String>,
    /// Whether the move is kept until it is asked for.
    pub(crate) infinite: bool,
    /// Whether the opponent is still to move: time counts, and the move is told, from `ponderhit` on.
    pub(crate) ponder: bool,
    /// Whether the answer that is expected is told with the move.
    pub(crate) tells_reply: bool,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) multi_pv: usize,
    /// In bytes.
    pub(crate) memory: usize,
    /// The transposition table of earlier thinks, unless the answer must not depend on them.
    pub(crate) tt: Option<Arc<OnceLock<TranspositionTable>>>,
}

/// A think under way, or just over.
pub(crate) struct Thinker {
    signals: Arc<Signals>,
    thread: JoinHandle<()>,
}

#[derive(Default)]
struct Signals {
    /// To the thinker: it is enough.
    stop: AtomicBool,
    /// To the thinker: the opponent has played the move that was expected, at this time.
    hit: OnceLock<Instant>,
    /// From the thinker: the move is about to be told.
    done: AtomicBool,
}

impl Signals {
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }
}

impl Thinker {
    /// Begins to think.
    pub(crate) fn start(task: Task, voice: Voice) -> io::Result<Thinker> {
        let signals = Arc::new(Signals::default());
        let heard = Arc::clone(&signals);
        let thread = thread::Builder::new().spawn(move || task.run(&heard, &voice))?;
        Ok(Thinker { signals, thread })
    }

    /// Whether the move is still to come.
    pub(crate) fn is_busy(&self) -> bool {
        !self.signals.done.load(Ordering::Acquire) && !self.thread.is_finished()
    }

    /// The opponent has played the move that was expected.
    pub(crate) fn ponder_hit(&self) {
        self.signals.hit.get_or_init(Instant::now);
        self.thread.thread().unpark();
    }

    /// Waits until the move has been told.
    pub(crate) fn wait(self) {
        // A thinker who came to grief has told so on standard error.
        let _ = self.thread.join();
    }

    /// Asks for the move, and waits until it has been told.
    pub(crate) fn stop(self) {
        self.signals.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
        self.wait();
    }
}

impl Task {
    fn run(&self, signals: &Signals, voice: &Voice) {
        let tt =
            self.tt.as_deref().map(|tt| tt.get_or_init(|| TranspositionTable::new(self.memory)));
        let clock = || self.begun.elapsed();
        // On the opponent's time nothing is late.
        let late = || signals.hit.get().is_some_and(|hit| hit.elapsed() >= self.limits.time);
        let stop = || signals.stopped() || self.ponder && late();
        let time = match self.ponder {
            true => Duration::MAX,
            // Getting ready took some of the time.
            false => self.limits.time.saturating_sub(clock()),
        };
        let options = ThinkOptions {
            limits: Limits { time, ..self.limits },
            only: &self.only,
            seed: self.seed,
            threads: self.threads,
            multi_pv: self.multi_pv,
            // A level that has no choice does not think about it; without one, all that is found is told.
            move_only: self.tt.is_none(),
            memory: self.memory,
            tt,
            stop: &stop,
            ..ThinkOptions::new(self.strength, &clock)
        };
        let seat = self.session.seat();
        // Whether anybody listens is found out by the one who waits for commands.
        let mut told = None;
        let mut tell = |analysis: &Analysis| {
            // More nodes alone are no news.
            let news = Analysis { nodes: 0, ..analysis.clone() };
            if told.as_ref() != Some(&news) {
                let full = tt.map(TranspositionTable::hashfull);
                let _ = voice.say(&info::tell(analysis, seat, clock(), full));
                told = Some(news);
            }
        };
        let analysis = self.session.think(&options, &mut tell);
        analysis.iter().for_each(tell);
        let keeps = || self.infinite || self.ponder && signals.hit.get().is_none();
        while keeps() && !signals.stopped() {
            thread::park();
        }
        signals.done.store(true, Ordering::Release);
        let best = analysis.as_ref().map_or("none", |analysis| &analysis.best);
        let reply = analysis.as_ref().and_then(|analysis| analysis.pv.get(1));
        let _ = voice.say(&match reply.filter(|_| self.tells_reply) {
            Some(reply) => format!("bestmove {best} ponder {reply}"),
            None => format!("bestmove {best}"),
        });
    }
}
