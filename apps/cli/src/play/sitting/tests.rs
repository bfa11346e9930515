mod aside;
mod touch;

use super::*;
use crate::play::board::Choice;
use crate::play::testing::{Lay, french, press, work};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabletier_session::{Dice, Lang, Seat, Target, catalog};

fn played(sitting: &Sitting) -> Vec<String> {
    sitting.host.session().played().into_iter().map(str::to_string).collect()
}

fn cursor(sitting: &Sitting) -> &str {
    match sitting.board.cursor() {
        Some(Choice::Target(target)) => target.as_str(),
        Some(Choice::Stop) => "stop",
        None => "nothing",
    }
}

fn wrong(sitting: &Sitting) -> &str {
    match &sitting.note {
        Some(Note::Wrong(words)) => words,
        note => panic!("no mistake was told but {note:?}"),
    }
}

/// A square pawn on h1 that may stop on h2 or go on to g3; Black is far away.
const WALK: &str = "r7/8/8/8/8/6R1/7R/7S r -";

fn walk() -> Sitting {
    let mut sitting = Lay { position: Some(WALK), ..Lay::billo() }.sit();
    press(&mut sitting, "<down><down>");
    assert_eq!(cursor(&sitting), "Sh1");
    sitting
}

#[test]
fn a_move_is_made_with_the_cursor() {
    let mut sitting = Lay::billo().sit();
    assert_eq!(cursor(&sitting), "Re1");
    press(&mut sitting, "<left><left>");
    assert_eq!(cursor(&sitting), "Rd1");
    press(&mut sitting, "<enter>");
    assert_eq!(sitting.board.hand().clicks(), [Target::new("Rd1")]);
    press(&mut sitting, "<up><right> ");
    assert_eq!(played(&sitting), ["Rd1-e2"]);
    assert!(sitting.board.hand().clicks().is_empty());
    assert!(cursor(&sitting).ends_with('8'), "Black chooses among their own: {}", cursor(&sitting));
}

#[test]
fn the_cursor_stands_only_on_what_may_be_chosen() {
    let mut sitting = Lay::billo().sit();
    for keys in ["<up>", "<down>", "<left>", "<right>", "<enter>", "<up>", "<left>", "<down>"] {
        press(&mut sitting, keys);
        let target = Target::new(cursor(&sitting));
        let gesture = sitting.board.hand().gesture();
        assert!(
            gesture.next.contains(&target) || sitting.board.hand().clicks().last() == Some(&target),
            "after {keys} on {target}"
        );
    }
}

#[test]
fn a_move_that_may_go_on_stops_where_the_same_place_is_chosen_again() {
    let mut sitting = walk();
    press(&mut sitting, "<enter><up><enter>");
    assert_eq!((cursor(&sitting), played(&sitting).len()), ("h2", 0));
    assert!(sitting.board.hand().may_stop().is_some());
    press(&mut sitting, "<enter>");
    assert_eq!(played(&sitting), ["Sh1-h2"]);
}

#[test]
fn a_move_that_may_go_on_goes_on() {
    let mut sitting = walk();
    press(&mut sitting, "<enter><up><enter><up><enter>");
    assert_eq!(played(&sitting), ["Sh1-h2-g3"]);
}

#[test]
fn a_move_that_may_go_on_has_a_button_to_stop() {
    let mut sitting = walk();
    press(&mut sitting, "<enter><up><enter><tab>");
    assert_eq!(cursor(&sitting), "stop");
    press(&mut sitting, "<left>");
    assert_eq!(cursor(&sitting), "h2");
    press(&mut sitting, "<right><enter>");
    assert_eq!(played(&sitting), ["Sh1-h2"]);
}

#[test]
fn a_series_of_captures_is_made_step_by_step() {
    let position = "8/8/8/8/2s5/1s6/R7/8 r -";
    let rules = Some("catalano,priority=off");
    let mut sitting = Lay { position: Some(position), rules, ..Lay::billo() }.sit();
    press(&mut sitting, "<enter><up><enter>");
    assert_eq!((cursor(&sitting), sitting.board.hand().may_stop().is_some()), ("b3", true));
    press(&mut sitting, "<up><enter>");
    assert_eq!(played(&sitting), ["Ra2xb3xc4"]);
    assert!(sitting.host.say_status().starts_with("Red has won."), "{}", sitting.host.say_status());
}

