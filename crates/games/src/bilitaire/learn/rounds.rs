//! How a round ends, and who wins the match.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("rounds", "Two rounds and the score", "Deux tours et le score"),
    parts: &[
        Part::words(
            "The round ends when the marble player has no jump. The marbles left on the board are that player’s score: the fewer, the better. The tray player scores nothing, but every marble that stays is the work of the trays.",
            "Le tour finit quand le joueur de billes ne peut plus sauter. Les billes restées sur le plateau font son score : moins il y en a, mieux c’est. Le joueur de plateaux ne marque rien, mais chaque bille qui reste est son œuvre.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "end-of-round",
                "Two marbles and one jump, unless the trays part.",
                "Deux billes et un saut, à moins que les plateaux ne se séparent.",
            ),
            rules: "rounds=1",
            position: "..../..../..../30.. t 1",
            tries: &[
                Try::legal(
                    "B1>1e",
                    "No jump is left: the score is 2.",
                    "Plus de saut : le score est de 2.",
                ),
                Try::legal(
                    "A1..B1>1e",
                    "Both move together, and the jump stays.",
                    "Les deux bougent ensemble, et le saut demeure.",
                ),
            ],
        }),
        Part::decision(
            "We look for the end only after a move of the trays. If the marble player’s jump was the last one on the board, the tray player still has to move (there is always some move), and may thereby open another jump.",
            "Nous ne cherchons la fin qu’après un coup des plateaux. Si le saut du joueur de billes était le dernier sur le plateau, le joueur de plateaux doit encore jouer (il le peut toujours), et risque d’en ouvrir un autre.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "after-trays",
                "There is no jump, but it is the tray player’s turn.",
                "Il n’y a pas de saut, mais c’est au joueur de plateaux de jouer.",
            ),
            rules: "rounds=1",
            position: "..../..../..../3.0. t 1",
            tries: &[
                Try::legal(
                    "C1x",
                    "Without C1 it is over: 2 marbles.",
                    "Sans C1, c’est fini : 2 billes.",
                ),
                Try::legal(
                    "C1>1w",
                    "A clumsy move: a1 can jump again.",
                    "Un coup maladroit : a1 peut de nouveau sauter.",
                ),
            ],
        }),
        Part::words(
            "A match has two rounds. After the first one all trays and marbles go back to the start, and the players change roles. The player with the lower score wins.",
            "Une partie compte deux tours. Après le premier, on remet plateaux et billes comme au départ, et l’on change de rôle. Le plus petit score gagne.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "round-1",
                "The sheet’s example. In round 1 player A has the marbles; with this move B stops A at 21.",
                "L’exemple de la règle. Au premier tour, A joue les billes ; par ce coup, B l’arrête à 21.",
            ),
            rules: "rounds=2",
            position: "f.f./.f.f/.1../f... t 1",
            tries: &[Try::legal(
                "B2>1e",
                "Round 2 begins, and B has 21 to beat.",
                "Le second tour commence, et B doit faire mieux que 21.",
            )],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "round-2",
                "Now B has the marbles, and A stops B as well, but with only 17 left.",
                "Maintenant B joue les billes, et A l’arrête à son tour, mais il n’en reste que 17.",
            ),
            rules: "rounds=2",
            position: "f.f./.f.f/.1../.... t 2:21",
            tries: &[Try::legal("B2>1w", "17 against 21: B has won.", "17 contre 21 : B a gagné.")],
        }),
        Part::decision(
            "The sheet does not speak of equal scores. We call that a draw.",
            "La règle ne parle pas de scores égaux. Pour nous, la partie est alors nulle.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "equal",
                "The same board after 17 in round 1.",
                "Le même plateau, après 17 au premier tour.",
            ),
            rules: "rounds=2",
            position: "f.f./.f.f/.1../.... t 2:17",
            tries: &[Try::legal("B2>1w", "17 against 17: a draw.", "17 contre 17 : nulle.")],
        }),
    ],
};
