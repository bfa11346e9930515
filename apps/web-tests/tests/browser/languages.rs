//! The language of the page: chosen by the browser, by a menu, or not to be had.

use serde_json::json;
use tabletier_session::words::page as words;
use tabletier_session::{Lang, catalog};
use tabletier_web_tests::{Key, Setup, Stage};

use crate::harness::tests;
use crate::{NO_NETWORK, sit_down, still, type_moves};

tests! {
    Client:
        the_menu_names_each_language_in_itself_and_is_used_by_keys,
        the_first_language_of_the_browser_that_there_is_is_spoken,
        a_language_that_does_not_exist_is_told_with_all_that_do,
        words_that_cannot_be_fetched_are_told_and_change_nothing,
        lessons_that_cannot_be_fetched_are_told_and_asked_for_again,
        another_language_in_mid_game_leaves_everything_as_it_is,
        another_language_leaves_what_was_tried_in_a_lesson;
}

fn french() -> Lang {
    Lang::find("fr").expect("a language")
}

fn the_menu_names_each_language_in_itself_and_is_used_by_keys(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    browser.open("/");
    browser.wait_for(".cards");
    let options = browser.run(
        "return [...document.querySelectorAll('#language option')] \
         .map((option) => [option.value, option.textContent, option.lang])",
    );
    let all = Lang::all().iter().map(|(tag, name)| json!([tag, name, tag]));
    assert_eq!(options, json!(all.collect::<Vec<_>>()));
    assert_eq!(browser.run("return document.querySelector('#language').value"), "en");
    // The first letter of its name, as in any list.
    browser.run("document.querySelector('#language').focus()");
    browser.write("F");
    browser.wait_for("html[lang=fr]");
    assert_eq!(browser.text("#billo .button"), words::PLAY.say(french()));
    assert_eq!(browser.run("return document.activeElement.id"), "language");
    browser.press(Key::Home);
    browser.wait_for("html[lang=en]");
}

fn the_first_language_of_the_browser_that_there_is_is_spoken(stage: &Stage) {
    for (asked, spoken) in [("fr-BE", "fr"), ("tlh,fr-CA,en", "fr"), ("tlh", "en"), ("EN-gb", "en")]
    {
        let browser = stage.browser(Setup { lang: asked, ..Setup::DESKTOP });
        browser.open("/");
        browser.wait_for(&format!("html[lang={spoken}] .cards"));
        let play = words::PLAY.say(Lang::find(spoken).expect("a language"));
        assert_eq!(browser.text("#billo .button"), play, "{asked}");
        assert_eq!(browser.count(".notice"), 0, "{asked}");
        let manifest = browser.run("return document.querySelector('link[rel=manifest]').href");
        let manifest = manifest.as_str().expect("an address").to_string();
        assert!(manifest.contains(&format!("/manifest-{spoken}-")), "{manifest}");
        let manifest = browser.run(&format!("return fetch({manifest:?}).then((it) => it.json())"));
        assert_eq!(manifest["lang"], spoken);
    }
}

fn a_language_that_does_not_exist_is_told_with_all_that_do(stage: &Stage) {
    let browser = stage.browser(Setup { lang: "fr", ..Setup::DESKTOP });
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.setItem('tabletier.lang', 'tlh')");
    browser.reload();
    browser.wait_for(".notice p");
    let told = browser.run("return document.querySelector('.notice p').textContent");
    let all: Vec<&str> = Lang::all().iter().map(|(_, name)| *name).collect();
    assert_eq!(told, words::language_unknown(all.join(", "), "tlh").say(french()));
    browser.reload();
    browser.wait_for("html[lang=fr] .cards");
    assert_eq!(browser.count(".notice"), 0, "it is told once");
}

