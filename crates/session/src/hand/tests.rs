use super::*;
use crate::catalog;

const START: &str = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";

fn billo(position: &str) -> Box<dyn Session> {
    catalog::find("billo").unwrap().resume(None, position).unwrap()
}

fn targets(names: &[&str]) -> Vec<Target> {
    names.iter().map(Target::new).collect()
}

/// A hand that has touched these.
fn holding(session: &dyn Session, names: &[&str], strict: bool) -> Hand {
    let mut hand = Hand::new(session, strict);
    for target in targets(names) {
        assert_eq!(hand.hear(session, Deed::Choose(target)), Heard::default());
    }
    hand
}

/// What a hand that holds these comes to by a deed: what it holds then, and what was heard.
fn after(before: &[&str], strict: bool, deed: Deed) -> (String, Heard) {
    let session = billo(START);
    let mut hand = holding(&*session, before, strict);
    let heard = hand.hear(&*session, deed);
    let held: Vec<&str> = hand.clicks().iter().map(Target::as_str).collect();
    (held.join(" "), heard)
}

fn choose(before: &[&str], strict: bool, target: &str) -> (String, Heard) {
    after(before, strict, Deed::Choose(Target::new(target)))
}

fn made(mv: &str) -> (String, Heard) {
    (String::new(), Heard { mv: Some(mv.to_string()), ..Heard::default() })
}

fn held(names: &str) -> (String, Heard) {
    (names.to_string(), Heard::default())
}

#[test]
fn a_piece_is_picked_up_put_down_and_exchanged() {
    assert_eq!(choose(&[], false, "Rc1"), held("Rc1"));
    assert_eq!(choose(&["Rc1"], false, "Rc1"), held(""));
    assert_eq!(choose(&["Rc1"], false, "Rd1"), held("Rd1"));
    assert_eq!(choose(&["Rc1"], false, "c2"), made("Rc1-c2"));
    for (before, holds) in [(&["Rc1"][..], "Rc1"), (&[], "")] {
        let (now, heard) = choose(before, false, "c5");
        assert!(heard.refusal.is_some_and(|refusal| refusal.is_forbidden()));
        assert_eq!(now, holds);
    }
    assert_eq!(after(&["Rc1"], false, Deed::PutDown), held(""));
}

#[test]
fn who_plays_strictly_moves_what_they_touched() {
    let bound = ("Rc1".to_string(), Heard::refused(Refusal::Rule(&TOUCHED)));
    assert_eq!(choose(&["Rc1"], true, "Rc1"), bound);
    assert_eq!(choose(&["Rc1"], true, "Rd1"), bound);
    assert_eq!(after(&["Rc1"], true, Deed::Back), bound);
    assert_eq!(after(&["Rc1"], true, Deed::PutDown), bound);
    assert_eq!(choose(&["Rc1"], true, "c2"), made("Rc1-c2"));
}

#[test]
fn touches_are_taken_back_one_by_one() {
    let session = billo("8/8/8/8/2s5/1s6/R7/8 r -");
    let mut hand = holding(&*session, &["Ra2", "b3"], false);
    let asked = hand.asked();
    assert_eq!(hand.hear(&*session, Deed::Back), Heard::default());
    assert_eq!(hand.clicks(), targets(&["Ra2"]));
    assert!(hand.gesture().next.contains(&Target::new("b3")));
    hand.hear(&*session, Deed::Back);
    assert!(hand.clicks().is_empty());
    assert_eq!(hand.hear(&*session, Deed::Back), Heard::default());
    assert_eq!(hand.asked(), asked, "what was known is not asked again");
}

#[test]
fn what_is_carried_is_played_where_it_may_go_and_put_back_elsewhere() {
    let dropped = |below: &[&str], strict| after(&["Rc1"], strict, Deed::Drop(targets(below)));
    assert_eq!(dropped(&["c2"], false), made("Rc1-c2"));
    assert_eq!(dropped(&["Rc1"], false), held(""));
    assert_eq!(dropped(&[], false), held(""));
    assert_eq!(dropped(&[], true), held("Rc1"));
    for (strict, holds) in [(false, ""), (true, "Rc1")] {
        let (now, heard) = dropped(&["c5"], strict);
        assert!(heard.refusal.is_some_and(|refusal| refusal.is_forbidden()));
        assert_eq!(now, holds);
    }
}

#[test]
fn a_pointer_picks_up_what_begins_a_move() {
    let session = billo(START);
    let mut hand = Hand::new(&*session, false);
    let heard = hand.hear(&*session, Deed::Down(targets(&["Rc1", "Sc1", "c1"])));
    assert_eq!(heard.grip, Grip { picked: true, piece: Some(Target::new("Rc1")) });
    assert_eq!(hand.clicks(), targets(&["Rc1"]));
    let heard = hand.hear(&*session, Deed::Down(targets(&["Rc1", "Sc1", "c1"])));
    assert_eq!(heard.grip, Grip { picked: false, piece: Some(Target::new("Rc1")) });
    let heard = hand.hear(&*session, Deed::Down(targets(&["c5"])));
    assert_eq!(heard.grip, Grip::default());
}

#[test]
fn a_touch_that_no_rule_is_about_is_told_what_is_expected() {
    let (_, heard) = choose(&[], false, "h9");
    let refusal = heard.refusal.unwrap();
    let prompt = billo(START).gesture(&[]).unwrap().prompt;
    assert_eq!(refusal, Refusal::Prompt(prompt));
    assert!(!refusal.is_forbidden());
    assert_eq!(refusal.say(Lang::english()), prompt.say(Lang::english()));
}

