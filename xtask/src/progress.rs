//! Says what is being done, and how far it is.

use std::io::{self, Write};

/// A task of several steps, each of which is announced.
pub(crate) struct Progress {
    task: &'static str,
    steps: usize,
    begun: usize,
}

impl Progress {
    /// A task of so many steps, none of which has begun.
    pub(crate) fn new(task: &'static str, steps: usize) -> Progress {
        Progress { task, steps, begun: 0 }
    }

    /// Announces the next step.
    pub(crate) fn step(&mut self, what: &str) {
        println!("{}", self.next(what));
        // Cargo writes to standard error, and should not come first. Where nobody listens, nobody
        // misses anything.
        let _ = io::stdout().flush();
    }

    fn next(&mut self, what: &str) -> String {
        self.begun += 1;
        format!("{}: {} of {}: {what}", self.task, self.begun, self.steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted() {
        let mut progress = Progress::new("play", 2);
        assert_eq!(progress.next("compiling"), "play: 1 of 2: compiling");
        assert_eq!(progress.next("serving"), "play: 2 of 2: serving");
    }
}
