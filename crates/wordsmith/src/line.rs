//! Lines of a file.

/// The line, counted from 1, of a place in a text.
pub(crate) fn line_at(text: &str, place: usize) -> usize {
    1 + text.as_bytes()[..place.min(text.len())].iter().filter(|byte| **byte == b'\n').count()
}

/// The line on which a message begins, and if one of its attributes is meant, that one.
pub(crate) fn line_of(text: &str, id: &str, attribute: Option<&str>) -> usize {
    let begins = |line: &str, name: &str| {
        line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut lines = text.lines().enumerate().skip_while(|(_, line)| !begins(line, id));
    let Some((at, _)) = lines.next() else { return 1 };
    let Some(attribute) = attribute else { return at + 1 };
    let attribute = format!(".{attribute}");
    lines.find(|(_, line)| begins(line.trim_start(), &attribute)).map_or(at, |(line, _)| line) + 1
}
