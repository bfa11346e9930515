//! How to play well.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("advice", "How to play well", "Bien jouer"),
    parts: &[
        Part::words(
            "Beginners think that the marbles do everything. They do not: the tray player has three strong weapons.",
            "Les débutants croient que les billes font tout. Il n’en est rien : le joueur de plateaux a trois armes redoutables.",
        ),
        Part::words(
            "First: cut full trays off from the others. The marbles of a tray that touches no other cannot move, and are safe from being jumped, for as long as it stays so.",
            "D’abord : isoler les plateaux pleins. Les billes d’un plateau qui n’en touche aucun autre ne peuvent ni sauter ni être sautées, tant qu’il reste isolé.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "part",
                "The full tray A4 can spill onto the empty one beside it.",
                "Les billes du plateau plein A4 peuvent passer sur le plateau vide d’à côté.",
            ),
            rules: "rounds=1",
            position: "f0../..../..../..30 t 1",
            tries: &[
                Try::legal(
                    "B4>1e",
                    "A4 is cut off; only e1 can jump.",
                    "A4 est isolé ; seule e1 peut sauter.",
                ),
                Try::legal(
                    "D1>1n",
                    "Now two marbles of A4 can jump.",
                    "Alors deux billes de A4 peuvent sauter.",
                ),
            ],
        }),
        Part::words(
            "Second: take empty trays out. The fewer trays, the easier it is to part them.",
            "Ensuite : retirer les plateaux vides. Les autres, moins nombreux, se séparent plus facilement.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "take-out",
                "One empty tray holds everything together.",
                "Un seul plateau vide relie tout.",
            ),
            rules: "rounds=1",
            position: "..../..../..../303. t 1",
            tries: &[
                Try::legal(
                    "B1x",
                    "Without it no jump is left: 4 marbles stay.",
                    "Sans lui, plus de saut : il reste 4 billes.",
                ),
                Try::legal(
                    "A1>1n",
                    "Then f1 still jumps onto it.",
                    "Alors f1 peut encore y sauter.",
                ),
            ],
        }),
        Part::words(
            "Third: announce. Even if it costs many marbles, a marble player who is told how often to jump has no plan any more.",
            "Enfin : annoncer. Même si cela coûte beaucoup de billes, un joueur de billes à qui l’on dicte ses sauts n’a plus de plan.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "steer",
                "With B1 sliding left there are twelve jumps to choose from, but only e3 can make six in a row, and its two ways of doing so come to the same.",
                "Quand B1 va à gauche, on a le choix entre douze sauts ; mais seule e3 peut en faire six de suite, et ses deux chemins mènent au même résultat.",
            ),
            rules: "rounds=1",
            position: "fd.f/02ce/.674/.3b. t 1",
            tries: &[
                Try::legal(
                    "B1>1w!6",
                    "Now the board after the jumps is settled.",
                    "La position après les sauts est alors fixée d’avance.",
                ),
                Try::legal(
                    "B1>1w",
                    "Silence leaves a choice of twelve jumps.",
                    "Le silence laisse le choix entre douze sauts.",
                ),
            ],
        }),
        Part::words(
            "And the marble player? Leave a last marble on each tray, so that it cannot be taken out, and keep jumps ready in several places.",
            "Et le joueur de billes ? Qu’il laisse une dernière bille sur chaque plateau, pour qu’on ne puisse le retirer, et garde des sauts prêts en plusieurs endroits.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "last-marble",
                "Two jumps are possible. One of them empties a tray.",
                "Deux sauts sont possibles. L’un d’eux vide un plateau.",
            ),
            rules: "rounds=1",
            position: "..../..../7.../38.. m 1",
            tries: &[
                Try::legal(
                    "a4xa2",
                    "All three trays keep a marble.",
                    "Les trois plateaux gardent une bille.",
                ),
                Try::legal(
                    "a1xc1",
                    "A1 is empty and may be taken out.",
                    "A1 est vide et peut être retiré.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "forced-off",
                "Unless the announcement forbids it: one jump lands on B1 and guards it, two jumps take its last marble.",
                "À moins que l’annonce ne l’interdise : un saut arrive sur B1 et le garde, deux sauts lui prennent sa dernière bille.",
            ),
            rules: "rounds=1",
            position: "..../..../.0../3.4. t 1",
            tries: &[
                Try::legal(
                    "C1>1w",
                    "Then a1 jumps and stays on B1.",
                    "Alors a1 saute et reste sur B1.",
                ),
                Try::legal(
                    "C1>1w!2",
                    "Then a1 has to go on to c3: B1 is empty.",
                    "Alors a1 doit continuer en c3 : B1 est vide.",
                ),
            ],
        }),
    ],
};
