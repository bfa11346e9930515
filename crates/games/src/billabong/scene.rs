//! The board as a picture: sand, the lake and its stream, and the kangaroos on and in them.

use tabletier_core::words::billabong as words;
use tabletier_core::{
    Control, Frame, Game, Lang, Message, Node, Number, Position, Scene, Seat, Target, View,
};

use super::Billabong;
use super::board::{COLUMNS, ROWS, Square, Squares};
use super::gesture::{Hand, LAKE};
use super::kangaroo::{Stand, TEAM, Team};
use super::notation::{PASS, squares_of};
use super::portrait;
use super::position::{BillabongMove, BillabongPosition};

/// The side of a square.
pub(super) const SIDE: f32 = 100.0;
/// The rim around the board, with the names of rows and columns.
const RIM: f32 = 60.0;
/// The upper rim, high enough for the heads of those still to be placed.
const BENCH: f32 = 86.0;
const WIDTH: f32 = COLUMNS as f32 * SIDE + 2.0 * RIM;
const HEIGHT: f32 = ROWS as f32 * SIDE + BENCH + RIM;
/// The board with an equal rim all around.
pub(super) const LAND: Frame = Frame::new(0.0, BENCH - RIM, WIDTH, HEIGHT - BENCH + RIM);
/// The lake.
const SHORE: Frame = Frame::new(RIM + 6.0 * SIDE, BENCH + 6.0 * SIDE, 4.0 * SIDE, 2.0 * SIDE);
/// How far a kangaroo that was picked up is held from the middle of its square, to the left and up.
const LIFT: (f32, f32) = (16.0, 26.0);

/// What the classes look like.
pub(super) const STYLE: &str = include_str!("scene.css");
/// What they look like in cool colours.
const COOL: &str = include_str!("cool.css");
/// What the style sheet refers to.
pub(super) const DEFS: &str = include_str!("scene.defs.svg");

pub(super) fn scene(position: &BillabongPosition, view: &View<'_>) -> Scene {
    let picture = Picture::new(position, view);
    let mut nodes = vec![
        Node::rect(Frame::new(0.0, 0.0, WIDTH, HEIGHT), 24.0, "table"),
        Node::rect(Frame::new(12.0, 12.0, WIDTH - 24.0, HEIGHT - 24.0), 16.0, "rim"),
        // The squares leave a line between them, and the corners of the lake to it.
        Node::rect(Frame::new(RIM, BENCH, COLUMNS as f32 * SIDE, ROWS as f32 * SIDE), 0.0, "grid"),
        Node::rect(SHORE, 0.0, "square"),
    ];
    nodes.extend(names());
    let last: Squares = picture.last.iter().copied().collect();
    // Row by row, as the squares are read out and visited by keyboard.
    let land = Square::all().filter(|square| !square.is_lake());
    nodes.extend(land.map(|square| picture.ground(square, last.has(square))));
    nodes.extend(course());
    nodes.extend(water(view.lang));
    nodes.extend(hops(&picture.last, "way"));
    if let Some(hand) = &picture.hand {
        nodes.extend(hops(&hand.squares(), "way hand"));
    }
    nodes.extend(picture.standing());
    nodes.extend(picture.bathing());
    nodes.extend(picture.waiting());
    Scene {
        frame: Frame::new(0.0, 0.0, WIDTH, HEIGHT),
        title: title(position, view.lang),
        style: STYLE,
        cool: COOL,
        defs: DEFS,
        nodes,
        controls: pass_control(position, view.lang).into_iter().collect(),
    }
}

/// Who stands on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    /// A racing kangaroo, or a ghost, with its count.
    Kangaroo(Option<Seat>, u8),
    /// The referee.
    Referee,
}

/// What is to be drawn: the position as the hand has changed it, and the last move.
pub(super) struct Picture<'a> {
    position: &'a BillabongPosition,
    lang: Lang,
    pub(super) hand: Option<Hand>,
    /// The squares that the last move passed.
    pub(super) last: Vec<Square>,
}

