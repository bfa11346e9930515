//! What the tests of this room share.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabletier_session::{Entry, Lang, catalog};
use tabletier_testkit::toy::Nim;

use super::host::{Host, Setup};
use super::sitting::Sitting;

/// A game with more than two seats, in which most choices lie beside the board.
pub(crate) static NIM: &dyn Entry = catalog::of::<Nim>();

/// A language that is not English.
pub(crate) fn french() -> Lang {
    Lang::find("fr").expect("French is spoken here")
}

/// A table before anybody sits down.
#[derive(Clone, Copy)]
pub(crate) struct Lay {
    pub(crate) game: &'static dyn Entry,
    pub(crate) rules: Option<&'static str>,
    pub(crate) position: Option<&'static str>,
    pub(crate) seats: &'static [&'static str],
    pub(crate) lang: Lang,
    pub(crate) touch_move: bool,
}

impl Lay {
    pub(crate) fn billo() -> Lay {
        let game = catalog::find("billo").expect("Billo is in the catalog");
        Lay {
            game,
            rules: None,
            position: None,
            seats: &[],
            lang: Lang::english(),
            touch_move: false,
        }
    }

    pub(crate) fn nim() -> Lay {
        Lay { game: NIM, ..Lay::billo() }
    }

    pub(crate) fn host(self) -> Host {
        let setup = Setup {
            game: self.game,
            rules: self.rules.map(str::to_string),
            position: self.position.map(str::to_string),
            record: None,
            seats: self.seats.iter().map(|seat| seat.parse().expect("a seat")).collect(),
            seed: 1,
            touch_move: self.touch_move,
            lang: self.lang,
            date: "2026-03-21".to_string(),
        };
        Host::new(&setup).expect("the table can be laid")
    }

    /// Somebody at the table, with whatever is to be done aside already done.
    pub(crate) fn sit(self) -> Sitting {
        let mut sitting = Sitting::new(self.host());
        work(&mut sitting);
        sitting
    }
}

/// Does at once what would be done aside.
pub(crate) fn work(sitting: &mut Sitting) {
    while let Some((ticket, errand)) = sitting.errand() {
        let mut reports = Vec::new();
        let answer = errand.run(&mut |analysis| reports.push(analysis.clone()));
        reports.into_iter().for_each(|analysis| sitting.report(ticket, analysis));
        sitting.answer(ticket, answer);
    }
}

/// Presses keys: those in `<>` by name, `^x` with Ctrl, the others as they are.
pub(crate) fn press(sitting: &mut Sitting, keys: &str) {
    let mut keys = keys.chars();
    while let Some(key) = keys.next() {
        let event = match key {
            '<' => {
                KeyEvent::from(named(&keys.by_ref().take_while(|c| *c != '>').collect::<String>()))
            }
            '^' => {
                let letter = keys.next().expect("a letter after ^");
                KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
            }
            letter => KeyEvent::from(KeyCode::Char(letter)),
        };
        sitting.press(event);
        work(sitting);
    }
}

fn named(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "back" => KeyCode::Backspace,
        "tab" => KeyCode::Tab,
        "backtab" => KeyCode::BackTab,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "end" => KeyCode::End,
        "f1" => KeyCode::F(1),
        "f5" => KeyCode::F(5),
        "f6" => KeyCode::F(6),
        name => panic!("no key {name}"),
    }
}
