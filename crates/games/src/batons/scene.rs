//! The table as a picture: wooden sticks on green felt, the spare beside them, pawns in the middle
//! of their cells.

use tabletier_core::words::batons as words;
use tabletier_core::{Frame, Game, Lang, Node, Number, Position, Scene, Target, View};

use super::Batons;
use super::figure::{Spot, UNIT, between, corner, corners, extent, middle, pole, spot};
use super::gesture::{Hand, SPARE};
use super::lattice::Stick;
use super::pawns::Stand;
use super::plan::{CellSet, Plan};
use super::position::{BatonsPosition, Colour};
use super::route::{Way, Written};

/// Half the thickness of a stick.
const THICK: f32 = 6.0;
/// How much shorter than a lattice edge a stick is at each end: six that meet in a point do not
/// cover each other.
const GAP: f32 = 11.0;
/// The radius of a pawn.
pub(super) const PAWN: f32 = 20.0;
/// The table around the plan: a stick can come to lie outside.
const RIM: f32 = 1.15 * UNIT;

/// What lies on the table, a turn half entered included.
pub(super) struct Picture {
    pub(super) sticks: Vec<Stick>,
    /// Where sticks were taken from in this turn and put elsewhere.
    gaps: Vec<Stick>,
    /// A stick in the hand, or the spare as `None`.
    held: Option<Option<Stick>>,
    /// Where the corner of the window lies in the picture.
    corner: Spot,
    /// What is seen of the table: the same for the whole turn, so that nothing grows or shrinks under
    /// the hand.
    frame: Frame,
    /// Where the stick in the hand may be put.
    pub(super) places: Vec<Stick>,
    pub(super) spare: bool,
    pub(super) plan: Plan,
    /// White's and Black's pawns.
    pub(super) pawns: [CellSet; 2],
    /// Where a pawn whose cell was divided may stay.
    pub(super) sides: CellSet,
}

impl Picture {
    pub(super) fn new(position: &BatonsPosition, view: &View<'_>) -> Picture {
        let mut picture = Picture {
            sticks: position.sticks().to_vec(),
            gaps: Vec::new(),
            held: None,
            corner: corner(position.origin),
            places: Vec::new(),
            spare: position.spare(),
            plan: position.plan(),
            pawns: position.pawns,
            sides: 0,
            frame: Frame::default(),
        };
        picture.frame = frame(&picture);
        if view.clicks.is_empty() {
            return picture;
        }
        let Ok(hand) = Hand::after(position, view.clicks) else { return picture };
        picture.gaps = hand.moved.iter().filter_map(|(from, _)| *from).collect();
        picture.held = hand.held;
        let taken: Vec<Option<Stick>> =
            hand.moved.iter().map(|(from, _)| *from).chain(hand.held).collect();
        picture.spare &= !taken.contains(&None);
        picture.sticks.retain(|stick| !taken.contains(&Some(*stick)));
        for &(_, to) in &hand.moved {
            let place = picture.sticks.partition_point(|stick| *stick < to);
            picture.sticks.insert(place, to);
        }
        picture.places = hand.places().into_iter().collect();
        if let (Some(stand), Some(change)) = (hand.stand(), &hand.change) {
            let Stand { mine, theirs } = stand;
            picture.sides = hand.open_sides();
            picture.plan = change.plan.clone();
            picture.pawns = match position.turn {
                Colour::White => [mine, theirs],
                Colour::Black => [theirs, mine],
            };
        }
        picture
    }

    /// Where a spot of the window lies in the picture.
    fn place(&self, (x, y): Spot) -> Spot {
        (x + self.corner.0, y + self.corner.1)
    }

    /// Where a pawn stands in a cell.
    fn pole(&self, cell: usize) -> Spot {
        self.place(pole(&self.plan, &self.plan.cells[cell]))
    }

    /// The outline of a stick, seen from above.
    fn bar(&self, stick: Stick) -> String {
        bar_between(self.place(spot(stick.tail())), self.place(spot(stick.head())))
    }

    pub(super) fn pawn(&self, cell: usize) -> Option<Colour> {
        let at = |colour: &Colour| self.pawns[*colour as usize] >> cell & 1 == 1;
        [Colour::White, Colour::Black].into_iter().find(at)
    }
}

