//! The button that lets the device tell when it is our turn.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::Message;
use tabletier_session::words::friend as words;

use crate::app_state::app_state;
use crate::far::push;
use crate::far::seats::{self, Kept};
use crate::parts::plain::{Plain, live, press_unless, when};

/// For one game. Nobody is asked anything before they press it.
#[component]
pub(crate) fn Notify(
    /// The game, as it is kept here.
    kept: Kept,
) -> impl IntoView {
    view! { <NotifyAll games=RwSignal::new(vec![kept]) /> }.plain()
}

/// For all these games: as long as one of them waits that is not told of, there is something to press.
#[component]
pub(crate) fn NotifyAll(games: RwSignal<Vec<Kept>>) -> impl IntoView {
    let app = app_state();
    let busy = RwSignal::new(false);
    let failed = RwSignal::new(None::<Message>);
    let under_way = move || {
        let played = |kept: &Kept| kept.seat.is_some() && !kept.over;
        games.get().into_iter().filter(played).collect::<Vec<_>>()
    };
    let told = Memo::new(move |_| under_way().iter().all(|kept| kept.told));
    let change = move |wanted: bool| {
        busy.set(true);
        let some = untrack(under_way);
        spawn_local(async move {
            let done = if wanted { push::begin(&some).await } else { push::end(&some).await };
            let again = |games: &mut Vec<Kept>| {
                games.iter_mut().for_each(|kept| {
                    if let Some(now) = seats::find(&kept.id) {
                        *kept = now;
                    }
                });
            };
            let _ = games.try_update(again);
            let _ = failed.try_set(done.err());
            let _ = busy.try_set(false);
        });
    };
    let offered = move || push::is_possible() && !under_way().is_empty();
    view! {
        {when(offered, move || view! {
            <div class="notify">
                {when(move || !told.get(), move || press_unless("quiet", "tell-me", &words::TELL_ME, move || busy.get(), move |_| change(true)))}
                {when(move || told.get(), move || view! {
                    <p>{app.says(&words::TOLD)}</p>
                    {press_unless("quiet", "tell-me-not", &words::TELL_ME_NOT, move || busy.get(), move |_| change(false))}
                })}
                <p class="refusal" role="status">{live(move || failed.get().map(|why| why.say(app.lang.get())))}</p>
            </div>
        })}
    }
    .plain()
}
