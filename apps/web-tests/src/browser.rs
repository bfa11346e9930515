//! A browser with the web client in it.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::chromium::{Chromium, Context};
use crate::driver::Extra;
use crate::log::{complaints, strays};
use crate::program::Program;
use crate::stage::Stage;

/// How long something may take that is bound to happen: much longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it may be unnoticed that it has happened.
const LONGEST_PAUSE: Duration = Duration::from_millis(20);

/// What the page said, and what it asked for.
const LOGS: [&str; 2] = ["browser", "performance"];

/// What kind of browser.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// The width of the page, in pixels.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// The language that the browser asks for.
    pub lang: &'static str,
    /// Whether the user likes it dark.
    pub dark: bool,
}

impl Setup {
    /// A large screen, in English.
    pub const DESKTOP: Setup = Setup { width: 1280, height: 800, lang: "en", dark: false };
    /// A narrow phone, in English.
    pub const PHONE: Setup = Setup { width: 360, height: 740, ..Setup::DESKTOP };
}

/// A browser that shows the web client: the only page of a fresh context.
///
/// Whatever cannot be done fails the test, in words. Selectors are CSS.
pub struct Browser<'s> {
    stage: &'s Stage,
    /// There until it is dropped.
    chromium: Option<Chromium>,
    /// `None` for the ordinary one of a browser that is not shared.
    context: Option<Context>,
    /// Where the server is, with a slash at the end.
    address: String,
    /// The server, where it is not shared.
    server: Option<Program>,
}