#[test]
fn each_choice_can_be_put_back() {
    for key in ["<esc>", "<back>"] {
        let mut sitting = walk();
        press(&mut sitting, "<enter><up><enter>");
        press(&mut sitting, key);
        assert_eq!((sitting.board.hand().clicks().len(), cursor(&sitting)), (1, "h2"));
        press(&mut sitting, key);
        assert_eq!((sitting.board.hand().clicks().len(), cursor(&sitting)), (0, "Sh1"));
        press(&mut sitting, key);
        assert_eq!(cursor(&sitting), "Sh1");
    }
}

#[test]
fn a_piece_chosen_twice_is_put_back() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "<enter><enter>");
    assert_eq!((sitting.board.hand().clicks().len(), cursor(&sitting)), (0, "Re1"));
}

#[test]
fn a_pointer_chooses_and_changes_its_mind() {
    let mut sitting = Lay::billo().sit();
    // The round piece of c1, then the one of d1 instead, then the square d2.
    let (row, c1, d1) = (16 + 1, 2 + 1 + 2 * 5 + 1, 2 + 1 + 3 * 5 + 1);
    sitting.point(c1, row);
    assert_eq!(sitting.board.hand().clicks(), [Target::new("Rc1")]);
    sitting.point(d1, row);
    assert_eq!(sitting.board.hand().clicks(), [Target::new("Rd1")]);
    sitting.point(d1, row - 2);
    assert_eq!(played(&sitting), ["Rd1-d2"]);
    sitting.point(0, 0);
    assert!(sitting.board.hand().clicks().is_empty());
}

#[test]
fn a_typed_move_is_completed_and_played() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "sc");
    assert_eq!(sitting.list().map(MoveList::len), Some(44));
    assert_eq!(sitting.typing.numbers().len(), 3);
    press(&mut sitting, "<tab>");
    assert_eq!(sitting.typing.text(), "Sc1-");
    press(&mut sitting, "c2<enter>");
    assert_eq!(played(&sitting), ["Sc1-c2"]);
    assert!(!sitting.typing.is_open());
}

#[test]
fn a_move_is_picked_from_the_list() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Sc<down><down><enter>");
    assert_eq!(played(&sitting), ["Sc1-c2"]);
    press(&mut sitting, "^l<up><enter>");
    assert_eq!(played(&sitting).last().map(String::as_str), Some("Sh8-h7"));
}

#[test]
fn a_move_is_chosen_by_its_number() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "3<enter>");
    assert_eq!(played(&sitting), ["Rb1-a2"]);
    press(&mut sitting, "99<enter>");
    assert_eq!(wrong(&sitting), "There is no move 99: the moves are numbered 1 to 44.");
    assert_eq!(sitting.typing.text(), "99");
    press(&mut sitting, "<back><back>Ra 1<enter>");
    assert_eq!(played(&sitting), ["Rb1-a2", "Ra8-a7"]);
}

#[test]
fn a_number_waits_for_the_list() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.type_letter('7');
    let (ticket, errand) = sitting.errand().expect("typing asks for the list");
    sitting.enter();
    assert!(wrong(&sitting).contains("still being listed"), "{}", wrong(&sitting));
    sitting.answer(ticket, errand.run(&mut |_| {}));
    sitting.enter();
    assert_eq!(played(&sitting).len(), 1);
}

#[test]
fn an_illegal_move_is_explained_and_nothing_is_lost() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Rc1-c3<enter>");
    assert_eq!(wrong(&sitting), "A pawn steps to one of the three spaces in front of it.");
    assert_eq!((sitting.typing.text(), played(&sitting).len()), ("Rc1-c3", 0));
    press(&mut sitting, "<back>");
    assert_eq!((sitting.typing.text(), &sitting.note), ("Rc1-c", &None));
    press(&mut sitting, "<esc>");
    assert!(!sitting.typing.is_open());
}

