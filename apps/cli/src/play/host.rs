//! The host of a game in the terminal: lays the table, speaks the players' language, and keeps what
//! computers remember.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::sync::Arc;

use tabletier_session::record::Games;
use tabletier_session::words::terminal as words;
use tabletier_session::{
    Agreement, Entry, Lang, Level, Message, MoveError, Phrase, PlayError, Player, Record,
    RecordError, Refusal, Seat, Session, Strength, Table, TextError, ThinkOptions,
    TranspositionTable, catalog,
};

use super::moves::{MoveList, chosen_number};
use super::seats::{Seated, players};
use crate::failure::Failure;

/// How the table is to be laid.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) game: &'static dyn Entry,
    pub(crate) rules: Option<String>,
    /// Where to begin, if not at the start.
    pub(crate) position: Option<String>,
    /// A game to go on with instead.
    pub(crate) record: Option<Record>,
    /// Who sits where; the other seats are for people.
    pub(crate) seats: Vec<Seated>,
    /// What is drawn by lot comes from this number, and so do the choices of computers.
    pub(crate) seed: u64,
    /// Whether what was touched must move.
    pub(crate) touch_move: bool,
    pub(crate) lang: Lang,
    /// The day, as records write it.
    pub(crate) date: String,
}

impl Setup {
    fn open(&self) -> Result<Box<dyn Session>, TextError> {
        let rules = self.rules.as_deref();
        match &self.position {
            Some(position) => self.game.resume(rules, position),
            // Where nothing is drawn, another game tells no seed.
            None => Ok(self.game.start(rules, 0)?.another(self.seed)),
        }
    }
}

/// A table in the terminal, and those who sit at it.
pub(crate) struct Host {
    pub(crate) lang: Lang,
    pub(super) table: Table,
    entry: &'static dyn Entry,
    /// What the computer of each seat remembers from move to move.
    memories: Vec<Option<Arc<TranspositionTable>>>,
}

impl Host {
    /// Lays the table.
    pub(crate) fn new(setup: &Setup) -> Result<Host, Failure> {
        let mut record = match &setup.record {
            Some(record) => record.clone(),
            None => {
                let mut record = Record::new(setup.open()?);
                record.set_date(&setup.date)?;
                record
            }
        };
        let seats = record.session().seats();
        let players = players(&setup.seats, seats).map_err(Failure::Wrong)?;
        for (seat, player) in Seat::first(players.len()).zip(&players) {
            if let Player::Computer(strength) = player {
                record.set_player(seat, &strength.to_string())?;
            }
        }
        let memories = memories(&players);
        let mut table = Table::new(record, players);
        let Setup { touch_move, seed, .. } = *setup;
        table.agreement = Agreement { touch_move, seed, ..Agreement::default() };
        Ok(Host { lang: setup.lang, table, entry: setup.game, memories })
    }

    /// The game as it stands.
    pub(crate) fn session(&self) -> &dyn Session {
        self.table.game()
    }

