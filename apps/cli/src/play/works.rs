//! What is being done aside.

use super::errand::{Errand, Job, Stop};
use super::host::Host;

/// The errands under way, at most one for each job.
#[derive(Default)]
pub(super) struct Works {
    under_way: Vec<Work>,
    tickets: u64,
}

struct Work {
    ticket: u64,
    job: Job,
    stop: Stop,
}

impl Works {
    /// Whether an errand is under way whose job satisfies `wanted`.
    pub(super) fn any(&self, wanted: impl Fn(Job) -> bool) -> bool {
        self.under_way.iter().any(|work| wanted(work.job))
    }

    /// Takes note of a new errand, to be run elsewhere.
    pub(super) fn begin(&mut self, job: Job, host: &Host) -> (u64, Errand) {
        self.tickets += 1;
        let stop = Stop::default();
        let errand = Errand::new(job, host, stop.clone());
        self.under_way.push(Work { ticket: self.tickets, job, stop });
        (self.tickets, errand)
    }

    /// The job of an errand, unless nobody waits for it any more.
    pub(super) fn job(&self, ticket: u64) -> Option<Job> {
        self.under_way.iter().find(|work| work.ticket == ticket).map(|work| work.job)
    }

    /// Takes note that an errand is done; its job, unless nobody waited for it any more.
    pub(super) fn end(&mut self, ticket: u64) -> Option<Job> {
        let index = self.under_way.iter().position(|work| work.ticket == ticket)?;
        Some(self.under_way.swap_remove(index).job)
    }

    /// Stops the errands whose jobs satisfy `unwanted`, and forgets them.
    pub(super) fn stop(&mut self, unwanted: impl Fn(Job) -> bool) {
        self.under_way.retain(|work| {
            let stopped = unwanted(work.job);
            if stopped {
                work.stop.now();
            }
            !stopped
        });
    }
}