#[test]
fn an_illegal_move_is_explained_in_french() {
    let mut sitting = Lay { lang: french(), ..Lay::billo() }.sit();
    press(&mut sitting, "Rc1-c3<enter>");
    assert_eq!(wrong(&sitting), "Un pion avance sur l’une des trois cases devant lui.");
    press(&mut sitting, "<esc>hop<enter>");
    assert_eq!(
        wrong(&sitting),
        "coup\u{a0}: on trouve «\u{a0}hop\u{a0}», on attend R ou S, une case et des pas, comme Rc1-c2 \
         ou Sa1xa2, ou claim"
    );
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "^z");
    assert!(matches!(&sitting.note, Some(Note::Told(_))));
    press(&mut sitting, "Rc1-c2<enter>Rc8-c7<enter>^z");
    assert_eq!(played(&sitting), ["Rc1-c2"]);
    press(&mut sitting, ":undo<enter>");
    assert!(played(&sitting).is_empty());
    press(&mut sitting, "^y:redo<enter>");
    assert_eq!(played(&sitting), ["Rc1-c2", "Rc8-c7"]);
    press(&mut sitting, "^y");
    assert!(matches!(&sitting.note, Some(Note::Told(_))));
}

#[test]
fn the_program_answers_and_undo_goes_back_to_the_person() {
    let mut sitting = Lay { seats: &["B=level:1"], ..Lay::billo() }.sit();
    press(&mut sitting, "Rc1-c2<enter>");
    assert_eq!(played(&sitting).len(), 2);
    assert_eq!(sitting.host.session().seat(), Seat::A);
    press(&mut sitting, "Rc2-c3<enter>^z");
    assert_eq!((played(&sitting).len(), sitting.host.session().seat()), (2, Seat::A));
    press(&mut sitting, "^z");
    assert_eq!(played(&sitting).len(), 0);
    press(&mut sitting, "^y^y");
    assert_eq!((played(&sitting).len(), sitting.host.session().seat()), (4, Seat::A));
}

#[test]
fn undo_while_the_program_thinks_takes_the_persons_move_back() {
    let mut sitting = Lay { seats: &["B=level:1"], ..Lay::billo() }.sit();
    sitting.play("Rc1-c2");
    let (ticket, errand) = sitting.errand().expect("the program is to move");
    assert!(sitting.is_thinking());
    sitting.obey(Order::Undo);
    assert!(played(&sitting).is_empty() && !sitting.is_thinking());
    sitting.answer(ticket, errand.run(&mut |_| {}));
    assert!(played(&sitting).is_empty(), "an answer that comes too late changes nothing");
}

#[test]
fn a_program_that_begins_does_so_and_cannot_be_taken_back() {
    let mut sitting = Lay { seats: &["A=random"], ..Lay::billo() }.sit();
    assert_eq!(played(&sitting).len(), 1);
    press(&mut sitting, "^z");
    assert_eq!(played(&sitting).len(), 1);
}

#[test]
fn programs_alone_play_to_the_end() {
    let seats = &["A=random", "B=random", "C=random"];
    let sitting = Lay { seats, rules: Some("players=3"), ..Lay::nim() }.sit();
    assert!(sitting.host.session().outcome().is_some());
    assert_eq!(sitting.host.table.to_move(), None);
}

#[test]
fn typing_while_the_program_thinks_does_no_harm() {
    let mut sitting = Sitting::new(Lay { seats: &["A=level:1"], ..Lay::billo() }.host());
    assert!(sitting.errand().is_some());
    for key in "Rc1-c2".chars() {
        sitting.type_letter(key);
    }
    sitting.enter();
    assert!(played(&sitting).is_empty());
    assert_eq!(wrong(&sitting), "It is not your turn.");
}

