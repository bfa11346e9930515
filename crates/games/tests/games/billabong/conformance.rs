//! The suite that every game passes, for every number of players, lap and ghost.

use tabletier_games::billabong::Billabong;
use tabletier_testkit::conformance;

fn conforms(rules: &str, positions: &[&str]) {
    let mut suite = conformance::<Billabong>().rules(rules).games(4).closely(24);
    if rules.contains("house=off") {
        suite = suite.turns(300);
    }
    for position in positions {
        suite = suite.position(position);
    }
    suite.run();
}

#[test]
fn two_players_with_drawn_ghosts_conform() {
    conforms(
        "ghosts=random",
        &[
            "A:l2+1,i5,m10,m12,* B:e7,i9,m9+1,*,* N:a9,p10,d11,g12,o14 B",
            "A:a14+1,*,*,*,* B:c12,a13,b13,b14,c14 N:p9,a12,p12,o14,p14 A",
        ],
    );
}

#[test]
fn two_players_who_place_the_ghosts_conform() {
    conforms("ghosts=players,laps=2", &["A:?,?,?,?,? B:?,?,?,?,? N:c3,d4,?,?,? A"]);
}

#[test]
fn two_players_without_ghosts_conform() {
    conforms(
        "ghosts=none",
        &[
            "A:g6+1,j6,f7,k8,j9 B:k7,f8,g9,h9,i9 N:- A",
            "A:i3+1,*,*,*,* B:n2,i4,c7,o7,i11 N:- A",
            "A:*,*,*,*,* B:n2,i4,c7,o7,i11 N:- B",
        ],
    );
}

#[test]
fn three_players_conform() {
    conforms("players=3", &["A:i3+1,j3,k4,*,* B:l3,i4,k5,j6,* C:i2+1,m3,h4,g5,l6 N:- C"]);
}

#[test]
fn four_players_conform_over_two_laps() {
    conforms(
        "players=4,laps=2",
        &["A:i3+2,j3,k4,*,* B:l3,i4+1,k5,j6,* C:i2+1,m3,h4,g5,l6 D:d5,e5+2,f5,g6,h6+1 N:- D"],
    );
}

#[test]
fn two_players_over_two_laps_conform_without_house_rules() {
    conforms("laps=2,house=off", &[]);
}
