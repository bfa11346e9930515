//! A position is set up by hand, to be studied or played.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Deed, Draft, Entry, Grip, Node, Record, Shape, Target};

use crate::app_state::{AppState, app_state};
use crate::model::laid::Laid;
use crate::model::route::Route;
use crate::model::sentence::sentence;
use crate::model::study::Study;
use crate::parts::board::Board;
use crate::parts::choice::Choice;
use crate::parts::icon;
use crate::parts::plain::{Plain, act, flag, live, noted, press, press_unless, said};
use crate::parts::rules::Rules;
use crate::parts::sure::Sure;

/// A board being set up.
#[derive(Clone, Copy)]
struct Bench {
    app: AppState,
    entry: &'static dyn Entry,
    rules: RwSignal<String>,
    draft: RwSignal<Box<dyn Draft>>,
    /// What is put on the board, by its place in the palette.
    tool: RwSignal<usize>,
    /// A text that was typed and not laid yet.
    typed: RwSignal<Option<String>>,
    /// What is carried over the board.
    carried: StoredValue<Option<Target>>,
    /// The board as it was before each change.
    before: RwSignal<Vec<Box<dyn Draft>>>,
}

impl Bench {
    /// The position that is studied, if it is one of this game, else a start; if the board was
    /// begun with it before, as it was left.
    fn new(app: AppState, entry: &'static dyn Entry) -> Option<Bench> {
        let studied = app.study.with_untracked(|study| {
            let session = study.as_ref()?.session();
            let same = session.about().key == entry.about().key;
            same.then(|| (session.rules(), session.position()))
        });
        let usual = || {
            let session = entry.start(None, 0).ok()?;
            Some((session.rules(), session.position()))
        };
        let begun = studied.or_else(usual)?;
        let game = entry.about().key;
        let same = |laid: &Laid| laid.game == game && laid.begun == begun;
        let laid = match app.laid.get_value().filter(same) {
            Some(laid) => laid,
            None => Laid {
                game,
                rules: ArcRwSignal::new(begun.0.clone()),
                draft: ArcRwSignal::new(entry.draft(Some(&begun.0), &begun.1).ok()?),
                begun,
            },
        };
        app.laid.set_value(Some(laid.clone()));
        Some(Bench {
            app,
            entry,
            rules: laid.rules.into(),
            draft: laid.draft.into(),
            tool: RwSignal::new(0),
            typed: RwSignal::new(None),
            carried: StoredValue::new(None),
            before: RwSignal::new(Vec::new()),
        })
    }

    /// Takes everything off the board.
    fn clear(self) {
        self.change(|draft| draft.clear());
    }

    /// Lays the usual start.
    fn start(self) {
        self.typed.set(None);
        let rules = self.rules.get_untracked();
        let start = self.entry.start(Some(&rules), 0).map(|session| session.position());
        if let Ok(draft) = start.and_then(|start| self.entry.draft(Some(&rules), &start)) {
            self.change(|old| *old = draft);
        }
    }

    /// By other rules: the same position if it is one of theirs, their start after the usual start or
    /// on an empty board; else the rules stay, and nothing is lost.
    fn obey(self, before: String) -> String {
        let rules = self.rules.get();
        if rules == before {
            return rules;
        }
        let text = self.draft.with_untracked(|draft| draft.text());
        let fresh = |clear: bool| {
            let session = self.entry.start(Some(&before), 0).ok()?;
            let mut draft = self.entry.draft(Some(&before), &session.position()).ok()?;
            if clear {
                draft.clear();
            }
            Some(draft.text())
        };
        match self.entry.draft(Some(&rules), &text) {
            Ok(draft) => {
                // What was before is no board of these rules.
                self.before.set(Vec::new());
                self.draft.set(draft);
            }
            Err(_) if [fresh(false), fresh(true)].contains(&Some(text)) => self.start(),
            Err(_) => {
                self.app.tell(words::OTHER_RULES);
                self.rules.set(before.clone());
                return before;
            }
        }
        let tools = self.draft.with_untracked(|draft| draft.tools().len());
        self.tool.update(|tool| *tool = (*tool).min(tools - 1));
        rules
    }

    /// Lays the position that was typed, if one was; one that is none changes nothing.
    fn take(self) -> bool {
        let Some(text) = self.typed.get_untracked() else { return true };
        match self.entry.draft(Some(&self.rules.get_untracked()), text.trim()) {
            Ok(draft) => {
                self.app.notice.set(None);
                self.draft.set(draft);
                self.typed.set(None);
                true
            }
            Err(error) => {
                self.app.tell(words::unreadable_position(error.message()));
                false
            }
        }
    }