#[test]
fn choices_beside_the_board_are_buttons() {
    let mut sitting = Lay { rules: Some("players=4"), ..Lay::nim() }.sit();
    assert!(sitting.board.buttons().is_empty());
    press(&mut sitting, "<down><enter>");
    assert_eq!(sitting.board.hand().clicks().len(), 1);
    assert_eq!(cursor(&sitting), "take1");
    press(&mut sitting, "<tab><tab><enter>");
    assert_eq!(played(&sitting).len(), 1);
    assert!(played(&sitting)[0].ends_with(":3"), "{:?}", played(&sitting));
    assert_eq!(sitting.host.session().seat(), Seat::B);
}

#[test]
fn a_button_can_be_pushed() {
    let mut sitting = Lay::nim().sit();
    press(&mut sitting, "<enter>");
    sitting.push_button(1);
    sitting.push_button(17);
    assert!(played(&sitting)[0].ends_with(":2"), "{:?}", played(&sitting));
}

#[test]
fn a_claim_is_a_button() {
    let rules = Some("catalano,capture=claim");
    let position = Some("8/8/8/8/2s5/1s6/R7/7R r -");
    let mut sitting = Lay { rules, position, ..Lay::billo() }.sit();
    press(&mut sitting, "Rh1-h2<enter>");
    let labels: Vec<&str> = sitting.board.buttons().iter().map(|b| b.label.as_str()).collect();
    assert_eq!(labels, ["Claim the missed capture"]);
    press(&mut sitting, "<tab><enter>");
    assert_eq!(played(&sitting), ["Rh1-h2", "claim"]);
    assert_eq!(sitting.host.session().seat(), Seat::A);
}

#[test]
fn leaving_a_game_in_progress_is_asked_about() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Rc1-c2<enter>^c");
    assert_eq!((sitting.confirm.clone(), sitting.is_left()), (Some(Confirm::Quit), false));
    press(&mut sitting, "n");
    assert_eq!((sitting.confirm.clone(), sitting.is_left()), (None, false));
    press(&mut sitting, ":q<enter>y");
    assert!(sitting.is_left());
}

#[test]
fn who_asks_twice_leaves_at_once_even_while_the_program_thinks() {
    let mut sitting = Lay { seats: &["B=level:1"], ..Lay::billo() }.sit();
    sitting.play("Rc1-c2");
    assert!(sitting.errand().is_some());
    press(&mut sitting, "^c^c");
    assert!(sitting.is_left());
}

#[test]
fn a_game_that_has_not_begun_or_is_over_is_left_without_a_question() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "^c");
    assert!(sitting.is_left());
    let mut sitting = Lay { position: Some("8/8/8/8/2R5/8/8/8 b -"), ..Lay::billo() }.sit();
    press(&mut sitting, "^c");
    assert!(sitting.is_left());
}

#[test]
fn a_new_game_begins_where_the_last_one_did() {
    let mut sitting = walk();
    press(&mut sitting, "Sh1-h2<enter>^z<enter>^n");
    assert_eq!((sitting.confirm.clone(), sitting.board.hand().clicks().len()), (None, 0));
    assert_eq!(sitting.host.session().position(), WALK);
    press(&mut sitting, "Sh1-h2<enter>^z^y");
    assert_eq!(played(&sitting), ["Sh1-h2"], "taking back works in the new game too");
}

#[test]
fn a_new_game_is_asked_about_and_begins() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Rc1-c2<enter>^n");
    assert_eq!(sitting.confirm, Some(Confirm::New));
    press(&mut sitting, "<esc>");
    assert_eq!(played(&sitting).len(), 1);
    press(&mut sitting, "^ny");
    assert!(played(&sitting).is_empty());
    assert_eq!(sitting.host.moves().count(), 0);
}

#[test]
fn a_finished_game_can_be_looked_at_and_taken_back() {
    let position = Some("8/8/8/8/8/1s6/R7/8 r -");
    let mut sitting = Lay { position, ..Lay::billo() }.sit();
    press(&mut sitting, "Ra2xb3<enter>");
    assert_eq!(sitting.host.table.to_move(), None);
    press(&mut sitting, "<enter><up>Ra2-a3<enter>");
    assert_eq!(wrong(&sitting), "The game is over.");
    press(&mut sitting, "<esc>^z");
    assert!(played(&sitting).is_empty());
}

