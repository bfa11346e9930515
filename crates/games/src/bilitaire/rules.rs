//! How many rounds a match has.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{RuleKey, Rules, RulesForm, Settings, TextError, rules_text};

/// The rules of a match of Bi-litaire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BilitaireRules {
    /// `rounds=1`: one round for study, of which only the score counts.
    pub single: bool,
    /// Accepted like everywhere, but every round ends by itself.
    pub house: bool,
}

const ROUNDS: RuleKey =
    RuleKey { about: words::ROUNDS, values: &[words::ROUNDS_2, words::ROUNDS_1] };

const HOUSE: RuleKey =
    RuleKey { about: words::HOUSE, values: &[words::HOUSE_ON, words::HOUSE_OFF] };

impl Rules for BilitaireRules {
    const FORM: RulesForm = RulesForm { presets: &[], keys: &[ROUNDS, HOUSE] };

    fn new(settings: &Settings) -> Result<BilitaireRules, TextError> {
        Ok(BilitaireRules { single: ROUNDS.is("1", settings), house: HOUSE.is("on", settings) })
    }

    fn settings(&self) -> Settings {
        Settings::new([ROUNDS.set("1", self.single), HOUSE.set("on", self.house)])
    }

    fn competes(&self) -> bool {
        !self.single
    }
}

rules_text!(BilitaireRules);

#[cfg(test)]
mod tests {
    use tabletier_core::Lang;

    use super::*;

    #[test]
    fn every_rule_set_reads_as_it_is_written() {
        for (single, house) in [(false, false), (false, true), (true, false), (true, true)] {
            let rules = BilitaireRules { single, house };
            assert_eq!(rules.to_string().parse::<BilitaireRules>(), Ok(rules), "{rules}");
        }
        assert_eq!(BilitaireRules::standard().to_string(), "rounds=2,house=on");
        assert_eq!("rounds=1".parse::<BilitaireRules>().unwrap().to_string(), "rounds=1,house=on");
    }

    #[test]
    fn nobody_is_asked_about_house_rules_that_change_nothing() {
        for (tag, _) in Lang::all() {
            let lang = Lang::find(tag).unwrap();
            assert!(ROUNDS.is_choice(lang) && !HOUSE.is_choice(lang), "{tag}");
            assert!(tabletier_core::HOUSE.is_choice(lang), "{tag}: other games");
        }
    }

    #[test]
    fn other_rules_are_refused_with_what_was_expected() {
        let error = |text: &str| text.parse::<BilitaireRules>().unwrap_err().to_string();
        assert_eq!(error("rounds=3"), r#"rules, rounds: found "3", expected 2 or 1"#);
        assert_eq!(error(""), "rules: found nothing, expected rounds=…, house=…");
        for wrong in ["rounds", "rounds=", "rounds=1,rounds=1", "rounds=1,", "house=maybe", "é"] {
            wrong.parse::<BilitaireRules>().expect_err(wrong);
        }
    }
}
