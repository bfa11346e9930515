use super::*;
use crate::clock::TimeControl;
use crate::{Lang, catalog};

const LINE: [&str; 4] = ["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf7-f6"];

fn table(game: &str, rules: Option<&str>, players: &str) -> Table {
    let session = catalog::find(game).unwrap().start(rules, 0).unwrap();
    let players = players.split(',').map(|player| player.parse().unwrap()).collect();
    Table::new(Record::new(session), players)
}

fn billo(players: &str, moves: &[&str]) -> Table {
    let mut table = table("billo", None, players);
    for mv in moves {
        table.play(mv).unwrap();
    }
    table
}

fn level(number: u8) -> Strength {
    Level::new(number).unwrap().into()
}

#[test]
fn taking_back_goes_to_the_turn_of_a_person() {
    let mut table = billo("human,level:3", &LINE);
    assert!(table.undo());
    assert_eq!(table.game().played(), LINE[..2]);
    assert!(table.redo());
    assert_eq!(table.game().played(), LINE);
    let mut table = billo("level:3,human", &LINE[..3]);
    assert!(table.undo());
    assert_eq!(table.game().played(), LINE[..1]);
    assert!(table.awaits_person());
}

#[test]
fn where_nobody_plays_moves_are_taken_back_one_by_one() {
    let mut table = billo("level:3,level:3", &LINE);
    table.undo();
    assert_eq!(table.game().played(), LINE[..3]);
    table.redo();
    assert_eq!(table.game().played(), LINE);
}

#[test]
fn a_computers_opening_is_nobodys_to_take_back() {
    let mut table = billo("level:3,human", &LINE[..1]);
    assert!(!table.can_undo() && !table.undo());
    assert_eq!(table.game().played(), LINE[..1]);
    assert!(!table.can_redo() && !table.redo());
}

#[test]
fn looking_back_changes_nothing() {
    let mut table = billo("human,level:3", &LINE);
    let kept = table.to_string();
    table.look(1);
    assert!(!table.is_live() && !table.can_undo() && !table.undo() && !table.awaits_person());
    assert_eq!((table.now(), table.game().played().len()), (1, 4));
    assert_eq!(table.to_string(), kept);
    table.look(3);
    assert_eq!(table.now(), 3);
    table.look(9);
    assert!(table.is_live());
    table.look(2);
    table.go_on();
    assert_eq!(table.game().played(), LINE[..2]);
    assert!(table.is_live() && table.can_redo());
}

#[test]
fn a_move_after_an_earlier_position_goes_on_from_there() {
    let mut table = billo("human,human", &LINE);
    table.look(2);
    assert!(table.play("Rc2-c4").is_err());
    assert_eq!((table.is_live(), table.game().played().len()), (false, 4));
    table.play("Rd1-d2").unwrap();
    assert_eq!(table.game().played(), ["Rc1-c2", "Sf8-f7", "Rd1-d2"]);
}

#[test]
fn a_computer_waits_while_somebody_looks_back() {
    let mut table = billo("human,level:3", &LINE[..3]);
    assert_eq!(table.awaits_computer(), Some(level(3)));
    table.look(1);
    assert_eq!(table.awaits_computer(), None);
    table.look_up();
    table.hand_over(Seat::B, Player::Person);
    assert!(table.awaits_person());
}

#[test]
fn to_resign_ends_the_game_and_is_taken_back_by_itself() {
    let mut table = billo("human,level:3", &LINE);
    table.look(2);
    table.resign(Seat::A, level(6)).unwrap();
    assert_eq!(table.game().status(), "won B resigned");
    assert!(table.is_live() && table.is_over() && !table.is_under_way());
    table.look(3);
    assert_eq!(table.session().outcome(), None);
    assert!(table.is_over() && table.to_string().contains("won B resigned"));
    table.look_up();
    assert_eq!(table.session().status(), "won B resigned");
    assert!(table.resign(Seat::A, level(6)).is_err());
    assert!(table.undo());
    assert_eq!((table.game().played(), table.is_over()), (LINE.to_vec(), false));
}

#[test]
fn where_more_play_the_computer_goes_on_for_whoever_leaves() {
    let mut table = table("billabong", Some("players=3"), "human,human,human");
    table.resign(Seat::B, level(6)).unwrap();
    assert_eq!(table.players()[1], Player::Computer(level(6)));
    assert!(!table.is_over());
}

