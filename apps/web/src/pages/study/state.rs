//! Studying: what is done on the board, and what the engine is asked.

use std::time::Duration;

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{
    Analysis, Deed, Grip, Hand, Level, Limits, Refusal, Score, Session, Strength, catalog,
};

use super::compare::Compared;
use super::job::Job;
use super::lesson::Lesson;
use crate::app_state::AppState;
use crate::message::{Reply, ThinkRequest};
use crate::model::board_state::BoardState;
use crate::model::judge::{self, Judged};
use crate::model::study::{Place, Study};
use crate::parts::plain::follow;
use crate::parts::{share, sound};

/// How long the engine looks at a position.
const LOOK: Duration = Duration::from_secs(6);
/// How many of the best moves it tells.
pub(crate) const LINES: usize = 3;
/// How long it looks where it thinks on: nobody waits for the end of it.
const ON: Duration = Duration::from_secs(86_400);
/// The level that judges a whole game, and the one that makes sure of its mistakes.
const QUICK: u8 = 6;
pub(super) const THOROUGH: u8 = 8;

/// What was found in a position.
#[derive(Clone, Default)]
pub(super) struct Found {
    /// What it is worth to each seat.
    pub(super) scores: Vec<Score>,
    /// The best play.
    pub(super) line: Vec<String>,
    /// What the next best move is worth, where that was asked for.
    pub(super) second: Vec<Score>,
}

/// A study, and somebody who works on it.
#[derive(Clone, Copy)]
pub(crate) struct StudyState {
    pub(crate) app: AppState,
    pub(crate) board: BoardState,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
    /// Whether the engine looks at what is shown.
    pub(crate) asked: RwSignal<bool>,
    /// Whether it thinks on without end.
    pub(crate) endless: RwSignal<bool>,
    /// What it thinks of that so far.
    pub(crate) analysis: RwSignal<Option<Analysis>>,
    /// Whether it is judging the whole game.
    pub(crate) judging: RwSignal<bool>,
    /// What it is asked besides, which comes first.
    pub(super) job: RwSignal<Option<Job>>,
    /// Moves that were compared.
    pub(super) compared: RwSignal<Vec<Compared>>,
    /// Mistakes that somebody learns from.
    pub(super) lesson: RwSignal<Option<Lesson>>,
    /// What it has judged, of this game or of what was the game before.
    all: RwSignal<Vec<Judged>>,
    /// The place that is looked at.
    pub(crate) here: Memo<Option<Place>>,
}

impl StudyState {
    /// The study of this page; `None` where there is none.
    pub(crate) fn new(app: AppState) -> Option<StudyState> {
        let session = app.study.with_untracked(|study| Some(study.as_ref()?.session().copy()))?;
        let board = BoardState::new(app.lang, session);
        let here = Memo::new(move |_| app.study.with(|study| study.as_ref().map(Study::here)));
        let state = StudyState {
            app,
            board,
            turned: RwSignal::new(false),
            asked: RwSignal::new(true),
            endless: RwSignal::new(false),
            job: RwSignal::new(None),
            compared: RwSignal::new(Vec::new()),
            lesson: RwSignal::new(None),
            analysis: RwSignal::new(None),
            judging: RwSignal::new(false),
            all: RwSignal::new(Vec::new()),
            here,
        };
        // What was compared was compared elsewhere.
        follow(move || {
            here.get();
            state.compared.set(Vec::new());
        });
        // Remarks change nothing on the board.
        ImmediateEffect::new_scoped(move || {
            here.get();
            app.study.with_untracked(|study| {
                if let Some(study) = study {
                    let session = study.session();
                    board.lay(session.copy(), Some(Hand::new(session, false)));
                }
            });
        });
        follow(move || state.think());
        on_cleanup(move || app.engine().stop());
        Some(state)
    }

    /// Reads something of the study; its page is shown only while there is one.
    pub(crate) fn with<T: Default>(self, read: impl FnOnce(&Study) -> T) -> T {
        self.app.study.with(|study| study.as_ref().map(read).unwrap_or_default())
    }

