//! A game at this table: the line of play, and who plays.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::sync::Arc;

use tabletier_session::{
    Entry, Lang, MoveError, PlayError, Record, Seat, Session, TextError, TranspositionTable,
};

use super::moves::{MoveList, chosen_number};
use super::players::{Player, Players};
use super::words;

/// How the table is laid.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) game: &'static dyn Entry,
    pub(crate) rules: Option<String>,
    /// Where to begin, if not at the start.
    pub(crate) position: Option<String>,
    /// What is drawn by lot comes from this number, and so do the whims of the players.
    pub(crate) seed: u64,
    /// Whether what was touched must move.
    pub(crate) touch_move: bool,
}

impl Setup {
    pub(crate) fn open(&self) -> Result<Box<dyn Session>, TextError> {
        match &self.position {
            Some(position) => self.game.resume(self.rules.as_deref(), position),
            None => {
                let start = |seed| self.game.start(self.rules.as_deref(), seed);
                // Where nothing is drawn a record need not tell from what.
                let (drawn, usual) = (start(self.seed)?, start(0)?);
                Ok(if drawn.position() == usual.position() { usual } else { drawn })
            }
        }
    }
}

/// A line of play, to be played once more elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    setup: Setup,
    moves: Vec<String>,
    memory: Option<Arc<TranspositionTable>>,
}

impl Line {
    pub(crate) fn open(&self) -> Box<dyn Session> {
        let mut session = self.setup.open().expect("what was laid once can be laid again");
        let moves: Vec<&str> = self.moves.iter().map(String::as_str).collect();
        session.play_all(&moves).expect("what was played can be played again");
        session
    }

    /// What the player who is to move remembers of his earlier thoughts.
    pub(crate) fn memory(&self) -> Option<&TranspositionTable> {
        self.memory.as_deref()
    }

    /// What the whims of the players depend on.
    pub(crate) fn seed(&self) -> u64 {
        self.setup.seed
    }
}

/// A game at this table.
pub(crate) struct Game {
    pub(crate) lang: Lang,
    setup: Setup,
    session: Box<dyn Session>,
    players: Players,
    /// What the players of each seat remember from move to move.
    memories: Vec<Option<Arc<TranspositionTable>>>,
    /// Who made each move, those that were taken back included.
    movers: Vec<Seat>,
    /// The day, as records write it.
    date: String,
}

impl Game {
    pub(crate) fn new(
        setup: Setup,
        session: Box<dyn Session>,
        players: Players,
        lang: Lang,
        date: String,
    ) -> Game {
        let memories = players.memories();
        Game { lang, setup, session, players, memories, movers: Vec::new(), date }
    }

    pub(crate) fn session(&self) -> &dyn Session {
        &*self.session
    }

