//! What a touch on the board costs.

use std::fmt;
use std::time::Duration;

use cpu_time::ThreadTime;
use serde_json::json;
use tabletier_session::{Entry, Record, Session, Strength, Target, ThinkOptions, catalog};
use tabletier_web_tests::Browser;

/// How many turns lead to a midgame.
const TURNS: u64 = 10;

/// How often the same is touched; the best of the rounds counts.
const ROUNDS: usize = 15;

/// Touches a target with a pointer: how often the game was asked what clicks mean, and how many
/// milliseconds passed until the page stood still. Then everything is put down again.
const TOUCH: &str = "
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const { gesturesAsked } = await import(loaded.find((url) => /client-.*js$/.test(url)));
    const board = document.querySelector('.table .board');
    const named = [...board.querySelectorAll('[data-target]')];
    const { left, top, width, height } =
        named.find((element) => element.dataset.target === TARGET).getBoundingClientRect();
    const still = () => new Promise((then) => {
        // Whatever follows from a touch comes before the next message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
    });
    const point = (type) => board.dispatchEvent(new PointerEvent(type, {
        bubbles: true, button: 0, clientX: left + width / 2, clientY: top + height / 2,
    }));
    const asked = gesturesAsked();
    const start = performance.now();
    point('pointerdown');
    point('pointerup');
    await still();
    const cost = [gesturesAsked() - asked, performance.now() - start];
    if (!document.querySelector('#put-down')) throw new Error('nothing was picked up');
    board.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await still();
    return cost;";

/// What it costs to touch a piece.
#[derive(Debug)]
pub(crate) struct Figure {
    game: &'static str,
    /// How often the game was asked what the touch means.
    asked: u64,
    /// The whole touch in the browser, the new picture included.
    browser: Duration,
    /// One evaluation natively.
    native: Duration,
}

/// Touches a piece in the midgame of the game that has the most moves then.
pub(crate) fn measure(browser: &Browser<'_>) -> Figure {
    let games = catalog::GAMES.iter().map(|&entry| (entry, midgame(entry)));
    let (entry, game) = games.max_by_key(|(_, game)| game.moves().len()).expect("games to play");
    let first = first_touch(&*game);
    open(browser, entry, &*game);
    let script = TOUCH.replace("TARGET", &json!(first.as_str()).to_string());
    let (mut asked, mut there, mut native) = (0, Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let start = ThreadTime::now();
        game.gesture(std::slice::from_ref(&first)).expect("what may be touched means something");
        native = native.min(start.elapsed());
        let cost = browser.run_to_end(&script);
        asked = asked.max(cost[0].as_f64().expect("a number of evaluations") as u64);
        let time = cost[1].as_f64().expect("the time of a touch");
        there = there.min(Duration::from_secs_f64(time / 1000.0));
    }
    Figure { game: entry.about().key, asked, browser: there, native }
}

/// A game after some turns of players who move at random.
fn midgame(entry: &dyn Entry) -> Box<dyn Session> {
    let mut game = entry.start(None, 0).expect("the default rules are rules");
    for seed in 0..TURNS {
        let options =
            ThinkOptions { seed, ..ThinkOptions::new(Strength::Random, &|| Duration::ZERO) };
        let Some(analysis) = game.think(&options, &mut |_| {}) else { break };
        game.play(&analysis.best).expect("the engine makes legal moves");
    }
    game
}

/// What the first move begins with.
fn first_touch(game: &dyn Session) -> Target {
    let clicks = game.moves().iter().find_map(|mv| game.clicks(mv).ok());
    clicks.and_then(|clicks| clicks.into_iter().next()).expect("a move that a hand can make")
}

/// Lays the game on the table of the page, between people.
fn open(browser: &Browser<'_>, entry: &dyn Entry, game: &dyn Session) {
    browser.open("/");
    browser.wait_for(".cards");
    let record = json!(Record::new(game.restart_here()).to_string());
    browser.run(&format!(
        "localStorage.setItem('tabletier.pace', 'still'); \
         location.hash = '#/game/' + encodeURIComponent({record})"
    ));
    browser.wait_for(&format!(".table[data-game={}] .board [tabindex]", entry.about().key));
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { game, asked, browser, native } = self;
        let told = |time: &Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
        let ratio = native.as_secs_f64() / browser.as_secs_f64();
        write!(
            f,
            "gesture, {game} midgame: {asked} evaluations a touch, browser {} a touch   native {} an \
             evaluation   ratio {ratio:.3}",
            told(browser),
            told(native)
        )
    }
}
