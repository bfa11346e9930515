//! Touches as text, as the conformance suite tells them.

use tabletier_core::{Game, Position, Target};

/// What becomes of a position when it is changed by touches: the text of the new one, or the code
/// of the reason why it is none. Touches are written `tool@place`, `field=value` (by number) or
/// `clear`, with a blank between them.
///
/// # Panics
///
/// When there is no such position, tool or field.
#[track_caller]
pub fn drafted<G: Game>(
    rules: &str,
    position: &str,
    touches: &str,
) -> Result<String, &'static str> {
    let rules = rules.parse().unwrap_or_else(|error| panic!("{error}"));
    let position =
        G::Position::read(rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut draft = G::draft(&position);
    for touch in touches.split_ascii_whitespace() {
        if let Some((tool, place)) = touch.split_once('@') {
            let found = draft.tools().iter().position(|found| found.code == tool);
            draft.touch(found.unwrap_or_else(|| panic!("no tool {tool}")), &Target::new(place));
        } else if let Some((field, value)) = touch.split_once('=') {
            let found = draft.fields().iter().position(|found| found.name.code == field);
            let found = found.unwrap_or_else(|| panic!("no field {field}"));
            draft.set(found, value.parse().unwrap_or_else(|_| panic!("no number {value}")));
        } else {
            assert_eq!(touch, "clear");
            draft.clear();
        }
    }
    draft.check().map_err(|why| why.code)
}
