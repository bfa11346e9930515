//! Thinking about a game whose type is known, for those who do not know it.

use std::time::Duration;

use tabletier_core::{
    Algorithm, Dice, Evaluator, Game, History, Knowledge, Position, Seat, Values, splitmix,
};
use tabletier_search::{Limits, Report, Request, Score, TranspositionTable};

use crate::Strength;
#[cfg(feature = "tools")]
use crate::forced;
use crate::level;

/// A think that is asked for.
#[derive(Clone, Copy)]
pub struct ThinkOptions<'a> {
    /// Who thinks: how, and within which limits.
    pub strength: Strength,
    /// What ends the think besides.
    pub limits: Limits,
    /// What random choices are drawn from: the same seed, the same choices.
    pub seed: u64,
    /// The moves to choose from, by any route; all if there are none, or none of them is legal.
    pub only: &'a [String],
    /// Multi-PV: how many of the best moves to find, each with its principal variation; at least 1.
    pub multi_pv: usize,
    /// Whether only the move is wanted, and nobody asks what it is worth: a level that has no choice
    /// then does not think about it.
    pub move_only: bool,
    /// How many threads think; with more than one the answer is not always the same.
    pub threads: usize,
    /// The most memory for the transposition table or the tree, in bytes.
    pub memory: usize,
    /// The transposition table of earlier thinks about the same game, to be used instead of a new
    /// one. It makes the answer depend on them.
    pub tt: Option<&'a TranspositionTable>,
    /// What the evaluator is made with. A transposition table goes with one evaluator only.
    pub knowledge: &'a Knowledge,
    /// Asked every now and then whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The time since whenever; only a limit of time looks at it.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl<'a> ThinkOptions<'a> {
    /// Enough to remember what a few seconds of thought find, and little on any machine.
    pub const MEMORY: usize = 64 << 20;

    /// A think of this strength, by this clock, that nobody stops.
    pub fn new(strength: Strength, clock: &'a (dyn Fn() -> Duration + Sync)) -> ThinkOptions<'a> {
        ThinkOptions {
            strength,
            limits: Limits::NONE,
            seed: 0,
            only: &[],
            multi_pv: 1,
            move_only: false,
            threads: 1,
            memory: Self::MEMORY,
            tt: None,
            knowledge: Knowledge::none(),
            stop: &|| false,
            clock,
        }
    }
}

/// What thinking has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The move to play, by its canonical text.
    pub best: String,
    /// What the position is worth to each seat in order of play.
    pub scores: Vec<Score>,
    /// How many turns deep every move was searched.
    pub depth: u32,
    /// Selective depth: how many turns deep the deepest variation went.
    pub seldepth: u32,
    /// How many nodes were searched.
    pub nodes: u64,
    /// The principal variation, by canonical texts.
    pub pv: Vec<String>,
    /// The next best moves with their variations, as many as were asked for; the best first.
    pub others: Vec<Variation>,
}

/// A variation that was not chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation {
    /// What it is worth to each seat in order of play.
    pub scores: Vec<Score>,
    /// Its moves, by canonical texts.
    pub pv: Vec<String>,
}

/// Thinks about a position of a game that goes on.
pub(crate) fn think<G: Game>(
    position: &G::Position,
    history: &History,
    options: &ThinkOptions<'_>,
    report: &mut dyn FnMut(&Analysis),
) -> Option<Analysis> {
    let evaluator = G::evaluator(options.knowledge);
    let mut only = Vec::new();
    for mv in options.only.iter().filter_map(|text| position.read_move(text).ok()) {
        if !only.contains(&mv) {
            only.push(mv);
        }
    }
    let mut request = Request {
        only: &only,
        multi_pv: options.multi_pv.max(1),
        threads: options.threads.max(1),
        algorithm: G::algorithm(position.seats()),
        memory: options.memory,
        stop: options.stop,
        clock: options.clock,
        ..Request::new(position, history, &evaluator)
    };
    let mut limits = options.limits;
    match options.strength {
        Strength::Random => return any::<G>(&request, options.seed),
        Strength::Search { algorithm, limits: own } => {
            request.algorithm = algorithm.unwrap_or(request.algorithm);
            limits = limits.and(own);
        }
        Strength::Level(level) => {
            let skill = level.skill::<G>();
            let idle = options.move_only && position.count_moves() == 1;
            let depth = if idle { 1 } else { skill.depth };
            limits = limits.and(Limits { depth, ..Limits::nodes(skill.nodes) });
            request.margin = unit::<G>(skill.blunder_margin);
            if !skill.quiescence {
                request.quiescence = 0;
            }
        }
    }
    // A Monte Carlo search has no depth to stop at.
    if limits.has_depth() && request.algorithm.is_monte_carlo() {
        request.algorithm = Algorithm::AlphaBeta;
    }
    let fresh;
    let tt = match options.tt {
        Some(tt) => tt,
        None => {
            // Only alpha-beta has a use for it.
            let memory = if request.algorithm == Algorithm::AlphaBeta { options.memory } else { 0 };
            fresh = TranspositionTable::for_nodes(limits.nodes, memory);
            &fresh
        }
    };
    if cfg!(not(feature = "tools")) {
        // A choice between few, so that the others are left out.
        let usual = G::algorithm(position.seats());
        let sampled = request.algorithm.is_monte_carlo();
        request.algorithm = if sampled { usual } else { Algorithm::AlphaBeta };
    }
    let mut found = tabletier_search::search(&request, tt, &limits, &mut |found| {
        report(&analysis::<G>(position, found));
    })?;
    let score = Score::of::<G::Position, G::Evaluator>(found.values[position.seat()]);
    if request.margin > 0 && score.is_open() {
        choose(&mut found, request.margin, position, options.seed);
    }
    let mut analysis = analysis::<G>(position, &found);
    #[cfg(feature = "tools")]
    if <G::Evaluator as Evaluator<G::Position>>::MARGINS && !options.move_only {
        count_turns::<G>(position, &found, &mut analysis);
        tell_to_the_end::<G>(&request, &mut analysis.pv, &found.pv, &analysis.scores);
    }
    #[cfg(not(feature = "tools"))]
    let _ = &mut analysis;
    Some(analysis)
}

