//! How far each team has come.

use tabletier_core::{Lang, Noun, Position, Tally};

use super::kangaroo::{TEAM, Team};
use super::position::BillabongPosition;

const HOME: Noun = Noun::new(["home", "home"], ["arrivé", "arrivés"]);
const GHOSTS: Noun = Noun::new(["ghost", "ghosts"], ["fantôme", "fantômes"]);
const LAPS: Noun = Noun::new(["lap", "laps"], ["tour", "tours"]);

pub(super) fn tally(position: &BillabongPosition, lang: Lang) -> Vec<Tally> {
    let players =
        position.in_play().map(|seat| Tally::of(seat, progress(position.team(seat), lang)));
    let mut tally: Vec<Tally> = players.collect();
    let ghosts = position.ghosts().waiting();
    if ghosts > 0 {
        let ghosts = GHOSTS.count(ghosts as u32, lang);
        tally.push(Tally::table(format!("{ghosts} {}", to_place(lang))));
    }
    let laps = u32::from(position.rules().laps);
    if laps > 1 {
        let words = match lang {
            Lang::En => "to run",
            Lang::Fr => "à courir",
        };
        tally.push(Tally::table(format!("{} {words}", LAPS.count(laps, lang))));
    }
    tally
}

fn progress(team: &Team, lang: Lang) -> String {
    if team.is_waiting() {
        return format!("{} {}", team.waiting(), to_place(lang));
    }
    let home = team.home() as u32;
    match lang {
        Lang::En => format!("{home} of {TEAM} home"),
        Lang::Fr => format!("{} sur {TEAM}", HOME.count(home, lang)),
    }
}

const fn to_place(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "to place",
        Lang::Fr => "à placer",
    }
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::ask;

    use super::*;

    fn told(rules: &str, text: &str, lang: Lang) -> Vec<String> {
        ask::tally(&ask::position::<BillabongPosition>(rules, text), lang)
    }

    #[test]
    fn first_those_to_be_placed_are_counted_and_then_those_who_are_home() {
        let placing = "A:a1,?,?,?,? B:?,?,?,?,? N:- B";
        assert_eq!(told("ghosts=none", placing, Lang::En), ["A: 4 to place", "B: 5 to place"]);
        let racing = "A:a1,b1,c1,*,* B:a3,b3,c3,d3,* N:- A";
        assert_eq!(told("ghosts=none", racing, Lang::En), ["A: 2 of 5 home", "B: 1 of 5 home"]);
        assert_eq!(
            told("ghosts=none,laps=2", racing, Lang::Fr),
            ["A: 2 arrivés sur 5", "B: 1 arrivé sur 5", "2 tours à courir"]
        );
    }

    #[test]
    fn ghosts_that_are_to_be_placed_belong_to_the_table() {
        let start = "A:?,?,?,?,? B:?,?,?,?,? N:a1,?,?,?,? B";
        let told = told("ghosts=players", start, Lang::Fr);
        assert_eq!(told, ["A: 5 à placer", "B: 5 à placer", "4 fantômes à placer"]);
    }
}
