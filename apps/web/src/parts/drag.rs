//! A pointer on the board: a touch, or something carried from one place to another.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, SvgElement, SvgsvgElement};

use tabletier_session::{Number, Target};

/// Nearer than this, in pixels, a pointer has not moved.
const STILL: f64 = 7.0;

/// A pointer that was put down on the board.
#[derive(Clone)]
pub(crate) struct Drag {
    start: (f64, f64),
    /// Whether the touch already picked something up.
    pub(crate) picked: bool,
    carried: Option<Vec<Carried>>,
}

/// A piece that follows the pointer, and where it belongs.
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

    /// Whether the pointer has not moved.
    pub(crate) fn is_still(&self, event: &PointerEvent) -> bool {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.carried.is_none() && (x - self.start.0).hypot(y - self.start.1) < STILL
    }

    /// Carries what has this name along with the pointer.
    pub(crate) fn carry(&mut self, board: &SvgsvgElement, event: &PointerEvent, name: &Target) {
        let by = (
            f64::from(event.client_x()) - self.start.0,
            f64::from(event.client_y()) - self.start.1,
        );
        if self.carried.is_none() {
            if by.0.hypot(by.1) < STILL {
                return;
            }
            let carried = pieces(board, name).into_iter().map(|piece| {
                let home = piece.get_attribute("transform").unwrap_or_default();
                Carried { piece, home }
            });
            self.carried = Some(carried.collect());
            // What is carried past the edge of the board is still carried.
            let _ = board.set_pointer_capture(event.pointer_id());
        }
        let (Some(carried), Some(matrix)) = (&self.carried, board.get_screen_ctm()) else { return };
        // Where the board is turned, so is the way.
        let scale = f64::from(matrix.a());
        let (x, y) = (by.0 / scale, by.1 / scale);
        for Carried { piece, home } in carried {
            let way = format!("translate({} {}) {home}", Number(x as f32), Number(y as f32));
            let _ = piece.set_attribute("transform", &way);
            let _ = piece.class_list().add_1("carried");
        }
    }

    /// Puts what was carried back where it was.
    pub(crate) fn put_back(&mut self) {
        for Carried { piece, home } in self.carried.take().unwrap_or_default() {
            let _ = piece.set_attribute("transform", &home);
            let _ = piece.class_list().remove_1("carried");
        }
    }
}

/// What moves when something of this name is carried: the piece that is called so, with what lies
/// on it, or the piece on the ground that is called so: the chosen one, if another has taken its
/// place there. What has a name of its own stays.
fn pieces(board: &SvgsvgElement, name: &Target) -> Vec<Element> {
    let Some(named) = find(board, name) else { return Vec::new() };
    let nameless = board.query_selector_all(".scene-piece:not([data-target]):not(.scene-gone)");
    let nameless = nameless
        .ok()
        .into_iter()
        .flat_map(|pieces| (0..pieces.length()).filter_map(move |index| pieces.item(index)));
    let nameless = nameless.map(JsCast::unchecked_into::<Element>);
    if named.class_list().contains("scene-piece") {
        let on_it: Vec<Element> = nameless.filter(|piece| covers(&named, piece)).collect();
        std::iter::once(named).chain(on_it).collect()
    } else {
        let mut there: Vec<Element> = nameless.filter(|piece| stands_on(piece, &named)).collect();
        let chosen = |piece: &Element| piece.class_list().contains("scene-chosen");
        if there.iter().any(chosen) {
            there.retain(chosen);
        }
        there
    }
}

/// Whether the frame of one element holds that of another.
fn covers(outer: &Element, inner: &Element) -> bool {
    let (outer, inner) = (outer.get_bounding_client_rect(), inner.get_bounding_client_rect());
    outer.left() <= inner.left()
        && outer.top() <= inner.top()
        && outer.right() >= inner.right()
        && outer.bottom() >= inner.bottom()
}

/// Whether the middle of a piece lies on a ground.
fn stands_on(piece: &Element, ground: &Element) -> bool {
    let frame = piece.get_bounding_client_rect();
    let (x, y) = (frame.x() + frame.width() / 2.0, frame.y() + frame.height() / 2.0);
    let there = leptos::prelude::document().elements_from_point(x as f32, y as f32);
    there.iter().any(|element| ground.contains(element.dyn_ref::<web_sys::Node>()))
}

/// The element of this name on the board; a piece before the ground below it.
pub(crate) fn find(board: &SvgsvgElement, target: &Target) -> Option<Element> {
    let name = target.as_str().replace(['"', '\\'], "");
    let named = format!("[data-target=\"{name}\"]");
    let piece = board.query_selector(&format!(".scene-piece{named}")).ok().flatten();
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
