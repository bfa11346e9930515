//! Draws, taking back, another game.

use serde_json::json;
use tabletier_room::{Action, Kind, NextGame, Offer};
use tabletier_session::Seat;

use crate::stage::Stage;

#[test]
fn a_draw_is_offered_once_and_agreed_to_by_the_other() {
    let mut stage = Stage::two(&json!({}));
    stage.act(Seat::A, &Action::OfferDraw);
    assert_eq!(stage.room.offers().to_json(), json!({"draw": "A"}));
    assert_eq!(stage.refused(Seat::A, &Action::Accept(None)), "own-offer");
    assert_eq!(stage.refused(Seat::B, &Action::OfferDraw), "offer-open");
    stage.act(Seat::B, &Action::Decline(None));
    assert_eq!(stage.refused(Seat::A, &Action::OfferDraw), "offered-already");
    assert_eq!(stage.refused(Seat::B, &Action::Accept(None)), "no-offer");
    stage.play();
    stage.act(Seat::A, &Action::OfferDraw);
    let event = stage.act(Seat::B, &Action::Accept(Some(Offer::Draw)));
    assert_eq!((event.kind, &*event.status), (Kind::Accept(Offer::Draw), "draw agreed"));
    assert!(stage.room.record().to_string().contains("[Result \"draw agreed\"]"));
    assert_eq!(stage.refused(Seat::B, &Action::Resign), "over");
}

#[test]
fn a_move_is_an_answer_too() {
    let mut stage = Stage::two(&json!({}));
    stage.act(Seat::B, &Action::OfferDraw);
    stage.play();
    assert_eq!(stage.room.offers().to_json(), json!({}));
}

#[test]
fn computers_and_crowds_agree_to_no_draw() {
    let mut stage = Stage::two(&json!({"seats": ["me", "level:1"]}));
    assert_eq!(stage.refused(Seat::A, &Action::OfferDraw), "nobody-to-ask");
    let mut stage = Stage::three(&json!({}));
    assert_eq!(stage.refused(Seat::A, &Action::OfferDraw), "not-for-many");
}

#[test]
fn taking_back_is_asked_of_all_others() {
    let mut stage = Stage::three(&json!({}));
    assert_eq!(stage.refused(Seat::A, &Action::OfferTakeback), "nothing-to-take-back");
    stage.play();
    stage.play();
    stage.act(Seat::A, &Action::OfferTakeback);
    stage.act(Seat::C, &Action::Accept(None));
    assert_eq!(stage.room.offers().to_json()["takeback"], json!({"seat": "A", "agreed": ["C"]}));
    assert_eq!(stage.refused(Seat::C, &Action::Accept(None)), "own-offer");
    assert_eq!(stage.room.game().played().len(), 2);
    let event = stage.act(Seat::B, &Action::Accept(None));
    assert_eq!((&*event.status, stage.room.game().played().len()), ("turn A", 0));
}

#[test]
fn taking_back_is_free_until_the_next_one_moves_if_that_was_agreed() {
    let mut stage = Stage::two(&json!({"free_takeback": true}));
    stage.play();
    let event = stage.act(Seat::A, &Action::OfferTakeback);
    assert_eq!(event.kind, Kind::OfferTakeback { granted: true });
    assert_eq!(stage.room.game().played().len(), 0);
    stage.play();
    stage.play();
    let event = stage.act(Seat::A, &Action::OfferTakeback);
    assert_eq!(event.kind, Kind::OfferTakeback { granted: false }, "the next one has moved");
}

#[test]
fn against_computers_alone_nobody_has_to_be_asked() {
    let mut stage = Stage::two(&json!({"seats": ["me", "level:1"]}));
    stage.play();
    let Action::Move(text) = stage.any_move() else { unreachable!() };
    let done = stage.room.computer_moves(&text, stage.now).unwrap();
    stage.happened(done);
    stage.act(Seat::A, &Action::OfferTakeback);
    assert_eq!(stage.room.game().played().len(), 0);
}

#[test]
fn another_game_is_made_when_all_want_it_and_the_seats_rotate() {
    let mut stage = Stage::two(&json!({"names": ["Anne", "Zoé"], "seats": ["me", "me"]}));
    assert_eq!(stage.refused(Seat::A, &Action::Rematch), "not-over");
    stage.act(Seat::A, &Action::Resign);
    assert_eq!(stage.act(Seat::B, &Action::Rematch).kind, Kind::Rematch(None));
    stage.act(Seat::A, &Action::Decline(None));
    assert_eq!(stage.refused(Seat::A, &Action::Accept(None)), "no-offer");
    stage.act(Seat::B, &Action::Rematch);
    let event = stage.act(Seat::A, &Action::Accept(None));
    let next = NextGame { id: "next".to_string(), seed: 5 };
    assert_eq!(event.kind, Kind::Rematch(Some(next.clone())));
    assert_eq!(stage.refused(Seat::B, &Action::Rematch), "rematch-made");
    let setup = stage.room.rematch("this", &next);
    assert_eq!(setup.chairs[0].name.as_deref(), Some("Zoé"));
    assert_eq!((setup.seed, setup.previous.as_deref()), (5, Some("this")));
    assert_eq!(stage.room.seat_before(Seat::A), Seat::B);
}
