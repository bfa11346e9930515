//! Variations, marks and remarks: what was played, and what might have been.

use tabletier_core::TextError;
use tabletier_core::words::session as words;

use crate::Mark;

/// The longest remark, in characters.
const LONGEST_REMARK: usize = 2000;

/// Moves as they were and as they might have been: a tree whose first branches are the game itself.
///
/// It is text only: who adds moves has checked them with a [`Session`](crate::Session). Where a
/// place has been removed, nothing is found and nothing is changed.
#[derive(Clone, Debug)]
pub struct Tree {
    /// All places that ever were, the start first. One that was removed stays behind, empty and
    /// without a parent, so that it never becomes another.
    nodes: Vec<Node>,
}

/// A place in a [`Tree`]: the start, or the move that leads there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(usize);

impl Place {
    /// Before the first move.
    pub const START: Place = Place(0);
}

/// A part of a [`Tree`] that is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A move.
    Move {
        /// Where it leads.
        place: Place,
        /// How many moves of its line come before it.
        played: usize,
        /// Whether a variation begins with it.
        varies: bool,
    },
    /// The end of a variation.
    Close,
}

#[derive(Clone, Default, Debug)]
struct Node {
    mv: String,
    marks: Vec<Mark>,
    remark: String,
    parent: Option<Place>,
    children: Vec<Place>,
}

impl Tree {
    /// The move that leads there; `None` at the start.
    pub fn mv(&self, place: Place) -> Option<&str> {
        self.nodes.get(place.0).filter(|node| node.parent.is_some()).map(|node| node.mv.as_str())
    }

    /// The place before its last move; `None` at the start.
    pub fn parent(&self, place: Place) -> Option<Place> {
        self.nodes.get(place.0)?.parent
    }

    /// The places one move on; the first is the line that goes on.
    pub fn children(&self, place: Place) -> &[Place] {
        self.nodes.get(place.0).map_or(&[], |node| &node.children)
    }

    /// What is remarked there, or nothing.
    pub fn remark(&self, place: Place) -> &str {
        self.nodes.get(place.0).map_or("", |node| &node.remark)
    }

    /// Remarks something, with blanks and line ends folded to single blanks; nothing takes the
    /// remark away.
    pub fn set_remark(&mut self, place: Place, text: &str) -> Result<(), TextError> {
        // No-break spaces belong to the words between them.
        let folded = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        let remark = folded.trim();
        if remark.contains(char::is_control) || remark.chars().count() > LONGEST_REMARK {
            let expected = words::want_remark(LONGEST_REMARK);
            return Err(TextError::new(words::AT_REMARK, text, expected));
        }
        if self.has(place) {
            self.nodes[place.0].remark = remark.to_string();
        }
        Ok(())
    }

    /// How the move that leads there is marked.
    pub fn marks(&self, place: Place) -> &[Mark] {
        self.nodes.get(place.0).map_or(&[], |node| &node.marks)
    }

    /// Marks the move that leads there; a mark that it has already, or that would stand at the start,
    /// changes nothing.
    pub fn mark(&mut self, place: Place, mark: Mark) {
        if self.mv(place).is_some() && !self.marks(place).contains(&mark) {
            self.nodes[place.0].marks.push(mark);
        }
    }

    /// Takes the marks of a move away.
    pub fn unmark(&mut self, place: Place) {
        if self.has(place) {
            self.nodes[place.0].marks.clear();
        }
    }

    /// The place after a move: one that is there already, or a new one as the last branch.
    pub fn add(&mut self, place: Place, mv: &str) -> Place {
        if !self.has(place) {
            return place;
        }
        let mut children = self.children(place).iter().copied();
        let known = children.find(|&child| self.mv(child) == Some(mv));
        known.unwrap_or_else(|| self.push(place, mv))
    }

    /// Takes a place away with all that follows; the start stays.
    pub fn remove(&mut self, place: Place) {
        let Some(parent) = self.parent(place) else { return };
        self.nodes[parent.0].children.retain(|&child| child != place);
        self.prune(place);
        self.nodes[place.0] = Node::default();
    }

    /// Makes the moves that lead to a place the main line.
    pub fn promote(&mut self, mut place: Place) {
        while let Some(parent) = self.parent(place) {
            let children = &mut self.nodes[parent.0].children;
            if let Some(index) = children.iter().position(|&child| child == place) {
                children[..=index].rotate_right(1);
            }
            place = parent;
        }
    }

