//! Texts: what is written reads back as the same, and what reads was written the one right way.

use std::collections::{BTreeSet, VecDeque};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use tabletier_core::{About, Dice, Drawn, MoveError, Position, Rules, TextError};

use super::fault::{Check, Fault, check_phrase, check_words, ensure};
use super::spot::Spot;
use crate::langs;

/// How many spoilt texts are tried on a position.
const SPOILT: usize = 60;

/// What is wrong with a text is said in fewer bytes, however long the text.
const LONGEST_ERROR: usize = 1000;

/// What is said of a game is there in both languages, and the forms of its rules read back.
pub(super) fn check_about<R: Rules>(about: &About, rules: R, seats: usize) -> Check {
    check_phrase("the game's sentence", &about.sentence)?;
    check_phrase("the game's length", &about.length)?;
    check_phrase("the game's way of writing moves", &about.moves)?;
    about.players.iter().try_for_each(|player| check_phrase("a player", player))?;
    ensure(about.players.len() >= seats, || {
        Fault::new(format!("{seats} seats, but only {} players are named", about.players.len()))
    })?;
    ensure(R::FORM.keys.iter().any(|key| key.about.code == "house"), || {
        Fault::new("the rules have no key house")
    })?;
    check_rules_text(rules)?;
    for preset in R::FORM.presets {
        check_phrase("a preset", &preset.about)?;
        let rules = preset
            .about
            .code
            .parse::<R>()
            .map_err(|error| Fault::new(format!("a preset is refused: {error}")))?;
        check_rules_text(rules)?;
    }
    for key in R::FORM.keys {
        check_phrase("a rules key", &key.about)?;
        for value in key.values {
            check_phrase("a rules value", value)?;
            // Rules may refuse a value that does not go with the defaults of other keys.
            let text = format!("{}={}", key.about.code, value.code);
            if let Ok(rules) = text.parse::<R>() {
                check_rules_text(rules)?;
                let set = rules.settings().get(key.about.code);
                ensure(set == Some(value.code), || {
                    Fault::new(format!("the rules {text} have that key set to {set:?}"))
                })?;
            }
        }
    }
    Ok(())
}

fn check_rules_text<R: Rules>(rules: R) -> Check {
    let text = rules.to_string();
    let again = text
        .parse::<R>()
        .map_err(|error| Fault::new(format!("the rules' own text {text} is refused: {error}")))?;
    ensure(again == rules && again.to_string() == text, || {
        Fault::new(format!("the rules text {text} reads as other rules: {again}"))
    })
}

/// The position read from its own text.
pub(super) fn read_back<P: Position>(position: &P) -> Check<P> {
    P::read(position.rules(), &position.to_string())
        .map_err(|error| Fault::new(format!("the position's own text is refused: {error}")))
}

/// A position's text reads back as the same position, with the same keys and hash.
pub(super) fn check_position_text<P: Position>(position: &P) -> Check {
    let fresh = read_back(position)?;
    ensure(fresh.to_string() == position.to_string(), || {
        Fault::new("the position's text changes when read and written").note("becomes", &fresh)
    })?;
    ensure(fresh.key() == position.key(), || {
        Fault::new("the key is not that of the position read from its text")
    })?;
    ensure(fresh == *position, || {
        Fault::new("the position read from its text is another")
            .note("played", format!("{position:?}"))
            .note("read", format!("{fresh:?}"))
    })?;
    ensure(fresh.repetition_key() == position.repetition_key(), || {
        Fault::new("the repetition key is not that of the position read from its text")
    })?;
    let hash = BuildHasherDefault::<DefaultHasher>::new();
    ensure(hash.hash_one(&fresh) == hash.hash_one(position), || {
        Fault::new("equal positions have different hashes")
    })
}

/// Moves stand side by side in lists and records, so a move is one word of printable ASCII.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_graphic())
}

/// A move's text is a word that reads back as the same move.
pub(super) fn check_move_text<P: Position>(position: &P, mv: &P::Move, text: &str) -> Check {
    ensure(is_word(text), || {
        Fault::new(format!("{mv:?} is written as {text:?}, which is not one word"))
    })?;
    let again = position
        .read_move(text)
        .map_err(|error| Fault::new(format!("a legal move is refused: {error}")).at_move(text))?;
    ensure(again == *mv, || {
        Fault::new(format!("the text of {mv:?} reads as {again:?}")).at_move(text)
    })
}

/// The texts of the moves read back, and no other text makes a move that is not legal.
pub(super) fn check_move_texts<P: Position>(
    spot: &Spot<'_, P>,
    strangers: &VecDeque<String>,
    dice: &mut Dice,
) -> Check {
    for (mv, text) in spot.moves.iter().zip(&spot.texts) {
        check_move_text(spot.position, mv, text)?;
    }
    for text in strangers {
        check_strange_move(spot, text)?;
    }
    let known: Vec<&str> = spot.texts.iter().chain(strangers).map(String::as_str).collect();
    spoil(&known, dice).iter().try_for_each(|text| check_strange_move(spot, text))
}

