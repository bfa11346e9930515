//! An analysis, as `info` lines.

use std::fmt::Write;
use std::time::Duration;

use tabletier_session::{Analysis, Score, Seat};

/// A line for each of the best moves.
pub(crate) fn tell(
    analysis: &Analysis,
    seat: Seat,
    time: Duration,
    hashfull: Option<u32>,
) -> String {
    let hashfull = hashfull.map_or_else(String::new, |full| format!(" hashfull {full}"));
    let nps = u128::from(analysis.nodes) * 1_000_000 / time.as_micros().max(1);
    let best = (&analysis.scores, &analysis.pv);
    let others = analysis.others.iter().map(|other| (&other.scores, &other.pv));
    let lines = std::iter::once(best).chain(others).zip(1..).map(|((all, pv), rank)| {
        let score = all.get(seat.index()).map_or_else(String::new, |&own| write_score(own));
        format!(
            "info depth {} multipv {rank} score {score} scores{} nodes {} time {} nps {nps} \
             seldepth {}{hashfull} pv {}",
            analysis.depth,
            scores(all),
            analysis.nodes,
            time.as_millis(),
            analysis.seldepth.max(analysis.depth),
            pv.join(" ")
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// `cp 125`, or `mate` and the turns to the certain end, below zero for a loss. Where nobody has
/// counted them, a number that no mere advantage comes to.
fn write_score(score: Score) -> String {
    match score {
        Score::Cp(hundredths) => format!("cp {hundredths}"),
        Score::Win { turns: Some(turns), .. } => format!("mate {turns}"),
        Score::Loss { turns: Some(turns), .. } => format!("mate -{turns}"),
        Score::Win { turns: None, .. } => format!("cp {CERTAIN}"),
        Score::Loss { turns: None, .. } => format!("cp -{CERTAIN}"),
    }
}

/// A certain end, in hundredths.
const CERTAIN: u32 = 10_000_000;

/// The score of each seat, with the margin where it is more than just a win.
fn scores(scores: &[Score]) -> String {
    let mut text = String::new();
    for (seat, &score) in Seat::first(scores.len()).zip(scores) {
        let _ = write!(text, " {seat} {}", write_score(score));
        if let Score::Win { margin: by @ 2.., .. } | Score::Loss { margin: by @ 2.., .. } = score {
            let _ = write!(text, " by {by}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use tabletier_session::Variation;

    use super::*;

    #[test]
    fn every_line_has_its_rank_and_a_score_for_each_seat() {
        let loss = Score::Loss { margin: 1, turns: Some(4) };
        let analysis = Analysis {
            best: "x".to_string(),
            scores: vec![Score::Cp(-125), Score::Cp(40), Score::Cp(85)],
            depth: 3,
            seldepth: 7,
            nodes: 1500,
            pv: vec!["x".to_string(), "y".to_string()],
            others: vec![Variation {
                scores: vec![Score::Win { margin: 7, turns: Some(4) }, loss, loss],
                pv: vec!["z".to_string()],
            }],
        };
        assert_eq!(
            tell(&analysis, Seat::B, Duration::from_micros(3000), Some(12)),
            "info depth 3 multipv 1 score cp 40 scores A cp -125 B cp 40 C cp 85 \
             nodes 1500 time 3 nps 500000 seldepth 7 hashfull 12 pv x y\n\
             info depth 3 multipv 2 score mate -4 scores A mate 4 by 7 B mate -4 C mate -4 \
             nodes 1500 time 3 nps 500000 seldepth 7 hashfull 12 pv z"
        );
        let late = [Score::Win { margin: 14, turns: None }, Score::Loss { margin: 1, turns: None }];
        assert_eq!(scores(&late), " A cp 10000000 by 14 B cp -10000000");
        assert!(tell(&analysis, Seat::A, Duration::ZERO, None).contains(" time 0 nps 1500000000 "));
    }
}
