//! One puzzle: a wrong move is answered and taken back, the right one praised.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::{page as words, study};
use tabletier_session::{
    Analysis, Deed, Entry, Grip, Hand, Limits, Message, Phrase, Puzzle, Record, Refusal, Score,
    Seat, Session, Strength, advice,
};

use crate::app_state::{AppState, Pace, app_state};
use crate::keep;
use crate::message::{Reply, ThinkRequest};
use crate::model::board_state::BoardState;
use crate::model::route::Route;
use crate::model::solving::Solving;
use crate::model::told::called;
use crate::parts::beside::Beside;
use crate::parts::board::Board;
use crate::parts::film::Film;
use crate::parts::icon::{self, icon};
use crate::parts::plain::{Plain, act, flag, link, live, said, when};
use crate::parts::refused::Refused;
use crate::parts::sound;

/// How much is thought about a wrong move, to tell what is wrong with it.
const NODES: u64 = 20_000;
/// How long its answer is seen before both are taken back, in milliseconds.
const PAUSE: u32 = 1200;

/// How far the puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// A move is looked for.
    Open,
    /// A wrong one lies on the board.
    Missed,
    /// The right one does.
    Solved {
        /// Whether it was shown, and not found.
        shown: bool,
    },
}

/// A puzzle, and somebody who solves it.
#[derive(Clone, Copy)]
struct Solver {
    app: AppState,
    board: BoardState,
    film: Film,
    puzzle: StoredValue<Puzzle>,
    /// The position after the right move.
    goal: StoredValue<String>,
    phase: RwSignal<Phase>,
    /// What is wrong with the last move.
    why: RwSignal<Option<Message>>,
    hinted: RwSignal<bool>,
    solving: RwSignal<Solving>,
}

impl Solver {
    fn new(app: AppState, entry: &dyn Entry, puzzle: Puzzle, solving: RwSignal<Solving>) -> Solver {
        let session = entry
            .resume(Some(&puzzle.rules), &puzzle.position)
            .expect("puzzles are read before they are shown");
        let mut after = session.copy();
        let _ = after.play(puzzle.solution());
        let board = BoardState::new(app.lang, session.copy());
        board.lay(session.copy(), Some(Hand::new(&*session, false)));
        on_cleanup(move || app.engine().stop());
        Solver {
            app,
            board,
            film: Film::new(app, board),
            puzzle: StoredValue::new(puzzle),
            goal: StoredValue::new(after.position()),
            phase: RwSignal::new(Phase::Open),
            why: RwSignal::new(None),
            hinted: RwSignal::new(false),
            solving,
        }
    }

    /// The position as it is asked about.
    fn first(self) -> Box<dyn Session> {
        self.board.with_untracked(|session| session.fresh())
    }

    fn seat(self) -> Seat {
        self.first().seat()
    }

    /// Lays the position again, with the reason why the last move was wrong.
    fn lay_again(self) {
        self.app.engine().stop();
        self.film.stop();
        let session = self.first();
        let hand = Hand::new(&*session, false);
        self.board.lay(session, Some(hand));
        self.phase.set(Phase::Open);
    }

    /// Hears what is done on the board.
    fn hear(self, deed: Deed) -> Grip {
        // Whoever touches the board has seen enough.
        if self.phase.get_untracked() == Phase::Missed {
            self.lay_again();
            return Grip::default();
        }
        self.film.end();
        self.board.hear(deed, |mv| self.play(mv))
    }

    fn play(self, mv: &str) {
        let mut session = self.first();
        if let Err(error) = session.play(mv) {
            return self.board.refusal.set(Some(Refusal::Move(error)));
        }
        sound::tap(self.app);
        if self.goal.with_value(|goal| *goal == session.position()) {
            self.solve(session, false);
        } else {
            self.miss(&*session, mv);
        }
    }

    /// Takes note of the first answer.
    fn note(self, found: bool) {
        self.solving.update(|solving| {
            self.puzzle.with_value(|Puzzle { position, grade, .. }| match found {
                true => solving.find(position, *grade),
                false => solving.miss(position, *grade),
            });
        });
        let key = self.board.with_untracked(|session| session.about().key);
        self.solving.with_untracked(|solving| {
            keep::set(&keep::puzzles(key), &solving.solved());
            keep::set(&keep::solving(key), &solving.score());
        });
    }

