//! A table whose moves travel: the game as the server tells it, and what is on its way there.

mod around;
mod away;
mod greet;
mod plan;
mod seat;
mod tools;

use std::time::Duration;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_room::{Action, Chair, Client, News, Room};
use tabletier_session::words::far as words;
use tabletier_session::{Message, PlayError, Seat, Table};

use crate::app_state::{AppState, chance};
use crate::far::api::{self, Trouble};
use crate::far::line::{Heard, Line, LineState};
use crate::far::seats::{self, Kept};
use crate::keep;
use crate::model::route::Route;
use crate::parts::plain::follow;

/// How often clocks are looked at, in milliseconds.
const TICK: u64 = 200;
/// After how many milliseconds something is sent again to a server that could not take it.
const LATER: u32 = 1_500;

/// A game at a distance that is shown on this page.
#[derive(Clone, Copy)]
pub(crate) struct Far {
    app: AppState,
    kept: StoredValue<Kept>,
    client: RwSignal<Client>,
    line: StoredValue<Option<Line>, LocalStorage>,
    pub(crate) state: RwSignal<LineState>,
    /// The time by the clock of this machine, in milliseconds since 1970.
    pub(crate) time: RwSignal<u64>,
    /// An answer in advance that is being made: after how many moves of the game, and its moves.
    pub(crate) draft: RwSignal<Option<(usize, Vec<String>)>>,
    /// Whether what others say is hidden.
    pub(crate) muted: RwSignal<bool>,
    /// What has happened since the last move, beside the board.
    pub(crate) happened: RwSignal<Option<Message>>,
    /// Whether somebody here may move, or is making an answer in advance.
    pub(crate) open: Memo<bool>,
    /// Why there is nothing to see.
    pub(crate) trouble: RwSignal<Option<Message>>,
    /// What is shown: the game with all that is on its way.
    pub(crate) table: RwSignal<Option<Table>>,
    /// Who wants to know when somebody else has moved.
    arrival: StoredValue<Option<Callback<()>>>,
}

/// What this machine's clock says.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Under which name is kept what is on its way in a game.
fn on_its_way(id: &str) -> String {
    format!("tabletier.sent.{id}")
}

impl Far {
    /// The game of this name: with the seat that is kept here, or to watch.
    pub(crate) fn open(app: AppState, id: String) -> Far {
        let waiting = keep::get(&on_its_way(&id)).unwrap_or_default();
        let kept = seats::find(&id);
        let kept = kept.unwrap_or_else(|| Kept { id, ..Kept::default() });
        let mut client = Client::new(kept.seat, &format!("{:x}-{:x}", now(), chance()));
        // What cannot be read any more cannot be sent either.
        client.restore(&waiting);
        let client = RwSignal::new(client);
        let draft = RwSignal::new(None);
        let may_move = move || client.with(Client::may_move);
        let far = Far {
            app,
            kept: StoredValue::new(kept),
            client,
            line: StoredValue::new_local(None),
            state: RwSignal::new(LineState::Connecting),
            time: RwSignal::new(now()),
            draft,
            happened: RwSignal::new(None),
            open: Memo::new(move |_| draft.with(Option::is_some) || may_move()),
            muted: RwSignal::new(keep::get(keep::MUTED).is_some()),
            trouble: RwSignal::new(None),
            table: RwSignal::new(None),
            arrival: StoredValue::new(None),
        };
        let place = move || far.with_kept(|kept| kept.id.clone());
        let place = move || {
            let head = far.client.with_untracked(Client::head);
            format!("api/games/{}/socket?after={head}", place())
        };
        far.line.set_value(Some(Line::open(place, move |heard| far.hear(heard))));
        let tick = move || {
            if !document().hidden() {
                far.time.set(now());
            }
        };
        if let Ok(timer) = set_interval_with_handle(tick, Duration::from_millis(TICK)) {
            on_cleanup(move || timer.clear());
        }
        follow(move || far.entitle());
        on_cleanup(move || far.close());
        far
    }

    pub(crate) fn with_kept<T>(self, read: impl FnOnce(&Kept) -> T) -> T {
        self.kept.with_value(read)
    }

    /// Who wants to know when somebody else has moved.
    pub(crate) fn on_arrival(self, then: Callback<()>) {
        self.arrival.set_value(Some(then));
    }

    /// Reads something of what is known.
    pub(crate) fn with<T>(self, read: impl FnOnce(&Client) -> T) -> T {
        self.client.with(read)
    }

    /// Reads something of the game as the server has told it.
    pub(crate) fn room<T: Default>(self, read: impl FnOnce(&Room) -> T) -> T {
        self.client.with(|client| client.room().map(read).unwrap_or_default())
    }

