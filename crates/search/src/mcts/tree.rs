//! The nodes of a Monte Carlo tree in one place, bounded in number.

use std::ops::{Index, IndexMut, Range};

use tabletier_core::Values;

use super::squash::Shares;

/// A position in the tree, as whoever may go there sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The mean of what visits have found.
    pub(super) mean: Shares,
    /// The minimax (max^n) value of the tree below.
    pub(super) value: Values,
    /// Both together, for whoever decides whether to go there.
    pub(super) worth: f32,
    /// The prior of PUCT.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The children: so many nodes in a row.
    first: u32,
    count: u32,
    /// How many of them, the last ones, were never tried; only counted where that matters.
    pub(super) untried: u32,
    /// The value is final: MCTS-Solver.
    pub(super) solved: bool,
    /// Some moves have no child yet: progressive widening.
    pub(super) partial: bool,
}

impl Node {
    /// A node without children that nobody has visited.
    pub(super) fn new(value: Values, mean: Shares, worth: f32) -> Node {
        Node {
            mean,
            value,
            worth,
            prior: 0.0,
            visits: 0,
            first: 0,
            count: 0,
            untried: 0,
            solved: false,
            partial: false,
        }
    }

    pub(super) fn children(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }

    pub(super) fn is_leaf(&self) -> bool {
        self.count == 0
    }

    /// One more visit found this.
    pub(super) fn count(&mut self, found: &Shares) {
        self.visits += 1;
        for (mean, found) in self.mean.iter_mut().zip(found) {
            // The first visit replaces what was only a guess.
            *mean += (found - *mean) / self.visits as f32;
        }
    }
}

/// A child to be, and the move that leads to it.
pub(super) type NewChild<M> = (M, Node);

/// A tree may always have so many nodes.
const LEAST: usize = 1 << 10;

/// Where a tree begins.
pub(super) const ROOT: usize = 0;

pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    /// The moves that lead to the nodes, but for the root.
    moves: Vec<M>,
    /// The most nodes there may be.
    most: usize,
}

impl<M> Index<usize> for Tree<M> {
    type Output = Node;

    fn index(&self, id: usize) -> &Node {
        &self.nodes[id]
    }
}

impl<M> IndexMut<usize> for Tree<M> {
    fn index_mut(&mut self, id: usize) -> &mut Node {
        &mut self.nodes[id]
    }
}

impl<M: Clone> Tree<M> {
    /// A root alone, with room for so many bytes of nodes.
    pub(super) fn new(bytes: usize) -> Tree<M> {
        let each = size_of::<Node>() + size_of::<M>();
        // Half of the room is needed when the tree is thinned.
        let most = (bytes / each / 2).clamp(LEAST, u32::MAX as usize);
        let root = Node::new(Values::default(), Shares::default(), 0.0);
        Tree { nodes: vec![root], moves: Vec::new(), most }
    }

    /// The move that leads to a node, which is not the root.
    pub(super) fn mv(&self, id: usize) -> &M {
        &self.moves[id - 1]
    }

    /// Whether there is room for so many more nodes.
    pub(super) fn has_room(&self, more: usize) -> bool {
        self.nodes.len() + more <= self.most
    }

    /// Gives a node these children, in place of those it may have.
    pub(super) fn grow(&mut self, id: usize, children: &mut Vec<NewChild<M>>) {
        self.nodes[id].first = self.nodes.len() as u32;
        self.nodes[id].count = children.len() as u32;
        for (mv, node) in children.drain(..) {
            self.nodes.push(node);
            self.moves.push(mv);
        }
    }

    /// Two children change places.
    pub(super) fn swap(&mut self, a: usize, b: usize) {
        self.nodes.swap(a, b);
        self.moves.swap(a - 1, b - 1);
    }

    /// Where the tree is nearly full, forgets what grew from the nodes visited least, until half
    /// is free.
    pub(super) fn prune(&mut self) {
        if self.has_room(self.most / 8) {
            return;
        }
        let mut least = 1;
        while !self.has_room(self.most / 2) && least <= self.nodes[ROOT].visits {
            least *= 2;
            self.keep(least);
        }
    }

    /// Keeps the children of the root, and of those unsolved nodes that were visited often enough.
    fn keep(&mut self, least: u32) {
        let mut nodes = vec![self.nodes[ROOT]];
        let mut moves = Vec::new();
        let mut id = ROOT;
        while id < nodes.len() {
            let first = nodes.len() as u32;
            let node = &mut nodes[id];
            let children = node.children();
            if id == ROOT || (node.visits >= least && !node.solved) {
                node.first = first;
                nodes.extend_from_slice(&self.nodes[children.clone()]);
                moves.extend(children.map(|child| self.moves[child - 1].clone()));
            } else {
                node.count = 0;
                node.partial = false;
            }
            id += 1;
        }
        self.nodes = nodes;
        self.moves = moves;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn children(visits: impl IntoIterator<Item = u32>) -> Vec<NewChild<u32>> {
        let sprout = |visits| {
            let mut node = Node::new(Values::default(), Shares::default(), 0.0);
            node.visits = visits;
            (visits, node)
        };
        visits.into_iter().map(sprout).collect()
    }

    #[test]
    fn what_was_visited_least_is_forgotten_where_room_is_short() {
        let mut tree: Tree<u32> = Tree::new(0);
        tree[ROOT].visits = 1000;
        tree.grow(ROOT, &mut children(0..300));
        tree.prune();
        assert_eq!(tree.nodes.len(), 301, "there was room enough");
        let parents: Vec<usize> = tree[ROOT].children().collect();
        for id in parents {
            tree.grow(id, &mut children([1, 2]));
        }
        tree.prune();
        assert!(tree.has_room(tree.most / 2), "{} of {}", tree.nodes.len(), tree.most);
        let children: Vec<usize> = tree[ROOT].children().collect();
        assert_eq!(children.len(), 300, "the root's children stay");
        assert!(children.iter().any(|&id| !tree[id].is_leaf()));
        for id in children {
            assert_eq!(*tree.mv(id), tree[id].visits, "moves stay with their nodes");
            let grown = tree[id].children().map(|child| *tree.mv(child));
            assert!(tree[id].is_leaf() || (tree[id].visits > 100 && grown.eq([1, 2])));
        }
    }

    #[test]
    fn a_mean_is_that_of_the_visits_alone() {
        let mut node = Node::new(Values::default(), [0.9; 4], 0.0);
        for found in [0.25, 0.5, 0.75, 0.5] {
            node.count(&[found; 4]);
        }
        assert_eq!((node.visits, node.mean), (4, [0.5; 4]));
    }
}
