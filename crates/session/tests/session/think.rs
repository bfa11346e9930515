//! Thinking across the border where types are erased, and the levels.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tabletier_session::arena::{Match, Standings};
use tabletier_session::{
    Analysis, Level, Limits, Score, Session, Strength, ThinkOptions, TranspositionTable, catalog,
};

fn billo(rules: &str, position: Option<&str>) -> Box<dyn Session> {
    let entry = catalog::find("billo").unwrap();
    match position {
        Some(text) => entry.resume(Some(rules), text).unwrap(),
        None => entry.start(Some(rules), 0).unwrap(),
    }
}

fn think(session: &dyn Session, strength: Strength, seed: u64) -> Option<Analysis> {
    let options = ThinkOptions { seed, ..ThinkOptions::new(strength, &|| Duration::ZERO) };
    session.think(&options, &mut |_| {})
}

fn level(number: u8) -> Strength {
    Strength::Level(Level::new(number).unwrap())
}

#[test]
fn the_best_move_can_be_played_and_so_can_its_variation() {
    for rules in ["catalano", "boutin"] {
        for strength in
            [level(1), level(3), level(5), Limits::nodes(1).into(), Limits::depth(3).into()]
        {
            let mut session = billo(rules, None);
            let analysis = think(&*session, strength, 0).unwrap();
            assert_eq!(analysis.pv[0], analysis.best);
            assert_eq!(analysis.scores.len(), 2);
            assert!(session.moves().contains(&analysis.best), "{rules} {strength}: {analysis:?}");
            let line: Vec<&str> = analysis.pv.iter().map(String::as_str).collect();
            session.play_all(&line).unwrap();
        }
    }
}

#[test]
fn a_won_game_is_won_and_then_there_is_nothing_to_think_about() {
    let mut session = billo("catalano", Some("8/8/8/8/3s4/2R5/8/S7 r -"));
    for number in 1..=8 {
        let analysis = think(&*session, level(number), 5).unwrap();
        assert_eq!(analysis.best, "Rc3xd4", "level {number}");
        let win = Score::Win { margin: 1, turns: Some(1) };
        let loss = Score::Loss { margin: 1, turns: Some(1) };
        assert_eq!(analysis.scores, [win, loss], "level {number}");
    }
    session.play("Rc3xd4").unwrap();
    assert_eq!(session.status(), "won A no-pieces");
    assert_eq!(think(&*session, level(4), 0), None);
}

#[test]
fn a_game_that_the_house_has_ended_is_over_for_thinkers_too() {
    let mut session = billo("catalano", Some("o7/8/8/8/8/8/Q7/R7 r -"));
    for _ in 0..2 {
        session.play_all(&["Sa2-b2", "Ra8-b8", "Sb2-a2", "Rb8-a8"]).unwrap();
    }
    assert_eq!(session.status(), "draw repetition");
    assert_eq!(think(&*session, level(4), 0), None);
}

#[test]
fn depths_are_reported_and_time_ends_a_think() {
    let session = billo("catalano", None);
    let mut depths = Vec::new();
    let options = ThinkOptions::new(Limits::depth(3).into(), &|| Duration::ZERO);
    let analysis = session.think(&options, &mut |analysis| depths.push(analysis.depth)).unwrap();
    assert_eq!((depths, analysis.depth), (vec![1, 2, 3], 3));

    let ticks = AtomicU64::new(0);
    let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
    let options = ThinkOptions::new(Limits::time(Duration::from_millis(10)).into(), &clock);
    let analysis = session.think(&options, &mut |_| {}).unwrap();
    assert!(analysis.depth > 0 && ticks.load(Ordering::Relaxed) == 11);
}

#[test]
fn a_level_plays_the_same_again_and_otherwise_with_another_seed() {
    let session = billo("boutin", None);
    let best = |seed| think(&*session, level(2), seed).unwrap().best;
    assert_eq!(best(1), best(1));
    let all: BTreeSet<String> = (0..10).map(best).collect();
    assert!(all.len() > 3, "{all:?}");
}

/// What the first level scores, from 0 to 1.
fn score(first: u8, second: u8, games: usize) -> f64 {
    let players = vec![level(first), level(second)];
    let contest = Match::new(catalog::find("billo").unwrap(), None, players, 0).unwrap();
    let mut standings = Standings::new(2);
    for number in 0..games {
        let mut bout = contest.bout(number, &|| false).expect("nobody stops it");
        while bout.play(&|| false, &|| Duration::ZERO) {}
        standings.extend(bout.played());
    }
    standings.of(0).score.value
}

#[test]
fn the_weakest_level_loses_to_the_next_ones() {
    assert!(score(2, 1, 6) >= 0.75, "level 2 against level 1");
    assert!(score(3, 1, 4) >= 0.75, "level 3 against level 1");
}

