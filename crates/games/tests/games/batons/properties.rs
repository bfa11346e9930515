//! What holds of every text and of every position that play can reach.

use std::collections::{BTreeSet, HashMap};

use proptest::prelude::*;
use tabletier_core::{Dice, History, Position};
use tabletier_games::batons::{BatonsMove, BatonsPosition};

use super::tables::{by_sheet, shifted, start, table, twins};

/// A position some random turns away from the start.
fn wander(seed: u64, turns: usize) -> BatonsPosition {
    let mut dice = Dice::new(seed);
    let mut position = start();
    for _ in 0..turns {
        let Some(mv) = position.random_move(&mut dice) else { break };
        position.play_unchecked(&mv);
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in "\\PC{0,80}") {
        let _ = by_sheet(&text);
        let _ = start().read_move(&text);
    }

    #[test]
    fn texts_that_look_like_moves_are_read_or_refused(
        text in "([+]?[abc]-?[0-3][.]-?[0-3](>[abc]-?[0-3][.][0-3])?;){0,2}[ud][0-3][.][0-3]([x-][ud]-?[0-3][.][0-3]){1,4}"
    ) {
        if let Ok(mv) = start().read_move(&text) {
            prop_assert!(start().moves().contains(&mv), "{text}");
        }
    }

    #[test]
    fn a_position_reads_as_it_is_written(seed in 0..1000_u64, turns in 0..60_usize) {
        let position = wander(seed, turns);
        let again = by_sheet(&position.to_string()).unwrap();
        prop_assert_eq!(again, position);
        prop_assert_eq!(again.key(), position.key());
    }

    #[test]
    fn a_random_turn_is_legal_and_reads_as_it_is_written(seed in 0..1000_u64, turns in 0..60_usize) {
        let position = wander(seed, turns);
        if let Some(mv) = position.random_move(&mut Dice::new(seed)) {
            let text = position.write_move(&mv);
            prop_assert_eq!(position.read_move(&text), Ok(mv), "{}", text);
        } else {
            prop_assert!(position.outcome().is_some());
        }
    }

    #[test]
    fn a_shift_of_the_table_changes_nothing_but_names(
        seed in 0..1000_u64, turns in 0..40_usize, dx in -1_000_000..1_000_000, dy in -1_000_000..1_000_000
    ) {
        let position = wander(seed, turns);
        let moved = by_sheet(&shifted(&position.to_string(), dx, dy)).unwrap();
        prop_assert_eq!(moved == position, (dx, dy) == (0, 0));
        prop_assert_eq!(moved.repetition_key(), position.repetition_key());
        prop_assert_ne!(moved.key(), position.key());
        prop_assert_eq!(moved.has_move(), position.has_move());
        if let Some(mv) = position.random_move(&mut Dice::new(seed)) {
            prop_assert_eq!(moved.after(&mv).to_string(), shifted(&position.after(&mv).to_string(), dx, dy));
        }
    }
}

/// A strip of 14 triangles in a row that creeps to the right: White takes the last one up and lays
/// it in front, and both pawns follow.
struct Caterpillar {
    position: BatonsPosition,
    /// How many triangles it has come.
    come: i32,
}

impl Caterpillar {
    fn new() -> Caterpillar {
        let sticks: BTreeSet<String> = (0..14).flat_map(Caterpillar::sides).collect();
        let sticks: Vec<String> = sticks.into_iter().collect();
        let [white, black] = [4, 9].map(Caterpillar::triangle);
        Caterpillar { position: table(&sticks, &white, &black, 'w'), come: 0 }
    }

    fn triangle(place: i32) -> String {
        format!("{}{}.0", if place % 2 == 0 { 'u' } else { 'd' }, place / 2)
    }

    /// Its sides: those that the triangle behind it does not have come last.
    fn sides(place: i32) -> [String; 3] {
        let x = place / 2;
        if place % 2 == 0 {
            [format!("b{x}.0"), format!("a{x}.0"), format!("c{x}.0")]
        } else {
            [format!("c{x}.0"), format!("a{x}.1"), format!("b{}.0", x + 1)]
        }
    }

    fn creep(&mut self) -> [(BatonsPosition, BatonsMove); 2] {
        let come = self.come;
        let ([last, floor, _], [_, one, other]) =
            (Caterpillar::sides(come), Caterpillar::sides(come + 14));
        let step = |place: i32| {
            let place = place + come;
            format!("{}-{}", Caterpillar::triangle(place), Caterpillar::triangle(place + 1))
        };
        let turns = [format!("{last}>{one};{floor}>{other};{}", step(4)), step(9)];
        self.come += 1;
        turns.map(|text| {
            let before = self.position;
            let mv = before.read_move(&text).unwrap_or_else(|error| panic!("{error}"));
            self.position = before.after(&mv);
            (before, mv)
        })
    }
}

#[test]
fn the_third_time_is_a_draw_even_if_the_plan_has_wandered() {
    let mut caterpillar = Caterpillar::new();
    let mut history = History::new(&caterpillar.position);
    let mut outcomes = Vec::new();
    for _ in 0..4 {
        let [one, other] = caterpillar.creep();
        history.push(&one.0, &one.1, &other.0);
        history.push(&other.0, &other.1, &caterpillar.position);
        outcomes.push(history.outcome(&caterpillar.position).map(|outcome| outcome.to_string()));
    }
    // Two triangles on it lies as before, one stick further.
    assert_eq!(outcomes, [None, None, None, Some("draw repetition".to_string())]);
}

/// The outcome of a game in which the pawns walk about on the plan as it is, at random but rather
/// where they have been least, and how many turns it took.
fn walk_about(dice: &mut Dice) -> (String, u32) {
    let mut position = twins("d0.0", "u2.2", 'w');
    let mut history = History::new(&position);
    let mut met: HashMap<u64, u64> = HashMap::new();
    let mut turns = 0;
    loop {
        if let Some(outcome) = history.outcome(&position) {
            return (outcome.to_string(), turns);
        }
        let walks = position.moves().into_iter().take(20);
        let walks = walks.filter(|mv| !position.write_move(mv).contains([';', 'x']));
        let been = |mv: &BatonsMove| met.get(&position.after(mv).key()).map_or(0, |been| *been);
        let Some(mv) = walks.min_by_key(|mv| 10 * been(mv) + dice.below(10)) else {
            return ("boxed in".to_string(), turns);
        };
        let after = position.after(&mv);
        *met.entry(after.key()).or_default() += 1;
        history.push(&position, &mv, &after);
        position = after;
        turns += 1;
    }
}

#[test]
fn a_hundred_turns_without_a_capture_are_a_draw() {
    let mut dice = Dice::new(1);
    let mut games = std::iter::repeat_with(|| walk_about(&mut dice)).take(100);
    let quiet = games.find(|(outcome, _)| outcome == "draw quiet");
    assert_eq!(quiet, Some(("draw quiet".to_string(), 100)));
}

#[test]
fn a_plan_wanders_any_distance() {
    let mut caterpillar = Caterpillar::new();
    for _ in 0..3000 {
        caterpillar.creep();
    }
    let text = caterpillar.position.to_string();
    assert!(text.starts_with("a1500.0,b1500.0,c1500.0,"), "{text}");
    assert_eq!(by_sheet(&text), Ok(caterpillar.position));
    let begun = Caterpillar::new().position;
    assert_eq!(caterpillar.position.repetition_key(), begun.repetition_key());
    assert_eq!(caterpillar.position.count_moves(), begun.count_moves());
}
