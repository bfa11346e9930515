//! One end of the line.

use serde_json::json;
use tabletier_room::{Action, Client, Greeting, Kind, News, Offer, There};
use tabletier_session::{Lang, Seat};

use crate::far::{Server, assert_same, words};
use crate::stage::Stage;

const LINE: [&str; 4] = ["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf7-f6"];

fn billo() -> (Server, Client, Client) {
    let mut server = Server::new(Stage::two(&json!({"game": "billo"})));
    let mut anne = Client::new(Some(Seat::A), "a");
    let mut zoe = Client::new(Some(Seat::B), "b");
    server.talk(&mut anne);
    server.talk(&mut zoe);
    (server, anne, zoe)
}

fn mv(text: &str) -> Action {
    Action::Move(text.to_string())
}

fn shown(client: &Client) -> Vec<String> {
    let table = client.table().unwrap();
    table.game().played().into_iter().map(str::to_string).collect()
}

#[test]
fn a_move_is_shown_at_once_and_marked_until_it_is_acknowledged() {
    let (mut server, mut anne, mut zoe) = billo();
    assert!(anne.may_move() && !zoe.may_move());
    anne.act(mv(LINE[0])).unwrap();
    assert_eq!((shown(&anne), anne.unconfirmed()), (vec![LINE[0].to_string()], 1));
    assert!(anne.is_sending() && !anne.may_move());
    assert_eq!(words(&server.talk(&mut anne)), "");
    assert_eq!((shown(&anne).len(), anne.unconfirmed(), anne.is_sending()), (1, 0, false));
    assert_eq!(anne.keep(), "");
    assert_eq!(server.talk(&mut zoe), [News::Moved]);
    assert!(zoe.may_move());
    assert!(zoe.act(mv("Sf8-a1")).is_err(), "the rules are known here, too");
    assert_eq!(shown(&zoe).len(), 1);
}

#[test]
fn an_acknowledgement_and_its_event_come_in_any_order() {
    for event_first in [true, false] {
        let (mut server, mut anne, _) = billo();
        anne.act(mv(LINE[0])).unwrap();
        let message = anne.to_send().unwrap();
        let answer = server.hear(Seat::A, &message).to_string();
        if event_first {
            server.tell(&mut anne);
            assert_eq!(shown(&anne).len(), 1, "it is not there twice");
            anne.hear(&answer, 0);
        } else {
            anne.hear(&answer, 0);
            assert_eq!((shown(&anne).len(), anne.unconfirmed()), (1, 0));
            server.tell(&mut anne);
        }
        assert_eq!((shown(&anne).len(), anne.is_sending(), anne.to_send()), (1, false, None));
    }
}

#[test]
fn what_was_sent_survives_reload_and_reconnect_under_the_same_id() {
    let (mut server, mut anne, _) = billo();
    anne.act(mv(LINE[0])).unwrap();
    let first = anne.to_send().unwrap();
    // The answer is lost with the line.
    server.hear(Seat::A, &first);
    anne.connected();
    assert_eq!(anne.to_send().as_ref(), Some(&first));
    // The page is loaded anew, by another name.
    let mut again = Client::new(Some(Seat::A), "other");
    assert!(again.restore(&anne.keep()));
    assert_eq!(again.to_send(), None, "not before it is known how the game stands");
    assert!(again.table().is_none());
    server.talk(&mut again);
    assert_eq!(again.keep(), "");
    assert_eq!(server.stage.room.game().played(), [LINE[0]]);
    let other: Vec<_> = server.done.keys().collect();
    assert_eq!(other, [&(Seat::A, "a-1".to_string())]);
}

#[test]
fn what_was_not_sent_yet_is_shown_after_a_reload_and_sent() {
    let (mut server, mut anne, _) = billo();
    anne.act(mv(LINE[0])).unwrap();
    let mut again = Client::new(Some(Seat::A), "other");
    assert!(again.restore(&anne.keep()));
    server.tell(&mut again);
    assert_eq!((shown(&again).len(), again.unconfirmed()), (1, 1));
    server.talk(&mut again);
    assert_eq!(server.stage.room.game().played(), [LINE[0]]);
    for nonsense in ["{", "[]3", r#"{"sent":[{"id":"x"}]}"#, r#"{"plan":{"lines":[[]]}}"#] {
        assert!(!Client::new(None, "x").restore(nonsense), "{nonsense}");
    }
    assert!(Client::new(None, "x").restore(""));
}

