//! Arrows and rings over a board: the way of a move, or what somebody draws.

use tabletier_session::{Lang, Number, Scene, Seat, Session, Shape, Target};

use super::motion::between;

/// A point of a picture.
pub(crate) type Point = (f32, f32);

/// An arrow from point to point, or a ring around a single one.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mark {
    pub(crate) way: Vec<Point>,
    /// What it is for, as a class of the page.
    pub(crate) class: &'static str,
}

/// The classes of marks that are about a seat.
const SEATS: [&str; Seat::MOST] = ["seat-0", "seat-1", "seat-2", "seat-3"];

/// The arrows of a move that may be played.
pub(crate) fn of_move(session: &dyn Session, mv: &str, class: &'static str) -> Vec<Mark> {
    let mut ahead = session.copy();
    let clicks = ahead.clicks(mv).unwrap_or_default();
    if ahead.play(mv).is_err() {
        return Vec::new();
    }
    of_frames(&ahead.frames(Lang::default()), &clicks, class)
}

/// The arrows of all moves since the player to move had their turn, but for the very last, which the
/// board itself shows. There are some only where more than two play.
pub(crate) fn since_own_turn(session: &dyn Session) -> Vec<Mark> {
    let mut marks = Vec::new();
    let (movers, own) = (session.movers(), session.seat());
    let played: Vec<String> = session.played().into_iter().map(String::from).collect();
    let others = movers[..played.len()].iter().rev().take_while(|seat| **seat != own).count();
    let mut before = session.copy();
    // Whoever has given up takes that back first.
    while before.played().len() == played.len() && before.undo() {}
    for number in (played.len() - others.min(played.len())..played.len()).rev().skip(1) {
        let clicks = |session: &dyn Session| session.clicks(&played[number]).unwrap_or_default();
        let frames = before.frames(Lang::default());
        before.undo();
        marks.extend(of_frames(&frames, &clicks(&*before), SEATS[movers[number].index()]));
    }
    marks
}

/// What each click moves in these pictures; rings around what is clicked if nothing does. What moves
/// besides, such as marbles on a tray, needs no arrow of its own.
fn of_frames(frames: &[Scene], clicks: &[Target], class: &'static str) -> Vec<Mark> {
    let mut ways: Vec<Vec<Point>> = Vec::new();
    // Where what has moved besides is now, and where it was at first.
    let mut besides: Vec<(Point, Point)> = Vec::new();
    for (click, pair) in clicks.iter().zip(frames.windows(2)) {
        let Some(place) = centre(&pair[0], click) else { continue };
        let mut shifts = between(&pair[0], &pair[1]).shifts;
        shifts.sort_by(|a, b| distance(a.to, place).total_cmp(&distance(b.to, place)));
        let first = |from: Point, besides: &[(Point, Point)]| {
            besides.iter().rev().find(|(now, _)| *now == from).map_or(from, |(_, first)| *first)
        };
        let mut shifts = shifts.into_iter();
        if let Some(shift) = shifts.next() {
            match ways.iter_mut().find(|way| way.last() == Some(&shift.from)) {
                Some(way) => way.push(shift.to),
                None => ways.push(vec![first(shift.from, &besides), shift.to]),
            }
        }
        for shift in shifts {
            besides.push((shift.to, first(shift.from, &besides)));
        }
    }
    // A piece that is lifted on its square has not gone anywhere.
    let near = frames.first().map_or(0.0, |scene| 0.03 * scene.frame.width);
    for way in &mut ways {
        let (start, end) = (way[0], way[way.len() - 1]);
        way.dedup_by(|to, from| distance(*from, *to) < near && *to != end);
        way[0] = start;
    }
    ways.retain(|way| way.len() > 1 && distance(way[0], way[way.len() - 1]) >= near);
    if ways.is_empty() {
        let places = clicks.iter().zip(frames).filter_map(|(click, scene)| centre(scene, click));
        ways = places.map(|place| vec![place]).collect();
    }
    ways.into_iter().map(|way| Mark { way, class }).collect()
}

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Where something that can be clicked has its middle.
pub(crate) fn centre(scene: &Scene, target: &Target) -> Option<Point> {
    let node = scene.nodes.iter().find(|node| node.target.as_ref() == Some(target))?;
    Some(match &node.shape {
        Shape::Group { x, y, .. } | Shape::Circle { x, y, .. } | Shape::Text { x, y, .. } => {
            (*x, *y)
        }
        Shape::Rect { frame, .. } => (frame.x + frame.width / 2.0, frame.y + frame.height / 2.0),
        Shape::Path(path) => {
            let points = corners(path);
            let count = points.len().max(1) as f32;
            let sum = points.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
            (sum.0 / count, sum.1 / count)
        }
    })
}

/// The points that a path of straight lines names.
fn corners(path: &str) -> Vec<Point> {
    let numbers = path.split(|c: char| c.is_ascii_alphabetic() || c.is_ascii_whitespace());
    let numbers: Vec<f32> = numbers.filter_map(number).collect();
    numbers.as_chunks::<2>().0.iter().map(|&[x, y]| (x, y)).collect()
}

/// A number as scenes write it: digits, perhaps after a sign, perhaps with a point. The usual way to read
/// one would bring ten kilobytes of tables to everybody.
fn number(text: &str) -> Option<f32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits: i32 = format!("{whole}{part}").parse().ok()?;
    Some(digits as f32 / 10_i32.pow(part.len() as u32) as f32)
}

