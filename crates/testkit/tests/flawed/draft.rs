//! Drafts of Nim with a flaw.

use tabletier_core::draft::NO_POSITION;
use tabletier_core::{Draft, Field, Lang, Phrase, Scene, Target};

static STRICT: Phrase = Phrase::plain("strict", "Not so.");

/// A draft of Nim, and what is wrong with it once it has been changed.
pub(crate) struct FlawedDraft {
    pub(crate) flaw: &'static str,
    pub(crate) inner: Box<dyn Draft>,
    pub(crate) changed: bool,
}

impl FlawedDraft {
    fn is(&self, flaw: &str) -> bool {
        self.changed && self.flaw == flaw
    }
}

impl Draft for FlawedDraft {
    fn copy(&self) -> Box<dyn Draft> {
        let FlawedDraft { flaw, changed, .. } = *self;
        Box::new(FlawedDraft { flaw, inner: self.inner.copy(), changed })
    }

    fn tools(&self) -> Vec<&'static Phrase> {
        if self.flaw == "toolless-draft" { Vec::new() } else { self.inner.tools() }
    }

    fn icon(&self, tool: usize) -> Option<Scene> {
        self.inner.icon(tool)
    }

    fn scene(&self, lang: Lang) -> Scene {
        self.inner.scene(lang)
    }

    fn touch(&mut self, tool: usize, place: &Target) {
        self.changed = true;
        self.inner.touch(tool, place);
        if self.flaw == "stubborn-draft" && tool == self.inner.tools().len() {
            self.inner.clear();
            self.inner.set(1, 20);
        }
    }

    fn fields(&self) -> Vec<Field> {
        self.inner.fields()
    }

    fn set(&mut self, field: usize, value: usize) {
        self.changed = true;
        if self.flaw != "deaf-draft" {
            self.inner.set(field, value);
        }
    }

    fn clear(&mut self) {
        self.inner.clear();
    }

    fn text(&self) -> String {
        if self.is("lax-draft") || self.is("mute-draft") {
            return "21 A".to_string();
        }
        self.inner.text()
    }

    fn check(&self) -> Result<String, &'static Phrase> {
        if self.is("strict-draft") {
            return Err(&STRICT);
        }
        if self.is("mute-draft") {
            return Err(&NO_POSITION);
        }
        if self.flaw == "other-draft" {
            return Ok("1,1,1,1,1,1,1 B".to_string());
        }
        Ok(self.text())
    }
}
