//! `tabletier record convert`: games in other forms.

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use tabletier_session::{Lang, Record, Scene, animated_svg};

use super::input::Selection;
use super::output::To;
use super::split::numbered;
use super::{json, sort};
use crate::failure::Failure;
use crate::lang_args::LangArgs;
use crate::whole_file;

/// Writes games in another form: JSON, pictures, or records again
///
/// Which form is read is seen by itself. A picture of the last position, or an animated one of the
/// whole game, is printed if there is one game; those of several go to files in --dir.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    /// The form
    #[arg(long, value_enum, value_name = "FORM", default_value = "json")]
    to: Form,

    /// The folder for pictures, which are called after the first file and by numbers
    #[arg(long, value_name = "DIR", conflicts_with = "out")]
    dir: Option<PathBuf>,

    #[command(flatten)]
    place: To,

    #[command(flatten)]
    language: LangArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    /// A JSON object a line, as docs/record.schema.json says
    Json,
    /// Records as docs/notation.md says
    Record,
    /// A picture of the last position
    Svg,
    /// A picture that shows the whole game, move by move
    Animation,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let lang = self.language.lang();
        match (self.to, &self.dir) {
            (Form::Json, None) => self.place.write(out, |games| {
                self.games.each(|_, record| {
                    games.put_line(&json::write(&record).map_err(Failure::Wrong)?.to_string())
                })
            }),
            (Form::Record, None) => {
                self.place.write(out, |games| self.games.each(|_, record| games.put(&record)))
            }
            (Form::Svg | Form::Animation, None) => self.draw_one(out, lang),
            (Form::Svg | Form::Animation, Some(folder)) => {
                let stem = self.games.files.stem();
                self.games.each(|number, record| {
                    let path = numbered(folder, &stem, number, "svg")?;
                    whole_file::write(&path, &self.draw(&record, lang))?;
                    Ok(writeln!(out, "{}", path.display())?)
                })
            }
            (Form::Json | Form::Record, Some(_)) => Err(Failure::Wrong(
                "--dir: found a form for one file, expected --to svg or animation".to_string(),
            )),
        }
    }

    fn draw_one(&self, out: &mut impl Write, lang: Lang) -> Result<(), Failure> {
        let mut first = None;
        let read = self.games.each(|number, record| match first {
            None => {
                first = Some(record);
                Ok(())
            }
            Some(_) => Err(Failure::Wrong(format!(
                "found several games, up to game {number}, expected one; --dir DIR makes a file of each"
            ))),
        });
        sort::told(read, || match &first {
            Some(record) => self.place.write(out, |games| games.put_text(&self.draw(record, lang))),
            None => Err(Failure::Wrong("found no game, expected one".to_string())),
        })
    }

    fn draw(&self, record: &Record, lang: Lang) -> String {
        let mut here = record.session().copy();
        if self.to == Form::Svg {
            return here.picture(lang).svg();
        }
        let mut scenes: Vec<Scene> = vec![here.picture(lang)];
        let moves = here.played().len();
        while here.undo() {
            if here.played().len() < moves || scenes.is_empty() {
                scenes.push(here.picture(lang));
            }
        }
        scenes.reverse();
        animated_svg(&scenes, SECONDS)
    }
}

/// How long a position is shown.
const SECONDS: f32 = 1.2;