    /// The places on the way there, from that after the first move.
    pub fn path(&self, place: Place) -> Vec<Place> {
        let moved = std::iter::successors(Some(place), |&place| self.parent(place));
        let mut path: Vec<Place> = moved.filter(|&place| self.mv(place).is_some()).collect();
        path.reverse();
        path
    }

    /// The places on the way there, and then on along the first branches.
    pub fn line(&self, place: Place) -> Vec<Place> {
        let mut line = self.path(place);
        let first = |&place: &Place| self.children(place).first().copied();
        line.extend(std::iter::successors(first(&place), first));
        line
    }

    /// The moves that lead there.
    pub fn moves(&self, place: Place) -> Vec<&str> {
        self.texts(&self.path(place))
    }

    /// Whether there is one line only, and neither mark nor remark.
    pub fn is_plain(&self) -> bool {
        let plain = |node: &Node| node.marks.is_empty() && node.remark.is_empty();
        self.nodes.iter().all(|node| node.children.len() <= 1 && plain(node))
    }

    /// Makes these moves the main line as far as they go, and adds those that are missing; the
    /// place after the last.
    pub fn follow(&mut self, moves: &[&str]) -> Place {
        let end = moves.iter().fold(Place::START, |place, mv| self.add(place, mv));
        self.promote(end);
        end
    }

    /// All of it in the order in which it is told: variations stand after the move they might have
    /// been played instead of. Without recursion, as they may be nested deeply.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let onward = |place: Place, played: usize| {
            let first = self.children(place).first();
            first.map(|&place| Step::Move { place, played, varies: false })
        };
        let mut todo: Vec<Step> = onward(Place::START, 0).into_iter().collect();
        while let Some(step) = todo.pop() {
            steps.push(step);
            let Step::Move { place, played, varies } = step else { continue };
            if varies {
                todo.push(Step::Close);
            }
            todo.extend(onward(place, played + 1));
            if !varies && let Some(parent) = self.parent(place) {
                let others = self.children(parent)[1..].iter().rev();
                todo.extend(others.map(|&place| Step::Move { place, played, varies: true }));
            }
        }
        steps
    }

    /// The moves that lead to each of these places.
    pub(crate) fn texts(&self, places: &[Place]) -> Vec<&str> {
        places.iter().filter_map(|&place| self.mv(place)).collect()
    }

    /// The place after a move, as a new last branch of a place that is there.
    pub(crate) fn push(&mut self, place: Place, mv: &str) -> Place {
        let child = Place(self.nodes.len());
        self.nodes.push(Node { mv: mv.to_string(), parent: Some(place), ..Node::default() });
        self.nodes[place.0].children.push(child);
        child
    }

    /// Takes away all that follows a place that is there.
    pub(crate) fn prune(&mut self, place: Place) {
        let mut doomed = std::mem::take(&mut self.nodes[place.0].children);
        while let Some(place) = doomed.pop() {
            doomed.append(&mut std::mem::take(&mut self.nodes[place.0]).children);
        }
    }

    /// A branch with the same move as an earlier one; found by sorting, as there may be thousands.
    pub(crate) fn twin(&self) -> Option<Place> {
        self.nodes.iter().filter(|node| node.children.len() > 1).find_map(|node| {
            let mv = |child: &Place| self.nodes[child.0].mv.clone();
            let mut moves: Vec<String> = node.children.iter().map(mv).collect();
            moves.sort_unstable();
            let twins = moves.windows(2).find(|pair| pair[0] == pair[1])?;
            node.children.iter().rev().find(|child| self.nodes[child.0].mv == twins[0]).copied()
        })
    }

    fn has(&self, place: Place) -> bool {
        place == Place::START || self.parent(place).is_some()
    }
}

/// The start alone.
impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: vec![Node::default()] }
    }
}

/// The same moves in the same order with the same marks and remarks, however they came about.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let mut pairs = vec![(Place::START, Place::START)];
        while let Some((here, there)) = pairs.pop() {
            let (children, others) = (self.children(here), other.children(there));
            let alike = self.mv(here) == other.mv(there)
                && self.marks(here) == other.marks(there)
                && self.remark(here) == other.remark(there)
                && children.len() == others.len();
            if !alike {
                return false;
            }
            pairs.extend(children.iter().copied().zip(others.iter().copied()));
        }
        true
    }
}

impl Eq for Tree {}