/// What the classes look like.
pub(super) const STYLE: &str = include_str!("scene.css");
/// What they look like in cool colours.
const COOL: &str = include_str!("cool.css");
/// What the style sheet refers to.
pub(super) const DEFS: &str = include_str!("scene.svg");

pub(super) fn scene(position: &BatonsPosition, view: &View<'_>) -> Scene {
    let picture = Picture::new(position, view);
    let frame = picture.frame;
    let last = view.last.and_then(|last| last.parse::<Written>().ok());
    let mut nodes = vec![Node::rect(frame, 24.0, "table")];
    for (cell, face) in picture.plan.cells.iter().enumerate() {
        let corners = corners(&picture.plan, face).into_iter();
        let outline: Vec<Spot> = corners.map(|corner| picture.place(corner)).collect();
        let name = position.triangle_name(face.name);
        nodes.push(cell_node(name, picture.pawn(cell), &outline, view.lang));
    }
    nodes.extend(picture.gaps.iter().map(|&gap| Node::path(picture.bar(gap), "gap")));
    let laid: Vec<Stick> = (last.iter().flat_map(|last| &last.sticks))
        .filter_map(|(_, to)| to.stick(position.origin))
        .collect();
    // A stick in the hand stays where it was until it is put elsewhere.
    for &stick in picture.sticks.iter().chain(picture.held.iter().flatten()) {
        let last = laid.contains(&stick) && view.clicks.is_empty();
        let class = if last { "piece stick last" } else { "piece stick" };
        let name = position.stick_name(stick);
        nodes.push(stick_node(picture.place(middle(stick)), stick.axis(), class, name, view.lang));
    }
    for &place in &picture.places {
        let name = position.stick_name(place);
        let label = place_label(&name, view.lang);
        nodes.push(Node::path(picture.bar(place), "place").target(Target::new(name)).label(label));
    }
    if view.clicks.is_empty() {
        nodes.extend(last.as_ref().and_then(|last| way(position, &picture, last)));
    }
    for cell in 0..picture.plan.cells.len() {
        let at = picture.pole(cell);
        match picture.pawn(cell) {
            Some(colour) => nodes.push(pawn(at, colour, "piece pawn")),
            None if picture.sides >> cell & 1 == 1 => {
                nodes.push(pawn(at, position.turn, "pawn ghost"));
            }
            None => {}
        }
    }
    if picture.spare || picture.held == Some(None) {
        nodes.push(spare_node(frame, view.lang).target(Target::new(SPARE)));
    }
    Scene {
        frame,
        title: title(position, view.lang),
        style: STYLE,
        cool: COOL,
        defs: DEFS,
        nodes,
        controls: Vec::new(),
    }
}

fn title(position: &BatonsPosition, lang: Lang) -> String {
    Batons::ABOUT.title(position, lang, || Batons::ABOUT.turn(position.seat(), lang))
}

/// The part of the table around the plan, with room for the spare below.
fn frame(picture: &Picture) -> Frame {
    let spots = || picture.plan.points.iter().map(|&point| picture.place(spot(point)));
    let (left, right) = extent(spots().map(|spot| spot.0));
    let (top, bottom) = extent(spots().map(|spot| spot.1));
    Frame::new(left - RIM, top - RIM, right - left + 2.0 * RIM, bottom - top + 2.0 * RIM)
}

/// A cell of this outline, and the pawn in it.
#[inline(never)]
pub(super) fn cell_node(name: String, pawn: Option<Colour>, outline: &[Spot], lang: Lang) -> Node {
    let outline: Vec<String> = outline.iter().map(|(x, y)| point(*x, *y)).collect();
    let cell = name.as_str();
    let (class, label) = match pawn {
        Some(Colour::White) => ("cell white", words::label_white_pawn(cell)),
        Some(Colour::Black) => ("cell black", words::label_black_pawn(cell)),
        None => ("cell", words::label_empty_cell(cell)),
    };
    let label = label.say(lang);
    Node::path(format!("M{} Z", outline.join(" L")), class).target(Target::new(name)).label(label)
}

/// What a place for a stick is called.
pub(super) fn place_label(name: &str, lang: Lang) -> String {
    words::label_place(name).say(lang)
}

/// A stick on the table.
#[inline(never)]
pub(super) fn stick_node(at: Spot, axis: usize, class: &str, name: String, lang: Lang) -> Node {
    let label = words::label_stick(name.as_str()).say(lang);
    wood(at, axis, class).label(label).target(Target::new(name))
}

