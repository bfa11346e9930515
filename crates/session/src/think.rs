//! Thinking about a game whose type is known, for those who do not know it.

use std::time::Duration;

use tabletier_core::{Dice, Evaluator, Game, History, Mind, Position, Seat, Values, scramble};
use tabletier_search::{Deadline, Limits, Line, Outlook, Question, Table, Thought};

use crate::level;
use crate::strength::{Limit, Strength, samples};

/// A think that is asked for.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// How much of it.
    pub strength: Strength,
    /// What ends the think besides; whichever limit is met first.
    pub also: &'a [Limit],
    /// Another seed, other choices by whim; the same seed, the same choices.
    pub seed: u64,
    /// How many of the best moves to find, each with its line of play; at least 1.
    pub lines: usize,
    /// How many threads think; with more than one the answer is not always the same.
    pub threads: usize,
    /// The most memory to use for remembering positions, in bytes.
    pub memory: usize,
    /// What earlier thinks about the same game remember, to be used instead of new memory. It
    /// makes the answer depend on them.
    pub table: Option<&'a Table>,
    /// Asked every now and then whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The time since whenever; only [`Limit::Time`] looks at it.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl<'a> Effort<'a> {
    /// Enough to remember what a few seconds of thought find, and little on any machine.
    pub const MEMORY: usize = 64 << 20;

    /// A think of this strength, by this clock, that nobody stops.
    pub fn new(strength: Strength, clock: &'a (dyn Fn() -> Duration + Sync)) -> Effort<'a> {
        Effort {
            strength,
            also: &[],
            seed: 0,
            lines: 1,
            threads: 1,
            memory: Self::MEMORY,
            table: None,
            stop: &|| false,
            clock,
        }
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
    /// The next best moves with their lines, as many as were asked for; the best first.
    pub others: Vec<Variation>,
}

/// A line of play that was not chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation {
    /// What it is worth to each seat in order of play.
    pub outlooks: Vec<Outlook>,
    /// The best play for all after its first move, by canonical texts.
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
    let mut question = Question {
        lines: effort.lines.max(1),
        threads: effort.threads.max(1),
        mind: G::mind(position.seats()),
        memory: effort.memory,
        ..Question::new(position, history, &evaluator)
    };
    let mut limits = Limits { stop: effort.stop, ..Limits::NONE };
    match effort.strength {
        Strength::Random => return any::<G>(position, history, effort.seed),
        Strength::Search { mind, limit } => {
            question.mind = mind.unwrap_or(question.mind);
            tighten(&mut limits, &mut question.mind, limit, effort);
        }
        Strength::Level(level) => {
            let skill = level.skill::<G>();
            limits.nodes = skill.nodes;
            // Who has no choice need not think about it.
            let depth = if position.count_moves() == 1 { 1 } else { skill.depth };
            if depth < u32::MAX {
                tighten(&mut limits, &mut question.mind, Limit::Depth(depth), effort);
            }
            question.margin = unit::<G>(skill.carelessness);
            if !skill.follows {
                question.noisy = 0;
            }
        }
    }
    for &limit in effort.also {
        tighten(&mut limits, &mut question.mind, limit, effort);
    }
    let fresh;
    let table = match effort.table {
        Some(table) => table,
        None => {
            // Only alpha-beta has a use for it.
            let memory = if question.mind == Mind::AlphaBeta { effort.memory } else { 0 };
            fresh = Table::for_nodes(limits.nodes, memory);
            &fresh
        }
    };
    if cfg!(not(feature = "tools")) {
        // A choice between few, so that the others are left out.
        let usual = G::mind(position.seats());
        question.mind = if samples(question.mind) { usual } else { Mind::AlphaBeta };
    }
    let mut thought = tabletier_search::think(&question, table, &limits, &mut |thought| {
        report(&tell::<G>(position, thought));
    })?;
    let outlook = Outlook::of::<G::Position, G::Evaluator>(thought.values[position.seat()]);
    if question.margin > 0 && outlook.is_open() {
        choose(&mut thought, question.margin, position, effort.seed);
    }
    Some(tell::<G>(position, &thought))
}

/// Takes one more limit into account; who knows no depth gives way to one who does.
fn tighten<'a>(limits: &mut Limits<'a>, mind: &mut Mind, limit: Limit, effort: &Effort<'a>) {
    match limit {
        Limit::Nodes(nodes) => limits.nodes = limits.nodes.min(nodes),
        Limit::Depth(depth) => {
            limits.depth = limits.depth.min(depth);
            if samples(*mind) {
                *mind = Mind::AlphaBeta;
            }
        }
        Limit::Time(time) => {
            let end = (effort.clock)().saturating_add(time);
            let at = limits.deadline.map_or(end, |deadline| deadline.at.min(end));
            limits.deadline = Some(Deadline { clock: effort.clock, at });
        }
    }
}

/// Some move; the next time the game comes here it may be another.
fn any<G: Game>(position: &G::Position, history: &History, seed: u64) -> Option<Idea> {
    let turn = scramble(history.turns() as u64);
    let best = position.random_move(&mut Dice::new(position.key() ^ turn ^ scramble(seed)))?;
    let values = G::Evaluator::default().values(position);
    let Variation { outlooks, line } = variation::<G>(position, &values, &[best]);
    let best = line.first()?.clone();
    Some(Idea { best, outlooks, depth: 0, nodes: 0, line, others: Vec::new() })
}

/// Hundredths of a game's unit in its evaluator's scale.
fn unit<G: Game>(hundredths: i32) -> i32 {
    <G::Evaluator as Evaluator<G::Position>>::UNIT * hundredths / 100
}

/// Takes one of the moves that are good enough.
fn choose<P: Position>(thought: &mut Thought<P::Move>, margin: i32, position: &P, seed: u64) {
    let values: Vec<i32> = thought.choices.iter().map(|(_, value)| *value).collect();
    let (mv, value) = &thought.choices[level::pick(&values, margin, position.key(), seed)];
    if *mv == thought.best {
        return;
    }
    thought.best = mv.clone();
    // The lines besides are those of other moves, the best of all among them.
    let line = vec![mv.clone()];
    let best = Line { values: thought.values, moves: std::mem::replace(&mut thought.line, line) };
    let wanted = thought.others.len();
    thought.others.retain(|other| other.moves[0] != thought.best);
    thought.others.insert(0, best);
    thought.others.truncate(wanted);
    match position.seats() {
        2 => thought.values = Values::zero_sum(position.seat(), *value),
        _ => thought.values[position.seat()] = *value,
    }
}

fn tell<G: Game>(
    position: &G::Position,
    thought: &Thought<<G::Position as Position>::Move>,
) -> Idea {
    let Variation { outlooks, line } = variation::<G>(position, &thought.values, &thought.line);
    Idea {
        best: position.write_move(&thought.best),
        outlooks,
        depth: thought.depth,
        nodes: thought.nodes,
        line,
        others: thought
            .others
            .iter()
            .map(|other| variation::<G>(position, &other.values, &other.moves))
            .collect(),
    }
}

fn variation<G: Game>(
    position: &G::Position,
    values: &Values,
    moves: &[<G::Position as Position>::Move],
) -> Variation {
    let mut here = position.clone();
    let line = moves
        .iter()
        .map(|mv| {
            let text = here.write_move(mv);
            here.play_unchecked(mv);
            text
        })
        .collect();
    let outlook = |seat| Outlook::of::<G::Position, G::Evaluator>(values[seat]);
    Variation { outlooks: Seat::first(position.seats()).map(outlook).collect(), line }
}
