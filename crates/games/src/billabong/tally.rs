//! How far each team has come.

use tabletier_core::words::billabong as words;
use tabletier_core::{Frame, Lang, Message, Node, Number, Position, Scene, Seat, Tally};

use super::board::{COLUMNS, ROWS};
use super::kangaroo::{Stand, TEAM, Team};
use super::portrait;
use super::position::BillabongPosition;
use super::scene::{DEFS, STYLE, coat, kangaroo};

/// How long the picture of the race is.
const TRACK: f32 = 760.0;

pub(super) fn tally(position: &BillabongPosition, lang: Lang) -> Vec<Tally> {
    let laps = position.rules().laps;
    let players = position.in_play().map(|seat| {
        let team = position.team(seat);
        Tally::of(seat, progress(team).say(lang)).pictured(race(seat, team, laps))
    });
    let mut tally: Vec<Tally> = players.collect();
    let ghosts = position.ghosts().waiting();
    if ghosts > 0 {
        tally.push(Tally::table(words::tally_ghosts(ghosts).say(lang)));
    }
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

/// How far a kangaroo has come: 0 where it has the whole way before it, 1 at home.
fn way_gone(stand: Stand, laps: u8) -> f32 {
    let x = f32::from(stand.square.column()) + 0.5 - f32::from(COLUMNS) / 2.0;
    let y = f32::from(stand.square.row()) + 0.5 - f32::from(ROWS) / 2.0;
    // Clockwise from the stream, which runs down from the lake.
    let turn = (-x).atan2(-y) / std::f32::consts::TAU;
    (f32::from(stand.count) + turn.rem_euclid(1.0)) / f32::from(laps + 1)
}

/// The race as a straight line: where it starts, where it ends, and the heads of a team.
fn race(seat: Seat, team: &Team, laps: u8) -> Scene {
    let line = |x: f32, from: f32, to: f32, class: &str| {
        let x = Number(x);
        Node::path(format!("M{x} {} L{x} {}", Number(from), Number(to)), class)
    };
    let mut nodes = vec![Node::path(format!("M0 26 L{} 26", Number(TRACK)), "track")];
    let crossings = (1..=laps).map(|count| TRACK * f32::from(count) / f32::from(laps + 1));
    nodes.extend(crossings.map(|x| line(x, 12.0, 40.0, "track")));
    nodes.push(line(TRACK, -30.0, 40.0, "track goal"));
    let mut places: Vec<f32> = team.racing().map(|stand| TRACK * way_gone(stand, laps)).collect();
    places.sort_by(f32::total_cmp);
    // Those who are home stand behind the line.
    places.extend((0..team.home()).map(|place| TRACK + 34.0 + 34.0 * place as f32));
    let head = |x| Node::group(x, 0.0, format!("runner {}", coat(Some(seat))), portrait::head());
    nodes.extend(places.into_iter().map(head));
    let frame = Frame::new(-40.0, -44.0, TRACK + 260.0, 92.0);
    Scene { frame, style: STYLE, defs: DEFS, nodes, ..Scene::default() }
}

pub(super) fn emblem(_position: &BillabongPosition, seat: Seat) -> Scene {
    let frame = Frame::new(-52.0, -54.0, 106.0, 106.0);
    let nodes = vec![kangaroo(0.0, 0.0, Some(seat), 0)];
    Scene { frame, style: STYLE, defs: DEFS, nodes, ..Scene::default() }
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

    #[test]
    fn the_race_goes_clockwise_from_the_stream_to_the_stream() {
        let gone =
            |square: &str, count| way_gone(Stand { square: square.parse().unwrap(), count }, 1);
        // Left of the stream, at the left, above, at the right, right of the stream.
        let lap = ["h1", "a7", "h14", "p7", "i1"].map(|square| gone(square, 0));
        assert!(lap.is_sorted_by(|a, b| a < b), "{lap:?}");
        assert!(lap[0] > 0.0 && lap[4] < 0.5 && gone("h1", 1) > 0.5);
        assert!(gone("i1", 1) < 1.0);
    }
}
