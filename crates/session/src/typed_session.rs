//! The session of a game whose type is known.

use std::cell::Cell;
use std::sync::Arc;

use tabletier_core::{
    About, Drawn, Evaluator, Game, Gesture, History, Knowledge, Lang, Message, Outcome, Phrase,
    Position, Scene, Seat, Tally, Target, Taught, TextError, View,
};
#[cfg(feature = "tools")]
use tabletier_core::{Sketch, divide, perft};

use crate::forfeit::{Forfeit, ForfeitError};
use crate::hand::Hand;
use crate::session::{Play, PlayError, Session, Show, Think};
use crate::think::{Analysis, ThinkOptions, think};

/// What a win is worth at a glance, in hundredths of a unit.
const DECIDED: i32 = 100_000;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// How often games were asked on this thread what clicks mean, which is what a touch costs: see
/// [`Show::gesture`].
pub fn gestures_asked() -> u64 {
    ASKED.get()
}

/// The session of a particular game.
pub(crate) struct TypedSession<G: Game> {
    start: G::Position,
    seed: Option<u64>,
    /// Shared with copies, so that copying a game costs next to nothing.
    turns: Vec<Arc<Turn<G::Position>>>,
    /// How many of the turns are on the board; the rest were taken back.
    now: usize,
    history: History,
    /// Who has lost here, whatever the board says.
    forfeited: Option<(Seat, Forfeit)>,
}

struct Turn<P: Position> {
    text: String,
    mv: P::Move,
    after: P,
}

impl<G: Game> TypedSession<G> {
    pub(crate) fn new(start: G::Position, seed: Option<u64>) -> TypedSession<G> {
        let history = History::new(&start);
        TypedSession { start, seed, turns: Vec::new(), now: 0, history, forfeited: None }
    }

