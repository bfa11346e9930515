//! Making games and taking seats.

use serde_json::{Value, json};
use tabletier_room::{Holder, NextGame, Room, Setup};
use tabletier_session::{Seat, TimeControl};

use super::{Hall, event_writes};
use crate::refused::Refused;
use crate::secret::{self, Hash};
use crate::store::{GameRow, SeatRow, Write};

impl Hall {
    /// Makes a game; the answer has the secrets of the maker's seats and the invites for the others.
    pub(crate) async fn make(&self, body: &Value) -> Result<Value, Refused> {
        let mut setup = Setup::read(body)?;
        setup.previous = None;
        if body.get("seed").is_none_or(Value::is_null) && setup.draws_lots()? {
            setup.seed = secret::seed()?;
        }
        let public = match body.get("public") {
            None | Some(Value::Null) => false,
            Some(Value::Bool(public)) => *public,
            Some(other) => {
                return Err(Refused::bad(format!("public: found {other}, expected true or false")));
            }
        };
        let id = secret::game_id()?;
        let mut seats = Vec::new();
        let mut answer = Vec::new();
        for (seat, chair) in Seat::first(setup.chairs.len()).zip(&setup.chairs) {
            let mut row = row(&id, seat, &setup);
            let mut told = json!({ "seat": seat.to_string() });
            match chair.holder {
                Holder::Person => {
                    let secret = secret::secret()?;
                    row.secret = Some(Hash::of(&secret).bytes());
                    told["secret"] = secret.into();
                }
                Holder::Open => {
                    let invite = secret::secret()?;
                    row.invite = Some(Hash::of(&invite).bytes());
                    told["invite"] = invite.into();
                }
                Holder::Computer(strength) => told["strength"] = strength.to_string().into(),
                Holder::Out => {}
            }
            seats.push(row);
            answer.push(told);
        }
        let change = self.new_game(&id, setup, seats, public)?;
        self.store.write(change).await.inspect_err(|_| self.metrics.store_failures.add())?;
        self.metrics.games_made.add();
        // A computer may begin; and whoever has made the game is taken to be there.
        let game = self.find(&id).await?;
        let maker = game.look(|shown| shown.room.people().next());
        maker.into_iter().for_each(|seat| game.saw(seat, self.now()));
        Ok(json!({ "id": id, "seats": answer }))
    }

    /// What is written of a new game.
    fn new_game(
        &self,
        id: &str,
        setup: Setup,
        seats: Vec<SeatRow>,
        public: bool,
    ) -> Result<Vec<Write>, Refused> {
        let now = self.now();
        let options = json!({
            "free_takeback": setup.free_takeback, "leaver": setup.leaver.to_string(),
        });
        let row = GameRow {
            id: id.to_string(),
            created: now,
            game: setup.game.clone(),
            rules: setup.rules.clone(),
            seed: setup.seed,
            clock: setup.clock.map_or("none".to_string(), |clock: TimeControl| clock.to_string()),
            options: options.to_string(),
            public,
        };
        let (event, room) = Room::create(setup, now)?;
        let mut change = vec![Write::Game(row)];
        change.extend(seats.into_iter().map(Write::Seat));
        let text = event.to_json().to_string();
        change.extend(event_writes(id, &event, &text, &room, None));
        Ok(change)
    }

    /// What is written of a rematch: everybody keeps the secret they have, on the next seat.
    pub(super) fn rematch(
        &self,
        room: &Room,
        id: &str,
        seats: &[SeatRow],
        next: &NextGame,
    ) -> Result<Vec<Write>, Refused> {
        let setup = room.rematch(id, next);
        let rows = Seat::first(setup.chairs.len()).map(|seat| {
            let before = &seats[room.seat_before(seat).index()];
            let person = setup.chairs[seat.index()].holder == Holder::Person;
            let secret = before.fresh.clone().or_else(|| before.secret.clone());
            SeatRow { secret: secret.filter(|_| person), ..row(&next.id, seat, &setup) }
        });
        let rows = rows.collect();
        self.new_game(&next.id, setup, rows, false)
    }

