//! Whether a picture file is well formed: tags balance, attributes are quoted, signs are escaped.

use super::fault::{Check, Fault, ensure};

/// What keeps programs from reading an SVG file, if anything.
pub fn flaw(svg: &str) -> Option<String> {
    check_xml(svg).err().map(|fault| fault.to_string())
}

/// Checks one file of XML, without a declaration, comments or character data sections.
pub(super) fn check_xml(text: &str) -> Check {
    let broken = |why: String| Fault::new(format!("the SVG is not well formed: {why}"));
    let mut open: Vec<&str> = Vec::new();
    ensure(text.starts_with("<svg"), || broken("it does not begin with <svg".to_string()))?;
    for piece in text.split('<').skip(1) {
        let (tag, words) = tag_end(piece).ok_or_else(|| broken(format!("open tag <{piece}")))?;
        ensure(escaped(piece), || broken(format!("a bare & near <{tag}>")))?;
        ensure(!open.is_empty() || tag.starts_with("svg"), || broken(format!("<{tag}> outside")))?;
        match tag.strip_prefix('/') {
            Some(name) => {
                let opened = open.pop();
                ensure(opened == Some(name), || broken(format!("{opened:?} ends with </{name}>")))?;
            }
            None if tag.ends_with('/') => {}
            None => open.extend(tag.split_ascii_whitespace().next()),
        }
        ensure(!open.is_empty() || words.trim().is_empty(), || {
            broken(format!("{words:?} after the end"))
        })?;
    }
    ensure(open.is_empty(), || broken(format!("{open:?} never end")))
}

/// Splits what follows a `<` at the `>` that ends the tag; one within quotes does not.
fn tag_end(piece: &str) -> Option<(&str, &str)> {
    let mut quoted = false;
    let end = piece.find(|c| {
        quoted ^= c == '"';
        c == '>' && !quoted
    })?;
    Some((&piece[..end], &piece[end + 1..]))
}

/// Whether every `&` begins the name of a sign.
fn escaped(text: &str) -> bool {
    text.split('&').skip(1).all(|after| {
        after.split_once(';').is_some_and(|(name, _)| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '#')
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_formed_files_pass() {
        for text in ["<svg/>", "<svg a=\"x>y\"><g><b/>1 &lt; 2 > 1</g>\n</svg>\n"] {
            assert_eq!(check_xml(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn broken_files_are_told() {
        for text in [
            "",
            "x<svg/>",
            "<svg>",
            "<svg><g></svg>",
            "<svg></g></svg>",
            "<svg a=\"></svg>",
            "<svg>a & b</svg>",
            "<svg></svg>x",
            "<g></g>",
            "<svg",
        ] {
            assert!(check_xml(text).is_err(), "{text}");
        }
    }
}
