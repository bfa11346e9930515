//! How boards look and how moves are made on them, as somebody likes it.

use leptos::prelude::*;
use tabletier_session::Phrase;
use tabletier_session::words::board as words;

use crate::app_state::{AppState, Setting, app_state};
use crate::keep;
use crate::parts::plain::{Plain, flag, follow, noted};

/// The colours of boards: each game has two style sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Warm,
    Cool,
}

/// How much of the room there is a board takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Small,
    Medium,
    Large,
}

impl Setting for Theme {
    const ALL: &'static [Theme] = &[Theme::Warm, Theme::Cool];

    fn key(self) -> &'static str {
        match self {
            Theme::Warm => "warm",
            Theme::Cool => "cool",
        }
    }

    fn words(self) -> &'static Phrase {
        match self {
            Theme::Warm => &words::THEME_WARM,
            Theme::Cool => &words::THEME_COOL,
        }
    }
}

impl Setting for Size {
    const ALL: &'static [Size] = &[Size::Small, Size::Medium, Size::Large];

    fn key(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }

    fn words(self) -> &'static Phrase {
        match self {
            Size::Small => &words::SIZE_SMALL,
            Size::Medium => &words::SIZE_MEDIUM,
            Size::Large => &words::SIZE_LARGE,
        }
    }
}

/// What is set about boards.
#[derive(Clone, Copy)]
pub(crate) struct Boards {
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) size: RwSignal<Size>,
    /// Whether rows and columns have their names.
    pub(crate) names: RwSignal<bool>,
    /// Whether a move is played only once it was confirmed.
    pub(crate) confirm: RwSignal<bool>,
}

fn kept<S: Setting>(name: &str, usual: S) -> S {
    keep::get(name).and_then(|key| S::from_key(&key)).unwrap_or(usual)
}

impl Boards {
    /// As it was left.
    pub(crate) fn open() -> Boards {
        Boards {
            theme: RwSignal::new(kept(keep::THEME, Theme::Warm)),
            size: RwSignal::new(kept(keep::SIZE, Size::Large)),
            names: RwSignal::new(keep::get(keep::NAMES).as_deref() != Some("off")),
            confirm: RwSignal::new(keep::get(keep::CONFIRM).as_deref() == Some("on")),
        }
    }

    /// Keeps it when it changes, and shows it on the page: its style sheet looks at the root.
    pub(crate) fn remember(self) {
        let on = |is: bool| if is { "on" } else { "off" };
        show(keep::THEME, "data-theme", move || self.theme.get().key());
        show(keep::SIZE, "data-size", move || self.size.get().key());
        show(keep::NAMES, "data-names", move || on(self.names.get()));
        show(keep::CONFIRM, "data-confirm", move || on(self.confirm.get()));
    }
}

fn show(name: &'static str, attribute: &'static str, key: impl Fn() -> &'static str + 'static) {
    follow(move || {
        let key = key();
        keep::set(name, key);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute(attribute, key);
        }
    });
}

/// The settings of boards, as a part of a list of settings.
pub(crate) fn sheet() -> AnyView {
    let app = app_state();
    let Boards { theme, size, names, confirm } = app.boards;
    view! {
        {among(app, &words::THEME, theme)}
        {among(app, &words::SIZE, size)}
        {tick(app, &words::NAMES, names)}
        {tick(app, &words::CONFIRM, confirm)}
    }
    .plain()
}

fn among<S: Setting>(app: AppState, phrase: &'static Phrase, setting: RwSignal<S>) -> AnyView {
    let options = S::ALL.iter().map(|&option| {
        let chosen = move || setting.get() == option;
        view! {
            <option value=option.key() prop:selected=flag(chosen)>{app.says(option.words())}</option>
        }
        .plain()
    });
    let options: Vec<_> = options.collect();
    let choose = move |event| {
        if let Some(option) = S::from_key(&event_target_value(&event)) {
            setting.set(option);
        }
    };
    view! {
        <label class="choice">
            <span>{app.says(phrase)}</span>
            <select id=phrase.code on:change=noted(choose)>{options}</select>
        </label>
    }
    .plain()
}

fn tick(app: AppState, phrase: &'static Phrase, setting: RwSignal<bool>) -> AnyView {
    view! {
        <label class="tick">
            <input type="checkbox" id=phrase.code prop:checked=flag(move || setting.get())
                on:change=noted(move |event| setting.set(event_target_checked(&event))) />
            <span>{app.says(phrase)}</span>
        </label>
    }
    .plain()
}
