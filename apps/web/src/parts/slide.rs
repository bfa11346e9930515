//! Pieces slide from where they were to where they are.

use js_sys::{Array, Object, Reflect};
use tabletier_session::Number;
use wasm_bindgen::prelude::*;
use web_sys::{Element, SvgsvgElement};

use crate::model::motion::Shift;

#[wasm_bindgen]
extern "C" {
    /// An element that can be animated.
    #[wasm_bindgen(extends = Element)]
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue) -> JsValue;
}

/// Lets the pieces of a board slide for so many milliseconds.
pub(crate) fn slide(board: &SvgsvgElement, shifts: &[Shift], turned: bool, time: u32) {
    let Ok(pieces) = board.query_selector_all(":scope > .scene-piece") else { return };
    for shift in shifts {
        let Some(piece) = pieces.item(shift.piece as u32) else { continue };
        let upright = if turned { " rotate(180deg)" } else { "" };
        let place = |(x, y): (f32, f32)| {
            let place = Object::new();
            let shift = format!("translate({}px, {}px){upright}", Number(x), Number(y));
            set(&place, "transform", &shift.into());
            place
        };
        let options = Object::new();
        set(&options, "duration", &time.into());
        set(&options, "easing", &"ease-in-out".into());
        let frames = Array::of2(&place(shift.from), &place(shift.to));
        piece.unchecked_into::<Animated>().animate(&frames, &options);
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Plain objects take any property.
    let _ = Reflect::set(object, &name.into(), value);
}
