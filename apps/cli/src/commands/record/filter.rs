//! Which games are meant.

use tabletier_session::{Record, Seat, Session, catalog};

use crate::failure::Failure;

/// Which games are meant; all that is given has to hold.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Only games")]
pub(crate) struct Filter {
    /// Of this kind, by its key in `tabletier games`
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// By these rules; needs --game
    #[arg(long, value_name = "RULES", requires = "game")]
    rules: Option<String>,

    /// Of a player in whose name this is found, be it in small or capital letters; `A=NAME` on this
    /// seat
    #[arg(long, value_name = "NAME")]
    player: Vec<String>,

    /// That ended so: `won A`, `won B resigned`, `draw`, `*` for those that go on
    #[arg(long, value_name = "RESULT")]
    result: Option<String>,

    /// Of this day, month or year: `2026-03-21`, `2026-03`, `2026`
    #[arg(long, value_name = "DATE")]
    date: Option<String>,

    /// From this day on
    #[arg(long, value_name = "DATE")]
    since: Option<String>,

    /// Up to this day
    #[arg(long, value_name = "DATE")]
    until: Option<String>,

    /// That came to this position
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// In which this move was played, by any route
    #[arg(long = "move", value_name = "MOVE", allow_hyphen_values = true)]
    mv: Option<String>,
}

/// A filter whose texts have been read.
pub(crate) struct Ready<'a> {
    filter: &'a Filter,
    /// As records write them.
    rules: Option<String>,
}

impl Filter {
    /// Reads what can be read wrongly.
    pub(crate) fn ready(&self) -> Result<Ready<'_>, Failure> {
        let mut rules = None;
        if let Some(game) = &self.game {
            let entry = catalog::find(game)?;
            if let Some(text) = &self.rules {
                rules = Some(entry.start(Some(text), 0)?.rules());
            }
        }
        for (name, date) in [("date", &self.date), ("since", &self.since), ("until", &self.until)] {
            if let Some(date) = date.as_ref().filter(|date| !is_date(date)) {
                return Err(Failure::Wrong(format!(
                    "{name}: found \"{}\", expected a day, a month or a year, such as 2026-03-21",
                    date.escape_debug()
                )));
            }
        }
        Ok(Ready { filter: self, rules })
    }
}

/// A day, a month or a year.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    parts.iter().all(|part| digits(part)) && [4, 2, 2].starts_with(&lengths)
}

impl Ready<'_> {
    /// Whether the game is meant.
    pub(crate) fn passes(&self, record: &Record) -> bool {
        let Filter { game, player, result, date, since, until, position, mv, .. } = self.filter;
        let session = record.session();
        let day = record.date().unwrap_or_default();
        // A month ends with its last day.
        let by = |until: &String| !day.is_empty() && day[..day.len().min(until.len())] <= **until;
        game.as_ref().is_none_or(|game| session.about().key == game)
            && self.rules.as_ref().is_none_or(|rules| session.rules() == *rules)
            && player.iter().all(|player| plays(record, player))
            && result.as_ref().is_none_or(|result| ended(&record.result(), result))
            && date.as_ref().is_none_or(|date| day.starts_with(date.as_str()))
            && since.as_ref().is_none_or(|since| day >= since.as_str())
            && until.as_ref().is_none_or(by)
            && position.as_ref().is_none_or(|position| reached(session, position))
            && mv.as_ref().is_none_or(|mv| played(session, mv))
    }
}

fn plays(record: &Record, wanted: &str) -> bool {
    let (seat, name) = match wanted.split_once('=') {
        Some((seat, name)) => match seat.parse::<Seat>() {
            Ok(seat) => (Some(seat), name),
            Err(_) => (None, wanted),
        },
        None => (None, wanted),
    };
    let name = name.to_lowercase();
    Seat::first(record.session().seats())
        .filter(|here| seat.is_none_or(|seat| seat == *here))
        .filter_map(|seat| record.player(seat))
        .any(|player| player.to_lowercase().contains(&name))
}

/// Whether a result is this one, or begins with its words.
fn ended(result: &str, wanted: &str) -> bool {
    result.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn reached(session: &dyn Session, position: &str) -> bool {
    let mut here = session.copy();
    loop {
        if here.position() == position {
            return true;
        }
        if !here.undo() {
            return false;
        }
    }
}

/// Whether a move was played: by its text, or by another route to the same position.
fn played(session: &dyn Session, mv: &str) -> bool {
    if session.played().contains(&mv) {
        return true;
    }
    let mut here = session.copy();
    if here.forfeited().is_some() {
        here.undo();
    }
    loop {
        let after = here.position();
        if !here.undo() {
            return false;
        }
        let mut other = here.copy();
        if other.play(mv).is_ok() && other.position() == after {
            return true;
        }
    }
}
