//! Heaps set up by hand: a tool that takes a whole heap away, and a number for each heap.

use tabletier_core::draft::{NOTHING, TURN, verify};
use tabletier_core::{Draft, Drawn, Field, Game, Lang, Message, Phrase, Scene, Seat, Target, View};

use super::picture::heap_target;
use super::{Heaps, MOST_OBJECTS, Nim};

static OBJECTS: Phrase = Phrase::plain("objects", "Objects of a heap");

/// As many heaps as there were at first.
#[derive(Clone)]
pub(super) struct HeapsDraft(Heaps);

impl HeapsDraft {
    pub(super) fn new(position: &Heaps) -> HeapsDraft {
        HeapsDraft(position.clone())
    }
}

impl Draft for HeapsDraft {
    fn copy(&self) -> Box<dyn Draft> {
        Box::new(self.clone())
    }

    fn tools(&self) -> Vec<&'static Phrase> {
        vec![&NOTHING]
    }

    fn icon(&self, _tool: usize) -> Option<Scene> {
        None
    }

    fn scene(&self, lang: Lang) -> Scene {
        let scene = self.0.scene(&View { lang, ..View::default() });
        Scene { controls: Vec::new(), ..scene }
    }

    fn touch(&mut self, tool: usize, place: &Target) {
        for (heap, size) in (0..).zip(&mut self.0.sizes) {
            if tool == 0 && *place == heap_target(heap) {
                *size = 0;
            }
        }
    }

    fn fields(&self) -> Vec<Field> {
        let players = Nim::ABOUT.players.iter().take(self.0.rules.players.into());
        let chosen = self.0.seat.index();
        let mut fields =
            vec![Field { name: &TURN, values: players.map(Message::from).collect(), chosen }];
        fields.extend(self.0.sizes.iter().map(|&size| {
            let values = (0..=MOST_OBJECTS).map(|size| Message::plain(format!("{size} objects")));
            Field { name: &OBJECTS, values: values.collect(), chosen: size.into() }
        }));
        fields
    }

    fn set(&mut self, field: usize, value: usize) {
        match (field.checked_sub(1), Seat::new(value)) {
            (None, Some(seat)) if value < usize::from(self.0.rules.players) => self.0.seat = seat,
            (Some(heap), _) if value <= MOST_OBJECTS.into() => {
                if let Some(size) = self.0.sizes.get_mut(heap) {
                    *size = value as u8;
                }
            }
            _ => {}
        }
    }

    fn clear(&mut self) {
        self.0.sizes.fill(0);
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn check(&self) -> Result<String, &'static Phrase> {
        verify::<Heaps>(self.0.rules, self.text())
    }
}
