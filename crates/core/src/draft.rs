//! A position that is set up by hand.

use crate::words::common as words;
use crate::{Lang, Message, Phrase, Position, Scene, Target};

/// A board on which a position is being set up by hand. What lies there meanwhile may be no
/// position of the game.
pub trait Draft: Send + Sync {
    /// The same board once more, to come back to.
    fn copy(&self) -> Box<dyn Draft>;

    /// What can be put on the board, in the order of a palette; the last takes away (`nothing`).
    fn tools(&self) -> Vec<&'static Phrase>;

    /// A picture of what a tool puts on the board; `None` for what has no looks.
    fn icon(&self, tool: usize) -> Option<Scene>;

    /// The picture, with a target and a label on every place that can be touched.
    fn scene(&self, lang: Lang) -> Scene;

    /// Puts what a tool, by its place in the palette, stands for on a place; where exactly that
    /// lies already it is taken off. A place that does not take it stays as it is.
    fn touch(&mut self, tool: usize, place: &Target);

    /// What is set besides the board, e.g. whose turn it is.
    fn fields(&self) -> Vec<Field>;

    /// Sets a field to one of its values; out of range changes nothing.
    fn set(&mut self, field: usize, value: usize);

    /// Takes everything off the board; the fields stay.
    fn clear(&mut self);

    /// What lies there, written as a position, though it may be none.
    fn text(&self) -> String;

    /// The text of the position, or why this is none.
    fn check(&self) -> Result<String, &'static Phrase>;
}

/// Something that is set besides the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is.
    pub name: &'static Phrase,
    /// What it can be.
    pub values: Vec<Message>,
    /// Which of these it is.
    pub chosen: usize,
}

/// The title of a board on which a position is being set up.
pub static SETTING_UP: Phrase = words::SETTING_UP;
/// The tool that takes away.
pub static NOTHING: Phrase = words::NOTHING;
/// The field for the player to move.
pub static TURN: Phrase = words::TURN_FIELD_TURN;
/// What is said where a game refuses a position and has no words for the reason; games have.
pub static NO_POSITION: Phrase = words::NO_POSITION;

/// The text, if the rules take it for a position: the last word of [`Draft::check`].
pub fn verify<P: Position>(rules: P::Rules, text: String) -> Result<String, &'static Phrase> {
    if P::read(rules, &text).is_ok() { Ok(text) } else { Err(&NO_POSITION) }
}
