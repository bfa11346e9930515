//! The rules once more, written as plainly as they are said, to compare the fast code with.

use std::collections::{BTreeMap, BTreeSet};

use tabletier_core::{Dice, Position};
use tabletier_games::billo::{BilloPosition, BilloRules};

/// A piece: red?, round?, Billo?
type Piece = (bool, bool, bool);
/// Pieces by column and row, both from 0.
type Board = BTreeMap<(i32, i32), Vec<Piece>>;

fn board_of(rows: &str) -> Board {
    let mut board = Board::new();
    for (down, row) in rows.split('/').enumerate() {
        let mut column = 0;
        for c in row.chars() {
            if let Some(run) = c.to_digit(10) {
                column += run as i32;
                continue;
            }
            let red = c.is_uppercase();
            let pieces = match c.to_ascii_uppercase() {
                'R' => vec![(red, true, false)],
                'S' => vec![(red, false, false)],
                'C' => vec![(red, true, false), (red, false, false)],
                'O' => vec![(red, true, true)],
                'Q' => vec![(red, false, true)],
                'X' => vec![(red, true, true), (red, false, false)],
                'Y' => vec![(red, true, false), (red, false, true)],
                'Z' => vec![(red, true, true), (red, false, true)],
                other => panic!("{other}"),
            };
            board.insert((column, 7 - down as i32), pieces);
            column += 1;
        }
    }
    board
}

fn write(board: &Board) -> String {
    let row = |row: i32| {
        let mut text = String::new();
        let mut run = 0;
        for column in 0..8 {
            let Some(pieces) = board.get(&(column, row)) else {
                run += 1;
                continue;
            };
            if run > 0 {
                text += &run.to_string();
            }
            run = 0;
            let mut sorted = pieces.clone();
            sorted.sort_by_key(|piece| !piece.1);
            let letter = match sorted.iter().map(|p| (p.1, p.2)).collect::<Vec<_>>()[..] {
                [(true, false)] => 'R',
                [(false, false)] => 'S',
                [(true, true)] => 'O',
                [(false, true)] => 'Q',
                [(_, false), (_, false)] => 'C',
                [(_, true), (_, false)] => 'X',
                [(_, false), (_, true)] => 'Y',
                _ => 'Z',
            };
            text.push(if pieces[0].0 { letter } else { letter.to_ascii_lowercase() });
        }
        if run > 0 {
            text += &run.to_string();
        }
        text
    };
    (0..8).rev().map(row).collect::<Vec<_>>().join("/")
}

/// A capture or quiet move found: pieces taken, Billos taken, by a Billo?, and the board after.
type Found = (usize, usize, bool, Board);

struct Walk<'a> {
    rules: BilloRules,
    piece: Piece,
    from: (i32, i32),
    found: &'a mut Vec<Found>,
    seen: BTreeSet<((i32, i32), Board)>,
}

impl Walk<'_> {
    /// The piece is in the air above `at`; `board` is without it. `own` counts own pieces passed.
    fn go(&mut self, at: (i32, i32), board: &Board, taken: usize, billos: usize, own: usize) {
        if !self.seen.insert((at, board.clone())) {
            return;
        }
        let (red, round, billo) = self.piece;
        let forward = if red { 1 } else { -1 };
        let last_row = if red { 7 } else { 0 };
        if !billo && at.1 == last_row {
            return;
        }
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let to = (at.0 + dx, at.1 + dy);
            let inside = (0..8).contains(&to.0) && (0..8).contains(&to.1);
            if (dx, dy) == (0, 0) || !inside || (!billo && dy != forward) {
                continue;
            }
            match board.get(&to).map(Vec::as_slice) {
                None => {
                    let first = taken == 0 && own == 0;
                    if first || (taken == 0 && self.rules.glide) {
                        self.stop(to, board, 0, 0);
                    }
                }
                Some(&[(colour, shape, rank)]) if shape != round => {
                    if colour == red {
                        self.stop(to, board, taken, billos);
                        self.go(to, board, taken, billos, own + 1);
                    } else {
                        let may = match (billo, rank) {
                            (false, rank) => !rank,
                            (true, rank) => rank || self.rules.any_prey,
                        };
                        if may {
                            let mut board = board.clone();
                            board.remove(&to);
                            let billos = billos + usize::from(rank);
                            self.stop(to, &board, taken + 1, billos);
                            self.go(to, &board, taken + 1, billos, own);
                        }
                    }
                }
                Some(_) => {}
            }
        }
    }

    fn stop(&mut self, at: (i32, i32), board: &Board, taken: usize, billos: usize) {
        if at == self.from && taken == 0 {
            return;
        }
        let (red, round, billo) = self.piece;
        let crowned = billo || at.1 == if red { 7 } else { 0 };
        let mut board = board.clone();
        board.entry(at).or_default().push((red, round, crowned));
        board.entry(at).or_default().sort_unstable();
        self.found.push((taken, billos, billo, board));
    }
}

fn all_moves(rules: BilloRules, board: &Board, red: bool) -> Vec<Found> {
    let mut found = Vec::new();
    for (&from, pieces) in board {
        for (i, &piece) in pieces.iter().enumerate().filter(|(_, piece)| piece.0 == red) {
            let mut without = board.clone();
            without.get_mut(&from).unwrap().remove(i);
            without.retain(|_, pieces| !pieces.is_empty());
            let mut walk = Walk { rules, piece, from, found: &mut found, seen: BTreeSet::new() };
            walk.go(from, &without, 0, 0, 0);
        }
    }
    for (.., board) in &mut found {
        board.values_mut().for_each(|pieces| pieces.sort_unstable());
    }
    found
}

