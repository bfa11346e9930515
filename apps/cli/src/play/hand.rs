//! A move half made: what was chosen of it on the board, and where the cursor stands.

use std::collections::HashMap;

use tabletier_session::{Gesture, Node, Scene, Shape, Sketch, Target};

use super::captions::wrap_captions;
use super::game::Game;
use super::map::{Direction, Map, Spot};
use super::players::Player;
use super::words;

/// Something that may be chosen next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Something on the board or beside it.
    Target(Target),
    /// To leave the move as it is, though it could go on.
    Stop,
}

/// Something that may be chosen next and has no place on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Button {
    pub(crate) choice: Choice,
    pub(crate) label: String,
}

/// A move half made, and the board as it looks meanwhile.
pub(crate) struct Hand {
    clicks: Vec<Target>,
    gesture: Gesture,
    sketch: Sketch,
    map: Map,
    buttons: Vec<Button>,
    cursor: Option<Choice>,
    /// Where the cursor was last on the board.
    spot: Spot,
    /// What the targets are, in words.
    labels: HashMap<Target, String>,
}

impl Hand {
    pub(crate) fn new(game: &Game) -> Hand {
        let mut hand = Hand {
            clicks: Vec::new(),
            gesture: idle(),
            sketch: Sketch::default(),
            map: Map::default(),
            buttons: Vec::new(),
            cursor: None,
            spot: Spot::default(),
            labels: HashMap::new(),
        };
        hand.refresh(game);
        hand.spot = hand.map.middle();
        hand.cursor = None;
        hand.settle();
        hand
    }

    pub(crate) fn clicks(&self) -> &[Target] {
        &self.clicks
    }

    pub(crate) fn gesture(&self) -> &Gesture {
        &self.gesture
    }

    pub(crate) fn sketch(&self) -> &Sketch {
        &self.sketch
    }

    pub(crate) fn map(&self) -> &Map {
        &self.map
    }

    pub(crate) fn buttons(&self) -> &[Button] {
        &self.buttons
    }

    pub(crate) fn cursor(&self) -> Option<&Choice> {
        self.cursor.as_ref()
    }

    /// The target under the cursor, if it is on the board.
    pub(crate) fn cursor_target(&self) -> Option<&Target> {
        match &self.cursor {
            Some(Choice::Target(target)) if self.map.centre(target).is_some() => Some(target),
            _ => None,
        }
    }

    /// What is under the cursor, in words.
    pub(crate) fn label(&self) -> Option<&str> {
        let target = self.cursor_target()?;
        Some(self.labels.get(target).map_or(target.as_str(), String::as_str))
    }

    /// Whether the move may be left as it is or go on.
    pub(crate) fn may_stop(&self) -> bool {
        self.gesture.done.is_some() && !self.clicks.is_empty()
    }

    /// Takes the position as it is now, with nothing in the hand.
    pub(crate) fn look(&mut self, game: &Game) {
        self.clicks.clear();
        self.refresh(game);
    }

    /// Puts the cursor on something that a move may begin with, if none has begun.
    pub(crate) fn show(&mut self, first: Option<&Target>) {
        if let Some(target) = first
            && self.clicks.is_empty()
            && self.gesture.next.contains(target)
        {
            self.put_cursor(Choice::Target(target.clone()));
        }
    }

    /// Whether something was touched that must move.
    pub(crate) fn is_bound(&self, game: &Game) -> bool {
        game.touch_move() && !self.clicks.is_empty()
    }

    /// Puts the last click back; `false` if there is none, or if it has to stay.
    pub(crate) fn step_back(&mut self, game: &Game) -> bool {
        if self.is_bound(game) && self.clicks.len() == 1 {
            return false;
        }
        let Some(click) = self.clicks.pop() else { return false };
        self.refresh(game);
        if self.gesture.next.contains(&click) {
            self.put_cursor(Choice::Target(click));
        }
        true
    }

