//! How a message is put together.
//!
//! `wordsmith` has made a pattern of every message: text, in which control characters stand for what
//! is not known before it is said. The same characters are in `crates/wordsmith/src/pattern.rs`.
//!
//! | characters | meaning |
//! |---|---|
//! | `\u{1}` and a digit | the argument with this number |
//! | `\u{2}` and a digit, variants, `\u{4}` | what an argument chooses |
//! | `\u{3}`, a key, `\u{5}`, a pattern | a variant; the last one is that of everything else |

use crate::{Arg, Lang, language};

/// An argument.
const PLACE: char = '\u{1}';
/// A choice begins.
const CHOOSE: char = '\u{2}';
/// A variant begins.
const VARIANT: char = '\u{3}';
/// A choice ends.
const END: char = '\u{4}';
/// The key of a variant ends.
const KEY: char = '\u{5}';

/// Below this number digits are not grouped.
const GROUPED: u64 = 10_000;

/// Writes a pattern with its arguments.
pub(crate) fn write(out: &mut String, pattern: &str, args: &[Arg], lang: Lang) {
    let mut rest = pattern;
    while let Some(at) = rest.find([PLACE, CHOOSE]) {
        out.push_str(&rest[..at]);
        let chooses = rest[at..].starts_with(CHOOSE);
        let arg = rest[at + 1..].chars().next().and_then(|digit| digit.to_digit(36));
        let arg = arg.and_then(|number| args.get(number as usize));
        rest = rest.get(at + 2..).unwrap_or("");
        if chooses {
            let (variants, after) = until_end(rest);
            write(out, chosen(variants, arg, lang), args, lang);
            rest = after;
        } else if let Some(arg) = arg {
            match arg {
                Arg::Number(number) => write_number(out, *number, lang),
                Arg::Text(text) => out.push_str(text),
                Arg::Message(message) => out.push_str(&message.say(lang)),
            }
        }
    }
    out.push_str(rest);
}

/// The variants of a choice, and what follows its end.
fn until_end(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            CHOOSE => depth += 1,
            END if depth == 0 => return (&text[..at], &text[at + 1..]),
            END => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}

/// The pattern of the variant that an argument chooses.
fn chosen<'a>(variants: &'a str, arg: Option<&Arg>, lang: Lang) -> &'a str {
    let exact = match arg {
        Some(Arg::Number(number)) => number.to_string(),
        Some(Arg::Text(text)) => text.clone(),
        Some(Arg::Message(message)) => message.code().to_string(),
        None => String::new(),
    };
    let plural = match arg {
        Some(Arg::Number(number)) => lang.plural(number.unsigned_abs()),
        _ => "",
    };
    let mut rest = variants;
    let mut of_plural = None;
    let mut last = "";
    while let Some(variant) = rest.strip_prefix(VARIANT) {
        let Some((key, body)) = variant.split_once(KEY) else { break };
        let end = end_of_variant(body);
        last = &body[..end];
        if key == exact {
            return last;
        }
        if key == plural {
            of_plural = Some(last);
        }
        rest = &body[end..];
    }
    of_plural.unwrap_or(last)
}

/// Where the pattern of a variant ends: at the next one that is not inside another choice.
fn end_of_variant(text: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            CHOOSE => depth += 1,
            END => depth -= 1,
            VARIANT if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// Writes a number as the language does: large ones in groups of three digits.
fn write_number(out: &mut String, number: i64, lang: Lang) {
    if number < 0 {
        out.push('-');
    }
    let digits = number.unsigned_abs().to_string();
    if number.unsigned_abs() < GROUPED {
        out.push_str(&digits);
        return;
    }
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push_str(language::GROUP.say(lang));
        }
        out.push(digit);
    }
}
