//! The board as a picture: trays that slide in a deep frame, and marbles of glass.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{
    Control, Frame, Game, Lang, Node, Number, Phrase, Position, Scene, Target, View,
};

use super::Bilitaire;
use super::board::{Board, Hole, Slot, Way, holes, slots};
use super::gesture::{Hand, REMOVE};
use super::last::Last;
use super::position::{BilitairePosition, Scores, Turn};

/// The side of a slot; holes lie half of it apart, on a tray and across touching trays.
pub(super) const SIDE: f32 = 160.0;
/// The frame around the slots, with their names and those of the holes.
const RIM: f32 = 46.0;
/// The height of what is written above the board.
const HEAD: f32 = 132.0;
const WIDTH: f32 = 4.0 * SIDE + 2.0 * RIM;
/// The board without what is written above it.
pub(super) const FRAME: Frame = Frame::new(0.0, HEAD, WIDTH, WIDTH);
/// The side of a tray.
pub(super) const TRAY: f32 = SIDE - 8.0;
/// The radius of a hole.
pub(super) const PIT: f32 = 30.0;
/// The radius of a marble.
pub(super) const GLASS: f32 = 26.5;

/// What the classes look like.
pub(super) const STYLE: &str = include_str!("scene.css");
/// What they look like in cool colours.
const COOL: &str = include_str!("cool.css");
/// What the style sheet refers to.
pub(super) const DEFS: &str = include_str!("scene.svg");

pub(super) fn scene(position: &BilitairePosition, view: &View<'_>) -> Scene {
    let (hand, controls) = match Hand::after(position, view.clicks) {
        Ok((hand, gesture)) => (hand, controls(&gesture.next, view.lang)),
        Err(_) => (Hand::Empty, Vec::new()),
    };
    let turn = position.turn();
    let picture = Picture {
        board: hand.board(position),
        slots: turn == Turn::Trays,
        holes: matches!(turn, Turn::Opening | Turn::Jumps(_)),
        last: Last::shown(position, view.last),
        lang: view.lang,
    };
    let title = title(position, view.lang);
    Scene { title, controls, ..picture.scene(position, hand.announced(position)) }
}

/// A board, whether or not a position can have it; everything in it can be touched.
pub(super) fn laid(position: &BilitairePosition, lang: Lang) -> Scene {
    let picture =
        Picture { board: position.board, slots: true, holes: true, last: Last::default(), lang };
    picture.scene(position, Hand::Empty.announced(position))
}

/// What can be clicked beside the board: removing the chosen tray, and announcements.
pub(super) fn controls(next: &[Target], lang: Lang) -> Vec<Control> {
    let label = |name: &str| match name.strip_prefix('!') {
        Some(jumps) => Some(words::control_announce(jumps.parse::<u8>().ok()?).say(lang)),
        None => (name == REMOVE).then(|| words::CONTROL_REMOVE.say(lang).to_string()),
    };
    next.iter()
        .filter_map(|target| {
            Some(Control { target: target.clone(), label: label(target.as_str())? })
        })
        .collect()
}

fn title(position: &BilitairePosition, lang: Lang) -> String {
    Bilitaire::ABOUT.title(position, lang, || match position.turn() {
        Turn::Opening => words::TITLE_OPENING.say(lang).to_string(),
        Turn::Trays => words::TITLE_TRAYS.say(lang).to_string(),
        Turn::Jumps(1) => words::TITLE_JUMP.say(lang).to_string(),
        Turn::Jumps(jumps) => words::title_jumps(jumps).say(lang),
        Turn::Over => String::new(),
    })
}

/// Above the board: the marbles left, what was announced, and the score to beat.
fn head(
    position: &BilitairePosition,
    board: Board,
    announced: Option<u8>,
    lang: Lang,
) -> Vec<Node> {
    let (number, word) = match position.scores() {
        Scores::None | Scores::One(_) if position.rules().single => {
            ("1".to_string(), words::CARD_SINGLE)
        }
        Scores::None => ("1/2".to_string(), words::CARD_ROUND),
        Scores::One(first) | Scores::Both(first, _) => (first.to_string(), words::CARD_TO_BEAT),
    };
    let card = |left: f32, number: String, word: Phrase| {
        let (width, height) = (190.0, HEAD - 24.0);
        [
            Node::rect(Frame::new(left, 6.0, width, height), 16.0, "card"),
            Node::text(left + width / 2.0, 64.0, number, "count"),
            Node::text(left + width / 2.0, 96.0, word.say(lang), "word"),
        ]
    };
    let left = board.count().to_string();
    let mut nodes = Vec::from(card(0.0, left, words::CARD_LEFT));
    nodes.extend(card(WIDTH - 190.0, number, word));
    if let Some(jumps) = announced {
        let x = WIDTH / 2.0;
        let balloon = "M286 6 L446 6 Q470 6 470 30 L470 84 Q470 108 446 108 L392 108 L366 130 \
                       L352 108 L286 108 Q262 108 262 84 L262 30 Q262 6 286 6 Z";
        nodes.push(Node::path(balloon, "balloon"));
        nodes.push(Node::text(x, 70.0, words::balloon_jumps(jumps).say(lang), "spoken"));
        nodes.push(Node::text(x, 97.0, words::BALLOON_IN_A_ROW.say(lang), "said"));
    }
    nodes
}

