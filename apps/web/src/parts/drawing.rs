//! A scene as elements of the page.

use std::cell::RefCell;

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use tabletier_session::{Node, Shape, Target};
use wasm_bindgen::JsValue;
use web_sys::CssStyleSheet;

/// How nodes are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Pencil<'a> {
    /// What may be touched next.
    pub(crate) next: &'a [Target],
    /// Whether the board is seen from the other side.
    pub(crate) turned: bool,
}

impl Pencil<'_> {
    /// A node as an element, with its label for those who do not see it. What can be touched now
    /// is a button.
    pub(crate) fn draw(self, node: &Node) -> AnyView {
        let class = node.class.clone();
        let target = node.target.as_ref().map(ToString::to_string);
        let open = node.target.as_ref().is_some_and(|target| self.next.contains(target));
        let role = match (open, &node.label) {
            (true, _) => Some("button"),
            (false, Some(_)) => Some("img"),
            (false, None) => None,
        };
        let tab = open.then_some("0");
        let label = node.label.clone();
        match &node.shape {
            Shape::Group { x, y, nodes } => {
                // Pieces stay upright.
                let upright =
                    if self.turned && node.piece().is_some() { " rotate(180)" } else { "" };
                let place = format!("translate({x} {y}){upright}");
                let nodes: Vec<AnyView> = nodes.iter().map(|node| self.draw(node)).collect();
                view! {
                    <g class=class data-target=target role=role tabindex=tab aria-label=label
                        transform=place>{nodes}</g>
                }
                .into_any()
            }
            Shape::Circle { x, y, r } => view! {
                <circle class=class data-target=target role=role tabindex=tab aria-label=label
                    cx=x.to_string() cy=y.to_string() r=r.to_string()></circle>
            }
            .into_any(),
            Shape::Rect { frame, round } => view! {
                <rect class=class data-target=target role=role tabindex=tab aria-label=label
                    x=frame.x.to_string() y=frame.y.to_string()
                    width=frame.width.to_string() height=frame.height.to_string()
                    rx=round.to_string()></rect>
            }
            .into_any(),
            Shape::Path(path) => view! {
                <path class=class data-target=target role=role tabindex=tab aria-label=label
                    d=path.clone()></path>
            }
            .into_any(),
            Shape::Text { x, y, text } => view! {
                <text class=class data-target=target role=role tabindex=tab aria-label=label
                    text-anchor="middle" x=x.to_string() y=y.to_string()>{text.clone()}</text>
            }
            .into_any(),
        }
    }
}

/// Adds a game's style sheet to the page, once.
///
/// As a sheet of the document: style elements are forbidden by the server's policy. The games'
/// class names are their own, so each sheet is nested below the game's class.
pub(crate) fn adopt_style(game: &str, style: &str) {
    thread_local! {
        static ADOPTED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }
    let first = ADOPTED.with_borrow_mut(|games| {
        let first = !games.iter().any(|adopted| adopted == game);
        if first {
            games.push(game.to_string());
        }
        first
    });
    if first && let Err(error) = adopt(&format!(".{game} {{ {style} }}")) {
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
