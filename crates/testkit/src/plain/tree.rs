//! Random trees: games without sense, grown from a seed, in which every value is a surprise.

use std::fmt;
use std::ops::ControlFlow;

use tabletier_core::{
    Dice, Evaluator, HOUSE, Message, MoveError, Outcome, Phrase, Position, RuleKey, Rules,
    RulesForm, Seat, Settings, TextError, Values, fields, rules_text, splitmix,
};

/// The shape of a random tree: `players=2,width=4,height=6,order=round,quiet=none`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TreeRules {
    players: u8,
    width: u8,
    height: u8,
    /// Whether the next seat is drawn, as if players had several turns in a row.
    drawn: bool,
    /// After how many turns without progress house rules call a draw.
    quiet: Option<u8>,
    house: bool,
}

const NUMBERS: &[Phrase] = &[
    Phrase::plain("1", "One"),
    Phrase::plain("2", "Two"),
    Phrase::plain("3", "Three"),
    Phrase::plain("4", "Four"),
    Phrase::plain("5", "Five"),
    Phrase::plain("6", "Six"),
    Phrase::plain("7", "Seven"),
    Phrase::plain("8", "Eight"),
    Phrase::plain("9", "Nine"),
];

impl Rules for TreeRules {
    const FORM: RulesForm = RulesForm {
        presets: &[],
        keys: &[
            RuleKey {
                about: Phrase::plain("players", "How many play"),
                values: NUMBERS.split_at(1).1.split_at(3).0,
            },
            RuleKey { about: Phrase::plain("width", "The most moves a turn"), values: NUMBERS },
            RuleKey { about: Phrase::plain("height", "The most turns"), values: NUMBERS },
            RuleKey {
                about: Phrase::plain("order", "Whose turn comes next"),
                values: &[
                    Phrase::plain("round", "The next seat's."),
                    Phrase::plain("drawn", "Any seat's."),
                ],
            },
            RuleKey {
                about: Phrase::plain("quiet", "How long it may be quiet"),
                values: &[
                    Phrase::plain("none", "Every turn is progress."),
                    Phrase::plain("2", "Two turns"),
                    Phrase::plain("3", "Three turns"),
                ],
            },
            HOUSE,
        ],
    };

    fn new(settings: &Settings) -> Result<TreeRules, TextError> {
        let number = |key, default| match settings.get(key) {
            Some(text) => text.parse().expect("the form allows digits only"),
            None => default,
        };
        Ok(TreeRules {
            players: number("players", 2),
            width: number("width", 4),
            height: number("height", 6),
            drawn: settings.get("order") == Some("drawn"),
            quiet: settings.get("quiet").and_then(|text| text.parse().ok()),
            house: HOUSE.is("on", settings),
        })
    }

    fn settings(&self) -> Settings {
        let text = |number: u8| NUMBERS[usize::from(number - 1)].code;
        Settings::new([
            ("players", text(self.players)),
            ("width", text(self.width)),
            ("height", text(self.height)),
            ("order", if self.drawn { "drawn" } else { "round" }),
            ("quiet", self.quiet.map_or("none", text)),
            HOUSE.set("on", self.house),
        ])
    }
}

rules_text!(TreeRules);

/// A node of a random tree, whose branches may meet again.
///
/// Everything about a node follows from its name and the turns that are left: how many moves it
/// has, whether the game ends there before its time, and what it is worth. The name is drawn
/// from the seed, plus a share for each move of each seat; so the same moves of a seat in another
/// order lead to the same node, as they do in real games.
///
/// Text: `<name> <turns left> <seat>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tree {
    rules: TreeRules,
    name: u64,
    left: u8,
    seat: Seat,
}

/// A text that cannot be read; trees speak one language.
fn wrong(place: &str, found: &str, expected: &str) -> TextError {
    TextError::new(Message::plain(place), found, Message::plain(expected))
}

static GROWN: Phrase = Phrase::plain("grown", "The tree ends here.");
static NO_BRANCH: Phrase = Phrase::plain("no-branch", "There is no such branch.");

/// In which respects a node is drawn; from the last on, those of its moves.
const WIDTH: u64 = 0;
const OUTCOME: u64 = 1;
const VALUE: u64 = 2;
const PROGRESS: u64 = 3;

impl Tree {
    /// Dice that roll what is true of this node in some respect, whatever holds in others.
    fn dice(&self, respect: u64) -> Dice {
        Dice::new(self.key() ^ splitmix(respect))
    }

