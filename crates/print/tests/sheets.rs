//! The sheets of all games, on both papers and in both languages.

use tabletier_core::{Book, Kit, Lang, Part, Taught};
use tabletier_games::each_game;
use tabletier_print::{Paper, Sheet, sheets};
use tabletier_testkit::{flaw, misprint};

/// What printers can be trusted to print begins so far from the edge.
const MARGIN: f32 = 10.0;

/// Looks at the sheets of every game, on every paper, in every language.
fn all(look: impl Fn(&Printed, Paper, Lang)) {
    for game in games() {
        for paper in Paper::ALL {
            for lang in langs() {
                look(&game, *paper, lang);
            }
        }
    }
}

/// All languages.
fn langs() -> impl Iterator<Item = Lang> {
    Lang::all().iter().map(|(tag, _)| Lang::find(tag).expect("it is inside"))
}

/// A game whose type is forgotten.
struct Printed {
    key: &'static str,
    sheets: fn(Paper, Lang) -> Vec<Sheet>,
    kit: fn(Lang) -> Option<Kit>,
    book: fn(Lang) -> Option<&'static Book>,
}

const fn game<G: Taught>() -> Printed {
    Printed { key: G::ABOUT.key, sheets: sheets::<G>, kit: G::kit, book: G::book }
}

/// The games that can be played on paper.
fn games() -> impl Iterator<Item = Printed> {
    each_game!(game).into_iter().filter(|game| (game.kit)(Lang::english()).is_some())
}

/// The attributes of all elements of a name: what stands between it and its end.
fn elements<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    let begin = format!("<{name} ");
    svg.match_indices(&begin)
        .map(|(at, _)| {
            let rest = &svg[at + begin.len()..];
            &rest[..rest.find('>').expect("a tag ends")]
        })
        .collect()
}

fn attribute<'a>(attributes: &'a str, name: &str) -> &'a str {
    let begin = format!("{name}=\"");
    let padded = attributes.find(&begin).unwrap_or_else(|| panic!("no {name} in {attributes}"));
    let rest = &attributes[padded + begin.len()..];
    &rest[..rest.find('"').expect("a quoted value")]
}

fn number(attributes: &str, name: &str) -> f32 {
    let text = attribute(attributes, name);
    text.parse().unwrap_or_else(|_| panic!("{name} is {text:?} in {attributes}"))
}

/// Where pieces lie, in the order of their lots.
fn places(svg: &str) -> Vec<(f32, f32)> {
    let pieces = elements(svg, "g").into_iter().filter(|piece| piece.contains(" scale("));
    pieces
        .map(|piece| {
            let place = attribute(piece, "transform").strip_prefix("translate(");
            let (place, _) = place.and_then(|place| place.split_once(')')).expect("a place");
            let (x, y) = place.split_once(' ').expect("two numbers");
            (x.parse().expect("a number"), y.parse().expect("a number"))
        })
        .collect()
}

/// The words of a sheet as they are read, one line after the other.
fn words(svg: &str) -> String {
    let texts = svg.split("<text ").skip(1).map(|text| {
        let text = &text[text.find('>').expect("a tag ends") + 1..];
        &text[..text.find("</text>").expect("words end")]
    });
    let words: Vec<&str> = texts.collect();
    words.join(" ").replace("&quot;", "\"").replace("&gt;", ">").replace("&amp;", "&")
}

#[test]
fn every_sheet_is_a_well_formed_file_of_the_papers_size() {
    all(|game, paper, lang| {
        for sheet in (game.sheets)(paper, lang) {
            let svg = sheet.svg();
            assert_eq!(flaw(&svg), None, "{}", sheet.file);
            let root = elements(&svg, "svg")[0];
            let (width, height) = (paper.width(), paper.height());
            assert_eq!(attribute(root, "width"), format!("{width}mm"));
            assert_eq!(attribute(root, "height"), format!("{height}mm"));
            assert_eq!(attribute(root, "viewBox"), format!("0 0 {width} {height}"));
        }
    });
}