fn words_that_cannot_be_fetched_are_told_and_change_nothing(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    browser.open("/");
    browser.wait_for(".cards");
    browser.run(NO_NETWORK);
    browser.choose("#language", "fr");
    let told = browser.text(".notice p");
    assert_eq!(told, words::language_missing("Français").say(Lang::english()));
    assert_eq!(browser.run("return document.querySelector('#language').value"), "en");
    assert_eq!(browser.run("return document.documentElement.lang"), "en");
    assert_eq!(browser.run("return localStorage.getItem('tabletier.lang')"), json!(null));
    // What was said is said in the language that comes at last.
    browser.run("window.fetch = window.usual");
    browser.choose("#language", "fr");
    browser.wait_for("html[lang=fr]");
    assert_eq!(browser.text(".notice p"), words::language_missing("Français").say(french()));
}

fn lessons_that_cannot_be_fetched_are_told_and_asked_for_again(stage: &Stage) {
    for page in ["learn", "first", "print"] {
        let browser = stage.browser(Setup::PHONE);
        // The page itself is there.
        browser.open("/#/edit/billo");
        browser.wait_for(".edit");
        browser.run(NO_NETWORK);
        browser.run(&format!("location.hash = '#/{page}/billo'"));
        let told = browser.text(".refusal p");
        assert_eq!(told, words::no_book("Billo").say(Lang::english()), "{page}");
        browser.run("window.fetch = window.usual");
        browser.click("#retry");
        browser.wait_for(".figure .board, .task .board, .leaf .printed");
        assert_eq!(browser.count("#retry"), 0, "{page}");
    }
}

fn another_language_in_mid_game_leaves_everything_as_it_is(stage: &Stage) {
    let browser = stage.browser(Setup { height: 500, ..Setup::PHONE });
    sit_down(&browser, "billo", ["human", "human"]);
    type_moves(&browser, &["Rc1-c2"]);
    browser.run(
        "const pawn = document.querySelector('.board [data-target=Sf8]'); \
         pawn.focus(); \
         pawn.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))",
    );
    browser.wait_for("#touch-back");
    // A phone has room for it among the settings.
    browser.run("document.querySelector('.settings').open = true");
    browser.run("document.querySelector('#language-here').focus()");
    browser.run("document.querySelector('.moves').scrollIntoView()");
    const STATE: &str = "return [scrollY, document.querySelectorAll('.board .scene-chosen').length, \
        document.querySelectorAll('.board .scene-next').length, \
        document.querySelectorAll('.moves .move').length, localStorage.getItem('tabletier.table')]";
    let before = browser.run(STATE);
    assert!(before[0].as_f64().is_some_and(|down| down > 0.0), "{before}");
    browser.choose("#language-here", "fr");
    browser.wait_for("html[lang=fr]");
    assert_eq!(browser.text("#touch-back"), words::TOUCH_BACK.say(french()));
    assert_eq!(browser.run(STATE), before);
    browser.choose("#language-here", "en");
    browser.wait_for("html[lang=en]");
    assert_eq!(browser.run(STATE), before);
}

fn another_language_leaves_what_was_tried_in_a_lesson(stage: &Stage) {
    let browser = stage.browser(Setup::DESKTOP);
    still(&browser);
    browser.open("/#/learn/billo/taking");
    browser.click("#chapter-taking .try");
    let place = "document.querySelector('#chapter-taking .remark')?.textContent";
    let english = browser.wait_until(place);
    browser.choose("#language", "fr");
    browser.wait_until(&format!("![undefined, {english}].includes({place})"));
    assert_eq!(browser.count("#chapter-taking .take-back:not(:disabled)"), 1);
    let book = catalog::find("billo").expect("a game").book(french()).expect("a book");
    let chapter = book.chapters.iter().find(|it| it.code == "taking").expect("a chapter");
    assert_eq!(browser.text("#chapter-taking h2"), chapter.title);
    assert!(browser.run("return scrollY").as_f64().is_some_and(|down| down > 0.0));
    // A task goes on, too.
    browser.open("/#/first/billo");
    browser.click("#hint");
    let title = browser.text(".task h1");
    browser.choose("#language", "en");
    browser.wait_until(&format!("document.querySelector('.task h1').textContent !== {title:?}"));
    browser.wait_for(".hint-words");
}