#[test]
fn what_leads_on_is_meant_before_what_covers_it() {
    let session = billo(START);
    let aimed = |before: &[&str], below: &[&str]| {
        let hand = holding(&*session, before, false);
        hand.aim(&targets(below)).map(|target| target.to_string())
    };
    assert_eq!(aimed(&[], &["Rc1", "Sc1", "c1"]).as_deref(), Some("Rc1"));
    assert_eq!(aimed(&["Rc1"], &["Rc1", "Sc1", "c1"]).as_deref(), Some("Sc1"));
    assert_eq!(aimed(&[], &["h5"]).as_deref(), Some("h5"));
    assert_eq!(aimed(&[], &[]), None);
}

#[test]
fn a_typed_move_moves_what_was_touched() {
    let session = billo(START);
    let free = holding(&*session, &["Rc1"], false);
    assert_eq!(free.admits(&*session, "Rd1-d2"), Ok(()));
    let bound = holding(&*session, &["Rc1"], true);
    assert_eq!(bound.admits(&*session, "Rc1-c2"), Ok(()));
    assert_eq!(bound.admits(&*session, "Rd1-d2"), Err(Refusal::Rule(&TOUCHED)));
    assert!(matches!(bound.admits(&*session, "nonsense"), Err(Refusal::Move(_))));
}

#[test]
fn who_is_not_to_move_touches_nothing() {
    let session = billo(START);
    let mut hand = Hand::idle();
    let heard = hand.hear(&*session, Deed::Down(targets(&["Rc1"])));
    assert_eq!((heard, hand.clicks()), (Heard::default(), &[][..]));
    assert_eq!(hand.gesture().prompt, &WAIT);
    let heard = hand.hear(&*session, Deed::Click(targets(&["Rc1"])));
    assert_eq!(heard, Heard::refused(Refusal::Rule(&WAIT)), "whatever the rules say of the piece");
}

/// In every game, moves are made by the clicks that the game names for them, and each of them,
/// pressed and lifted like a mouse button, asks the game at most once.
#[test]
fn one_touch_asks_the_game_once() {
    for entry in catalog::GAMES {
        let mut session = entry.start(None, 1).unwrap();
        let mut dice = tabletier_core::Dice::new(7);
        for _ in 0..12 {
            if session.outcome().is_some() {
                break;
            }
            let moves = session.moves();
            let mv = &moves[dice.below(moves.len() as u64) as usize];
            let mut hand = Hand::new(&*session, false);
            assert_eq!(hand.asked(), 1);
            let mut done = None;
            for click in session.clicks(mv).unwrap() {
                let asked = hand.asked();
                hand.hear(&*session, Deed::Down(vec![click.clone()]));
                let heard = match hand.clicks().last() == Some(&click) {
                    true => Heard::default(),
                    false => hand.hear(&*session, Deed::Click(vec![click.clone()])),
                };
                assert!(hand.asked() <= asked + 1, "{session:?}: {click} of {mv}");
                assert_eq!(heard.refusal, None, "{session:?}: {click} of {mv}");
                done = heard.mv;
            }
            let done = done.or_else(|| hand.may_stop().map(str::to_string));
            let mut copy = session.copy();
            copy.play(&done.expect("the clicks make a move")).unwrap();
            session.play(mv).unwrap();
            assert_eq!(copy.position(), session.position(), "{mv}");
        }
    }
}

/// Whatever is done in whatever order, in every game: moves that are made are legal, what is in the
/// hand means what the game says, and what must move is not put down.
#[test]
fn no_deeds_break_a_hand() {
    for (entry, strict) in catalog::GAMES.iter().flat_map(|entry| [(entry, false), (entry, true)]) {
        let mut session = entry.start(None, 1).unwrap();
        let mut dice = tabletier_core::Dice::new(3);
        let mut hand = Hand::new(&*session, strict);
        for _ in 0..400 {
            let mut known: Vec<Target> = hand.gesture().next.clone();
            known.extend(hand.clicks().iter().chain(&hand.gestures[0].next).cloned());
            known.push(Target::new("nowhere"));
            let mut any = || known[dice.below(known.len() as u64) as usize].clone();
            let below = vec![any(), any()];
            let deed = match dice.below(12) {
                0 => Deed::Back,
                1 => Deed::PutDown,
                2 => Deed::Drop(Vec::new()),
                3 | 4 => Deed::Drop(below),
                5 | 6 => Deed::Down(below),
                7 | 8 => Deed::Click(below),
                _ => Deed::Choose(below[0].clone()),
            };
            let (asked, first) = (hand.asked(), hand.clicks().first().cloned());
            let heard = hand.hear(&*session, deed.clone());
            let place = || format!("{session:?}: {deed:?} after {first:?}, {heard:?}");
            assert!(hand.asked() <= asked + 1, "{}", place());
            if let Some(mv) = heard.mv {
                session.play(&mv).unwrap();
                if session.outcome().is_some() {
                    break;
                }
                hand = Hand::new(&*session, strict);
                continue;
            }
            assert_eq!(session.gesture(hand.clicks()).as_ref(), Ok(hand.gesture()), "{}", place());
            assert!(!strict || first.is_none() || hand.clicks().first() == first.as_ref());
        }
    }
}
