//! What is wanted aside, and what becomes of it.

use tabletier_session::words::terminal as words;
use tabletier_session::{Analysis, Player};

use super::{Note, Sitting};
use crate::play::errand::{Answer, Errand, Gaze, Job};
use crate::play::hint::Hint;

impl Sitting {
    /// Whether something is being done aside.
    pub(crate) fn is_working(&self) -> bool {
        self.works.any(|_| true)
    }

    /// Whether the program is choosing its move.
    pub(crate) fn is_thinking(&self) -> bool {
        self.works.any(|job| matches!(job, Job::Choose(_)))
    }

    /// Whether the program is looking for a good move for a person.
    pub(crate) fn is_hinting(&self) -> bool {
        self.hint
    }

    /// Whether what the program sees has its place on the screen.
    pub(crate) fn shows_view(&self) -> bool {
        self.view.shown && self.host.table.to_move().is_some()
    }

    /// What should be done aside now. A program that chooses its move is left alone with it: what
    /// it sees meanwhile is view enough.
    fn wanted(&self) -> Vec<Job> {
        let list = self.typing.is_open() && self.list.is_none();
        let wanted = match self.host.table.to_move() {
            None => [None; 3],
            Some(Player::Computer(strength)) => [Some(Job::Choose(strength)), None, None],
            Some(Player::Person) => [
                list.then_some(Job::List),
                // Whoever watches the view is told what it comes to.
                (self.hint && !self.view.shown).then_some(Job::Hint),
                self.view.is_wanted().then_some(Job::View(Gaze::Watch)),
            ],
        };
        wanted.into_iter().flatten().collect()
    }

    /// The next thing to be done aside, if any: to be run, what is seen meanwhile handed to
    /// [`Sitting::report`] and its answer to [`Sitting::answer`], with the ticket.
    pub(crate) fn errand(&mut self) -> Option<(u64, Errand)> {
        let mut wanted = self.wanted().into_iter();
        let job = wanted.find(|&job| !self.works.any(|under_way| under_way == job))?;
        Some(self.works.begin(job, &self.host))
    }

    /// Takes what is seen by an errand under way.
    pub(crate) fn report(&mut self, ticket: u64, analysis: Analysis) {
        if self.works.job(ticket).is_some() {
            self.view.see(analysis);
        }
    }

    /// Takes the answer to an errand; one that nobody waits for any more is dropped.
    pub(crate) fn answer(&mut self, ticket: u64, answer: Option<Answer>) {
        match self.works.end(ticket) {
            None => return,
            Some(Job::Hint) => self.hint = false,
            Some(Job::View(_)) => {
                self.view.end();
                if let Some(Answer::Viewed(analysis)) = &answer {
                    self.view.see(analysis.clone());
                }
                self.hint_from_view();
            }
            Some(Job::List | Job::Choose(_)) => {}
        }
        match answer {
            Some(Answer::Listed(list)) => {
                self.list = Some(list);
                self.typing.update(self.list.as_ref());
            }
            Some(Answer::Chosen(text)) => self.play(&text),
            Some(Answer::Hinted(hint)) => self.give(&hint),
            Some(Answer::Viewed(_)) | None => {}
        }
    }

    fn give(&mut self, hint: &Hint) {
        self.hint = false;
        self.note = Some(Note::Told(hint.say(self.host.lang)));
        self.board.show(hint.first.as_ref());
    }

    /// Gives the hint that somebody waits for, if the view has come to its end: nobody is told
    /// anything else than what they see there.
    fn hint_from_view(&mut self) {
        let wanted = self.hint && !self.view.is_wanted();
        if let Some(analysis) = self.view.analysis().filter(|_| wanted).cloned() {
            self.give(&Hint::new(self.host.session(), analysis));
        }
    }

    /// Asks for a good move; who asks again while it is looked for no longer wants it.
    pub(super) fn ask_hint(&mut self) {
        let lang = self.host.lang;
        match self.host.table.to_move() {
            None => self.tell(words::OVER.say(lang)),
            Some(Player::Computer(_)) => self.tell(words::HINT_LATER.say(lang)),
            Some(Player::Person) => {
                self.hint = !self.hint;
                self.works.stop(|job| job == Job::Hint);
                self.hint_from_view();
            }
        }
    }

    /// Shows what the program sees, or no longer.
    pub(super) fn toggle_view(&mut self) {
        self.view.shown = !self.view.shown;
        self.works.stop(|job| matches!(job, Job::View(_)));
    }
}
