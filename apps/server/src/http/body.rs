//! What comes with a request.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, HeaderMap};
use serde_json::Value;

use crate::refused::Refused;
use crate::secret::Hash;

/// The longest message, in bytes.
pub(super) const LONGEST: usize = 8 * 1024;

/// The longest secret that is looked at.
const LONGEST_SECRET: usize = 200;

/// Reads a body as JSON; it may take only so long to come.
pub(super) async fn json(body: Body, within: Duration) -> Result<Value, Refused> {
    let slow = |_| Refused::new(StatusCode::REQUEST_TIMEOUT, "slow", "the request took too long");
    let long = |_| {
        let message = format!("a request has at most {LONGEST} bytes");
        Refused::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    };
    let bytes = tokio::time::timeout(within, to_bytes(body, LONGEST)).await.map_err(slow)?;
    let bytes = bytes.map_err(long)?;
    serde_json::from_slice(&bytes)
        .map_err(|error| Refused::bad(format!("the body is no JSON: {error}")))
}

/// The secret that a request brings, if it brings any.
pub(super) fn secret(headers: &HeaderMap) -> Result<Option<Hash>, Refused> {
    let Some(header) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let text = header.to_str().unwrap_or_default();
    let secret = text.split_once(' ').filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
    let secret = secret.map(|(_, secret)| secret.trim());
    match secret.filter(|secret| !secret.is_empty() && secret.len() <= LONGEST_SECRET) {
        Some(secret) => Ok(Some(Hash::of(secret))),
        None => Err(Refused::forbidden("expected the header Authorization: Bearer SECRET")),
    }
}

/// The secret that a request has to bring.
pub(super) fn required_secret(headers: &HeaderMap) -> Result<Hash, Refused> {
    let none =
        || Refused::forbidden("the secret of a seat is needed: Authorization: Bearer SECRET");
    secret(headers)?.ok_or_else(none)
}
