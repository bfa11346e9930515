//! The erased session, with the toy game.

use tabletier_session::{
    Deed, Entry, Forfeit, ForfeitError, Hand, Lang, Node, PlayError, Scene, Seat, Session, Shape,
    Target, catalog,
};
use tabletier_testkit::toy::Nim;

static NIM: &dyn Entry = catalog::of::<Nim>();

fn start() -> Box<dyn Session> {
    NIM.start(None, 0).expect("the default rules are rules")
}

#[test]
fn moves_and_children_are_listed_in_byte_order() {
    let session = NIM.resume(Some("players=3"), "10,1 C").unwrap();
    assert_eq!(session.moves()[..4], ["1:1", "1:10", "1:2", "1:3"]);
    let children = session.children();
    assert_eq!(children.len(), 11);
    assert!(children.is_sorted(), "{children:?}");
    assert_eq!((session.seats(), session.status().as_str()), (3, "turn C"));
}

#[test]
fn a_line_of_play_is_taken_back_and_played_again() {
    let mut session = start();
    assert!(!session.undo() && !session.redo());
    session.play_all(&["1:3", "2:4"]).unwrap();
    assert!(session.undo() && session.undo() && !session.undo());
    assert_eq!((session.position(), session.start()), ("3,4,5 A".into(), "3,4,5 A".into()));
    assert_eq!(session.undone(), ["1:3", "2:4"]);
    assert!(session.redo());
    assert_eq!(session.position(), "0,4,5 B");
    session.play("3:1").unwrap();
    assert_eq!(session.played(), ["1:3", "3:1"]);
    assert!(session.undone().is_empty() && !session.redo());
}

#[test]
fn a_move_that_is_refused_changes_nothing() {
    let mut session = start();
    session.play_all(&["1:3", "2:4"]).unwrap();
    session.undo();
    for text in ["1:1", "2:5", "", "2", "2:4 ", "b2-b3", "é"] {
        assert!(session.play(text).is_err(), "{text}");
        assert_eq!(session.position(), "0,4,5 B");
        assert_eq!((session.played(), session.undone()), (vec!["1:3"], vec!["2:4"]));
    }
}

#[test]
fn several_moves_are_played_up_to_the_first_wrong_one_which_is_named() {
    let mut session = start();
    let error = session.play_all(&["1:3", "2:9", "3:1"]).unwrap_err();
    assert_eq!((error.number, error.text.as_str()), (2, "2:9"));
    assert!(error.to_string().starts_with("move 2, \"2:9\", is not legal: "), "{error}");
    assert_eq!(session.played(), ["1:3"]);
}

#[test]
fn nothing_follows_the_end_of_the_game() {
    let mut session = start();
    session.play_all(&["1:3", "2:4", "3:5"]).unwrap();
    assert_eq!(session.status(), "won A last");
    assert!(session.moves().is_empty() && session.children().is_empty());
    assert!(matches!(session.play("1:1"), Err(PlayError::Over(_))));
    let over = session.gesture(&[]).unwrap();
    assert_eq!((over.next, over.done, over.prompt.code), (vec![], None, "last"));
    assert!(session.gesture(&[Target::new("heap1")]).is_err());
    assert_eq!((session.perft(1), session.divide(1)), (0, vec![]));
    assert!(session.undo());
    assert_eq!(session.status(), "turn A");
}

#[test]
fn clicks_make_a_move_and_the_scene_shows_what_may_come_next() {
    let session = start();
    let clicks = [Target::new("heap2"), Target::new("take3")];
    let classes = |clicks: &[Target]| {
        let mut hand = Hand::new(&*session, false);
        for click in clicks {
            hand.hear(&*session, Deed::Choose(click.clone()));
        }
        let nodes = session.scene(Lang::english(), &hand).nodes;
        nodes.into_iter().map(|node| node.class).collect::<Vec<_>>()
    };
    assert_eq!(classes(&[]), ["heap next", "heap next", "heap next"]);
    assert_eq!(classes(&clicks[..1]), ["heap", "heap chosen", "heap"]);
    assert!(session.picture(Lang::english()).nodes.iter().all(|node| node.class == "heap"));
    assert_eq!(session.gesture(&clicks).unwrap().done.as_deref(), Some("2:3"));
}

