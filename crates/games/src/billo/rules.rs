//! The two rule sets, and every option by itself.

use tabletier_core::words::billo as words;
use tabletier_core::{HOUSE, Preset, RuleKey, Rules, RulesForm, Settings, TextError, rules_text};

/// The rules of a game of Billo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BilloRules {
    /// `capture=claim`: a move that is not compliant may be played, and claimed.
    pub claims: bool,
    /// `priority=on`: among captures the largest must be chosen.
    pub priority: bool,
    /// `glide=empty`: a move over own pieces may end on an empty square.
    pub glide: bool,
    /// `prey=any`: a Billo takes pawns too.
    pub any_prey: bool,
    /// `draws=on`: the endings that can hardly be won are draws.
    pub draws: bool,
    /// House rules.
    pub house: bool,
}

const CAPTURE: RuleKey =
    RuleKey { about: words::CAPTURE, values: &[words::CAPTURE_STRICT, words::CAPTURE_CLAIM] };

const PRIORITY: RuleKey =
    RuleKey { about: words::PRIORITY, values: &[words::PRIORITY_ON, words::PRIORITY_OFF] };

const GLIDE: RuleKey =
    RuleKey { about: words::GLIDE, values: &[words::GLIDE_OWN, words::GLIDE_EMPTY] };

const PREY: RuleKey = RuleKey { about: words::PREY, values: &[words::PREY_ANY, words::PREY_EQUAL] };

const DRAWS: RuleKey =
    RuleKey { about: words::DRAWS, values: &[words::DRAWS_ON, words::DRAWS_OFF] };

impl Rules for BilloRules {
    const FORM: RulesForm = RulesForm {
        presets: &[
            Preset {
                about: words::PRESET_CATALANO,
                settings: &[
                    ("capture", "strict"),
                    ("priority", "on"),
                    ("glide", "own"),
                    ("prey", "any"),
                    ("draws", "on"),
                    ("house", "on"),
                ],
            },
            Preset {
                about: words::PRESET_BOUTIN,
                settings: &[
                    ("capture", "claim"),
                    ("priority", "off"),
                    ("glide", "empty"),
                    ("prey", "equal"),
                    ("draws", "off"),
                    ("house", "on"),
                ],
            },
        ],
        keys: &[CAPTURE, PRIORITY, GLIDE, PREY, DRAWS, HOUSE],
    };

    fn new(settings: &Settings) -> Result<BilloRules, TextError> {
        Ok(BilloRules {
            claims: CAPTURE.is("claim", settings),
            priority: PRIORITY.is("on", settings),
            glide: GLIDE.is("empty", settings),
            any_prey: PREY.is("any", settings),
            draws: DRAWS.is("on", settings),
            house: HOUSE.is("on", settings),
        })
    }

    fn settings(&self) -> Settings {
        Settings::new([
            CAPTURE.set("claim", self.claims),
            PRIORITY.set("on", self.priority),
            GLIDE.set("empty", self.glide),
            PREY.set("any", self.any_prey),
            DRAWS.set("on", self.draws),
            HOUSE.set("on", self.house),
        ])
    }
}

rules_text!(BilloRules);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_reads_as_it_is_written() {
        for bits in 0..64 {
            let on = |bit: u32| bits >> bit & 1 == 1;
            let rules = BilloRules {
                claims: on(0),
                priority: on(1),
                glide: on(2),
                any_prey: on(3),
                draws: on(4),
                house: on(5),
            };
            assert_eq!(rules.to_string().parse::<BilloRules>(), Ok(rules), "{rules}");
        }
    }

    #[test]
    fn rules_are_written_as_a_preset_and_what_differs() {
        for text in ["catalano", "boutin", "catalano,capture=claim", "boutin,prey=any,house=off"] {
            assert_eq!(text.parse::<BilloRules>().unwrap().to_string(), text);
        }
        assert_eq!(BilloRules::standard().to_string(), "catalano");
        assert_eq!("draws=off".parse::<BilloRules>().unwrap().to_string(), "catalano,draws=off");
        let all_boutin = "catalano,capture=claim,priority=off,glide=empty,prey=equal,draws=off";
        assert_eq!(all_boutin.parse::<BilloRules>().unwrap().to_string(), "boutin");
    }

    #[test]
    fn other_rules_are_refused_with_what_was_expected() {
        let error = |text: &str| text.parse::<BilloRules>().unwrap_err().to_string();
        assert_eq!(
            error("capture=maybe"),
            r#"rules, capture: found "maybe", expected strict or claim"#
        );
        assert_eq!(
            error("boutin,catalano"),
            r#"rules: found "catalano", expected a preset only at the beginning"#
        );
        assert_eq!(
            error("draws=on,draws=on"),
            r#"rules: found "draws=on", expected the key draws only once"#
        );
        assert!(
            error("").starts_with(
                "rules: found nothing, expected catalano or boutin first, or capture=…"
            )
        );
        for wrong in [
            "catalano,",
            "Catalano",
            "capture",
            "capture=",
            "=claim",
            "catalano capture=claim",
            "é",
        ] {
            wrong.parse::<BilloRules>().expect_err(wrong);
        }
    }
}
