//! From key presses to what happens at the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabletier_session::Lang;
use tabletier_session::words::terminal as words;

use super::map::Direction;
use super::order::Order;
use super::sitting::{Confirm, Sitting};

/// How many moves a page of a list has.
const PAGE: isize = 10;

impl Sitting {
    /// Takes a key press.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        // Some consoles tell AltGr, which types signs such as @ and ^, as Ctrl and Alt together.
        let control =
            key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT) == KeyModifiers::CONTROL;
        self.note = None;
        if let Some(question) = self.confirm.clone() {
            self.press_answer(&question, key.code, control);
        } else if self.help.is_some() && !self.scroll_help(key.code) {
            self.help = None;
        } else if self.help.is_none() {
            match order(key.code, control) {
                Some(order) => self.obey(order),
                None if control => self.press_control(key.code),
                None => self.press_plain(key.code),
            }
        }
    }

    fn press_answer(&mut self, question: &Confirm, code: KeyCode, control: bool) {
        match code {
            // Who asks to leave twice means it.
            KeyCode::Char('c') if control && *question == Confirm::Quit => self.confirmed(),
            KeyCode::Char(letter) if !control && is_yes(letter, self.host.lang) => self.confirmed(),
            _ => self.confirm = None,
        }
    }

    /// Scrolls the help; `false` if the key does not.
    fn scroll_help(&mut self, code: KeyCode) -> bool {
        let Some(line) = self.help else { return false };
        self.help = Some(match code {
            KeyCode::Up => line.saturating_sub(1),
            KeyCode::Down => line.saturating_add(1),
            KeyCode::PageUp => line.saturating_sub(PAGE as u16),
            KeyCode::PageDown => line.saturating_add(PAGE as u16),
            KeyCode::Home => 0,
            KeyCode::End => u16::MAX,
            _ => return false,
        });
        true
    }

    fn press_control(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('u' | 'w') => self.typing.clear(),
            KeyCode::Char('h') => self.press_plain(KeyCode::Backspace),
            KeyCode::Char('j' | 'm') => self.press_plain(KeyCode::Enter),
            _ => {}
        }
    }

    fn press_plain(&mut self, code: KeyCode) {
        let typing = self.typing.is_open();
        match code {
            KeyCode::Enter if typing => self.enter(),
            KeyCode::Enter => self.choose(),
            KeyCode::Char(' ') if self.typing.is_empty() => self.choose(),
            KeyCode::Char('?') if self.typing.is_empty() => self.obey(Order::Help),
            KeyCode::Char(letter) => self.type_letter(letter),
            KeyCode::Tab => self.tab(true),
            KeyCode::BackTab => self.tab(false),
            KeyCode::Esc if typing => self.typing.clear(),
            KeyCode::Backspace if typing => self.erase(),
            KeyCode::Esc | KeyCode::Backspace => self.step_back(),
            KeyCode::Up if typing => self.typing.pick(-1),
            KeyCode::Down if typing => self.typing.pick(1),
            KeyCode::PageUp if typing => self.typing.page(-PAGE),
            KeyCode::PageDown if typing => self.typing.page(PAGE),
            KeyCode::PageUp => self.scroll_moves(PAGE),
            KeyCode::PageDown => self.scroll_moves(-PAGE),
            KeyCode::Left if !typing => self.steer(Direction::Left),
            KeyCode::Right if !typing => self.steer(Direction::Right),
            KeyCode::Up => self.steer(Direction::Up),
            KeyCode::Down => self.steer(Direction::Down),
            _ => {}
        }
    }

    fn tab(&mut self, forward: bool) {
        if self.typing.is_open() { self.complete(forward) } else { self.board.tab(forward) }
    }
}

/// Whether a letter says yes, in a language or in English.
fn is_yes(letter: char, lang: Lang) -> bool {
    let mut known =
        [lang, Lang::english()].into_iter().flat_map(|lang| words::YES.say(lang).chars());
    known.any(|yes| letter.to_lowercase().eq([yes]))
}

/// The order that a key gives, wherever the cursor is.
fn order(code: KeyCode, control: bool) -> Option<Order> {
    Some(match (code, control) {
        (KeyCode::F(1), _) => Order::Help,
        (KeyCode::F(2), _) | (KeyCode::Char('n'), true) => Order::New,
        (KeyCode::F(3), _) | (KeyCode::Char('s'), true) => Order::Save(None),
        (KeyCode::F(4), _) | (KeyCode::Char('l'), true) => Order::Moves(String::new()),
        (KeyCode::F(5), _) | (KeyCode::Char('t'), true) => Order::Hint,
        (KeyCode::F(6), _) | (KeyCode::Char('e'), true) => Order::View,
        (KeyCode::F(7), _) | (KeyCode::Char('z'), true) => Order::Undo,
        (KeyCode::F(8), _) | (KeyCode::Char('y' | 'r'), true) => Order::Redo,
        (KeyCode::F(10), _) | (KeyCode::Char('c' | 'q' | 'd'), true) => Order::Quit,
        _ => return None,
    })
}
