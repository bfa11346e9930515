//! Something to say, with what goes into it.

use std::fmt;

use crate::phrase::Words;
use crate::{Lang, Phrase, pattern};

/// Something to say, with what goes into it: data until it is said in a language.
///
/// Written in the language of commands, which is English.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message(Box<Inner>);

/// Errors are made of messages: these have to be small.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Inner {
    code: &'static str,
    words: Words,
    args: Vec<Arg>,
}

/// What goes into a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number: it decides on plurals, and is written as the language writes numbers.
    Number(i64),
    /// A text that is the same in every language: a name, notation, or a word that chooses.
    Text(String),
    /// Something that is said in the same language.
    Message(Message),
}

impl Message {
    /// A text that is the same in every language.
    pub fn plain(text: impl Into<String>) -> Message {
        Message::new("plain", Words::Plain("\u{1}0"), vec![Arg::Text(text.into())])
    }

    /// The message with this number; only the names that are made of the files of words know it.
    pub(crate) fn key(code: &'static str, number: u16, args: Vec<Arg>) -> Message {
        Message::new(code, Words::Key(number), args)
    }

    fn new(code: &'static str, words: Words, args: Vec<Arg>) -> Message {
        Message(Box::new(Inner { code, words, args }))
    }

    /// What programs call it.
    pub fn code(&self) -> &'static str {
        self.0.code
    }

    /// The words in a language.
    pub fn say(&self, lang: Lang) -> String {
        let mut said = String::new();
        match self.0.words.find(lang) {
            Some(words) => pattern::write(&mut said, words, &self.0.args, lang),
            None => said.push_str(self.0.code),
        }
        said
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::default()))
    }
}

impl From<Phrase> for Message {
    fn from(phrase: Phrase) -> Message {
        Message::new(phrase.code, phrase.words, Vec::new())
    }
}

impl From<&Phrase> for Message {
    fn from(phrase: &Phrase) -> Message {
        Message::from(*phrase)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Message(phrase.into())
    }
}

impl From<&Phrase> for Arg {
    fn from(phrase: &Phrase) -> Arg {
        Arg::Message(phrase.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_string())
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(letter.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize }
