//! Where commands come in and are carried out.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use tabletier_session::{Limits, Session, Strength, TextError, TranspositionTable, Verdict};

use super::command::{Command, Query, wrong};
use super::go::Go;
use super::options::{Change, Options};
use super::thinker::{Task, Thinker};
use super::voice::Voice;
use crate::failure::Failure;

/// The engine as UGI knows it: a game, options, and a search under way.
pub(crate) struct UgiEngine {
    voice: Voice,
    options: Options,
    session: Arc<dyn Session>,
    /// The transposition table of this game; made when it is first needed.
    tt: Arc<OnceLock<TranspositionTable>>,
    thinker: Option<Thinker>,
}

impl UgiEngine {
    pub(crate) fn new(voice: Voice) -> Result<UgiEngine, Failure> {
        let options = Options::default();
        let session = start(&options)?;
        Ok(UgiEngine { voice, options, session, tt: Arc::default(), thinker: None })
    }

    /// Carries out a line. What is wrong with it is told, and then it has changed nothing.
    pub(crate) fn hear(&mut self, line: &str) -> Result<ControlFlow<()>, Failure> {
        match Command::parse(line)? {
            None => {}
            Some(Command::Ugi) => self.introduce()?,
            Some(Command::IsReady) => {
                if !self.is_busy() {
                    self.make_tt();
                }
                self.voice.say("readyok")?;
            }
            Some(Command::NewGame) => {
                self.rest("uginewgame")?;
                self.session = start(&self.options)?;
                self.tt = Arc::default();
            }
            Some(Command::SetOption { name, value }) => {
                self.rest("setoption")?;
                self.set(name, &value)?;
            }
            Some(Command::Position { text, moves }) => {
                self.rest("position")?;
                self.session = self.reach(text.as_deref(), &moves)?;
            }
            Some(Command::Go(go)) => {
                self.rest("go")?;
                self.think(&go)?;
            }
            Some(Command::PonderHit) => {
                if let Some(thinker) = &self.thinker {
                    thinker.ponder_hit();
                }
            }
            Some(Command::Stop) => {
                if let Some(thinker) = self.thinker.take() {
                    thinker.stop();
                }
            }
            Some(Command::Query(query)) => {
                let answer = self.answer(query);
                self.voice.say(&format!("response {answer}"))?;
            }
            Some(Command::Quit) => return Ok(ControlFlow::Break(())),
        }
        Ok(ControlFlow::Continue(()))
    }

    fn introduce(&self) -> Result<(), Failure> {
        let name = concat!("id name Tabletier ", env!("CARGO_PKG_VERSION"));
        let author = "id author the Tabletier authors";
        let options = Options::describe().join("\n");
        Ok(self.voice.say(&format!("{name}\n{author}\n{options}\nugiok"))?)
    }

    fn is_busy(&self) -> bool {
        self.thinker.as_ref().is_some_and(Thinker::is_busy)
    }

    /// Sees to it that nobody thinks, and that the last move has been told.
    fn rest(&mut self, command: &str) -> Result<(), TextError> {
        if self.is_busy() {
            let expected = "ugi, isready, query, ponderhit, stop or quit while thinking";
            return Err(wrong("command", command, expected));
        }
        if let Some(thinker) = self.thinker.take() {
            thinker.wait();
        }
        Ok(())
    }

    /// Makes the transposition table, where thinks may build on each other.
    fn make_tt(&self) {
        if self.options.level.is_none() {
            self.tt.get_or_init(|| TranspositionTable::new(self.options.memory()));
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        let mut options = self.options.clone();
        match options.set(name, value)? {
            Change::Game => {
                self.session = start(&options)?;
                self.tt = Arc::default();
            }
            Change::Hash => self.tt = Arc::default(),
            Change::Manner => {}
        }
        self.options = options;
        Ok(())
    }

    /// The line of play from a position, or from the start, by these moves.
    fn reach(&self, text: Option<&str>, moves: &[&str]) -> Result<Arc<dyn Session>, Failure> {
        let Options { game, rules, seed, .. } = &self.options;
        let mut session = match text {
            Some(text) => game.resume(rules.as_deref(), text)?,
            None => game.start(rules.as_deref(), *seed)?,
        };
        session.play_all(moves)?;
        Ok(Arc::from(session))
    }

    fn think(&mut self, go: &Go) -> Result<(), Failure> {
        let Options { seed, threads, level, multi_pv, ponder, .. } = self.options;
        let (limits, mut ignored) = go.heeded(self.session.seat(), level.is_some());
        let legal = |text: &String| match self.session.copy().play(text) {
            Ok(()) => None,
            Err(error) => Some(format!("go, searchmoves: {error}")),
        };
        ignored.extend(go.only.iter().filter_map(legal));
        for what in &ignored {
            self.voice.say(&format!("info string ignored: {what}"))?;
        }
        let task = Task {
            begun: Instant::now(),
            session: Arc::clone(&self.session),
            // Without a level, only what `go` says ends the think.
            strength: level.map_or(Strength::from(Limits::NONE), Strength::from),
            limits,
            only: go.only.clone(),
            infinite: go.infinite,
            ponder: go.ponder,
            tells_reply: ponder,
            seed,
            threads,
            multi_pv,
            memory: self.options.memory(),
            // A level plays the same whatever it has played before.
            tt: level.is_none().then(|| Arc::clone(&self.tt)),
        };
        let thinker = Thinker::start(task, self.voice.clone())
            .map_err(|error| Failure::Wrong(format!("go: no thread can be started: {error}")))?;
        self.thinker = Some(thinker);
        Ok(())
    }

    fn answer(&self, query: Query) -> String {
        let outcome = self.session.outcome();
        match query {
            Query::GameOver => outcome.is_some().to_string(),
            Query::Turn(seat) => (outcome.is_none() && self.session.seat() == seat).to_string(),
            Query::Result => match outcome.map(|outcome| outcome.verdict) {
                None => "none".to_string(),
                Some(Verdict::Won(seat)) => format!("p{}win", seat.index() + 1),
                Some(Verdict::Draw | Verdict::Score(_)) => "draw".to_string(),
            },
            Query::Seats => self.session.seats().to_string(),
            Query::Status => self.session.status(),
            Query::Position => self.session.position(),
        }
    }
}

/// The game that is set, at its start.
fn start(options: &Options) -> Result<Arc<dyn Session>, TextError> {
    Ok(Arc::from(options.game.start(options.rules.as_deref(), options.seed)?))
}
