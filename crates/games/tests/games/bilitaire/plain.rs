//! The clever generator against a plain one: hole by hole, route by route, no sets.

use std::collections::BTreeSet;

use tabletier_core::{Dice, Position};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};

/// Holes by column and row, as printed; `None` where the slot is free.
type Grid = [[Option<bool>; 8]; 8];

const WAYS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn at<T: Copy>(grid: &[[T; 8]; 8], column: i32, row: i32) -> Option<T> {
    let (column, row) = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
    grid.get(column)?.get(row).copied()
}

fn grid(rows: &str) -> Grid {
    let mut grid = [[None; 8]; 8];
    for (down, row) in rows.split('/').enumerate() {
        for (column, tray) in row.chars().enumerate() {
            let Some(load) = tray.to_digit(16) else { continue };
            for corner in 0..4 {
                let hole = &mut grid[2 * column + corner % 2][2 * (3 - down) + corner / 2];
                *hole = Some(load >> corner & 1 == 1);
            }
        }
    }
    grid
}

fn rows(grid: &Grid) -> String {
    let slot = |column: usize, row: usize| {
        grid[2 * column][2 * row]?;
        let load = (0..4).filter(|c| grid[2 * column + c % 2][2 * row + c / 2] == Some(true));
        char::from_digit(load.map(|corner| 1 << corner).sum(), 16)
    };
    let row = |row| (0..4).map(|column| slot(column, row).unwrap_or('.')).collect::<String>();
    (0..4).rev().map(row).collect::<Vec<_>>().join("/")
}

/// Every board after exactly `jumps` jumps with the marble at a hole.
fn jump(grid: &Grid, (column, row): (i32, i32), jumps: u32, found: &mut BTreeSet<String>) {
    if jumps == 0 {
        found.insert(rows(grid));
        return;
    }
    for (x, y) in WAYS {
        let over = at(grid, column + x, row + y) == Some(Some(true));
        let (to_column, to_row) = (column + 2 * x, row + 2 * y);
        if over && at(grid, to_column, to_row) == Some(Some(false)) {
            let mut after = *grid;
            after[column as usize][row as usize] = Some(false);
            after[(column + x) as usize][(row + y) as usize] = Some(false);
            after[to_column as usize][to_row as usize] = Some(true);
            jump(&after, (to_column, to_row), jumps - 1, found);
        }
    }
}

fn jumps(grid: &Grid, jumps: u32) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for column in 0..8 {
        for row in 0..8 {
            if grid[column as usize][row as usize] == Some(true) {
                jump(grid, (column, row), jumps, &mut found);
            }
        }
    }
    found
}

/// Every board that the tray player can make.
fn tray_boards(grid: &Grid) -> Vec<Grid> {
    let mut boards = Vec::new();
    let tray = |column: i32, row: i32| at(grid, 2 * column, 2 * row).map(|hole| hole.is_some());
    for column in 0..4i32 {
        for row in 0..4i32 {
            if tray(column, row) != Some(true) {
                continue;
            }
            let corners: Vec<(usize, usize)> =
                (0..4).map(|c| (2 * column as usize + c % 2, 2 * row as usize + c / 2)).collect();
            if corners.iter().all(|&(c, r)| grid[c][r] == Some(false)) {
                let mut after = *grid;
                corners.iter().for_each(|&(c, r)| after[c][r] = None);
                boards.push(after);
            }
            for (x, y) in WAYS {
                for (length, by) in [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)] {
                    let slot = |steps: i32| tray(column + steps * x, row + steps * y);
                    let whole = (0..length).all(|steps| slot(steps) == Some(true));
                    let room = (length..length + by).all(|steps| slot(steps) == Some(false));
                    if !whole || !room {
                        continue;
                    }
                    let mut after = *grid;
                    // The front tray moves first.
                    for steps in (0..length).rev() {
                        for &(c, r) in &corners {
                            let (c, r) = (c as i32 + 2 * steps * x, r as i32 + 2 * steps * y);
                            let (to_c, to_r) = (c + 2 * by * x, r + 2 * by * y);
                            after[to_c as usize][to_r as usize] =
                                after[c as usize][r as usize].take();
                        }
                    }
                    boards.push(after);
                }
            }
        }
    }
    boards
}

