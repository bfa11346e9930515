//! How far somebody has come with the puzzles of a game.

use tabletier_session::puzzle::GRADES;

/// Where everybody begins.
const BEGINNER: i32 = 1000;
/// What the easiest puzzles are worth, and by how much more each further grade.
const EASIEST: i32 = 850;
const STEP: i32 = 250;
/// How much a single puzzle counts at most.
const MOST: f32 = 48.0;

/// What was solved and what was missed, each puzzle known by its position; what counts is the first
/// answer to each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Solving {
    solved: Vec<String>,
    /// Whose first answer was wrong, or shown.
    missed: Vec<String>,
    /// Told by the grades of what was solved and missed, as players are rated by their opponents.
    pub(crate) rating: i32,
    /// How many were solved one after the other, now and at best.
    pub(crate) streak: u32,
    pub(crate) longest: u32,
}

impl Solving {
    /// Takes up what was kept: the positions that were solved, and the score.
    pub(crate) fn read(solved: &str, score: &str) -> Solving {
        let lines = |text: &str| text.lines().map(String::from).collect::<Vec<_>>();
        let (head, missed) = score.split_once('\n').unwrap_or((score, ""));
        let mut numbers = head.split(' ').map(|number| number.parse::<u32>().ok());
        let mut next = move || numbers.next().flatten();
        Solving {
            rating: next().and_then(|it| i32::try_from(it).ok()).unwrap_or(BEGINNER),
            streak: next().unwrap_or(0),
            longest: next().unwrap_or(0),
            solved: lines(solved),
            missed: lines(missed),
        }
    }

    /// The positions that were solved, to be kept.
    pub(crate) fn solved(&self) -> String {
        self.solved.join("\n")
    }

    /// The rest, to be kept.
    pub(crate) fn score(&self) -> String {
        let Solving { rating, streak, longest, missed, .. } = self;
        format!("{rating} {streak} {longest}\n{}", missed.join("\n"))
    }

    pub(crate) fn has_solved(&self, position: &str) -> bool {
        self.solved.iter().any(|it| it == position)
    }

    /// Whether the first answer has been given.
    fn is_decided(&self, position: &str) -> bool {
        self.has_solved(position) || self.missed.iter().any(|it| it == position)
    }

    /// The right move was found.
    pub(crate) fn find(&mut self, position: &str, grade: u8) {
        if !self.is_decided(position) {
            self.rate(grade, 1.0);
            self.streak += 1;
            self.longest = self.longest.max(self.streak);
        }
        if !self.has_solved(position) {
            self.solved.push(position.to_string());
        }
    }

    /// Another move was made, or the right one shown.
    pub(crate) fn miss(&mut self, position: &str, grade: u8) {
        if !self.is_decided(position) {
            self.rate(grade, 0.0);
            self.streak = 0;
            self.missed.push(position.to_string());
        }
    }

    /// Goes up or down by how much an answer surprises.
    fn rate(&mut self, grade: u8, result: f32) {
        let worth = EASIEST + STEP * i32::from(grade.clamp(1, GRADES) - 1);
        let expected = 1.0 / (1.0 + 10f32.powf((worth - self.rating) as f32 / 400.0));
        self.rating = (self.rating + (MOST * (result - expected)).round() as i32).max(100);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_taken_up_again() {
        let mut solving = Solving::read("", "");
        assert_eq!((solving.rating, solving.streak, solving.longest), (BEGINNER, 0, 0));
        solving.find("one", 2);
        solving.find("two", 1);
        solving.miss("three", 3);
        assert_eq!(Solving::read(&solving.solved(), &solving.score()), solving);
        assert_eq!((solving.streak, solving.longest), (0, 2));
        // Earlier versions kept what was solved and nothing else.
        let old = Solving::read("one\ntwo", "");
        assert!(old.has_solved("two") && !old.has_solved("three"));
        assert_eq!(old.rating, BEGINNER);
        assert_eq!(Solving::read("", "-5 x\n").rating, BEGINNER);
    }

    #[test]
    fn the_first_answer_counts_and_no_other() {
        let mut solving = Solving::read("", "");
        solving.miss("one", 1);
        let after = solving.rating;
        assert!(after < BEGINNER);
        solving.miss("one", 1);
        solving.find("one", 1);
        solving.find("one", 1);
        assert_eq!((solving.rating, solving.streak), (after, 0));
        assert!(solving.has_solved("one"));
        assert_eq!(solving.solved(), "one");
    }

    #[test]
    fn hard_puzzles_count_for_more_and_cost_less() {
        let after = |grade, found| {
            let mut solving = Solving::read("", "");
            if found {
                solving.find("it", grade);
            } else {
                solving.miss("it", grade);
            }
            solving.rating
        };
        assert!(after(1, true) < after(2, true) && after(2, true) < after(3, true));
        assert!(after(1, false) < after(2, false) && after(2, false) < after(3, false));
        let mut good = Solving::read("", "");
        for number in 0..200 {
            good.find(&number.to_string(), 3);
        }
        assert!((1500..2400).contains(&good.rating), "{}", good.rating);
        let mut bad = Solving::read("", "");
        for number in 0..400 {
            bad.miss(&number.to_string(), 1);
        }
        assert!(bad.rating >= 100);
    }
}
