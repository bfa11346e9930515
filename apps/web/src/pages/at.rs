//! A table at a distance.

use leptos::prelude::*;
use tabletier_session::words::far as words;

use super::table::far::Far;
use super::table::laid;
use super::table::state::TableState;
use crate::app_state::app_state;
use crate::parts::plain::{Plain, live};

/// The same table as at home, once the server has told how it stands.
#[component]
pub(crate) fn At(id: String) -> impl IntoView {
    let app = app_state();
    let far = Far::open(app, id);
    let known = Memo::new(move |_| far.table.with(Option::is_some));
    let page = move || {
        known.get();
        let state = untrack(|| TableState::distant(app, far));
        state.map_or_else(|| waiting(far), laid)
    };
    live(page).plain()
}

/// What is seen before.
fn waiting(far: Far) -> AnyView {
    let app = app_state();
    let told = move || match far.trouble.get() {
        Some(trouble) => trouble.say(app.lang.get()),
        None => app.say(&words::CONNECTING).to_string(),
    };
    view! { <section class="friend"><p id="line" role="status">{live(told)}</p></section> }.plain()
}
