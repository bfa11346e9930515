//! A hand over the board: a move half made, touch by touch.
//!
//! Every client hands over what was touched; the hand answers which move is made, what may follow,
//! or which rule forbids it. It asks the game what clicks mean at most once a touch and remembers
//! the answers, so that drawing and prompting cost nothing more.

use tabletier_core::words::session as words;
use tabletier_core::{Gesture, Lang, Phrase, Target};

use crate::{PlayError, Session};

/// What was touched must move, and something else was tried.
pub static TOUCHED: Phrase = words::TOUCHED;

/// Somebody else is to move.
pub static WAIT: Phrase = words::WAIT;

/// What somebody does on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A pointer was put down on these, the topmost first.
    Down(Vec<Target>),
    /// It was lifted from these again, without having moved.
    Click(Vec<Target>),
    /// Something was carried here and let go.
    Drop(Vec<Target>),
    /// This was chosen, by a key or a button.
    Choose(Target),
    /// The last touch is taken back.
    Back,
    /// All that is in the hand is put down.
    PutDown,
}

/// What can be carried by a pointer that was put down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grip {
    /// Whether it was picked up just now.
    pub picked: bool,
    /// What can be carried.
    pub piece: Option<Target>,
}

/// Why a deed came to nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// A rule forbids it.
    Rule(&'static Phrase),
    /// No rule is about it; this is what is expected.
    Prompt(&'static Phrase),
    /// The move cannot be read, or is not legal.
    Move(PlayError),
}

impl Refusal {
    /// What to tell a player.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Refusal::Rule(phrase) | Refusal::Prompt(phrase) => phrase.say(lang).to_string(),
            Refusal::Move(error) => error.say(lang),
        }
    }

    /// Whether something is forbidden, and not merely something else expected.
    pub const fn is_forbidden(&self) -> bool {
        !matches!(self, Refusal::Prompt(_))
    }
}

/// What a deed came to, besides what is in the hand now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heard {
    /// The move that was made; the hand is empty then.
    pub mv: Option<String>,
    /// Why nothing was done.
    pub refusal: Option<Refusal>,
    /// What the pointer holds.
    pub grip: Grip,
}

impl Heard {
    fn refused(refusal: Refusal) -> Heard {
        Heard { refusal: Some(refusal), ..Heard::default() }
    }
}

/// A move half made in one position; whoever changes the position takes another hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Whether what was touched must move.
    strict: bool,
    clicks: Vec<Target>,
    /// What each number of clicks means, from none to all; never empty.
    gestures: Vec<Gesture>,
    /// What some clicks would mean that were tried and not taken.
    tried: Option<(Vec<Target>, Gesture)>,
    /// How often the game was asked.
    asked: usize,
}

impl Hand {
    /// An empty hand over the position of a session.
    pub fn new(session: &dyn Session, strict: bool) -> Hand {
        match session.gesture(&[]) {
            Ok(first) => Hand { strict, asked: 1, ..Hand::over(first) },
            Err(_) => Hand::idle(),
        }
    }

    /// The hand of somebody who is not to move.
    pub fn idle() -> Hand {
        Hand::over(Gesture { next: Vec::new(), done: None, prompt: &WAIT })
    }

    fn over(first: Gesture) -> Hand {
        Hand { strict: false, clicks: Vec::new(), gestures: vec![first], tried: None, asked: 0 }
    }

    /// What was touched so far.
    pub fn clicks(&self) -> &[Target] {
        &self.clicks
    }

    /// What it means, and what may follow.
    pub fn gesture(&self) -> &Gesture {
        &self.gestures[self.clicks.len()]
    }

    /// The move that the hand would make if it stopped here, though it could go on.
    pub fn may_stop(&self) -> Option<&str> {
        self.gesture().done.as_deref().filter(|_| !self.clicks.is_empty())
    }

    /// Whether something was touched that must move.
    pub fn is_bound(&self) -> bool {
        self.strict && !self.clicks.is_empty()
    }

    /// How often the game was asked what clicks mean, since the hand was empty over this position.
    pub fn asked(&self) -> usize {
        self.asked
    }

    /// Does something on the board of the session this hand was made for.
    pub fn hear(&mut self, session: &dyn Session, deed: Deed) -> Heard {
        match deed {
            Deed::Down(below) => self.press(session, &below),
            Deed::Click(below) => match self.aim(&below) {
                Some(target) => self.touch(session, &target, false),
                None => Heard::default(),
            },
            Deed::Drop(below) => self.let_go(session, &below),
            Deed::Choose(target) => self.touch(session, &target, false),
            Deed::Back => self.step_back(),
            Deed::PutDown => self.put_down(),
        }
    }

    /// Whether a move may be played by its text while something is in the hand: what must move is
    /// moved by it.
    pub fn admits(&self, session: &dyn Session, mv: &str) -> Result<(), Refusal> {
        let Some(touched) = self.clicks.first().filter(|_| self.strict) else { return Ok(()) };
        let clicks = session.clicks(mv).map_err(Refusal::Move)?;
        // What may follow the touch is moved with it, such as a companion on the same square.
        let moved = |first: &Target| first == touched || self.gestures[1].next.contains(first);
        match clicks.first() {
            Some(first) if !moved(first) => Err(Refusal::Rule(&TOUCHED)),
            _ => Ok(()),
        }
    }