#[test]
fn board_pieces_and_at_most_two_sheets_of_rules_come_in_this_order() {
    all(|game, paper, lang| {
        let sheets = (game.sheets)(paper, lang);
        let kinds: Vec<&str> = sheets
            .iter()
            .enumerate()
            .map(|(index, sheet)| {
                let name = sheet.file.strip_prefix(&format!("{}-{}-", game.key, index + 1));
                name.and_then(|name| name.strip_suffix(".svg")).expect("a stable name")
            })
            .collect();
        let count = |kind: &str| kinds.iter().filter(|other| **other == kind).count();
        assert!(kinds.is_sorted(), "{kinds:?}");
        assert_eq!(count("board"), if game.key == "billabong" { 2 } else { 1 });
        assert_eq!(count("pieces"), 1, "{} {paper:?} {lang:?}", game.key);
        assert!((1..=2).contains(&count("rules")), "{} {paper:?} {lang:?}", game.key);
        assert_eq!(kinds.len(), count("board") + count("pieces") + count("rules"));
    });
}

#[test]
fn nothing_lies_where_printers_do_not_print() {
    all(|game, paper, lang| {
        let inside = |sheet: &Sheet, left: f32, top: f32, right: f32, bottom: f32| {
            assert!(
                left >= MARGIN
                    && top >= MARGIN
                    && right <= paper.width() - MARGIN
                    && bottom <= paper.height() - MARGIN,
                "{} {paper:?} {lang:?}: {left} {top} {right} {bottom}",
                sheet.file
            );
        };
        let kit = (game.kit)(lang).expect("it can be printed");
        let sizes: Vec<(f32, f32)> = (kit.lots.iter())
            .flat_map(|lot| vec![(lot.width, lot.height); lot.count + lot.spare])
            .map(|(width, height)| (width * kit.unit, height * kit.unit))
            .collect();
        for sheet in (game.sheets)(paper, lang) {
            let svg = sheet.drawing.as_str();
            for text in elements(svg, "text") {
                // Words of pictures lie in their windows.
                if text.contains("textLength") {
                    let (x, y) = (number(text, "x"), number(text, "y"));
                    let size = number(text, "font-size");
                    inside(&sheet, x, y - size, x + number(text, "textLength"), y + 0.3 * size);
                }
            }
            for window in elements(svg, "svg") {
                let (x, y) = (number(window, "x"), number(window, "y"));
                inside(&sheet, x, y, x + number(window, "width"), y + number(window, "height"));
            }
            for (place, (width, height)) in places(svg).into_iter().zip(&sizes) {
                let (x, y) = place;
                let (left, top) = (x - width / 2.0, y - height / 2.0);
                inside(&sheet, left, top, left + width, top + height);
            }
        }
    });
}

#[test]
fn every_piece_is_printed_as_often_as_the_kit_says_and_spares_besides() {
    all(|game, paper, lang| {
        let kit = (game.kit)(lang).expect("it can be printed");
        let wanted: usize = kit.lots.iter().map(|lot| lot.count + lot.spare).sum();
        let all = (game.sheets)(paper, lang);
        let pieces = all.iter().filter(|sheet| sheet.file.contains("pieces"));
        let scaled = |sheet: &Sheet| sheet.drawing.matches(" scale(").count();
        assert_eq!(pieces.map(scaled).sum::<usize>(), wanted, "{} {paper:?}", game.key);
    });
}

#[test]
fn pieces_do_not_overlap() {
    all(|game, paper, lang| {
        let kit = (game.kit)(lang).expect("it can be printed");
        let all = (game.sheets)(paper, lang);
        let sheet = all.iter().find(|sheet| sheet.file.contains("pieces")).expect("pieces");
        let sizes = kit.lots.iter().flat_map(|lot| {
            vec![(lot.width * kit.unit, lot.height * kit.unit); lot.count + lot.spare]
        });
        let pieces: Vec<_> = places(&sheet.drawing).into_iter().zip(sizes).collect();
        for (index, ((x, y), (width, height))) in pieces.iter().enumerate() {
            for ((other_x, other_y), (other_width, other_height)) in &pieces[index + 1..] {
                let beside = (x - other_x).abs() >= (width + other_width) / 2.0;
                let below = (y - other_y).abs() >= (height + other_height) / 2.0;
                assert!(beside || below, "{} {paper:?} {lang:?}: {x} {y}", game.key);
            }
        }
    });
}

