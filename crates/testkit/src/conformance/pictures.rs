//! Pictures: every position can be drawn, in shapes and in characters, and shows what can be
//! clicked.

use std::collections::{BTreeSet, HashMap, HashSet};

use tabletier_core::{
    Drawn, Frame, Lang, Node, Position, Scene, Seat, Shape, Sketch, Target, View,
};

use super::fault::{Check, Fault, check_words, ensure};
use super::spot::Spot;
use super::xml::check_xml;
use crate::langs;

/// How far outside the frame a shape may lie, as a share of the frame's longer side.
const MARGIN: f32 = 0.5;
/// In how many ways pieces of a kind may be drawn: by rank, count or direction, never by place.
const DRAWINGS: usize = 4;

/// English, and another language: which one depends on the position, so that all have their turn.
pub(super) fn two_langs<P: Position>(position: &P) -> [Lang; 2] {
    let langs = langs();
    let place = 1 + position.key() as usize % (langs.len() - 1).max(1);
    [langs[0], langs[place.min(langs.len() - 1)]]
}

/// The pictures of a position in two languages, with and without the last move marked.
pub(super) fn check_pictures<P: Drawn>(spot: &Spot<'_, P>) -> Check {
    let mut seen: Vec<BTreeSet<Target>> = Vec::new();
    for lang in two_langs(spot.position) {
        for last in [None, spot.last] {
            let view = View { lang, last, clicks: &[] };
            let here = |fault: Fault| {
                fault.note("language", format!("{lang:?}")).note("last", last.unwrap_or("-"))
            };
            let scene = spot.position.scene(&view);
            seen.push(check_scene(&scene, lang).map_err(here)?);
            if last == spot.last {
                check_xml(&scene.svg()).map_err(here)?;
            }
            check_sketch(&spot.position.sketch(&view)).map_err(here)?;
        }
    }
    ensure(seen.windows(2).all(|pair| pair[0] == pair[1]), || {
        Fault::new("the scene has other targets in another language or without the last move")
    })
}

/// What is told beside the board: about players in order of play, then about the table.
pub(super) fn check_tally<P: Drawn>(position: &P) -> Check {
    let langs = two_langs(position);
    let [en, other] = langs.map(|lang| position.tally(lang));
    for (tallies, lang) in [&en, &other].into_iter().zip(langs) {
        for tally in tallies {
            ensure(is_line(&tally.text) && !tally.text.trim().is_empty(), || {
                Fault::new(format!("a tally has no words: {:?}", tally.text))
            })?;
            check_words("a tally", lang, &tally.text)?;
            tally.picture.as_ref().map_or(Ok(()), check_small)?;
        }
    }
    Seat::first(position.seats()).try_for_each(|seat| check_icon(&position.emblem(seat)))?;
    let [en, other] =
        [en, other].map(|tally| tally.iter().map(|line| line.seat).collect::<Vec<_>>());
    ensure(en == other, || Fault::new("the tally is about other seats in another language"))?;
    let players: Vec<Seat> = en.iter().copied().flatten().collect();
    let seats: Vec<Seat> = Seat::first(position.seats()).collect();
    let sound = players.is_sorted_by(|a, b| a < b)
        && players.iter().all(|seat| seats.contains(seat))
        && en.iter().skip(players.len()).all(Option::is_none);
    ensure(sound, || Fault::new(format!("the tally is about seats in this order: {en:?}")))
}

/// The picture of a half-entered move, and the targets in it.
pub(super) fn check_picture<P: Drawn>(
    spot: &Spot<'_, P>,
    clicks: &[Target],
) -> Check<BTreeSet<Target>> {
    let [_, lang] = two_langs(spot.position);
    check_scene(&spot.position.scene(&View { lang, last: spot.last, clicks }), lang)
}

