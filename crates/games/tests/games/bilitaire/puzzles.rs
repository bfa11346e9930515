//! The puzzles that the game comes with.

#[test]
fn there_are_puzzles_for_both_roles() {
    let positions = include_str!("../../../src/bilitaire/puzzles.txt").lines();
    let positions: Vec<&str> = positions.filter(|line| line.starts_with("position ")).collect();
    let trays = positions.iter().filter(|position| position.contains(" t ")).count();
    assert!(trays >= 8 && positions.len() - trays >= 8, "{trays} puzzles are the tray player's");
}
