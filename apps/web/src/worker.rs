//! The worker's side: one think after the other, away from the page.

use std::time::Duration;

use js_sys::Function;
use tabletier_session::{ThinkOptions, record};
use wasm_bindgen::prelude::*;

use crate::message::{Question, Reply};

#[wasm_bindgen]
extern "C" {
    /// The milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Thinks about a question and tells what comes of it; `worker.js` calls this.
#[wasm_bindgen]
pub fn answer(question: &str, tell: &Function) {
    console_error_panic_hook::set_once();
    let clock = || Duration::from_secs_f64(now() / 1000.0);
    think(question, &clock, &mut |reply| {
        // Nobody is left to hear it if this fails.
        let _ = tell.call1(&JsValue::NULL, &reply.to_string().into());
    });
}

/// Tells every report, then the last word.
fn think(question: &str, clock: &(dyn Fn() -> Duration + Sync), tell: &mut dyn FnMut(&Reply)) {
    let failure = |error: &dyn ToString| Reply::Failure(error.to_string());
    let last = match Question::read(question) {
        Err(error) => failure(&error),
        Ok(Question { strength, seed, lines, record }) => match record::read(&record).as_deref() {
            Err(error) => failure(error),
            Ok([]) => failure(&"no game to think about"),
            Ok([game, ..]) => {
                let options =
                    ThinkOptions { seed, multi_pv: lines, ..ThinkOptions::new(strength, clock) };
                let report = &mut |analysis: &_| tell(&Reply::Report(Clone::clone(analysis)));
                Reply::Answer(game.session().think(&options, report))
            }
        },
    };
    tell(&last);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::{Level, Record, catalog};

    fn replies(question: &str) -> Vec<Reply> {
        let mut replies = Vec::new();
        think(question, &|| Duration::ZERO, &mut |reply| replies.push(reply.clone()));
        replies
    }

    #[test]
    fn every_game_is_thought_about_and_the_answer_is_a_legal_move() {
        for &entry in catalog::GAMES {
            let mut game = Record::new(entry.start(None, 7).unwrap());
            let question = Question {
                strength: Level::new(2).unwrap().into(),
                seed: 1,
                lines: 1,
                record: game.to_string(),
            };
            let replies = replies(&question.to_string());
            let (last, reports) = replies.split_last().unwrap();
            assert!(reports.iter().all(|reply| !reply.is_last()), "{replies:?}");
            let Reply::Answer(Some(analysis)) = last else { panic!("{last:?}") };
            game.session_mut().play(&analysis.best).unwrap();
        }
    }

    #[test]
    fn a_question_without_a_game_is_refused_in_words() {
        let record = "strength level:1\nseed 0\nlines 1\n";
        for text in ["", record, &format!("{record}[Game \"go\"]\n")] {
            let replies = replies(text);
            assert!(matches!(&replies[..], [Reply::Failure(what)] if !what.is_empty()), "{text:?}");
        }
    }
}
