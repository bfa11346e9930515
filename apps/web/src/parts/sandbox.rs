//! A board to try moves on, apart from the game in progress.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Deed, Entry, Grip, Hand, Record, Refusal, Session};

use super::beside::Beside;
use super::board::Board;
use super::film::Film;
use super::sound;
use crate::app_state::AppState;
use crate::model::board_state::BoardState;
use crate::model::route::Route;
use crate::parts::plain::{Plain, live, press_unless, said};

/// Where moves are tried, by hand for all players.
#[derive(Clone, Copy)]
pub(crate) struct Sandbox {
    app: AppState,
    board: BoardState,
    film: Film,
    /// Whether what is shown was done by hand, and not tried out for the reader.
    by_hand: RwSignal<bool>,
}

impl Sandbox {
    pub(crate) fn new(
        app: AppState,
        entry: &'static dyn Entry,
        rules: &str,
        position: &str,
    ) -> Sandbox {
        let session = entry
            .resume(Some(rules), position)
            .expect("what pages teach is tested, what is opened is read");
        let board = BoardState::new(app.lang, session.copy());
        let film = Film::new(app, board);
        let sandbox = Sandbox { app, board, film, by_hand: RwSignal::new(false) };
        sandbox.lay(session);
        sandbox
    }

    /// Whether what is shown was done by hand, and not tried out for the reader.
    pub(crate) fn is_by_hand(self) -> bool {
        self.by_hand.get()
    }

    /// How many moves were made.
    pub(crate) fn moves(self) -> usize {
        self.board.with(|session| session.played().len())
    }

    /// Whether the last move does what a task asks.
    pub(crate) fn achieves(self, task: &str) -> bool {
        self.board.with(|session| session.achieves(task))
    }

    /// Whether the last move or touch came to nothing.
    pub(crate) fn refused(self) -> bool {
        self.board.refusal.with(Option::is_some)
    }

    /// Whose turn it is or how it ended, in words.
    fn title(self) -> String {
        self.board.with(|session| session.picture(self.app.lang.get()).title)
    }

    fn lay(self, session: Box<dyn Session>) {
        self.film.stop();
        let hand = Hand::new(&*session, false);
        self.board.lay(session, Some(hand));
    }

    /// Lays the first position again.
    pub(crate) fn begin_again(self) {
        self.lay(self.board.with_untracked(|session| session.fresh()));
    }

    pub(crate) fn take_back(self) {
        let mut session = self.board.with_untracked(|session| session.copy());
        session.undo();
        self.lay(session);
    }

    /// Plays a move by its text from the first position, and shows it.
    pub(crate) fn try_out(self, text: &str) {
        self.play_after(self.board.with_untracked(|session| session.fresh()), text);
        self.by_hand.set(false);
        let lang = self.app.lang.get_untracked();
        if self.board.with_untracked(|session| !session.played().is_empty()) {
            self.film.show(self.board.with_untracked(|session| session.frames(lang)));
        }
    }

    fn play(self, text: &str) {
        self.play_after(self.board.with_untracked(|session| session.copy()), text);
    }

    fn play_after(self, mut session: Box<dyn Session>, text: &str) {
        let played = session.play(text);
        self.lay(session);
        match played {
            Ok(()) => sound::tap(self.app),
            Err(error) => self.board.refusal.set(Some(Refusal::Move(error))),
        }
    }

    /// Hears what is done on the board.
    fn hear(self, deed: Deed) -> Grip {
        self.film.end();
        if untrack(|| self.board.is_open()) {
            self.by_hand.set(true);
        }
        self.board.hear(deed, |mv| self.play(mv))
    }

    /// Where the game can be played on, as a link.
    fn play_on(self) -> String {
        let record = self.board.with(|session| Record::new(session.copy()).to_string());
        Route::Sent(record).fragment()
    }
}

/// The board of a sandbox, what cannot be clicked on the board itself, and what to say of it.
#[component]
pub(crate) fn SandboxBoard(sandbox: Sandbox) -> impl IntoView {
    let (app, board) = (sandbox.app, sandbox.board);
    let game = board.with_untracked(|session| session.about().key);
    let time = Signal::derive(move || app.pace.get().time());
    let next = Signal::derive(move || board.next());
    let hear = Callback::new(move |deed| sandbox.hear(deed));
    view! {
        <div class="sandbox">
            <Board game=game scene=board.scene next=next time=time hear=hear />
            <div class="controls">
                <Beside board=board hear=hear
                    play=Callback::new(move |mv: String| sandbox.play(&mv)) />
            </div>
            <p class="small" aria-live="polite">{live(move || sandbox.title())}</p>
        </div>
    }
    .plain()
}

/// Why the last move or touch came to nothing.
#[component]
pub(crate) fn SandboxRefusal(sandbox: Sandbox) -> impl IntoView {
    let app = sandbox.app;
    live(move || {
        sandbox.board.refusal.get().map(|refusal| {
            let label = refusal.is_forbidden().then(|| app.say(&words::FORBIDDEN));
            let label = label.map(|label| view! { <strong>{label}</strong> " " });
            view! { <p class="refusal">{label} {refusal.say(app.lang.get())}</p> }
        })
    })
    .plain()
}

/// Takes back, begins again, goes on at the table.
#[component]
pub(crate) fn SandboxTools(sandbox: Sandbox) -> impl IntoView {
    let app = sandbox.app;
    let fresh = move || sandbox.moves() == 0;
    view! {
        <p class="row">
            {press_unless("quiet take-back", "", &words::UNDO, fresh, move |_| sandbox.take_back())}
            {press_unless("quiet begin-again", "", &words::BEGIN_AGAIN, fresh, move |_| sandbox.begin_again())}
            <a class="quiet play-on" href=said(move || sandbox.play_on())>
                {app.says(&words::PLAY_FROM_HERE)}
            </a>
        </p>
    }
    .plain()
}