    /// How many moves there are: none at the end.
    fn width(&self) -> u8 {
        let mut dice = self.dice(WIDTH);
        // The root always has moves.
        let early = self.left < self.rules.height && dice.below(12) == 0;
        if self.left == 0 || early { 0 } else { dice.below(self.rules.width.into()) as u8 + 1 }
    }
}

impl Position for Tree {
    type Rules = TreeRules;
    type Move = u8;

    fn start(rules: TreeRules, seed: u64) -> Tree {
        Tree { rules, name: Dice::new(seed).roll(), left: rules.height, seat: Seat::A }
    }

    fn read(rules: TreeRules, text: &str) -> Result<Tree, TextError> {
        let parts = fields(text, &["name", "turns left", "seat"].map(Message::plain))?;
        let name = u64::from_str_radix(parts[0], 16)
            .map_err(|_| wrong("position, name", parts[0], "16 hexadecimal digits"))?;
        let left = (0..=rules.height)
            .find(|left| left.to_string() == parts[1])
            .ok_or_else(|| wrong("position, turns left", parts[1], "a number"))?;
        let seat = Seat::first(rules.players.into())
            .find(|seat| seat.to_string() == parts[2])
            .ok_or_else(|| wrong("position, seat", parts[2], "a seat"))?;
        let tree = Tree { rules, name, left, seat };
        if tree.to_string() == text {
            Ok(tree)
        } else {
            Err(wrong("position", text, &tree.to_string()))
        }
    }

    fn rules(&self) -> TreeRules {
        self.rules
    }

    fn seats(&self) -> usize {
        self.rules.players.into()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    /// One in five is a draw; else a random seat wins, two seats by one to three.
    fn outcome(&self) -> Option<Outcome> {
        if self.has_move() {
            return None;
        }
        let mut dice = self.dice(OUTCOME);
        if dice.below(5) == 0 {
            return Some(Outcome::draw(&GROWN));
        }
        let winner = Seat::new(dice.below(self.seats() as u64) as usize).unwrap_or(Seat::A);
        let won = Outcome::won(winner, self.seats(), &GROWN);
        Some(match self.seats() {
            2 => won.worth(Values::zero_sum(winner, dice.below(3) as i32 + 1)),
            _ => won,
        })
    }

    fn visit_moves<B>(&self, visit: impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        (1..=self.width()).try_for_each(visit)
    }

    fn play_unchecked(&mut self, mv: &u8) {
        let share = Dice::new((self.seat.index() as u64) << 8 | u64::from(*mv)).roll();
        self.name = self.name.wrapping_add(share);
        self.left -= 1;
        self.seat = if self.rules.drawn {
            // Drawn from the rest of the node, so that meeting branches agree on it.
            let seat = Dice::new(self.name ^ u64::from(self.left)).below(self.seats() as u64);
            Seat::new(seat as usize).unwrap_or(Seat::A)
        } else {
            self.seat.next(self.seats())
        };
    }

    fn read_move(&self, text: &str) -> Result<u8, MoveError> {
        let mv = (1..=self.rules.width)
            .find(|mv| mv.to_string() == text)
            .ok_or_else(|| wrong("move", text, "the number of a branch"))?;
        if mv > self.width() { Err(MoveError::illegal(text, &NO_BRANCH)) } else { Ok(mv) }
    }

    fn write_move(&self, mv: &u8) -> String {
        mv.to_string()
    }

    fn key(&self) -> u64 {
        self.name ^ u64::from(self.left) << 8 ^ self.seat.index() as u64
    }

    /// Where that matters, a third of the moves.
    fn is_irreversible(&self, mv: &u8) -> bool {
        self.rules.quiet.is_none() || self.dice(PROGRESS + u64::from(*mv)).below(3) == 0
    }

    fn quiet_limit(&self) -> Option<u32> {
        self.rules.quiet.map(u32::from)
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x} {} {}", self.name, self.left, self.seat)
    }
}

/// What the nodes of a random tree are said to be worth: anything from -50 to 50.
#[derive(Clone, Copy, Debug, Default)]
pub struct TreeValues;

impl Evaluator<Tree> for TreeValues {
    fn evaluate(&self, tree: &Tree) -> Values {
        let mut dice = tree.dice(VALUE);
        let mut value = || dice.below(101) as i32 - 50;
        if tree.seats() == 2 {
            return Values::zero_sum(Seat::A, value());
        }
        let mut values = Values::default();
        for seat in Seat::first(tree.seats()) {
            values[seat] = value();
        }
        values
    }

    /// Guesses, as real games do, by a glance at what comes after.
    fn move_score(&self, tree: &Tree, mv: &u8) -> i32 {
        self.evaluate(&tree.after(mv))[tree.seat()]
    }
}
