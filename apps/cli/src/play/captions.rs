//! Long words below a board, wrapped so that they do not make it wider.

use ratatui::text::Span as Measured;
use tabletier_session::{Sketch, Span};

/// Words may be this wide even below a narrow board.
const WIDTH: usize = 50;

/// The same sketch; lines on which nothing can be clicked are wrapped if they are wider than the
/// board.
pub(crate) fn wrap_captions(sketch: Sketch) -> Sketch {
    let boards = sketch.lines.iter().filter(|line| !is_caption(line)).map(|line| width(line));
    let most = boards.max().unwrap_or(0).max(WIDTH);
    let lines = sketch.lines.into_iter().flat_map(|line| {
        if is_caption(&line) && width(&line) > most { wrap(&line, most) } else { vec![line] }
    });
    Sketch { lines: lines.collect(), ..sketch }
}

fn is_caption(line: &[Span]) -> bool {
    line.iter().all(|span| span.target.is_none())
}

fn width(line: &[Span]) -> usize {
    line.iter().map(|span| Measured::raw(&span.text).width()).sum()
}

/// In the ink of its first words.
fn wrap(line: &[Span], width: usize) -> Vec<Vec<Span>> {
    let text: String = line.iter().map(|span| span.text.as_str()).collect();
    let Some(first) = line.first() else { return Vec::new() };
    let indent: String = text.chars().take_while(|c| *c == ' ').collect();
    let options = textwrap::Options::new(width).initial_indent(&indent).subsequent_indent(&indent);
    let wrapped = textwrap::wrap(text.trim_start(), options);
    wrapped.into_iter().map(|text| vec![Span::new(text, first.ink)]).collect()
}

#[cfg(test)]
mod tests {
    use tabletier_session::{Ink, Target};

    use super::*;

    #[test]
    fn only_words_wider_than_the_board_are_wrapped() {
        let board = |width| Span::new("x".repeat(width), Ink::Board).target(Target::new("x"));
        let words = || Span::new(format!("  {}", "word ".repeat(15)), Ink::Faint);
        let lines = |width| {
            let lines = vec![vec![board(width)], vec![words()], Vec::new()];
            wrap_captions(Sketch { lines, controls: Vec::new() }).lines
        };
        assert_eq!(lines(100).len(), 3);
        let wrapped = lines(10);
        assert_eq!(wrapped.len(), 4);
        assert!(wrapped[1..3].iter().all(|line| width(line) <= WIDTH), "{wrapped:?}");
        assert!(wrapped[2][0].text.starts_with("  word"), "{wrapped:?}");
        assert_eq!(lines(120)[0], [board(120)]);
    }
}