/// The frame, and the names of slots and holes.
pub(super) fn ground() -> Vec<Node> {
    let around = |rim: f32| {
        let side = WIDTH - 2.0 * rim;
        Frame::new(rim, HEAD + rim, side, side)
    };
    let mut nodes = vec![
        Node::rect(around(0.0), 22.0, "frame"),
        Node::rect(around(7.0), 17.0, "rim"),
        Node::rect(around(RIM - 6.0), 10.0, "well"),
    ];
    nodes.extend(names());
    nodes
}

/// The upper left corner of a slot.
fn corner(slot: Slot) -> (f32, f32) {
    let x = RIM + SIDE * f32::from(slot.column());
    let y = HEAD + RIM + SIDE * f32::from(3 - slot.row());
    (x, y)
}

/// The middle of a slot.
pub(super) fn middle(slot: Slot) -> (f32, f32) {
    let (x, y) = corner(slot);
    (x + SIDE / 2.0, y + SIDE / 2.0)
}

/// How far the hole in a corner of a tray is from the tray's middle.
fn from_middle(corner: u8) -> (f32, f32) {
    let (right, upper) = (corner % 2, corner / 2);
    (SIDE * (0.5 * f32::from(right) - 0.25), SIDE * (0.25 - 0.5 * f32::from(upper)))
}

fn centre(hole: Hole) -> (f32, f32) {
    let ((x, y), (dx, dy)) = (middle(hole.slot()), from_middle(hole.corner()));
    (x + dx, y + dy)
}

/// Holes below and on the left, slots above and on the right.
fn names() -> impl Iterator<Item = Node> {
    let far = RIM + 4.0 * SIDE + 0.55 * RIM;
    let of_holes = (0..8).flat_map(move |i| {
        let (x, y) = centre(Hole::new(i, i));
        let column = char::from(b'a' + i).to_string();
        [
            Node::text(x, HEAD + far + 5.0, column, "name hole-name"),
            Node::text(0.5 * RIM, y + 6.0, (i + 1).to_string(), "name hole-name"),
        ]
    });
    let of_slots = (0..4).flat_map(move |i| {
        let (x, y) = corner(Slot::new(i, i));
        let column = char::from(b'A' + i).to_string();
        [
            Node::text(x + SIDE / 2.0, HEAD + 0.68 * RIM, column, "name"),
            Node::text(far, y + SIDE / 2.0 + 7.0, (i + 1).to_string(), "name"),
        ]
    });
    of_holes.chain(of_slots)
}

/// What the nodes of slots and holes depend on.
struct Picture {
    board: Board,
    /// Whether slots can be touched.
    slots: bool,
    /// Whether holes can.
    holes: bool,
    last: Last,
    lang: Lang,
}

impl Picture {
    fn scene(&self, position: &BilitairePosition, announced: Option<u8>) -> Scene {
        let mut nodes = head(position, self.board, announced, self.lang);
        nodes.extend(ground());
        let free = Slot::all().filter(|slot| !self.board.has_tray(*slot));
        nodes.extend(free.map(|slot| self.free(slot)));
        nodes.extend(slots(self.board.trays).map(|slot| self.tray(slot)));
        let on_trays = || holes(u64::MAX).filter(|hole| self.board.has_tray(hole.slot()));
        nodes.extend(on_trays().filter_map(|hole| self.hole(hole)));
        nodes.extend(on_trays().filter(|hole| self.board.has_marble(*hole)).map(marble));
        nodes.extend(self.way());
        Scene {
            frame: Frame::new(0.0, 0.0, WIDTH, HEAD + WIDTH),
            style: STYLE,
            cool: COOL,
            defs: DEFS,
            nodes,
            ..Scene::default()
        }
    }

    fn class(class: &str, last: bool) -> String {
        if last { format!("{class} last") } else { class.to_string() }
    }

    fn free(&self, slot: Slot) -> Node {
        let (x, y) = corner(slot);
        let class = Picture::class("deep", self.last.slots & slot.bit() != 0);
        let nodes = vec![
            Node::rect(Frame::new(3.0, 3.0, SIDE - 6.0, SIDE - 6.0), 12.0, "slot"),
            Node::rect(Frame::new(18.0, 24.0, SIDE - 36.0, SIDE - 38.0), 8.0, "floor"),
        ];
        let label = words::label_free(slot.to_string()).say(self.lang);
        let node = Node::group(x, y, class, nodes);
        if self.slots { node.label(label).target(Target::new(slot)) } else { node }
    }

