//! A gaming table: a game, who sits where, and what was agreed.
//!
//! The same table stands in the terminal, in the browser and on a server. It waits for nothing and
//! asks nobody: moves, the time and what computers have found are handed to it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletier_core::words::session as words;
use tabletier_core::{Dice, Seat, TextError};

use crate::clock::Clock;
use crate::forfeit::{Forfeit, ForfeitError};
use crate::{Level, PlayError, Record, Session, Strength, record};

/// Who plays for a seat. Written `human`, or as the strength of a computer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person.
    Person,
    /// The program, this strong.
    Computer(Strength),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("human"),
            Player::Computer(strength) => strength.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Player, TextError> {
        match text {
            "human" => Ok(Player::Person),
            _ if text.starts_with("level:") => text.parse().map(Player::Computer),
            _ => text.parse().map(Player::Computer).map_err(|error: TextError| TextError {
                place: words::AT_PLAYER.into(),
                expected: words::want_player(error.expected.clone()),
                ..error
            }),
        }
    }
}

/// Who has the first move in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstMove {
    /// The same as now.
    #[default]
    Same,
    /// Whoever the lot falls on.
    Lot,
    /// Each in turn.
    InTurn,
}

impl FirstMove {
    /// All of them.
    pub const ALL: [FirstMove; 3] = [FirstMove::Same, FirstMove::Lot, FirstMove::InTurn];

    const fn key(self) -> &'static str {
        match self {
            FirstMove::Same => "chosen",
            FirstMove::Lot => "lot",
            FirstMove::InTurn => "turns",
        }
    }
}

impl fmt::Display for FirstMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for FirstMove {
    type Err = TextError;

    fn from_str(text: &str) -> Result<FirstMove, TextError> {
        let mut all = FirstMove::ALL.into_iter();
        all.find(|first| first.key() == text)
            .ok_or_else(|| TextError::new(words::AT_FIRST_MOVE, text, words::WANT_FIRST_MOVE))
    }
}

/// What was agreed when the table was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreement {
    /// Whether what was touched must move.
    pub touch_move: bool,
    /// Who begins the next game.
    pub first_move: FirstMove,
    /// What computers draw their choices from where several moves are good enough.
    pub seed: u64,
}

/// A game that is played, with its moves; some may have been taken back, and an earlier position
/// may be looked at meanwhile.
#[derive(Clone)]
pub struct Table {
    /// The game as it stands.
    record: Record,
    /// A copy that stands at the earlier position that is looked at.
    shown: Option<Box<dyn Session>>,
    players: Vec<Player>,
    clock: Option<Clock>,
    /// What was agreed.
    pub agreement: Agreement,
}

impl Table {
    /// A table with this game on it; where players are missing, people sit.
    pub fn new(record: Record, mut players: Vec<Player>) -> Table {
        players.resize(record.session().seats(), Player::Person);
        Table { record, shown: None, players, clock: None, agreement: Agreement::default() }
    }

    /// The table of a game whose record names computers by their strength, as [`told`](Table::told)
    /// does: they take their seats again, and lose that name.
    pub fn of(mut record: Record) -> Table {
        let seats = record.session().seats();
        let mut computer = |seat| {
            let strength = record.player(seat)?.parse().ok()?;
            record.unname(seat);
            Some(Player::Computer(strength))
        };
        let players =
            Seat::first(seats).map(|seat| computer(seat).unwrap_or(Player::Person)).collect();
        Table::new(record, players)
    }

    /// The game as a record that tells who played even if they were computers: those without a name
    /// are named by their strength.
    pub fn told(&self) -> Record {
        let mut record = self.record.clone();
        for (seat, player) in Seat::first(self.players.len()).zip(&self.players) {
            if let (Player::Computer(strength), None) = (player, record.player(seat)) {
                record.set_player(seat, &strength.to_string()).expect("a short name");
            }
        }
        record
    }

    /// The game as it stands, whatever is looked at.
    pub fn game(&self) -> &dyn Session {
        self.record.session()
    }

    /// What is looked at: the game as it stands, or an earlier position of it.
    pub fn session(&self) -> &dyn Session {
        self.shown.as_deref().unwrap_or_else(|| self.game())
    }

