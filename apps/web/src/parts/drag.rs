//! A pointer on the board: a touch, or something carried from one place to another.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, SvgElement, SvgsvgElement};

use tabletier_session::Target;

/// Nearer than this, in pixels, a pointer has not moved.
const STILL: f64 = 7.0;

/// A pointer that was put down on the board.
#[derive(Clone)]
pub(crate) struct Drag {
    start: (f64, f64),
    /// Whether the touch already picked something up.
    pub(crate) picked: bool,
    carried: Option<Carried>,
}

/// The piece that follows the pointer, and where it belongs.
#[derive(Clone)]
struct Carried {
    piece: Element,
    home: String,
}

impl Drag {
    pub(crate) fn new(event: &PointerEvent, picked: bool) -> Drag {
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        Drag { start, picked, carried: None }
    }

    /// Whether something is being carried.
    pub(crate) fn is_carrying(&self) -> bool {
        self.carried.is_some()
    }

    /// Carries the piece of this name along with the pointer.
    pub(crate) fn carry(&mut self, board: &SvgsvgElement, event: &PointerEvent, piece: &Target) {
        let by = (
            f64::from(event.client_x()) - self.start.0,
            f64::from(event.client_y()) - self.start.1,
        );
        if self.carried.is_none() {
            if by.0.hypot(by.1) < STILL {
                return;
            }
            self.carried = find(board, piece).map(|piece| {
                let home = piece.get_attribute("transform").unwrap_or_default();
                Carried { piece, home }
            });
        }
        let (Some(carried), Some(matrix)) = (&self.carried, board.get_screen_ctm()) else { return };
        let scale = f64::from(matrix.a());
        let (x, y) = (by.0 / scale, by.1 / scale);
        // Where the board is turned, so is the way.
        let place = format!("translate({x} {y}) {}", carried.home);
        let _ = carried.piece.set_attribute("transform", &place);
        let _ = carried.piece.class_list().add_1("carried");
    }

    /// Puts the carried piece back where it was.
    pub(crate) fn put_back(&mut self) {
        if let Some(Carried { piece, home }) = self.carried.take() {
            let _ = piece.set_attribute("transform", &home);
            let _ = piece.class_list().remove_1("carried");
        }
    }
}

/// The element of this name on the board; a piece before the ground below it.
pub(crate) fn find(board: &SvgsvgElement, target: &Target) -> Option<Element> {
    let name = target.as_str().replace(['"', '\\'], "");
    let named = format!("[data-target=\"{name}\"]");
    let piece = board.query_selector(&format!(".piece{named}")).ok().flatten();
    piece.or_else(|| board.query_selector(&named).ok().flatten())
}

/// The names of what lies below a point of the window, the topmost first.
pub(crate) fn below(x: i32, y: i32) -> Vec<Target> {
    let elements = leptos::prelude::document().elements_from_point(x as f32, y as f32);
    let mut targets = Vec::new();
    for element in elements.iter() {
        let named = element.unchecked_into::<SvgElement>().closest("[data-target]");
        let name = named.ok().flatten().and_then(|named| named.get_attribute("data-target"));
        if let Some(target) = name.map(Target::new)
            && !targets.contains(&target)
        {
            targets.push(target);
        }
    }
    targets
}
