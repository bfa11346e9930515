//! A board to try moves on, apart from the game in progress.

use leptos::prelude::*;
use tabletier_session::{Entry, Gesture, Node, Record, Scene, Session, Shape, Target};

use super::beside::Beside;
use super::board::Board;
use super::film::Film;
use super::sound;
use crate::house::House;
use crate::model::hand::{self, Deed, Grip, Refusal};
use crate::model::route::Route;
use crate::words;

/// Where moves are tried, by hand for all players.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    house: House,
    entry: &'static dyn Entry,
    /// The rules and the first position.
    first: StoredValue<(String, String)>,
    session: RwSignal<Box<dyn Session>>,
    clicks: RwSignal<Vec<Target>>,
    film: Film,
    /// Why the last move or touch came to nothing.
    refusal: RwSignal<Option<Refusal>>,
    /// Whether what is shown was done by hand, and not tried out for the reader.
    by_hand: RwSignal<bool>,
}

fn laid(entry: &'static dyn Entry, rules: &str, position: &str) -> Box<dyn Session> {
    entry.resume(Some(rules), position).expect("what pages teach is tested, what is opened is read")
}

impl Desk {
    pub(crate) fn new(
        house: House,
        entry: &'static dyn Entry,
        rules: &str,
        position: &str,
    ) -> Desk {
        let desk = Desk {
            house,
            entry,
            first: StoredValue::new((rules.to_string(), position.to_string())),
            session: RwSignal::new(laid(entry, rules, position)),
            clicks: RwSignal::new(Vec::new()),
            film: Film::new(house),
            refusal: RwSignal::new(None),
            by_hand: RwSignal::new(false),
        };
        // What was said in another language is not said any more.
        Effect::new(move |_| {
            house.lang.track();
            desk.refusal.set(None);
        });
        desk
    }

    /// Whether what is shown was done by hand, and not tried out for the reader.
    pub(crate) fn is_by_hand(self) -> bool {
        self.by_hand.get()
    }

    /// The first position again, on another board.
    fn laid(self) -> Box<dyn Session> {
        self.first.with_value(|(rules, position)| laid(self.entry, rules, position))
    }

    /// Where the board stands now.
    pub(crate) fn position(self) -> String {
        self.session.with(|session| session.position())
    }

    /// Where a move leads from the first position.
    pub(crate) fn goal(self, text: &str) -> String {
        let mut session = self.laid();
        let _ = session.play(text);
        session.position()
    }

    /// What is clicked first to make a move in the first position, as those call it who hear it.
    pub(crate) fn first_click(self, text: &str) -> String {
        let session = self.laid();
        let clicks = session.clicks(text).unwrap_or_default();
        let Some(target) = clicks.first() else { return String::new() };
        let scene = session.picture(self.house.lang.get());
        label(&scene.nodes, target).unwrap_or_else(|| target.to_string())
    }

    /// How many moves were made.
    pub(crate) fn moves(self) -> usize {
        self.session.with(|session| session.played().len())
    }

    /// Whether the last move does what a task asks.
    pub(crate) fn achieves(self, task: &str) -> bool {
        self.session.with(|session| session.achieves(task))
    }

    /// Whether the last move or touch came to nothing.
    pub(crate) fn refused(self) -> bool {
        self.refusal.with(Option::is_some)
    }

    /// Whose turn it is or how it ended, in words.
    pub(crate) fn title(self) -> String {
        self.session.with(|session| session.picture(self.house.lang.get()).title)
    }

    fn change<T>(self, change: impl FnOnce(&mut dyn Session) -> T) -> Option<T> {
        self.film.stop();
        self.clicks.set(Vec::new());
        self.refusal.set(None);
        self.session.try_update(|session| change(&mut **session))
    }

    /// Lays the first position again.
    pub(crate) fn begin_again(self) {
        self.change(|_| ());
        self.session.set(self.laid());
    }

    pub(crate) fn take_back(self) {
        self.change(|session| session.undo());
    }

    /// Plays a move by its text from the first position, and shows it.
    pub(crate) fn try_out(self, text: &str) {
        self.begin_again();
        self.play(text);
        self.by_hand.set(false);
        let lang = self.house.lang.get_untracked();
        if self.session.with_untracked(|session| !session.played().is_empty()) {
            self.film.show(self.session.with_untracked(|session| session.frames(lang)));
        }
    }

