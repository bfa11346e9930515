//! What page and worker say to each other: lines of text, a word and what it says on each.

use std::fmt;
use std::str::FromStr;

use tabletier_session::{Analysis, Message, Record, Score, Session, Strength, Variation};

/// A move that the page asks the worker for.
#[derive(Clone, PartialEq, Debug)]
pub struct ThinkRequest {
    /// How much to think.
    pub strength: Strength,
    /// What careless levels draw their choices from.
    pub seed: u64,
    /// Multi-PV: how many of the best moves to find.
    pub multi_pv: usize,
    /// Whether nobody asks what the move is worth.
    pub move_only: bool,
    /// The game at its start, as a record without moves.
    pub start: String,
    /// The moves that lead to where it stands.
    pub moves: Vec<String>,
}

/// What the worker says to that.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// What thinking has come to so far.
    Report(Analysis),
    /// What it has come to in the end; `None` where the game is over.
    Answer(Option<Analysis>),
    /// The request could not be understood, or the worker broke down.
    Failure(Message),
}

/// What one side said and the other does not understand. Both are the same program, so that nobody
/// ever meets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Garbled {
    /// What was said.
    pub found: String,
    /// What could have been said.
    pub expected: &'static str,
}

impl Garbled {
    fn new(found: &str, expected: &'static str) -> Garbled {
        Garbled { found: found.to_string(), expected }
    }
}

impl fmt::Display for Garbled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ≠ {}", self.found, self.expected)
    }
}

impl From<Garbled> for Message {
    fn from(garbled: Garbled) -> Message {
        Message::plain(garbled.to_string())
    }
}

impl Reply {
    /// Whether nothing more is to come.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Reply::Report(_))
    }
}

impl FromStr for Reply {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Reply, Garbled> {
        let (kind, rest) = text.split_once('\n').unwrap_or((text, ""));
        match kind {
            "report" => parse_analysis(rest).map(Reply::Report),
            "answer" => parse_analysis(rest).map(|analysis| Reply::Answer(Some(analysis))),
            "over" => Ok(Reply::Answer(None)),
            "failure" => Ok(Reply::Failure(Message::plain(rest))),
            _ => Err(Garbled::new(kind, "report|answer|over|failure")),
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Report(analysis) => write_analysis(f, "report", analysis),
            Reply::Answer(Some(analysis)) => write_analysis(f, "answer", analysis),
            Reply::Answer(None) => f.write_str("over"),
            Reply::Failure(what) => write!(f, "failure\n{what}"),
        }
    }
}

impl ThinkRequest {
    /// Asks for the best move where a game stands.
    pub fn new(session: &dyn Session, strength: Strength) -> ThinkRequest {
        let start = Record::new(session.fresh()).to_string();
        let moves = session.played().into_iter().map(str::to_string).collect();
        ThinkRequest { strength, seed: 0, multi_pv: 1, move_only: false, start, moves }
    }
}

impl FromStr for ThinkRequest {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<ThinkRequest, Garbled> {
        let (strength, rest) = field(text, "strength")?;
        let (seed, rest) = field(rest, "seed")?;
        let (multi_pv, rest) = field(rest, "multipv")?;
        let (move_only, rest) = field(rest, "moveonly")?;
        let (moves, start) = field(rest, "moves")?;
        Ok(ThinkRequest {
            strength: strength.parse().map_err(|_| Garbled::new(strength, "strength"))?,
            seed: number(seed)?,
            multi_pv: number(multi_pv)?,
            move_only: move_only == "true",
            start: start.to_string(),
            moves: moves.split_terminator(' ').map(str::to_string).collect(),
        })
    }
}

impl fmt::Display for ThinkRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ThinkRequest { strength, seed, multi_pv, move_only, start, moves } = self;
        let moves = moves.join(" ");
        write!(f, "strength {strength}\nseed {seed}\nmultipv {multi_pv}\n")?;
        write!(f, "moveonly {move_only}\nmoves {moves}\n{start}")
    }
}

fn write_analysis(f: &mut fmt::Formatter<'_>, kind: &str, analysis: &Analysis) -> fmt::Result {
    let Analysis { best, scores, depth, nodes, pv, others, .. } = analysis;
    write!(f, "{kind}\nbest {best}\ndepth {depth}\nnodes {nodes}")?;
    write_variation(f, scores, pv)?;
    others.iter().try_for_each(|other| write_variation(f, &other.scores, &other.pv))
}

