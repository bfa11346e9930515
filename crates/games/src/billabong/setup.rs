//! A position as it was read, not yet believed: the checks that make it one.

use tabletier_core::{Seat, TextError, fields};

use super::board::{Square, Squares};
use super::kangaroo::{Kangaroo, Stand, TEAM, Team};
use super::position::{BillabongPosition, GHOST_ROW};
use super::rules::{BillabongRules, Ghosts};

/// The fields of a position text, each sound in itself.
pub(super) struct Setup {
    rules: BillabongRules,
    turn: Seat,
    teams: [Team; Seat::MOST],
    ghosts: Team,
}

impl Setup {
    pub(super) fn read(rules: BillabongRules, text: &str) -> Result<Setup, TextError> {
        let seats = usize::from(rules.players);
        let names = ["A", "B", "C", "D"];
        let names = [&names[..seats], &["N", "player to move"]].concat();
        let parts = fields("position", text, &names)?;
        let mut teams = [Team::HOME; Seat::MOST];
        for (seat, part) in Seat::first(seats).zip(&parts) {
            teams[seat.index()] = read_team(rules, names[seat.index()], part)?;
        }
        let ghosts = read_ghosts(rules.ghosts, parts[seats])?;
        let turn = Seat::first(seats).find(|seat| parts[seats + 1] == seat.letter().to_string());
        let turn = turn.ok_or_else(|| {
            let letters: Vec<String> =
                Seat::first(seats).map(|seat| seat.letter().to_string()).collect();
            TextError::new("position, player to move", parts[seats + 1], letters.join(" or "))
        })?;
        Ok(Setup { rules, turn, teams, ghosts })
    }

    /// The position, if the fields can stand together.
    pub(super) fn position(self) -> Result<BillabongPosition, TextError> {
        self.check_squares()?;
        self.check_placing()?;
        self.check_winner()?;
        Ok(BillabongPosition::assemble(self.rules, self.turn, self.teams, self.ghosts))
    }

