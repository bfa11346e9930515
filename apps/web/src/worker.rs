//! The worker's side: one think after the other, away from the page.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::Function;
use tabletier_session::{Message, Session, ThinkOptions, record};
use wasm_bindgen::prelude::*;

use crate::message::{Garbled, Reply, ThinkRequest};

#[wasm_bindgen]
extern "C" {
    /// The milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

thread_local! {
    static KEPT: RefCell<Kept> = RefCell::default();
}

/// Thinks about what is requested and tells what comes of it; `worker.js` calls this.
#[wasm_bindgen]
pub fn answer(request: &str, tell: &Function) {
    console_error_panic_hook::set_once();
    let clock = || Duration::from_secs_f64(now() / 1000.0);
    KEPT.with_borrow_mut(|kept| {
        kept.think(request, &clock, &mut |reply| {
            // Nobody is left to hear it if this fails.
            let _ = tell.call1(&JsValue::NULL, &reply.to_string().into());
        });
    });
}

/// The game that was asked about last. The next request is mostly about the same one, a few moves
/// on or back, so that it need not be played again.
#[derive(Default)]
struct Kept {
    /// The record that it began with.
    start: String,
    session: Option<Box<dyn Session>>,
    /// How many moves were played for all requests.
    played: usize,
}

impl Kept {
    /// Tells every report, then the last word.
    fn think(
        &mut self,
        request: &str,
        clock: &(dyn Fn() -> Duration + Sync),
        tell: &mut dyn FnMut(&Reply),
    ) {
        let failure = |what| Reply::Failure(Message::plain(what));
        let last = self.answer(request, clock, tell).unwrap_or_else(failure);
        tell(&last);
    }

    fn answer(
        &mut self,
        request: &str,
        clock: &(dyn Fn() -> Duration + Sync),
        tell: &mut dyn FnMut(&Reply),
    ) -> Result<Reply, String> {
        let request = request.parse().map_err(|error: Garbled| error.to_string())?;
        let ThinkRequest { strength, seed, multi_pv, move_only, start, moves } = request;
        let session = self.go_to(start, &moves)?;
        let options =
            ThinkOptions { seed, multi_pv, move_only, ..ThinkOptions::new(strength, clock) };
        let report = &mut |analysis: &_| tell(&Reply::Report(Clone::clone(analysis)));
        Ok(Reply::Answer(session.think(&options, report)))
    }

    /// The game of a request, where it stands then.
    fn go_to(&mut self, start: String, moves: &[String]) -> Result<&dyn Session, String> {
        if self.session.is_none() || self.start != start {
            let games = record::read(&start).map_err(|error| error.to_string())?;
            let game = games.into_iter().next().ok_or("no game to think about")?;
            self.session = Some(game.into_session());
            self.start = start;
        }
        let session = self.session.as_mut().ok_or("no game to think about")?;
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        self.played += session.go_to(&moves).map_err(|error| error.to_string())?;
        Ok(&**session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::{Level, Record, Strength, catalog};

    fn replies(kept: &mut Kept, request: &str) -> Vec<Reply> {
        let mut replies = Vec::new();
        kept.think(request, &|| Duration::ZERO, &mut |reply| replies.push(reply.clone()));
        replies
    }

    fn request(session: &dyn Session, level: u8) -> String {
        ThinkRequest::new(session, Level::new(level).unwrap().into()).to_string()
    }

    #[test]
    fn every_game_is_thought_about_and_the_answer_is_a_legal_move() {
        let mut kept = Kept::default();
        for entry in catalog::GAMES {
            let mut game = entry.start(None, 7).unwrap();
            for _ in 0..2 {
                let replies = replies(&mut kept, &request(&*game, 2));
                let (last, reports) = replies.split_last().unwrap();
                assert!(reports.iter().all(|reply| !reply.is_last()), "{replies:?}");
                let Reply::Answer(Some(analysis)) = last else { panic!("{last:?}") };
                game.play(&analysis.best).unwrap();
            }
        }
    }

    #[test]
    fn to_look_through_a_game_plays_every_move_once() {
        for entry in catalog::GAMES {
            let mut kept = Kept::default();
            let mut game = entry.start(None, 7).unwrap();
            let ask = |kept: &mut Kept, game: &dyn Session| {
                let ThinkRequest { start, moves, .. } = ThinkRequest::new(game, Strength::Random);
                let there = kept.go_to(start, &moves).unwrap();
                assert_eq!(there.position(), game.position());
            };
            for _ in 0..12 {
                ask(&mut kept, &*game);
                let mv = game.moves().swap_remove(0);
                game.play(&mv).unwrap();
            }
            ask(&mut kept, &*game);
            while game.undo() {
                ask(&mut kept, &*game);
            }
            assert_eq!(kept.played, 12, "{}", entry.about().key);
        }
    }

    #[test]
    fn what_was_asked_before_does_not_matter() {
        let mut kept = Kept::default();
        let entry = &catalog::GAMES[0];
        let mut game = entry.start(None, 7).unwrap();
        let mv = game.moves().swap_remove(0);
        game.play(&mv).unwrap();
        let fresh = replies(&mut Kept::default(), &request(&*game, 3));
        for _ in 0..2 {
            assert_eq!(replies(&mut kept, &request(&*game, 3)), fresh);
            for session in
                [game.fresh(), game.restart_here(), catalog::GAMES[1].start(None, 7).unwrap()]
            {
                replies(&mut kept, &request(&*session, 1));
            }
        }
    }

    #[test]
    fn a_request_without_a_game_is_refused_in_words() {
        let head = "strength level:1\nseed 0\nmultipv 1\nmoveonly false\nmoves ";
        let game = Record::new(catalog::GAMES[0].start(None, 0).unwrap());
        let mut kept = Kept::default();
        for text in
            ["", head, &format!("{head}\n[Game \"go\"]\n"), &format!("{head}nonsense\n{game}")]
        {
            let replies = replies(&mut kept, text);
            assert!(
                matches!(&replies[..], [Reply::Failure(what)] if !what.to_string().is_empty()),
                "{text:?}"
            );
        }
    }
}