    pub(crate) fn entry(&self) -> &'static dyn Entry {
        self.entry
    }

    /// What the computer that is to move remembers of its earlier thoughts.
    pub(crate) fn memory(&self) -> Option<Arc<TranspositionTable>> {
        self.memories[self.session().seat().index()].clone()
    }

    /// The game's own name for a seat.
    pub(crate) fn player(&self, seat: Seat) -> Phrase {
        let names = self.session().about().players;
        names.get(seat.index()).copied().unwrap_or(Phrase::plain("nobody", "?"))
    }

    /// The same in words.
    pub(crate) fn name(&self, seat: Seat) -> &'static str {
        self.player(seat).say(self.lang)
    }

    /// The moves played, then those taken back, each with who made it.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Seat, &str)> {
        let session = self.session();
        session.movers().into_iter().zip(session.played().into_iter().chain(session.undone()))
    }

    /// The last move, and who made it.
    pub(crate) fn last(&self) -> Option<(Seat, &str)> {
        self.moves().take(self.session().played().len()).last()
    }

    /// What somebody meant by a text that could not be played: the number of a move in the list, or
    /// the beginning of one that is the only one. Else says what was wrong.
    pub(crate) fn meant<'a>(
        &self,
        text: &str,
        list: Option<&'a MoveList>,
        refusal: &Refusal,
    ) -> Result<&'a str, String> {
        let Refusal::Move(PlayError::Move(MoveError::Unreadable(_))) = refusal else {
            return Err(self.say_refusal(refusal));
        };
        match (chosen_number(text), list) {
            (Some(_), None) => Err(words::STILL_LISTING.say(self.lang).to_string()),
            (Some(number), Some(list)) => list.numbered(number).ok_or_else(|| {
                words::no_such_number(list.len(), number.to_string()).say(self.lang)
            }),
            (None, list) => {
                list.and_then(|list| list.meant(text)).ok_or_else(|| self.say_refusal(refusal))
            }
        }
    }

    /// Lays the table for another game; where something is drawn, it is drawn anew.
    pub(crate) fn restart(&mut self) {
        let mut table = self.table.another(self.table.agreement.seed.wrapping_add(1));
        if let Some(date) = self.table.record().date() {
            table.set_date(date).expect("a date that was taken before");
        }
        self.table = table;
    }

    /// The player whose turn it is gives up or, while a computer is to move, the person at the table;
    /// with more than two a computer plays on for them.
    pub(crate) fn resign(&mut self) -> Result<(), String> {
        let players = self.table.players();
        let turn = self.session().seat();
        let mut seats = std::iter::once(turn).chain(Seat::first(players.len()));
        let person = seats.find(|seat| players[seat.index()] == Player::Person);
        let heir = Level::all().next_back().map_or(Strength::Random, Strength::from);
        let done = self.table.resign(person.unwrap_or(turn), heir);
        done.map_err(|error| sentence(&error.message().say(self.lang)))
    }

    /// Goes on with a game of a file, of which a number may follow the name; says what came of it.
    pub(crate) fn load(&mut self, text: &str) -> Result<String, String> {
        let numbered = text.rsplit_once(' ').filter(|_| !Path::new(text).exists());
        let numbered = numbered.and_then(|(name, number)| Some((name, number.parse().ok()?)));
        let (name, number): (&str, usize) = numbered.unwrap_or((text, 1));
        let record = self.read_game(name, number)?;
        let entry =
            catalog::find(record.session().about().key).map_err(|error| error.say(self.lang))?;
        let agreement = self.table.agreement;
        self.table = Table::new(record, self.table.players().to_vec());
        self.table.agreement = agreement;
        self.memories = memories(self.table.players());
        self.entry = entry;
        Ok(words::loaded(name).say(self.lang))
    }

    fn read_game(&self, name: &str, number: usize) -> Result<Record, String> {
        let unread = |error: io::Error| {
            let code = error.raw_os_error().unwrap_or_default();
            words::not_read(code, name, reason(&error)).say(self.lang)
        };
        let file = BufReader::new(File::open(name).map_err(unread)?);
        let mut count = 0;
        for game in Games::new(file) {
            count += 1;
            let game = game.map_err(unread)?;
            if count == number {
                let wrong = |error: RecordError| words::not_loaded(error.message()).say(self.lang);
                return game.read().map_err(wrong);
            }
        }
        Err(words::no_such_game(count.to_string(), name, number.to_string()).say(self.lang))
    }

    /// Writes the record to a file that does not exist yet, and says what came of it.
    pub(crate) fn save(&self, name: Option<&str>) -> Result<String, String> {
        let record = self.table.record().to_string();
        let written = match name {
            Some(name) => write_new(name, &record).map(|()| name.to_string()),
            None => self.write_numbered(&record),
        };
        match written {
            Ok(name) => Ok(words::saved(name).say(self.lang)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(words::file_exists(name.unwrap_or_default()).say(self.lang))
            }
            Err(error) => Err(not_saved(&error).say(self.lang)),
        }
    }

    /// To the first of `billo-1.txt`, `billo-2.txt`, … that is free.
    fn write_numbered(&self, record: &str) -> io::Result<String> {
        for number in 1.. {
            let name = format!("{}-{number}.txt", self.session().about().key);
            match write_new(&name, record) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done.map(|()| name),
            }
        }
        unreachable!("some number is free")
    }

    /// Why nothing came of a touch, or of a move that was typed, in words.
    pub(crate) fn say_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Move(PlayError::Over(_)) => words::OVER.say(self.lang).to_string(),
            Refusal::Move(PlayError::Move(MoveError::Unreadable(error))) => error.say(self.lang),
            refusal => sentence(&refusal.say(self.lang)),
        }
    }

    /// How to call the player of a seat beside the game's own name for it.
    pub(crate) fn say_player(&self, seat: Seat) -> String {
        match self.table.players()[seat.index()] {
            Player::Person if self.table.people() == 1 => words::YOU.say(self.lang).to_string(),
            Player::Person => String::new(),
            Player::Computer(Strength::Level(level)) => words::level(level.number()).say(self.lang),
            Player::Computer(Strength::Random) => words::RANDOM.say(self.lang).to_string(),
            Player::Computer(strength) => strength.to_string(),
        }
    }

    /// Whose turn it is, or how the game ended, in words.
    pub(crate) fn say_status(&self) -> String {
        let session = self.session();
        match session.outcome() {
            Some(outcome) => outcome.say(self.lang, |seat| self.player(seat)),
            None => words::turn(self.player(session.seat())).say(self.lang),
        }
    }
}