/// Counts within how many turns each line wins or loses, whatever either does.
#[cfg(feature = "tools")]
fn count_turns<G: Game>(
    position: &G::Position,
    report: &Report<<G::Position as Position>::Move>,
    analysis: &mut Analysis,
) {
    let count = |scores: &mut Vec<Score>, first: &<G::Position as Position>::Move| {
        let won = scores.iter().position(|score| matches!(score, Score::Win { .. }));
        if let Some(winner) = won.and_then(Seat::new) {
            let turns = forced::turns_to_win(&position.after(first), winner);
            scores.iter_mut().for_each(|score| *score = score.after(turns.map(|turns| turns + 1)));
        }
    };
    count(&mut analysis.scores, &report.best);
    for (other, line) in analysis.others.iter_mut().zip(&report.others) {
        count(&mut other.scores, &line.moves[0]);
    }
}

/// Goes on with a line whose end is certain until the game is over.
#[cfg(feature = "tools")]
fn tell_to_the_end<G: Game>(
    request: &Request<'_, G::Position, G::Evaluator>,
    texts: &mut Vec<String>,
    moves: &[<G::Position as Position>::Move],
    scores: &[Score],
) {
    if scores.iter().all(|score| score.is_open()) {
        return;
    }
    let (mut here, mut history) = (request.position.clone(), request.history.clone());
    let advance = |here: &mut G::Position, history: &mut History, mv: &_| {
        let next = here.after(mv);
        history.push(here, mv, &next);
        *here = next;
    };
    moves.iter().for_each(|mv| advance(&mut here, &mut history, mv));
    let limits = Limits::nodes(LINE_NODES);
    for _ in 0..MOST_LINE {
        if history.outcome(&here).is_some() || (request.stop)() {
            break;
        }
        let next =
            Request { stop: request.stop, ..Request::new(&here, &history, request.evaluator) };
        let tt = TranspositionTable::for_nodes(LINE_NODES, LINE_MEMORY);
        let found = tabletier_search::search(&next, &tt, &limits, &mut |_| {});
        let Some(found) = found else { break };
        texts.push(here.write_move(&found.best));
        advance(&mut here, &mut history, &found.best);
    }
}

/// How many positions are looked at for a move of a line whose end is certain, with how much memory,
/// and how many moves are told.
#[cfg(feature = "tools")]
const LINE_NODES: u64 = 5000;
#[cfg(feature = "tools")]
const LINE_MEMORY: usize = 1 << 20;
#[cfg(feature = "tools")]
const MOST_LINE: usize = 200;

/// Some move; the next time the game comes here it may be another.
fn any<G: Game>(request: &Request<'_, G::Position, G::Evaluator>, seed: u64) -> Option<Analysis> {
    let Request { position, history, evaluator, only, .. } = *request;
    let turn = splitmix(history.turns() as u64);
    let mut dice = Dice::new(position.key() ^ turn ^ splitmix(seed));
    let best = match only.len() {
        0 => position.random_move(&mut dice)?,
        moves => only[dice.below(moves as u64) as usize].clone(),
    };
    let values = evaluator.evaluate(position);
    let Variation { scores, pv } = variation::<G>(position, &values, &[best]);
    let best = pv.first()?.clone();
    Some(Analysis { best, scores, depth: 0, seldepth: 0, nodes: 0, pv, others: Vec::new() })
}

