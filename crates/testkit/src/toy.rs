//! Nim, the smallest complete game: what generic code is tested with, and what a new game can be
//! modelled on.
//!
//! There are some heaps of objects. In turn, each of two to four players takes as many as they like
//! from one heap, but at least one; who takes the last object of all wins.
//!
//! Position text: the sizes of the heaps, joined by commas, and the seat to move: `3,4,5 A`. Move
//! text: the heap, counted from 1, and how many to take from it: `2:3`.

mod draft;
mod picture;

use std::fmt;
use std::ops::ControlFlow;

use tabletier_core::{
    About, Draft, Evaluator, Game, HOUSE, Knowledge, Measured, Message, MoveError, Outcome, Phrase,
    Position, RuleKey, Rules, RulesForm, Seat, Settings, Taught, TextError, Values, Weighted,
    fields, number, rules_text, splitmix,
};

/// The game of Nim.
#[derive(Debug)]
pub struct Nim;

impl Game for Nim {
    type Position = Heaps;
    type Evaluator = HeapCount;
    const ABOUT: About = About {
        key: "nim",
        name: "Nim",
        author: "traditional",
        year: "",
        story: Phrase::plain("story", "Nobody knows who played it first."),
        exhibit: "1:1",
        sentence: Phrase::plain(
            "nim",
            "Take objects from one heap; who takes the last of all wins.",
        ),
        players: &[
            Phrase::plain("first", "First"),
            Phrase::plain("second", "Second"),
            Phrase::plain("third", "Third"),
            Phrase::plain("fourth", "Fourth"),
        ],
        length: Phrase::plain("length", "a few minutes"),
        moves: Phrase::plain(
            "moves",
            "The heap and how many to take from it: 2:3 takes three from the second heap.",
        ),
        opposite: false,
        wordy: false,
    };

    fn evaluator(_knowledge: &Knowledge) -> HeapCount {
        HeapCount
    }

    fn draft(position: &Heaps) -> Box<dyn Draft> {
        Box::new(draft::HeapsDraft::new(position))
    }
}

impl Taught for Nim {}
impl Measured for Nim {}

/// The rules of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimRules {
    players: u8,
    house: bool,
}

impl Rules for NimRules {
    const FORM: RulesForm = RulesForm {
        presets: &[],
        keys: &[
            RuleKey {
                about: Phrase::plain("players", "How many play"),
                values: &[
                    Phrase::plain("2", "Two players."),
                    Phrase::plain("3", "Three players."),
                    Phrase::plain("4", "Four players."),
                ],
            },
            HOUSE,
        ],
    };

    fn new(settings: &Settings) -> Result<NimRules, TextError> {
        let players = match settings.get("players") {
            Some("4") => 4,
            Some("3") => 3,
            _ => 2,
        };
        Ok(NimRules { players, house: HOUSE.is("on", settings) })
    }

    fn settings(&self) -> Settings {
        let players = ["2", "3", "4"][usize::from(self.players - 2)];
        Settings::new([("players", players), HOUSE.set("on", self.house)])
    }
}

rules_text!(NimRules);

/// The heaps, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heaps {
    rules: NimRules,
    sizes: Vec<u8>,
    seat: Seat,
    /// Kept up to date move by move.
    key: u64,
}

/// Takes `count` objects from the heap with this index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    heap: u8,
    count: u8,
}

/// The most objects a heap may have.
const MOST_OBJECTS: u8 = 20;
/// The most heaps there may be.
const MOST_HEAPS: usize = 9;

static LAST: Phrase = Phrase::plain("last", "The last object has been taken.");
static NO_HEAP: Phrase = Phrase::plain("no-heap", "There is no such heap.");
static NOTHING: Phrase = Phrase::plain("nothing", "At least one object must be taken.");
static TOO_FEW: Phrase = Phrase::plain("too-few", "There are not so many objects in that heap.");

impl Heaps {
    fn new(rules: NimRules, sizes: Vec<u8>, seat: Seat) -> Heaps {
        let heaps = sizes.iter().enumerate().map(|(heap, &size)| heap_key(heap, size));
        let key = heaps.fold(seat_key(seat), |key, heap| key ^ heap);
        Heaps { rules, sizes, seat, key }
    }

    fn takes(&self) -> impl Iterator<Item = Take> {
        (0..)
            .zip(&self.sizes)
            .flat_map(|(heap, &size)| (1..=size).map(move |count| Take { heap, count }))
    }
}

/// The share of a heap in the key of a position.
fn heap_key(heap: usize, size: u8) -> u64 {
    splitmix((heap as u64) << 8 | u64::from(size))
}

/// The share of the seat to move in the key of a position.
fn seat_key(seat: Seat) -> u64 {
    splitmix((MOST_HEAPS as u64) << 8 | seat.index() as u64)
}

