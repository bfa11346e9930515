//! The page's side: asks the worker, hears its replies, and stops it at once.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use tabletier_session::Message;
use tabletier_session::words::page as words;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::message::{Garbled, Reply, ThinkRequest};

/// An engine that thinks about one request at a time, in a worker.
///
/// A worker cannot be interrupted, only ended: to stop a think another worker takes its place. It
/// is handed the compiled module, so that it is ready at once.
#[derive(Clone)]
pub struct Engine(Rc<Shared>);

/// Who hears replies.
type Listener = Box<dyn FnMut(Reply)>;

struct Shared {
    module: JsValue,
    script: String,
    worker: RefCell<Option<Running>>,
    listener: RefCell<Option<Listener>>,
    /// How often somebody was listened to: who listens now knows when another has come.
    turn: Cell<u64>,
}

/// A worker, and what listens to it as long as it lives.
struct Running {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Nobody is there any more to hear what is already on its way.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Engine {
    /// An engine whose workers run this script and are handed this compiled module.
    pub fn new(module: JsValue, script: &str) -> Engine {
        let engine = Engine(Rc::new(Shared {
            module,
            script: script.to_string(),
            worker: RefCell::default(),
            listener: RefCell::default(),
            turn: Cell::new(0),
        }));
        engine.start_worker();
        engine
    }

    /// Asks for a think; `hear` gets reports, then one last reply. A think that is still under way
    /// is stopped, and its asker hears no more.
    pub fn ask(&self, request: &ThinkRequest, hear: impl FnMut(Reply) + 'static) {
        self.stop();
        if self.0.worker.borrow().is_none() {
            self.start_worker();
        }
        self.listen(Some(Box::new(hear)));
        let sent = match &*self.0.worker.borrow() {
            Some(running) => running.worker.post_message(&request.to_string().into()),
            None => Err(JsValue::NULL),
        };
        if sent.is_err() {
            self.tell(Reply::Failure(words::ENGINE_ABSENT.into()));
        }
    }

    /// Whether a think is under way.
    pub fn is_thinking(&self) -> bool {
        self.0.listener.borrow().is_some()
    }

    /// Stops the think under way, if any; its asker hears no more.
    pub fn stop(&self) {
        if self.is_thinking() {
            self.listen(None);
            self.start_worker();
        }
    }

    /// Puts a new worker in the place of the old one.
    fn start_worker(&self) {
        *self.0.worker.borrow_mut() = Running::new(self).ok();
    }

    fn listen(&self, listener: Option<Listener>) {
        self.0.turn.set(self.0.turn.get() + 1);
        *self.0.listener.borrow_mut() = listener;
    }

    /// Hands a reply to whoever listens. They may ask again or stop from within.
    fn tell(&self, reply: Reply) {
        let Some(mut hear) = self.0.listener.borrow_mut().take() else { return };
        let (turn, last) = (self.0.turn.get(), reply.is_last());
        hear(reply);
        if !last && self.0.turn.get() == turn {
            *self.0.listener.borrow_mut() = Some(hear);
        }
    }
}

impl Running {
    fn new(engine: &Engine) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&engine.0.script, &options)?;
        // The worker belongs to the engine: held by it alone, it ends with it.
        let shared = Rc::downgrade(&engine.0);
        let hear = move |reply| {
            if let Some(shared) = shared.upgrade() {
                Engine(shared).tell(reply);
            }
        };
        let message = {
            let hear = hear.clone();
            Closure::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                let garbled = |garbled: Garbled| Reply::Failure(garbled.into());
                hear(text.parse().unwrap_or_else(garbled));
            })
        };
        let shared = Rc::downgrade(&engine.0);
        let error = Closure::new(move |event: Event| {
            // What has broken down is not asked again: who asks next gets another one.
            if let Some(shared) = shared.upgrade() {
                *shared.worker.borrow_mut() = None;
            }
            // A script that does not load says nothing.
            let message = event.dyn_ref().map(ErrorEvent::message);
            let message = message.map_or_else(|| words::ENGINE_SCRIPT.into(), Message::plain);
            hear(Reply::Failure(message));
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.post_message(&engine.0.module)?;
        Ok(Running { worker, _message: message, _error: error })
    }
}
