//! How a game ends.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const ENDS: Chapter = Chapter {
    title: Phrase::new("ends", "The end", "La fin de la partie"),
    parts: &[
        Part::words(
            "Whoever takes the last enemy pawn has won.",
            "Qui prend le dernier pion adverse a gagné.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "last-pawn",
                "White has one pawn left, and Black is to move.",
                "Blanc n’a plus qu’un pion, et c’est à Noir.",
            ),
            rules: "sheet",
            position: towers!("u1.1 d1.0 1 b"),
            tries: &[Try::legal(
                "d1.0xu1.1-d0.1",
                "Black takes it and wins.",
                "Noir le prend et gagne.",
            )],
        }),
        Part::words(
            "In every turn a pawn must move. Moving sticks alone is not a turn: leave them alone if none of your pawns could move afterwards. Who has no pawn that can move, not even after moving sticks, is locked and has lost.",
            "À chaque tour, un pion doit bouger. Déplacer des bâtonnets ne suffit pas : on ne le peut que si un pion peut bouger ensuite. Qui n’a aucun pion capable de bouger, même après avoir déplacé des bâtonnets, est bloqué et a perdu.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "locked",
                "Black’s only free cell is the rhombus in the middle. Take one stick away, and a white pawn fills that cell; lay that stick at the lower left, and another white pawn has a cell to step into.",
                "La seule case libre de Noir est le losange du milieu. Retirez un bâtonnet, et un pion blanc la remplit ; posez-le en bas à gauche, et un autre pion blanc a une case où aller.",
            ),
            rules: "sheet",
            position: "c-1.0,a0.0,a1.0,b1.0,c1.0,a2.0,c2.0,a3.0,c3.0,a-1.1,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,c2.1,b3.1,a0.2,b0.2,c0.2,a1.2,b1.2,c1.2,a2.2,b2.2,c2.2,a0.3,a1.3 d-1.0,u1.0,d1.0,u0.1,d0.1,u0.2,u1.2 d2.0,u1.1,d2.1,d0.2,d1.2,u2.2 0 w",
            tries: &[
                Try::legal(
                    "a1.2>c0.0;d-1.0@d0.0;d0.0-d-1.0",
                    "The cell of the pawn above swallows the rhombus: whatever Black does with the sticks, none of his pawns can move, and White wins.",
                    "La case du pion du dessus avale le losange : quoi que Noir fasse des bâtonnets, aucun de ses pions ne peut bouger, et Blanc gagne.",
                ),
                Try::legal(
                    "u1.2-d1.1",
                    "Just stepping into the rhombus leaves a hole behind: Black can move there.",
                    "Un simple pas dans le losange laisse un trou derrière lui : Noir peut y aller.",
                ),
            ],
        }),
    ],
};
