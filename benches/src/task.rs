//! A fixed piece of work whose speed is measured.

use cpu_time::ThreadTime;

/// A fixed piece of work: it counts something, and always comes to the same number.
pub(crate) struct Task {
    /// What is worked on.
    pub(crate) name: String,
    /// What is counted.
    pub(crate) unit: &'static str,
    /// Whether that is something that the yardstick counts too, so that the ratio says something.
    pub(crate) comparable: bool,
    count: u64,
    work: Box<dyn FnMut() -> u64>,
}

impl Task {
    /// Work that must count `count` of `unit`: a change of behaviour cannot pass for a change of
    /// speed.
    pub(crate) fn new(
        name: impl Into<String>,
        unit: &'static str,
        count: u64,
        work: impl FnMut() -> u64 + 'static,
    ) -> Task {
        Task { name: name.into(), unit, comparable: true, count, work: Box::new(work) }
    }

    /// The same work, measured for itself and left out of the mean ratio.
    pub(crate) fn aside(self) -> Task {
        Task { comparable: false, ..self }
    }

    /// Does the work once; how many units it makes in a second of this thread's processor time,
    /// in which others have no part.
    pub(crate) fn rate(&mut self) -> f64 {
        let start = ThreadTime::now();
        let count = (self.work)();
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(count, self.count, "{}: the number of {} has changed", self.name, self.unit);
        count as f64 / seconds
    }
}
