//! One suite for every store.

use std::path::PathBuf;

use super::*;

/// A folder that is there for the time of a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tabletier-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("games.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn block<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

fn game(id: &str) -> Vec<Write> {
    let seat = |seat: &str| SeatRow {
        game: id.to_string(),
        seat: seat.to_string(),
        secret: Some(vec![1; 32]),
        fresh: None,
        invite: None,
        name: None,
        strength: None,
    };
    let row = GameRow {
        id: id.to_string(),
        created: 5,
        game: "some".to_string(),
        rules: String::new(),
        seed: u64::MAX,
        clock: "none".to_string(),
        options: String::new(),
        public: true,
    };
    vec![Write::Game(row), Write::Seat(seat("A")), Write::Seat(seat("B")), event(id, 1, None)]
}

fn event(game: &str, seq: u64, action: Option<&str>) -> Write {
    Write::Event(EventRow {
        game: game.to_string(),
        seq,
        at: 7,
        seat: Some("A".to_string()),
        kind: "move".to_string(),
        payload: format!("{{\"seq\":{seq}}}"),
        action: action.map(str::to_string),
    })
}

fn stand(game: &str, state: State, due: Option<u64>) -> Write {
    Write::Stand { game: game.to_string(), state, head: 2, due }
}

#[test]
fn what_was_written_is_there_when_the_file_is_opened_again() {
    let folder = Folder::new("again");
    block(async {
        let store = SqliteStore::open(&folder.file()).unwrap();
        store.write(game("one")).await.unwrap();
        store
            .write(vec![event("one", 2, Some("x")), stand("one", State::Running, Some(9))])
            .await
            .unwrap();
        store.write(vec![Write::Note("key", vec![1, 2])]).await.unwrap();
        store.write(vec![Write::Outage(Outage { from: 1, until: 2 })]).await.unwrap();
    });
    block(async {
        let store = SqliteStore::open(&folder.file()).unwrap();
        let kept = store.load("one").await.unwrap().unwrap();
        assert_eq!((kept.events.len(), kept.seats.len(), kept.created), (2, 2, 5));
        assert_eq!(kept.events[1].action.as_deref(), Some("x"));
        assert_eq!(store.due().await.unwrap(), [("one".to_string(), 9)]);
        assert_eq!(store.note("key").await.unwrap(), Some(vec![1, 2]));
        assert_eq!(store.note("other").await.unwrap(), None);
        assert_eq!(store.outages().await.unwrap(), [Outage { from: 1, until: 2 }]);
        assert_eq!(store.load("two").await.unwrap(), None);
        store.check().await.unwrap();
    });
}

#[test]
fn of_two_events_for_one_number_one_is_kept_and_the_other_leaves_no_trace() {
    let folder = Folder::new("race");
    block(async {
        let store = SqliteStore::open(&folder.file()).unwrap();
        store.write(game("one")).await.unwrap();
        let racing = |action| vec![event("one", 2, Some(action)), stand("one", State::Over, None)];
        // All in the queue before the first is answered: some share a transaction.
        let all: Vec<_> =
            ["a", "b", "c"].map(racing).into_iter().map(|change| store.write(change)).collect();
        let mut won = 0;
        for answer in all {
            match answer.await {
                Ok(()) => won += 1,
                Err(error) => assert!(matches!(error, StoreError::Taken), "{error}"),
            }
        }
        assert_eq!(won, 1);
        assert_eq!(store.load("one").await.unwrap().unwrap().events.len(), 2);
        let twice = vec![event("one", 3, Some("a")), event("one", 4, Some("a"))];
        assert!(matches!(store.write(twice).await, Err(StoreError::Taken)));
        assert_eq!(store.load("one").await.unwrap().unwrap().events.len(), 2);
    });
}

#[test]
fn the_lobby_has_what_waits_and_may_be_seen() {
    let folder = Folder::new("lobby");
    block(async {
        let store = SqliteStore::open(&folder.file()).unwrap();
        store.write(game("one")).await.unwrap();
        store.write(game("two")).await.unwrap();
        store.write(vec![stand("one", State::Running, None)]).await.unwrap();
        assert_eq!(store.lobby(5).await.unwrap(), ["two"]);
        assert!(store.lobby(6).await.unwrap().is_empty());
    });
}

#[test]
fn subscriptions_come_and_go() {
    let folder = Folder::new("push");
    block(async {
        let store = SqliteStore::open(&folder.file()).unwrap();
        store.write(game("one")).await.unwrap();
        let (game, seat, endpoint) =
            ("one".to_string(), "A".to_string(), "https://x/y".to_string());
        let row = Subscription { game, seat, endpoint };
        store
            .write(vec![Write::Subscribe(row.clone()), Write::Subscribe(row.clone())])
            .await
            .unwrap();
        assert_eq!(store.subscriptions("one", "A").await.unwrap(), std::slice::from_ref(&row));
        assert!(store.subscriptions("one", "B").await.unwrap().is_empty());
        store.write(vec![Write::Unsubscribe(row)]).await.unwrap();
        assert!(store.subscriptions("one", "A").await.unwrap().is_empty());
    });
}

#[test]
fn a_newer_file_is_refused_in_words_and_left_alone() {
    let folder = Folder::new("newer");
    drop(SqliteStore::open(&folder.file()).unwrap());
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    let error = SqliteStore::open(&folder.file()).err().unwrap().to_string();
    assert!(error.contains("newer program (version 99, expected up to 1)"), "{error}");
}

#[test]
fn a_file_that_is_no_store_is_refused_in_words() {
    let folder = Folder::new("rubbish");
    std::fs::write(folder.file(), "this is no database, but a long text about one".repeat(50))
        .unwrap();
    let error = SqliteStore::open(&folder.file()).err().unwrap().to_string();
    assert!(error.contains("games.sqlite") && error.contains("cannot be opened"), "{error}");
}

#[test]
fn a_backup_of_a_store_in_use_can_be_opened() {
    let folder = Folder::new("backup");
    block(async {
        let store = SqliteStore::open(&folder.file()).unwrap();
        store.write(game("one")).await.unwrap();
        let copy = folder.0.join("copy.sqlite");
        store.backup(copy.clone()).await.unwrap();
        store.write(game("two")).await.unwrap();
        let copy = SqliteStore::open(&copy).unwrap();
        assert!(copy.load("one").await.unwrap().is_some());
        assert!(copy.load("two").await.unwrap().is_none());
    });
}

#[test]
fn the_library_has_no_known_fault_and_the_file_survives_a_power_cut() {
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
    let folder = Folder::new("full");
    drop(SqliteStore::open(&folder.file()).unwrap());
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    super::sqlite::prepare(&connection).unwrap();
    let read = |name: &str| {
        connection
            .pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0))
            .unwrap()
    };
    assert_eq!(read("journal_mode"), "wal".to_string().into());
    assert_eq!(read("synchronous"), 2i64.into());
}
