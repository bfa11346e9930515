//! The forms of HTTP.

mod body;
mod follow;
mod forms;
mod guard;
mod socket;
mod view;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

use crate::hall::Hall;
use crate::refused::Refused;

pub(crate) use guard::Peer;

/// What answers the requests of players and their programs.
pub(crate) fn router(hall: &Arc<Hall>) -> Router {
    let none = || async {
        Refused::new(
            StatusCode::NOT_FOUND,
            "not-found",
            "there is no such form; see docs/online.md",
        )
    };
    let other = || async {
        let message = "this form is asked for by another method";
        Refused::new(StatusCode::METHOD_NOT_ALLOWED, "method", message)
    };
    let api = Router::new()
        .route("/api/games", post(forms::make))
        .route("/api/games/{id}", get(forms::look))
        .route("/api/games/{id}/join", post(forms::join))
        .route("/api/games/{id}/act", post(forms::act))
        .route("/api/games/{id}/events", get(follow::events))
        .route("/api/games/{id}/record", get(forms::record))
        .route("/api/games/{id}/secret", post(forms::rotate))
        .route("/api/games/{id}/invite", post(forms::invite).delete(forms::revoke))
        .route("/api/games/{id}/push", post(forms::subscribe).delete(forms::unsubscribe))
        .route("/api/games/{id}/socket", get(socket::open))
        .route("/api/push", get(forms::push_key))
        .route("/api/lobby", get(forms::lobby))
        .route("/api/{*path}", axum::routing::any(none))
        .method_not_allowed_fallback(other)
        .layer(from_fn_with_state(Arc::clone(hall), guard::guard));
    Router::new()
        .route("/healthz", get(forms::healthz))
        .route("/readyz", get(forms::readyz))
        .route("/metrics", get(forms::metrics))
        .merge(api)
        .with_state(Arc::clone(hall))
}
