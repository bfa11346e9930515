//! Who may ask, and how often.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderMap, ORIGIN, UPGRADE};
use axum::http::{HeaderName, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::hall::Hall;
use crate::refused::Refused;

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Who is at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Lets through what comes from our own pages, or from no page at all, and not too often.
pub(super) async fn guard(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let checked = check(&hall, &request);
    match checked {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

fn check(hall: &Hall, request: &Request) -> Result<(), Refused> {
    let address = address(&hall.config, request);
    hall.addresses.take(address, hall.now()).map_err(|wait| {
        hall.metrics.too_many.add();
        Refused::too_many("requests from this address", wait)
    })?;
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads && !headers.contains_key(UPGRADE) {
        return Ok(());
    }
    if !is_ours(&hall.config, headers) {
        return Err(Refused::forbidden("pages of another origin may not do this"));
    }
    if !reads && request.uri().path() == "/api/games" {
        hall.makers.take(address, hall.now()).map_err(|wait| {
            hall.metrics.too_many.add();
            Refused::too_many("new games from this address", wait)
        })?;
    }
    Ok(())
}

/// Whether the page that asks is one of ours; programs that are no browsers name none.
fn is_ours(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    let Some(origin) = text(ORIGIN) else {
        return matches!(text(FETCH_SITE), None | Some("same-origin" | "none"));
    };
    if config.origins.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let asked = text(HOST);
    host.zip(asked).is_some_and(|(host, asked)| host.eq_ignore_ascii_case(asked))
}

/// Whom a request is counted for. One household has many addresses of the newer kind.
fn address(config: &Config, request: &Request) -> IpAddr {
    let peer =
        request.extensions().get::<Peer>().map_or(IpAddr::V6(Ipv6Addr::LOCALHOST), |peer| peer.0);
    let forwarded = request.headers().get_all(FORWARDED).iter().next_back();
    // The last one is what our own proxy has added; what stands before may be anybody's invention.
    let named = forwarded
        .filter(|_| config.behind_proxy)
        .and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    match named.unwrap_or(peer) {
        IpAddr::V6(long) => {
            let mapped = long.to_ipv4_mapped().map(IpAddr::V4);
            let net = u128::from(long) & !u128::from(u64::MAX);
            mapped.unwrap_or_else(|| IpAddr::V6(Ipv6Addr::from(net)))
        }
        short @ IpAddr::V4(_) => short,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(config: &Config, headers: &[(&str, &str)]) -> bool {
        let pair = |(name, value): &(&str, &str)| {
            (HeaderName::try_from(*name).unwrap(), value.parse().unwrap())
        };
        is_ours(config, &headers.iter().map(pair).collect())
    }

    #[test]
    fn only_our_own_pages_and_programs_may_write() {
        let mut config = Config::default();
        let host = ("host", "games.example:7878");
        assert!(ours(&config, &[host]));
        assert!(ours(&config, &[host, ("origin", "http://games.example:7878")]));
        assert!(ours(&config, &[host, ("origin", "https://GAMES.example:7878")]));
        assert!(ours(&config, &[host, ("sec-fetch-site", "same-origin")]));
        for origin in [
            "null",
            "http://evil.example",
            "http://games.example",
            "http://games.example:7878.evil.example",
            "games.example:7878",
            "ftp://games.example:7878",
        ] {
            assert!(!ours(&config, &[host, ("origin", origin)]), "{origin}");
        }
        assert!(!ours(&config, &[host, ("sec-fetch-site", "cross-site")]));
        assert!(!ours(&config, &[("origin", "http://games.example:7878")]), "without a host");
        config.origins.push("http://evil.example".to_string());
        assert!(ours(&config, &[host, ("origin", "http://evil.example")]));
    }

    #[test]
    fn whom_a_proxy_speaks_for_is_believed_only_behind_one() {
        let mut config = Config::default();
        let counted = |config: &Config, peer: &str, forwarded: &str| {
            let mut request = Request::new(axum::body::Body::empty());
            request.headers_mut().insert(FORWARDED, forwarded.parse().unwrap());
            request.extensions_mut().insert(Peer(peer.parse().unwrap()));
            address(config, &request).to_string()
        };
        assert_eq!(counted(&config, "192.0.2.1", "198.51.100.7"), "192.0.2.1");
        assert_eq!(counted(&config, "2001:db8:1:2:3:4:5:6", ""), "2001:db8:1:2::");
        assert_eq!(counted(&config, "::ffff:192.0.2.9", ""), "192.0.2.9");
        config.behind_proxy = true;
        assert_eq!(counted(&config, "192.0.2.1", "1.1.1.1, 198.51.100.7"), "198.51.100.7");
        assert_eq!(counted(&config, "192.0.2.1", "nonsense"), "192.0.2.1");
    }
}