    pub(crate) fn entry(&self) -> &'static dyn Entry {
        self.setup.game
    }

    /// Whether what was touched must move.
    pub(crate) fn touch_move(&self) -> bool {
        self.setup.touch_move
    }

    pub(crate) fn players(&self) -> &Players {
        &self.players
    }

    /// The game's own name for a seat.
    pub(crate) fn name(&self, seat: Seat) -> &'static str {
        let names = self.session.about().players;
        names.get(seat.index()).map_or("?", |name| name.say(self.lang))
    }

    /// Who is to move; `None` when the game is over.
    pub(crate) fn to_move(&self) -> Option<Player> {
        self.session.outcome().is_none().then(|| self.players.at(self.session.seat()))
    }

    /// Whether something would be lost by leaving.
    pub(crate) fn in_progress(&self) -> bool {
        self.session.outcome().is_none() && !self.session.played().is_empty()
    }

    /// The moves played, then those taken back, each with who made it.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Seat, &str)> {
        let texts = self.session.played().into_iter().chain(self.session.undone());
        self.movers.iter().copied().zip(texts)
    }

    /// The last move, and who made it.
    pub(crate) fn last(&self) -> Option<(Seat, &str)> {
        let played = self.session.played();
        Some((self.movers[played.len().checked_sub(1)?], played.last()?))
    }

    /// Plays a move; one that is not legal changes nothing.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), PlayError> {
        let seat = self.session.seat();
        let played = self.session.played().len();
        self.session.play(text)?;
        self.movers.truncate(played);
        self.movers.push(seat);
        Ok(())
    }

    /// Plays what somebody may have meant by a text that could not be played: the number of a
    /// move in the list, or the beginning of one that is the only one. Else says what was wrong.
    pub(crate) fn play_meant(
        &mut self,
        text: &str,
        list: Option<&MoveList>,
        error: &PlayError,
    ) -> Result<(), String> {
        let PlayError::Move(MoveError::Unreadable(_)) = error else {
            return Err(self.say_error(text, error));
        };
        let mv = match (chosen_number(text), list) {
            (Some(_), None) => return Err(words::STILL_LISTING.say(self.lang).to_string()),
            (Some(number), Some(list)) => list
                .numbered(number)
                .ok_or_else(|| words::no_such_number(self.lang, number, list.len()))?,
            (None, list) => {
                list.and_then(|list| list.meant(text)).ok_or_else(|| self.say_error(text, error))?
            }
        };
        self.play(mv).map_err(|error| self.say_error(mv, &error))
    }

    /// Goes back to the last turn of a person, or where none plays by one turn; `false` if there
    /// is no such turn.
    pub(crate) fn undo(&mut self) -> bool {
        let played = self.session.played().len();
        let wanted = |seat: &Seat| self.players.people() == 0 || self.is_person(*seat);
        let Some(turn) = self.movers[..played].iter().rposition(wanted) else { return false };
        (turn..played).all(|_| self.session.undo())
    }

    /// Plays what was taken back again, up to the next turn of a person; `false` if there is
    /// nothing.
    pub(crate) fn redo(&mut self) -> bool {
        if !self.session.redo() {
            return false;
        }
        let alone = self.players.people() == 0;
        while !alone && !self.is_person(self.session.seat()) && self.session.redo() {}
        true
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players.at(seat) == Player::Human
    }

    /// Lays the table anew; where something is drawn, it is drawn anew too.
    pub(crate) fn restart(&mut self) {
        self.setup.seed = self.setup.seed.wrapping_add(1);
        self.session = self.setup.open().expect("what was laid once can be laid again");
        self.movers.clear();
    }

    /// What was played so far.
    pub(crate) fn line(&self) -> Line {
        let moves = self.session.played().into_iter().map(str::to_string).collect();
        let memory = self.memories[self.session.seat().index()].clone();
        Line { setup: self.setup.clone(), moves, memory }
    }

    /// The game as a record.
    pub(crate) fn record(&self) -> Result<Record, TextError> {
        let mut record = Record::new(self.line().open());
        for seat in Seat::first(self.session.seats()) {
            if let Some(name) = self.players.at(seat).record_name() {
                record.set_player(seat, &name)?;
            }
        }
        record.set_date(&self.date)?;
        Ok(record)
    }

    /// Writes the record to a file that does not exist yet, and says what came of it.
    pub(crate) fn save(&self, name: Option<&str>) -> Result<String, String> {
        let record = self.record().map_err(|error| error.to_string())?.to_string();
        let written = match name {
            Some(name) => write_new(name, &record).map(|()| name.to_string()),
            None => self.write_numbered(&record),
        };
        match written {
            Ok(name) => Ok(words::saved(self.lang, &name)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(words::file_exists(self.lang, name.unwrap_or_default()))
            }
            Err(error) => Err(words::not_saved(self.lang, &error.to_string())),
        }
    }

    /// To the first of `billo-1.txt`, `billo-2.txt`, … that is free.
    fn write_numbered(&self, record: &str) -> io::Result<String> {
        for number in 1.. {
            let name = format!("{}-{number}.txt", self.session.about().key);
            match write_new(&name, record) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done.map(|()| name),
            }
        }
        unreachable!("some number is free")
    }

    /// Why a move was not played, in words.
    pub(crate) fn say_error(&self, text: &str, error: &PlayError) -> String {
        match error {
            PlayError::Over(_) => words::OVER.say(self.lang).to_string(),
            PlayError::Move(MoveError::Unreadable(error)) => match self.lang {
                Lang::En => error.to_string(),
                // What was found and expected is told in English only; how moves are written is
                // the same help.
                Lang::Fr => {
                    format!("{} {}", words::unreadable(text), self.session.about().moves.fr)
                }
            },
            PlayError::Move(error) => words::sentence(&error.say(self.lang)),
        }
    }

    /// Whose turn it is, or how the game ended, in words.
    pub(crate) fn say_status(&self) -> String {
        match self.session.outcome() {
            Some(outcome) => outcome.say(self.lang, |seat| self.name(seat)),
            None => words::sentence(&self.session.about().turn(self.session.seat(), self.lang)),
        }
    }
}

fn write_new(name: &str, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(name)?.write_all(text.as_bytes())
}
