//! Hints, and what the engine sees.

use tabletier_session::{Analysis, Score};

use super::*;
use crate::play::task::{Answer, Gaze, Job};

/// An idea of the first player, as a thinker may have it.
fn idea(best: &str) -> Analysis {
    Analysis {
        best: best.to_string(),
        scores: vec![Score::Cp(35), Score::Cp(-35)],
        depth: 4,
        nodes: 1234,
        pv: vec![best.to_string()],
        others: Vec::new(),
    }
}

fn told(table: &Table) -> &str {
    match &table.note {
        Some(Note::Told(words)) => words,
        note => panic!("nothing was told but {note:?}"),
    }
}

/// One capture, and the game is won.
const SOON: &str = "8/8/8/8/2s5/1s6/R7/8 r -";

#[test]
fn a_hint_tells_a_good_move_and_shows_where_it_begins() {
    for (keys, lang, words) in [
        ("^t", Lang::En, "A good move: Ra2xb3xc4 (win in 1)"),
        ("<f5>", Lang::Fr, "Un bon coup : Ra2xb3xc4 (gain en 1)"),
        (":conseil<enter>", Lang::En, "A good move: Ra2xb3xc4 (win in 1)"),
        (":hint<enter>", Lang::Fr, "Un bon coup : Ra2xb3xc4 (gain en 1)"),
    ] {
        let mut table = Lay { position: Some(SOON), lang, ..Lay::billo() }.table();
        press(&mut table, keys);
        assert_eq!((told(&table), cursor(&table)), (words, "Ra2"), "{keys}");
        assert!(played(&table).is_empty() && !table.is_working());
    }
}

#[test]
fn a_hint_moves_the_cursor_only_while_the_hand_is_empty() {
    let mut table = walk();
    table.obey(Order::Hint);
    let (ticket, task) = table.task().expect("a hint is looked for");
    let answer = task.run(&mut |_| {});
    press(&mut table, "<enter>");
    let before = cursor(&table).to_string();
    table.answer(ticket, answer);
    assert!(told(&table).starts_with("A good move: "), "{}", told(&table));
    assert_eq!((cursor(&table), table.hand.clicks().len()), (before.as_str(), 1));
}

#[test]
fn a_hint_that_comes_after_a_move_is_dropped() {
    let mut table = Table::new(Lay::billo().game());
    table.obey(Order::Hint);
    let (ticket, task) = table.task().expect("a hint is looked for");
    assert_eq!((task.job(), table.is_hinting(), table.is_thinking()), (Job::Hint, true, false));
    table.play("Rc1-c2");
    assert!(!table.is_hinting() && !table.is_working());
    // The task was told to stop, so it ends at once.
    table.answer(ticket, task.run(&mut |_| {}));
    assert_eq!(table.note, None);
}

#[test]
fn who_asks_for_a_hint_again_while_it_is_looked_for_gives_it_up() {
    let mut table = Table::new(Lay::billo().game());
    table.obey(Order::Hint);
    let (ticket, task) = table.task().expect("a hint is looked for");
    table.obey(Order::Hint);
    assert!(!table.is_hinting() && table.task().is_none());
    table.answer(ticket, task.run(&mut |_| {}));
    assert_eq!(table.note, None);
    table.obey(Order::Hint);
    assert!(table.task().is_some(), "once more and it is looked for again");
}

#[test]
fn the_moves_are_listed_while_a_hint_is_looked_for() {
    let mut table = Table::new(Lay::billo().game());
    table.obey(Order::Hint);
    assert!(table.task().is_some());
    table.type_letter('s');
    let (ticket, task) = table.task().expect("typing asks for the list");
    assert_eq!(task.job(), Job::List);
    table.answer(ticket, task.run(&mut |_| {}));
    assert_eq!(table.list().map(MoveList::len), Some(44));
    assert!(table.is_hinting());
}

#[test]
fn a_hint_is_for_people_who_are_to_move() {
    let mut table = Table::new(Lay { places: &["A=level:1"], ..Lay::billo() }.game());
    table.obey(Order::Hint);
    assert_eq!(told(&table), "It is not your turn: ask for a hint when it is.");
    let mut table = Lay { position: Some("8/8/8/8/2R5/8/8/8 b -"), ..Lay::billo() }.table();
    for keys in ["^t", "^e"] {
        press(&mut table, keys);
        assert_eq!(told(&table), "The game is over.", "{keys}");
    }
}

#[test]
fn the_view_is_switched_on_and_off() {
    let lay = || Lay { position: Some(SOON), ..Lay::billo() };
    for (on, off) in [("^e", "<f6>"), (":view<enter>", ":vue<enter>")] {
        let mut table = lay().table();
        assert!(!table.shows_view() && table.view.idea().is_none());
        press(&mut table, on);
        assert!(table.shows_view() && !table.is_working());
        assert_eq!(table.view.idea().map(|idea| idea.best.as_str()), Some("Ra2xb3xc4"));
        press(&mut table, off);
        assert!(!table.shows_view() && table.view.idea().is_none());
    }
}

#[test]
fn a_view_switched_off_is_stopped_and_what_it_saw_is_not_forgotten() {
    let mut table = Table::new(Lay::billo().game());
    table.obey(Order::View);
    let (ticket, task) = table.task().expect("the position is looked at");
    assert_eq!(task.job(), Job::View(Gaze::Watch));
    table.report(ticket, idea("Rc1-c2"));
    table.obey(Order::View);
    assert!(!table.is_working() && table.task().is_none());
    task.run(&mut |_| {});
    table.obey(Order::View);
    assert_eq!(table.view.idea(), Some(&idea("Rc1-c2")));
    assert!(table.task().is_some(), "it looks on");
}

#[test]
fn a_view_is_of_the_position_on_the_board() {
    let mut table = Table::new(Lay::billo().game());
    table.obey(Order::View);
    let (ticket, task) = table.task().expect("the position is looked at");
    table.report(ticket, idea("Rc1-c2"));
    table.play("Rc1-c2");
    assert!(table.shows_view() && table.view.idea().is_none());
    let (next, _) = table.task().expect("the new position is looked at");
    table.report(ticket, idea("Rc1-c2"));
    table.answer(ticket, task.run(&mut |_| {}));
    assert!(table.view.idea().is_none(), "what comes too late is dropped");
    table.report(next, idea("Rc8-c7"));
    assert_eq!(table.view.idea(), Some(&idea("Rc8-c7")));
}

#[test]
fn a_program_that_chooses_its_move_is_left_alone_and_its_thoughts_are_the_view() {
    let mut table = Table::new(Lay { places: &["A=level:4"], ..Lay::billo() }.game());
    table.obey(Order::View);
    let (ticket, task) = table.task().expect("the program is to move");
    assert!(matches!(task.job(), Job::Choose(_)) && table.task().is_none());
    table.report(ticket, idea("Rc1-c2"));
    assert_eq!(table.view.idea(), Some(&idea("Rc1-c2")));
    table.answer(ticket, Some(Answer::Chosen("Rc1-c2".to_string())));
    let (_, task) = table.task().expect("the person's position is looked at");
    assert_eq!(task.job(), Job::View(Gaze::Watch));
}

#[test]
fn who_leaves_stops_everything() {
    let mut table = Table::new(Lay::billo().game());
    table.obey(Order::View);
    table.obey(Order::Hint);
    assert!(table.task().is_some() && table.task().is_some() && table.task().is_none());
    table.obey(Order::Quit);
    assert!(table.is_left() && !table.is_working());
}