    /// A game at a start. Where nothing is drawn by lot, a record need not tell from what.
    fn drawn(rules: <G::Position as Position>::Rules, seed: u64) -> TypedSession<G> {
        let start = G::Position::start(rules, seed);
        let usual = seed != 0 && start == G::Position::start(rules, 0);
        TypedSession::new(start, Some(if usual { 0 } else { seed }))
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

impl<G: Taught> Session for TypedSession<G> {
    fn copy(&self) -> Box<dyn Session> {
        Box::new(TypedSession::<G> {
            start: self.start.clone(),
            seed: self.seed,
            turns: self.turns.clone(),
            now: self.now,
            history: self.history.clone(),
            forfeited: self.forfeited,
        })
    }

    fn fresh(&self) -> Box<dyn Session> {
        Box::new(TypedSession::<G>::new(self.start.clone(), self.seed))
    }

    fn another(&self, seed: u64) -> Box<dyn Session> {
        match self.seed {
            Some(_) => Box::new(TypedSession::<G>::drawn(self.start.rules(), seed)),
            None => self.fresh(),
        }
    }

    fn restart_here(&self) -> Box<dyn Session> {
        Box::new(TypedSession::<G>::new(self.here().clone(), None))
    }
}

impl<G: Taught> Play for TypedSession<G> {
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

    fn position(&self) -> String {
        self.here().to_string()
    }

    fn played(&self) -> Vec<&str> {
        self.turns[..self.now].iter().map(|turn| turn.text.as_str()).collect()
    }

    fn undone(&self) -> Vec<&str> {
        self.turns[self.now..].iter().map(|turn| turn.text.as_str()).collect()
    }

    fn movers(&self) -> Vec<Seat> {
        (0..self.turns.len()).map(|turn| self.after(turn).seat()).collect()
    }

    fn seats(&self) -> usize {
        self.start.seats()
    }

    fn seat(&self) -> Seat {
        self.here().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = |(seat, why): (Seat, Forfeit)| why.outcome(seat);
        self.forfeited.map(ended).or_else(|| self.history.outcome(self.here()))
    }

    fn forfeited(&self) -> Option<(Seat, Forfeit)> {
        self.forfeited
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
        self.turns.push(Arc::new(Turn { text: text.to_string(), mv, after }));
        self.advance();
        Ok(())
    }

    fn forfeit(&mut self, seat: Seat, why: Forfeit) -> Result<(), ForfeitError> {
        match (self.outcome(), self.seats()) {
            (Some(outcome), _) => Err(ForfeitError::Over(outcome)),
            (None, 2) if seat > Seat::B => Err(ForfeitError::Nobody(seat)),
            (None, 2) => {
                self.turns.truncate(self.now);
                self.forfeited = Some((seat, why));
                Ok(())
            }
            (None, seats) => Err(ForfeitError::Many(seats)),
        }
    }

    fn undo(&mut self) -> bool {
        if self.forfeited.take().is_some() {
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
}

impl<G: Taught> Show for TypedSession<G> {
    fn picture(&self, lang: Lang) -> Scene {
        self.here().scene(&self.view(lang, &[]))
    }

    fn scene(&self, lang: Lang, hand: &Hand) -> Scene {
        let mut scene = self.here().scene(&self.view(lang, hand.clicks()));
        scene.mark(hand.gesture(), hand.clicks());
        scene
    }

    #[cfg(feature = "tools")]
    fn sketch(&self, lang: Lang, clicks: &[Target]) -> Sketch {
        self.here().sketch(&self.view(lang, clicks))
    }

    fn tally(&self, lang: Lang) -> Vec<Tally> {
        self.here().tally(lang)
    }

    fn emblem(&self, seat: Seat) -> Scene {
        self.here().emblem(seat)
    }

    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError> {
        ASKED.set(ASKED.get() + 1);
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

    fn tell(&self, text: &str) -> Result<Message, PlayError> {
        match self.outcome() {
            Some(outcome) => Err(PlayError::Over(outcome)),
            None => Ok(self.here().told(text)?),
        }
    }

    fn told(&self, from: usize) -> Vec<Message> {
        let told = |turn: usize| {
            let text = &self.turns[turn].text;
            // What was played can be told.
            self.after(turn).told(text).unwrap_or_else(|_| Message::plain(text.as_str()))
        };
        (from..self.now).map(told).collect()
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
        let exercise = G::EXERCISES.iter().find(|exercise| exercise.task.code == task);
        exercise.zip(self.now.checked_sub(1)).is_some_and(|(exercise, last)| {
            let Turn { mv, after, .. } = &*self.turns[last];
            (exercise.done)(self.after(last), mv, after)
        })
    }
}

impl<G: Taught> Think for TypedSession<G> {
    fn think(
        &self,
        options: &ThinkOptions<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        match self.outcome() {
            Some(_) => None,
            None => think::<G>(self.here(), &self.history, options, report),
        }
    }

    fn glances(&self) -> Vec<Vec<i32>> {
        let evaluator = G::evaluator(Knowledge::none());
        let seats = || Seat::first(self.seats());
        let hundredths = |value: i32| value.saturating_mul(100) / G::Evaluator::UNIT;
        let glance = |turn: usize| -> Vec<i32> {
            let end = if turn == self.now { self.outcome() } else { self.after(turn).outcome() };
            match end {
                Some(end) => seats().map(|seat| end.values[seat].signum() * DECIDED).collect(),
                None => {
                    let values = evaluator.evaluate(self.after(turn));
                    seats().map(|seat| hundredths(values[seat])).collect()
                }
            }
        };
        (0..=self.now).map(glance).collect()
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog;

    #[test]
    fn a_game_can_be_seen_at_a_glance() {
        for entry in catalog::GAMES {
            let mut session = entry.start(None, 3).unwrap();
            for turn in 0..12 {
                let mut moves = session.moves();
                let mv = moves.swap_remove(5 * turn % moves.len());
                session.play(&mv).unwrap();
            }
            let glances = session.glances();
            assert_eq!(glances.len(), 13);
            assert!(glances.iter().all(|values| values.len() == session.seats()));
            assert!(glances.iter().all(|values| values[0] == -values[1]), "{glances:?}");
            let seat = session.seat();
            session.forfeit(seat, Forfeit::Resigned).unwrap();
            assert_eq!(session.glances()[12][seat.index()], -DECIDED);
        }
    }
}
