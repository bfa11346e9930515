//! What is told of a match.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde_json::{Value, json};
use tabletier_session::arena::{Bout, Estimate, Match, Played, Standings};

use super::hall::Pace;

/// What was played in a game: where it began, how many turns were drawn, and all moves.
pub(super) struct Line {
    start: String,
    opening: usize,
    moves: Vec<String>,
}

impl Line {
    pub(super) fn of(bout: &Bout) -> Line {
        let session = bout.session();
        let moves = session.played().into_iter().map(str::to_string).collect();
        Line { start: session.start(), opening: bout.opening(), moves }
    }
}

/// A few lines for people, which programs can split at blanks.
pub(super) fn write(
    out: &mut impl Write,
    contest: &Match,
    standings: &Standings,
) -> io::Result<()> {
    let key = contest.entry().about().key;
    writeln!(out, "match {key} {} seed {}", contest.rules(), contest.seed())?;
    let games = standings.games().len();
    writeln!(out, "games {games}")?;
    if games == 0 {
        return Ok(());
    }
    for (index, player) in contest.players().iter().enumerate() {
        let standing = standings.of(index);
        writeln!(
            out,
            "player {} {player} wins {} draws {} losses {} score {} Elo {}",
            index + 1,
            standing.wins,
            standing.draws,
            standing.losses,
            score(standing.score),
            elo(standing.elo),
        )?;
    }
    for (end, count) in standings.ends() {
        writeln!(out, "end {end} {count}")?;
    }
    writeln!(out, "mean turns {:.1}", standings.turns())
}

/// `62.5 % [49.8, 73.7]`
fn score(score: Estimate) -> String {
    let [value, low, high] = [score.value, score.low, score.high].map(|share| share * 100.0);
    format!("{value:.1} % [{low:.1}, {high:.1}]")
}

/// `+89 [-1, +179]`
pub(super) fn elo(elo: Estimate) -> String {
    // A rounded zero would keep its sign.
    let [value, low, high] = [elo.value, elo.low, elo.high].map(|points| points.round() + 0.0);
    format!("{value:+} [{low:+}, {high:+}]")
}

/// One object for programs. What is infinite is `null`.
pub(super) fn write_json(
    out: &mut impl Write,
    contest: &Match,
    standings: &Standings,
    lines: &BTreeMap<usize, Line>,
) -> io::Result<()> {
    let players: Vec<Value> = contest
        .players()
        .iter()
        .enumerate()
        .map(|(index, player)| {
            let standing = standings.of(index);
            json!({
                "player": player.to_string(),
                "wins": standing.wins,
                "draws": standing.draws,
                "losses": standing.losses,
                "score": estimate(standing.score),
                "elo": estimate(standing.elo),
            })
        })
        .collect();
    let object = json!({
        "game": contest.entry().about().key,
        "rules": contest.rules(),
        "seed": contest.seed(),
        "players": players,
        "ends": standings.ends(),
        "mean_turns": standings.turns(),
        "games": standings.games().map(|played| game(played, lines)).collect::<Vec<_>>(),
    });
    writeln!(out, "{object}")
}

fn estimate(estimate: Estimate) -> Value {
    json!({ "value": estimate.value, "low": estimate.low, "high": estimate.high })
}

fn game(game: &Played, lines: &BTreeMap<usize, Line>) -> Value {
    let seats: Vec<usize> = game.seating.iter().map(|player| player + 1).collect();
    let mut object = json!({
        "number": game.number + 1,
        "seats": seats,
        "status": game.outcome.to_string(),
        "turns": game.turns,
    });
    if let Some(Line { start, opening, moves }) = lines.get(&game.number) {
        let (drawn, played) = moves.split_at(*opening);
        object["start"] = json!(start);
        object["opening"] = json!(drawn);
        object["moves"] = json!(played);
    }
    object
}

/// How long the players took for a move.
pub(super) fn write_paces(out: &mut impl Write, contest: &Match, paces: &[Pace]) -> io::Result<()> {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    for (index, (player, pace)) in contest.players().iter().zip(paces).enumerate() {
        if let Some(mean) = pace.mean() {
            let (mean, most) = (milliseconds(mean), milliseconds(pace.most));
            writeln!(out, "player {} {player}: {mean:.1} ms a move, at most {most:.1}", index + 1)?;
        }
    }
    Ok(())
}
