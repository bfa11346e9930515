//! A page being drawn, in millimetres.

use std::fmt::Write;

use tabletier_core::{Escaped, Frame, Node, Number, Phrase};

use super::letters::{extent, lines};
use crate::Paper;

/// What no printer can be trusted to print.
const MARGIN: f32 = 12.0;
/// Above and below what a page is about.
const HEAD: f32 = 20.0;
const FOOT: f32 = 10.0;
const INK: &str = "#222222";
const FAINT: &str = "#666666";

/// A page without head and foot.
pub(super) struct Draft {
    /// What kind of page it is; its code is part of the file's name.
    pub(super) kind: &'static Phrase,
    /// What is said below the title.
    pub(super) hint: &'static str,
    /// What is drawn.
    pub(super) body: String,
}

/// The part of a page between head and foot.
pub(super) fn body(paper: Paper) -> Frame {
    let (width, height) = (paper.width() - 2.0 * MARGIN, paper.height() - 2.0 * MARGIN);
    Frame::new(MARGIN, MARGIN + HEAD, width, height - HEAD - FOOT)
}

/// How words are set.
#[derive(Clone, Copy)]
pub(super) struct Type {
    /// The size in millimetres.
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) faint: bool,
}

impl Type {
    pub(super) const fn plain(size: f32) -> Type {
        Type { size, bold: false, faint: false }
    }

    pub(super) const fn bold(size: f32) -> Type {
        Type { size, bold: true, faint: false }
    }

    const fn faint(size: f32) -> Type {
        Type { size, bold: false, faint: true }
    }

    /// How wide words are.
    pub(super) fn extent(self, words: &str) -> f32 {
        extent(words, self.bold) * self.size
    }

    /// The lines into which words are broken.
    pub(super) fn lines(self, words: &str, width: f32) -> Vec<&str> {
        lines(words, width / self.size, self.bold)
    }
}

/// Something drawn on a page.
#[derive(Default)]
pub(super) struct Drawing(String);

impl Drawing {
    pub(super) fn done(self) -> String {
        self.0
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        self.0.write_fmt(element).expect("writing to a string does not fail");
        self.0.push('\n');
    }

    /// A line of words from the left. Whatever font there is, they are as wide as they were
    /// measured.
    pub(super) fn words(&mut self, x: f32, y: f32, kind: Type, words: &str) {
        let weight = if kind.bold { " font-weight=\"bold\"" } else { "" };
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{weight} fill=\"{}\" textLength=\"{}\" \
             lengthAdjust=\"spacingAndGlyphs\">{}</text>",
            Number(x),
            Number(y),
            Number(kind.size),
            if kind.faint { FAINT } else { INK },
            Number(kind.extent(words)),
            Escaped(words),
        ));
    }

    /// A thin line.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), thick: f32, dashed: bool) {
        let dashes = if dashed { " stroke-dasharray=\"2 1.4\"" } else { "" };
        self.put(format_args!(
            "<path d=\"M{} {}L{} {}\" fill=\"none\" stroke=\"{FAINT}\" stroke-width=\"{}\"{dashes}/>",
            Number(from.0),
            Number(from.1),
            Number(to.0),
            Number(to.1),
            Number(thick),
        ));
    }

    /// What a window shows of nodes, with its upper left corner at a place.
    pub(super) fn window(&mut self, at: (f32, f32), window: Frame, scale: f32, nodes: &[Node]) {
        self.put(format_args!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">",
            Number(at.0),
            Number(at.1),
            Number(window.width * scale),
            Number(window.height * scale),
            Number(window.x),
            Number(window.y),
            Number(window.width),
            Number(window.height),
        ));
        nodes.iter().for_each(|node| node.write_svg(&mut self.0));
        self.put(format_args!("</svg>"));
    }

    /// A piece around its middle.
    pub(super) fn piece(&mut self, at: (f32, f32), scale: f32, piece: &Node) {
        // Small enough to need more digits.
        let fine = (scale * 10_000.0).round() as u32;
        self.put(format_args!(
            "<g transform=\"translate({} {}) scale({}.{:04})\">",
            Number(at.0),
            Number(at.1),
            fine / 10_000,
            fine % 10_000,
        ));
        piece.write_svg(&mut self.0);
        self.put(format_args!("</g>"));
    }
}

/// A whole page.
pub(super) struct Leaf {
    paper: Paper,
    drawing: Drawing,
}

impl Leaf {
    pub(super) fn new(paper: Paper, defs: &str) -> Leaf {
        let mut drawing = Drawing::default();
        let (width, height) = (Number(paper.width()), Number(paper.height()));
        drawing.put(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>"));
        if !defs.is_empty() {
            drawing.put(format_args!("<defs>\n{}\n</defs>", defs.trim()));
        }
        drawing.put(format_args!(
            "<g font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">"
        ));
        Leaf { paper, drawing }
    }

    /// The game's name and what the page holds, who made the game, and a hint of two lines.
    pub(super) fn head(&mut self, name: &str, kind: &str, by: &str, hint: &str) {
        let body = body(self.paper);
        let (large, small) = (Type::bold(5.6), Type::faint(3.4));
        let y = MARGIN + 5.0;
        self.drawing.words(body.x, y, large, name);
        let x = body.x + large.extent(name) + 3.0;
        self.drawing.words(x, y, Type { bold: false, ..large }, kind);
        self.drawing.words(body.x + body.width - small.extent(by), y, small, by);
        for (index, line) in small.lines(hint, body.width).into_iter().enumerate() {
            self.drawing.words(body.x, y + 5.2 + 4.3 * index as f32, small, line);
        }
    }

    pub(super) fn add(&mut self, body: &str) {
        self.drawing.0.push_str(body);
    }

    /// Which page it is, and a ruler that tells whether it was printed in its size.
    pub(super) fn foot(&mut self, number: &str, ruler: &str) {
        let body = body(self.paper);
        let small = Type::faint(3.0);
        let y = self.paper.height() - MARGIN - 0.3;
        for mark in 0..=5 {
            let x = body.x + 10.0 * mark as f32;
            let high = if mark % 5 == 0 { 3.0 } else { 1.8 };
            self.drawing.line((x, y), (x, y - high), 0.2, false);
        }
        self.drawing.line((body.x, y), (body.x + 50.0, y), 0.2, false);
        self.drawing.words(body.x + 53.0, y, small, ruler);
        self.drawing.words(body.x + body.width - small.extent(number), y, small, number);
    }

    pub(super) fn drawing(mut self) -> String {
        self.drawing.put(format_args!("</g>"));
        self.drawing.done()
    }
}