    /// A pointer is put down: what begins a move is picked up, so that it can be carried.
    fn press(&mut self, session: &dyn Session, below: &[Target]) -> Heard {
        let begun = self.aim(below).filter(|target| self.begins(session, target));
        let picked = begun.is_some();
        if let Some(target) = begun {
            self.empty();
            self.advance(session, &target);
        }
        let piece = self.clicks.first().filter(|piece| below.contains(piece)).cloned();
        Heard { grip: Grip { picked, piece }, ..Heard::default() }
    }

    /// Whether a click here begins a move and does not end it.
    fn begins(&mut self, session: &dyn Session, target: &Target) -> bool {
        let held = self.clicks.first();
        let free = held.is_none_or(|held| !self.strict && held != target);
        let fresh = held.is_none() || !self.gesture().next.contains(target);
        free && fresh
            && self.gestures[0].next.contains(target)
            && self.ask(session, vec![target.clone()]).is_some_and(|begun| !begun.next.is_empty())
    }

    /// Something is touched; what was carried there ends its move where it can.
    fn touch(&mut self, session: &dyn Session, target: &Target, carried: bool) -> Heard {
        if self.gesture().next.contains(target) {
            return self.go_on(session, target, carried);
        }
        let last = self.clicks.last() == Some(target);
        if last || self.clicks.first() == Some(target) {
            return match self.may_stop().map(str::to_string) {
                Some(mv) => self.made(mv),
                None if last => self.step_back(),
                None => self.put_down(),
            };
        }
        let begins = !self.clicks.is_empty() && self.gestures[0].next.contains(target);
        match begins {
            true if self.strict => Heard::refused(Refusal::Rule(&TOUCHED)),
            true => {
                self.empty();
                self.go_on(session, target, false)
            }
            false => self.refuse(session, target),
        }
    }

    /// Takes a touch that may follow; a move that is complete is made.
    fn go_on(&mut self, session: &dyn Session, target: &Target, carried: bool) -> Heard {
        if !self.advance(session, target) {
            return self.refuse(session, target);
        }
        let Gesture { next, done, .. } = self.gesture();
        match done.clone().filter(|_| carried || next.is_empty()) {
            Some(mv) => self.made(mv),
            None => Heard::default(),
        }
    }

    /// What was carried is let go.
    fn let_go(&mut self, session: &dyn Session, below: &[Target]) -> Heard {
        let open = below.iter().find(|target| self.gesture().next.contains(target));
        match (open.cloned(), below.first()) {
            (Some(target), _) => self.touch(session, &target, true),
            // Back where it came from, or beside the board.
            (None, None) => self.fall_back(),
            (None, Some(target)) if self.clicks.first() == Some(target) => self.fall_back(),
            (None, Some(target)) => {
                let heard = self.refuse(session, target);
                self.fall_back();
                heard
            }
        }
    }

    /// What was carried goes back to its place, unless it must move: then it stays in the hand.
    fn fall_back(&mut self) -> Heard {
        if !self.strict {
            self.empty();
        }
        Heard::default()
    }

    fn step_back(&mut self) -> Heard {
        if self.is_bound() && self.clicks.len() == 1 {
            return Heard::refused(Refusal::Rule(&TOUCHED));
        }
        if self.clicks.pop().is_some() {
            self.gestures.pop();
        }
        Heard::default()
    }

    fn put_down(&mut self) -> Heard {
        if self.is_bound() {
            return Heard::refused(Refusal::Rule(&TOUCHED));
        }
        self.empty();
        Heard::default()
    }

    fn made(&mut self, mv: String) -> Heard {
        self.empty();
        Heard { mv: Some(mv), ..Heard::default() }
    }

    /// Why a touch came to nothing: the rule that forbids it, else what is expected. Where nothing
    /// at all may be touched, the prompt says why.
    fn refuse(&self, session: &dyn Session, target: &Target) -> Heard {
        let first = &self.gestures[0];
        if first.next.is_empty() {
            return Heard::refused(Refusal::Rule(first.prompt));
        }
        let rule = session.why_not(&self.clicks, target).map(Refusal::Rule);
        Heard::refused(rule.unwrap_or(Refusal::Prompt(self.gesture().prompt)))
    }

    /// Which of the targets below a pointer is meant, the topmost first: one that leads on, else
    /// one that was touched before, else one to begin with.
    pub fn aim(&self, below: &[Target]) -> Option<Target> {
        let meant = |choices: &[Target]| below.iter().find(|target| choices.contains(target));
        meant(&self.gesture().next)
            .or_else(|| meant(&self.clicks))
            .or_else(|| meant(&self.gestures[0].next))
            .or(below.first())
            .cloned()
    }

    /// Adds a click, if the game takes it.
    fn advance(&mut self, session: &dyn Session, target: &Target) -> bool {
        let mut clicks = self.clicks.clone();
        clicks.push(target.clone());
        if self.ask(session, clicks).is_none() {
            return false;
        }
        let Some((clicks, gesture)) = self.tried.take() else { return false };
        self.clicks = clicks;
        self.gestures.push(gesture);
        true
    }

    /// What these clicks mean: asked once, and kept as what was tried.
    fn ask(&mut self, session: &dyn Session, clicks: Vec<Target>) -> Option<&Gesture> {
        if self.tried.as_ref().is_none_or(|(tried, _)| *tried != clicks) {
            self.asked += 1;
            self.tried = session.gesture(&clicks).ok().map(|gesture| (clicks, gesture));
        }
        self.tried.as_ref().map(|(_, gesture)| gesture)
    }

    fn empty(&mut self) {
        self.clicks.clear();
        self.gestures.truncate(1);
    }
}

#[cfg(test)]
mod tests;
