//! A board to look at or to play on.

use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::svg::Svg;
use tabletier_session::{Deed, Grip, Node, Number, Scene, Target, drawn_style};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, SvgsvgElement};

use super::drag::{Drag, below, find};
use super::drawing::{Pencil, add_style};
use super::marks::{Chalk, draw};
use super::slide::slide;
use super::zoom::Zoom;
use crate::model::marks::{Mark, reach};
use crate::model::motion::{Motion, between};
use crate::parts::plain::{Plain, live, said};

/// Draws a scene; what has moved since the last one slides to its place.
#[component]
pub(crate) fn Board(
    /// The game's key; what its style sheet says holds below the class of this name.
    game: &'static str,
    /// What to draw.
    #[prop(into)]
    scene: Signal<Scene>,
    /// What may be touched next.
    #[prop(into, optional)]
    next: Signal<Vec<Target>>,
    /// Whether the board is seen from the other side.
    #[prop(into, optional)]
    turned: Signal<bool>,
    /// How long a piece slides, in milliseconds.
    #[prop(into)]
    time: Signal<u32>,
    /// Who hears what is done on the board.
    #[prop(optional)]
    hear: Option<Callback<Deed, Grip>>,
    /// Arrows and rings over it.
    #[prop(into, optional)]
    marks: Signal<Vec<Mark>>,
    /// How closely it is looked at.
    #[prop(optional)]
    zoom: Option<Zoom>,
) -> impl IntoView {
    let cool = || {
        let cool = drawn_style(scene.with_untracked(|scene| scene.cool));
        format!("[data-theme=\"cool\"] & {{ {cool} }}")
    };
    add_style(game, || drawn_style(scene.with_untracked(|scene| scene.style)) + &cool());
    let board: NodeRef<Svg> = NodeRef::new();
    let gone: RwSignal<Vec<Node>> = RwSignal::new(Vec::new());
    // Picture and targets change together, so that a touch is drawn once.
    let shown = RwSignal::new((scene.get_untracked(), next.get_untracked()));
    // Where the keys are, so that they stay there when the board is drawn anew.
    let keys = RwSignal::new(None::<Target>);
    let carried = StoredValue::new(false);
    let chalk = Chalk::new();
    let zoom = zoom.filter(|_| hear.is_some());

    Effect::new(move |before: Option<Scene>| {
        let now = scene.get();
        let Motion { shifts, gone: lost } = match (&before, time.get_untracked()) {
            (Some(before), time) if time > 0 => between(before, &now),
            _ => Motion::default(),
        };
        let skip = carried.try_update_value(std::mem::take).unwrap_or(false);
        gone.set(if skip { Vec::new() } else { lost });
        shown.set((now.clone(), next.get()));
        let (turned, time) = (turned.get_untracked(), time.get_untracked());
        let side = reach(&now);
        request_animation_frame(move || {
            // By then the page may be another.
            let board = board.try_get_untracked().flatten().map(to_svg);
            let (Some(board), Some(keys)) = (board, keys.try_get_untracked()) else { return };
            if !skip {
                slide(&board, &shifts, turned, time);
            }
            if let Some(zoom) = zoom {
                zoom.measure(&board, side);
            }
            focus_again(&board, keys);
        });
        // What was drawn was about the turn before.
        if before.is_some_and(|before| before.title != now.title) {
            chalk.wipe();
        }
        now
    });

    let drag = StoredValue::new_local(None::<Drag>);
    let piece = StoredValue::new(None::<Target>);
    let tell = move |deed: Deed| hear.map(|hear| hear.run(deed)).unwrap_or_default();
    let put_back = move || {
        if let Some(mut drag) = drag.try_update_value(Option::take).flatten() {
            drag.put_back();
        }
    };
    let down = move |event: PointerEvent| {
        let under = below(event.client_x(), event.client_y());
        if event.button() == 2 && hear.is_some() {
            shown.with_untracked(|(scene, _)| chalk.begin(scene, &under));
        }
        if event.button() != 0 {
            return;
        }
        chalk.wipe();
        if zoom.is_some_and(|zoom| zoom.down(&event)) {
            put_back();
            return;
        }
        keys.set(None);
        let grip = tell(Deed::Down(under.clone()));
        piece.set_value(grip.piece);
        drag.set_value(Some(Drag::new(&event, grip.picked)));
        if event.pointer_type() == "touch" && hear.is_some() {
            let scene = shown.with_untracked(|(scene, _)| scene.clone());
            chalk.begin_later(scene, under, move || {
                put_back();
                if grip.picked {
                    tell(Deed::Back);
                }
            });
        }
    };
    let moved = move |event: PointerEvent| {
        let still = drag.with_value(|drag| drag.as_ref().is_some_and(|drag| drag.is_still(&event)));
        if !still {
            chalk.stir();
        }
        if let (Some(zoom), Some(board), false) = (zoom, board.get_untracked(), chalk.draws()) {
            let frame = shown.with_untracked(|(scene, _)| scene.frame);
            let free = !still && piece.with_value(Option::is_none);
            if zoom.moved(&event, &to_svg(board), frame, free) {
                // Whoever shifts the board clicks nothing.
                put_back();
                return;
            }
        }
        let (Some(board), Some(piece)) = (board.get_untracked(), piece.get_value()) else { return };
        drag.update_value(|drag| {
            if let Some(drag) = drag {
                drag.carry(&to_svg(board), &event, &piece);
            }
        });
    };
    let up = move |event: PointerEvent| {
        chalk.stir();
        if let Some(zoom) = zoom {
            zoom.up(&event);
        }
        if chalk.draws() {
            let under = below(event.client_x(), event.client_y());
            shown.with_untracked(|(scene, _)| chalk.end(scene, &under));
            return;
        }
        let Some(mut drag) = drag.try_update_value(Option::take).flatten() else { return };
        let under = below(event.client_x(), event.client_y());
        if drag.is_carrying() {
            drag.put_back();
            carried.set_value(true);
            tell(Deed::Drop(under));
            // What was refused slides nowhere, and the next move does again.
            carried.set_value(false);
        } else if !drag.picked {
            tell(Deed::Click(under));
        }
    };
    let cancel = move |event: PointerEvent| {
        chalk.stir();
        if let Some(zoom) = zoom {
            zoom.up(&event);
        }
        put_back();
    };
    // The right button draws.
    let menu = move |event: web_sys::MouseEvent| {
        if hear.is_some() {
            event.prevent_default();
        }
    };
    let key = move |event: KeyboardEvent| {
        let Some(board) = board.get_untracked().map(to_svg) else { return };
        let at =
            document().active_element().and_then(|element| element.get_attribute("data-target"));
        let at = at.map(Target::new);
        match event.key().as_str() {
            "Enter" | " " => {
                if let Some(at) = at {
                    keys.set(Some(at.clone()));
                    tell(Deed::Choose(at));
                }
            }
            "Escape" | "Backspace" => {
                keys.set(at);
                tell(Deed::Back);
            }
            arrow @ ("ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") => {
                // Elsewhere on the page they mean something else.
                if at.is_none() {
                    return;
                }
                if let Some(found) = toward(&board, arrow) {
                    stop_at(&board, &found);
                    focus(&found);
                }
            }
            _ => return,
        }
        event.prevent_default();
    };

    let view_box = move || {
        let frame = shown.with(|(scene, _)| scene.frame);
        let frame = zoom.map_or(frame, |zoom| zoom.window(frame));
        [frame.x, frame.y, frame.width, frame.height].map(|it| Number(it).to_string()).join(" ")
    };
    let title = move || shown.with(|(scene, _)| scene.title.clone());
    let defs = shown.with_untracked(|(scene, _)| scene.defs);
    let nodes = move || {
        let (turned, gone) = (turned.get(), gone.get());
        let gone = gone.into_iter().map(|node| Node {
            class: format!("{} gone", node.class),
            target: None,
            label: None,
            ..node
        });
        shown.with(|(scene, next)| {
            let here = keys.get_untracked().filter(|keys| next.contains(keys));
            let pencil = Pencil { next, stop: here.as_ref().or(next.first()), turned };
            let mut nodes: Vec<AnyView> =
                scene.nodes.iter().map(|node| pencil.draw(node)).collect();
            nodes.extend(gone.map(|node| pencil.draw(&node)));
            nodes
        })
    };
    // Turning is done by the picture, so that pointers find what they see.
    let class = move || {
        let near = zoom.is_some_and(|zoom| zoom.small.get());
        let (turned, near) =
            (if turned.get() { " turned" } else { "" }, if near { " near" } else { "" });
        format!("board {game}{turned}{near}")
    };
    let over = move || {
        let frame = shown.with(|(scene, _)| scene.frame);
        let thick = 0.014 * frame.width.min(frame.height);
        let drawn: Vec<AnyView> =
            marks.with(|marks| marks.iter().map(|mark| draw(mark, thick)).collect());
        let own: Vec<AnyView> =
            chalk.marks.with(|marks| marks.iter().map(|mark| draw(mark, thick)).collect());
        drawn.into_iter().chain(own).collect::<Vec<_>>()
    };
    view! {
        <svg node_ref=board class=said(class) viewBox=said(view_box) aria-label=said(title)
            role=if hear.is_some() { "group" } else { "img" }
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=cancel
            on:pointerleave=cancel on:keydown=key on:contextmenu=menu>
            <defs inner_html=defs></defs>
            {live(nodes)}
            <g class="marks" aria-hidden="true">{live(over)}</g>
        </svg>
    }
    .plain()
}

