//! The rules of a game, to choose.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Entry, RuleKey, Settings};

use crate::app_state::{AppState, app_state};
use crate::parts::plain::{Plain, flag, noted};

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Plan {
    entry: &'static dyn Entry,
    /// The rules text; always one that can be read.
    rules: RwSignal<String>,
}

impl Plan {
    fn settings(self) -> Settings {
        self.entry.settings(Some(&self.rules.get())).unwrap_or_default()
    }

    /// Sets one key of the rules. Another that does not go with it becomes what is usual then.
    fn set(self, app: AppState, key: &str, value: &str) {
        let settings = self.settings();
        let others: Vec<(&str, &str)> = self
            .entry
            .rules()
            .keys
            .iter()
            .map(|rule| rule.about.code)
            .filter(|name| *name != key)
            .filter_map(|name| Some((name, settings.get(name)?)))
            .collect();
        let without = |left_out: Option<&str>| {
            let kept = others.iter().filter(|(name, _)| Some(*name) != left_out);
            let kept = kept.map(|(name, value)| format!(",{name}={value}"));
            format!("{key}={value}{}", kept.collect::<String>())
        };
        let fits = |text: &String| self.entry.start(Some(text), 0).is_ok();
        let mut texts = std::iter::once(None)
            .chain(others.iter().map(|(name, _)| Some(*name)))
            .map(without)
            .filter(fits);
        self.take(app, &texts.next().unwrap_or_else(|| format!("{key}={value}")));
    }

    fn take(self, app: AppState, rules: &str) {
        match self
            .entry
            .rules_text(Some(rules))
            .and_then(|rules| self.entry.start(Some(&rules), 0).map(|_| rules))
        {
            Ok(rules) => self.rules.set(rules),
            Err(error) => app.tell(error.message()),
        }
    }
}

/// Presets, and every key with what its values mean.
#[component]
pub(crate) fn Rules(entry: &'static dyn Entry, rules: RwSignal<String>) -> impl IntoView {
    let app = app_state();
    let plan = Plan { entry, rules };
    let form = entry.rules();
    // A single preset is no choice: its options say the same.
    let several = form.presets.len() > 1;
    let presets: Vec<_> = form
        .presets
        .iter()
        .filter(|_| several)
        .map(|preset| {
            let code = preset.about.code;
            let id = format!("preset-{code}");
            let chosen = move || {
                let settings = plan.settings();
                preset.settings.iter().all(|(key, value)| settings.get(key) == Some(*value))
            };
            view! {
                <label class="preset">
                    <input type="radio" name="preset" id=id prop:checked=flag(chosen)
                        on:change=noted(move |_| plan.take(app, code)) />
                    <span>{app.says(&preset.about)}</span>
                </label>
            }
            .plain()
        })
        .collect();
    let keys = form.keys.iter().filter(|rule| rule.is_choice(app.lang.get_untracked()));
    let keys: Vec<_> = keys.map(|rule| view! { <Rule plan=plan rule=rule /> }).collect();
    view! {
        <fieldset>
            <legend>{app.says(&words::RULES)}</legend>
            {presets}
            <details class="options" open=!several>
                <summary>{app.says(&words::OPTIONS)}</summary>
                {keys}
            </details>
        </fieldset>
    }
    .plain()
}

/// One key of the rules, and what each of its values means.
#[component]
fn Rule(plan: Plan, rule: &'static RuleKey) -> impl IntoView {
    let app = app_state();
    let key = rule.about.code;
    let values: Vec<_> = rule
        .values
        .iter()
        .map(|value| {
            let code = value.code;
            view! {
                <label class="tick">
                    <input type="radio" name=key id=format!("rule-{key}-{code}")
                        prop:checked=flag(move || plan.settings().get(key) == Some(code))
                        on:change=noted(move |_| plan.set(app, key, code)) />
                    <span>{app.says(value)}</span>
                </label>
            }
            .plain()
        })
        .collect();
    view! {
        <fieldset class="rule" id=format!("rule-{key}")>
            <legend>{app.says(&rule.about)}</legend>
            {values}
        </fieldset>
    }
    .plain()
}
