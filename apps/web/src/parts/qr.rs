//! A text as a picture that a camera reads.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use tabletier_session::words::friend as words;

use crate::app_state::app_state;
use crate::parts::plain::{Plain, said};

/// How wide the white around it has to be, in modules.
const QUIET: i32 = 4;

/// The code of a text: black on white, whatever the page looks like. What is too long has none.
pub(crate) fn qr(text: &str) -> AnyView {
    let name = app_state().says(&words::CODE);
    let shown = |drawn: String| {
        view! { <div class="qr" role="img" aria-label=said(name) inner_html=drawn></div> }.plain()
    };
    drawn(text).map(shown).plain()
}

fn drawn(text: &str) -> Option<String> {
    let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let width = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
            if width > 0 {
                path += &format!("M{x} {y}h{width}v1h-{width}z");
            }
            x += width + 1;
        }
    }
    let side = size + 2 * QUIET;
    Some(format!(
        "<svg viewBox=\"-{QUIET} -{QUIET} {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M-{QUIET} -{QUIET}h{side}v{side}h-{side}z\"/>\
         <path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_and_no_other() {
        let text = "https://games.example/#/join/h4KzPq2mXw7t/abcdefghijklmnopqrstuvwxyz-_0123";
        let drawn = drawn(text).unwrap();
        let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Medium).unwrap();
        let size = code.size();
        let mut dark = vec![vec![false; size as usize]; size as usize];
        let path = drawn.split("#000\" d=\"").nth(1).unwrap().split('"').next().unwrap();
        for run in path.split('M').skip(1) {
            let (place, rest) = run.split_once('h').unwrap();
            let (x, y) = place.split_once(' ').unwrap();
            let width: usize = rest.split('v').next().unwrap().parse().unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            dark[y][x..x + width].fill(true);
        }
        for (y, row) in dark.iter().enumerate() {
            for (x, is) in row.iter().enumerate() {
                assert_eq!(*is, code.get_module(x as i32, y as i32), "{x} {y}");
            }
        }
        let side = size + 2 * QUIET;
        assert!(drawn.starts_with(&format!("<svg viewBox=\"-4 -4 {side} {side}\"")), "{drawn}");
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert_eq!(drawn(&"x".repeat(4_000)), None);
    }
}
