//! Playing: what is done at the table, and what follows from it.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::page as words;
use tabletier_session::{
    Deed, Grip, Hand, Level, Player, Refusal, Score, Seat, Strength, Table, advice,
};

use crate::app_state::{AppState, chance};
use crate::message::{Reply, ThinkRequest};
use crate::model::board_state::BoardState;
use crate::parts::film::Film;
use crate::parts::sound;

/// The level that is asked for a hint, and that takes a seat over.
const ADVISER: u8 = 6;

/// A table at which somebody sits.
#[derive(Clone, Copy)]
pub(crate) struct TableState {
    pub(crate) app: AppState,
    pub(crate) board: BoardState,
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
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
}

impl TableState {
    /// The table of this page; `None` where no table is laid.
    pub(crate) fn new(app: AppState) -> Option<TableState> {
        let session = app.table.with_untracked(|table| Some(table.as_ref()?.session().copy()))?;
        let board = BoardState::new(app.lang, session);
        let state = TableState {
            app,
            board,
            film: Film::new(app, board),
            thinking: RwSignal::new(false),
            advising: RwSignal::new(false),
            paused: RwSignal::new(false),
            hint: RwSignal::new(None),
            turned: RwSignal::new(false),
        };
        // Whatever changes the table, here or in another window, changes the board at once.
        ImmediateEffect::new_scoped(move || {
            app.table.with(|table| {
                if let Some(table) = table {
                    let session = table.session();
                    let hand = || Hand::new(session, table.agreement.touch_move);
                    board.lay(session.copy(), table.awaits_person().then(hand));
                }
            });
        });
        Effect::new(move |_| state.let_think());
        on_cleanup(move || {
            app.engine().stop();
            app.table.try_update_untracked(|table| table.as_mut().map(Table::look_up));
        });
        Some(state)
    }

