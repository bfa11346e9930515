//! Studying: what is done on the board, and what the engine is asked.

use std::time::Duration;

use leptos::prelude::*;
use tabletier_session::{Gesture, Idea, Level, Limit, Record, Scene, Session, Strength, Target};

use crate::house::House;
use crate::message::{Question, Reply};
use crate::model::hand::{self, Deed, Grip};
use crate::model::judge::{self, Judged};
use crate::model::study::{Place, Study};
use crate::parts::film::Film;
use crate::parts::{share, sound};
use crate::words;

/// How long the engine looks at a position.
const LOOK: Duration = Duration::from_secs(6);
/// How many of the best moves it tells.
const LINES: usize = 3;
/// The level that judges a whole game.
const JUDGE: u8 = 6;

/// A study, and somebody who works on it.
#[derive(Clone, Copy)]
pub(crate) struct Work {
    pub(crate) house: House,
    /// A move half entered.
    clicks: RwSignal<Vec<Target>>,
    film: Film,
    /// Why the last touch came to nothing.
    pub(crate) refusal: RwSignal<Option<String>>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
    /// Whether the engine looks at what is shown.
    pub(crate) asked: RwSignal<bool>,
    /// What it thinks of that so far.
    pub(crate) idea: RwSignal<Option<Idea>>,
    /// Whether it is judging the whole game.
    pub(crate) judging: RwSignal<bool>,
    /// What it has judged.
    pub(crate) judged: RwSignal<Vec<Judged>>,
}

impl Work {
    pub(crate) fn new(house: House) -> Work {
        let work = Work {
            house,
            clicks: RwSignal::new(Vec::new()),
            film: Film::new(house),
            refusal: RwSignal::new(None),
            turned: RwSignal::new(false),
            asked: RwSignal::new(true),
            idea: RwSignal::new(None),
            judging: RwSignal::new(false),
            judged: RwSignal::new(Vec::new()),
        };
        let here = Memo::new(move |_| work.with(|study| Some(study.here())));
        Effect::new(move |_| {
            here.get();
            work.think();
        });
        // What was said in another language is not said any more.
        Effect::new(move |_| {
            house.lang.track();
            work.refusal.set(None);
        });
        on_cleanup(move || house.engine().stop());
        work
    }

    /// Reads something of the study; its page is shown only while there is one.
    pub(crate) fn with<T: Default>(self, read: impl FnOnce(&Study) -> T) -> T {
        self.house.study.with(|study| study.as_ref().map(read).unwrap_or_default())
    }

    pub(crate) fn with_untracked<T: Default>(self, read: impl FnOnce(&Study) -> T) -> T {
        self.house.study.with_untracked(|study| study.as_ref().map(read).unwrap_or_default())
    }