/// What a variation is worth to each seat, and below that its moves.
fn write_variation(f: &mut fmt::Formatter<'_>, scores: &[Score], moves: &[String]) -> fmt::Result {
    let scores: Vec<String> = scores.iter().map(Score::to_string).collect();
    write!(f, "\nscores {}\npv {}", scores.join(","), moves.join(" "))
}

fn parse_analysis(text: &str) -> Result<Analysis, Garbled> {
    let (best, rest) = field(text, "best")?;
    let (depth, rest) = field(rest, "depth")?;
    let (nodes, rest) = field(rest, "nodes")?;
    let (Variation { scores, pv }, mut rest) = parse_variation(rest)?;
    let mut others = Vec::new();
    while !rest.is_empty() {
        let (other, below) = parse_variation(rest)?;
        others.push(other);
        rest = below;
    }
    Ok(Analysis {
        best: best.to_string(),
        scores,
        depth: number(depth)?,
        // Nobody on the page asks for it.
        seldepth: 0,
        nodes: number(nodes)?,
        pv,
        others,
    })
}

/// A variation, and the lines below it.
fn parse_variation(text: &str) -> Result<(Variation, &str), Garbled> {
    let (scores, rest) = field(text, "scores")?;
    let (pv, rest) = field(rest, "pv")?;
    let score = |text: &str| text.parse().map_err(|_| Garbled::new(text, "score"));
    let scores = scores.split(',').map(score).collect::<Result<_, _>>()?;
    let pv = pv.split_terminator(' ').map(str::to_string).collect();
    Ok((Variation { scores, pv }, rest))
}

/// What the first line says under its name, and the lines below it.
fn field<'a>(text: &'a str, name: &'static str) -> Result<(&'a str, &'a str), Garbled> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let value = line.strip_prefix(name).and_then(|value| value.strip_prefix(' '));
    value.map(|value| (value, rest)).ok_or_else(|| Garbled::new(line, name))
}

fn number<T: FromStr>(text: &str) -> Result<T, Garbled> {
    text.parse().map_err(|_| Garbled::new(text, "number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis() -> Analysis {
        Analysis {
            best: "Rc1-c2".to_string(),
            scores: vec![Score::Cp(-125), Score::Win { margin: 2, turns: Some(7) }],
            depth: 5,
            seldepth: 0,
            nodes: 12_345_678_901,
            pv: vec!["Rc1-c2".to_string(), "Sf8-f7".to_string()],
            others: vec![Variation {
                scores: vec![Score::Loss { margin: 1, turns: None }, Score::Cp(0)],
                pv: vec!["Rd1-d2".to_string()],
            }],
        }
    }

    #[test]
    fn requests_are_read_as_they_were_written() {
        let request = ThinkRequest {
            strength: "uct:time=100".parse().unwrap(),
            seed: u64::MAX,
            multi_pv: 3,
            move_only: true,
            start: "[Game \"billo\"]\n".to_string(),
            moves: vec!["Rc1-c2".to_string(), "Sf8-f7".to_string()],
        };
        for moves in [request.moves.clone(), Vec::new()] {
            let request = ThinkRequest { moves, ..request.clone() };
            assert_eq!(request.to_string().parse(), Ok(request));
        }
    }

    #[test]
    fn replies_are_read_as_they_were_written() {
        for reply in [
            Reply::Report(analysis()),
            Reply::Answer(Some(Analysis { others: Vec::new(), ..analysis() })),
            Reply::Answer(None),
            Reply::Failure(Message::plain("two\nlines")),
        ] {
            assert_eq!(reply.to_string().parse(), Ok(reply));
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (text, part) in [
            ("", "strength"),
            ("strength level:1\nseed 1\nmultipv 1\nmoveonly true\n", "≠ moves"),
            (
                "strength level:9\nseed 1\nmultipv 1\nmoveonly true\nmoves \n",
                "level:9\" ≠ strength",
            ),
            ("strength level:1\nseed x\nmultipv 1\nmoveonly true\nmoves \n", "\"x\""),
        ] {
            let error = text.parse::<ThinkRequest>().unwrap_err().to_string();
            assert!(error.contains(part), "{text:?}: {error}");
        }
        for text in [
            "",
            "news",
            "report\nbest a\ndepth 1\nnodes 1",
            "report\nbest a\ndepth 1\nnodes 1\nscores +0.00",
            "report\nbest a\ndepth 1\nnodes 1\nscores lose in 1\npv a",
            "report\nbest a\ndepth 1\nnodes 1\nscores +0.00\npv a\nmore",
        ] {
            assert!(text.parse::<Reply>().is_err(), "{text:?}");
        }
    }
}