/// What each computer remembers from move to move, of those to whom that is of use.
fn memories(players: &[Player]) -> Vec<Option<Arc<TranspositionTable>>> {
    let remembers = |player: &Player| match player {
        Player::Person => false,
        Player::Computer(strength) => strength.remembers(),
    };
    let several = players.iter().filter(|player| remembers(player)).count().max(1);
    let memory = || Arc::new(TranspositionTable::new(ThinkOptions::MEMORY / several));
    players.iter().map(|player| remembers(player).then(memory)).collect()
}

/// A rule, which errors tell within a line of theirs, as a sentence of its own.
fn sentence(rule: &str) -> String {
    let mut letters = rule.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let stop = if rule.ends_with(['.', '!', '?']) { "" } else { "." };
    first.chain(letters).chain(stop.chars()).collect()
}

/// Why a file was not written.
fn not_saved(error: &io::Error) -> Message {
    words::not_saved(error.raw_os_error().unwrap_or_default(), reason(error))
}

/// What is wrong with a file, as messages call it.
fn reason(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => "missing",
        io::ErrorKind::PermissionDenied => "forbidden",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => "name",
        _ => "unknown",
    }
}

fn write_new(name: &str, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(name)?.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::testing::Lay;
    use tabletier_session::catalog;

    fn seed(host: &Host) -> Option<u64> {
        host.session().seed()
    }

    #[test]
    fn what_is_drawn_is_drawn_anew_for_another_game() {
        for &game in catalog::GAMES {
            let mut host = Lay { game, ..Lay::billo() }.host();
            let drawn = seed(&host) == Some(1);
            let first = host.session().start();
            host.restart();
            assert_eq!(host.table.agreement.seed, 2, "{}", game.about().key);
            assert_eq!(seed(&host), Some(if drawn { 2 } else { 0 }), "{}", game.about().key);
            assert_eq!(host.session().start() != first, drawn, "{}", game.about().key);
        }
    }

    #[test]
    fn another_game_keeps_players_agreement_and_day_and_where_it_began() {
        let lay = Lay {
            position: Some("8/8/8/7s/2s5/1s6/R7/8 r -"),
            seats: &["B=level:1"],
            touch_move: true,
            ..Lay::billo()
        };
        let mut host = lay.host();
        let record = host.table.record().to_string();
        host.table.play("Ra2xb3xc4").expect("a legal move");
        host.restart();
        assert_eq!(host.table.record().to_string(), record);
        assert!(record.contains("[B \"level:1\"]") && record.contains("[Date \"2026-03-21\"]"));
        assert_eq!(host.table.players(), lay_players(&["human", "level:1"]));
        assert_eq!((host.table.agreement.touch_move, host.table.agreement.seed), (true, 2));
    }

    fn lay_players(texts: &[&str]) -> Vec<Player> {
        texts.iter().map(|text| text.parse().expect("a player")).collect()
    }

    #[test]
    fn only_computers_by_the_clock_share_the_memory() {
        let kept = |texts: &[&str]| -> Vec<bool> {
            memories(&lay_players(texts)).iter().map(Option::is_some).collect()
        };
        assert_eq!(kept(&["human", "level:4", "time:5"]), [false, false, true]);
        assert_eq!(kept(&["time:5", "time:9"]), [true, true]);
    }
}
