//! Playing games, and looking for positions with one clear move in them.

use std::time::Duration;

use rayon::prelude::*;
use tabletier_session::{
    Entry, Lang, Puzzle, PuzzleSearch, Score, Seat, Session, Strength, Target, TextError,
    ThinkOptions, splitmix,
};

use crate::look::{Look, is_clear};
use crate::play::play;

/// What to look for.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub entry: &'static dyn Entry,
    /// The rules texts; games by each of them are played in turn.
    pub rules: Vec<String>,
    /// How many puzzles to find.
    pub count: usize,
    /// Where chance begins.
    pub seed: u64,
    /// How many games to play at most.
    pub games: usize,
    /// What makes a position a puzzle.
    pub search: PuzzleSearch,
}

impl Plan {
    /// What suits a game.
    pub fn usual(entry: &'static dyn Entry) -> Plan {
        let rules = entry.rules_text(None).into_iter().collect();
        Plan { entry, rules, count: 42, seed: 1, games: 2000, search: entry.puzzles() }
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
    let mut next = plan.search.after.max(moves.len().saturating_sub(plan.search.last));
    for (turn, mv) in moves.into_iter().enumerate() {
        if turn >= next {
            let lots = (0..plan.search.strays as u64).map(|lot| splitmix(seed ^ splitmix(lot)));
            let strayed = lots.filter_map(|lot| stray(plan.entry, &*line, lot));
            let mut positions = std::iter::once(line.position()).chain(strayed);
            if let Some(find) = positions.find_map(|position| examine(plan, rules, &position)) {
                finds.push(find);
                next = turn + plan.search.last.min(APART);
            }
        }
        if finds.len() == OF_A_GAME || line.play(mv).is_err() {
            break;
        }
    }
    Ok(finds)
}

/// The position after some move drawn by lot.
fn stray(entry: &dyn Entry, line: &dyn Session, seed: u64) -> Option<String> {
    let options = ThinkOptions { seed, ..ThinkOptions::new(Strength::Random, &|| Duration::ZERO) };
    let analysis = line.think(&options, &mut |_| {})?;
    let mut other = entry.resume(Some(&line.rules()), &line.position()).ok()?;
    other.play(&analysis.best).ok()?;
    Some(other.position())
}

/// Whether a move is made on the board, and not by a button beside it: there one would not have to
/// look for it.
pub fn is_found_on_board(session: &dyn Session, mv: &str) -> bool {
    let buttons = session.picture(Lang::english()).controls;
    let on_board = |click: &Target| buttons.iter().all(|button| button.target != *click);
    session.clicks(mv).is_ok_and(|clicks| clicks.iter().any(on_board))
}

/// The puzzle in a position, if there is one.
fn examine(plan: &Plan, rules: &str, position: &str) -> Option<Find> {
    let mut session = plan.entry.resume(Some(rules), position).ok()?;
    let clear = |look: &Look, margin: i32| is_clear(look.best, look.second, margin);
    if plan.search.winning {
        let won = |look: &Look| matches!(look.best, Score::Win { turns: Some(1), .. });
        Look::glance(&*session).filter(|look| won(look) && clear(look, plan.search.margin))?;
    }
    let compare = |nodes: u64, margin: i32| {
        Look::compare(&*session, nodes).filter(|look| clear(look, margin))
    };
    compare(plan.search.nodes / 4, plan.search.margin / 4)?;
    let look = compare(plan.search.nodes, plan.search.margin)?;
    let sure = compare(10 * plan.search.nodes, plan.search.margin)?;
    let played = Look::play(&*session, plan.search.nodes)?;
    if [&sure, &played].iter().any(|other| other.solution() != look.solution()) {
        return None;
    }
    if !is_found_on_board(&*session, look.solution()) {
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
