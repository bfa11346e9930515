//! Events as lines of JSON, those that were and those that come.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tabletier_room::no_text;
use tokio::sync::watch;

use super::body;
use crate::game::{Game, Signal, Visit};
use crate::hall::{Hall, Place, ended};
use crate::refused::Refused;

/// How often a blank line tells that the server is still there.
const BLANK: Duration = Duration::from_secs(5);

/// The number of an event in a query.
pub(super) fn after(uri: &Uri) -> Result<u64, Refused> {
    let Some(text) = value(uri, "after") else { return Ok(0) };
    let number = text.parse().ok().filter(|_| text.bytes().all(|c| c.is_ascii_digit()));
    let wrong = || no_text("after", text, "the number of an event, 0 for all").into();
    number.ok_or_else(wrong)
}

/// What a query says of something.
fn value<'a>(uri: &'a Uri, name: &str) -> Option<&'a str> {
    let parts = uri.query()?.split('&').filter_map(|part| part.split_once('='));
    parts.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// `GET /api/games/ID/events?after=N`, with `&follow=true` as they come
pub(super) async fn events(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let after = after(&uri)?;
    let follow = match value(&uri, "follow") {
        None | Some("false") => false,
        Some("true") => true,
        Some(other) => return Err(no_text("follow", other, "true or false").into()),
    };
    let game = hall.find(&id).await?;
    let body = if follow {
        let seat = match body::secret(&headers)? {
            Some(secret) => Some(hall.seat_of(&game, &mut *game.keys.lock().await, secret).await?),
            None => None,
        };
        let visit = Visit::new(&game, seat, hall.config.hints, &hall.time);
        let place = Place::take(&hall)?;
        let (signal, ends) = (game.listen(), hall.ends());
        Body::from_stream(stream::unfold(
            Following {
                game,
                signal,
                ends,
                sent: after,
                first: true,
                _visit: visit,
                _place: place,
            },
            Following::next,
        ))
    } else {
        Body::from(lines(&game, after).0)
    };
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CACHE_CONTROL, "no-store"),
        // Proxies that collect answers would make them late.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, body).into_response())
}

/// The events after a number, a line each, and the number of the last.
fn lines(game: &Game, after: u64) -> (String, u64) {
    game.look(|shown| {
        let events = shown.after(after);
        let mut text = String::new();
        for event in events {
            text.push_str(event);
            text.push('\n');
        }
        (text, after + events.len() as u64)
    })
}

/// Somebody who follows a game.
struct Following {
    game: Arc<Game>,
    signal: watch::Receiver<Signal>,
    ends: watch::Receiver<bool>,
    sent: u64,
    first: bool,
    _visit: Visit,
    _place: Place,
}

impl Following {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Following)> {
        loop {
            let (text, sent) = lines(&self.game, self.sent);
            if !text.is_empty() || self.first {
                self.sent = sent;
                // Something at once, so that whoever follows knows that the line stands.
                let text = if text.is_empty() { "\n".to_string() } else { text };
                self.first = false;
                return Some((Ok(text.into()), self));
            }
            if self.signal.borrow_and_update().gone {
                return None;
            }
            let waited = tokio::select! {
                changed = self.signal.changed() => {
                    changed.ok()?;
                    false
                }
                () = ended(&mut self.ends) => return None,
                () = tokio::time::sleep(BLANK) => true,
            };
            if waited {
                return Some((Ok("\n".into()), self));
            }
        }
    }
}
