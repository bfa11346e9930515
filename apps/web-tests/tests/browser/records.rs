//! Games leave the table and come to it: links, texts, files.

use std::path::PathBuf;
use std::{env, fs};

use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::{moves, sit_down, type_moves, wait_for_file, wait_for_moves};

tests! {
    Client:
        a_game_and_a_position_travel_as_links,
        a_record_is_copied_and_pasted,
        a_file_is_downloaded_and_opened,
        bad_files_and_texts_are_told_and_change_nothing;
}

const LINE: [&str; 3] = ["Rc1-c2", "Sf8-f7", "Rc2-c3"];

/// A game of three moves on the table, and what is copied comes into `copied`.
fn three_moves(browser: &Browser<'_>) {
    sit_down(browser, "billo", ["human", "human"]);
    type_moves(browser, &LINE);
    browser.run(
        "window.copied = []; navigator.clipboard.writeText = async (text) => copied.push(text)",
    );
    browser.click(".share summary");
}

/// What a button copies.
fn copied(browser: &Browser<'_>, button: &str) -> String {
    browser.run("copied.length = 0");
    browser.click(button);
    let text = browser.wait_until("copied[0]");
    text.as_str().expect("a text").to_string()
}

/// The part of a link after the server's address.
fn path(link: &str) -> String {
    let (_, fragment) = link.split_once('#').expect("a link with a fragment");
    format!("/#{fragment}")
}

/// Forgets the game in progress.
fn clear_table(browser: &Browser<'_>) {
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.removeItem('tabletier.table')");
    browser.reload();
    browser.wait_for(".cards");
}

/// Puts a text into the field for records and opens it.
fn paste(browser: &Browser<'_>, text: &str) {
    browser.wait_for("#pasted");
    browser.run(&format!(
        "const field = document.querySelector('#pasted'); field.value = {text:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
    browser.click("#open-pasted");
}

/// A folder for this test alone, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("tabletier-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room for files");
    folder
}

fn a_game_and_a_position_travel_as_links(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    three_moves(&browser);
    let (game, place) = (copied(&browser, "#copy-link"), copied(&browser, "#copy-place"));

    clear_table(&browser);
    browser.open(&path(&game));
    wait_for_moves(&browser, 3);
    // Where a game is in progress, the one that was sent waits until it is wanted.
    browser.open(&path(&place));
    browser.click("#keep");
    wait_for_moves(&browser, 3);
    browser.open("/");
    browser.open(&path(&place));
    browser.click("#open");
    wait_for_moves(&browser, 0);
    assert_eq!(browser.count(".board .scene-piece[data-target='Rc3']"), 1);
}

fn a_record_is_copied_and_pasted(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    three_moves(&browser);
    let record = copied(&browser, "#copy-record");
    assert!(record.starts_with("[Game \"billo\"]"), "{record}");
    browser.click("#undo");
    wait_for_moves(&browser, 2);
    paste(&browser, &record);
    browser.click("#open");
    wait_for_moves(&browser, 3);

    clear_table(&browser);
    browser.open("/#/play");
    browser.click(".hub .share summary");
    paste(&browser, &record);
    wait_for_moves(&browser, 3);
}

fn a_file_is_downloaded_and_opened(stage: &Stage) {
    let mut browser = stage.browser(Setup::DESKTOP);
    let folder = folder("files");
    browser.download_to(&folder);
    three_moves(&browser);
    let record = copied(&browser, "#copy-record");
    browser.click("#download");
    let file = folder.join("billo.txt");
    wait_for_file(&file, &record);

    clear_table(&browser);
    browser.open("/#/play");
    browser.click(".hub .share summary");
    browser.choose_file("#file", &file);
    wait_for_moves(&browser, 3);
    let _ = fs::remove_dir_all(folder);
}

fn bad_files_and_texts_are_told_and_change_nothing(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::DESKTOP });
    let folder = folder("bad");
    let illegal = "[Game \"billo\"]\n[Rules \"catalano\"]\n[Result \"*\"]\n\n1. Rc1-c5\n";
    three_moves(&browser);
    for (name, text, said) in [
        ("empty.txt", "", "aucune partie"),
        ("go.txt", "[Game \"go\"]\n", "go"),
        ("noise.txt", "\u{0}\u{fffd}\u{7}", "ligne 1"),
        ("illegal.txt", illegal, "Rc1-c5"),
    ] {
        browser.run("document.querySelector('.notice button')?.click()");
        browser.wait_until("!document.querySelector('.notice')");
        let file = folder.join(name);
        fs::write(&file, text).expect("there is room for a file");
        browser.choose_file("#file", &file);
        let told = browser.text(".notice p");
        assert!(told.contains(said) && told.contains("Rien n’a été changé"), "{name}: {told}");
        assert_eq!(moves(&browser), 3, "{name} changes the game");
    }
    paste(&browser, "[Game \"go\"]");
    browser.wait_for(".notice");
    assert_eq!(moves(&browser), 3, "a bad text changes the game");
    let _ = fs::remove_dir_all(folder);
}
