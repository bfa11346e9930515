//! A position, and what a turn does to it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use tabletier_core::words::billabong as words;
use tabletier_core::{Dice, MoveError, Outcome, Position, Seat, TextError, splitmix};

use super::board::{COLUMNS, Square, Squares};
use super::kangaroo::{Kangaroo, Stand, Team};
use super::movegen::{Ground, Jumps};
use super::notation;
use super::rules::{BillabongRules, Ghosts};

/// The first row, counted from 0, on which ghosts are drawn: the side away from the stream.
pub(super) const GHOST_ROW: u8 = 8;

/// A position of Billabong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BillabongPosition {
    rules: BillabongRules,
    turn: Seat,
    /// One team per seat; those of empty seats are home.
    teams: [Team; Seat::MOST],
    ghosts: Team,
    /// Every square a kangaroo stands on.
    occupied: Squares,
    key: u64,
}

/// What a turn does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BillabongMove {
    /// A kangaroo, or a ghost, is placed.
    Place(Square),
    /// A kangaroo steps or jumps somewhere.
    Go {
        /// Where it stood.
        from: Square,
        /// Where it stands then, with its count then.
        to: Stand,
    },
    /// A kangaroo reaches home.
    Home(Square),
    /// Nothing can move.
    Pass,
}

// A move list is walked for every node of a search.
const _: () = assert!(size_of::<BillabongMove>() == 4);

impl BillabongPosition {
    /// A position made of checked parts.
    pub(super) fn assemble(
        rules: BillabongRules,
        turn: Seat,
        teams: [Team; Seat::MOST],
        ghosts: Team,
    ) -> BillabongPosition {
        let stands = teams.iter().chain([&ghosts]).flat_map(Team::racing);
        let occupied = stands.map(|stand| stand.square).collect();
        let mut position = BillabongPosition { rules, turn, teams, ghosts, occupied, key: 0 };
        position.key = position.fresh_key();
        position
    }

    /// The key, computed from nothing; [`Position::key`] is kept up to date move by move.
    fn fresh_key(&self) -> u64 {
        let rules = u64::from(self.rules.players) << 8 | u64::from(self.rules.laps) << 4;
        let ghosts = self.rules.ghosts as u64;
        let mut key = splitmix(1 << 32 | rules | ghosts << 1 | u64::from(self.rules.house));
        key ^= turn_key(self.turn);
        for seat in self.in_play() {
            let team = self.team(seat);
            key ^= home_key(seat, team.home());
            key = team.racing().fold(key, |key, stand| key ^ stand_key(Some(seat), stand));
        }
        self.ghosts.racing().fold(key, |key, stand| key ^ stand_key(None, stand))
    }

    /// The seats that are taken, in order of play.
    pub fn in_play(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(usize::from(self.rules.players))
    }

    /// A player's team.
    pub fn team(&self, seat: Seat) -> &Team {
        &self.teams[seat.index()]
    }

    /// The team of nobody; all home where there is none.
    pub fn ghosts(&self) -> &Team {
        &self.ghosts
    }

    /// Every square a kangaroo stands on.
    pub fn occupied(&self) -> Squares {
        self.occupied
    }

    /// Whether kangaroos are still being placed.
    pub fn placing(&self) -> bool {
        self.ghosts.is_waiting() || self.team(self.turn).is_waiting()
    }

    /// Who has all kangaroos home.
    pub(super) fn winner(&self) -> Option<Seat> {
        // Only the player who has just moved can have won.
        let seats = self.rules.players as usize;
        let before = Seat::new((self.turn.index() + seats - 1) % seats)?;
        self.team(before).is_home().then_some(before)
    }

