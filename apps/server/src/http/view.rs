//! A game as everybody may see it.

use serde_json::{Map, Value, json};
use tabletier_room::{Holder, Room};
use tabletier_session::Seat;

use crate::game::Game;

/// The state for everybody.
pub(super) fn state(game: &Game, now: u64) -> Value {
    let signal = game.signal();
    let mut state = game.look(|shown| {
        let room = &shown.room;
        let mut setup = Map::new();
        room.setup().write(&mut setup);
        json!({
            "id": game.id,
            "game": room.setup().game,
            "rules": room.setup().rules,
            "seed": room.setup().seed,
            "seats": seats(room, &signal.seats()),
            "status": room.status(),
            "position": room.game().position(),
            "moves": room.game().played(),
            "head": room.head(),
            "clocks": room.clocks_at(now),
            "running": room.running().map(|seat| seat.to_string()),
            "offers": room.offers().to_json(),
            "clock": setup.remove("clock"),
            "free_takeback": room.setup().free_takeback,
            "leaver": room.setup().leaver.to_string(),
            "created": game.created,
            "now": now,
            "next": room.next().map(|next| next.id.as_str()),
            "previous": room.setup().previous,
        })
    });
    state["watching"] = signal.watching.into();
    state["public"] = game.public.into();
    state
}

/// Who sits where, and who is there.
fn seats(room: &Room, present: &[String]) -> Vec<Value> {
    let chairs = Seat::first(room.chairs().len()).zip(room.chairs());
    let seat = |(seat, chair): (Seat, &tabletier_room::Chair)| {
        let mut told = json!({
            "seat": seat.to_string(),
            "name": chair.name,
            "kind": chair.holder.kind(),
            "present": present.contains(&seat.to_string())
                || matches!(chair.holder, Holder::Computer(_)),
        });
        if let Holder::Computer(strength) = chair.holder {
            told["strength"] = strength.to_string().into();
        }
        told
    };
    chairs.map(seat).collect()
}

/// An open game, as it stands in the lobby.
pub(super) fn offer(game: &Game) -> Value {
    let present = game.signal().seats();
    game.look(|shown| {
        let room = &shown.room;
        let mut told = Map::new();
        room.setup().write(&mut told);
        json!({
            "id": game.id,
            "game": room.setup().game,
            "rules": room.setup().rules,
            "clock": told.remove("clock"),
            "seats": seats(room, &present),
            "open": room.open_seats().map(|seat| seat.to_string()).collect::<Vec<_>>(),
            "created": game.created,
        })
    })
}
