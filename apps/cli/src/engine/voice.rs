//! The one output that all threads share.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// Says whole lines, whoever speaks.
#[derive(Clone)]
pub(crate) struct Voice(Arc<Mutex<Option<Box<dyn Write + Send>>>>);

impl Voice {
    pub(crate) fn new(out: impl Write + Send + 'static) -> Voice {
        Voice(Arc::new(Mutex::new(Some(Box::new(out)))))
    }

    /// Says some lines at once, to be heard at once.
    pub(crate) fn say(&self, text: &str) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match out.as_mut() {
            Some(out) => {
                out.write_all(format!("{text}\n").as_bytes())?;
                out.flush()
            }
            None => Ok(()),
        }
    }

    /// Nothing more is said, and what was being said is said.
    pub(crate) fn fall_silent(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
