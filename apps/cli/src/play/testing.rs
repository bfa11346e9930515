//! What the tests of this room share.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabletier_session::{Entry, Lang, catalog};
use tabletier_testkit::toy::Nim;

use super::game::{Game, Setup};
use super::players::{Place, Players};
use super::table::Table;

/// A game with more than two seats, in which most choices lie beside the board.
pub(crate) static NIM: &dyn Entry = catalog::of::<Nim>();

/// A table before anybody sits down.
pub(crate) struct Lay {
    pub(crate) game: &'static dyn Entry,
    pub(crate) rules: Option<&'static str>,
    pub(crate) position: Option<&'static str>,
    pub(crate) places: &'static [&'static str],
    pub(crate) lang: Lang,
    pub(crate) touch_move: bool,
}

impl Lay {
    pub(crate) fn billo() -> Lay {
        let game = catalog::find("billo").expect("Billo is in the catalog");
        Lay { game, rules: None, position: None, places: &[], lang: Lang::En, touch_move: false }
    }

    pub(crate) fn nim() -> Lay {
        Lay { game: NIM, ..Lay::billo() }
    }

    pub(crate) fn game(self) -> Game {
        let setup = Setup {
            game: self.game,
            rules: self.rules.map(str::to_string),
            position: self.position.map(str::to_string),
            seed: 1,
            touch_move: self.touch_move,
        };
        let session = setup.open().expect("the table can be laid");
        let places: Vec<Place> =
            self.places.iter().map(|place| Place::read(place).expect("a place")).collect();
        let players = Players::new(&places, session.seats()).expect("players");
        Game::new(setup, session, players, self.lang, "2026-03-21".to_string())
    }

    /// The table, with whatever is to be done aside already done.
    pub(crate) fn table(self) -> Table {
        let mut table = Table::new(self.game());
        work(&mut table);
        table
    }
}

/// Does at once what would be done aside.
pub(crate) fn work(table: &mut Table) {
    while let Some((ticket, task)) = table.task() {
        let mut ideas = Vec::new();
        let answer = task.run(&mut |idea| ideas.push(idea.clone()));
        ideas.into_iter().for_each(|idea| table.report(ticket, idea));
        table.answer(ticket, answer);
    }
}

/// Presses keys: those in `<>` by name, `^x` with Ctrl, the others as they are.
pub(crate) fn press(table: &mut Table, keys: &str) {
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
        table.press(event);
        work(table);
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