/// A text is either refused, with words, or makes a legal move.
fn check_strange_move<P: Position>(spot: &Spot<'_, P>, text: &str) -> Check {
    let position = spot.position;
    let here = |fault: Fault| fault.at_move(text.escape_debug());
    match position.read_move(text) {
        Ok(mv) => {
            ensure(is_word(text), || here(Fault::new("a move is accepted that is not one word")))?;
            ensure(position.has_move(), || here(Fault::new("a move is accepted after the end")))?;
            let child = position.after(&mv);
            ensure(spot.leads_to(&child), || {
                here(Fault::new("a move is accepted that is not listed").note("child", &child))
            })?;
            check_move_text(position, &mv, &position.write_move(&mv))
        }
        Err(MoveError::Illegal { why, .. }) => {
            check_phrase("the reason why a move is illegal", why).map_err(here)
        }
        Err(MoveError::Unreadable(error)) => check_error("a move", &error).map_err(here),
    }
}

/// Every move is told in words, in every language.
pub(super) fn check_told<P: Drawn>(spot: &Spot<'_, P>) -> Check {
    for text in &spot.texts {
        let here = |fault: Fault| fault.at_move(text);
        let told = spot.position.told(text);
        let told =
            told.map_err(|error| here(Fault::new(format!("a move is not told: {error}"))))?;
        for lang in langs() {
            let words = told.say(lang);
            check_words("what is told of a move", lang, &words).map_err(here)?;
            let line = !words.contains(char::is_control) && !words.ends_with('.');
            ensure(line && words.contains(char::is_alphabetic), || {
                here(Fault::new(format!("what is told of a move is no line of words: {words:?}")))
            })?;
        }
    }
    Ok(())
}

/// A spoilt text of a position is either refused or was written the one right way.
pub(super) fn check_spoilt_positions<P: Position>(
    position: &P,
    others: &VecDeque<String>,
    dice: &mut Dice,
) -> Check {
    let text = position.to_string();
    let known: Vec<&str> = others.iter().chain([&text]).map(String::as_str).collect();
    for spoilt in spoil(&known, dice) {
        let here = |fault: Fault| fault.note("read", spoilt.escape_debug());
        match P::read(position.rules(), &spoilt) {
            Ok(other) => {
                ensure(other.to_string() == spoilt, || {
                    here(Fault::new("a position text is accepted that is not canonical"))
                        .note("becomes", &other)
                })?;
                check_position_text(&other).map_err(here)?;
                super::moves::check_state(&other).map_err(here)?;
            }
            Err(error) => check_error("a position", &error).map_err(here)?,
        }
    }
    Ok(())
}

/// An error says where and what was expected, on one line that does nothing to a terminal.
fn check_error(what: &str, error: &TextError) -> Check {
    let silent = [&error.place, &error.expected].iter().any(|it| it.to_string().is_empty());
    ensure(!silent, || {
        Fault::new(format!("{what} is refused without saying where or what was expected"))
    })?;
    let said = error.to_string();
    ensure(!said.contains(char::is_control) && said.len() < LONGEST_ERROR, || {
        Fault::new(format!("{what} is refused by more than a line of text: {said:?}"))
    })
}

/// Texts that are nearly right, and some that are quite wrong.
fn spoil(known: &[&str], dice: &mut Dice) -> Vec<String> {
    // The characters in use and their neighbours, so that there are squares and numbers just
    // beyond the edge.
    let letters: BTreeSet<u8> = known
        .iter()
        .flat_map(|text| text.bytes())
        .flat_map(|letter| [letter.saturating_sub(1), letter, letter.saturating_add(1)])
        .filter(u8::is_ascii_graphic)
        .collect();
    // A line end too: what is said of it must stay on one line.
    let letters: Vec<char> = letters.into_iter().map(char::from).chain(['\n']).collect();
    let mut texts: Vec<String> = ["", " ", "-", "é", "\0", "𝄞"].map(String::from).to_vec();
    let pick = |most: usize, dice: &mut Dice| dice.below(most as u64) as usize;
    texts.push(known[pick(known.len(), dice)].repeat(1000));
    for _ in 0..SPOILT {
        let mut text: Vec<char> = known[pick(known.len(), dice)].chars().collect();
        // One slip, sometimes two.
        for _ in 0..=dice.below(3) / 2 {
            let place = pick(text.len() + 1, dice);
            let letter = letters[pick(letters.len(), dice)];
            match (dice.below(6), text.get(place).copied()) {
                (0, Some(_)) => drop(text.remove(place)),
                (1, Some(_)) => text[place] = letter,
                (2, Some(_)) if place > 0 => text.swap(place - 1, place),
                (3, Some(c)) if c.is_ascii_alphabetic() => {
                    text[place] = (c as u8 ^ 0x20).into();
                }
                (4, Some(_)) => text.truncate(place),
                _ => text.insert(place, letter),
            }
        }
        texts.push(text.into_iter().collect());
    }
    let padded = known[pick(known.len(), dice)];
    texts.extend([format!(" {padded}"), format!("{padded} "), format!("{padded}\n")]);
    texts
}
