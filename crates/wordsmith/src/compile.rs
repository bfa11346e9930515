//! Makes a pattern of a message: text with control characters, as `crates/words/src/pattern.rs` reads it.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::fluent::Messages;
use crate::plural::CATEGORIES;
use crate::pseudo;

/// How deep messages may refer to others.
const DEEP: usize = 8;

/// What a message came to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compiled {
    pub(crate) pattern: String,
    /// What is only text in it, for those who read proofs.
    pub(crate) texts: Vec<String>,
    /// The arguments that are used.
    pub(crate) args: Vec<String>,
    /// The words by which arguments choose, plurals apart.
    pub(crate) keys: BTreeMap<String, Vec<String>>,
    /// What is wrong with it.
    pub(crate) faults: Vec<String>,
}

/// Compiles messages of a language.
pub(crate) struct Compiler<'a> {
    pub(crate) messages: &'a Messages,
    /// Which category each number has.
    pub(crate) plurals: &'a str,
    /// The arguments of the message in English, in alphabetical order; `None` in English itself, whose
    /// arguments are those that it uses.
    pub(crate) args: Option<&'a [String]>,
    /// Whether letters are changed so that one sees what has been said by a file.
    pub(crate) pseudo: bool,
}

impl Compiler<'_> {
    /// The pattern of a message in a file.
    pub(crate) fn compile(&self, module: &str, pattern: &Pattern<String>) -> Compiled {
        let mut found = Compiled::default();
        self.gather(pattern, &mut found.args, module, DEEP);
        found.args.sort();
        found.args.dedup();
        if let Some(known) = self.args {
            for arg in found.args.iter().filter(|arg| !known.contains(arg)) {
                let known = if known.is_empty() { "none".to_string() } else { known.join(", ") };
                found
                    .faults
                    .push(format!("the argument ${arg} does not exist; there are: {known}"));
            }
        }
        let mut out = String::new();
        let numbered = self.args.map_or_else(|| found.args.clone(), <[String]>::to_vec);
        let mut at = Place { module, numbered: &numbered, given: &[], depth: DEEP };
        self.write(pattern, &mut out, &mut found, &mut at);
        found.pattern = out;
        found
    }

    /// The arguments in a pattern, and in what it refers to.
    fn gather(
        &self,
        pattern: &Pattern<String>,
        args: &mut Vec<String>,
        module: &str,
        depth: usize,
    ) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.gather_inline(inline, args, module, depth),
                Expression::Select { selector, variants } => {
                    self.gather_inline(selector, args, module, depth);
                    for variant in variants {
                        self.gather(&variant.value, args, module, depth);
                    }
                }
            }
        }
    }

    fn gather_inline(
        &self,
        inline: &InlineExpression<String>,
        args: &mut Vec<String>,
        module: &str,
        depth: usize,
    ) {
        match inline {
            InlineExpression::VariableReference { id } => args.push(id.name.clone()),
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.gather_inline(argument, args, module, depth);
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.as_str());
                if let Some(other) =
                    self.messages.find(module, &id.name, attribute).filter(|_| depth > 0)
                {
                    self.gather(&other.pattern, args, module, depth - 1);
                }
            }
            InlineExpression::Placeable { expression } => match expression.as_ref() {
                Expression::Inline(inline) => self.gather_inline(inline, args, module, depth),
                Expression::Select { selector, variants } => {
                    self.gather_inline(selector, args, module, depth);
                    for variant in variants {
                        self.gather(&variant.value, args, module, depth);
                    }
                }
            },
            _ => {}
        }
    }

    fn write(
        &self,
        pattern: &Pattern<String>,
        out: &mut String,
        found: &mut Compiled,
        at: &mut Place<'_>,
    ) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let text = value.replace('\n', " ");
                    if text.chars().any(|letter| letter < ' ') {
                        found.faults.push("a control character".to_string());
                    }
                    out.push_str(&if self.pseudo { pseudo::letters(&text) } else { text.clone() });
                    found.texts.push(text);
                }
                PatternElement::Placeable { expression } => {
                    self.write_expression(expression, out, found, at);
                }
            }
        }
    }

    fn write_expression(
        &self,
        expression: &Expression<String>,
        out: &mut String,
        found: &mut Compiled,
        at: &mut Place<'_>,
    ) {
        match expression {
            Expression::Inline(inline) => self.write_inline(inline, out, found, at),
            Expression::Select { selector, variants } => match argument(selector) {
                Some(arg) => match at.given.iter().find(|(name, _)| name == arg) {
                    Some((_, value)) => {
                        let value = value.clone();
                        let fits = |variant: &&Variant<String>| key(&variant.key) == value;
                        let usual = || variants.iter().find(|variant| variant.default);
                        if let Some(variant) = variants.iter().find(fits).or_else(usual) {
                            self.write(&variant.value, out, found, at);
                        }
                    }
                    None => self.write_select(arg, variants, out, found, at),
                },
                None => {
                    found.faults.push("a choice by something else than an argument".to_string());
                }
            },
        }
    }

    fn write_select(
        &self,
        arg: &str,
        variants: &[Variant<String>],
        out: &mut String,
        found: &mut Compiled,
        at: &mut Place<'_>,
    ) {
        let Some(digit) = at.digit(arg) else { return };
        let keys: Vec<String> =
            variants.iter().map(|variant| key(&variant.key).to_string()).collect();
        self.check_keys(arg, &keys, found);
        out.push('\u{2}');
        out.push(digit);
        let others = variants.iter().filter(|variant| !variant.default);
        for variant in others.chain(variants.iter().filter(|variant| variant.default)) {
            out.push('\u{3}');
            out.push_str(key(&variant.key));
            out.push('\u{5}');
            self.write(&variant.value, out, found, at);
        }
        out.push('\u{4}');
    }

    /// Plurals have to be those of the language; other words are those that English knows.
    fn check_keys(&self, arg: &str, keys: &[String], found: &mut Compiled) {
        let category = |key: &&String| CATEGORIES.iter().find(|(name, _)| *name == key.as_str());
        if !keys.iter().any(|key| category(&key).is_some()) {
            found.keys.entry(arg.to_string()).or_default().extend(keys.iter().cloned());
            return;
        }
        for key in keys {
            let number = key.parse::<u32>().is_ok();
            let known = category(&key)
                .is_some_and(|(_, letter)| self.plurals.contains(*letter) || key == "other");
            // Millions have a plural of their own in some languages.
            if !number && !known && key != "many" {
                found
                    .faults
                    .push(format!("the plural [{key}] of ${arg} is not one of this language"));
            }
        }
        for (name, letter) in CATEGORIES {
            let exact = name == "one" && keys.iter().any(|key| key == "1");
            if self.plurals.contains(letter) && !exact && !keys.iter().any(|key| key == name) {
                found.faults.push(format!("the plural [{name}] of ${arg} is missing"));
            }
        }
    }

    fn write_inline(
        &self,
        inline: &InlineExpression<String>,
        out: &mut String,
        found: &mut Compiled,
        at: &mut Place<'_>,
    ) {
        match inline {
            // What is written so is meant so: no proof is read of it.
            InlineExpression::StringLiteral { value } => {
                out.push_str(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => out.push_str(value),
            InlineExpression::VariableReference { id } => {
                if let Some((_, value)) = at.given.iter().find(|(name, _)| *name == id.name) {
                    out.push_str(value);
                } else if let Some(digit) = at.digit(&id.name) {
                    out.push('\u{1}');
                    out.push(digit);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => match arguments
                .positional
                .as_slice()
            {
                [argument] if id.name == "NUMBER" => self.write_inline(argument, out, found, at),
                _ => found
                    .faults
                    .push(format!("the function {} does not exist; there is: NUMBER", id.name)),
            },
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.as_str());
                match self.messages.find(at.module, &id.name, attribute) {
                    Some(other) if at.depth > 0 => {
                        at.depth -= 1;
                        self.write(&other.pattern, out, found, at);
                        at.depth += 1;
                    }
                    Some(_) => found.faults.push(format!("{} refers to itself", id.name)),
                    None => found.faults.push(format!("the message {} is missing", id.name)),
                }
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                match self.messages.terms.get(&id.name) {
                    Some(term) if at.depth > 0 => {
                        let named = arguments.iter().flat_map(|arguments| &arguments.named);
                        let given: Vec<(String, String)> = named
                            .filter_map(|argument| match &argument.value {
                                InlineExpression::StringLiteral { value }
                                | InlineExpression::NumberLiteral { value } => {
                                    Some((argument.name.name.clone(), value.clone()))
                                }
                                _ => None,
                            })
                            .collect();
                        let mut inside = Place { given: &given, depth: at.depth - 1, ..*at };
                        self.write(term, out, found, &mut inside);
                    }
                    Some(_) => found.faults.push(format!("-{} refers to itself", id.name)),
                    None => found.faults.push(format!("the term -{} is missing", id.name)),
                }
            }
            InlineExpression::Placeable { expression } => {
                self.write_expression(expression, out, found, at);
            }
        }
    }
}

/// Where a pattern is being written.
#[derive(Clone, Copy)]
struct Place<'a> {
    module: &'a str,
    /// The arguments by their numbers.
    numbered: &'a [String],
    /// What a term was given.
    given: &'a [(String, String)],
    depth: usize,
}

impl Place<'_> {
    /// The digit that stands for an argument.
    fn digit(&self, arg: &str) -> Option<char> {
        let number = self.numbered.iter().position(|name| name == arg)?;
        char::from_digit(u32::try_from(number).ok()?, 36)
    }
}

/// The argument by which something is chosen.
fn argument(selector: &InlineExpression<String>) -> Option<&str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(&id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            argument(arguments.positional.first()?)
        }
        _ => None,
    }
}

fn key(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