#[test]
fn time_runs_for_whoever_is_to_move() {
    let second = Duration::from_secs(1);
    let mut table = billo("human,human", &[]);
    let control = TimeControl::Live { initial: 10 * second, increment: second };
    table.set_clock(Some(Clock::new(control, 2)));
    let left = |table: &Table, seat| table.clock().unwrap().left(seat);
    assert_eq!(table.tell_time(100 * second), None);
    assert_eq!(table.tell_time(104 * second), None);
    table.play(LINE[0]).unwrap();
    assert_eq!((left(&table, Seat::A), left(&table, Seat::B)), (7 * second, 10 * second));
    table.tell_time(106 * second);
    table.undo();
    table.tell_time(107 * second);
    assert_eq!((left(&table, Seat::A), left(&table, Seat::B)), (6 * second, 8 * second));
    assert_eq!(table.tell_time(113 * second), Some(Seat::A));
    assert_eq!(table.game().status(), "won B time");
    assert_eq!(table.clock().unwrap().running(), None);
    let again: Table = table.to_string().parse().unwrap();
    assert_eq!(again.game().status(), "won B time");
    assert_eq!(left(&again, Seat::B), 8 * second);
}

#[test]
fn the_clock_of_a_computer_stands_still() {
    let second = Duration::from_secs(1);
    let mut table = billo("human,level:1", &[]);
    let control = TimeControl::Live { initial: 10 * second, increment: second };
    table.set_clock(Some(Clock::new(control, 2)));
    table.tell_time(Duration::ZERO);
    table.tell_time(3 * second);
    table.play(LINE[0]).unwrap();
    assert_eq!(table.clock().unwrap().running(), None);
    assert_eq!(table.tell_time(100 * second), None);
    table.play(LINE[1]).unwrap();
    let clock = table.clock().unwrap();
    assert_eq!(clock.to_string(), "live:10000+1000 8000,10000");
    assert_eq!(clock.running(), Some(Seat::A));
    table.hand_over(Seat::A, Player::Computer(level(1)));
    assert_eq!(table.clock().unwrap().running(), None);
}

#[test]
fn a_seat_takes_its_own_last_turn_back_whoever_has_moved_since() {
    let mut table = billo("human,human", &LINE);
    assert!(table.take_back(Seat::A));
    assert_eq!(table.game().played(), LINE[..2]);
    assert!(table.take_back(Seat::B));
    assert_eq!(table.game().played(), LINE[..1]);
    assert!(!table.take_back(Seat::B) && !table.take_back(Seat::C));
    assert_eq!(table.game().played(), LINE[..1]);
}

#[test]
fn a_draw_that_was_agreed_is_kept_and_ends_the_game() {
    let mut table = billo("human,human", &LINE);
    table.agree_on_draw(Seat::B).unwrap();
    assert_eq!(table.game().status(), "draw agreed");
    let again: Table = table.to_string().parse().unwrap();
    assert_eq!(again.game().status(), "draw agreed");
    assert!(table.agree_on_draw(Seat::A).is_err() && !table.take_back(Seat::A));
    assert!(table.undo() && !table.is_over());
}

#[test]
fn who_moves_after_an_earlier_position_gets_what_a_turn_adds() {
    let mut table = billo("human,human", &LINE[..3]);
    let (initial, increment) = (Duration::from_secs(60), Duration::from_secs(5));
    table.set_clock(Some(Clock::new(TimeControl::Live { initial, increment }, 2)));
    assert_eq!(table.clock().unwrap().running(), Some(Seat::B));
    table.look(2);
    table.play("Rd1-d2").unwrap();
    let clock = table.clock().unwrap();
    assert_eq!([Seat::A, Seat::B].map(|seat| clock.left(seat).as_secs()), [65, 60]);
    assert_eq!(clock.running(), Some(Seat::B));
}

