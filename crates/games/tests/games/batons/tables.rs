//! Positions for tests, from sticks and pawns in any order.

use tabletier_core::Position;
use tabletier_games::batons::{BatonsPosition, BatonsRules};

/// Six triangles around a point, as sticks relative to it.
const WHEEL: [(char, i32, i32); 12] = [
    ('a', 0, -1),
    ('b', 1, -1),
    ('c', 0, 0),
    ('a', -1, 1),
    ('b', -1, 0),
    ('c', -1, -1),
    ('a', 0, 0),
    ('b', 0, 0),
    ('c', -1, 0),
    ('a', -1, 0),
    ('b', 0, -1),
    ('c', 0, -1),
];

/// The sticks of a wheel around a point.
pub(crate) fn wheel(x: i32, y: i32) -> Vec<String> {
    WHEEL.iter().map(|(axis, dx, dy)| format!("{axis}{}.{}", x + dx, y + dy)).collect()
}

/// Names in the order of positions.
pub(crate) fn sorted(names: &[String]) -> String {
    let mut keyed: Vec<(i32, i32, &String)> = names
        .iter()
        .map(|name| {
            let (x, y) = name[1..].split_once('.').unwrap();
            (y.parse().unwrap(), x.parse().unwrap(), name)
        })
        .collect();
    // `u` comes before `d`, and `a` before `b` before `c`.
    keyed.sort_by_key(|&(y, x, name)| (y, x, name.replace('u', "U")));
    let names: Vec<&str> = keyed.iter().map(|(_, _, name)| name.as_str()).collect();
    if names.is_empty() { "-".to_string() } else { names.join(",") }
}

/// A position of these sticks and pawns; the spare is what is missing to 30.
pub(crate) fn table(sticks: &[String], white: &str, black: &str, turn: char) -> BatonsPosition {
    let names = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
    let text = format!(
        "{} {} {} {} {turn}",
        sorted(sticks),
        sorted(&names(white)),
        sorted(&names(black)),
        30 - sticks.len(),
    );
    by_sheet(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn sheet() -> BatonsRules {
    "sheet".parse::<BatonsRules>().unwrap()
}

pub(crate) fn by_sheet(text: &str) -> Result<BatonsPosition, tabletier_core::TextError> {
    BatonsPosition::read(sheet(), text)
}

pub(crate) fn start() -> BatonsPosition {
    BatonsPosition::start(sheet(), 0)
}

/// The text of a position with every coordinate shifted.
pub(crate) fn shifted(text: &str, dx: i32, dy: i32) -> String {
    let fields: Vec<String> = text
        .split(' ')
        .map(|field| {
            let names = field.split(',').map(|name| match name[1..].split_once('.') {
                Some((x, y)) => {
                    let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
                    format!("{}{}.{}", &name[..1], x + dx, y + dy)
                }
                None => name.to_string(),
            });
            names.collect::<Vec<_>>().join(",")
        })
        .collect();
    fields.join(" ")
}

#[track_caller]
pub(crate) fn play(position: &BatonsPosition, text: &str) -> BatonsPosition {
    let mv = position.read_move(text).unwrap_or_else(|error| panic!("{error}"));
    assert!(position.moves().contains(&mv), "{text} is read but not listed");
    position.after(&mv)
}

/// The start with a rhombus in Black's camp: its dividing stick and the spare lie outside.
pub(crate) fn rhombus() -> BatonsPosition {
    let text = start().to_string();
    let sticks = text.split(' ').next().unwrap().split(',').filter(|name| *name != "c2.1");
    let sticks: Vec<String> = sticks.chain(["c1.-1", "b2.-1"]).map(String::from).collect();
    let white = "d0.0 u1.0 d1.0 u2.0 u0.1 d0.1 u0.2";
    table(&sticks, white, "d2.0 u2.1 d0.2 u1.2 d1.2 u2.2", 'w')
}

/// Two wheels that share a point, and a stick that closes a triangle between them; a triangle on
/// top of each.
pub(crate) fn twins(white: &str, black: &str, turn: char) -> BatonsPosition {
    let more = ["a2.0", "b0.2", "c0.2", "b2.2", "c2.2"].map(String::from);
    table(&[wheel(1, 1), wheel(3, 1), more.to_vec()].concat(), white, black, turn)
}

/// Two wheels joined by two sticks; two triangles outside the first.
pub(crate) fn dumbbell() -> BatonsPosition {
    let more = ["a2.0", "a2.1", "c1.-1", "b2.-1", "c-1.1", "a-1.2"].map(String::from);
    table(&[wheel(1, 1), wheel(4, 0), more.to_vec()].concat(), "d0.0", "d4.-1", 'w')
}
