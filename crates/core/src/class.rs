//! What classes of scenes are called wherever a scene is drawn.
//!
//! Games name their classes freely. A page on which a scene is drawn has names of its own, so all of
//! a scene's get a prefix there that nothing else has: what one of them looks like is said by the
//! game's style sheet alone.

/// What all classes of a drawn scene begin with.
const PREFIX: &str = "scene-";

/// Classes of a scene, separated by blanks, as they are called where it is drawn.
pub fn drawn_class(class: &str) -> String {
    let mut drawn = String::new();
    for name in class.split_ascii_whitespace() {
        if !drawn.is_empty() {
            drawn.push(' ');
        }
        drawn.push_str(PREFIX);
        drawn.push_str(name);
    }
    drawn
}

/// A style sheet of a scene with the names that classes have where it is drawn.
///
/// A class is whatever follows a full stop and begins with a letter; a number does not.
pub fn drawn_style(style: &str) -> String {
    let mut drawn = String::with_capacity(style.len() * 2);
    let mut letters = style.chars().peekable();
    while let Some(letter) = letters.next() {
        drawn.push(letter);
        if letter == '.' && letters.peek().is_some_and(char::is_ascii_alphabetic) {
            drawn.push_str(PREFIX);
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_and_their_style_keep_their_names_together() {
        assert_eq!(drawn_class(""), "");
        assert_eq!(drawn_class("hole  next"), "scene-hole scene-next");
        assert_eq!(
            drawn_style(".hole.next:hover .brim { opacity: .5; stroke-width: 1.6 }"),
            ".scene-hole.scene-next:hover .scene-brim { opacity: .5; stroke-width: 1.6 }"
        );
    }
}
