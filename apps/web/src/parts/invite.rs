//! The links to open seats, for whoever has made the game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::friend as words;
use tabletier_session::{Phrase, Seat, catalog};

use crate::app_state::{address, app_state};
use crate::far::api;
use crate::far::seats::{self, Kept};
use crate::model::route::Route;
use crate::parts::handout::Handout;
use crate::parts::plain::{Plain, live, press};

/// A link and a code for every seat that is open and that we have an invite for.
#[component]
pub(crate) fn Invite(
    /// The game, as it is kept here.
    kept: Kept,
    /// The seats that nobody has taken yet.
    #[prop(into)]
    open: Signal<Vec<Seat>>,
) -> impl IntoView {
    let app = app_state();
    let kept = RwSignal::new(kept);
    let said = RwSignal::new(None::<&'static Phrase>);
    // What is told again and again is drawn anew only when it changes.
    let letters = Memo::new(move |_| open.get().into_iter().map(Seat::letter).collect::<String>());
    let ours = move || {
        let open = letters.get();
        kept.with(|kept| {
            let ours = kept.invites.iter().filter(|(seat, _)| open.contains(seat.letter()));
            ours.cloned().collect::<Vec<_>>()
        })
    };
    let renew = move |seat: Seat| {
        let Kept { id, secret, .. } = kept.get_untracked();
        spawn_local(async move {
            match api::invite(&id, &secret, seat).await {
                Ok(invite) => {
                    let put = |kept: &mut Kept| {
                        let ours = kept.invites.iter_mut().find(|(other, _)| *other == seat);
                        if let Some((_, old)) = ours {
                            *old = invite;
                        }
                    };
                    let _ = kept.try_update(put);
                    if let Some(kept) = kept.try_get_untracked() {
                        seats::keep(&kept);
                    }
                    said.try_set(Some(&words::ANOTHER_MADE));
                }
                Err(trouble) => app.tell(&trouble),
            }
        });
    };
    let one = move |several: bool, (seat, invite): (Seat, String)| {
        let Kept { id, game, .. } = kept.get_untracked();
        let entry = catalog::find(&game).ok();
        let invitation = entry.map(|entry| words::lets_play(entry.about().name));
        let colour = entry.filter(|_| several).map(|entry| entry.about().players[seat.index()]);
        view! {
            {colour.map(|colour| view! { <h3>{live(move || colour.say(app.lang.get()))}</h3> }.plain())}
            <Handout id=format!("invite-{seat}") link=address(&Route::Join(id, invite)) invitation=invitation />
            <p>{press("quiet another", "", &words::ANOTHER_LINK, move |_| renew(seat))}</p>
        }
        .plain()
    };
    let all = move || {
        let ours = ours();
        let several = ours.len() > 1;
        let words = match ours.len() {
            0 => &words::WAITS,
            1 => &words::SEND_LINK,
            _ => &words::SEND_LINKS,
        };
        view! {
            <h2>{app.says(words)}</h2>
            {ours.into_iter().map(|invite| one(several, invite)).collect::<Vec<_>>()}
        }
        .plain()
    };
    view! {
        <section class="invite" id="invite">
            {live(all)}
            <p class="small" role="status">{live(move || said.get().map(|phrase| app.say(phrase)))}</p>
            <p class="small">{app.says(&words::BEGINS_ITSELF)}</p>
        </section>
    }
    .plain()
}
