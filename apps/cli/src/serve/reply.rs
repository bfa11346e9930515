//! The answer to one request.

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH, VARY,
};
use axum::http::{StatusCode, response};
use axum::response::{Html, IntoResponse, Response};

use super::client::{File, Files};
use super::encoding::Encoding;

/// The page at the root.
const INDEX: &str = "index.html";
/// How many digits of a hash stand in a file's name, as the bundler writes them.
const DIGITS: usize = 16;

const NOT_FOUND: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width\">\n\
    <title>Tabletier</title>\n<h1>404</h1>\n<p>There is no such page. <a href=\"/\">To the games</a>\n\
    <p lang=\"fr\">Cette page n’existe pas. <a href=\"/\">Vers les jeux</a>\n</html>\n";

/// The answer to a request for one of these files.
pub(super) fn to(files: Files, request: &Request) -> Response {
    let path = match request.uri().path().trim_start_matches('/') {
        "" => INDEX,
        path => path,
    };
    // The copies are found by who can read them, not by their names.
    let is_copy = Encoding::ALL.iter().any(|encoding| path.ends_with(encoding.suffix()));
    match files(path) {
        Some(plain) if !is_copy => send(files, path, plain, request.headers()),
        _ => (StatusCode::NOT_FOUND, Html(NOT_FOUND)).into_response(),
    }
}

fn send(files: Files, path: &str, plain: File, wanted: &HeaderMap) -> Response {
    let copy = Encoding::ALL.into_iter().find_map(|encoding| {
        let accepted = encoding.is_accepted(wanted);
        let file = accepted.then(|| files(&format!("{path}{}", encoding.suffix())))??;
        Some((file, encoding.name()))
    });
    let (file, encoding) = copy.map_or((plain, None), |(file, encoding)| (file, Some(encoding)));
    let tag = tag(&file);
    let known = wanted.get_all(IF_NONE_MATCH).iter().filter_map(|tags| tags.to_str().ok());
    let fresh = known.flat_map(|tags| tags.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == tag
    });
    let answer = Response::builder()
        .header(ETAG, tag)
        .header(VARY, "accept-encoding")
        .header(CACHE_CONTROL, caching(path));
    let answer = match (fresh, encoding) {
        (true, _) => return finish(answer.status(StatusCode::NOT_MODIFIED), Body::empty()),
        (false, Some(encoding)) => answer.header(CONTENT_ENCODING, encoding),
        (false, None) => answer,
    };
    let body = match file.bytes {
        std::borrow::Cow::Borrowed(bytes) => Body::from(bytes),
        std::borrow::Cow::Owned(bytes) => Body::from(bytes),
    };
    finish(answer.header(CONTENT_TYPE, kind(path)), body)
}

fn finish(answer: response::Builder, body: Body) -> Response {
    answer.body(body).expect("these headers are well formed")
}

/// A name that has a hash in it never means anything else; others are asked for again.
fn caching(path: &str) -> &'static str {
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    let hashed = hash.len() == DIGITS && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    if hashed { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn kind(path: &str) -> String {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    }
}

fn tag(file: &File) -> String {
    let half: String = file.hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{half}\"")
}
