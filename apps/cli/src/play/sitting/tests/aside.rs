//! Hints, and what the engine sees.

use tabletier_session::{Analysis, Score};

use super::*;
use crate::play::errand::{Answer, Gaze, Job};

/// An analysis for the first player, as a search may give it.
fn analysis(best: &str) -> Analysis {
    Analysis {
        best: best.to_string(),
        scores: vec![Score::Cp(35), Score::Cp(-35)],
        depth: 4,
        seldepth: 0,
        nodes: 1234,
        pv: vec![best.to_string()],
        others: Vec::new(),
    }
}

fn told(sitting: &Sitting) -> &str {
    match &sitting.note {
        Some(Note::Told(words)) => words,
        note => panic!("nothing was told but {note:?}"),
    }
}

/// One capture, and the game is won.
const SOON: &str = "8/8/8/8/2s5/1s6/R7/8 r -";

#[test]
fn a_hint_tells_a_good_move_and_shows_where_it_begins() {
    for (keys, lang, words) in [
        ("^t", Lang::english(), "A good move: Ra2xb3xc4 (win in 1)"),
        ("<f5>", french(), "Un bon coup : Ra2xb3xc4 (gain en 1)"),
        (":conseil<enter>", Lang::english(), "A good move: Ra2xb3xc4 (win in 1)"),
        (":hint<enter>", french(), "Un bon coup : Ra2xb3xc4 (gain en 1)"),
    ] {
        let mut sitting = Lay { position: Some(SOON), lang, ..Lay::billo() }.sit();
        press(&mut sitting, keys);
        assert_eq!((told(&sitting), cursor(&sitting)), (words, "Ra2"), "{keys}");
        assert!(played(&sitting).is_empty() && !sitting.is_working());
    }
}

#[test]
fn a_hint_moves_the_cursor_only_while_the_hand_is_empty() {
    let mut sitting = walk();
    sitting.obey(Order::Hint);
    let (ticket, errand) = sitting.errand().expect("a hint is looked for");
    let answer = errand.run(&mut |_| {});
    press(&mut sitting, "<enter>");
    let before = cursor(&sitting).to_string();
    sitting.answer(ticket, answer);
    assert!(told(&sitting).starts_with("A good move: "), "{}", told(&sitting));
    assert_eq!((cursor(&sitting), sitting.board.hand().clicks().len()), (before.as_str(), 1));
}

#[test]
fn a_hint_that_comes_after_a_move_is_dropped() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::Hint);
    let (ticket, errand) = sitting.errand().expect("a hint is looked for");
    assert_eq!(
        (errand.job(), sitting.is_hinting(), sitting.is_thinking()),
        (Job::Hint, true, false)
    );
    sitting.play("Rc1-c2");
    assert!(!sitting.is_hinting() && !sitting.is_working());
    // The errand was told to stop, so it ends at once.
    sitting.answer(ticket, errand.run(&mut |_| {}));
    assert_eq!(sitting.note, None);
}

#[test]
fn who_asks_for_a_hint_again_while_it_is_looked_for_gives_it_up() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::Hint);
    let (ticket, errand) = sitting.errand().expect("a hint is looked for");
    sitting.obey(Order::Hint);
    assert!(!sitting.is_hinting() && sitting.errand().is_none());
    sitting.answer(ticket, errand.run(&mut |_| {}));
    assert_eq!(sitting.note, None);
    sitting.obey(Order::Hint);
    assert!(sitting.errand().is_some(), "once more and it is looked for again");
}

#[test]
fn the_moves_are_listed_while_a_hint_is_looked_for() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::Hint);
    assert!(sitting.errand().is_some());
    sitting.type_letter('s');
    let (ticket, errand) = sitting.errand().expect("typing asks for the list");
    assert_eq!(errand.job(), Job::List);
    sitting.answer(ticket, errand.run(&mut |_| {}));
    assert_eq!(sitting.list().map(MoveList::len), Some(44));
    assert!(sitting.is_hinting());
}

#[test]
fn a_hint_is_for_people_who_are_to_move() {
    let mut sitting = Sitting::new(Lay { seats: &["A=level:1"], ..Lay::billo() }.host());
    sitting.obey(Order::Hint);
    assert_eq!(told(&sitting), "It is not your turn: ask for a hint when it is.");
    let mut sitting = Lay { position: Some("8/8/8/8/2R5/8/8/8 b -"), ..Lay::billo() }.sit();
    for keys in ["^t", "^e"] {
        press(&mut sitting, keys);
        assert_eq!(told(&sitting), "The game is over.", "{keys}");
    }
}

