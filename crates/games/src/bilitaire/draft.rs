//! Setting up a position by hand.

use tabletier_core::draft::{NOTHING, SETTING_UP, verify};
use tabletier_core::words::bilitaire as words;
use tabletier_core::{Draft, Field, Frame, Lang, Message, Node, Phrase, Scene, Target};

use super::board::{Board, Hole, holes_of};
use super::jumps::Jumps;
use super::notation::{MOST_JUMPS, MOST_MARBLES, MOST_TRAYS};
use super::position::{BilitairePosition, Scores, Turn};
use super::scene::{DEFS, SIDE, STYLE, laid, marble_at, tray_at};

/// What is due, by its place in the field.
fn turn_of(value: usize) -> Option<Turn> {
    match value {
        0 => Some(Turn::Opening),
        1 => Some(Turn::Trays),
        2..=17 => Some(Turn::Jumps(value as u8 - 1)),
        18 => Some(Turn::Over),
        _ => None,
    }
}

const _: () = assert!(MOST_JUMPS == 16);

/// The board being set up. What the round on it has left follows from the marbles.
#[derive(Clone)]
pub(super) struct BilitaireDraft(BilitairePosition);

impl BilitaireDraft {
    pub(super) fn new(position: &BilitairePosition) -> BilitaireDraft {
        BilitaireDraft(*position)
    }

    /// The marbles that round 1 has left.
    fn first(&self) -> Option<u8> {
        match self.0.scores {
            Scores::One(first) | Scores::Both(first, _) if !self.0.rules.single => Some(first),
            _ => None,
        }
    }

    /// Makes the scores those of the board.
    fn score(&mut self, first: Option<u8>) {
        let left = self.0.board.count();
        self.0.scores = match (first, self.0.turn) {
            (Some(first), Turn::Over) => Scores::Both(first, left),
            (Some(first), _) => Scores::One(first),
            (None, Turn::Over) if self.0.rules.single => Scores::One(left),
            (None, _) => Scores::None,
        };
    }

    fn flaw(&self) -> Option<&'static Phrase> {
        let BilitairePosition { board, turn, scores, .. } = &self.0;
        if *turn == Turn::Opening {
            return (*board != Board::START).then_some(&words::FLAW_NOT_OPENING);
        }
        if !(1..=MOST_TRAYS).contains(&board.trays.count_ones()) {
            return Some(&words::FLAW_SO_MANY_TRAYS);
        }
        if !(1..=MOST_MARBLES).contains(&board.count()) {
            return Some(&words::FLAW_SO_MANY_MARBLES);
        }
        let most = Jumps::on(board).longest();
        match *turn {
            Turn::Jumps(_) if most == 0 => Some(&words::FLAW_NO_JUMP),
            Turn::Jumps(due) if most < due => Some(&words::FLAW_FEWER_JUMPS),
            Turn::Over if most > 0 => Some(&words::FLAW_JUMPS_LEFT),
            Turn::Over if *scores == Scores::None => Some(&words::FLAW_ROUND_LEFT),
            _ => None,
        }
    }
}

impl Draft for BilitaireDraft {
    fn copy(&self) -> Box<dyn Draft> {
        Box::new(self.clone())
    }

    fn tools(&self) -> Vec<&'static Phrase> {
        vec![&words::TOOL_TRAY, &words::TOOL_MARBLE, &NOTHING]
    }

    fn icon(&self, tool: usize) -> Option<Scene> {
        let piece: Node = match tool {
            0 => tray_at(0.0, 0.0),
            1 => marble_at(0, 0.0, 0.0),
            _ => return None,
        };
        let frame = Frame::new(-SIDE / 2.0, -SIDE / 2.0, SIDE, SIDE);
        Some(Scene { frame, style: STYLE, defs: DEFS, nodes: vec![piece], ..Scene::default() })
    }

    fn scene(&self, lang: Lang) -> Scene {
        Scene { title: SETTING_UP.say(lang).to_string(), ..laid(&self.0, lang) }
    }

    fn touch(&mut self, tool: usize, place: &Target) {
        let hole = place.as_str().parse().ok();
        let Some(slot) = hole.map(Hole::slot).or_else(|| place.as_str().parse().ok()) else {
            return;
        };
        let first = self.first();
        let board = &mut self.0.board;
        let tray = board.has_tray(slot);
        match (tool, hole) {
            (0, None) if !tray || board.load(slot) == 0 => board.trays ^= slot.bit(),
            (1, Some(hole)) if tray => board.marbles ^= hole.bit(),
            (2, Some(hole)) => board.marbles &= !hole.bit(),
            (2, None) => {
                // A tray goes with its marbles.
                board.trays &= !slot.bit();
                board.marbles &= !holes_of(slot.bit());
            }
            _ => {}
        }
        self.score(first);
    }

    fn fields(&self) -> Vec<Field> {
        let first = [words::FIELD_OPENING, words::FIELD_TRAYS, words::FIELD_JUMP];
        let mut values = first.map(Message::from).to_vec();
        values.extend((2..=MOST_JUMPS).map(words::field_jumps));
        values.push(words::FIELD_OVER.into());
        let chosen = (0..values.len()).find(|&value| turn_of(value) == Some(self.0.turn));
        let mut fields =
            vec![Field { name: &words::FIELD_TO_DO, values, chosen: chosen.unwrap_or(0) }];
        if !self.0.rules.single {
            let mut values = vec![words::FIELD_FIRST.into()];
            values.extend((1..=MOST_MARBLES).map(words::field_second));
            let chosen = self.first().map_or(0, usize::from);
            fields.push(Field { name: &words::FIELD_ROUND, values, chosen });
        }
        fields
    }

    fn set(&mut self, field: usize, value: usize) {
        let mut first = self.first();
        match (field, turn_of(value)) {
            (0, Some(turn)) => self.0.turn = turn,
            (1, _) if !self.0.rules.single && value <= MOST_MARBLES.into() => {
                first = (value > 0).then_some(value as u8);
            }
            _ => {}
        }
        self.score(first);
    }

    fn clear(&mut self) {
        let first = self.first();
        self.0.board = Board { marbles: 0, trays: 0 };
        self.score(first);
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn check(&self) -> Result<String, &'static Phrase> {
        match self.flaw() {
            Some(flaw) => Err(flaw),
            None => verify::<BilitairePosition>(self.0.rules, self.text()),
        }
    }
}
