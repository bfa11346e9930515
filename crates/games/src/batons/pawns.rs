//! The second stage of a turn: a pawn steps, or jumps over enemies and takes them.

use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::lattice::Triangle;
use super::plan::{CELLS, CellSet, Plan, ShortList, Slots, bits};

/// Cells by number, who are neighbours, and who stands where. Numbers stay when cells change, so
/// they are not always in the order of names: see [`Ground::ranks`].
#[derive(Clone, Debug)]
pub(super) struct Ground {
    cells: CellSet,
    names: [Triangle; CELLS],
    /// The sides of each cell.
    sides: [Slots; CELLS],
    neighbours: [CellSet; CELLS],
    /// Where the enemy's pawns are.
    pub(super) theirs: CellSet,
    /// Where the pawns of the player to move can be: more than one possibility when they have to
    /// choose a side, none when the sticks leave a pawn without a cell.
    pub(super) mine: ShortList<CellSet, 8>,
}

/// Where everybody stands after a turn, by cell number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Stand {
    pub(super) mine: CellSet,
    pub(super) theirs: CellSet,
}

/// What the pawns of a side can do.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Room {
    /// The steps that are open.
    pub(super) steps: u32,
    /// The pawns that have one.
    pub(super) open: u32,
    /// The enemies that could be jumped.
    pub(super) threatened: u32,
}

/// For each cell, its place in the order of names, as a set of one.
pub(super) struct Ranks([CellSet; CELLS]);

impl Ranks {
    /// Cells by number, by their place in the order of names.
    pub(super) fn of(&self, cells: CellSet) -> CellSet {
        bits(cells).fold(0, |ranked, cell| ranked | self.0[cell])
    }
}

impl Ground {
    pub(super) fn of(plan: &Plan, mine: CellSet, theirs: CellSet) -> Ground {
        let mut ground = Ground {
            cells: ((1_u32 << plan.cells.len()) - 1) as CellSet,
            names: [Triangle::NONE; CELLS],
            sides: [0; CELLS],
            neighbours: plan.neighbours(),
            theirs,
            mine: ShortList::new(0),
        };
        for (number, cell) in plan.cells.iter().enumerate() {
            ground.names[number] = cell.name;
            ground.sides[number] = cell.sides();
        }
        ground.mine.push(mine);
        ground
    }

    /// Becomes like another.
    pub(super) fn copy(&mut self, other: &Ground) {
        // Piece by piece, which is quicker than a call for all of it.
        self.cells = other.cells;
        self.names = other.names;
        self.sides = other.sides;
        self.neighbours = other.neighbours;
        self.theirs = other.theirs;
        self.mine.clear();
        other.mine.iter().for_each(|&mine| {
            self.mine.push(mine);
        });
    }

    /// Takes cells away. Own pawns in them have to be placed again.
    pub(super) fn remove(&mut self, cells: CellSet) {
        self.cells &= !cells;
        for neighbours in &mut self.neighbours {
            *neighbours &= !cells;
        }
        bits(cells).for_each(|cell| self.sides[cell] = 0);
        for mine in self.mine.iter_mut() {
            *mine &= !cells;
        }
    }

    /// Adds a cell with these sides, and says its number.
    pub(super) fn add(&mut self, name: Triangle, sides: Slots) -> u8 {
        let number = self.cells.trailing_ones() as usize;
        let mut neighbours = 0;
        // Without branches, which would be guessed wrong half of the time.
        for cell in 0..CELLS {
            let beside = CellSet::from(self.sides[cell] & sides != 0);
            neighbours |= beside << cell;
            self.neighbours[cell] |= beside << number;
        }
        self.neighbours[number] = neighbours;
        self.names[number] = name;
        self.sides[number] = sides;
        self.cells |= 1 << number;
        number as u8
    }

    /// Places another own pawn in one of these cells, wherever one is free.
    pub(super) fn place(&mut self, homes: CellSet) {
        let before = self.mine;
        self.mine = ShortList::new(0);
        for &others in before.iter() {
            for home in bits(homes & !others) {
                let mine = others | 1 << home;
                if !self.mine.contains(&mine) {
                    self.mine.push(mine);
                }
            }
        }
    }

    /// The order of names.
    pub(super) fn ranks(&self) -> Ranks {
        let mut order = [0_u16; CELLS];
        let mut len = 0;
        for cell in bits(self.cells) {
            let item = (self.names[cell].index() << 4 | cell) as u16;
            let mut place = len;
            while place > 0 && order[place - 1] > item {
                order[place] = order[place - 1];
                place -= 1;
            }
            order[place] = item;
            len += 1;
        }
        let mut ranks = [0; CELLS];
        for (rank, item) in order[..len].iter().enumerate() {
            ranks[usize::from(item & 15)] = 1 << rank;
        }
        Ranks(ranks)
    }

    /// Whether a pawn can move.
    pub(super) fn can_move(&self) -> bool {
        self.mine.iter().any(|&mine| self.can_step(mine) || self.can_jump(mine))
    }

