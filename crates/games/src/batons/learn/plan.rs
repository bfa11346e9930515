//! What a plan must be when the sticks lie, and what becomes of the own pawns.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const PLAN: Chapter = Chapter {
    title: Phrase::new("plan", "A sound plan", "Un plan correct"),
    parts: &[
        Part::words(
            "When you have moved your sticks, and not before, the plan must be sound. With two sticks it may be broken for a moment in between.",
            "Une fois vos bâtonnets déplacés, et pas avant, le plan doit être correct. Si vous en déplacez deux, il peut être rompu le temps de poser le second.",
        ),
        Part::words(
            "Every stick must be a side of a cell. Only the spare, as long as it has not been played, lies apart.",
            "Chaque bâtonnet doit être un côté d’une case. Seul le bâtonnet libre, tant qu’il n’a pas été joué, reste à part.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "loose",
                "The sheet’s picture of two loose sticks: where would they enclose something?",
                "Le dessin de la feuille aux deux bâtonnets en l’air : où enfermeraient-ils quelque chose ?",
            ),
            rules: "sheet",
            position: towers!("d0.0 u2.2 1 w"),
            tries: &[
                Try::refused(
                    "+a4.0;a0.2>a5.0;d0.0-u1.0",
                    "loose",
                    "Two sticks in a row on the right, and no cell.",
                    "Deux bâtonnets à la file à droite, et pas de case.",
                ),
                Try::refused(
                    "+a4.0;d0.0-u1.0",
                    "loose",
                    "One alone is no better.",
                    "Un seul ne vaut pas mieux.",
                ),
                Try::legal(
                    "+a4.0;a0.2>c4.0;d0.0-u1.0",
                    "Together they close a new triangle.",
                    "Ensemble, ils ferment un nouveau triangle.",
                ),
            ],
        }),
        Part::words(
            "The plan must hang together, and by sticks: no part may lie apart, and none may be joined to the rest at one corner only, be it on the outside or within a cell.",
            "Tout le plan doit se tenir, et par des bâtonnets : aucune partie ne peut être isolée, et aucune ne peut être reliée au reste par un seul coin, ni à l’extérieur ni dans une case.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "corner",
                "The sheet’s picture of a single corner: the level stick at the bottom, in the middle, holds the two halves together.",
                "Le dessin de la feuille sur le coin unique : le bâtonnet horizontal du bas, au milieu, tient les deux moitiés ensemble.",
            ),
            rules: "sheet",
            position: towers!("d0.0 u2.2 1 w"),
            tries: &[
                Try::refused(
                    "+a4.0;a2.0>c4.0;d0.0-u1.0",
                    "corner",
                    "Without it, the halves touch in one point only.",
                    "Sans lui, les moitiés ne se touchent qu’en un point.",
                ),
                Try::legal(
                    "a2.0>a1.2;d0.0-u1.0",
                    "Laid between the towers it holds them together from above.",
                    "Posé entre les tours, il les tient ensemble par le haut.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "apart",
                "The sheet’s picture of a plan in two parts: two sticks are the bridge.",
                "Le dessin de la feuille sur le plan scindé : deux bâtonnets font le pont.",
            ),
            rules: "sheet",
            position: "c1.-1,b2.-1,c3.-1,a4.-1,b4.-1,c4.-1,b5.-1,c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,a3.0,b3.0,c3.0,a4.0,b4.0,c4.0,c-1.1,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,a3.1,a-1.2,a0.2 d0.0 d4.-1 0 w",
            tries: &[
                Try::refused(
                    "a2.0>b0.2;a2.1>c0.2;d0.0-u1.0",
                    "apart",
                    "Take the bridge away, and the right half lies alone.",
                    "Sans le pont, la moitié droite est isolée.",
                ),
                Try::legal(
                    "b2.-1>b0.2;c1.-1>c0.2;d0.0-u1.0",
                    "The triangle at the bottom left may go: the bridge stays.",
                    "Le triangle en bas à gauche peut partir : le pont reste.",
                ),
            ],
        }),
    ],
};

