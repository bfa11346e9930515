//! Playing line by line: for pipes, for screen readers, for terminals that can do no more.

use std::io::{BufRead, Write};

use tabletier_session::words::terminal as words;
use tabletier_session::{Player, Refusal};

use super::errand::{Answer, Errand, Gaze, Job, Stop};
use super::help::{self, HelpLine, help};
use super::host::Host;
use super::moves::MoveList;
use super::order::{self, Order};
use super::view;
use crate::failure::Failure;
use crate::lines::{self, InputLine};

/// How many moves are listed at once.
const MOST_LISTED: usize = 200;
/// How wide help and lists are.
const WIDTH: usize = 80;

/// How words are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// What is read is written too, so that the output of a run without a keyboard can be read as a
    /// whole.
    pub(crate) echo: bool,
    /// Whether boards have boxes drawn of characters, which a screen reader would read aloud.
    pub(crate) boxes: bool,
}

/// Plays until the player leaves or the input ends.
pub(crate) fn play(
    host: Host,
    mut input: impl BufRead,
    manner: Manner,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut talk = Talk { host, list: None, boxes: manner.boxes, out };
    talk.greet()?;
    loop {
        talk.let_others_play()?;
        write!(talk.out, "> ")?;
        talk.out.flush()?;
        let Some(line) = lines::next(&mut input, lines::LONGEST)? else {
            writeln!(talk.out)?;
            return Ok(());
        };
        let text = match line {
            InputLine::Read(bytes) => String::from_utf8_lossy(&bytes).trim().to_string(),
            InputLine::Longer(_) => {
                let lang = talk.host.lang;
                writeln!(talk.out, "{}", words::LINE_TOO_LONG.say(lang))?;
                continue;
            }
        };
        if manner.echo {
            let printable = |c: &char| !c.is_control();
            writeln!(talk.out, "{}", text.chars().filter(printable).collect::<String>())?;
        }
        match Order::read(&text, talk.host.lang) {
            Some(Order::Quit) => return Ok(()),
            Some(order) => talk.obey(order)?,
            None => talk.hear(&text)?,
        }
    }
}

/// A game played by words.
struct Talk<'a, W: Write> {
    host: Host,
    /// The legal moves, once somebody has asked for them.
    list: Option<MoveList>,
    boxes: bool,
    out: &'a mut W,
}

