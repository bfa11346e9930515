//! Who sits where, as the command line says it.

use std::str::FromStr;

use tabletier_session::{Player, Seat, TextError};

/// A player and the seat they take, written `B=level:4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seated {
    seat: Seat,
    player: Player,
}

impl FromStr for Seated {
    type Err = String;

    fn from_str(text: &str) -> Result<Seated, String> {
        let (seat, player) = text
            .split_once('=')
            .ok_or("expected a seat and its player, such as A=human or B=level:4")?;
        let seat = seat.parse().map_err(|error: TextError| error.to_string())?;
        let player = player.parse().map_err(|error: TextError| error.to_string())?;
        Ok(Seated { seat, player })
    }
}

/// The players of a table, seat by seat: people, except where somebody else is seated.
pub(crate) fn players(seated: &[Seated], seats: usize) -> Result<Vec<Player>, String> {
    let mut players = vec![None; seats];
    for Seated { seat, player } in seated {
        let Some(taken) = players.get_mut(seat.index()) else {
            let letters: Vec<String> = Seat::first(seats).map(|seat| seat.to_string()).collect();
            let letters = letters.join(" or ");
            return Err(format!(
                "seat: found \"{seat}\", expected {letters}: this table has {seats} seats"
            ));
        };
        if taken.replace(*player).is_some() {
            return Err(format!("seat: found {seat} twice, expected each seat at most once"));
        }
    }
    Ok(players.into_iter().map(|player| player.unwrap_or(Player::Person)).collect())
}

#[cfg(test)]
mod tests {
    use tabletier_session::Strength;

    use super::*;

    fn read(texts: &[&str], seats: usize) -> Result<Vec<Player>, String> {
        let seated: Result<Vec<Seated>, String> = texts.iter().map(|text| text.parse()).collect();
        players(&seated?, seats)
    }

    #[test]
    fn seats_that_nobody_else_takes_are_for_people() {
        let players = read(&["B=level:4", "C=random"], 3).unwrap();
        assert_eq!(players[0], Player::Person);
        assert_eq!(players[1].to_string(), "level:4");
        assert_eq!(players[2], Player::Computer(Strength::Random));
        let people = players.iter().filter(|player| **player == Player::Person).count();
        assert_eq!(people, 1);
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
            let wrong = read(places, 2).unwrap_err();
            assert!(parts.iter().all(|part| wrong.contains(part)), "{places:?}: {wrong}");
        }
    }
}