#[test]
fn the_view_is_switched_on_and_off() {
    let lay = || Lay { position: Some(SOON), ..Lay::billo() };
    for (on, off) in [("^e", "<f6>"), (":view<enter>", ":vue<enter>")] {
        let mut sitting = lay().sit();
        assert!(!sitting.shows_view() && sitting.view.analysis().is_none());
        press(&mut sitting, on);
        assert!(sitting.shows_view() && !sitting.is_working());
        assert_eq!(
            sitting.view.analysis().map(|analysis| analysis.best.as_str()),
            Some("Ra2xb3xc4")
        );
        press(&mut sitting, off);
        assert!(!sitting.shows_view() && sitting.view.analysis().is_none());
    }
}

#[test]
fn a_view_switched_off_is_stopped_and_what_it_saw_is_not_forgotten() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::View);
    let (ticket, errand) = sitting.errand().expect("the position is looked at");
    assert_eq!(errand.job(), Job::View(Gaze::Watch));
    sitting.report(ticket, analysis("Rc1-c2"));
    sitting.obey(Order::View);
    assert!(!sitting.is_working() && sitting.errand().is_none());
    errand.run(&mut |_| {});
    sitting.obey(Order::View);
    assert_eq!(sitting.view.analysis(), Some(&analysis("Rc1-c2")));
    assert!(sitting.errand().is_some(), "it looks on");
}

#[test]
fn a_view_is_of_the_position_on_the_board() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::View);
    let (ticket, errand) = sitting.errand().expect("the position is looked at");
    sitting.report(ticket, analysis("Rc1-c2"));
    sitting.play("Rc1-c2");
    assert!(sitting.shows_view() && sitting.view.analysis().is_none());
    let (next, _) = sitting.errand().expect("the new position is looked at");
    sitting.report(ticket, analysis("Rc1-c2"));
    sitting.answer(ticket, errand.run(&mut |_| {}));
    assert!(sitting.view.analysis().is_none(), "what comes too late is dropped");
    sitting.report(next, analysis("Rc8-c7"));
    assert_eq!(sitting.view.analysis(), Some(&analysis("Rc8-c7")));
}

#[test]
fn a_program_that_chooses_its_move_is_left_alone_and_its_thoughts_are_the_view() {
    let mut sitting = Sitting::new(Lay { seats: &["A=level:4"], ..Lay::billo() }.host());
    sitting.obey(Order::View);
    let (ticket, errand) = sitting.errand().expect("the program is to move");
    assert!(matches!(errand.job(), Job::Choose(_)) && sitting.errand().is_none());
    sitting.report(ticket, analysis("Rc1-c2"));
    assert_eq!(sitting.view.analysis(), Some(&analysis("Rc1-c2")));
    sitting.answer(ticket, Some(Answer::Chosen("Rc1-c2".to_string())));
    let (_, errand) = sitting.errand().expect("the person's position is looked at");
    assert_eq!(errand.job(), Job::View(Gaze::Watch));
}

#[test]
fn who_leaves_stops_everything() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::Hint);
    assert!(sitting.errand().is_some(), "a hint is thought of");
    sitting.obey(Order::View);
    assert!(sitting.errand().is_some() && sitting.errand().is_none());
    sitting.obey(Order::Quit);
    assert!(sitting.is_left() && !sitting.is_working());
}

#[test]
fn a_hint_says_what_the_view_says() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::View);
    sitting.obey(Order::Hint);
    let (ticket, errand) = sitting.errand().expect("the position is looked at");
    assert!(matches!(errand.job(), Job::View(_)), "{:?}", errand.job());
    assert!(sitting.errand().is_none(), "nobody looks at it twice");
    let seen = Analysis {
        best: "Rf1-f2".to_string(),
        scores: vec![Score::Cp(-8), Score::Cp(8)],
        depth: 9,
        seldepth: 0,
        nodes: 1,
        pv: vec!["Rf1-f2".to_string()],
        others: Vec::new(),
    };
    sitting.report(ticket, Analysis { scores: vec![Score::Cp(-185); 2], ..seen.clone() });
    assert!(sitting.is_hinting() && sitting.note.is_none(), "the view has not ended yet");
    sitting.answer(ticket, Some(Answer::Viewed(seen)));
    assert_eq!(told(&sitting), "A good move: Rf1-f2 (-0.08)");
    sitting.note = None;
    sitting.obey(Order::Hint);
    assert_eq!(told(&sitting), "A good move: Rf1-f2 (-0.08)", "it is known already");
}