#[test]
fn counting_agrees_with_the_lists() {
    let session = start();
    assert_eq!(session.perft(1), session.moves().len() as u64);
    let divided = session.divide(3);
    assert!(divided.is_sorted());
    assert!(divided.iter().map(|(mv, _)| mv).eq(&session.moves()));
    assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), session.perft(3));
}

#[test]
fn the_catalog_reads_rules_and_refuses_what_is_wrong() {
    assert_eq!(NIM.rules_text(None).unwrap(), "players=2,house=on");
    assert_eq!(NIM.rules_text(Some("players=4")).unwrap(), "players=4,house=on");
    assert_eq!(NIM.settings(Some("house=off")).unwrap().get("house"), Some("off"));
    for rules in ["", "players=5", "players=2,players=2", "nim", "players"] {
        assert!(NIM.rules_text(Some(rules)).is_err(), "{rules}");
        assert!(NIM.start(Some(rules), 0).is_err(), "{rules}");
        assert!(NIM.resume(Some(rules), "1 A").is_err(), "{rules}");
    }
    assert!(NIM.resume(None, "1 C").is_err());
}

#[test]
fn a_seed_is_remembered_and_a_position_has_none() {
    assert_eq!(NIM.start(None, 5).unwrap().seed(), Some(5));
    assert_eq!(NIM.resume(None, "1 A").unwrap().seed(), None);
    assert_eq!(NIM.resume(None, "3,4,5 A").unwrap().seed(), Some(0));
}

#[test]
fn the_clicks_of_a_move_make_it() {
    let mut session = start();
    let clicks = session.clicks("2:3").unwrap();
    assert_eq!(session.gesture(&clicks).unwrap().done.as_deref(), Some("2:3"));
    assert!(matches!(session.clicks("2:5"), Err(PlayError::Move(_))));
    session.play_all(&["1:3", "2:4", "3:5"]).unwrap();
    assert!(matches!(session.clicks("2:3"), Err(PlayError::Over(_))));
}

#[test]
fn the_last_move_is_shown_from_the_picture_before_it_to_that_after_it() {
    let mut session = start();
    assert_eq!(session.frames(Lang::english()), [session.picture(Lang::english())]);
    let before = session.picture(Lang::find("fr").unwrap());
    session.play("2:3").unwrap();
    let frames = session.frames(Lang::find("fr").unwrap());
    assert_eq!(frames.len(), 4);
    assert_eq!((&frames[0], &frames[3]), (&before, &session.picture(Lang::find("fr").unwrap())));
}

#[test]
fn a_kangaroo_is_seen_on_every_landing() {
    let entry = tabletier_session::catalog::find("billabong").unwrap();
    let position = "A:a2,c3,d3,e4,p5 B:p10,p11,p12,p13,p14 N:- A";
    let mut session = entry.resume(Some("ghosts=none"), position).unwrap();
    session.play("c3^e3^e5^a1").unwrap();
    let reds = |scene: &Scene| -> Vec<(i32, i32)> {
        let red = |node: &&Node| node.piece().as_deref() == Some("piece roo red");
        let place = |node: &Node| match node.shape {
            Shape::Group { x, y, .. } => (x as i32, y as i32),
            _ => panic!("a piece is a group"),
        };
        scene.nodes.iter().filter(red).map(place).collect()
    };
    let seen: Vec<Vec<(i32, i32)>> = session.frames(Lang::english()).iter().map(reds).collect();
    // Before the move, the kangaroo picked up, three landings, and the position after it.
    assert_eq!(seen.len(), 6);
    let moved: Vec<usize> = (seen.windows(2))
        .map(|pair| pair[1].iter().filter(|place| !pair[0].contains(place)).count())
        .collect();
    assert_eq!(moved, [1, 1, 1, 1, 0]);
}