    /// Chooses what is under the cursor. A move that is complete comes back.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<String> {
        match self.cursor.clone()? {
            Choice::Stop => self.gesture.done.clone(),
            Choice::Target(target) if self.clicks.last() == Some(&target) => {
                let done = self.gesture.done.clone();
                if done.is_none() {
                    self.step_back(game);
                }
                done
            }
            Choice::Target(target) => self.click(target, game),
        }
    }

    /// Chooses what a pointer means: what may come next, or else another beginning.
    pub(crate) fn point(&mut self, x: usize, y: usize, game: &Game) -> Option<String> {
        let target = self.map.pointed(x, y, &self.within_reach());
        if let Some(target) = target {
            self.put_cursor(Choice::Target(target));
            return self.choose(game);
        }
        if self.is_bound(game) {
            return None;
        }
        let afresh = game.session().gesture(&[]).ok().filter(|_| !self.clicks.is_empty())?;
        let target = self.map.pointed(x, y, &afresh.next)?;
        self.look(game);
        self.put_cursor(Choice::Target(target));
        self.choose(game)
    }

    /// Chooses a button.
    pub(crate) fn push_button(&mut self, index: usize, game: &Game) -> Option<String> {
        let choice = self.buttons.get(index)?.choice.clone();
        self.put_cursor(choice);
        self.choose(game)
    }

    fn click(&mut self, target: Target, game: &Game) -> Option<String> {
        if !self.gesture.next.contains(&target) {
            return None;
        }
        self.clicks.push(target);
        if let Ok(Gesture { next, done: Some(done), .. }) = game.session().gesture(&self.clicks)
            && next.is_empty()
        {
            return Some(done);
        }
        self.refresh(game);
        None
    }

    /// Moves the cursor over the board, and from its right edge to the buttons.
    pub(crate) fn steer(&mut self, direction: Direction) {
        let forward = matches!(direction, Direction::Right | Direction::Down);
        if let Some(button) = self.button_under_cursor() {
            let other = if forward { Some(button + 1) } else { button.checked_sub(1) };
            match other.map(|index| self.buttons.get(index)) {
                Some(Some(button)) => self.cursor = Some(button.choice.clone()),
                Some(None) => {}
                None => self.back_to_board(),
            }
            return;
        }
        let ahead = self.map.toward(direction, self.spot, &self.within_reach());
        match (ahead, self.buttons.first()) {
            (Some(target), _) => self.put_cursor(Choice::Target(target)),
            (None, Some(button)) if direction == Direction::Right => {
                self.cursor = Some(button.choice.clone());
            }
            _ => {}
        }
    }

    /// Goes from button to button and back to the board; without buttons, through everything
    /// that may be chosen, in the order of reading.
    pub(crate) fn tab(&mut self, forward: bool) {
        let ring: Vec<Choice> = if self.buttons.is_empty() {
            let targets = self.map.in_order(&self.gesture.next);
            targets.into_iter().map(Choice::Target).collect()
        } else {
            let here = self.map.nearest(self.spot, &self.within_reach());
            let buttons = self.buttons.iter().map(|button| button.choice.clone());
            here.map(Choice::Target).into_iter().chain(buttons).collect()
        };
        let Some(last) = ring.len().checked_sub(1) else { return };
        let here = ring.iter().position(|choice| Some(choice) == self.cursor.as_ref());
        let index = match (here, forward) {
            (Some(index), true) if index < last => index + 1,
            (Some(index), false) if index > 0 => index - 1,
            (Some(_) | None, true) => 0,
            (Some(_) | None, false) => last,
        };
        self.put_cursor(ring[index].clone());
    }

    fn button_under_cursor(&self) -> Option<usize> {
        self.buttons.iter().position(|button| Some(&button.choice) == self.cursor.as_ref())
    }

    /// What the cursor may stand on: what may come next, and where the move may be left.
    fn within_reach(&self) -> Vec<Target> {
        let here = self.clicks.last().filter(|_| self.may_stop());
        self.gesture.next.iter().chain(here).cloned().collect()
    }

    fn back_to_board(&mut self) {
        if let Some(target) = self.map.nearest(self.spot, &self.within_reach()) {
            self.put_cursor(Choice::Target(target));
        }
    }

    fn put_cursor(&mut self, choice: Choice) {
        if let Choice::Target(target) = &choice
            && let Some(centre) = self.map.centre(target)
        {
            self.spot = centre;
        }
        self.cursor = Some(choice);
    }

    /// Draws and asks anew after a change.
    fn refresh(&mut self, game: &Game) {
        let session = game.session();
        self.gesture = match game.to_move() {
            Some(Player::Human) => session.gesture(&self.clicks).unwrap_or_else(|_| {
                self.clicks.clear();
                session.gesture(&[]).unwrap_or_else(|_| idle())
            }),
            _ => idle(),
        };
        self.sketch = wrap_captions(session.sketch(game.lang, &self.clicks));
        self.map = Map::of(&self.sketch);
        self.labels = labels(&session.scene(game.lang, &self.clicks));
        self.buttons = self.list_buttons(game);
        self.settle();
    }

    fn list_buttons(&self, game: &Game) -> Vec<Button> {
        let label = |target: &Target| {
            let control = self.sketch.controls.iter().find(|control| control.target == *target);
            control.map_or_else(|| target.to_string(), |control| control.label.clone())
        };
        let beside = self.gesture.next.iter().filter(|target| self.map.centre(target).is_none());
        let stop = self.may_stop().then(|| Button {
            choice: Choice::Stop,
            label: words::STOP_HERE.say(game.lang).to_string(),
        });
        beside
            .map(|target| Button { choice: Choice::Target(target.clone()), label: label(target) })
            .chain(stop)
            .collect()
    }

    /// Leaves the cursor where it is if it can stay there, and else puts it near by.
    fn settle(&mut self) {
        let stays = match &self.cursor {
            Some(Choice::Stop) => false,
            Some(Choice::Target(target)) => {
                let here = self.clicks.last() == Some(target) && self.map.centre(target).is_some();
                let goes_on = !self.map.in_order(&self.gesture.next).is_empty();
                self.gesture.next.contains(target) || here && (goes_on || self.may_stop())
            }
            None => false,
        };
        if stays {
            return;
        }
        self.cursor = self
            .map
            .nearest(self.spot, &self.gesture.next)
            .map(Choice::Target)
            .or_else(|| self.buttons.first().map(|button| button.choice.clone()));
        if let Some(choice) = self.cursor.clone() {
            self.put_cursor(choice);
        }
    }
}

/// Nothing may be chosen.
fn idle() -> Gesture {
    Gesture { next: Vec::new(), done: None, prompt: &words::WAIT }
}

fn labels(scene: &Scene) -> HashMap<Target, String> {
    fn gather(nodes: &[Node], labels: &mut HashMap<Target, String>) {
        for node in nodes {
            if let (Some(target), Some(label)) = (&node.target, &node.label) {
                labels.insert(target.clone(), label.clone());
            }
            if let Shape::Group { nodes, .. } = &node.shape {
                gather(nodes, labels);
            }
        }
    }
    let mut labels = HashMap::new();
    gather(&scene.nodes, &mut labels);
    labels
}
