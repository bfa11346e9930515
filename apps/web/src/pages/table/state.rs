//! Playing: what is done at the table, and what follows from it.

use std::hint::black_box;

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
use crate::model::marks::{self, Mark};
use crate::model::study::{Place, Study};
use crate::pages::table::away::Away;
use crate::pages::table::far::Far;
use crate::parts::film::Film;
use crate::parts::plain::follow;
use crate::parts::sound::{self, Sound};
use crate::parts::zoom::Zoom;
use crate::{keep, shelf};

/// The level that is asked for a hint, and that takes a seat over.
const ADVISER: u8 = 6;

/// A table at which somebody sits.
#[derive(Clone, Copy)]
pub(crate) struct TableState {
    pub(crate) app: AppState,
    /// What lies on the table.
    table: RwSignal<Option<Table>>,
    /// The others, if they are far away.
    pub(crate) far: Option<&'static dyn Away>,
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
    /// Whether the end of the game was just seen, and is talked about.
    pub(crate) ended: RwSignal<bool>,
    /// Whether somebody is asked if this game may take the place of what they study.
    pub(crate) replacing: RwSignal<bool>,
    /// Whether the list of keys is shown.
    pub(crate) keys: RwSignal<bool>,
    /// A move that was made, but not confirmed yet.
    pub(crate) pending: RwSignal<Option<String>>,
    /// How closely the board is looked at.
    pub(crate) zoom: Zoom,
}

impl TableState {
    /// The table at home; `None` where no table is laid.
    pub(crate) fn new(app: AppState) -> Option<TableState> {
        TableState::at(app, app.table, None)
    }

    /// A table at a distance; `None` where nothing is known of it yet.
    pub(crate) fn distant(app: AppState, far: Far) -> Option<TableState> {
        // A few handles, for as long as the page is there. The compiler must not see that there is only
        // one kind of `Away`: it would put all that it calls into what every visit loads.
        let away: &'static dyn Away = black_box(Box::leak(Box::new(far)));
        let state = TableState::at(app, far.table, Some(away))?;
        // Everybody has their own side before them.
        let opposite = state.with_untracked(|table| table.game().about().opposite);
        state.turned.set(opposite && untrack(|| far.seat()) == Some(Seat::B));
        far.on_arrival(Callback::new(move |()| {
            sound::tap(app);
            state.film.stop();
            if state.with_untracked(Table::is_live) {
                state.show_last();
            }
        }));
        Some(state)
    }

    fn at(
        app: AppState,
        table: RwSignal<Option<Table>>,
        far: Option<&'static dyn Away>,
    ) -> Option<TableState> {
        let session = table.with_untracked(|table| Some(table.as_ref()?.session().copy()))?;
        let board = BoardState::new(app.lang, session);
        let state = TableState {
            app,
            table,
            far,
            board,
            film: Film::new(app, board),
            thinking: RwSignal::new(false),
            advising: RwSignal::new(false),
            paused: RwSignal::new(false),
            hint: RwSignal::new(None),
            turned: RwSignal::new(false),
            ended: RwSignal::new(false),
            keys: RwSignal::new(false),
            pending: RwSignal::new(None),
            zoom: Zoom::new(),
            replacing: RwSignal::new(false),
        };
        state.face();
        // Whatever changes the table, here or in another window, changes the board at once.
        ImmediateEffect::new_scoped(move || {
            table.with(|table| {
                if let Some(table) = table {
                    let session = table.session();
                    let hand = || Hand::new(session, table.agreement.touch_move);
                    let open = match far {
                        Some(far) => far.may_touch(table),
                        None => table.awaits_person(),
                    };
                    board.lay(session.copy(), open.then(hand));
                }
            });
        });
        // Far away the server thinks for computers.
        if far.is_none() {
            follow(move || state.let_think());
        }
        state.watch();
        on_cleanup(move || {
            app.engine().stop();
            table.try_update_untracked(|table| table.as_mut().map(Table::look_up));
        });
        Some(state)
    }

