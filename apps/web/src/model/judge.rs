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
    /// What the next best move is worth to each seat, if there is one.
    pub(crate) second: Vec<Score>,
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

/// What a move deserves, as players write it behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// The only good one.
    Good,
    Dubious,
    Mistake,
    Blunder,
}

impl Mark {
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Mark::Good => "!",
            Mark::Dubious => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// What so much of [`height`] lost deserves.
    fn of(cost: f32) -> Option<Mark> {
        match cost {
            ..SOME => None,
            ..MUCH => Some(Mark::Dubious),
            ..MOST_OF_ALL => Some(Mark::Mistake),
            _ => Some(Mark::Blunder),
        }
    }
}

/// So much of [`height`] lost is dubious.
const SOME: f32 = 0.12;
/// So much of it is a mistake: the first advantage of about a unit.
const MUCH: f32 = advice::MISTAKE;
/// So much of it is a blunder.
const MOST_OF_ALL: f32 = 0.4;
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

/// Whether a move that leaves `is` is hardly worse than one that leaves `was`.
pub(crate) fn is_as_good(is: Score, was: Score, even: i32) -> bool {
    height(was, even) - height(is, even) < SOME
}

/// What a move of the game cost whoever made it; `None` where the best one was played, or where it or
/// the next position was not judged.
fn cost(line: &[Option<Judged>], even: &[i32], number: usize) -> Option<Mistake> {
    let (before, after) = (line.get(number)?.as_ref()?, line.get(number + 1)?.as_ref()?);
    let (seat, sure) = (before.seat, before.sure);
    let left = if sure { &before.left } else { &after.scores };
    let worth = |scores: &[Score]| scores.get(seat.index()).copied();
    let (was, is) = (worth(&before.better)?, worth(left)?);
    let even = even.get(seat.index()).copied().unwrap_or(0);
    let cost = height(was, even) - height(is, even);
    Some(Mistake { number, seat, was, is, sure, cost })
}

/// What each move of a game deserves. What seems to be a mistake and may still be looked at thoroughly
/// deserves nothing yet.
pub(crate) fn marks(line: &[Option<Judged>], even: &[i32]) -> Vec<Option<Mark>> {
    let doubtful: Vec<usize> =
        mistakes(line, even).iter().filter(|it| !it.sure).map(|it| it.number).collect();
    let mark = |number: usize| {
        if doubtful.contains(&number) {
            return None;
        }
        let before = line[number].as_ref()?;
        if !before.better.is_empty() {
            return cost(line, even, number).and_then(|it| Mark::of(it.cost));
        }
        before.next?;
        // The best was played: was there another as good?
        let worth = |scores: &[Score]| {
            let even = even.get(before.seat.index()).copied().unwrap_or(0);
            Some(height(*scores.get(before.seat.index())?, even))
        };
        let gap = worth(&before.scores)? - worth(&before.second)?;
        (gap >= MUCH && !before.sure).then_some(Mark::Good)
    };
    (0..line.len()).map(mark).collect()
}

/// The largest mistakes of a game, in its order. Where a position was not judged, nothing is said of
/// the moves before and after it.
pub(crate) fn mistakes(line: &[Option<Judged>], even: &[i32]) -> Vec<Mistake> {
    let moves = (0..line.len()).filter_map(|number| cost(line, even, number));
    let mut found: Vec<Mistake> = moves.filter(|mistake| mistake.cost >= MUCH).collect();
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
            second: Vec::new(),
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
    fn moves_are_marked_by_what_they_cost_and_the_only_good_one_is_praised() {
        let scores = |worth: i32| vec![Score::Cp(worth), Score::Cp(-worth)];
        let played = |judged: Judged| Judged { next: Some(Place::START), ..judged };
        let sure = |judged: Judged, left: i32| Judged { left: scores(left), sure: true, ..judged };
        let line = [
            // All but the best lose much.
            Judged { second: scores(-300), ..played(judged(Seat::A, 0, None)) },
            Judged { second: scores(20), ..played(judged(Seat::B, 0, None)) },
            played(judged(Seat::A, 0, Some(60))),
            sure(played(judged(Seat::B, 0, Some(0))), 150),
            sure(played(judged(Seat::A, 150, Some(150))), -900),
            // Not looked at thoroughly yet.
            played(judged(Seat::B, -900, Some(-900))),
            judged(Seat::A, 900, None),
        ];
        let line: Vec<_> = line.into_iter().map(Some).collect();
        let signs: Vec<_> =
            marks(&line, &[]).into_iter().map(|mark| mark.map_or("", Mark::sign)).collect();
        assert_eq!(signs, ["!", "", "?!", "?", "??", "", ""]);
        assert!(is_as_good(Score::Cp(90), Score::Cp(100), 0));
        assert!(!is_as_good(Score::Cp(-90), Score::Cp(100), 0));
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
