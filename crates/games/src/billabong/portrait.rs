//! What a kangaroo looks like, around the middle of its square.

use tabletier_core::{Frame, Node};

/// A kangaroo from its left side, sitting up.
const BODY: &str = "M-34 -21 C-33 -27 -27 -31 -21 -31 C-23 -38 -22 -44 -19 -47 C-15 -44 -13 -38 -13 -33 \
                    C-12 -39 -9 -44 -5 -46 C-3 -41 -5 -33 -8 -28 C-6 -24 -6 -21 -5 -18 \
                    C4 -15 16 -11 23 -2 C29 6 30 14 33 22 C36 30 42 33 48 30 C47 38 37 42 29 38 \
                    C24 36 20 33 17 33 C15 36 12 38 8 39 L-18 42 C-24 42 -24 36 -18 35 L-6 33 \
                    C-4 28 -5 23 -6 18 C-9 16 -12 13 -13 9 C-16 13 -21 17 -25 17 \
                    C-29 17 -29 12 -26 10 C-22 8 -19 3 -18 -3 C-18 -8 -18 -12 -19 -15 C-24 -15 -32 -16 -34 -21 Z";
/// The line of the thigh.
const THIGH: &str = "M16 33 C22 26 20 14 10 12 C2 11 -3 16 -3 22";
/// A head and a neck from the left side.
const HEAD: &str = "M-28 6 C-27 -4 -17 -10 -7 -11 C-11 -21 -10 -30 -5 -35 C1 -30 5 -22 5 -15 \
                    C6 -23 11 -30 17 -34 C21 -26 18 -15 13 -6 C17 1 18 11 21 21 L-9 21 \
                    C-6 16 -6 12 -9 12 C-16 15 -26 13 -28 6 Z";

/// A kangaroo with a pip for every crossing.
pub(super) fn whole(count: u8) -> Vec<Node> {
    let mut nodes = sitting();
    for pip in 0..count {
        nodes.push(Node::circle(36.0, -36.0 + 22.0 * f32::from(pip), 9.0, "pip"));
    }
    nodes
}

/// The referee, with a collar and a whistle.
pub(super) fn referee() -> Vec<Node> {
    let mut nodes = sitting();
    nodes.push(Node::path("M-20 -13 L-5 -16 L-4 -9 L-18 -5 Z", "collar"));
    nodes.push(Node::circle(-15.0, 3.0, 4.0, "whistle"));
    nodes
}

fn sitting() -> Vec<Node> {
    vec![
        Node::rect(Frame::new(-26.0, 34.0, 66.0, 12.0), 6.0, "shade"),
        Node::path(BODY, "skin"),
        Node::path(BODY, "coat"),
        Node::path(THIGH, "line"),
        Node::circle(-24.0, -24.0, 2.6, "eye"),
    ]
}

/// A head above the water.
pub(super) fn bather() -> Vec<Node> {
    let mut nodes = head();
    nodes
        .push(Node::path("M-27 21 Q-13 11 0 18 Q15 26 32 17 Q29 29 2 29 Q-22 29 -27 21 Z", "wave"));
    nodes
}

/// A head by itself.
pub(super) fn head() -> Vec<Node> {
    vec![Node::path(HEAD, "skin"), Node::path(HEAD, "coat"), Node::circle(-11.0, -1.0, 3.0, "eye")]
}
