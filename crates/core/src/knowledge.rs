//! What a program may know of a game besides its rules.

use std::collections::BTreeMap;
use std::sync::Arc;

/// Named bytes that evaluators are made with: tables of solved endings, networks and the like.
///
/// Whoever runs a search loads them, for libraries read no files, and hands them to
/// [`Game::evaluator`](crate::Game::evaluator), which takes what it knows the name of. They are
/// shared: a clone costs next to nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Knowledge(BTreeMap<String, Arc<[u8]>>);

impl Knowledge {
    /// Nothing.
    pub fn none() -> &'static Knowledge {
        static NONE: Knowledge = Knowledge(BTreeMap::new());
        &NONE
    }

    /// Adds bytes under a name, in the place of those it may have had.
    pub fn insert(&mut self, name: impl Into<String>, bytes: impl Into<Arc<[u8]>>) {
        self.0.insert(name.into(), bytes.into());
    }

    /// The bytes of this name.
    pub fn get(&self, name: &str) -> Option<Arc<[u8]>> {
        self.0.get(name).cloned()
    }
}
