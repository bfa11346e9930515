//! What all pages share: language, looks, the game in progress, the engine.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Lang, Message, Phrase, Puzzles, Table};
use wasm_bindgen::JsValue;

use crate::engine::Engine;
use crate::model::laid::Laid;
use crate::model::route::Route;
use crate::model::shelved::Shelved;
use crate::model::study::Study;
use crate::pages::later;
use crate::parts::boards::Boards;
use crate::{keep, language, shelf};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    Auto,
    Light,
    Dark,
}

/// How fast moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Still,
    Slow,
    Usual,
    Fast,
}

/// One of a few settings, kept by its key.
pub(crate) trait Setting: Copy + PartialEq + Send + Sync + 'static {
    const ALL: &'static [Self];
    fn key(self) -> &'static str;
    fn words(self) -> &'static Phrase;

    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|setting| setting.key() == key)
    }
}

impl Setting for Look {
    const ALL: &'static [Look] = &[Look::Auto, Look::Light, Look::Dark];

    fn key(self) -> &'static str {
        match self {
            Look::Auto => "auto",
            Look::Light => "light",
            Look::Dark => "dark",
        }
    }

    fn words(self) -> &'static Phrase {
        match self {
            Look::Auto => &words::LOOK_AUTO,
            Look::Light => &words::LOOK_LIGHT,
            Look::Dark => &words::LOOK_DARK,
        }
    }
}

impl Setting for Pace {
    const ALL: &'static [Pace] = &[Pace::Still, Pace::Slow, Pace::Usual, Pace::Fast];

    fn key(self) -> &'static str {
        match self {
            Pace::Still => "still",
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Fast => "fast",
        }
    }

    fn words(self) -> &'static Phrase {
        match self {
            Pace::Still => &words::PACE_STILL,
            Pace::Slow => &words::PACE_SLOW,
            Pace::Usual => &words::PACE_USUAL,
            Pace::Fast => &words::PACE_FAST,
        }
    }
}

impl Pace {
    /// How long a piece slides from one stop to the next, in milliseconds.
    pub(crate) const fn time(self) -> u32 {
        match self {
            Pace::Still => 0,
            Pace::Slow => 700,
            Pace::Usual => 320,
            Pace::Fast => 140,
        }
    }
}

/// What all pages share.
#[derive(Clone, Copy)]
pub(crate) struct AppState {
    pub(crate) lang: RwSignal<Lang>,
    /// The languages whose words are there.
    pub(crate) langs: StoredValue<Vec<Lang>>,
    /// The tag of the language that was asked for last.
    pub(crate) asked: StoredValue<String>,
    pub(crate) look: RwSignal<Look>,
    pub(crate) pace: RwSignal<Pace>,
    pub(crate) sound: RwSignal<bool>,
    pub(crate) boards: Boards,
    pub(crate) route: RwSignal<Route>,
    pub(crate) table: RwSignal<Option<Table>>,
    /// The place on the shelf of the game on the table.
    pub(crate) place: StoredValue<String>,
    /// Games that were laid aside and that the browser does not keep.
    pub(crate) aside: StoredValue<Vec<Shelved>>,
    pub(crate) study: RwSignal<Option<Study>>,
    /// The board that was set up last.
    pub(crate) laid: StoredValue<Option<Laid>>,
    /// The puzzles that were opened last.
    pub(crate) puzzles: RwSignal<Option<Puzzles>>,
    /// What comes with the pages that not every visit needs, once it is there.
    pub(crate) later: RwSignal<Option<later::Rare>>,
    /// Something to tell, whatever page is shown.
    pub(crate) notice: RwSignal<Option<Message>>,
    /// Whether a new version of the client is there.
    pub(crate) renewal: RwSignal<bool>,
    engine: StoredValue<Engine, LocalStorage>,
}

/// What the pages of this client share.
pub(crate) fn app_state() -> AppState {
    expect_context()
}