/// A point of a path.
pub(super) fn point(x: f32, y: f32) -> String {
    format!("{} {}", Number(x), Number(y))
}

/// A bar with slightly rounded ends.
#[inline(never)]
pub(super) fn bar_between(from: Spot, to: Spot) -> String {
    let (from, to) = (between(from, to, GAP / UNIT), between(to, from, GAP / UNIT));
    let long = (to.0 - from.0).hypot(to.1 - from.1);
    let (along, across) = ((to.0 - from.0) / long, (to.1 - from.1) / long);
    let beside = |(x, y): Spot, forth: f32, aside: f32| {
        point(x + along * forth - across * aside, y + across * forth + along * aside)
    };
    format!(
        "M{} L{} Q{} {} L{} Q{} {} Z",
        beside(from, 0.0, -THICK),
        beside(to, 0.0, -THICK),
        beside(to, 7.0, 0.0),
        beside(to, 0.0, THICK),
        beside(from, 0.0, THICK),
        beside(from, -7.0, 0.0),
        beside(from, 0.0, -THICK),
    )
}

/// A stick of wood along an axis, with its shadow and a line of grain.
#[inline(never)]
pub(super) fn wood((x, y): Spot, axis: usize, class: &str) -> Node {
    // All sticks along an axis are drawn after the same one, so that they look alike.
    let model = Stick::new(1, 1, axis);
    let (mx, my) = middle(model);
    let [from, to] = [model.tail(), model.head()].map(spot).map(|(x, y)| (x - mx, y - my));
    let body = bar_between(from, to);
    let (one, other) = (between(from, to, 0.16), between(from, to, 0.8));
    let grain = format!("M{} L{}", point(one.0, one.1 - 1.5), point(other.0, other.1 - 1.5));
    Node::group(
        x,
        y,
        class,
        vec![
            Node::group(2.5, 4.0, "", vec![Node::path(body.clone(), "shade")]),
            Node::path(body, "wood"),
            Node::path(grain, "grain"),
        ],
    )
}

#[inline(never)]
pub(super) fn spare_node(frame: Frame, lang: Lang) -> Node {
    let at = (frame.x + 0.75 * UNIT, frame.y + frame.height - 0.35 * UNIT);
    wood(at, 0, "piece stick").label(words::LABEL_SPARE.say(lang))
}

#[inline(never)]
pub(super) fn pawn((x, y): Spot, colour: Colour, class: &str) -> Node {
    let colour = match colour {
        Colour::White => "white",
        Colour::Black => "black",
    };
    Node::group(
        x,
        y,
        format!("{class} {colour}"),
        vec![
            Node::circle(2.5, 4.0, PAWN, "shade"),
            Node::circle(0.0, 0.0, PAWN, "body"),
            Node::circle(0.0, 0.0, 0.62 * PAWN, "ring"),
        ],
    )
}

/// The way of the pawn in the last turn.
fn way(position: &BatonsPosition, picture: &Picture, last: &Written) -> Option<Node> {
    let mut names = vec![last.from];
    match &last.way {
        Way::Step(to) => names.push(*to),
        Way::Jumps(jumps) => names.extend(jumps.iter().flat_map(|&(over, to)| [over, to])),
    }
    let spots: Vec<String> = names
        .iter()
        .map(|name| {
            let cell = picture.plan.cell(name.triangle(position.origin)?)?;
            let (x, y) = picture.pole(cell);
            Some(point(x, y))
        })
        .collect::<Option<_>>()?;
    Some(Node::path(format!("M{}", spots.join(" L")), "way"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_of_a_finished_game_says_who_has_won_and_why() {
        let start = BatonsPosition::start("sheet".parse().unwrap(), 0);
        assert_eq!(title(&start, Lang::find("fr").unwrap()), "Bâtons et Pions : à Blanc de jouer");
        let lock = start.read_move("b1.1>a0.0;c1.1>b0.0;d0.0-u0.0").unwrap();
        let locked = start.after(&lock);
        assert_eq!(
            title(&locked, Lang::english()),
            "Bâtons et Pions. White has won. The loser can move no pawn."
        );
        assert_eq!(
            title(&locked, Lang::find("fr").unwrap()),
            "Bâtons et Pions. Victoire : Blanc. Le perdant ne peut plus déplacer de pion."
        );
    }
}
