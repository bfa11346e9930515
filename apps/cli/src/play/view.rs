//! What the program sees in the position on the board.

use tabletier_session::words::terminal as words;
use tabletier_session::{Analysis, Lang, Message, Seat, advice};

use super::host::Host;

/// What the program sees in the position on the board, for those who want to know.
#[derive(Default)]
pub(super) struct EngineView {
    /// Whether it is shown.
    pub(super) shown: bool,
    analysis: Option<Analysis>,
    /// Whether the position was looked at as long as is worth while.
    done: bool,
}

impl EngineView {
    /// Whether the program should look, or look on.
    pub(super) fn is_wanted(&self) -> bool {
        self.shown && !self.done
    }

    /// What it sees so far.
    pub(super) fn analysis(&self) -> Option<&Analysis> {
        self.analysis.as_ref().filter(|_| self.shown)
    }

    pub(super) fn see(&mut self, analysis: Analysis) {
        self.analysis = Some(analysis);
    }

    /// There is no more to be seen.
    pub(super) fn end(&mut self) {
        self.done = true;
    }

    /// Forgets what belonged to another position.
    pub(super) fn clear(&mut self) {
        *self = EngineView { shown: self.shown, ..EngineView::default() };
    }
}

/// A line of play in words.
pub(super) struct Variant {
    /// What it is worth to the player to move.
    pub(super) value: String,
    pub(super) moves: Vec<String>,
}

/// The best lines, the best of all first.
pub(super) fn variants(analysis: &Analysis, seat: Seat, lang: Lang) -> Vec<Variant> {
    let best = (&analysis.scores, &analysis.pv);
    let others = analysis.others.iter().map(|other| (&other.scores, &other.pv));
    let variant = |(scores, line): (&Vec<_>, &Vec<String>)| Variant {
        value: scores.get(seat.index()).map_or_else(String::new, |&own| advice::worth(lang, own)),
        moves: line.clone(),
    };
    std::iter::once(best).chain(others).map(variant).collect()
}

/// What the position is worth to each seat in order of play.
pub(super) fn values(analysis: &Analysis, lang: Lang) -> Vec<String> {
    analysis.scores.iter().map(|&score| advice::worth(lang, score)).collect()
}

/// The same with the game's own names for the players.
pub(super) fn by_name(host: &Host, analysis: &Analysis) -> String {
    let seats = Seat::first(analysis.scores.len());
    let value = |(seat, value)| format!("{} {value}", host.name(seat));
    seats.zip(values(analysis, host.lang)).map(value).collect::<Vec<_>>().join(", ")
}

/// How much the program has looked at; large numbers are told shortly.
pub(super) fn looked(analysis: &Analysis) -> Message {
    let Analysis { depth, nodes, .. } = *analysis;
    match nodes {
        0..10_000 => words::looked(depth, nodes),
        10_000..1_000_000 => words::looked_thousands(depth, nodes / 1000),
        _ => words::looked_millions(depth, nodes / 1_000_000, nodes / 100_000 % 10),
    }
}

/// As many whole moves as there is room for, or the beginning of the first; what is left off is
/// left off visibly.
pub(super) fn shortened(moves: &[String], width: usize) -> String {
    let length = |text: &str| text.chars().count();
    let whole = moves.join(" ");
    if length(&whole) <= width {
        return whole;
    }
    let fitting = (1..moves.len()).rev().map(|count| moves[..count].join(" "));
    match fitting.into_iter().find(|text| length(text) + 2 <= width) {
        Some(text) => format!("{text} …"),
        None => whole.chars().take(width.saturating_sub(1)).chain(['…']).take(width).collect(),
    }
}

#[cfg(test)]
mod tests {
    use tabletier_session::{Score, Variation};

    use super::*;
    use crate::play::testing::french;

    #[test]
    fn lines_are_told_from_the_side_of_the_player_to_move() {
        let loss = Score::Loss { margin: 7, turns: Some(4) };
        let analysis = Analysis {
            best: "x".to_string(),
            scores: vec![Score::Cp(-125), Score::Cp(125)],
            depth: 3,
            seldepth: 0,
            nodes: 1500,
            pv: vec!["x".to_string(), "y".to_string()],
            others: vec![Variation { scores: vec![loss, loss], pv: vec!["z".to_string()] }],
        };
        let told = |lang| -> Vec<(String, String)> {
            let variants = variants(&analysis, Seat::B, lang).into_iter();
            variants.map(|variant| (variant.value, variant.moves.join(" "))).collect()
        };
        let pair = |value: &str, moves: &str| (value.to_string(), moves.to_string());
        assert_eq!(told(Lang::english()), [pair("+1.25", "x y"), pair("loss by 7 in 4", "z")]);
        assert_eq!(told(french()), [pair("+1,25", "x y"), pair("perte de 7 en 4", "z")]);
        assert_eq!(values(&analysis, french()), ["-1,25", "+1,25"]);
    }

    #[test]
    fn large_numbers_are_told_shortly() {
        for (nodes, en, fr) in [
            (1, "depth 9, 1 position", "profondeur 9, 1 position"),
            (9_999, "depth 9, 9999 positions", "profondeur 9, 9999 positions"),
            (45_678, "depth 9, 45k positions", "profondeur 9, 45 k positions"),
            (1_999_999, "depth 9, 1.9M positions", "profondeur 9, 1,9 M positions"),
        ] {
            let analysis = Analysis {
                best: "x".to_string(),
                scores: Vec::new(),
                depth: 9,
                seldepth: 0,
                nodes,
                pv: Vec::new(),
                others: Vec::new(),
            };
            let looked = looked(&analysis);
            assert_eq!((looked.say(Lang::english()), looked.say(french())), (en.into(), fr.into()));
        }
    }

    #[test]
    fn a_line_is_shortened_between_moves_where_that_is_possible() {
        let moves = ["Ra1-a2", "Rb8-b7", "Rc1-c2"].map(String::from);
        assert_eq!(shortened(&moves, 20), "Ra1-a2 Rb8-b7 Rc1-c2");
        assert_eq!(shortened(&moves, 19), "Ra1-a2 Rb8-b7 …");
        assert_eq!(shortened(&moves, 14), "Ra1-a2 …");
        assert_eq!(shortened(&moves, 7), "Ra1-a2…");
        assert_eq!(shortened(&moves, 4), "Ra1…");
        assert_eq!(shortened(&moves, 0), "");
        assert_eq!(shortened(&[], 5), "");
    }

    #[test]
    fn a_view_is_of_one_position() {
        let mut view = EngineView { shown: true, ..EngineView::default() };
        view.end();
        assert!(!view.is_wanted());
        view.clear();
        assert!(view.is_wanted() && view.analysis().is_none());
    }
}
