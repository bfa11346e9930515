//! Boards on which positions are set up: whatever is touched, exactly positions get through.

use std::collections::BTreeMap;

use tabletier_core::draft::NO_POSITION;
use tabletier_core::{
    Dice, Draft, Drawn, Field, Game, Lang, Node, Position, Scene, Shape, Target, View,
};

use super::fault::{Check, Fault, check_phrase, check_words, ensure};
use super::pictures::{check_icon, check_scene};
use crate::langs;

/// How many touches spoil and mend a board.
const TOUCHES: usize = 150;

/// How often all places are gone through to make a position again.
const PASSES: usize = 12;

/// A draft begins with its position, stays sound whatever is touched, and can make the position
/// again from an empty board.
pub(super) fn check_draft<G: Game>(position: &G::Position, dice: &mut Dice) -> Check {
    let mut draft = G::draft(position);
    check_tools(&*draft)?;
    let text = draft.check().map_err(|why| {
        Fault::new(format!("the draft of a position is refused: {}", why.say(Lang::english())))
    })?;
    // What cannot be seen on the board may be left out.
    let begun = G::Position::read(position.rules(), &text).map_err(|error| {
        Fault::new(format!("the draft of a position has an unreadable text: {error}"))
    })?;
    let view = View::default();
    let seen = begun.sketch(&view).lines == position.sketch(&view).lines;
    ensure(begun == *position || seen && begun.seat() == position.seat(), || {
        Fault::new("the draft of a position is another position").note("draft", &text)
    })?;
    let mut touches = Vec::new();
    let mut last = None;
    for turn in 0..TOUCHES {
        touches.push(touch_something(&mut *draft, &mut last, dice));
        let here =
            |fault: Fault| fault.note("draft", draft.text()).note("touches", touches.join(" "));
        check_verdict::<G>(&*draft, position.rules()).map_err(here)?;
        if turn % 8 == 0 {
            check_places(&*draft).map_err(here)?;
        }
    }
    check_twice(&mut *draft, dice).map_err(|fault| fault.note("draft", draft.text()))?;
    check_beyond(&mut *draft)?;
    rebuild(&mut *draft, &*G::draft(position)).map_err(|fault| fault.note("wanted", &text))
}

fn check_tools(draft: &dyn Draft) -> Check {
    let tools = draft.tools();
    for (index, tool) in tools.iter().enumerate() {
        check_phrase("a tool", tool)?;
        let same = tools.iter().filter(|other| other.code == tool.code).count();
        ensure(same == 1, || Fault::new(format!("two tools are called {}", tool.code)))?;
        if let Some(icon) = draft.icon(index) {
            check_icon(&icon).map_err(|fault| fault.note("tool", tool.code))?;
        }
    }
    ensure(tools.last().is_some_and(|tool| tool.code == "nothing"), || {
        Fault::new("the last tool does not take away")
    })?;
    ensure(draft.icon(tools.len()).is_none(), || Fault::new("there is an icon of no tool"))
}

/// Touches a place with a tool, or the last one once more, or sets a field; at times begins with an
/// empty board.
fn touch_something(
    draft: &mut dyn Draft,
    last: &mut Option<(usize, Target)>,
    dice: &mut Dice,
) -> String {
    let mut below = |most: usize| dice.below(most.max(1) as u64) as usize;
    let fields = draft.fields();
    match below(12) {
        0 if !fields.is_empty() => {
            let field = below(fields.len());
            let value = below(fields[field].values.len());
            draft.set(field, value);
            format!("{}={value}", fields[field].name.code)
        }
        1 if below(6) == 0 => {
            draft.clear();
            "clear".to_string()
        }
        2..=5 if last.is_some() => {
            let Some((tool, place)) = last.take() else { unreachable!("something was touched") };
            draft.touch(tool, &place);
            "again".to_string()
        }
        _ => {
            let places = places(&draft.scene(Lang::english()));
            let tools = draft.tools();
            let tool = below(tools.len());
            let Some(place) = places.keys().nth(below(places.len())) else { return String::new() };
            draft.touch(tool, place);
            *last = Some((tool, place.clone()));
            format!("{}@{place}", tools[tool].code)
        }
    }
}

/// A draft is let through exactly where the rules take its text for a position.
fn check_verdict<G: Game>(draft: &dyn Draft, rules: <G::Position as Position>::Rules) -> Check {
    let read = G::Position::read(rules, &draft.text());
    match (draft.check(), read) {
        (Ok(text), Ok(position)) => {
            ensure(text == draft.text() && text == position.to_string(), || {
                Fault::new("a draft is let through as another position").note("text", &text)
            })?;
            let again = G::draft(&position).text();
            ensure(again == text, || {
                Fault::new("the draft of what was set up is another").note("again", again)
            })
        }
        (Err(why), Err(error)) => {
            ensure(*why != NO_POSITION, || {
                Fault::new(format!("a draft is refused without a reason: {error}"))
            })?;
            check_phrase("why a draft is no position", why)
        }
        (Ok(_), Err(error)) => Err(Fault::new(format!("a draft is let through: {error}"))),
        (Err(why), Ok(_)) => Err(Fault::new(format!(
            "the draft of a position is refused: {}",
            why.say(Lang::english())
        ))),
    }
}

