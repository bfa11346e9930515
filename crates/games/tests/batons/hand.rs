//! A turn entered by clicks: what is asked, and what is shown meanwhile.

use tabletier_core::{Drawn, Gesture, Lang, Position, Rules, Target, View};
use tabletier_games::batons::{BatonsPosition, BatonsRules};

/// Moving a1.3 and b0.1 to b2.0 and b2.2 divides two cells of Black.
const DIVIDED: &str = "a1.-1,b1.-1,b2.-1,c0.0,c1.0,a2.0,c2.0,a3.0,b3.0,c3.0,a0.1,b0.1,c0.1,a1.1,\
    b3.1,c-1.2,a0.2,b1.2,c1.2,a2.2,b3.2,a-1.3,b-1.3,c-1.3,a0.3,a1.3,b1.3,a2.3,c2.3,a1.4 \
    u1.-1,d2.0,d-1.2 d1.0,d1.2,u1.3 0 b";

fn position() -> BatonsPosition {
    BatonsPosition::read(BatonsRules::read("sheet").unwrap(), DIVIDED).unwrap()
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
    position().scene(&view).svg().matches("pawn ghost").count()
}

#[test]
fn when_two_cells_are_divided_each_question_says_which_pawn_it_is_about() {
    let first = after("a1.3 b2.0 b0.1 b2.2");
    assert!(first.prompt.say(Lang::En).starts_with("Two cells are divided."));
    assert_eq!(first.next, targets("d1.0 u2.0"));
    let other = after("a1.3 b2.0 b0.1 b2.2 d1.0");
    assert_eq!(other.prompt.say(Lang::En), "Choose the side on which the other pawn stays.");
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
