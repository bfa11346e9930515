//! Sheets as one PDF file, at true scale: pictures are vectors, and words are words.

mod words;

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use svg2pdf::usvg::{Options, Tree};
use svg2pdf::{ConversionOptions, to_chunk};

use crate::Sheet;
use words::{Words, encode, words};

/// Points in a millimetre.
const POINTS: f32 = 72.0 / 25.4;
/// What the pictures of pages and their fonts are called in the file.
const PICTURE: Name<'_> = Name(b"P");
const PLAIN: Name<'_> = Name(b"F");
const BOLD: Name<'_> = Name(b"B");

/// A sheet that cannot be put into the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdfError {
    /// The name of the sheet's own file.
    pub sheet: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no picture: {}", self.sheet, self.why)
    }
}

impl Error for PdfError {}

/// The file: a page for each sheet, of the size of its paper.
///
/// Words are set in Helvetica, by whose measure they were laid out. Every reader of such files has it or a
/// font like it, so that none is put in.
pub fn pdf(title: &str, lang: &str, sheets: &[Sheet]) -> Result<Vec<u8>, PdfError> {
    let mut next = Ref::new(1);
    let (catalog, tree, about) = (next.bump(), next.bump(), next.bump());
    let fonts = [next.bump(), next.bump()];
    let pages: Vec<Ref> = sheets.iter().map(|_| next.bump()).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree).lang(TextStr(lang));
    pdf.document_info(about).title(TextStr(title)).creator(TextStr("Tabletier"));
    pdf.pages(tree).kids(pages.iter().copied()).count(pages.len() as i32);
    for (font, name) in fonts.iter().zip([&b"Helvetica"[..], b"Helvetica-Bold"]) {
        let mut font = pdf.type1_font(*font);
        font.base_font(Name(name)).encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (sheet, page) in sheets.iter().zip(pages) {
        let wrong = |why: String| PdfError { sheet: sheet.file.clone(), why };
        let svg = sheet.svg();
        let drawn =
            Tree::from_str(&svg, &Options::default()).map_err(|it| wrong(it.to_string()))?;
        let (chunk, picture) =
            to_chunk(&drawn, ConversionOptions::default()).map_err(|it| wrong(it.to_string()))?;
        let mut known = HashMap::new();
        let chunk = chunk.renumber(|old| *known.entry(old).or_insert_with(|| next.bump()));
        let picture = known[&picture];
        let text = words(&svg).map_err(|it| wrong(it.to_string()))?;
        let content = next.bump();
        let (width, height) = (sheet.paper.width() * POINTS, sheet.paper.height() * POINTS);
        let mut leaf = pdf.page(page);
        leaf.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(content);
        let mut resources = leaf.resources();
        resources.x_objects().pair(PICTURE, picture);
        resources.fonts().pair(PLAIN, fonts[0]).pair(BOLD, fonts[1]);
        resources.finish();
        leaf.finish();
        pdf.stream(content, &contents(width, height, &text));
        pdf.extend(&chunk);
    }
    Ok(pdf.finish())
}

/// What a page shows: its picture, and its words over it.
fn contents(width: f32, height: f32, text: &[Words]) -> Vec<u8> {
    let mut content = Content::new();
    // Pictures are one unit wide and high.
    content.save_state().transform([width, 0.0, 0.0, height, 0.0, 0.0]);
    content.x_object(PICTURE).restore_state();
    for words in text {
        let [red, green, blue] = words.fill;
        let font = if words.bold { BOLD } else { PLAIN };
        content.set_fill_rgb(red, green, blue).begin_text();
        content.set_font(font, words.size * POINTS);
        content.next_line(words.x * POINTS, height - words.y * POINTS);
        content.show(Str(&encode(&words.text))).end_text();
    }
    content.finish().to_vec()
}
