//! A scene as elements of the page.

use std::cell::RefCell;

use crate::parts::plain::Plain;
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use tabletier_session::{Node, Number, Shape, Target, drawn_class};
use wasm_bindgen::JsValue;
use web_sys::CssStyleSheet;

/// How nodes are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Pencil<'a> {
    /// What may be touched next.
    pub(crate) next: &'a [Target],
    /// Which of it the key Tab leads to; from there arrows lead on.
    pub(crate) stop: Option<&'a Target>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: bool,
}

impl Pencil<'_> {
    /// A node as an element, with its label for those who do not see it. What can be touched now
    /// is a button.
    pub(crate) fn draw(self, node: &Node) -> AnyView {
        let class = drawn_class(&node.class);
        let target = node.target.as_ref().map(ToString::to_string);
        let open = node.target.as_ref().is_some_and(|target| self.next.contains(target));
        let role = match (open, &node.label) {
            (true, _) => Some("button"),
            (false, Some(_)) => Some("img"),
            (false, None) => None,
        };
        let stop = node.target.is_some() && node.target.as_ref() == self.stop;
        let tab = open.then_some(if stop { "0" } else { "-1" });
        let label = node.label.clone();
        match &node.shape {
            Shape::Group { x, y, nodes } => {
                // Pieces stay upright.
                let upright =
                    if self.turned && node.piece().is_some() { " rotate(180)" } else { "" };
                let place = format!("translate({} {}){upright}", Number(*x), Number(*y));
                let nodes: Vec<AnyView> = nodes.iter().map(|node| self.draw(node)).collect();
                view! {
                    <g class=class data-target=target role=role tabindex=tab aria-label=label
                        transform=place>{nodes}</g>
                }
                .plain()
            }
            Shape::Circle { x, y, r } => view! {
                <circle class=class data-target=target role=role tabindex=tab aria-label=label
                    cx=number(*x) cy=number(*y) r=number(*r)></circle>
            }
            .plain(),
            Shape::Rect { frame, round } => view! {
                <rect class=class data-target=target role=role tabindex=tab aria-label=label
                    x=number(frame.x) y=number(frame.y)
                    width=number(frame.width) height=number(frame.height)
                    rx=number(*round)></rect>
            }
            .plain(),
            Shape::Path(path) => view! {
                <path class=class data-target=target role=role tabindex=tab aria-label=label
                    d=path.clone()></path>
            }
            .plain(),
            Shape::Text { x, y, text } => {
                // Names of rows and columns are part of what everything on the board is called.
                let hidden = role.is_none().then_some("true");
                view! {
                    <text class=class data-target=target role=role tabindex=tab aria-label=label
                        aria-hidden=hidden text-anchor="middle"
                        x=number(*x) y=number(*y)>{text.clone()}</text>
                }
                .plain()
            }
        }
    }
}

fn number(number: f32) -> String {
    Number(number).to_string()
}

/// Adds a game's style sheet to the page, once.
///
/// As a sheet of the document: style elements are forbidden by the server's policy. What a class looks
/// like is a game's own matter, so each sheet is nested below the game's class.
pub(crate) fn add_style(game: &str, style: impl FnOnce() -> String) {
    thread_local! {
        static STYLED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }
    let first = STYLED.with_borrow_mut(|games| {
        let first = !games.iter().any(|styled| styled == game);
        if first {
            games.push(game.to_string());
        }
        first
    });
    if first && let Err(error) = adopt(&format!(".{game} {{ {} }}", style())) {
        leptos::logging::error!("the style of {game} cannot be used: {error:?}");
    }
}

fn adopt(style: &str) -> Result<(), JsValue> {
    let sheet = CssStyleSheet::new()?;
    sheet.replace_sync(style)?;
    let (document, name) = (document(), JsValue::from("adoptedStyleSheets"));
    let sheets = Array::from(&Reflect::get(&document, &name)?);
    sheets.push(&sheet);
    Reflect::set(&document, &name, &sheets)?;
    Ok(())
}
