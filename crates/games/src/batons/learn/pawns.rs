//! The aim, the pawn's step, captures.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

use super::RHOMBI;
use crate::batons::notation::START;

pub(super) const AIM: Chapter = Chapter {
    title: Phrase::new("aim", "Sticks, cells and pawns", "Bâtonnets, cases et pions"),
    parts: &[
        Part::words(
            "There is no board. Sticks laid on the table draw the plan of the game, and the players change it as they go. The spaces that the sticks enclose are the cells; each can hold one pawn.",
            "Ce jeu se passe de plateau. Des bâtonnets posés sur la table dessinent le plan de jeu, et les joueurs le changent en jouant. Les espaces que les bâtonnets enferment sont les cases ; chacune peut contenir un pion.",
        ),
        Part::words(
            "White and Black have seven pawns each. You win by taking all of the other’s pawns, or by locking him in: whatever he does with the sticks, none of his pawns can move.",
            "Blanc et Noir ont sept pions chacun. On gagne en prenant tous les pions de l’autre, ou en le bloquant : quoi qu’il fasse des bâtonnets, aucun de ses pions ne peut plus bouger.",
        ),
        Part::words(
            "In a turn you may first move one or two sticks. Then you must move one of your pawns: a step, or jumps that take enemy pawns. White begins.",
            "À son tour, on peut d’abord déplacer un ou deux bâtonnets. Puis on doit déplacer un de ses pions : un pas, ou des sauts qui prennent des pions adverses. Blanc commence.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "start",
                "The sheet’s first picture, the start: 29 sticks, seven pawns on either side of the middle line, two empty cells in the centre, and a spare stick beside the plan.",
                "Le premier dessin de la feuille, le départ : 29 bâtonnets, sept pions de chaque côté de la ligne médiane, deux cases vides au centre et un bâtonnet libre à côté du plan.",
            ),
            rules: "firstlock=barred",
            position: START,
            tries: &[
                Try::legal("d1.0-u1.1", "From below into the middle.", "D’en bas vers le milieu."),
                Try::legal(
                    "d0.1-u1.1",
                    "From the left into the middle.",
                    "De la gauche vers le milieu.",
                ),
                Try::refused(
                    "u1.0-d1.0",
                    "cell-taken",
                    "A pawn of your own is there already.",
                    "Un de vos pions s’y trouve déjà.",
                ),
            ],
        }),
        Part::decision(
            "The sheet’s drawings are lost; those shown here are made anew after its words. Of all figures of 16 triangles only this one has 29 sticks and a middle line with eight cells on either side: seven for pawns and an empty one in the centre.",
            "Les dessins de la feuille sont perdus ; ceux-ci sont refaits d’après son texte. De toutes les figures de 16 triangles, celle-ci est la seule qui ait 29 bâtonnets et une ligne médiane avec huit cases de chaque côté : sept pour les pions et une vide au centre.",
        ),
    ],
};

pub(super) const STEPS: Chapter = Chapter {
    title: Phrase::new("steps", "A pawn steps", "Le pas d’un pion"),
    parts: &[
        Part::words(
            "Two cells are neighbours if they have a stick in common; to touch at a corner is not enough. A pawn steps from its cell into a neighbouring cell that is empty, in any direction.",
            "Deux cases sont contiguës si elles ont un bâtonnet en commun ; se toucher par un coin ne suffit pas. Un pion fait un pas de sa case vers une case contiguë vide, dans n’importe quelle direction.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "neighbours",
                "The sheet’s picture with three arrows: where may the black pawn below go?",
                "Le dessin aux trois flèches de la feuille : où le pion noir du bas peut-il aller ?",
            ),
            rules: "sheet",
            position: towers!("u2.2 d1.0 1 b"),
            tries: &[
                Try::legal("d1.0-u1.1", "Up.", "Vers le haut."),
                Try::legal("d1.0-u1.0", "To the left.", "À gauche."),
                Try::legal("d1.0-u2.0", "To the right.", "À droite."),
                Try::refused(
                    "d1.0-d0.0",
                    "not-neighbour",
                    "That cell and the pawn’s have no stick in common.",
                    "Cette case et celle du pion n’ont aucun bâtonnet en commun.",
                ),
            ],
        }),
        Part::words(
            "Cells need not be triangles. When sticks have been moved, a cell can have four sides, five or more; large cells have many neighbours.",
            "Les cases ne sont pas toujours des triangles. Une fois des bâtonnets déplacés, une case peut avoir quatre côtés, cinq ou davantage ; une grande case a beaucoup de voisines.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "cells",
                "Four cells of this plan are rhombi. One step is enough to get into one.",
                "Quatre cases de ce plan sont des losanges. Un pas suffit pour y entrer.",
            ),
            rules: "sheet",
            position: RHOMBI,
            tries: &[
                Try::legal(
                    "u1.0-d1.0",
                    "Into the rhombus on the right; it counts as one cell.",
                    "Dans le losange de droite ; il compte pour une seule case.",
                ),
                Try::legal("d0.0-u0.1", "Into the rhombus above.", "Dans le losange du dessus."),
            ],
        }),
    ],
};

