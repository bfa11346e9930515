//! What is asked of somebody who plays for the first time.

use std::fmt;

use crate::Position;

/// What is asked of somebody who plays for the first time: one good move in a position. Its words are
/// in the [`Book`](crate::Book) of the game, under its code.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// What names the task where progress is kept.
    pub code: &'static str,
    /// The rules text.
    pub rules: &'static str,
    /// The position text.
    pub position: &'static str,
}

/// A task and who can tell whether it is done.
pub struct Exercise<P: Position> {
    /// The task.
    pub task: Task,
    /// Whether a legal move does what is asked: the position, the move, and the position after it.
    pub done: fn(&P, &P::Move, &P) -> bool,
}

impl<P: Position> fmt::Debug for Exercise<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Exercise").field(&self.task).finish()
    }
}
