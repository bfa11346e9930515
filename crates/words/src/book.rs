//! What teaches a game in one language: the rules with figures to play on, and a guided first game.

/// The rules of a game, told and shown, and the words of its tasks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The rules in brief: what the pictures say that matter most, each with its figure's code.
    pub brief: Vec<(&'static str, &'static str)>,
    /// The rules.
    pub chapters: Vec<Chapter>,
    /// The words of a guided first game.
    pub tasks: Vec<Task>,
}

/// A part of the rules, on a page of its own words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What names the chapter in addresses.
    pub code: &'static str,
    /// The heading.
    pub title: &'static str,
    /// What is said and shown, in order.
    pub parts: Vec<Part>,
}

/// Something said or shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A paragraph.
    Words(&'static str),
    /// A paragraph about something that the sheet leaves open, and how we play it.
    Decision(&'static str),
    /// A board to try it on.
    Figure(Figure),
}

/// A position with which the reader may play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What names the figure, `option-KEY` where it explains a rules key.
    pub code: &'static str,
    /// What it shows.
    pub caption: &'static str,
    /// The rules text.
    pub rules: &'static str,
    /// The position text.
    pub position: &'static str,
    /// The moves that the caption speaks of.
    pub tries: Vec<Try>,
}

/// A move to try in a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// The move.
    pub text: &'static str,
    /// What to say of it.
    pub words: &'static str,
    /// The code of the rule that forbids it; a legal move has none.
    pub refused: Option<&'static str>,
}

/// The words of a task: what is asked of somebody who plays for the first time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// What names the task where progress is kept.
    pub code: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// What to do.
    pub words: &'static str,
    /// Where to look.
    pub hint: &'static str,
    /// What has been learnt, said when it is done.
    pub praise: &'static str,
}

impl Book {
    /// Reads a file that was made when this program was built: one item a line, its kind first,
    /// tabs between what it consists of.
    pub fn of_file(file: &'static str) -> Book {
        let mut book = Book::default();
        for line in file.lines() {
            let mut fields = line.split('\t');
            let kind = fields.next().unwrap_or_default();
            let mut next = || fields.next().unwrap_or_default();
            match kind {
                "brief" => book.brief.push((next(), next())),
                "chapter" => {
                    book.chapters.push(Chapter { code: next(), title: next(), parts: Vec::new() });
                }
                "task" => book.tasks.push(Task {
                    code: next(),
                    title: next(),
                    words: next(),
                    hint: next(),
                    praise: next(),
                }),
                "try" => {
                    let (text, refused, words) = (next(), next(), next());
                    let refused = Some(refused).filter(|rule| !rule.is_empty());
                    if let Some(Part::Figure(figure)) = book.last_part() {
                        figure.tries.push(Try { text, words, refused });
                    }
                }
                kind => {
                    let part = match kind {
                        "words" => Part::Words(next()),
                        "decision" => Part::Decision(next()),
                        _ => Part::Figure(Figure {
                            code: next(),
                            rules: next(),
                            position: next(),
                            caption: next(),
                            tries: Vec::new(),
                        }),
                    };
                    if let Some(chapter) = book.chapters.last_mut() {
                        chapter.parts.push(part);
                    }
                }
            }
        }
        book
    }

    fn last_part(&mut self) -> Option<&mut Part> {
        self.chapters.last_mut()?.parts.last_mut()
    }

    /// The figure with this code.
    pub fn figure(&self, code: &str) -> Option<&Figure> {
        let parts = self.chapters.iter().flat_map(|chapter| &chapter.parts);
        parts.into_iter().find_map(|part| match part {
            Part::Figure(figure) if figure.code == code => Some(figure),
            _ => None,
        })
    }

    /// The words of a task.
    pub fn task(&self, code: &str) -> Option<&Task> {
        self.tasks.iter().find(|task| task.code == code)
    }
}
