//! What an engine must see in Bâtons et Pions: a win in one turn, among thousands of turns.

use std::time::Duration;

use tabletier_session::{Analysis, Level, Limits, Session, Strength, ThinkOptions, catalog};

fn think(session: &dyn Session, strength: Strength, seed: u64) -> Analysis {
    let options = ThinkOptions { seed, ..ThinkOptions::new(strength, &|| Duration::ZERO) };
    session.think(&options, &mut |_| {}).expect("the game goes on")
}

/// The game as it is before its last turn, between two who choose at random.
fn before_the_end(seed: u64) -> Box<dyn Session> {
    let mut session = catalog::find("batons").unwrap().start(None, seed).unwrap();
    for turn in 0.. {
        if session.outcome().is_some() {
            break;
        }
        let mv = think(&*session, Strength::Random, seed * 1000 + turn).best;
        session.play(&mv).unwrap();
    }
    session.undo();
    session
}

#[test]
fn every_level_finds_a_win_in_one_turn() {
    let strengths = Level::all().map(Strength::Level).chain([Limits::nodes(1).into()]);
    for seed in 0..12 {
        for strength in strengths.clone() {
            let mut session = before_the_end(seed);
            let position = session.position();
            let mv = think(&*session, strength, seed).best;
            session.play(&mv).unwrap();
            assert!(session.status().starts_with("won"), "{strength}: {mv} at {position}");
        }
    }
}
