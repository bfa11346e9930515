//! A short tap when a piece is put down.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use crate::app_state::AppState;

thread_local! {
    static SPEAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Lets a move be heard, if somebody wants that.
pub(crate) fn tap(app: AppState) {
    if app.sound.get_untracked() {
        // Who cannot hear it still sees it.
        let _ = SPEAKER.with_borrow_mut(ring);
    }
}

fn ring(speaker: &mut Option<AudioContext>) -> Result<(), JsValue> {
    let speaker = match speaker {
        Some(speaker) => speaker,
        None => speaker.insert(AudioContext::new()?),
    };
    let (tone, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
    let now = speaker.current_time();
    tone.frequency().set_value_at_time(330.0, now)?;
    tone.frequency().exponential_ramp_to_value_at_time(110.0, now + 0.08)?;
    volume.gain().set_value_at_time(0.25, now)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, now + 0.12)?;
    tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&speaker.destination())?;
    tone.start()?;
    tone.stop_with_when(now + 0.13)
}
