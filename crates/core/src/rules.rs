//! Rule sets as text: `boutin`, `catalano,capture=claim`, `players=3,laps=2`.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::words::common as words;
use crate::{Lang, Message, Phrase, TextError, any_of};

/// A rule set, small enough to be carried by every position.
///
/// Its text is a preset and what differs from it where that is shorter, else every key;
/// [`rules_text!`](crate::rules_text) reads and writes it by [`Rules::FORM`].
pub trait Rules:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static
{
    /// The presets and keys that the text may use.
    const FORM: RulesForm;

    /// The rules with these settings; a key that is not set has the game's default.
    fn new(settings: &Settings) -> Result<Self, TextError>;

    /// The value of every key, in the order of [`Rules::FORM`].
    fn settings(&self) -> Settings;

    /// Whether house rules are on, as the key [`HOUSE`] has it.
    fn house(&self) -> bool {
        HOUSE.is("on", &self.settings())
    }

    /// Whether games are won, lost or drawn, and not merely scored.
    fn competes(&self) -> bool {
        true
    }

    /// The default rules.
    fn standard() -> Self {
        Self::new(&Settings::default()).expect("a game's default rules are rules")
    }
}

/// Gives rule sets their text: [`FromStr`] and [`Display`] by [`Rules::FORM`].
#[macro_export]
macro_rules! rules_text {
    ($rules:ty) => {
        impl ::std::str::FromStr for $rules {
            type Err = $crate::TextError;

            fn from_str(text: &str) -> Result<Self, $crate::TextError> {
                let settings = <Self as $crate::Rules>::FORM.settings(text)?;
                <Self as $crate::Rules>::new(&settings)
            }
        }

        impl ::std::fmt::Display for $rules {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let settings = $crate::Rules::settings(self);
                f.write_str(&<Self as $crate::Rules>::FORM.text(&settings))
            }
        }
    };
}

/// The presets and keys of a game's rules text.
#[derive(Clone, Copy, Debug)]
pub struct RulesForm {
    /// Named rule sets.
    pub presets: &'static [Preset],
    /// The keys, the most important first.
    pub keys: &'static [RuleKey],
}

/// A named rule set.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// What it is, with its name as code.
    pub about: Phrase,
    /// Values by key.
    pub settings: &'static [(&'static str, &'static str)],
}

/// A key of a rules text.
#[derive(Clone, Copy, Debug)]
pub struct RuleKey {
    /// What it decides, with the key as code.
    pub about: Phrase,
    /// The values it may have, the usual one first.
    pub values: &'static [RuleValue],
}

impl RuleKey {
    /// Whether the settings give this key that value; where they say nothing, it has its first.
    pub fn is(&self, value: &str, settings: &Settings) -> bool {
        settings.get(self.about.code).unwrap_or(self.values[0].code) == value
    }

    /// Whether there is something to choose: values that are said alike are none.
    pub fn is_choice(&self, lang: Lang) -> bool {
        self.values.iter().any(|value| value.say(lang) != self.values[0].say(lang))
    }

    /// This key, one of two values, with this one if `yes` and else with the other.
    pub fn set(&self, value: &str, yes: bool) -> (&'static str, &'static str) {
        let matching = self.values.iter().find(|allowed| (allowed.code == value) == yes);
        (self.about.code, matching.unwrap_or(&self.values[0]).code)
    }
}

/// What a key of a rules text may be set to, with the value as code.
pub type RuleValue = Phrase;

/// The key that every game has.
pub const HOUSE: RuleKey =
    RuleKey { about: words::HOUSE, values: &[words::HOUSE_ON, words::HOUSE_OFF] };

/// Values by key.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings(Vec<(&'static str, &'static str)>);

impl Settings {
    /// These values.
    pub fn new(pairs: impl IntoIterator<Item = (&'static str, &'static str)>) -> Settings {
        Settings(pairs.into_iter().collect())
    }

    /// The value of a key, if it is set.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        self.0.iter().find(|(name, _)| *name == key).map(|(_, value)| *value)
    }

    /// Keys and values, in order.
    pub fn pairs(&self) -> &[(&'static str, &'static str)] {
        &self.0
    }

    fn set(&mut self, key: &'static str, value: &'static str) {
        match self.0.iter_mut().find(|(name, _)| *name == key) {
            Some(pair) => pair.1 = value,
            None => self.0.push((key, value)),
        }
    }
}

impl RulesForm {
    /// Reads what a rules text sets.
    pub fn settings(&self, text: &str) -> Result<Settings, TextError> {
        let mut settings = Settings::default();
        let mut given: Vec<&str> = Vec::new();
        for (place, item) in text.split(',').enumerate() {
            let Some((key, value)) = item.split_once('=') else {
                let preset = self.presets.iter().find(|preset| preset.about.code == item);
                match preset {
                    Some(preset) if place == 0 => settings = Settings(preset.settings.to_vec()),
                    Some(_) => {
                        return Err(TextError::new(
                            words::AT_RULES,
                            item,
                            words::WANT_PRESET_FIRST,
                        ));
                    }
                    None => return Err(TextError::new(words::AT_RULES, item, self.items())),
                }
                continue;
            };
            let Some(rule) = self.keys.iter().find(|rule| rule.about.code == key) else {
                return Err(TextError::new(words::AT_RULES, item, self.items()));
            };
            if given.contains(&key) {
                return Err(TextError::new(words::AT_RULES, item, words::want_key_once(key)));
            }
            given.push(key);
            let Some(value) = rule.values.iter().find(|allowed| allowed.code == value) else {
                return Err(TextError::new(
                    words::at_part(key, words::AT_RULES),
                    value,
                    any_of(rule.values.iter().map(|value| value.code)),
                ));
            };
            settings.set(rule.about.code, value.code);
        }
        Ok(settings)
    }

    /// Writes settings: a preset and what differs from it where that is shorter, else every key.
    pub fn text(&self, settings: &Settings) -> String {
        let pairs = settings.pairs();
        let differing = |preset: &Preset| -> Vec<(&str, &str)> {
            let preset = Settings(preset.settings.to_vec());
            pairs.iter().filter(|(key, value)| preset.get(key) != Some(value)).copied().collect()
        };
        let nearest = self
            .presets
            .iter()
            .map(|preset| (preset, differing(preset)))
            .min_by_key(|(_, pairs)| pairs.len());
        let (preset, pairs) = match nearest {
            Some((preset, pairs)) if pairs.len() + 1 < settings.pairs().len() => {
                (Some(preset.about.code.to_string()), pairs)
            }
            _ => (None, pairs.to_vec()),
        };
        let pairs = pairs.iter().map(|(key, value)| format!("{key}={value}"));
        preset.into_iter().chain(pairs).collect::<Vec<_>>().join(",")
    }

    /// What may stand in a rules text, for error messages.
    fn items(&self) -> Message {
        let keys: Vec<String> =
            self.keys.iter().map(|key| format!("{}=…", key.about.code)).collect();
        let keys = keys.join(", ");
        match self.presets {
            [] => Message::plain(keys),
            presets => words::want_rules(keys, any_of(presets.iter().map(|it| it.about.code))),
        }
    }
}
