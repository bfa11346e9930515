//! A game at the table: the line of play, who sits where, and what of it is being looked at.

use std::fmt;

use tabletier_session::{
    Dice, Entry, Level, PlayError, RESIGNED, Record, ResignError, Seat, Session, TextError,
    Verdict, record,
};

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    /// Somebody at this screen.
    Person,
    /// The program.
    Level(Level),
}

/// Who has the first move in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    /// The same as now.
    Chosen,
    /// Whoever the lot falls on.
    Lot,
    /// Each in turn.
    Turns,
}

/// A game that is played, with its moves; some may have been taken back, and an earlier position
/// may be looked at meanwhile.
pub(crate) struct Table {
    record: Record,
    chairs: Vec<Chair>,
    /// How many of the session's moves belong to the game; those after were taken back.
    live: usize,
    /// Whether the game is over, whatever is looked at.
    over: bool,
    /// Who has given up.
    resigned: Option<Seat>,
    /// Whether what was touched must move.
    pub(crate) touch: bool,
    /// Who begins the next game.
    pub(crate) start: Start,
    /// What careless levels draw their whims from.
    pub(crate) whim: u64,
}

impl Chair {
    pub(crate) fn read(text: &str) -> Option<Chair> {
        match text {
            "person" => Some(Chair::Person),
            _ => text.parse().ok().map(Chair::Level),
        }
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chair::Person => f.write_str("person"),
            Chair::Level(level) => level.fmt(f),
        }
    }
}

impl Start {
    pub(crate) const ALL: [Start; 3] = [Start::Chosen, Start::Lot, Start::Turns];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Start::Chosen => "chosen",
            Start::Lot => "lot",
            Start::Turns => "turns",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Start> {
        Start::ALL.into_iter().find(|start| start.key() == text)
    }
}

impl Table {
    /// A table with this game on it; where chairs are missing, persons sit.
    pub(crate) fn new(record: Record, mut chairs: Vec<Chair>) -> Table {
        let session = record.session();
        chairs.resize(session.seats(), Chair::Person);
        let live = session.played().len();
        let start = Start::Chosen;
        let mut table = Table {
            record,
            chairs,
            live,
            over: false,
            resigned: None,
            touch: false,
            start,
            whim: 0,
        };
        table.settle();
        table
    }

    /// The game has come to where it is now.
    fn settle(&mut self) {
        self.live = self.now();
        let outcome = self.session().outcome();
        self.over = outcome.is_some();
        let winner = outcome.filter(|outcome| outcome.reason.code == RESIGNED.code);
        self.resigned = winner.and_then(|outcome| match outcome.verdict {
            Verdict::Won(winner) => Seat::first(self.chairs.len()).find(|seat| *seat != winner),
            _ => None,
        });
    }

    /// Whether the game is over, whatever is looked at.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it would be a pity to lose the game.
    pub(crate) fn is_under_way(&self) -> bool {
        self.live > 0 && !self.over
    }

    pub(crate) fn session(&self) -> &dyn Session {
        self.record.session()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    pub(crate) fn seat_at(&mut self, seat: Seat, chair: Chair) {
        self.chairs[seat.index()] = chair;
    }

    /// Whoever plays for the seat to move.
    pub(crate) fn mover(&self) -> Chair {
        self.chairs[self.session().seat().index()]
    }

    /// The level that is to move now.
    pub(crate) fn thinker(&self) -> Option<Level> {
        match self.mover() {
            Chair::Level(level) if self.is_live() && self.session().outcome().is_none() => {
                Some(level)
            }
            _ => None,
        }
    }

    /// Whether the game itself is shown, not an earlier position.
    pub(crate) fn is_live(&self) -> bool {
        self.now() == self.live
    }

    /// How many moves led to the position shown.
    pub(crate) fn now(&self) -> usize {
        self.session().played().len()
    }

    /// All moves of the game.
    pub(crate) fn moves(&self) -> Vec<String> {
        let session = self.session();
        let all = session.played().into_iter().chain(session.undone());
        all.take(self.live).map(str::to_string).collect()
    }

    /// Plays a move in the game, after what is shown.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), PlayError> {
        self.record.session_mut().play(text)?;
        self.settle();
        Ok(())
    }

    /// Whether a person's move can be taken back.
    pub(crate) fn can_undo(&self) -> bool {
        self.is_live() && (self.live > 0 || self.resigned.is_some())
    }

    /// Whether a move can be played again that was taken back.
    pub(crate) fn can_redo(&self) -> bool {
        self.is_live() && !self.session().undone().is_empty()
    }

    /// Takes the last move back, and more until a person is to move, if one plays at all.
    pub(crate) fn undo(&mut self) {
        self.step(|session| session.undo());
    }

    /// The opposite of [`Table::undo`].
    pub(crate) fn redo(&mut self) {
        self.step(|session| session.redo());
    }

    fn step(&mut self, step: impl Fn(&mut dyn Session) -> bool) {
        let alone = !self.chairs.contains(&Chair::Person);
        while step(self.record.session_mut()) && self.mover() != Chair::Person && !alone {}
        self.settle();
    }

    /// Shows the position after so many moves of the game.
    pub(crate) fn look(&mut self, moves: usize) {
        let moves = moves.min(self.live);
        let session = self.record.session_mut();
        while session.played().len() > moves && session.undo() {}
        while session.played().len() < moves && session.redo() {}
        // To give up is no move, and not played again with the moves.
        if let Some(seat) = self.resigned.filter(|_| moves == self.live)
            && session.outcome().is_none()
        {
            let _ = session.resign(seat);
        }
    }

    /// Shows the game as it stands.
    pub(crate) fn look_up(&mut self) {
        self.look(self.live);
    }