/// Scene and sketch show everything that may be clicked next.
pub(super) fn check_targets<P: Drawn>(
    spot: &Spot<'_, P>,
    clicks: &[Target],
    in_scene: &BTreeSet<Target>,
    next: &[Target],
) -> Check {
    let sketch = spot.position.sketch(&View { lang: Lang::english(), last: spot.last, clicks });
    let in_sketch = check_sketch(&sketch)?;
    for (name, shown) in [("scene", in_scene), ("sketch", &in_sketch)] {
        if let Some(hidden) = next.iter().find(|target| !shown.contains(*target)) {
            return Err(Fault::new(format!("the {name} does not show the target {hidden}")));
        }
    }
    Ok(())
}

/// The targets of a sound scene.
pub(super) fn check_scene(scene: &Scene, lang: Lang) -> Check<BTreeSet<Target>> {
    let frame = scene.frame;
    ensure(is_finite(frame) && frame.width > 0.0 && frame.height > 0.0, || {
        Fault::new(format!("the scene's frame is {frame:?}"))
    })?;
    ensure(!scene.title.trim().is_empty(), || Fault::new("the scene has no title"))?;
    check_words("the scene's title", lang, &scene.title)?;
    let margin = MARGIN * frame.width.max(frame.height);
    let around = Frame::new(
        frame.x - margin,
        frame.y - margin,
        frame.width + 2.0 * margin,
        frame.height + 2.0 * margin,
    );
    scene.nodes.iter().try_for_each(|node| check_node(node, (0.0, 0.0), around))?;
    check_pieces(scene)?;
    for control in &scene.controls {
        ensure(!control.label.trim().is_empty(), || {
            Fault::new(format!("the control {} has no label", control.target))
        })?;
        check_words("a control", lang, &control.label)?;
    }
    let mut targets = BTreeSet::new();
    for target in scene.targets() {
        ensure(is_line(target.as_str()) && !target.as_str().is_empty(), || {
            Fault::new(format!("a target is called {:?}", target.as_str()))
        })?;
        ensure(targets.insert(target.clone()), || {
            Fault::new(format!("the scene has the target {target} twice"))
        })?;
    }
    Ok(targets)
}

/// A picture beside the board: sound, and nothing in it can be clicked.
fn check_small(picture: &Scene) -> Check {
    let targets = check_scene(picture, Lang::english())?;
    ensure(targets.is_empty(), || Fault::new("a picture beside the board has targets"))?;
    check_xml(&picture.svg())
}

/// A picture of a single thing: sound, and nothing in it can be clicked.
pub(super) fn check_icon(icon: &Scene) -> Check {
    let titled = Scene { title: "icon".to_string(), ..icon.clone() };
    let targets = check_scene(&titled, Lang::english())?;
    ensure(targets.is_empty() && !icon.nodes.is_empty(), || {
        Fault::new("an icon has targets or shows nothing")
    })?;
    check_xml(&icon.svg())
}

/// Pieces are groups of their own, and those of a kind are drawn alike, wherever they stand.
fn check_pieces(scene: &Scene) -> Check {
    let mut drawings: HashMap<String, Vec<&[Node]>> = HashMap::new();
    for node in &scene.nodes {
        let kind = node.piece();
        let Shape::Group { nodes, .. } = &node.shape else {
            let fault = || Fault::new(format!("the piece {:?} is no group", node.class));
            ensure(kind.is_none(), fault)?;
            continue;
        };
        ensure(!nodes.iter().any(has_piece), || {
            Fault::new(format!("there is a piece inside of {:?}", node.class))
        })?;
        if let Some(kind) = kind {
            let known = drawings.entry(kind).or_default();
            if !known.contains(&&nodes[..]) {
                known.push(nodes);
            }
        }
    }
    let restless = drawings.iter().find(|(_, drawings)| drawings.len() > DRAWINGS);
    restless.map_or(Ok(()), |(kind, drawings)| {
        let count = drawings.len();
        Err(Fault::new(format!("pieces of the kind {kind:?} are drawn in {count} ways")))
    })
}