fn children(text: &str, single: bool) -> BTreeSet<String> {
    let [board, turn, scores] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
    let grid = grid(board);
    let marbles = |grid: &Grid| grid.iter().flatten().filter(|hole| **hole == Some(true)).count();
    let mut found = BTreeSet::new();
    match turn {
        "o" => {
            for (column, row) in (0..64).map(|hole| (hole / 8, hole % 8)) {
                let mut after = grid;
                if after[column][row].replace(false) == Some(true) {
                    found.insert(format!("{} t {scores}", rows(&after)));
                }
            }
        }
        "t" => {
            for after in tray_boards(&grid) {
                let board = rows(&after);
                if jumps(&after, 1).is_empty() {
                    let left = marbles(&after);
                    found.insert(match (single, scores) {
                        (true, _) => format!("{board} end 1:{left}"),
                        (false, "1") => format!(".ff./ffff/ffff/.ff. o 2:{left}"),
                        (false, _) => format!("{board} end {scores}:{left}"),
                    });
                    continue;
                }
                found.insert(format!("{board} m {scores}"));
                for number in (2..).take_while(|&number| !jumps(&after, number).is_empty()) {
                    found.insert(format!("{board} m!{number} {scores}"));
                }
            }
        }
        "end" => {}
        _ => {
            let number = turn.strip_prefix("m!").map_or(1, |number| number.parse().unwrap());
            let boards = jumps(&grid, number);
            found.extend(boards.into_iter().map(|board| format!("{board} t {scores}")));
        }
    }
    found
}

fn compare(position: &BilitairePosition) {
    let text = position.to_string();
    let moves = position.moves();
    assert_eq!(position.count_moves(), moves.len() as u64, "{text}");
    let listed: BTreeSet<String> = moves.iter().map(|mv| position.after(mv).to_string()).collect();
    assert_eq!(listed.len(), moves.len(), "{text}: two moves lead to one position");
    assert_eq!(listed, children(&text, position.rules().single), "{text}");
}

#[test]
fn random_games_agree_with_the_plain_generator() {
    for (seed, rules) in [(1, "rounds=2"), (2, "rounds=1"), (3, "rounds=2")] {
        let mut dice = Dice::new(seed);
        let mut position = BilitairePosition::start(rules.parse().unwrap(), 0);
        while let Some(mv) = position.random_move(&mut dice) {
            compare(&position);
            position.play_unchecked(&mv);
        }
        compare(&position);
    }
}

/// Boards that no game would reach, with many circles of jumps.
#[test]
fn random_boards_agree_with_the_plain_generator() {
    let mut dice = Dice::new(4);
    let mut announced = 0;
    for number in 0..600 {
        let rules = BilitaireRules { single: number % 2 == 0, house: true };
        let board: String = (0..16)
            .map(|slot| {
                // Mostly one diagonal full and the other empty: long series.
                let load = [6, 6, 6, 6, 6, 2, 4, 0, 7, 14, 15][dice.below(11) as usize];
                let tray =
                    if dice.below(4) == 0 { '.' } else { char::from_digit(load, 16).unwrap() };
                if slot % 4 == 3 && slot < 15 { format!("{tray}/") } else { tray.to_string() }
            })
            .collect();
        let turn = ["t", "m", "m!2", "m!3", "m!4", "m!5", "m!6", "m!8"][dice.below(8) as usize];
        let Ok(position) = BilitairePosition::read(rules, &format!("{board} {turn} 1")) else {
            continue;
        };
        announced += usize::from(turn.starts_with("m!"));
        compare(&position);
    }
    assert!(announced > 50, "only {announced} positions with an announcement were met");
}
