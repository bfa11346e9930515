//! Turns as text: any way of carrying them out is read, the smallest is written.

use std::collections::HashMap;
use std::str::FromStr;

use tabletier_core::words::{batons as words, common};
use tabletier_core::{MoveError, Phrase, Position, TextError};

use super::change::Change;
use super::lattice::{Stick, Triangle};
use super::notation::{AXES, HALVES, Name};
use super::pawns::{Ground, Stand};
use super::plan::{CellSet, bits};
use super::position::{BatonsMove, BatonsPosition};

/// A turn as it is written.
pub(super) struct Written {
    /// From where, if not from beside the plan, and whereto.
    pub(super) sticks: Vec<(Option<Name>, Name)>,
    /// Old cell and new cell.
    pub(super) choices: Vec<(Name, Name)>,
    pub(super) from: Name,
    pub(super) way: Way,
}

/// How the pawn goes.
pub(super) enum Way {
    Step(Name),
    /// Over and landing.
    Jumps(Vec<(Name, Name)>),
}

pub(super) fn read_move(position: &BatonsPosition, text: &str) -> Result<BatonsMove, MoveError> {
    let written = text.parse()?;
    check(position, &written).map_err(|why| MoveError::illegal(text, why))
}

impl FromStr for Written {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Written, TextError> {
        let mut parts: Vec<&str> = text.split(';').collect();
        let pawn = parts.pop().unwrap_or_default();
        let mut sticks = Vec::new();
        let mut choices = Vec::new();
        for part in parts {
            if let Some((old, new)) = part.split_once('@') {
                choices.push((cell(old)?, cell(new)?));
            } else if !choices.is_empty() {
                return Err(TextError::new(common::AT_MOVE, part, words::WANT_STICKS_FIRST));
            } else if let Some(to) = part.strip_prefix('+') {
                sticks.push((None, stick(to)?));
            } else if let Some((from, to)) = part.split_once('>') {
                sticks.push((Some(stick(from)?), stick(to)?));
            } else {
                return Err(TextError::new(common::AT_MOVE, part, words::WANT_STICK_OR_SIDE));
            }
        }
        let wrong = || TextError::new(words::AT_PAWN, pawn, words::WANT_WAY);
        // Numbers may begin with a minus, so that names cannot be found by splitting at each one.
        let (from, rest) = first_name(pawn).ok_or_else(wrong)?;
        let mut rest = rest;
        if let Some(to) = rest.strip_prefix('-') {
            let (to, rest) = first_name(to).ok_or_else(wrong)?;
            return match rest {
                "" => Ok(Written { sticks, choices, from, way: Way::Step(to) }),
                _ => Err(wrong()),
            };
        }
        let mut jumps = Vec::new();
        while let Some(after) = rest.strip_prefix('x') {
            let (over, after) = first_name(after).ok_or_else(wrong)?;
            let after = after.strip_prefix('-').ok_or_else(wrong)?;
            let (landing, after) = first_name(after).ok_or_else(wrong)?;
            jumps.push((over, landing));
            rest = after;
        }
        if jumps.is_empty() || !rest.is_empty() {
            return Err(wrong());
        }
        Ok(Written { sticks, choices, from, way: Way::Jumps(jumps) })
    }
}

fn stick(text: &str) -> Result<Name, TextError> {
    let wrong = || TextError::new(words::AT_STICK, text, words::WANT_STICK);
    Name::read(text, AXES).ok_or_else(wrong)
}

fn cell(text: &str) -> Result<Name, TextError> {
    let wrong = || TextError::new(words::AT_CELL, text, words::WANT_TRIANGLE);
    Name::read(text, HALVES).ok_or_else(wrong)
}

/// The triangle with whose name a text begins, and the rest.
fn first_name(text: &str) -> Option<(Name, &str)> {
    let dot = text.find('.')?;
    let digits = text[dot + 1..].strip_prefix('-').unwrap_or(&text[dot + 1..]);
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    let (name, rest) = text.split_at(text.len() - rest.len());
    Some((Name::read(name, HALVES)?, rest))
}

/// The turn, or the first rule that it breaks.
fn check(position: &BatonsPosition, written: &Written) -> Result<BatonsMove, &'static Phrase> {
    if position.over().is_some() {
        return Err(&words::REFUSED_OVER);
    }
    let (taken, laid) = check_sticks(position, &written.sticks)?;
    let change = Change::new(position, &taken, &laid)?;
    let mine = check_choices(position, &change, &written.choices)?;
    let mv = check_pawn(position, &change, mine, written)?;
    if position.bars_locks() && !position.after(&mv).has_move() {
        return Err(&words::REFUSED_FIRST_LOCK);
    }
    Ok(mv)
}

