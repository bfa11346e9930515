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
            "A stick is in contact with a pawn if it is a side of the pawn’s cell. You may not move a stick that is in contact with an enemy pawn.",
            "Un bâtonnet est en contact avec un pion s’il est un côté de sa case. On ne peut pas déplacer un bâtonnet en contact avec un pion adverse.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "contact",
                "The sheet’s picture of contact: White may not touch the three sticks around the black pawn.",
                "Le dessin du contact : Blanc ne peut toucher aucun des trois bâtonnets autour du pion noir.",
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
                    "Sticks of your own pawn’s cell are free, too.",
                    "Les côtés de la case de votre propre pion sont libres aussi.",
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
                "Le dessin des trois axes : le bâtonnet libre partage un losange dans chaque direction. Un bâtonnet posé de travers n’a pas de place sur cette table.",
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
            "We let sticks lie on the edges of one lattice of triangles only. The sheet says the same in two rules: parallel to the three axes, and every stick a side of a cell. The table has no edge, and the plan may wander.",
            "Nous ne laissons les bâtonnets se poser que sur les arêtes d’un même réseau de triangles. La feuille le dit en deux règles : parallèlement aux trois axes, et chaque bâtonnet côté d’une case. La table n’a pas de bord, et le plan peut voyager.",
        ),
        Part::words(
            "Nor may you lay a stick inside a cell that holds an enemy pawn. So you can never change his cells. Beside them, on the outside, you may build.",
            "On ne peut pas non plus poser un bâtonnet dans une case où se trouve un pion adverse. On ne change donc jamais ses cases. À côté, à l’extérieur, on peut construire.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "enemy-cell",
                "The sheet’s picture of forbidden places: White would like to use the stick at the bottom.",
                "Le dessin des emplacements interdits : Blanc voudrait se servir du bâtonnet tout en bas.",
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