    pub(crate) fn with_untracked<T: Default>(self, read: impl FnOnce(&Study) -> T) -> T {
        self.app.study.with_untracked(|study| study.as_ref().map(read).unwrap_or_default())
    }

    /// Changes the study.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> Option<T> {
        self.app.study.try_update(|study| study.as_mut().map(change)).flatten()
    }

    /// Looks at another place.
    pub(crate) fn go(self, place: Place) {
        self.leave_lesson(place);
        self.change(|study| study.go(place));
    }

    /// The whole study as a record.
    pub(crate) fn written(self) -> String {
        self.with_untracked(Study::written)
    }

    /// The position shown, as a record without moves.
    pub(crate) fn place(self) -> String {
        self.board.with(share::place)
    }

    /// Hears what is done on the board.
    pub(crate) fn hear(self, deed: Deed) -> Grip {
        self.board.hear(deed, |mv| {
            self.play(mv);
        })
    }

    /// Plays a move where one looks, or tries it in a lesson; whether that could be done.
    pub(crate) fn play(self, mv: &str) -> bool {
        if self.lesson.with_untracked(Option::is_some) {
            return self.answer(mv);
        }
        match self.change(|study| study.play(mv)) {
            Some(Ok(())) => {
                sound::tap(self.app);
                true
            }
            Some(Err(error)) => {
                self.board.refusal.set(Some(Refusal::Move(error)));
                false
            }
            None => false,
        }
    }

    /// Lets the engine think: about the game if it judges that, else about what is shown.
    fn think(self) {
        self.app.engine().stop();
        self.analysis.set(None);
        if let Some(job) = self.job.get() {
            self.work(&job);
        } else if self.lesson.with(Option::is_some) {
            // Nobody whispers.
        } else if self.judging.get() {
            // Wherever one looks meanwhile.
            self.judge();
        } else if self.asked.get()
            && let Some(here) = self.here.get()
            && let Some(here) = self.with_untracked(|study| study.session_at(here))
        {
            let time = if self.endless.get() { ON } else { LOOK };
            let strength = Strength::Search { algorithm: None, limits: Limits::time(time) };
            self.ask(strength, LINES, &*here, move |analysis, _| self.analysis.set(Some(analysis)));
        }
    }

    /// The game as far as it was judged.
    pub(crate) fn judged(self) -> Vec<Option<Judged>> {
        let line = self.with(Study::main);
        let known = |index: usize| {
            let next = line.get(index + 1).copied();
            let same = |judged: &&Judged| judged.place == line[index] && judged.next == next;
            self.all.with(|all| all.iter().find(same).cloned())
        };
        (0..line.len()).map(known).collect()
    }

    /// What counts as even in this game.
    pub(crate) fn even(self, judged: &[Option<Judged>]) -> Vec<i32> {
        let competes = self.with_untracked(|study| {
            let entry = catalog::find(study.session().about().key);
            entry.and_then(|entry| entry.competes(Some(&study.session().rules()))).ok()
        });
        judge::even(competes.unwrap_or(true), judged.first().and_then(Option::as_ref))
    }

    /// Takes note of what was judged, instead of what was thought of the same place before.
    fn note(self, judged: Judged) {
        self.all.update(|all| {
            all.retain(|other| other.place != judged.place);
            all.push(judged);
        });
    }

    /// Judges what is next: a place of the game that was not judged yet, and where another move was
    /// played than the best, what that would have left; at last, what seems to be a mistake is
    /// looked at thoroughly.
    fn judge(self) {
        // What was judged leads on; where one looks meanwhile, and what one writes, does not.
        self.all.track();
        let judged = untrack(|| self.judged());
        let Some(at) = judged.iter().position(Option::is_none) else {
            let found = judge::mistakes(&judged, &self.even(&judged));
            let doubtful = found.iter().find(|mistake| !mistake.sure);
            match doubtful.and_then(|mistake| judged[mistake.number].clone()) {
                Some(judged) => self.make_sure(judged),
                None => self.judging.set(false),
            }
            return;
        };
        let line = self.with_untracked(Study::main);
        let (place, next) = (line[at], line.get(at + 1).copied());
        let Some(here) = self.with_untracked(|study| study.session_at(place)) else {
            self.judging.set(false);
            return;
        };
        let judged = Judged {
            place,
            next,
            seat: here.seat(),
            scores: Vec::new(),
            best: Vec::new(),
            second: Vec::new(),
            better: Vec::new(),
            left: Vec::new(),
            sure: false,
        };
        self.look(QUICK, 2, &*here, move |found| {
            let Found { scores, line: best, second } = found;
            let judged = Judged { scores, best, second, ..judged.clone() };
            match self.other(&judged) {
                Some(other) => {
                    self.look(QUICK, 1, &*other, move |Found { scores: better, .. }| {
                        self.note(Judged { better, ..judged.clone() });
                    });
                }
                None => self.note(judged),
            }
        });
    }

    /// Looks thoroughly for the best move, at what it would have left, and at what was left: what seems the
    /// best at a glance may be as bad as what was played.
    fn make_sure(self, judged: Judged) {
        let Some(here) = self.with_untracked(|study| study.session_at(judged.place)) else {
            return self.note(Judged { better: Vec::new(), sure: true, ..judged });
        };
        self.look(THOROUGH, 1, &*here, move |Found { line, .. }| {
            self.compare_thoroughly(Judged { best: line, ..judged.clone() });
        });
    }

    fn compare_thoroughly(self, judged: Judged) {
        let played = judged.next;
        let played = played.and_then(|next| self.with_untracked(|study| study.session_at(next)));
        let (Some(other), Some(played)) = (self.other(&judged), played) else {
            return self.note(Judged { better: Vec::new(), sure: true, ..judged });
        };
        let played = StoredValue::new(Some(played));
        self.look(THOROUGH, 1, &*other, move |Found { scores: better, .. }| {
            let judged = Judged { better, ..judged.clone() };
            if let Some(played) = played.try_update_value(Option::take).flatten() {
                self.look(THOROUGH, 1, &*played, move |Found { scores: left, .. }| {
                    self.note(Judged { left, sure: true, ..judged.clone() });
                });
            }
        });
    }

    /// The game after the best move, where another was played.
    fn other(self, judged: &Judged) -> Option<Box<dyn Session>> {
        self.with_untracked(|study| {
            let mut best = study.session_at(judged.place)?;
            let played = study.session_at(judged.next?)?;
            best.play(judged.best.first()?).ok()?;
            (best.position() != played.position()).then_some(best)
        })
    }

    /// Finds what a line of play is worth to each seat, its best continuation, and what the next best
    /// move is worth where two are asked for.
    pub(super) fn look(
        self,
        level: u8,
        moves: usize,
        session: &dyn Session,
        tell: impl Fn(Found) + 'static,
    ) {
        if let Some(outcome) = session.outcome() {
            let scores = judge::end(&outcome, session.seats());
            return tell(Found { scores, ..Found::default() });
        }
        if let Some(level) = Level::new(level) {
            self.ask(level.into(), moves, session, move |analysis, last| {
                if last {
                    let second = analysis.others.first().map(|other| other.scores.clone());
                    let second = second.unwrap_or_default();
                    tell(Found { scores: analysis.scores, line: analysis.pv, second });
                }
            });
        }
    }

    /// Asks the engine about a line of play, and hands on what it thinks: so far, then at last.
    fn ask(
        self,
        strength: Strength,
        multi_pv: usize,
        session: &dyn Session,
        mut hear: impl FnMut(Analysis, bool) + 'static,
    ) {
        let request = ThinkRequest { multi_pv, ..ThinkRequest::new(session, strength) };
        self.app.engine().ask(&request, move |reply| match reply {
            Reply::Report(analysis) => hear(analysis, false),
            Reply::Answer(Some(analysis)) => hear(analysis, true),
            Reply::Answer(None) => {}
            Reply::Failure(what) => {
                self.asked.set(false);
                self.judging.set(false);
                self.job.set(None);
                self.app.tell(words::engine_failed(what));
            }
        });
    }
}
