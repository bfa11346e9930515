//! One form after the other.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tabletier_session::TimeControl;

use super::{body, view};
use crate::game::Game;
use crate::hall::{Hall, Wish};
use crate::refused::{Refused, json_response};
use crate::secret::Hash;
use crate::store::{Subscription, Write};

/// How long an open game stays in the lobby without its owner, in milliseconds.
const GONE: u64 = 60_000;
/// The same for games by days, whose owners need not wait.
const GONE_BY_DAYS: u64 = 7 * 24 * 3600 * 1_000;
/// How many open games the lobby shows.
const LOBBY: usize = 200;

type Asked = State<Arc<Hall>>;
type Answer = Result<Response, Refused>;

fn fine(value: &Value) -> Response {
    json_response(StatusCode::OK, value)
}

/// `POST /api/games`
pub(super) async fn make(State(hall): Asked, body: Body) -> Answer {
    let body = body::json(body, hall.config.body_timeout).await?;
    let task = tokio::spawn(async move { hall.make(&body).await });
    Ok(json_response(StatusCode::CREATED, &joined(task).await?))
}

/// `POST /api/games/ID/join`
pub(super) async fn join(State(hall): Asked, Path(id): Path<String>, body: Body) -> Answer {
    let body = body::json(body, hall.config.body_timeout).await?;
    // Not to be broken off half-way, whoever goes away.
    let task = tokio::spawn(async move { hall.join(&id, &body).await });
    Ok(fine(&joined(task).await?))
}

async fn joined<T>(task: tokio::task::JoinHandle<Result<T, Refused>>) -> Result<T, Refused> {
    let failed = |_| Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "this failed");
    task.await.map_err(failed)?
}

/// `GET /api/games/ID`; whoever brings a secret is told which seat it opens.
pub(super) async fn look(State(hall): Asked, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let game = hall.find(&id).await?;
    let you = match body::secret(&headers)? {
        None => None,
        Some(secret) => {
            let mut keys = game.keys.lock().await;
            Some(match hall.seat_of(&game, &mut keys, secret).await {
                Ok(seat) => Value::from(seat.to_string()),
                Err(refused) if refused.status == StatusCode::FORBIDDEN => Value::Null,
                Err(refused) => return Err(refused),
            })
        }
    };
    let mut state = view::state(&game, hall.now());
    if let Some(you) = you {
        state["you"] = you;
    }
    Ok(fine(&state))
}

