//! The day that records are dated by.

use time::OffsetDateTime;

/// The day, here if that is known, else in Greenwich.
pub(crate) fn today() -> String {
    OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc()).date().to_string()
}
