//! `tabletier games`: the games, and what their rules text may say.

use std::io::{self, Write};

use tabletier_session::{Entry, Lang, Phrase, Preset, Seat, catalog};

use crate::args::Language;
use crate::failure::Failure;

/// Lists the games with their rules keys, values and defaults
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The language of the descriptions
    #[arg(long, value_name = "LANGUAGE", value_enum, default_value_t)]
    lang: Language,
}

const BY: Phrase = Phrase::new("by", "by", "par");
const SEATS: Phrase = Phrase::new("seats", "Seats:", "Places :");
const MOVES: Phrase = Phrase::new("moves", "Moves:", "Coups :");
const RULES: Phrase = Phrase::new("rules", "Rules, by default:", "Règles, par défaut :");
const DEFAULT: Phrase = Phrase::new("default", "default", "par défaut");

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        for (index, &entry) in catalog::GAMES.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            describe(out, entry, self.lang.into())?;
        }
        Ok(())
    }
}

fn describe(out: &mut impl Write, entry: &dyn Entry, lang: Lang) -> Result<(), Failure> {
    let about = entry.about();
    writeln!(out, "{}: {}, {} {}", about.key, about.name, BY.say(lang), about.author)?;
    writeln!(out, "  {}", about.sentence.say(lang))?;
    let players: Vec<String> = Seat::first(Seat::MOST)
        .zip(about.players)
        .map(|(seat, player)| format!("{seat} {}", player.say(lang)))
        .collect();
    writeln!(out, "  {} {}", SEATS.say(lang), players.join(", "))?;
    writeln!(out, "  {} {}", MOVES.say(lang), about.moves.say(lang))?;
    writeln!(out, "  {} {}", RULES.say(lang), entry.rules_text(None)?)?;
    for preset in entry.rules().presets {
        item(out, 4, &preset.about, lang, &values(preset))?;
    }
    let defaults = entry.settings(None)?;
    for key in entry.rules().keys {
        item(out, 4, &key.about, lang, "")?;
        for value in key.values {
            let default = defaults.get(key.about.code) == Some(value.code);
            item(out, 6, value, lang, if default { DEFAULT.say(lang) } else { "" })?;
        }
    }
    Ok(())
}

fn values(preset: &Preset) -> String {
    let pairs = preset.settings.iter().map(|(key, value)| format!("{key}={value}"));
    pairs.collect::<Vec<_>>().join(",")
}

/// A code and what it means, in two columns.
fn item(
    out: &mut impl Write,
    indent: usize,
    phrase: &Phrase,
    lang: Lang,
    note: &str,
) -> io::Result<()> {
    let width = 16 - indent;
    write!(out, "{:indent$}{:<width$} {}", "", phrase.code, phrase.say(lang))?;
    if !note.is_empty() {
        write!(out, " ({note})")?;
    }
    writeln!(out)
}
