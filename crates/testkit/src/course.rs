//! What a game's pages teach must be true.

use std::collections::HashSet;

use tabletier_core::{
    Book, Exercise, Figure, Lang, MoveError, Part, Position, Rules, Taught, Theme, Try,
};

use crate::{langs, misprint};

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
    for chapter in &book::<G>(Lang::english()).chapters {
        assert!(codes.insert(chapter.code), "two chapters {:?}", chapter.code);
        for part in &chapter.parts {
            if let Part::Figure(figure) = part {
                assert!(codes.insert(figure.code), "two figures or chapters {:?}", figure.code);
                figure_holds::<G>(figure);
            }
        }
    }
    for key in <G::Position as Position>::Rules::FORM.keys {
        let code = format!("option-{}", key.about.code);
        assert!(codes.contains(code.as_str()), "no figure explains {code:?}");
    }
    exercises_hold::<G>();
    for lang in langs() {
        told(lang, book::<G>(lang));
    }
}

/// What teaches a game in a language.
fn book<G: Taught>(lang: Lang) -> &'static Book {
    G::book(lang).unwrap_or_else(|| panic!("{}: nothing is taught in {lang:?}", G::ABOUT.key))
}

/// The figure of a game's pages with this code.
///
/// # Panics
///
/// When there is none.
pub fn figure<G: Taught>(code: &str) -> &'static Figure {
    let parts = book::<G>(Lang::english()).chapters.iter().flat_map(|chapter| &chapter.parts);
    let mut figures = parts.filter_map(|part| match part {
        Part::Figure(figure) => Some(figure),
        Part::Words(_) | Part::Decision(_) => None,
    });
    figures.find(|figure| figure.code == code).unwrap_or_else(|| panic!("no figure {code}"))
}

/// The task of a game with this code, and its position.
///
/// # Panics
///
/// When there is none.
pub fn exercise<G: Taught>(code: &str) -> (&'static Exercise<G::Position>, G::Position) {
    let exercise = G::EXERCISES.iter().find(|exercise| exercise.task.code == code);
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

/// What the moves that do what a task asks are about, all of them: by the codes of the themes.
///
/// # Panics
///
/// When there is no such task.
pub fn themes<G: Taught>(code: &str) -> Vec<&'static str> {
    let (exercise, before) = exercise::<G>(code);
    let mut moves = before.moves();
    moves.retain(|mv| (exercise.done)(&before, mv, &before.after(mv)));
    let shown = |theme: &&Theme<G::Position>| {
        moves.iter().all(|mv| (theme.shown)(&before, mv, &before.after(mv)))
    };
    G::THEMES.iter().filter(shown).map(|theme| theme.name.code).collect()
}

fn position_of<G: Taught>(rules: &str, position: &str, code: &str) -> G::Position {
    let rules = rules.parse().unwrap_or_else(|error| panic!("{code}: {error}"));
    G::Position::read(rules, position).unwrap_or_else(|error| panic!("{code}: {error}"))
}

/// Everything has words, well set, and every task that the game has is told of.
fn told(lang: Lang, book: &Book) {
    let chapters = book.chapters.iter().flat_map(|chapter| {
        let parts = chapter.parts.iter().flat_map(|part| match part {
            Part::Words(words) | Part::Decision(words) => vec![*words],
            Part::Figure(figure) => {
                let tries = figure.tries.iter().map(|attempt| attempt.words);
                [figure.caption].into_iter().chain(tries).collect()
            }
        });
        [chapter.title].into_iter().chain(parts)
    });
    let tasks = book.tasks.iter().flat_map(|task| [task.title, task.words, task.hint, task.praise]);
    for words in chapters.chain(tasks) {
        assert!(!words.is_empty() && words.trim() == words, "{lang:?}: {words:?}");
        assert!(!words.contains("  "), "{lang:?}: {words:?}");
        assert_eq!(misprint(lang, words), None);
    }
}

fn figure_holds<G: Taught>(figure: &Figure) {
    let code = figure.code;
    let position = position_of::<G>(figure.rules, figure.position, code);
    for Try { text, refused, .. } in &figure.tries {
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
        let code = task.code;
        assert!(codes.insert(code), "two tasks {code:?}");
        for lang in langs() {
            assert!(book::<G>(lang).task(code).is_some(), "{code} has no words in {lang:?}");
        }
        let position = position_of::<G>(task.rules, task.position, code);
        let done = |mv: &_| (exercise.done)(&position, mv, &position.after(mv));
        let moves = position.moves();
        assert!(moves.len() <= MOST, "{code}: {} moves are too many to learn from", moves.len());
        let count = moves.iter().filter(|mv| done(mv)).count();
        assert!(count > 0, "{code} cannot be done");
        assert!(count < moves.len(), "{code} cannot be missed");
    }
}
