//! Where the games stand that are kept here.

use leptos::prelude::GetUntracked;
use tabletier_session::words::{friend as words, page};
use tabletier_session::{Message, catalog};

use super::api::{self, Trouble};
use super::seats::{self, Kept};
use super::told::Told;
use crate::app_state::AppState;

/// Where a game stands, and who else plays it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Standing {
    /// Nobody has been asked yet.
    Unknown,
    /// It is our turn.
    Ours(String),
    /// It is somebody else's turn.
    Theirs(String, Message),
    /// Seats are open.
    Open(String),
    Over(String),
    /// The server does not know it.
    Gone,
}

impl Standing {
    /// What waits for us comes first.
    pub(crate) fn rank(&self) -> u8 {
        match self {
            Standing::Ours(_) => 0,
            Standing::Theirs(..) => 1,
            Standing::Open(_) => 2,
            Standing::Unknown => 3,
            Standing::Over(_) => 4,
            Standing::Gone => 5,
        }
    }

    /// The same for people.
    pub(crate) fn words(&self) -> Option<Message> {
        Some(match self {
            Standing::Unknown => return None,
            Standing::Ours(_) => words::YOUR_TURN.into(),
            Standing::Theirs(_, who) => who.clone(),
            Standing::Open(_) => words::WAITS.into(),
            Standing::Over(_) => words::OVER.into(),
            Standing::Gone => words::GONE.into(),
        })
    }
}

/// Asks where a game stands, and keeps what is new.
pub(crate) async fn look(app: AppState, kept: &Kept) -> Result<Standing, Trouble> {
    let state = match api::state(&kept.id).await {
        Ok(state) => state,
        Err(Trouble::Refused(404, _)) => return Ok(Standing::Gone),
        Err(trouble) => return Err(trouble),
    };
    let told = Told(&state);
    seats::update(&kept.id, |kept| {
        kept.names = told.names();
        kept.over = told.is_over();
    });
    let others = told.others(kept.seat, app.lang.get_untracked());
    Ok(match told.turn() {
        Some(seat) if Some(seat) == kept.seat => Standing::Ours(others),
        Some(seat) => {
            let colour =
                catalog::find(&kept.game).ok().map(|entry| entry.about().players[seat.index()]);
            Standing::Theirs(
                others,
                page::to_move(colour.map_or(Message::plain(""), Message::from)),
            )
        }
        None if told.is_over() => Standing::Over(others),
        None => Standing::Open(others),
    })
}

/// How many games wait for us, as far as it can be found out.
pub(crate) async fn waiting(app: AppState) -> usize {
    let mut count = 0;
    for kept in seats::all().iter().filter(|kept| !kept.over && kept.seat.is_some()).take(MOST) {
        match look(app, kept).await {
            Ok(Standing::Ours(_)) => count += 1,
            Ok(_) => {}
            Err(_) => break,
        }
    }
    count
}

/// So many games are asked for when only their number is shown.
const MOST: usize = 20;
