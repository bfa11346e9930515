//! A line of play of any game, as those see it who do not know its type.

use std::fmt;

#[cfg(feature = "tools")]
use tabletier_core::Sketch;
use tabletier_core::words::session as words;
use tabletier_core::{
    About, Gesture, Lang, Message, MoveError, Outcome, Phrase, Scene, Seat, Tally, Target,
    TextError, quoted,
};
use thiserror::Error;

use crate::forfeit::{Forfeit, ForfeitError};
use crate::hand::Hand;
use crate::think::{Analysis, ThinkOptions};

/// A game being played: a start position and the moves since, of which the last may be taken back
/// and played again. Moves and positions cross this border as text.
///
/// What can be asked of it is split by who asks: [`Play`] for whoever plays or keeps a game,
/// [`Show`] for whoever draws it and hears a hand, [`Think`] for the engine.
pub trait Session: Play + Show + Think {
    /// A copy that goes its own way from here.
    fn copy(&self) -> Box<dyn Session>;
    /// The same game at its start, with no move played.
    fn fresh(&self) -> Box<dyn Session>;
    /// Another game by the same rules. What is drawn by lot is drawn from the seed; a game that
    /// began at a position of somebody's choice begins there again.
    fn another(&self, seed: u64) -> Box<dyn Session>;
    /// Another game that begins where this one stands.
    fn restart_here(&self) -> Box<dyn Session>;
}

impl Clone for Box<dyn Session> {
    fn clone(&self) -> Box<dyn Session> {
        self.copy()
    }
}

impl fmt::Debug for dyn Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.about().key, self.position())
    }
}

/// The line of play: whose turn it is, what was played, and what may be played.
pub trait Play: Send + Sync {
    /// What to say of the game.
    fn about(&self) -> &'static About;
    /// The rules, as text.
    fn rules(&self) -> String;
    /// Where the line of play began.
    fn start(&self) -> String;
    /// What that start was drawn from; `None` where the game began at another position than a
    /// start.
    fn seed(&self) -> Option<u64>;
    /// Where it stands now.
    fn position(&self) -> String;
    /// The moves that led here, each as it was played.
    fn played(&self) -> Vec<&str>;
    /// The moves that were taken back, the next one to be played again first.
    fn undone(&self) -> Vec<&str>;
    /// Who made each move, those that were taken back included.
    fn movers(&self) -> Vec<Seat>;
    /// How many sit at the table.
    fn seats(&self) -> usize;
    /// Whose turn it is.
    fn seat(&self) -> Seat;
    /// The end of the game, by its own rules or house rules, or because somebody gave up or
    /// ran out of time.
    fn outcome(&self) -> Option<Outcome>;
    /// Who has ended the game for another reason than the rules, and why.
    fn forfeited(&self) -> Option<(Seat, Forfeit)>;
    /// The legal moves by their canonical texts, in byte order.
    fn moves(&self) -> Vec<String>;
    /// The positions they lead to, in byte order.
    fn children(&self) -> Vec<String>;
    /// Plays a move; one that is not legal changes nothing.
    fn play(&mut self, text: &str) -> Result<(), PlayError>;
    /// Plays moves one after the other, up to the first that cannot be played.
    fn play_all(&mut self, texts: &[&str]) -> Result<(), LineError> {
        texts.iter().enumerate().try_for_each(|(index, text)| {
            self.play(text).map_err(|error| LineError {
                number: index + 1,
                text: (*text).to_string(),
                error,
            })
        })
    }
    /// Goes to where these moves lead from the start: what the line of play has in common with them
    /// stays, or is played again. How many of them are new to it, up to the first that cannot be
    /// played.
    fn go_to(&mut self, moves: &[&str]) -> Result<usize, LineError> {
        if self.forfeited().is_some() {
            self.undo();
        }
        let played = self.played();
        let (now, line) = (played.len(), played.into_iter().chain(self.undone()));
        let same = line.zip(moves).take_while(|(old, new)| old == *new).count();
        for _ in same..now {
            self.undo();
        }
        for _ in now..same {
            self.redo();
        }
        let fresh = &moves[same..];
        self.play_all(fresh)
            .map(|()| fresh.len())
            .map_err(|error| LineError { number: error.number + same, ..error })
    }
    /// One of two players has ended the game, whatever the board says: the other has won, or it is a
    /// draw if that was agreed. What was taken back is forgotten.
    fn forfeit(&mut self, seat: Seat, why: Forfeit) -> Result<(), ForfeitError>;
    /// Takes the last move back, or the forfeit after it; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// Plays the last move that was taken back again; `false` if there is none.
    fn redo(&mut self) -> bool;