#[test]
fn one_of_two_players_resigns_and_the_other_has_won() {
    let mut session = start();
    session.play_all(&["1:3", "2:4"]).unwrap();
    session.undo();
    session.forfeit(Seat::A, Forfeit::Resigned).unwrap();
    assert_eq!(session.status(), "won B resigned");
    let outcome = session.outcome().unwrap();
    assert_eq!((outcome.values[Seat::A], outcome.values[Seat::B]), (-1, 1));
    assert!(session.moves().is_empty() && session.children().is_empty());
    assert!(matches!(session.play("2:4"), Err(PlayError::Over(_))));
    assert_eq!(session.gesture(&[]).unwrap().prompt.code, "resigned");
    assert_eq!(session.forfeit(Seat::B, Forfeit::Resigned), Err(ForfeitError::Over(outcome)));
    assert_eq!(session.played(), ["1:3"]);
}

#[test]
fn a_resignation_is_taken_back_like_a_move() {
    let mut session = start();
    session.play_all(&["1:3", "2:4"]).unwrap();
    session.undo();
    session.forfeit(Seat::B, Forfeit::Resigned).unwrap();
    assert!(!session.redo(), "the move taken back before is forgotten");
    assert!(session.undo());
    assert_eq!((session.status().as_str(), session.played()), ("turn B", vec!["1:3"]));
    session.play("2:4").unwrap();
    assert!(session.undo() && session.undo() && !session.undo());
}

#[test]
fn nobody_resigns_with_three_players_or_from_a_seat_that_is_not_there() {
    let mut three = NIM.start(Some("players=3"), 0).unwrap();
    let error = three.forfeit(Seat::A, Forfeit::Resigned).unwrap_err();
    assert_eq!(error.to_string(), "a player can resign only with two at the table, not with 3");
    let mut two = start();
    assert_eq!(two.forfeit(Seat::C, Forfeit::Resigned), Err(ForfeitError::Nobody(Seat::C)));
    assert_eq!((three.status(), two.status()), ("turn A".into(), "turn A".into()));
    two.play_all(&["1:3", "2:4", "3:5"]).unwrap();
    assert!(matches!(two.forfeit(Seat::B, Forfeit::Resigned), Err(ForfeitError::Over(_))));
    assert_eq!(two.status(), "won A last");
}

#[test]
fn the_tally_follows_the_game() {
    let mut session = start();
    let told = |session: &dyn Session, lang| session.tally(lang).remove(0).text;
    assert_eq!(told(&*session, Lang::english()), "12 objects left");
    session.play_all(&["1:3", "2:4", "3:4"]).unwrap();
    assert_eq!(told(&*session, Lang::english()), "1 object left");
}

#[test]
fn a_line_of_play_goes_to_other_moves_by_way_of_what_they_have_in_common() {
    let mut session = catalog::find("billo").unwrap().start(None, 0).unwrap();
    let line = ["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf7-f6"];
    assert_eq!(session.go_to(&line), Ok(4));
    session.forfeit(Seat::A, Forfeit::Resigned).unwrap();
    assert_eq!(session.go_to(&line[..1]), Ok(0));
    assert_eq!((session.played(), session.undone()), (line[..1].to_vec(), line[1..].to_vec()));
    assert_eq!(session.go_to(&line[..3]), Ok(0), "what was taken back is not new");
    assert_eq!(session.go_to(&["Rc1-c2", "Sf8-f7", "Rd1-d2"]), Ok(1));
    let error = session.go_to(&["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf8-f7"]).unwrap_err();
    assert_eq!((error.number, session.played().len()), (4, 3));
}

#[test]
fn a_game_begins_where_another_stands() {
    let mut session = catalog::find("billo").unwrap().start(None, 0).unwrap();
    session.play("Rc1-c2").unwrap();
    let other = session.restart_here();
    assert_eq!((other.start(), other.seed()), (session.position(), None));
    assert_eq!((other.rules(), other.played().len()), (session.rules(), 0));
}