/// The places of a sound picture, the same in every language, and fields that make sense.
fn check_places(draft: &dyn Draft) -> Check {
    let scene = draft.scene(Lang::english());
    let places = check_scene(&scene, Lang::english())?;
    for lang in langs() {
        ensure(places == check_scene(&draft.scene(lang), lang)?, || {
            Fault::new("the draft has other places in another language")
        })?;
    }
    ensure(scene.controls.is_empty(), || Fault::new("the draft has places beside the board"))?;
    for field in draft.fields() {
        check_phrase("a field", field.name)?;
        ensure(field.chosen < field.values.len(), || {
            Fault::new(format!("the field {} has no such value as chosen", field.name.code))
        })?;
        for value in &field.values {
            for lang in langs() {
                check_words("a value", lang, &value.say(lang))?;
            }
        }
    }
    Ok(())
}

/// What a tool has put somewhere it takes off.
fn check_twice(draft: &mut dyn Draft, dice: &mut Dice) -> Check {
    let tools = draft.tools().len();
    for place in places(&draft.scene(Lang::english())).keys() {
        draft.touch(tools - 1, place);
        let free = draft.text();
        let tool = dice.below(tools as u64) as usize;
        let mut touched = || {
            draft.touch(tool, place);
            draft.text()
        };
        let [once, twice, thrice] = [touched(), touched(), touched()];
        ensure(once == thrice && (once == free || once != twice), || {
            Fault::new(format!("the tool {tool} does not take off what it put on {place}"))
        })?;
    }
    Ok(())
}

/// A tool, a place, a field or a value that there is not changes nothing.
fn check_beyond(draft: &mut dyn Draft) -> Check {
    let before = draft.text();
    let tools = draft.tools().len();
    let nowhere = Target::new("no such place");
    for place in places(&draft.scene(Lang::english())).keys().chain([&nowhere]) {
        draft.touch(tools, place);
    }
    for tool in 0..tools {
        draft.touch(tool, &nowhere);
    }
    let fields = draft.fields();
    draft.set(fields.len(), 0);
    for (field, Field { values, .. }) in fields.iter().enumerate() {
        draft.set(field, values.len());
    }
    ensure(draft.text() == before, || {
        Fault::new("a touch or a value that there is not changes the draft")
    })
}

/// Makes the wanted board again: clears, sets the fields, and touches each place with one tool or
/// two until it is called what it is called on the wanted board.
fn rebuild(draft: &mut dyn Draft, wanted: &dyn Draft) -> Check {
    draft.clear();
    for (field, Field { chosen, .. }) in wanted.fields().iter().enumerate() {
        draft.set(field, *chosen);
    }
    let goal = places(&wanted.scene(Lang::english()));
    // What lies on something else comes after it, and a table may grow with what lies there.
    for _ in 0..PASSES {
        if draft.text() == wanted.text() {
            return Ok(());
        }
        for (place, found) in places(&draft.scene(Lang::english())) {
            if let Some(label) = goal.get(&place).filter(|label| **label != found) {
                make(draft, &place, label);
            }
        }
    }
    Err(Fault::new("no touches make a position again").note("found", draft.text()))
}

/// Touches a place until it is called so, or at least is called something else.
fn make(draft: &mut dyn Draft, place: &Target, label: &str) {
    let nothing = draft.tools().len() - 1;
    let pairs = || (0..nothing).flat_map(|one| (one..nothing).map(move |other| (one, other)));
    let singles = pairs().filter(|(one, other)| one == other);
    let named = |draft: &dyn Draft| places(&draft.scene(Lang::english())).remove(place);
    draft.touch(nothing, place);
    let free = named(draft);
    let mut changing = None;
    for (one, other) in singles.chain(pairs()) {
        draft.touch(nothing, place);
        draft.touch(one, place);
        if other != one {
            draft.touch(other, place);
        }
        let found = named(draft);
        if found.as_ref().is_some_and(|found| found == label) {
            return;
        }
        if found != free {
            changing.get_or_insert(one);
        }
    }
    draft.touch(nothing, place);
    if let Some(tool) = changing {
        draft.touch(tool, place);
    }
}

/// The places of a picture, and what they are called.
fn places(scene: &Scene) -> BTreeMap<Target, String> {
    let mut places = BTreeMap::new();
    let mut nodes: Vec<&Node> = scene.nodes.iter().collect();
    while let Some(node) = nodes.pop() {
        if let Some(target) = &node.target {
            places.insert(target.clone(), node.label.clone().unwrap_or_default());
        }
        if let Shape::Group { nodes: inner, .. } = &node.shape {
            nodes.extend(inner);
        }
    }
    places
}
