//! A browser with the web client in it.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{self, Runtime};

use crate::driver::Extra;
use crate::log::{complaints, strays};
use crate::program::Program;
use crate::relay::Relay;

/// How long something may take that is bound to happen: much longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(60);

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

/// A browser that shows the web client of a server of its own.
///
/// Whatever cannot be done fails the test, in words. Selectors are CSS.
pub struct Browser {
    runtime: Runtime,
    client: Client,
    /// Where the server is, with a slash at the end.
    address: String,
    server: Option<Program>,
    _driver: Program,
}

impl Browser {
    /// Starts the server and the browser.
    pub fn start(setup: Setup) -> Browser {
        let (server, address) = serve();
        Browser::visit(setup, server, address)
    }

    /// Starts the server and the browser, and somebody who passes on what they say.
    pub fn start_relayed(setup: Setup) -> (Browser, Relay) {
        let (server, address) = serve();
        let relay = Relay::before(&address);
        (Browser::visit(setup, server, relay.address.clone()), relay)
    }

    fn visit(setup: Setup, server: Program, address: String) -> Browser {
        let (driver, place) = drive();
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a test can have a runtime");
        let client = runtime.block_on(async {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            let wanted = capabilities(setup);
            builder.capabilities(wanted.as_object().cloned().unwrap_or_default());
            builder.connect(&place).await
        });
        let client = client.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        let browser = Browser { runtime, client, address, server: Some(server), _driver: driver };
        browser.resize(setup.width, setup.height);
        browser.darken(setup.dark);
        browser
    }

    /// Ends the server.
    pub fn stop_server(&mut self) {
        self.server = None;
    }

    /// What the browser misses for installing the client.
    pub fn missing_for_install(&self) -> Vec<Value> {
        let found = self.tool("Page.getInstallabilityErrors", json!({}));
        found["installabilityErrors"].as_array().cloned().unwrap_or_default()
    }

    /// Goes to a page of the server, such as `/` or `/#billo`.
    pub fn open(&self, path: &str) {
        let address = format!("{}{}", self.address, path.trim_start_matches('/'));
        self.wait(&format!("go to {path}"), self.client.goto(&address));
    }

    /// Where the browser is.
    pub fn path(&self) -> String {
        let url = self.wait("know where it is", self.client.current_url());
        url.as_str().trim_start_matches(self.address.trim_end_matches('/')).to_string()
    }

    /// Loads the page anew.
    pub fn reload(&self) {
        self.wait("load the page anew", self.client.refresh());
    }

    /// Loads the page anew from the server, whatever the browser has kept.
    pub fn reload_uncached(&self) {
        self.run("window.before = true");
        self.tool("Page.reload", json!({ "ignoreCache": true }));
        self.wait_until("window.before === undefined");
    }

    /// Waits for an element and clicks it.
    pub fn click(&self, selector: &str) {
        let element = self.find(selector);
        self.wait(&format!("click {selector}"), element.click());
    }

