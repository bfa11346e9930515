//! The rules written down as plainly as possible, from position text to position texts.
//!
//! Slow, and sharing nothing with the program under test: cells are sets of triangles found by
//! flooding, a plan is sound if it hangs together whichever point is left out, and every change
//! of one or two sticks is tried.

use std::collections::BTreeSet;
use std::fmt;

type Point = (i32, i32);
/// y, x and place in `abc`.
type Stick = (i32, i32, usize);
/// y, x and place in `ud`.
type Triangle = (i32, i32, usize);
type Cell = BTreeSet<Triangle>;

/// The sticks on the table and, by cell, the pawns of the player to move and of the other one.
struct State {
    sticks: BTreeSet<Stick>,
    mine: Vec<Cell>,
    theirs: Vec<Cell>,
    spare: bool,
    white: bool,
}

fn ends((y, x, axis): Stick) -> [Point; 2] {
    match axis {
        0 => [(x, y), (x + 1, y)],
        1 => [(x, y), (x, y + 1)],
        _ => [(x + 1, y), (x, y + 1)],
    }
}

fn sides((y, x, half): Triangle) -> [Stick; 3] {
    match half {
        0 => [(y, x, 0), (y, x, 1), (y, x, 2)],
        _ => [(y, x, 2), (y + 1, x, 0), (y, x + 1, 1)],
    }
}

fn beside((y, x, axis): Stick) -> [Triangle; 2] {
    match axis {
        0 => [(y, x, 0), (y - 1, x, 1)],
        1 => [(y, x, 0), (y, x - 1, 1)],
        _ => [(y, x, 0), (y, x, 1)],
    }
}

fn points(sticks: &BTreeSet<Stick>) -> BTreeSet<Point> {
    sticks.iter().flat_map(|&stick| ends(stick)).collect()
}

/// The bounded regions.
fn cells(sticks: &BTreeSet<Stick>) -> Vec<Cell> {
    let points = points(sticks);
    let xs = || points.iter().map(|point| point.0);
    let ys = || points.iter().map(|point| point.1);
    let (left, right) = (xs().min().unwrap() - 1, xs().max().unwrap() + 1);
    let (bottom, top) = (ys().min().unwrap() - 1, ys().max().unwrap() + 1);
    let mut todo: BTreeSet<Triangle> = BTreeSet::new();
    for y in bottom..=top {
        for x in left..=right {
            todo.extend([(y, x, 0), (y, x, 1)]);
        }
    }
    let mut cells = Vec::new();
    while let Some(first) = todo.pop_first() {
        let mut region = BTreeSet::from([first]);
        let mut fresh = vec![first];
        while let Some(triangle) = fresh.pop() {
            for side in sides(triangle).into_iter().filter(|side| !sticks.contains(side)) {
                for next in beside(side) {
                    if todo.remove(&next) {
                        region.insert(next);
                        fresh.push(next);
                    }
                }
            }
        }
        if !region.contains(&(bottom, left, 0)) {
            cells.push(region);
        }
    }
    cells
}

/// Whether all points but one hang together.
fn connected(sticks: &BTreeSet<Stick>, without: Option<Point>) -> bool {
    let mut todo = points(sticks);
    if let Some(without) = without {
        todo.remove(&without);
    }
    let mut fresh: Vec<Point> = todo.pop_first().into_iter().collect();
    while let Some(point) = fresh.pop() {
        for &stick in sticks {
            let [one, other] = ends(stick);
            for (here, there) in [(one, other), (other, one)] {
                if here == point && todo.remove(&there) {
                    fresh.push(there);
                }
            }
        }
    }
    todo.is_empty()
}

fn sound(sticks: &BTreeSet<Stick>) -> bool {
    connected(sticks, None)
        && points(sticks).into_iter().all(|point| connected(sticks, Some(point)))
}

fn neighbours(one: &Cell, other: &Cell, sticks: &BTreeSet<Stick>) -> bool {
    one != other
        && one.iter().flat_map(|&triangle| sides(triangle)).any(|side| {
            sticks.contains(&side) && beside(side).iter().any(|triangle| other.contains(triangle))
        })
}

