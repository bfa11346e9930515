//! The computers: a few threads that think, one game each at a time.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tabletier_session::{Session, Strength, ThinkOptions};

/// How many games may wait for a thinker; others come again later.
const QUEUE: usize = 4096;
/// How much a think may remember: many think at the same time.
const MEMORY: usize = 16 << 20;

/// A position to think about, and whom to tell.
pub(crate) struct Question {
    pub(crate) game: Box<dyn Session>,
    pub(crate) strength: Strength,
    pub(crate) seed: u64,
    pub(crate) answer: Box<dyn FnOnce(Option<String>) + Send>,
}

/// Threads that think. What waits is answered in order; nobody who plays waits for them.
pub(crate) struct Thinkers(Arc<Desk>);

#[derive(Default)]
struct Desk {
    questions: Mutex<VecDeque<Question>>,
    waiting: Condvar,
    stop: AtomicBool,
}

impl Thinkers {
    /// So many threads.
    pub(crate) fn new(count: usize) -> std::io::Result<Thinkers> {
        let desk = Arc::new(Desk::default());
        for number in 0..count.max(1) {
            let desk = Arc::clone(&desk);
            let thread = thread::Builder::new().name(format!("thinker {number}"));
            thread.spawn(move || desk.work())?;
        }
        Ok(Thinkers(desk))
    }

    /// Asks; whether there was room for the question.
    pub(crate) fn ask(&self, question: Question) -> bool {
        let mut questions = self.0.questions.lock().unwrap_or_else(PoisonError::into_inner);
        let room = questions.len() < QUEUE;
        if room {
            questions.push_back(question);
            self.0.waiting.notify_one();
        }
        room
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
        self.0.waiting.notify_all();
    }
}

impl Desk {
    fn work(&self) {
        while let Some(question) = self.next() {
            let stop = || self.stop.load(Ordering::Relaxed);
            let options = ThinkOptions {
                seed: question.seed,
                move_only: true,
                memory: MEMORY,
                stop: &stop,
                ..ThinkOptions::new(question.strength, &|| Duration::ZERO)
            };
            let found = question.game.think(&options, &mut |_| {});
            if !stop() {
                (question.answer)(found.map(|found| found.best));
            }
        }
    }

    fn next(&self) -> Option<Question> {
        let mut questions = self.questions.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            match questions.pop_front() {
                Some(question) => return Some(question),
                None => {
                    questions =
                        self.waiting.wait(questions).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}
