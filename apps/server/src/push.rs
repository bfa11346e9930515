//! Web Push: telling somebody who is away that it is their turn.
//!
//! The message is empty, so there is nothing in it to read for whoever carries it; the page knows what
//! to say. The server is known to push services by a key of its own (VAPID, RFC 8292).

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use tabletier_session::Seat;
use thiserror::Error;

use crate::config::Config;
use crate::store::{Store, StoreError, Subscription, Write};

/// The note of the server's key.
const KEY: &str = "vapid";
/// How many messages may wait; more are not sent.
const QUEUE: usize = 1024;
/// How long a message may wait for a device that is switched off, in seconds.
const KEEP: &str = "86400";
/// How long a signature is good for, in seconds.
const VALID: u64 = 12 * 3600;
/// The longest address of a push service that is kept.
const LONGEST: usize = 1024;

/// Why nobody can be notified.
#[derive(Debug, Error)]
pub enum PushError {
    /// The key cannot be kept or found.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The key cannot be made or read.
    #[error("the key for notifications: {0}")]
    Key(String),
    /// No thread can be started.
    #[error("notifications cannot be sent: {0}")]
    Thread(#[from] std::io::Error),
}

/// Tells people that it is their turn.
pub(crate) struct Herald {
    /// The public key, as pages need it.
    pub(crate) key: String,
    hosts: Vec<String>,
    plain: bool,
    errands: SyncSender<(Subscription, Arc<dyn Store>)>,
}

impl Herald {
    /// With the key that was kept, or a new one.
    pub(crate) async fn open(store: &dyn Store, config: &Config) -> Result<Herald, PushError> {
        let chance = SystemRandom::new();
        let broken = |error: &dyn std::fmt::Display| PushError::Key(error.to_string());
        let kept = match store.note(KEY).await? {
            Some(kept) => kept,
            None => {
                let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &chance);
                let made = made.map_err(|error| broken(&error))?.as_ref().to_vec();
                store.write(vec![Write::Note(KEY, made.clone())]).await?;
                made
            }
        };
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &chance);
        let pair = pair.map_err(|error| broken(&error))?;
        let key = URL_SAFE_NO_PAD.encode(pair.public_key().as_ref());
        let (errands, queue) = sync_channel(QUEUE);
        let signer = Signer { pair, key: key.clone(), contact: config.contact.clone() };
        thread::Builder::new().name("herald".to_string()).spawn(move || signer.run(&queue))?;
        let (hosts, plain) = (config.push_hosts.clone(), config.plain_push);
        Ok(Herald { key, hosts, plain, errands })
    }

    /// Whether an address is one of a push service; the server calls no others, whoever asks it to.
    pub(crate) fn allows(&self, endpoint: &str) -> bool {
        let rest = endpoint.strip_prefix("https://");
        let rest = rest.or_else(|| endpoint.strip_prefix("http://").filter(|_| self.plain));
        let Some(rest) = rest.filter(|_| endpoint.len() <= LONGEST) else { return false };
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let plain = endpoint.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
        plain
            && self.hosts.iter().any(|allowed| match allowed.strip_prefix('*') {
                Some(below) => host.strip_suffix(below).is_some_and(|name| {
                    name.bytes().all(|c| c.is_ascii_alphanumeric() || b"-.".contains(&c))
                }),
                None => host == allowed,
            })
    }

    /// Tells whoever has this seat, wherever they wanted to be told.
    pub(crate) fn tell(&self, store: &Arc<dyn Store>, game: &str, seat: Seat) {
        let (store, errands) = (Arc::clone(store), self.errands.clone());
        let found = store.subscriptions(game, &seat.to_string());
        tokio::spawn(async move {
            for subscription in found.await.unwrap_or_default() {
                // If too many wait, this one is not told: the page tells it too.
                let _ = errands.try_send((subscription, Arc::clone(&store)));
            }
        });
    }
}

/// Signs and sends.
struct Signer {
    pair: EcdsaKeyPair,
    key: String,
    contact: String,
}

impl Signer {
    fn run(&self, queue: &Receiver<(Subscription, Arc<dyn Store>)>) {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(10)))
            .http_status_as_error(false)
            .max_redirects(0)
            .build();
        let agent = ureq::Agent::new_with_config(config);
        while let Ok((subscription, store)) = queue.recv() {
            let Some(token) = self.token(&subscription.endpoint) else { continue };
            let sent = agent
                .post(&subscription.endpoint)
                .header("TTL", KEEP)
                .header("Urgency", "normal")
                .header("Authorization", format!("vapid t={token}, k={}", self.key))
                .send_empty();
            let gone = sent.is_ok_and(|answer| matches!(answer.status().as_u16(), 404 | 410));
            if gone {
                // It is on its way to the store, whether anybody waits for that or not.
                drop(store.write(vec![Write::Unsubscribe(subscription)]));
            }
        }
    }

    /// What proves to the push service who speaks.
    fn token(&self, endpoint: &str) -> Option<String> {
        let (scheme, rest) = endpoint.split_once("://")?;
        let host = rest.split(['/', '?', '#']).next()?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims =
            json!({ "aud": format!("{scheme}://{host}"), "exp": now + VALID, "sub": self.contact });
        let part = |value: &serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(&head), part(&claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature.as_ref())))
    }
}
