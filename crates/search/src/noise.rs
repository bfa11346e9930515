//! Looking on where a position is not settled.

use tabletier_core::{Evaluator, Position};

use crate::alphabeta::{Depth, Search};
use crate::limits::Stopped;
use crate::value::Window;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// Looks at the noisy moves only; whoever has another move may also leave it at that.
    pub(crate) fn visit_noisy(
        &mut self,
        position: &P,
        left: u32,
        mut window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if let Some(outcome) = position.outcome() {
            return Ok(self.end(position, &outcome, ply));
        }
        if left == 0 || self.evaluator.settled(position) {
            return Ok(self.judge(position));
        }
        let mut slate = self.list(position, usize::MAX, ply)?;
        let evaluator = self.evaluator;
        slate.queue(|candidate| {
            evaluator.noisy(position, &candidate.mv).then_some(candidate.promise)
        });
        let mut quiet = None;
        if !slate.is_complete() {
            let value = self.judge(position);
            if value >= window.high {
                self.slates[ply] = slate;
                return Ok(value);
            }
            window = window.raise(value);
            quiet = Some(value);
        }
        let depth = Depth::Noisy(left - 1);
        let found = self.try_moves(position, &mut slate, depth, window, ply)?;
        self.slates[ply] = slate;
        Ok(quiet.map_or(found.value, |quiet| quiet.max(found.value)))
    }
}
