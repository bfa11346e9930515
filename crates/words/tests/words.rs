//! What is said comes out as each language says it.

#![cfg(feature = "inside")]

use tabletier_words::{Lang, LangError, Message, Phrase, common, language, session};

fn langs() -> impl Iterator<Item = Lang> {
    Lang::all().iter().map(|(tag, _)| Lang::find(tag).unwrap())
}

#[test]
fn six_languages_are_spoken_and_name_themselves() {
    let mut names: Vec<(&str, &str)> = Lang::all().to_vec();
    names.sort_unstable();
    let expected = [
        ("de", "Deutsch"),
        ("en", "English"),
        ("es", "Español"),
        ("fr", "Français"),
        ("it", "Italiano"),
        ("nl", "Nederlands"),
    ];
    assert_eq!(names, expected);
    for lang in langs() {
        let own = Lang::all().iter().find(|(tag, _)| *tag == lang.tag()).unwrap().1;
        assert_eq!(language::NAME.say(lang), own);
    }
}

#[test]
fn arguments_go_where_the_language_wants_them() {
    let told = common::won("Anne");
    assert_eq!(told.say(Lang::english()), "Anne has won.");
    assert_eq!(told.say(Lang::find("fr").unwrap()), "Victoire\u{a0}: Anne.");
    assert_eq!(told.to_string(), "Anne has won.");
}

#[test]
fn what_is_said_can_go_into_something_that_is_said() {
    let french = Lang::find("fr").unwrap();
    let outcome = common::outcome(common::REPETITION, common::DRAW);
    assert_eq!(
        outcome.say(french),
        "Partie nulle. La même position est apparue pour la troisième fois."
    );
}

#[test]
fn plurals_and_large_numbers_are_those_of_the_language() {
    let french = Lang::find("fr").unwrap();
    let told = |n: u32| session::found_games(n).say(french);
    assert_eq!([told(0), told(1), told(2)], ["0 partie", "1 partie", "2 parties"]);
    assert_eq!(session::found_games(9_999).to_string(), "9999 games");
    assert_eq!(session::found_games(1_234_567).to_string(), "1,234,567 games");
    let group = language::GROUP.say(french);
    assert_eq!(told(12_345), format!("12{group}345 parties"));
}

#[test]
fn plain_words_are_the_same_everywhere() {
    let phrase = Phrase::plain("name", "Tabletier");
    for lang in langs() {
        assert_eq!(phrase.say(lang), "Tabletier");
        assert_eq!(Message::plain("a { $b } 1").say(lang), "a { $b } 1");
    }
}

#[test]
fn locales_lead_to_languages() {
    for (locale, tag) in
        [("fr_BE.UTF-8", Some("fr")), ("de-AT", Some("de")), ("EN", Some("en")), ("it", Some("it"))]
    {
        assert_eq!(Lang::spoken(locale), tag, "{locale}");
    }
    for locale in ["", "C", "C.UTF-8", "POSIX", "ja_JP", "french"] {
        assert_eq!(Lang::spoken(locale), None, "{locale}");
    }
}

#[test]
fn an_unknown_language_is_told_with_all_there_are() {
    let error = Lang::find("xx").unwrap_err().to_string();
    assert_eq!(error, "language: found \"xx\", expected en, de, es, fr, it, nl");
}

#[test]
fn a_file_of_words_is_taken_up_only_if_it_goes_with_the_program() {
    assert_eq!(Lang::load("<!doctype html>".to_string()).unwrap_err(), LangError::NoWords);
    assert_eq!(Lang::load(String::new()).unwrap_err(), LangError::NoWords);
    let other = Lang::load("words fr 0000000000000000\no\nBonjour\n".to_string());
    assert_eq!(other.unwrap_err(), LangError::OtherVersion);
}

#[test]
fn books_are_there_in_every_language() {
    let english = Lang::english();
    for lang in langs() {
        for game in ["billo", "batons"] {
            let (book, reference) = (lang.book(game).unwrap(), english.book(game).unwrap());
            assert_eq!(book.chapters.len(), reference.chapters.len());
            assert_eq!(book.tasks.len(), reference.tasks.len());
        }
        assert!(lang.book("chess").is_none());
    }
}