    /// Reads something of the table; pages are shown only while there is one.
    pub(crate) fn with<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.app.table.with(|table| table.as_ref().map(read).unwrap_or_default())
    }

    pub(crate) fn with_untracked<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.app.table.with_untracked(|table| table.as_ref().map(read).unwrap_or_default())
    }

    /// Changes the table. Whatever was under way ends.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Table) -> T) -> Option<T> {
        self.app.engine().stop();
        self.thinking.set(false);
        self.hint.set(None);
        let changed = self.app.table.try_update(|table| table.as_mut().map(change)).flatten();
        self.film.stop();
        changed
    }

    /// The whole game as a record.
    pub(crate) fn written(self) -> String {
        self.with_untracked(|table| table.record().to_string())
    }

    /// Whether moves can be taken back: not to put down what must move.
    pub(crate) fn can_undo(self) -> bool {
        self.with(Table::can_undo) && !self.board.is_bound()
    }

    /// Whether moves can be played again.
    pub(crate) fn can_redo(self) -> bool {
        self.with(Table::can_redo) && !self.board.is_bound()
    }

    /// Hears what is done on the board.
    pub(crate) fn hear(self, deed: Deed) -> Grip {
        self.board.hear(deed, |mv| {
            self.play(mv);
        })
    }

    /// Plays a person's move; whether that could be done.
    pub(crate) fn play(self, mv: &str) -> bool {
        match self.change(|table| table.play(mv)) {
            Some(Ok(())) => {
                self.paused.set(false);
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

    /// The hint, in words.
    pub(crate) fn advice(self) -> Option<String> {
        let (mv, worth) = self.hint.get()?;
        Some(advice::good_move(self.app.lang.get(), &mv, worth))
    }

    /// Plays a move that was typed, and shows it; whether that could be done.
    pub(crate) fn play_typed(self, mv: &str) -> bool {
        let played = self.board.admits(mv) && self.play(mv);
        if played {
            self.show_last();
        }
        played
    }

    /// Lets the computer think where it is to move.
    fn let_think(self) {
        let ready = self.film.is_over() && !self.paused.get();
        let Some(strength) = self.with(Table::awaits_computer).filter(|_| ready) else { return };
        if self.thinking.get_untracked() {
            return;
        }
        self.ask(strength, move |best, _| {
            self.change(|table| table.play(&best));
            sound::tap(self.app);
            self.show_last();
        });
    }

    /// Asks the engine, and hands its move over.
    fn ask(self, strength: Strength, then: impl Fn(String, Option<Score>) + 'static) {
        let asked = self.with_untracked(|table| {
            let request = ThinkRequest::new(table.game(), strength);
            Some((ThinkRequest { seed: table.agreement.seed, ..request }, table.game().seat()))
        });
        let Some((request, seat)) = asked else { return };
        self.advising.set(self.with_untracked(Table::awaits_computer).is_none());
        self.thinking.set(true);
        self.app.engine().ask(&request, move |reply| match reply {
            Reply::Report(_) => {}
            Reply::Answer(analysis) => {
                self.thinking.set(false);
                if let Some(analysis) = analysis {
                    let worth = analysis.scores.get(seat.index()).copied();
                    then(analysis.best, worth);
                }
            }
            Reply::Failure(what) => {
                self.thinking.set(false);
                self.paused.set(true);
                self.app.tell(words::engine_failed(what));
            }
        });
    }

    /// Stops the engine; a computer that was to move waits.
    pub(crate) fn stop(self) {
        self.app.engine().stop();
        self.thinking.set(false);
        if self.with_untracked(Table::awaits_computer).is_some() {
            self.paused.set(true);
        }
    }

    /// Shows the last move on its way.
    fn show_last(self) {
        let lang = self.app.lang.get_untracked();
        self.film.show(self.board.with_untracked(|session| session.frames(lang)));
    }

    /// Shows what a move would do, and then the board as it is.
    fn show_ahead(self, mv: &str) {
        let lang = self.app.lang.get_untracked();
        let mut ahead = self.board.with_untracked(|session| session.copy());
        if ahead.play(mv).is_ok() {
            let mut frames = ahead.frames(lang);
            // Long enough to be seen.
            let end = frames.last().cloned();
            frames.extend(end.into_iter().cycle().take(2));
            self.film.show(frames);
        }
    }

    /// Takes moves back up to the last turn of a person.
    pub(crate) fn undo(self) {
        self.change(Table::undo);
        self.wait_if_computer();
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        self.change(Table::redo);
        self.wait_if_computer();
    }

    /// Who has taken a move back does not want it played again at once.
    fn wait_if_computer(self) {
        self.paused.set(self.with_untracked(Table::awaits_computer).is_some());
    }

    /// Shows the position after so many moves.
    pub(crate) fn look(self, moves: usize) {
        self.change(|table| table.look(moves));
    }

    /// Goes on from where one looks.
    pub(crate) fn go_on(self) {
        self.change(Table::go_on);
        self.wait_if_computer();
    }

    /// Shows the whole game, move by move.
    pub(crate) fn replay(self) {
        self.change(|table| table.look(0));
        let run = self.film.run();
        spawn_local(async move {
            let lang = self.app.lang.get_untracked();
            let pause = self.app.pace.get_untracked().time().max(250) * 2;
            for number in 1..=self.with_untracked(|table| table.game().played().len()) {
                TimeoutFuture::new(pause).await;
                if !self.film.goes_on(run) {
                    return;
                }
                self.film.hold(self.board.scene.get_untracked());
                self.app.table.update(|table| {
                    if let Some(table) = table {
                        table.look(number);
                    }
                });
                let frames = self.board.with_untracked(|session| session.frames(lang));
                self.film.show_within(run, frames).await;
            }
        });
    }

    /// Asks for a good move.
    pub(crate) fn advise(self) {
        self.forget_hint();
        let Some(level) = Level::new(ADVISER) else { return };
        self.ask(level.into(), move |best, worth| {
            self.show_ahead(&best);
            let way = self.board.with_untracked(|session| session.clicks(&best));
            self.board.hinted.set(way.unwrap_or_default());
            self.hint.set(Some((best, worth)));
        });
    }

    fn forget_hint(self) {
        self.hint.set(None);
        self.board.hinted.set(Vec::new());
    }

    /// A seat gives the game up; where more than two play, the computer takes it.
    pub(crate) fn resign(self, seat: Seat) {
        let Some(heir) = Level::new(ADVISER) else { return };
        match self.change(|table| table.resign(seat, heir.into())) {
            Some(Err(error)) => self.app.tell(error.message()),
            _ => self.paused.set(false),
        }
    }

    /// Another game with the same settings.
    pub(crate) fn again(self) {
        self.change(|table| *table = table.another(chance()));
        self.paused.set(false);
    }

    /// Hands a seat over to somebody else.
    pub(crate) fn hand_over(self, seat: Seat, player: Player) {
        self.change(|table| table.hand_over(seat, player));
        self.paused.set(false);
    }
}
