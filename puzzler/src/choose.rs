//! Choosing a mixture of what was found.

use tabletier_session::puzzle::GRADES;
use tabletier_session::{Puzzle, Seat};

use crate::Find;

/// Chooses so many puzzles, the easiest first, and grades them: as many of each grade. Those that
/// are plain are all of the first grade. Where there is a choice, harder ones are taken, and
/// players take turns.
pub fn choose(finds: &[Find], count: usize) -> Vec<Puzzle> {
    let (plain, harder): (Vec<&Find>, Vec<&Find>) = finds.iter().partition(|find| find.plain);
    let mut chosen = mix(harder, count);
    let left = (count - chosen.len()).min(count / usize::from(GRADES));
    // Some easy ones belong to every collection.
    let easy = mix(plain, left.max(count / 6));
    chosen.truncate(count - easy.len());
    chosen.sort_by_key(|find| (find.hardness, find.puzzle.nodes));
    let ordered = easy.into_iter().chain(chosen);
    let total = ordered.clone().count();
    let grade = |place: usize| 1 + (place * usize::from(GRADES) / total) as u8;
    ordered
        .enumerate()
        .map(|(place, find)| Puzzle { grade: grade(place), ..find.puzzle.clone() })
        .collect()
}

/// So many of them, the hardest first, alternating between the players as far as possible.
fn mix(mut finds: Vec<&Find>, count: usize) -> Vec<&Find> {
    finds.sort_by_key(|find| std::cmp::Reverse((find.hardness, find.puzzle.nodes)));
    let (first, others): (Vec<&Find>, Vec<&Find>) =
        finds.into_iter().partition(|find| find.seat == Seat::A);
    let longest = first.len().max(others.len());
    let pairs = (0..longest).flat_map(|at| [first.get(at), others.get(at)]);
    pairs.flatten().copied().take(count).collect()
}

#[cfg(test)]
mod tests {
    use tabletier_session::Score;

    use super::*;

    fn found(number: u32, seat: Seat, plain: bool) -> Find {
        let puzzle = Puzzle {
            grade: 1,
            rules: String::new(),
            position: number.to_string(),
            best: Score::Cp(0),
            second: Score::Cp(0),
            nodes: 1,
            line: Vec::new(),
        };
        Find { puzzle, seat, plain, hardness: number }
    }

    #[test]
    fn grades_are_even_and_plain_ones_are_the_easiest() {
        let finds: Vec<Find> = (0..60)
            .map(|number| {
                let seat = if number % 3 == 0 { Seat::A } else { Seat::B };
                found(number, seat, number >= 50)
            })
            .collect();
        let chosen = choose(&finds, 30);
        let of = |grade| chosen.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert_eq!([of(1), of(2), of(3)], [10, 10, 10]);
        let number = |puzzle: &Puzzle| puzzle.position.parse::<u32>().expect("a number");
        assert!(chosen.iter().filter(|puzzle| number(puzzle) >= 50).all(|easy| easy.grade == 1));
        let first = chosen.iter().filter(|puzzle| number(puzzle) % 3 == 0).count();
        assert!((14..=16).contains(&first), "{first} of 30 are of the first player");
        assert!(chosen[5..].is_sorted_by_key(number));
    }

    #[test]
    fn where_there_are_few_all_are_taken() {
        let finds = [found(1, Seat::A, false), found(2, Seat::A, false), found(3, Seat::B, true)];
        let places: Vec<String> =
            choose(&finds, 12).into_iter().map(|puzzle| puzzle.position).collect();
        assert_eq!(places, ["3", "1", "2"]);
    }
}
