//! The rule sets.

use tabletier_core::words::batons as words;
use tabletier_core::{HOUSE, Preset, RuleKey, Rules, RulesForm, Settings, TextError, rules_text};

/// The rules of a game of Bâtons et Pions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BatonsRules {
    /// `firstlock=allowed`: White may lock Black with the very first turn.
    pub first_lock: bool,
    /// House rules.
    pub house: bool,
}

const FIRST_LOCK: RuleKey = RuleKey {
    about: words::FIRSTLOCK,
    values: &[words::FIRSTLOCK_BARRED, words::FIRSTLOCK_ALLOWED],
};

impl Rules for BatonsRules {
    const FORM: RulesForm = RulesForm {
        presets: &[Preset {
            about: words::PRESET_SHEET,
            settings: &[("firstlock", "allowed"), ("house", "on")],
        }],
        keys: &[FIRST_LOCK, HOUSE],
    };

    fn new(settings: &Settings) -> Result<BatonsRules, TextError> {
        Ok(BatonsRules {
            first_lock: FIRST_LOCK.is("allowed", settings),
            house: HOUSE.is("on", settings),
        })
    }

    fn settings(&self) -> Settings {
        Settings::new([FIRST_LOCK.set("allowed", self.first_lock), HOUSE.set("on", self.house)])
    }
}

rules_text!(BatonsRules);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_reads_as_it_is_written() {
        for bits in 0..4 {
            let rules = BatonsRules { first_lock: bits & 1 == 1, house: bits & 2 == 2 };
            assert_eq!(rules.to_string().parse::<BatonsRules>(), Ok(rules), "{rules}");
        }
    }

    #[test]
    fn by_default_the_first_turn_may_not_lock() {
        assert_eq!(BatonsRules::standard(), BatonsRules { first_lock: false, house: true });
        assert_eq!(BatonsRules::standard().to_string(), "firstlock=barred,house=on");
        assert_eq!("firstlock=allowed".parse::<BatonsRules>().unwrap().to_string(), "sheet");
    }

    #[test]
    fn other_rules_are_refused_with_what_was_expected() {
        assert_eq!(
            "firstlock=no".parse::<BatonsRules>().unwrap_err().to_string(),
            r#"rules, firstlock: found "no", expected barred or allowed"#
        );
        for wrong in ["", "sheets", "sheet,", "house", "firstlock=allowed,firstlock=barred"] {
            wrong.parse::<BatonsRules>().expect_err(wrong);
        }
    }
}
