//! Which game is meant, and by which rules.

use clap::Args;
use tabletier_session::{Entry, Session, TextError, catalog};

/// Which game is meant, and by which rules.
#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    /// The game, by its key in `tabletier games`
    #[arg(value_name = "GAME")]
    game: String,

    /// A preset and/or key=value pairs joined by commas; without it the game's default
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
}

impl GameArgs {
    pub(crate) fn entry(&self) -> Result<&'static dyn Entry, TextError> {
        catalog::find(&self.game)
    }

    pub(crate) fn rules(&self) -> Option<&str> {
        self.rules.as_deref()
    }

    /// A new game.
    pub(crate) fn start(&self, seed: u64) -> Result<Box<dyn Session>, TextError> {
        self.entry()?.start(self.rules.as_deref(), seed)
    }

    /// A game that begins at a position, or at the start.
    pub(crate) fn open(&self, position: Option<&str>) -> Result<Box<dyn Session>, TextError> {
        match position {
            Some(position) => self.entry()?.resume(self.rules.as_deref(), position),
            None => self.start(0),
        }
    }

    /// Whether game and rules can be read.
    pub(crate) fn check(&self) -> Result<(), TextError> {
        self.entry()?.rules_text(self.rules.as_deref()).map(drop)
    }
}
