//! Answers that are given before it is one's turn.

use serde_json::{Value, json};
use tabletier_session::{LineError, Seat, Session};

use crate::event::Event;

/// Lines of moves from the position on the board: as long as the others play what stands there, the
/// own moves in them are played by themselves. A line begins after one event and no other, so that
/// nothing of it is ever played on another position.
#[derive(Default)]
pub(super) struct Plan {
    /// The event after which the lines begin.
    at: u64,
    lines: Vec<Vec<String>>,
}

impl Plan {
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub(super) fn lines(&self) -> &[Vec<String>] {
        &self.lines
    }

    pub(super) fn remove(&mut self, index: usize) {
        if index < self.lines.len() {
            self.lines.remove(index);
        }
    }

    pub(super) fn clear(&mut self) {
        self.lines.clear();
    }

    /// The move that is to be played now by whoever has made the lines, if it is their turn.
    pub(super) fn answer(&self, head: u64) -> Option<&str> {
        let first = self.lines.first().filter(|_| self.at == head)?;
        first.first().map(String::as_str)
    }

    /// Adds a line up to its last own move; whether there is one.
    pub(super) fn add(
        &mut self,
        game: &dyn Session,
        head: u64,
        seat: Seat,
        line: &[&str],
    ) -> Result<bool, LineError> {
        let mut ahead = game.copy();
        ahead.play_all(line)?;
        let movers = &ahead.movers()[game.played().len()..];
        let movers = &movers[..line.len()];
        let Some(last) = movers.iter().rposition(|mover| *mover == seat) else { return Ok(false) };
        let line = &line[..=last];
        let way = way(game, line);
        if self.at != head {
            self.lines.clear();
        }
        self.at = head;
        // Whoever answers the same otherwise has changed their mind.
        self.lines.retain(|old| {
            let old: Vec<&str> = old.iter().map(String::as_str).collect();
            let old = self::way(game, &old);
            let parts = old.iter().zip(&way).position(|(old, new)| old != new);
            match parts {
                Some(place) => movers[place] != seat,
                None => old.len() > way.len(),
            }
        });
        if !self.lines.iter().any(|old| old.len() > line.len() && is_part(game, line, old)) {
            self.lines.push(line.iter().map(|mv| (*mv).to_string()).collect());
        }
        Ok(true)
    }

    /// An event has happened: lines that it does not follow are dropped. Whether any was, because
    /// something else was played.
    pub(super) fn settle(
        &mut self,
        before: &dyn Session,
        now: &dyn Session,
        event: &Event,
    ) -> bool {
        if self.is_empty() || event.seq <= self.at {
            return false;
        }
        self.at = event.seq;
        let turns = |game: &dyn Session| game.played().len();
        if now.outcome().is_some() || turns(now) < turns(before) {
            self.clear();
            return now.outcome().is_none();
        }
        if turns(now) == turns(before) {
            return false;
        }
        let position = now.position();
        let follows = |line: &Vec<String>| {
            let mut ahead = before.copy();
            line.first().is_some_and(|mv| ahead.play(mv).is_ok()) && ahead.position() == position
        };
        self.lines.retain(follows);
        let dropped = self.lines.is_empty();
        for line in &mut self.lines {
            line.remove(0);
        }
        self.lines.retain(|line| !line.is_empty());
        dropped
    }

    pub(super) fn to_json(&self) -> Value {
        json!({ "at": self.at, "lines": self.lines })
    }

    pub(super) fn restore(&mut self, kept: &Value) -> bool {
        let text = |mv: &Value| mv.as_str().map(str::to_string);
        let line = |line: &Value| {
            let moves: Option<Vec<String>> = line.as_array()?.iter().map(text).collect();
            moves.filter(|moves| !moves.is_empty())
        };
        let lines = kept["lines"].as_array().map(Vec::as_slice).unwrap_or_default();
        match lines.iter().map(line).collect() {
            Some(lines) => {
                (self.at, self.lines) = (kept["at"].as_u64().unwrap_or_default(), lines);
                true
            }
            None => false,
        }
    }
}

/// The positions that a line leads through: moves that are written differently may be the same.
fn way(game: &dyn Session, line: &[&str]) -> Vec<String> {
    let mut ahead = game.copy();
    let step = |mv: &&str| ahead.play(mv).is_ok().then(|| ahead.position());
    line.iter().map_while(step).collect()
}

/// Whether a line is the beginning of another one.
fn is_part(game: &dyn Session, line: &[&str], whole: &[String]) -> bool {
    let whole: Vec<&str> = whole.iter().map(String::as_str).collect();
    way(game, &whole).starts_with(&way(game, line))
}