    /// Goes on from the position that is looked at; what came after counts as taken back.
    pub(crate) fn go_on(&mut self) {
        self.settle();
    }

    /// The whole game as a record.
    pub(crate) fn written(&mut self) -> String {
        let now = self.now();
        self.look_up();
        let text = self.record.to_string();
        self.look(now);
        text
    }

    /// Another game by the same rules between the same players; who begins is as agreed.
    pub(crate) fn again(&self, entry: &dyn Entry, seed: u64) -> Result<Table, TextError> {
        let session = entry.start(Some(&self.session().rules()), seed)?;
        let seats = self.chairs.len();
        let shift = match self.start {
            Start::Chosen => 0,
            Start::Turns => 1,
            Start::Lot => Dice::new(seed).below(seats as u64) as usize,
        };
        let mut chairs = self.chairs.clone();
        chairs.rotate_left(shift);
        let mut table = Table::new(Record::new(session), chairs);
        for seat in Seat::first(seats) {
            let from = Seat::new((seat.index() + shift) % seats).unwrap_or(seat);
            if let Some(name) = self.record.player(from) {
                table.record.set_player(seat, name)?;
            }
        }
        Ok(Table { touch: self.touch, start: self.start, whim: seed, ..table })
    }

    /// A seat gives up: with two at the table the other has won, else the program plays on for it.
    pub(crate) fn resign(&mut self, seat: Seat, heir: Level) -> Result<(), ResignError> {
        if self.chairs.len() > 2 {
            self.seat_at(seat, Chair::Level(heir));
            return Ok(());
        }
        self.record.session_mut().resign(seat)?;
        self.settle();
        Ok(())
    }

    pub(crate) fn set_player(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        self.record.set_player(seat, name)
    }

    /// The table as text, to be laid again another day.
    pub(crate) fn kept(&mut self) -> String {
        let chairs: Vec<String> = self.chairs.iter().map(Chair::to_string).collect();
        let touch = if self.touch { "touch" } else { "free" };
        let (start, whim) = (self.start.key(), self.whim);
        format!("{} {touch} {start} {whim}\n{}", chairs.join(","), self.written())
    }

    /// Lays the table again.
    pub(crate) fn read_kept(text: &str) -> Option<Table> {
        let (head, game) = text.split_once('\n')?;
        let mut words = head.split(' ');
        let chairs: Option<Vec<Chair>> = words.next()?.split(',').map(Chair::read).collect();
        let touch = words.next()? == "touch";
        let start = Start::read(words.next()?)?;
        let whim = words.next()?.parse().ok()?;
        let record = record::read(game).ok()?.into_iter().next()?;
        Some(Table { touch, start, whim, ..Table::new(record, chairs?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::catalog;

    fn billo(chairs: &str, moves: &[&str]) -> Table {
        let session = catalog::find("billo").unwrap().start(None, 0).unwrap();
        let chairs = chairs.split(',').map(|chair| Chair::read(chair).unwrap()).collect();
        let mut table = Table::new(Record::new(session), chairs);
        for mv in moves {
            table.play(mv).unwrap();
        }
        table
    }

    const LINE: [&str; 4] = ["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf7-f6"];

    #[test]
    fn taking_back_goes_to_the_turn_of_a_person() {
        let mut table = billo("person,3", &LINE);
        table.undo();
        assert_eq!(table.moves(), LINE[..2]);
        assert!(table.can_redo());
        table.redo();
        assert_eq!(table.moves(), LINE);
        let mut table = billo("3,person", &LINE[..3]);
        table.undo();
        assert_eq!((table.moves().len(), table.mover()), (1, Chair::Person));
        // Nobody to wait for: one move at a time.
        let mut table = billo("3,3", &LINE);
        table.undo();
        assert_eq!(table.moves(), LINE[..3]);
    }

    #[test]
    fn looking_back_changes_nothing() {
        let mut table = billo("person,3", &LINE);
        let (text, kept) = (table.written(), table.kept());
        table.look(1);
        assert!(!table.is_live() && !table.can_undo() && table.thinker().is_none());
        assert_eq!((table.now(), table.moves().len()), (1, 4));
        assert_eq!((table.written(), table.kept()), (text, kept));
        assert_eq!(table.now(), 1);
        table.look_up();
        assert!(table.is_live());
        table.look(2);
        table.go_on();
        assert_eq!(table.moves(), LINE[..2]);
        assert!(table.can_redo());
    }

    #[test]
    fn a_table_is_laid_again_as_it_was() {
        let mut table = billo("person,7", &LINE);
        (table.touch, table.start, table.whim) = (true, Start::Turns, 77);
        table.set_player(Seat::A, "Anne").unwrap();
        let kept = table.kept();
        let mut again = Table::read_kept(&kept).unwrap();
        assert_eq!(again.kept(), kept);
        assert_eq!(again.chairs(), table.chairs());
        for text in ["", "person", "person free chosen 0\n", "nobody free chosen 0\nx"] {
            assert!(Table::read_kept(text).is_none(), "{text:?}");
        }
    }

    #[test]
    fn in_a_series_the_first_move_goes_round() {
        let entry = catalog::find("billo").unwrap();
        let mut table = billo("person,4", &LINE);
        table.set_player(Seat::A, "Anne").unwrap();
        table.start = Start::Turns;
        let next = table.again(entry, 5).unwrap();
        assert_eq!(next.chairs()[1], Chair::Person);
        assert_eq!(next.record().player(Seat::B), Some("Anne"));
        assert_eq!((next.record().player(Seat::A), next.moves().len()), (None, 0));
        table.start = Start::Chosen;
        assert_eq!(table.again(entry, 5).unwrap().chairs()[0], Chair::Person);
    }
}
