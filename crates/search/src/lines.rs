//! The lines of best play that a search finds on its way.

/// The best line found from each ply on, where lines matter.
pub(crate) struct Lines<M>(Vec<Vec<M>>);

impl<M> Default for Lines<M> {
    fn default() -> Lines<M> {
        Lines(Vec::new())
    }
}

impl<M: Clone> Lines<M> {
    /// The line from a ply on.
    pub(crate) fn from(&self, ply: usize) -> &[M] {
        self.0.get(ply).map_or(&[], Vec::as_slice)
    }

    /// Nothing is known from this ply on.
    pub(crate) fn clear(&mut self, ply: usize) {
        self.reach(ply);
        self.0[ply].clear();
    }

    /// The line from `ply` on is this move, then the line after it.
    pub(crate) fn extend(&mut self, ply: usize, mv: &M) {
        self.reach(ply + 1);
        let (lines, after) = self.0.split_at_mut(ply + 1);
        lines[ply].clear();
        lines[ply].push(mv.clone());
        lines[ply].extend_from_slice(&after[0]);
    }

    fn reach(&mut self, ply: usize) {
        if self.0.len() <= ply {
            self.0.resize_with(ply + 1, Vec::new);
        }
    }
}
