//! A position as it was read, not yet believed: the checks that make it one.

use tabletier_core::words::billabong as words;
use tabletier_core::words::common::{AT_POSITION, at_part};
use tabletier_core::{Arg, Message, Seat, TextError, any_of, fields};

use super::board::{Square, Squares};
use super::kangaroo::{Kangaroo, Stand, TEAM, Team};
use super::position::{BillabongPosition, GHOST_ROW};
use super::rules::{BillabongRules, Ghosts};

/// What stands for the ghosts in a position text.
const GHOSTS: &str = "N";

/// A field of a position text, by its name.
fn at(field: impl Into<Arg>) -> Message {
    at_part(field, AT_POSITION)
}

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
        let letters: Vec<String> = Seat::first(seats).map(|seat| seat.to_string()).collect();
        let mut names: Vec<Message> = letters.iter().map(Message::plain).collect();
        names.extend([Message::plain(GHOSTS), words::AT_PLAYER.into()]);
        let parts = fields(text, &names)?;
        let mut teams = [Team::HOME; Seat::MOST];
        for ((team, name), part) in teams.iter_mut().zip(&letters).zip(&parts) {
            *team = read_team(rules, name, part)?;
        }
        let ghosts = read_ghosts(rules.ghosts, parts[seats])?;
        let turn = Seat::first(seats).zip(&letters).find(|(_, letter)| parts[seats + 1] == *letter);
        let Some((turn, _)) = turn else {
            return Err(TextError::new(at(words::AT_PLAYER), parts[seats + 1], any_of(letters)));
        };
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
                return Err(TextError::new(AT_POSITION, found, words::WANT_ONE_ON_SQUARE));
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
                return Err(TextError::new(at(seat.letter()), found, words::WANT_UNMOVED));
            }
            total += placed(team);
        }
        if self.ghosts.is_waiting() {
            if total > 0 {
                let found = written(&self.ghosts);
                return Err(TextError::new(at(GHOSTS), found, words::WANT_GHOSTS_PLACED));
            }
            return self.check_turn(placed(&self.ghosts) % 2);
        }
        for (seat, team) in Seat::first(self.seats()).zip(self.teams()) {
            // Seat by seat in turn: the first ones are at most one ahead.
            let due = (total + self.seats() - 1 - seat.index()) / self.seats();
            if placed(team) != due {
                let found = written(team);
                let expected = words::want_in_turn(due, total);
                return Err(TextError::new(at(seat.letter()), found, expected));
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
        let expected = words::want_placer(expected.letter());
        Err(TextError::new(at(words::AT_PLAYER), found, expected))
    }

    fn check_winner(&self) -> Result<(), TextError> {
        let winners: Vec<Seat> =
            Seat::first(self.seats()).filter(|seat| self.teams[seat.index()].is_home()).collect();
        let next = match winners.as_slice() {
            [] => return Ok(()),
            [winner] => winner.next(self.seats()),
            [_, second, ..] => {
                let found = written(&self.teams[second.index()]);
                return Err(TextError::new(at(second.letter()), found, words::WANT_ONE_WINNER));
            }
        };
        if self.turn == next {
            return Ok(());
        }
        let found = self.turn.letter().to_string();
        let expected = words::want_after_winner(next.letter());
        Err(TextError::new(at(words::AT_PLAYER), found, expected))
    }
}

/// How many of a team are placed, as long as none of them has moved.
fn placed(team: &Team) -> usize {
    team.racing().count()
}

fn read_team(rules: BillabongRules, name: &str, text: &str) -> Result<Team, TextError> {
    let list = text.strip_prefix(name).and_then(|list| list.strip_prefix(':'));
    let Some(list) = list else {
        return Err(TextError::new(at(name), text, words::want_team(name)));
    };
    let entries: Vec<&str> = list.split(',').collect();
    let Ok(entries) = <[&str; TEAM]>::try_from(entries) else {
        return Err(TextError::new(at(name), list, words::WANT_FIVE));
    };
    let mut kangaroos = [Kangaroo::Waiting; TEAM];
    for (kangaroo, entry) in kangaroos.iter_mut().zip(entries) {
        *kangaroo = read_kangaroo(rules, name, entry)?;
    }
    check_order(name, list, &kangaroos)?;
    Ok(Team::new(kangaroos))
}

fn read_kangaroo(rules: BillabongRules, team: &str, entry: &str) -> Result<Kangaroo, TextError> {
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
            let allowed = allowed
                .ok_or_else(|| TextError::new(at(team), entry, words::want_count(rules.laps)))?;
            (name, allowed)
        }
    };
    Ok(Kangaroo::Racing(Stand { square: read_land(team, name)?, count }))
}

fn read_land(team: &str, name: &str) -> Result<Square, TextError> {
    match name.parse::<Square>() {
        Ok(square) if square.is_lake() => Err(TextError::new(at(team), name, words::WANT_LAND)),
        Ok(square) => Ok(square),
        Err(_) => Err(TextError::new(at(team), name, words::WANT_STAND)),
    }
}

fn read_ghosts(ghosts: Ghosts, text: &str) -> Result<Team, TextError> {
    let Some(list) = text.strip_prefix("N:") else {
        return Err(TextError::new(at(GHOSTS), text, words::WANT_GHOSTS));
    };
    if ghosts == Ghosts::None {
        let error = TextError::new(at(GHOSTS), list, words::WANT_NO_TEAM);
        return if list == "-" { Ok(Team::HOME) } else { Err(error) };
    }
    let entries: Vec<&str> = list.split(',').collect();
    let Ok(entries) = <[&str; TEAM]>::try_from(entries) else {
        return Err(TextError::new(at(GHOSTS), list, words::WANT_FIVE_GHOSTS));
    };
    let mut kangaroos = [Kangaroo::Waiting; TEAM];
    for (kangaroo, entry) in kangaroos.iter_mut().zip(entries) {
        if entry == "?" && ghosts == Ghosts::Players {
            continue;
        }
        let square = entry.parse::<Square>().ok().filter(|square| !square.is_lake());
        let Some(square) = square else {
            return Err(TextError::new(at(GHOSTS), entry, words::WANT_PLAIN_LAND));
        };
        if ghosts == Ghosts::Random && square.row() < GHOST_ROW {
            return Err(TextError::new(at(GHOSTS), entry, words::WANT_GHOST_ROWS));
        }
        *kangaroo = Kangaroo::Racing(Stand { square, count: 0 });
    }
    check_order(GHOSTS, list, &kangaroos)?;
    Ok(Team::new(kangaroos))
}

fn check_order(team: &str, list: &str, kangaroos: &[Kangaroo; TEAM]) -> Result<(), TextError> {
    if kangaroos.is_sorted() {
        return Ok(());
    }
    Err(TextError::new(at(team), list, words::WANT_ORDER))
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
