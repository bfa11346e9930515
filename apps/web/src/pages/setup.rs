//! A new game: by which rules, between whom, who begins.

use leptos::prelude::*;
use tabletier_session::{Dice, Entry, Level, Record, Seat, TextError};

use crate::house::{House, chance, house};
use crate::model::table::{Chair, Start, Table};
use crate::parts::board::Board;
use crate::parts::choice::Choice;
use crate::parts::rules::Rules;
use crate::parts::sure::Sure;
use crate::words;

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Plan {
    entry: &'static dyn Entry,
    /// The rules text; always one that can be read.
    rules: RwSignal<String>,
    chairs: RwSignal<Vec<Chair>>,
    names: RwSignal<Vec<String>>,
    seed: RwSignal<u64>,
    start: RwSignal<Start>,
    touch: RwSignal<bool>,
}

/// Sets up a game and begins it.
#[component]
pub(crate) fn Setup(
    /// The game.
    entry: &'static dyn Entry,
) -> impl IntoView {
    let house = house();
    let plan = Plan::new(entry);
    Effect::new(move |_| plan.set_chairs());
    let about = entry.about();
    let picture = Signal::derive(move || {
        let session = entry.start(Some(&plan.rules.get()), plan.seed.get());
        session.map(|session| session.picture(house.lang.get())).unwrap_or_default()
    });
    let begin = move || match plan.table() {
        Ok(table) => house.sit_down(table),
        Err(error) => house.tell(error.say(house.lang.get_untracked())),
    };
    let sure = RwSignal::new(false);
    let ask = move |_| {
        let playing =
            house.table.with_untracked(|table| table.as_ref().is_some_and(Table::is_under_way));
        if playing { sure.set(true) } else { begin() }
    };
    view! {
        <section class="setup">
            <div class="preview">
                <Board game=about.key scene=picture time=Signal::derive(|| 0) />
            </div>
            <form on:submit=move |event| event.prevent_default()>
                <h1>{about.name}</h1>
                <p>{move || house.say(&about.sentence)}</p>
                <Rules entry=entry rules=plan.rules />
                <Chairs plan=plan />
                <Beginning plan=plan />
                <button type="button" class="button large" id="begin" on:click=ask>
                    {move || house.say(&words::BEGIN)}
                </button>
                <Sure asked=sure id="begin" words=Signal::derive(|| &words::BEGIN_SURE)
                    yes=Callback::new(move |()| begin()) />
            </form>
        </section>
    }
}

impl Plan {
    fn new(entry: &'static dyn Entry) -> Plan {
        let rules = entry.rules_text(None).unwrap_or_default();
        let seats = entry.start(Some(&rules), 0).map_or(2, |session| session.seats());
        let level = Level::new(2).map_or(Chair::Person, Chair::Level);
        let chairs = (0..seats).map(|seat| if seat == 0 { Chair::Person } else { level });
        Plan {
            entry,
            rules: RwSignal::new(rules),
            chairs: RwSignal::new(chairs.collect()),
            names: RwSignal::new(vec![String::new(); Seat::MOST]),
            seed: RwSignal::new(chance()),
            start: RwSignal::new(Start::Chosen),
            touch: RwSignal::new(false),
        }
    }

    /// As many chairs as the rules want.
    fn set_chairs(self) {
        let seats = self.entry.start(Some(&self.rules.get()), 0).map_or(2, |it| it.seats());
        let level = Level::new(2).map_or(Chair::Person, Chair::Level);
        self.chairs.update(|chairs| chairs.resize(seats, level));
    }

    /// Whether the start depends on a draw.
    fn is_drawn(self) -> bool {
        let start = |seed| {
            self.entry.start(Some(&self.rules.get()), seed).map(|session| session.position()).ok()
        };
        start(0) != start(1)
    }

    fn table(self) -> Result<Table, TextError> {
        let seed = if self.is_drawn() { self.seed.get_untracked() } else { 0 };
        let session = self.entry.start(Some(&self.rules.get_untracked()), seed)?;
        let (mut chairs, mut names) = (self.chairs.get_untracked(), self.names.get_untracked());
        names.truncate(chairs.len());
        let whim = chance();
        if self.start.get_untracked() == Start::Lot {
            let shift = Dice::new(whim).below(chairs.len() as u64) as usize;
            chairs.rotate_left(shift);
            names.rotate_left(shift);
        }
        let mut table = Table::new(Record::new(session), chairs);
        for (seat, name) in Seat::first(names.len()).zip(&names) {
            if !name.trim().is_empty() {
                table.set_player(seat, name.trim())?;
            }
        }
        table.start = self.start.get_untracked();
        table.touch = self.touch.get_untracked();
        table.whim = whim;
        Ok(table)
    }
}

