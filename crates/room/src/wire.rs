//! Reading JSON field by field, with errors that say what was expected.

use serde_json::{Map, Value};
use tabletier_session::{Message, TextError};

/// The fields of an object.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The fields of a value that has to be an object.
    pub(crate) fn of(place: &str, value: &'a Value) -> Result<Fields<'a>, TextError> {
        value.as_object().map(Fields).ok_or_else(|| wrong(place, value, "an object in braces"))
    }

    /// A field that may be missing; `null` is as good as missing.
    pub(crate) fn get(self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A text that may be missing.
    pub(crate) fn text(self, name: &str) -> Result<Option<&'a str>, TextError> {
        let read = |value: &'a Value| value.as_str().ok_or_else(|| wrong(name, value, "a text"));
        self.get(name).map(read).transpose()
    }

    /// A text that has to be there.
    pub(crate) fn required(self, name: &str) -> Result<&'a str, TextError> {
        self.text(name)?.ok_or_else(|| no_text(name, "", "a text"))
    }

    /// A whole number that may be missing.
    pub(crate) fn number(self, name: &str) -> Result<Option<u64>, TextError> {
        let expected = "a whole number, not negative";
        let read = |value: &'a Value| value.as_u64().ok_or_else(|| wrong(name, value, expected));
        self.get(name).map(read).transpose()
    }

    /// A whole number that has to be there.
    pub(crate) fn count(self, name: &str) -> Result<u64, TextError> {
        self.number(name)?.ok_or_else(|| no_text(name, "", "a whole number"))
    }

    /// A list that may be missing.
    pub(crate) fn list(self, name: &str) -> Result<Option<&'a [Value]>, TextError> {
        let read = |value: &'a Value| {
            value.as_array().map(Vec::as_slice).ok_or_else(|| wrong(name, value, "a list"))
        };
        self.get(name).map(read).transpose()
    }

    /// Yes or no; no if it is missing.
    pub(crate) fn flag(self, name: &str) -> Result<bool, TextError> {
        let read =
            |value: &Value| value.as_bool().ok_or_else(|| wrong(name, value, "true or false"));
        self.get(name).map_or(Ok(false), read)
    }
}

/// A form that cannot be read. Forms are for programs: what is wrong with them is told in English.
pub fn no_text(
    place: impl Into<String>,
    found: impl AsRef<str>,
    expected: impl Into<String>,
) -> TextError {
    TextError::new(Message::plain(place), found, Message::plain(expected))
}

/// This value stood there, where something else was expected.
pub(crate) fn wrong(place: &str, value: &Value, expected: &str) -> TextError {
    no_text(place, value.to_string(), expected)
}
