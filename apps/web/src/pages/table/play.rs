//! Playing: what is done at the table, and what follows from it.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::{Gesture, Level, Scene, Score, Seat, Strength, Target, advice, catalog};

use crate::house::{House, chance};
use crate::message::{Question, Reply};
use crate::model::hand::{self, Deed, Grip};
use crate::model::table::{Chair, Table};
use crate::parts::film::Film;
use crate::parts::sound;
use crate::words;

/// The level that is asked for a hint, and that takes a seat over.
const ADVISER: u8 = 6;

/// A table at which somebody sits.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) house: House,
    /// A move half entered.
    clicks: RwSignal<Vec<Target>>,
    /// A move that is being shown.
    film: Film,
    /// Whether the engine thinks about the game.
    pub(crate) thinking: RwSignal<bool>,
    /// Whether it does so for a person who asked for a hint.
    pub(crate) advising: RwSignal<bool>,
    /// Whether the computer is to wait.
    pub(crate) paused: RwSignal<bool>,
    /// A good move, and what it is worth.
    hint: RwSignal<Option<(String, Option<Score>)>>,
    /// Why the last touch came to nothing.
    pub(crate) refusal: RwSignal<Option<String>>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
}

impl Play {
    pub(crate) fn new(house: House) -> Play {
        let play = Play {
            house,
            clicks: RwSignal::new(Vec::new()),
            film: Film::new(house),
            thinking: RwSignal::new(false),
            advising: RwSignal::new(false),
            paused: RwSignal::new(false),
            hint: RwSignal::new(None),
            refusal: RwSignal::new(None),
            turned: RwSignal::new(false),
        };
        Effect::new(move |_| play.let_think());
        // What was said in another language is not said any more.
        Effect::new(move |_| {
            house.lang.track();
            play.refusal.set(None);
        });
        on_cleanup(move || {
            house.engine().stop();
            house.table.try_update(|table| table.as_mut().map(Table::look_up));
        });
        play
    }