#[test]
fn a_move_that_was_overtaken_is_taken_back_and_told() {
    let (mut server, mut anne, mut zoe) = billo();
    for (client, text) in [(0, LINE[0]), (1, LINE[1])] {
        let client = if client == 0 { &mut anne } else { &mut zoe };
        server.talk(client);
        client.act(mv(text)).unwrap();
        server.talk(client);
    }
    server.talk(&mut anne);
    // Anne moves without a line, and meanwhile her last move is taken back by another window of hers.
    anne.act(mv(LINE[2])).unwrap();
    server.stage.act(Seat::A, &Action::OfferTakeback);
    let news = server.tell(&mut anne);
    assert!(words(&news).contains(LINE[2]), "{news:?}");
    assert_eq!((shown(&anne).len(), anne.to_send(), anne.keep()), (2, None, String::new()));
    // The same if the server has to say so.
    server.stage.act(Seat::A, &Action::Decline(None));
    server.talk(&mut anne);
    anne.act(mv(LINE[2])).unwrap();
    let message = anne.to_send().unwrap();
    server.stage.act(Seat::B, &Action::OfferDraw);
    let answer = server.hear(Seat::A, &message);
    assert_eq!(answer["status"], 409);
    let news = anne.hear(&answer.to_string(), 0);
    assert!(words(&news).contains(LINE[2]), "{news:?}");
    assert_same(&server.stage.room, &anne);
    assert_eq!((shown(&anne).len(), anne.is_sending()), (2, false));
}

#[test]
fn nothing_is_made_stale_by_a_greeting_and_a_greeting_by_nothing() {
    let (mut server, mut anne, mut zoe) = billo();
    anne.act(mv(LINE[0])).unwrap();
    zoe.act(Action::Greet(Greeting::Hello)).unwrap();
    server.talk(&mut zoe);
    assert_eq!(words(&server.talk(&mut anne)), "");
    assert_eq!(anne.said(), []);
    assert_eq!(server.stage.room.game().played(), [LINE[0]]);
    // Anne’s greeting meets Zoé’s move on the way.
    anne.act(Action::Greet(Greeting::WellPlayed)).unwrap();
    let late = anne.to_send().unwrap();
    server.talk(&mut zoe);
    zoe.act(mv(LINE[1])).unwrap();
    server.talk(&mut zoe);
    let answer = server.hear(Seat::A, &late);
    assert_eq!(words(&anne.hear(&answer.to_string(), 0)), "");
    server.talk(&mut anne);
    let said: Vec<_> = anne.said().to_vec();
    assert!(said.len() <= 1, "{said:?}");
    assert!(!anne.is_sending());
}

#[test]
fn what_is_made_after_something_on_its_way_waits_for_it() {
    let (mut server, mut anne, mut zoe) = billo();
    anne.act(mv(LINE[0])).unwrap();
    anne.act(Action::Greet(Greeting::GoodLuck)).unwrap();
    anne.act(Action::OfferDraw).unwrap();
    let first = anne.to_send().unwrap();
    assert_eq!(anne.to_send(), None);
    let answer = server.hear(Seat::A, &first);
    anne.hear(&answer.to_string(), 0);
    assert_eq!(anne.to_send(), None, "its event is not known yet");
    server.talk(&mut anne);
    let kinds: Vec<_> = server.stage.log.iter().map(|event| event.kind.code()).collect();
    assert_eq!(kinds, ["created", "move", "greet", "offer-draw"]);
    // If the first is overtaken, so is the rest.
    server.talk(&mut zoe);
    zoe.act(mv(LINE[1])).unwrap();
    zoe.act(Action::Resign).unwrap();
    server.stage.act(Seat::A, &Action::Resign);
    let news = server.talk(&mut zoe);
    assert!(words(&news).contains(LINE[1]), "{news:?}");
    assert!(!zoe.is_sending() && !zoe.may_move());
    assert_same(&server.stage.room, &zoe);
}

#[test]
fn a_server_in_trouble_is_asked_again_and_one_that_forbids_is_not() {
    let (mut server, mut anne, _) = billo();
    anne.act(mv(LINE[0])).unwrap();
    let message = anne.to_send().unwrap();
    let busy = json!({"t": "refused", "id": "a-1", "status": 503, "error": "unavailable"});
    assert_eq!(anne.hear(&busy.to_string(), 0), [News::Later]);
    assert_eq!(anne.to_send(), Some(message));
    let wrong = json!({"t": "refused", "id": "a-1", "status": 422, "error": "illegal",
        "code": "x", "message": "why not"});
    assert!(words(&anne.hear(&wrong.to_string(), 0)).contains("why not"));
    assert_eq!((shown(&anne).len(), anne.to_send()), (0, None));
    anne.act(mv(LINE[0])).unwrap();
    let forbidden = json!({"t": "refused", "id": null, "status": 403, "error": "forbidden"});
    assert_eq!(anne.hear(&forbidden.to_string(), 0), [News::SeatLost]);
    assert_eq!((anne.seat(), anne.may_move(), anne.to_send()), (None, false, None));
    server.talk(&mut anne);
    assert!(anne.act(mv(LINE[0])).is_err());
}

