//! Learning from mistakes: the position before each of them, and somebody who looks for a better move.

use leptos::prelude::*;
use tabletier_session::words::{page, study as words};
use tabletier_session::{Hand, Message, Refusal, Score, Seat, advice};

use super::job::Job;
use super::state::StudyState;
use crate::model::judge::{self, Judged, Mistake};
use crate::model::study::{Place, Study};
use crate::parts::plain::{Plain, live, press, press_unless, pressed, when};

/// Mistakes to learn from, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lesson {
    /// Each with what was thought of the position before it.
    mistakes: Vec<(Mistake, Judged)>,
    /// Which of them it is.
    at: usize,
    /// What is said of the last try.
    told: Option<Message>,
    /// Whether a better move is known by now.
    over: bool,
}

impl Lesson {
    fn now(&self) -> Option<&(Mistake, Judged)> {
        self.mistakes.get(self.at)
    }
}

impl StudyState {
    /// Begins with the first mistake of a seat.
    fn learn(self, seat: Seat) {
        let judged = untrack(|| self.judged());
        let even = self.even(&judged);
        let found = judge::mistakes(&judged, &even).into_iter();
        let of = found.filter(|mistake| mistake.sure && mistake.seat == seat);
        let mistakes: Vec<_> = of
            .filter_map(|mistake| Some((mistake.clone(), judged[mistake.number].clone()?)))
            .collect();
        self.judging.set(false);
        self.lesson.set(Some(Lesson { mistakes, at: 0, told: None, over: false }));
        self.show_mistake();
    }

    /// Lays the position before the mistake, or ends the lesson after the last.
    fn show_mistake(self) {
        let place = self.lesson.with_untracked(|lesson| Some(lesson.as_ref()?.now()?.1.place));
        match place {
            Some(place) => {
                self.go(place);
                self.lay_here();
            }
            None => self.end_lesson(),
        }
    }

    /// Lays the position that is looked at, without what was tried there.
    fn lay_here(self) {
        self.with_untracked(|study| {
            let session = study.session();
            self.board.lay(session.copy(), Some(Hand::new(session, false)));
        });
    }

    fn end_lesson(self) {
        self.job.set(None);
        self.lesson.set(None);
        self.lay_here();
    }

    /// Who looks elsewhere learns no more.
    pub(super) fn leave_lesson(self, place: Place) {
        let elsewhere = self.lesson.with_untracked(|lesson| {
            let now = lesson.as_ref().map(Lesson::now);
            now.is_some_and(|now| now.is_none_or(|(_, judged)| judged.place != place))
        });
        if elsewhere {
            self.job.set(None);
            self.lesson.set(None);
        }
    }

    fn next_mistake(self) {
        self.job.set(None);
        self.lesson.update(|lesson| {
            if let Some(lesson) = lesson {
                *lesson = Lesson { at: lesson.at + 1, told: None, over: false, ..lesson.clone() };
            }
        });
        self.show_mistake();
    }

    fn tell(self, told: Message, over: bool) {
        self.lesson.update(|lesson| {
            if let Some(lesson) = lesson {
                (lesson.told, lesson.over) = (Some(told), over || lesson.over);
            }
        });
    }

    /// The mistake that is learnt from, and the best move there.
    fn mistake(self) -> Option<(Mistake, String, String)> {
        let (mistake, judged) = self.lesson.with_untracked(|it| it.as_ref()?.now().cloned())?;
        let played = self.with_untracked(|study| {
            judged.next.and_then(|next| study.tree().mv(next)).unwrap_or_default().to_string()
        });
        Some((mistake, judged.best.first()?.clone(), played))
    }

