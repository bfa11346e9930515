//! What a server is asked for, until it is there.

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use tabletier_session::Message;
use tabletier_session::words::page as words;

use crate::app_state::app_state;
use crate::far::api::Trouble;
use crate::parts::plain::{Live, Plain, live, press};

/// Something that a server is asked for.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    /// What came of it the last time; nothing yet.
    found: RwSignal<Option<Result<Value, Trouble>>>,
    ask: Callback<()>,
}

impl Asked {
    /// Asks at once.
    pub(crate) fn new<F: Future<Output = Result<Value, Trouble>> + 'static>(
        ask: impl Fn() -> F + Send + Sync + 'static,
    ) -> Asked {
        let found = RwSignal::new(None);
        let ask = Callback::new(move |()| {
            let asking = ask();
            spawn_local(async move {
                let answer = Some(asking.await);
                // By then the page may be another; and what is the same is not drawn anew.
                if found.try_with_untracked(|found| *found != answer) == Some(true) {
                    found.set(answer);
                }
            });
        });
        ask.run(());
        Asked { found, ask }
    }

    /// Asks again; what is there stays there meanwhile.
    pub(crate) fn again(self) {
        self.ask.run(());
    }

    /// Shows what was found, else what is the matter.
    pub(crate) fn shown(self, view: impl Fn(Value) -> AnyView + Send + 'static) -> Live {
        live(move || match self.found.get() {
            Some(Ok(found)) => view(found),
            Some(Err(trouble)) => self.failed(&trouble),
            None => {
                let words = app_state().says(&words::LOADING);
                view! { <p class="awaited small" role="status">{words}</p> }.plain()
            }
        })
    }

    fn failed(self, trouble: &Trouble) -> AnyView {
        let message = Message::from(trouble);
        let app = app_state();
        view! {
            <div class="refusal row" role="alert">
                <p>{live(move || message.say(app.lang.get()))}</p>
                {press("quiet", "retry", &words::TRY_AGAIN, move |_| self.again())}
            </div>
        }
        .plain()
    }
}