fn read_name(text: &str, letters: &str) -> (i32, i32, usize) {
    let (x, y) = text[1..].split_once('.').unwrap();
    (y.parse().unwrap(), x.parse().unwrap(), letters.find(&text[..1]).unwrap())
}

fn write_names(names: impl Iterator<Item = (i32, i32, usize)>, letters: &str) -> String {
    let names: Vec<String> =
        names.map(|(y, x, kind)| format!("{}{x}.{y}", &letters[kind..=kind])).collect();
    if names.is_empty() { "-".to_string() } else { names.join(",") }
}

impl From<&str> for State {
    fn from(text: &str) -> State {
        let parts: Vec<&str> = text.split(' ').collect();
        let sticks: BTreeSet<Stick> =
            parts[0].split(',').map(|name| read_name(name, "abc")).collect();
        let all = cells(&sticks);
        let [white, black] = [parts[1], parts[2]].map(|pawns| -> Vec<Cell> {
            let names = pawns.split(',').filter(|name| *name != "-");
            let cell = |name| all.iter().find(|cell| cell.first() == Some(&read_name(name, "ud")));
            names.map(|name| cell(name).unwrap().clone()).collect()
        });
        let turn = parts[4] == "w";
        let (mine, theirs) = if turn { (white, black) } else { (black, white) };
        State { sticks, mine, theirs, spare: parts[3] == "1", white: turn }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (white, black) =
            if self.white { (&self.mine, &self.theirs) } else { (&self.theirs, &self.mine) };
        let pawns = |cells: &Vec<Cell>| {
            let names: BTreeSet<Triangle> =
                cells.iter().map(|cell| *cell.first().unwrap()).collect();
            write_names(names.into_iter(), "ud")
        };
        let sticks = write_names(self.sticks.iter().copied(), "abc");
        let (spare, turn) = (u8::from(self.spare), if self.white { "w" } else { "b" });
        write!(f, "{sticks} {} {} {spare} {turn}", pawns(white), pawns(black))
    }
}

/// The names of the cells that these sticks enclose, if their plan is sound.
pub(crate) fn cells_of(sticks: &str) -> Option<Vec<String>> {
    let sticks = sticks.split(',').map(|name| read_name(name, "abc")).collect();
    let name = |cell: &Cell| write_names(cell.first().copied().into_iter(), "ud");
    sound(&sticks).then(|| cells(&sticks).iter().map(name).collect())
}

/// The positions after each legal turn, by the sheet (a first turn may lock).
pub(crate) fn children(text: &str) -> BTreeSet<String> {
    let state = State::from(text);
    let mut found = BTreeSet::new();
    if state.mine.is_empty() || state.theirs.is_empty() {
        return found;
    }
    let enemy_cell = |triangle: &Triangle| state.theirs.iter().find(|cell| cell.contains(triangle));
    let movable: Vec<Stick> = (state.sticks.iter().copied())
        .filter(|&stick| !beside(stick).iter().any(|triangle| enemy_cell(triangle).is_some()))
        .collect();
    // A stick both of whose ends are new would need two more to be no loose end.
    let around = points(&state.sticks).into_iter().flat_map(|(x, y)| {
        [(y, x, 0), (y, x, 1), (y, x - 1, 2), (y, x - 1, 0), (y - 1, x, 1), (y - 1, x, 2)]
    });
    let places: Vec<Stick> = around
        .collect::<BTreeSet<Stick>>()
        .into_iter()
        .filter(|place| !state.sticks.contains(place))
        .filter(|&place| {
            let [one, other] = beside(place);
            enemy_cell(&one).is_none_or(|cell| !cell.contains(&other))
        })
        .collect();
    for taken in subsets(&movable) {
        for laid in subsets(&places) {
            let spare = laid.len() as i32 - taken.len() as i32;
            if spare == 0 || spare == 1 && state.spare {
                rebuild(&state, &taken, &laid, &mut found);
            }
        }
    }
    found
}

