//! The engine's worker in the browser, asked as the page asks it.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tabletier_session::{Limits, Strength};
use tabletier_web_tests::Browser;

/// A worker of our own beside that of the page, made of the same files.
const START: &str = "
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const file = (name) => loaded.find((url) => url.includes(name));
    const module = await WebAssembly.compileStreaming(fetch(file('.wasm')));
    window.measured?.terminate();
    window.measured = new Worker(file('/worker-'), { type: 'module' });
    measured.postMessage(module);
    window.ask = (request) => new Promise((told, failed) => {
        measured.onerror = failed;
        measured.onmessage = ({ data }) => {
            if (!data.startsWith('report')) told([data, performance.now() - start]);
        };
        const start = performance.now();
        measured.postMessage(request);
    });";

/// A worker in a browser.
pub(crate) struct Worker<'a>(&'a Browser<'a>);

impl Worker<'_> {
    /// Puts a new worker in the place of the last.
    pub(crate) fn start<'b>(browser: &'b Browser<'_>) -> Worker<'b> {
        browser.open("/");
        browser.wait_for(".cards");
        let loaded = "performance.getEntriesByType('resource').some(({ name }) => \
             name.includes('/worker-'))";
        browser.wait_until(loaded);
        browser.run_to_end(START);
        Worker(browser)
    }

    /// Thinks about the start of a record: how many nodes, which move, and the time for it.
    pub(crate) fn think(&self, limit: Limits, record: &str) -> ((u64, String), Duration) {
        let strength = Strength::Search { algorithm: None, limits: limit };
        let request = format!("strength {strength}\nseed 0\nmultipv 1\nmoves \n{record}");
        let before = processor_time();
        let value = self.0.run_to_end(&format!("return await ask({request:?})"));
        let (answer, waited) = (value[0].as_str().unwrap_or_default(), value[1].as_f64());
        let field = |name: &str| {
            let line = answer.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or_else(|| panic!("no {name}in the answer {answer:?}")).to_string()
        };
        let nodes = field("nodes ").parse().expect("nodes are a number");
        let time = match (before, processor_time()) {
            (Some(before), Some(after)) => after - before,
            _ => Duration::from_secs_f64(waited.unwrap_or_default() / 1000.0),
        };
        ((nodes, field("best ")), time)
    }
}

/// The processor's time that workers of our browser have had, in which other programs have no part.
/// Only Linux tells it.
fn processor_time() -> Option<Duration> {
    let mut total = None;
    for process in fs::read_dir("/proc").ok()?.flatten() {
        let Some(id) = number(&process.path()).filter(|id| is_ours(*id)) else { continue };
        let threads = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
        for thread in threads {
            let read = |name: &str| fs::read_to_string(thread.path().join(name)).ok();
            if read("comm").is_none_or(|name| !name.starts_with("DedicatedWorker")) {
                continue;
            }
            let time = read("schedstat")?.split(' ').next()?.parse().ok()?;
            total = Some(total.unwrap_or_default() + Duration::from_nanos(time));
        }
    }
    total
}

/// Whether a process descends from this one.
fn is_ours(mut id: u32) -> bool {
    while id > 1 {
        // The fields after the name, which may contain anything: the state, then the parent.
        let parent = fs::read_to_string(format!("/proc/{id}/stat")).ok().and_then(|stat| {
            let (_, fields) = stat.rsplit_once(") ")?;
            fields.split(' ').nth(1)?.parse().ok()
        });
        id = parent.unwrap_or(0);
        if id == std::process::id() {
            return true;
        }
    }
    false
}

fn number(path: &Path) -> Option<u32> {
    path.file_name()?.to_str()?.parse().ok()
}
