//! The picture of the heaps, and how a hand takes objects: a click on a heap, then on a number.

use tabletier_core::{
    Control, Drawn, Frame, Gesture, Ink, Lang, Message, MoveError, Node, Phrase, Position, Scene,
    Seat, Sketch, Span, Tally, Target, TextError, View,
};

use super::{Heaps, NO_HEAP, TOO_FEW, Take};

static CHOOSE_HEAP: Phrase = Phrase::plain("heap", "Choose a heap.");
static CHOOSE_COUNT: Phrase = Phrase::plain("count", "How many do you take?");
static HEAP_FIRST: Phrase = Phrase::plain("heap-first", "A heap comes first.");
static ONE_HEAP: Phrase = Phrase::plain("one-heap", "All objects are taken from one heap.");
static COMPLETE: Phrase = Phrase::plain("complete", "The move is complete.");

const STYLE: &str = "\
.object { fill: #8a5a2b; stroke: #3b2a1a; stroke-width: 0.05 }
.last .floor { fill: #d9a441 }
.floor { fill: #b9a58a }";

impl Drawn for Heaps {
    fn scene(&self, view: &View<'_>) -> Scene {
        let tallest = f32::from(self.tallest());
        let heaps = (0..).zip(&self.sizes).map(|(heap, &size)| {
            let floor = Node::rect(Frame::new(0.1, 0.0, 0.8, 0.1), 0.05, "floor");
            let objects = (0..size)
                .map(|object| Node::circle(0.5, -0.45 - 0.9 * f32::from(object), 0.4, "object"));
            let class = if self.touched(view, heap) { "heap last" } else { "heap" };
            let nodes = std::iter::once(floor).chain(objects).collect();
            let node = Node::group(f32::from(heap), 0.0, class, nodes)
                .label(format!("heap {}, {size} objects", heap + 1));
            if size > 0 { node.target(heap_target(heap)) } else { node }
        });
        Scene {
            frame: Frame::new(
                -0.2,
                -0.9 * tallest - 0.3,
                self.sizes.len() as f32 + 0.4,
                0.9 * tallest + 0.6,
            ),
            title: format!("Nim ({self})"),
            style: STYLE,
            nodes: heaps.collect(),
            controls: self.numbers(),
            ..Scene::default()
        }
    }

    fn sketch(&self, view: &View<'_>) -> Sketch {
        let lines = (0..).zip(&self.sizes).map(|(heap, &size)| {
            let ink = if self.touched(view, heap) { Ink::Last } else { Ink::Neutral };
            let objects = Span::new("o".repeat(size.into()), ink);
            let objects = if size > 0 { objects.target(heap_target(heap)) } else { objects };
            vec![Span::new(format!("{} ", heap + 1), Ink::Faint), objects]
        });
        Sketch { lines: lines.collect(), controls: self.numbers() }
    }

    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError> {
        let heaps = || (0..).zip(&self.sizes).filter(|&(_, &size)| size > 0);
        let next = heaps().map(|(heap, _)| heap_target(heap)).collect();
        let gesture = Gesture { next, done: None, prompt: &CHOOSE_HEAP };
        let Some((click, clicks)) = clicks.split_first() else { return Ok(gesture) };
        let Some((heap, &size)) = heaps().find(|&(heap, _)| heap_target(heap) == *click) else {
            return Err(gesture.refuse(click));
        };

        let next = (1..=size).map(count_target).collect();
        let gesture = Gesture { next, done: None, prompt: &CHOOSE_COUNT };
        let Some((click, clicks)) = clicks.split_first() else { return Ok(gesture) };
        let Some(count) = (1..=size).find(|&count| count_target(count) == *click) else {
            return Err(gesture.refuse(click));
        };

        let done = Some(self.write_move(&Take { heap, count }));
        let gesture = Gesture { next: Vec::new(), done, prompt: &COMPLETE };
        clicks.first().map_or(Ok(gesture.clone()), |click| Err(gesture.refuse(click)))
    }

    fn clicks(&self, text: &str) -> Result<Vec<Target>, MoveError> {
        let Take { heap, count } = self.read_move(text)?;
        Ok(vec![heap_target(heap), count_target(count)])
    }

    fn told(&self, text: &str) -> Result<Message, MoveError> {
        let Take { heap, count } = self.read_move(text)?;
        Ok(Message::plain(format!("{count} of heap {}", heap + 1)))
    }

    fn emblem(&self, _seat: Seat) -> Scene {
        let frame = Frame::new(-0.5, -0.5, 1.0, 1.0);
        let nodes = vec![Node::circle(0.0, 0.0, 0.4, "object")];
        Scene { frame, style: STYLE, nodes, ..Scene::default() }
    }

    fn why_not(&self, clicks: &[Target], target: &Target) -> Option<&'static Phrase> {
        let gesture = self.gesture(clicks).ok()?;
        let named = |prefix: &str| target.as_str().strip_prefix(prefix)?.parse::<u8>().ok();
        match (gesture.next.contains(target), clicks, named("take"), named("heap")) {
            (false, [], Some(_), _) => Some(&HEAP_FIRST),
            (false, [], _, Some(_)) => Some(&NO_HEAP),
            (false, [_], Some(_), _) => Some(&TOO_FEW),
            (false, [_], _, Some(_)) => Some(&ONE_HEAP),
            _ => None,
        }
    }

    fn tally(&self, _lang: Lang) -> Vec<Tally> {
        let count: u32 = self.sizes.iter().copied().map(u32::from).sum();
        let plural = if count == 1 { "" } else { "s" };
        vec![Tally::table(format!("{count} object{plural} left"))]
    }
}

impl Heaps {
    fn tallest(&self) -> u8 {
        self.sizes.iter().copied().max().unwrap_or(0)
    }

    /// Whether the last move took from this heap.
    fn touched(&self, view: &View<'_>, heap: u8) -> bool {
        let last = view.last.and_then(|text| text.split_once(':'));
        last.is_some_and(|(name, _)| name == (heap + 1).to_string())
    }

    /// The numbers that can be clicked beside the heaps.
    fn numbers(&self) -> Vec<Control> {
        (1..=self.tallest())
            .map(|count| Control { target: count_target(count), label: count.to_string() })
            .collect()
    }
}

pub(super) fn heap_target(heap: u8) -> Target {
    Target::new(format_args!("heap{}", heap + 1))
}

fn count_target(count: u8) -> Target {
    Target::new(format_args!("take{count}"))
}
