//! The board as a picture: hollow squares, rounds that nest in them, Billos stacked two high.

use tabletier_core::words::billo as words;
use tabletier_core::{Control, Frame, Game, Lang, Node, Number, Position, Scene, Target, View};

use super::Billo;
use super::board::Board;
use super::gesture::{Hand, shown_target};
use super::notation::{CLAIM, Route};
use super::pieces::{Colour, Content, Rank, Shape, Square, squares};
use super::position::{BilloPosition, Claim};

/// The side of a square.
pub(super) const SIDE: f32 = 100.0;
/// The frame around the board, with the names of rows and columns.
const RIM: f32 = 50.0;
/// How thick a piece is.
const THICK: f32 = 8.0;
/// Half the side of a square piece.
pub(super) const HALF: f32 = 42.0;
/// The radius of its hole.
pub(super) const HOLE: f32 = 30.0;
/// The radius of a round piece.
pub(super) const ROUND: f32 = 27.0;

/// What the classes look like.
pub(super) const STYLE: &str = include_str!("scene.css");
/// What they look like in cool colours.
const COOL: &str = include_str!("cool.css");

pub(super) fn scene(position: &BilloPosition, view: &View<'_>) -> Scene {
    let hand = Hand::after(position, view.clicks);
    let board = with_hand(position, hand.as_ref());
    Scene {
        title: title(position, view.lang),
        controls: claim_control(position, view.lang).into_iter().collect(),
        ..laid(&board, hand.as_ref(), view.last, view.lang)
    }
}

/// A board, whether or not a position can have it.
pub(super) fn laid(
    board: &Board,
    hand: Option<&Hand<'_>>,
    last: Option<&str>,
    lang: Lang,
) -> Scene {
    let whole = 8.0 * SIDE + 2.0 * RIM;
    let mut nodes = vec![
        Node::rect(Frame::new(0.0, 0.0, whole, whole), 18.0, "table"),
        Node::rect(Frame::new(10.0, 10.0, whole - 20.0, whole - 20.0), 12.0, "rim"),
    ];
    nodes.extend(names());
    let passed = last_squares(last);
    nodes.extend(squares(u64::MAX).map(|square| ground(board, square, passed, lang)));
    nodes.extend(way(last));
    // Upper rows first: stacks lean over the squares above them.
    for square in (0..64).rev().map(Square::new) {
        if let Some(content) = board.content(square) {
            nodes.extend(pieces(content, square, hand, lang));
        }
    }
    Scene {
        frame: Frame::new(0.0, 0.0, whole, whole),
        style: STYLE,
        cool: COOL,
        nodes,
        ..Scene::default()
    }
}

/// The board while a piece is in the hand: it stands where it has come to, and what it took is
/// gone.
pub(super) fn with_hand(position: &BilloPosition, hand: Option<&Hand<'_>>) -> Board {
    let mut board = position.board;
    if let Some(hand) = hand {
        let rank = board.take(position.turn, hand.shape(), hand.from());
        for square in squares(hand.state().taken) {
            board.take(position.turn.other(), hand.shape().other(), square);
        }
        board.put(position.turn, hand.shape(), rank, hand.state().at);
    }
    board
}

pub(super) fn claim_control(position: &BilloPosition, lang: Lang) -> Option<Control> {
    let open = position.may_claim() && position.over().is_none();
    open.then(|| Control {
        target: Target::new(CLAIM),
        label: words::CLAIM_BUTTON.say(lang).to_string(),
    })
}

fn route_squares(last: Option<&str>) -> Vec<Square> {
    let Some(Ok(route)) = last.map(str::parse::<Route>) else { return Vec::new() };
    std::iter::once(route.from).chain(route.steps.iter().map(|step| step.to)).collect()
}

/// Where the last move passed.
pub(super) fn last_squares(last: Option<&str>) -> u64 {
    route_squares(last).into_iter().fold(0, |set, square| set | square.bit())
}

fn title(position: &BilloPosition, lang: Lang) -> String {
    let seat = position.seat();
    Billo::ABOUT.title(position, lang, || match position.claim {
        Claim::Made => words::has_to_capture(Billo::ABOUT.players[seat.index()]).say(lang),
        _ => Billo::ABOUT.turn(seat, lang),
    })
}

