//! A line of play.

use std::fmt;

use tabletier_core::{
    About, Drawn, Game, Gesture, History, Lang, MoveError, Outcome, Phrase, Position, Scene, Seat,
    Tally, Target, TextError, View, quote,
};
#[cfg(feature = "tools")]
use tabletier_core::{Sketch, divide, perft};
use thiserror::Error;

use crate::resign::{RESIGNED, ResignError};
use crate::think::{Effort, Idea, think};

/// A game being played: a start position and the moves since, of which the last may be taken back
/// and played again. Moves and positions cross this border as text.
pub trait Session: Send + Sync {
    /// What to say of the game.
    fn about(&self) -> &'static About;
    /// The rules, as text.
    fn rules(&self) -> String;
    /// Where the line of play began.
    fn start(&self) -> String;
    /// What that start was drawn from; `None` where the game began at another position than a
    /// start.
    fn seed(&self) -> Option<u64>;
    /// The same game at its start, with no move played.
    fn fresh(&self) -> Box<dyn Session>;
    /// Where it stands now.
    fn position(&self) -> String;
    /// The moves that led here, each as it was played.
    fn played(&self) -> Vec<&str>;
    /// The moves that were taken back, the next one to be played again first.
    fn undone(&self) -> Vec<&str>;
    /// How many sit at the table.
    fn seats(&self) -> usize;
    /// Whose turn it is.
    fn seat(&self) -> Seat;
    /// The end of the game, by its own rules or those of the house, or because somebody resigned.
    fn outcome(&self) -> Option<Outcome>;
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
    /// Gives up for one of two players: the other has won. What was taken back is forgotten.
    fn resign(&mut self, seat: Seat) -> Result<(), ResignError>;
    /// Takes the last move back, or the resignation after it; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// Plays the last move that was taken back again; `false` if there is none.
    fn redo(&mut self) -> bool;
    /// The picture, as it would be printed.
    fn picture(&self, lang: Lang) -> Scene;
    /// The picture to play on, with what may be clicked next marked.
    fn scene(&self, lang: Lang, clicks: &[Target]) -> Scene;
    /// The board drawn with characters.
    #[cfg(feature = "tools")]
    fn sketch(&self, lang: Lang, clicks: &[Target]) -> Sketch;
    /// What a spectator sees beside the board: players in order of play, then the table.
    fn tally(&self, lang: Lang) -> Vec<Tally>;
    /// What the clicks so far mean; when the game is over, why no click may follow.
    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError>;
    /// Which rule forbids that a target follows these clicks, where one does.
    fn why_not(&self, clicks: &[Target], target: &Target) -> Option<&'static Phrase>;
    /// The clicks by which a hand makes a move in the way it is written.
    fn clicks(&self, text: &str) -> Result<Vec<Target>, PlayError>;
    /// The pictures while the last move was made: before it, after each of its clicks, and now.
    /// From one to the next, pieces can be seen to move by their kind and place: see
    /// [`Node::piece`](tabletier_core::Node::piece).
    fn frames(&self, lang: Lang) -> Vec<Scene>;
    /// Whether the last move does what the task of this code asks; see
    /// [`Entry::tasks`](crate::Entry::tasks).
    fn achieves(&self, task: &str) -> bool;
    /// How many lines of exactly `depth` turns lead on from here.
    #[cfg(feature = "tools")]
    fn perft(&self, depth: u32) -> u64;
    /// The same count, move by move, in byte order of the moves.
    #[cfg(feature = "tools")]
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;

    /// Thinks about the next move, which costs time and memory as the effort says; `report` hears
    /// of every depth that was completed. `None` when the game is over.
    fn think(&self, effort: &Effort<'_>, report: &mut dyn FnMut(&Idea)) -> Option<Idea>;

    /// `turn A`, or the outcome.
    fn status(&self) -> String {
        match self.outcome() {
            Some(outcome) => outcome.to_string(),
            None => format!("turn {}", self.seat()),
        }
    }
}

/// A move that was not played.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over ({0}), no move can follow")]
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

impl std::error::Error for LineError {}

/// Names the move once, whatever is wrong with it.
impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, {}, ", self.number, quote(&self.text))?;
        match &self.error {
            PlayError::Over(outcome) => write!(f, "comes after the end of the game ({outcome})"),
            PlayError::Move(MoveError::Unreadable(error)) => write!(f, "cannot be read: {error}"),
            PlayError::Move(MoveError::Illegal { why, .. }) => {
                write!(f, "is not legal: {}", why.en)
            }
        }
    }
}

/// The session of a particular game.
pub(crate) struct Line<G: Game> {
    start: G::Position,
    seed: Option<u64>,
    turns: Vec<Turn<G::Position>>,
    /// How many of the turns are on the board; the rest were taken back.
    now: usize,
    history: History,
    /// Who has given up here.
    resigned: Option<Seat>,
}

struct Turn<P: Position> {
    text: String,
    mv: P::Move,
    after: P,
}

impl<G: Game> Line<G> {
    pub(crate) fn new(start: G::Position, seed: Option<u64>) -> Line<G> {
        let history = History::new(&start);
        Line { start, seed, turns: Vec::new(), now: 0, history, resigned: None }
    }

    /// The position after so many turns.
    fn after(&self, turns: usize) -> &G::Position {
        turns.checked_sub(1).map_or(&self.start, |last| &self.turns[last].after)
    }

    fn here(&self) -> &G::Position {
        self.after(self.now)
    }

    /// Takes note of the turn after `self.now`.
    fn advance(&mut self) {
        let before = self.here().clone();
        let turn = &self.turns[self.now];
        self.history.push(&before, &turn.mv, &turn.after);
        self.now += 1;
    }

