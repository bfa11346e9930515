//! What things on a board are called, for those who do not see it.

use tabletier_session::{Node, Scene, Shape, Target};

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
