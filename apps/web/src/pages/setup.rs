//! A new game: by which rules, between whom, who begins.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{
    Agreement, Dice, Entry, FirstMove, Level, Player, Record, Seat, Table, TextError,
};

use crate::app_state::{AppState, app_state, chance};
use crate::pages::play;
use crate::parts::board::Board;
use crate::parts::choice::Choice;
use crate::parts::plain::{Plain, flag, follow, live, noted, press, said, when};
use crate::parts::rules::Rules;

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Plan {
    entry: &'static dyn Entry,
    /// The rules text; always one that can be read.
    rules: RwSignal<String>,
    players: RwSignal<Vec<Player>>,
    names: RwSignal<Vec<String>>,
    seed: RwSignal<u64>,
    first_move: RwSignal<FirstMove>,
    touch_move: RwSignal<bool>,
}

/// Sets up a game and begins it.
#[component]
pub(crate) fn Setup(
    /// The game.
    entry: &'static dyn Entry,
) -> impl IntoView {
    let app = app_state();
    let plan = Plan::new(entry);
    follow(move || plan.seat_players());
    let about = entry.about();
    let picture = Signal::derive(move || {
        let session = entry.start(Some(&plan.rules.get()), plan.seed.get());
        session.map(|session| session.picture(app.lang.get())).unwrap_or_default()
    });
    let begin = move |_| match plan.table() {
        Ok(table) => app.sit_down(table),
        Err(error) => app.tell(error.message()),
    };
    view! {
        <section class="setup">
            <div class="preview">
                <Board game=about.key scene=picture time=Signal::derive(|| 0) />
            </div>
            <form on:submit=move |event| event.prevent_default()>
                <h1>{about.name}</h1>
                <p>{app.says(&about.sentence)}</p>
                <Rules entry=entry rules=plan.rules />
                <Players plan=plan />
                <Beginning plan=plan />
                {press("button large", "begin", &words::BEGIN, begin)}
            </form>
        </section>
    }
    .plain()
}

impl Plan {
    fn new(entry: &'static dyn Entry) -> Plan {
        let rules = entry.rules_text(None).unwrap_or_default();
        let seats = entry.start(Some(&rules), 0).map_or(2, |session| session.seats());
        let players = (0..seats).map(|seat| if seat == 0 { Player::Person } else { opponent() });
        Plan {
            entry,
            rules: RwSignal::new(rules),
            players: RwSignal::new(players.collect()),
            names: RwSignal::new(vec![String::new(); Seat::MOST]),
            seed: RwSignal::new(chance()),
            first_move: RwSignal::new(FirstMove::Same),
            touch_move: RwSignal::new(false),
        }
    }

    /// As many players as the rules want.
    fn seat_players(self) {
        let seats = self.entry.start(Some(&self.rules.get()), 0).map_or(2, |it| it.seats());
        self.players.update(|players| players.resize(seats, opponent()));
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
        let (mut players, mut names) = (self.players.get_untracked(), self.names.get_untracked());
        names.truncate(players.len());
        let agreement = Agreement {
            touch_move: self.touch_move.get_untracked(),
            first_move: self.first_move.get_untracked(),
            seed: chance(),
        };
        if agreement.first_move == FirstMove::Lot {
            let shift = Dice::new(agreement.seed).below(players.len() as u64) as usize;
            players.rotate_left(shift);
            names.rotate_left(shift);
        }
        let mut table = Table::new(Record::new(session), players);
        for (seat, name) in Seat::first(names.len()).zip(&names) {
            if !name.trim().is_empty() {
                table.set_name(seat, name.trim())?;
            }
        }
        table.agreement = agreement;
        Ok(table)
    }
}

/// A game as it usually is: with the first seat for a person.
pub(crate) fn usual(entry: &'static dyn Entry) -> Result<Table, TextError> {
    Plan::new(entry).table()
}

/// Who sits opposite at first.
fn opponent() -> Player {
    play::level().or(Level::new(2)).map_or(Player::Person, |level| Player::Computer(level.into()))
}

