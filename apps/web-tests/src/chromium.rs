//! A running browser, in which one test after the other has a window.

use std::future::Future;
use std::path::Path;
use std::thread;
use std::time::Duration;

use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{self, Runtime};

use crate::devtools::Devtools;
use crate::driver::Extra;

/// How long a script may take: much longer than any does.
const SCRIPT_PATIENCE: Duration = Duration::from_secs(300);

/// A browser, driven by chromedriver.
pub(crate) struct Chromium {
    runtime: Runtime,
    client: Client,
    devtools: Devtools,
    /// The window that was there first.
    first: WindowHandle,
}

/// A window with cookies, storage, caches and workers of its own.
pub(crate) struct Context(String);

impl Chromium {
    /// Starts a browser by the driver at this address.
    pub(crate) fn start(driver: &str) -> Chromium {
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a test can have a runtime");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = runtime.block_on(builder.capabilities(capabilities()).connect(driver));
        let client = client.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        let given = client.capabilities().expect("a session has capabilities");
        let profile = given["chrome"]["userDataDir"].as_str().expect("a browser has a profile");
        let devtools = Devtools::connect(Path::new(profile));
        let first = runtime.block_on(client.window()).expect("a browser has a window");
        Chromium { runtime, client, devtools, first }
    }

    /// What the driver can be asked for.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Waits until the driver has done something.
    pub(crate) fn attempt<T>(
        &self,
        doing: impl Future<Output = Result<T, CmdError>>,
    ) -> Result<T, String> {
        self.runtime.block_on(doing).map_err(|error| error.to_string())
    }

    /// Opens a window that knows nothing of any other, and goes there.
    pub(crate) fn enter(&mut self) -> Context {
        let context = self.devtools.call("Target.createBrowserContext", &json!({}));
        let context =
            context["browserContextId"].as_str().expect("a context has a name").to_string();
        let place = json!({ "url": "about:blank", "newWindow": true, "browserContextId": context });
        let target = self.devtools.call("Target.createTarget", &place);
        let target = target["targetId"].as_str().expect("a window has a name").to_string();
        self.go(WindowHandle::try_from(target).expect("the driver knows windows by these names"));
        Context(context)
    }

    /// Closes the window of a context, and forgets whatever it has kept.
    pub(crate) fn leave(&mut self, context: &Context) {
        let closed = self.attempt(self.client.close_window());
        closed.unwrap_or_else(|error| panic!("the window does not close: {error}"));
        self.go(self.first.clone());
        let Context(context) = context;
        self.devtools.call("Target.disposeBrowserContext", &json!({ "browserContextId": context }));
    }

    /// Whatever is downloaded in a context from now on comes to lie in this folder.
    pub(crate) fn download_to(&mut self, context: Option<&Context>, folder: &Path) {
        let mut place = json!({ "behavior": "allow", "downloadPath": folder });
        if let Some(Context(context)) = context {
            place["browserContextId"] = json!(context);
        }
        self.devtools.call("Browser.setDownloadBehavior", &place);
    }

    /// The entries of a log since it was last asked for.
    pub(crate) fn log(&self, kind: &'static str) -> Result<Value, String> {
        self.attempt(self.client.issue_cmd(Extra::Log(kind)))
    }

    fn go(&self, window: WindowHandle) {
        let gone = self.attempt(self.client.switch_to_window(window));
        gone.unwrap_or_else(|error| panic!("the window cannot be entered: {error}"));
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // The driver ends the browser when its session is over.
        let closed = self.attempt(self.client.clone().close());
        if !thread::panicking() {
            closed.unwrap_or_else(|error| panic!("the browser does not close: {error}"));
        }
    }
}

fn capabilities() -> Capabilities {
    let arguments = [
        "--headless=new",
        // Where tests run as root there is no sandbox; all pages are our own.
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--hide-scrollbars",
        "--lang=en",
    ];
    let wanted = json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": arguments },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        // On a machine with much else to do, axe takes its time on a large page.
        "timeouts": { "script": SCRIPT_PATIENCE.as_millis() as u64 },
    });
    wanted.as_object().cloned().unwrap_or_default()
}