fn centre(square: Square) -> (f32, f32) {
    let x = RIM + SIDE * (square.column() as f32 + 0.5);
    let y = RIM + SIDE * (7.5 - square.row() as f32);
    (x, y)
}

fn names() -> impl Iterator<Item = Node> {
    (0..8).flat_map(|i| {
        let (x, y) = centre(Square::at(i, i));
        let far = 8.0 * SIDE + 1.5 * RIM;
        let column = char::from(b'a' + i as u8).to_string();
        let row = (i + 1).to_string();
        [
            Node::text(x, 0.68 * RIM, column.clone(), "name"),
            Node::text(x, far + 0.18 * RIM, column, "name"),
            Node::text(0.5 * RIM, y + 9.0, row.clone(), "name"),
            Node::text(far, y + 9.0, row, "name"),
        ]
    })
}

fn ground(board: &Board, square: Square, last: u64, lang: Lang) -> Node {
    let (x, y) = centre(square);
    let dark = (square.column() + square.row()).is_multiple_of(2);
    let mut class = if dark { "square dark" } else { "square" }.to_string();
    if last & square.bit() != 0 {
        class.push_str(" last");
    }
    let what = board.content(square).map_or(words::SQUARE_EMPTY, Content::words);
    Node::rect(Frame::new(x - SIDE / 2.0, y - SIDE / 2.0, SIDE, SIDE), 0.0, class)
        .target(Target::new(square))
        .label(words::on_square(square.to_string(), what).say(lang))
}

/// The way of the last move, from centre to centre.
fn way(last: Option<&str>) -> Vec<Node> {
    let points: Vec<(f32, f32)> = route_squares(last).into_iter().map(centre).collect();
    let Some(&(x, y)) = points.first() else { return Vec::new() };
    let line: Vec<String> =
        points.iter().map(|(x, y)| format!("{} {}", Number(*x), Number(*y))).collect();
    vec![Node::path(format!("M{}", line.join(" L")), "way"), Node::circle(x, y, 13.0, "way-start")]
}

/// The one or two pieces of a square, the hollow square below the round.
fn pieces(content: Content, square: Square, hand: Option<&Hand<'_>>, lang: Lang) -> Vec<Node> {
    let (x, y) = centre(square);
    let mut nodes = Vec::new();
    for shape in [Shape::Square, Shape::Round] {
        let Some(rank) = content.rank(shape) else { continue };
        let alone = match shape {
            Shape::Round => Content { square: None, ..content },
            Shape::Square => Content { round: None, ..content },
        };
        let piece = piece(x, y, content.colour, shape, rank)
            .target(shown_target(hand, shape, square))
            .label(words::on_square(square.to_string(), alone.words()).say(lang));
        nodes.push(piece);
    }
    nodes
}

/// A piece with its middle at a point.
pub(super) fn piece(x: f32, y: f32, colour: Colour, shape: Shape, rank: Rank) -> Node {
    Node::group(x, y, format!("piece {}", class(colour, shape)), stack(shape, rank))
}

/// The classes of a piece.
pub(super) fn class(colour: Colour, shape: Shape) -> &'static str {
    match (colour, shape) {
        (Colour::Red, Shape::Round) => "red round",
        (Colour::Red, Shape::Square) => "red hollow",
        (Colour::Black, Shape::Round) => "black round",
        (Colour::Black, Shape::Square) => "black hollow",
    }
}

/// A piece around the origin, as it is seen from above.
pub(super) fn flat(shape: Shape, rank: Rank) -> Vec<Node> {
    let mut nodes = vec![Node::path(outline(shape, 0.0, 0.0), "face")];
    nodes.extend(lid(shape, rank, 0.0));
    nodes
}

