//! Playing by hand: a kangaroo, then at once where it is to go, or landing after landing.

use std::cmp::Reverse;

use tabletier_core::words::billabong as words;
use tabletier_core::{Gesture, MoveError, Position, Target, TextError};

use super::board::Square;
use super::kangaroo::Stand;
use super::notation::{PASS, landings};
use super::position::{BillabongMove, BillabongPosition};
use super::route::Course;

/// The name of the lake for clicks: home by the shortest way.
pub(super) const LAKE: &str = "lake";

/// A kangaroo in the hand.
pub(super) struct Hand {
    pub(super) course: Course,
    /// Every stand on the way, the start first and the present one last.
    way: Vec<Stand>,
    /// The legs so far, as a move writes them.
    text: String,
}

/// Where a click leads.
struct Onward {
    target: Target,
    way: Vec<Stand>,
    text: String,
}

impl Hand {
    fn pick(position: &BillabongPosition, from: Square) -> Option<Hand> {
        let stand = position.team(position.seat()).on(from)?;
        let course = position.course(from);
        let free = course.steps(stand).chain(course.jumps(stand)).next().is_some();
        free.then(|| Hand { course, way: vec![stand], text: String::new() })
    }

    /// The hand after these clicks, if they begin with a kangaroo and make sense.
    pub(super) fn after(position: &BillabongPosition, clicks: &[Target]) -> Option<Hand> {
        let (from, clicks) = clicks.split_first()?;
        if position.placing() || position.outcome().is_some() {
            return None;
        }
        let mut hand = Hand::pick(position, from.as_str().parse().ok()?)?;
        for click in clicks {
            hand.click(click)?;
        }
        Some(hand)
    }

    fn start(&self) -> Stand {
        self.way[0]
    }

    /// Where the kangaroo has come to.
    pub(super) fn here(&self) -> Stand {
        self.way[self.way.len() - 1]
    }

    /// The squares on the way, the starting one first.
    pub(super) fn squares(&self) -> Vec<Square> {
        self.way.iter().map(|stand| stand.square).collect()
    }

    pub(super) fn is_home(&self) -> bool {
        self.course.is_home(self.here())
    }

    /// Whether it has jumped, so that the referee stands on the starting square.
    pub(super) fn has_jumped(&self) -> bool {
        self.text.starts_with('^')
    }

    /// Whether it has made its one step.
    pub(super) fn has_stepped(&self) -> bool {
        self.text.starts_with('-')
    }

    /// Where each click would lead: to a square by the fewest legs, and of as many to the highest
    /// count. A landing is used only once, so that every series ends.
    fn onward(&self) -> Vec<Onward> {
        let here = self.here();
        if self.is_home() || self.has_stepped() {
            return Vec::new();
        }
        let mut ways: Vec<(Vec<Stand>, String)> = Vec::new();
        if self.way.len() == 1 {
            ways.extend(self.course.steps(here).map(|end| {
                let star = if self.course.is_home(end) { "*" } else { "" };
                (vec![end], format!("-{}{star}", end.square))
            }));
        }
        let routes = self.course.routes(here, &self.way, |_| false);
        ways.extend(routes.into_iter().map(|route| (route.way, route.text)));
        let rank = |way: &[Stand]| (way.len(), Reverse(way[way.len() - 1].count));
        let mut onward: Vec<Onward> = Vec::new();
        for (way, text) in ways {
            let end = way[way.len() - 1];
            let lake = self.course.is_home(end).then(|| Target::new(LAKE));
            for target in [Some(Target::new(end.square)), lake].into_iter().flatten() {
                let next = Onward { target, way: way.clone(), text: text.clone() };
                match onward.iter_mut().find(|other| other.target == next.target) {
                    None => onward.push(next),
                    Some(other) if (rank(&way), &text) < (rank(&other.way), &other.text) => {
                        *other = next;
                    }
                    Some(_) => {}
                }
            }
        }
        onward
    }

    fn click(&mut self, target: &Target) -> Option<()> {
        let onward = self.onward().into_iter().find(|onward| onward.target == *target)?;
        self.way.extend(onward.way);
        self.text.push_str(&onward.text);
        Some(())
    }

    fn gesture(&self) -> Gesture {
        let next: Vec<Target> = self.onward().into_iter().map(|onward| onward.target).collect();
        let done = (!self.text.is_empty()).then(|| format!("{}{}", self.start().square, self.text));
        let prompt = match (&done, next.is_empty()) {
            (None, _) => &words::ASK_GO,
            (Some(_), false) => &words::ASK_GO_ON,
            (Some(_), true) => &words::ASK_DONE,
        };
        Gesture { next, done, prompt }
    }
}

/// What may be clicked first.
fn first(position: &BillabongPosition) -> Gesture {
    let mut next = Vec::new();
    for mv in position.moves() {
        let target = match mv {
            BillabongMove::Place(square) => Target::new(square),
            BillabongMove::Go { from, .. } | BillabongMove::Home(from) => Target::new(from),
            BillabongMove::Pass => Target::new(PASS),
        };
        // The moves of a kangaroo come together.
        if next.last() != Some(&target) {
            next.push(target);
        }
    }
    let prompt = if next.is_empty() {
        &words::ASK_OVER
    } else if position.ghosts().is_waiting() {
        &words::ASK_PLACE_GHOST
    } else if position.placing() {
        &words::ASK_PLACE
    } else if next[0].as_str() == PASS {
        &words::ASK_STUCK
    } else {
        &words::ASK_CHOOSE
    };
    Gesture { next, done: None, prompt }
}

pub(super) fn gesture(
    position: &BillabongPosition,
    clicks: &[Target],
) -> Result<Gesture, TextError> {
    let mut gesture = first(position);
    for (i, click) in clicks.iter().enumerate() {
        if !gesture.next.contains(click) {
            return Err(gesture.refuse(click));
        }
        gesture = match Hand::after(position, &clicks[..=i]) {
            Some(hand) => hand.gesture(),
            None => {
                let done =
                    if click.as_str() == PASS { PASS.to_string() } else { format!("@{click}") };
                Gesture { next: Vec::new(), done: Some(done), prompt: &words::ASK_DONE }
            }
        };
    }
    Ok(gesture)
}

/// The clicks of a written move: where a kangaroo is placed, or its square and every landing.
pub(super) fn clicks(position: &BillabongPosition, text: &str) -> Result<Vec<Target>, MoveError> {
    let mut passed: Vec<Stand> = Vec::new();
    match position.read_move(text)? {
        BillabongMove::Pass => return Ok(vec![Target::new(PASS)]),
        BillabongMove::Place(square) => return Ok(vec![Target::new(square)]),
        BillabongMove::Go { .. } | BillabongMove::Home(_) => {
            for stand in landings(position, text)? {
                // The hand uses no landing twice: it leaves out what leads in a circle.
                match passed.iter().position(|earlier| *earlier == stand) {
                    Some(earlier) => passed.truncate(earlier + 1),
                    None => passed.push(stand),
                }
            }
        }
    }
    Ok(passed.iter().map(|stand| Target::new(stand.square)).collect())
}
