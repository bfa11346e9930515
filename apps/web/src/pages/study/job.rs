//! What the engine is asked besides: to compare two moves, to look at a try in a lesson.

use leptos::prelude::*;
use tabletier_session::Session;

use super::compare::Compared;
use super::state::{Found, StudyState, THOROUGH};

/// Something that is asked once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Job {
    /// What these moves are worth here, one after the other.
    Compare(Vec<String>),
    /// What a try in a lesson leaves.
    Try(String),
}

impl StudyState {
    /// The position that is looked at after a move, if it is legal there.
    pub(super) fn after(self, mv: &str) -> Option<Box<dyn Session>> {
        let mut session = self.with_untracked(|study| study.session_at(study.here()))?;
        session.play(mv).ok()?;
        Some(session)
    }

    /// Lets the engine do what was asked; then it goes on with what it did before.
    pub(super) fn work(self, job: &Job) {
        match job {
            Job::Compare(moves) => {
                let done = self.compared.with_untracked(Vec::len);
                let next = moves.get(done).cloned();
                let Some((mv, session)) = next.and_then(|mv| Some((mv.clone(), self.after(&mv)?)))
                else {
                    return self.job.set(None);
                };
                let moves = moves.clone();
                self.look(THOROUGH, 1, &*session, move |Found { scores, line, .. }| {
                    let one = Compared { mv: mv.clone(), scores, line };
                    self.compared.update(|compared| compared.push(one));
                    // Asked again for the next one.
                    self.job.set(Some(Job::Compare(moves.clone())));
                });
            }
            Job::Try(mv) => {
                let Some(session) = self.after(mv) else { return self.job.set(None) };
                let mv = mv.clone();
                self.look(THOROUGH, 1, &*session, move |Found { scores, .. }| {
                    self.job.set(None);
                    self.tell_try(&mv, &scores);
                });
            }
        }
    }
}
