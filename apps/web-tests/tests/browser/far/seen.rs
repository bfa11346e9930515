//! What is seen of those who are far away.

use serde_json::json;
use tabletier_session::Seat;
use tabletier_web_tests::{Setup, Stage};

use super::{make, pair, play, two, wait_for_sure};
use crate::harness::tests;
use crate::still;

tests! {
    Client:
        a_watcher_sees_everything_and_touches_nothing,
        clocks_tick_for_whoever_is_to_move,
        who_is_there_is_seen_and_whose_turn_it_is,
        a_game_begins_by_itself_when_its_link_is_taken,
        a_table_in_french_is_in_french;
}

fn a_watcher_sees_everything_and_touches_nothing(stage: &Stage) {
    let (anne, zoe, made) = pair(stage, &two("billo", &json!({})));
    let guest = stage.browser(Setup::PHONE);
    still(&guest);
    made.watch(&guest);
    anne.wait_until("document.querySelector('#watching')?.textContent.includes('1')");
    play(&anne, "Rc1-c2");
    wait_for_sure(&guest, 1);
    assert_eq!(guest.count(".board [tabindex], #typed, #resign, #offer-draw, .greet"), 0);
    assert!(guest.text("#line").contains("watching"), "{}", guest.text("#line"));
    play(&zoe, "Sf8-f7");
    wait_for_sure(&guest, 2);
    guest.click(".move[data-number='1']");
    guest.wait_for("#back");
    play(&anne, "Rc2-c3");
    // Who looks back goes on looking.
    wait_for_sure(&guest, 3);
    guest.wait_for(".move.now[data-number='1']");
    guest.click("#back");
    guest.wait_for(".move.now[data-number='3']");
    drop(guest);
    anne.wait_until("!document.querySelector('#watching')");
}

fn clocks_tick_for_whoever_is_to_move(stage: &Stage) {
    let live = json!({ "clock": { "kind": "live", "initial_s": 300, "increment_s": 5 } });
    let (anne, zoe, _) = pair(stage, &two("billo", &live));
    let clock = |seat: usize| format!("document.querySelectorAll('.clock')[{seat}].textContent");
    for browser in [&anne, &zoe] {
        browser.wait_until(&format!("{} < '4:59'", clock(0)));
        assert_eq!(browser.run(&format!("return {}", clock(1))), "5:00");
        browser.wait_for(".seat:first-child .clock.runs");
    }
    play(&anne, "Rc1-c2");
    wait_for_sure(&zoe, 1);
    for browser in [&anne, &zoe] {
        browser.wait_for(".seat:nth-child(2) .clock.runs");
        browser.wait_until(&format!("{} < '5:00'", clock(1)));
    }
    assert_eq!(anne.count(".clock.runs"), 1);
}

fn who_is_there_is_seen_and_whose_turn_it_is(stage: &Stage) {
    let (anne, zoe, _) = pair(stage, &two("billo", &json!({})));
    anne.wait_for(".seat:nth-child(2) .there[data-there=present]");
    assert!(anne.text(".seat:first-child .there").contains("you"));
    let title = |sign: bool| format!("document.title.startsWith('●') === {sign}");
    anne.wait_until(&title(true));
    zoe.wait_until(&title(false));
    play(&anne, "Rc1-c2");
    zoe.wait_until(&title(true));
    anne.wait_until(&title(false));
    zoe.open("/#/");
    anne.wait_for(".seat:nth-child(2) .there[data-there=away]");
    zoe.wait_until("document.title === 'Tabletier'");
}

fn a_game_begins_by_itself_when_its_link_is_taken(stage: &Stage) {
    let [anne, zoe] = [Setup::DESKTOP, Setup::PHONE].map(|setup| stage.browser(setup));
    still(&anne);
    still(&zoe);
    let made = make(&anne, &json!({ "game": "billo", "seats": ["me", "open"] }));
    made.sit(&anne, Seat::A);
    anne.wait_for("#invite");
    assert_eq!(anne.count(".board [tabindex]"), 0);
    // Whoever has the link takes the seat.
    let joined = zoe.run_to_end(&format!(
        "const joined = await fetch('api/games/{}/join', {{ method: 'POST', \
             body: JSON.stringify({{ invite: {:?} }}) }}); return joined.json()",
        made.id, made.invites[0].1
    ));
    assert_eq!(joined["seat"], "B");
    // Though nothing has changed on the board, not even a name.
    anne.wait_for(".board [tabindex]");
    assert_eq!(anne.count("#invite"), 0);
    assert!(anne.text("#line").contains("Black has taken a seat"), "{}", anne.text("#line"));
    play(&anne, "Rc1-c2");
    made.watch(&zoe);
    wait_for_sure(&zoe, 1);
    // The board is as large as at home, whatever is said beside it.
    for browser in [&anne, &zoe] {
        let share = browser.run(
            "const board = document.querySelector('.stage .board').getBoundingClientRect(); \
             return Math.min(board.width, board.height) / Math.min(innerWidth, innerHeight)",
        );
        assert!(share.as_f64().is_some_and(|share| share > 0.7), "{share}");
    }
}

fn a_table_in_french_is_in_french(stage: &Stage) {
    let anne = stage.browser(Setup { lang: "fr", ..Setup::PHONE });
    let zoe = stage.browser(Setup::DESKTOP);
    let made = super::seat(&anne, &zoe, &two("billo", &json!({})));
    zoe.click("#offer-draw");
    assert_eq!(anne.text(".offer p"), "Noir (Zoé) propose la nulle.");
    assert_eq!(anne.text("#accept"), "Accepter");
    zoe.click(".greet summary");
    zoe.click("#good-luck");
    anne.wait_until("document.querySelector('.said')?.textContent === 'Bonne chance\u{a0}!'");
    let wide = anne.run("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "{wide}");
    assert_eq!(made.secrets.len(), 2);
}
