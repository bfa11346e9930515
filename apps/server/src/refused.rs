//! Answers that say no.

use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tabletier_session::TextError;

use crate::secret::NoChance;
use crate::store::StoreError;

/// Why something was not done: a status, a word for programs, a sentence for people.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    /// `error` and `message`, and what else helps.
    pub(crate) body: Value,
    retry_after: Option<u64>,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, error: &str, message: impl Into<String>) -> Refused {
        let body = json!({ "error": error, "message": message.into() });
        Refused { status, body, retry_after: None }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Refused {
        self.body[name] = value.into();
        self
    }

    pub(crate) fn bad(message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::BAD_REQUEST, "bad-request", message)
    }

    pub(crate) fn not_found() -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "not-found", "there is no such game")
    }

    pub(crate) fn forbidden(message: &str) -> Refused {
        Refused::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Too often; it may be tried again in so many milliseconds.
    pub(crate) fn too_many(what: &str, millis: u64) -> Refused {
        let seconds = millis.div_ceil(1_000).max(1);
        let message = format!("too many {what}; try again in {seconds} s");
        let refused = Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message);
        Refused { retry_after: Some(seconds), ..refused }
    }

    pub(crate) fn illegal(code: &str, message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", message).with("code", code)
    }
}

impl From<TextError> for Refused {
    fn from(error: TextError) -> Refused {
        Refused::bad(error.to_string())
    }
}

impl From<StoreError> for Refused {
    fn from(_: StoreError) -> Refused {
        // What it is exactly is the host's matter and not everybody's.
        let message = "the games cannot be reached at the moment; try again";
        let refused = Refused::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message);
        Refused { retry_after: Some(1), ..refused }
    }
}

impl From<NoChance> for Refused {
    fn from(error: NoChance) -> Refused {
        Refused::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", error.to_string())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = json_response(self.status, &self.body);
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// An answer in JSON that nobody keeps.
pub(crate) fn json_response(status: StatusCode, body: &Value) -> Response {
    const KIND: (HeaderName, &str) = (axum::http::header::CONTENT_TYPE, "application/json");
    const KEEP: (HeaderName, &str) = (axum::http::header::CACHE_CONTROL, "no-store");
    const TRUST: (HeaderName, &str) = (axum::http::header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    (status, [KIND, KEEP, TRUST], body.to_string()).into_response()
}
