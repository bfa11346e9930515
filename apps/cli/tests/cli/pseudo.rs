//! A language that nobody speaks: whatever comes from the files of words is marked at both ends. What
//! stands outside the marks would be said in the same words to everybody.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tabletier_session::{Dice, Entry, Lang, Paper, Seat, catalog};

use crate::{answer, feed};

const LANG: [&str; 2] = ["--lang", "qps"];

/// What stands outside the marks; every mark has its other end.
fn unmarked(text: &str) -> String {
    let mut depth = 0;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
        assert!(depth >= 0, "a mark without its beginning in {text}");
    }
    assert_eq!(depth, 0, "a mark without its end in {text}");
    outside
}

/// The words of a text; a letter or two are notation.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().nth(2).is_some())
}

/// What is called the same in every language: the game, its author, codes, and moves.
fn names(game: &dyn Entry) -> BTreeSet<String> {
    let about = game.about();
    let form = game.rules();
    let keys = form.keys.iter().flat_map(|key| key.values.iter().chain([&key.about]));
    let codes = keys.chain(form.presets.iter().map(|preset| &preset.about)).map(|about| about.code);
    let mut texts: Vec<String> =
        [about.key, about.name, about.author].into_iter().chain(codes).map(String::from).collect();
    let mut session = game.start(None, 1).expect("the game starts");
    let mut dice = Dice::new(1);
    for _ in 0..40 {
        let moves = session.moves();
        let Some(last) = moves.len().checked_sub(1) else { break };
        session.play(&moves[dice.below(last as u64 + 1) as usize]).expect("a legal move");
        texts.extend(moves);
    }
    texts.iter().flat_map(|text| words(text)).map(str::to_string).collect()
}

/// Nothing is said that is not in the files of words.
fn check(game: &dyn Entry, told: &str) {
    let names = names(game);
    let outside = unmarked(told);
    let said: BTreeSet<&str> = words(&outside).filter(|word| !names.contains(*word)).collect();
    assert!(said.is_empty(), "{}: {said:?} in {told}", game.about().key);
}

/// What was said, without what was typed.
fn said(out: &str) -> String {
    let lines = out.lines().filter(|line| !line.starts_with("> "));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_is_played_in_the_language_of_the_files() {
    let script = "help\nmoves\nmoves zz\nhint\nview\nboard\nundo\nredo\nhop\n:frob\n99999999\n1\n\
                  undo\nnew\nsave no/such/place\nsave .\n";
    let long = "x".repeat(100_000);
    for &game in catalog::GAMES {
        let args = |more: &[&'static str]| [&["play", game.about().key], &LANG[..], more].concat();
        let alone = feed(&args(&["--seat", "B=level:1"]), format!("{script}{long}\n"));
        assert_eq!((alone.code, alone.err.as_str()), (Some(0), ""));
        check(game, &said(&alone.out));
        assert!(alone.out.contains('⟦'), "{}", alone.out);

        let seats = game.start(None, 1).expect("the game starts").seats();
        let seats: Vec<String> = Seat::first(seats).map(|seat| format!("{seat}=random")).collect();
        let mut whole = args(&["--seed", "3"]);
        whole.extend(seats.iter().flat_map(|seat| ["--seat", seat]));
        let whole = feed(&whole, "1\nhint\nview\n");
        assert_eq!((whole.code, whole.err.as_str()), (Some(0), ""));
        check(game, &said(&whole.out));
    }
}

#[test]
fn moves_that_are_refused_are_refused_in_the_language_of_the_files() {
    for &game in catalog::GAMES {
        let mut session = game.start(None, 1).expect("the game starts");
        let first = session.moves();
        session.play(&first[0]).expect("a legal move");
        // Those of the other player, and the same once more.
        let moves = session.moves().into_iter().chain(first).take(60).collect::<Vec<_>>();
        let play = ["play", game.about().key, "--seed", "1"];
        let run = feed(&[&play[..], &LANG[..]].concat(), moves.join("\n"));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        check(game, &said(&run.out));
    }
}

#[test]
fn the_games_are_listed_in_the_language_of_the_files() {
    let told = answer(&["games", LANG[0], LANG[1]]);
    let lists: Vec<&str> = told.split("\n\n").collect();
    assert_eq!(lists.len(), catalog::GAMES.len());
    for (&game, list) in catalog::GAMES.iter().zip(lists) {
        check(game, list);
    }
}

#[test]
fn boards_are_shown_in_the_language_of_the_files() {
    for &game in catalog::GAMES {
        let show = [&["show", game.about().key], &LANG[..]].concat();
        check(game, &answer(&show));
        let picture = answer(&[&show[..], &["--svg", "-"]].concat());
        check(game, &read_aloud(&picture));
    }
}

#[test]
fn sheets_are_printed_in_the_language_of_the_files() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("print-pseudo");
    let out = folder.to_string_lossy();
    let mut printed = 0;
    for &game in catalog::GAMES {
        let told = answer(&[&["print", game.about().key, "--out", &out], &LANG[..]].concat());
        // A paragraph may go on on the next sheet.
        let sheets = told.lines().map(|path| fs::read_to_string(path).expect("it is written"));
        let heard: Vec<String> = sheets.map(|sheet| read_aloud(&sheet)).collect();
        check(game, &heard.concat());
        printed += heard.len();
    }
    let lang = Lang::english();
    let sheets = catalog::GAMES.iter().map(|game| game.sheets(Paper::A4, lang).len());
    assert!(printed >= sheets.sum(), "longer words take as many sheets, or more: {printed}");
}

/// What somebody reads or hears of a picture: its texts and its labels.
fn read_aloud(svg: &str) -> String {
    let mut heard = String::new();
    let mut rest = svg;
    while let Some(at) = rest.find('<') {
        let text = rest[..at].trim();
        if !text.is_empty() {
            heard.push_str(text);
            heard.push(' ');
        }
        let (tag, after) = rest[at..].split_once('>').expect("a tag ends");
        for label in tag.split("aria-label=\"").skip(1) {
            heard.push_str(label.split('"').next().unwrap_or_default());
            heard.push(' ');
        }
        rest = match tag.starts_with("<style") {
            true => after.split_once("</style>").expect("a style sheet ends").1,
            false => after,
        };
    }
    heard
}