impl<'a> Picture<'a> {
    pub(super) fn new(position: &'a BillabongPosition, view: &View<'_>) -> Picture<'a> {
        let hand = Hand::after(position, view.clicks);
        let last = view.last.map(squares_of).unwrap_or_default();
        Picture { position, lang: view.lang, hand, last }
    }

    /// Who stands on a square while the hand moves.
    pub(super) fn figure(&self, square: Square) -> Option<Figure> {
        if let Some(hand) = &self.hand {
            let Stand { square: here, count } = hand.here();
            if square == here && !hand.is_home() {
                return Some(Figure::Kangaroo(Some(self.position.seat()), count));
            }
            if square == hand.squares()[0] {
                return hand.has_jumped().then_some(Figure::Referee);
            }
        }
        let of =
            |team: &Team, seat| team.on(square).map(|stand| Figure::Kangaroo(seat, stand.count));
        let players =
            self.position.in_play().find_map(|seat| of(self.position.team(seat), Some(seat)));
        players.or_else(|| of(self.position.ghosts(), None))
    }

    /// How many kangaroos of a player are home while the hand moves.
    pub(super) fn home(&self, seat: Seat) -> usize {
        let arriving =
            seat == self.position.seat() && self.hand.as_ref().is_some_and(Hand::is_home);
        self.position.team(seat).home() + usize::from(arriving)
    }

    /// Whether a kangaroo was picked up and has not yet come to another square.
    fn is_lifted(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| hand.squares().len() == 1)
    }

    /// Whether the referee is in the lake and not on the starting square.
    fn referee_rests(&self) -> bool {
        !self.is_lifted() && !self.hand.as_ref().is_some_and(Hand::has_jumped)
    }

    fn ground(&self, square: Square, last: bool) -> Node {
        let (x, y) = centre(square);
        let dark = (square.column() + square.row()).is_multiple_of(2);
        let mut class = if dark { "square dark" } else { "square" }.to_string();
        if last {
            class.push_str(" last");
        }
        let what = said(self.figure(square));
        let side = SIDE - 2.0;
        Node::rect(Frame::new(x - side / 2.0, y - side / 2.0, side, side), 0.0, class)
            .target(Target::new(square))
            .label(words::on_square(square.to_string(), what).say(self.lang))
    }

    fn standing(&self) -> Vec<Node> {
        let referee = |x, y| Node::group(x, y, "piece roo referee", portrait::referee());
        let drawn = |square: Square| {
            let (x, y) = centre(square);
            let in_hand = self.hand.as_ref().is_some_and(|hand| hand.here().square == square);
            let kangaroo = |x, y, seat, count| {
                let mut node = kangaroo(x, y, seat, count);
                if in_hand {
                    node.class.push_str(" chosen");
                }
                node
            };
            match self.figure(square) {
                None => Vec::new(),
                Some(Figure::Referee) => vec![referee(x, y)],
                // The referee takes the place of the one that was picked up.
                Some(Figure::Kangaroo(seat, count)) if in_hand && self.is_lifted() => {
                    vec![referee(x, y), kangaroo(x - LIFT.0, y - LIFT.1, seat, count)]
                }
                Some(Figure::Kangaroo(seat, count)) => vec![kangaroo(x, y, seat, count)],
            }
        };
        // Upper rows first, so that ears are not cut off.
        let mut squares: Vec<Square> = Square::all().collect();
        squares.reverse();
        squares.into_iter().flat_map(drawn).collect()
    }

    /// Those who are home, a row per player, and the referee on a rock at the side.
    fn bathing(&self) -> Vec<Node> {
        let players = self.position.seats();
        let row = (SHORE.height - 20.0) / players as f32;
        let mut nodes = Vec::new();
        for seat in self.position.in_play() {
            let y = SHORE.y + 10.0 + row * (seat.index() as f32 + 0.5);
            for place in 0..self.home(seat) {
                // Rows are shifted against each other, as bathers are.
                let shift = if seat.index() % 2 == 0 { 0.0 } else { 26.0 };
                let x = SHORE.x + 46.0 + shift + 60.0 * place as f32;
                let class = format!("piece bather {}", coat(Some(seat)));
                nodes.push(Node::group(x, y, class, portrait::bather()));
            }
        }
        if self.referee_rests() {
            let (x, y) = (SHORE.x + SHORE.width - 40.0, SHORE.y + SHORE.height / 2.0);
            nodes.push(Node::group(x, y, "piece bather referee", portrait::bather()));
        }
        nodes
    }

    /// Those still to be placed, on the upper rim.
    fn waiting(&self) -> Vec<Node> {
        let teams = self.position.in_play().map(|seat| (Some(seat), self.position.team(seat)));
        let teams = teams.chain([(None, self.position.ghosts())]).enumerate();
        let waiting = teams.flat_map(|(rank, (seat, team))| {
            let place = rank * (TEAM + 1);
            (place..place + team.waiting()).map(move |place| (seat, place))
        });
        let head = |(seat, place): (Option<Seat>, usize)| {
            let x = RIM + 60.0 + 56.0 * place as f32;
            let class = format!("piece waiting {}", coat(seat));
            Node::group(x, BENCH - 31.0, class, portrait::head())
        };
        waiting.map(head).collect()
    }
}

