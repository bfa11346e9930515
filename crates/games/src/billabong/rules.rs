//! The rules text: players, laps, ghosts.

use tabletier_core::words::billabong as words;
use tabletier_core::words::common::{AT_RULES, at_part};
use tabletier_core::{HOUSE, RuleKey, Rules, RulesForm, Settings, TextError, rules_text};

/// The rule set of a game of Billabong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BillabongRules {
    /// How many play, 2 to 4.
    pub players: u8,
    /// How many laps a kangaroo runs, 1 or 2.
    pub laps: u8,
    /// The team of nobody.
    pub ghosts: Ghosts,
    /// Whether house rules are on.
    pub house: bool,
}

/// The team of nobody: five neutral kangaroos that never move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ghosts {
    /// Drawn from the game's seed, on the side away from the stream.
    Random,
    /// Put by the players, before their own.
    Players,
    /// There is none.
    None,
}

const PLAYERS: RuleKey = RuleKey {
    about: words::PLAYERS,
    values: &[words::PLAYERS_2, words::PLAYERS_3, words::PLAYERS_4],
};

const LAPS: RuleKey = RuleKey { about: words::LAPS, values: &[words::LAPS_1, words::LAPS_2] };

const GHOSTS: RuleKey = RuleKey {
    about: words::GHOSTS,
    values: &[words::GHOSTS_RANDOM, words::GHOSTS_PLAYERS, words::GHOSTS_NONE],
};

impl Rules for BillabongRules {
    const FORM: RulesForm = RulesForm { presets: &[], keys: &[PLAYERS, LAPS, GHOSTS, HOUSE] };

    fn new(settings: &Settings) -> Result<BillabongRules, TextError> {
        let players = match settings.get("players") {
            Some("4") => 4,
            Some("3") => 3,
            _ => 2,
        };
        let ghosts = match settings.get("ghosts") {
            Some("players") => Ghosts::Players,
            Some("none") => Ghosts::None,
            Some(_) => Ghosts::Random,
            None if players == 2 => Ghosts::Random,
            None => Ghosts::None,
        };
        if players != 2 && ghosts != Ghosts::None {
            return Err(TextError::new(
                at_part(GHOSTS.about.code, AT_RULES),
                ghosts.code(),
                words::want_no_ghosts(players),
            ));
        }
        let laps = if LAPS.is("2", settings) { 2 } else { 1 };
        let house = HOUSE.is("on", settings);
        Ok(BillabongRules { players, laps, ghosts, house })
    }

    fn settings(&self) -> Settings {
        let players = PLAYERS.values[usize::from(self.players) - 2].code;
        Settings::new([
            ("players", players),
            LAPS.set("2", self.laps == 2),
            ("ghosts", self.ghosts.code()),
            HOUSE.set("on", self.house),
        ])
    }
}

rules_text!(BillabongRules);

impl Ghosts {
    const fn code(self) -> &'static str {
        match self {
            Ghosts::Random => "random",
            Ghosts::Players => "players",
            Ghosts::None => "none",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_written_in_full_and_read_back() {
        for (given, written) in [
            ("players=2", "players=2,laps=1,ghosts=random,house=on"),
            ("players=3", "players=3,laps=1,ghosts=none,house=on"),
            ("laps=2,players=4,house=off", "players=4,laps=2,ghosts=none,house=off"),
            ("ghosts=players", "players=2,laps=1,ghosts=players,house=on"),
        ] {
            let rules = given.parse::<BillabongRules>().expect("rules");
            assert_eq!(rules.to_string(), written);
            assert_eq!(written.parse::<BillabongRules>(), Ok(rules));
        }
        assert_eq!(
            BillabongRules::standard().to_string(),
            "players=2,laps=1,ghosts=random,house=on"
        );
    }

    #[test]
    fn ghosts_join_two_players_only() {
        for text in ["players=3,ghosts=random", "ghosts=players,players=4"] {
            let error = text.parse::<BillabongRules>().unwrap_err();
            assert_eq!(error.place.to_string(), "rules, ghosts", "{text}");
        }
        assert!("players=4,ghosts=none".parse::<BillabongRules>().is_ok());
    }

    #[test]
    fn what_the_page_does_not_list_is_refused() {
        for text in ["", "players=1", "players=5", "laps=3", "laps=0", "ghosts=all", "lap=1"] {
            assert!(text.parse::<BillabongRules>().is_err(), "{text}");
        }
    }
}