    /// `turn A`, or the outcome.
    fn status(&self) -> String {
        match self.outcome() {
            Some(outcome) => outcome.to_string(),
            None => format!("turn {}", self.seat()),
        }
    }
}

/// The picture, and what a hand does on it.
pub trait Show {
    /// The picture, as it would be printed.
    fn picture(&self, lang: Lang) -> Scene;
    /// The picture to play on: what the hand has done so far, and what it may touch next.
    fn scene(&self, lang: Lang, hand: &Hand) -> Scene;
    /// The board drawn with characters.
    #[cfg(feature = "tools")]
    fn sketch(&self, lang: Lang, clicks: &[Target]) -> Sketch;
    /// What a spectator sees beside the board: players in order of play, then the table.
    fn tally(&self, lang: Lang) -> Vec<Tally>;
    /// A piece by which a player is known.
    fn emblem(&self, seat: Seat) -> Scene;
    /// What the clicks so far mean; when the game is over, why no click may follow. This may list
    /// thousands of moves: a [`Hand`] asks once a touch and remembers.
    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError>;
    /// Which rule forbids that a target follows these clicks, where one does.
    fn why_not(&self, clicks: &[Target], target: &Target) -> Option<&'static Phrase>;
    /// The clicks by which a hand makes a move in the way it is written.
    fn clicks(&self, text: &str) -> Result<Vec<Target>, PlayError>;
    /// What a move that may be played here does, in words: no capital, no full stop.
    fn tell(&self, text: &str) -> Result<Message, PlayError>;
    /// The moves that led here in words, from the one with this number on, counted from 0.
    fn told(&self, from: usize) -> Vec<Message>;
    /// The pictures while the last move was made: before it, after each of its clicks, and now.
    /// From one to the next, pieces can be seen to move by their kind and place: see
    /// [`Node::piece`](tabletier_core::Node::piece).
    fn frames(&self, lang: Lang) -> Vec<Scene>;
    /// Whether the last move does what the task of this code asks; see
    /// [`Workshop::tasks`](crate::Workshop::tasks).
    fn achieves(&self, task: &str) -> bool;
}

/// What the engine finds, and how fast it counts.
pub trait Think {
    /// Thinks about the next move, which costs time and memory as the options say; `report` hears
    /// of every depth that was completed. `None` when the game is over.
    fn think(
        &self,
        options: &ThinkOptions<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// What each position since the start is worth to each seat at a glance, without looking ahead, in
    /// hundredths of a unit; where the game is over, how it ended.
    fn glances(&self) -> Vec<Vec<i32>>;
    /// How many lines of exactly `depth` turns lead on from here.
    #[cfg(feature = "tools")]
    fn perft(&self, depth: u32) -> u64;
    /// The same count, move by move, in byte order of the moves.
    #[cfg(feature = "tools")]
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
}

/// A move that was not played.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PlayError {
    /// The game is over.
    #[error("{}", words::over(.0.to_string()))]
    Over(Outcome),
    /// The move cannot be read or is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
}

impl PlayError {
    /// What to tell a player.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            PlayError::Over(outcome) => outcome.reason.say(lang).to_string(),
            PlayError::Move(error) => error.say(lang),
        }
    }
}

/// A move among several that was not played.
#[derive(Clone, PartialEq, Debug)]
pub struct LineError {
    /// Which of them, counted from 1.
    pub number: usize,
    /// The move as it was written.
    pub text: String,
    /// What is wrong with it.
    pub error: PlayError,
}

impl LineError {
    /// The whole of it; names the move once, whatever is wrong with it.
    pub fn message(&self) -> Message {
        let (number, mv) = (self.number, quoted(&self.text));
        match &self.error {
            PlayError::Over(outcome) => words::line_error_over(mv, number, outcome.to_string()),
            PlayError::Move(MoveError::Unreadable(error)) => {
                words::line_error_unreadable(error.message(), mv, number)
            }
            PlayError::Move(MoveError::Illegal { why, .. }) => {
                words::line_error_illegal(mv, number, *why)
            }
        }
    }
}

impl std::error::Error for LineError {}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