/// A kangaroo in the race, or a ghost, with the middle of its square at a point.
pub(super) fn kangaroo(x: f32, y: f32, seat: Option<Seat>, count: u8) -> Node {
    Node::group(x, y, format!("piece roo {}", coat(seat)), portrait::whole(count))
}

/// The class that gives a team its coat.
pub(super) fn coat(seat: Option<Seat>) -> &'static str {
    match seat {
        Some(Seat::A) => "red",
        Some(Seat::B) => "blue",
        Some(Seat::C) => "yellow",
        Some(_) => "purple",
        None => "ghost",
    }
}

/// Who stands on a square, in words.
fn said(figure: Option<Figure>) -> Message {
    match figure {
        None => words::SQUARE_EMPTY.into(),
        Some(Figure::Referee) => words::SQUARE_REFEREE.into(),
        Some(Figure::Kangaroo(None, _)) => words::SQUARE_GHOST.into(),
        Some(Figure::Kangaroo(seat, count)) => words::kangaroo(coat(seat), count),
    }
}

fn title(position: &BillabongPosition, lang: Lang) -> String {
    let seat = position.seat();
    Billabong::ABOUT.title(position, lang, || match position.placing() {
        true => words::to_place(Billabong::ABOUT.players[seat.index()]).say(lang),
        false => Billabong::ABOUT.turn(seat, lang),
    })
}

pub(super) fn pass_control(position: &BillabongPosition, lang: Lang) -> Option<Control> {
    let stuck = position.moves() == [BillabongMove::Pass];
    stuck.then(|| Control {
        target: Target::new(PASS),
        label: words::PASS_BUTTON.say(lang).to_string(),
    })
}

fn centre(square: Square) -> (f32, f32) {
    let x = RIM + SIDE * (f32::from(square.column()) + 0.5);
    let y = HEIGHT - RIM - SIDE * (f32::from(square.row()) + 0.5);
    (x, y)
}

fn names() -> impl Iterator<Item = Node> {
    let columns = (0..COLUMNS).map(|column| {
        let x = RIM + SIDE * (f32::from(column) + 0.5);
        Node::text(x, HEIGHT - RIM / 2.0 + 10.0, char::from(b'a' + column).to_string(), "name")
    });
    let rows = (0..ROWS).flat_map(|row| {
        let y = HEIGHT - RIM - SIDE * (f32::from(row) + 0.5) + 10.0;
        let name = (row + 1).to_string();
        [RIM / 2.0, WIDTH - RIM / 2.0].map(|x| Node::text(x, y, name.clone(), "name"))
    });
    columns.chain(rows)
}

/// The way around the lake, clockwise, with an arrow head on each side.
fn course() -> Vec<Node> {
    let (left, top) = (SHORE.x - 1.5 * SIDE, SHORE.y - 1.5 * SIDE);
    let (right, bottom) = (SHORE.x + SHORE.width + 1.5 * SIDE, SHORE.y + SHORE.height + 1.5 * SIDE);
    let (x, y) = (SHORE.x + SHORE.width / 2.0, SHORE.y + SHORE.height / 2.0);
    let loop_ = Node::rect(Frame::new(left, top, right - left, bottom - top), 140.0, "course");
    let heads = [
        (x + 2.0 * SIDE, bottom, -1.0, 0.0),
        (x - 2.0 * SIDE, bottom, -1.0, 0.0),
        (left, y, 0.0, -1.0),
        (x, top, 1.0, 0.0),
        (right, y, 0.0, 1.0),
    ];
    let head = |(x, y, dx, dy): (f32, f32, f32, f32)| {
        // A chevron: back and to both sides of its tip.
        let point =
            |along: f32, aside: f32| (x + along * dx - aside * dy, y + along * dy + aside * dx);
        let [(ax, ay), (bx, by), (cx, cy)] =
            [point(-14.0, -20.0), point(16.0, 0.0), point(-14.0, 20.0)];
        Node::path(format!("M{} L{} L{}", at(ax, ay), at(bx, by), at(cx, cy)), "course-head")
    };
    std::iter::once(loop_).chain(heads.map(head)).collect()
}