/// A piece around the origin: its shadow, one or two layers, and what marks its rank.
fn stack(shape: Shape, rank: Rank) -> Vec<Node> {
    // A stack of two stands lower, so that it stays within its square.
    let (layers, ground) = match rank {
        Rank::Pawn => (1, 3.0),
        Rank::Billo => (2, 8.0),
    };
    let mut nodes = vec![Node::path(outline(shape, ground + 4.0, 3.0), "shade")];
    let mut top = ground;
    for layer in 0..layers {
        let foot = ground - THICK * 1.5 * layer as f32;
        top = foot - THICK;
        nodes.push(Node::path(outline(shape, foot, 0.0), "side"));
        nodes.push(Node::path(outline(shape, top, 0.0), "face"));
    }
    nodes.extend(lid(shape, rank, top));
    // Who aims at the hole means the piece.
    nodes.push(Node::circle(0.0, top, 28.0, "hole"));
    nodes
}

/// What lies on top of a piece and tells whose it is, and its rank.
fn lid(shape: Shape, rank: Rank, top: f32) -> Vec<Node> {
    let mut nodes = vec![match shape {
        Shape::Round => Node::circle(0.0, top, 15.0, "shine"),
        Shape::Square => frame_line(top, 35.0, "shine"),
    }];
    if rank == Rank::Billo {
        nodes.push(match shape {
            Shape::Round => Node::circle(0.0, top, 22.0, "crown"),
            Shape::Square => frame_line(top, 37.5, "crown"),
        });
    }
    nodes
}

fn frame_line(y: f32, half: f32, class: &str) -> Node {
    Node::rect(Frame::new(-half, y - half, 2.0 * half, 2.0 * half), half * 0.2, class)
}

/// The outline of a piece at a height: a ring, or a square with a round hole in which the ring
/// fits. `more` makes it larger.
fn outline(shape: Shape, y: f32, more: f32) -> String {
    match shape {
        Shape::Round => format!("{}{}", ring(y, ROUND + more), ring(y, 9.0)),
        Shape::Square => {
            let half = HALF + more;
            let round = 9.0;
            let (left, top) = (Number(round - half), Number(y - half));
            let (straight, round) = (Number(2.0 * (half - round)), Number(round));
            format!(
                "M{left} {top}h{straight}a{round} {round} 0 0 1 {round} {round}v{straight}\
                 a{round} {round} 0 0 1 -{round} {round}h-{straight}\
                 a{round} {round} 0 0 1 -{round} -{round}v-{straight}\
                 a{round} {round} 0 0 1 {round} -{round}z{}",
                ring(y, HOLE),
            )
        }
    }
}

fn ring(y: f32, r: f32) -> String {
    let (y, r, across) = (Number(y), Number(r), Number(2.0 * r));
    format!("M-{r} {y}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0z")
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::billo::BilloRules;

    fn title_of(rules: &str, text: &str, tag: &str) -> String {
        let rules = rules.parse::<BilloRules>().unwrap();
        title(&BilloPosition::read(rules, text).unwrap(), Lang::find(tag).unwrap())
    }

    #[test]
    fn the_title_says_who_is_to_move_or_must_capture() {
        let open = "7r/8/8/8/8/8/3s4/3C3S r -";
        assert_eq!(title_of("boutin", open, "en"), "Billo: Red to move");
        assert_eq!(title_of("boutin", open, "fr"), "Billo : à Rouge de jouer");
        let claimed = "7r/8/8/8/8/8/3s4/3C3S r !";
        assert_eq!(title_of("boutin", claimed, "en"), "Billo: Red has to capture");
        assert_eq!(title_of("boutin", claimed, "fr"), "Billo : Rouge doit prendre");
    }

    #[test]
    fn the_title_of_a_finished_game_says_who_has_won_and_why() {
        let lost = "8/8/8/8/2R5/8/8/8 b -";
        assert_eq!(
            title_of("catalano", lost, "en"),
            "Billo. Red has won. The loser has no piece left."
        );
        assert_eq!(
            title_of("catalano", lost, "fr"),
            "Billo. Victoire : Rouge. Le perdant n’a plus de pièce."
        );
        let drawn = "r7/8/8/8/8/8/8/R7 r -";
        assert_eq!(
            title_of("catalano", drawn, "en"),
            "Billo. A draw. All pieces have the same shape."
        );
    }
}