    /// Where whoever is here sits.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.client.with(Client::seat)
    }

    /// Whether this can be done now.
    pub(crate) fn may(self, action: &Action) -> bool {
        self.client.with(|client| client.may(action))
    }

    /// Does something that is no move.
    pub(crate) fn act(self, action: Action) {
        self.happened.set(None);
        self.client.update(|client| {
            // What cannot be done is not offered; if it was, it is too late.
            if client.act(action).is_err() {
                self.app.tell(words::OVERTAKEN);
            }
        });
        self.go_on();
    }

    /// Plays a move, or adds it to the answer that is being made.
    pub(crate) fn play(self, mv: &str) -> Result<(), PlayError> {
        let mut ahead = self.table.get_untracked();
        if let Some(table) = &mut ahead {
            table.look_up();
            table.play(mv)?;
        }
        if self.draft.with_untracked(Option::is_some) {
            self.draft.update(|draft| {
                if let Some((_, moves)) = draft {
                    moves.push(mv.to_string());
                }
            });
            self.refresh();
        } else {
            self.act(Action::Move(mv.to_string()));
        }
        Ok(())
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Up => {
                self.state.set(LineState::Up);
                self.client.update(Client::connected);
                let secret = self.with_kept(|kept| kept.secret.clone());
                if !secret.is_empty() {
                    let seat = serde_json::json!({ "t": "seat", "secret": secret });
                    self.send(&seat.to_string());
                }
                self.go_on();
            }
            Heard::Down => {
                if self.state.get_untracked() == LineState::Connecting {
                    self.look_why();
                } else {
                    self.state.set(LineState::Down);
                }
            }
            Heard::Ask => {
                let ping = self.client.try_update_untracked(|client| client.ping(now()));
                self.send(ping.unwrap_or_default());
            }
            Heard::Said(text) => {
                let news = self.client.try_update(|client| client.hear(&text, now()));
                self.time.set(now());
                // What happens to the board is seen before what is said of it.
                self.go_on();
                news.unwrap_or_default().into_iter().for_each(|news| self.learn(news));
            }
        }
    }

    fn learn(self, news: News) {
        match news {
            News::Moved => {
                self.happened.set(None);
                if let Some(then) = self.arrival.get_value() {
                    then.run(());
                }
            }
            News::Told(words) => self.app.tell(words),
            News::Happened(words) => self.happened.set(Some(words)),
            News::Next(id) => {
                if self.client.with_untracked(Client::holds_seat) {
                    self.app.go(Route::At(id));
                }
            }
            News::SeatLost => self.app.tell(words::SEAT_LOST),
            News::Gap => self.with_line(Line::again),
            News::Later => {
                let then = move || {
                    if self.client.try_with_untracked(|_| ()).is_some() {
                        self.go_on();
                    }
                };
                Timeout::new(LATER, then).forget();
            }
        }
    }

    /// Keeps what is on its way, shows it, and sends what is to be sent: in this order, so that nothing
    /// was ever sent that a reload forgets.
    fn go_on(self) {
        self.keep();
        self.refresh();
        self.follow_on();
        self.remember();
        if self.state.get_untracked() != LineState::Up {
            return;
        }
        while let Some(message) = self.client.try_update(Client::to_send).flatten() {
            self.keep();
            self.refresh();
            self.send(&message);
        }
    }

    fn keep(self) {
        let name = self.with_kept(|kept| on_its_way(&kept.id));
        let text = self.client.with_untracked(Client::keep);
        if text.is_empty() {
            keep::remove(&name);
        } else if keep::get(&name).as_ref() != Some(&text) && !keep::set(&name, &text) {
            self.app.tell(words::NOT_KEPT_FAR);
        }
    }

    /// Lays the table anew if something has changed on it; a hand over it stays otherwise.
    pub(crate) fn refresh(self) {
        let Some(mut table) = self.client.with_untracked(Client::table) else { return };
        if let Some((turn, moves)) = self.draft.get_untracked() {
            // What was being answered is not on the board any more.
            if turn != table.game().played().len() || table.is_over() {
                self.draft.set(None);
            } else {
                moves.iter().all(|mv| table.play(mv).is_ok());
            }
        }
        let before = self.table.with_untracked(|old| {
            old.as_ref().map(|old| (old.to_string(), old.now(), old.is_live()))
        });
        let same = before
            .as_ref()
            .is_some_and(|(before, _, is_live)| *is_live && *before == table.to_string());
        if let Some((_, now, false)) = before {
            table.look(now);
        }
        if !same {
            self.table.set(Some(table));
        }
    }

    /// The next game is kept as soon as there is one, whenever whoever sits here comes to see it.
    fn follow_on(self) {
        let next = self.client.with_untracked(|client| {
            let (room, seat) = (client.room()?, client.seat()?);
            let last = room.chairs().len() - 1;
            let seat = Seat::new(seat.index().checked_sub(1).unwrap_or(last))?;
            Some((room.next()?.id.clone(), seat))
        });
        let Some((id, seat)) = next else { return };
        let kept = self.kept.get_value();
        if !kept.secret.is_empty() && seats::find(&id).is_none() {
            let mut names = kept.names.clone();
            if !names.is_empty() {
                names.rotate_left(1);
            }
            let next = Kept {
                id,
                seat: Some(seat),
                invites: Vec::new(),
                names,
                since: now(),
                over: false,
                ..kept
            };
            seats::keep(&next);
        }
    }

    /// What the list of one's games says of this one.
    fn remember(self) {
        let now = self.client.with_untracked(|client| {
            let room = client.room()?;
            let name = |chair: &Chair| chair.name.clone().unwrap_or_default();
            let names: Vec<String> = room.chairs().iter().map(name).collect();
            Some((names, room.is_over()))
        });
        let Some((names, over)) = now else { return };
        if self.with_kept(|kept| kept.names == names && kept.over == over) {
            return;
        }
        let id = self.with_kept(|kept| kept.id.clone());
        // Another page may have changed something else of it.
        if let Some(kept) = seats::find(&id) {
            seats::keep(&Kept { names: names.clone(), over, ..kept });
        }
        self.kept.update_value(|kept| (kept.names, kept.over) = (names, over));
    }

    /// Whether there is a server at all, and such a game.
    fn look_why(self) {
        let id = self.with_kept(|kept| kept.id.clone());
        spawn_local(async move {
            let trouble = api::state(&id).await.err();
            if self.state.try_get_untracked() != Some(LineState::Connecting) {
                return;
            }
            match trouble {
                Some(trouble @ (Trouble::NoServer | Trouble::Refused(404, _))) => {
                    self.trouble.set(Some(Message::from(&trouble)));
                    self.with_line(Line::close);
                }
                _ => self.state.set(LineState::Down),
            }
        });
    }

    fn send(self, message: &str) {
        self.with_line(|line| line.send(message));
    }

    fn with_line(self, then: impl FnOnce(&Line)) {
        let line = self.line.try_get_value().flatten();
        if let Some(line) = line {
            then(&line);
        }
    }

    fn close(self) {
        self.with_line(Line::close);
        self.line.set_value(None);
    }

    /// The title says which game it is, and whether it waits for whoever is here.
    fn entitle(self) {
        let name = self.room(|room| room.game().about().name);
        let turn = self.client.with(Client::may_move);
        let mark = if turn { "● " } else { "" };
        if !name.is_empty() {
            document().set_title(&format!("{mark}{name} – Tabletier"));
        }
    }

    /// What is left to a seat, in milliseconds, as of the time that is shown.
    pub(crate) fn left(self, seat: Seat) -> Option<u64> {
        let time = self.time.get();
        self.client.track();
        let clocks = self.client.try_update_untracked(|client| client.clocks_at(time)).flatten()?;
        clocks.get(seat.index()).copied()
    }

    /// Hides what others say, or shows it again.
    pub(crate) fn mute(self, muted: bool) {
        self.muted.set(muted);
        if muted {
            keep::set(keep::MUTED, "on");
        } else {
            keep::remove(keep::MUTED);
        }
    }

    /// Begins an answer in advance.
    pub(crate) fn begin_draft(self) {
        let turn = self
            .client
            .with_untracked(|client| client.table().map(|table| table.game().played().len()));
        self.draft.set(turn.map(|turn| (turn, Vec::new())));
        self.table.update(|table| table.iter_mut().for_each(Table::look_up));
        self.refresh();
    }

    /// Keeps the answer that was made, or nothing; then another one may be made.
    pub(crate) fn end_draft(self, keep: bool) {
        let (_, line) = self.draft.get_untracked().unwrap_or_default();
        self.draft.set(None);
        if keep {
            self.client.update(|client| {
                let line: Vec<&str> = line.iter().map(String::as_str).collect();
                // It was played on the board, so it can be played.
                let _ = client.plan(&line);
            });
        }
        self.go_on();
    }

    /// Takes an answer back that was given in advance.
    pub(crate) fn unplan(self, index: usize) {
        self.client.update(|client| client.unplan(index));
        self.go_on();
    }
}
