//! The principal variations that a search finds on its way.

/// A triangular PV table: the principal variation found from each ply on.
pub(crate) struct PvTable<M>(Vec<Vec<M>>);

impl<M> Default for PvTable<M> {
    fn default() -> PvTable<M> {
        PvTable(Vec::new())
    }
}

impl<M: Clone> PvTable<M> {
    /// The principal variation from a ply on.
    pub(crate) fn from(&self, ply: usize) -> &[M] {
        self.0.get(ply).map_or(&[], Vec::as_slice)
    }

    /// Nothing is known from this ply on.
    pub(crate) fn clear(&mut self, ply: usize) {
        self.reach(ply);
        self.0[ply].clear();
    }

    /// The principal variation from `ply` on is this move, then the one after it.
    pub(crate) fn extend(&mut self, ply: usize, mv: &M) {
        self.reach(ply + 1);
        let (before, after) = self.0.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv.clone());
        before[ply].extend_from_slice(&after[0]);
    }

    fn reach(&mut self, ply: usize) {
        if self.0.len() <= ply {
            self.0.resize_with(ply + 1, Vec::new);
        }
    }
}