    /// The game as a record: its text is the whole game, whatever is looked at.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Names a player.
    pub fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        self.record.set_player(seat, name)
    }

    /// Gives the game a name of its own.
    pub fn set_title(&mut self, title: &str) -> Result<(), TextError> {
        self.record.set_title(title)
    }

    /// Dates the game.
    pub fn set_date(&mut self, date: &str) -> Result<(), TextError> {
        self.record.set_date(date)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    /// Whether it would be a pity to lose the game.
    pub fn is_under_way(&self) -> bool {
        !self.is_over() && !self.game().played().is_empty()
    }

    /// Who plays, seat by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Person).count()
    }

    /// Hands a seat over to somebody else.
    pub fn hand_over(&mut self, seat: Seat, player: Player) {
        if let Some(chair) = self.players.get_mut(seat.index()) {
            *chair = player;
            self.switch_clock();
        }
    }

    /// Who is to move in the game; `None` when it is over.
    pub fn to_move(&self) -> Option<Player> {
        (!self.is_over()).then(|| self.players[self.game().seat().index()])
    }

    /// Whether a person may move in what is shown.
    pub fn awaits_person(&self) -> bool {
        self.is_live() && self.to_move() == Some(Player::Person)
    }

    /// The computer that is to move; it waits while somebody looks back.
    pub fn awaits_computer(&self) -> Option<Strength> {
        match self.to_move().filter(|_| self.is_live()) {
            Some(Player::Computer(strength)) => Some(strength),
            _ => None,
        }
    }

    /// Plays a move in the game, after the position that is shown.
    pub fn play(&mut self, text: &str) -> Result<(), PlayError> {
        let mover = self.session().seat();
        let mover = (self.players[mover.index()] == Player::Person).then_some(mover);
        match &mut self.shown {
            None => self.record.session_mut().play(text)?,
            Some(shown) => {
                shown.play(text)?;
                self.go_on();
            }
        }
        let next = self.on_clock();
        if let Some(clock) = &mut self.clock {
            // After an earlier position it need not be the clock that ran meanwhile.
            clock.switch(mover);
            clock.press(next);
        }
        Ok(())
    }

    /// Whether there is something to take back: a move of a person or, where none plays, any.
    pub fn can_undo(&self) -> bool {
        self.is_live() && self.undo_depth().is_some()
    }

    /// How many moves are taken back at once: up to the last turn of a person or, where none plays,
    /// one. A computer's opening is nobody's to take back. None for a forfeit alone.
    fn undo_depth(&self) -> Option<usize> {
        let game = self.game();
        if game.forfeited().is_some() {
            return Some(0);
        }
        let played = game.played().len();
        let alone = self.people() == 0;
        let wanted = |seat: &Seat| alone || self.players[seat.index()] == Player::Person;
        let turn = game.movers()[..played].iter().rposition(wanted)?;
        Some(played - turn)
    }

    /// Takes back to the last turn of a person, or one move where none plays; a forfeit is taken back
    /// by itself. Whether there was something to take back.
    pub fn undo(&mut self) -> bool {
        let Some(moves) = self.undo_depth().filter(|_| self.is_live()) else { return false };
        let session = self.record.session_mut();
        (0..moves.max(1)).for_each(|_| {
            session.undo();
        });
        self.switch_clock();
        true
    }

    /// Takes back to the last turn of a seat, whoever has moved since; the time that has passed stays
    /// so. Whether it had moved.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        self.look_up();
        let played = self.game().played().len();
        let turn = self.game().movers()[..played].iter().rposition(|mover| *mover == seat);
        let Some(turn) = turn.filter(|_| !self.is_over()) else { return false };
        let session = self.record.session_mut();
        (turn..played).for_each(|_| {
            session.undo();
        });
        self.switch_clock();
        true
    }

    /// Whether a move can be played again that was taken back.
    pub fn can_redo(&self) -> bool {
        self.is_live() && !self.game().undone().is_empty()
    }

    /// Plays again what was taken back, up to the next turn of a person. Whether there was anything.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let alone = self.people() == 0;
        while self.record.session_mut().redo()
            && !alone
            && self.to_move().is_some_and(|player| player != Player::Person)
        {}
        self.switch_clock();
        true
    }

    /// Whether the game itself is shown, not an earlier position.
    pub fn is_live(&self) -> bool {
        self.shown.is_none()
    }

    /// How many moves led to the position shown.
    pub fn now(&self) -> usize {
        self.session().played().len()
    }

    /// Shows the position after so many moves of the game, or the game as it stands.
    pub fn look(&mut self, moves: usize) {
        if moves >= self.game().played().len() {
            self.look_up();
            return;
        }
        let mut shown = self.shown.take().unwrap_or_else(|| self.game().copy());
        while shown.played().len() > moves && shown.undo() {}
        while shown.played().len() < moves && shown.redo() {}
        self.shown = Some(shown);
    }

    /// Shows the game as it stands.
    pub fn look_up(&mut self) {
        self.shown = None;
    }

    /// Goes on from the position that is looked at; what came after counts as taken back.
    pub fn go_on(&mut self) {
        if let Some(shown) = self.shown.take() {
            self.record.set_session(shown);
            self.switch_clock();
        }
    }

    /// A seat gives up: with two at the table the other has won, else the computer plays on for it.
    pub fn resign(&mut self, seat: Seat, heir: Strength) -> Result<(), ForfeitError> {
        match (self.players.len(), self.game().outcome()) {
            (2, _) => self.forfeit(seat, Forfeit::Resigned),
            (_, Some(outcome)) => Err(ForfeitError::Over(outcome)),
            (_, None) => {
                self.hand_over(seat, Player::Computer(heir));
                Ok(())
            }
        }
    }

    /// The two at the table agree on a draw; the seat is the one that said so last.
    pub fn agree_on_draw(&mut self, seat: Seat) -> Result<(), ForfeitError> {
        self.forfeit(seat, Forfeit::Agreed)
    }

    fn forfeit(&mut self, seat: Seat, why: Forfeit) -> Result<(), ForfeitError> {
        self.look_up();
        self.record.session_mut().forfeit(seat, why)?;
        self.switch_clock();
        Ok(())
    }

    /// The clocks, if there are any.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Puts clocks on the table: that of whoever is to move runs from the time that is told next.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
        self.switch_clock();
    }

    /// Says what time it is. Whoever's time has run out has lost, where two play; where more do, it
    /// is for those who laid the table to say what becomes of the seat.
    pub fn tell_time(&mut self, now: Duration) -> Option<Seat> {
        let clock = self.clock.as_mut()?;
        clock.tell(now);
        let seat = clock.flagged()?;
        if self.players.len() == 2 {
            // Its clock runs, so the game goes on and the seat is taken.
            let _ = self.forfeit(seat, Forfeit::Time);
        }
        Some(seat)
    }

    /// Gives a seat more time.
    pub fn credit(&mut self, seat: Seat, time: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.credit(seat, time);
        }
    }

    /// Whose clock is to run. Only people have one: how strongly a computer plays was agreed, and how
    /// long it has to wait for its turn to think is not its doing.
    fn on_clock(&self) -> Option<Seat> {
        (self.to_move() == Some(Player::Person)).then(|| self.game().seat())
    }

    fn switch_clock(&mut self) {
        let seat = self.on_clock();
        if let Some(clock) = &mut self.clock {
            clock.switch(seat);
        }
    }

    /// Another game by the same rules between the same players; who begins is as agreed, and what is
    /// drawn by lot is drawn from the seed.
    #[must_use]
    pub fn another(&self, seed: u64) -> Table {
        let seats = self.players.len();
        let shift = match self.agreement.first_move {
            FirstMove::Same => 0,
            FirstMove::InTurn => 1,
            FirstMove::Lot => Dice::new(seed).below(seats as u64) as usize,
        };
        let mut record = Record::new(self.game().another(seed));
        for (index, seat) in Seat::first(seats).enumerate() {
            let before =
                Seat::new((index + shift) % seats).and_then(|from| self.record.player(from));
            if let Some(name) = before {
                record.set_player(seat, name).expect("a name that was taken before");
            }
        }
        let mut players = self.players.clone();
        players.rotate_left(shift);
        let mut table = Table::new(record, players);
        table.agreement = Agreement { seed, ..self.agreement };
        table.set_clock(self.clock.as_ref().map(|clock| Clock::new(clock.control(), seats)));
        table
    }
}

