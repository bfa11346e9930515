//! Which messages there are: those of English.

/// A message that every language has.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) module: String,
    pub(crate) id: String,
    pub(crate) attribute: Option<String>,
    /// What goes into it, in alphabetical order.
    pub(crate) args: Vec<String>,
    /// The English words, for whoever reads the code.
    pub(crate) words: String,
    /// The words by which arguments choose.
    pub(crate) keys: std::collections::BTreeMap<String, Vec<String>>,
}

impl Key {
    /// What programs call it: an attribute's name, or what follows the last underscore of an id.
    pub(crate) fn code(&self) -> &str {
        let id = self.id.rsplit('_').next().unwrap_or_default();
        self.attribute.as_deref().unwrap_or(id)
    }

    /// Its name in its file.
    pub(crate) fn name(&self) -> String {
        match &self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.id),
            None => self.id.clone(),
        }
    }

    /// Its name in Rust, in small letters.
    pub(crate) fn ident(&self) -> String {
        let name = match &self.attribute {
            Some(attribute) => format!("{}_{attribute}", self.id),
            None => self.id.clone(),
        };
        rust_name(&name)
    }
}

/// A name of a file as Rust has it.
pub(crate) fn rust_name(name: &str) -> String {
    let name = name.replace('-', "_").to_lowercase();
    if is_keyword(&name) { format!("{name}_") } else { name }
}

fn is_keyword(name: &str) -> bool {
    matches!(
        name,
        "as" | "async"
            | "await"
            | "box"
            | "break"
            | "const"
            | "continue"
            | "crate"
            | "do"
            | "dyn"
            | "else"
            | "enum"
            | "extern"
            | "fn"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "pub"
            | "ref"
            | "return"
            | "self"
            | "static"
            | "struct"
            | "super"
            | "trait"
            | "try"
            | "type"
            | "unsafe"
            | "use"
            | "where"
            | "while"
            | "yield"
    )
}
