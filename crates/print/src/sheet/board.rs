//! The board on one sheet, or in two halves to be glued together.

use tabletier_core::words::print as words;
use tabletier_core::{Frame, Node};

use super::Print;
use super::page::{Draft, Drawing, Type, body};

/// How wide the strip is on which the other half is glued.
const STRIP: f32 = 9.0;

impl Print {
    pub(super) fn board(&self) -> Vec<Draft> {
        let (frame, unit) = (self.kit.board.frame, self.kit.unit);
        if frame.width * unit <= body(self.paper).width {
            return vec![self.part(frame, None)];
        }
        let half = frame.width / 2.0;
        let left = Frame { width: half + STRIP / unit, ..frame };
        let right = Frame { x: frame.x + half, width: half, ..frame };
        vec![self.part(left, Some(half)), self.part(right, Some(0.0))]
    }

    /// What a window shows of the board, and a seam so far from its left edge.
    fn part(&self, window: Frame, seam: Option<f32>) -> Draft {
        let (unit, body) = (self.kit.unit, body(self.paper));
        let (width, height) = (window.width * unit, window.height * unit);
        let mut nodes = self.kit.board.nodes.clone();
        nodes.iter_mut().for_each(Node::mute);
        let x = body.x + (body.width - width) / 2.0;
        let y = body.y + (body.height - height) / 3.0;
        let mut drawing = Drawing::default();
        drawing.window((x, y), window, unit, &nodes);
        if let Some(seam) = seam {
            let at = x + seam * unit;
            drawing.line((at, y - 3.0), (at, y + height + 2.0), 0.3, true);
            if seam > 0.0 {
                let kind = Type::plain(3.0);
                let glue = words::GLUE_HERE.say(self.lang);
                drawing.words(at + STRIP + 2.0, y + 4.0, kind, glue);
            }
        }
        let hint = if seam.is_some() { &words::HALVES } else { self.kit.lay };
        Draft { kind: &words::BOARD, hint: hint.say(self.lang), body: drawing.done() }
    }
}