impl AppState {
    /// The settings and games as they were left.
    pub(crate) fn open(engine: Engine, lang: Lang) -> AppState {
        let look =
            keep::get(keep::LOOK).and_then(|text| Look::from_key(&text)).unwrap_or(Look::Auto);
        let calm = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        let calm = calm.is_some_and(|query| query.matches());
        let usual = if calm { Pace::Still } else { Pace::Usual };
        let pace = keep::get(keep::PACE).and_then(|key| Pace::from_key(&key)).unwrap_or(usual);
        let kept = keep::get(keep::TABLE);
        let table = kept.as_deref().and_then(|text| text.parse::<Table>().ok());
        let kept_study = keep::get(keep::STUDY);
        let study = kept_study.as_deref().and_then(|text| text.parse::<Study>().ok());
        let lost = match (&table, &study, kept, kept_study) {
            (None, _, Some(text), _) => Some((words::LOST_TABLE, text)),
            (_, None, _, Some(text)) => Some((words::LOST_STUDY, text)),
            _ => None,
        };
        // Perhaps another version reads it.
        if let Some((_, text)) = &lost {
            keep::set(keep::LOST, text);
        }
        let notice = lost.map(|(words, _)| words.into()).or_else(|| language::excuse(lang));
        AppState {
            lang: RwSignal::new(lang),
            langs: StoredValue::new(vec![lang]),
            asked: StoredValue::new(lang.tag().to_string()),
            look: RwSignal::new(look),
            pace: RwSignal::new(pace),
            sound: RwSignal::new(keep::get(keep::SOUND).as_deref() != Some("off")),
            boards: Boards::open(),
            route: RwSignal::new(Route::from(&*fragment())),
            notice: RwSignal::new(notice),
            table: RwSignal::new(table),
            place: StoredValue::new(keep::get(keep::PLACE).unwrap_or_else(shelf::fresh)),
            aside: StoredValue::new(Vec::new()),
            study: RwSignal::new(study),
            laid: StoredValue::new(None),
            puzzles: RwSignal::new(None),
            later: RwSignal::new(None),
            renewal: RwSignal::new(false),
            engine: StoredValue::new_local(engine),
        }
    }

    /// The words in the language that is chosen.
    pub(crate) fn say(self, phrase: &Phrase) -> &'static str {
        phrase.say(self.lang.get())
    }

    /// The same for a view, which changes with the language.
    pub(crate) fn says(
        self,
        phrase: &'static Phrase,
    ) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || self.say(phrase)
    }

    /// The same for what depends on something.
    pub(crate) fn tells(
        self,
        message: impl Fn() -> Message + Send + Sync + 'static,
    ) -> Signal<String> {
        Signal::derive(move || message().say(self.lang.get()))
    }

    /// The same for a part that takes names of any kind.
    pub(crate) fn name(self, phrase: &'static Phrase) -> Signal<String> {
        Signal::derive(move || self.say(phrase).to_string())
    }

    pub(crate) fn engine(self) -> Engine {
        self.engine.get_value()
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        let _ = window().location().set_hash(&route.fragment());
        self.route.set(route);
    }

    /// Goes to a page instead of the one that was asked for, which is not come back to.
    pub(crate) fn redirect(self, route: Route) {
        self.rename(&route);
        self.route.set(route);
    }

    /// Gives the page that is shown another address.
    pub(crate) fn rename(self, route: &Route) {
        let history = window().history();
        let place = route.fragment();
        let _ = history.and_then(|it| it.replace_state_with_url(&JsValue::NULL, "", Some(&place)));
    }

    /// Lays a table; the game that was there goes to the shelf.
    pub(crate) fn lay(self, table: Table) {
        self.engine().stop();
        shelf::put_away(self);
        keep::remove(keep::TURNED);
        self.table.set(Some(table));
    }

    /// Lays a table and goes there.
    pub(crate) fn sit_down(self, table: Table) {
        self.lay(table);
        self.go(Route::Table);
    }

    /// Whether work would be lost if this took the place of what is studied.
    pub(crate) fn would_lose(self, study: &Study) -> bool {
        self.study.with_untracked(|old| {
            let old = old.as_ref().filter(|old| old.is_touched());
            old.is_some_and(|old| {
                let start = |study: &Study| (study.session().rules(), study.session().start());
                old.tree() != study.tree() || start(old) != start(study)
            })
        })
    }

    /// Takes up a study and goes there.
    pub(crate) fn examine(self, study: Study) {
        self.engine().stop();
        self.study.set(Some(study));
        self.go(Route::Study(None));
    }

    /// Tells something.
    pub(crate) fn tell(self, words: impl Into<Message>) {
        self.notice.set(Some(words.into()));
    }
}

/// The fragment of the address.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The whole address of a place, for others.
pub(crate) fn address(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    format!("{}{}", here.split('#').next().unwrap_or_default(), route.fragment())
}

/// Days since some day long ago, where the reader is.
pub(crate) fn today() -> usize {
    let now = js_sys::Date::new_0();
    ((now.get_time() / 60_000.0 - now.get_timezone_offset()) / 1440.0) as usize
}

/// A number that nobody can foresee.
pub(crate) fn chance() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}
