//! Which puzzles of a collection somebody wants to solve.

use tabletier_session::{Phrase, Puzzles};

/// A collection with what its puzzles are about, and what is wanted of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Sought {
    /// What the collection is known by.
    mark: String,
    /// The grade and the themes of each puzzle.
    kinds: Vec<(u8, Vec<Phrase>)>,
    /// The code of the theme that is wanted; empty where any is.
    pub(crate) theme: String,
    /// The grade that is wanted; 0 where any is.
    pub(crate) grade: u8,
}

impl Sought {
    fn mark(puzzles: &Puzzles) -> String {
        let Puzzles { entry, seed, found, list, .. } = puzzles;
        format!("{} {seed} {} {found}", entry.about().key, list.len())
    }

    /// Whether these are the puzzles that were looked through.
    pub(crate) fn is_of(&self, puzzles: &Puzzles) -> bool {
        self.mark == Sought::mark(puzzles)
    }

    /// Looks through a collection; what was wanted of another is wanted no more.
    pub(crate) fn of(puzzles: &Puzzles) -> Sought {
        let kinds = puzzles.list.iter().map(|it| (it.grade, it.themes(puzzles.entry))).collect();
        Sought { mark: Sought::mark(puzzles), kinds, ..Sought::default() }
    }

    /// What a puzzle is about.
    pub(crate) fn themes(&self, at: usize) -> &[Phrase] {
        self.kinds.get(at).map_or(&[], |(_, themes)| themes)
    }

    /// All themes that there are, with how many puzzles have each, the most frequent first.
    pub(crate) fn all(&self) -> Vec<(Phrase, usize)> {
        let mut all: Vec<(Phrase, usize)> = Vec::new();
        for theme in self.kinds.iter().flat_map(|(_, themes)| themes) {
            match all.iter_mut().find(|(known, _)| known.code == theme.code) {
                Some((_, count)) => *count += 1,
                None => all.push((*theme, 1)),
            }
        }
        all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        all
    }

    /// Whether a puzzle is one of those that are wanted.
    pub(crate) fn wants(&self, at: usize) -> bool {
        self.kinds.get(at).is_some_and(|(grade, themes)| {
            let shown = themes.iter().any(|theme| theme.code == self.theme);
            (self.grade == 0 || *grade == self.grade) && (self.theme.is_empty() || shown)
        })
    }

    /// The puzzle to go on with: the next that is wanted and not over yet, else the next that is
    /// wanted, else the next.
    pub(crate) fn next(&self, at: usize, over: impl Fn(usize) -> bool) -> usize {
        let count = self.kinds.len().max(1);
        let row = || (1..count).map(|step| (at + step) % count);
        let fresh = row().find(|place| self.wants(*place) && !over(*place));
        fresh.or_else(|| row().find(|place| self.wants(*place))).unwrap_or((at + 1) % count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::words::themes as words;

    fn sought() -> Sought {
        let kinds = vec![
            (1, vec![words::WIN, words::CAPTURE]),
            (2, vec![words::CAPTURE]),
            (2, vec![words::QUIET]),
            (3, vec![words::CAPTURE, words::LOCK]),
        ];
        Sought { kinds, ..Sought::default() }
    }

    #[test]
    fn themes_are_counted_and_the_most_frequent_comes_first() {
        let all: Vec<_> =
            sought().all().iter().map(|(theme, count)| (theme.code, *count)).collect();
        assert_eq!(all, [("capture", 3), ("win", 1), ("quiet", 1), ("lock", 1)]);
    }

    #[test]
    fn theme_and_grade_choose_together() {
        let mut sought = sought();
        let wanted = |sought: &Sought| (0..4).filter(|at| sought.wants(*at)).collect::<Vec<_>>();
        assert_eq!(wanted(&sought), [0, 1, 2, 3]);
        sought.theme = "capture".to_string();
        assert_eq!(wanted(&sought), [0, 1, 3]);
        sought.grade = 2;
        assert_eq!(wanted(&sought), [1]);
        sought.theme = "lock".to_string();
        assert!(wanted(&sought).is_empty());
    }

    #[test]
    fn one_goes_on_with_what_is_wanted_and_not_over() {
        let mut sought = sought();
        assert_eq!(sought.next(3, |_| false), 0);
        assert_eq!(sought.next(0, |place| place == 1), 2);
        sought.theme = "capture".to_string();
        assert_eq!(sought.next(1, |_| false), 3);
        assert_eq!(sought.next(1, |place| place == 3), 0);
        // All are over: they come again.
        assert_eq!(sought.next(1, |_| true), 3);
        sought.theme = "lock".to_string();
        assert_eq!(sought.next(3, |_| false), 0, "there is no other");
    }
}