/// `POST /api/games/ID/act`
pub(super) async fn act(
    State(hall): Asked,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Answer {
    let body = body::json(body, hall.config.body_timeout).await?;
    let secret = body::required_secret(&headers)?;
    let wish = Wish::read(&body)?;
    Ok(fine(&hall.act(&id, secret, wish).await?.to_json()))
}

/// `POST /api/games/ID/secret`
pub(super) async fn rotate(
    State(hall): Asked,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer {
    let secret = body::required_secret(&headers)?;
    let task = tokio::spawn(async move { hall.rotate(&id, secret).await });
    Ok(fine(&joined(task).await?))
}

/// `POST /api/games/ID/invite`: another invite for an open seat, in place of the one there was.
pub(super) async fn invite(
    State(hall): Asked,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Answer {
    let (secret, seat) = seat_to_open(&hall, &headers, body).await?;
    let task = tokio::spawn(async move { hall.invite(&id, secret, &seat, true).await });
    Ok(fine(&joined(task).await?))
}

/// `DELETE /api/games/ID/invite`: the invite for an open seat opens nothing any more.
pub(super) async fn revoke(
    State(hall): Asked,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Answer {
    let (secret, seat) = seat_to_open(&hall, &headers, body).await?;
    let task = tokio::spawn(async move { hall.invite(&id, secret, &seat, false).await });
    joined(task).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn seat_to_open(
    hall: &Hall,
    headers: &HeaderMap,
    body: Body,
) -> Result<(Hash, String), Refused> {
    let body = body::json(body, hall.config.body_timeout).await?;
    let seat = body.get("seat").and_then(Value::as_str);
    let seat = seat.ok_or_else(|| Refused::bad("seat: expected the letter of an open seat"))?;
    Ok((body::required_secret(headers)?, seat.to_string()))
}

/// `GET /api/games/ID/record`
pub(super) async fn record(State(hall): Asked, Path(id): Path<String>) -> Answer {
    let game = hall.find(&id).await?;
    let mut record = game.look(|shown| shown.room.record().clone());
    let made = i64::try_from(game.created / 1_000).unwrap_or(0);
    if let Ok(made) = time::OffsetDateTime::from_unix_timestamp(made) {
        let day = format!("{:04}-{:02}-{:02}", made.year(), u8::from(made.month()), made.day());
        // A day of the calendar, so it is taken.
        let _ = record.set_date(&day);
    }
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, record.to_string()).into_response())
}

/// `GET /api/lobby`, for one game with `?game=KEY`
pub(super) async fn lobby(State(hall): Asked, uri: Uri) -> Answer {
    let wanted = uri.query().and_then(|query| {
        query.split('&').find_map(|part| part.strip_prefix("game=")).filter(|key| !key.is_empty())
    });
    let mut offers = Vec::new();
    for id in hall.store.lobby(hall.now().saturating_sub(GONE_BY_DAYS)).await? {
        if offers.len() == LOBBY {
            break;
        }
        let Ok(game) = hall.find(&id).await else { continue };
        let fits = game.look(|shown| {
            shown.room.is_open() && wanted.is_none_or(|key| key == shown.room.setup().game)
        });
        if fits && has_owner(&game, hall.now()) {
            offers.push(view::offer(&game));
        }
    }
    Ok(fine(&json!({ "games": offers })))
}

/// Whether somebody is there who waits for the others.
fn has_owner(game: &Game, now: u64) -> bool {
    let by_days =
        game.look(|shown| matches!(shown.room.setup().clock, Some(TimeControl::PerMove(_))));
    let patience = if by_days { GONE_BY_DAYS } else { GONE };
    game.last_seen(now).max(if by_days { game.created } else { 0 }) + patience > now
}

/// `GET /api/push`
pub(super) async fn push_key(State(hall): Asked) -> Response {
    fine(&json!({ "key": hall.herald.key }))
}

/// `POST /api/games/ID/push`
pub(super) async fn subscribe(
    State(hall): Asked,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Answer {
    tell(&hall, &id, &headers, body, true).await
}

/// `DELETE /api/games/ID/push`
pub(super) async fn unsubscribe(
    State(hall): Asked,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Answer {
    tell(&hall, &id, &headers, body, false).await
}

async fn tell(hall: &Hall, id: &str, headers: &HeaderMap, body: Body, wanted: bool) -> Answer {
    let body = body::json(body, hall.config.body_timeout).await?;
    let secret = body::required_secret(headers)?;
    let endpoint = body.get("endpoint").and_then(Value::as_str).unwrap_or_default();
    if !hall.herald.allows(endpoint) {
        return Err(Refused::bad("endpoint: expected the https address of a known push service"));
    }
    let game = hall.find(id).await?;
    let mut keys = game.keys.lock().await;
    let seat = hall.seat_of(&game, &mut keys, secret).await?.to_string();
    let row =
        Subscription { game: id.to_string(), seat: seat.clone(), endpoint: endpoint.to_string() };
    if wanted {
        let known = hall.store.subscriptions(id, &seat).await?;
        if known.len() >= 8 && !known.contains(&row) {
            return Err(Refused::illegal("too-many-devices", "a seat has at most 8 devices"));
        }
        hall.store.write(vec![Write::Subscribe(row)]).await?;
        if !keys.told.contains(&seat) {
            keys.told.push(seat);
        }
    } else {
        hall.store.write(vec![Write::Unsubscribe(row)]).await?;
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `GET /healthz`
pub(super) async fn healthz() -> &'static str {
    "alive\n"
}

/// `GET /readyz`
pub(super) async fn readyz(State(hall): Asked) -> Response {
    match hall.store.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be reached\n").into_response()
        }
    }
}

/// `GET /metrics`
pub(super) async fn metrics(State(hall): Asked) -> Response {
    let (loaded, due) = hall.count();
    let kind = (CONTENT_TYPE, "text/plain; version=0.0.4");
    ([kind], hall.metrics.text(loaded, due)).into_response()
}
