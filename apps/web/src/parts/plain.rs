//! What pages have many of, made in one place. Each type of closure in a view, and each element that is
//! written in one, is code of its own, which people would have to download.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use tabletier_session::Phrase;

use crate::app_state::app_state;
use crate::parts::icon::icon;

/// Something to show, without its type.
pub(crate) trait Plain {
    fn plain(self) -> AnyView;
}

impl<T: IntoAny> Plain for View<T> {
    fn plain(self) -> AnyView {
        self.into_inner().into_any()
    }
}

impl<P: Plain> Plain for Option<P> {
    fn plain(self) -> AnyView {
        self.map(Plain::plain).into_any()
    }
}

impl<P: Plain> Plain for Vec<P> {
    fn plain(self) -> AnyView {
        self.into_iter().map(Plain::plain).collect::<Vec<_>>().into_any()
    }
}

impl Plain for AnyView {
    fn plain(self) -> AnyView {
        self
    }
}

impl Plain for Live {
    fn plain(self) -> AnyView {
        self.into_any()
    }
}

impl Plain for String {
    fn plain(self) -> AnyView {
        self.into_any()
    }
}

impl Plain for &'static str {
    fn plain(self) -> AnyView {
        self.to_string().into_any()
    }
}

/// A part of a page that changes.
pub(crate) type Live = Box<dyn FnMut() -> AnyView + Send>;

/// A part of a page that changes.
pub(crate) fn live<V: Plain>(view: impl Fn() -> V + Send + 'static) -> Live {
    Box::new(move || view().plain())
}

/// Words that change.
pub(crate) fn said<S: Into<String>>(
    words: impl Fn() -> S + Send + 'static,
) -> Box<dyn FnMut() -> String + Send> {
    Box::new(move || words().into())
}

/// Something that is so or not.
pub(crate) fn flag(is: impl Fn() -> bool + Send + 'static) -> Box<dyn FnMut() -> bool + Send> {
    Box::new(is)
}

/// What happens when something is pressed.
pub(crate) fn pressed(press: impl FnMut(MouseEvent) + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(press)
}

/// What happens when something is written or chosen.
pub(crate) fn noted(note: impl FnMut(Event) + 'static) -> Box<dyn FnMut(Event)> {
    Box::new(note)
}

/// Does something now, and again whenever what it has read changes.
pub(crate) fn follow(work: impl FnMut() + 'static) {
    let mut work: Box<dyn FnMut()> = Box::new(work);
    Effect::new(move |_: Option<()>| work());
}

/// A part of a page that is there as long as something is so.
pub(crate) fn when<V: Plain>(
    is: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn() -> V + Send + 'static,
) -> Live {
    shown(Memo::new(move |_| is()), live(view))
}

fn shown(is: Memo<bool>, mut view: Live) -> Live {
    Box::new(move || if is.get() { view() } else { ().into_any() })
}

/// A button with its words.
pub(crate) fn press(
    class: &'static str,
    id: &'static str,
    words: &'static Phrase,
    press: impl FnMut(MouseEvent) + 'static,
) -> AnyView {
    button(class, id, words, None, pressed(press))
}

/// A button with its words, which cannot be pressed as long as something is so.
pub(crate) fn press_unless(
    class: &'static str,
    id: &'static str,
    words: &'static Phrase,
    off: impl Fn() -> bool + Send + 'static,
    press: impl FnMut(MouseEvent) + 'static,
) -> AnyView {
    button(class, id, words, Some(flag(off)), pressed(press))
}

fn button(
    class: &'static str,
    id: &'static str,
    words: &'static Phrase,
    off: Option<Box<dyn FnMut() -> bool + Send>>,
    press: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    let id = (!id.is_empty()).then_some(id);
    let off = off.unwrap_or_else(|| flag(|| false));
    view! {
        <button type="button" class=class id=id disabled=off on:click=press>
            {app_state().says(words)}
        </button>
    }
    .plain()
}

/// A button with a small picture and its words.
pub(crate) fn act(
    id: &'static str,
    lines: &'static str,
    words: &'static Phrase,
    off: impl Fn() -> bool + Send + 'static,
    press: impl FnMut(MouseEvent) + 'static,
) -> AnyView {
    let app = app_state();
    let (off, press) = (flag(off), pressed(press));
    view! {
        <button type="button" class="quiet act" id=id title=app.says(words) disabled=off on:click=press>
            {icon(lines)}
            <span>{app.says(words)}</span>
        </button>
    }
    .plain()
}

/// A link with its words.
pub(crate) fn link(
    class: &'static str,
    id: &'static str,
    words: &'static Phrase,
    href: String,
) -> AnyView {
    let id = (!id.is_empty()).then_some(id);
    view! { <a class=class id=id href=href>{app_state().says(words)}</a> }.plain()
}