    /// Hears a try; whether it could be made.
    pub(super) fn answer(self, mv: &str) -> bool {
        let Some((mistake, best, played)) = self.mistake() else { return false };
        let tried = self.with_untracked(|study| {
            let mut session = study.session_at(study.here())?;
            Some(session.play(mv).map(|()| session))
        });
        let session = match tried {
            Some(Ok(session)) => session,
            Some(Err(error)) => {
                self.board.refusal.set(Some(Refusal::Move(error)));
                return false;
            }
            None => return false,
        };
        let same = |other: &str| {
            self.after(other).is_some_and(|other| other.position() == session.position())
        };
        let lang = self.app.lang.get_untracked();
        if same(&best) {
            self.tell(words::lesson_best(mv, advice::worth(lang, mistake.was)), true);
            self.board.lay(session, None);
        } else if same(&played) {
            self.tell(words::lesson_played(mv), false);
            self.show_mistake();
        } else {
            self.board.lay(session, None);
            self.tell(words::lesson_look(mv), false);
            self.job.set(Some(Job::Try(mv.to_string())));
        }
        true
    }

    /// Tells what a try has come to.
    pub(super) fn tell_try(self, mv: &str, scores: &[Score]) {
        let Some((mistake, ..)) = self.mistake() else { return };
        let Some(is) = scores.get(mistake.seat.index()).copied() else { return };
        let lang = self.app.lang.get_untracked();
        let worth = |score: Score| advice::worth(lang, score);
        let even = self.even(&untrack(|| self.judged()));
        let even = even.get(mistake.seat.index()).copied().unwrap_or(0);
        if judge::is_as_good(is, mistake.was, even) {
            self.tell(words::lesson_good(mv, worth(is)), true);
        } else {
            self.tell(words::lesson_worse(worth(mistake.was), mv, worth(is)), false);
            self.show_mistake();
        }
    }

    /// Shows the best move.
    fn reveal(self) {
        self.job.set(None);
        let Some((mistake, best, _)) = self.mistake() else { return };
        let lang = self.app.lang.get_untracked();
        self.tell(page::better(best.as_str(), advice::worth(lang, mistake.was)), true);
        if let Some(session) = self.after(&best) {
            self.board.lay(session, None);
        }
    }

    /// What is asked, while somebody learns.
    pub(super) fn asked_in_lesson(self) -> Option<String> {
        self.lesson.track();
        let (mistake, _, played) = self.mistake()?;
        let who = self
            .with_untracked(|study| Some(study.session().about().players[mistake.seat.index()]))?;
        Some(words::lesson(played, who).say(self.app.lang.get()))
    }

    /// What is said of the last try.
    pub(super) fn told_in_lesson(self) -> Option<String> {
        let lang = self.app.lang.get();
        self.lesson.with(|lesson| Some(lesson.as_ref()?.told.as_ref()?.say(lang)))
    }
}

/// A button for each player who has made mistakes.
#[component]
pub(super) fn Learn(state: StudyState, found: Memo<Vec<Mistake>>) -> impl IntoView {
    let app = state.app;
    let buttons = move || {
        let lang = app.lang.get();
        let players =
            state.with_untracked(|study: &Study| study.session().about().players.to_vec());
        let count = |seat: Seat| {
            found.with(|found| found.iter().filter(|it| it.sure && it.seat == seat).count())
        };
        Seat::first(players.len())
            .filter(|seat| count(*seat) > 0)
            .map(|seat| {
                let name = words::learn(players[seat.index()]).say(lang);
                view! {
                    <button class="quiet learn-from" on:click=pressed(move |_| state.learn(seat))>
                        {name}
                    </button>
                }
                .plain()
            })
            .collect::<Vec<_>>()
    };
    view! { <div class="row">{live(buttons)}</div> }.plain()
}

/// What can be done in a lesson.
#[component]
pub(super) fn LessonTools(state: StudyState) -> impl IntoView {
    let over = move || state.lesson.with(|it| it.as_ref().is_none_or(|lesson| lesson.over));
    view! {
        {when(move || state.lesson.with(Option::is_some), move || view! {
            <div class="row lesson">
                {press_unless("quiet", "reveal", &page::SHOW_SOLUTION, over, move |_| state.reveal())}
                {press("button", "next-mistake", &page::NEXT_TASK, move |_| state.next_mistake())}
                {press("quiet", "end-lesson", &words::END_LESSON, move |_| state.end_lesson())}
            </div>
        })}
    }
    .plain()
}
