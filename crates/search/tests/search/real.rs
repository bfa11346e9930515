//! Real games that name bounds, leave moves out or look at some less deeply: the exact search has
//! the value of the plain one, and what the hasty one calls certain is true.

use tabletier_core::{Dice, Evaluator, History, Position};
use tabletier_games::batons::{BatonsEvaluator, BatonsPosition};
use tabletier_games::billabong::{BillabongEvaluator, BillabongPosition, BillabongRules};
use tabletier_games::billo::{BilloEvaluator, BilloPosition};
use tabletier_search::{Limits, Request, Score, TranspositionTable, search};
use tabletier_testkit::plain::negamax;

use crate::common::{compare, met};

#[test]
fn billabong_has_the_plain_value() {
    for (rules, depth) in [("players=2", 3), ("players=3", 2), ("players=4", 2)] {
        let positions = met::<BillabongPosition>(rules, 2, 30);
        compare(&positions, &BillabongEvaluator::default(), depth);
    }
}

#[test]
fn batons_has_the_plain_value_of_the_turns_worth_a_look() {
    let positions = met::<BatonsPosition>("sheet", 2, 5);
    compare(&positions[..positions.len().min(8)], &BatonsEvaluator::default(), 2);
}

/// What is told as certain, within so many turns, is true; how often that was so.
fn check_ends<P: Position, E: Evaluator<P> + Default>(
    positions: &[P],
    ahead: u32,
    within: u32,
) -> u32 {
    let evaluator = E::default();
    let tt = TranspositionTable::new(1 << 20);
    let mut told = 0;
    for position in positions {
        let history = History::new(position);
        let request = Request::new(position, &history, &evaluator);
        let report = search(&request, &tt, &Limits::depth(ahead), &mut |_| {}).unwrap();
        let value = report.values[position.seat()];
        let (Score::Win { turns, .. } | Score::Loss { turns, .. }) = Score::of::<P, E>(value)
        else {
            continue;
        };
        let Some(turns) = turns.filter(|&turns| turns <= within) else { continue };
        let plain = negamax(position, &evaluator, turns);
        let same = plain.abs() > E::LIMIT && plain.signum() == value.signum();
        assert!(same, "{position}: {value}, not {plain}");
        told += 1;
    }
    told
}

/// The last positions of random games that come to an end.
fn endings<P: Position>(rules: &str, games: u64, last: usize) -> Vec<P> {
    let mut all = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut met = vec![P::start(rules.parse().unwrap(), seed)];
        while let Some(mv) = met[met.len() - 1].random_move(&mut dice)
            && met.len() < 3000
        {
            met.push(met[met.len() - 1].after(&mv));
        }
        if met.pop().is_some_and(|end| end.outcome().is_some()) {
            all.extend(met.into_iter().rev().take(last));
        }
    }
    all
}

// The bounds of Bi-litaire say more than a plain search sees: its ends are tried out elsewhere.
#[test]
fn ends_that_are_told_are_true() {
    let billo = endings::<BilloPosition>("catalano", 20, 6);
    // At random nobody ever comes home in Billabong. Here A does so next time.
    let rules = "ghosts=none".parse::<BillabongRules>().unwrap();
    let text = "A:i3+1,*,*,*,* B:n2,i4,c7,o7,i11 N:- B";
    let before = BillabongPosition::read(rules, text).unwrap();
    let mut billabong: Vec<BillabongPosition> =
        before.moves().iter().map(|mv| before.after(mv)).collect();
    billabong.push(before);
    let batons = endings::<BatonsPosition>("sheet", 10, 3);
    let told = [
        check_ends::<_, BilloEvaluator>(&billo, 5, 4),
        check_ends::<_, BillabongEvaluator>(&billabong, 3, 2),
        check_ends::<_, BatonsEvaluator>(&batons, 2, 1),
    ];
    assert!(told.iter().all(|&told| told > 4), "{told:?}");
}
