//! What page and worker say to each other: lines of text, a word and what it says on each.

use std::fmt::{self, Write};

use tabletier_session::{Analysis, Message, Record, Score, Session, Strength, Variation};

/// A move that the page asks the worker for.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// How much to think.
    pub strength: Strength,
    /// What careless levels draw their choices from.
    pub seed: u64,
    /// How many of the best moves to find.
    pub lines: usize,
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
    /// The question could not be understood, or the worker broke down.
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

    /// Reads a reply.
    pub fn read(text: &str) -> Result<Reply, Garbled> {
        let (kind, rest) = text.split_once('\n').unwrap_or((text, ""));
        match kind {
            "report" => read_analysis(rest).map(Reply::Report),
            "answer" => read_analysis(rest).map(|analysis| Reply::Answer(Some(analysis))),
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

impl Question {
    /// Asks for the best move where a game stands.
    pub fn new(session: &dyn Session, strength: Strength) -> Question {
        let start = Record::new(session.fresh()).to_string();
        let moves = session.played().into_iter().map(str::to_string).collect();
        Question { strength, seed: 0, lines: 1, start, moves }
    }

    /// Reads a question.
    pub fn read(text: &str) -> Result<Question, Garbled> {
        let (strength, rest) = field(text, "strength")?;
        let (seed, rest) = field(rest, "seed")?;
        let (lines, rest) = field(rest, "lines")?;
        let (moves, start) = field(rest, "moves")?;
        Ok(Question {
            strength: strength.parse().map_err(|_| Garbled::new(strength, "strength"))?,
            seed: number(seed)?,
            lines: number(lines)?,
            start: start.to_string(),
            moves: moves.split_terminator(' ').map(str::to_string).collect(),
        })
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { strength, seed, lines, start, moves } = self;
        let moves = moves.join(" ");
        write!(f, "strength {strength}\nseed {seed}\nlines {lines}\nmoves {moves}\n{start}")
    }
}

fn write_analysis(f: &mut fmt::Formatter<'_>, kind: &str, analysis: &Analysis) -> fmt::Result {
    let Analysis { best, scores, depth, nodes, pv, others } = analysis;
    write!(f, "{kind}\nbest {best}\ndepth {depth}\nnodes {nodes}")?;
    write_line(f, scores, pv)?;
    others.iter().try_for_each(|other| write_line(f, &other.scores, &other.pv))
}

/// What a line of play is worth to each seat, then its moves.
fn write_line(f: &mut fmt::Formatter<'_>, scores: &[Score], moves: &[String]) -> fmt::Result {
    f.write_str("\nline ")?;
    for (seat, score) in scores.iter().enumerate() {
        if seat > 0 {
            f.write_char(',')?;
        }
        match score {
            Score::Cp(hundredths) => write!(f, "{hundredths}")?,
            Score::Win { margin, turns } => write!(f, "win:{margin}:{}", Turns(*turns))?,
            Score::Loss { margin, turns } => write!(f, "loss:{margin}:{}", Turns(*turns))?,
        }
    }
    moves.iter().try_for_each(|mv| write!(f, " {mv}"))
}

/// After how many turns a game ends; `?` where that is not known.
struct Turns(Option<u32>);

impl fmt::Display for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(turns) => turns.fmt(f),
            None => f.write_char('?'),
        }
    }
}

fn read_analysis(text: &str) -> Result<Analysis, Garbled> {
    let (best, rest) = field(text, "best")?;
    let (depth, rest) = field(rest, "depth")?;
    let (nodes, rest) = field(rest, "nodes")?;
    let lines: Vec<Variation> = rest.lines().map(read_line).collect::<Result<_, _>>()?;
    let mut lines = lines.into_iter();
    let first = lines.next().ok_or_else(|| Garbled::new(text, "line"))?;
    Ok(Analysis {
        best: best.to_string(),
        scores: first.scores,
        depth: number(depth)?,
        nodes: number(nodes)?,
        pv: first.pv,
        others: lines.collect(),
    })
}

fn read_line(text: &str) -> Result<Variation, Garbled> {
    let (line, _) = field(text, "line")?;
    let mut words = line.split(' ');
    let scores = words.next().unwrap_or_default().split(',').map(read_score);
    Ok(Variation {
        scores: scores.collect::<Result<_, _>>()?,
        pv: words.map(str::to_string).collect(),
    })
}

fn read_score(text: &str) -> Result<Score, Garbled> {
    let Some((kind, rest)) = text.split_once(':') else {
        return number(text).map(Score::Cp);
    };
    let wrong = || Garbled::new(text, "win|loss:MARGIN:TURNS");
    let (margin, turns) = rest.split_once(':').ok_or_else(wrong)?;
    let turns = if turns == "?" { None } else { Some(number(turns)?) };
    let margin = number(margin)?;
    match kind {
        "win" => Ok(Score::Win { margin, turns }),
        "loss" => Ok(Score::Loss { margin, turns }),
        _ => Err(wrong()),
    }
}

/// What the first line says under its name, and the lines below it.
fn field<'a>(text: &'a str, name: &'static str) -> Result<(&'a str, &'a str), Garbled> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let value = line.strip_prefix(name).and_then(|value| value.strip_prefix(' '));
    value.map(|value| (value, rest)).ok_or_else(|| Garbled::new(line, name))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, Garbled> {
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
            nodes: 12_345_678_901,
            pv: vec!["Rc1-c2".to_string(), "Sf8-f7".to_string()],
            others: vec![Variation {
                scores: vec![Score::Loss { margin: 1, turns: None }, Score::Cp(0)],
                pv: vec!["Rd1-d2".to_string()],
            }],
        }
    }

    #[test]
    fn questions_are_read_as_they_were_written() {
        let question = Question {
            strength: "uct:time=100".parse().unwrap(),
            seed: u64::MAX,
            lines: 3,
            start: "[Game \"billo\"]\n".to_string(),
            moves: vec!["Rc1-c2".to_string(), "Sf8-f7".to_string()],
        };
        for moves in [question.moves.clone(), Vec::new()] {
            let question = Question { moves, ..question.clone() };
            assert_eq!(Question::read(&question.to_string()), Ok(question));
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
            assert_eq!(Reply::read(&reply.to_string()), Ok(reply));
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (text, part) in [
            ("", "strength"),
            ("strength level:1\nseed 1\nlines 1\n", "≠ moves"),
            ("strength level:9\nseed 1\nlines 1\nmoves \n", "level:9\" ≠ strength"),
            ("strength level:1\nseed x\nlines 1\nmoves \n", "\"x\""),
        ] {
            let error = Question::read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text:?}: {error}");
        }
        for text in [
            "",
            "news",
            "report\nbest a\ndepth 1\nnodes 1",
            "report\nbest a\ndepth 1\nnodes 1\nline lose:1:1",
        ] {
            assert!(Reply::read(text).is_err(), "{text:?}");
        }
    }
}
