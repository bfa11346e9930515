//! Options and house rules.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

use crate::batons::notation::START;

pub(super) const OPTIONS: Chapter = Chapter {
    title: Phrase::new("options", "Options and house rules", "Variantes et règles maison"),
    parts: &[
        Part::decision(
            "As the sheet stands, White has four first turns that lock Black at once: the game would be over before it began. Usually we bar such a turn, at the start only. Choose the rules of the sheet to allow it; the house rules below hold all the same unless you switch them off.",
            "D’après la feuille, Blanc dispose de quatre premiers tours qui bloquent Noir aussitôt : la partie serait finie avant de commencer. D’habitude, nous interdisons un tel tour, au départ seulement. Choisissez la règle de la feuille pour le permettre ; les règles maison ci-dessous valent quand même, sauf si vous les désactivez.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-firstlock",
                "The start, with locking barred: the two empty cells in the middle may not be taken away from Black at once.",
                "Le départ, blocage interdit : on ne peut pas retirer tout de suite à Noir les deux cases vides du milieu.",
            ),
            rules: "firstlock=barred",
            position: START,
            tries: &[
                Try::refused(
                    "a1.1>a0.0;c1.1>b0.0;d0.0-u0.0",
                    "first-lock",
                    "A pawn of White’s would fill the middle, and Black could not move.",
                    "Un pion blanc remplirait le milieu, et Noir ne pourrait plus bouger.",
                ),
                Try::refused(
                    "b1.1>b2.-1;c1.1>c1.-1;u1.0-d1.-1",
                    "first-lock",
                    "Another of the four.",
                    "Une autre des quatre façons.",
                ),
                Try::legal("d1.0-u1.1", "A quiet beginning.", "Un début tranquille."),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "first-lock-allowed",
                "The same start by the rules of the sheet.",
                "Le même départ selon la règle de la feuille.",
            ),
            rules: "sheet",
            position: START,
            tries: &[
                Try::legal(
                    "a1.1>a0.0;c1.1>b0.0;d0.0-u0.0",
                    "Black is locked and has lost.",
                    "Noir est bloqué et a perdu.",
                ),
                Try::legal(
                    "b1.1>b2.-1;c1.1>c1.-1;u1.0-d1.-1",
                    "Black is locked this way, too.",
                    "De cette façon aussi, Noir est bloqué.",
                ),
            ],
        }),
        Part::decision(
            "The sheet does not say how a game ends in which nobody takes anything. By our house rules it is a draw when the same position comes for the third time with the same player to move, wherever on the table the plan then lies, and after 100 turns in a row without a capture, both players’ counted. You may switch them off.",
            "La feuille ne dit pas comment finit une partie où personne ne prend rien. Selon nos règles maison, elle est nulle quand la même position revient pour la troisième fois avec le même joueur au trait, où que le plan se trouve alors sur la table, et aussi après 100 tours de suite sans prise, en comptant ceux des deux joueurs. On peut les désactiver.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-house",
                "Two pawns far apart, stepping to and fro. With house rules, the third time this position stands on the table is a draw; without them they may go on for ever.",
                "Deux pions éloignés vont et viennent. Avec les règles maison, la troisième apparition de cette position rend la partie nulle ; sans elles, cela peut durer sans fin.",
            ),
            rules: "firstlock=barred,house=on",
            position: towers!("d0.0 u3.1 1 w"),
            tries: &[
                Try::legal(
                    "d0.0-u0.1",
                    "Up, and down again next turn: see what happens when Black does the same, twice over.",
                    "Vers le haut, puis retour au tour suivant : voyez ce qui se passe quand Noir fait de même, deux fois de suite.",
                ),
                Try::legal(
                    "d0.0-u1.0",
                    "Better: towards the other pawn.",
                    "Mieux vaut aller vers l’autre pion.",
                ),
            ],
        }),
    ],
};
