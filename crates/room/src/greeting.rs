//! What players can say to each other.

use std::fmt;
use std::str::FromStr;

use tabletier_session::TextError;

use crate::wire::no_text;

/// One of six things to say; there are no others, so that nobody is insulted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Greeting {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// One moment, please.
    OneMoment,
    /// Thank you.
    Thanks,
    /// Good game.
    GoodGame,
}

impl Greeting {
    /// All of them.
    pub const ALL: [Greeting; 6] = [
        Greeting::Hello,
        Greeting::GoodLuck,
        Greeting::WellPlayed,
        Greeting::OneMoment,
        Greeting::Thanks,
        Greeting::GoodGame,
    ];

    /// The word for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Greeting::Hello => "hello",
            Greeting::GoodLuck => "good-luck",
            Greeting::WellPlayed => "well-played",
            Greeting::OneMoment => "one-moment",
            Greeting::Thanks => "thanks",
            Greeting::GoodGame => "good-game",
        }
    }
}

impl fmt::Display for Greeting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Greeting {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Greeting, TextError> {
        Greeting::ALL.into_iter().find(|greeting| greeting.code() == text).ok_or_else(|| {
            let codes = Greeting::ALL.map(Greeting::code).join(", ");
            no_text("greeting", text, format!("one of {codes}"))
        })
    }
}
