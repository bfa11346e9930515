//! Playing games, and looking for positions with one clear move in them.

use std::time::Duration;

use rayon::prelude::*;
use tabletier_session::{
    Entry, Puzzle, Score, Seat, Session, Strength, TextError, ThinkOptions, splitmix,
};

use crate::look::{Look, is_clear};
use crate::play::play;

/// What to look for.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub entry: &'static Entry,
    /// The rules texts; games by each of them are played in turn.
    pub rules: Vec<String>,
    /// How many puzzles to find.
    pub count: usize,
    /// Where chance begins.
    pub seed: u64,
    /// How many games to play at most.
    pub games: usize,
    /// How much better than all others a move has to be, in hundredths of the evaluator's unit.
    pub margin: i32,
    /// How many turns of a game are passed over.
    pub after: usize,
    /// How many of its last turns are looked at.
    pub last: usize,
    /// How many nodes to look at a position that seems to be a puzzle; a quarter of them to see
    /// whether it does, ten times as many to make sure.
    pub nodes: u64,
    /// Whether only a turn that wins at once will do. Where there are thousands of turns, no search
    /// can tell that none of them is nearly as good as another; but every turn that wins is known.
    pub winning: bool,
    /// How many other moves than the one that was played are drawn by lot at each position, to
    /// look at what they lead to, too.
    pub strays: usize,
}

impl Plan {
    /// What suits a game.
    pub fn usual(entry: &'static Entry) -> Plan {
        let rules = entry.rules_text(None).into_iter().collect();
        let plan = |margin, after, nodes| Plan {
            entry,
            rules,
            count: 42,
            seed: 1,
            games: 2000,
            margin,
            after,
            last: usize::MAX,
            nodes,
            winning: false,
            strays: 0,
        };
        match entry.about.key {
            // More than a turn; the placing is over after ten turns.
            "billabong" => plan(300, 14, 20_000),
            // Marbles.
            "bilitaire" => plan(200, 6, 40_000),
            // Pawns. A turn that wins is seldom the only one.
            "batons" => Plan { winning: true, last: 3, strays: 12, ..plan(300, 2, 4_000) },
            _ => plan(150, 6, 40_000),
        }
    }
}

/// A puzzle that was found, not graded yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Find {
    /// The puzzle, of the easiest grade.
    pub puzzle: Puzzle,
    /// Who is to move.
    pub seat: Seat,
    /// Whether the move is a single step or jump that is the best at first sight.
    pub plain: bool,
    /// How hard it is to find: doublings of the nodes that it takes and of the moves there are, two
    /// for each click by which the move is made and one for each turn of a certain win after the first.
    pub hardness: u32,
}

/// So many games are played before it is asked whether enough was found; the same on every machine.
const BATCH: usize = 16;
/// So many puzzles of a game are kept at most.
const OF_A_GAME: usize = 2;
/// They are so many turns apart at least.
const APART: usize = 5;

/// Plays games until enough was found, telling how far it has come.
pub fn find(plan: &Plan, tell: &mut dyn FnMut(usize, &[Find])) -> Result<Vec<Find>, TextError> {
    let mut finds: Vec<Find> = Vec::new();
    for first in (0..plan.games).step_by(BATCH) {
        let games = first..(first + BATCH).min(plan.games);
        let played: Vec<Vec<Find>> = games
            .clone()
            .into_par_iter()
            .map(|game| search(plan, game))
            .collect::<Result<_, TextError>>()?;
        for find in played.into_iter().flatten() {
            if finds.iter().all(|known| known.puzzle.position != find.puzzle.position) {
                finds.push(find);
            }
        }
        tell(games.end, &finds);
        if is_enough(plan, &finds) {
            break;
        }
    }
    Ok(finds)
}

/// Whether there are enough for [`crate::choose`], with each player to move.
fn is_enough(plan: &Plan, finds: &[Find]) -> bool {
    let harder = finds.iter().filter(|find| !find.plain);
    let first = harder.clone().filter(|find| find.seat == Seat::A).count();
    let half = plan.count.div_ceil(3);
    finds.len() >= plan.count && first >= half && harder.count() >= first + half
}

/// Plays a game and looks through it.
fn search(plan: &Plan, game: usize) -> Result<Vec<Find>, TextError> {
    let rules = &plan.rules[game % plan.rules.len()];
    let seed = splitmix(splitmix(plan.seed) ^ game as u64);
    let played = play(plan.entry, rules, seed)?;
    let mut line = plan.entry.resume(Some(rules), &played.start())?;
    let mut finds = Vec::new();
    let moves = played.played();
    let mut next = plan.after.max(moves.len().saturating_sub(plan.last));
    for (turn, mv) in moves.into_iter().enumerate() {
        if turn >= next {
            let lots = (0..plan.strays as u64).map(|lot| splitmix(seed ^ splitmix(lot)));
            let strayed = lots.filter_map(|lot| stray(plan.entry, &*line, lot));
            let mut positions = std::iter::once(line.position()).chain(strayed);
            if let Some(find) = positions.find_map(|position| examine(plan, rules, &position)) {
                finds.push(find);
                next = turn + plan.last.min(APART);
            }
        }
        if finds.len() == OF_A_GAME || line.play(mv).is_err() {
            break;
        }
    }
    Ok(finds)
}

/// The position after some move drawn by lot.
fn stray(entry: &Entry, line: &dyn Session, seed: u64) -> Option<String> {
    let options = ThinkOptions { seed, ..ThinkOptions::new(Strength::Random, &|| Duration::ZERO) };
    let analysis = line.think(&options, &mut |_| {})?;
    let mut other = entry.resume(Some(&line.rules()), &line.position()).ok()?;
    other.play(&analysis.best).ok()?;
    Some(other.position())
}

/// The puzzle in a position, if there is one.
fn examine(plan: &Plan, rules: &str, position: &str) -> Option<Find> {
    let mut session = plan.entry.resume(Some(rules), position).ok()?;
    let clear = |look: &Look, margin: i32| is_clear(look.best, look.second, margin);
    if plan.winning {
        let won = |look: &Look| matches!(look.best, Score::Win { turns: Some(1), .. });
        Look::glance(&*session).filter(|look| won(look) && clear(look, plan.margin))?;
    }
    let compare = |nodes: u64, margin: i32| {
        Look::compare(&*session, nodes).filter(|look| clear(look, margin))
    };
    compare(plan.nodes / 4, plan.margin / 4)?;
    let look = compare(plan.nodes, plan.margin)?;
    let sure = compare(10 * plan.nodes, plan.margin)?;
    let played = Look::play(&*session, plan.nodes)?;
    if [&sure, &played].iter().any(|other| other.solution() != look.solution()) {
        return None;
    }
    let clicks = session.clicks(look.solution()).ok()?.len() as u32;
    let turns = match sure.best {
        Score::Win { turns, .. } => turns.unwrap_or(1),
        _ => 1,
    };
    let hardness =
        look.nodes.ilog2() + session.perft(1).max(1).ilog2() + 2 * clicks + turns.saturating_sub(1);
    let seat = session.seat();
    // Who only keeps a game from ending solves nothing.
    let mut met = vec![session.position()];
    for mv in &sure.line {
        session.play(mv).ok()?;
        if met.contains(&session.position()) {
            return None;
        }
        met.push(session.position());
    }
    let puzzle = Puzzle {
        grade: 1,
        rules: rules.to_string(),
        position: position.to_string(),
        best: sure.best,
        second: sure.second,
        nodes: look.nodes,
        line: sure.line,
    };
    Some(Find { puzzle, seat, plain: look.at_once && clicks <= 2, hardness })
}
