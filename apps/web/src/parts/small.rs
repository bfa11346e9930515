//! Small pictures beside the board: a player's piece, what was taken, the race.

use leptos::prelude::*;
use tabletier_session::{Number, Scene};

use super::drawing::Pencil;
use crate::parts::plain::Plain;

/// A picture whose style and definitions the board of its game has brought.
pub(crate) fn small(game: &'static str, kind: &'static str, scene: &Scene) -> AnyView {
    let frame = [scene.frame.x, scene.frame.y, scene.frame.width, scene.frame.height];
    let frame = frame.map(|it| Number(it).to_string()).join(" ");
    let pencil = Pencil { next: &[], stop: None, turned: false };
    let nodes: Vec<AnyView> = scene.nodes.iter().map(|node| pencil.draw(node)).collect();
    let hidden = scene.title.is_empty().then_some("true");
    view! {
        <svg class=format!("{kind} {game}") viewBox=frame role="img" aria-label=scene.title.clone()
            aria-hidden=hidden preserveAspectRatio="xMinYMid meet">{nodes}</svg>
    }
    .plain()
}
