//! Games on paper: what is shown is what is printed, in its true size.

use std::fs;
use std::time::Duration;

use serde_json::{Value, json};
use tabletier_session::{Lang, Paper, catalog};
use tabletier_web_tests::{Browser, Setup};

use crate::GAMES;

/// What the browser would send to a printer: a PDF file in base 64, read as its pages' sizes in
/// points, width and height.
fn printed(browser: &Browser) -> Vec<(f32, f32)> {
    let asked = json!({ "preferCSSPageSize": true, "printBackground": true });
    let answer = browser.tool("Page.printToPDF", asked);
    let data = answer["data"].as_str().expect("a PDF file");
    let found = browser.run(&format!(
        "const file = atob({data:?}); \
         return [...file.matchAll(/MediaBox *\\[([^\\]]*)\\]/g)].map((box) => box[1])"
    ));
    let sizes = found.as_array().expect("pages").iter().filter_map(Value::as_str);
    sizes
        .map(|size| {
            let numbers: Vec<f32> =
                size.split_whitespace().map(|number| number.parse().expect("a number")).collect();
            (numbers[2] - numbers[0], numbers[3] - numbers[1])
        })
        .collect()
}

fn shown(browser: &Browser, count: usize) {
    browser.wait_until(&format!("document.querySelectorAll('.leaf .printed').length === {count}"));
}

#[test]
fn every_sheet_of_print_is_a_page_in_the_papers_size() {
    for (key, lang) in [("en", Lang::En), ("fr", Lang::Fr)] {
        let browser = Browser::start(Setup { lang: key, ..Setup::DESKTOP });
        for game in GAMES {
            browser.open(&format!("/#/learn/{game}"));
            browser.click("#print-it");
            for paper in Paper::ALL {
                browser.choose(".print .choice select", paper.key());
                browser.wait_for(&format!(".print[data-paper={}]", paper.key()));
                let sheets = catalog::find(game).expect("a game").sheets(*paper, lang);
                shown(&browser, sheets.len());
                for sheet in &sheets {
                    browser.wait_for(&format!("svg[aria-label={:?}]", sheet.title));
                }
                let pages = printed(&browser);
                assert_eq!(pages.len(), sheets.len(), "{game} on {paper:?}: {pages:?}");
                for (width, height) in pages {
                    let off = |points: f32, wanted: f32| (points / 72.0 * 25.4 - wanted).abs();
                    assert!(off(width, paper.width()) < 0.5, "{game} on {paper:?}: {width}");
                    assert!(off(height, paper.height()) < 0.5, "{game} on {paper:?}: {height}");
                }
            }
        }
    }
}

#[test]
fn the_paper_of_print_is_that_of_the_country() {
    for (lang, paper) in [("en-US", "letter"), ("en-GB", "a4"), ("fr", "a4")] {
        let browser = Browser::start(Setup { lang, ..Setup::DESKTOP });
        browser.open("/#/print/billo");
        browser.wait_for(&format!(".print[data-paper={paper}]"));
    }
}

#[test]
fn a_sheet_of_print_is_downloaded_as_a_file() {
    let browser = Browser::start(Setup::DESKTOP);
    let folder = std::env::temp_dir().join(format!("tabletier-{}-print", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room for files");
    browser.download_to(&folder);
    browser.open("/#/print/batons");
    browser.click(".leaf button");
    let sheet = &catalog::find("batons").expect("a game").sheets(Paper::A4, Lang::En)[0];
    let path = folder.join(&sheet.file);
    let written = || fs::read_to_string(&path).is_ok_and(|file| file == sheet.svg());
    let came = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        written()
    });
    assert!(came, "{} does not hold the sheet", path.display());
    fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn the_print_button_asks_the_browser() {
    let browser = Browser::start(Setup::PHONE);
    browser.open("/#/print/billo");
    browser.wait_for(".leaf .printed");
    browser.run("window.asked = 0; window.print = () => { window.asked += 1 }");
    browser.click("#print");
    browser.wait_until("window.asked === 1");
}

#[test]
fn print_of_no_game_leads_home() {
    let browser = Browser::start(Setup::DESKTOP);
    browser.open("/#/print/chess");
    browser.wait_for(".notice");
    browser.wait_for(".cards");
}

#[test]
fn the_styles_of_print_do_not_reach_the_boards() {
    let browser = Browser::start(Setup::DESKTOP);
    browser.open("/#/learn/bilitaire");
    browser.wait_for(".figure .board .slot");
    let fill =
        || browser.run("return getComputedStyle(document.querySelector('.board .slot')).fill");
    let before = fill();
    browser.click("#print-it");
    browser.wait_for(".leaf .printed .slot");
    browser.open("/#/learn/bilitaire");
    browser.wait_for(".figure .board .slot");
    assert_eq!(fill(), before);
}
