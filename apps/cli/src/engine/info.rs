//! What thinking has come to, as `info` lines.

use std::fmt::Write;
use std::time::Duration;

use tabletier_session::{Idea, Outlook, Seat};

/// A line for each of the best moves.
pub(crate) fn tell(idea: &Idea, seat: Seat, time: Duration) -> String {
    let nps = u128::from(idea.nodes) * 1_000_000 / time.as_micros().max(1);
    let best = (&idea.outlooks, &idea.line);
    let others = idea.others.iter().map(|other| (&other.outlooks, &other.line));
    let lines = std::iter::once(best).chain(others).zip(1..).map(|((outlooks, line), rank)| {
        let score = outlooks.get(seat.index()).map_or_else(String::new, |&own| score(own));
        format!(
            "info depth {} multipv {rank} score {score} scores{} nodes {} time {} nps {nps} pv {}",
            idea.depth,
            scores(outlooks),
            idea.nodes,
            time.as_millis(),
            line.join(" ")
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// `cp 125`, or `mate` and the turns to the certain end, below zero for a loss. Where nobody has
/// counted them, a number that no mere advantage comes to.
fn score(outlook: Outlook) -> String {
    match outlook {
        Outlook::About(hundredths) => format!("cp {hundredths}"),
        Outlook::Win { turns: Some(turns), .. } => format!("mate {turns}"),
        Outlook::Loss { turns: Some(turns), .. } => format!("mate -{turns}"),
        Outlook::Win { turns: None, .. } => format!("cp {CERTAIN}"),
        Outlook::Loss { turns: None, .. } => format!("cp -{CERTAIN}"),
    }
}

/// A certain end, in hundredths.
const CERTAIN: u32 = 10_000_000;

/// The score of each seat, with the margin where it is more than just a win.
fn scores(outlooks: &[Outlook]) -> String {
    let mut text = String::new();
    for (seat, &outlook) in Seat::first(outlooks.len()).zip(outlooks) {
        let _ = write!(text, " {seat} {}", score(outlook));
        if let Outlook::Win { margin: by @ 2.., .. } | Outlook::Loss { margin: by @ 2.., .. } =
            outlook
        {
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
        let loss = Outlook::Loss { margin: 1, turns: Some(4) };
        let idea = Idea {
            best: "x".to_string(),
            outlooks: vec![Outlook::About(-125), Outlook::About(40), Outlook::About(85)],
            depth: 3,
            nodes: 1500,
            line: vec!["x".to_string(), "y".to_string()],
            others: vec![Variation {
                outlooks: vec![Outlook::Win { margin: 7, turns: Some(4) }, loss, loss],
                line: vec!["z".to_string()],
            }],
        };
        assert_eq!(
            tell(&idea, Seat::B, Duration::from_micros(3000)),
            "info depth 3 multipv 1 score cp 40 scores A cp -125 B cp 40 C cp 85 \
             nodes 1500 time 3 nps 500000 pv x y\n\
             info depth 3 multipv 2 score mate -4 scores A mate 4 by 7 B mate -4 C mate -4 \
             nodes 1500 time 3 nps 500000 pv z"
        );
        let late =
            [Outlook::Win { margin: 14, turns: None }, Outlook::Loss { margin: 1, turns: None }];
        assert_eq!(scores(&late), " A cp 10000000 by 14 B cp -10000000");
        assert!(tell(&idea, Seat::A, Duration::ZERO).contains(" time 0 nps 1500000000 "));
    }
}
