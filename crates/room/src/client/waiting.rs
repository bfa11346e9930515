//! What was done here and has not become an event yet.

use serde_json::{Value, json};

use crate::action::Action;
use crate::event::{Event, Kind};
use crate::room::Room;

/// An action that is on its way.
struct Sent {
    id: String,
    /// The event that was the last when it was made; nothing if it was made after the action before
    /// it, of which nobody knows yet what event it will be.
    after: Option<u64>,
    action: Action,
    /// Whether it was sent on this line.
    flying: bool,
    /// The event that it has become, once that is acknowledged.
    confirmed: Option<u64>,
}

/// Actions in the order in which they were made. One is sent at a time, so that each is made for
/// exactly one state of the game.
pub(super) struct Waiting {
    name: String,
    count: u64,
    queue: Vec<Sent>,
}

impl Waiting {
    pub(super) fn new(name: &str) -> Waiting {
        Waiting { name: name.to_string(), count: 0, queue: Vec::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    pub(super) fn add(&mut self, action: Action, head: u64) {
        self.count += 1;
        let id = format!("{}-{}", self.name, self.count);
        let after = self.queue.is_empty().then_some(head);
        self.queue.push(Sent { id, after, action, flying: false, confirmed: None });
    }

    /// Whether what waits was made for the room as it stands.
    pub(super) fn begins_in(&self, room: &Room) -> bool {
        let after = self.queue.first().and_then(|sent| sent.after);
        after.is_some_and(|after| (room.settled..=room.head).contains(&after))
    }

    /// The moves that wait, and whether they are acknowledged.
    pub(super) fn moves(&self) -> impl Iterator<Item = (&str, bool)> {
        self.queue.iter().filter_map(|sent| match &sent.action {
            Action::Move(text) => Some((text.as_str(), sent.confirmed.is_some())),
            _ => None,
        })
    }

    /// The message that is to be sent now.
    pub(super) fn next(&mut self, room: &Room) -> Option<String> {
        // Whether it still holds is known once all events are that it was made after.
        let known = self.queue.first()?.after.is_some_and(|after| after <= room.head);
        let sent = self.queue.first_mut()?;
        if sent.flying || sent.confirmed.is_some() || !known {
            return None;
        }
        sent.flying = true;
        let mut message = json!({ "t": "act" });
        sent.write(&mut message);
        Some(message.to_string())
    }

    /// Whatever was not answered is sent again.
    pub(super) fn again(&mut self) {
        self.queue.iter_mut().for_each(|sent| sent.flying = false);
    }

    pub(super) fn confirm(&mut self, id: &str, seq: u64) {
        if let Some(sent) = self.queue.iter_mut().find(|sent| sent.id == id) {
            sent.confirmed = Some(seq);
        }
    }

    /// An event has happened: what it was made of waits no more, nor does what it has overtaken, the
    /// first of which is given back.
    pub(super) fn settle(&mut self, event: &Event, own: bool) -> Option<Action> {
        let first = self.queue.first()?;
        if first.after.is_none_or(|after| event.seq <= after) {
            return None;
        }
        if own && event.kind.answers(&first.action) {
            self.queue.remove(0);
            self.follow(event.seq);
            return None;
        }
        if event.kind.is_aside() {
            return None;
        }
        let queue = std::mem::take(&mut self.queue);
        let (stays, gone): (Vec<Sent>, Vec<Sent>) =
            queue.into_iter().partition(|sent| sent.outlives(&event.kind));
        self.queue = stays;
        self.again();
        self.follow(event.seq);
        gone.into_iter().next().map(|sent| sent.action)
    }

    /// What was made after an action that has become this event.
    fn follow(&mut self, seq: u64) {
        if let Some(next) = self.queue.first_mut() {
            next.after = Some(seq);
        }
    }

    /// Whether an answer about the game as of this event is about what was sent before the action was
    /// made anew for a later one.
    pub(super) fn is_renewed(&self, id: &str, head: Option<u64>) -> bool {
        let sent = self.queue.iter().find(|sent| sent.id == id);
        sent.is_some_and(|sent| sent.after.is_some() && sent.after >= head)
    }

    /// The server refuses it for good: it waits no more, nor does what was made after it.
    pub(super) fn refuse(&mut self, id: &str) -> Option<Action> {
        let place = self.queue.iter().position(|sent| sent.id == id)?;
        let refused = self.queue.swap_remove(place).action;
        self.queue.clear();
        Some(refused)
    }

    pub(super) fn clear(&mut self) {
        self.queue.clear();
    }

    pub(super) fn to_json(&self) -> Value {
        let write = |sent: &Sent| {
            let mut value = json!({});
            sent.write(&mut value);
            value
        };
        self.queue.iter().map(write).collect()
    }

    pub(super) fn restore(&mut self, kept: &Value) -> bool {
        let read = |value: &Value| {
            Some(Sent {
                id: value["id"].as_str()?.to_string(),
                after: value["after"].as_u64(),
                action: Action::read(value).ok()?,
                flying: false,
                confirmed: None,
            })
        };
        let kept = kept.as_array().map(Vec::as_slice).unwrap_or_default();
        match kept.iter().map(read).collect() {
            Some(queue) => {
                self.queue = queue;
                true
            }
            None => false,
        }
    }
}

impl Sent {
    fn write(&self, out: &mut Value) {
        out["id"] = self.id.as_str().into();
        if let Some(after) = self.after {
            out["after"] = after.into();
        }
        self.action.write(out);
    }

    /// Whether it means the same after this event.
    fn outlives(&self, kind: &Kind) -> bool {
        match self.action {
            Action::Greet(_) => true,
            Action::Rematch => matches!(kind, Kind::Rematch(None)),
            _ => false,
        }
    }
}
