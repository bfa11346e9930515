//! The forms of the server, as `docs/online.md` has them.

use leptos::prelude::window;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use tabletier_session::words::friend as words;
use tabletier_session::{Message, Seat};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, Response};

/// After so many milliseconds nobody will answer any more.
const PATIENCE: u32 = 20_000;

/// Why something could not be had.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Trouble {
    /// The page comes from a place that has no server of games.
    NoServer,
    /// The server does not answer: no connection, or it is away.
    NoAnswer,
    /// The server says no: the status, and what it says.
    Refused(u16, Value),
}

impl Trouble {
    /// The server's status, if it has answered.
    pub(crate) fn status(&self) -> Option<u16> {
        match self {
            Trouble::Refused(status, _) => Some(*status),
            Trouble::NoServer | Trouble::NoAnswer => None,
        }
    }

    /// Whether the same may be sent again in a while.
    pub(crate) fn may_pass(&self) -> bool {
        matches!(self, Trouble::NoAnswer | Trouble::Refused(408 | 429 | 500..=599, _))
    }
}

impl From<&Trouble> for Message {
    fn from(trouble: &Trouble) -> Message {
        match trouble {
            Trouble::NoServer => words::NO_SERVER.into(),
            Trouble::NoAnswer | Trouble::Refused(503, _) => words::NO_ANSWER.into(),
            Trouble::Refused(403, _) => words::NOT_YOURS.into(),
            Trouble::Refused(404, _) => words::NO_SUCH_GAME.into(),
            Trouble::Refused(429, _) => words::TOO_OFTEN.into(),
            Trouble::Refused(status, body) => {
                let said =
                    body["message"].as_str().map_or_else(|| status.to_string(), String::from);
                words::refused(said)
            }
        }
    }
}

type Answer<T> = Result<T, Trouble>;

/// A game that was made: what opens our seat, and the invites for the others.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) seats: Vec<(Seat, String)>,
    pub(crate) invites: Vec<(Seat, String)>,
}

/// Makes a game of all that was agreed.
pub(crate) async fn make(setup: &Value) -> Answer<Made> {
    let made = post("games", None, setup).await?;
    let listed = |name: &str| {
        let of = |seat: &Value| Some((seat_of(seat)?, seat[name].as_str()?.to_string()));
        let seats = made["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
        seats.iter().filter_map(of).collect::<Vec<_>>()
    };
    Ok(Made { id: text(&made, "id")?, seats: listed("secret"), invites: listed("invite") })
}

/// Takes a seat: by an invite, or in a public game without one. `secret` is one of our own; sent again,
/// it gets the same answer.
pub(crate) async fn join(
    id: &str,
    invite: Option<&str>,
    name: Option<&str>,
    secret: &str,
) -> Answer<Seat> {
    let body = json!({ "invite": invite, "name": name, "secret": secret });
    let joined = post(&game(id, "/join"), None, &body).await?;
    seat_of(&joined).ok_or(Trouble::NoServer)
}

/// The state of a game, for everybody.
pub(crate) async fn state(id: &str) -> Answer<Value> {
    ask("GET", &game(id, ""), None, None).await
}

/// The state of a game, with the seat that this secret opens there in `you`.
pub(crate) async fn own_state(id: &str, secret: &str) -> Answer<Value> {
    ask("GET", &game(id, ""), Some(secret), None).await
}

/// A new secret for a seat; the old one is void as soon as the new one is used.
pub(crate) async fn secret(id: &str, secret: &str) -> Answer<String> {
    let fresh = post(&game(id, "/secret"), Some(secret), &json!({})).await?;
    text(&fresh, "secret")
}

/// A new invite for an open seat of a game that we have made; the old one is void.
pub(crate) async fn invite(id: &str, secret: &str, seat: Seat) -> Answer<String> {
    let body = json!({ "seat": seat.to_string() });
    text(&post(&game(id, "/invite"), Some(secret), &body).await?, "invite")
}

/// The open seats of public games, in `games`.
pub(crate) async fn lobby() -> Answer<Value> {
    let found = ask("GET", "lobby", None, None).await?;
    if found["games"].is_array() { Ok(found) } else { Err(Trouble::NoServer) }
}

/// The key with which the server signs what it lets push services tell.
pub(crate) async fn push_key() -> Answer<String> {
    text(&ask("GET", "push", None, None).await?, "key")
}

/// Lets a browser be told when it is the seat's turn, or no longer.
pub(crate) async fn push(id: &str, secret: &str, endpoint: &str, wanted: bool) -> Answer<()> {
    let method = if wanted { "POST" } else { "DELETE" };
    let body = json!({ "endpoint": endpoint });
    ask(method, &game(id, "/push"), Some(secret), Some(&body)).await.map(drop)
}

fn game(id: &str, form: &str) -> String {
    format!("games/{}{form}", utf8_percent_encode(id, NON_ALPHANUMERIC))
}

fn seat_of(value: &Value) -> Option<Seat> {
    value["seat"].as_str()?.parse().ok()
}

fn text(value: &Value, name: &str) -> Answer<String> {
    value[name].as_str().map(str::to_string).ok_or(Trouble::NoServer)
}

async fn post(form: &str, secret: Option<&str>, body: &Value) -> Answer<Value> {
    ask("POST", form, secret, Some(body)).await
}

async fn ask(
    method: &str,
    form: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Answer<Value> {
    read(&send(method, form, secret, body).await?).await
}

async fn send(
    method: &str,
    form: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Answer<Response> {
    let request = RequestInit::new();
    request.set_method(method);
    request.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    if let Some(body) = body {
        request.set_body(&JsValue::from_str(&body.to_string()));
    }
    if let (Some(secret), Ok(headers)) = (secret, Headers::new()) {
        let _ = headers.set("Authorization", &format!("Bearer {secret}"));
        request.set_headers(&headers);
    }
    // Beside the page, wherever it lies.
    let answer = window().fetch_with_str_and_init(&format!("api/{form}"), &request);
    let answer = JsFuture::from(answer).await.map_err(|_| Trouble::NoAnswer)?;
    answer.dyn_into().map_err(|_| Trouble::NoAnswer)
}

async fn told(answer: &Response) -> Answer<String> {
    let text = answer.text().map_err(|_| Trouble::NoAnswer)?;
    let text = JsFuture::from(text).await.map_err(|_| Trouble::NoAnswer)?;
    Ok(text.as_string().unwrap_or_default())
}

/// What the server says. Whoever does not speak its language is another one: a host of plain files, or
/// a proxy before a server that is away.
async fn read(answer: &Response) -> Answer<Value> {
    let text = told(answer).await?;
    let status = answer.status();
    if status == 204 {
        return Ok(Value::Null);
    }
    match serde_json::from_str(&text) {
        Ok(value) if answer.ok() => Ok(value),
        Ok(value @ Value::Object(_)) => Err(Trouble::Refused(status, value)),
        _ if status >= 500 => Err(Trouble::NoAnswer),
        _ => Err(Trouble::NoServer),
    }
}