impl<'s> Browser<'s> {
    /// A fresh context in a browser of the stage.
    pub(crate) fn shared(stage: &'s Stage, setup: Setup, address: String) -> Browser<'s> {
        let mut chromium = stage.take();
        let context = Some(chromium.enter());
        let chromium = Some(chromium);
        Browser { stage, chromium, context, address, server: None }.prepared(setup)
    }

    /// A browser for a server, both of this test alone.
    pub(crate) fn alone(stage: &'s Stage, setup: Setup, server: Program) -> Browser<'s> {
        let chromium = Some(stage.start_chromium());
        let address = server.address.clone();
        Browser { stage, chromium, context: None, address, server: Some(server) }.prepared(setup)
    }

    fn prepared(self, setup: Setup) -> Browser<'s> {
        // What was said before is not said of this test.
        for log in LOGS {
            let said = self.chromium().log(log);
            said.unwrap_or_else(|error| panic!("no log: {error}"));
        }
        self.resize(setup.width, setup.height);
        self.darken(setup.dark);
        // Without a name the browser keeps its own.
        let lang = json!({ "userAgent": "", "acceptLanguage": setup.lang });
        self.tool("Emulation.setUserAgentOverride", lang);
        self
    }

    fn chromium(&self) -> &Chromium {
        self.chromium.as_ref().expect("a browser has one until it is dropped")
    }

    fn client(&self) -> &Client {
        self.chromium().client()
    }

    /// Ends the server of a browser that shares nothing.
    pub fn stop_server(&mut self) {
        assert!(self.server.take().is_some(), "others use this server");
    }

    /// What the browser misses for installing the client.
    pub fn missing_for_install(&self) -> Vec<Value> {
        let found = self.tool("Page.getInstallabilityErrors", json!({}));
        found["installabilityErrors"].as_array().cloned().unwrap_or_default()
    }

    /// Goes to a page of the server, such as `/` or `/#billo`.
    pub fn open(&self, path: &str) {
        let address = format!("{}{}", self.address, path.trim_start_matches('/'));
        self.wait(&format!("go to {path}"), self.client().goto(&address));
    }

    /// Where the browser is.
    pub fn path(&self) -> String {
        let url = self.wait("know where it is", self.client().current_url());
        url.as_str().trim_start_matches(self.address.trim_end_matches('/')).to_string()
    }

    /// Loads the page anew.
    pub fn reload(&self) {
        self.wait("load the page anew", self.client().refresh());
    }

    /// Loads the page anew from the server, whatever the browser has kept.
    pub fn reload_uncached(&self) {
        self.run("window.before = true");
        self.tool("Page.reload", json!({ "ignoreCache": true }));
        self.wait_until("window.before === undefined");
    }

    /// Waits for an element and clicks it; what a bar at the bottom covers is scrolled above it first.
    pub fn click(&self, selector: &str) {
        let element = self.find(selector);
        self.run(&format!(
            "document.querySelector({selector:?})?.scrollIntoView({{ block: 'nearest' }})"
        ));
        self.wait(&format!("click {selector}"), element.click());
    }

    /// Clicks a point of the page with the mouse.
    pub fn click_at(&self, x: f64, y: f64) {
        let actions = MouseActions::new("mouse".to_string())
            .then(PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.wait(&format!("click at {x} {y}"), self.client().perform_actions(actions));
    }

    /// Chooses an option of a list, by its value.
    pub fn choose(&self, selector: &str, value: &str) {
        self.wait_for(selector);
        self.run(&format!(
            "const list = document.querySelector({selector:?}); list.value = {value:?}; \
             if (list.value !== {value:?}) throw new Error('no option ' + {value:?}); \
             list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
    }

    /// Presses the mouse on one element and lets it go on another.
    pub fn drag(&self, from: &str, to: &str) {
        let actions = self
            .way(from, to)
            .into_iter()
            .fold(MouseActions::new("mouse".to_string()), InputSource::then);
        self.wait(&format!("drag {from} to {to}"), self.client().perform_actions(actions));
    }

    /// Puts a finger on one element and lifts it from another, or from the same.
    pub fn swipe(&self, from: &str, to: &str) {
        let actions = self
            .way(from, to)
            .into_iter()
            .fold(TouchActions::new("finger".to_string()), InputSource::then);
        self.wait(&format!("swipe from {from} to {to}"), self.client().perform_actions(actions));
    }

    /// Touches an element with a finger.
    pub fn tap(&self, selector: &str) {
        self.swipe(selector, selector);
    }

    /// From the middle of one element to that of another.
    fn way(&self, from: &str, to: &str) -> [PointerAction; 4] {
        let step = |selector| PointerAction::MoveToElement {
            element: self.find(selector),
            duration: Some(Duration::from_millis(50)),
            x: 0.0,
            y: 0.0,
        };
        [
            step(from),
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            step(to),
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ]
    }

    /// Chooses a file of the machine in a field for files.
    pub fn choose_file(&self, selector: &str, path: &Path) {
        let element = self.find(selector);
        let path = path.to_string_lossy();
        self.wait(&format!("choose {path}"), element.send_keys(&path));
    }

    /// Whatever is downloaded from now on comes to lie in this folder.
    pub fn download_to(&mut self, folder: &Path) {
        let chromium = self.chromium.as_mut().expect("a browser has one until it is dropped");
        chromium.download_to(self.context.as_ref(), folder);
    }

    /// Presses a key where the focus is.
    pub fn press(&self, key: Key) {
        let value = char::from(key);
        let actions = KeyActions::new("keys".to_string())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        self.wait(&format!("press {key:?}"), self.client().perform_actions(actions));
    }

    /// Writes text where the focus is.
    pub fn write(&self, text: &str) {
        let element = self.wait("find the focus", self.client().active_element());
        self.wait(&format!("write {text:?}"), element.send_keys(text));
    }

    /// The words of an element, for which it waits.
    pub fn text(&self, selector: &str) -> String {
        let element = self.find(selector);
        self.wait(&format!("read {selector}"), element.text())
    }

    /// How many elements there are now.
    pub fn count(&self, selector: &str) -> usize {
        let found = self.client().find_all(Locator::Css(selector));
        self.wait(&format!("count {selector}"), found).len()
    }

    /// Waits for an element.
    pub fn wait_for(&self, selector: &str) {
        self.find(selector);
    }

    /// Waits until an expression of JavaScript is true, and returns what it is.
    pub fn wait_until(&self, expression: &str) -> Value {
        let end = Instant::now() + PATIENCE;
        let mut pause = Duration::from_millis(1);
        loop {
            let value = self.run(&format!("return {expression}"));
            if !matches!(&value, Value::Null | Value::Bool(false))
                && value != json!("")
                && value != json!(0)
            {
                return value;
            }
            assert!(Instant::now() < end, "waited in vain for {expression}");
            thread::sleep(pause);
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// Runs JavaScript on the page, and returns what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.wait(&format!("run {script}"), self.client().execute(script, Vec::new()))
    }

    /// Runs JavaScript that awaits something, and returns what it then returns.
    pub fn run_to_end(&self, script: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1]; \
             (async () => {{ {script} }})().then(done, (error) => done({{ error: String(error) }}))"
        );
        let value = self.wait("run a script", self.client().execute_async(&script, Vec::new()));
        assert!(value["error"].is_null(), "the script fails: {}", value["error"]);
        value
    }

    /// Sets the size of the page, also to one that no window can have.
    pub fn resize(&self, width: u32, height: u32) {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        self.tool("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// Writes a picture of what is seen to `target/web/screenshots/NAME.png`.
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let picture = self.picture();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/web/screenshots");
        let path = PathBuf::from(folder).join(format!("{name}.png"));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, picture));
        written.unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
        path
    }

    /// A picture of what is seen, as a PNG file.
    pub fn picture(&self) -> Vec<u8> {
        self.wait("take a picture", self.client().screenshot())
    }

    /// Whether the user likes it dark.
    pub fn darken(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.tool("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    fn find(&self, selector: &str) -> Element {
        let waiting = self.client().wait().at_most(PATIENCE).every(LONGEST_PAUSE);
        self.wait(&format!("find {selector}"), waiting.for_element(Locator::Css(selector)))
    }

    /// A command of the developer tools.
    pub fn tool(&self, command: &'static str, parameters: Value) -> Value {
        self.wait(command, self.client().issue_cmd(Extra::Tool(command, parameters)))
    }

    fn wait<T>(&self, what: &str, doing: impl Future<Output = Result<T, CmdError>>) -> T {
        let done = self.chromium().attempt(doing);
        done.unwrap_or_else(|error| panic!("the browser cannot {what}: {error}"))
    }

    /// Forgets what the page complained about until now, as long as it was about this.
    pub fn forgive(&self, about: &str) {
        let strange = self.complaints().into_iter().filter(|complaint| !complaint.contains(about));
        let strange: Vec<String> = strange.collect();
        assert!(strange.is_empty(), "complaints about something else than {about}: {strange:#?}");
    }

    /// What is wrong with the page besides.
    fn complaints(&self) -> Vec<String> {
        match LOGS.map(|log| self.chromium().log(log)) {
            [Ok(said), Ok(done)] => {
                let strays = strays(&done, &self.address).into_iter();
                let strays = strays.map(|url| format!("a request to {url}"));
                complaints(&said).into_iter().chain(strays).collect()
            }
            [Err(error), _] | [_, Err(error)] => vec![format!("no log: {error}")],
        }
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        let complaints = self.complaints();
        if thread::panicking() {
            // Its browser is in a state that nobody knows, and ends with it.
            let test = thread::current().name().unwrap_or("test").replace("::", "-");
            if let Ok(picture) = self.chromium().attempt(self.client().screenshot()) {
                let path = env::temp_dir().join(format!("{test}.png"));
                if fs::write(&path, picture).is_ok() {
                    eprintln!("{test}: the page: {}", path.display());
                }
            }
            eprintln!("{test}: the page's complaints: {complaints:#?}");
            return;
        }
        if let (Some(mut chromium), Some(context)) = (self.chromium.take(), &self.context) {
            chromium.leave(context);
            self.stage.give_back(chromium);
        }
        assert!(complaints.is_empty(), "the page complains: {complaints:#?}");
    }
}
