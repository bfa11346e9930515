//! Who sits where.

use std::sync::Arc;

use tabletier_session::{Lang, Seat, Strength, TextError, ThinkOptions, TranspositionTable};

use super::words;

/// Who makes the moves of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// A person at this terminal.
    Human,
    /// The program, with this much thought.
    Thinker(Strength),
}

impl Player {
    fn read(text: &str) -> Result<Player, TextError> {
        match text {
            "human" => Ok(Player::Human),
            _ if text.starts_with("level:") => text.parse().map(Player::Thinker),
            _ => text.parse().map(Player::Thinker).map_err(|error: TextError| TextError {
                place: "player".to_string(),
                expected: format!("human, {}", error.expected),
                ..error
            }),
        }
    }

    /// How the panel calls a player who is not the only person at the table.
    pub(crate) fn say(self, lang: Lang) -> String {
        match self {
            Player::Human => String::new(),
            Player::Thinker(Strength::Level(level)) => {
                format!("{} {level}", words::LEVEL.say(lang))
            }
            Player::Thinker(Strength::Random) => words::RANDOM.say(lang).to_string(),
            Player::Thinker(strength) => strength.to_string(),
        }
    }

    /// How a record calls the player, unless it is a person.
    pub(crate) fn record_name(self) -> Option<String> {
        match self {
            Player::Human => None,
            Player::Thinker(strength) => Some(strength.to_string()),
        }
    }
}

/// A player and the seat he takes, written `B=level:4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    seat: Seat,
    player: Player,
}

impl Place {
    pub(crate) fn read(text: &str) -> Result<Place, String> {
        let (seat, player) = text
            .split_once('=')
            .ok_or("expected a seat and its player, such as A=human or B=level:4")?;
        let seat = seat.parse().map_err(|error: TextError| error.to_string())?;
        let player = Player::read(player).map_err(|error| error.to_string())?;
        Ok(Place { seat, player })
    }
}

/// The players of a table, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Players(Vec<Player>);

impl Players {
    /// People, except where a place says otherwise.
    pub(crate) fn new(places: &[Place], seats: usize) -> Result<Players, String> {
        let mut players = vec![None; seats];
        for place in places {
            let letter = place.seat.letter();
            let Some(player) = players.get_mut(place.seat.index()) else {
                let letters: Vec<String> =
                    Seat::first(seats).map(|seat| seat.to_string()).collect();
                let letters = letters.join(" or ");
                return Err(format!(
                    "seat: found \"{letter}\", expected {letters}: this table has {seats} seats"
                ));
            };
            if player.replace(place.player).is_some() {
                return Err(format!("seat: found {letter} twice, expected each seat at most once"));
            }
        }
        Ok(Players(players.into_iter().map(|player| player.unwrap_or(Player::Human)).collect()))
    }

    pub(crate) fn at(&self, seat: Seat) -> Player {
        self.0.get(seat.index()).copied().unwrap_or(Player::Human)
    }

    /// What each player remembers from move to move, of those who do.
    pub(crate) fn memories(&self) -> Vec<Option<Arc<TranspositionTable>>> {
        let remembers = |player: &Player| match player {
            Player::Human => false,
            Player::Thinker(strength) => strength.remembers(),
        };
        let several = self.0.iter().filter(|player| remembers(player)).count().max(1);
        let table = || Arc::new(TranspositionTable::new(ThinkOptions::MEMORY / several));
        self.0.iter().map(|player| remembers(player).then(table)).collect()
    }

    /// How many people there are.
    pub(crate) fn people(&self) -> usize {
        self.0.iter().filter(|player| **player == Player::Human).count()
    }

    /// How to call the player of a seat beside the game's own name for it.
    pub(crate) fn say(&self, seat: Seat, lang: Lang) -> String {
        match self.at(seat) {
            Player::Human if self.people() == 1 => words::YOU.say(lang).to_string(),
            player => player.say(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(places: &[&str], seats: usize) -> Result<Players, String> {
        let places: Result<Vec<Place>, String> =
            places.iter().map(|place| Place::read(place)).collect();
        Players::new(&places?, seats)
    }

    #[test]
    fn seats_that_nobody_else_takes_are_for_people() {
        let players = players(&["B=level:4", "C=random"], 3).unwrap();
        assert_eq!(players.at(Seat::A), Player::Human);
        assert_eq!(players.at(Seat::B).record_name().as_deref(), Some("level:4"));
        assert_eq!(players.at(Seat::C), Player::Thinker(Strength::Random));
        assert_eq!(players.people(), 1);
    }

    #[test]
    fn a_wrong_place_says_what_was_expected() {
        for (places, parts) in [
            (&["A"][..], ["expected a seat", "A=human"]),
            (&["E=human"], ["\"E\"", "A, B, C or D"]),
            (&["AB=human"], ["\"AB\"", "A, B, C or D"]),
            (&["=human"], ["nothing", "A, B, C or D"]),
            (&["a=human"], ["\"a\"", "A, B, C or D"]),
            (&["A=level:9"], ["\"9\"", "1 to 8"]),
            (&["A=level:"], ["nothing", "1 to 8"]),
            (&["A=robot"], ["\"robot\"", "human, random, level:1"]),
            (&["A="], ["nothing", "human, random, level:1"]),
            (&["C=human"], ["\"C\"", "A or B: this table has 2 seats"]),
            (&["A=human", "A=random"], ["A twice", "at most once"]),
        ] {
            let wrong = players(places, 2).unwrap_err();
            assert!(parts.iter().all(|part| wrong.contains(part)), "{places:?}: {wrong}");
        }
    }
}
