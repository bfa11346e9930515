//! Games as JSON, one object each, as docs/record.schema.json says.

use serde_json::{Map, Value, json};
use tabletier_session::{Mark, Place, Record, Seat, Session, TextError, Tree, catalog, quote};

/// How deeply variations may lie in variations; what reads JSON does not go on for ever.
const DEEPEST: usize = 32;

/// The object of a game.
pub(super) fn write(record: &Record) -> Result<Value, String> {
    let session = record.session();
    let mut object = Map::new();
    let mut put = |name: &str, value: Value| object.insert(name.to_string(), value);
    put("game", json!(session.about().key));
    put("rules", json!(session.rules()));
    match session.seed() {
        Some(0) => {}
        Some(seed) => drop(put("seed", json!(seed))),
        None => drop(put("position", json!(session.start()))),
    }
    let players: Map<String, Value> = Seat::first(session.seats())
        .filter_map(|seat| Some((seat.to_string(), json!(record.player(seat)?))))
        .collect();
    if !players.is_empty() {
        put("players", Value::Object(players));
    }
    if let Some(date) = record.date() {
        put("date", json!(date));
    }
    put("result", json!(record.result()));
    let tags: Map<String, Value> =
        record.tags().map(|(name, value)| (name.to_string(), json!(value))).collect();
    if !tags.is_empty() {
        put("tags", Value::Object(tags));
    }
    let tree = record.tree();
    if !tree.remark(Place::START).is_empty() {
        put("remark", json!(tree.remark(Place::START)));
    }
    put("moves", line(&tree, tree.children(Place::START).first().copied(), true, 0)?);
    Ok(Value::Object(object))
}

/// A line of moves from a place on; the variations beside its first move are told by another line,
/// unless it is the main one.
fn line(tree: &Tree, first: Option<Place>, main: bool, depth: usize) -> Result<Value, String> {
    if depth > DEEPEST {
        return Err(format!("variations: expected at most {DEEPEST} within each other"));
    }
    let mut moves = Vec::new();
    let mut next = first;
    while let Some(place) = next {
        let mut object = Map::new();
        object.insert("move".to_string(), json!(tree.mv(place).unwrap_or_default()));
        if !tree.marks(place).is_empty() {
            let marks: Vec<String> = tree.marks(place).iter().map(Mark::to_string).collect();
            object.insert("marks".to_string(), json!(marks));
        }
        if !tree.remark(place).is_empty() {
            object.insert("remark".to_string(), json!(tree.remark(place)));
        }
        let beside = tree.parent(place).map_or(&[][..], |parent| tree.children(parent));
        if (main || !moves.is_empty()) && beside.len() > 1 {
            let others = beside[1..].iter();
            let lines: Result<Vec<Value>, String> =
                others.map(|&other| line(tree, Some(other), false, depth + 1)).collect();
            object.insert("variations".to_string(), Value::Array(lines?));
        }
        moves.push(Value::Object(object));
        next = tree.children(place).first().copied();
    }
    Ok(Value::Array(moves))
}

/// Reads such an object, and replays it.
pub(super) fn read(text: &str) -> Result<Record, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| format!("JSON: {error}"))?;
    let game = Object::new("game", &value, &FIELDS)?;
    let entry = catalog::find(game.text("game")?).map_err(|error| error.to_string())?;
    let rules = Some(game.text("rules")?);
    let session = match (game.0.get("seed"), game.0.get("position")) {
        (Some(_), Some(_)) => return Err(expected("seed", "none beside a position")),
        (None, Some(position)) => {
            let text = position.as_str().ok_or_else(|| expected("position", "a text"))?;
            entry.resume(rules, text)
        }
        (seed, None) => {
            let number = seed.map_or(Some(0), Value::as_u64);
            entry.start(rules, number.ok_or_else(|| expected("seed", "a whole number"))?)
        }
    };
    let mut record = Record::new(session.map_err(|error| error.to_string())?);
    for (seat, name) in game.texts("players")? {
        record
            .set_player(seat.parse().map_err(|error: TextError| error.to_string())?, name)
            .map_err(|error| error.to_string())?;
    }
    if let Some(date) = game.optional("date")? {
        record.set_date(date).map_err(|error| error.to_string())?;
    }
    for (name, value) in game.texts("tags")? {
        record.set_tag(name, value).map_err(|error| error.to_string())?;
    }
    let mut tree = Tree::default();
    if let Some(remark) = game.optional("remark")? {
        tree.set_remark(Place::START, remark).map_err(|error| error.to_string())?;
    }
    let moves = game.0.get("moves").ok_or_else(|| expected("moves", "a list of moves"))?;
    replay(record.session().fresh(), &mut tree, Place::START, moves)?;
    record.set_tree(tree).map_err(|error| error.to_string())?;
    record.set_result(game.text("result")?).map_err(|error| error.to_string())?;
    Ok(record)
}