    /// Reads something of the table; pages are shown only while there is one.
    pub(crate) fn with<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.table.with(|table| table.as_ref().map(read).unwrap_or_default())
    }

    pub(crate) fn with_untracked<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.table.with_untracked(|table| table.as_ref().map(read).unwrap_or_default())
    }

    /// Changes the table. Whatever was under way ends.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Table) -> T) -> Option<T> {
        self.app.engine().stop();
        self.thinking.set(false);
        self.hint.set(None);
        self.pending.set(None);
        let changed = self.table.try_update(|table| table.as_mut().map(change)).flatten();
        self.film.stop();
        changed
    }

    /// The whole game as a record.
    pub(crate) fn written(self) -> String {
        self.with_untracked(|table| table.record().to_string())
    }

    /// Whether moves can be taken back: not to put down what must move.
    pub(crate) fn can_undo(self) -> bool {
        self.far.is_none() && self.with(Table::can_undo) && !self.board.is_bound()
    }

    /// Whether moves can be played again.
    pub(crate) fn can_redo(self) -> bool {
        self.far.is_none() && self.with(Table::can_redo) && !self.board.is_bound()
    }

    /// Hears what is done on the board.
    pub(crate) fn hear(self, deed: Deed) -> Grip {
        self.unmake();
        self.film.end();
        self.board.hear(deed, |mv| self.make(mv))
    }

    /// Plays a move that was made by hand, or asks first whether it is meant.
    pub(crate) fn make(self, mv: &str) {
        let mut ahead = self.board.with_untracked(|session| session.copy());
        if self.app.boards.confirm.get_untracked() && ahead.play(mv).is_ok() {
            self.pending.set(Some(mv.to_string()));
            self.film.hold(ahead.picture(self.app.lang.get_untracked()));
        } else {
            self.play(mv);
        }
    }

    /// Plays the move that waits to be confirmed.
    pub(crate) fn confirm(self) {
        if let Some(mv) = self.pending.try_update(Option::take).flatten() {
            self.film.stop();
            self.play(&mv);
        }
    }

    /// Takes back the move that waits to be confirmed, all of it.
    pub(crate) fn unmake(self) {
        if self.pending.try_update(Option::take).flatten().is_some() {
            self.film.stop();
            self.board.hear(Deed::PutDown, |_| ());
        }
    }

    /// Arrows over the board: of a hint, and of what others have done since one's own turn.
    pub(crate) fn marks(self) -> Vec<Mark> {
        if self.is_showing() {
            return Vec::new();
        }
        let mut marks = self.board.with(marks::since_own_turn);
        marks.extend(self.board.arrows.get());
        marks
    }

    /// Whether a move is on its way, and nobody is to do anything yet.
    pub(crate) fn is_showing(self) -> bool {
        !self.film.is_over()
    }

    /// Turns the board to the only person at it, unless somebody has turned it otherwise.
    fn face(self) {
        let own = self.with_untracked(|table| {
            let (players, about) = (table.players(), table.session().about());
            let below = players.iter().position(|player| *player == Player::Person);
            about.opposite && players.len() == 2 && below == Some(1)
        });
        let kept = keep::get(keep::TURNED);
        self.turned.set(kept.map_or(own, |kept| kept == "true"));
    }

    /// Turns the board around.
    pub(crate) fn turn(self) {
        self.turned.update(|turned| *turned = !*turned);
        keep::set(keep::TURNED, if self.turned.get_untracked() { "true" } else { "false" });
    }

    /// Lets be heard and seen that it is a person's turn again, or that the game has ended: once the
    /// last move was shown, and not where that was so before.
    fn watch(self) {
        Effect::new(move |before: Option<(bool, bool)>| {
            let over = self.with(|table| table.game().outcome().is_some());
            let open = self.board.is_open();
            if self.is_showing() {
                return before.unwrap_or((over, open));
            }
            let alone = self.with_untracked(|table| table.people() < table.players().len());
            match before {
                Some((false, _)) if over => {
                    self.ended.set(true);
                    sound::play(self.app, Sound::End);
                }
                Some((_, false)) if open && alone => sound::play(self.app, Sound::Turn),
                _ => {}
            }
            if !over {
                self.ended.set(false);
            }
            (over, open)
        });
    }

    /// How many pieces are on the board.
    fn pieces(self) -> usize {
        let lang = self.app.lang.get_untracked();
        let scene = self.board.with_untracked(|session| session.picture(lang));
        scene.nodes.iter().filter(|node| node.piece().is_some()).count()
    }

    /// Lets a move be heard before which there were so many pieces.
    fn ring(self, before: usize) {
        let taken = self.pieces() < before;
        sound::play(self.app, if taken { Sound::Take } else { Sound::Move });
    }

    /// Plays a person's move; whether that could be done.
    pub(crate) fn play(self, mv: &str) -> bool {
        let before = self.pieces();
        let played = match self.far {
            Some(far) => {
                self.film.stop();
                Some(far.play(mv))
            }
            None => self.change(|table| table.play(mv)),
        };
        match played {
            Some(Ok(())) => {
                self.paused.set(false);
                self.ring(before);
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
        let lang = self.app.lang.get();
        let mv = self.board.with(|session| advice::readable(session, &mv, lang));
        Some(advice::good_move(lang, &mv, worth))
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
            let before = self.pieces();
            self.change(|table| table.play(&best));
            self.ring(before);
            self.show_last();
        });
    }

    /// Asks the engine, and hands its move over.
    fn ask(self, strength: Strength, then: impl Fn(String, Option<Score>) + 'static) {
        let advising = self.with_untracked(Table::awaits_computer).is_none();
        let asked = self.with_untracked(|table| {
            let seed = table.agreement.seed;
            let request = ThinkRequest::new(table.game(), strength);
            Some((ThinkRequest { seed, move_only: !advising, ..request }, table.game().seat()))
        });
        let Some((request, seat)) = asked else { return };
        self.advising.set(advising);
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

    /// Shows a position some moves further on or back.
    pub(crate) fn step(self, by: isize) {
        let now = self.with_untracked(Table::now);
        self.look(now.saturating_add_signed(by));
    }

    /// Goes on from where one looks.
    pub(crate) fn go_on(self) {
        self.change(Table::go_on);
        self.wait_if_computer();
    }

    /// The game as a study, which begins where one looks.
    fn as_study(self) -> Option<Study> {
        let (record, now) =
            self.with_untracked(|table| Some((table.record().clone(), table.now())))?;
        let mut study = Study::new(record);
        let place = study.main().get(now).copied();
        study.go(place.unwrap_or(Place::START));
        Some(study)
    }

    /// Goes to the study of this game; after a question where somebody has worked on another.
    pub(crate) fn study(self) {
        match self.as_study() {
            Some(study) if self.app.would_lose(&study) => self.replacing.set(true),
            _ => self.examine(),
        }
    }

    /// Goes to the study of this game.
    pub(crate) fn examine(self) {
        if let Some(study) = self.as_study() {
            self.app.examine(study);
        }
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
                self.table.update(|table| {
                    if let Some(table) = table {
                        table.look(number);
                    }
                });
                let frames = self.board.with_untracked(|session| session.frames(lang));
                self.film.show_within(run, frames).await;
            }
        });
    }

    /// Whether a hint can be asked for.
    pub(crate) fn can_ask(self) -> bool {
        self.far.is_none() && self.board.is_open() && !self.thinking.get()
    }

    /// Asks for a good move.
    pub(crate) fn advise(self) {
        self.forget_hint();
        let Some(level) = Level::new(ADVISER) else { return };
        self.ask(level.into(), move |best, worth| {
            self.show_ahead(&best);
            let way = self.board.with_untracked(|session| session.clicks(&best));
            self.board.hinted.set(way.unwrap_or_default());
            let arrows =
                self.board.with_untracked(|session| marks::of_move(session, &best, "hinted"));
            self.board.arrows.set(arrows);
            self.hint.set(Some((best, worth)));
        });
    }

    fn forget_hint(self) {
        self.hint.set(None);
        self.board.hinted.set(Vec::new());
        self.board.arrows.set(Vec::new());
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
        keep::remove(keep::TURNED);
        shelf::put_away(self.app);
        self.change(|table| *table = table.another(chance()));
        self.face();
        self.paused.set(false);
    }

    /// Hands a seat over to somebody else.
    pub(crate) fn hand_over(self, seat: Seat, player: Player) {
        self.change(|table| table.hand_over(seat, player));
        self.face();
        self.paused.set(false);
    }
}
