//! Bi-litaire, a real game with scores: late rounds are solved, and round 2 is played for the win.

use std::collections::HashMap;

use tabletier_core::{Dice, Evaluator, History, Position, Seat, Verdict};
use tabletier_games::bilitaire::{BilitaireEvaluator, BilitairePosition, Turn};
use tabletier_search::{Limits, Report, Request, Score, TranspositionTable, search};

use crate::common::{compare, met};

fn read(rules: &str, text: &str) -> BilitairePosition {
    BilitairePosition::read(rules.parse().unwrap(), text).unwrap()
}

/// What the strongest player thinks: nothing is left out that helps.
fn solve(position: &BilitairePosition) -> Report<<BilitairePosition as Position>::Move> {
    let (history, evaluator) = (History::new(position), BilitaireEvaluator::default());
    let request = Request::new(position, &history, &evaluator);
    search(&request, &TranspositionTable::new(1 << 24), &Limits::NONE, &mut |_| {}).unwrap()
}

/// The score that best play leads to, by trying everything.
fn score(position: &BilitairePosition, known: &mut HashMap<BilitairePosition, u16>) -> u16 {
    if let Some(outcome) = position.outcome() {
        let Verdict::Score(score) = outcome.verdict else { panic!("{position}: not one round") };
        return score;
    }
    if let Some(&score) = known.get(position) {
        return score;
    }
    let moves = position.moves();
    let scores = moves.iter().map(|mv| score(&position.after(mv), known));
    let best = if position.turn() == Turn::Trays { scores.max() } else { scores.min() };
    let best = best.expect("a round without an end has a move");
    known.insert(*position, best);
    best
}

/// Positions of random single rounds with at most so many marbles.
fn late(rounds: u64, most: u8) -> Vec<BilitairePosition> {
    let mut all = Vec::new();
    for seed in 0..rounds {
        let mut dice = Dice::new(seed);
        let mut position = BilitairePosition::start("rounds=1".parse().unwrap(), 0);
        while position.outcome().is_none() {
            if position.board().count() <= most {
                all.push(position);
            }
            let mv = position.random_move(&mut dice).expect("the round goes on");
            position.play_unchecked(&mv);
        }
    }
    all
}

#[test]
fn late_rounds_are_solved_to_the_very_score() {
    let (mut known, mut open, mut decided) = (HashMap::new(), 0, 0);
    let evaluator = BilitaireEvaluator::default();
    for position in late(100, 7) {
        let score = score(&position, &mut known);
        let value = i32::from(score) * 100;
        let report = solve(&position);
        assert_eq!(report.values[Seat::B], value, "{position}");
        let after = position.after(&report.best);
        assert_eq!(self::score(&after, &mut known), score, "{position}: {after}");
        // What is said to be certain without looking ahead is true.
        let (least, most) = evaluator.bounds(&position, Seat::B, 0);
        assert!((least..=most).contains(&value), "{position}: {least}..={most}, not {value}");
        open += u32::from(score < position.board().count().into());
        decided += u32::from(least == most);
    }
    assert!(open >= 10 && decided >= 15, "{open} were open, {decided} were decided");
}

#[test]
fn in_round_2_the_win_and_its_margin_are_certain() {
    let mut known = HashMap::new();
    for position in late(40, 6) {
        let score = i32::from(score(&position, &mut known));
        for first in [score - 1, score, score + 1].into_iter().filter(|&first| first > 0) {
            let text = position.to_string().strip_suffix('1').unwrap().to_string();
            let position = read("rounds=2", &format!("{text}2:{first}"));
            let value = solve(&position).values[Seat::A];
            let margin = match Score::of::<BilitairePosition, BilitaireEvaluator>(value) {
                Score::Cp(value) => value,
                Score::Win { margin, .. } => margin as i32,
                Score::Loss { margin, .. } => -(margin as i32),
            };
            assert_eq!(margin, score - first, "{position}");
        }
    }
}

#[test]
fn whoever_can_end_round_1_does_so() {
    let position = read("rounds=2", "f.f./.f.f/.1../f... t 1");
    let report = solve(&position);
    let after = position.after(&report.best);
    assert_eq!(after.to_string(), ".ff./ffff/ffff/.ff. o 2:21");
}

#[test]
fn turns_that_nobody_counted_are_not_told() {
    let mut without = 0;
    for position in late(60, 14) {
        let text = position.to_string().strip_suffix('1').unwrap().to_string();
        let position = read("rounds=2", &format!("{text}2:20"));
        let (history, evaluator) = (History::new(&position), BilitaireEvaluator::default());
        let request = Request::new(&position, &history, &evaluator);
        let report =
            search(&request, &TranspositionTable::new(1 << 20), &Limits::depth(1), &mut |_| {});
        let value = report.unwrap().values[Seat::A];
        match Score::of::<BilitairePosition, BilitaireEvaluator>(value) {
            Score::Win { turns, .. } | Score::Loss { turns, .. } => {
                assert!(turns.is_none_or(|turns| turns < 60), "{position}: {turns:?}");
                without += u32::from(turns.is_none());
            }
            Score::Cp(_) => {}
        }
    }
    assert!(without > 10, "{without}");
}

#[test]
fn it_has_the_plain_value_within_its_bounds() {
    for rules in ["rounds=1", "rounds=2"] {
        let positions = met::<BilitairePosition>(rules, 4, 3);
        compare(&positions, &BilitaireEvaluator::default(), 2);
    }
}
