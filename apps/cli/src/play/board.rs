//! The board on the screen: how it looks, where the cursor stands, and the hand over it.

use std::collections::HashMap;

use tabletier_session::words::terminal as words;
use tabletier_session::{Deed, Hand, Heard, Node, Player, Scene, Shape, Sketch, Target};

use super::captions::wrap_captions;
use super::host::Host;
use super::map::{Direction, Map, Spot};

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

/// The board as it looks while a move is made, and the cursor.
pub(crate) struct Board {
    hand: Hand,
    sketch: Sketch,
    map: Map,
    buttons: Vec<Button>,
    cursor: Option<Choice>,
    /// Where the cursor was last on the board.
    spot: Spot,
    /// What the targets are, in words.
    labels: HashMap<Target, String>,
}

impl Board {
    pub(crate) fn new(host: &Host) -> Board {
        let mut board = Board {
            hand: Hand::idle(),
            sketch: Sketch::default(),
            map: Map::default(),
            buttons: Vec::new(),
            cursor: None,
            spot: Spot::default(),
            labels: HashMap::new(),
        };
        board.look(host);
        board.spot = board.map.middle();
        board.cursor = None;
        board.settle();
        board
    }

    pub(crate) fn hand(&self) -> &Hand {
        &self.hand
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

    /// Takes the position as it is now, with an empty hand.
    pub(crate) fn look(&mut self, host: &Host) {
        self.hand = match host.table.to_move() {
            Some(Player::Computer(_)) => Hand::idle(),
            Some(Player::Person) | None => {
                Hand::new(host.session(), host.table.agreement.touch_move)
            }
        };
        self.refresh(host);
    }

    /// Puts the cursor on something that a move may begin with, if none has begun.
    pub(crate) fn show(&mut self, first: Option<&Target>) {
        if let Some(target) = first
            && self.hand.clicks().is_empty()
            && self.hand.gesture().next.contains(target)
        {
            self.put_cursor(Choice::Target(target.clone()));
        }
    }

    /// Takes the last touch back.
    pub(crate) fn step_back(&mut self, host: &Host) -> Heard {
        let last = self.hand.clicks().last().cloned();
        let heard = self.hand.hear(host.session(), Deed::Back);
        self.refresh(host);
        if let Some(target) = last.filter(|last| self.hand.gesture().next.contains(last)) {
            self.put_cursor(Choice::Target(target));
        }
        heard
    }

    /// Chooses what is under the cursor.
    pub(crate) fn choose(&mut self, host: &Host) -> Heard {
        match self.cursor.clone() {
            Some(Choice::Target(target)) => self.touch(target, host),
            Some(Choice::Stop) => {
                Heard { mv: self.hand.may_stop().map(str::to_string), ..Heard::default() }
            }
            None => Heard::default(),
        }
    }

    /// Touches what a pointer means.
    pub(crate) fn point(&mut self, x: usize, y: usize, host: &Host) -> Heard {
        match self.hand.aim(&self.map.below(x, y)) {
            Some(target) => self.touch(target, host),
            None => Heard::default(),
        }
    }

    /// Chooses a button.
    pub(crate) fn push_button(&mut self, index: usize, host: &Host) -> Heard {
        let Some(button) = self.buttons.get(index) else { return Heard::default() };
        self.cursor = Some(button.choice.clone());
        self.choose(host)
    }

    /// Touches something; the cursor goes there unless that is refused.
    fn touch(&mut self, target: Target, host: &Host) -> Heard {
        let heard = self.hand.hear(host.session(), Deed::Choose(target.clone()));
        if heard.refusal.is_none() {
            self.put_cursor(Choice::Target(target));
        }
        // Whoever plays the move looks at the position after it.
        if heard.mv.is_none() {
            self.refresh(host);
        }
        heard
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
            let targets = self.map.in_order(&self.hand.gesture().next);
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
        let here = self.hand.clicks().last().filter(|_| self.hand.may_stop().is_some());
        self.hand.gesture().next.iter().chain(here).cloned().collect()
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

    /// Draws anew after a change.
    fn refresh(&mut self, host: &Host) {
        let session = host.session();
        self.sketch = wrap_captions(session.sketch(host.lang, self.hand.clicks()));
        self.map = Map::of(&self.sketch);
        self.labels = labels(&session.scene(host.lang, &self.hand));
        self.buttons = self.list_buttons(host);
        self.settle();
    }

    fn list_buttons(&self, host: &Host) -> Vec<Button> {
        let label = |target: &Target| {
            let control = self.sketch.controls.iter().find(|control| control.target == *target);
            control.map_or_else(|| target.to_string(), |control| control.label.clone())
        };
        let beside =
            self.hand.gesture().next.iter().filter(|target| self.map.centre(target).is_none());
        let stop = self.hand.may_stop().map(|_| Button {
            choice: Choice::Stop,
            label: words::STOP_HERE.say(host.lang).to_string(),
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
                let here =
                    self.hand.clicks().last() == Some(target) && self.map.centre(target).is_some();
                let goes_on = !self.map.in_order(&self.hand.gesture().next).is_empty();
                self.hand.gesture().next.contains(target)
                    || here && (goes_on || self.hand.may_stop().is_some())
            }
            None => false,
        };
        if stays {
            return;
        }
        self.cursor = self
            .map
            .nearest(self.spot, &self.hand.gesture().next)
            .map(Choice::Target)
            .or_else(|| self.buttons.first().map(|button| button.choice.clone()));
        if let Some(choice) = self.cursor.clone() {
            self.put_cursor(choice);
        }
    }
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