    /// Takes an open seat by an invite or, where everybody may, without one. Whoever brings a secret
    /// of their own may ask again if the answer was lost.
    pub(crate) async fn join(&self, id: &str, body: &Value) -> Result<Value, Refused> {
        let text = |name: &str| match body.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.as_str())),
            Some(other) => Err(Refused::bad(format!("{name}: found {other}, expected a text"))),
        };
        if !body.is_object() {
            return Err(Refused::bad("expected an object with an invite and a name"));
        }
        let (invite, name, own) = (text("invite")?, text("name")?, text("secret")?);
        let plain = |c: u8| c.is_ascii_alphanumeric() || b"-_".contains(&c);
        if own.is_some_and(|own| !(22..=64).contains(&own.len()) || !own.bytes().all(plain)) {
            let expected = "22 to 64 letters, digits, - and _";
            return Err(Refused::bad(format!("secret: expected {expected}, drawn by chance")));
        }
        let game = self.find(id).await?;
        let mut keys = game.keys.lock().await;
        let room = game.room();
        let used = || Refused::forbidden("this invite opens no seat: it is wrong or used up");
        let seat = match invite {
            Some(invite) => {
                let hash = Hash::of(invite).bytes();
                let row = keys.seats.iter().position(|row| row.invite.as_ref() == Some(&hash));
                row.and_then(Seat::new).ok_or_else(used)?
            }
            None if game.public => room.open_seats().next().ok_or_else(used)?,
            None => return Err(Refused::forbidden("an invite is needed to join this game")),
        };
        if room.holder(seat) != Some(Holder::Open) {
            let hash = own.map(|own| Hash::of(own).bytes());
            let again = hash.is_some() && keys.seats[seat.index()].secret == hash;
            let own = own.filter(|_| again).ok_or_else(used)?;
            return Ok(json!({ "seat": seat.to_string(), "secret": own }));
        }
        let (event, room) = room.join(seat, name, self.now()).map_err(|_| used())?;
        let secret = own.map_or_else(secret::secret, |own| Ok(own.to_string()))?;
        let mut row = keys.seats[seat.index()].clone();
        row.secret = Some(Hash::of(&secret).bytes());
        row.name = room.chairs()[seat.index()].name.clone();
        let change = vec![Write::Seat(row.clone())];
        self.append(&game, &mut keys, (event, room), None, change).await?;
        keys.seats[seat.index()] = row;
        self.look_after(&game, &mut keys).await?;
        Ok(json!({ "seat": seat.to_string(), "secret": secret }))
    }

    /// Voids the invite for an open seat, which only whoever has made the game may do; the answer has
    /// another one, if it is wanted.
    pub(crate) async fn invite(
        &self,
        id: &str,
        secret: Hash,
        seat: &str,
        another: bool,
    ) -> Result<Value, Refused> {
        let game = self.find(id).await?;
        let mut keys = game.keys.lock().await;
        let owner = self.seat_of(&game, &mut keys, secret).await?;
        let room = game.room();
        let made = room.setup().chairs[owner.index()].holder == Holder::Person;
        if !made || room.setup().previous.is_some() {
            return Err(Refused::forbidden("only whoever has made the game may do this"));
        }
        let seat: Seat = seat.parse()?;
        if room.holder(seat) != Some(Holder::Open) {
            return Err(Refused::illegal("not-open", "this seat is not open"));
        }
        let mut row = keys.seats[seat.index()].clone();
        let invite = if another { Some(secret::secret()?) } else { None };
        row.invite = invite.as_deref().map(|invite| Hash::of(invite).bytes());
        self.store.write(vec![Write::Seat(row.clone())]).await?;
        keys.seats[seat.index()] = row;
        Ok(json!({ "seat": seat.to_string(), "invite": invite }))
    }

    /// A new secret for a seat, which makes the old one void as soon as it is used.
    pub(crate) async fn rotate(&self, id: &str, secret: Hash) -> Result<Value, Refused> {
        let game = self.find(id).await?;
        let mut keys = game.keys.lock().await;
        let seat = self.seat_of(&game, &mut keys, secret).await?;
        let fresh = secret::secret()?;
        let mut row = keys.seats[seat.index()].clone();
        row.fresh = Some(Hash::of(&fresh).bytes());
        self.store.write(vec![Write::Seat(row.clone())]).await?;
        keys.seats[seat.index()] = row;
        Ok(json!({ "seat": seat.to_string(), "secret": fresh }))
    }
}

fn row(id: &str, seat: Seat, setup: &Setup) -> SeatRow {
    let chair = &setup.chairs[seat.index()];
    SeatRow {
        game: id.to_string(),
        seat: seat.to_string(),
        secret: None,
        fresh: None,
        invite: None,
        name: chair.name.clone(),
        strength: match chair.holder {
            Holder::Computer(strength) => Some(strength.to_string()),
            _ => None,
        },
    }
}
