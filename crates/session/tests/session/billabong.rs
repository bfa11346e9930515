//! Engines play Billabong to its end.

use std::time::Duration;

use tabletier_session::arena::{Match, Played};
use tabletier_session::{Strength, ThinkOptions, catalog};

fn strength(text: &str) -> Strength {
    text.parse().expect("a strength")
}

/// Plays a game of a match between players of level 3.
fn play(rules: &str, seats: usize, number: usize) -> Played {
    let players = vec![strength("level:3"); seats];
    let entry = catalog::find("billabong").expect("the game");
    let contest = Match::new(entry, Some(rules), players, 6).expect("a match");
    let mut bout = contest.bout(number, &|| false).expect("nobody stops it");
    while bout.play(&|| false, &|| Duration::ZERO) {}
    bout.played().expect("the game is over")
}

#[test]
fn players_of_level_three_bring_their_kangaroos_home() {
    for (rules, seats) in
        [("players=2", 2), ("players=2,ghosts=none", 2), ("players=3", 3), ("players=4", 4)]
    {
        for number in 0..2 {
            let played = play(rules, seats, number);
            assert!(played.winner().is_some(), "{rules} {number}: {:?}", played.outcome);
            // A good player needs some eight turns a kangaroo.
            assert!(played.turns < 80 * seats, "{rules} {number}: {} turns", played.turns);
        }
    }
}

/// Lets players of level 3 play on, and tells how the game ends and after how many turns.
fn finish(position: &str) -> (String, usize) {
    let entry = catalog::find("billabong").expect("the game");
    let mut session = entry.resume(Some("ghosts=none"), position).expect("a position");
    let mut turns = 0;
    while session.outcome().is_none() {
        let options = ThinkOptions::new(strength("level:3"), &|| Duration::ZERO);
        let analysis = session.think(&options, &mut |_| {}).expect("the game goes on");
        session.play(&analysis.best).expect("a legal move");
        turns += 1;
    }
    (session.status(), turns)
}

#[test]
fn a_race_that_is_won_is_finished() {
    let (status, turns) = finish("A:k2+1,l3+1,i5+1,j9+1,* B:a2,b5,c11,p12,e13 N:- A");
    assert!(status.starts_with("won A") && turns < 40, "{status} after {turns} turns");
    let (status, turns) = finish("A:d3,a12,*,*,* B:j5+1,m11+1,*,*,* N:- A");
    assert!(status.starts_with("won B") && turns < 40, "{status} after {turns} turns");
}

#[test]
fn who_can_go_home_and_win_does() {
    let (status, turns) = finish("A:i2+1,*,*,*,* B:i5+1,*,*,*,* N:- B");
    assert!(status.starts_with("won B") && turns == 1, "{status} after {turns} turns");
}
