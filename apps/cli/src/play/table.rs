//! Everything about a game at a full screen except the screen.

mod aside;

use super::game::Game;
use super::hand::Hand;
use super::map::Direction;
use super::moves::MoveList;
use super::order::{self, Order};
use super::players::Player;
use super::typing::Typing;
use super::view::View;
use super::words;
use super::works::Works;

/// Something to tell the player, until the next key is pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    Told(String),
    Wrong(String),
}

/// Something that the player is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    Quit,
    New,
}

/// A game at a full screen: what is played, what the player's hand holds, and what is typed.
pub(crate) struct Table {
    pub(super) game: Game,
    pub(super) hand: Hand,
    pub(super) typing: Typing,
    pub(super) note: Option<Note>,
    pub(super) question: Option<Question>,
    /// How far the help is scrolled, while it is shown.
    pub(super) help: Option<u16>,
    /// How many of the last moves are scrolled away.
    pub(super) back: usize,
    /// What the program sees in the position.
    pub(super) view: View,
    list: Option<MoveList>,
    /// Whether a hint is asked for and has not been given yet.
    hint: bool,
    works: Works,
    left: bool,
}

impl Table {
    pub(crate) fn new(game: Game) -> Table {
        let hand = Hand::new(&game);
        Table {
            game,
            hand,
            typing: Typing::default(),
            note: None,
            question: None,
            help: None,
            back: 0,
            view: View::default(),
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
        match self.game.play(text) {
            Ok(()) => self.changed(),
            Err(error) => self.note = Some(Note::Wrong(self.game.say_error(text, &error))),
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
        self.hand.look(&self.game);
    }

    /// Chooses what is under the cursor.
    pub(super) fn choose(&mut self) {
        if let Some(text) = self.hand.choose(&self.game) {
            self.play(&text);
        }
    }

    pub(super) fn steer(&mut self, direction: Direction) {
        self.hand.steer(direction);
    }

    pub(super) fn step_back(&mut self) {
        if !self.hand.step_back(&self.game) && self.hand.is_bound(&self.game) {
            self.tell_touched();
        }
    }

    fn tell_touched(&mut self) {
        self.note = Some(Note::Wrong(words::TOUCHED.say(self.game.lang).to_string()));
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
        let most = self.game.moves().count().saturating_sub(1);
        self.back = self.back.saturating_add_signed(by).min(most);
    }

    /// Chooses what a pointer means on the board.
    pub(crate) fn point(&mut self, x: usize, y: usize) {
        if let Some(text) = self.hand.point(x, y, &self.game) {
            self.play(&text);
        }
    }

    /// Chooses a button.
    pub(crate) fn push_button(&mut self, index: usize) {
        if let Some(text) = self.hand.push_button(index, &self.game) {
            self.play(&text);
        }
    }

    /// Does what the typed line says. What cannot be done leaves the line as it is.
    pub(super) fn enter(&mut self) {
        let text = self.typing.text().trim().to_string();
        let list = self.list.as_ref();
        let order = Order::read(&text);
        if order.is_none() && self.hand.is_bound(&self.game) && !text.is_empty() {
            self.tell_touched();
        } else if let Some(picked) = self.typing.picked_number() {
            let mv = list.and_then(|list| list.numbered(picked)).map(str::to_string);
            if let Some(mv) = mv {
                self.play(&mv);
            }
        } else if let Some(order) = order {
            self.typing.clear();
            self.obey(order);
        } else if text.starts_with(order::SIGN) {
            self.note = Some(Note::Wrong(words::unknown_order(self.game.lang, &text)));
        } else if text.is_empty() {
            self.typing.clear();
        } else if self.is_thinking() {
            self.note = Some(Note::Wrong(words::WAIT.say(self.game.lang).to_string()));
        } else {
            let played = self.game.play(&text);
            match played.or_else(|error| self.game.play_meant(&text, list, &error)) {
                Ok(()) => self.changed(),
                Err(wrong) => self.note = Some(Note::Wrong(wrong)),
            }
        }
    }

    pub(super) fn obey(&mut self, order: Order) {
        let lang = self.game.lang;
        match order {
            Order::Undo if self.game.undo() => self.changed(),
            Order::Undo => self.tell(words::NOTHING_TO_UNDO.say(lang)),
            Order::Redo if self.game.redo() => self.changed(),
            Order::Redo => self.tell(words::NOTHING_TO_REDO.say(lang)),
            Order::Moves(_) if self.game.to_move() != Some(Player::Human) => {
                self.tell(words::NO_MOVES_NOW.say(lang));
            }
            Order::Moves(beginning) => self.typing.browse(&beginning, self.list.as_ref()),
            Order::Hint => self.ask_hint(),
            Order::View if self.game.to_move().is_none() => self.tell(words::OVER.say(lang)),
            Order::View => self.toggle_view(),
            Order::Board => self.help = None,
            Order::Help => self.help = Some(0),
            Order::New if self.game.in_progress() => self.question = Some(Question::New),
            Order::New => self.begin_anew(),
            Order::Save(name) => {
                self.note = Some(match self.game.save(name.as_deref()) {
                    Ok(told) => Note::Told(told),
                    Err(wrong) => Note::Wrong(wrong),
                });
            }
            Order::Quit if self.game.in_progress() => self.question = Some(Question::Quit),
            Order::Quit => self.leave(),
        }
    }

    /// Does what the question was about.
    pub(super) fn confirm(&mut self) {
        match self.question.take() {
            Some(Question::Quit) => self.leave(),
            Some(Question::New) => self.begin_anew(),
            None => {}
        }
    }

    fn leave(&mut self) {
        self.works.stop(|_| true);
        self.left = true;
    }

    fn begin_anew(&mut self) {
        self.game.restart();
        self.changed();
    }

    fn tell(&mut self, what: &str) {
        self.note = Some(Note::Told(what.to_string()));
    }
}

#[cfg(test)]
mod tests;
