//! A file with many games in it.

use std::path::Path;

use serde_json::json;
use tabletier_room::{Room, Setup};
use tabletier_server::store::{EventRow, GameRow, SeatRow, SqliteStore, State, Store, Write};
use tabletier_session::catalog;

use crate::Done;

/// How many games are written at a time.
const BATCH: usize = 1_000;

/// Puts so many games into a folder, whose clocks run for days.
pub(crate) fn fill(folder: &Path, count: usize) -> Done {
    let game = catalog::GAMES[0].about().key;
    let setup = Setup::read(&json!({
        "game": game, "seats": ["me", "me"], "clock": {"kind": "days", "per_move": 30},
    }))?;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    let (event, room) = Room::create(setup, now.as_millis() as u64)?;
    let payload = event.to_json().to_string();
    let game = |number: usize| {
        let id = format!("game{number}");
        let seat = |seat: &str| {
            let (game, seat, secret) = (id.clone(), seat.to_string(), Some(vec![7; 32]));
            let (fresh, invite, name, strength) = (None, None, None, None);
            Write::Seat(SeatRow { game, seat, secret, fresh, invite, name, strength })
        };
        let row = GameRow {
            id: id.clone(),
            created: event.at,
            game: room.setup().game.clone(),
            rules: room.setup().rules.clone(),
            seed: 0,
            clock: "move:2592000000".to_string(),
            options: "{}".to_string(),
            public: false,
        };
        let event = EventRow {
            game: id.clone(),
            seq: 1,
            at: event.at,
            seat: None,
            kind: "created".to_string(),
            payload: payload.clone(),
            action: None,
        };
        let stand =
            Write::Stand { game: id.clone(), state: State::Running, head: 1, due: room.flag_at() };
        [Write::Game(row), seat("A"), seat("B"), Write::Event(event), stand]
    };
    tokio::runtime::Runtime::new()?.block_on(async {
        let store = SqliteStore::open_folder(folder)?;
        for batch in 0..count / BATCH {
            let games = batch * BATCH..(batch + 1) * BATCH;
            store.write(games.flat_map(game).collect()).await?;
        }
        Ok(())
    })
}
