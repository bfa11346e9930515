//! The rules in two columns, with small pictures: as large as two sheets allow.

use tabletier_core::words::print as words;
use tabletier_core::{Figure, Node, Part, Scene};

use super::Print;
use super::page::{Draft, Drawing, Type, body};

/// Between the two columns.
const GUTTER: f32 = 7.0;
/// How many columns two sheets have.
const COLUMNS: usize = 4;
/// The size of letters in points and the width of pictures in millimetres, the best first.
const SIZES: [(f32, f32); 7] =
    [(10.0, 52.0), (9.5, 48.0), (9.25, 44.0), (9.0, 41.0), (8.75, 38.0), (8.5, 35.0), (8.5, 31.0)];
const POINT: f32 = 25.4 / 72.0;

/// Something set in a column: it is never parted, and never from the next if it has to stay with
/// that.
struct Slug<'a> {
    /// The room above it, unless it is the first of its column.
    above: f32,
    height: f32,
    stays: bool,
    what: What<'a>,
}

enum What<'a> {
    Heading(&'a str),
    Words(&'a str),
    Decision(&'a str),
    Figure(&'a Scene, Vec<&'a str>),
}

/// How large everything is.
#[derive(Clone, Copy)]
struct Size {
    column: f32,
    kind: Type,
    /// From line to line.
    leading: f32,
    picture: f32,
}

/// What is told: a paragraph, or a picture with its caption.
enum Told {
    Heading(&'static str),
    Words(&'static str),
    Decision(&'static str),
    Figure(Scene, String),
}

impl Print {
    pub(super) fn rules(&self) -> Vec<Draft> {
        let told = self.told();
        let body = body(self.paper);
        let column = (body.width - GUTTER) / 2.0;
        let sizes = SIZES.map(|(points, picture)| {
            let size = points * POINT;
            Size { column, kind: Type::plain(size), leading: 1.27 * size, picture }
        });
        let fits = |size: &Size| fill(&set(&told, *size), body.height).len() <= COLUMNS;
        let size = sizes.iter().copied().find(fits).unwrap_or(sizes[sizes.len() - 1]);
        let slugs = set(&told, size);
        // Columns of equal length, as short as the number of sheets allows.
        let sheets = fill(&slugs, body.height).len().div_ceil(2);
        let mut height = body.height;
        while fill(&slugs, height - 1.0).len() <= 2 * sheets {
            height -= 1.0;
        }
        let columns = fill(&slugs, height);
        let page = |pair: &[&[Slug<'_>]]| {
            let mut drawing = Drawing::default();
            for (side, slugs) in pair.iter().enumerate() {
                let x = body.x + (column + GUTTER) * side as f32;
                draw(slugs, (x, body.y), size, &mut drawing);
            }
            Draft { kind: &words::RULES, hint: words::MARKED.say(self.lang), body: drawing.done() }
        };
        columns.chunks(2).map(page).collect()
    }

    /// All that the chapters say, and the figures that the game has chosen for paper.
    fn told(&self) -> Vec<Told> {
        let mut told = Vec::new();
        for chapter in &self.book.chapters {
            told.push(Told::Heading(chapter.title));
            for part in &chapter.parts {
                match part {
                    Part::Words(words) => told.push(Told::Words(words)),
                    Part::Decision(words) => told.push(Told::Decision(words)),
                    Part::Figure(figure) => told.extend(self.figure(figure)),
                }
            }
        }
        told
    }

    /// A figure that the game has chosen, with what is said of it.
    fn figure(&self, figure: &Figure) -> Option<Told> {
        let shown = |(code, _): &&(&str, _)| *code == figure.code;
        let (_, moves) = self.kit.figures.iter().find(shown)?;
        let way = if let [only] = moves { Some(*only) } else { None };
        let mut scene = (self.draw)(figure, self.lang, way)?;
        scene.frame = (self.kit.crop)(scene.frame);
        scene.nodes.iter_mut().for_each(Node::mute);
        let tried = figure.tries.iter().filter(|attempt| moves.contains(&attempt.text));
        let said = tried.map(|attempt| attempt.words);
        let words: Vec<&str> = [figure.caption].into_iter().chain(said).collect();
        Some(Told::Figure(scene, words.join(" ")))
    }
}

/// How far the words of a decision stand in.
const INSET: f32 = 2.5;
/// Between a picture and its caption.
const ASIDE: f32 = 3.0;

/// Everything line by line.
fn set(told: &[Told], size: Size) -> Vec<Slug<'_>> {
    let Size { column, kind, leading, picture } = size;
    let mut slugs = Vec::new();
    for told in told {
        match told {
            Told::Heading(words) => slugs.push(Slug {
                above: leading,
                height: 1.05 * leading,
                stays: true,
                what: What::Heading(words),
            }),
            Told::Words(words) => {
                paragraph(&mut slugs, kind.lines(words, column), leading, What::Words);
            }
            Told::Decision(words) => {
                let lines = kind.lines(words, column - INSET);
                paragraph(&mut slugs, lines, leading, What::Decision);
            }
            Told::Figure(scene, caption) => {
                let lines = kind.lines(caption, column - picture - ASIDE);
                let high = picture * scene.frame.height / scene.frame.width;
                slugs.push(Slug {
                    above: 0.7 * leading,
                    height: high.max(lines.len() as f32 * leading) + 0.2 * leading,
                    stays: false,
                    what: What::Figure(scene, lines),
                });
            }
        }
    }
    slugs
}

/// Lines of which neither the first nor the last stands alone.
fn paragraph<'a>(
    slugs: &mut Vec<Slug<'a>>,
    lines: Vec<&'a str>,
    leading: f32,
    what: fn(&'a str) -> What<'a>,
) {
    let count = lines.len();
    slugs.extend(lines.into_iter().enumerate().map(|(index, line)| Slug {
        above: if index == 0 { 0.45 * leading } else { 0.0 },
        height: leading,
        stays: index + 1 < count && (index == 0 || index + 2 == count),
        what: what(line),
    }));
}

/// Columns of at most this height.
fn fill<'s, 'a>(slugs: &'s [Slug<'a>], height: f32) -> Vec<&'s [Slug<'a>]> {
    let mut columns = Vec::new();
    let (mut first, mut used) = (0, 0.0);
    let mut at = 0;
    while at < slugs.len() {
        let end = at + 1 + slugs[at..].iter().take_while(|slug| slug.stays).count();
        let together = &slugs[at..end.min(slugs.len())];
        let needed: f32 = together.iter().map(|slug| slug.above + slug.height).sum();
        if at > first && used + needed > height {
            columns.push(&slugs[first..at]);
            (first, used) = (at, 0.0);
        }
        used += needed - if at == first { together[0].above } else { 0.0 };
        at += together.len();
    }
    columns.push(&slugs[first..]);
    columns
}

fn draw(slugs: &[Slug<'_>], (x, top): (f32, f32), size: Size, drawing: &mut Drawing) {
    let Size { kind, leading, picture, .. } = size;
    let mut y = top;
    for (index, slug) in slugs.iter().enumerate() {
        y += if index == 0 { 0.0 } else { slug.above };
        let base = y + 0.75 * leading;
        match &slug.what {
            What::Heading(words) => {
                drawing.words(x, base, Type::bold(1.2 * kind.size), words);
            }
            What::Words(words) => drawing.words(x, base, kind, words),
            What::Decision(words) => {
                drawing.line((x + 0.4, y), (x + 0.4, y + leading), 0.5, false);
                drawing.words(x + INSET, base, kind, words);
            }
            What::Figure(scene, lines) => {
                let scale = picture / scene.frame.width;
                drawing.window((x, y), scene.frame, scale, &scene.nodes);
                for (index, line) in lines.iter().enumerate() {
                    let base = base + leading * index as f32;
                    drawing.words(x + picture + ASIDE, base, kind, line);
                }
            }
        }
        y += slug.height;
    }
}
