//! What a game's pages teach must be true.

use std::collections::HashSet;

use tabletier_core::{Exercise, Figure, MoveError, Part, Phrase, Position, Rules, Taught, Try};

/// How many moves and children of a task's position are looked at, at most.
const MOST: usize = 200_000;

/// Checks the chapters and exercises of a game: positions can be read, moves are legal or refused
/// by the rule that is named, every key of the rules has its figure, and every task can be done and
/// can be missed.
///
/// # Panics
///
/// When something is not so.
pub fn course<G: Taught>() {
    let mut codes = HashSet::new();
    for chapter in G::CHAPTERS {
        told(&chapter.title);
        assert!(codes.insert(chapter.title.code), "two chapters {:?}", chapter.title.code);
        for part in chapter.parts {
            match part {
                Part::Words(words) | Part::Decision(words) => told(words),
                Part::Figure(figure) => {
                    let code = figure.caption.code;
                    assert!(codes.insert(code), "two figures or chapters {code:?}");
                    figure_holds::<G>(figure);
                }
            }
        }
    }
    for key in <G::Position as Position>::Rules::FORM.keys {
        let code = format!("option-{}", key.about.code);
        assert!(codes.contains(code.as_str()), "no figure explains {code:?}");
    }
    exercises_hold::<G>();
}

/// The figure of a game's pages with this code.
///
/// # Panics
///
/// When there is none.
pub fn figure<G: Taught>(code: &str) -> &'static Figure {
    let parts = G::CHAPTERS.iter().flat_map(|chapter| chapter.parts);
    let mut figures = parts.filter_map(|part| match part {
        Part::Figure(figure) => Some(figure),
        Part::Words(_) | Part::Decision(_) => None,
    });
    figures.find(|figure| figure.caption.code == code).unwrap_or_else(|| panic!("no figure {code}"))
}

/// The task of a game with this code, and its position.
///
/// # Panics
///
/// When there is none.
pub fn exercise<G: Taught>(code: &str) -> (&'static Exercise<G::Position>, G::Position) {
    let exercise = G::EXERCISES.iter().find(|exercise| exercise.task.title.code == code);
    let exercise = exercise.unwrap_or_else(|| panic!("no task {code}"));
    (exercise, position_of::<G>(exercise.task.rules, exercise.task.position, code))
}

/// The moves that do what a task asks, in byte order.
///
/// # Panics
///
/// When there is no such task.
pub fn solutions<G: Taught>(code: &str) -> Vec<String> {
    let (exercise, before) = exercise::<G>(code);
    let done = |mv: &_| (exercise.done)(&before, mv, &before.after(mv));
    let moves = before.moves();
    let mut texts: Vec<String> =
        moves.iter().filter(|mv| done(mv)).map(|mv| before.write_move(mv)).collect();
    texts.sort_unstable();
    texts
}

fn position_of<G: Taught>(rules: &str, position: &str, code: &str) -> G::Position {
    let rules = rules.parse().unwrap_or_else(|error| panic!("{code}: {error}"));
    G::Position::read(rules, position).unwrap_or_else(|error| panic!("{code}: {error}"))
}

/// Words are there in both languages, and typeset as each asks.
fn told(words: &Phrase) {
    let Phrase { code, en, fr } = words;
    for text in [en, fr] {
        assert!(!text.is_empty() && text.trim() == *text, "{code}: {text:?}");
        assert!(!text.contains("  ") && !text.contains(['\n', '\'', '"']), "{code}: {text:?}");
    }
    for sign in [":", ";", "?", "!", "»"] {
        for (at, _) in fr.match_indices(sign) {
            let before = fr[..at].chars().next_back();
            let spaced = matches!(before, Some('\u{a0}' | '\u{202f}'));
            assert!(spaced, "{code}: no unbroken space before {sign} in {fr:?}");
        }
    }
}

fn figure_holds<G: Taught>(figure: &Figure) {
    told(&figure.caption);
    let code = figure.caption.code;
    let position = position_of::<G>(figure.rules, figure.position, code);
    for Try { text, words, refused } in figure.tries {
        told(words);
        match (position.read_move(text), refused) {
            (Ok(_), None) => {}
            (Ok(_), Some(rule)) => panic!("{code}: {text} is legal, not refused by {rule}"),
            (Err(MoveError::Illegal { why, .. }), Some(rule)) => {
                assert_eq!(why.code, *rule, "{code}: what forbids {text}");
            }
            (Err(error), _) => panic!("{code}: {text}: {error}"),
        }
    }
}

fn exercises_hold<G: Taught>() {
    let mut codes = HashSet::new();
    for exercise in G::EXERCISES {
        let task = &exercise.task;
        let code = task.title.code;
        assert!(codes.insert(code), "two tasks {code:?}");
        [&task.title, &task.words, &task.hint, &task.praise].into_iter().for_each(told);
        let position = position_of::<G>(task.rules, task.position, code);
        let done = |mv: &_| (exercise.done)(&position, mv, &position.after(mv));
        let moves = position.moves();
        assert!(moves.len() <= MOST, "{code}: {} moves are too many to learn from", moves.len());
        let count = moves.iter().filter(|mv| done(mv)).count();
        assert!(count > 0, "{code} cannot be done");
        assert!(count < moves.len(), "{code} cannot be missed");
    }
}
