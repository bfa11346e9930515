//! Playing by hand: a piece, then square after square, or at once where it is to go.
//!
//! Whoever has touched a piece may still take its partner of the same square instead.

use std::collections::HashSet;

use tabletier_core::words::billo as words;
use tabletier_core::{Gesture, MoveError, Position, Target, TextError};

use super::notation::{CLAIM, Route, Step};
use super::pieces::{Shape, Square, squares};
use super::position::BilloPosition;
use super::route::{State, Walker};

/// A piece in the hand: the squares it may still pass lead to the end of a legal move.
pub(super) struct Hand<'a> {
    pub(super) walker: Walker<'a>,
    pub(super) goals: HashSet<State>,
    steps: Vec<Step>,
    /// Every state on the way, the start first and the present one last.
    pub(super) passed: Vec<State>,
}

impl<'a> Hand<'a> {
    fn pick(position: &'a BilloPosition, shape: Shape, from: Square) -> Option<Hand<'a>> {
        let walker = Walker::new(position, shape, from)?;
        let goals = walker.goals();
        let passed = vec![walker.start()];
        (!goals.is_empty()).then_some(Hand { walker, goals, steps: Vec::new(), passed })
    }

    /// The hand after these clicks, if they begin with a piece and make sense.
    pub(super) fn after(position: &'a BilloPosition, clicks: &[Target]) -> Option<Hand<'a>> {
        let (piece, rest) = clicks.split_first()?;
        let (shape, from) = read_piece(piece)?;
        let partner = piece_target(shape.other(), from);
        let (shape, squares) = match rest.split_first() {
            Some((second, squares)) if *second == partner => (shape.other(), squares),
            _ => (shape, rest),
        };
        let mut hand = Hand::pick(position, shape, from)?;
        for click in squares {
            hand.click(click.as_str().parse().ok()?)?;
        }
        Some(hand)
    }

    pub(super) fn shape(&self) -> Shape {
        self.walker.shape
    }

    pub(super) fn from(&self) -> Square {
        self.walker.from
    }

    /// Where the piece stands and what it has taken.
    pub(super) fn state(&self) -> State {
        *self.passed.last().expect("the start is always there")
    }

    /// Where a click on each square would lead, and by which steps.
    fn onward(&self) -> Vec<(Square, Vec<Step>)> {
        let here = self.state();
        if self.walker.is_empty(here.at) && here.taken == 0 {
            return Vec::new();
        }
        let last_steps = self.walker.last_steps(here);
        let mut onward: Vec<(Square, Vec<Step>)> = last_steps
            .filter(|&to| self.goals.contains(&State { at: to, taken: 0 }))
            .map(|to| (to, vec![Step { takes: false, to }]))
            .collect();
        for (step, after) in self.walker.steps(here) {
            if !self.passed.contains(&after) && self.leads_to_goal(after) {
                onward.push((step.to, vec![step]));
            }
        }
        // A square further off can be clicked at once where only one move ends there.
        let mut ends = [0; 64];
        self.goals.iter().for_each(|goal| ends[goal.at.index()] += 1);
        let ways = self.walker.explore(here, &self.passed, u64::MAX, |_| false);
        for goal in ways.states().filter(|state| self.goals.contains(state)) {
            let near = onward.iter().any(|(to, _)| *to == goal.at);
            if ends[goal.at.index()] == 1 && !near {
                onward.extend(ways.to(goal).map(|way| (goal.at, way)));
            }
        }
        onward
    }

    fn leads_to_goal(&self, state: State) -> bool {
        let is_goal = |state| self.goals.contains(&state);
        let ways = || self.walker.explore(state, &self.passed, u64::MAX, is_goal);
        is_goal(state) || ways().states().any(is_goal)
    }

    fn click(&mut self, square: Square) -> Option<()> {
        let (_, way) = self.onward().into_iter().find(|(to, _)| *to == square)?;
        for step in way {
            let taken = if step.takes { step.to.bit() } else { 0 };
            let here = self.state();
            self.passed.push(State { at: step.to, taken: here.taken | taken });
            self.steps.push(step);
        }
        Some(())
    }

    fn gesture(&self) -> Gesture {
        let next: Vec<Target> = self.onward().into_iter().map(|(to, _)| Target::new(to)).collect();
        let done = (!self.steps.is_empty() && self.goals.contains(&self.state())).then(|| {
            let (shape, from) = (self.shape(), self.from());
            Route { shape, from, steps: self.steps.clone() }.to_string()
        });
        let prompt = if done.is_some() { &words::ASK_GO_ON } else { &words::ASK_GO };
        Gesture { next, done, prompt }
    }
}

/// The name for clicks of a piece that is shown on a square: in the hand it keeps the name under
/// which it was picked up.
pub(super) fn shown_target(hand: Option<&Hand<'_>>, shape: Shape, square: Square) -> Target {
    let in_hand = hand.filter(|hand| hand.shape() == shape && hand.state().at == square);
    piece_target(shape, in_hand.map_or(square, Hand::from))
}

/// The name of a piece for clicks.
fn piece_target(shape: Shape, square: Square) -> Target {
    Target::new(format_args!("{}{square}", shape.letter()))
}

pub(super) fn read_piece(target: &Target) -> Option<(Shape, Square)> {
    let name = target.as_str();
    let shape = Shape::BOTH.into_iter().find(|shape| name.starts_with(shape.letter()))?;
    Some((shape, name.get(1..)?.parse().ok()?))
}

/// The piece that stands with the one in the hand, if it can move too.
fn partner(position: &BilloPosition, hand: &Hand<'_>) -> Option<Target> {
    let (shape, from) = (hand.shape().other(), hand.from());
    Hand::pick(position, shape, from).map(|_| piece_target(shape, from))
}

/// What may be clicked first.
fn first(position: &BilloPosition) -> Gesture {
    let mut next = Vec::new();
    for shape in Shape::BOTH {
        for from in squares(position.board.pieces(position.turn, shape)) {
            if Hand::pick(position, shape, from).is_some() {
                next.push(piece_target(shape, from));
            }
        }
    }
    let open = position.may_claim() && position.over().is_none();
    next.extend(open.then(|| Target::new(CLAIM)));
    let prompt = match (next.is_empty(), position.may_claim()) {
        (true, _) => &words::ASK_OVER,
        (false, true) => &words::ASK_CHOOSE_OR_CLAIM,
        (false, false) => &words::ASK_CHOOSE,
    };
    Gesture { next, done: None, prompt }
}

pub(super) fn gesture(position: &BilloPosition, clicks: &[Target]) -> Result<Gesture, TextError> {
    let mut gesture = first(position);
    for (i, click) in clicks.iter().enumerate() {
        if !gesture.next.contains(click) {
            return Err(gesture.refuse(click));
        }
        gesture = match Hand::after(position, &clicks[..=i]) {
            Some(hand) => {
                let mut gesture = hand.gesture();
                if i == 0 {
                    gesture.next.extend(partner(position, &hand));
                }
                gesture
            }
            None => Gesture {
                next: Vec::new(),
                done: Some(CLAIM.to_string()),
                prompt: &words::ASK_CLAIMED,
            },
        };
    }
    Ok(gesture)
}

/// The clicks of a written move: the piece, and every square on its way.
pub(super) fn clicks(position: &BilloPosition, text: &str) -> Result<Vec<Target>, MoveError> {
    position.read_move(text)?;
    if text == CLAIM {
        return Ok(vec![Target::new(CLAIM)]);
    }
    let Route { shape, from, steps } = text.parse()?;
    let mut passed = vec![State { at: from, taken: 0 }];
    for Step { takes, to } in steps {
        let taken = passed[passed.len() - 1].taken | if takes { to.bit() } else { 0 };
        let state = State { at: to, taken };
        // The hand passes no state twice: it leaves out what leads in a circle.
        match passed.iter().position(|earlier| *earlier == state) {
            Some(earlier) => passed.truncate(earlier + 1),
            None => passed.push(state),
        }
    }
    let squares = passed[1..].iter().map(|state| Target::new(state.at));
    Ok(std::iter::once(piece_target(shape, from)).chain(squares).collect())
}