/// Plays a line and the variations beside it; reading JSON has seen to it that they are not nested
/// too deeply.
fn replay(
    mut session: Box<dyn Session>,
    tree: &mut Tree,
    mut place: Place,
    moves: &Value,
) -> Result<(), String> {
    let moves = moves.as_array().ok_or_else(|| expected("moves", "a list of moves"))?;
    for mv in moves {
        let mv = Object::new("move", mv, &["move", "marks", "remark", "variations"])?;
        let before = session.copy();
        let text = mv.text("move")?;
        let number = session.played().len() + 1;
        session.play(text).map_err(|error| format!("move {number}, {}: {error}", quote(text)))?;
        let parent = place;
        let branches = tree.children(parent).len();
        place = tree.add(parent, text);
        if tree.children(parent).len() == branches {
            return Err(format!(
                "variation: found {}, expected a move other than those before it",
                quote(text)
            ));
        }
        for mark in mv.list("marks")? {
            let mark = mark.as_str().ok_or_else(|| expected("marks", "texts"))?;
            tree.mark(place, mark.parse().map_err(|error: TextError| error.to_string())?);
        }
        if let Some(remark) = mv.optional("remark")? {
            tree.set_remark(place, remark).map_err(|error| error.to_string())?;
        }
        for variation in mv.list("variations")? {
            if variation.as_array().is_none_or(Vec::is_empty) {
                return Err(expected("variations", "lists of moves"));
            }
            replay(before.copy(), tree, parent, variation)?;
        }
    }
    Ok(())
}

const FIELDS: [&str; 10] =
    ["game", "rules", "seed", "position", "players", "date", "result", "tags", "remark", "moves"];

/// An object of which only known fields are taken.
struct Object<'a>(&'a Map<String, Value>);

impl<'a> Object<'a> {
    fn new(what: &str, value: &'a Value, fields: &[&str]) -> Result<Object<'a>, String> {
        let object = value.as_object().ok_or_else(|| expected(what, "an object"))?;
        let strange = object.keys().find(|name| !fields.contains(&name.as_str()));
        match strange {
            None => Ok(Object(object)),
            Some(name) => {
                Err(format!("{what}: found {}, expected {}", quote(name), fields.join(", ")))
            }
        }
    }

    fn text(&self, name: &str) -> Result<&'a str, String> {
        self.optional(name)?.ok_or_else(|| expected(name, "a text"))
    }

    fn optional(&self, name: &str) -> Result<Option<&'a str>, String> {
        let text = |value: &'a Value| value.as_str().ok_or_else(|| expected(name, "a text"));
        self.0.get(name).map(text).transpose()
    }

    /// The texts of an object within, by name.
    fn texts(&self, name: &str) -> Result<Vec<(&'a str, &'a str)>, String> {
        let wrong = || expected(name, "an object of texts");
        let Some(value) = self.0.get(name) else { return Ok(Vec::new()) };
        let object = value.as_object().ok_or_else(wrong)?;
        let texts = object.iter();
        texts.map(|(name, value)| Ok((name.as_str(), value.as_str().ok_or_else(wrong)?))).collect()
    }

    fn list(&self, name: &str) -> Result<&'a [Value], String> {
        let Some(value) = self.0.get(name) else { return Ok(&[]) };
        value.as_array().map(Vec::as_slice).ok_or_else(|| expected(name, "a list"))
    }
}

fn expected(place: &str, what: &str) -> String {
    format!("{place}: expected {what}")
}
