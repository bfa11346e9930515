//! Playing on a full screen: the terminal, its events, and work done aside.

use std::any::Any;
use std::io::{self, Stdout, stdout};
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Once};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Rect;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use tabletier_session::Analysis;

use super::draw::{Look, Under, draw, under};
use super::errand::{Answer, Errand, Job};
use super::host::Host;
use super::sitting::Sitting;
use crate::failure::Failure;
use crate::ink;

/// How long to wait for a key before looking around, while something moves on the screen.
const TICK: Duration = Duration::from_millis(80);
/// The same while nothing moves.
const REST: Duration = Duration::from_millis(250);
/// The program takes at least so long for a move, or nobody would see it come.
const PACE: Duration = Duration::from_millis(400);

/// From the errand of a ticket.
type Mail = (u64, Letter);

enum Letter {
    /// What it sees so far.
    Seen(Analysis),
    /// Its answer, or how it failed.
    Done(Result<Option<Answer>, String>),
}

/// Plays until the player leaves.
pub(crate) fn play(host: Host) -> Result<(), Failure> {
    let signal = Arc::new(AtomicUsize::new(0));
    for number in [SIGTERM, SIGINT, SIGHUP] {
        signal_hook::flag::register_usize(number, Arc::clone(&signal), number as usize)?;
    }
    let screen = Screen::open()?;
    let played = Terminal::new(CrosstermBackend::new(stdout()))
        .map_err(Failure::from)
        .and_then(|mut terminal| run(&mut Sitting::new(host), &mut terminal, &signal));
    drop(screen);
    match signal.load(Ordering::Relaxed) {
        0 => played,
        // Whatever else has failed: a terminal that is gone can be neither read nor written.
        signal => Err(Failure::Interrupted(signal as u8)),
    }
}

/// The terminal while it shows the table; it is itself again when this is dropped.
struct Screen;

impl Screen {
    fn open() -> io::Result<Screen> {
        restore_on_panic();
        enable_raw_mode()?;
        SHOWN.store(true, Ordering::Relaxed);
        // From here on a failure drops it.
        let screen = Screen;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Whether the terminal shows the table, so that it is restored once.
static SHOWN: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// Each step is tried whatever became of the others; there is nobody to tell.
fn restore() {
    if !SHOWN.swap(false, Ordering::Relaxed) {
        return;
    }
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

/// A panic is told on the ordinary screen. Other threads must not touch the terminal: what happens
/// to them is told by [`aside`].
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let here = thread::current().id();
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == here {
                restore();
                tell(info);
            }
        }));
    });
}

fn run(
    sitting: &mut Sitting,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    signal: &AtomicUsize,
) -> Result<(), Failure> {
    let (sender, letters) = mpsc::channel();
    let mut desk = Desk::open(&sender);
    let colour = ink::wanted();
    let mut begun = Instant::now();
    while !sitting.is_left() && signal.load(Ordering::Relaxed) == 0 {
        if let Some((ticket, errand)) = sitting.errand() {
            if matches!(errand.job(), Job::Choose(_) | Job::Hint) {
                begun = Instant::now();
            }
            desk.take(ticket, errand, &sender);
            continue;
        }
        let look = Look { colour, thinking: begun.elapsed() };
        terminal.draw(|frame| draw(frame, sitting, look))?;
        let size = terminal.size()?;
        let mut wait = if sitting.is_working() { TICK } else { REST };
        while event::poll(wait)? && !sitting.is_left() {
            take(sitting, &event::read()?, Rect::new(0, 0, size.width, size.height));
            wait = Duration::ZERO;
        }
        while let Ok((ticket, letter)) = letters.try_recv() {
            match letter {
                Letter::Seen(analysis) => sitting.report(ticket, analysis),
                Letter::Done(answer) => sitting.answer(ticket, answer.map_err(Failure::Wrong)?),
            }
        }
    }
    Ok(())
}

fn take(sitting: &mut Sitting, event: &Event, area: Rect) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => sitting.press(*key),
        Event::Mouse(mouse) => point(sitting, mouse, area),
        _ => {}
    }
}

fn point(sitting: &mut Sitting, mouse: &MouseEvent, area: Rect) {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            match under(sitting, area, mouse.column, mouse.row) {
                Some(Under::Board { x, y }) => sitting.point(x, y),
                Some(Under::Button(index)) => sitting.push_button(index),
                None => {}
            }
        }
        MouseEventKind::ScrollUp => sitting.press(KeyEvent::from(KeyCode::PageUp)),
        MouseEventKind::ScrollDown => sitting.press(KeyEvent::from(KeyCode::PageDown)),
        _ => {}
    }
}

/// Where errands are done: moves are listed on a thread of their own; all thinks come to one thinker,
/// so that a think that was cancelled ends before the next begins. Nobody waits for either at the end.
struct Desk {
    thinks: Sender<(u64, Errand)>,
}

impl Desk {
    fn open(sender: &Sender<Mail>) -> Desk {
        let (thinks, waiting): (_, Receiver<(u64, Errand)>) = mpsc::channel();
        let sender = sender.clone();
        thread::spawn(move || {
            for (ticket, errand) in waiting {
                aside(ticket, &errand, &sender);
            }
        });
        Desk { thinks }
    }

    fn take(&mut self, ticket: u64, errand: Errand, sender: &Sender<Mail>) {
        match errand.job() {
            Job::List => {
                let sender = sender.clone();
                thread::spawn(move || aside(ticket, &errand, &sender));
            }
            // The thinker listens as long as the desk is there.
            Job::Choose(_) | Job::Hint | Job::View(_) => drop(self.thinks.send((ticket, errand))),
        }
    }
}

/// Does an errand, unless nobody waits for it any more.
fn aside(ticket: u64, errand: &Errand, sender: &Sender<Mail>) {
    if errand.is_stopped() {
        return;
    }
    let begun = Instant::now();
    // Nobody listens any more once the player has left.
    let send = |letter| _ = sender.send((ticket, letter));
    let mut report = |analysis: &Analysis| send(Letter::Seen(analysis.clone()));
    let answer = panic::catch_unwind(AssertUnwindSafe(|| errand.run(&mut report)));
    while matches!(errand.job(), Job::Choose(_)) && !errand.is_stopped() && begun.elapsed() < PACE {
        thread::sleep(PACE.saturating_sub(begun.elapsed()).min(TICK / 8));
    }
    send(Letter::Done(answer.map_err(|panic| reason(&*panic))));
}

fn reason(panic: &(dyn Any + Send)) -> String {
    let words = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("the program failed while looking for moves: {}", words.unwrap_or("unknown reason"))
}