/// The lake, and the stream from it down to the lower edge.
fn water(lang: Lang) -> Vec<Node> {
    let x = RIM + 8.0 * SIDE;
    let (top, bottom) = (SHORE.y + SHORE.height - 20.0, HEIGHT - RIM);
    // A wave a row, each side mirrored, so that the stream keeps its line between h and i.
    let mut path = format!("M{} L{}", at(x, top), at(x, top + 20.0));
    let mut y = top + 20.0;
    let mut aside = 9.0;
    while y < bottom {
        let (middle, end) = (y + SIDE / 2.0, y + SIDE);
        path.push_str(&format!(" Q{} {}", at(x + aside, middle), at(x, end)));
        aside = -aside;
        y = end;
    }
    let shrunk = |by: f32| {
        Frame::new(SHORE.x + by, SHORE.y + by, SHORE.width - 2.0 * by, SHORE.height - 2.0 * by)
    };
    let ripple = |x: f32, y: f32| {
        let (x, y) = (SHORE.x + x, SHORE.y + y);
        Node::path(
            format!(
                "M{} Q{} {} Q{} {}",
                at(x, y),
                at(x + 12.0, y - 8.0),
                at(x + 24.0, y),
                at(x + 36.0, y + 8.0),
                at(x + 48.0, y)
            ),
            "ripple",
        )
    };
    let mut nodes = vec![
        Node::path(path.clone(), "stream bank"),
        Node::rect(SHORE, 34.0, "lake bank"),
        Node::path(path.clone(), "stream"),
        Node::rect(shrunk(7.0), 30.0, "lake")
            .target(Target::new(LAKE))
            .label(words::LAKE.say(lang)),
        Node::path(path, "current"),
    ];
    nodes.extend(
        [(40.0, 34.0), (250.0, 30.0), (140.0, 105.0), (300.0, 168.0), (60.0, 172.0)]
            .map(|(x, y)| ripple(x, y)),
    );
    nodes
}

/// A point of a path.
fn at(x: f32, y: f32) -> String {
    format!("{} {}", Number(x), Number(y))
}

/// A way over squares as a kangaroo goes it: a hop for each leg, a mark on each landing.
fn hops(squares: &[Square], class: &str) -> Vec<Node> {
    let points: Vec<(f32, f32)> = squares.iter().copied().map(centre).collect();
    let Some(&(x, y)) = points.first() else { return Vec::new() };
    let mut path = format!("M{}", at(x, y));
    for leg in points.windows(2) {
        let [(ax, ay), (bx, by)] = [leg[0], leg[1]];
        let length = (bx - ax).hypot(by - ay);
        // A step is straight, a jump bows upwards, or to the left where it goes up or down.
        let bow = match length < 1.5 * SIDE {
            true => 0.0,
            false if bx > ax || bx == ax && by < ay => 0.2,
            false => -0.2,
        };
        let (cx, cy) = ((ax + bx) / 2.0 + bow * (by - ay), (ay + by) / 2.0 - bow * (bx - ax));
        path.push_str(&format!(" Q{} {}", at(cx, cy), at(bx, by)));
    }
    let mut nodes =
        vec![Node::path(path.clone(), format!("{class} glow")), Node::path(path, class)];
    nodes.push(Node::circle(x, y, 13.0, format!("{class} start")));
    nodes.extend(
        points.iter().skip(1).map(|&(x, y)| Node::circle(x, y, 9.0, format!("{class} mark"))),
    );
    nodes
}
