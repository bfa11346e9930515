//! A picture as data: any client draws it, and none needs to know the game.

use crate::{Gesture, Target};

/// A picture of a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// The part of the plane that is shown.
    pub frame: Frame,
    /// What the picture shows, for those who do not see it.
    pub title: String,
    /// The game's style sheet: what its classes look like.
    pub style: &'static str,
    /// What the style sheet says otherwise in the second of the game's two colourings, the cool one.
    pub cool: &'static str,
    /// SVG definitions (gradients, patterns) that the style sheet or the shapes refer to.
    pub defs: &'static str,
    /// What is drawn, back to front. Whatever moves over the board is a piece, see [`Node::piece`];
    /// names of rows and columns have the class `name`, so that a client can leave them out.
    pub nodes: Vec<Node>,
    /// What can be clicked beside the board.
    pub controls: Vec<Control>,
}

/// A rectangle of the plane; y grows downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Frame {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// Its form.
    pub shape: Shape,
    /// Style classes, separated by blanks.
    pub class: String,
    /// What it is, in words.
    pub label: Option<String>,
    /// Its name for clicks.
    pub target: Option<Target>,
}

/// The form of something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// Several nodes, moved together.
    Group {
        /// Shift to the right.
        x: f32,
        /// Shift downwards.
        y: f32,
        /// The nodes, back to front.
        nodes: Vec<Node>,
    },
    /// A disc or ring.
    Circle {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius.
        r: f32,
    },
    /// A rectangle with rounded corners.
    Rect {
        /// Where it lies.
        frame: Frame,
        /// Radius of the corners.
        round: f32,
    },
    /// An outline in the path language of SVG.
    Path(String),
    /// Words, centred on a point.
    Text {
        /// Middle.
        x: f32,
        /// Base line.
        y: f32,
        /// The words.
        text: String,
    },
}

/// Something to click that has no place on the board: claim, pass, a number to announce.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// Its name for clicks.
    pub target: Target,
    /// What is written on it.
    pub label: String,
}

impl Frame {
    /// The rectangle at (x, y).
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Frame {
        Frame { x, y, width, height }
    }
}

// Nothing here is in a hurry, and scenes call it hundreds of times: never inlined, it keeps the
// download of the web client small.
impl Node {
    /// A shape of a class.
    pub fn new(shape: Shape, class: impl Into<String>) -> Node {
        Node { shape, class: class.into(), label: None, target: None }
    }

    /// Nodes moved together.
    #[inline(never)]
    pub fn group(x: f32, y: f32, class: impl Into<String>, nodes: Vec<Node>) -> Node {
        Node::new(Shape::Group { x, y, nodes }, class)
    }

    /// A disc.
    #[inline(never)]
    pub fn circle(x: f32, y: f32, r: f32, class: impl Into<String>) -> Node {
        Node::new(Shape::Circle { x, y, r }, class)
    }

    /// A rectangle.
    #[inline(never)]
    pub fn rect(frame: Frame, round: f32, class: impl Into<String>) -> Node {
        Node::new(Shape::Rect { frame, round }, class)
    }

    /// An outline.
    #[inline(never)]
    pub fn path(path: impl Into<String>, class: impl Into<String>) -> Node {
        Node::new(Shape::Path(path.into()), class)
    }

    /// Words.
    #[inline(never)]
    pub fn text(x: f32, y: f32, text: impl Into<String>, class: impl Into<String>) -> Node {
        Node::new(Shape::Text { x, y, text: text.into() }, class)
    }

    /// The same node, with words for those who do not see it.
    #[must_use]
    #[inline(never)]
    pub fn label(self, label: impl Into<String>) -> Node {
        Node { label: Some(label.into()), ..self }
    }

    /// The same node, to be clicked under this name.
    #[must_use]
    #[inline(never)]
    pub fn target(self, target: Target) -> Node {
        Node { target: Some(target), ..self }
    }

    /// What kind of piece this is, if it is one: its classes without the marks, which come and go.
    ///
    /// A piece is a group among the nodes of a scene, placed by its middle, and drawn alike wherever
    /// it stands, but for what changes about the piece itself. So whoever finds a kind at one place
    /// less and at another more in the next picture has seen a piece move.
    pub fn piece(&self) -> Option<String> {
        const MARKS: [&str; 3] = ["last", "chosen", "next"];
        let classes = self.class.split_ascii_whitespace();
        let kind: Vec<&str> = classes.filter(|class| !MARKS.contains(class)).collect();
        kind.contains(&"piece").then(|| kind.join(" "))
    }

    /// Takes away what only a screen needs: names for clicks, and labels.
    pub fn mute(&mut self) {
        self.each_mut(&mut |node| (node.target, node.label) = (None, None));
    }

    fn each<'a>(&'a self, visit: &mut impl FnMut(&'a Node)) {
        visit(self);
        if let Shape::Group { nodes, .. } = &self.shape {
            nodes.iter().for_each(|node| node.each(visit));
        }
    }

    fn each_mut(&mut self, visit: &mut impl FnMut(&mut Node)) {
        visit(self);
        if let Shape::Group { nodes, .. } = &mut self.shape {
            nodes.iter_mut().for_each(|node| node.each_mut(visit));
        }
    }
}

impl Scene {
    /// Every name that can be clicked, on the board and beside it.
    pub fn targets(&self) -> Vec<&Target> {
        let mut targets: Vec<&Target> =
            self.controls.iter().map(|control| &control.target).collect();
        for node in &self.nodes {
            node.each(&mut |node| targets.extend(&node.target));
        }
        targets
    }

    /// Gives what may be clicked next the class `next`, and what has been clicked `chosen`.
    pub fn mark(&mut self, gesture: &Gesture, clicks: &[Target]) {
        for node in &mut self.nodes {
            node.each_mut(&mut |node| {
                let Some(target) = &node.target else { return };
                if clicks.contains(target) {
                    node.class.push_str(" chosen");
                }
                if gesture.next.contains(target) {
                    node.class.push_str(" next");
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_do_not_change_the_kind_of_a_piece() {
        let kind = |class: &str| Node::group(0.0, 0.0, class, Vec::new()).piece();
        assert_eq!(kind("piece red round last next").as_deref(), Some("piece red round"));
        assert_eq!(kind("red chosen piece").as_deref(), Some("red piece"));
        assert_eq!(kind("pieces red"), None);
    }
}