#[test]
fn a_table_is_laid_again_as_it_was() {
    let mut table = billo("human,level:7", &LINE);
    table.agreement = Agreement { touch_move: true, first_move: FirstMove::InTurn, seed: 77 };
    table.set_name(Seat::A, "Anne").unwrap();
    let kept = table.to_string();
    let again: Table = kept.parse().unwrap();
    assert_eq!(again.to_string(), kept);
    assert_eq!((again.players(), again.agreement), (table.players(), table.agreement));
    for text in [
        "",
        "human",
        "human free chosen 0\n",
        "nobody free chosen 0\nx",
        "human,human loose chosen 0\nx",
        "human,human free now 0\nx",
        "human,human free chosen x\nx",
        "human,human free chosen 0 soon\nx",
    ] {
        assert!(text.parse::<Table>().is_err(), "{text:?}");
    }
}

#[test]
fn strengths_of_several_limits_are_kept() {
    let [first, second] = ["nodes:20000,time:100", "mcts:nodes=500,time=7"]
        .map(|text| Player::Computer(text.parse().unwrap()));
    for players in [vec![first, Player::Person], vec![Player::Person, first], vec![first, second]] {
        let session = catalog::GAMES[0].start(None, 0).unwrap();
        let table = Table::new(Record::new(session), players.clone());
        let again: Table = table.to_string().parse().unwrap();
        assert_eq!(again.players(), players);
        assert_eq!(again.to_string(), table.to_string());
    }
}

#[test]
fn tables_kept_by_earlier_versions_are_read() {
    let table = billo("human,level:3", &LINE);
    let kept = table.to_string();
    let old = kept.replacen("human,level:3", "person,3", 1);
    assert_eq!(old.parse::<Table>().unwrap().to_string(), kept);
}

#[test]
fn in_a_series_the_first_move_goes_round() {
    let mut table = billo("human,level:4", &LINE);
    table.set_name(Seat::A, "Anne").unwrap();
    table.agreement.first_move = FirstMove::InTurn;
    let next = table.another(5);
    assert_eq!(next.players()[1], Player::Person);
    assert_eq!(next.record().player(Seat::B), Some("Anne"));
    assert_eq!((next.record().player(Seat::A), next.game().played().len()), (None, 0));
    assert_eq!(next.agreement.seed, 5);
    table.agreement.first_move = FirstMove::Same;
    assert_eq!(table.another(5).players()[0], Player::Person);
    table.agreement.first_move = FirstMove::Lot;
    let first = |seed| table.another(seed).players()[0];
    assert!((0..20).any(|seed| first(seed) == Player::Person));
    assert!((0..20).any(|seed| first(seed) != Player::Person));
}

#[test]
fn another_game_begins_where_this_one_began() {
    let entry = catalog::find("billo").unwrap();
    let position = "8/8/8/8/2s5/1s6/R7/8 r -";
    let session = entry.resume(None, position).unwrap();
    let table = Table::new(Record::new(session), Vec::new());
    assert_eq!(table.another(5).game().position(), position);
    // Nothing is drawn in Billo, so a record need not say from what.
    assert_eq!(billo("human,human", &LINE).another(5).game().seed(), Some(0));
}

#[test]
fn copies_go_their_own_way() {
    let table = billo("human,human", &LINE);
    let mut copy = table.game().copy();
    copy.undo();
    copy.play("Sd8-d7").unwrap();
    assert_eq!(table.game().played(), LINE);
    assert_eq!(copy.played(), ["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sd8-d7"]);
    let french = Lang::find("fr").unwrap();
    assert_eq!(copy.picture(french).title, copy.copy().picture(french).title);
}

#[test]
fn players_say_what_was_expected() {
    for text in ["", "robot", "level:9"] {
        let error = text.parse::<Player>().unwrap_err();
        assert!(error.expected.to_string().contains("level"), "{error}");
    }
    for text in ["human", "level:4", "random", "uct:time=100"] {
        assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
    }
}

#[test]
fn a_record_tells_which_computers_played_and_seats_them_again() {
    let mut table = billo("human,level:4", &LINE);
    table.set_name(Seat::A, "Zoé").unwrap();
    let told = table.told();
    assert_eq!((told.player(Seat::A), told.player(Seat::B)), (Some("Zoé"), Some("level:4")));
    let again = Table::of(told.to_string().parse().unwrap());
    assert_eq!(again.players(), table.players());
    assert_eq!(again.record().player(Seat::B), None);
    assert_eq!(again.told().to_string(), told.to_string());
}