    fn free(&self, mine: CellSet) -> CellSet {
        self.cells & !(mine | self.theirs)
    }

    /// The cells beside one of these.
    fn around(&self, cells: CellSet) -> CellSet {
        let beside = |&(_, neighbours): &(usize, &CellSet)| neighbours & cells != 0;
        self.neighbours
            .iter()
            .enumerate()
            .fold(0, |around, item| around | CellSet::from(beside(&item)) << item.0)
    }

    fn can_step(&self, mine: CellSet) -> bool {
        self.around(self.free(mine)) & mine != 0
    }

    fn can_jump(&self, mine: CellSet) -> bool {
        self.around(self.around(self.free(mine)) & self.theirs) & mine != 0
    }

    /// How many steps pawns standing like this have.
    fn open_steps(&self, mine: CellSet, theirs: CellSet) -> u32 {
        let free = self.cells & !(mine | theirs);
        let steps = |(from, neighbours): (usize, &CellSet)| {
            let here = (mine >> from & 1).wrapping_neg();
            (neighbours & free & here).count_ones()
        };
        self.neighbours.iter().enumerate().map(steps).sum()
    }

    /// What pawns standing like this can do.
    pub(super) fn room(&self, mine: CellSet, theirs: CellSet) -> Room {
        let open = self.around(self.cells & !(mine | theirs));
        Room {
            steps: self.open_steps(mine, theirs),
            open: (open & mine).count_ones(),
            threatened: (self.around(mine) & open & theirs).count_ones(),
        }
    }

    /// How many different results the second stage has.
    pub(super) fn count(&self) -> u64 {
        let steps = if let [mine] = self.mine[..] {
            u64::from(self.open_steps(mine, self.theirs))
        } else {
            let mut count = 0;
            let _ = self.visit_steps(|_| -> ControlFlow<()> {
                count += 1;
                ControlFlow::Continue(())
            });
            count
        };
        steps + self.captures().len() as u64
    }

    /// Shows every different result once.
    pub(super) fn visit<B>(
        &self,
        mut visit: impl FnMut(Stand) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_steps(&mut visit)?;
        self.captures().into_iter().try_for_each(visit)
    }

    fn visit_steps<B>(&self, mut visit: impl FnMut(Stand) -> ControlFlow<B>) -> ControlFlow<B> {
        for (choice, &mine) in self.mine.iter().enumerate() {
            let free = self.free(mine);
            for from in bits(mine) {
                for to in bits(self.neighbours[from] & free) {
                    let after = mine ^ (1 << from | 1 << to);
                    let seen = |&earlier: &CellSet| self.is_step(earlier, after);
                    if !self.mine[..choice].iter().any(seen) {
                        visit(Stand { mine: after, theirs: self.theirs })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether one pawn's step leads from one set of cells to another.
    fn is_step(&self, before: CellSet, after: CellSet) -> bool {
        let (from, to) = (before & !after, after & !before);
        from.count_ones() == 1 && self.neighbours[from.trailing_zeros() as usize] & to == to
    }

    /// Every different result of capturing.
    fn captures(&self) -> SmallVec<[Stand; 16]> {
        let (mut all, mut found) = (SmallVec::<[Stand; 16]>::new(), SmallVec::new());
        for &mine in self.mine.iter() {
            if self.can_jump(mine) {
                for from in bits(mine) {
                    let start = Stand { mine: mine & !(1 << from), theirs: self.theirs };
                    self.jump(start, from, &mut found);
                    for stand in found.drain(..) {
                        if let Err(place) = all.binary_search(&stand) {
                            all.insert(place, stand);
                        }
                    }
                }
            }
        }
        all
    }

    /// Jumps on from a cell, `start.mine` being the other own pawns; what was found before need not
    /// be reached again.
    fn jump(&self, start: Stand, from: usize, found: &mut SmallVec<[Stand; 16]>) {
        for over in bits(self.neighbours[from] & start.theirs) {
            let left = Stand { theirs: start.theirs & !(1 << over), ..start };
            for to in bits(self.landings(start, from, over)) {
                let reached = Stand { mine: start.mine | 1 << to, theirs: left.theirs };
                if !found.contains(&reached) {
                    found.push(reached);
                    self.jump(left, to, found);
                }
            }
        }
    }

    /// Whether two cells are neighbours.
    pub(super) fn beside(&self, one: usize, other: usize) -> bool {
        self.neighbours[one] >> other & 1 == 1
    }

    /// Where a pawn may step to, `stand.mine` being the other own pawns.
    pub(super) fn steps(&self, stand: Stand, from: usize) -> CellSet {
        self.neighbours[from] & self.cells & !(stand.mine | stand.theirs)
    }

    /// Where a jump from a cell over an enemy may land, `stand.mine` being the other own pawns.
    pub(super) fn landings(&self, stand: Stand, from: usize, over: usize) -> CellSet {
        if !self.beside(from, over) {
            return 0;
        }
        self.neighbours[over] & self.cells & !(stand.mine | stand.theirs | 1 << from)
    }
}
