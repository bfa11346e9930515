//! What moves from one picture to the next.

use tabletier_session::{Node, Scene, Shape};

/// A piece that stands elsewhere than in the picture before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Shift {
    /// Which piece of the new picture, counted from the back.
    pub(crate) piece: usize,
    /// Where it was.
    pub(crate) from: (f32, f32),
    /// Where it is.
    pub(crate) to: (f32, f32),
}

/// What changed between two pictures.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Motion {
    /// The pieces that have moved.
    pub(crate) shifts: Vec<Shift>,
    /// The pieces that are gone.
    pub(crate) gone: Vec<Node>,
}

/// Pairs what is at another place with what stood elsewhere, by kind: the nearest first, so that
/// a row of alike pieces does not cross.
pub(crate) fn between(before: &Scene, after: &Scene) -> Motion {
    let mut gone = pieces(before);
    let mut come: Vec<(usize, Piece<'_>)> = pieces(after).into_iter().enumerate().collect();
    come.retain(|(_, piece)| {
        let same = gone.iter().position(|old| old.kind == piece.kind && old.at == piece.at);
        same.map(|place| gone.remove(place)).is_none()
    });
    let mut shifts = Vec::new();
    while let Some((old, new)) = nearest(&gone, &come) {
        let (from, (piece, to)) = (gone.remove(old), come.remove(new));
        shifts.push(Shift { piece, from: from.at, to: to.at });
    }
    Motion { shifts, gone: gone.into_iter().map(|piece| piece.node.clone()).collect() }
}

struct Piece<'a> {
    kind: String,
    at: (f32, f32),
    node: &'a Node,
}

fn pieces(scene: &Scene) -> Vec<Piece<'_>> {
    let piece = |node| match (Node::piece(node), &node.shape) {
        (Some(kind), &Shape::Group { x, y, .. }) => Some(Piece { kind, at: (x, y), node }),
        _ => None,
    };
    scene.nodes.iter().filter_map(piece).collect()
}

/// The two of a kind that are closest to each other.
fn nearest(gone: &[Piece<'_>], come: &[(usize, Piece<'_>)]) -> Option<(usize, usize)> {
    let pairs = gone.iter().enumerate().flat_map(|(old, from)| {
        let alike = come.iter().enumerate().filter(|(_, (_, to))| to.kind == from.kind);
        alike.map(move |(new, (_, to))| {
            let (x, y) = (to.at.0 - from.at.0, to.at.1 - from.at.1);
            (x * x + y * y, (old, new))
        })
    });
    pairs.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, pair)| pair)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(pieces: &[(&str, f32, f32)]) -> Scene {
        let node = |&(class, x, y): &(&str, f32, f32)| Node::group(x, y, class, Vec::new());
        Scene { nodes: pieces.iter().map(node).collect(), ..Scene::default() }
    }

    #[test]
    fn what_moved_is_told_from_what_was_taken() {
        let before =
            scene(&[("piece red", 0.0, 0.0), ("piece red", 5.0, 0.0), ("piece blue", 1.0, 0.0)]);
        let after = scene(&[("piece red last", 2.0, 0.0), ("piece red", 5.0, 0.0)]);
        let motion = between(&before, &after);
        assert_eq!(motion.shifts, [Shift { piece: 0, from: (0.0, 0.0), to: (2.0, 0.0) }]);
        assert_eq!(motion.gone.len(), 1);
        assert_eq!(between(&after, &after), Motion::default());
    }

    #[test]
    fn alike_pieces_go_the_shortest_ways() {
        let before = scene(&[("piece", 0.0, 0.0), ("piece", 1.0, 0.0)]);
        let after = scene(&[("piece", 2.0, 0.0), ("piece", 1.0, 0.0)]);
        // One of them moved, and it was the one at 0.
        assert_eq!(between(&before, &after).shifts.len(), 1);
        let after = scene(&[("piece", 3.0, 0.0), ("piece", 0.0, 1.0)]);
        let shifts = between(&before, &after).shifts;
        assert_eq!(shifts[0], Shift { piece: 1, from: (0.0, 0.0), to: (0.0, 1.0) });
        assert_eq!(shifts[1], Shift { piece: 0, from: (1.0, 0.0), to: (3.0, 0.0) });
    }
}