    fn tray(&self, slot: Slot) -> Node {
        let (x, y) = middle(slot);
        let marbles = self.board.load(slot).count_ones();
        let label = words::label_tray(marbles, slot.to_string()).say(self.lang);
        let mut node = tray_at(x, y);
        node.class = Picture::class(&node.class, self.last.slots & slot.bit() != 0);
        if self.slots { node.label(label).target(Target::new(slot)) } else { node }
    }

    /// What lies over a hole, to click it or to mark it.
    fn hole(&self, hole: Hole) -> Option<Node> {
        let (x, y) = centre(hole);
        let last = self.last.holes & hole.bit() != 0;
        let class = Picture::class("hole", last);
        let brim = Node::circle(0.0, -1.0, 30.0, "brim");
        if !self.holes {
            return last.then(|| Node::group(x, y, class, vec![brim]));
        }
        let label = match self.board.has_marble(hole) {
            true => words::label_marble(hole.to_string()),
            false => words::label_hole(hole.to_string()),
        };
        let touch = Node::circle(0.0, 0.0, 39.0, "touch");
        let node = Node::group(x, y, class, vec![touch, brim]);
        Some(node.label(label.say(self.lang)).target(Target::new(hole)))
    }

    /// The way of the last move: from hole to hole, or arrows where trays have left.
    fn way(&self) -> Vec<Node> {
        let points: Vec<String> = self
            .last
            .route
            .iter()
            .map(|hole| {
                let (x, y) = centre(*hole);
                format!("{} {}", Number(x), Number(y))
            })
            .collect();
        let mut nodes = Vec::new();
        if !points.is_empty() {
            nodes.push(Node::path(format!("M{}", points.join(" L")), "trail"));
        }
        if let Some((left, way)) = self.last.left {
            let free = slots(left).filter(|slot| !self.board.has_tray(*slot));
            nodes.extend(free.map(|slot| arrow(slot, way)));
        }
        nodes
    }
}

/// An empty tray with its middle at a point.
pub(super) fn tray_at(x: f32, y: f32) -> Node {
    let mut nodes = vec![
        Node::rect(block(1.0, 6.0), 17.0, "shade"),
        Node::rect(block(0.0, 3.0), 15.0, "side"),
        Node::rect(block(0.0, -1.0), 15.0, "body"),
        Node::rect(block(-4.0, -1.0), 11.0, "bevel"),
        Node::circle(0.0, -1.0, 13.0, "finger"),
    ];
    nodes.extend(pits());
    Node::group(x, y, "piece tray", nodes)
}

/// A tray's block around its middle, so much larger and so much further down.
pub(super) fn block(more: f32, down: f32) -> Frame {
    let half = TRAY / 2.0 + more;
    Frame::new(-half, down - half, 2.0 * half, 2.0 * half)
}

/// The holes of a tray.
pub(super) fn pits() -> impl Iterator<Item = Node> {
    (0..4).map(|corner| {
        let (x, y) = from_middle(corner);
        Node::circle(x, y - 1.0, PIT, "pit")
    })
}

/// An arrow in a slot.
fn arrow(slot: Slot, way: Way) -> Node {
    let (x, y) = corner(slot);
    let (right, up) = way.vector();
    let (right, down) = (f32::from(right), -f32::from(up));
    // So far ahead and so far to the side of the middle.
    let point = |ahead: f32, aside: f32| {
        let x = x + SIDE / 2.0 + ahead * right - aside * down;
        let y = y + SIDE / 2.0 + ahead * down + aside * right;
        format!("{} {}", Number(x), Number(y))
    };
    let line = [point(-34.0, 0.0), point(30.0, 0.0)].join(" L");
    let head = [point(10.0, -20.0), point(30.0, 0.0), point(10.0, 20.0)].join(" L");
    Node::path(format!("M{line} M{head}"), "way")
}

fn marble(hole: Hole) -> Node {
    let (x, y) = centre(hole);
    marble_at(hole.corner(), x, y)
}

/// A marble. It keeps its corner of the tray whether it jumps or slides, so a colour for each
/// corner makes every marble keep its own; it means nothing else.
pub(super) fn marble_at(corner: u8, x: f32, y: f32) -> Node {
    let (colour, swirl) = match corner {
        0 => ("amber", "M-13 7 Q-3 -9 14 -3"),
        1 => ("green", "M-12 -5 Q2 9 13 3"),
        2 => ("blue", "M-7 13 Q-8 -4 9 -10"),
        _ => ("rose", "M-14 1 Q0 -12 12 8"),
    };
    Node::group(x, y, format!("piece marble {colour}"), glass(colour, swirl))
}

/// A marble of a colour around its middle.
pub(super) fn glass(colour: &str, swirl: &str) -> Vec<Node> {
    vec![
        Node::circle(2.0, 5.0, 27.0, "drop"),
        Node::circle(0.0, 0.0, GLASS, format!("glass {colour}")),
        Node::path(swirl, "swirl"),
        Node::circle(-6.0, -8.0, 14.0, "glow"),
        Node::circle(-9.0, -12.0, 5.0, "glint"),
    ]
}
