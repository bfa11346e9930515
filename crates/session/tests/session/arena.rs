//! Matches: who plays what against whom, and that it comes out the same again.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tabletier_session::arena::{Bout, Match, Played, Standings};
use tabletier_session::{Strength, TextError, catalog};

fn contest(game: &str, rules: Option<&str>, players: &[&str]) -> Result<Match, TextError> {
    let players = players.iter().map(|text| text.parse::<Strength>()).collect::<Result<_, _>>()?;
    Match::new(catalog::find(game)?, rules, players, 7)
}

fn bout(contest: &Match, number: usize) -> Bout {
    contest.bout(number, &|| false).expect("nobody stops it")
}

fn play(contest: &Match, number: usize) -> (Played, Vec<String>) {
    let mut bout = bout(contest, number);
    while bout.play(&|| false, &|| Duration::ZERO) {}
    let moves = bout.session().played().into_iter().map(str::to_string).collect();
    (bout.played().expect("the game is over"), moves)
}

#[test]
fn seats_rotate_and_every_rotation_plays_the_same_opening() {
    for (rules, players, rotations) in [
        ("players=2", &["random"; 2][..], vec![vec![0, 1], vec![1, 0]]),
        ("players=3", &["random"; 3], vec![vec![0, 1, 2], vec![2, 0, 1], vec![1, 2, 0]]),
        (
            "players=4",
            &["random"; 4],
            vec![vec![0, 1, 2, 3], vec![3, 0, 1, 2], vec![2, 3, 0, 1], vec![1, 2, 3, 0]],
        ),
    ] {
        let contest = contest("billabong", Some(rules), players).unwrap();
        let mut openings = BTreeSet::new();
        for opening in 0..5 {
            let first = opening * players.len();
            let bouts: Vec<_> = (first..first + players.len()).map(|n| bout(&contest, n)).collect();
            let seatings: Vec<&[usize]> = bouts.iter().map(Bout::seating).collect();
            assert_eq!(seatings, rotations, "{rules}, opening {opening}");
            let positions: BTreeSet<String> =
                bouts.iter().map(|bout| bout.session().position()).collect();
            assert_eq!(positions.len(), 1, "{rules}, opening {opening}");
            openings.extend(positions);
        }
        assert_eq!(openings.len(), 5, "{rules}: openings come twice");
    }
}

#[test]
fn openings_leave_something_to_play_for() {
    for &entry in catalog::GAMES {
        let contest = contest(entry.about().key, None, &["random", "random"]).unwrap();
        for number in (0..40).step_by(2) {
            let bout = bout(&contest, number);
            let turns = bout.session().played().len();
            assert!(bout.to_move().is_some(), "{}: {number}", entry.about().key);
            assert!((1..=entry.opening() as usize).contains(&turns), "{}", entry.about().key);
        }
    }
}

#[test]
fn the_same_match_has_the_same_games_in_whatever_order_they_are_played() {
    for game in ["billo", "bilitaire"] {
        let contest = contest(game, None, &["level:1", "nodes:40"]).unwrap();
        let games: Vec<_> = (0..4).map(|number| play(&contest, number)).collect();
        let again: Vec<_> = (0..4).rev().map(|number| play(&contest, number)).collect();
        assert!(games.iter().eq(again.iter().rev()), "{game}");
        let different: BTreeSet<_> = games.iter().map(|(_, moves)| moves).collect();
        assert_eq!(different.len(), 4, "{game}");
    }
}

#[test]
fn another_seed_gives_other_games() {
    let entry = catalog::find("billo").unwrap();
    let opening = |seed| {
        let players = vec![Strength::Random; 2];
        bout(&Match::new(entry, None, players, seed).unwrap(), 0).session().position()
    };
    let openings: BTreeSet<String> = (0..10).map(opening).collect();
    assert_eq!(openings.len(), 10);
}

#[test]
fn who_thinks_beats_who_does_not() {
    let contest =
        contest("billabong", Some("players=3"), &["random", "alphabeta:nodes=100", "random"]);
    let contest = contest.unwrap();
    let mut standings = Standings::new(3);
    standings.extend((0..6).map(|number| play(&contest, number).0));
    let [first, second, third] = [0, 1, 2].map(|player| standings.of(player));
    assert!(second.wins >= 5, "{second:?}");
    assert!(first.score.value + third.score.value < 0.2, "{first:?} {third:?}");
}

#[test]
fn a_bout_that_is_stopped_plays_no_rash_move() {
    let contest = contest("billo", None, &["nodes:1000", "nodes:1000"]).unwrap();
    let mut bout = bout(&contest, 0);
    let before = bout.session().position();
    assert!(!bout.play(&|| true, &|| Duration::ZERO));
    assert_eq!(bout.session().position(), before);
    assert!(bout.played().is_none() && bout.to_move().is_some());
}

#[test]
fn an_opening_is_looked_for_once_and_not_after_the_signal() {
    let asked = AtomicUsize::new(0);
    let contest = contest("billo", None, &["random"; 2]).unwrap();
    assert!(contest.bout(0, &|| true).is_none());
    let count = || {
        asked.fetch_add(1, Ordering::Relaxed);
        false
    };
    let first = contest.bout(0, &count).unwrap().session().position();
    let thought = asked.swap(0, Ordering::Relaxed);
    assert!(thought > 0, "nobody asked while an opening was looked for");
    let second = contest.bout(1, &count).unwrap().session().position();
    assert_eq!((second, asked.load(Ordering::Relaxed)), (first, 0));
}

#[test]
fn a_match_needs_a_player_for_each_seat_and_games_that_end() {
    for (rules, players, expected) in [
        (None, &["random"][..], "players: found \"1\", expected 2, one for each seat"),
        (None, &["random"; 3], "players: found \"3\", expected 2, one for each seat"),
        (None, &[], "players: found \"0\", expected 2, one for each seat"),
        (Some("players=4"), &["random"; 2], "players: found \"2\", expected 4, one for each seat"),
        (
            Some("house=off"),
            &["random"; 2],
            "rules: found \"house=off\", expected house=on, since games of a match have to end",
        ),
    ] {
        let error = contest("billabong", rules, players).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    let error = contest("bilitaire", Some("rounds=1"), &["random"; 2]).unwrap_err();
    let expected = "expected rules by which somebody can win, since games of a match are counted";
    assert_eq!(error.to_string(), format!("rules: found \"rounds=1,house=on\", {expected}"));
    assert!(contest("billabong", Some("players=5"), &["random"; 2]).is_err());
}
