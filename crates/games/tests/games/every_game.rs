//! What is asked of every game, whether it has tests of its own or not.

use std::fs;
use std::path::Path;

use tabletier_core::{Game, Position, Rules};
use tabletier_games::each_game;
use tabletier_testkit::conformance;

/// By its usual rules and by each preset, on a few games.
fn conforms<G: Game>() {
    let suite = || conformance::<G>().games(2).closely(4).drafts(1);
    suite().run();
    for preset in <G::Position as Position>::Rules::FORM.presets {
        suite().rules(preset.about.code).run();
    }
}

#[test]
fn every_game_conforms() {
    each_game!(conforms);
}

#[test]
fn every_folder_of_tests_has_its_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let list = fs::read_to_string(folder.join("main.rs")).expect("the list of tests");
    for entry in folder.read_dir().expect("the folder of tests") {
        let entry = entry.expect("the folder of tests");
        let name = entry.file_name().into_string().expect("a name in UTF-8");
        let listed = list.lines().any(|line| line == format!("mod {name};"));
        assert!(listed || !entry.path().is_dir(), "tests/games/main.rs has no line mod {name};");
    }
}
