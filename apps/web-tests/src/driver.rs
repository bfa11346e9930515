//! What chromedriver knows beyond the WebDriver standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of chromedriver's own.
#[derive(Clone, Debug)]
pub(crate) enum Extra {
    /// The entries of a log since they were last asked for: `browser` or `performance`.
    Log(&'static str),
    /// A command of the developer tools.
    Tool(&'static str, Value),
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let place = match self {
            Extra::Log(_) => "se/log",
            Extra::Tool(..) => "goog/cdp/execute",
        };
        base.join(&format!("session/{}/{place}", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = match self {
            Extra::Log(kind) => json!({ "type": kind }),
            Extra::Tool(command, parameters) => json!({ "cmd": command, "params": parameters }),
        };
        (Method::POST, Some(body.to_string()))
    }
}
