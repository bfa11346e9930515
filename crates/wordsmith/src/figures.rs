//! The figures of a game: positions, and the moves that are tried in them.
//!
//! ```text
//! [forward-only]
//! rules catalano
//! position 7r/8/8/2sss3/2sRs3/2sss3/8/8 r -
//! try Rd4xc5
//! refused pawn-step Rd4xe4
//! ```

use std::path::Path;

use crate::Fault;

/// A position, and the moves that are tried in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figure {
    pub(crate) code: String,
    pub(crate) rules: String,
    pub(crate) position: String,
    /// Each move, with the rule that forbids it if there is one.
    pub(crate) tries: Vec<(String, String)>,
}

/// Reads the figures of a game.
pub(crate) fn read(file: &Path, text: &str) -> Result<Vec<Figure>, Vec<Fault>> {
    let mut figures: Vec<Figure> = Vec::new();
    let mut faults = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        let mut fault = |what: String| faults.push(Fault::new(file, number + 1, what));
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(code) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            if figures.iter().any(|figure| figure.code == code) {
                fault(format!("the figure {code} is there already"));
            }
            figures.push(Figure { code: code.to_string(), ..Figure::default() });
            continue;
        }
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        let Some(figure) = figures.last_mut() else {
            fault(format!("found {line:?}, expected a figure's name in brackets first"));
            continue;
        };
        match kind {
            "rules" => figure.rules = rest.to_string(),
            "position" => figure.position = rest.to_string(),
            "try" => figure.tries.push((rest.to_string(), String::new())),
            "refused" => match rest.split_once(' ') {
                Some((rule, text)) => figure.tries.push((text.to_string(), rule.to_string())),
                None => fault(format!("found {line:?}, expected refused RULE MOVE")),
            },
            _ => fault(format!("found {line:?}, expected rules, position, try or refused")),
        }
    }
    if faults.is_empty() { Ok(figures) } else { Err(faults) }
}
