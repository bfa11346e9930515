//! The suite passes a sound game, and finds every flaw of an unsound one.

mod flawed;

use flawed::{FLAWS, FlawedNim};
use tabletier_testkit::{conformance, toy::Nim};

/// Each flaw, and what the suite says of it.
const FOUND: &[(&str, &str)] = &[
    ("house-forgotten", "reads as other rules"),
    ("double-move", "a move is listed twice"),
    ("missing-move", "not listed"),
    ("twin-moves", "lead to one position"),
    ("twin-texts", "two moves have one text"),
    ("deaf-visit", "visit_moves went on after move 1"),
    ("wrong-count", "count_moves() is"),
    ("fickle-order", "other moves, or in another order, once read from its text"),
    ("stubborn-dice", "random_move never draws a legal move"),
    ("wild-dice", "random_move draws a move that is not listed"),
    ("nought-taken", "not listed"),
    ("blank-move", "a move is accepted that is not one word"),
    ("two-line-error", "a move is refused by more than a line of text"),
    ("own-move-refused", "a legal move is refused"),
    ("early-outcome", "there is an outcome (draw first), and a move"),
    ("no-outcome", "there is neither an outcome nor a move"),
    ("greedy-outcome", "is worth [2, "),
    ("drifting-key", "the key is not that of the position read from its text"),
    ("equal-keys", "the key of a child is that of the child after 1:1"),
    ("drifting-hash", "equal positions have different hashes"),
    ("loose-text", "a position text is accepted that is not canonical"),
    ("own-text-refused", "the position's own text is refused"),
    ("false-progress", "comes again although a move made progress"),
    ("unfair-judge", "are not zero-sum"),
    ("boundless-judge", "exceed its limit 1000000"),
    ("missed-click", "no clicks make a legal move"),
    ("dead-end", "a dead end"),
    ("extra-click", "a click is accepted that was not offered"),
    ("double-click", "the click heap1 is offered twice"),
    ("wrong-done", "clicks make a move that is refused"),
    ("click-after-end", "clicks are offered after the end"),
    ("forgotten-click", "the clicks named for a move make None"),
    ("other-clicks", "the clicks named for a move make Some"),
    ("clicks-for-all", "clicks and moves are refused for different reasons"),
    ("mute-move", "what is told of a move has no words in the language"),
    ("number-move", "what is told of a move is no line of words"),
    ("told-for-all", "what is no legal move is told in words"),
    ("silent-refusal", "no rule is named against the click "),
    ("refused-though-offered", "a rule is named against the click heap1, which is offered"),
    ("panic-at-rubbish", "the game panicked: never seen"),
    ("no-emblem", "an icon has targets or shows nothing"),
    ("mute-tally", "a tally has no words"),
    ("stranger-tally", "the tally is about seats in this order: [Some(Seat(2)), None]"),
    ("late-tally", "the tally is about seats in this order: [None, Some(Seat(0))]"),
    ("english-tally", "the tally is about other seats in another language"),
    ("bare-piece", "the piece \"piece\" is no group"),
    ("nested-piece", "there is a piece inside of \"heap\""),
    ("restless-piece", "pieces of the kind \"piece\" are drawn in 5 ways"),
    ("mute-prompt", "the prompt of a gesture has no words in the language en"),
    ("double-target", "the scene has the target take1 twice"),
    ("hidden-target", "the scene does not show the target take"),
    ("hidden-in-sketch", "the sketch does not show the target take1"),
    ("no-label", "the target heap1 has no label"),
    ("no-number", "a shape is far off the frame or senseless"),
    ("far-shape", "a shape is far off the frame or senseless"),
    ("open-tag", "the SVG is not well formed"),
    ("control-character", "the sketch has control characters"),
    ("panic", "the game panicked: no picture of this"),
    ("toolless-draft", "the last tool does not take away"),
    ("other-draft", "the draft of a position is another position"),
    ("lax-draft", "a draft is let through: position, heaps"),
    ("strict-draft", "the draft of a position is refused: Not so."),
    ("mute-draft", "a draft is refused without a reason: position, heaps"),
    ("stubborn-draft", "a touch or a value that there is not changes the draft"),
    ("deaf-draft", "no touches make a position again"),
];

fn check(rules: &str) -> Result<(), String> {
    conformance::<FlawedNim>().rules(rules).games(8).closely(40).check().map(drop)
}

#[test]
fn nim_conforms_for_two_to_four() {
    for players in 2..=4 {
        let tally = conformance::<Nim>()
            .rules(&format!("players={players}"))
            .position("1,2,3 B")
            .position("9,8,7,6,5,4,3,2,1 A")
            .position("0,0 A")
            .run();
        assert_eq!(tally.ended, 20);
        assert!(tally.closely > 60 && tally.by_hand > 40, "{tally:?}");
    }
}

#[test]
fn a_game_may_be_too_wide_to_list() {
    let tally = conformance::<Nim>().position("20,20,20,20,20 A").wide(20).by_hand(20).run();
    assert!(tally.listed < tally.closely && tally.by_hand > 0, "{tally:?}");
}

#[test]
fn house_rules_may_be_off() {
    conformance::<Nim>().rules("house=off").turns(3).run();
}

#[test]
fn without_a_flaw_the_flawed_game_conforms() {
    assert_eq!(check("flaw=none"), Ok(()));
}

#[test]
fn every_flaw_is_found_and_named() {
    for (flaw, expected) in FOUND {
        let house = if *flaw == "house-forgotten" { ",house=off" } else { "" };
        let message = check(&format!("flaw={flaw}{house}")).expect_err(flaw);
        assert!(message.contains(expected), "flaw {flaw}: expected {expected:?} in {message}");
        assert!(message.starts_with("flawed-nim does not conform: "), "{message}");
        assert!(message.contains(&format!("\n  rules     flaw={flaw},house=")), "{message}");
    }
}

#[test]
fn every_flaw_is_tried() {
    for flaw in FLAWS {
        let tried = flaw.code == "none" || FOUND.iter().any(|(name, _)| *name == flaw.code);
        assert!(tried, "{} is not in the list", flaw.code);
    }
}

#[test]
fn a_fault_can_be_replayed_by_hand() {
    let expected = "flawed-nim does not conform: a move is listed twice
  move      1:1
  position  2,0,5 A
  seed      0
  start     3,4,5 A
  played    2:1 2:2 2:1 1:1
  rules     flaw=double-move,house=on";
    assert_eq!(check("flaw=double-move").unwrap_err(), expected);
}

#[test]
fn a_game_that_goes_on_for_too_long_is_a_fault() {
    let message = conformance::<Nim>().turns(2).check().unwrap_err();
    assert!(message.contains("no end within 2 turns"), "{message}");
}

#[test]
fn a_position_that_is_no_position_is_a_fault() {
    let message = conformance::<Nim>().position("3,x A").check().unwrap_err();
    assert!(message.contains("a position is refused: position, heaps: found \"x\""), "{message}");
}

#[test]
#[should_panic(expected = "nim does not conform: no end within 1 turns")]
fn running_a_suite_panics_with_the_fault() {
    conformance::<Nim>().turns(1).run();
}