/// Hundredths of a game's unit in its evaluator's scale.
fn unit<G: Game>(hundredths: i32) -> i32 {
    <G::Evaluator as Evaluator<G::Position>>::UNIT * hundredths / 100
}

/// Takes one of the moves that are good enough.
fn choose<P: Position>(report: &mut Report<P::Move>, margin: i32, position: &P, seed: u64) {
    let values: Vec<i32> = report.choices.iter().map(|(_, value)| *value).collect();
    let (mv, value) = &report.choices[level::pick(&values, margin, position.key(), seed)];
    if *mv == report.best {
        return;
    }
    report.best = mv.clone();
    // The variations besides are those of other moves, the best of all among them.
    let moves = std::mem::replace(&mut report.pv, vec![mv.clone()]);
    let best = tabletier_search::Variation { values: report.values, moves };
    let wanted = report.others.len();
    report.others.retain(|other| other.moves[0] != report.best);
    report.others.insert(0, best);
    report.others.truncate(wanted);
    match position.seats() {
        2 => report.values = Values::zero_sum(position.seat(), *value),
        _ => report.values[position.seat()] = *value,
    }
}

/// A report in texts.
fn analysis<G: Game>(
    position: &G::Position,
    report: &Report<<G::Position as Position>::Move>,
) -> Analysis {
    let Variation { scores, pv } = variation::<G>(position, &report.values, &report.pv);
    Analysis {
        best: position.write_move(&report.best),
        scores,
        depth: report.depth,
        seldepth: report.seldepth,
        nodes: report.nodes,
        pv,
        others: report
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
    let pv = moves
        .iter()
        .map(|mv| {
            let text = here.write_move(mv);
            here.play_unchecked(mv);
            text
        })
        .collect();
    let score = |seat| {
        let score = Score::of::<G::Position, G::Evaluator>(values[seat]);
        // A line by the best margin tells no number of turns.
        let counted = !<G::Evaluator as Evaluator<G::Position>>::MARGINS;
        if counted { score } else { score.after(None) }
    };
    Variation { scores: Seat::first(position.seats()).map(score).collect(), pv }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tabletier_core::{About, Draft, Weighted};
    use tabletier_testkit::toy::{HeapCount, Heaps, Nim, NimRules};

    use super::*;

    /// Nim for two that may be told, by the nim-sum of the heaps, who wins.
    struct TaughtNim;

    #[derive(Clone)]
    struct TaughtEvaluator {
        /// 1 for each nim-sum with which the player to move wins.
        wins: Option<Arc<[u8]>>,
    }

    impl Weighted for TaughtEvaluator {}

    impl Evaluator<Heaps> for TaughtEvaluator {
        fn evaluate(&self, position: &Heaps) -> Values {
            let Some(wins) = &self.wins else { return HeapCount.evaluate(position) };
            let text = position.to_string();
            let (heaps, _) = text.split_once(' ').expect("heaps, then a seat");
            let sum = heaps.split(',').fold(0, |sum, size| sum ^ size.parse::<usize>().unwrap());
            Values::zero_sum(position.seat(), if wins[sum] == 1 { 10 } else { -10 })
        }
    }

    impl Game for TaughtNim {
        type Position = Heaps;
        type Evaluator = TaughtEvaluator;
        const ABOUT: About = Nim::ABOUT;

        fn evaluator(knowledge: &Knowledge) -> TaughtEvaluator {
            TaughtEvaluator { wins: knowledge.get("nim-sums") }
        }

        fn draft(position: &Heaps) -> Box<dyn Draft> {
            Nim::draft(position)
        }
    }

    #[test]
    fn an_evaluator_that_is_handed_a_table_plays_by_it() {
        let rules: NimRules = "players=2".parse().unwrap();
        let start = Heaps::read(rules, "3,4,5 A").unwrap();
        let best = |knowledge: &Knowledge| {
            let depth = Limits::depth(1).into();
            let options =
                ThinkOptions { knowledge, ..ThinkOptions::new(depth, &|| Duration::ZERO) };
            let found = think::<TaughtNim>(&start, &History::new(&start), &options, &mut |_| {});
            found.expect("the game goes on").best
        };
        let mut knowledge = Knowledge::default();
        let mut wins = [1; 16];
        wins[0] = 0;
        knowledge.insert("nim-sums", wins);
        // The only move to the nim-sum 0; without the table a whole heap is taken.
        assert_eq!(best(&knowledge), "1:2");
        assert!(["1:3", "2:4", "3:5"].contains(&best(Knowledge::none()).as_str()));
    }
}
