//! The server, asked without a network.

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use tower::ServiceExt;

use super::client::File;
use super::{Offer, router, run};
use crate::failure::Failure;
use std::sync::Arc;
use tabletier_server::store::SqliteStore;
use tabletier_server::{Config, Server, SystemTimer};

const SCRIPT: &str = "page-0123456789abcdef.js";

fn files(path: &str) -> Option<File> {
    let files: [(&str, &'static [u8]); 6] = [
        ("index.html", b"<!doctype html>"),
        ("index.html.gz", b"index as gzip"),
        ("index.html.br", b"index as brotli"),
        (SCRIPT, b"page()"),
        ("page-0123456789abcdef.js.gz", b"page() as gzip"),
        ("client-0123456789abcdef.wasm", b"\0asm"),
    ];
    let number = files.iter().position(|(name, _)| *name == path)?;
    Some(File { bytes: files[number].1.into(), hash: [number as u8; 32] })
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
        let response = router(files).oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = axum::body::to_bytes(body, 1 << 20).await.unwrap();
        let body = String::from_utf8(body.to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, body }
    })
}

fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(Method::GET, path, headers)
}

#[test]
fn files_come_with_their_types() {
    for (path, kind, body) in [
        ("/", "text/html; charset=utf-8", "<!doctype html>"),
        ("/index.html", "text/html; charset=utf-8", "<!doctype html>"),
        ("/page-0123456789abcdef.js", "text/javascript; charset=utf-8", "page()"),
        ("/client-0123456789abcdef.wasm", "application/wasm", "\0asm"),
    ] {
        let answer = get(path, &[]);
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
        assert_eq!(answer.body, body, "{path}");
        assert_eq!(answer.header("content-encoding"), "", "{path}");
    }
}

#[test]
fn compressed_copies_go_to_those_who_can_read_them() {
    for (path, accepted, encoding, body) in [
        ("/", "gzip, br", "br", "index as brotli"),
        ("/", "gzip", "gzip", "index as gzip"),
        ("/page-0123456789abcdef.js", "gzip, br", "gzip", "page() as gzip"),
        ("/client-0123456789abcdef.wasm", "gzip, br", "", "\0asm"),
        ("/", "br;q=0", "", "<!doctype html>"),
    ] {
        let answer = get(path, &[("accept-encoding", accepted)]);
        assert_eq!((answer.header("content-encoding"), &*answer.body), (encoding, body), "{path}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{path}");
    }
    let kind = get("/", &[("accept-encoding", "br")]);
    assert_eq!(kind.header("content-type"), "text/html; charset=utf-8");
}

#[test]
fn names_with_a_hash_are_kept_for_ever_and_the_page_is_asked_for_again() {
    let script = get(&format!("/{SCRIPT}"), &[]);
    assert_eq!(script.header("cache-control"), "public, max-age=31536000, immutable");
    let page = get("/", &[]);
    assert_eq!(page.header("cache-control"), "no-cache");
    let tag = page.header("etag").to_string();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_string()] {
        let again = get("/", &[("if-none-match", &known)]);
        assert_eq!((again.status, &*again.body), (StatusCode::NOT_MODIFIED, ""), "{known}");
        assert_eq!(again.header("etag"), tag);
    }
    assert_eq!(get("/", &[("if-none-match", "\"other\"")]).status, StatusCode::OK);
    let packed = get("/", &[("if-none-match", &tag), ("accept-encoding", "gzip")]);
    assert_eq!(packed.status, StatusCode::OK, "a copy has a tag of its own");
}

#[test]
fn what_is_not_there_gets_a_page_that_says_so() {
    for path in
        ["/nothing", "/index.html.gz", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//index.htm"]
    {
        let answer = get(path, &[]);
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{path}");
        assert!(answer.body.contains("no such page") && answer.body.contains("existe pas"));
    }
}

#[test]
fn only_reading_is_allowed() {
    let head = ask(Method::HEAD, "/", &[]);
    assert_eq!((head.status, &*head.body), (StatusCode::OK, ""));
    assert_eq!(head.header("content-length"), "15");
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::PATCH] {
        for path in ["/", "/nothing"] {
            let answer = ask(method.clone(), path, &[]);
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(answer.header("allow"), "GET,HEAD", "{method} {path}");
        }
    }
}

#[test]
fn every_answer_says_whom_to_trust() {
    let not_allowed = ask(Method::POST, "/", &[]);
    let known = get("/", &[("if-none-match", "*")]);
    for answer in [get("/", &[]), get("/nothing", &[]), not_allowed, known] {
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
    }
}

#[test]
fn a_port_in_use_is_refused_in_words() {
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    let refused = run(Offer { files: Some(files), online: None }, address, |_| {
        panic!("two cannot have one port")
    });
    let Err(Failure::Wrong(what)) = refused else { panic!("{refused:?}") };
    assert!(what.contains(&format!("port {} of 127.0.0.1 is in use", address.port())), "{what}");
}

#[test]
fn pages_and_games_at_a_distance_are_served_side_by_side() {
    let folder = std::env::temp_dir().join(format!("tabletier-both-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open_folder(&folder).unwrap();
        let time = Arc::new(SystemTimer::new());
        let server = Server::open(Arc::new(store), time, Config::default()).await.unwrap();
        let both = server.router().merge(router(files));
        for (path, status) in [
            ("/", 200),
            ("/page-0123456789abcdef.js", 200),
            ("/nothing", 404),
            ("/healthz", 200),
            ("/api/lobby", 200),
            ("/api/games/nothing", 404),
            ("/api/nothing", 404),
        ] {
            let request = Request::builder().uri(path).body(Body::empty()).unwrap();
            let response = both.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status().as_u16(), status, "{path}");
            let json = response.headers()["content-type"] == "application/json";
            assert_eq!(json, path.starts_with("/api"), "{path}");
        }
    });
    let _ = std::fs::remove_dir_all(&folder);
}