impl<W: Write> Talk<'_, W> {
    fn greet(&mut self) -> Result<(), Failure> {
        let session = self.host.session();
        let (name, rules) = (session.about().name, session.rules());
        writeln!(self.out, "{name}, {rules}")?;
        writeln!(self.out, "{}", words::PLAIN_HINT.say(self.host.lang))?;
        self.show()
    }

    /// The board, whose turn it is, and what can be chosen beside the board.
    fn show(&mut self) -> Result<(), Failure> {
        let sketch = self.host.session().sketch(self.host.lang, &[]);
        match self.boxes {
            true => write!(self.out, "\n{sketch}\n")?,
            false => write!(self.out, "\n{}\n", unboxed(&sketch.to_string()))?,
        }
        writeln!(self.out, "{}", self.host.say_status())?;
        Ok(())
    }

    /// Plays a move that was typed.
    fn hear(&mut self, text: &str) -> Result<(), Failure> {
        let lang = self.host.lang;
        if text.is_empty() {
            return Ok(());
        }
        if text.starts_with(order::SIGN) {
            writeln!(self.out, "{}", words::unknown_order(text).say(lang))?;
            return Ok(());
        }
        match self.play_meant(text) {
            Ok(()) => self.changed(),
            Err(wrong) => Ok(writeln!(self.out, "{wrong}")?),
        }
    }

    /// Plays a move that was written, or meant by what was written.
    fn play_meant(&mut self, text: &str) -> Result<(), String> {
        let Host { table, .. } = &mut self.host;
        let Err(error) = table.play(text) else { return Ok(()) };
        let list = self.list.get_or_insert_with(|| MoveList::new(table.game().moves()));
        let mv = self.host.meant(text, Some(list), &Refusal::Move(error))?;
        let played = self.host.table.play(mv).map_err(Refusal::Move);
        played.map_err(|refusal| self.host.say_refusal(&refusal))
    }

    fn changed(&mut self) -> Result<(), Failure> {
        self.list = None;
        self.show()
    }

    /// The players who are not at the keyboard.
    fn let_others_play(&mut self) -> Result<(), Failure> {
        let mut moved = false;
        while let Some(Player::Computer(strength)) = self.host.table.to_move() {
            let Some(Answer::Chosen(text)) = self.run(Job::Choose(strength)) else { break };
            let player = self.host.player(self.host.session().seat());
            writeln!(self.out, "{}", words::plays(text.as_str(), player).say(self.host.lang))?;
            self.out.flush()?;
            self.host.table.play(&text).map_err(|error| Failure::Wrong(error.to_string()))?;
            moved = true;
        }
        if moved { self.changed() } else { Ok(()) }
    }

    fn run(&self, job: Job) -> Option<Answer> {
        Errand::new(job, &self.host, Stop::default()).run(&mut |_| {})
    }

    fn obey(&mut self, order: Order) -> Result<(), Failure> {
        let lang = self.host.lang;
        match order {
            Order::Undo if self.host.table.undo() => self.changed(),
            Order::Undo => Ok(writeln!(self.out, "{}", words::NOTHING_TO_UNDO.say(lang))?),
            Order::Redo if self.host.table.redo() => self.changed(),
            Order::Redo => Ok(writeln!(self.out, "{}", words::NOTHING_TO_REDO.say(lang))?),
            Order::Moves(beginning) => self.list_moves(&beginning),
            Order::Hint => self.hint(),
            Order::View => self.view(),
            Order::Board => self.show(),
            Order::Help => self.explain(),
            Order::New => {
                self.host.restart();
                writeln!(self.out, "{}", words::BEGUN.say(lang))?;
                self.changed()
            }
            Order::Save(name) => {
                let told = self.host.save(name.as_deref()).unwrap_or_else(|wrong| wrong);
                Ok(writeln!(self.out, "{told}")?)
            }
            Order::Resign => match self.host.resign() {
                Ok(()) => self.changed(),
                Err(wrong) => Ok(writeln!(self.out, "{wrong}")?),
            },
            Order::Load(name) => match self.host.load(&name) {
                Ok(told) => {
                    writeln!(self.out, "{told}")?;
                    self.changed()
                }
                Err(wrong) => Ok(writeln!(self.out, "{wrong}")?),
            },
            Order::Position => Ok(writeln!(self.out, "{}", self.host.session().position())?),
            Order::Quit => Ok(()),
        }
    }

    fn list_moves(&mut self, beginning: &str) -> Result<(), Failure> {
        let lang = self.host.lang;
        let host = &self.host;
        let list = self.list.get_or_insert_with(|| MoveList::new(host.session().moves()));
        let numbers = list.beginning(beginning);
        writeln!(self.out, "{}", list.heading(numbers.len()).say(lang))?;
        let shown = &numbers[..numbers.len().min(MOST_LISTED)];
        let items: Vec<String> = shown
            .iter()
            .map(|&number| format!("{number} {}", list.numbered(number).unwrap_or_default()))
            .collect();
        let width = items.iter().map(|item| item.chars().count()).max().unwrap_or(0) + 2;
        for row in items.chunks((WIDTH / width).max(1)) {
            let row: String = row.iter().map(|item| format!("{item:<width$}")).collect();
            writeln!(self.out, "{}", row.trim_end())?;
        }
        match numbers.len() - shown.len() {
            0 => Ok(()),
            more => Ok(writeln!(self.out, "{}", words::more_moves(more).say(lang))?),
        }
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let lang = self.host.lang;
        let told = match self.run(Job::Hint) {
            Some(Answer::Hinted(hint)) => hint.say(lang),
            _ => words::OVER.say(lang).to_string(),
        };
        Ok(writeln!(self.out, "{told}")?)
    }

    /// What the program sees: what the position is worth to each player, then the best lines.
    fn view(&mut self) -> Result<(), Failure> {
        let (lang, seat) = (self.host.lang, self.host.session().seat());
        let Some(Answer::Viewed(analysis)) = self.run(Job::View(Gaze::Glance)) else {
            return Ok(writeln!(self.out, "{}", words::OVER.say(lang))?);
        };
        writeln!(self.out, "{}", words::view_told(view::looked(&analysis)).say(lang))?;
        writeln!(self.out, "{}", view::by_name(&self.host, &analysis))?;
        let variants = view::variants(&analysis, seat, lang);
        let width = variants.iter().map(|variant| variant.value.chars().count()).max().unwrap_or(0);
        for variant in variants {
            let moves = view::shortened(&variant.moves, WIDTH - width - 2);
            writeln!(self.out, "{:>width$}  {moves}", variant.value)?;
        }
        Ok(())
    }

    fn explain(&mut self) -> Result<(), Failure> {
        for line in help(&self.host, &words::HELP_ORDERS, help::ORDERS, WIDTH) {
            let (HelpLine::Heading(text) | HelpLine::Text(text)) = line;
            writeln!(self.out, "{text}")?;
        }
        Ok(())
    }
}

/// A drawing of characters without its boxes: the cells of a row in one line, a point for each that is
/// empty, and nothing for what only divides rows.
fn unboxed(sketch: &str) -> String {
    let is_line = |c: char| ('\u{2500}'..='\u{257f}').contains(&c);
    let mut text = String::new();
    for line in sketch.lines() {
        if line.contains(is_line) && line.chars().all(|c| is_line(c) || c == ' ') {
            continue;
        }
        let line = match line.contains('│') {
            true => {
                let cells = line.split('│').filter(|cell| !cell.is_empty());
                let cell = |cell: &str| match cell.trim() {
                    "" => ".".to_string(),
                    full => full.split_whitespace().collect::<Vec<_>>().join(" "),
                };
                cells.map(cell).collect::<Vec<_>>().join(" ")
            }
            false => line.replace(is_line, "-"),
        };
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use tabletier_session::{Lang, catalog};

    use super::*;

    #[test]
    fn boards_without_boxes_show_what_lies_on_them() {
        for entry in catalog::GAMES {
            let session = entry.start(None, 0).expect("a start");
            let sketch = session.sketch(Lang::english(), &[]).to_string();
            let plain = unboxed(&sketch);
            assert!(!plain.contains(|c| ('\u{2500}'..='\u{257f}').contains(&c)), "{plain}");
            let pieces = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).count();
            assert_eq!(pieces(&plain), pieces(&sketch), "{sketch}{plain}");
        }
        let row = "8 │ rs │    │\n  ├────┼────┤\n7 │·R ·│  s │\n";
        assert_eq!(unboxed(row), "8 rs .\n7 ·R · s\n");
        assert_eq!(unboxed(" 8  ·  │ ●  ● ││ ●  ● │  ·\n"), "8 · ● ● ● ● ·\n");
    }
}
