//! Arrows and rings over a board, and the hand that draws them.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use tabletier_session::{Number, Scene, Target};

use crate::model::marks::{Mark, Point, arrow, centre};
use crate::parts::plain::Plain;

/// How long a finger rests on the board before it draws, in milliseconds.
const REST: u32 = 500;
/// The class of what somebody draws.
const OWN: &str = "own";

/// A mark, on a board on which lines are so thick.
pub(crate) fn draw(mark: &Mark, thick: f32) -> AnyView {
    let class = format!("mark {}", mark.class);
    match mark.way[..] {
        [(x, y)] => view! {
            <circle class=class cx=Number(x).to_string() cy=Number(y).to_string()
                r=Number(3.2 * thick).to_string() stroke-width=Number(thick).to_string()></circle>
        }
        .plain(),
        _ => {
            let (line, head) = arrow(&mark.way, thick);
            view! {
                <g class=class>
                    <path class="shaft" d=line stroke-width=Number(thick).to_string()></path>
                    <path class="tip" d=head></path>
                </g>
            }
            .plain()
        }
    }
}

/// What somebody draws on a board: with the right button, or with a finger that has rested.
#[derive(Clone, Copy)]
pub(crate) struct Chalk {
    pub(crate) marks: RwSignal<Vec<Mark>>,
    /// Where a line begins that is being drawn.
    start: StoredValue<Option<Point>>,
    rest: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Chalk {
    pub(crate) fn new() -> Chalk {
        Chalk {
            marks: RwSignal::new(Vec::new()),
            start: StoredValue::new(None),
            rest: StoredValue::new_local(None),
        }
    }

    /// Whether a line is being drawn.
    pub(crate) fn draws(self) -> bool {
        self.start.with_value(Option::is_some)
    }

    /// Begins a line at the topmost of what lies below the pointer.
    pub(crate) fn begin(self, scene: &Scene, below: &[Target]) {
        self.start.set_value(place(scene, below));
    }

    /// Begins a line once a finger has rested; `then` hears of it.
    pub(crate) fn begin_later(
        self,
        scene: Scene,
        below: Vec<Target>,
        then: impl FnOnce() + 'static,
    ) {
        let rested = move || {
            let Some(at) = place(&scene, &below) else { return };
            // By then the page may be another.
            if self.start.try_set_value(Some(at)).is_none() {
                self.marks.update(|marks| marks.push(Mark { way: vec![at], class: OWN }));
                then();
            }
        };
        self.rest.set_value(Some(Timeout::new(REST, rested)));
    }

    /// A finger that moves or is lifted does not rest.
    pub(crate) fn stir(self) {
        self.rest.update_value(|rest| drop(rest.take()));
    }

    /// Ends the line; what is drawn twice is gone.
    pub(crate) fn end(self, scene: &Scene, below: &[Target]) {
        let Some(start) = self.start.try_update_value(Option::take).flatten() else { return };
        self.marks.update(|marks| {
            // What showed where it begins.
            let shown = marks.last().is_some_and(|mark| mark.way == [start]);
            let Some(end) = place(scene, below) else { return };
            if shown && end != start {
                marks.pop();
            }
            let way = if end == start { vec![start] } else { vec![start, end] };
            match marks.iter().position(|mark| mark.way == way) {
                Some(_) if shown && end == start => {}
                Some(same) => drop(marks.remove(same)),
                None => marks.push(Mark { way, class: OWN }),
            }
        });
    }

    /// Wipes everything away.
    pub(crate) fn wipe(self) {
        self.stir();
        self.start.set_value(None);
        self.marks.maybe_update(|marks| {
            let some = !marks.is_empty();
            marks.clear();
            some
        });
    }
}

fn place(scene: &Scene, below: &[Target]) -> Option<Point> {
    below.iter().find_map(|target| centre(scene, target))
}
