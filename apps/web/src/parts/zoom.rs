//! A closer look at a board: with two fingers, or a button.

use leptos::prelude::*;
use tabletier_session::Frame;
use web_sys::{PointerEvent, SvgsvgElement};

/// How much larger a board is seen by the button.
const CLOSE: f32 = 2.2;
/// How much larger at most.
const CLOSEST: f32 = 4.0;
/// A square smaller than this, in pixels, is smaller than a finger.
const FINGER: f32 = 32.0;

/// Which part of a board is seen: so many times larger, around this point.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Part {
    times: f32,
    x: f32,
    y: f32,
}

/// How a board is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Zoom {
    part: RwSignal<Option<Part>>,
    /// Fingers on the board: their numbers, and where they are.
    fingers: StoredValue<Vec<(i32, f64, f64)>>,
    /// Whether squares are smaller than fingers.
    pub(crate) small: RwSignal<bool>,
}

impl Zoom {
    pub(crate) fn new() -> Zoom {
        Zoom {
            part: RwSignal::new(None),
            fingers: StoredValue::new(Vec::new()),
            small: RwSignal::new(false),
        }
    }

    /// What is seen of a picture of this frame.
    pub(crate) fn window(self, frame: Frame) -> Frame {
        self.part.get().map_or(frame, |part| window(frame, part))
    }

    /// Whether a part is seen.
    pub(crate) fn is_close(self) -> bool {
        self.part.with(Option::is_some)
    }

    /// Shows a part, or the whole again.
    pub(crate) fn press(self, frame: Frame) {
        let middle = || {
            let (x, y) = (frame.x + frame.width / 2.0, frame.y + frame.height / 2.0);
            Part { times: CLOSE, x, y }
        };
        self.part.update(|part| *part = if part.is_some() { None } else { Some(middle()) });
    }

    /// Looks whether squares with sides of so many units are smaller than a finger.
    pub(crate) fn measure(self, board: &SvgsvgElement, reach: Option<f32>) {
        if self.part.with_untracked(Option::is_some) {
            return;
        }
        let scale = board.get_screen_ctm().map_or(1.0, |matrix| matrix.a().abs());
        let small = reach.is_some_and(|reach| reach * scale < FINGER);
        if self.small.get_untracked() != small {
            self.small.set(small);
        }
    }

    /// A finger is put down; whether it is the second.
    pub(crate) fn down(self, event: &PointerEvent) -> bool {
        if event.pointer_type() != "touch" {
            return false;
        }
        self.fingers.update_value(|fingers| {
            fingers.retain(|finger| finger.0 != event.pointer_id());
            fingers.push(finger(event));
        });
        self.fingers.with_value(Vec::len) > 1
    }

    /// A finger is lifted.
    pub(crate) fn up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|it| it.0 != event.pointer_id()));
    }

    /// A finger moves: two of them pull the board apart, and one shifts it if nothing else is in the
    /// hand. Whether it was about the board.
    pub(crate) fn moved(
        self,
        event: &PointerEvent,
        board: &SvgsvgElement,
        frame: Frame,
        free: bool,
    ) -> bool {
        let before = self.fingers.get_value();
        let now = finger(event);
        self.fingers.update_value(|fingers| {
            fingers.iter_mut().filter(|it| it.0 == now.0).for_each(|it| *it = now);
        });
        let Some(matrix) = board.get_screen_ctm() else { return false };
        let rect = board.get_bounding_client_rect();
        let middle = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        let after = self.fingers.get_value();
        let old = self.part.get_untracked();
        if before.len() < 2 && (!free || old.is_none() || before.is_empty()) {
            return false;
        }
        let (from, apart) = grip(&before);
        let (to, wider) = grip(&after);
        let part = old.unwrap_or(Part {
            times: 1.0,
            x: frame.x + frame.width / 2.0,
            y: frame.y + frame.height / 2.0,
        });
        let pulled = if apart > 0.0 { (wider / apart) as f32 } else { 1.0 };
        let times = between(part.times * pulled, 1.0, CLOSEST);
        let scale = f64::from(matrix.a());
        let later = scale * f64::from(times / part.times);
        let shift = |from: f64, to: f64, middle: f64| {
            ((from - middle) / scale - (to - middle) / later) as f32
        };
        let moved = Part {
            times,
            x: part.x + shift(from.0, to.0, middle.0),
            y: part.y + shift(from.1, to.1, middle.1),
        };
        self.part.set((times > 1.05).then(|| held(frame, moved)));
        true
    }
}

fn finger(event: &PointerEvent) -> (i32, f64, f64) {
    (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The middle of the fingers, and how far they are apart.
fn grip(fingers: &[(i32, f64, f64)]) -> ((f64, f64), f64) {
    match fingers {
        [(_, ax, ay), (_, bx, by), ..] => {
            (((ax + bx) / 2.0, (ay + by) / 2.0), (ax - bx).hypot(ay - by))
        }
        [(_, x, y)] => ((*x, *y), 0.0),
        [] => ((0.0, 0.0), 0.0),
    }
}

/// A part that does not reach beyond the edges.
fn held(frame: Frame, part: Part) -> Part {
    let (w, h) = (frame.width / part.times / 2.0, frame.height / part.times / 2.0);
    let x = between(part.x, frame.x + w, frame.x + frame.width - w);
    let y = between(part.y, frame.y + h, frame.y + frame.height - h);
    Part { x, y, ..part }
}

fn window(frame: Frame, part: Part) -> Frame {
    let Part { times, x, y } = held(frame, part);
    let (width, height) = (frame.width / times, frame.height / times);
    Frame::new(x - width / 2.0, y - height / 2.0, width, height)
}

/// Not `clamp`, which would bring all that writes fractions to everybody, for its panic.
fn between(number: f32, least: f32, most: f32) -> f32 {
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_stays_within_the_board() {
        let frame = Frame::new(-10.0, 0.0, 100.0, 60.0);
        let whole = window(frame, Part { times: 1.0, x: 40.0, y: 30.0 });
        assert_eq!(whole, frame);
        let corner = window(frame, Part { times: 2.0, x: -500.0, y: 500.0 });
        assert_eq!(corner, Frame::new(-10.0, 30.0, 50.0, 30.0));
    }
}