pub(super) fn check_sticks(
    position: &BatonsPosition,
    moves: &[(Option<Name>, Name)],
) -> Result<(Vec<Stick>, Vec<Stick>), &'static Phrase> {
    if moves.len() > 2 {
        return Err(&words::REFUSED_TOO_MANY_STICKS);
    }
    let spares = moves.iter().filter(|(from, _)| from.is_none()).count();
    if spares > 0 && !position.spare() {
        return Err(&words::REFUSED_NO_SPARE);
    }
    if spares > 1 {
        return Err(&words::REFUSED_ONE_SPARE);
    }
    let plan = position.plan();
    let regions = plan.regions();
    let mut taken: Vec<Stick> = Vec::new();
    for (from, to) in moves {
        let Some(from) = from else { continue };
        if from == to {
            return Err(&words::REFUSED_NOT_MOVED);
        }
        let stick = from.stick(position.origin).filter(|stick| plan.sticks.contains(stick));
        let Some(stick) = stick else { return Err(&words::REFUSED_NO_STICK) };
        if taken.contains(&stick) {
            return Err(&words::REFUSED_SAME_STICK);
        }
        let slot = 1 << plan.slot(stick);
        if bits(position.theirs()).any(|cell| plan.cells[cell].sides() & slot != 0) {
            return Err(&words::REFUSED_CONTACT);
        }
        taken.push(stick);
    }
    let mut laid: Vec<Stick> = Vec::new();
    for (_, to) in moves {
        // A place far from the plan has no point of it.
        let Some(stick) = to.stick(position.origin) else { return Err(&words::REFUSED_LOOSE) };
        let lies = plan.sticks.contains(&stick) && !taken.contains(&stick);
        if lies || laid.contains(&stick) {
            return Err(&words::REFUSED_PLACE_TAKEN);
        }
        let inside = regions[stick.tail().left(stick.dir()).index()];
        if !plan.sticks.contains(&stick) && u32::from(position.theirs()) >> inside & 1 == 1 {
            return Err(&words::REFUSED_ENEMY_CELL);
        }
        laid.push(stick);
    }
    Ok((taken, laid))
}

/// Where the own pawns are after the choices.
fn check_choices(
    position: &BatonsPosition,
    change: &Change,
    choices: &[(Name, Name)],
) -> Result<CellSet, &'static Phrase> {
    let before = position.plan();
    let chosen = |name: &Name| name.triangle(position.origin);
    let mut unused: Vec<_> = choices.iter().collect();
    let mut mine: CellSet = 0;
    for home in &change.homes {
        let old = before.cells[home.old].name;
        let choice = unused.iter().position(|(from, _)| chosen(from) == Some(old));
        let new = match (choice, home.divided()) {
            (None, false) => home.new,
            (None, true) => return Err(&words::REFUSED_CHOOSE_SIDE),
            (Some(_), false) => return Err(&words::REFUSED_NO_CHOICE),
            (Some(choice), true) => {
                let new = chosen(&unused.remove(choice).1).and_then(|name| change.plan.cell(name));
                1 << new.filter(|new| home.new >> new & 1 == 1).ok_or(&words::REFUSED_NOT_A_SIDE)?
            }
        };
        if mine & new != 0 {
            return Err(&words::REFUSED_CROWDED);
        }
        mine |= new;
    }
    if unused.is_empty() { Ok(mine) } else { Err(&words::REFUSED_NO_CHOICE) }
}

fn check_pawn(
    position: &BatonsPosition,
    change: &Change,
    mine: CellSet,
    written: &Written,
) -> Result<BatonsMove, &'static Phrase> {
    let ground = change.ground(mine);
    let cell = |name: &Name| {
        let triangle = name.triangle(position.origin);
        triangle.and_then(|name| change.plan.cell(name)).ok_or(&words::REFUSED_UNKNOWN_CELL)
    };
    let start = cell(&written.from)?;
    if mine >> start & 1 == 0 {
        return Err(&words::REFUSED_NO_PAWN);
    }
    let mut stand = Stand { mine: mine & !(1 << start), theirs: change.theirs };
    let taken = |stand: Stand, cell: usize| (stand.mine | stand.theirs) >> cell & 1 == 1;
    match &written.way {
        Way::Step(to) => {
            let to = cell(to)?;
            if taken(stand, to) {
                return Err(&words::REFUSED_CELL_TAKEN);
            }
            if !ground.beside(start, to) {
                return Err(&words::REFUSED_NOT_NEIGHBOUR);
            }
            stand.mine |= 1 << to;
        }
        Way::Jumps(jumps) => {
            let mut at = start;
            for (over, landing) in jumps {
                let (over, landing) = (cell(over)?, cell(landing)?);
                if stand.theirs >> over & 1 == 0 {
                    return Err(&words::REFUSED_NO_PREY);
                }
                if landing == at {
                    return Err(&words::REFUSED_JUMP_BACK);
                }
                if taken(stand, landing) {
                    return Err(&words::REFUSED_CELL_TAKEN);
                }
                if !ground.beside(at, over) || !ground.beside(over, landing) {
                    return Err(&words::REFUSED_JUMP_FAR);
                }
                stand.theirs &= !(1 << over);
                at = landing;
            }
            stand.mine |= 1 << at;
        }
    }
    Ok(change.result(stand.mine, stand.theirs))
}

