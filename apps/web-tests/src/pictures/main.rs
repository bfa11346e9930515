//! Takes the pictures in `docs/pictures`: `cargo xtask pictures`.
//!
//! Each game's table in the middle of a game, on a large screen and on a phone, light and dark; then
//! its rules, the second task of its guided first game, its first puzzle, its analysis and its editor,
//! on both screens; at last its sheets to print.

mod small;

use std::path::Path;
use std::time::Duration;
use std::{fs, io};

use tabletier_session::{Entry, Level, Record, Seat, Session, ThinkOptions, catalog};
use tabletier_web_tests::{Browser, Setup, Stage};

/// Where they come to lie.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");

/// Screens by name, with width and height in pixels.
const SCREENS: [(&str, u32, u32); 2] = [("desktop", 1280, 800), ("phone", 390, 844)];

/// The most turns of a game before its pictures are taken.
const MOST: usize = 30;

fn main() -> io::Result<()> {
    let folder = Path::new(FOLDER);
    fs::create_dir_all(folder)?;
    let stage = Stage::default();
    let browser = stage.browser(Setup::DESKTOP);
    // Nothing moves while a picture is taken.
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.setItem('tabletier.pace', 'still')");
    for &entry in catalog::GAMES {
        let table = format!("human,level:4 free chosen 0\n{}", middle(entry));
        let (_, width, height) = SCREENS[0];
        browser.resize(width, height);
        browser.open("/");
        browser.run(&format!("localStorage.setItem('tabletier.table', {table:?})"));
        browser.reload();
        browser.click("#continue");
        browser.wait_for(".table .board [tabindex]");
        for (screen, width, height) in SCREENS {
            browser.resize(width, height);
            for (look, dark) in [("light", false), ("dark", true)] {
                browser.darken(dark);
                keep(&browser, &format!("{}-{screen}-{look}", entry.about().key))?;
            }
        }
        browser.darken(false);
        learn(&browser, entry)?;
        study(&browser, entry)?;
        print(&browser, entry)?;
    }
    Ok(())
}

/// Pictures of a figure of the rules with a move tried in it, and of a task.
fn learn(browser: &Browser<'_>, entry: &dyn Entry) -> io::Result<()> {
    let key = entry.about().key;
    let task = entry.tasks()[1].code;
    for (screen, width, height) in SCREENS {
        browser.resize(width, height);
        browser.open(&format!("/#/learn/{key}"));
        browser.reload();
        browser.click(".figure .try.forbidden");
        browser.wait_for(".figure .remark");
        browser.run(
            "document.querySelector('.figure:has(.remark)').scrollIntoView({ block: 'center' })",
        );
        keep(browser, &format!("{key}-learn-{screen}"))?;
        browser.open(&format!("/#/first/{key}/{task}"));
        browser.wait_for(&format!("#task-{task} .board"));
        browser.run("scrollTo(0, 0)");
        keep(browser, &format!("{key}-task-{screen}"))?;
        browser.open(&format!("/#/puzzles/{key}/1"));
        browser.wait_for("#puzzle-1 .board");
        browser.run("scrollTo(0, 0)");
        keep(browser, &format!("{key}-puzzle-{screen}"))?;
    }
    Ok(())
}

/// Pictures of a game that was looked through, with the first mistake on the board and what was
/// better tried, and of the editor.
fn study(browser: &Browser<'_>, entry: &dyn Entry) -> io::Result<()> {
    let key = entry.about().key;
    let (_, width, height) = SCREENS[0];
    browser.resize(width, height);
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.removeItem('tabletier.study')");
    browser.reload();
    browser.wait_for(".cards");
    let game = middle(entry).to_string();
    browser.run(&format!("location.hash = '#/study/' + encodeURIComponent({game:?})"));
    browser.click("#judge");
    browser.wait_until("document.querySelector('#judge').disabled");
    if browser.count(".better-move") > 0 {
        browser.click(".better-move");
        browser.click(".mistake-move");
    }
    browser.wait_for(".lines li:nth-child(3)");
    for (screen, width, height) in SCREENS {
        browser.resize(width, height);
        browser.run("scrollTo(0, 0)");
        keep(browser, &format!("{key}-study-{screen}"))?;
        browser.run("document.querySelector('.graph').scrollIntoView({ block: 'end' })");
        keep(browser, &format!("{key}-values-{screen}"))?;
    }
    browser.open(&format!("/#/edit/{key}"));
    browser.wait_for(".edit .board");
    for (screen, width, height) in SCREENS {
        browser.resize(width, height);
        browser.run("scrollTo(0, 0)");
        keep(browser, &format!("{key}-edit-{screen}"))?;
    }
    Ok(())
}

/// A picture of the sheets to print.
fn print(browser: &Browser<'_>, entry: &dyn Entry) -> io::Result<()> {
    let key = entry.about().key;
    let (screen, width, height) = SCREENS[0];
    browser.resize(width, height);
    browser.open(&format!("/#/print/{key}"));
    browser.wait_for(".leaf .printed");
    browser.run("document.querySelector('.leaf').scrollIntoView()");
    keep(browser, &format!("{key}-print-{screen}"))
}

/// Takes a picture of what is seen now.
fn keep(browser: &Browser<'_>, name: &str) -> io::Result<()> {
    browser.run_to_end("await new Promise(requestAnimationFrame)");
    let picture = small::shrink(&browser.picture())?;
    println!("{:6.1} KiB  {name}", picture.len() as f64 / 1024.0);
    fs::write(Path::new(FOLDER).join(format!("{name}.png")), picture)
}

/// A game between two computers, a third of it or [`MOST`] turns, when the first player is to move.
fn middle(entry: &dyn Entry) -> Record {
    let mut session = entry.start(None, 7).expect("the usual rules are rules");
    let level = Level::new(4).expect("there are eight levels");
    let think = |session: &dyn Session| {
        let seed = session.played().len() as u64;
        let options = ThinkOptions { seed, ..ThinkOptions::new(level.into(), &|| Duration::ZERO) };
        session.think(&options, &mut |_| {})
    };
    while let Some(analysis) = think(&*session) {
        session.play(&analysis.best).expect("a chosen move is legal");
    }
    let turns = MOST.min(session.played().len() / 3);
    while session.played().len() > turns || session.seat() != Seat::A {
        session.undo();
    }
    Record::new(session)
}
