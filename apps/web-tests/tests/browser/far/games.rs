//! Whole games between browsers.

use std::time::Duration;

use serde_json::{Value, json};
use tabletier_session::{Dice, Seat, Session, Strength, ThinkOptions, catalog};
use tabletier_web_tests::{Browser, Setup, Stage};

use super::{Made, make, pair, play, seat, two, wait_for_sure};
use crate::harness::tests;
use crate::still;

tests! {
    Client:
        a_whole_game_is_played_by_clicks_on_both_sides,
        three_play_with_a_computer_among_them,
        four_play_with_computers_among_them;
    Game:
        two_browsers_play_a_whole_game;
}

/// The best move at this strength.
fn think(session: &dyn Session, strength: &str, seed: u64) -> Option<String> {
    let strength: Strength = strength.parse().expect("a strength");
    let mut options = ThinkOptions::new(strength, &|| Duration::ZERO);
    options.seed = seed;
    session.think(&options, &mut |_| {}).map(|analysis| analysis.best)
}

/// A short game: one side plays better than the other, and of a few the shortest is taken.
fn short_game(game: &str) -> Vec<String> {
    let entry = catalog::find(game).expect("a game");
    let play = |seed: u64| {
        let mut session = entry.start(None, 0).expect("the usual start");
        let mut dice = Dice::new(seed);
        while session.outcome().is_none() {
            let strength = if session.seat() == Seat::A { "level:4" } else { "random" };
            let best = think(&*session, strength, dice.below(1 << 40))?;
            session.play(&best).expect("what was found is legal");
            if session.played().len() > 120 {
                return None;
            }
        }
        Some(session.played().into_iter().map(str::to_string).collect::<Vec<_>>())
    };
    (1..6).filter_map(play).min_by_key(Vec::len).expect("one of them ends soon")
}

fn two_browsers_play_a_whole_game(stage: &Stage, game: &str, lang: &'static str) {
    let anne = stage.browser(Setup { lang, ..Setup::DESKTOP });
    let zoe = stage.browser(Setup::PHONE);
    let made = seat(&anne, &zoe, &two(game, &json!({ "seed": 0 })));
    let line = short_game(game);
    let mut session = catalog::find(game).expect("a game").start(None, 0).expect("a start");
    for (index, mv) in line.iter().enumerate() {
        let (mover, other) = match session.seat() {
            Seat::A => (&anne, &zoe),
            _ => (&zoe, &anne),
        };
        play(mover, mv);
        wait_for_sure(other, index + 1);
        session.play(mv).expect("a legal move");
    }
    for browser in [&anne, &zoe] {
        wait_for_sure(browser, line.len());
        browser.wait_for("#rematch");
        assert_eq!(browser.count(".board [tabindex]"), 0);
    }
    let state = made.state(&anne);
    assert_eq!(state["status"], session.status());
    assert_eq!(state["position"], session.position());
    assert!(zoe.text("#status").contains("Anne") || session.status().starts_with("draw"));
}

/// Where something can be clicked, on the board or beside it.
fn place(browser: &Browser<'_>, target: &str) -> (f64, f64) {
    let found = browser.wait_until(&format!(
        "(() => {{
            const beside = document.querySelector('[data-control={target:?}]');
            const choice = beside ?? document.querySelector('.stage .board [data-target={target:?}]');
            if (!choice) return false;
            choice.scrollIntoView({{ block: 'nearest' }});
            const box = choice.getBoundingClientRect();
            // Where it lies on top; what is half hidden has edges.
            const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
            for (const down of shares) for (const along of shares) {{
                const x = Math.round(box.x + along * box.width);
                const y = Math.round(box.y + down * box.height);
                if (choice.contains(document.elementFromPoint(x, y))) return [x, y];
            }}
            return false;
        }})()"
    ));
    (found[0].as_f64().expect("a place"), found[1].as_f64().expect("a place"))
}

fn a_whole_game_is_played_by_clicks_on_both_sides(stage: &Stage) {
    let (anne, zoe, _) = pair(stage, &two("billo", &json!({})));
    // Everybody has their own side below.
    assert_eq!((anne.count(".board.turned"), zoe.count(".board.turned")), (0, 1));
    let line = short_game("billo");
    let mut session = catalog::find("billo").expect("a game").start(None, 0).expect("a start");
    for (index, mv) in line.iter().enumerate() {
        let (mover, other) = match session.seat() {
            Seat::A => (&anne, &zoe),
            _ => (&zoe, &anne),
        };
        for target in session.clicks(mv).expect("a legal move") {
            let (x, y) = place(mover, &target.to_string());
            mover.click_at(x, y);
        }
        if mover.count(".finish") == 1 {
            mover.click(".finish");
        }
        wait_for_sure(other, index + 1);
        session.play(mv).expect("a legal move");
    }
    anne.wait_for("#rematch");
    zoe.wait_for("#rematch");
}

/// People play by what the engine finds, until the game is over.
fn play_to_the_end(browsers: &[(Seat, Browser<'_>)], made: &Made, rules: &str) {
    let entry = catalog::find("billabong").expect("a game");
    let mut session = entry.start(Some(rules), 3).expect("a start");
    let watch = &browsers[0].1;
    for turn in 0..400 {
        if session.outcome().is_some() {
            for (_, browser) in browsers {
                browser.wait_for("#rematch");
            }
            assert_eq!(made.state(watch)["status"], session.status());
            return;
        }
        let to_move = session.seat();
        if let Some((_, browser)) = browsers.iter().find(|(seat, _)| *seat == to_move) {
            let best = think(&*session, "level:3", turn).expect("the game goes on");
            play(browser, &best);
            session.play(&best).expect("what was found is legal");
        } else {
            // The computer has moved when somebody sees it.
            let count = session.played().len();
            let mv = watch.wait_until(&format!(
                "document.querySelector('.moves .move[data-number=\"{}\"]:not(.unsure)')?.dataset.move",
                count + 1
            ));
            session.play(mv.as_str().expect("a move")).expect("computers play by the rules");
        }
        for (_, browser) in browsers {
            let count = session.played().len();
            browser.wait_until(&format!(
                "document.querySelectorAll('.moves .move:not(.unsure)').length >= {count}"
            ));
        }
    }
    panic!("the game does not end");
}

fn three_play_with_a_computer_among_them(stage: &Stage) {
    let setup = json!({
        "game": "billabong", "rules": "players=3", "seed": 3, "seats": ["me", "level:1", "me"],
    });
    several(stage, &setup, "players=3");
}

fn four_play_with_computers_among_them(stage: &Stage) {
    let setup = json!({
        "game": "billabong", "rules": "players=4", "seed": 3,
        "seats": ["random", "me", "level:1", "me"],
    });
    several(stage, &setup, "players=4");
}

fn several(stage: &Stage, setup: &Value, rules: &str) {
    let [first, second] = [Setup::DESKTOP, Setup::PHONE].map(|setup| stage.browser(setup));
    still(&first);
    still(&second);
    let made = make(&first, setup);
    let seats: Vec<Seat> = made.secrets.iter().map(|(seat, _)| *seat).collect();
    made.sit(&first, seats[0]);
    made.sit(&second, seats[1]);
    assert_eq!(
        first.count(".there[data-there=computer]"),
        setup["seats"].as_array().map_or(0, Vec::len) - 2
    );
    play_to_the_end(&[(seats[0], first), (seats[1], second)], &made, rules);
}