/// The smallest of the texts that lead to the same position. All of them have equally many steps:
/// a change of the plan fixes the sticks and the choices, a set of captures the jumps.
pub(super) fn write_move(position: &BatonsPosition, mv: &BatonsMove) -> String {
    let on_table = |sticks: [Stick; 2]| sticks.into_iter().filter(|&stick| stick != Stick::NONE);
    let taken: Vec<Stick> = on_table(mv.taken).collect();
    let laid: Vec<Stick> = on_table(mv.laid).collect();
    let change = Change::new(position, &taken, &laid).expect("a legal turn makes a sound plan");
    let pairings = pairings(position, &taken, &laid);
    let before = position.plan();
    let name = |triangle: Triangle| position.triangle_name(triangle);
    let mut texts = Vec::new();
    for placing in change.placings() {
        let mine = placing.iter().fold(0, |mine, cell| mine | 1 << cell);
        let mut choices: Vec<String> = (change.homes.iter().zip(&placing))
            .filter(|(home, _)| home.divided())
            .map(|(home, &new)| {
                let [old, new] = [before.cells[home.old].name, change.plan.cells[new].name];
                format!("{}@{}", name(old), name(new))
            })
            .collect();
        choices.sort_unstable();
        let ground = change.ground(mine);
        let names: Vec<String> = change.plan.cells.iter().map(|cell| name(cell.name)).collect();
        for pawn in pawn_texts(&ground, &names, mine, mv) {
            for sticks in &pairings {
                let parts = sticks.iter().chain(&choices).chain([&pawn]);
                texts.push(parts.cloned().collect::<Vec<_>>().join(";"));
            }
        }
    }
    texts.into_iter().min().expect("a legal turn can be carried out")
}

/// The ways of saying which stick went where, each in byte order.
fn pairings(position: &BatonsPosition, taken: &[Stick], laid: &[Stick]) -> Vec<Vec<String>> {
    let name = |stick: Stick| position.stick_name(stick);
    let pair = |laid: &[Stick]| {
        let mut parts: Vec<String> = (laid.iter().enumerate())
            .map(|(place, &to)| match taken.get(place) {
                Some(&from) => format!("{}>{}", name(from), name(to)),
                None => format!("+{}", name(to)),
            })
            .collect();
        parts.sort_unstable();
        parts
    };
    match *laid {
        [one, other] => vec![pair(&[one, other]), pair(&[other, one])],
        _ => vec![pair(laid)],
    }
}

/// The ways, smallest for each pawn, in which pawns standing like this come to stand as after the
/// turn.
fn pawn_texts(ground: &Ground, names: &[String], mine: CellSet, mv: &BatonsMove) -> Vec<String> {
    if ground.theirs == mv.theirs {
        let (from, to) = (mine & !mv.mine, mv.mine & !mine);
        if from.count_ones() != 1 || to.count_ones() != 1 {
            return Vec::new();
        }
        let [from, to] = [from, to].map(|cell| cell.trailing_zeros() as usize);
        let step = format!("{}-{}", names[from], names[to]);
        return if ground.beside(from, to) { vec![step] } else { Vec::new() };
    }
    bits(mine)
        .filter_map(|from| {
            let others = mine & !(1 << from);
            let end = mv.mine & !others;
            if mv.mine & others != others || end.count_ones() != 1 {
                return None;
            }
            let start = Stand { mine: others, theirs: ground.theirs };
            let goal = (end.trailing_zeros() as usize, mv.theirs);
            let way = smallest_way(ground, names, start, from, goal, &mut HashMap::new())?;
            Some(format!("{}{way}", names[from]))
        })
        .collect()
}

/// Ways on from a cell with these enemies left, as far as they were looked for.
type Ways = HashMap<(usize, CellSet), Option<String>>;

/// The smallest text of jumps from a cell to the goal, a cell and the enemies that stay.
fn smallest_way(
    ground: &Ground,
    names: &[String],
    stand: Stand,
    from: usize,
    goal: (usize, CellSet),
    known: &mut Ways,
) -> Option<String> {
    if (from, stand.theirs) == goal {
        return Some(String::new());
    }
    if let Some(way) = known.get(&(from, stand.theirs)) {
        return way.clone();
    }
    let mut best: Option<String> = None;
    for over in bits(stand.theirs & !goal.1) {
        let left = Stand { theirs: stand.theirs & !(1 << over), ..stand };
        for to in bits(ground.landings(stand, from, over)) {
            if let Some(rest) = smallest_way(ground, names, left, to, goal, known) {
                let way = format!("x{}-{}{rest}", names[over], names[to]);
                best = Some(best.map_or(way.clone(), |best| best.min(way)));
            }
        }
    }
    known.insert((from, stand.theirs), best.clone());
    best
}
