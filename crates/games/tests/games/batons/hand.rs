//! A turn entered by clicks: what is asked, and what is shown meanwhile.

use tabletier_core::{Drawn, Gesture, Lang, Node, Position, Shape, Target, View};
use tabletier_games::batons::BatonsPosition;

/// Moving a1.3 and b0.1 to b2.0 and b2.2 divides two cells of Black.
const DIVIDED: &str = "a1.-1,b1.-1,b2.-1,c0.0,c1.0,a2.0,c2.0,a3.0,b3.0,c3.0,a0.1,b0.1,c0.1,a1.1,\
    b3.1,c-1.2,a0.2,b1.2,c1.2,a2.2,b3.2,a-1.3,b-1.3,c-1.3,a0.3,a1.3,b1.3,a2.3,c2.3,a1.4 \
    u1.-1,d2.0,d-1.2 d1.0,d1.2,u1.3 0 b";

fn position() -> BatonsPosition {
    BatonsPosition::read("sheet".parse().unwrap(), DIVIDED).unwrap()
}

fn targets(clicks: &str) -> Vec<Target> {
    clicks.split_whitespace().map(Target::new).collect()
}

fn after(clicks: &str) -> Gesture {
    position().gesture(&targets(clicks)).unwrap()
}

/// How many pawns are drawn as not yet placed.
fn ghosts(clicks: &str) -> usize {
    let view = View { clicks: &targets(clicks), ..View::default() };
    position().scene(&view).svg().matches("scene-pawn scene-ghost").count()
}

#[test]
fn when_two_cells_are_divided_each_question_says_which_pawn_it_is_about() {
    let first = after("a1.3 b2.0 b0.1 b2.2");
    assert!(first.prompt.say(Lang::english()).starts_with("Two cells are divided."));
    assert_eq!(first.next, targets("d1.0 u2.0"));
    let other = after("a1.3 b2.0 b0.1 b2.2 d1.0");
    assert_eq!(other.prompt.say(Lang::english()), "Choose the side on which the other pawn stays.");
    assert_eq!(other.next, targets("u2.2"));
}

#[test]
fn a_pawn_on_its_way_leaves_no_shadow_where_it_began() {
    let placed = "a1.3 b2.0 b0.1 b2.2 d1.0 u2.2";
    assert_eq!(ghosts("a1.3 b2.0 b0.1 b2.2"), 2);
    assert_eq!(ghosts(placed), 0);
    let moved = format!("{placed} d1.0 u2.0");
    assert_eq!(
        after(&moved).done.as_deref(),
        Some("a1.3>b2.0;b0.1>b2.2;d1.0@d1.0;d1.2@u2.2;d1.0-u2.0")
    );
    assert_eq!(ghosts(&moved), 0);
}

#[test]
fn the_picture_keeps_its_scale_while_a_turn_is_made() {
    let clicks = targets("a1.3 b2.0 b0.1 b2.2 d1.0 u2.2 d1.0 u2.0");
    let start = "sheet".parse().unwrap();
    let start = BatonsPosition::start(start, 0);
    let frame = |position: &BatonsPosition, clicks: &[Target]| {
        position.scene(&View { clicks, ..View::default() }).frame
    };
    for made in 1..=clicks.len() {
        assert_eq!(frame(&position(), &clicks[..made]), frame(&position(), &[]), "{made} touches");
    }
    // A turn whose sticks make the plan wider.
    let wider = start.clicks("b1.1>a0.0;c1.1>b0.0;d0.0-u0.0").unwrap();
    for made in 1..=wider.len() {
        assert_eq!(frame(&start, &wider[..made]), frame(&start, &[]), "{made} touches");
    }
}

#[test]
fn a_written_turn_is_clicked_stick_by_stick_side_by_side_and_cell_by_cell() {
    let turn = "a1.3>b2.0;b0.1>b2.2;d1.2@u2.2;d1.0@d1.0;d1.0-u2.0";
    let clicks = "a1.3 b2.0 b0.1 b2.2 d1.0 u2.2 d1.0 u2.0";
    assert_eq!(position().clicks(turn).unwrap(), targets(clicks));
}

#[test]
fn a_stick_laid_where_another_was_taken_goes_at_once_where_that_one_went() {
    let start = position();
    let texts = start.moves().into_iter().map(|mv| start.write_move(&mv));
    // One stick, not the spare.
    let one = |text: &String| text.matches(';').count() == 1 && text.matches('>').count() == 1;
    let short = texts.filter(|text| !text.contains('@')).find(one).expect("a turn of one stick");
    let (stick, way) = short.split_once(';').unwrap();
    let (from, to) = stick.split_once('>').unwrap();
    let sticks = start.to_string();
    let mut sticks = sticks.split([',', ' ']).take(30).filter(|other| *other != from);
    let long = sticks.find_map(|other| {
        let text = format!("{from}>{other};{other}>{to};{way}");
        start.read_move(&text).is_ok().then_some(text)
    });
    let long = long.expect("some stick can be replaced by another");
    assert_eq!(start.clicks(&long).unwrap(), start.clicks(&short).unwrap(), "{long}");
}

#[test]
fn what_lies_still_is_drawn_still_and_a_stick_in_the_hand_stays_in_sight() {
    let start = position();
    let sticks = |position: &BatonsPosition, clicks: &str| -> Vec<String> {
        let scene = position.scene(&View { clicks: &targets(clicks), ..View::default() });
        let kind = |node: &&Node| node.piece().as_deref() == Some("piece stick");
        scene
            .nodes
            .iter()
            .filter(kind)
            .filter(|node| node.target != Some(Target::new("spare")))
            .map(|node| match node.shape {
                Shape::Group { x, y, .. } => format!("{x:.0} {y:.0}"),
                _ => String::new(),
            })
            .collect()
    };
    let before = sticks(&start, "");
    let turns = start.moves().into_iter().map(|mv| start.write_move(&mv));
    // Beyond the plan as it lies, so that its window changes.
    let outward = turns.filter(|text| text.contains(">a-2.") || text.contains(".-2;"));
    let outward: Vec<String> = outward.take(10).collect();
    assert_eq!(outward.len(), 10);
    for text in outward {
        let from = text.split('>').next().unwrap();
        assert_eq!(sticks(&start, from).len(), before.len(), "{text}");
        let after = sticks(&start.after(&start.read_move(&text).unwrap()), "");
        let still = after.iter().filter(|stick| before.contains(stick)).count();
        assert_eq!(still, before.len() - text.matches('>').count(), "{text}");
    }
}
