//! Quiescence search: beyond the depth, noisy moves are followed until a position is quiet.

use tabletier_core::{Evaluator, Position};

use crate::alphabeta::{Depth, Search};
use crate::limits::Stopped;
use crate::value::Window;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// Searches the noisy moves only; whoever has another move may also stand pat.
    pub(crate) fn quiescence(
        &mut self,
        position: &P,
        left: u32,
        mut window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if let Some(outcome) = position.outcome() {
            return Ok(self.end(position, &outcome, ply));
        }
        if left == 0 || self.evaluator.is_quiet(position) {
            return Ok(self.evaluate(position));
        }
        let mut picker = self.generate(position, usize::MAX, ply)?;
        let evaluator = self.evaluator;
        picker.queue(|candidate| {
            evaluator.is_noisy(position, &candidate.mv).then_some(candidate.score)
        });
        let mut stand_pat = None;
        if !picker.is_complete() {
            let value = self.evaluate(position);
            if value >= window.beta {
                self.pickers[ply] = picker;
                return Ok(value);
            }
            window = window.raise_alpha(value);
            stand_pat = Some(value);
        }
        let depth = Depth::Quiescence(left - 1);
        let best = self.search_moves(position, &mut picker, depth, window, ply)?;
        self.pickers[ply] = picker;
        Ok(stand_pat.map_or(best.value, |value| value.max(best.value)))
    }
}