fn is_draw(rules: BilloRules, board: &Board, moves: &[Found]) -> bool {
    if !rules.draws || moves.iter().any(|found| found.0 > 0) {
        return false;
    }
    let pieces: Vec<Piece> = board.values().flatten().copied().collect();
    let one_shape = pieces.iter().all(|p| p.1) || pieces.iter().all(|p| !p.1);
    let all_billos = pieces.iter().all(|p| p.2);
    let split = |red_round: bool| pieces.iter().all(|p| (p.0 == red_round) == p.1);
    let count = |red, round| pieces.iter().filter(|p| p.0 == red && p.1 == round).count();
    let one_each = [(true, true), (true, false), (false, true), (false, false)]
        .iter()
        .all(|&(red, round)| count(red, round) == 1);
    let cornered =
        board.iter().any(|(&(x, y), pieces)| pieces.len() == 2 && x % 7 == 0 && y % 7 == 0);
    one_shape
        || (all_billos && (split(true) || split(false)))
        || (all_billos && one_each && !cornered)
}

/// The children of a position, by its text.
fn children(rules: BilloRules, text: &str) -> BTreeSet<String> {
    let [rows, turn, claim] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
    let (board, red) = (board_of(rows), turn == "r");
    let other = if red { "b" } else { "r" };
    let mut sorted = board.clone();
    sorted.values_mut().for_each(|pieces| pieces.sort_unstable());
    let lone = [true, false].iter().any(|&red| board.values().flatten().all(|p| p.0 != red));
    let moves = all_moves(rules, &board, red);
    if lone || is_draw(rules, &board, &moves) {
        return BTreeSet::new();
    }
    let captures = moves.iter().filter(|found| found.0 > 0);
    let best = captures.map(|found| (found.0, found.1, found.2)).max();
    let compliant = |found: &&Found| match best {
        None => true,
        Some(best) if rules.priority => (found.0, found.1, found.2) == best,
        Some(_) => found.0 > 0,
    };
    let mut children = BTreeSet::new();
    for found in &moves {
        let after = write(&found.3);
        if compliant(&found) {
            children.insert(format!("{after} {other} -"));
        } else if rules.claims && claim != "!" {
            children.insert(format!("{after} {other} ?{rows}"));
        }
    }
    if let Some(before) = claim.strip_prefix('?') {
        children.insert(format!("{before} {other} !"));
    }
    children
}

fn compare(position: &BilloPosition) {
    let text = position.to_string();
    let fast: BTreeSet<String> =
        position.moves().iter().map(|mv| position.after(mv).to_string()).collect();
    let plain = children(position.rules(), &text);
    let rules = position.rules().to_string();
    assert_eq!(fast, plain, "children of {text} by {rules}");
    assert_eq!(position.count_moves(), plain.len() as u64, "count of {text} by {rules}");
    assert_eq!(position.outcome().is_some(), plain.is_empty(), "outcome of {text} by {rules}");
}

fn rule_sets() -> impl Iterator<Item = BilloRules> + Clone {
    (0..32).map(|bits| BilloRules {
        claims: bits & 1 != 0,
        priority: bits & 2 != 0,
        glide: bits & 4 != 0,
        any_prey: bits & 8 != 0,
        draws: bits & 16 != 0,
        house: true,
    })
}

/// Some pieces anywhere; `crowd` of 100 squares are held, `billos` of 100 pieces are Billos.
fn scatter(dice: &mut Dice, crowd: u64, billos: u64) -> String {
    let mut left = BTreeMap::from([('R', 8), ('S', 8), ('r', 8), ('s', 8)]);
    let mut board = Board::new();
    for (x, y) in (0..8).flat_map(|x| (0..8).map(move |y| (x, y))) {
        if dice.below(100) >= crowd {
            continue;
        }
        let red = dice.below(2) == 0;
        let kind = dice.below(4);
        for round in [true, false] {
            let wanted = kind == 3 || kind.is_multiple_of(2) == round;
            let key = match (red, round) {
                (true, true) => 'R',
                (true, false) => 'S',
                (false, true) => 'r',
                (false, false) => 's',
            };
            if !wanted || left[&key] == 0 {
                continue;
            }
            *left.get_mut(&key).unwrap() -= 1;
            let billo = y == if red { 7 } else { 0 } || dice.below(100) < billos;
            board.entry((x, y)).or_default().push((red, round, billo));
        }
    }
    write(&board)
}

#[test]
fn random_games_have_the_children_that_plain_rules_give() {
    for (seed, rules) in rule_sets().enumerate() {
        let mut dice = Dice::new(seed as u64);
        let mut position = BilloPosition::start(rules, 0);
        for _ in 0..60 {
            compare(&position);
            let Some(mv) = position.random_move(&mut dice) else { break };
            position.play_unchecked(&mv);
        }
    }
}

#[test]
fn scattered_positions_have_the_children_that_plain_rules_give() {
    let mut dice = Dice::new(1992);
    for (i, rules) in rule_sets().cycle().enumerate().take(640) {
        let (crowd, billos) = [(10, 50), (20, 30), (30, 10), (35, 60), (5, 100)][i % 5];
        let text = format!("{} {} -", scatter(&mut dice, crowd, billos), ["r", "b"][i / 32 % 2]);
        let Ok(position) = BilloPosition::read(rules, &text) else { continue };
        compare(&position);
        // After a move there may be something to claim, and after that a claim.
        for mv in position.moves().iter().step_by(7).take(4) {
            compare(&position.after(mv));
        }
    }
}