#[test]
fn help_opens_scrolls_and_closes() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "<f1><down><pgdn><up>");
    assert_eq!(sitting.help, Some(10));
    press(&mut sitting, "x");
    assert_eq!((sitting.help, sitting.typing.text()), (None, ""));
    press(&mut sitting, "?");
    assert_eq!(sitting.help, Some(0));
}

#[test]
fn an_unknown_order_is_refused() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, ":frob<enter>");
    assert!(wrong(&sitting).starts_with(":frob: expected :undo"), "{}", wrong(&sitting));
}

#[test]
fn a_game_is_saved_and_reads_back() {
    let directory = std::env::temp_dir().join(format!("tabletier-play-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory for the test");
    let file = directory.join("game.txt");
    let mut sitting = Lay { seats: &["B=level:1"], ..Lay::billo() }.sit();
    press(&mut sitting, "Rc1-c2<enter>");
    let save = Order::Save(Some(file.display().to_string()));
    sitting.obey(save.clone());
    assert!(matches!(&sitting.note, Some(Note::Told(told)) if told.contains("game.txt")));
    sitting.obey(save);
    assert!(wrong(&sitting).contains("exists already"), "{}", wrong(&sitting));
    let text = std::fs::read_to_string(&file).expect("the record");
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
    let records = tabletier_session::record::read(&text).expect("the record reads back");
    assert_eq!(records[0].session().played(), sitting.host.session().played());
    assert_eq!((records[0].player(Seat::A), records[0].player(Seat::B)), (None, Some("level:1")));
    assert_eq!(records[0].date(), Some("2026-03-21"));
    assert!(!text.contains("Seed"), "nothing was drawn: {text}");
}

#[test]
fn every_game_of_the_catalog_can_be_played_with_the_keys_alone() {
    const KEYS: [&str; 9] =
        ["<up>", "<down>", "<left>", "<right>", "<tab>", "<enter>", "<enter>", "<enter>", "<esc>"];
    for &game in catalog::GAMES {
        let mut sitting = Lay { game, ..Lay::billo() }.sit();
        let mut dice = Dice::new(5);
        for _ in 0..400 {
            press(&mut sitting, KEYS[dice.below(KEYS.len() as u64) as usize]);
            let over = sitting.host.table.to_move().is_none();
            assert!(over || sitting.board.cursor().is_some(), "{}: no cursor", game.about().key);
            assert_eq!(sitting.note, None, "{}: what is offered can be played", game.about().key);
        }
        assert!(!played(&sitting).is_empty(), "{}: nothing was played", game.about().key);
    }
}

#[test]
fn the_arrows_reach_everything_that_may_be_chosen() {
    for &game in catalog::GAMES {
        let mut sitting = Lay { game, ..Lay::billo() }.sit();
        for key in "<enter> <up> <enter> <right> <enter> <down> <enter> <left> <enter>".split(' ') {
            press(&mut sitting, key);
            let map = sitting.board.map();
            let all = map.in_order(&sitting.board.hand().gesture().next);
            let mut reached: Vec<Target> = all.first().cloned().into_iter().collect();
            let mut tried = 0;
            while let Some(from) = reached.get(tried).and_then(|target| map.centre(target)) {
                for direction in Direction::ALL {
                    let target = map.toward(direction, from, &all);
                    reached.extend(target.filter(|target| !reached.contains(target)));
                }
                tried += 1;
            }
            assert_eq!(reached.len(), all.len(), "{} after {key}", game.about().key);
        }
    }
}

#[test]
fn signs_typed_with_alt_gr_are_typed() {
    let mut sitting = Lay::billo().sit();
    let modifiers = KeyModifiers::CONTROL | KeyModifiers::ALT;
    sitting.press(KeyEvent::new(KeyCode::Char('@'), modifiers));
    assert_eq!(sitting.typing.text(), "@");
}

#[test]
fn a_table_without_work_asks_for_none() {
    let mut sitting = Lay::billo().sit();
    work(&mut sitting);
    assert!(!sitting.is_working() && sitting.list().is_none());
}
