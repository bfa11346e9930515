//! Answers in advance.

use serde_json::json;
use tabletier_web_tests::Stage;

use super::{pair, play, two, wait_for_sure};
use crate::harness::tests;

tests! {
    Client:
        an_answer_in_advance_is_played_on_its_position,
        an_answer_to_something_else_is_dropped_with_a_word;
}

fn an_answer_in_advance_is_played_on_its_position(stage: &Stage) {
    let days = json!({ "clock": { "kind": "days", "per_move": 3 } });
    let (anne, zoe, made) = pair(stage, &two("billo", &days));
    zoe.click("#plan");
    zoe.wait_for("#plan-keep:disabled");
    play(&zoe, "Rc1-c2");
    play(&zoe, "Sf8-f7");
    zoe.click("#plan-keep:enabled");
    zoe.wait_until("document.querySelector('.planned li')?.textContent.includes('Rc1-c2 Sf8-f7')");
    wait_for_sure(&zoe, 0);
    assert_eq!(made.state(&anne)["moves"], json!([]));
    // It is kept over a reload.
    zoe.reload();
    zoe.wait_for(".planned li");
    play(&anne, "Rc1-c2");
    wait_for_sure(&anne, 2);
    wait_for_sure(&zoe, 2);
    assert_eq!(zoe.count(".planned"), 0);
    assert_eq!(made.state(&anne)["moves"], json!(["Rc1-c2", "Sf8-f7"]));
}

fn an_answer_to_something_else_is_dropped_with_a_word(stage: &Stage) {
    let live = json!({ "clock": { "kind": "live", "initial_s": 600, "increment_s": 5 } });
    let (anne, zoe, made) = pair(stage, &two("billo", &live));
    zoe.click("#plan");
    play(&zoe, "Rc1-c2");
    play(&zoe, "Sf8-f7");
    zoe.click("#plan-keep:enabled");
    zoe.wait_for(".planned li");
    play(&anne, "Rd1-d2");
    zoe.wait_until("document.querySelector('.notice')?.textContent.includes('in advance')");
    wait_for_sure(&zoe, 1);
    assert_eq!(zoe.count(".planned"), 0);
    assert_eq!(made.state(&anne)["moves"], json!(["Rd1-d2"]));
    zoe.wait_for("#typed");
}