#[component]
fn Chairs(plan: Plan) -> impl IntoView {
    let house = house();
    let rows = move || {
        let seats = plan.chairs.with(Vec::len);
        (0..seats).map(|seat| view! { <ChairRow plan=plan seat=seat /> }).collect::<Vec<_>>()
    };
    let rotate = move |_| {
        plan.chairs.update(|chairs| chairs.rotate_right(1));
        let seats = plan.chairs.with_untracked(Vec::len);
        plan.names.update(|names| names[..seats].rotate_right(1));
    };
    view! {
        <fieldset>
            <legend>{move || house.say(&words::WHO_PLAYS)}</legend>
            {rows}
            <button type="button" class="quiet" id="rotate" on:click=rotate>{move || house.say(&words::ROTATE)}</button>
        </fieldset>
    }
}

/// Who may sit on a chair, with their words.
pub(crate) fn sitters(house: House) -> Vec<(String, String)> {
    let person = (Chair::Person.to_string(), house.say(&words::PERSON).to_string());
    let levels = Level::all()
        .map(|level| (level.to_string(), words::level(house.lang.get(), level.number())));
    std::iter::once(person).chain(levels).collect()
}

#[component]
fn ChairRow(plan: Plan, seat: usize) -> impl IntoView {
    let house = house();
    let colour = plan.entry.about().players[seat];
    let chair =
        move || plan.chairs.with(|chairs| chairs.get(seat).copied().unwrap_or(Chair::Person));
    let choose = Callback::new(move |key: String| {
        if let Some(chair) = Chair::read(&key) {
            plan.chairs.update(|chairs| chairs[seat] = chair);
        }
    });
    view! {
        <div class="chair" id=format!("chair-{seat}")>
            <Choice name=Signal::derive(move || house.say(&colour).to_string())
                options=Signal::derive(move || sitters(house))
                chosen=Signal::derive(move || chair().to_string()) choose=choose />
            <Show when=move || chair() == Chair::Person>
                <input type="text" maxlength="40" autocomplete="off"
                    placeholder=move || house.say(&words::NAME)
                    aria-label=move || house.say(&words::NAME)
                    prop:value=move || plan.names.with(|names| names[seat].clone())
                    on:input=move |event| {
                        plan.names.update(|names| names[seat] = event_target_value(&event));
                    } />
            </Show>
        </div>
    }
}

#[component]
fn Beginning(plan: Plan) -> impl IntoView {
    let house = house();
    let starts: Vec<_> = Start::ALL
        .into_iter()
        .map(|start| {
            let phrase = match start {
                Start::Chosen => &words::START_CHOSEN,
                Start::Lot => &words::START_LOT,
                Start::Turns => &words::START_TURNS,
            };
            view! {
                <label class="tick">
                    <input type="radio" name="start" id=format!("start-{}", start.key())
                        prop:checked=move || plan.start.get() == start
                        on:change=move |_| plan.start.set(start) />
                    <span>{move || house.say(phrase)}</span>
                </label>
            }
        })
        .collect();
    let seed = move |event| {
        // What is no seed gives way to the one there was.
        let seed = event_target_value(&event).trim().parse();
        plan.seed.update(|old| *old = seed.unwrap_or(*old));
    };
    view! {
        <fieldset>
            <legend>{move || house.say(&words::WHO_STARTS)}</legend>
            {starts}
        </fieldset>
        <Show when=move || plan.is_drawn()>
            <div class="rule">
                <label class="choice">
                    <span>{move || house.say(&words::SEED)}</span>
                    <input type="number" id="seed" min="0" step="1" inputmode="numeric"
                        prop:value=move || plan.seed.get().to_string() on:change=seed />
                </label>
                <button type="button" class="quiet" on:click=move |_| plan.seed.set(chance())>
                    {move || house.say(&words::DRAW_ANEW)}
                </button>
                <p class="small">{move || house.say(&words::SEED_WHY)}</p>
            </div>
        </Show>
        <label class="tick">
            <input type="checkbox" id="touch" prop:checked=move || plan.touch.get()
                on:change=move |event| plan.touch.set(event_target_checked(&event)) />
            <span>{move || house.say(&words::TOUCH)}
                <small>{move || house.say(&words::TOUCH_WHY)}</small></span>
        </label>
    }
}