/// The text that keeps a table: a line of who sits where and what was agreed, then the record.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players: Vec<String> = self.players.iter().map(Player::to_string).collect();
        let Agreement { touch_move, first_move, seed } = self.agreement;
        let touch = if touch_move { "touch" } else { "free" };
        // The limits of a strength are joined by commas as well.
        let sign = if players.iter().any(|player| player.contains(',')) { ";" } else { "," };
        write!(f, "{} {touch} {first_move} {seed}", players.join(sign))?;
        if let Some(clock) = &self.clock {
            write!(f, " {clock}")?;
        }
        write!(f, "\n{}", self.record)
    }
}

/// Lays a table again that was kept.
impl FromStr for Table {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Table, TextError> {
        let wrong = |found: &str| TextError::new(words::AT_TABLE, found, words::WANT_TABLE);
        let (head, game) = text.split_once('\n').ok_or_else(|| wrong(text))?;
        let mut words = head.splitn(5, ' ');
        let mut word = || words.next().ok_or_else(|| wrong(head));
        let players = word()?;
        let sign = if players.contains(';') { ';' } else { ',' };
        let players = players.split(sign).map(read_player).collect::<Result<Vec<Player>, _>>()?;
        let touch_move = match word()? {
            "touch" => true,
            "free" => false,
            other => return Err(TextError::new(words::AT_TABLE, other, words::WANT_TOUCH)),
        };
        let first_move = word()?.parse()?;
        let seed = word()?;
        let seed =
            seed.parse().map_err(|_| TextError::new(words::AT_TABLE, seed, words::WANT_NUMBER))?;
        let clock = words.next().map(str::parse).transpose()?;
        let records = record::read(game).map_err(|error| wrong(&error.to_string()))?;
        let record = records.into_iter().next().ok_or_else(|| wrong(game))?;
        let mut table = Table::new(record, players);
        table.agreement = Agreement { touch_move, first_move, seed };
        table.set_clock(clock);
        Ok(table)
    }
}

/// A player of a kept table. Earlier versions wrote `person`, and a level by its number alone.
fn read_player(text: &str) -> Result<Player, TextError> {
    match (text, text.parse::<Level>()) {
        ("person", _) => Ok(Player::Person),
        (_, Ok(level)) => Ok(Player::Computer(level.into())),
        _ => text.parse(),
    }
}

#[cfg(test)]
mod tests;