    /// Changes the study. What was in the hand is put down.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> Option<T> {
        self.film.stop();
        self.clicks.set(Vec::new());
        self.refusal.set(None);
        self.house.study.try_update(|study| study.as_mut().map(change)).flatten()
    }

    /// Looks at another place.
    pub(crate) fn go(self, place: Place) {
        self.change(|study| study.go(place));
    }

    /// The whole study as a record.
    pub(crate) fn written(self) -> String {
        let text = self.house.study.try_update_untracked(|it| it.as_mut().map(Study::written));
        text.flatten().unwrap_or_default()
    }

    /// The position shown, as a record without moves.
    pub(crate) fn place(self) -> String {
        self.with(|study| share::place(study.session()))
    }

    /// What the clicks so far mean.
    pub(crate) fn gesture(self) -> Option<Gesture> {
        let clicks = self.clicks.get();
        if !self.film.is_over() {
            return None;
        }
        self.with(|study| study.session().gesture(&clicks).ok())
    }

    pub(crate) fn scene(self) -> Scene {
        let (lang, clicks) = (self.house.lang.get(), self.clicks.get());
        let picture = self.film.picture();
        picture.unwrap_or_else(|| self.with(|study| study.session().scene(lang, &clicks)))
    }

    /// Hears what is done on the board.
    pub(crate) fn hear(self, deed: Deed) -> Grip {
        let (clicks, lang) = (self.clicks.get_untracked(), self.house.lang.get_untracked());
        let heard =
            self.with_untracked(|study| hand::hear(study.session(), &clicks, deed, false, lang));
        self.clicks.set(heard.clicks);
        self.refusal.set(heard.refusal.map(|refusal| words::sentence(&refusal.words)));
        if let Some(mv) = heard.mv {
            self.play(&mv);
        }
        heard.grip
    }

    /// Plays a move where one looks; whether that could be done.
    pub(crate) fn play(self, mv: &str) -> bool {
        let lang = self.house.lang.get_untracked();
        match self.change(|study| study.play(mv)) {
            Some(Err(error)) => {
                self.refusal.set(Some(words::sentence(&error.say(lang))));
                false
            }
            Some(Ok(())) => {
                sound::tap(self.house);
                true
            }
            None => false,
        }
    }

    /// What was judged of a place.
    pub(crate) fn judged(self, place: Place) -> Option<Judged> {
        self.judged.with(|all| all.iter().find(|judged| judged.place == place).cloned())
    }

    /// Lets the engine think: about the game if it judges that, else about what is shown.
    fn think(self) {
        self.house.engine().stop();
        self.idea.set(None);
        if self.judging.get() {
            self.judge();
        } else if self.asked.get()
            && let Some(here) = self.with_untracked(|study| study.session_at(study.here()))
        {
            let strength = Strength::Search { mind: None, limit: Limit::Time(LOOK) };
            self.ask(strength, LINES, here, move |idea, _| self.idea.set(Some(idea)));
        }
    }

    /// Judges the next place of the game that was not judged yet, and where another move was played
    /// than the best, what that would have left.
    fn judge(self) {
        let line = self.with_untracked(Study::main);
        let next = line.iter().position(|place| self.judged(*place).is_none());
        let at = |index: usize| {
            let place = *line.get(index)?;
            self.with_untracked(|study| study.session_at(place))
        };
        let here = next.and_then(|next| Some((line[next], at(next)?, at(next + 1))));
        let (Some((place, here, played)), Some(level)) = (here, Level::new(JUDGE)) else {
            self.judging.set(false);
            return;
        };
        let judged = Judged {
            place,
            seat: here.seat(),
            outlooks: Vec::new(),
            best: Vec::new(),
            better: Vec::new(),
        };
        let tell = move |judged| self.judged.update(|all| all.push(judged));
        if let Some(outcome) = here.outcome() {
            tell(Judged { outlooks: judge::end(&outcome, here.seats()), ..judged });
            return;
        }
        let played = played.map(|played| played.position());
        self.ask(level.into(), 1, here, move |idea, last| {
            if !last {
                return;
            }
            let judged = Judged { outlooks: idea.outlooks, best: idea.line, ..judged.clone() };
            let best = self.with_untracked(|study| {
                let mut best = study.session_at(place)?;
                best.play(&idea.best).ok()?;
                Some(best)
            });
            let other =
                best.filter(|best| played.as_ref().is_some_and(|it| *it != best.position()));
            let Some(best) = other else { return tell(judged) };
            if let Some(outcome) = best.outcome() {
                return tell(Judged { better: judge::end(&outcome, best.seats()), ..judged });
            }
            self.ask(level.into(), 1, best, move |idea, last| {
                if last {
                    tell(Judged { better: idea.outlooks, ..judged.clone() });
                }
            });
        });
    }

    /// Asks the engine about a line of play, and hands on what it thinks: so far, then at last.
    fn ask(
        self,
        strength: Strength,
        lines: usize,
        session: Box<dyn Session>,
        mut hear: impl FnMut(Idea, bool) + 'static,
    ) {
        let record = Record::new(session).to_string();
        let question = Question { strength, seed: 0, lines, record };
        self.house.engine().ask(&question, move |reply| match reply {
            Reply::Report(idea) => hear(idea, false),
            Reply::Answer(Some(idea)) => hear(idea, true),
            Reply::Answer(None) => {}
            Reply::Failure(what) => {
                self.asked.set(false);
                self.judging.set(false);
                let words = words::ENGINE_FAILED.say(self.house.lang.get_untracked());
                self.house.tell(format!("{words} {what}"));
            }
        });
    }
}
