//! The table while it is set up: what lies there, and places around it for more.

use tabletier_core::draft::SETTING_UP;
use tabletier_core::{Frame, Lang, Node, Scene, Target};

use super::super::figure::{Spot, UNIT, at, between, corner, extent, pole};
use super::super::notation::{AXES, HALVES, Name};
use super::super::position::{Colour, STICKS};
use super::super::scene::{
    DEFS, STYLE, bar_between, cell_node, pawn, place_label, spare_node, stick_node,
};
use super::{BatonsDraft, Place, lies_in};

pub(super) fn scene(draft: &BatonsDraft, lang: Lang) -> Scene {
    let field = draft.field();
    let picture = Picture { origin: field[0] };
    let (left, right) = extent(field.iter().map(|&point| picture.spot(point).0));
    let (top, bottom) = extent(field.iter().map(|&point| picture.spot(point).1));
    let rim = 0.5 * UNIT;
    let (width, height) = (right - left + 2.0 * rim, bottom - top + 2.0 * rim);
    let frame = Frame::new(left - rim, top - rim, width, height);
    let mut nodes = vec![Node::rect(frame, 24.0, "table")];

    let cells = draft.cells();
    let cells = cells.as_ref();
    // Pawns by where they stand.
    let mut standing: Vec<(Name, Name, Colour)> = Vec::new();
    for (pawns, colour) in draft.pawns.iter().zip([Colour::White, Colour::Black]) {
        for &pawn in pawns {
            standing.push((BatonsDraft::standing(cells, pawn), pawn, colour));
        }
    }
    let pawn_in =
        |name: Name| standing.iter().find(|(here, ..)| *here == name).map(|(.., colour)| *colour);
    let mut places: Vec<(Name, Vec<Spot>)> = Vec::new();
    if let Some(cells) = cells {
        for (cell, face) in cells.plan.cells.iter().enumerate() {
            let points = cells.plan.outline(face).into_iter();
            let outline = points.map(|point| picture.spot(cells.place(point))).collect();
            places.push((cells.name(cell), outline));
        }
    }
    for &(x, y) in &field {
        for triangle in [Name { y, x, kind: 0 }, Name { y, x: x - 1, kind: 1 }] {
            let open = match cells {
                // Outside of the cells only what has come to stand there.
                Some(cells) => cells.around(triangle).is_none() && pawn_in(triangle).is_some(),
                None => lies_in(&field, &triangle.corners()),
            };
            if open {
                places.push((triangle, picture.corners(triangle)));
            }
        }
    }
    for (name, outline) in places {
        nodes.push(cell_node(name.text(HALVES), pawn_in(name), &outline, lang));
    }

    for &(x, y) in &field {
        for kind in 0..3 {
            let stick = Name { y, x: if kind == 2 { x - 1 } else { x }, kind };
            let (one, other) = stick.ends();
            if lies_in(&field, &[one, other]) && draft.sticks.binary_search(&stick).is_err() {
                let (from, to) = picture.ends(stick);
                let name = stick.text(AXES);
                let site = Node::path(bar_between(from, to), "site");
                nodes.push(site.label(place_label(&name, lang)).target(Target::new(name)));
            }
        }
    }
    for &stick in &draft.sticks {
        let (from, to) = picture.ends(stick);
        let middle = between(from, to, 0.5);
        nodes.push(stick_node(middle, stick.kind, "piece stick", stick.text(AXES), lang));
    }
    for &(name, triangle, colour) in &standing {
        let alone = standing.iter().filter(|(here, ..)| *here == name).count() == 1;
        let cell = cells.filter(|_| alone).and_then(|cells| Some((cells, cells.around(name)?)));
        let spot = match cell {
            Some((cells, cell)) => {
                let (x, y) = picture.spot(cells.origin);
                let (dx, dy) = pole(&cells.plan, &cells.plan.cells[cell]);
                (x + dx, y + dy)
            }
            None => {
                let spots = picture.corners(triangle);
                between(between(spots[0], spots[1], 0.5), spots[2], 1.0 / 3.0)
            }
        };
        nodes.push(pawn(spot, colour, "piece pawn"));
    }
    if draft.sticks.len() + 1 == STICKS {
        nodes.push(spare_node(frame, lang));
    }
    let title = SETTING_UP.say(lang).to_string();
    Scene { frame, title, style: STYLE, defs: DEFS, nodes, ..Scene::default() }
}

/// Where things are drawn.
struct Picture {
    origin: Place,
}

impl Picture {
    #[inline(never)]
    fn spot(&self, (x, y): Place) -> Spot {
        let from = corner(self.origin);
        let to = at((x - self.origin.0) as f32, (y - self.origin.1) as f32);
        (from.0 + to.0, from.1 + to.1)
    }

    /// The ends of a stick.
    #[inline(never)]
    fn ends(&self, stick: Name) -> (Spot, Spot) {
        let (one, other) = stick.ends();
        (self.spot(one), self.spot(other))
    }

    /// The corners of a triangle.
    #[inline(never)]
    fn corners(&self, triangle: Name) -> Vec<Spot> {
        triangle.corners().iter().map(|&point| self.spot(point)).collect()
    }
}
