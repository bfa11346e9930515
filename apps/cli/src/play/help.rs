//! What a newcomer wants to know.

use tabletier_session::words::terminal as words;
use tabletier_session::{Message, Phrase};

use super::host::Host;

/// A heading, or something under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HelpLine {
    Heading(String),
    Text(String),
}

/// The help, wrapped to a width: `doing` under `heading`, then the game, its moves and its rules.
pub(crate) fn help(host: &Host, heading: &Phrase, doing: &[Doing], width: usize) -> Vec<HelpLine> {
    let lang = host.lang;
    let about = host.session().about();
    let mut page = Page { lines: Vec::new(), width: width.max(20) };

    page.heading(heading.say(lang));
    let column = doing.iter().map(|(key, _)| key.say(lang).chars().count()).max().unwrap_or(0) + 2;
    for (key, does) in doing {
        page.text(&format!("{:<column$}", key.say(lang)), column, does.say(lang));
    }
    page.heading(words::HELP_GAME.say(lang));
    page.text("", 0, &words::by(about.author, about.name).say(lang));
    page.text("", 0, about.sentence.say(lang));
    page.heading(words::HELP_WRITING.say(lang));
    page.text("", 0, about.moves.say(lang));
    page.heading(words::HELP_RULES.say(lang));
    for rule in rules(host) {
        page.text("", 2, &rule.say(lang));
    }
    page.lines
}

struct Page {
    lines: Vec<HelpLine>,
    width: usize,
}

impl Page {
    fn heading(&mut self, heading: &str) {
        if !self.lines.is_empty() {
            self.lines.push(HelpLine::Text(String::new()));
        }
        self.lines.push(HelpLine::Heading(heading.to_string()));
    }

    /// A paragraph that begins with `first`; its other lines are indented.
    fn text(&mut self, first: &str, indent: usize, text: &str) {
        let first = format!("  {first}");
        let indent = " ".repeat(indent + 2);
        let options =
            textwrap::Options::new(self.width).initial_indent(&first).subsequent_indent(&indent);
        let wrapped = textwrap::wrap(text, options);
        self.lines.extend(wrapped.into_iter().map(|line| HelpLine::Text(line.into_owned())));
    }
}

/// What each key of the rules decides, and how.
fn rules(host: &Host) -> Vec<Message> {
    let entry = host.entry();
    let settings = entry.settings(Some(&host.session().rules())).unwrap_or_default();
    let chosen = entry.rules().keys.iter().filter_map(|key| {
        let value = settings.get(key.about.code)?;
        let value = key.values.iter().find(|known| known.code == value)?;
        Some(words::rule(key.about, value))
    });
    chosen.collect()
}

/// Something to press or to type, and what it does.
pub(super) type Doing = (&'static Phrase, &'static Phrase);

/// Keys of the full screen and what they do.
pub(super) static KEYS: &[Doing] = &[
    (&words::KEY_ARROWS, &words::KEY_ARROWS_DOES),
    (&words::KEY_ENTER, &words::KEY_ENTER_DOES),
    (&words::KEY_ESCAPE, &words::KEY_ESCAPE_DOES),
    (&words::KEY_TAB, &words::KEY_TAB_DOES),
    (&words::KEY_LETTERS, &words::KEY_LETTERS_DOES),
    (&words::KEY_MOUSE, &words::KEY_MOUSE_DOES),
    (&words::KEY_UNDO, &words::KEY_UNDO_DOES),
    (&words::KEY_REDO, &words::KEY_REDO_DOES),
    (&words::KEY_LIST, &words::KEY_LIST_DOES),
    (&words::KEY_HINT, &words::KEY_HINT_DOES),
    (&words::KEY_VIEW, &words::KEY_VIEW_DOES),
    (&words::KEY_SAVE, &words::KEY_SAVE_DOES),
    (&words::KEY_NEW, &words::KEY_NEW_DOES),
    (&words::KEY_PAGES, &words::KEY_PAGES_DOES),
    (&words::KEY_QUIT, &words::KEY_QUIT_DOES),
];

/// What can be typed line by line, and what it does.
pub(super) static ORDERS: &[Doing] = &[
    (&words::TYPE_MOVE, &words::TYPE_MOVE_DOES),
    (&words::TYPE_NUMBER, &words::TYPE_NUMBER_DOES),
    (&words::TYPE_MOVES, &words::TYPE_MOVES_DOES),
    (&words::TYPE_HINT, &words::TYPE_HINT_DOES),
    (&words::TYPE_VIEW, &words::TYPE_VIEW_DOES),
    (&words::TYPE_UNDO, &words::TYPE_UNDO_DOES),
    (&words::TYPE_BOARD, &words::TYPE_BOARD_DOES),
    (&words::TYPE_SAVE, &words::TYPE_SAVE_DOES),
    (&words::TYPE_LOAD, &words::TYPE_LOAD_DOES),
    (&words::TYPE_POSITION, &words::TYPE_POSITION_DOES),
    (&words::TYPE_RESIGN, &words::TYPE_RESIGN_DOES),
    (&words::TYPE_NEW, &words::TYPE_NEW_DOES),
    (&words::TYPE_HELP, &words::TYPE_HELP_DOES),
    (&words::TYPE_QUIT, &words::TYPE_QUIT_DOES),
];
