//! What is said to people, in any language.
//!
//! The words stand in the folder `words`, a folder for each language. Short ones are messages in
//! Fluent files, and each message has a name here: one without arguments is a [`Phrase`], one with
//! arguments a function that makes a [`Message`]. What teaches a game is a [`Book`], from Markdown.
//! A name that is missing in some language, or an argument too many, stops the build.
//!
//! ```
//! use tabletier_words::{Lang, language};
//!
//! let french = Lang::find("fr").unwrap();
//! assert_eq!(language::NAME.say(french), "Français");
//! ```

mod book;
mod lang;
mod message;
mod pattern;
mod phrase;

pub use book::{Book, Chapter, Figure, Part, Task, Try};
pub use lang::{Lang, LangError, Strange};
pub use message::{Arg, Message};
pub use phrase::Phrase;

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