    /// Hears what is done on the board: a touch puts down what was chosen, and what lies there is
    /// carried elsewhere.
    fn hear(self, deed: Deed) -> Grip {
        let tool = self.tool.get_untracked();
        match deed {
            Deed::Down(below) => {
                let piece = below.into_iter().next();
                self.carried.set_value(piece.clone());
                return Grip { picked: false, piece };
            }
            Deed::Drop(below) => {
                let from = self.carried.try_update_value(Option::take).flatten();
                if let Some((from, to)) = from.zip(below.into_iter().next()) {
                    self.change(|draft| carry(draft, &from, &to));
                }
            }
            Deed::Click(below) => {
                if let Some(place) = below.into_iter().next() {
                    self.change(|draft| draft.touch(tool, &place));
                }
            }
            Deed::Choose(place) => self.change(|draft| draft.touch(tool, &place)),
            Deed::Back => self.undo(),
            Deed::PutDown => {}
        }
        Grip::default()
    }

    /// Changes the board, and remembers how it was.
    fn change(self, change: impl FnOnce(&mut Box<dyn Draft>)) {
        let before = self.draft.with_untracked(|draft| draft.copy());
        self.typed.set(None);
        self.draft.update(change);
        if self.draft.with_untracked(|draft| draft.text()) != before.text() {
            self.before.update(|all| all.push(before));
        }
    }

    /// Lays the board as it was before the last change.
    fn undo(self) {
        if let Some(before) = self.before.try_update(Vec::pop).flatten() {
            self.typed.set(None);
            self.draft.set(before);
        }
    }

    /// The game that begins here, if this is a position; what was typed is laid before.
    fn laid(self) -> Option<Record> {
        if self.take() { untrack(|| self.record()) } else { None }
    }

    fn record(self) -> Option<Record> {
        let text = self.draft.with(|draft| draft.check()).ok()?;
        self.entry.resume(Some(&self.rules.get()), &text).map(Record::new).ok()
    }
}

/// Puts what lies on one place on another. Where several things lie on a place, or nothing, all stays.
fn carry(draft: &mut Box<dyn Draft>, from: &Target, to: &Target) {
    let touched = |tool: usize| {
        let mut other = draft.copy();
        other.touch(tool, from);
        other
    };
    let nothing = draft.tools().len() - 1;
    let mut empty = touched(nothing);
    let lying = (0..nothing).find(|tool| touched(*tool).text() == empty.text());
    if let Some(tool) = lying.filter(|_| from != to && empty.text() != draft.text()) {
        empty.touch(tool, to);
        *draft = empty;
    }
}

/// The board, what can be put on it, and what can be done with it.
#[component]
pub(crate) fn Edit(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let Some(bench) = Bench::new(app, entry) else { return ().into_any() };
    Effect::new(move |before: Option<String>| {
        bench.obey(before.unwrap_or_else(|| bench.rules.get_untracked()))
    });
    let scene = Signal::derive(move || bench.draft.with(|draft| draft.scene(app.lang.get())));
    let next = Signal::derive(move || scene.with(|scene| targets(&scene.nodes)));
    let hear = Callback::new(move |deed| bench.hear(deed));
    let wrong = move || bench.draft.with(|draft| draft.check()).err();
    let over = move || bench.record().and_then(|record| record.session().outcome());
    let verdict = move || match (wrong(), over()) {
        (Some(flaw), _) => sentence(app.say(flaw)),
        (None, Some(end)) => words::edit_over(end.reason).say(app.lang.get()),
        (None, None) => app.say(&words::POSITION_FINE).to_string(),
    };
    let sure = RwSignal::new(false);
    let study = move || {
        if let Some(record) = bench.laid() {
            app.examine(Study::new(record));
        }
    };
    let ask = move |_| {
        let loses = bench.laid().is_some_and(|record| app.would_lose(&Study::new(record)));
        if loses { sure.set(true) } else { study() }
    };
    let play = move |_| {
        if let Some(record) = bench.laid().filter(|record| record.session().outcome().is_none()) {
            app.go(Route::Sent(record.to_string()));
        }
    };
    // A text may be typed on whatever board.
    let typed = move || bench.typed.with(Option::is_some);
    view! {
        <section class="table edit">
            <div class="stage">
                <div class="status">
                    <p id="verdict" role="status" class:refusal=flag(move || wrong().is_some())>{live(verdict)}</p>
                </div>
                <Board game=entry.about().key scene=scene next=next time=Signal::derive(|| 0) hear=hear />
            </div>
            <aside>
                <h1>{entry.about().name}</h1>
                <p class="small">{app.says(&words::EDIT_WHY)}</p>
                <Palette bench=bench />
                <Fields bench=bench />
                <div class="tools">
                    {act("undo", icon::UNDO, &words::UNDO, move || bench.before.with(Vec::is_empty), move |_| bench.undo())}
                    {press("quiet", "clear", &words::CLEAR, move |_| bench.clear())}
                    {press("quiet", "usual", &words::USUAL_START, move |_| bench.start())}
                </div>
                <div class="row">
                    {press_unless("button", "study", &words::STUDY, move || wrong().is_some() && !typed(), ask)}
                    {press_unless("quiet", "play", &words::PLAY, move || (wrong().is_some() || over().is_some()) && !typed(), play)}
                </div>
                <Sure asked=sure id="study" words=Signal::derive(|| &words::REPLACES_STUDY)
                    yes=Callback::new(move |()| study()) />
                <Rules entry=entry rules=bench.rules />
                <Typed bench=bench />
            </aside>
        </section>
    }
    .plain()
}

