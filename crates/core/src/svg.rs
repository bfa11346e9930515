//! A scene written as SVG.

use std::fmt::{self, Write};

use crate::{Node, Scene, Shape, drawn_class, drawn_style};

impl Scene {
    /// The picture as a complete SVG file.
    pub fn svg(&self) -> String {
        self.svg_styled("")
    }

    /// The same in cool colours.
    pub fn svg_cool(&self) -> String {
        self.svg_styled(self.cool)
    }

    fn svg_styled(&self, more: &str) -> String {
        let mut out = String::new();
        self.write_svg(&mut out, more).expect("writing to a string does not fail");
        out
    }

    fn write_svg(&self, out: &mut String, more: &str) -> fmt::Result {
        let frame = self.frame;
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" role="img" aria-label="{}">"#,
            Number(frame.x),
            Number(frame.y),
            Number(frame.width),
            Number(frame.height),
            Escaped(&self.title),
        )?;
        writeln!(out, "<title>{}</title>", Escaped(&self.title))?;
        writeln!(
            out,
            "<style>\n{}\n</style>",
            drawn_style(self.style.trim()) + &drawn_style(more)
        )?;
        if !self.defs.is_empty() {
            writeln!(out, "<defs>\n{}\n</defs>", self.defs.trim())?;
        }
        for node in &self.nodes {
            write_node(out, node)?;
        }
        writeln!(out, "</svg>")
    }
}

/// Several pictures as one SVG file that shows them one after the other, each for so many seconds, the
/// last for longer, again and again. Where nothing can move, the first is seen.
pub fn animated_svg(scenes: &[Scene], seconds: f32) -> String {
    let mut out = String::new();
    write_animation(&mut out, scenes, seconds).expect("writing to a string does not fail");
    out
}

fn write_animation(out: &mut String, scenes: &[Scene], seconds: f32) -> fmt::Result {
    let most = |side: fn(&Scene) -> f32| scenes.iter().map(side).fold(1.0, f32::max);
    let width = Number(most(|scene| scene.frame.width));
    let height = Number(most(|scene| scene.frame.height));
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">"#
    )?;
    let mut styles: Vec<(&str, &str)> = Vec::new();
    for scene in scenes {
        if !styles.contains(&(scene.style, scene.defs)) {
            styles.push((scene.style, scene.defs));
            writeln!(out, "<style>\n{}\n</style>", drawn_style(scene.style.trim()))?;
            writeln!(out, "<defs>\n{}\n</defs>", scene.defs.trim())?;
        }
    }
    let steps = scenes.len() as f32 + LAST;
    for (index, scene) in scenes.iter().enumerate() {
        let frame = scene.frame;
        let hidden = if index == 0 { "" } else { r#" visibility="hidden""# };
        writeln!(
            out,
            r#"<svg width="{width}" height="{height}" viewBox="{} {} {} {}"{hidden}>"#,
            Number(frame.x),
            Number(frame.y),
            Number(frame.width),
            Number(frame.height),
        )?;
        writeln!(out, "<title>{}</title>", Escaped(&scene.title))?;
        if scenes.len() > 1 {
            let (from, to) = (index as f32 / steps, (index as f32 + 1.0) / steps);
            let (values, times) = match index {
                0 => ("visible;hidden".to_string(), format!("0;{to:.6}")),
                _ if index + 1 == scenes.len() => {
                    ("hidden;visible".to_string(), format!("0;{from:.6}"))
                }
                _ => ("hidden;visible;hidden".to_string(), format!("0;{from:.6};{to:.6}")),
            };
            writeln!(
                out,
                r#"<animate attributeName="visibility" calcMode="discrete" dur="{}s" repeatCount="indefinite" values="{values}" keyTimes="{times}"/>"#,
                Number(steps * seconds),
            )?;
        }
        for node in &scene.nodes {
            write_node(out, node)?;
        }
        writeln!(out, "</svg>")?;
    }
    writeln!(out, "</svg>")
}