/// The toy speaks one language: its words are no matter of files.
fn said(words: impl Into<String>) -> Message {
    Message::plain(words)
}

fn at_most(most: u8, place: Message, text: &str) -> Result<u8, TextError> {
    number(text)
        .filter(|number| *number <= most)
        .ok_or_else(|| TextError::new(place, text, said(format!("a number from 0 to {most}"))))
}

impl Position for Heaps {
    type Rules = NimRules;
    type Move = Take;

    fn start(rules: NimRules, _seed: u64) -> Heaps {
        Heaps::new(rules, vec![3, 4, 5], Seat::A)
    }

    fn read(rules: NimRules, text: &str) -> Result<Heaps, TextError> {
        let parts = fields(text, &["heaps", "turn"].map(said))?;
        let sizes = parts[0]
            .split(',')
            .map(|size| at_most(MOST_OBJECTS, said("position, heaps"), size))
            .collect::<Result<Vec<u8>, TextError>>()?;
        if sizes.len() > MOST_HEAPS {
            let expected = format!("at most {MOST_HEAPS} heaps");
            return Err(TextError::new(said("position, heaps"), parts[0], said(expected)));
        }
        let seat = Seat::first(rules.players.into())
            .find(|seat| parts[1] == seat.to_string())
            .ok_or_else(|| {
                let last = Seat::first(rules.players.into()).next_back().unwrap_or(Seat::A);
                TextError::new(said("position, turn"), parts[1], said(format!("A to {last}")))
            })?;
        Ok(Heaps::new(rules, sizes, seat))
    }

    fn rules(&self) -> NimRules {
        self.rules
    }

    fn seats(&self) -> usize {
        self.rules.players.into()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn outcome(&self) -> Option<Outcome> {
        let before = (1..self.seats()).fold(self.seat, |seat, _| seat.next(self.seats()));
        (!self.has_move()).then(|| Outcome::won(before, self.seats(), &LAST))
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Take) -> ControlFlow<B>) -> ControlFlow<B> {
        self.takes().try_for_each(visit)
    }

    fn play_unchecked(&mut self, mv: &Take) {
        let heap = usize::from(mv.heap);
        let size = self.sizes[heap];
        let next = self.seat.next(self.seats());
        self.key ^= heap_key(heap, size) ^ heap_key(heap, size - mv.count);
        self.key ^= seat_key(self.seat) ^ seat_key(next);
        self.sizes[heap] = size - mv.count;
        self.seat = next;
    }

    fn read_move(&self, text: &str) -> Result<Take, MoveError> {
        let Some((heap, count)) = text.split_once(':') else {
            return Err(TextError::new(said("move"), text, said("<heap>:<how many>")).into());
        };
        let heap = at_most(MOST_HEAPS as u8, said("move, heap"), heap)?;
        let count = at_most(MOST_OBJECTS, said("move, how many"), count)?;
        let Some(index) =
            heap.checked_sub(1).filter(|&index| usize::from(index) < self.sizes.len())
        else {
            return Err(MoveError::illegal(text, &NO_HEAP));
        };
        match count {
            0 => Err(MoveError::illegal(text, &NOTHING)),
            count if count > self.sizes[usize::from(index)] => {
                Err(MoveError::illegal(text, &TOO_FEW))
            }
            count => Ok(Take { heap: index, count }),
        }
    }

    fn write_move(&self, mv: &Take) -> String {
        format!("{}:{}", mv.heap + 1, mv.count)
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn is_irreversible(&self, _mv: &Take) -> bool {
        true
    }

    fn quiet_limit(&self) -> Option<u32> {
        None
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.sizes.iter().map(u8::to_string).collect();
        write!(f, "{} {}", sizes.join(","), self.seat)
    }
}

/// Judges as if every player took a whole heap. That is wrong wherever a heap has more than one
/// object, so that looking ahead pays.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeapCount;

impl Weighted for HeapCount {}

impl Evaluator<Heaps> for HeapCount {
    fn evaluate(&self, position: &Heaps) -> Values {
        let seats = position.seats();
        let heaps = position.sizes.iter().filter(|&&size| size > 0).count();
        // Who takes the last heap; with no heap left, who has taken it.
        let last = (1..heaps + seats).fold(position.seat, |seat, _| seat.next(seats));
        let mut values = Values::default();
        for seat in Seat::first(seats) {
            values[seat] = if seat == last { 10 } else { -10 };
        }
        values
    }

    fn move_score(&self, position: &Heaps, mv: &Take) -> i32 {
        i32::from(mv.count == position.sizes[usize::from(mv.heap)])
    }
}

#[cfg(test)]
mod tests;