/// None, one or two of these.
fn subsets(items: &[Stick]) -> Vec<Vec<Stick>> {
    let mut sets = vec![Vec::new()];
    for (place, &item) in items.iter().enumerate() {
        sets.push(vec![item]);
        sets.extend(items[..place].iter().map(|&other| vec![other, item]));
    }
    sets
}

fn rebuild(state: &State, taken: &[Stick], laid: &[Stick], found: &mut BTreeSet<String>) {
    // Most changes leave a loose end, which is quickly seen at the points concerned.
    let ends_at = |point: Point| {
        let touches = |stick: &&Stick| ends(**stick).contains(&point);
        (state.sticks.iter().filter(touches).count() + laid.iter().filter(touches).count())
            - taken.iter().filter(touches).count()
    };
    if laid.iter().chain(taken).flat_map(|&stick| ends(stick)).any(|point| ends_at(point) == 1) {
        return;
    }
    let mut sticks = state.sticks.clone();
    sticks.retain(|stick| !taken.contains(stick));
    sticks.extend(laid);
    if !sound(&sticks) {
        return;
    }
    let cells = cells(&sticks);
    let overlapping = |old: &Cell| -> Vec<Cell> {
        cells.iter().filter(|new| !new.is_disjoint(old)).cloned().collect()
    };
    // The cells of enemies cannot have changed.
    assert!(state.theirs.iter().all(|cell| cells.contains(cell)));
    let mut placings: Vec<Vec<Cell>> = vec![Vec::new()];
    for pawn in &state.mine {
        let mut longer = Vec::new();
        for placing in &placings {
            for new in overlapping(pawn).into_iter().filter(|new| !placing.contains(new)) {
                longer.push([placing.as_slice(), &[new]].concat());
            }
        }
        placings = longer;
    }
    let spare = state.spare && laid.len() == taken.len();
    for mine in placings {
        let after = |mine: Vec<Cell>, theirs: Vec<Cell>| {
            let (mine, theirs) = (theirs, mine);
            State { sticks: sticks.clone(), mine, theirs, spare, white: !state.white }.to_string()
        };
        let layout = Layout { sticks: &sticks, cells: &cells };
        for (place, from) in mine.iter().enumerate() {
            let mut others = mine.clone();
            others.remove(place);
            for to in &cells {
                let empty = !mine.contains(to) && !state.theirs.contains(to);
                if empty && neighbours(from, to, &sticks) {
                    found.insert(after(
                        [others.as_slice(), std::slice::from_ref(to)].concat(),
                        state.theirs.clone(),
                    ));
                }
            }
            layout.jump(from, &others, &state.theirs, &mut |to, theirs| {
                found.insert(after(
                    [others.as_slice(), std::slice::from_ref(to)].concat(),
                    theirs.to_vec(),
                ));
            });
        }
    }
}

struct Layout<'a> {
    sticks: &'a BTreeSet<Stick>,
    cells: &'a [Cell],
}

impl Layout<'_> {
    fn jump(
        &self,
        from: &Cell,
        others: &[Cell],
        theirs: &[Cell],
        show: &mut impl FnMut(&Cell, &[Cell]),
    ) {
        for over in theirs.iter().filter(|over| neighbours(from, over, self.sticks)) {
            let left: Vec<Cell> = theirs.iter().filter(|cell| *cell != over).cloned().collect();
            for to in self.cells {
                let empty = !others.contains(to) && !theirs.contains(to) && to != from;
                if empty && neighbours(over, to, self.sticks) {
                    show(to, &left);
                    self.jump(to, others, &left, show);
                }
            }
        }
    }
}

/// How many lines of this many turns there are.
pub(crate) fn perft(text: &str, depth: u32) -> usize {
    let children = children(text);
    match depth {
        1 => children.len(),
        _ => children.iter().map(|child| perft(child, depth - 1)).sum(),
    }
}
