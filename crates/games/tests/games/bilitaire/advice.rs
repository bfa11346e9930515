//! The sheet's three pieces of advice for the tray player, each as a worked position.

use super::{after, moves, moves_of};

#[test]
fn advice_1_marbles_on_a_tray_cut_off_are_lost_while_it_is() {
    // The full tray A4 can jump onto the empty one beside it, unless it is parted from it.
    let text = "f0../..../..../..30 t 1";
    assert_eq!(moves(&after(text, "D1>1n")), "a7xc7 a8xc8");
    let parted = after(text, "B4>1e");
    assert_eq!(parted, "f.0./..../..../..30 m 1");
    assert_eq!(moves(&parted), "e1xg1");
    // Once it touches another tray again, its marbles are back in the game.
    assert_eq!(moves(&after(&parted, "e1xg1 C4>1w")), "a7xc7 a8xc8");
}

#[test]
fn advice_2_without_empty_trays_it_is_easy_to_isolate() {
    let text = "..../..../..../303. t 1";
    assert_eq!(after(text, "B1x"), "..../..../..../3.3. end 1:4");
}

#[test]
fn advice_2_the_last_marble_of_a_tray_can_be_forced_off_it() {
    // Left alone they jump onto B1; made to jump twice they have to take its last marble.
    let text = "..../..../.0../3.4. t 1";
    assert_eq!(after(text, "C1>1w a1xc1"), "..../..../.0../05.. t 1");
    let forced = after(text, "C1>1w!2 a1xc1xc3");
    assert_eq!(forced, "..../..../.1../00.. t 1");
    assert_eq!(moves_of(&forced, "B1x"), "B1x");
}

#[test]
fn advice_3_an_announcement_leaves_the_marble_player_no_plan_of_his_own() {
    let text = "fd.f/02ce/.674/.3b. t 1";
    assert_eq!(moves(&after(text, "B1>1w")).split(' ').count(), 12);
    assert_eq!(moves(&after(text, "B1>1w!6")), "e3xc3xc5xe5xe3xg3xg5");
}
