//! The tables, and how older ones become newer ones.

use rusqlite::Connection;

use super::StoreError;

/// What was added from version to version, never changed afterwards: the first makes version 1.
const STEPS: [&str; 1] = ["
    CREATE TABLE game (
        id TEXT PRIMARY KEY,
        created_ms INTEGER NOT NULL,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        seed TEXT NOT NULL,
        clock TEXT NOT NULL,
        options TEXT NOT NULL,
        public INTEGER NOT NULL,
        state TEXT NOT NULL,
        head INTEGER NOT NULL,
        due_ms INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX game_due ON game (due_ms) WHERE due_ms IS NOT NULL;
    CREATE INDEX game_lobby ON game (created_ms) WHERE public = 1 AND state = 'open';
    CREATE TABLE seat (
        game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        seat TEXT NOT NULL,
        secret_hash BLOB,
        fresh_hash BLOB,
        invite_hash BLOB,
        name TEXT,
        strength TEXT,
        PRIMARY KEY (game_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE event (
        game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        seat TEXT,
        kind TEXT NOT NULL,
        payload TEXT NOT NULL,
        action_id TEXT,
        PRIMARY KEY (game_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX event_action ON event (game_id, seat, action_id) WHERE action_id IS NOT NULL;
    CREATE TABLE push (
        game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        seat TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        PRIMARY KEY (game_id, seat, endpoint)
    ) WITHOUT ROWID;
    CREATE TABLE note (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE outage (from_ms INTEGER NOT NULL, until_ms INTEGER NOT NULL);
"];

/// The version that this program writes.
pub(super) const VERSION: i64 = STEPS.len() as i64;

/// Brings a store up to the present version; one that is newer is left alone.
pub(super) fn migrate(connection: &mut Connection, path: &str) -> Result<(), StoreError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > VERSION {
        return Err(StoreError::Newer { path: path.to_string(), found, known: VERSION });
    }
    let done = usize::try_from(found).unwrap_or(0);
    for (step, version) in STEPS.iter().zip(1i64..).skip(done) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}
