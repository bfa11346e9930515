//! The line to a game on the server: a socket that comes back by itself.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Url, WebSocket};

/// How long is waited before the first new attempt, in milliseconds; then twice as long each time.
const FIRST_WAIT: u32 = 400;
/// The longest wait.
const LONGEST_WAIT: u32 = 20_000;
/// How often the server is asked whether it is there. It lets go of whoever is silent for a minute.
const PING: u32 = 15_000;
/// How long an answer may take before the line counts as dead, or a line until it is there.
const PATIENCE: u32 = 8_000;

/// How the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineState {
    /// It has not been there yet.
    Connecting,
    /// It is there.
    Up,
    /// It is not, and comes back by itself.
    Down,
}

/// What is heard on a line.
pub(crate) enum Heard {
    /// It is there, or there again.
    Up,
    /// It is not any more, or an attempt has failed.
    Down,
    /// The server is to be asked whether it is there.
    Ask,
    /// A message.
    Said(String),
}

/// A line to a game. It is closed when the last one who has it is gone.
#[derive(Clone)]
pub(crate) struct Line(Rc<Shared>);

struct Shared {
    /// Where the socket is; it says what was heard last, and so changes.
    place: Box<dyn Fn() -> String>,
    hear: Box<dyn Fn(Heard)>,
    socket: RefCell<Option<Socket>>,
    is_up: Cell<bool>,
    failures: Cell<u32>,
    /// When it is tried again, the server is asked, or the line counts as dead.
    timer: RefCell<Option<Timeout>>,
    /// What listens to the browser.
    ears: RefCell<Vec<Ear>>,
}

/// A socket, and what listens to it.
struct Socket {
    socket: WebSocket,
    _open: Closure<dyn FnMut(Event)>,
    _close: Closure<dyn FnMut(Event)>,
    _message: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        let _ = self.socket.close();
    }
}

/// Somebody who listens to the browser until this is dropped.
struct Ear {
    of: web_sys::EventTarget,
    event: &'static str,
    hear: Closure<dyn FnMut(Event)>,
}

impl Drop for Ear {
    fn drop(&mut self) {
        let hear = self.hear.as_ref().unchecked_ref();
        let _ = self.of.remove_event_listener_with_callback(self.event, hear);
    }
}

impl Line {
    /// Opens a line; `place` is where the socket is, from the page on.
    pub(crate) fn open(
        place: impl Fn() -> String + 'static,
        hear: impl Fn(Heard) + 'static,
    ) -> Line {
        let line = Line(Rc::new(Shared {
            place: Box::new(place),
            hear: Box::new(hear),
            socket: RefCell::default(),
            is_up: Cell::new(false),
            failures: Cell::new(0),
            timer: RefCell::default(),
            ears: RefCell::default(),
        }));
        line.listen(window().into(), "online", Line::wake);
        line.listen(window().into(), "pageshow", Line::wake);
        line.listen(window().into(), "offline", Line::fall);
        line.listen(document().into(), "visibilitychange", |line| {
            if !document().hidden() {
                line.wake();
            }
        });
        line.connect();
        line
    }

    /// Sends a message; without a line it is not sent.
    pub(crate) fn send(&self, message: &str) {
        if let (true, Some(socket)) = (self.0.is_up.get(), &*self.0.socket.borrow()) {
            // A line that has just been cut is told of by its end.
            let _ = socket.socket.send_with_str(message);
        }
    }

    /// Ends it for good.
    pub(crate) fn close(&self) {
        self.0.ears.borrow_mut().clear();
        self.0.timer.borrow_mut().take();
        self.0.socket.borrow_mut().take();
        self.0.is_up.set(false);
    }

    /// A phone that slept, or a network that is back: the line is tried at once.
    pub(crate) fn wake(&self) {
        match self.0.is_up.get() {
            true => self.ask(),
            false => self.connect(),
        }
    }

    /// The line is cut and opened anew.
    pub(crate) fn again(&self) {
        self.fall();
        self.connect();
    }

    fn listen(&self, of: web_sys::EventTarget, event: &'static str, then: fn(&Line)) {
        let hear = self.weakly(move |line, _: Event| then(line));
        let _ = of.add_event_listener_with_callback(event, hear.as_ref().unchecked_ref());
        self.0.ears.borrow_mut().push(Ear { of, event, hear });
    }

    /// What is done with the line when the browser says something, as long as it is there.
    fn weakly<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
        &self,
        then: impl Fn(&Line, E) + 'static,
    ) -> Closure<dyn FnMut(E)> {
        let shared = Rc::downgrade(&self.0);
        Closure::new(move |event: E| {
            if let Some(shared) = shared.upgrade() {
                then(&Line(shared), event);
            }
        })
    }

    /// Does something after a while, instead of what was to be done before.
    fn after(&self, time: u32, then: fn(&Line)) {
        let shared = Rc::downgrade(&self.0);
        let timer = Timeout::new(time, move || {
            if let Some(shared) = shared.upgrade() {
                then(&Line(shared));
            }
        });
        *self.0.timer.borrow_mut() = Some(timer);
    }

    fn connect(&self) {
        self.after(PATIENCE, Line::fall);
        match self.socket() {
            Ok(socket) => *self.0.socket.borrow_mut() = Some(socket),
            Err(_) => self.fall(),
        }
    }

    fn socket(&self) -> Result<Socket, JsValue> {
        let page = document().base_uri()?.unwrap_or_default();
        let place = Url::new_with_base(&(self.0.place)(), &page)?.href();
        let socket = WebSocket::new(&place.replacen("http", "ws", 1))?;
        let open = self.weakly(|line, _: Event| {
            line.0.is_up.set(true);
            line.0.failures.set(0);
            (line.0.hear)(Heard::Up);
            line.ask();
        });
        let close = self.weakly(|line, _: Event| line.fall());
        let message = self.weakly(|line, event: MessageEvent| {
            // Whoever says something is there.
            line.after(PING, Line::ask);
            if let Some(text) = event.data().as_string() {
                (line.0.hear)(Heard::Said(text));
            }
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        Ok(Socket { socket, _open: open, _close: close, _message: message })
    }

    fn ask(&self) {
        self.after(PATIENCE, Line::fall);
        (self.0.hear)(Heard::Ask);
    }

    /// The line is cut, or could not be opened: it is tried again, later each time, and not by all who
    /// have lost it at the same moment.
    fn fall(&self) {
        let failures = self.0.failures.get();
        self.0.failures.set(failures + 1);
        self.0.is_up.set(false);
        // What is dropped within its own call is dropped after it.
        let socket = self.0.socket.borrow_mut().take();
        Timeout::new(0, move || drop(socket)).forget();
        let wait = (FIRST_WAIT << failures.min(6)).min(LONGEST_WAIT);
        let wait = f64::from(wait) * (0.5 + js_sys::Math::random());
        self.after(wait as u32, Line::connect);
        (self.0.hear)(Heard::Down);
    }
}
