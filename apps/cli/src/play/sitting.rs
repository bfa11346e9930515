//! Everything about a game at a full screen except the screen.

mod aside;

use tabletier_session::words::terminal as words;
use tabletier_session::{Heard, Player, Refusal, TOUCHED, WAIT};

use super::board::Board;
use super::host::Host;
use super::map::Direction;
use super::moves::MoveList;
use super::order::{self, Order};
use super::typing::Typing;
use super::view::EngineView;
use super::works::Works;

/// Something to tell the player, until they do something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    Told(String),
    Wrong(String),
}

/// What a player is asked to confirm before it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Confirm {
    Quit,
    New,
    Resign,
    /// Going on with another game, of this file.
    Load(String),
}

/// Somebody at a full screen: their host, the board before them, and what they type.
pub(crate) struct Sitting {
    pub(super) host: Host,
    pub(super) board: Board,
    pub(super) typing: Typing,
    pub(super) note: Option<Note>,
    pub(super) confirm: Option<Confirm>,
    /// How far the help is scrolled, while it is shown.
    pub(super) help: Option<u16>,
    /// How many of the last moves are scrolled away.
    pub(super) back: usize,
    /// What the program sees in the position.
    pub(super) view: EngineView,
    list: Option<MoveList>,
    /// Whether a hint is asked for and has not been given yet.
    hint: bool,
    works: Works,
    left: bool,
}

impl Sitting {
    pub(crate) fn new(host: Host) -> Sitting {
        let board = Board::new(&host);
        Sitting {
            host,
            board,
            typing: Typing::default(),
            note: None,
            confirm: None,
            help: None,
            back: 0,
            view: EngineView::default(),
            list: None,
            hint: false,
            works: Works::default(),
            left: false,
        }
    }

    /// Whether the player has left.
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// The legal moves, if they have been listed.
    pub(super) fn list(&self) -> Option<&MoveList> {
        self.list.as_ref()
    }

    /// Plays a move that is complete.
    pub(super) fn play(&mut self, text: &str) {
        match self.host.table.play(text).map_err(Refusal::Move) {
            Ok(()) => self.changed(),
            Err(refusal) => self.tell_refusal(&refusal),
        }
    }

    /// Forgets what belonged to another position.
    fn changed(&mut self) {
        self.works.stop(|_| true);
        self.hint = false;
        self.view.clear();
        self.list = None;
        self.back = 0;
        self.typing.clear();
        self.board.look(&self.host);
    }

    /// Chooses what is under the cursor.
    pub(super) fn choose(&mut self) {
        let heard = self.board.choose(&self.host);
        self.hear(heard);
    }

    /// Plays the move that a touch has made, or says why it came to nothing.
    fn hear(&mut self, heard: Heard) {
        if let Some(mv) = heard.mv {
            self.play(&mv);
        }
        if let Some(refusal) = heard.refusal {
            self.tell_refusal(&refusal);
        }
    }

    fn tell_refusal(&mut self, refusal: &Refusal) {
        let words = self.host.say_refusal(refusal);
        let note = if refusal.is_forbidden() { Note::Wrong } else { Note::Told };
        self.note = Some(note(words));
    }

    pub(super) fn steer(&mut self, direction: Direction) {
        self.board.steer(direction);
    }

    pub(super) fn step_back(&mut self) {
        let heard = self.board.step_back(&self.host);
        self.hear(heard);
    }

    pub(super) fn type_letter(&mut self, letter: char) {
        self.typing.push(letter, self.list.as_ref());
    }

    pub(super) fn erase(&mut self) {
        self.typing.pop(self.list.as_ref());
    }

    pub(super) fn complete(&mut self, forward: bool) {
        self.typing.complete(self.list.as_ref(), forward);
    }

    /// Scrolls the moves played, to earlier ones or back.
    pub(super) fn scroll_moves(&mut self, by: isize) {
        let most = self.host.moves().count().saturating_sub(1);
        self.back = self.back.saturating_add_signed(by).min(most);
    }

    /// Touches what a pointer means on the board.
    pub(crate) fn point(&mut self, x: usize, y: usize) {
        self.note = None;
        let heard = self.board.point(x, y, &self.host);
        self.hear(heard);
    }

    /// Chooses a button.
    pub(crate) fn push_button(&mut self, index: usize) {
        self.note = None;
        let heard = self.board.push_button(index, &self.host);
        self.hear(heard);
    }

