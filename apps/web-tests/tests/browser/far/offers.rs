//! What players ask of each other.

use serde_json::json;
use tabletier_web_tests::Stage;

use super::{pair, play, two, wait_for_sure};
use crate::harness::tests;

tests! {
    Client:
        a_draw_is_offered_declined_withdrawn_and_agreed,
        a_move_is_taken_back_if_the_other_agrees,
        whoever_wants_a_rematch_gets_to_the_next_game_on_the_other_side,
        who_resigns_is_asked_twice,
        a_seat_is_left_to_the_computer,
        greetings_are_heard_or_not;
}

fn a_draw_is_offered_declined_withdrawn_and_agreed(stage: &Stage) {
    let (anne, zoe, made) = pair(stage, &two("billo", &json!({})));
    anne.click("#offer-draw");
    assert!(zoe.text(".offer").contains("Anne"), "{}", zoe.text(".offer"));
    zoe.click("#decline");
    anne.wait_until("document.querySelector('#line').textContent.includes('declines')");
    anne.wait_until("!document.querySelector('.offer')");
    // Once is enough until somebody has moved.
    anne.wait_for("#offer-draw:disabled");
    play(&anne, "Rc1-c2");
    wait_for_sure(&zoe, 1);
    zoe.click("#offer-draw");
    zoe.click(".offer #decline");
    anne.wait_until("!document.querySelector('.offer')");
    play(&zoe, "Sf8-f7");
    wait_for_sure(&anne, 2);
    anne.click("#offer-draw");
    zoe.click("#accept");
    for browser in [&anne, &zoe] {
        browser.wait_for("#rematch");
    }
    assert_eq!(made.state(&anne)["status"], "draw agreed");
}

fn a_move_is_taken_back_if_the_other_agrees(stage: &Stage) {
    let (anne, zoe, made) = pair(stage, &two("billo", &json!({})));
    play(&anne, "Rc1-c2");
    wait_for_sure(&zoe, 1);
    anne.click("#take-back");
    zoe.wait_for(".offer[data-offer=takeback]");
    zoe.click("#accept");
    for browser in [&anne, &zoe] {
        wait_for_sure(browser, 0);
    }
    play(&anne, "Rd1-d2");
    wait_for_sure(&zoe, 1);
    assert_eq!(made.state(&anne)["moves"], json!(["Rd1-d2"]));
}

fn whoever_wants_a_rematch_gets_to_the_next_game_on_the_other_side(stage: &Stage) {
    let (anne, zoe, made) = pair(stage, &two("billo", &json!({})));
    play(&anne, "Rc1-c2");
    wait_for_sure(&zoe, 1);
    zoe.click("#resign");
    zoe.click("#resign-yes");
    anne.click("#rematch");
    zoe.wait_for(".offer[data-offer=rematch]");
    zoe.click("#accept");
    for browser in [&anne, &zoe] {
        browser.wait_until(&format!("!location.hash.includes({:?})", made.id));
        wait_for_sure(browser, 0);
    }
    assert_eq!(anne.path(), zoe.path());
    // Zoé begins now.
    play(&zoe, "Rc1-c2");
    wait_for_sure(&anne, 1);
    assert_eq!((anne.count(".board.turned"), zoe.count(".board.turned")), (1, 0));
    // Whoever comes back to the old game finds the way.
    made.watch(&anne);
    anne.click("#next-game");
    wait_for_sure(&anne, 1);
    play(&anne, "Sf8-f7");
    wait_for_sure(&zoe, 2);
}

fn who_resigns_is_asked_twice(stage: &Stage) {
    let (anne, zoe, made) = pair(stage, &two("billo", &json!({})));
    anne.click("#resign");
    anne.click("#resign-no");
    assert_eq!(made.state(&anne)["status"], "turn A");
    // Neither hints nor undoing while the game goes on, nor the engine.
    assert_eq!(anne.count("#hint, #undo, #redo"), 0);
    anne.wait_for("#study:disabled");
    anne.click("#resign");
    anne.click("#resign-yes");
    zoe.wait_for("#rematch");
    assert_eq!(made.state(&anne)["status"], "won B resigned");
    anne.click("#study:enabled");
    anne.wait_for(".study");
}

fn a_seat_is_left_to_the_computer(stage: &Stage) {
    let (anne, zoe, _) = pair(stage, &two("billo", &json!({})));
    play(&anne, "Rc1-c2");
    wait_for_sure(&zoe, 1);
    zoe.click("#leave");
    zoe.click("#leave-yes");
    wait_for_sure(&anne, 2);
    anne.wait_for(".there[data-there=computer]");
    zoe.wait_for(".there[data-there=computer]");
    assert_eq!(zoe.count("#resign"), 0);
}

fn greetings_are_heard_or_not(stage: &Stage) {
    let (anne, zoe, _) = pair(stage, &two("billo", &json!({})));
    anne.click(".greet summary");
    anne.click("#well-played");
    zoe.wait_until("document.querySelector('.said')?.textContent === 'Well played!'");
    zoe.click(".greet summary");
    zoe.click("#mute");
    zoe.wait_until("!document.querySelector('.said')");
    zoe.click("#thanks");
    anne.wait_until("document.querySelectorAll('.said').length === 2");
    // They are gone with the next move.
    play(&anne, "Rc1-c2");
    wait_for_sure(&zoe, 1);
    anne.wait_until("!document.querySelector('.said')");
}
