//! Rust names for all messages.

use std::fmt::Write;

use crate::index::rust_name;
use crate::{Language, Library};

impl Library {
    /// A module for each file of messages, with a constant for each message without arguments and a
    /// function for each other; the codes of tasks; all languages; the version of it all.
    pub fn keys(&self) -> String {
        let mut code = String::new();
        let languages: Vec<String> = self
            .languages
            .iter()
            .filter(|language| !language.hidden)
            .map(|language| format!("({:?}, {:?})", language.tag, language.name))
            .collect();
        let _ = writeln!(code, "pub(crate) const VERSION: &str = {:?};", self.version);
        let _ = writeln!(
            code,
            "pub(crate) const LANGUAGES: &[(&str, &str)] = &[{}];",
            languages.join(", ")
        );
        let mut module = "";
        for (number, key) in self.index.iter().enumerate() {
            if key.module != module {
                if !module.is_empty() {
                    code.push_str("}\n");
                }
                module = &key.module;
                let _ = writeln!(
                    code,
                    "/// What `{module}.ftl` says.\npub mod {} {{",
                    module.replace('-', "_")
                );
                code.push_str("#[allow(unused_imports)] use crate::{Arg, Message, Phrase};\n");
            }
            let (ident, code_name) = (key.ident(), key.code());
            let words = key.words.replace(['\n', '`'], " ");
            let _ = writeln!(code, "/// `{}`", words.trim());
            if key.args.is_empty() {
                let ident = ident.trim_end_matches('_').to_uppercase();
                let _ = writeln!(
                    code,
                    "pub const {ident}: Phrase = Phrase::key({code_name:?}, {number});"
                );
            } else {
                let names: Vec<String> = key.args.iter().map(|arg| rust_name(arg)).collect();
                let params: Vec<String> =
                    names.iter().map(|name| format!("{name}: impl Into<Arg>")).collect();
                let given: Vec<String> =
                    names.iter().map(|name| format!("{name}.into()")).collect();
                let _ = writeln!(
                    code,
                    "pub fn {ident}({}) -> Message {{ Message::key({code_name:?}, {number}, vec![{}]) }}",
                    params.join(", "),
                    given.join(", ")
                );
            }
        }
        if !module.is_empty() {
            code.push_str("}\n");
        }
        code
    }

    /// Where the files are that stand inside a program.
    pub fn inside(&self) -> String {
        let mut code = String::from("static WORDS: &[(&str, &str)] = &[\n");
        let include = |file: &str| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))");
        for language in &self.languages {
            let _ = writeln!(code, "({:?}, {}),", language.tag, include(&language.file()));
        }
        code.push_str("];\nstatic BOOKS: &[(&str, &str, &str)] = &[\n");
        for language in &self.languages {
            for game in language.books.keys() {
                let file = include(&language.book_file(game));
                let _ = writeln!(code, "({:?}, {game:?}, {file}),", language.tag);
            }
        }
        code.push_str("];\n");
        code
    }

    /// A message without arguments, by its file and its name there.
    pub fn message<'a>(&self, language: &'a Language, file: &str, name: &str) -> Option<&'a str> {
        let at = self.index.iter().position(|key| key.module == file && key.name() == name)?;
        language.entries.get(at).map(String::as_str)
    }

    /// A file for each language with its messages, and one for each game that it teaches.
    pub fn files(&self) -> Vec<(String, String)> {
        let mut files = Vec::new();
        for language in &self.languages {
            let head = format!("words {} {}\n{}\n", language.tag, self.version, language.plurals);
            files.push((language.file(), head + &language.entries.join("\n") + "\n"));
            for (game, book) in &language.books {
                files.push((language.book_file(game), book.clone()));
            }
        }
        files
    }
}
