//! A link to hand to somebody: to copy, to send, to photograph.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::friend as words;
use tabletier_session::{Message, Phrase};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlInputElement, ShareData};

use crate::app_state::app_state;
use crate::parts::copy::copy;
use crate::parts::plain::{Plain, live, press, pressed, said};
use crate::parts::qr::qr;

/// The link to a place, with its code.
#[component]
pub(crate) fn Handout(
    /// What its parts are called after.
    id: String,
    /// The whole address.
    link: String,
    /// What is sent with it; `None` for what is not to be sent to others.
    #[prop(optional_no_strip)]
    invitation: Option<Message>,
) -> impl IntoView {
    let app = app_state();
    let link = StoredValue::new(link);
    let done = RwSignal::new(None::<&'static Phrase>);
    // Whoever touches the field wants all of it.
    let select = |event: leptos::ev::MouseEvent| {
        if let Some(field) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
            field.select();
        }
    };
    let shares = js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let invitation = invitation.filter(|_| shares);
    let share = move |words: &Message| {
        let data = ShareData::new();
        data.set_text(&words.say(app.lang.get_untracked()));
        data.set_url(&link.get_value());
        let sent = window().navigator().share_with_data(&data);
        // Whoever thinks better of it has not failed.
        spawn_local(async move { drop(JsFuture::from(sent).await) });
    };
    view! {
        <div class="handout" id=id>
            {link.with_value(|link| qr(link))}
            <div class="row">
                <input type="text" readonly aria-label=said(app.says(&words::LINK))
                    prop:value=said(move || link.get_value()) on:click=pressed(select) />
                {press("button", "", &words::COPY, move |_| copy(link.get_value(), done))}
                {invitation.map(|words| press("quiet", "", &words::SEND, move |_| share(&words)))}
            </div>
            <p class="small" role="status">{live(move || done.get().map(|phrase| app.say(phrase)))}</p>
        </div>
    }
    .plain()
}
