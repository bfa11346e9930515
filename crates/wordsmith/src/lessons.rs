//! What teaches a game, in Markdown.
//!
//! Rules: a heading of the first level is a chapter, with its code in braces; a paragraph is said, a
//! quotation is our decision where the sheet leaves something open; a picture names a figure, with its
//! caption, and the list below it tells of the moves that are tried. Tasks: a heading with its code,
//! then three paragraphs: what is asked, a hint, and what is said when it is done. The rules in brief:
//! the five pictures that matter most, with what each of them says.

use std::path::{Path, PathBuf};

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::figures::Figure;
use crate::line::line_at;
use crate::{Fault, pseudo};

/// How many pictures the rules have in brief.
const BRIEF: usize = 5;

/// A block of a file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Block {
    /// A code and a title.
    Heading(String, String),
    Words(String),
    Decision(String),
    /// A code and a caption.
    Figure(String, String),
    /// A move, and what is said of it.
    Try(String, String),
}

/// A file of lessons in blocks, each with its line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lesson {
    pub(crate) file: PathBuf,
    pub(crate) blocks: Vec<(usize, Block)>,
}

impl Lesson {
    /// Reads a file.
    pub(crate) fn read(file: &Path, text: &str, faults: &mut Vec<Fault>) -> Lesson {
        let mut lesson = Lesson { file: file.to_path_buf(), blocks: Vec::new() };
        let mut words = String::new();
        let mut code = String::new();
        let (mut quoted, mut listed, mut pictured) = (false, false, false);
        let parser = Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES).into_offset_iter();
        for (event, range) in parser {
            let line = line_at(text, range.start);
            let mut add = |block| lesson.blocks.push((line, block));
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H1, id, .. }) => {
                    code = id.map_or_else(String::new, |id| id.to_string());
                    if code.is_empty() {
                        faults.push(Fault::new(
                            file,
                            line,
                            "a heading without its code, such as {#board}",
                        ));
                    }
                    words.clear();
                }
                Event::End(TagEnd::Heading(_)) => {
                    add(Block::Heading(std::mem::take(&mut code), take(&mut words)));
                }
                Event::Start(Tag::BlockQuote(_)) => quoted = true,
                Event::End(TagEnd::BlockQuote(_)) => quoted = false,
                Event::Start(Tag::List(None)) => listed = true,
                Event::End(TagEnd::List(_)) => listed = false,
                Event::Start(Tag::Item) => {
                    words.clear();
                    code.clear();
                }
                Event::End(TagEnd::Item) => {
                    if code.is_empty() {
                        faults.push(Fault::new(
                            file,
                            line,
                            "an item that does not begin with a move, such as `Rc1-c2`",
                        ));
                    }
                    add(Block::Try(std::mem::take(&mut code), take(&mut words)));
                }
                Event::Code(text) if listed && words.trim().is_empty() => code = text.to_string(),
                Event::Code(text) => words.push_str(&text),
                Event::Start(Tag::Paragraph) => {
                    if !listed {
                        words.clear();
                    }
                }
                Event::End(TagEnd::Paragraph) if listed || pictured => pictured = false,
                Event::End(TagEnd::Paragraph) if quoted => add(Block::Decision(take(&mut words))),
                Event::End(TagEnd::Paragraph) => add(Block::Words(take(&mut words))),
                Event::Start(Tag::Image { dest_url, .. }) => {
                    code = dest_url.to_string();
                    words.clear();
                }
                Event::End(TagEnd::Image) => {
                    add(Block::Figure(std::mem::take(&mut code), take(&mut words)));
                    pictured = true;
                }
                Event::Text(text) => words.push_str(&text),
                Event::SoftBreak => words.push(' '),
                other => faults.push(Fault::new(
                    file,
                    line,
                    format!("{other:?} is nothing that lessons have"),
                )),
            }
        }
        lesson
    }

    /// The codes of headings, with their lines.
    fn headings(&self) -> Vec<(usize, &str)> {
        let headings = self.blocks.iter().filter_map(|(line, block)| match block {
            Block::Heading(code, _) => Some((*line, code.as_str())),
            _ => None,
        });
        headings.collect()
    }

    /// Compares the codes of headings with those in English.
    pub(crate) fn check_headings(&self, english: &Lesson, faults: &mut Vec<Fault>) {
        let (ours, theirs) = (self.headings(), english.headings());
        for (_, code) in theirs.iter().filter(|(_, code)| !ours.iter().any(|(_, our)| our == code))
        {
            faults.push(Fault::new(&self.file, 1, format!("{{#{code}}} is missing")));
        }
        for (line, code) in
            ours.iter().filter(|(_, code)| !theirs.iter().any(|(_, their)| their == code))
        {
            faults.push(Fault::new(
                &self.file,
                *line,
                format!("{{#{code}}} is not there in English"),
            ));
        }
        let place = |(at, (line, code)): (usize, &(usize, &str))| {
            let expected = theirs.get(at).map(|(_, code)| *code)?;
            (expected != *code && ours.len() == theirs.len()).then(|| {
                Fault::new(
                    &self.file,
                    *line,
                    format!("found {{#{code}}}, expected {{#{expected}}} here"),
                )
            })
        };
        faults.extend(ours.iter().enumerate().find_map(place));
    }

    /// The rules as a file for programs; every figure of the game has to be there once, with its moves.
    pub(crate) fn rules(
        &self,
        figures: &[Figure],
        hidden: bool,
        faults: &mut Vec<Fault>,
    ) -> String {
        let said = |words: &str| if hidden { pseudo::words(words) } else { words.to_string() };
        let mut out = String::new();
        let mut shown: Vec<&str> = Vec::new();
        // The moves of the figure above that have not been told of yet.
        let mut left: Vec<&(String, String)> = Vec::new();
        for (line, block) in &self.blocks {
            let mut fault = |what: String| faults.push(Fault::new(&self.file, *line, what));
            if !matches!(block, Block::Try(..)) && !left.is_empty() {
                fault(format!("above this line nothing is said of `{}`", left[0].0));
                left.clear();
            }
            match block {
                Block::Heading(code, title) => {
                    out += &format!("chapter\t{code}\t{}\n", said(title));
                }
                Block::Words(words) => out += &format!("words\t{}\n", said(words)),
                Block::Decision(words) => out += &format!("decision\t{}\n", said(words)),
                Block::Figure(code, caption) => {
                    let Some(figure) = figures.iter().find(|figure| figure.code == *code) else {
                        fault(format!("the game has no figure {code}"));
                        continue;
                    };
                    if shown.contains(&figure.code.as_str()) {
                        fault(format!("the figure {code} is shown already"));
                    }
                    shown.push(&figure.code);
                    left = figure.tries.iter().collect();
                    let Figure { rules, position, .. } = figure;
                    out += &format!("figure\t{code}\t{rules}\t{position}\t{}\n", said(caption));
                }
                Block::Try(text, words) => match left.first() {
                    Some((expected, rule)) if expected == text => {
                        out += &format!("try\t{text}\t{rule}\t{}\n", said(words));
                        left.remove(0);
                    }
                    Some((expected, _)) => fault(format!("found `{text}`, expected `{expected}`")),
                    None => fault(format!("`{text}` is no move of the figure above")),
                },
            }
        }
        if let Some((text, _)) = left.first() {
            faults.push(Fault::new(
                &self.file,
                self.last_line(),
                format!("nothing is said of `{text}`"),
            ));
        }
        for figure in figures.iter().filter(|figure| !shown.contains(&figure.code.as_str())) {
            let what = format!("the figure {} is not shown", figure.code);
            faults.push(Fault::new(&self.file, self.last_line(), what));
        }
        out
    }

    /// The rules in brief as a file for programs: figures of the game, the same as in English.
    pub(crate) fn brief(
        &self,
        english: &Lesson,
        figures: &[Figure],
        hidden: bool,
        faults: &mut Vec<Fault>,
    ) -> String {
        let said = |words: &str| if hidden { pseudo::words(words) } else { words.to_string() };
        let mut out = String::new();
        if self.blocks.len() != BRIEF {
            let what = format!("found {} pictures, expected {BRIEF}", self.blocks.len());
            faults.push(Fault::new(&self.file, self.last_line(), what));
        }
        for (at, (line, block)) in self.blocks.iter().enumerate() {
            let mut fault = |what: String| faults.push(Fault::new(&self.file, *line, what));
            let Block::Figure(code, words) = block else {
                fault("expected a picture: ![words](figure)".to_string());
                continue;
            };
            if figures.iter().all(|figure| figure.code != *code) {
                fault(format!("the game has no figure {code}"));
            }
            if let Some((_, Block::Figure(expected, _))) = english.blocks.get(at)
                && expected != code
            {
                fault(format!("found the figure {code}, expected {expected} here"));
            }
            out += &format!("brief\t{code}\t{}\n", said(words));
        }
        out
    }

    /// The tasks as a file for programs.
    pub(crate) fn tasks(&self, hidden: bool, faults: &mut Vec<Fault>) -> String {
        let said = |words: &str| if hidden { pseudo::words(words) } else { words.to_string() };
        let mut out = String::new();
        for (at, (line, block)) in self.blocks.iter().enumerate() {
            let Block::Heading(code, title) = block else { continue };
            let rest = self.blocks[at + 1..]
                .iter()
                .take_while(|(_, block)| !matches!(block, Block::Heading(..)));
            let words: Vec<&str> = rest
                .filter_map(|(_, block)| match block {
                    Block::Words(words) => Some(words.as_str()),
                    _ => None,
                })
                .collect();
            let [asked, hint, praise] = words[..] else {
                let what = format!(
                    "{{#{code}}}: found {} paragraphs, expected what is asked, a hint and a praise",
                    words.len()
                );
                faults.push(Fault::new(&self.file, *line, what));
                continue;
            };
            out += &format!(
                "task\t{code}\t{}\t{}\t{}\t{}\n",
                said(title),
                said(asked),
                said(hint),
                said(praise)
            );
        }
        out
    }

    /// Everything that people read, with its line.
    pub(crate) fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        self.blocks.iter().map(|(line, block)| match block {
            Block::Words(words) | Block::Decision(words) => (*line, words.as_str()),
            Block::Heading(_, words) | Block::Figure(_, words) | Block::Try(_, words) => {
                (*line, words.as_str())
            }
        })
    }

    fn last_line(&self) -> usize {
        self.blocks.last().map_or(1, |(line, _)| *line)
    }
}

fn take(words: &mut String) -> String {
    std::mem::take(words).trim().replace(['\t', '\n'], " ")
}