    /// Does what the typed line says. What cannot be done leaves the line as it is.
    pub(super) fn enter(&mut self) {
        let text = self.typing.text().trim().to_string();
        let list = self.list.as_ref();
        let picked = self.typing.picked_number().and_then(|number| list?.numbered(number));
        if let Some(mv) = picked.map(str::to_string) {
            self.play_typed(&mv);
        } else if let Some(order) = Order::read(&text, self.host.lang) {
            self.typing.clear();
            self.obey(order);
        } else if text.starts_with(order::SIGN) {
            self.note = Some(Note::Wrong(words::unknown_order(text).say(self.host.lang)));
        } else if text.is_empty() {
            self.typing.clear();
        } else if self.is_thinking() {
            self.note = Some(Note::Wrong(WAIT.say(self.host.lang).to_string()));
        } else {
            self.play_typed(&text);
        }
    }

    /// Plays a move that was written, or meant by what was written.
    fn play_typed(&mut self, text: &str) {
        let played = self.try_move(text).or_else(|refusal| {
            let mv = self.host.meant(text, self.list.as_ref(), &refusal)?.to_string();
            self.try_move(&mv).map_err(|refusal| self.host.say_refusal(&refusal))
        });
        match played {
            Ok(()) => self.changed(),
            Err(wrong) => self.note = Some(Note::Wrong(wrong)),
        }
    }

    /// Plays a move by its text, unless something else was touched that must move.
    fn try_move(&mut self, text: &str) -> Result<(), Refusal> {
        self.board.hand().admits(self.host.session(), text)?;
        self.host.table.play(text).map_err(Refusal::Move)
    }

    pub(super) fn obey(&mut self, order: Order) {
        let lang = self.host.lang;
        match order {
            // Not to put down what must move.
            Order::Undo | Order::Redo if self.board.hand().is_bound() => {
                self.tell_refusal(&Refusal::Rule(&TOUCHED));
            }
            Order::Undo if self.host.table.undo() => self.changed(),
            Order::Undo => self.tell(words::NOTHING_TO_UNDO.say(lang)),
            Order::Redo if self.host.table.redo() => self.changed(),
            Order::Redo => self.tell(words::NOTHING_TO_REDO.say(lang)),
            Order::Moves(_) if self.host.table.to_move() != Some(Player::Person) => {
                self.tell(words::NO_MOVES_NOW.say(lang));
            }
            Order::Moves(beginning) => self.typing.browse(&beginning, self.list.as_ref()),
            Order::Hint => self.ask_hint(),
            Order::View if self.host.table.to_move().is_none() => self.tell(words::OVER.say(lang)),
            Order::View => self.toggle_view(),
            Order::Board => self.help = None,
            Order::Help => self.help = Some(0),
            Order::New if self.host.table.is_under_way() => self.confirm = Some(Confirm::New),
            Order::New => self.begin_anew(),
            Order::Save(name) => {
                self.note = Some(match self.host.save(name.as_deref()) {
                    Ok(told) => Note::Told(told),
                    Err(wrong) => Note::Wrong(wrong),
                });
            }
            Order::Resign if self.host.table.to_move().is_none() => {
                self.tell(words::OVER.say(lang));
            }
            Order::Resign => self.confirm = Some(Confirm::Resign),
            Order::Load(name) if self.host.table.is_under_way() => {
                self.confirm = Some(Confirm::Load(name));
            }
            Order::Load(name) => self.load(&name),
            Order::Position => {
                let position = self.host.session().position();
                self.tell(&position);
            }
            Order::Quit if self.host.table.is_under_way() => self.confirm = Some(Confirm::Quit),
            Order::Quit => self.leave(),
        }
    }

    /// Does what was to be confirmed.
    pub(super) fn confirmed(&mut self) {
        match self.confirm.take() {
            Some(Confirm::Quit) => self.leave(),
            Some(Confirm::New) => self.begin_anew(),
            Some(Confirm::Resign) => match self.host.resign() {
                Ok(()) => self.changed(),
                Err(wrong) => self.note = Some(Note::Wrong(wrong)),
            },
            Some(Confirm::Load(name)) => self.load(&name),
            None => {}
        }
    }

    fn leave(&mut self) {
        self.works.stop(|_| true);
        self.left = true;
    }

    fn load(&mut self, name: &str) {
        self.note = Some(match self.host.load(name) {
            Ok(told) => {
                self.changed();
                Note::Told(told)
            }
            Err(wrong) => Note::Wrong(wrong),
        });
    }

    fn begin_anew(&mut self) {
        self.host.restart();
        self.changed();
    }

    fn tell(&mut self, what: &str) {
        self.note = Some(Note::Told(what.to_string()));
    }
}

#[cfg(test)]
mod tests;