    fn solve(self, session: Box<dyn Session>, shown: bool) {
        self.app.engine().stop();
        self.film.stop();
        self.why.set(None);
        self.board.lay(session, None);
        self.phase.set(Phase::Solved { shown });
        self.note(!shown);
    }

    /// Shows the right move.
    fn show(self) {
        let mut session = self.first();
        let _ = self.puzzle.with_value(|puzzle| session.play(puzzle.solution()));
        let frames = session.frames(self.app.lang.get_untracked());
        self.solve(session, true);
        self.film.show(frames);
    }

    /// A wrong move: the engine tells what is wrong with it, then it is taken back.
    fn miss(self, session: &dyn Session, mv: &str) {
        self.film.stop();
        self.note(false);
        self.phase.set(Phase::Missed);
        self.why.set(Some(study::missed(mv)));
        self.board.lay(session.copy(), None);
        if let Some(outcome) = session.outcome() {
            self.why.set(Some(study::missed_over(mv, outcome.reason)));
            return self.take_back(Vec::new());
        }
        let strength = Strength::Search { algorithm: None, limits: Limits::nodes(NODES) };
        let request = ThinkRequest::new(session, strength);
        let mv = mv.to_string();
        self.app.engine().ask(&request, move |reply| match reply {
            Reply::Report(_) => {}
            Reply::Answer(Some(analysis)) => self.answer(&mv, &analysis),
            // Without an engine nobody knows better.
            Reply::Answer(None) | Reply::Failure(_) => self.take_back(Vec::new()),
        });
    }

    /// Shows the answer to a wrong move, says what it leads to, and takes both back.
    fn answer(self, mv: &str, analysis: &Analysis) {
        let lang = self.app.lang.get_untracked();
        let best = self.puzzle.with_value(|puzzle| puzzle.best);
        let Some(is) = analysis.scores.get(self.seat().index()) else {
            return self.take_back(Vec::new());
        };
        let worth = |score: Score| advice::worth(lang, score);
        let words = study::missed_answer(analysis.best.as_str(), worth(best), mv, worth(*is));
        self.why.set(Some(words));
        let mut session = self.board.with_untracked(|session| session.copy());
        let _ = session.play(&analysis.best);
        let frames = session.frames(lang);
        self.board.lay(session, None);
        self.take_back(frames);
    }

    /// Shows what is left to see, and lays the position again.
    fn take_back(self, frames: Vec<tabletier_session::Scene>) {
        let run = self.film.run();
        let still = self.app.pace.get_untracked() == Pace::Still;
        spawn_local(async move {
            self.film.show_within(run, frames).await;
            if !still {
                TimeoutFuture::new(PAUSE).await;
            }
            if self.film.goes_on(run) {
                self.lay_again();
            }
        });
    }

    /// Points at what is touched first.
    fn hint(self) {
        self.hinted.set(true);
        let clicks = self.puzzle.with_value(|puzzle| self.first().clicks(puzzle.solution()));
        self.board.hinted.set(clicks.unwrap_or_default().into_iter().take(1).collect());
    }

    /// The same in words.
    fn hint_words(self) -> Option<String> {
        let lang = self.app.lang.get();
        let open = self.hinted.get() && !self.is_solved();
        let session = open.then(|| self.first())?;
        let clicks = self.puzzle.with_value(|puzzle| session.clicks(puzzle.solution())).ok()?;
        let place = called(&session.picture(lang), clicks.first()?);
        Some(words::begins_with(place).say(lang))
    }

    fn is_solved(self) -> bool {
        matches!(self.phase.get(), Phase::Solved { .. })
    }

    /// What is asked, and of whom.
    fn asked(self) -> String {
        let lang = self.app.lang.get();
        let what = self.puzzle.with_value(|puzzle| match (puzzle.best, puzzle.second) {
            (Score::Win { turns: Some(1), .. }, _) => words::WIN_AT_ONCE,
            (Score::Win { .. }, Score::Cp(_) | Score::Loss { .. }) => words::FIND_WIN,
            (Score::Cp(_), Score::Loss { .. }) => words::FIND_RESCUE,
            _ => words::FIND_BEST,
        });
        let session = self.first();
        study::asked(what, session.about().players[session.seat().index()]).say(lang)
    }

    fn praise(self) -> Option<String> {
        let lang = self.app.lang.get();
        let Phase::Solved { shown } = self.phase.get() else { return None };
        let (best, second) = self.puzzle.with_value(|puzzle| (puzzle.best, puzzle.second));
        let (best, second) = (advice::worth(lang, best), advice::worth(lang, second));
        let words = match shown {
            true => words::solved_shown(best, second),
            false => words::solved_found(best, second),
        };
        Some(words.say(lang))
    }

