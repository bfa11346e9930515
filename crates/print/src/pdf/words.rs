//! The words of a sheet: where they stand and how they are set.

use simplecss::{AttributeOperator, Element, PseudoClass, StyleSheet};
use svg2pdf::usvg::roxmltree::{Document, Error, Node, NodeType};

use crate::sheet::extent;

/// A line of words, in millimetres from the upper left corner of the page.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Words {
    pub(super) text: String,
    /// Where its base line begins.
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) size: f32,
    pub(super) bold: bool,
    /// Red, green and blue, from 0 to 1.
    pub(super) fill: [f32; 3],
}

/// From where something is drawn to the page: moved, and larger or smaller by as much in both directions.
#[derive(Clone, Copy)]
struct Place {
    x: f32,
    y: f32,
    scale: f32,
    /// What is seen: left, top, right and bottom, on the page.
    window: [f32; 4],
}

impl Place {
    fn at(self, x: f32, y: f32) -> (f32, f32) {
        (self.x + self.scale * x, self.y + self.scale * y)
    }

    fn moved(self, x: f32, y: f32, scale: f32) -> Place {
        let (x, y) = self.at(x, y);
        Place { x, y, scale: self.scale * scale, ..self }
    }
}

/// All words of an SVG file of [`Sheet::svg`](crate::Sheet::svg).
pub(super) fn words(svg: &str) -> Result<Vec<Words>, Error> {
    let document = Document::parse(svg)?;
    let root = document.root_element();
    let style = root.children().find(|node| node.has_tag_name("style"));
    let style = StyleSheet::parse(style.and_then(|node| node.text()).unwrap_or_default());
    let mut found = Vec::new();
    let window = [f32::MIN, f32::MIN, f32::MAX, f32::MAX];
    let page = Place { x: 0.0, y: 0.0, scale: 1.0, window };
    root.children().for_each(|node| collect(node, page, &style, &mut found));
    Ok(found)
}

fn collect(node: Node<'_, '_>, place: Place, style: &StyleSheet<'_>, found: &mut Vec<Words>) {
    if !node.is_element() || property(node, style, "display").as_deref() == Some("none") {
        return;
    }
    let place = match node.tag_name().name() {
        "svg" => window(node, place),
        "text" => return found.extend(set(node, place, style)),
        "g" => shifted(node, place),
        _ => return,
    };
    node.children().for_each(|child| collect(child, place, style, found));
}

fn number(node: Node<'_, '_>, name: &str) -> Option<f32> {
    node.attribute(name)?.parse().ok()
}

/// Where a group is drawn that is moved and then perhaps scaled.
fn shifted(node: Node<'_, '_>, place: Place) -> Place {
    let text = node.attribute("transform").unwrap_or_default();
    let numbers = |name: &str| -> Vec<f32> {
        let inside =
            text.split_once(&format!("{name}(")).and_then(|(_, rest)| rest.split_once(')'));
        let inside = inside.map_or("", |(inside, _)| inside).split([' ', ',']);
        inside.filter_map(|number| number.parse().ok()).collect()
    };
    let by = numbers("translate");
    let (x, y) = (by.first().copied().unwrap_or(0.0), by.get(1).copied().unwrap_or(0.0));
    place.moved(x, y, numbers("scale").first().copied().unwrap_or(1.0))
}

/// Where a picture within the picture is drawn; what lies outside of it is not seen.
fn window(node: Node<'_, '_>, place: Place) -> Place {
    let part = |name: &str| number(node, name).unwrap_or(0.0);
    let frame = node.attribute("viewBox").unwrap_or_default().split(' ');
    let frame: Vec<f32> = frame.filter_map(|number| number.parse().ok()).collect();
    let [left, top, width, _] = frame[..] else { return place };
    let outer = place.moved(part("x"), part("y"), 1.0);
    let (right, bottom) = outer.at(part("width"), part("height"));
    let inner = outer.moved(0.0, 0.0, part("width") / width);
    Place { window: [outer.x, outer.y, right, bottom], ..inner.moved(-left, -top, 1.0) }
}

/// A line of words as it is set.
fn set(node: Node<'_, '_>, place: Place, style: &StyleSheet<'_>) -> Option<Words> {
    let texts = node.children().filter(|child| child.node_type() == NodeType::Text);
    let text: String = texts.filter_map(|child| child.text()).collect();
    let (x, y) = place.at(number(node, "x").unwrap_or(0.0), number(node, "y").unwrap_or(0.0));
    let [left, top, right, bottom] = place.window;
    if !(left..=right).contains(&x) || !(top..=bottom).contains(&y) {
        return None;
    }
    // The short form names weight and size before the family.
    let font = property(node, style, "font").unwrap_or_default();
    let mut parts = font.split(' ');
    let of_font = |part: Option<&str>| part.unwrap_or_default().to_string();
    let weight = property(node, style, "font-weight").unwrap_or_else(|| of_font(parts.next()));
    let size =
        property(node, style, "font-size").unwrap_or_else(|| of_font(font.split(' ').nth(1)));
    let size = size.trim_end_matches("px").parse::<f32>().ok()? * place.scale;
    let bold = weight == "bold" || weight.parse::<u16>().is_ok_and(|weight| weight >= 600);
    let fill = property(node, style, "fill").and_then(|colour| rgb(&colour)).unwrap_or([0.0; 3]);
    let middle = node.attribute("text-anchor") == Some("middle");
    let x = if middle { x - extent(&text, bold) * size / 2.0 } else { x };
    Some(Words { text, x, y, size, bold, fill })
}

