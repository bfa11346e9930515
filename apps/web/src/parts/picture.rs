//! A board leaves the page as a picture.

use js_sys::{Array, Promise};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, File, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, ShareData, Url,
};

/// How wide a picture is, in pixels.
const WIDTH: f64 = 1200.0;

/// Hands a board, written as SVG, to whatever shares pictures on this device; where nothing does, it is
/// kept as a file.
pub(crate) async fn share(name: String, svg: String, shape: f64) -> Result<(), JsValue> {
    let blob = draw(&svg, shape).await?;
    let file = File::new_with_blob_sequence(&Array::of1(&blob), &name)?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    let navigator = window().navigator();
    let can = js_sys::Reflect::has(&navigator, &"canShare".into())?
        && navigator.can_share_with_data(&data);
    let fine =
        window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|it| it.matches());
    if can && fine {
        // Whoever changes their mind has said so already.
        let _ = JsFuture::from(navigator.share_with_data(&data)).await;
        return Ok(());
    }
    let place = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&place);
    anchor.set_download(&name);
    anchor.click();
    Url::revoke_object_url(&place)
}

/// A picture in pixels, so many times as high as it is wide.
async fn draw(svg: &str, shape: f64) -> Result<Blob, JsValue> {
    let height = (WIDTH * shape).round();
    // A picture that does not say how large it is has no size in some browsers.
    let sized = svg.replacen("<svg ", &format!("<svg width=\"{WIDTH}\" height=\"{height}\" "), 1);
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&sized.into()), &kind)?;
    let place = Url::create_object_url_with_blob(&blob)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&place);
    let loaded = JsFuture::from(image.decode()).await;
    let _ = Url::revoke_object_url(&place);
    loaded?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(WIDTH as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, WIDTH, height)?;
    let drawn = Promise::new(&mut |then, _| {
        let _ = canvas.to_blob(&then);
    });
    JsFuture::from(drawn).await?.dyn_into()
}