#[component]
fn Players(plan: Plan) -> impl IntoView {
    let app = app_state();
    let rows = move || {
        let seats = plan.players.with(Vec::len);
        (0..seats).map(|seat| view! { <PlayerRow plan=plan seat=seat /> }).collect::<Vec<_>>()
    };
    let rotate = move |_| {
        plan.players.update(|players| players.rotate_right(1));
        let seats = plan.players.with_untracked(Vec::len);
        plan.names.update(|names| names[..seats].rotate_right(1));
    };
    view! {
        <fieldset>
            <legend>{app.says(&words::WHO_PLAYS)}</legend>
            {live(rows)}
            {press("quiet", "rotate", &words::ROTATE, rotate)}
        </fieldset>
    }
    .plain()
}

/// Who may play for a seat, with their words.
pub(crate) fn players(app: AppState) -> Vec<(String, String)> {
    let person = (Player::Person.to_string(), app.say(&words::PERSON).to_string());
    let levels = Level::all().map(|level| {
        let player = Player::Computer(level.into());
        (player.to_string(), words::level(level.number()).say(app.lang.get()))
    });
    std::iter::once(person).chain(levels).collect()
}

#[component]
fn PlayerRow(plan: Plan, seat: usize) -> impl IntoView {
    let app = app_state();
    let colour = plan.entry.about().players[seat];
    let player =
        move || plan.players.with(|players| players.get(seat).copied().unwrap_or(Player::Person));
    let choose = Callback::new(move |key: String| {
        if let Ok(player) = key.parse() {
            plan.players.update(|players| players[seat] = player);
        }
    });
    view! {
        <div class="chair" id=format!("chair-{seat}")>
            <Choice name=Signal::derive(move || app.say(&colour).to_string())
                options=Signal::derive(move || players(app))
                chosen=Signal::derive(move || player().to_string()) choose=choose />
            {when(move || player() == Player::Person, move || view! {
                <input type="text" maxlength="40" autocomplete="off"
                    placeholder=app.says(&words::NAME)
                    aria-label=app.says(&words::NAME)
                    prop:value=said(move || plan.names.with(|names| names[seat].clone()))
                    on:input=noted(move |event| {
                        plan.names.update(|names| names[seat] = event_target_value(&event));
                    }) />
            })}
        </div>
    }
    .plain()
}

#[component]
fn Beginning(plan: Plan) -> impl IntoView {
    let app = app_state();
    let starts: Vec<_> = FirstMove::ALL
        .into_iter()
        .map(|first| {
            let phrase = match first {
                FirstMove::Same => &words::START_CHOSEN,
                FirstMove::Lot => &words::START_LOT,
                FirstMove::InTurn => &words::START_TURNS,
            };
            view! {
                <label class="tick">
                    <input type="radio" name="start" id=format!("start-{first}")
                        prop:checked=flag(move || plan.first_move.get() == first)
                        on:change=noted(move |_| plan.first_move.set(first)) />
                    <span>{app.says(phrase)}</span>
                </label>
            }
            .plain()
        })
        .collect();
    let seed = move |event| {
        // What is no seed gives way to the one there was.
        let seed = event_target_value(&event).trim().parse();
        plan.seed.update(|old| *old = seed.unwrap_or(*old));
    };
    view! {
        <fieldset>
            <legend>{app.says(&words::WHO_STARTS)}</legend>
            {starts}
        </fieldset>
        {when(move || plan.is_drawn(), move || view! {
            <div class="rule">
                <label class="choice">
                    <span>{app.says(&words::SEED)}</span>
                    <input type="number" id="seed" min="0" step="1" inputmode="numeric"
                        prop:value=said(move || plan.seed.get().to_string()) on:change=noted(seed) />
                </label>
                {press("quiet", "", &words::DRAW_ANEW, move |_| plan.seed.set(chance()))}
                <p class="small">{app.says(&words::SEED_WHY)}</p>
            </div>
        })}
        <label class="tick">
            <input type="checkbox" id="touch" prop:checked=flag(move || plan.touch_move.get())
                on:change=noted(move |event| plan.touch_move.set(event_target_checked(&event))) />
            <span>{app.says(&words::TOUCH)}
                <small>{app.says(&words::TOUCH_WHY)}</small></span>
        </label>
    }
    .plain()
}