    fn sign(self) -> &'static str {
        match self.phase.get() {
            Phase::Solved { .. } => icon::CUP,
            _ if self.why.with(Option::is_some) => icon::BARRED,
            _ if self.board.refusal.with(Option::is_some) => icon::BARRED,
            _ => icon::ARROW,
        }
    }

    /// The position with the right line, to be analysed.
    fn record(self) -> String {
        let mut session = self.first();
        self.puzzle.with_value(|puzzle| {
            for mv in &puzzle.line {
                let _ = session.play(mv);
            }
        });
        Record::new(session).to_string()
    }
}

/// A puzzle on a board as large as at the table, seen from the side of whoever is to move.
#[component]
pub(super) fn Riddle(
    entry: &'static dyn Entry,
    puzzle: Puzzle,
    /// How many come before it.
    at: usize,
    /// Where the next puzzle is.
    next: Signal<String>,
    solving: RwSignal<Solving>,
    /// What stands above the buttons, and what below them.
    head: AnyView,
    rest: AnyView,
) -> impl IntoView {
    let app = app_state();
    let line = puzzle.line[1..].join(" ");
    let solver = Solver::new(app, entry, puzzle, solving);
    let board = solver.board;
    let about = entry.about();
    let turned = about.opposite && solver.seat() != Seat::A;
    let hear = Callback::new(move |deed| solver.hear(deed));
    let seen = Signal::derive(move || board.next());
    let time = Signal::derive(move || app.pace.get().time());
    let why = move || solver.why.get().map(|why| why.say(app.lang.get()));
    // What it was about tells too much before.
    let themes = move || {
        let lang = app.lang.get();
        let name = |theme: &Phrase| view! { <li>{theme.say(lang)}</li> };
        let themes =
            app.sought.with(|sought| sought.themes(at).iter().map(name).collect::<Vec<_>>());
        view! { <ul class="themes" aria-label=app.says(&study::THEME)>{themes}</ul> }
    };
    let onward = move || {
        let line = (!line.is_empty()).then(|| {
            view! { <p class="small line">{words::goes_on(line.as_str()).say(app.lang.get())}</p> }
        });
        view! {
            <div class="after">
                {themes()}
                {line}
                {link("quiet", "analyse", &words::STUDY, Route::Study(Some(solver.record())).fragment())}
            </div>
        }
        .plain()
    };
    let solved = Memo::new(move |_| solver.is_solved());
    let button = move || {
        view! {
            <a class="button next" href=said(move || next.get())>{app.says(&words::NEXT_TASK)}</a>
        }
        .plain()
    };
    view! {
        <section class="table seated puzzles" id=format!("puzzle-{}", at + 1)>
            <div class="stage">
                <div class="voice" class:solved=flag(move || solved.get())>
                    <span class="sign">{live(move || icon(solver.sign()))}</span>
                    <div class="words">
                        <p id="status" role="status">{live(move || solver.asked())}</p>
                        <Refused board=board />
                        <p class="refusal missed" role="alert">{live(why)}</p>
                        <p class="praise" role="status">{live(move || solver.praise())}</p>
                        <p class="hint-words" role="status">{live(move || solver.hint_words())}</p>
                    </div>
                    {when(move || solved.get(), button)}
                </div>
                <Board game=about.key scene=board.scene next=seen time=time hear=hear
                    turned=Signal::derive(move || turned) />
                <div class="controls">
                    <Beside board=board hear=hear play=Callback::new(move |mv: String| solver.play(&mv)) />
                </div>
            </div>
            <aside>
                {head}
                <div class="tools">
                    {act("hint", icon::HINT, &words::SHOW_HINT, move || solver.hinted.get() || solved.get(), move |_| solver.hint())}
                    {act("solution", icon::EYE, &words::SHOW_SOLUTION, move || solved.get(), move |_| solver.show())}
                    <a class="quiet act" id="skip" href=said(move || next.get())>
                        {icon(icon::ARROW)} <span>{app.says(&study::OTHER_PUZZLE)}</span>
                    </a>
                </div>
                {when(move || solved.get(), onward)}
                {rest}
            </aside>
        </section>
    }
    .attr("data-game", about.key)
    .into_any()
}
