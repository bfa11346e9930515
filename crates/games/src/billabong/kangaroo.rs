//! Kangaroos and their teams.

use super::board::Square;

/// How many kangaroos a team has.
pub const TEAM: usize = 5;

/// Where a racing kangaroo stands, and how often it has crossed the stream clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stand {
    /// The square.
    pub square: Square,
    /// The crossing count.
    pub count: u8,
}

/// A kangaroo; in the order of position texts: racing by square, then home, then waiting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kangaroo {
    /// In the race.
    Racing(Stand),
    /// Home, bathing in the lake.
    Home,
    /// Still to be placed.
    Waiting,
}

/// Five kangaroos, always in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Team([Kangaroo; TEAM]);

impl Team {
    /// A team still to be placed.
    pub const WAITING: Team = Team([Kangaroo::Waiting; TEAM]);
    /// A team that is home, or takes no part.
    pub const HOME: Team = Team([Kangaroo::Home; TEAM]);

    /// These kangaroos, put in order.
    pub fn new(mut kangaroos: [Kangaroo; TEAM]) -> Team {
        kangaroos.sort_unstable();
        Team(kangaroos)
    }

    /// The kangaroos, in order.
    pub fn kangaroos(&self) -> &[Kangaroo; TEAM] {
        &self.0
    }

    /// Those in the race, in order.
    pub fn racing(&self) -> impl Iterator<Item = Stand> + Clone + '_ {
        self.0.iter().map_while(|kangaroo| match kangaroo {
            Kangaroo::Racing(stand) => Some(*stand),
            _ => None,
        })
    }

    /// How many are home.
    pub fn home(&self) -> usize {
        self.0.iter().filter(|&&kangaroo| kangaroo == Kangaroo::Home).count()
    }

    /// How many are still to be placed.
    pub fn waiting(&self) -> usize {
        self.0.iter().filter(|&&kangaroo| kangaroo == Kangaroo::Waiting).count()
    }

    /// Whether somebody is still to be placed.
    pub fn is_waiting(&self) -> bool {
        self.0[TEAM - 1] == Kangaroo::Waiting
    }

    /// Whether all are home: racing ones would come first, and nobody waits once one is home.
    pub fn is_home(&self) -> bool {
        self.0[0] == Kangaroo::Home
    }

    /// The one in the race on a square.
    pub fn on(&self, square: Square) -> Option<Stand> {
        self.racing().find(|stand| stand.square == square)
    }

    /// Makes the kangaroo on a square another one, and gives back where it stood.
    ///
    /// # Panics
    /// If none stands there.
    pub(super) fn change(&mut self, from: Square, to: Kangaroo) -> Stand {
        let place = self.racing().position(|stand| stand.square == from);
        let place = place.expect("a kangaroo stands where a legal move begins");
        let Kangaroo::Racing(old) = self.0[place] else { unreachable!("it is racing") };
        self.set(place, to);
        old
    }

    /// Puts one that is still to be placed on a square.
    pub(super) fn place(&mut self, square: Square) {
        self.set(TEAM - 1, Kangaroo::Racing(Stand { square, count: 0 }));
    }

    /// Makes one kangaroo another, and moves it to where the order wants it.
    fn set(&mut self, mut place: usize, kangaroo: Kangaroo) {
        while place > 0 && self.0[place - 1] > kangaroo {
            self.0[place] = self.0[place - 1];
            place -= 1;
        }
        while place + 1 < TEAM && self.0[place + 1] < kangaroo {
            self.0[place] = self.0[place + 1];
            place += 1;
        }
        self.0[place] = kangaroo;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_stays_in_order() {
        let square = |name: &str| name.parse().expect("a square");
        let mut team = Team::WAITING;
        for name in ["c3", "p1", "a14", "b3", "h9"] {
            assert!(team.is_waiting());
            team.place(square(name));
        }
        let names = |team: &Team| -> Vec<String> {
            team.racing().map(|stand| stand.square.to_string()).collect()
        };
        assert_eq!(names(&team), ["p1", "b3", "c3", "h9", "a14"]);
        let old = team.change(square("c3"), Kangaroo::Home);
        assert_eq!(old, Stand { square: square("c3"), count: 0 });
        let north = Kangaroo::Racing(Stand { square: square("p14"), count: 1 });
        team.change(square("p1"), north);
        assert_eq!(names(&team), ["b3", "h9", "a14", "p14"]);
        assert_eq!((team.home(), team.waiting()), (1, 0));
    }
}
