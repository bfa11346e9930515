//! Sheets of paper to print: a game's board, its pieces to cut out, and its rules.

mod board;
mod letters;
mod page;
mod pieces;
mod rules;

use tabletier_core::words::print as words;
use tabletier_core::{
    About, Book, Drawn, Figure, Kit, Lang, Number, Position, Scene, Taught, View, drawn_style,
};

use crate::Paper;
#[cfg(feature = "pdf")]
pub(crate) use letters::extent;
use page::{Draft, Leaf};

/// One page, at true scale.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The name of its file.
    pub file: String,
    /// What it is, for those who do not see it.
    pub title: String,
    /// What it is printed on.
    pub paper: Paper,
    /// What its classes look like.
    pub style: String,
    /// What is drawn, as elements of SVG in millimetres, without style sheet and the root around it.
    pub drawing: String,
}

impl Sheet {
    /// The sheet as a complete SVG file.
    pub fn svg(&self) -> String {
        let (width, height) = (Number(self.paper.width()), Number(self.paper.height()));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\">\n<style>\n{}\n</style>\n{}</svg>\n",
            self.style, self.drawing,
        )
    }
}

/// What is printed, of whatever game.
struct Print {
    about: About,
    book: &'static Book,
    kit: Kit,
    paper: Paper,
    lang: Lang,
    /// The picture of a figure with the way of a move.
    draw: fn(&Figure, Lang, Option<&str>) -> Option<Scene>,
}

/// The sheets of a game, in the order in which they are used: board, pieces, rules. There are none
/// where the rules have not been loaded in this language.
pub fn sheets<G: Taught>(paper: Paper, lang: Lang) -> Vec<Sheet> {
    let (Some(kit), Some(book)) = (G::kit(lang), G::book(lang)) else { return Vec::new() };
    let draw = |figure: &Figure, lang: Lang, last: Option<&str>| {
        let position = G::Position::read(figure.rules.parse().ok()?, figure.position).ok()?;
        Some(position.scene(&View { lang, last, clicks: &[] }))
    };
    let print = Print { about: G::ABOUT, book, kit, paper, lang, draw };
    print.sheets()
}

impl Print {
    fn sheets(&self) -> Vec<Sheet> {
        let mut drafts = self.board();
        drafts.extend(self.pieces());
        drafts.extend(self.rules());
        let style = format!("{}\n{}", self.kit.board.style.trim(), self.kit.style.trim());
        let style = drawn_style(&style);
        let count = drafts.len();
        let finish = |(index, draft): (usize, Draft)| {
            let (number, kind) = (index + 1, draft.kind);
            let mut leaf = Leaf::new(self.paper, self.kit.board.defs);
            let by = words::by(self.about.author).say(self.lang);
            leaf.head(self.about.name, kind.say(self.lang), &by, draft.hint);
            leaf.add(&draft.body);
            let foot = words::sheet(count, self.about.name, number).say(self.lang);
            leaf.foot(&foot, words::RULER.say(self.lang));
            Sheet {
                file: format!("{}-{number}-{}.svg", self.about.key, kind.code),
                title: words::sheet_title(count, self.about.name, kind.code, number).say(self.lang),
                paper: self.paper,
                style: style.clone(),
                drawing: leaf.drawing(),
            }
        };
        drafts.into_iter().enumerate().map(finish).collect()
    }
}
