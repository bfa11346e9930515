//! `tabletier games`: the games, and what their rules text may say.

use std::io::{self, Write};

use tabletier_session::words::terminal as words;
use tabletier_session::{Entry, Lang, Preset, Seat, catalog};

use crate::failure::Failure;
use crate::lang_args::LangArgs;

/// Lists the games with their rules keys, values and defaults
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    language: LangArgs,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        for (index, &entry) in catalog::GAMES.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            describe(out, entry, self.language.lang())?;
        }
        Ok(())
    }
}

fn describe(out: &mut impl Write, entry: &dyn Entry, lang: Lang) -> Result<(), Failure> {
    let about = entry.about();
    writeln!(out, "{}", words::games_title(about.author, about.name, about.key).say(lang))?;
    writeln!(out, "  {}", about.sentence.say(lang))?;
    let players: Vec<String> = Seat::first(Seat::MOST)
        .zip(about.players)
        .map(|(seat, player)| format!("{seat} {}", player.say(lang)))
        .collect();
    writeln!(out, "  {}", words::games_seats(players.join(", ")).say(lang))?;
    writeln!(out, "  {}", words::games_moves(about.moves).say(lang))?;
    writeln!(out, "  {}", words::games_rules(entry.rules_text(None)?).say(lang))?;
    for preset in entry.rules().presets {
        let meaning = match values(preset).as_str() {
            "" => preset.about.say(lang).to_string(),
            values => format!("{} ({values})", preset.about.say(lang)),
        };
        item(out, 4, preset.about.code, &meaning)?;
    }
    let defaults = entry.settings(None)?;
    for key in entry.rules().keys {
        item(out, 4, key.about.code, key.about.say(lang))?;
        for value in key.values {
            let default = defaults.get(key.about.code) == Some(value.code);
            let meaning = if default {
                words::games_default(value).say(lang)
            } else {
                value.say(lang).to_string()
            };
            item(out, 6, value.code, &meaning)?;
        }
    }
    Ok(())
}

fn values(preset: &Preset) -> String {
    let pairs = preset.settings.iter().map(|(key, value)| format!("{key}={value}"));
    pairs.collect::<Vec<_>>().join(",")
}

/// A code and what it means, in two columns.
fn item(out: &mut impl Write, indent: usize, code: &str, meaning: &str) -> io::Result<()> {
    let width = 16 - indent;
    writeln!(out, "{:indent$}{code:<width$} {meaning}", "")
}