#[test]
fn all_that_the_chapters_say_is_printed() {
    all(|game, paper, lang| {
        let all = (game.sheets)(paper, lang);
        let rules = all.iter().filter(|sheet| sheet.file.contains("rules"));
        // Headings, hints and feet stand between the lines of two columns or sheets; sentences
        // are looked for in pieces that a column cannot part.
        let printed = rules.map(|sheet| words(&sheet.drawing)).collect::<Vec<_>>().join(" ");
        let book = (game.book)(lang).expect("it is taught");
        for part in book.chapters.iter().flat_map(|chapter| &chapter.parts) {
            if let Part::Words(words) | Part::Decision(words) = part {
                for word in words.split(' ') {
                    assert!(printed.contains(word), "{} {lang:?}: {word} is missing", game.key);
                }
                let said: Vec<&str> = words.split(' ').collect();
                let begin = said[..said.len().min(5)].join(" ");
                let end = said[said.len().saturating_sub(3)..].join(" ");
                assert!(printed.contains(&begin), "{} {lang:?}: {begin}", game.key);
                assert!(printed.contains(&end), "{} {lang:?}: {end}", game.key);
            }
        }
        for chapter in &book.chapters {
            assert!(printed.contains(chapter.title), "{}", chapter.code);
        }
    });
}

#[test]
fn letters_are_large_enough_to_be_read() {
    all(|game, paper, lang| {
        for sheet in (game.sheets)(paper, lang) {
            for text in elements(&sheet.drawing, "text") {
                if text.contains("textLength") {
                    let points = number(text, "font-size") / 25.4 * 72.0;
                    assert!(points >= 8.48, "{}: {points}", sheet.file);
                }
            }
        }
    });
}

#[test]
fn figures_and_the_moves_spoken_of_are_those_of_the_chapters() {
    for game in games() {
        let kit = (game.kit)(Lang::english()).expect("it can be printed");
        let book = (game.book)(Lang::english()).expect("it is taught");
        for (code, moves) in kit.figures {
            let parts = book.chapters.iter().flat_map(|chapter| &chapter.parts);
            let mut figures = parts.filter_map(|part| match part {
                Part::Figure(figure) => Some(figure),
                _ => None,
            });
            let figure = figures.find(|figure| figure.code == *code);
            let figure = figure.unwrap_or_else(|| panic!("{}: no figure {code}", game.key));
            for text in *moves {
                let attempt = figure.tries.iter().find(|attempt| attempt.text == *text);
                let attempt = attempt.unwrap_or_else(|| panic!("{code} does not speak of {text}"));
                assert_eq!(attempt.refused, None, "{code}: {text}");
            }
        }
        for (_, words) in [("lay", kit.lay), ("cut", kit.cut)] {
            for lang in langs() {
                assert_eq!(misprint(lang, words.say(lang)), None);
            }
        }
    }
}

#[test]
fn the_hint_below_the_title_has_two_lines_at_most() {
    all(|game, paper, lang| {
        for sheet in (game.sheets)(paper, lang) {
            let hints = elements(&sheet.drawing, "text")
                .into_iter()
                .filter(|text| text.contains("textLength"))
                .filter(|text| (18.0..31.0).contains(&number(text, "y")));
            assert!(hints.count() <= 2, "{} {paper:?} {lang:?}", sheet.file);
        }
    });
}

#[test]
fn no_line_leaves_its_column() {
    all(|game, paper, lang| {
        let all = (game.sheets)(paper, lang);
        for sheet in all.iter().filter(|sheet| sheet.file.contains("rules")) {
            let body = 31.0..paper.height() - 20.0;
            let lines = elements(&sheet.drawing, "text")
                .into_iter()
                .filter(|text| text.contains("textLength") && body.contains(&number(text, "y")));
            for line in lines {
                let (x, width) = (number(line, "x"), number(line, "textLength"));
                let middle = paper.width() / 2.0;
                assert!(x > middle || x + width < middle - 3.0, "{}: {line}", sheet.file);
            }
        }
    });
}
