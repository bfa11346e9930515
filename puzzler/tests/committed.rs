//! The puzzles that the web client comes with.

use std::env;
use std::fs;
use std::path::Path;

use rayon::prelude::*;
use tabletier_puzzler::{Find, Look, Plan, choose, find, is_clear, is_found_on_board};
use tabletier_session::puzzle::{GRADES, Puzzle};
use tabletier_session::{PuzzleSearch, Puzzles, Seat, catalog};

/// One in so many puzzles is searched again, and all of them by `cargo xtask test --all`: the same
/// code finds the same in each, and it takes seconds.
const SAMPLE: usize = 15;

/// Whether all is checked of which usually a sample is.
fn all() -> bool {
    env::var_os("TABLETIER_TEST_ALL").is_some()
}

/// The file in a game's folder, as it is and as it is read; a game may do without.
fn committed(game: &str) -> Option<(String, Puzzles)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/games/src").join(game);
    let text = fs::read_to_string(folder.join("puzzles.txt")).ok()?;
    let puzzles = text.parse::<Puzzles>().unwrap_or_else(|error| panic!("{game}: {error}"));
    Some((text, puzzles))
}

/// Everything that can be told of a game's puzzles, the searches last.
fn check(game: &str) {
    let Some((text, puzzles)) = committed(game) else { return };
    assert_eq!(puzzles.to_string(), text);
    assert_eq!(puzzles.entry.about().key, game);
    assert!(puzzles.list.len() >= 100, "{} puzzles are too few", puzzles.list.len());
    for grade in 1..=GRADES {
        let count = puzzles.list.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(count >= 30, "{count} puzzles of grade {grade}");
    }
    let plan = Plan::usual(puzzles.entry);
    let mut first = 0;
    for (index, puzzle) in puzzles.list.iter().enumerate() {
        let place = format!("{game}, puzzle {}, {}", index + 1, puzzle.position);
        let twin = |other: &Puzzle| other.position == puzzle.position;
        assert!(!puzzles.list[..index].iter().any(twin), "{place} is there twice");
        let session = puzzle.lay(puzzles.entry).expect("read before");
        assert!(session.perft(1) > 1, "{place} leaves no choice");
        assert!(is_found_on_board(&*session, puzzle.solution()), "{place} is a button");
        assert!(!puzzle.themes(puzzles.entry).is_empty(), "{place} is about nothing");
        first += usize::from(session.seat() == Seat::A);
        let clear = is_clear(puzzle.best, puzzle.second, plan.search.margin);
        assert!(clear, "{place} has no clear move");
        if index % SAMPLE != 0 && !all() {
            continue;
        }
        let look = Look::compare(&*session, plan.search.nodes).expect("two moves");
        assert_eq!(look.solution(), puzzle.solution(), "{place}");
        let clear = is_clear(look.best, look.second, plan.search.margin);
        assert!(clear, "{place}: {} and then {}", look.best, look.second);
    }
    let count = puzzles.list.len();
    assert!((count / 4..=count * 3 / 4).contains(&first), "A is to move in {first} of {count}");
}

#[test]
fn the_puzzles_of_every_game_hold() {
    catalog::GAMES.par_iter().for_each(|entry| check(entry.about().key));
}

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_cores() {
    let entry = catalog::find("bilitaire").expect("a game");
    let usual = Plan::usual(entry);
    let search = PuzzleSearch { nodes: 2_000, ..usual.search };
    let plan = Plan { count: 4, games: 6, search, ..usual };
    let on = |threads: usize, plan: &Plan| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let finds: Vec<Find> = pool.install(|| find(plan, &mut |_, _| {})).expect("rules");
        choose(&finds, plan.count)
    };
    let puzzles = on(1, &plan);
    assert!(!puzzles.is_empty(), "nothing was found");
    assert_eq!(puzzles, on(3, &plan));
    assert_ne!(puzzles, on(1, &Plan { seed: 2, ..plan }));
}
