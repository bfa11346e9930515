//! Why a command ends without doing what was asked.

use std::io;

use tabletier_session::{LineError, TextError};

/// Why a command ends without doing what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was wrong, to be said in one line.
    Wrong(String),
    /// Some lines of the input were wrong, and each has been told so already.
    Answered,
    /// A signal of this number came, such as that of Ctrl-C, and what was done until then has been
    /// told.
    Interrupted(u8),
    /// Nobody reads the output any more.
    PipeClosed,
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Failure {
        Failure::Wrong(error.to_string())
    }
}

impl From<LineError> for Failure {
    fn from(error: LineError) -> Failure {
        Failure::Wrong(error.to_string())
    }
}

/// Only standard input and output give bare errors; files are named where they are opened.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => Failure::Wrong(format!("standard input or output: {error}")),
        }
    }
}
