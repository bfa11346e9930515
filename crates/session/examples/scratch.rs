//! scratch
use std::time::Instant;
use tabletier_session::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let entry = catalog::find(&args[1]).unwrap();
    let a = Strength::read(&args[2]).unwrap();
    let b = Strength::read(&args[3]).unwrap();
    let seed: u64 = args[4].parse().unwrap();
    let mut session = entry.start(None, seed).unwrap();
    let mut dice = Dice::new(seed);
    for _ in 0..2 {
        let m = session.moves();
        let mv = m[dice.below(m.len() as u64) as usize].clone();
        session.play(&mv).unwrap();
    }
    let begun = Instant::now();
    let clock = || begun.elapsed();
    let mut turn = 0;
    while session.outcome().is_none() {
        let t = Instant::now();
        let strength = if turn % 2 == 0 { a } else { b };
        let effort = Effort::new(strength, &clock);
        let idea = session.think(&effort, &mut |_| {}).unwrap();
        println!(
            "{turn} {} {} d{} n{} {:?} of {}",
            strength,
            idea.outlooks[0],
            idea.depth,
            idea.nodes,
            t.elapsed(),
            if std::env::var("COUNT").is_ok() { session.perft(1) } else { 0 }
        );
        session.play(&idea.best).unwrap();
        turn += 1;
    }
    println!("{:?}", session.status());
}
