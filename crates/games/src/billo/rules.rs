//! The two rule sets, and every option by itself.

use tabletier_core::{
    HOUSE, Phrase, Preset, RuleKey, Rules, RulesForm, Settings, TextError, rules_text,
};

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

const CAPTURE: RuleKey = RuleKey {
    about: Phrase::new("capture", "The obligation to capture", "L’obligation de prendre"),
    values: &[
        Phrase::new("strict", "Who can capture must.", "Qui peut prendre doit prendre."),
        Phrase::new(
            "claim",
            "A missed capture may be claimed by the opponent, who then has it played.",
            "L’adversaire peut revendiquer une prise oubliée et la faire jouer.",
        ),
    ],
};

const PRIORITY: RuleKey = RuleKey {
    about: Phrase::new("priority", "The choice between captures", "Le choix entre les prises"),
    values: &[
        Phrase::new(
            "on",
            "Most pieces first, then most Billos, then with a Billo.",
            "Le plus de pièces, puis le plus de billos, puis avec un billo.",
        ),
        Phrase::new(
            "off",
            "Any capture will do, and may be cut short.",
            "Toute prise convient, même écourtée.",
        ),
    ],
};

const GLIDE: RuleKey = RuleKey {
    about: Phrase::new(
        "glide",
        "Where a move over own pieces ends",
        "Où finit un passage sur ses propres pièces",
    ),
    values: &[
        Phrase::new("own", "On one of the own pieces.", "Sur l’une de ses propres pièces."),
        Phrase::new(
            "empty",
            "On an own piece, or one step further on an empty space.",
            "Sur l’une d’elles, ou un pas plus loin sur une case vide.",
        ),
    ],
};

const PREY: RuleKey = RuleKey {
    about: Phrase::new(
        "prey",
        "What a Billo takes (a pawn takes pawns only)",
        "Ce que prend un billo (un pion ne prend que des pions)",
    ),
    values: &[
        Phrase::new("any", "Pawns and Billos.", "Des pions et des billos."),
        Phrase::new("equal", "Billos only.", "Des billos seulement."),
    ],
};

const DRAWS: RuleKey = RuleKey {
    about: Phrase::new(
        "draws",
        "Endings that can hardly be won",
        "Les finales qu’on ne peut guère gagner",
    ),
    values: &[
        Phrase::new(
            "on",
            "Are draws, once the player to move cannot take.",
            "Sont nulles, dès que le joueur au trait ne peut pas prendre.",
        ),
        Phrase::new("off", "Are played on.", "Se jouent jusqu’au bout."),
    ],
};

impl Rules for BilloRules {
    const FORM: RulesForm = RulesForm {
        presets: &[
            Preset {
                about: Phrase::new(
                    "catalano",
                    "The English sheet by Raul Catalano: strict captures with priorities.",
                    "La règle anglaise de Raul Catalano : prise obligatoire, avec priorités.",
                ),
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
                about: Phrase::new(
                    "boutin",
                    "The French sheet by Michel Boutin: captures are claimed, Billos take only Billos.",
                    "La règle française de Michel Boutin : prises à revendiquer, les billos ne prennent que des billos.",
                ),
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
