mod aside;

use super::*;
use crate::play::hand::Choice;
use crate::play::testing::{Lay, press, work};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabletier_session::{Dice, Lang, Seat, Target, catalog};

fn played(table: &Table) -> Vec<String> {
    table.game.session().played().into_iter().map(str::to_string).collect()
}

fn cursor(table: &Table) -> &str {
    match table.hand.cursor() {
        Some(Choice::Target(target)) => target.as_str(),
        Some(Choice::Stop) => "stop",
        None => "nothing",
    }
}

fn wrong(table: &Table) -> &str {
    match &table.note {
        Some(Note::Wrong(words)) => words,
        note => panic!("no mistake was told but {note:?}"),
    }
}

/// A square pawn on h1 that may stop on h2 or go on to g3; Black is far away.
const WALK: &str = "r7/8/8/8/8/6R1/7R/7S r -";

fn walk() -> Table {
    let mut table = Lay { position: Some(WALK), ..Lay::billo() }.table();
    press(&mut table, "<down><down>");
    assert_eq!(cursor(&table), "Sh1");
    table
}

#[test]
fn a_move_is_made_with_the_cursor() {
    let mut table = Lay::billo().table();
    assert_eq!(cursor(&table), "Re1");
    press(&mut table, "<left><left>");
    assert_eq!(cursor(&table), "Rd1");
    press(&mut table, "<enter>");
    assert_eq!(table.hand.clicks(), [Target::new("Rd1")]);
    press(&mut table, "<up><right> ");
    assert_eq!(played(&table), ["Rd1-e2"]);
    assert!(table.hand.clicks().is_empty());
    assert!(cursor(&table).ends_with('8'), "Black chooses among his own: {}", cursor(&table));
}

#[test]
fn with_touch_move_what_was_picked_up_must_move() {
    let mut table = Lay { touch_move: true, ..Lay::billo() }.table();
    press(&mut table, "<left><left><enter>");
    assert_eq!(table.hand.clicks(), [Target::new("Rd1")]);
    press(&mut table, "<esc>");
    assert_eq!(table.hand.clicks(), [Target::new("Rd1")]);
    assert!(wrong(&table).contains("must move"), "{}", wrong(&table));
    press(&mut table, "Ra1-a2<enter>");
    assert!(played(&table).is_empty());
    assert!(wrong(&table).contains("must move"), "{}", wrong(&table));
    press(&mut table, "<esc><up><right><enter>");
    assert_eq!(played(&table), ["Rd1-e2"]);
}

#[test]
fn the_cursor_stands_only_on_what_may_be_chosen() {
    let mut table = Lay::billo().table();
    for keys in ["<up>", "<down>", "<left>", "<right>", "<enter>", "<up>", "<left>", "<down>"] {
        press(&mut table, keys);
        let target = Target::new(cursor(&table));
        let gesture = table.hand.gesture();
        assert!(
            gesture.next.contains(&target) || table.hand.clicks().last() == Some(&target),
            "after {keys} on {target}"
        );
    }
}

#[test]
fn a_move_that_may_go_on_stops_where_the_same_place_is_chosen_again() {
    let mut table = walk();
    press(&mut table, "<enter><up><enter>");
    assert_eq!((cursor(&table), played(&table).len()), ("h2", 0));
    assert!(table.hand.may_stop());
    press(&mut table, "<enter>");
    assert_eq!(played(&table), ["Sh1-h2"]);
}

#[test]
fn a_move_that_may_go_on_goes_on() {
    let mut table = walk();
    press(&mut table, "<enter><up><enter><up><enter>");
    assert_eq!(played(&table), ["Sh1-h2-g3"]);
}

#[test]
fn a_move_that_may_go_on_has_a_button_to_stop() {
    let mut table = walk();
    press(&mut table, "<enter><up><enter><tab>");
    assert_eq!(cursor(&table), "stop");
    press(&mut table, "<left>");
    assert_eq!(cursor(&table), "h2");
    press(&mut table, "<right><enter>");
    assert_eq!(played(&table), ["Sh1-h2"]);
}

#[test]
fn a_series_of_captures_is_made_step_by_step() {
    let position = "8/8/8/8/2s5/1s6/R7/8 r -";
    let rules = Some("catalano,priority=off");
    let mut table = Lay { position: Some(position), rules, ..Lay::billo() }.table();
    press(&mut table, "<enter><up><enter>");
    assert_eq!((cursor(&table), table.hand.may_stop()), ("b3", true));
    press(&mut table, "<up><enter>");
    assert_eq!(played(&table), ["Ra2xb3xc4"]);
    assert!(table.game.say_status().starts_with("Red has won."), "{}", table.game.say_status());
}