#[test]
fn events_are_heard_once_in_order_and_gaps_are_noticed() {
    let (mut server, mut anne, mut zoe) = billo();
    anne.act(mv(LINE[0])).unwrap();
    server.talk(&mut anne);
    zoe.hear("{", 0);
    let last = json!({"t": "events", "events": [{"seq": 9, "at": 1, "kind": "flag", "seat": "A",
        "status": "turn A", "clocks": null}]});
    assert_eq!(zoe.hear(&last.to_string(), 0), [News::Gap]);
    let unknown = json!({"t": "events", "events": [{"seq": 2, "kind": "dance"}]});
    assert!(!words(&zoe.hear(&unknown.to_string(), 0)).is_empty());
    assert_eq!(zoe.hear(r#"{"t":"pong","head":2,"now":5}"#, 0), [News::Gap]);
    server.talk(&mut zoe);
    let again = json!({"t": "events", "events": [server.stage.log[1].to_json()]});
    assert_eq!(zoe.hear(&again.to_string(), 0), []);
    assert_same(&server.stage.room, &zoe);
}

#[test]
fn offers_are_asked_answered_and_told() {
    let (mut server, mut anne, mut zoe) = billo();
    assert!(anne.may(&Action::OfferDraw) && !anne.may(&Action::OfferTakeback));
    anne.act(Action::OfferDraw).unwrap();
    assert!(!anne.may(&Action::OfferDraw), "one is on its way");
    server.talk(&mut anne);
    server.talk(&mut zoe);
    assert_eq!(zoe.room().unwrap().offers().open(), Some((Offer::Draw, Seat::A)));
    assert!(zoe.may(&Action::Accept(None)) && !anne.may(&Action::Accept(None)));
    zoe.act(Action::Decline(Some(Offer::Draw))).unwrap();
    server.talk(&mut zoe);
    assert!(words(&server.talk(&mut anne)).contains("declines"));
    anne.act(Action::Resign).unwrap();
    server.talk(&mut anne);
    server.talk(&mut zoe);
    // Both want another game at the same time.
    anne.act(Action::Rematch).unwrap();
    zoe.act(Action::Rematch).unwrap();
    let (first, second) = (anne.to_send().unwrap(), zoe.to_send().unwrap());
    server.hear(Seat::A, &first);
    let late = server.hear(Seat::B, &second);
    assert_eq!(late["error"], "stale");
    zoe.hear(&late.to_string(), 0);
    let news = server.talk(&mut zoe);
    assert_eq!(news, [News::Next("next".to_string())]);
    assert_eq!(server.talk(&mut anne), [News::Next("next".to_string())]);
}

#[test]
fn clocks_never_rise_without_an_event() {
    let clock = json!({"kind": "live", "initial_s": 60, "increment_s": 2});
    let mut server = Server::new(Stage::two(&json!({"game": "billo", "clock": clock})));
    let mut anne = Client::new(Some(Seat::A), "a");
    let behind = |server: &Server| server.stage.now.saturating_sub(900);
    server.talk(&mut anne);
    let mut before = anne.clocks_at(behind(&server)).unwrap();
    // The own clock is behind, answers take shorter or longer, one is very late.
    for (there, back) in [(10, 10), (200, 5), (5, 200), (3_000, 0), (0, 0)] {
        server.stage.now += 500;
        let ping = anne.ping(behind(&server));
        server.stage.now += there;
        let answer = server.hear(Seat::A, ping);
        server.stage.now += back;
        anne.hear(&answer.to_string(), behind(&server));
        for _ in 0..3 {
            let now = anne.clocks_at(behind(&server)).unwrap();
            assert!(now[0] <= before[0] && now[1] == before[1], "{before:?} then {now:?}");
            before = now;
            server.stage.now += 20;
        }
    }
    let truth = server.stage.room.clocks_at(server.stage.now).unwrap();
    assert!(truth[0].abs_diff(before[0]) < 250, "{truth:?} {before:?}");
    anne.act(mv(LINE[0])).unwrap();
    server.talk(&mut anne);
    let after = anne.clocks_at(behind(&server)).unwrap();
    assert!(after[0].abs_diff(truth[0] + 2_000) < 300, "{after:?}");
}

#[test]
fn who_leaves_is_away_for_a_while_and_then_gone() {
    let mut anne = Client::new(Some(Seat::A), "a");
    let told = |seats: &[&str], watching: u32| {
        json!({"t": "present", "seats": seats, "watching": watching}).to_string()
    };
    assert_eq!(anne.there(Seat::B, 0), There::Gone);
    anne.hear(&told(&["A", "B"], 3), 1_000);
    assert_eq!((anne.there(Seat::B, 2_000), anne.watching()), (There::Present, 3));
    anne.hear(&told(&["A"], 0), 3_000);
    assert_eq!(anne.there(Seat::B, 4_000), There::Away);
    assert_eq!(anne.there(Seat::B, 200_000), There::Gone);
    assert_eq!((anne.there(Seat::A, 200_000), anne.watching()), (There::Present, 0));
}

#[test]
fn an_answer_in_advance_is_sent_on_its_position_alone() {
    let (mut server, mut anne, mut zoe) = billo();
    assert!(zoe.plan(&LINE[..1]) == Ok(false), "no move of her own");
    assert!(zoe.plan(&["Rc1-c9"]).is_err());
    assert_eq!(zoe.plan(&LINE[..2]), Ok(true));
    assert_eq!(zoe.plan(&["Rc1-c3"; 0]), Ok(false));
    anne.act(mv(LINE[0])).unwrap();
    server.talk(&mut anne);
    assert_eq!(words(&server.talk(&mut zoe)), "");
    assert_eq!(server.stage.room.game().played(), LINE[..2]);
    assert_eq!((zoe.planned().len(), zoe.keep()), (0, String::new()));
    // Another move: nothing is sent, and that is told.
    zoe.plan(&LINE[2..]).unwrap();
    server.talk(&mut anne);
    anne.act(mv("Rd1-d2")).unwrap();
    server.talk(&mut anne);
    let news = server.talk(&mut zoe);
    assert!(words(&news).contains("in advance"), "{news:?}");
    assert_eq!((server.stage.room.game().played().len(), zoe.planned().len()), (3, 0));
}

#[test]
fn answers_are_a_tree_and_the_last_word_counts() {
    let (mut server, mut anne, mut zoe) = billo();
    zoe.plan(&["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf7-f6"]).unwrap();
    zoe.plan(&["Rd1-d2", "Sd8-d7"]).unwrap();
    assert_eq!(zoe.planned().len(), 2);
    // The same way, a little shorter: nothing new.
    zoe.plan(&["Rc1-c2", "Sf8-f7"]).unwrap();
    assert_eq!(zoe.planned().len(), 2);
    // Another answer to the same move.
    zoe.plan(&["Rd1-d2", "Sf8-f7"]).unwrap();
    assert_eq!(zoe.planned()[1], ["Rd1-d2", "Sf8-f7"]);
    zoe.unplan(1);
    zoe.unplan(7);
    // It survives a reload, and goes on from event to event.
    let mut again = Client::new(Some(Seat::B), "later");
    assert!(again.restore(&zoe.keep()));
    anne.act(mv("Rc1-c2")).unwrap();
    server.talk(&mut anne);
    server.talk(&mut again);
    assert_eq!(server.stage.room.game().played(), LINE[..2]);
    assert_eq!(again.planned(), [["Rc2-c3", "Sf7-f6"]]);
    server.talk(&mut anne);
    anne.act(mv("Rc2-c3")).unwrap();
    server.talk(&mut anne);
    server.talk(&mut again);
    assert_eq!(server.stage.room.game().played(), LINE);
    assert!(again.planned().is_empty());
}

#[test]
fn a_move_that_is_taken_back_drops_the_answers() {
    let (mut server, mut anne, mut zoe) = billo();
    anne.act(mv(LINE[0])).unwrap();
    server.talk(&mut anne);
    server.talk(&mut zoe);
    zoe.act(mv(LINE[1])).unwrap();
    server.talk(&mut zoe);
    zoe.plan(&LINE[2..]).unwrap();
    server.stage.act(Seat::B, &Action::OfferTakeback);
    server.stage.act(Seat::A, &Action::Accept(None));
    let news = server.talk(&mut zoe);
    assert!(words(&news).contains("in advance"), "{news:?}");
    assert!(zoe.planned().is_empty());
    // Kept by an earlier page, it is dropped by the same event.
    assert!(matches!(server.stage.log.last().unwrap().kind, Kind::Accept(Offer::Takeback)));
}

#[test]
fn who_comes_late_is_told_nothing_of_what_was_long_ago() {
    let (mut server, mut anne, _) = billo();
    anne.act(mv(LINE[0])).unwrap();
    server.talk(&mut anne);
    server.stage.act(Seat::A, &Action::OfferDraw);
    server.stage.act(Seat::B, &Action::Decline(None));
    server.stage.act(Seat::B, &Action::Greet(Greeting::OneMoment));
    let mut late = Client::new(None, "late");
    assert_eq!(server.talk(&mut late), []);
    assert_eq!(late.said(), [(Seat::B, Greeting::OneMoment)]);
    assert_eq!((late.may_move(), late.may(&Action::Resign)), (false, false));
    assert!(Lang::default().tag() == "en" && late.table().is_some());
}