/// How large most of what can be clicked is, where that can be told: a square's side.
pub(crate) fn reach(scene: &Scene) -> Option<f32> {
    let mut sides: Vec<f32> = (scene.nodes.iter().filter(|node| node.target.is_some()))
        .filter_map(|node| match &node.shape {
            Shape::Rect { frame, .. } => Some(frame.width.min(frame.height)),
            Shape::Circle { r, .. } => Some(2.0 * r),
            _ => None,
        })
        .collect();
    sides.sort_by(f32::total_cmp);
    sides.get(sides.len() / 2).copied()
}

/// An arrow of this thickness as two paths: its line, and its head.
pub(crate) fn arrow(way: &[Point], thick: f32) -> (String, String) {
    let [.., (ax, ay), (bx, by)] = *way else { return Default::default() };
    let long = distance((ax, ay), (bx, by)).max(1.0);
    let (dx, dy) = ((bx - ax) / long, (by - ay) / long);
    // A head is no longer than its line.
    let head = (3.2 * thick).min(0.8 * long);
    let point = |along: f32, aside: f32| {
        let (x, y) = (bx + along * dx - aside * dy, by + along * dy + aside * dx);
        format!("{} {}", Number(x), Number(y))
    };
    let passed = way[..way.len() - 1].iter().map(|(x, y)| format!("{} {}", Number(*x), Number(*y)));
    let line: Vec<String> = passed.chain([point(-0.8 * head, 0.0)]).collect();
    let tip = [point(-head, -0.6 * head), point(0.0, 0.0), point(-head, 0.6 * head)];
    (format!("M{}", line.join(" L")), format!("M{} Z", tip.join(" L")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::{Frame, Node, catalog};

    #[test]
    fn moves_of_every_game_can_be_pointed_out() {
        for entry in catalog::GAMES {
            let mut session = entry.start(None, 3).unwrap();
            for turn in 0..24 {
                let mut moves = session.moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves.swap_remove(7 * turn % moves.len());
                let marks = of_move(&*session, &mv, "hinted");
                assert!(!marks.is_empty(), "{}: {mv}", entry.about().key);
                let frame = session.picture(Lang::default()).frame;
                for mark in marks {
                    let far = |(x, y): &Point| {
                        (x - frame.x).abs() > 2.0 * frame.width
                            || (y - frame.y).abs() > 2.0 * frame.height
                    };
                    assert!(!mark.way.iter().any(far), "{}: {mv} {mark:?}", entry.about().key);
                    if mark.way.len() > 1 {
                        let (line, head) = arrow(&mark.way, 10.0);
                        assert!(!format!("{line}{head}").contains("NaN"));
                    }
                }
                session.play(&mv).unwrap();
            }
        }
    }

    #[test]
    fn all_moves_since_the_own_turn_are_pointed_out_where_more_than_two_play() {
        let games = catalog::GAMES.iter().filter(|entry| entry.about().players.len() == 4);
        for entry in games {
            let mut session = entry.start(Some("players=4"), 3).unwrap();
            for turn in 0..30 {
                let mut moves = session.moves();
                let mv = moves.swap_remove(7 * turn % moves.len());
                session.play(&mv).unwrap();
                // Of three others the last is shown by the board.
                assert_eq!(since_own_turn(&*session).is_empty(), turn == 0, "after {turn}");
            }
            let classes: Vec<_> = since_own_turn(&*session).iter().map(|it| it.class).collect();
            assert!(classes.len() == 2 && classes[0] != classes[1], "{classes:?}");
        }
        let mut two = catalog::GAMES[0].start(None, 3).unwrap();
        for _ in 0..4 {
            let mv = two.moves().remove(0);
            two.play(&mv).unwrap();
            assert!(since_own_turn(&*two).is_empty());
        }
    }

    #[test]
    fn what_is_carried_along_has_no_arrow() {
        let scene = |tray: f32| {
            let piece = |class: &str, x: f32| Node::group(x, 0.0, class, Vec::new());
            let places = [0.0, 100.0].map(|x| {
                Node::circle(x, 0.0, 9.0, "slot").target(Target::new(format!("s{x}"))).label("slot")
            });
            let pieces = [piece("piece tray", tray), piece("piece marble", tray + 20.0)];
            let nodes = places.into_iter().chain(pieces).collect();
            Scene { frame: Frame::new(0.0, 0.0, 200.0, 50.0), nodes, ..Scene::default() }
        };
        let clicks = ["s0", "s100"].map(Target::new);
        let marks = of_frames(&[scene(0.0), scene(0.0), scene(100.0)], &clicks, "own");
        assert_eq!(marks, [Mark { way: vec![(0.0, 0.0), (100.0, 0.0)], class: "own" }]);
        let marks = of_frames(&[scene(0.0), scene(0.0)], &clicks[..1], "own");
        assert_eq!(marks, [Mark { way: vec![(0.0, 0.0)], class: "own" }], "a ring");
    }

    #[test]
    fn a_cell_has_its_middle_between_its_corners() {
        assert_eq!(corners("M0 0 L10 0 L-4 -6.5 Z"), [(0.0, 0.0), (10.0, 0.0), (-4.0, -6.5)]);
    }
}