#[test]
fn a_random_player_seldom_does_the_same_twice_and_always_with_the_same_seed() {
    let session = billo("catalano", None);
    let best = |seed| think(&*session, Strength::Random, seed).unwrap().best;
    assert_eq!(best(1), best(1));
    let all: BTreeSet<String> = (0..40).map(best).collect();
    assert!(all.len() > 15, "{all:?}");
}

#[test]
fn the_next_best_moves_come_with_their_lines() {
    let mut session = billo("catalano", None);
    let options = ThinkOptions {
        multi_pv: 3,
        ..ThinkOptions::new(Limits::depth(3).into(), &|| Duration::ZERO)
    };
    let analysis = session.think(&options, &mut |_| {}).unwrap();
    let lines: Vec<&[String]> = std::iter::once(&analysis.pv)
        .chain(analysis.others.iter().map(|other| &other.pv))
        .map(Vec::as_slice)
        .collect();
    let firsts: BTreeSet<&String> = lines.iter().map(|line| &line[0]).collect();
    assert_eq!((lines.len(), firsts.len()), (3, 3), "{analysis:?}");
    for line in lines {
        let texts: Vec<&str> = line.iter().map(String::as_str).collect();
        session.play_all(&texts).unwrap();
        while session.undo() {}
    }
}

#[test]
fn several_threads_find_a_legal_move_and_the_same_win() {
    let session = billo("catalano", Some("8/8/8/8/3s4/2R5/8/S7 r -"));
    let options = ThinkOptions {
        threads: 3,
        ..ThinkOptions::new(Limits::nodes(3000).into(), &|| Duration::ZERO)
    };
    assert_eq!(session.think(&options, &mut |_| {}).unwrap().best, "Rc3xd4");
}

#[test]
fn what_a_table_remembers_is_used() {
    let session = billo("catalano", None);
    let table = TranspositionTable::new(1 << 20);
    let options = ThinkOptions {
        tt: Some(&table),
        ..ThinkOptions::new(Limits::depth(4).into(), &|| Duration::ZERO)
    };
    let first = session.think(&options, &mut |_| {}).unwrap();
    let again = session.think(&options, &mut |_| {}).unwrap();
    assert!(again.nodes < first.nodes, "{} then {}", first.nodes, again.nodes);
    let afresh = session.think(&ThinkOptions { tt: None, ..options }, &mut |_| {}).unwrap();
    assert_eq!(afresh, first);
}

#[test]
fn of_several_limits_the_first_to_be_met_ends_the_think() {
    let session = billo("catalano", None);
    let [depth, nodes, time] =
        [Limits::depth(9), Limits::nodes(500), Limits::time(Duration::from_millis(5))];
    let ask = |strength: Strength, limits: Limits, clock: &(dyn Fn() -> Duration + Sync)| {
        let options = ThinkOptions { limits, ..ThinkOptions::new(strength, clock) };
        session.think(&options, &mut |_| {}).unwrap()
    };
    let asleep = || Duration::ZERO;
    let by_nodes = ask(nodes.into(), Limits::NONE, &asleep);
    assert_eq!(ask(depth.into(), nodes.and(time), &asleep), by_nodes);
    assert_eq!(ask(time.into(), depth.and(nodes), &asleep), by_nodes);
    assert_eq!(ask(depth.and(nodes).and(time).into(), Limits::NONE, &asleep), by_nodes);
    assert_eq!(ask(level(8), depth.and(nodes).and(time), &asleep).nodes, by_nodes.nodes);
    assert_eq!(ask(nodes.into(), Limits::depth(2), &asleep).depth, 2);
    // On this clock every look at it takes a millisecond.
    let looks = AtomicU64::new(0);
    let awake = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
    let analysis = ask(Limits::depth(60).into(), time, &awake);
    assert!(looks.load(Ordering::Relaxed) < 20 && analysis.depth < 60, "{analysis:?}");
}

#[test]
fn every_algorithm_finds_a_legal_move_in_every_game_and_the_same_again() {
    for &entry in catalog::GAMES {
        let session = entry.start(None, 0).unwrap();
        let moves = session.moves();
        for text in ["alphabeta:nodes=100", "maxn:nodes=100", "mcts:nodes=100", "uct:nodes=100"] {
            let strength: Strength = text.parse().unwrap();
            let analysis = think(&*session, strength, 0).unwrap();
            assert!(moves.binary_search(&analysis.best).is_ok(), "{} {text}", entry.about().key);
            assert!(analysis.nodes <= 100, "{} {text}: {analysis:?}", entry.about().key);
            assert_eq!(
                think(&*session, strength, 0).unwrap(),
                analysis,
                "{} {text}",
                entry.about().key
            );
        }
    }
}
