//! A scene on the page.

use std::cell::RefCell;

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use tabletier_session::{Node, Scene, Shape};
use wasm_bindgen::JsValue;
use web_sys::CssStyleSheet;

/// Draws a scene of the game with this key.
#[component]
pub(crate) fn Board(
    /// The game's key; what its style sheet says holds below the class of this name.
    game: &'static str,
    /// What to draw.
    #[prop(into)]
    scene: Signal<Scene>,
) -> impl IntoView {
    dress(game, scene.with_untracked(|scene| scene.style));
    move || {
        let scene = scene.get();
        let frame = scene.frame;
        let view_box = format!("{} {} {} {}", frame.x, frame.y, frame.width, frame.height);
        let nodes: Vec<AnyView> = scene.nodes.iter().map(draw).collect();
        view! {
            <svg class=format!("board {game}") viewBox=view_box role="img" aria-label=scene.title>
                <defs inner_html=scene.defs></defs>
                {nodes}
            </svg>
        }
    }
}

/// A node as an element, with its label for those who do not see it.
fn draw(node: &Node) -> AnyView {
    let class = node.class.clone();
    let target = node.target.as_ref().map(|target| target.to_string());
    let label = node.label.clone().map(|label| view! { <title>{label}</title> });
    match &node.shape {
        Shape::Group { x, y, nodes } => {
            let transform = format!("translate({x} {y})");
            let nodes: Vec<AnyView> = nodes.iter().map(draw).collect();
            view! { <g class=class data-target=target transform=transform>{label}{nodes}</g> }
                .into_any()
        }
        Shape::Circle { x, y, r } => view! {
            <circle class=class data-target=target
                cx=x.to_string() cy=y.to_string() r=r.to_string()>{label}</circle>
        }
        .into_any(),
        Shape::Rect { frame, round } => view! {
            <rect class=class data-target=target
                x=frame.x.to_string() y=frame.y.to_string()
                width=frame.width.to_string() height=frame.height.to_string()
                rx=round.to_string()>{label}</rect>
        }
        .into_any(),
        Shape::Path(path) => view! {
            <path class=class data-target=target d=path.clone()>{label}</path>
        }
        .into_any(),
        Shape::Text { x, y, text } => view! {
            <text class=class data-target=target text-anchor="middle"
                x=x.to_string() y=y.to_string()>{label}{text.clone()}</text>
        }
        .into_any(),
    }
}

/// Adds a game's style sheet to the page, once.
///
/// As a sheet of the document: style elements are forbidden by the server's policy. The games'
/// class names are their own, so each sheet is nested below the game's class.
fn dress(game: &str, style: &str) {
    thread_local! {
        static DRESSED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }
    let first = DRESSED.with_borrow_mut(|games| {
        let first = !games.iter().any(|dressed| dressed == game);
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
