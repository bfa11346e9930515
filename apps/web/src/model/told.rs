//! A move in words, for those who do not see the board.

use tabletier_session::{Lang, Node, Scene, Session, Shape, Target};

/// What was touched one after the other to make the last move, as the board calls it.
pub(crate) fn last_way(session: &dyn Session, lang: Lang) -> Option<String> {
    let played = session.played();
    let mv = played.last()?.to_string();
    let mut before = session.copy();
    // Who has resigned after it takes that back first.
    while before.played().len() == played.len() {
        if !before.undo() {
            return None;
        }
    }
    let clicks = before.clicks(&mv).ok()?;
    // What can be touched next is there once the touch before was made.
    let frames = session.frames(lang);
    let way = clicks.iter().zip(&frames).map(|(click, scene)| called(scene, click));
    Some(way.collect::<Vec<_>>().join(" – "))
}

/// What a target is called in a picture; its own name where nothing else is said.
pub(crate) fn called(scene: &Scene, target: &Target) -> String {
    let beside = scene.controls.iter().find(|control| control.target == *target);
    let beside = beside.map(|control| control.label.clone());
    label(&scene.nodes, target).or(beside).unwrap_or_else(|| target.to_string())
}

fn label(nodes: &[Node], target: &Target) -> Option<String> {
    nodes.iter().find_map(|node| match (&node.shape, &node.label) {
        (_, Some(label)) if node.target.as_ref() == Some(target) => Some(label.clone()),
        (Shape::Group { nodes, .. }, _) => label(nodes, target),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::{Forfeit, catalog};

    #[test]
    fn moves_of_every_game_are_told_in_words() {
        for entry in catalog::GAMES {
            let game = entry.about().key;
            let mut session = entry.start(None, 3).unwrap();
            for turn in 0..6 {
                let mut moves = session.moves();
                let mv = moves.swap_remove(turn % moves.len());
                session.play(&mv).unwrap();
                let told = last_way(&*session, Lang::english()).unwrap();
                for part in told.split(" – ") {
                    assert!(part.contains(' '), "{game}, {mv}: {told}");
                }
            }
            let told = last_way(&*session, Lang::english());
            if session.forfeit(session.seat(), Forfeit::Resigned).is_ok() {
                assert_eq!(last_way(&*session, Lang::english()), told, "{game}: given up");
            }
        }
    }
}
