//! Series of jumps and the referee: the sheet's figure 10.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const REFEREE: Chapter = Chapter {
    title: Phrase::new(
        "referee",
        "Series of jumps and the referee",
        "Les séries de sauts et l’arbitre",
    ),
    parts: &[
        Part::words(
            "Where one jump ends, the next may begin, in any direction, as often as you like and as long as you find somebody to jump over. The same kangaroo may be jumped several times. You may also stop after any jump.",
            "Là où finit un saut, le suivant peut commencer, dans n’importe quelle direction, autant de fois que vous voulez tant qu’un kangourou s’y prête. On peut passer plusieurs fois par-dessus le même. On peut aussi s’arrêter après chaque saut.",
        ),
        Part::words(
            "As soon as a kangaroo takes off, the black referee hops out of the lake onto the empty starting square and keeps it for the rest of the turn. Should you lose your way, you know where you came from. And the referee is as good as any kangaroo: you may jump over it, it can be in the way, and its square is not free.",
            "Dès qu’un kangourou s’élance, l’arbitre noir sort du lac et garde la case de départ jusqu’à la fin du coup. Si vous perdez le fil, vous savez d’où vous êtes parti. Et l’arbitre vaut un kangourou comme les autres : on peut sauter par-dessus, il peut gêner, et sa case n’est pas libre.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "figure-10",
                "Figure 10 of the sheet: four jumps in one turn, the third over the referee.",
                "Figure 10 de la feuille : quatre sauts en un tour, le troisième par-dessus l’arbitre.",
            ),
            rules: "ghosts=none",
            position: "A:c3+1,*,*,*,* B:a2+1,d3+1,e4+1,*,* N:- A",
            tries: &[
                Try::legal(
                    "c3^e3^e5^a1^a3",
                    "Over two blue kangaroos, then over the referee on c3, then over the third.",
                    "Par-dessus deux kangourous bleus, puis l’arbitre en c3, puis le troisième.",
                ),
                Try::legal("c3^e3^e5", "You may stop earlier.", "On peut s’arrêter avant."),
                Try::refused(
                    "c3^e3-f3",
                    "mixed",
                    "After a jump there is no step.",
                    "Après un saut, on ne fait plus de pas.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "no-return",
                "Around in a circle, back to c3? The referee is there.",
                "Un petit tour et retour en c3 ? L’arbitre y est.",
            ),
            rules: "ghosts=none",
            position: "A:c3+1,*,*,*,* B:d3+1,c4+1,d4+1,*,* N:- A",
            tries: &[
                Try::refused(
                    "c3^e3^c5^c3",
                    "referee",
                    "The starting square is never free during the turn.",
                    "La case de départ n’est jamais libre pendant le tour.",
                ),
                Try::legal("c3^e3^c5", "As far as c5 it may go.", "Jusqu’à c5, c’est permis."),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "referee-bars",
                "From g13 down the diagonal: with nobody on e11 the jump over d10 would reach a7.",
                "De g13 en descendant la diagonale : si e11 était vide, le saut par-dessus d10 irait en a7.",
            ),
            rules: "ghosts=none",
            position: "A:d10+1,e11+1,f11+1,*,* B:g12+1,*,*,*,* N:- A",
            tries: &[
                Try::legal(
                    "e11^g11^g13",
                    "Two jumps; the referee now stands on e11.",
                    "Deux sauts ; l’arbitre est maintenant en e11.",
                ),
                Try::refused(
                    "e11^g11^g13^a7",
                    "crowd",
                    "The referee on e11 and the kangaroo on d10 are two on one line.",
                    "L’arbitre en e11 et le kangourou en d10 : ils sont deux sur la ligne.",
                ),
            ],
        }),
        Part::decision(
            "At a table, players often leave the referee in the lake for easy jumps. Could they then choose to jump with or without it? Like the sheet’s translator we say no: in every turn with jumps the referee stands on the starting square.",
            "À table, on laisse souvent l’arbitre dans le lac pour les sauts simples. Pourrait-on alors choisir de sauter avec ou sans lui ? Comme le traducteur de la feuille, nous disons non : dans tout tour avec des sauts, l’arbitre occupe la case de départ.",
        ),
        Part::words(
            "By the sheet, a kangaroo once picked up must move: if the series does not lead where you thought, you play something else with it, be it only a step. Here that holds if you choose touch-move for a new game; otherwise you may put it back and take another.",
            "Selon la feuille, un kangourou touché doit bouger : si la série ne mène pas où vous pensiez, vous jouez autre chose avec lui, ne serait-ce qu’un pas. Ici, cela vaut si vous choisissez « Pièce touchée, pièce jouée » pour une nouvelle partie ; sinon, vous pouvez le reposer et en prendre un autre.",
        ),
    ],
};