/// What can be put on the board.
#[component]
fn Palette(bench: Bench) -> impl IntoView {
    let app = bench.app;
    let tools = move || {
        bench.draft.with(|draft| {
            draft.tools().into_iter().enumerate().map(|(tool, name)| {
                let icon = draft.icon(tool).map(|scene| {
                    view! {
                        <Board game=bench.entry.about().key scene=Signal::derive(move || scene.clone())
                            time=Signal::derive(|| 0) />
                    }
                    .plain()
                });
                view! {
                    <label class="tool">
                        <input type="radio" name="tool" id=format!("tool-{}", name.code)
                            prop:checked=flag(move || bench.tool.get() == tool)
                            on:change=noted(move |_| bench.tool.set(tool)) />
                        <span class="icon" aria-hidden="true">{icon}</span>
                        <span>{app.says(name)}</span>
                    </label>
                }
                .plain()
            })
            .collect::<Vec<_>>()
        })
    };
    // They are drawn again only if they are others.
    let names = Memo::new(move |_| {
        bench.draft.with(|draft| draft.tools().iter().map(|name| name.code).collect::<Vec<_>>())
    });
    view! {
        <fieldset class="palette">
            <legend>{app.says(&words::TO_PUT)}</legend>
            {live(move || { names.get(); untrack(tools) })}
        </fieldset>
    }
    .plain()
}

/// What is set besides the board.
#[component]
fn Fields(bench: Bench) -> impl IntoView {
    let app = bench.app;
    let count = Memo::new(move |_| bench.draft.with(|draft| draft.fields().len()));
    let rows = move || {
        (0..count.get())
            .map(|index| {
                let field = move || bench.draft.with(|draft| draft.fields().into_iter().nth(index));
                let name = Signal::derive(move || {
                    field().map(|field| app.say(field.name).to_string()).unwrap_or_default()
                });
                let options = Signal::derive(move || {
                    let lang = app.lang.get();
                    let values = field().map(|field| field.values).unwrap_or_default();
                    let words = values.iter().map(|value| value.say(lang));
                    words.enumerate().map(|(at, words)| (at.to_string(), words)).collect::<Vec<_>>()
                });
                let chosen = Signal::derive(move || {
                    field().map(|field| field.chosen.to_string()).unwrap_or_default()
                });
                let choose = Callback::new(move |key: String| {
                    if let Ok(value) = key.parse() {
                        bench.draft.update(|draft| draft.set(index, value));
                    }
                });
                view! { <Choice name=name options=options chosen=chosen choose=choose /> }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <fieldset class="fields">
            <legend>{app.says(&words::FIELDS)}</legend>
            {live(rows)}
        </fieldset>
    }
    .plain()
}

/// The position as text, to read, copy and replace.
#[component]
fn Typed(bench: Bench) -> impl IntoView {
    let app = bench.app;
    let text = move || bench.typed.get().unwrap_or_else(|| bench.draft.with(|draft| draft.text()));
    view! {
        <label>
            <span class="small">{app.says(&words::POSITION_TEXT)}</span>
            <textarea id="position" rows="3" spellcheck="false" prop:value=said(text)
                on:input=noted(move |event| bench.typed.set(Some(event_target_value(&event))))></textarea>
        </label>
        {press_unless("quiet", "take-text", &words::TAKE_TEXT, move || bench.typed.with(Option::is_none), move |_| { bench.take(); })}
    }
    .plain()
}

/// All that can be touched.
fn targets(nodes: &[Node]) -> Vec<Target> {
    let mut found = Vec::new();
    for node in nodes {
        found.extend(node.target.clone());
        if let Shape::Group { nodes, .. } = &node.shape {
            found.extend(targets(nodes));
        }
    }
    found
}