fn has_piece(node: &Node) -> bool {
    let inner = match &node.shape {
        Shape::Group { nodes, .. } => nodes.iter().any(has_piece),
        _ => false,
    };
    inner || node.piece().is_some()
}

/// A node has sense, lies near the frame, and is labelled if it can be clicked.
fn check_node(node: &Node, (dx, dy): (f32, f32), around: Frame) -> Check {
    if let Some(target) = &node.target {
        ensure(node.label.as_ref().is_some_and(|label| !label.trim().is_empty()), || {
            Fault::new(format!("the target {target} has no label"))
        })?;
    }
    let near = |x: f32, y: f32| {
        let (x, y) = (x + dx - around.x, y + dy - around.y);
        (0.0..=around.width).contains(&x) && (0.0..=around.height).contains(&y)
    };
    let sound = match &node.shape {
        Shape::Group { x, y, nodes } => {
            let shift = (dx + x, dy + y);
            nodes.iter().try_for_each(|node| check_node(node, shift, around))?;
            x.is_finite() && y.is_finite()
        }
        Shape::Circle { x, y, r } => *r >= 0.0 && near(x - r, y - r) && near(x + r, y + r),
        Shape::Rect { frame, round } => {
            frame.width >= 0.0
                && frame.height >= 0.0
                && *round >= 0.0
                && near(frame.x, frame.y)
                && near(frame.x + frame.width, frame.y + frame.height)
        }
        Shape::Path(path) => {
            points(path).is_some_and(|points| points.iter().all(|&(x, y)| near(x, y)))
        }
        Shape::Text { x, y, text } => near(*x, *y) && is_line(text),
    };
    ensure(sound, || {
        Fault::new(format!("a shape is far off the frame or senseless: {:?}", node.shape))
    })
}

fn is_finite(frame: Frame) -> bool {
    [frame.x, frame.y, frame.width, frame.height].into_iter().all(f32::is_finite)
}

/// The points that a path names, where all its commands take absolute points; `None` if it is no
/// path at all.
fn points(path: &str) -> Option<Vec<(f32, f32)>> {
    const COMMANDS: &str = "MmLlHhVvCcSsQqTtAaZz";
    if !path.trim_start().starts_with(['M', 'm']) {
        return None;
    }
    let numbers: Vec<f32> = path
        .replace('-', " -")
        .split(|c: char| c.is_ascii_whitespace() || c == ',' || COMMANDS.contains(c))
        .filter(|number| !number.is_empty())
        .map(|number| number.parse().ok().filter(|number: &f32| number.is_finite()))
        .collect::<Option<_>>()?;
    let absolute = !path.contains(|c| COMMANDS.contains(c) && !"MLCSQTZz".contains(c));
    let (pairs, rest) = numbers.as_chunks::<2>();
    match (absolute, rest) {
        (true, []) => Some(pairs.iter().map(|&[x, y]| (x, y)).collect()),
        (true, _) => None,
        (false, _) => Some(Vec::new()),
    }
}

/// The targets of a sound sketch.
fn check_sketch(sketch: &Sketch) -> Check<BTreeSet<Target>> {
    let spans = || sketch.lines.iter().flatten();
    ensure(spans().any(|span| !span.text.trim().is_empty()), || Fault::new("the sketch is empty"))?;
    if let Some(span) = spans().find(|span| !is_line(&span.text)) {
        return Err(Fault::new(format!("the sketch has control characters: {:?}", span.text)));
    }
    let mut controls = HashSet::new();
    for control in &sketch.controls {
        ensure(is_line(&control.label) && !control.label.trim().is_empty(), || {
            Fault::new(format!("the sketch's control {} has no label", control.target))
        })?;
        ensure(controls.insert(&control.target), || {
            Fault::new(format!("the sketch has the control {} twice", control.target))
        })?;
    }
    let on_board = spans().filter_map(|span| span.target.clone());
    Ok(on_board.chain(controls.into_iter().cloned()).collect())
}

fn is_line(text: &str) -> bool {
    !text.chars().any(char::is_control)
}
