//! What an engine must see in Billo: forced captures to their end, and blocked endings.

use std::time::Duration;

use tabletier_session::{Analysis, Level, Limits, Score, Session, Strength, ThinkOptions, catalog};

fn billo(rules: &str, position: &str) -> Box<dyn Session> {
    catalog::find("billo").unwrap().resume(Some(rules), position).unwrap()
}

fn think(session: &dyn Session, strength: Strength) -> Analysis {
    session.think(&ThinkOptions::new(strength, &|| Duration::ZERO), &mut |_| {}).unwrap()
}

fn level(number: u8) -> Strength {
    Strength::Level(Level::new(number).unwrap())
}

#[test]
fn a_piece_is_given_for_two_where_captures_are_forced() {
    let given = [
        ("4s2c/7c/3s4/4r3/1rr5/8/S1R5/2C2C1C r -", ["Sa2-b3", "Rb4xb3", "Sc1-c2xb3xc4"]),
        ("8/s3s3/2s5/2rr4/7r/R2SR3/1S2S3/8 r -", ["Sd3-d4", "Rc5xd4", "Se2-e3xd4xd5"]),
        ("1s4cc/8/s2s2c1/1r1r4/8/3C4/1R1S2C1/6CC r -", ["Sd3-c4", "Rb5xc4", "Sd2-d3xc4xd5"]),
        ("5O2/1r2S1cs/1r4c1/2s1S3/8/3S4/1R1R2R1/1S2S2R r -", ["Se5-f6", "Rg7xf6", "Rf8xg7xh7"]),
    ];
    for (position, line) in given {
        for strength in [level(5), level(6), Limits::depth(2).into(), Limits::depth(3).into()] {
            let analysis = think(&*billo("catalano", position), strength);
            assert_eq!(analysis.best, line[0], "{strength}: {position}");
        }
        // However little is looked ahead, what has begun is followed to its end.
        let mut session = billo("catalano", position);
        session.play(line[0]).unwrap();
        session.play(line[1]).unwrap();
        assert_eq!(think(&*session, Limits::depth(1).into()).best, line[2], "{position}");
    }
}

#[test]
fn an_enemy_without_a_move_has_lost() {
    let ending = "8/8/8/8/8/8/r1O5/R6S r -";
    for number in 1..=8 {
        let mut session = billo("catalano", ending);
        let analysis = think(&*session, level(number));
        assert_eq!(analysis.best, "Rc2-b1", "level {number}");
        session.play(&analysis.best).unwrap();
        assert_eq!(session.status(), "won A blocked");
    }
}

#[test]
fn blocked_endings_are_seen_from_afar_and_played_out() {
    let endings = [
        ("8/8/8/8/8/2sQ2Z1/1sO5/2Z5 r -", "won A blocked"),
        ("2z5/1So5/2Sq2z1/8/8/8/8/8 b -", "won B blocked"),
    ];
    for (ending, end) in endings {
        let mut session = billo("boutin", ending);
        let seen = think(&*session, Limits::nodes(50_000).into()).scores;
        let win = Score::Win { margin: 1, turns: Some(5) };
        assert!(seen.contains(&win), "{ending}: {seen:?}");
        while session.outcome().is_none() {
            let best = think(&*session, Limits::nodes(50_000).into()).best;
            session.play(&best).unwrap();
        }
        assert_eq!(session.status(), end, "{ending}: {:?}", session.played());
    }
}