#[test]
fn each_choice_can_be_put_back() {
    for key in ["<esc>", "<back>"] {
        let mut table = walk();
        press(&mut table, "<enter><up><enter>");
        press(&mut table, key);
        assert_eq!((table.hand.clicks().len(), cursor(&table)), (1, "h2"));
        press(&mut table, key);
        assert_eq!((table.hand.clicks().len(), cursor(&table)), (0, "Sh1"));
        press(&mut table, key);
        assert_eq!(cursor(&table), "Sh1");
    }
}

#[test]
fn a_piece_chosen_twice_is_put_back() {
    let mut table = Lay::billo().table();
    press(&mut table, "<enter><enter>");
    assert_eq!((table.hand.clicks().len(), cursor(&table)), (0, "Re1"));
}

#[test]
fn a_pointer_chooses_and_changes_its_mind() {
    let mut table = Lay::billo().table();
    // The round piece of c1, then the one of d1 instead, then the square d2.
    let (row, c1, d1) = (16 + 1, 2 + 1 + 2 * 5 + 1, 2 + 1 + 3 * 5 + 1);
    table.point(c1, row);
    assert_eq!(table.hand.clicks(), [Target::new("Rc1")]);
    table.point(d1, row);
    assert_eq!(table.hand.clicks(), [Target::new("Rd1")]);
    table.point(d1, row - 2);
    assert_eq!(played(&table), ["Rd1-d2"]);
    table.point(0, 0);
    assert!(table.hand.clicks().is_empty());
}

#[test]
fn a_typed_move_is_completed_and_played() {
    let mut table = Lay::billo().table();
    press(&mut table, "sc");
    assert_eq!(table.list().map(MoveList::len), Some(44));
    assert_eq!(table.typing.numbers().len(), 3);
    press(&mut table, "<tab>");
    assert_eq!(table.typing.text(), "Sc1-");
    press(&mut table, "c2<enter>");
    assert_eq!(played(&table), ["Sc1-c2"]);
    assert!(!table.typing.is_open());
}

#[test]
fn a_move_is_picked_from_the_list() {
    let mut table = Lay::billo().table();
    press(&mut table, "Sc<down><down><enter>");
    assert_eq!(played(&table), ["Sc1-c2"]);
    press(&mut table, "^l<up><enter>");
    assert_eq!(played(&table).last().map(String::as_str), Some("Sh8-h7"));
}

#[test]
fn a_move_is_chosen_by_its_number() {
    let mut table = Lay::billo().table();
    press(&mut table, "3<enter>");
    assert_eq!(played(&table), ["Rb1-a2"]);
    press(&mut table, "99<enter>");
    assert_eq!(wrong(&table), "There is no move 99: the moves are numbered 1 to 44.");
    assert_eq!(table.typing.text(), "99");
    press(&mut table, "<back><back>Ra 1<enter>");
    assert_eq!(played(&table), ["Rb1-a2", "Ra8-a7"]);
}

#[test]
fn a_number_waits_for_the_list() {
    let mut table = Table::new(Lay::billo().game());
    table.type_letter('7');
    let (ticket, task) = table.task().expect("typing asks for the list");
    table.enter();
    assert!(wrong(&table).contains("still being listed"), "{}", wrong(&table));
    table.answer(ticket, task.run(&mut |_| {}));
    table.enter();
    assert_eq!(played(&table).len(), 1);
}

#[test]
fn an_illegal_move_is_explained_and_nothing_is_lost() {
    let mut table = Lay::billo().table();
    press(&mut table, "Rc1-c3<enter>");
    assert_eq!(wrong(&table), "A pawn steps to one of the three spaces in front of it.");
    assert_eq!((table.typing.text(), played(&table).len()), ("Rc1-c3", 0));
    press(&mut table, "<back>");
    assert_eq!((table.typing.text(), &table.note), ("Rc1-c", &None));
    press(&mut table, "<esc>");
    assert!(!table.typing.is_open());
}

#[test]
fn an_illegal_move_is_explained_in_french() {
    let mut table = Lay { lang: Lang::Fr, ..Lay::billo() }.table();
    press(&mut table, "Rc1-c3<enter>");
    assert_eq!(wrong(&table), "Un pion avance sur l’une des trois cases devant lui.");
    press(&mut table, "<esc>hop<enter>");
    assert!(wrong(&table).starts_with("« hop » n’est pas un coup. R ou S"), "{}", wrong(&table));
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut table = Lay::billo().table();
    press(&mut table, "^z");
    assert!(matches!(&table.note, Some(Note::Told(_))));
    press(&mut table, "Rc1-c2<enter>Rc8-c7<enter>^z");
    assert_eq!(played(&table), ["Rc1-c2"]);
    press(&mut table, ":undo<enter>");
    assert!(played(&table).is_empty());
    press(&mut table, "^y:redo<enter>");
    assert_eq!(played(&table), ["Rc1-c2", "Rc8-c7"]);
    press(&mut table, "^y");
    assert!(matches!(&table.note, Some(Note::Told(_))));
}