    fn play(self, text: &str) {
        match self.change(|session| session.play(text)) {
            Some(Err(error)) => {
                let lang = self.house.lang.get_untracked();
                self.refusal.set(Some(Refusal { words: error.say(lang), forbidden: true }));
            }
            Some(Ok(())) => sound::tap(self.house),
            None => {}
        }
    }

    /// Hears what is done on the board.
    fn hear(self, deed: Deed) -> Grip {
        let (clicks, lang) = (self.clicks.get_untracked(), self.house.lang.get_untracked());
        let heard = self
            .session
            .with_untracked(|session| hand::hear(&**session, &clicks, deed, false, lang));
        self.clicks.set(heard.clicks);
        self.refusal.set(heard.refusal);
        self.by_hand.set(true);
        if let Some(mv) = heard.mv {
            self.play(&mv);
        }
        heard.grip
    }

    fn gesture(self) -> Option<Gesture> {
        let clicks = self.clicks.get();
        if !self.film.is_over() {
            return None;
        }
        self.session.with(|session| session.gesture(&clicks).ok())
    }

    fn scene(self) -> Scene {
        let (lang, clicks) = (self.house.lang.get(), self.clicks.get());
        self.film
            .picture()
            .unwrap_or_else(|| self.session.with(|session| session.scene(lang, &clicks)))
    }

    /// Where the game can be played on, as a link.
    fn play_on(self) -> String {
        let record = self.session.with(|session| {
            let mut copy = self.laid();
            copy.play_all(&session.played()).map(|()| Record::new(copy).to_string())
        });
        Route::Sent(record.unwrap_or_default()).fragment()
    }
}

/// What a target is called in a picture.
fn label(nodes: &[Node], target: &Target) -> Option<String> {
    nodes.iter().find_map(|node| match (&node.shape, &node.label) {
        (_, Some(label)) if node.target.as_ref() == Some(target) => Some(label.clone()),
        (Shape::Group { nodes, .. }, _) => label(nodes, target),
        _ => None,
    })
}

/// The board of a desk, what cannot be clicked on the board itself, and what to say of it.
#[component]
pub(crate) fn DeskBoard(desk: Desk) -> impl IntoView {
    let house = desk.house;
    let next =
        Signal::derive(move || desk.gesture().map(|gesture| gesture.next).unwrap_or_default());
    let time = Signal::derive(move || house.pace.get().time());
    let scene = Signal::derive(move || desk.scene());
    let hear = Callback::new(move |deed| desk.hear(deed));
    view! {
        <div class="desk">
            <Board game=desk.entry.about().key scene=scene next=next time=time hear=hear />
            <div class="controls">
                <Beside gesture=Signal::derive(move || desk.gesture()) scene=scene hear=hear
                    play=Callback::new(move |mv: String| desk.play(&mv)) />
            </div>
            <p class="small" aria-live="polite">{move || desk.title()}</p>
        </div>
    }
}

/// Why the last move or touch came to nothing.
#[component]
pub(crate) fn DeskRefusal(desk: Desk) -> impl IntoView {
    let house = desk.house;
    let label = move || house.say(&words::FORBIDDEN);
    move || {
        desk.refusal.get().map(|Refusal { words, forbidden }| {
            let label = forbidden.then(|| view! { <strong>{label}</strong> " " });
            view! { <p class="refusal">{label} {words}</p> }
        })
    }
}

/// Takes back, begins again, goes on at the table.
#[component]
pub(crate) fn DeskTools(desk: Desk) -> impl IntoView {
    let house = desk.house;
    let fresh = move || desk.moves() == 0;
    view! {
        <p class="row">
            <button class="quiet take-back" disabled=fresh on:click=move |_| desk.take_back()>
                {move || house.say(&words::UNDO)}
            </button>
            <button class="quiet begin-again" disabled=fresh on:click=move |_| desk.begin_again()>
                {move || house.say(&words::BEGIN_AGAIN)}
            </button>
            <a class="quiet play-on" href=move || desk.play_on()>
                {move || house.say(&words::PLAY_FROM_HERE)}
            </a>
        </p>
    }
}
