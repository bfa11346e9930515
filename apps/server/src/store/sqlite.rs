//! Games in one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use tokio::sync::oneshot;

use super::writer::{self, Errand};
use super::{
    Answer, EventRow, Kept, Outage, SeatRow, Store, StoreError, Subscription, Write, schema,
};

/// How long somebody waits for another process that writes the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// The file in a folder.
const FILE: &str = "games.sqlite";
/// What tells another server that this one is there.
const LOCK: &str = "lock.sqlite";

/// Games in one SQLite file, written by one thread and read by many.
pub struct SqliteStore {
    path: PathBuf,
    writer: SyncSender<Errand>,
    /// Connections that nobody reads with at the moment.
    readers: Arc<Mutex<Vec<Connection>>>,
    _lock: Option<Mutex<Connection>>,
}

impl SqliteStore {
    /// Opens the file in a folder, or makes both. One server at a time: a second one is refused.
    pub fn open_folder(folder: &Path) -> Result<SqliteStore, StoreError> {
        let name = folder.display().to_string();
        let why = |why: String| StoreError::Open { path: name.clone(), why };
        std::fs::create_dir_all(folder).map_err(|error| why(error.to_string()))?;
        // A lock that the system takes away with the process, however that ends.
        let lock = Connection::open(folder.join(LOCK)).map_err(|error| why(error.to_string()))?;
        let locked = lock.execute_batch("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
        locked.map_err(|_| why("another server is using it".to_string()))?;
        let store = SqliteStore::open(&folder.join(FILE))?;
        Ok(SqliteStore { _lock: Some(Mutex::new(lock)), ..store })
    }

    /// Opens a file, or makes it.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let name = path.display().to_string();
        let why = |error: rusqlite::Error| StoreError::Open {
            path: name.clone(),
            why: error.to_string(),
        };
        let mut connection = Connection::open(path).map_err(why)?;
        prepare(&connection).map_err(why)?;
        schema::migrate(&mut connection, &name)?;
        let writer = writer::start(connection)?;
        Ok(SqliteStore { path: path.to_path_buf(), writer, readers: Arc::default(), _lock: None })
    }

    /// Reads something beside those who must not wait.
    fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<T> {
        let (path, readers) = (self.path.clone(), Arc::clone(&self.readers));
        Box::pin(async move {
            let read = tokio::task::spawn_blocking(move || {
                let idle = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let connection = match idle {
                    Some(connection) => connection,
                    None => reader(&path)?,
                };
                let answer = question(&connection);
                readers.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
                answer
            });
            let answer = read.await.map_err(|error| StoreError::Fails(error.to_string()))?;
            Ok(answer?)
        })
    }
}

/// Nothing that was answered is lost, even if the power goes.
pub(super) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Pages of games that are played are written again and again: the longer they wait to be moved from
    // the log into the file, the fewer are.
    connection.pragma_update(None, "wal_autocheckpoint", 8_000)?;
    connection.pragma_update(None, "cache_size", -16_384)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

fn reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // Each reader keeps few pages: the system has the file in its memory anyway.
    connection.pragma_update(None, "cache_size", -512)?;
    Ok(connection)
}

fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(|number| u64::try_from(number).unwrap_or(0))
}

fn kept(connection: &Connection, game: &str) -> rusqlite::Result<Option<Kept>> {
    // One moment for all questions.
    let transaction = connection.unchecked_transaction()?;
    let found = transaction
        .prepare_cached("SELECT created_ms, public FROM game WHERE id = ?1")?
        .query_row([game], |row| Ok((number(row, 0)?, row.get(1)?)))
        .optional()?;
    let Some((created, public)) = found else { return Ok(None) };
    let seats = transaction
        .prepare_cached(
            "SELECT seat, secret_hash, fresh_hash, invite_hash, name, strength
             FROM seat WHERE game_id = ?1 ORDER BY seat",
        )?
        .query_map([game], |row| {
            Ok(SeatRow {
                game: game.to_string(),
                seat: row.get(0)?,
                secret: row.get(1)?,
                fresh: row.get(2)?,
                invite: row.get(3)?,
                name: row.get(4)?,
                strength: row.get(5)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    let events = transaction
        .prepare_cached(
            "SELECT seq, at_ms, seat, kind, payload, action_id
             FROM event WHERE game_id = ?1 ORDER BY seq",
        )?
        .query_map([game], |row| {
            Ok(EventRow {
                game: game.to_string(),
                seq: number(row, 0)?,
                at: number(row, 1)?,
                seat: row.get(2)?,
                kind: row.get(3)?,
                payload: row.get(4)?,
                action: row.get(5)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    let told = transaction
        .prepare_cached("SELECT DISTINCT seat FROM push WHERE game_id = ?1")?
        .query_map([game], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Kept { created, public, seats, events, told }))
}

impl Store for SqliteStore {
    fn write(&self, change: Vec<Write>) -> Answer<()> {
        let (reply, answer) = oneshot::channel();
        // Full or gone: nothing is written, and that is certain.
        let sent = self.writer.try_send(Errand { change, reply });
        Box::pin(async move {
            sent.map_err(|error| StoreError::Fails(error.to_string()))?;
            let unknown = |_| StoreError::Fails("it is not known what was written".to_string());
            answer.await.map_err(unknown)?
        })
    }

    fn load(&self, game: &str) -> Answer<Option<Kept>> {
        let game = game.to_string();
        self.read(move |connection| kept(connection, &game))
    }

    fn due(&self) -> Answer<Vec<(String, u64)>> {
        self.read(|connection| {
            connection
                .prepare("SELECT id, due_ms FROM game WHERE due_ms IS NOT NULL")?
                .query_map([], |row| Ok((row.get(0)?, number(row, 1)?)))?
                .collect()
        })
    }

    fn lobby(&self, since: u64) -> Answer<Vec<String>> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT id FROM game WHERE public = 1 AND state = 'open' AND created_ms >= ?1
                     ORDER BY created_ms DESC LIMIT 500",
                )?
                .query_map([since.cast_signed()], |row| row.get(0))?
                .collect()
        })
    }

    fn subscriptions(&self, game: &str, seat: &str) -> Answer<Vec<Subscription>> {
        let (game, seat) = (game.to_string(), seat.to_string());
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT endpoint FROM push WHERE game_id = ?1 AND seat = ?2")?
                .query_map(params![game, seat], |row| {
                    let (game, seat) = (game.clone(), seat.clone());
                    Ok(Subscription { game, seat, endpoint: row.get(0)? })
                })?
                .collect()
        })
    }

    fn note(&self, name: &'static str) -> Answer<Option<Vec<u8>>> {
        self.read(move |connection| {
            let sql = "SELECT value FROM note WHERE name = ?1";
            connection.query_row(sql, [name], |row| row.get(0)).optional()
        })
    }

    fn outages(&self) -> Answer<Vec<Outage>> {
        self.read(|connection| {
            connection
                .prepare("SELECT from_ms, until_ms FROM outage ORDER BY until_ms")?
                .query_map([], |row| Ok(Outage { from: number(row, 0)?, until: number(row, 1)? }))?
                .collect()
        })
    }

    fn check(&self) -> Answer<()> {
        let read = self
            .read(|connection| connection.query_row("SELECT count(*) FROM note", [], |_| Ok(())));
        let written = self.write(Vec::new());
        Box::pin(async move {
            read.await?;
            written.await
        })
    }

    fn backup(&self, to: PathBuf) -> Answer<()> {
        self.read(move |connection| {
            connection.execute("VACUUM INTO ?1", [to.display().to_string()]).map(drop)
        })
    }
}
