//! What the moves of a game were worth, and which of them were mistakes.

pub(crate) use tabletier_session::advice::{end, height};
use tabletier_session::{Score, Seat, advice};

use super::study::Place;

/// What was thought of a position of the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged {
    pub(crate) place: Place,
    /// Where the game went on.
    pub(crate) next: Option<Place>,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// What it is worth to each seat.
    pub(crate) scores: Vec<Score>,
    /// The best play, if the game goes on.
    pub(crate) best: Vec<String>,
    /// What its first move leaves to each seat, where another was played, and what that one left:
    /// both looked at equally long, so that the two can be compared.
    pub(crate) better: Vec<Score>,
    pub(crate) left: Vec<Score>,
    /// Whether that was done thoroughly.
    pub(crate) sure: bool,
}

/// A move that cost something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mistake {
    /// How many moves came before it.
    pub(crate) number: usize,
    pub(crate) seat: Seat,
    /// What was better for the one who moved, and what was left to them.
    pub(crate) was: Score,
    pub(crate) is: Score,
    /// Whether it was looked at thoroughly.
    pub(crate) sure: bool,
    cost: f32,
}

/// So many are shown at most.
const MOST: usize = 5;

/// What counts as even to each seat: nothing, but where a game is only scored, what its start
/// promises.
pub(crate) fn even(competes: bool, start: Option<&Judged>) -> Vec<i32> {
    let start = start.filter(|_| !competes).map(|start| start.scores.as_slice());
    let even = |score: &Score| match score {
        Score::Cp(hundredths) => *hundredths,
        _ => 0,
    };
    start.unwrap_or_default().iter().map(even).collect()
}

/// The largest mistakes of a game, in its order. Where a position was not judged, nothing is said of
/// the moves before and after it.
pub(crate) fn mistakes(line: &[Option<Judged>], even: &[i32]) -> Vec<Mistake> {
    let mut found: Vec<Mistake> = Vec::new();
    for (number, pair) in line.windows(2).enumerate() {
        let [Some(before), Some(after)] = pair else { continue };
        let (seat, sure) = (before.seat, before.sure);
        let left = if sure { &before.left } else { &after.scores };
        let worth = |scores: &[Score]| scores.get(seat.index()).copied();
        let (Some(was), Some(is)) = (worth(&before.better), worth(left)) else { continue };
        let even = even.get(seat.index()).copied().unwrap_or(0);
        let cost = height(was, even) - height(is, even);
        if cost >= advice::MISTAKE {
            found.push(Mistake { number, seat, was, is, sure, cost });
        }
    }
    while found.len() > MOST {
        let least = found.iter().map(|mistake| mistake.cost).fold(f32::MAX, f32::min);
        let index = found.iter().position(|mistake| mistake.cost == least);
        found.remove(index.unwrap_or_default());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(seat: Seat, worth: i32, better: Option<i32>) -> Judged {
        let scores = |worth: i32| vec![Score::Cp(worth), Score::Cp(-worth)];
        Judged {
            place: Place::START,
            next: None,
            seat,
            scores: scores(worth),
            best: vec!["best".to_string()],
            better: better.map(scores).unwrap_or_default(),
            left: Vec::new(),
            sure: false,
        }
    }

    #[test]
    fn a_mistake_is_a_move_after_which_its_player_has_less() {
        let mut line = vec![
            // A could have had 100, and left -200.
            judged(Seat::A, 150, Some(100)),
            // B played what was best; that A has more now is no mistake.
            judged(Seat::B, -200, None),
            // A lost a little.
            judged(Seat::A, 300, Some(310)),
            // What seemed better for B was not.
            judged(Seat::B, 290, Some(400)),
            judged(Seat::A, 290, None),
        ];
        let found =
            |line: &[Judged]| mistakes(&line.iter().cloned().map(Some).collect::<Vec<_>>(), &[]);
        let one = found(&line);
        assert_eq!(one.len(), 1, "{one:?}");
        assert_eq!((one[0].number, one[0].seat, one[0].sure), (0, Seat::A, false));
        assert_eq!((one[0].was, one[0].is), (Score::Cp(100), Score::Cp(-200)));
        let gap = [Some(line[0].clone()), None, Some(line[2].clone())];
        assert_eq!(mistakes(&gap, &[]), []);
        // Looked at again, it left as much.
        line[0].left = line[0].better.clone();
        line[0].sure = true;
        assert_eq!(found(&line), []);
    }

    #[test]
    fn only_the_largest_mistakes_are_shown_in_the_order_of_the_game() {
        let line: Vec<Judged> = (0..20)
            .map(|number| {
                let seat = if number % 2 == 0 { Seat::A } else { Seat::B };
                // Each move of A loses 200 + 10 times its number, and B gives it all back.
                let worth = if number % 2 == 0 { 0 } else { -200 - 10 * number };
                judged(seat, worth, (number % 2 == 0).then_some(0))
            })
            .collect();
        let found = mistakes(&line.into_iter().map(Some).collect::<Vec<_>>(), &[]);
        assert_eq!(found.len(), MOST);
        assert!(found.is_sorted_by_key(|mistake| mistake.number));
        assert!(found.iter().all(|mistake| mistake.number >= 10), "{found:?}");
    }

    #[test]
    fn where_a_game_is_only_scored_its_start_is_even() {
        let start = judged(Seat::A, -2700, None);
        assert_eq!(even(false, Some(&start)), [-2700, 2700]);
        assert!(even(true, Some(&start)).is_empty());
        assert_eq!(height(Score::Cp(-2700), -2700), 0.0);
        let line = [Some(judged(Seat::A, -2700, Some(-2700))), Some(judged(Seat::B, -3300, None))];
        assert_eq!(mistakes(&line, &even(false, line[0].as_ref())).len(), 1);
    }
}
