//! What is heard at a board: wood that is put down, glass that rings. All of it is made here, of a few
//! tones.

use std::cell::RefCell;

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use crate::app_state::AppState;

thread_local! {
    static SPEAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A piece was put down.
    Move,
    /// Something was taken.
    Take,
    /// It is a person's turn again.
    Turn,
    /// The game is over.
    End,
}

/// A tone: when it begins, in seconds, from which pitch to which, how long and how loud.
struct Tone(f64, f32, f32, f64, f32);

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Move => &[Tone(0.0, 330.0, 110.0, 0.12, 0.2)],
            Sound::Take => {
                &[Tone(0.0, 240.0, 70.0, 0.14, 0.28), Tone(0.07, 420.0, 160.0, 0.1, 0.12)]
            }
            Sound::Turn => {
                &[Tone(0.0, 988.0, 980.0, 0.22, 0.04), Tone(0.09, 1319.0, 1310.0, 0.3, 0.04)]
            }
            Sound::End => &[
                Tone(0.0, 523.0, 521.0, 0.5, 0.09),
                Tone(0.14, 659.0, 657.0, 0.5, 0.09),
                Tone(0.28, 784.0, 782.0, 0.8, 0.09),
            ],
        }
    }
}

/// Lets a move be heard, unless somebody wants silence.
pub(crate) fn tap(app: AppState) {
    play(app, Sound::Move);
}

/// Lets something be heard, unless somebody wants silence.
pub(crate) fn play(app: AppState, sound: Sound) {
    if app.sound.get_untracked() && is_touched() {
        // Who cannot hear it still sees it.
        let _ = SPEAKER.with_borrow_mut(|speaker| ring(speaker, sound));
    }
}

/// Whether somebody has done something on the page: before that browsers let nothing be heard, and
/// complain. Those that do not tell let it be tried.
fn is_touched() -> bool {
    let of = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let activation = of(&window().navigator(), "userActivation").filter(JsValue::is_object);
    let active = activation.and_then(|activation| of(&activation, "hasBeenActive"));
    active.is_none_or(|active| active.is_truthy())
}

fn ring(speaker: &mut Option<AudioContext>, sound: Sound) -> Result<(), JsValue> {
    let speaker = match speaker {
        Some(speaker) => speaker,
        None => speaker.insert(AudioContext::new()?),
    };
    for &Tone(after, from, to, long, loud) in sound.tones() {
        let (tone, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
        let begin = speaker.current_time() + after;
        tone.frequency().set_value_at_time(from, begin)?;
        tone.frequency().exponential_ramp_to_value_at_time(to, begin + long * 0.7)?;
        volume.gain().set_value_at_time(loud, begin)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, begin + long)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&speaker.destination())?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(begin + long + 0.01)?;
    }
    Ok(())
}
