//! The messages of a language, as they stand in its files.

use std::collections::BTreeMap;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;

use crate::Fault;
use crate::line::{line_at, line_of};

/// A message, or one of its attributes.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    /// The file's name without its ending.
    pub(crate) module: String,
    pub(crate) id: String,
    pub(crate) attribute: Option<String>,
    pub(crate) pattern: Pattern<String>,
    pub(crate) file: PathBuf,
    pub(crate) line: usize,
}

impl Entered {
    /// What it is called in its file.
    pub(crate) fn name(&self) -> String {
        match &self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.id),
            None => self.id.clone(),
        }
    }
}

/// All messages of a language, in the order of its files, and its terms.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    pub(crate) entered: Vec<Entered>,
    pub(crate) terms: BTreeMap<String, Pattern<String>>,
}

impl Messages {
    /// Reads the Fluent files of a language.
    pub(crate) fn read(files: &[(PathBuf, String)], faults: &mut Vec<Fault>) -> Messages {
        let mut messages = Messages::default();
        for (file, text) in files {
            let module = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let resource = match parser::parse(text.clone()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    for error in errors {
                        let line = line_at(text, error.pos.start);
                        faults.push(Fault::new(file, line, error.kind.to_string()));
                    }
                    resource
                }
            };
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        let id = message.id.name;
                        let mut enter = |attribute: Option<String>, pattern| {
                            let line = line_of(text, &id, attribute.as_deref());
                            let (module, id) = (module.clone(), id.clone());
                            let file = file.clone();
                            let new = Entered { module, id, attribute, pattern, file, line };
                            let twice = messages.entered.iter().any(|old: &Entered| {
                                old.module == new.module && old.name() == new.name()
                            });
                            if twice {
                                let what = format!("the message {} is there already", new.name());
                                faults.push(Fault::new(&new.file, new.line, what));
                            }
                            messages.entered.push(new);
                        };
                        if let Some(pattern) = message.value {
                            enter(None, pattern);
                        }
                        for attribute in message.attributes {
                            enter(Some(attribute.id.name), attribute.value);
                        }
                    }
                    Entry::Term(term) => {
                        messages.terms.insert(term.id.name, term.value);
                    }
                    _ => {}
                }
            }
        }
        messages
    }

    /// The message or attribute with this name in a file.
    pub(crate) fn find(&self, module: &str, id: &str, attribute: Option<&str>) -> Option<&Entered> {
        self.entered.iter().find(|entered| {
            entered.module == module
                && entered.id == id
                && entered.attribute.as_deref() == attribute
        })
    }
}