#[test]
fn the_program_answers_and_undo_goes_back_to_the_person() {
    let mut table = Lay { places: &["B=level:1"], ..Lay::billo() }.table();
    press(&mut table, "Rc1-c2<enter>");
    assert_eq!(played(&table).len(), 2);
    assert_eq!(table.game.session().seat(), Seat::A);
    press(&mut table, "Rc2-c3<enter>^z");
    assert_eq!((played(&table).len(), table.game.session().seat()), (2, Seat::A));
    press(&mut table, "^z");
    assert_eq!(played(&table).len(), 0);
    press(&mut table, "^y^y");
    assert_eq!((played(&table).len(), table.game.session().seat()), (4, Seat::A));
}

#[test]
fn undo_while_the_program_thinks_takes_the_persons_move_back() {
    let mut table = Lay { places: &["B=level:1"], ..Lay::billo() }.table();
    table.play("Rc1-c2");
    let (ticket, task) = table.task().expect("the program is to move");
    assert!(table.is_thinking());
    table.obey(Order::Undo);
    assert!(played(&table).is_empty() && !table.is_thinking());
    table.answer(ticket, task.run(&mut |_| {}));
    assert!(played(&table).is_empty(), "an answer that comes too late changes nothing");
}

#[test]
fn a_program_that_begins_does_so_and_cannot_be_taken_back() {
    let mut table = Lay { places: &["A=random"], ..Lay::billo() }.table();
    assert_eq!(played(&table).len(), 1);
    press(&mut table, "^z");
    assert_eq!(played(&table).len(), 1);
}

#[test]
fn programs_alone_play_to_the_end() {
    let places = &["A=random", "B=random", "C=random"];
    let table = Lay { places, rules: Some("players=3"), ..Lay::nim() }.table();
    assert!(table.game.session().outcome().is_some());
    assert_eq!(table.game.to_move(), None);
}

#[test]
fn typing_while_the_program_thinks_does_no_harm() {
    let mut table = Table::new(Lay { places: &["A=level:1"], ..Lay::billo() }.game());
    assert!(table.task().is_some());
    for key in "Rc1-c2".chars() {
        table.type_letter(key);
    }
    table.enter();
    assert!(played(&table).is_empty());
    assert_eq!(wrong(&table), "It is the other player’s turn.");
}

#[test]
fn choices_beside_the_board_are_buttons() {
    let mut table = Lay { rules: Some("players=4"), ..Lay::nim() }.table();
    assert!(table.hand.buttons().is_empty());
    press(&mut table, "<down><enter>");
    assert_eq!(table.hand.clicks().len(), 1);
    assert_eq!(cursor(&table), "take1");
    press(&mut table, "<tab><tab><enter>");
    assert_eq!(played(&table).len(), 1);
    assert!(played(&table)[0].ends_with(":3"), "{:?}", played(&table));
    assert_eq!(table.game.session().seat(), Seat::B);
}

#[test]
fn a_button_can_be_pushed() {
    let mut table = Lay::nim().table();
    press(&mut table, "<enter>");
    table.push_button(1);
    table.push_button(17);
    assert!(played(&table)[0].ends_with(":2"), "{:?}", played(&table));
}

#[test]
fn a_claim_is_a_button() {
    let rules = Some("catalano,capture=claim");
    let position = Some("8/8/8/8/2s5/1s6/R7/7R r -");
    let mut table = Lay { rules, position, ..Lay::billo() }.table();
    press(&mut table, "Rh1-h2<enter>");
    let labels: Vec<&str> = table.hand.buttons().iter().map(|b| b.label.as_str()).collect();
    assert_eq!(labels, ["Claim the missed capture"]);
    press(&mut table, "<tab><enter>");
    assert_eq!(played(&table), ["Rh1-h2", "claim"]);
    assert_eq!(table.game.session().seat(), Seat::A);
}

#[test]
fn leaving_a_game_in_progress_is_asked_about() {
    let mut table = Lay::billo().table();
    press(&mut table, "Rc1-c2<enter>^c");
    assert_eq!((table.question, table.is_left()), (Some(Question::Quit), false));
    press(&mut table, "n");
    assert_eq!((table.question, table.is_left()), (None, false));
    press(&mut table, ":q<enter>y");
    assert!(table.is_left());
}

#[test]
fn who_asks_twice_leaves_at_once_even_while_the_program_thinks() {
    let mut table = Lay { places: &["B=level:1"], ..Lay::billo() }.table();
    table.play("Rc1-c2");
    assert!(table.task().is_some());
    press(&mut table, "^c^c");
    assert!(table.is_left());
}

