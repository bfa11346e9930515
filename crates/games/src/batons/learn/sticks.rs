//! Moving sticks: how many, which, whereto.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

use super::RHOMBI;

pub(super) const STICKS: Chapter = Chapter {
    title: Phrase::new("sticks", "Moving sticks", "Déplacer des bâtonnets"),
    parts: &[
        Part::words(
            "Before your pawn moves you may take one stick, or two different ones, from the plan and lay them elsewhere. The spare stick beside the plan counts as one of them; once it has been played it is a stick like any other. Sticks belong to nobody.",
            "Avant de jouer votre pion, vous pouvez prendre un bâtonnet du plan, ou deux différents, et les poser ailleurs. Le bâtonnet libre, à côté du plan, compte comme l’un d’eux ; une fois joué, il devient un bâtonnet comme les autres. Les bâtonnets n’appartiennent à personne.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "two-sticks",
                "White moves no stick, one, or two.",
                "Blanc déplace zéro, un ou deux bâtonnets.",
            ),
            rules: "sheet",
            position: RHOMBI,
            tries: &[
                Try::legal(
                    "u1.0-d1.0",
                    "No stick, only the pawn.",
                    "Aucun bâtonnet, rien que le pion.",
                ),
                Try::legal(
                    "+a1.1;u1.0-d1.0",
                    "One stick, here the spare, then the pawn.",
                    "Un seul bâtonnet, ici le bâtonnet libre, puis le pion.",
                ),
                Try::legal(
                    "+a1.1;c0.0>c0.1;u1.0-d1.0",
                    "The spare and another one, then the pawn.",
                    "Le bâtonnet libre et un autre, puis le pion.",
                ),
                Try::refused(
                    "+a1.1;+c0.1;u1.0-d1.0",
                    "one-spare",
                    "There is but one spare.",
                    "Il n’y a qu’un bâtonnet libre.",
                ),
                Try::refused(
                    "+a1.1;c0.0>c0.1;c0.2>c2.0;u1.0-d1.0",
                    "too-many-sticks",
                    "Three sticks are one too many.",
                    "Trois bâtonnets, c’est un de trop.",
                ),
            ],
        }),
        Part::words(
            "A stick is in contact with a pawn if it is a side of the pawn’s cell. Sticks in contact with an enemy pawn stay where they are.",
            "Les bâtonnets qui forment les côtés de la case d’un pion sont en contact avec lui. Ceux qui sont en contact avec un pion adverse restent où ils sont.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "contact",
                "The sheet’s picture of contact: White may not touch the three sticks around the black pawn.",
                "Le dessin de la feuille sur le contact : Blanc ne peut toucher à aucun des trois bâtonnets autour du pion noir.",
            ),
            rules: "sheet",
            position: towers!("u1.0 d2.0 1 w"),
            tries: &[
                Try::refused(
                    "c2.0>a1.2;u1.0-d0.0",
                    "contact",
                    "Its left side.",
                    "Son côté gauche.",
                ),
                Try::refused(
                    "b3.0>a1.2;u1.0-d0.0",
                    "contact",
                    "Its right side.",
                    "Son côté droit.",
                ),
                Try::refused(
                    "a2.1>a1.2;u1.0-d0.0",
                    "contact",
                    "Its upper side.",
                    "Son côté supérieur.",
                ),
                Try::legal(
                    "b1.1>a1.2;u1.0-d0.0",
                    "This one is free: it now joins the two towers.",
                    "Celui-ci est libre : il relie maintenant les deux tours.",
                ),
                Try::legal(
                    "c1.0>a1.2;u1.0-u1.1",
                    "Your own pawn’s sticks are free, too, unless an enemy pawn shares them.",
                    "Les bâtonnets de votre propre pion sont libres aussi, sauf ceux qu’un pion adverse partage.",
                ),
            ],
        }),
        Part::words(
            "Sticks lie parallel to one of the three directions of the start, end to end with the others.",
            "Les bâtonnets se posent parallèlement à l’une des trois directions du départ, bout à bout avec les autres.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "axes",
                "The sheet’s picture of the three axes: the spare divides a rhombus in each direction. A stick laid askew has no place on this table.",
                "Le dessin de la feuille sur les trois axes : le bâtonnet libre partage un losange dans chaque direction. Un bâtonnet posé de travers n’a pas sa place sur cette table.",
            ),
            rules: "sheet",
            position: RHOMBI,
            tries: &[
                Try::legal("+a1.1;d0.0-u0.0", "Level.", "À l’horizontale."),
                Try::legal("+b2.1;d0.0-u0.0", "Leaning to the right.", "Penché à droite."),
                Try::legal("+c0.1;d0.0-u0.0", "Leaning to the left.", "Penché à gauche."),
            ],
        }),
        Part::decision(
            "With us a stick lies only along a line of one lattice of triangles, from one crossing to the next. So we read two rules of the sheet together: a stick keeps to one of the three directions, and it bounds a cell. The table has no edge, and the plan may wander.",
            "Chez nous, un bâtonnet ne se pose que le long des lignes d’un même réseau de triangles, d’un croisement au suivant. C’est notre lecture de deux règles de la feuille prises ensemble : un bâtonnet suit l’une des trois directions, et il borde une case. La table n’a pas de bord, et le plan peut voyager.",
        ),
        Part::words(
            "Nor may you lay a stick inside a cell that holds an enemy pawn. So you can never change his cells. Beside them, on the outside, you may build.",
            "On ne peut pas non plus poser un bâtonnet dans une case où se trouve un pion adverse. On ne change donc jamais ses cases. À côté, à l’extérieur, on peut construire.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "enemy-cell",
                "The sheet’s picture of forbidden places: White would like to use the two sticks at the bottom.",
                "Le dessin de la feuille sur les emplacements interdits : Blanc voudrait se servir des deux bâtonnets tout en bas.",
            ),
            rules: "sheet",
            position: "c1.-1,b2.-1,c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,b3.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,b3.1,a0.2,b0.2,c0.2,a1.2,b1.2,c1.2,a2.2,b2.2,c2.2,a0.3,a1.3 d0.0,u1.0,d1.0,u2.0,u0.1,d0.1,u0.2 d2.0,u2.1,d0.2,u1.2,d1.2,u2.2 0 w",
            tries: &[
                Try::refused(
                    "b2.-1>c2.1;d1.0-u1.1",
                    "enemy-cell",
                    "Across the rhombus of the black pawn: it would be in contact with it.",
                    "En travers du losange du pion noir : il serait à son contact.",
                ),
                Try::legal(
                    "b2.-1>a3.0;c1.-1>c3.0;d1.0-u1.1",
                    "Outside, a new cell beside a black pawn is allowed.",
                    "À l’extérieur, une nouvelle case à côté d’un pion noir est permise.",
                ),
            ],
        }),
    ],
};