    fn seats(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn teams(&self) -> &[Team] {
        &self.teams[..self.seats()]
    }

    fn check_squares(&self) -> Result<(), TextError> {
        let mut taken = Squares::NONE;
        for stand in self.teams().iter().chain([&self.ghosts]).flat_map(Team::racing) {
            if taken.has(stand.square) {
                let found = stand.square.to_string();
                return Err(TextError::new("position", found, "one kangaroo on a square"));
            }
            taken.toggle(stand.square);
        }
        Ok(())
    }

    /// While kangaroos are being placed, nobody has moved yet, and all have had their turns.
    fn check_placing(&self) -> Result<(), TextError> {
        if !self.ghosts.is_waiting() && !self.teams().iter().any(Team::is_waiting) {
            return Ok(());
        }
        let mut total = 0;
        for (seat, team) in Seat::first(self.seats()).zip(self.teams()) {
            let moved = team.racing().any(|stand| stand.count > 0) || team.home() > 0;
            if moved {
                let found = written(team);
                let expected = "neither * nor counts while somebody is still to be placed (?)";
                return Err(TextError::new(format!("position, {seat}"), found, expected));
            }
            total += placed(team);
        }
        if self.ghosts.is_waiting() {
            if total > 0 {
                let found = written(&self.ghosts);
                let expected = "no ? once a player has placed a kangaroo: ghosts come first";
                return Err(TextError::new("position, N", found, expected));
            }
            return self.check_turn(placed(&self.ghosts) % 2);
        }
        for (seat, team) in Seat::first(self.seats()).zip(self.teams()) {
            // Seat by seat in turn: the first ones are at most one ahead.
            let due = (total + self.seats() - 1 - seat.index()) / self.seats();
            if placed(team) != due {
                let found = written(team);
                let expected =
                    format!("{due} placed of {total}, since players place in turn, A first");
                return Err(TextError::new(format!("position, {seat}"), found, expected));
            }
        }
        self.check_turn(total % self.seats())
    }

    fn check_turn(&self, expected: usize) -> Result<(), TextError> {
        if self.turn.index() == expected {
            return Ok(());
        }
        let found = self.turn.letter().to_string();
        let expected = Seat::first(self.seats()).nth(expected).unwrap_or(Seat::A);
        let expected = format!("{expected}, whose turn to place it is");
        Err(TextError::new("position, player to move", found, expected))
    }

    fn check_winner(&self) -> Result<(), TextError> {
        let winners: Vec<Seat> =
            Seat::first(self.seats()).filter(|seat| self.teams[seat.index()].is_home()).collect();
        let next = match winners.as_slice() {
            [] => return Ok(()),
            [winner] => winner.next(self.seats()),
            [_, second, ..] => {
                let found = written(&self.teams[second.index()]);
                let expected = "one winner: the game ends with the first team home";
                return Err(TextError::new(format!("position, {second}"), found, expected));
            }
        };
        if self.turn == next {
            return Ok(());
        }
        let expected = format!("{next}, the player after the winner");
        Err(TextError::new("position, player to move", self.turn.letter().to_string(), expected))
    }
}

/// How many of a team are placed, as long as none of them has moved.
fn placed(team: &Team) -> usize {
    team.racing().count()
}

fn read_team(rules: BillabongRules, name: &str, text: &str) -> Result<Team, TextError> {
    let place = format!("position, {name}");
    let list = text.strip_prefix(name).and_then(|list| list.strip_prefix(':'));
    let Some(list) = list else {
        return Err(TextError::new(place, text, format!("{name}: and five kangaroos")));
    };
    let entries: Vec<&str> = list.split(',').collect();
    let Ok(entries) = <[&str; TEAM]>::try_from(entries) else {
        return Err(TextError::new(place, list, "five kangaroos joined by commas"));
    };
    let mut kangaroos = [Kangaroo::Waiting; TEAM];
    for (kangaroo, entry) in kangaroos.iter_mut().zip(entries) {
        *kangaroo = read_kangaroo(rules, &place, entry)?;
    }
    check_order(&place, list, &kangaroos)?;
    Ok(Team::new(kangaroos))
}

fn read_kangaroo(rules: BillabongRules, place: &str, entry: &str) -> Result<Kangaroo, TextError> {
    match entry {
        "*" => return Ok(Kangaroo::Home),
        "?" => return Ok(Kangaroo::Waiting),
        _ => {}
    }
    let (name, count) = match entry.split_once('+') {
        None => (entry, 0),
        Some((name, count)) => {
            // One lap more would be home, and none is not written.
            let allowed = (1..=rules.laps).find(|allowed| count == allowed.to_string());
            let allowed = allowed.ok_or_else(|| {
                let laps = rules.laps;
                let expected = match laps {
                    1 => "a count of +1 or none".to_string(),
                    _ => format!("a count from +1 to +{laps} or none"),
                };
                TextError::new(place, entry, expected)
            })?;
            (name, allowed)
        }
    };
    Ok(Kangaroo::Racing(Stand { square: read_land(place, name)?, count }))
}

fn read_land(place: &str, name: &str) -> Result<Square, TextError> {
    match name.parse::<Square>() {
        Ok(square) if square.is_lake() => {
            Err(TextError::new(place, name, "a square outside the lake, g7 to j8"))
        }
        Ok(square) => Ok(square),
        Err(_) => {
            Err(TextError::new(place, name, "a square a1 to p14, with a count such as +1, * or ?"))
        }
    }
}

fn read_ghosts(ghosts: Ghosts, text: &str) -> Result<Team, TextError> {
    const PLACE: &str = "position, N";
    let Some(list) = text.strip_prefix("N:") else {
        return Err(TextError::new(PLACE, text, "N: and the neutral kangaroos"));
    };
    if ghosts == Ghosts::None {
        let error = TextError::new(PLACE, list, "- since there is no ghost team");
        return if list == "-" { Ok(Team::HOME) } else { Err(error) };
    }
    let entries: Vec<&str> = list.split(',').collect();
    let Ok(entries) = <[&str; TEAM]>::try_from(entries) else {
        return Err(TextError::new(PLACE, list, "five neutral kangaroos joined by commas"));
    };
    let mut kangaroos = [Kangaroo::Waiting; TEAM];
    for (kangaroo, entry) in kangaroos.iter_mut().zip(entries) {
        if entry == "?" && ghosts == Ghosts::Players {
            continue;
        }
        let square = entry.parse::<Square>().ok().filter(|square| !square.is_lake());
        let Some(square) = square else {
            return Err(TextError::new(PLACE, entry, "a square outside the lake, without a count"));
        };
        if ghosts == Ghosts::Random && square.row() < GHOST_ROW {
            return Err(TextError::new(
                PLACE,
                entry,
                "a square of rows 9 to 14 with ghosts=random",
            ));
        }
        *kangaroo = Kangaroo::Racing(Stand { square, count: 0 });
    }
    check_order(PLACE, list, &kangaroos)?;
    Ok(Team::new(kangaroos))
}

fn check_order(place: &str, list: &str, kangaroos: &[Kangaroo; TEAM]) -> Result<(), TextError> {
    if kangaroos.is_sorted() {
        return Ok(());
    }
    let expected = "squares sorted by row and then by column, then *, then ?";
    Err(TextError::new(place, list, expected))
}

/// A team as a position writes it.
pub(super) fn written(team: &Team) -> String {
    let entry = |kangaroo: &Kangaroo| match kangaroo {
        Kangaroo::Racing(Stand { square, count: 0 }) => square.to_string(),
        Kangaroo::Racing(Stand { square, count }) => format!("{square}+{count}"),
        Kangaroo::Home => "*".to_string(),
        Kangaroo::Waiting => "?".to_string(),
    };
    team.kangaroos().iter().map(entry).collect::<Vec<_>>().join(",")
}
