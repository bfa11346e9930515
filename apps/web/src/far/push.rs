//! Being told by the device that it is our turn, while the page is closed.
//!
//! A browser has one subscription for the whole page; the server is told it for each game. What comes
//! is empty: `service-worker.js` looks which of the games that it was handed waits for us.

use js_sys::Reflect;
use leptos::prelude::{document, window};
use serde_json::json;
use tabletier_session::words::friend as words;
use tabletier_session::{Message, catalog};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription,
    PushSubscriptionOptionsInit, ServiceWorkerRegistration,
};

use super::api;
use super::seats::{self, Kept};

/// Whether this browser can be told at all.
pub(crate) fn is_possible() -> bool {
    let has = |of: &JsValue, name: &str| Reflect::has(of, &name.into()).unwrap_or(false);
    let window = window();
    has(&window, "PushManager")
        && has(&window, "Notification")
        && has(&window.navigator(), "serviceWorker")
}

/// Lets this browser be told for these games, and remembers it.
pub(crate) async fn begin(games: &[Kept]) -> Result<(), Message> {
    let asked = Notification::request_permission().map_err(|_| words::CANNOT_TELL)?;
    let asked = JsFuture::from(asked).await.map_err(|_| words::CANNOT_TELL)?;
    if asked != JsValue::from(NotificationPermission::Granted) {
        return Err(words::NOT_ALLOWED.into());
    }
    let key = api::push_key().await.map_err(|trouble| Message::from(&trouble))?;
    let endpoint = subscribe(&key).await.map_err(|_| words::CANNOT_TELL)?;
    for kept in games {
        let told = api::push(&kept.id, &kept.secret, &endpoint, true).await;
        told.map_err(|trouble| Message::from(&trouble))?;
        seats::update(&kept.id, |kept| kept.told = true);
    }
    hand_over().await;
    Ok(())
}

/// Lets this browser be told for these games no more.
pub(crate) async fn end(games: &[Kept]) -> Result<(), Message> {
    let endpoint = match known().await {
        Ok(Some(subscription)) => subscription.endpoint(),
        // Whoever is not subscribed is told nothing.
        _ => String::new(),
    };
    for kept in games {
        if !endpoint.is_empty() {
            let told = api::push(&kept.id, &kept.secret, &endpoint, false).await;
            told.map_err(|trouble| Message::from(&trouble))?;
        }
        seats::update(&kept.id, |kept| kept.told = false);
    }
    hand_over().await;
    Ok(())
}

async fn manager() -> Result<(ServiceWorkerRegistration, PushManager), JsValue> {
    let ready = window().navigator().service_worker().ready()?;
    let registration: ServiceWorkerRegistration = JsFuture::from(ready).await?.dyn_into()?;
    let manager = registration.push_manager()?;
    Ok((registration, manager))
}

async fn known() -> Result<Option<PushSubscription>, JsValue> {
    let known = JsFuture::from(manager().await?.1.get_subscription()?).await?;
    Ok(known.dyn_into().ok())
}

async fn subscribe(key: &str) -> Result<String, JsValue> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&key.into());
    let manager = manager().await?.1;
    let subscribed = match JsFuture::from(manager.subscribe_with_options(&options)?).await {
        Ok(subscribed) => subscribed,
        Err(_) => {
            // One that was made for another server is in the way.
            if let Some(old) = known().await? {
                JsFuture::from(old.unsubscribe()?).await?;
            }
            JsFuture::from(manager.subscribe_with_options(&options)?).await?
        }
    };
    Ok(subscribed.dyn_into::<PushSubscription>()?.endpoint())
}

/// Hands over to the service worker which games are told of: it cannot look itself.
async fn hand_over() {
    let told = seats::all().into_iter().filter_map(|kept| {
        let name = catalog::find(&kept.game).ok()?.about().name;
        let seat = kept.seat.filter(|_| kept.told)?.to_string();
        Some(json!({ "id": kept.id, "seat": seat, "name": name }))
    });
    let root = document().document_element();
    let language = root.and_then(|root| root.get_attribute("lang"));
    let told = json!({ "told": told.collect::<Vec<_>>(), "language": language }).to_string();
    if let (Ok((registration, _)), Ok(told)) = (manager().await, js_sys::JSON::parse(&told))
        && let Some(worker) = registration.active()
    {
        let _ = worker.post_message(&told);
    }
}
