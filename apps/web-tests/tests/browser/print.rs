//! Games on paper: what is shown is what is printed, in its true size.

use std::fs;

use serde_json::{Value, json};
use tabletier_session::{Lang, Paper, catalog};
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::wait_for_file;

tests! {
    Client:
        the_paper_of_print_is_that_of_the_country,
        a_sheet_of_print_is_downloaded_as_a_file,
        the_print_button_asks_the_browser,
        print_of_no_game_leads_home,
        the_styles_of_print_do_not_reach_the_boards;
    GameAndLang:
        every_sheet_of_print_is_a_page_in_the_papers_size;
}

/// What the browser would send to a printer: a PDF file in base 64, read as its pages' sizes in
/// points, width and height.
fn printed(browser: &Browser<'_>) -> Vec<(f32, f32)> {
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

fn shown(browser: &Browser<'_>, count: usize) {
    browser.wait_until(&format!("document.querySelectorAll('.leaf .printed').length === {count}"));
}

fn every_sheet_of_print_is_a_page_in_the_papers_size(stage: &Stage, game: &str, key: &'static str) {
    let lang = Lang::find(key).expect("a language");
    let browser = stage.browser(Setup { lang: key, ..Setup::DESKTOP });
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

fn the_paper_of_print_is_that_of_the_country(stage: &Stage) {
    for (lang, paper) in [("en-US", "letter"), ("en-GB", "a4"), ("fr", "a4")] {
        let browser = stage.browser(Setup { lang, ..Setup::DESKTOP });
        browser.open("/#/print/billo");
        browser.wait_for(&format!(".print[data-paper={paper}]"));
    }
}

fn a_sheet_of_print_is_downloaded_as_a_file(stage: &Stage) {
    let mut browser = stage.browser(Setup::DESKTOP);
    let folder = std::env::temp_dir().join(format!("tabletier-{}-print", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room for files");
    browser.download_to(&folder);
    browser.open("/#/print/batons");
    browser.click(".leaf button");
    let sheet = &catalog::find("batons").expect("a game").sheets(Paper::A4, Lang::english())[0];
    wait_for_file(&folder.join(&sheet.file), &sheet.svg());
    fs::remove_dir_all(&folder).expect("the folder can go");
}

fn the_print_button_asks_the_browser(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    browser.open("/#/print/billo");
    browser.wait_for(".leaf .printed");
    browser.run("window.asked = 0; window.print = () => { window.asked += 1 }");
    browser.click("#print");
    browser.wait_until("window.asked === 1");
}

fn print_of_no_game_leads_home(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/#/print/chess");
    browser.wait_for(".notice");
    browser.wait_for(".cards");
}

fn the_styles_of_print_do_not_reach_the_boards(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/#/learn/bilitaire");
    browser.wait_for(".figure .board .scene-slot");
    let fill = || {
        browser.run("return getComputedStyle(document.querySelector('.board .scene-slot')).fill")
    };
    let before = fill();
    browser.click("#print-it");
    browser.wait_for(".leaf .printed .scene-slot");
    browser.open("/#/learn/bilitaire");
    browser.wait_for(".figure .board .scene-slot");
    assert_eq!(fill(), before);
}