fn to_svg(element: <Svg as ElementType>::Output) -> SvgsvgElement {
    element.unchecked_into()
}

fn focus(element: &Element) {
    let _ = element.unchecked_ref::<web_sys::SvgElement>().focus();
}

/// Lets the key Tab lead here.
fn stop_at(board: &SvgsvgElement, element: &Element) {
    if let Ok(Some(before)) = board.query_selector("[tabindex='0']") {
        let _ = before.set_attribute("tabindex", "-1");
    }
    let _ = element.set_attribute("tabindex", "0");
}

/// Keeps the keys on the board: where they were, else on something that may be touched.
fn focus_again(board: &SvgsvgElement, keys: Option<Target>) {
    let Some(keys) = keys else { return };
    // Whoever has gone elsewhere meanwhile stays there.
    let here = document().active_element();
    let away = here.is_some_and(|here| !board.contains(Some(&here)) && here.tag_name() != "BODY");
    if away {
        return;
    }
    let same = find(board, &keys).filter(|element| element.has_attribute("tabindex"));
    let any = || board.query_selector("[tabindex]").ok().flatten();
    if let Some(element) = same.or_else(any) {
        stop_at(board, &element);
        focus(&element);
    }
}

/// What may be touched and lies nearest in the direction of an arrow.
fn toward(board: &SvgsvgElement, arrow: &str) -> Option<Element> {
    let middle = |element: &Element| {
        let frame = element.get_bounding_client_rect();
        (frame.x() + frame.width() / 2.0, frame.y() + frame.height() / 2.0)
    };
    let here = document().active_element().filter(|element| board.contains(Some(element)))?;
    let (x, y) = middle(&here);
    let open = board.query_selector_all("[tabindex]").ok()?;
    let others = (0..open.length()).filter_map(|index| open.item(index));
    let others = others.map(JsCast::unchecked_into::<Element>).filter(|other| *other != here);
    let distance = |other: &Element| {
        let (to_x, to_y) = middle(other);
        let (dx, dy) = (to_x - x, to_y - y);
        let (along, across) = match arrow {
            "ArrowLeft" => (-dx, dy),
            "ArrowRight" => (dx, dy),
            "ArrowUp" => (-dy, dx),
            _ => (dy, dx),
        };
        // What lies aside is further off than what lies straight ahead.
        (along > 1.0).then(|| along + 2.0 * across.abs())
    };
    let found = others.filter_map(|other| distance(&other).map(|far| (far, other)));
    found.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, element)| element)
}