    /// Calls `visit` with every free square.
    fn visit_places<B>(
        &self,
        mut visit: impl FnMut(BillabongMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        (!self.occupied).iter().try_for_each(|square| visit(BillabongMove::Place(square)))
    }

    /// Calls `visit` with what the player's kangaroos can do, or with a pass.
    fn visit_runs<B, const COUNTS: usize>(
        &self,
        mut visit: impl FnMut(BillabongMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let ground = Ground::new(self.occupied);
        let mut jumps = [Jumps::NONE; 4];
        ground.find_jumps(&mut jumps);
        let mut stuck = true;
        for stand in self.team(self.turn).racing() {
            let reach = ground.reach::<COUNTS>(&jumps[stand.square.lattice()], stand);
            stuck &= reach.is_empty();
            reach.visit(&mut visit)?;
        }
        if stuck { visit(BillabongMove::Pass) } else { ControlFlow::Continue(()) }
    }

    fn count_runs<const COUNTS: usize>(&self) -> u64 {
        let ground = Ground::new(self.occupied);
        let mut jumps = [Jumps::NONE; 4];
        ground.find_jumps(&mut jumps);
        let count = |stand: Stand| {
            let reach = ground.reach::<COUNTS>(&jumps[stand.square.lattice()], stand);
            u64::from(reach.count())
        };
        self.team(self.turn).racing().map(count).sum::<u64>().max(1)
    }

    /// One of the kangaroos that can move, then one of the things it can do.
    fn random_run<const COUNTS: usize>(&self, dice: &mut Dice) -> BillabongMove {
        let ground = Ground::new(self.occupied);
        let team = self.team(self.turn);
        let racing = team.racing().count();
        let first = dice.below(racing.max(1) as u64) as usize;
        for stand in team.racing().cycle().skip(first).take(racing) {
            let mut jumps = Jumps::NONE;
            ground.find_jumps_in(stand.square.lattice(), &mut jumps);
            let reach = ground.reach::<COUNTS>(&jumps, stand);
            let count = reach.count();
            if count > 0 {
                return reach.nth(dice.below(u64::from(count)) as u32);
            }
        }
        BillabongMove::Pass
    }

    fn put(&mut self, square: Square) {
        let stand = Stand { square, count: 0 };
        self.occupied.toggle(square);
        if self.ghosts.is_waiting() {
            self.ghosts.place(square);
            self.key ^= stand_key(None, stand);
            if !self.ghosts.is_waiting() {
                // A, who has put the last ghost, begins with a kangaroo of their own.
                self.pass_turn(Seat::A);
                return;
            }
        } else {
            self.teams[self.turn.index()].place(square);
            self.key ^= stand_key(Some(self.turn), stand);
        }
        self.pass_turn(self.turn.next(self.seats()));
    }

    fn pass_turn(&mut self, next: Seat) {
        self.key ^= turn_key(self.turn) ^ turn_key(next);
        self.turn = next;
    }
}

impl Position for BillabongPosition {
    type Rules = BillabongRules;
    type Move = BillabongMove;

    fn start(rules: BillabongRules, seed: u64) -> BillabongPosition {
        let ghosts = match rules.ghosts {
            Ghosts::Random => draw_ghosts(&mut Dice::new(seed)),
            Ghosts::Players => Team::WAITING,
            Ghosts::None => Team::HOME,
        };
        let mut teams = [Team::HOME; Seat::MOST];
        teams[..usize::from(rules.players)].fill(Team::WAITING);
        BillabongPosition::assemble(rules, Seat::A, teams, ghosts)
    }

    fn read(rules: BillabongRules, text: &str) -> Result<BillabongPosition, TextError> {
        notation::read_position(rules, text)
    }

    fn rules(&self) -> BillabongRules {
        self.rules
    }

    fn seats(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn seat(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|seat| Outcome::won(seat, self.seats(), &words::END_HOME))
    }

    fn visit_moves<B>(&self, visit: impl FnMut(BillabongMove) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.winner().is_some() {
            ControlFlow::Continue(())
        } else if self.placing() {
            self.visit_places(visit)
        } else if self.rules.laps == 1 {
            self.visit_runs::<B, 2>(visit)
        } else {
            self.visit_runs::<B, 3>(visit)
        }
    }

    fn count_moves(&self) -> u64 {
        if self.winner().is_some() {
            0
        } else if self.placing() {
            u64::from((!self.occupied).count())
        } else if self.rules.laps == 1 {
            self.count_runs::<2>()
        } else {
            self.count_runs::<3>()
        }
    }

    fn random_move(&self, dice: &mut Dice) -> Option<BillabongMove> {
        if self.winner().is_some() {
            return None;
        }
        Some(if self.placing() {
            let free = !self.occupied;
            let nth = dice.below(u64::from(free.count())) as usize;
            BillabongMove::Place(free.iter().nth(nth).expect("below their number"))
        } else if self.rules.laps == 1 {
            self.random_run::<2>(dice)
        } else {
            self.random_run::<3>(dice)
        })
    }

    fn play_unchecked(&mut self, mv: &BillabongMove) {
        let seat = self.turn;
        let team = &mut self.teams[seat.index()];
        match *mv {
            BillabongMove::Place(square) => return self.put(square),
            BillabongMove::Go { from, to } => {
                let old = team.change(from, Kangaroo::Racing(to));
                self.occupied.toggle(from);
                self.occupied.toggle(to.square);
                self.key ^= stand_key(Some(seat), old) ^ stand_key(Some(seat), to);
            }
            BillabongMove::Home(from) => {
                let old = team.change(from, Kangaroo::Home);
                let home = team.home();
                self.occupied.toggle(from);
                self.key ^= stand_key(Some(seat), old);
                self.key ^= home_key(seat, home - 1) ^ home_key(seat, home);
            }
            BillabongMove::Pass => {}
        }
        self.pass_turn(seat.next(self.seats()));
    }

    fn read_move(&self, text: &str) -> Result<BillabongMove, MoveError> {
        notation::read_move(self, text)
    }

    fn write_move(&self, mv: &BillabongMove) -> String {
        notation::write_move(self, mv)
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn is_irreversible(&self, mv: &BillabongMove) -> bool {
        matches!(mv, BillabongMove::Place(_) | BillabongMove::Home(_))
    }

    fn quiet_limit(&self) -> Option<u32> {
        Some(400)
    }
}

impl Hash for BillabongPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl fmt::Display for BillabongPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_position(self, f)
    }
}

/// Five different squares of the side away from the stream.
fn draw_ghosts(dice: &mut Dice) -> Team {
    let mut team = Team::WAITING;
    while team.is_waiting() {
        let roll = dice.below(u64::from(COLUMNS * 6)) as u8;
        let square = Square::new(roll % COLUMNS, GHOST_ROW + roll / COLUMNS);
        let square = square.expect("below the number of squares");
        if team.on(square).is_none() {
            team.place(square);
        }
    }
    team
}

/// Part of a key: a kangaroo of a seat, or a ghost, and where it stands.
const fn stand_key(seat: Option<Seat>, stand: Stand) -> u64 {
    let team = match seat {
        Some(seat) => seat.index() as u64,
        None => Seat::MOST as u64,
    };
    splitmix(2 << 32 | team << 16 | (stand.square.index() as u64) << 4 | stand.count as u64)
}

/// Part of a key: how many of a seat's kangaroos are home.
const fn home_key(seat: Seat, home: usize) -> u64 {
    splitmix(3 << 32 | (seat.index() as u64) << 16 | home as u64)
}

/// Part of a key: whose turn it is.
const fn turn_key(seat: Seat) -> u64 {
    splitmix(4 << 32 | seat.index() as u64)
}
