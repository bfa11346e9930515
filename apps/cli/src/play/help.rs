//! What a newcomer wants to know.

use tabletier_session::{Lang, Phrase};

use super::game::Game;
use super::words;

/// A heading, or something under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HelpLine {
    Heading(String),
    Text(String),
}

/// The help, wrapped to a width: `doing` under `heading`, then the game, its moves and its rules.
pub(crate) fn help(
    game: &Game,
    heading: &Phrase,
    doing: &[(Phrase, Phrase)],
    width: usize,
) -> Vec<HelpLine> {
    let lang = game.lang;
    let about = game.session().about();
    let mut page = Page { lines: Vec::new(), width: width.max(20) };

    page.heading(heading.say(lang));
    let column = doing.iter().map(|(key, _)| key.say(lang).chars().count()).max().unwrap_or(0) + 2;
    for (key, does) in doing {
        page.text(&format!("{:<column$}", key.say(lang)), column, does.say(lang));
    }
    page.heading(words::THE_GAME.say(lang));
    let author = format!("{}, {} {}.", about.name, words::BY.say(lang), about.author);
    page.text("", 0, &author);
    page.text("", 0, about.sentence.say(lang));
    page.heading(words::WRITING.say(lang));
    page.text("", 0, about.moves.say(lang));
    page.heading(words::RULES.say(lang));
    for (key, value) in rules(game) {
        let colon = if lang == Lang::Fr { " :" } else { ":" };
        page.text(&format!("{key}{colon} "), 2, value);
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
fn rules(game: &Game) -> Vec<(&'static str, &'static str)> {
    let entry = game.entry();
    let settings = entry.settings(Some(&game.session().rules())).unwrap_or_default();
    let chosen = entry.rules.keys.iter().filter_map(|key| {
        let value = settings.get(key.about.code)?;
        let value = key.values.iter().find(|known| known.code == value)?;
        Some((key.about.say(game.lang), value.say(game.lang)))
    });
    chosen.collect()
}
