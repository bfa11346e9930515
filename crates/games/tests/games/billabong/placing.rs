//! The placing phase.

use tabletier_core::{Position, Seat};
use tabletier_games::billabong::BillabongPosition;

use super::{after, moves, refusal, rules};

fn start(text: &str) -> BillabongPosition {
    BillabongPosition::start(rules(text), 7)
}

#[test]
fn players_place_in_turn_a_first_until_all_have_five() {
    let placed = after(&start("players=3"), "@a1 @b1 @c1 @d1 @e1 @f1");
    assert_eq!(placed.to_string(), "A:a1,d1,?,?,? B:b1,e1,?,?,? C:c1,f1,?,?,? N:- A");
    let placed = after(&placed, "@a2 @b2 @c2 @d2 @e2 @f2 @a3 @b3");
    assert!(placed.placing());
    let placed = after(&placed, "@c3");
    assert!(!placed.placing());
    assert_eq!(placed.seat(), Seat::A);
    assert_eq!(refusal(&placed, "@a4"), "all-placed");
}

#[test]
fn when_all_are_placed_a_moves_first() {
    for text in ["ghosts=random", "ghosts=players", "ghosts=none", "players=3", "players=4"] {
        let mut position = start(text);
        while position.placing() {
            let mv = position.moves()[0];
            position.play_unchecked(&mv);
        }
        assert_eq!(position.seat(), Seat::A, "{text}");
    }
}

#[test]
fn a_kangaroo_is_placed_on_any_free_square_outside_the_lake() {
    let position = after(&start("ghosts=none"), "@a1");
    assert_eq!(refusal(&position, "@a1"), "taken");
    for lake in ["g7", "h7", "i7", "j7", "g8", "h8", "i8", "j8"] {
        assert_eq!(refusal(&position, &format!("@{lake}")), "in-lake");
    }
    let moves = moves(&position);
    assert_eq!(moves.len(), 16 * 14 - 8 - 1);
    assert!(["@f7", "@k8", "@p14", "@p1", "@i6"].iter().all(|mv| moves.iter().any(|m| m == mv)));
}

#[test]
fn nobody_moves_or_passes_before_all_are_placed() {
    let position = after(&start("ghosts=none"), "@a1 @b1");
    assert_eq!(refusal(&position, "a1-a2"), "place-first");
    assert_eq!(refusal(&position, "pass"), "place-first");
}

#[test]
fn ghosts_are_drawn_on_five_squares_away_from_the_stream_the_same_for_a_seed() {
    let text = |seed| BillabongPosition::start(rules("ghosts=random"), seed).to_string();
    // The same on every machine.
    assert_eq!(text(0), "A:?,?,?,?,? B:?,?,?,?,? N:b9,p10,c11,e11,p11 A");
    assert_eq!(text(1), "A:?,?,?,?,? B:?,?,?,?,? N:j9,b10,i12,h13,n13 A");
    for seed in 0..200 {
        let position = BillabongPosition::start(rules("ghosts=random"), seed);
        assert_eq!(position.occupied().count(), 5);
        assert!(position.ghosts().racing().all(|stand| stand.square.row() >= 8), "{position}");
    }
}

#[test]
fn the_seed_matters_only_where_something_is_drawn() {
    for text in ["ghosts=players", "ghosts=none", "players=3", "players=4"] {
        let drawn = |seed| BillabongPosition::start(rules(text), seed);
        assert_eq!(drawn(1), drawn(2), "{text}");
    }
}

#[test]
fn ghosts_placed_by_players_come_first_a_b_a_b_a_then_a_begins_with_his_own() {
    let mut position = start("ghosts=players");
    let mut turns = String::new();
    for square in ["@a1", "@b1", "@p14", "@d1", "@e1", "@f1", "@g1"] {
        turns.push(position.seat().letter());
        position = after(&position, square);
    }
    assert_eq!(turns, "ABABAAB");
    let text = "A:f1,?,?,?,? B:g1,?,?,?,? N:a1,b1,d1,e1,p14 A";
    assert_eq!(position.to_string(), text);
}
