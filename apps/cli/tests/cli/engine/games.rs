//! Whole games between two engines, with a referee who knows the rules.

use tabletier_session::{Seat, Verdict, catalog};

use super::Engine;

/// Two engines take the seats in turn, until the game is over.
fn play(game: &str, rules: &str, options: &[&str], go: &str) {
    let mut engines = [Engine::of(game, rules), Engine::of(game, rules)];
    for engine in &mut engines {
        options.iter().for_each(|option| engine.say(&format!("setoption name {option}")));
        assert!(engine.answers(&["uginewgame"]).is_empty());
    }
    let rules = Some(rules).filter(|rules| *rules != "<empty>");
    let mut referee = catalog::find(game).unwrap().start(rules, 0).unwrap();
    let mut position = "position startpos".to_string();
    while referee.outcome().is_none() {
        let engine = &mut engines[referee.seat().index() % 2];
        engine.say(&position);
        assert_eq!(engine.ask(&format!("p{}turn", referee.seat().index() + 1)), "true");
        let (best, lines) = engine.go(go);
        let line = lines.last().expect("the engine tells what it thinks");
        let scores = line.split(" scores ").nth(1).expect("a score for each seat");
        assert!(Seat::first(referee.seats()).all(|seat| scores.contains(&format!("{seat} "))));
        referee.play(&best).unwrap_or_else(|error| panic!("{position}: {error}"));
        if referee.played().len() == 1 {
            position += " moves";
        }
        position += &format!(" {best}");
    }
    let outcome = referee.outcome().expect("the game is over");
    for mut engine in engines {
        engine.say(&position);
        assert_eq!(engine.ask("gameover"), "true", "{position}");
        assert_eq!(engine.ask("status"), outcome.to_string());
        assert_eq!(engine.ask("position"), referee.position());
        let result = match outcome.verdict {
            Verdict::Won(seat) => format!("p{}win", seat.index() + 1),
            _ => "draw".to_string(),
        };
        assert_eq!(engine.ask("result"), result);
        assert_eq!(engine.go(go).0, "none");
        engine.quit();
    }
}

/// Two engines play every game by its default and by each of its presets.
fn play_all(options: &[&str], go: &str) {
    for &entry in catalog::GAMES {
        let presets = entry.rules().presets.iter().map(|preset| preset.about.code);
        for rules in std::iter::once("<empty>").chain(presets) {
            play(entry.about().key, rules, options, go);
        }
    }
}

#[test]
fn two_engines_play_every_game_and_preset() {
    play_all(&["Level value 1"], "");
}

#[test]
fn two_engines_play_at_a_level_that_looks_ahead() {
    play_all(&["Level value 3"], "");
}

#[test]
fn two_engines_play_by_nodes() {
    play_all(&[], "nodes 300");
}

#[test]
fn two_engines_play_by_nodes_and_depth() {
    play_all(&[], "nodes 200 depth 2");
}

#[test]
fn two_engines_play_with_three_seats() {
    play("billabong", "players=3", &[], "nodes 400");
}

#[test]
fn two_engines_play_for_a_score() {
    play("bilitaire", "rounds=1", &["MultiPV value 2"], "nodes 300");
}
