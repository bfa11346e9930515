//! What must move once it is touched, and what may not be touched at all.

use std::collections::BTreeSet;

use tabletier_session::Span;

use super::*;

/// Points at the first cell of a target.
fn point(sitting: &mut Sitting, target: &str) {
    let target = Target::new(target);
    let place = |(y, line): (usize, &Vec<Span>)| {
        let index = line.iter().position(|span| span.target.as_ref() == Some(&target))?;
        Some((line[..index].iter().map(|span| span.text.chars().count()).sum(), y))
    };
    let (x, y) = sitting.board.sketch().lines.iter().enumerate().find_map(place).expect("a place");
    sitting.point(x, y);
}

#[test]
fn with_touch_move_what_was_picked_up_must_move() {
    let mut sitting = Lay { touch_move: true, ..Lay::billo() }.sit();
    press(&mut sitting, "<left><left><enter>");
    assert_eq!(sitting.board.hand().clicks(), [Target::new("Rd1")]);
    press(&mut sitting, "<esc>");
    assert_eq!(sitting.board.hand().clicks(), [Target::new("Rd1")]);
    assert!(wrong(&sitting).contains("must move"), "{}", wrong(&sitting));
    press(&mut sitting, "Ra1-a2<enter>");
    assert!(played(&sitting).is_empty());
    assert!(wrong(&sitting).contains("must move"), "{}", wrong(&sitting));
    press(&mut sitting, "<esc><up><right><enter>");
    assert_eq!(played(&sitting), ["Rd1-e2"]);
}

#[test]
fn with_touch_move_what_was_picked_up_may_be_moved_by_a_typed_move() {
    let strict = || {
        let mut sitting = Lay { touch_move: true, ..Lay::billo() }.sit();
        press(&mut sitting, "<left><left><enter>");
        sitting
    };
    for (keys, mv) in [("Rd1-c2<enter>", "Rd1-c2"), ("rd1-e<enter>", "Rd1-e2")] {
        let mut sitting = strict();
        press(&mut sitting, keys);
        assert_eq!(played(&sitting), [mv]);
    }
    for keys in ["Ra1-a2<enter>", "ra1-b<enter>", "1<enter>", "^l<down><enter>"] {
        let mut sitting = strict();
        press(&mut sitting, keys);
        assert_eq!(wrong(&sitting), "What was touched must move.", "{keys}");
        assert!(played(&sitting).is_empty());
    }
    let mut sitting = strict();
    press(&mut sitting, "Rd1-d5<enter>");
    assert_eq!(wrong(&sitting), "A pawn steps to one of the three spaces in front of it.");
}

#[test]
fn with_touch_move_what_was_picked_up_is_not_put_down_by_taking_back() {
    let mut sitting = Lay { touch_move: true, ..Lay::billo() }.sit();
    press(&mut sitting, "Rc1-c2<enter>Sf8-f7<enter>Rc2-c3<enter>^z");
    press(&mut sitting, "<enter>");
    assert_eq!(sitting.board.hand().clicks().len(), 1);
    for key in ["^z", "^y", "undo<enter>", "redo<enter>"] {
        press(&mut sitting, key);
        assert_eq!(wrong(&sitting), "What was touched must move.", "{key}");
        assert_eq!((played(&sitting).len(), sitting.board.hand().clicks().len()), (2, 1));
    }
}

#[test]
fn with_touch_move_no_pointer_changes_its_mind() {
    for (lang, words) in [
        (Lang::english(), "What was touched must move."),
        (french(), "Pièce touchée, pièce jouée."),
    ] {
        let mut sitting = Lay { touch_move: true, lang, ..Lay::billo() }.sit();
        point(&mut sitting, "Rc1");
        for (target, holds) in [("Rd1", "Rc1"), ("Rc1", "Rc1")] {
            point(&mut sitting, target);
            assert_eq!((wrong(&sitting), cursor(&sitting)), (words, holds), "{target}");
            assert_eq!(sitting.board.hand().clicks(), [Target::new("Rc1")]);
        }
    }
}