    /// Reads something of the table; pages are shown only while there is one.
    pub(crate) fn with<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.house.table.with(|table| table.as_ref().map(read).unwrap_or_default())
    }

    fn with_untracked<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.house.table.with_untracked(|table| table.as_ref().map(read).unwrap_or_default())
    }

    /// Changes the table. Whatever was under way ends.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Table) -> T) -> Option<T> {
        self.house.engine().stop();
        self.thinking.set(false);
        self.clicks.set(Vec::new());
        self.hint.set(None);
        self.refusal.set(None);
        let changed = self.house.table.try_update(|table| table.as_mut().map(change)).flatten();
        self.film.stop();
        changed
    }

    /// The whole game as a record.
    pub(crate) fn written(self) -> String {
        let text = self.house.table.try_update_untracked(|it| it.as_mut().map(Table::written));
        text.flatten().unwrap_or_default()
    }

    /// Whether a person may touch the board now.
    pub(crate) fn is_open(self) -> bool {
        self.film.is_over()
            && self.with(|table| {
                table.is_live()
                    && table.mover() == Chair::Person
                    && table.session().outcome().is_none()
            })
    }

    /// What the clicks so far mean, where somebody is to click.
    pub(crate) fn gesture(self) -> Option<Gesture> {
        let clicks = self.clicks.get();
        if !self.is_open() {
            return None;
        }
        self.with(|table| table.session().gesture(&clicks).ok())
    }

    /// The picture of the table.
    pub(crate) fn scene(self) -> Scene {
        if let Some(scene) = self.film.picture() {
            return scene;
        }
        let (lang, clicks, open) = (self.house.lang.get(), self.clicks.get(), self.is_open());
        let mut scene = self.with(|table| match open {
            true => table.session().scene(lang, &clicks),
            false => table.session().picture(lang),
        });
        if let Some((mv, _)) = self.hint.get() {
            let targets = self.with(|table| table.session().clicks(&mv).unwrap_or_default());
            let hinted = |node: &&mut tabletier_session::Node| {
                node.target.as_ref().is_some_and(|target| targets.contains(target))
            };
            scene.nodes.iter_mut().filter(hinted).for_each(|node| node.class.push_str(" hint"));
        }
        scene
    }

    /// Whether a move can be taken back: not to put down what must move.
    pub(crate) fn can_undo(self) -> bool {
        let bound = self.clicks.with(|clicks| !clicks.is_empty());
        self.with(|table| table.can_undo() && !(bound && table.touch))
    }

    /// Whether something was touched that may be put down again.
    pub(crate) fn holds(self) -> bool {
        self.clicks.with(|clicks| !clicks.is_empty()) && !self.with(|table| table.touch)
    }

    pub(crate) fn put_down(self) {
        if self.holds() {
            self.clicks.set(Vec::new());
        }
    }

    /// Hears what is done on the board.
    pub(crate) fn hear(self, deed: Deed) -> Grip {
        if !untrack(|| self.is_open()) {
            return Grip::default();
        }
        let (clicks, lang) = (self.clicks.get_untracked(), self.house.lang.get_untracked());
        let heard = self
            .with_untracked(|table| hand::hear(table.session(), &clicks, deed, table.touch, lang));
        self.clicks.set(heard.clicks);
        self.refusal.set(heard.refusal.map(|refusal| words::sentence(&refusal.words)));
        if let Some(mv) = heard.mv {
            self.play(&mv);
        }
        heard.grip
    }

    /// Plays a person's move.
    pub(crate) fn play(self, mv: &str) {
        let lang = self.house.lang.get_untracked();
        match self.change(|table| table.play(mv)) {
            Some(Err(error)) => self.refusal.set(Some(words::sentence(&error.say(lang)))),
            Some(Ok(())) => {
                self.paused.set(false);
                sound::tap(self.house);
            }
            None => {}
        }
    }

    /// The hint, in words.
    pub(crate) fn advice(self) -> Option<String> {
        let (mv, worth) = self.hint.get()?;
        Some(advice::good_move(self.house.lang.get(), &mv, worth))
    }

    /// Plays a move that was typed, and shows it.
    pub(crate) fn play_typed(self, mv: &str) -> bool {
        let touched = self.clicks.with_untracked(|clicks| clicks.first().cloned());
        if let Some(touched) = touched.filter(|_| self.with_untracked(|table| table.touch)) {
            let lang = self.house.lang.get_untracked();
            let touched = [touched];
            let after = self.with_untracked(|table| table.session().gesture(&touched).ok());
            let why = self.with_untracked(|table| match table.session().clicks(mv) {
                Ok(clicks) if clicks.first() == touched.first() => None,
                // Such as the companion on the same square.
                Ok(clicks)
                    if after.as_ref().is_some_and(|after| after.next.contains(&clicks[0])) =>
                {
                    None
                }
                Ok(_) => Some(words::TOUCH_WHY.say(lang).to_string()),
                // What was touched stays in the hand.
                Err(error) => Some(words::sentence(&error.say(lang))),
            });
            if why.is_some() {
                self.refusal.set(why);
                return false;
            }
        }
        let before = self.with_untracked(Table::now);
        self.play(mv);
        let played = self.with_untracked(Table::now) > before;
        if played {
            self.show_last();
        }
        played
    }

    /// Lets the computer think where it is to move.
    fn let_think(self) {
        let ready = self.film.is_over() && !self.paused.get();
        let Some(level) = self.with(Table::thinker).filter(|_| ready) else { return };
        if self.thinking.get_untracked() {
            return;
        }
        self.ask(level.into(), move |play, best, _| {
            play.change(|table| table.play(&best));
            sound::tap(play.house);
            play.show_last();
        });
    }

    /// Asks the engine, and hands its move over.
    fn ask(self, strength: Strength, then: impl Fn(Play, String, Option<Score>) + 'static) {
        let asked = self.house.table.try_update_untracked(|table| {
            table.as_mut().map(|table| Question {
                strength,
                seed: table.whim,
                lines: 1,
                record: table.written(),
            })
        });
        let Some(question) = asked.flatten() else { return };
        let seat = self.with_untracked(|table| Some(table.session().seat()));
        self.advising.set(self.with_untracked(Table::thinker).is_none());
        self.thinking.set(true);
        self.house.engine().ask(&question, move |reply| match reply {
            Reply::Report(_) => {}
            Reply::Answer(idea) => {
                self.thinking.set(false);
                if let Some(idea) = idea {
                    let worth = seat.and_then(|seat| idea.scores.get(seat.index()).copied());
                    then(self, idea.best, worth);
                }
            }
            Reply::Failure(what) => {
                self.thinking.set(false);
                self.paused.set(true);
                let words = words::ENGINE_FAILED.say(self.house.lang.get_untracked());
                self.house.tell(format!("{words} {what}"));
            }
        });
    }

    /// Stops the engine; a computer that was to move waits.
    pub(crate) fn stop(self) {
        self.house.engine().stop();
        self.thinking.set(false);
        if self.with_untracked(Table::thinker).is_some() {
            self.paused.set(true);
        }
    }

    /// Shows the last move on its way.
    fn show_last(self) {
        let lang = self.house.lang.get_untracked();
        self.film.show(self.with_untracked(|table| table.session().frames(lang)));
    }

    /// Shows what a move would do, and then the board as it is.
    fn show_ahead(self, mv: &str) {
        let lang = self.house.lang.get_untracked();
        let frames = self.with_untracked(|table| {
            let session = table.session();
            let entry = catalog::find(session.about().key).ok()?;
            let mut copy = entry.resume(Some(&session.rules()), &session.position()).ok()?;
            copy.play(mv).ok()?;
            let mut frames = copy.frames(lang);
            // Long enough to be seen.
            let end = frames.last().cloned();
            frames.extend(end.into_iter().cycle().take(2));
            Some(frames)
        });
        if let Some(frames) = frames {
            self.film.show(frames);
        }
    }

    /// Takes moves back up to the last turn of a person.
    pub(crate) fn undo(self) {
        self.change(Table::undo);
        self.wait_if_thinker();
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        self.change(Table::redo);
        self.wait_if_thinker();
    }

    /// Who has taken a move back does not want it played again at once.
    fn wait_if_thinker(self) {
        self.paused.set(self.with_untracked(Table::thinker).is_some());
    }

    /// Shows the position after so many moves.
    pub(crate) fn look(self, moves: usize) {
        self.change(|table| table.look(moves));
    }

    /// Goes on from where one looks.
    pub(crate) fn go_on(self) {
        self.change(Table::go_on);
        self.wait_if_thinker();
    }

    /// Shows the whole game, move by move.
    pub(crate) fn replay(self) {
        self.change(|table| table.look(0));
        let run = self.film.run();
        spawn_local(async move {
            let lang = self.house.lang.get_untracked();
            let pause = self.house.pace.get_untracked().time().max(250) * 2;
            for number in 1..=self.with_untracked(|table| table.moves().len()) {
                TimeoutFuture::new(pause).await;
                if !self.film.goes_on(run) {
                    return;
                }
                self.film.hold(untrack(|| self.scene()));
                self.house.table.update(|table| {
                    if let Some(table) = table {
                        table.look(number);
                    }
                });
                let frames = self.with_untracked(|table| table.session().frames(lang));
                self.film.show_within(run, frames).await;
            }
        });
    }

    /// Asks for a good move.
    pub(crate) fn advise(self) {
        self.hint.set(None);
        let Some(level) = Level::new(ADVISER) else { return };
        self.ask(level.into(), |play, best, worth| {
            play.show_ahead(&best);
            play.hint.set(Some((best, worth)));
        });
    }

    /// Gives the game up; where more than two play, the computer takes the seat.
    pub(crate) fn resign(self) {
        let seat = self.with_untracked(|table| Some(table.session().seat()));
        let (Some(seat), Some(heir)) = (seat, Level::new(ADVISER)) else { return };
        match self.change(|table| table.resign(seat, heir)) {
            Some(Err(error)) => self.house.tell(error.to_string()),
            _ => self.paused.set(false),
        }
    }

    /// Another game with the same settings.
    pub(crate) fn again(self) {
        let next = self.with_untracked(|table| {
            let entry = catalog::find(table.session().about().key).ok()?;
            let seed = match table.session().seed() {
                Some(0) | None => 0,
                Some(_) => chance(),
            };
            Some(table.again(entry, seed))
        });
        match next {
            Some(Ok(table)) => {
                self.change(|old| *old = table);
                self.paused.set(false);
            }
            Some(Err(error)) => self.house.tell(error.to_string()),
            None => {}
        }
    }

    /// Puts somebody else on a chair.
    pub(crate) fn seat_at(self, seat: Seat, chair: Chair) {
        self.change(|table| table.seat_at(seat, chair));
        self.paused.set(false);
    }
}
