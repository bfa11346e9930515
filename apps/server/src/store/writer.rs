//! The one thread that writes: what waits in its queue becomes one transaction.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use rusqlite::{Connection, params};
use tokio::sync::oneshot;

use super::{StoreError, Write};

/// How many changes may wait; who finds the queue full is told so.
const QUEUE: usize = 4096;
/// How many changes go into one transaction at most.
const BATCH: usize = 512;

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// A change and whom to tell when it is on the disk.
pub(super) struct Errand {
    pub(super) change: Vec<Write>,
    pub(super) reply: Reply,
}

/// Starts the thread; it ends when nobody can send it anything any more.
pub(super) fn start(connection: Connection) -> Result<SyncSender<Errand>, StoreError> {
    let (sender, receiver) = sync_channel(QUEUE);
    let thread = thread::Builder::new().name("store".to_string());
    let started = thread.spawn(move || run(connection, &receiver));
    started.map(|_| sender).map_err(|error| StoreError::Fails(error.to_string()))
}

fn run(mut connection: Connection, errands: &Receiver<Errand>) {
    while let Ok(first) = errands.recv() {
        let mut batch = vec![first];
        batch.extend(errands.try_iter().take(BATCH - 1));
        commit(&mut connection, batch);
    }
}

/// Writes all errands, and answers when they are on the disk. One that cannot be written does not
/// keep the others from it.
fn commit(connection: &mut Connection, batch: Vec<Errand>) {
    let (changes, replies): (Vec<_>, Vec<_>) =
        batch.into_iter().map(|errand| (errand.change, errand.reply)).unzip();
    // Nearly always all of them can be written. If one cannot, none is, and they are tried one by one.
    let answers = match together(connection, &changes) {
        Ok(()) => changes.iter().map(|_| Ok(())).collect(),
        Err(_) => one_by_one(connection, &changes),
    };
    for (reply, answer) in replies.into_iter().zip(answers) {
        // Whoever has gone away finds it written when they come back.
        let _ = reply.send(answer);
    }
}

/// All changes in one transaction, or none of them.
fn together(connection: &mut Connection, changes: &[Vec<Write>]) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    changes.iter().flatten().try_for_each(|write| put(&transaction, write))?;
    transaction.commit()
}

/// All changes in one transaction, but for those that cannot be written.
fn one_by_one(connection: &mut Connection, changes: &[Vec<Write>]) -> Vec<Result<(), StoreError>> {
    let mut answers = Vec::with_capacity(changes.len());
    let done = (|| {
        let mut transaction = connection.transaction()?;
        for change in changes {
            let savepoint = transaction.savepoint()?;
            match change.iter().try_for_each(|write| put(&savepoint, write)) {
                Ok(()) => {
                    savepoint.commit()?;
                    answers.push(Ok(()));
                }
                Err(error) => {
                    savepoint.finish()?;
                    answers.push(Err(StoreError::from(error)));
                }
            }
        }
        transaction.commit()
    })();
    match done {
        Ok(()) => answers,
        // What was refused before is refused as well.
        Err(error) => {
            let failed = |_| Err(StoreError::Fails(error.to_string()));
            changes.iter().map(failed).collect()
        }
    }
}

fn put(connection: &Connection, write: &Write) -> rusqlite::Result<()> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| {
        connection.prepare_cached(sql)?.execute(values).map(drop)
    };
    match write {
        Write::Game(row) => run(
            "INSERT INTO game VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'open', 0, NULL)",
            params![
                row.id,
                row.created.cast_signed(),
                row.game,
                row.rules,
                row.seed.to_string(),
                row.clock,
                row.options,
                row.public
            ],
        ),
        Write::Seat(row) => run(
            "INSERT OR REPLACE INTO seat VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![row.game, row.seat, row.secret, row.fresh, row.invite, row.name, row.strength],
        ),
        Write::Event(row) => run(
            "INSERT INTO event VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                row.game,
                row.seq.cast_signed(),
                row.at.cast_signed(),
                row.seat,
                row.kind,
                row.payload,
                row.action
            ],
        ),
        Write::Stand { game, state, head, due } => run(
            "UPDATE game SET state = ?2, head = ?3, due_ms = ?4 WHERE id = ?1",
            params![game, state.word(), head.cast_signed(), due.map(u64::cast_signed)],
        ),
        Write::Subscribe(row) => run(
            "INSERT OR REPLACE INTO push VALUES (?1, ?2, ?3)",
            params![row.game, row.seat, row.endpoint],
        ),
        Write::Unsubscribe(row) => run(
            "DELETE FROM push WHERE game_id = ?1 AND seat = ?2 AND endpoint = ?3",
            params![row.game, row.seat, row.endpoint],
        ),
        Write::Note(name, value) => {
            run("INSERT OR REPLACE INTO note VALUES (?1, ?2)", params![name, value])
        }
        Write::Outage(outage) => run(
            "INSERT INTO outage VALUES (?1, ?2)",
            params![outage.from.cast_signed(), outage.until.cast_signed()],
        ),
    }
}
