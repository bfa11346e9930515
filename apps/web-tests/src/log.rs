//! What the browser has to say about a page.

use serde_json::Value;

/// What the page complained about; `entries` are those of the browser's log.
pub(crate) fn complaints(entries: &Value) -> Vec<String> {
    let entries = entries.as_array().into_iter().flatten();
    let bad = entries.filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
    bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
}

/// Requests that went elsewhere than to `server`; `entries` are those of the performance log.
pub(crate) fn strays(entries: &Value, server: &str) -> Vec<String> {
    let entries = entries.as_array().into_iter().flatten();
    let messages = entries.filter_map(|entry| {
        let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
        let message = &message["message"];
        let asks = message["method"] == "Network.requestWillBeSent";
        asks.then(|| message["params"]["request"]["url"].as_str().unwrap_or("?").to_string())
    });
    // These stay within the browser.
    let inside = |url: &str| ["data:", "blob:", "about:"].iter().any(|kind| url.starts_with(kind));
    messages.filter(|url| !url.starts_with(server) && !inside(url)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn errors_and_warnings_are_complaints() {
        let entries = json!([
            { "level": "INFO", "message": "hello" },
            { "level": "SEVERE", "message": "boom" },
            { "level": "WARNING", "message": "hm" },
        ]);
        assert_eq!(complaints(&entries), ["boom", "hm"]);
    }

    #[test]
    fn requests_to_others_are_strays() {
        let asked = |url: &str| {
            let message = json!({ "message": {
                "method": "Network.requestWillBeSent", "params": { "request": { "url": url } },
            } });
            json!({ "message": message.to_string() })
        };
        let entries = json!([
            asked("http://127.0.0.1:1/page.js"),
            asked("blob:http://127.0.0.1:1/x"),
            asked("https://example.org/font"),
            { "message": "{}" },
        ]);
        assert_eq!(strays(&entries, "http://127.0.0.1:1/"), ["https://example.org/font"]);
    }
}