/// A colour such as `#4d382b`.
fn rgb(colour: &str) -> Option<[f32; 3]> {
    let all = u32::from_str_radix(colour.strip_prefix('#').filter(|it| it.len() == 6)?, 16).ok()?;
    Some([16, 8, 0].map(|by| (all >> by & 255) as f32 / 255.0))
}

/// What an element itself or the style sheet says; the last and most particular rule counts.
fn property(node: Node<'_, '_>, style: &StyleSheet<'_>, name: &str) -> Option<String> {
    let rules = style.rules.iter().filter(|rule| rule.selector.matches(&Styled(node)));
    let declared = rules.flat_map(|rule| &rule.declarations).rfind(|it| it.name == name);
    declared.map(|it| it.value.to_string()).or_else(|| node.attribute(name).map(String::from))
}

/// An element as style sheets see it.
struct Styled<'a, 'input>(Node<'a, 'input>);

impl Element for Styled<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Styled)
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Styled)
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0.attribute(name).is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, _class: PseudoClass<'_>) -> bool {
        false
    }
}

/// Words as fonts of such files have them: one byte a sign, as Windows had it in Western Europe.
pub(super) fn encode(text: &str) -> Vec<u8> {
    text.chars().map(|sign| byte(sign).unwrap_or(b'?')).collect()
}

fn byte(sign: char) -> Option<u8> {
    Some(match sign {
        ' '..='~' => sign as u8,
        '\u{a0}'..='\u{ff}' => sign as u8,
        // A narrow blank is a blank.
        '\u{202f}' => 0xa0,
        '…' => 0x85,
        '‚' => 0x82,
        '„' => 0x84,
        'Œ' => 0x8c,
        '‘' => 0x91,
        '’' => 0x92,
        '“' => 0x93,
        '”' => 0x94,
        '•' => 0x95,
        '–' | '−' => 0x96,
        '—' => 0x97,
        'œ' => 0x9c,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Paper, sheets};
    use tabletier_core::Lang;
    use tabletier_games::each_game;

    #[test]
    fn every_word_of_every_game_is_found_and_can_be_written() {
        fn check<G: tabletier_core::Taught>() {
            for (tag, _) in Lang::all() {
                let lang = Lang::find(tag).unwrap();
                for sheet in sheets::<G>(Paper::A4, lang) {
                    let svg = sheet.svg();
                    let found = words(&svg).unwrap();
                    assert!(found.len() > 3, "{}: {} lines", sheet.file, found.len());
                    for line in &found {
                        let bad = line.text.chars().find(|sign| byte(*sign).is_none());
                        assert_eq!(bad, None, "{tag}, {}: {}", sheet.file, line.text);
                        assert!(line.size > 0.5, "{tag}, {}: {line:?}", sheet.file);
                        let (wide, high) = (sheet.paper.width(), sheet.paper.height());
                        let seen = (0.0..wide).contains(&line.x) && (0.0..high).contains(&line.y);
                        assert!(seen, "{tag}, {}: {line:?}", sheet.file);
                    }
                    // All that are written on the sheet itself are there.
                    let lines = svg.matches("textLength").count();
                    assert!(found.len() >= lines, "{}: {} of {lines}", sheet.file, found.len());
                }
            }
        }
        const fn of<G: tabletier_core::Taught>() -> fn() {
            check::<G>
        }
        let checks: &[fn()] = &each_game!(of);
        checks.iter().for_each(|check| check());
    }

    #[test]
    fn words_stand_where_the_picture_has_them() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg'><style>.a { fill: #ff0000; font: 600 20px X; } \
                   .b .a { display: none; }</style>\
                   <svg x='10' y='20' width='50' height='50' viewBox='100 0 100 100'>\
                   <g transform='translate(10 20)'><text class='a' x='100' y='0'>one</text></g>\
                   <text class='a' x='20' y='10'>outside</text>\
                   <g class='b'><text class='a' x='120' y='10'>hidden</text></g></svg></svg>";
        let found = words(svg).unwrap();
        assert_eq!(found.len(), 1, "{found:?}");
        let one = &found[0];
        assert_eq!((one.x, one.y, one.size, one.bold), (15.0, 30.0, 10.0, true));
        assert_eq!(one.fill, [1.0, 0.0, 0.0]);
    }
}
