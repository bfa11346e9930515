//! Thinking about a game whose type is known, for those who do not know it.

use std::fmt;
use std::time::Duration;

use tabletier_core::{Evaluator, Game, History, Position, Seat, TextError, Values};
use tabletier_search::{Deadline, Limits, Outlook, Question, Table, Thought};

use crate::level::{self, Level};

/// How much thought a move is worth.
///
/// Written as `level:4`, `nodes:20000`, `depth:6` or `time:100` (milliseconds).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// As a player of this level.
    Level(Level),
    /// So many positions; the same on every machine.
    Nodes(u64),
    /// So many turns ahead; the same on every machine.
    Depth(u32),
    /// So long.
    Time(Duration),
}

impl Strength {
    /// Reads a strength.
    pub fn read(text: &str) -> Result<Strength, TextError> {
        let wrong = || {
            let expected = "level:1 to level:8, or nodes:N, depth:N or time:MILLISECONDS";
            TextError::new("strength", text, expected)
        };
        let (kind, amount) = text.split_once(':').ok_or_else(wrong)?;
        if kind == "level" {
            return Level::read(amount).map(Strength::Level);
        }
        let number = Some(amount)
            .filter(|amount| amount.bytes().all(|c| c.is_ascii_digit()))
            .and_then(|amount| amount.parse::<u64>().ok())
            .filter(|&number| number > 0)
            .ok_or_else(wrong)?;
        match kind {
            "nodes" => Ok(Strength::Nodes(number)),
            "depth" => u32::try_from(number).map(Strength::Depth).map_err(|_| wrong()),
            "time" => Ok(Strength::Time(Duration::from_millis(number))),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Level(level) => write!(f, "level:{level}"),
            Strength::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Strength::Depth(depth) => write!(f, "depth:{depth}"),
            Strength::Time(time) => write!(f, "time:{}", time.as_millis()),
        }
    }
}

/// A think that is asked for.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// How much of it.
    pub strength: Strength,
    /// Another seed, other choices where a level is careless; the same seed, the same choices.
    pub seed: u64,
    /// The most memory to use for remembering positions, in bytes.
    pub memory: usize,
    /// Asked every now and then whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The time since whenever; only [`Strength::Time`] looks at it.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl<'a> Effort<'a> {
    /// Enough to remember what a few seconds of thought find, and little on any machine.
    pub const MEMORY: usize = 64 << 20;

    /// A think of this strength, by this clock, that nobody stops.
    pub fn new(strength: Strength, clock: &'a (dyn Fn() -> Duration + Sync)) -> Effort<'a> {
        Effort { strength, seed: 0, memory: Self::MEMORY, stop: &|| false, clock }
    }
}

/// What thinking has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Idea {
    /// The move to play, by its canonical text.
    pub best: String,
    /// What the position is worth to each seat in order of play, if all go on as the line says.
    pub outlooks: Vec<Outlook>,
    /// How many turns ahead every move was looked at.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best play for all, as far as it was followed, by canonical texts.
    pub line: Vec<String>,
}

/// Thinks about a position of a game that goes on.
pub(crate) fn think<G: Game>(
    position: &G::Position,
    history: &History,
    effort: &Effort<'_>,
    report: &mut dyn FnMut(&Idea),
) -> Option<Idea> {
    let evaluator = G::Evaluator::default();
    let mut question = Question::new(position, history, &evaluator);
    let mut limits = Limits { stop: effort.stop, ..Limits::NONE };
    match effort.strength {
        Strength::Nodes(nodes) => limits.nodes = nodes,
        Strength::Depth(depth) => limits.depth = depth,
        Strength::Time(time) => {
            let at = (effort.clock)().saturating_add(time);
            limits.deadline = Some(Deadline { clock: effort.clock, at });
        }
        Strength::Level(level) => {
            let skill = level.skill::<G>();
            limits.nodes = skill.nodes;
            // Who has no choice need not think about it.
            limits.depth = if position.count_moves() == 1 { 1 } else { skill.depth };
            question.margin = unit::<G>(skill.carelessness);
            if !skill.follows {
                question.noisy = 0;
            }
        }
    }
    // A new table for every think: what is remembered from earlier ones would make the answer
    // depend on them.
    let table = Table::for_nodes(limits.nodes, effort.memory);
    let mut thought = tabletier_search::think(&question, &table, &limits, &mut |thought| {
        report(&tell::<G>(position, thought));
    })?;
    if question.margin > 0 && outlook::<G>(thought.values[position.seat()]).is_open() {
        choose(&mut thought, question.margin, position, effort.seed);
    }
    Some(tell::<G>(position, &thought))
}

/// Hundredths of a game's unit in its evaluator's scale.
fn unit<G: Game>(hundredths: i32) -> i32 {
    <G::Evaluator as Evaluator<G::Position>>::UNIT * hundredths / 100
}

fn outlook<G: Game>(value: i32) -> Outlook {
    Outlook::of::<G::Position, G::Evaluator>(value)
}

/// Takes one of the moves that are good enough.
fn choose<P: Position>(thought: &mut Thought<P::Move>, margin: i32, position: &P, seed: u64) {
    let values: Vec<i32> = thought.choices.iter().map(|(_, value)| *value).collect();
    let (mv, value) = &thought.choices[level::pick(&values, margin, position.key(), seed)];
    if *mv == thought.best {
        return;
    }
    thought.best = mv.clone();
    thought.line = vec![mv.clone()];
    match position.seats() {
        2 => thought.values = Values::zero_sum(position.seat(), *value),
        _ => thought.values[position.seat()] = *value,
    }
}

fn tell<G: Game>(
    position: &G::Position,
    thought: &Thought<<G::Position as Position>::Move>,
) -> Idea {
    let mut here = position.clone();
    let line: Vec<String> = thought
        .line
        .iter()
        .map(|mv| {
            let text = here.write_move(mv);
            here.play_unchecked(mv);
            text
        })
        .collect();
    Idea {
        best: position.write_move(&thought.best),
        outlooks: Seat::first(position.seats())
            .map(|seat| outlook::<G>(thought.values[seat]))
            .collect(),
        depth: thought.depth,
        nodes: thought.nodes,
        line,
    }
}
