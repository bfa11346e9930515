//! What makes a set of rules a game one can sit down to.

use crate::words::common as words;
use crate::{
    Algorithm, Draft, Evaluator, Gesture, Knowledge, Lang, Message, MoveError, Phrase, Position,
    Scene, Seat, Sketch, Skill, Tally, Target, TextError, Weighted,
};

/// A game: the rules and their picture, the judgement of positions, and what to say of it.
///
/// What teaches and prints it is [`Taught`](crate::Taught), what measures it
/// [`Measured`](crate::Measured).
pub trait Game: 'static {
    /// The rules and the picture.
    type Position: Drawn;
    /// The static evaluation that searches use.
    type Evaluator: Evaluator<Self::Position> + Weighted;
    /// What to say of the game.
    const ABOUT: About;
    /// The levels of play, the weakest first.
    const SKILLS: [Skill; Skill::LEVELS] = Skill::USUAL;
    /// How many turns are drawn at random to open a game of a match, so that games differ.
    const OPENING: u32 = 4;

    /// A board on which positions are set up, by the rules of this one and with it for a beginning.
    /// What a hand does not set is left out, and its text is `-`.
    fn draft(position: &Self::Position) -> Box<dyn Draft>;

    /// The evaluator, made with what is known of the game.
    fn evaluator(knowledge: &Knowledge) -> Self::Evaluator;

    /// The search algorithm that plays best where so many sit at the table.
    fn algorithm(_seats: usize) -> Algorithm {
        Algorithm::AlphaBeta
    }
}

/// What to say of a game.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name in commands and files.
    pub key: &'static str,
    /// The name as people write it.
    pub name: &'static str,
    /// Who made it.
    pub author: &'static str,
    /// The year in which it was made; empty where nobody has written it down.
    pub year: &'static str,
    /// Who made it, when, and where its rules come from.
    pub story: Phrase,
    /// A good game between strong players: its moves from the usual start, with blanks between.
    pub exhibit: &'static str,
    /// The game in a sentence.
    pub sentence: Phrase,
    /// The players, seat by seat, as the game calls them; one per seat that may be taken.
    pub players: &'static [Phrase],
    /// About how long a game takes.
    pub length: Phrase,
    /// How to write a move, with an example or two.
    pub moves: Phrase,
    /// Whether the players sit opposite each other and see the board from their own side.
    pub opposite: bool,
    /// Whether moves are written at such length that lists of moves tell them in words.
    pub wordy: bool,
}

impl About {
    /// What the game calls the player of a seat.
    pub fn player(&self, seat: Seat, lang: Lang) -> &'static str {
        self.players[seat.index()].say(lang)
    }

    /// Whose turn it is: no capital, no full stop.
    pub fn turn(&self, seat: Seat, lang: Lang) -> String {
        words::turn(self.players[seat.index()]).say(lang)
    }

    /// The title of a position's picture: the game's name with how it ended, or with what is
    /// `expected` now.
    pub fn title<P: Position>(
        &self,
        position: &P,
        lang: Lang,
        expected: impl FnOnce() -> String,
    ) -> String {
        let title = match position.outcome() {
            Some(outcome) => {
                words::title_over(self.name, outcome.say(lang, |seat| self.player(seat, lang)))
            }
            None => words::title(expected(), self.name),
        };
        title.say(lang)
    }
}

/// What is to be drawn besides the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct View<'a> {
    /// The language of labels.
    pub lang: Lang,
    /// The move that led here, as it was played.
    pub last: Option<&'a str>,
    /// What has been clicked of the move being entered.
    pub clicks: &'a [Target],
}

/// A position that can be drawn and played by hand.
pub trait Drawn: Position {
    /// The picture, with a target on everything that can ever be clicked in this position.
    /// What the hand has done so far (`view.clicks`) is shown where it changes the board.
    fn scene(&self, view: &View<'_>) -> Scene;

    /// The board drawn with characters, with the same targets where they can be shown.
    fn sketch(&self, view: &View<'_>) -> Sketch;

    /// What the clicks so far mean: which may follow, and which move they already make.
    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError>;

    /// The clicks by which a hand makes a legal move in the way it is written, landing by landing;
    /// where that way goes in a circle, the hand does not.
    ///
    /// [`Drawn::gesture`] takes them one after the other, and [`Drawn::scene`] shows the move on its
    /// way after each of them.
    fn clicks(&self, text: &str) -> Result<Vec<Target>, MoveError>;

    /// What a legal move does, in words: no capital, no full stop. By the same way as it is written.
    fn told(&self, text: &str) -> Result<Message, MoveError>;

    /// Why a target cannot follow these clicks: the rule that forbids the move they would make.
    ///
    /// `None` where it can follow, and for clicks that make no sense. For every other target of
    /// [`Drawn::scene`] there is a rule; only these need none: a target clicked before or one that
    /// may come first, for these put down or exchange what is in the hand, and any target once
    /// the move is complete.
    fn why_not(&self, clicks: &[Target], target: &Target) -> Option<&'static Phrase>;

    /// What a spectator sees beside the board: a line at most for each player, in order of play,
    /// then what is about the table.
    fn tally(&self, lang: Lang) -> Vec<Tally>;

    /// A piece by which a player is known, alone: to be drawn beside a name.
    fn emblem(&self, seat: Seat) -> Scene;
}