/// For how many turns more the last picture is shown.
const LAST: f32 = 2.0;

impl Node {
    /// Adds the node to an SVG file.
    pub fn write_svg(&self, out: &mut String) {
        write_node(out, self).expect("writing to a string does not fail");
    }
}

fn write_node(out: &mut String, node: &Node) -> fmt::Result {
    let name = match &node.shape {
        Shape::Group { .. } => "g",
        Shape::Circle { .. } => "circle",
        Shape::Rect { .. } => "rect",
        Shape::Path(_) => "path",
        Shape::Text { .. } => "text",
    };
    write!(out, "<{name}")?;
    if !node.class.is_empty() {
        write!(out, r#" class="{}""#, Escaped(&drawn_class(&node.class)))?;
    }
    if let Some(target) = &node.target {
        write!(out, r#" data-target="{}""#, Escaped(target.as_str()))?;
    }
    match &node.shape {
        Shape::Group { x, y, .. } if (*x, *y) == (0.0, 0.0) => {}
        Shape::Group { x, y, .. } => {
            write!(out, r#" transform="translate({} {})""#, Number(*x), Number(*y))?;
        }
        Shape::Circle { x, y, r } => {
            write!(out, r#" cx="{}" cy="{}" r="{}""#, Number(*x), Number(*y), Number(*r))?;
        }
        Shape::Rect { frame, round } => write!(
            out,
            r#" x="{}" y="{}" width="{}" height="{}" rx="{}""#,
            Number(frame.x),
            Number(frame.y),
            Number(frame.width),
            Number(frame.height),
            Number(*round),
        )?,
        Shape::Path(path) => write!(out, r#" d="{}""#, Escaped(path))?,
        Shape::Text { x, y, .. } => {
            write!(out, r#" x="{}" y="{}" text-anchor="middle""#, Number(*x), Number(*y))?;
        }
    }
    out.push('>');
    if let Some(label) = &node.label {
        write!(out, "<title>{}</title>", Escaped(label))?;
    }
    match &node.shape {
        Shape::Group { nodes, .. } => {
            out.push('\n');
            nodes.iter().try_for_each(|node| write_node(out, node))?;
        }
        Shape::Text { text, .. } => write!(out, "{}", Escaped(text))?,
        _ => {}
    }
    writeln!(out, "</{name}>")
}

/// A number to hundredths: that is finer than any screen shows, or a cutter cuts.
#[derive(Clone, Copy, Debug)]
pub struct Number(pub f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // By whole numbers: what writes fractions of any kind is much to download.
        let hundredths = (self.0 * 100.0).round() as i64;
        let (sign, all) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
        let (whole, rest) = (all / 100, all % 100);
        match (rest, rest % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// Words as SVG has them, in which no sign means anything.
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            c => f.write_char(c),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Frame, Target};

    #[test]
    fn a_scene_becomes_a_complete_file() {
        let scene = Scene {
            frame: Frame::new(-0.5, 0.0, 10.0, 2.333),
            title: "Red & Black".to_string(),
            style: ".dot { fill: red }",
            nodes: vec![Node::group(
                1.0,
                0.0,
                "pair",
                vec![
                    Node::circle(-0.001, 2.0, 3.0, "dot").target(Target::new("a1")).label("<one>"),
                    Node::text(0.0, 1.5, "A", ""),
                ],
            )],
            ..Scene::default()
        };
        let expected = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.5 0 10 2.33" role="img" aria-label="Red &amp; Black">
<title>Red &amp; Black</title>
<style>
.scene-dot { fill: red }
</style>
<g class="scene-pair" transform="translate(1 0)">
<circle class="scene-dot" data-target="a1" cx="0" cy="2" r="3"><title>&lt;one&gt;</title></circle>
<text x="0" y="1.5" text-anchor="middle">A</text>
</g>
</svg>
"#;
        assert_eq!(scene.svg(), expected);
    }
}