    /// Clicks a point of the page with the mouse.
    pub fn click_at(&self, x: f64, y: f64) {
        let actions = MouseActions::new("mouse".to_string())
            .then(PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.wait(&format!("click at {x} {y}"), self.client.perform_actions(actions));
    }

    /// Chooses an option of a list, by its value.
    pub fn choose(&self, selector: &str, value: &str) {
        self.wait_for(selector);
        self.run(&format!(
            "const list = document.querySelector({selector:?}); list.value = {value:?}; \
             list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
    }

    /// Presses the mouse on one element and lets it go on another.
    pub fn drag(&self, from: &str, to: &str) {
        let actions = self
            .way(from, to)
            .into_iter()
            .fold(MouseActions::new("mouse".to_string()), InputSource::then);
        self.wait(&format!("drag {from} to {to}"), self.client.perform_actions(actions));
    }

    /// Puts a finger on one element and lifts it from another, or from the same.
    pub fn swipe(&self, from: &str, to: &str) {
        let actions = self
            .way(from, to)
            .into_iter()
            .fold(TouchActions::new("finger".to_string()), InputSource::then);
        self.wait(&format!("swipe from {from} to {to}"), self.client.perform_actions(actions));
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
    pub fn download_to(&self, folder: &Path) {
        let place = json!({ "behavior": "allow", "downloadPath": folder });
        self.tool("Browser.setDownloadBehavior", place);
    }

    /// Switches the server off; the browser stays.
    pub fn lose_server(&mut self) {
        self.server = None;
    }

    /// Presses a key where the focus is.
    pub fn press(&self, key: Key) {
        let value = char::from(key);
        let actions = KeyActions::new("keys".to_string())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        self.wait(&format!("press {key:?}"), self.client.perform_actions(actions));
    }

    /// Writes text where the focus is.
    pub fn write(&self, text: &str) {
        let element = self.wait("find the focus", self.client.active_element());
        self.wait(&format!("write {text:?}"), element.send_keys(text));
    }

    /// The words of an element, for which it waits.
    pub fn text(&self, selector: &str) -> String {
        let element = self.find(selector);
        self.wait(&format!("read {selector}"), element.text())
    }

    /// How many elements there are now.
    pub fn count(&self, selector: &str) -> usize {
        let found = self.client.find_all(Locator::Css(selector));
        self.wait(&format!("count {selector}"), found).len()
    }

    /// Waits for an element.
    pub fn wait_for(&self, selector: &str) {
        self.find(selector);
    }

    /// Waits until an expression of JavaScript is true, and returns what it is.
    pub fn wait_until(&self, expression: &str) -> Value {
        let end = Instant::now() + PATIENCE;
        loop {
            let value = self.run(&format!("return {expression}"));
            if !matches!(&value, Value::Null | Value::Bool(false))
                && value != json!("")
                && value != json!(0)
            {
                return value;
            }
            assert!(Instant::now() < end, "waited in vain for {expression}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Runs JavaScript on the page, and returns what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.wait(&format!("run {script}"), self.client.execute(script, Vec::new()))
    }

    /// Runs JavaScript that awaits something, and returns what it then returns.
    pub fn run_to_end(&self, script: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1]; \
             (async () => {{ {script} }})().then(done, (error) => done({{ error: String(error) }}))"
        );
        let value = self.wait("run a script", self.client.execute_async(&script, Vec::new()));
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
        self.wait("take a picture", self.client.screenshot())
    }

    /// Whether the user likes it dark.
    pub fn darken(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.tool("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    fn find(&self, selector: &str) -> Element {
        let waiting = self.client.wait().at_most(PATIENCE).every(Duration::from_millis(20));
        self.wait(&format!("find {selector}"), waiting.for_element(Locator::Css(selector)))
    }

    /// A command of the developer tools.
    pub fn tool(&self, command: &'static str, parameters: Value) -> Value {
        self.wait(command, self.client.issue_cmd(Extra::Tool(command, parameters)))
    }

    fn wait<T>(&self, what: &str, doing: impl Future<Output = Result<T, CmdError>>) -> T {
        let done = self.runtime.block_on(doing);
        done.unwrap_or_else(|error| panic!("the browser cannot {what}: {error}"))
    }

    /// What is wrong with the page besides.
    fn complaints(&self) -> Vec<String> {
        let log = |kind| {
            let log = self.runtime.block_on(self.client.issue_cmd(Extra::Log(kind)));
            log.map_err(|error| error.to_string())
        };
        match (log("browser"), log("performance")) {
            (Ok(said), Ok(done)) => {
                let strays = strays(&done, &self.address).into_iter();
                let strays = strays.map(|url| format!("a request to {url}"));
                complaints(&said).into_iter().chain(strays).collect()
            }
            (Err(error), _) | (_, Err(error)) => vec![format!("no log: {error}")],
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let complaints = self.complaints();
        if thread::panicking() {
            let test = thread::current().name().unwrap_or("test").replace("::", "-");
            if let Ok(picture) = self.runtime.block_on(self.client.screenshot()) {
                let path = env::temp_dir().join(format!("{test}.png"));
                if fs::write(&path, picture).is_ok() {
                    eprintln!("the page: {}", path.display());
                }
            }
            eprintln!("the page's complaints: {complaints:#?}");
        }
        // The driver ends the browser when its session is over.
        let closed = self.runtime.block_on(self.client.clone().close());
        if !thread::panicking() {
            assert!(complaints.is_empty(), "the page complains: {complaints:#?}");
            closed.unwrap_or_else(|error| panic!("the browser does not close: {error}"));
        }
    }
}

fn serve() -> (Program, String) {
    let program = env::var_os("TABLETIER").expect(
        "TABLETIER says where the program with the web client is; run: cargo xtask test browser",
    );
    let mut command = Command::new(program);
    Program::start(command.args(["serve", "--port", "0"]), |line| {
        line.split(' ').find(|word| word.starts_with("http://")).map(str::to_string)
    })
}

fn drive() -> (Program, String) {
    Program::start(Command::new("chromedriver").arg("--port=0"), |line| {
        let (_, port) = line.split_once("successfully on port ")?;
        let port = port.trim_end_matches('.').parse::<u16>().ok()?;
        Some(format!("http://127.0.0.1:{port}"))
    })
}

fn capabilities(setup: Setup) -> Value {
    let arguments = [
        "--headless=new".to_string(),
        // Where tests run as root there is no sandbox; all pages are our own.
        "--no-sandbox".to_string(),
        "--disable-gpu".to_string(),
        "--disable-dev-shm-usage".to_string(),
        "--disable-background-networking".to_string(),
        "--hide-scrollbars".to_string(),
        format!("--lang={}", setup.lang),
        format!("--accept-lang={}", setup.lang),
    ];
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": arguments },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}