#[test]
fn a_game_that_has_not_begun_or_is_over_is_left_without_a_question() {
    let mut table = Lay::billo().table();
    press(&mut table, "^c");
    assert!(table.is_left());
    let mut table = Lay { position: Some("8/8/8/8/2R5/8/8/8 b -"), ..Lay::billo() }.table();
    press(&mut table, "^c");
    assert!(table.is_left());
}

#[test]
fn a_new_game_is_asked_about_and_begins() {
    let mut table = Lay::billo().table();
    press(&mut table, "Rc1-c2<enter>^n");
    assert_eq!(table.question, Some(Question::New));
    press(&mut table, "<esc>");
    assert_eq!(played(&table).len(), 1);
    press(&mut table, "^ny");
    assert!(played(&table).is_empty());
    assert_eq!(table.game.moves().count(), 0);
}

#[test]
fn a_finished_game_can_be_looked_at_and_taken_back() {
    let position = Some("8/8/8/8/8/1s6/R7/8 r -");
    let mut table = Lay { position, ..Lay::billo() }.table();
    press(&mut table, "Ra2xb3<enter>");
    assert_eq!(table.game.to_move(), None);
    press(&mut table, "<enter><up>Ra2-a3<enter>");
    assert_eq!(wrong(&table), "The game is over.");
    press(&mut table, "<esc>^z");
    assert!(played(&table).is_empty());
}

#[test]
fn help_opens_scrolls_and_closes() {
    let mut table = Lay::billo().table();
    press(&mut table, "<f1><down><pgdn><up>");
    assert_eq!(table.help, Some(10));
    press(&mut table, "x");
    assert_eq!((table.help, table.typing.text()), (None, ""));
    press(&mut table, "?");
    assert_eq!(table.help, Some(0));
}

#[test]
fn an_unknown_order_is_refused() {
    let mut table = Lay::billo().table();
    press(&mut table, ":frob<enter>");
    assert!(wrong(&table).starts_with(":frob: expected :undo"), "{}", wrong(&table));
}

#[test]
fn a_game_is_saved_and_reads_back() {
    let directory = std::env::temp_dir().join(format!("tabletier-play-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory for the test");
    let file = directory.join("game.txt");
    let mut table = Lay { places: &["B=level:1"], ..Lay::billo() }.table();
    press(&mut table, "Rc1-c2<enter>");
    let save = Order::Save(Some(file.display().to_string()));
    table.obey(save.clone());
    assert!(matches!(&table.note, Some(Note::Told(told)) if told.contains("game.txt")));
    table.obey(save);
    assert!(wrong(&table).contains("exists already"), "{}", wrong(&table));
    let text = std::fs::read_to_string(&file).expect("the record");
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
    let records = tabletier_session::record::read(&text).expect("the record reads back");
    assert_eq!(records[0].session().played(), table.game.session().played());
    assert_eq!((records[0].player(Seat::A), records[0].player(Seat::B)), (None, Some("level:1")));
    assert_eq!(records[0].date(), Some("2026-03-21"));
    assert!(!text.contains("Seed"), "nothing was drawn: {text}");
}

#[test]
fn every_game_of_the_catalog_can_be_played_with_the_keys_alone() {
    const KEYS: [&str; 9] =
        ["<up>", "<down>", "<left>", "<right>", "<tab>", "<enter>", "<enter>", "<enter>", "<esc>"];
    for game in catalog::GAMES {
        let mut table = Lay { game, ..Lay::billo() }.table();
        let mut dice = Dice::new(5);
        for _ in 0..400 {
            press(&mut table, KEYS[dice.below(KEYS.len() as u64) as usize]);
            let over = table.game.to_move().is_none();
            assert!(over || table.hand.cursor().is_some(), "{}: no cursor", game.about().key);
            assert_eq!(table.note, None, "{}: what is offered can be played", game.about().key);
        }
        assert!(!played(&table).is_empty(), "{}: nothing was played", game.about().key);
    }
}

#[test]
fn the_arrows_reach_everything_that_may_be_chosen() {
    for game in catalog::GAMES {
        let mut table = Lay { game, ..Lay::billo() }.table();
        for key in "<enter> <up> <enter> <right> <enter> <down> <enter> <left> <enter>".split(' ') {
            press(&mut table, key);
            let map = table.hand.map();
            let all = map.in_order(&table.hand.gesture().next);
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
    let mut table = Lay::billo().table();
    let modifiers = KeyModifiers::CONTROL | KeyModifiers::ALT;
    table.press(KeyEvent::new(KeyCode::Char('@'), modifiers));
    assert_eq!(table.typing.text(), "@");
}

#[test]
fn a_table_without_work_asks_for_none() {
    let mut table = Lay::billo().table();
    work(&mut table);
    assert!(!table.is_working() && table.list().is_none());
}