pub(super) const CAPTURES: Chapter = Chapter {
    title: Phrase::new("captures", "Taking pawns", "Prendre des pions"),
    parts: &[
        Part::words(
            "A pawn takes by jumping over a neighbouring cell with an enemy pawn in it. It lands in another neighbour of that cell, an empty one, and never in the cell it comes from. The way need not be straight. The pawn jumped over is removed at once. Nobody is obliged to take, unless that is the only way to move a pawn.",
            "Un pion prend en sautant par-dessus une case contiguë où se trouve un pion adverse. Il retombe dans une autre voisine de cette case, vide, et jamais dans la case d’où il vient. Le chemin n’a pas besoin d’être droit. Le pion sauté est retiré aussitôt. On n’est jamais obligé de prendre, sauf si c’est la seule façon de déplacer un pion.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "two-captures",
                "The sheet’s two examples: Black takes one white pawn or the other.",
                "Les deux exemples de la feuille : Noir prend l’un ou l’autre pion blanc.",
            ),
            rules: "sheet",
            position: towers!("u2.0,u1.1,u2.2 d1.0 1 b"),
            tries: &[
                Try::legal(
                    "d1.0xu1.1-d0.1",
                    "Over the upper pawn, around the corner.",
                    "Par-dessus le pion du haut, en tournant.",
                ),
                Try::legal(
                    "d1.0xu2.0-d2.0",
                    "Over the pawn on the right.",
                    "Par-dessus le pion de droite.",
                ),
                Try::legal(
                    "d1.0-u1.0",
                    "A step is just as good: nobody has to take.",
                    "Un simple pas convient aussi : rien n’oblige à prendre.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "no-capture",
                "Black, in the corner, leaves the sticks alone and looks for something to take.",
                "Noir, dans le coin, ne touche pas aux bâtonnets et cherche une prise.",
            ),
            rules: "sheet",
            position: towers!("u1.0,d1.0,u2.2 d0.0,u0.1 1 b"),
            tries: &[
                Try::refused(
                    "d0.0xu1.0-d1.0",
                    "cell-taken",
                    "The cell behind is taken.",
                    "La case derrière est occupée.",
                ),
                Try::refused(
                    "d0.0xu1.0-d0.0",
                    "jump-back",
                    "No jumping back into the cell just left.",
                    "On ne retombe pas dans la case qu’on vient de quitter.",
                ),
                Try::refused(
                    "d0.0xu1.0-u1.1",
                    "jump-far",
                    "That cell is no neighbour of the one jumped over.",
                    "Cette case n’est pas contiguë à la case sautée.",
                ),
                Try::refused(
                    "d0.0xu0.1-d0.1",
                    "no-prey",
                    "Nobody jumps over his own pawns.",
                    "On ne saute pas par-dessus ses propres pions.",
                ),
                Try::legal(
                    "u0.1-d0.1",
                    "As the sticks lie, only a step is left.",
                    "Avec les bâtonnets tels quels, il ne reste qu’un pas.",
                ),
            ],
        }),
        Part::words(
            "If the pawn can jump again from where it lands, it may, and so on as long as you like. Each jump is looked at by itself: cells of pawns already taken are empty, and so is the cell in which the series began.",
            "Si le pion peut sauter encore de là où il arrive, il en a le droit, et ainsi de suite autant qu’on veut. Chaque saut se juge à part : les cases des pions déjà pris sont vides, et celle d’où la série est partie l’est aussi.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "four",
                "The sheet’s long capture: Black takes four white pawns.",
                "La grande prise de la feuille : Noir prend quatre pions blancs.",
            ),
            rules: "sheet",
            position: towers!("u1.0,u2.0,u3.0,u3.1,u0.2 d0.0 1 b"),
            tries: &[
                Try::legal(
                    "d0.0xu1.0-d1.0xu2.0-d2.0xu3.0-d3.0xu3.1-d2.1",
                    "Three along the row, the fourth upwards.",
                    "Trois le long de la rangée, le quatrième vers le haut.",
                ),
                Try::legal(
                    "d0.0xu1.0-d1.0",
                    "You may stop after each jump.",
                    "On peut s’arrêter après chaque saut.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "round-trip",
                "Around a point and back: the first cell is empty again by then.",
                "Tout autour d’un point et retour : la première case est alors redevenue vide.",
            ),
            rules: "sheet",
            position: towers!("u1.0,u0.1,u1.1,u2.2 d0.0 1 b"),
            tries: &[
                Try::legal(
                    "d0.0xu1.0-d1.0xu1.1-d0.1xu0.1-d0.0",
                    "Three pawns taken, and home again.",
                    "Trois pions pris, et retour à la case de départ.",
                ),
                Try::refused(
                    "d0.0xu1.0-d0.0",
                    "jump-back",
                    "But a single jump never ends where it began.",
                    "Mais un seul saut ne finit jamais là où il a commencé.",
                ),
            ],
        }),
    ],
};