#[test]
fn a_pointer_is_told_the_rule_that_forbids_a_square() {
    for (lang, step, own) in [
        (
            Lang::english(),
            "A pawn steps to one of the three spaces in front of it.",
            "The pieces there belong to the opponent.",
        ),
        (
            french(),
            "Un pion avance sur l’une des trois cases devant lui.",
            "Les pièces de cette case sont à l’adversaire.",
        ),
    ] {
        let mut sitting = Lay { lang, ..Lay::billo() }.sit();
        point(&mut sitting, "Rc8");
        assert_eq!(wrong(&sitting), own);
        assert_eq!(cursor(&sitting), "Re1", "the cursor stays where it was");
        point(&mut sitting, "Rc1");
        assert_eq!((&sitting.note, cursor(&sitting)), (&None, "Rc1"));
        point(&mut sitting, "c5");
        assert_eq!((wrong(&sitting), cursor(&sitting)), (step, "Rc1"));
        assert_eq!(sitting.board.hand().clicks(), [Target::new("Rc1")], "nothing is put down");
        point(&mut sitting, "c2");
        assert_eq!(
            (played(&sitting).as_slice(), &sitting.note),
            (&["Rc1-c2".to_string()][..], &None)
        );
    }
}

#[test]
fn a_pointer_on_a_forbidden_square_does_not_mean_its_neighbour() {
    let mut sitting = Lay::billo().sit();
    point(&mut sitting, "Rc1");
    point(&mut sitting, "c3");
    assert!(played(&sitting).is_empty());
    assert!(wrong(&sitting).starts_with("A pawn steps"), "{}", wrong(&sitting));
}

#[test]
fn a_pointer_is_told_to_wait_and_that_the_game_is_over() {
    let mut sitting = Sitting::new(Lay { seats: &["A=level:1"], ..Lay::billo() }.host());
    assert!(sitting.errand().is_some());
    for target in ["Rc1", "c5"] {
        point(&mut sitting, target);
        assert_eq!(wrong(&sitting), "It is not your turn.", "{target}");
    }
    let mut sitting = Lay { position: Some("8/8/8/8/8/1s6/R7/8 r -"), ..Lay::billo() }.sit();
    press(&mut sitting, "Ra2xb3<enter>");
    let over =
        sitting.host.session().outcome().expect("the game is over").reason.say(Lang::english());
    point(&mut sitting, "Rb3");
    assert_eq!(wrong(&sitting), over);
    assert_eq!(played(&sitting).len(), 1);
}

#[test]
fn every_target_on_the_board_is_touched_or_refused_in_words() {
    for &game in catalog::GAMES {
        let begun = || {
            let mut sitting = Lay { game, ..Lay::billo() }.sit();
            for _ in 0..2 {
                let first = sitting.host.session().moves().swap_remove(0);
                sitting.play(&first);
            }
            sitting
        };
        let mut sitting = begun();
        let spans = sitting.board.sketch().lines.clone().into_iter().flatten();
        let targets: BTreeSet<String> =
            spans.filter_map(|span| Some(span.target?.to_string())).collect();
        // In a small game everything on the board may begin a move.
        let offered = sitting.board.hand().gesture().next.clone();
        let all = targets.iter().all(|target| offered.contains(&Target::new(target)));
        let mut refused = 0;
        for target in targets {
            point(&mut sitting, &target);
            let held = !sitting.board.hand().clicks().is_empty();
            let touched = held || played(&sitting).len() > 2;
            assert_eq!(touched, sitting.note.is_none(), "{}: {target}", game.about().key);
            match touched {
                true => sitting = begun(),
                false => refused += 1,
            }
        }
        assert_eq!(refused == 0, all, "{}: {refused} are refused", game.about().key);
    }
}