pub(super) const OWN: Chapter = Chapter {
    title: Phrase::new("own-pawns", "Sticks and your own pawns", "Les bâtonnets et vos pions"),
    parts: &[
        Part::words(
            "The cells of your own pawns you may change. A pawn whose cell has grown, shrunk or been divided stays where it stands: its new cell covers some of the old one’s ground.",
            "Les cases de vos propres pions, vous pouvez les changer. Un pion dont la case a grandi, rétréci ou été partagée reste où il est : dans une nouvelle case qui recouvre une partie de l’ancienne.",
        ),
        Part::words(
            "When the sticks lie, no cell may hold two pawns, and every pawn must have a cell.",
            "Une fois les bâtonnets posés, aucune case ne peut contenir deux pions, et chaque pion doit avoir une case.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "crowded",
                "The sheet’s picture of two pawns in one cell: Black looks for a stick to move.",
                "Le dessin de la feuille aux deux pions dans une case : Noir cherche un bâtonnet à déplacer.",
            ),
            rules: "sheet",
            position: towers!("u2.2 d0.0,u1.0 1 b"),
            tries: &[
                Try::refused(
                    "b1.0>a1.2;d0.0-u0.1",
                    "crowded",
                    "The stick between the two: they would share one cell.",
                    "Le bâtonnet entre les deux : ils partageraient une même case.",
                ),
                Try::legal(
                    "c1.0>a1.2;d0.0-u0.1",
                    "The stick on the other side opens an empty cell: that is fine.",
                    "Le bâtonnet de l’autre côté ouvre une case vide : c’est permis.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "no-cell",
                "White’s pawn on the right must keep a closed cell around it.",
                "Le pion blanc de droite doit garder une case fermée autour de lui.",
            ),
            rules: "sheet",
            position: towers!("d0.0,d3.0 u0.2 1 w"),
            tries: &[
                Try::refused(
                    "b4.0>b4.-1;+c3.-1;d0.0-u1.0",
                    "no-cell",
                    "With its outer side gone, the pawn would stand in the open.",
                    "Sans son côté extérieur, le pion serait dehors.",
                ),
                Try::legal(
                    "c3.0>a1.2;d0.0-u1.0",
                    "With its inner side gone, its cell merely grows.",
                    "Sans son côté intérieur, sa case ne fait que grandir.",
                ),
            ],
        }),
        Part::decision(
            "The sheet forbids two pawns in a cell and is silent about a pawn in none. We forbid that as well.",
            "La feuille interdit deux pions dans une case et ne dit rien d’un pion sans case. Nous l’interdisons aussi.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "divided",
                "White divides the cell of his left pawn with the spare stick.",
                "Blanc partage la case de son pion de gauche avec le bâtonnet libre.",
            ),
            rules: "sheet",
            position: "c0.0,a1.0,c1.0,a2.0,b2.0,c2.0,a3.0,b3.0,c3.0,b4.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,a3.1,b3.1,c3.1,a0.2,b0.2,c0.2,a1.2,a2.2,b2.2,c2.2 d0.0,d2.0 u1.1,u2.2 1 w",
            tries: &[
                Try::legal(
                    "+b1.0;d0.0@d0.0;d2.0-u2.0",
                    "The pawn stays on the left.",
                    "Le pion reste à gauche.",
                ),
                Try::legal(
                    "+b1.0;d0.0@u1.0;d2.0-u2.0",
                    "The pawn stays on the right.",
                    "Le pion reste à droite.",
                ),
                Try::refused(
                    "+b1.0;d2.0-u2.0",
                    "choose-side",
                    "On which side does it stay? White has to say.",
                    "De quel côté reste-t-il ? Blanc doit le dire.",
                ),
                Try::refused(
                    "+b1.0;d0.0@d1.0;d2.0-u2.0",
                    "not-a-side",
                    "Not in a cell that was never its own.",
                    "Pas dans une case qui n’a jamais été la sienne.",
                ),
            ],
        }),
        Part::decision(
            "Who divides the cell of his own pawn says on which side it stays: the sheet does not tell.",
            "Qui partage la case de son propre pion dit de quel côté il reste : la feuille ne le précise pas.",
        ),
    ],
};