    fn view<'a>(&'a self, lang: Lang, clicks: &'a [Target]) -> View<'a> {
        let last = self.now.checked_sub(1).map(|last| self.turns[last].text.as_str());
        View { lang, last, clicks }
    }
}

impl<G: Game> Session for Line<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn rules(&self) -> String {
        self.start.rules().to_string()
    }

    fn start(&self) -> String {
        self.start.to_string()
    }

    fn seed(&self) -> Option<u64> {
        self.seed
    }

    fn fresh(&self) -> Box<dyn Session> {
        Box::new(Line::<G>::new(self.start.clone(), self.seed))
    }

    fn position(&self) -> String {
        self.here().to_string()
    }

    fn played(&self) -> Vec<&str> {
        self.turns[..self.now].iter().map(|turn| turn.text.as_str()).collect()
    }

    fn undone(&self) -> Vec<&str> {
        self.turns[self.now..].iter().map(|turn| turn.text.as_str()).collect()
    }

    fn seats(&self) -> usize {
        self.start.seats()
    }

    fn seat(&self) -> Seat {
        self.here().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        let resigned = self.resigned.map(|seat| Outcome::won(seat.other(), 2, &RESIGNED));
        resigned.or_else(|| self.history.outcome(self.here()))
    }

    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let here = self.here();
        let mut texts: Vec<String> = here.moves().iter().map(|mv| here.write_move(mv)).collect();
        texts.sort_unstable();
        texts
    }

    fn children(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let here = self.here();
        let mut texts: Vec<String> =
            here.moves().iter().map(|mv| here.after(mv).to_string()).collect();
        texts.sort_unstable();
        texts
    }

    fn play(&mut self, text: &str) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let here = self.here();
        let mv = here.read_move(text)?;
        let after = here.after(&mv);
        self.turns.truncate(self.now);
        self.turns.push(Turn { text: text.to_string(), mv, after });
        self.advance();
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), ResignError> {
        match (self.outcome(), self.seats()) {
            (Some(outcome), _) => Err(ResignError::Over(outcome)),
            (None, 2) if seat > Seat::B => Err(ResignError::Nobody(seat)),
            (None, 2) => {
                self.turns.truncate(self.now);
                self.resigned = Some(seat);
                Ok(())
            }
            (None, seats) => Err(ResignError::Many(seats)),
        }
    }

    fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        let Some(now) = self.now.checked_sub(1) else { return false };
        self.history.pop();
        self.now = now;
        true
    }

    fn redo(&mut self) -> bool {
        if self.now == self.turns.len() {
            return false;
        }
        self.advance();
        true
    }

    fn picture(&self, lang: Lang) -> Scene {
        self.here().scene(&self.view(lang, &[]))
    }

    fn scene(&self, lang: Lang, clicks: &[Target]) -> Scene {
        let mut scene = self.here().scene(&self.view(lang, clicks));
        if let Ok(gesture) = self.gesture(clicks) {
            scene.mark(&gesture, clicks);
        }
        scene
    }

    #[cfg(feature = "tools")]
    fn sketch(&self, lang: Lang, clicks: &[Target]) -> Sketch {
        self.here().sketch(&self.view(lang, clicks))
    }

    fn tally(&self, lang: Lang) -> Vec<Tally> {
        self.here().tally(lang)
    }

    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError> {
        let Some(outcome) = self.outcome() else { return self.here().gesture(clicks) };
        let over = Gesture { next: Vec::new(), done: None, prompt: outcome.reason };
        clicks.first().map_or(Ok(over.clone()), |click| Err(over.refuse(click)))
    }

    fn why_not(&self, clicks: &[Target], target: &Target) -> Option<&'static Phrase> {
        match self.outcome() {
            Some(outcome) => Some(outcome.reason),
            None => self.here().why_not(clicks, target),
        }
    }

    fn clicks(&self, text: &str) -> Result<Vec<Target>, PlayError> {
        match self.outcome() {
            Some(outcome) => Err(PlayError::Over(outcome)),
            None => Ok(self.here().clicks(text)?),
        }
    }

    fn frames(&self, lang: Lang) -> Vec<Scene> {
        let mut frames = Vec::new();
        if let Some(last) = self.now.checked_sub(1) {
            let before = self.after(last);
            let clicks = before.clicks(&self.turns[last].text).unwrap_or_default();
            let made = (0..=clicks.len()).map(|count| &clicks[..count]);
            frames.extend(made.map(|clicks| before.scene(&View { lang, last: None, clicks })));
        }
        frames.push(self.picture(lang));
        frames
    }

    fn achieves(&self, task: &str) -> bool {
        let exercise = G::EXERCISES.iter().find(|exercise| exercise.task.title.code == task);
        exercise.zip(self.now.checked_sub(1)).is_some_and(|(exercise, last)| {
            let Turn { mv, after, .. } = &self.turns[last];
            (exercise.done)(self.after(last), mv, after)
        })
    }

    #[cfg(feature = "tools")]
    fn perft(&self, depth: u32) -> u64 {
        perft(self.here(), depth)
    }

    #[cfg(feature = "tools")]
    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let here = self.here();
        let mut lines: Vec<(String, u64)> = divide(here, depth)
            .into_iter()
            .map(|(mv, nodes)| (here.write_move(&mv), nodes))
            .collect();
        lines.sort_unstable();
        lines
    }

    fn think(&self, effort: &Effort<'_>, report: &mut dyn FnMut(&Idea)) -> Option<Idea> {
        match self.outcome() {
            Some(_) => None,
            None => think::<G>(self.here(), &self.history, effort, report),
        }
    }
}
