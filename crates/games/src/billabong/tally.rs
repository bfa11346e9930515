//! How far each team has come.

use tabletier_core::words::billabong as words;
use tabletier_core::{Lang, Message, Position, Tally};

use super::kangaroo::{TEAM, Team};
use super::position::BillabongPosition;

pub(super) fn tally(position: &BillabongPosition, lang: Lang) -> Vec<Tally> {
    let players =
        position.in_play().map(|seat| Tally::of(seat, progress(position.team(seat)).say(lang)));
    let mut tally: Vec<Tally> = players.collect();
    let ghosts = position.ghosts().waiting();
    if ghosts > 0 {
        tally.push(Tally::table(words::tally_ghosts(ghosts).say(lang)));
    }
    let laps = position.rules().laps;
    if laps > 1 {
        tally.push(Tally::table(words::tally_laps(laps).say(lang)));
    }
    tally
}

fn progress(team: &Team) -> Message {
    if team.is_waiting() {
        words::tally_place(team.waiting())
    } else {
        words::tally_home(team.home(), TEAM)
    }
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::ask;

    use super::*;

    fn told(rules: &str, text: &str, tag: &str) -> Vec<String> {
        ask::tally(&ask::position::<BillabongPosition>(rules, text), Lang::find(tag).unwrap())
    }

    #[test]
    fn first_those_to_be_placed_are_counted_and_then_those_who_are_home() {
        let placing = "A:a1,?,?,?,? B:?,?,?,?,? N:- B";
        assert_eq!(told("ghosts=none", placing, "en"), ["A: 4 to place", "B: 5 to place"]);
        let racing = "A:a1,b1,c1,*,* B:a3,b3,c3,d3,* N:- A";
        assert_eq!(told("ghosts=none", racing, "en"), ["A: 2 of 5 home", "B: 1 of 5 home"]);
        assert_eq!(
            told("ghosts=none,laps=2", racing, "fr"),
            ["A: 2 arrivés sur 5", "B: 1 arrivé sur 5", "2 tours à courir"]
        );
    }

    #[test]
    fn ghosts_that_are_to_be_placed_belong_to_the_table() {
        let start = "A:?,?,?,?,? B:?,?,?,?,? N:a1,?,?,?,? B";
        let told = told("ghosts=players", start, "fr");
        assert_eq!(told, ["A: 5 à placer", "B: 5 à placer", "4 fantômes à placer"]);
    }
}
