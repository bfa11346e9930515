//! Compressed copies, for those who can read them.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// A way to compress a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    /// Brotli.
    Brotli,
    /// Gzip.
    Gzip,
}

impl Encoding {
    /// All of them, the most compact first.
    pub(super) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// The name in headers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// What follows the name of a file that is compressed this way.
    pub(super) const fn suffix(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// Whether whoever sent these headers can read it.
    pub(super) fn is_accepted(self, headers: &HeaderMap) -> bool {
        let lists = headers.get_all(ACCEPT_ENCODING).into_iter();
        let entries = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
        // What names it counts; a star speaks only for what is not named.
        let mut named = None;
        let mut star = false;
        for entry in entries {
            let mut parts = entry.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let refused =
                parts.any(|part| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32)));
            match name {
                "*" => star = !refused,
                name if name.eq_ignore_ascii_case(self.name()) => named = Some(!refused),
                _ => {}
            }
        }
        named.unwrap_or(star)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(list: &str) -> Vec<&'static str> {
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, list.parse().unwrap())]);
        let all = Encoding::ALL.into_iter();
        all.filter(|encoding| encoding.is_accepted(&headers)).map(Encoding::name).collect()
    }

    #[test]
    fn only_what_is_accepted_is_sent() {
        for (list, names) in [
            ("gzip, deflate, br, zstd", &["br", "gzip"][..]),
            ("gzip", &["gzip"]),
            ("GZIP;q=0.5", &["gzip"]),
            ("br;q=0, gzip;q=1.0", &["gzip"]),
            ("*", &["br", "gzip"]),
            ("*, br; q=0.000", &["gzip"]),
            ("*;q=0", &[]),
            ("identity", &[]),
            ("", &[]),
        ] {
            assert_eq!(accepted(list), names, "{list}");
        }
    }
}
