//! What the marble player does.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("jumping", "The marbles jump", "Les billes sautent"),
    parts: &[
        Part::words(
            "To jump, a marble needs a neighbour to its left or right, above or below, and directly beyond that a hole that is free: it lands there, and the neighbour leaves the game at once. Nothing jumps diagonally, and no jump goes over two marbles.",
            "Pour sauter, une bille a besoin d’une voisine à gauche, à droite, au-dessus ou au-dessous, et d’un creux libre juste derrière celle-ci : elle s’y pose, et la voisine quitte aussitôt le jeu. Aucun saut ne se fait en diagonale, aucun ne franchit deux billes.",
        ),
        Part::words(
            "The marbles belong to nobody: choose any you like. Unless the tray player has announced something, you make exactly one jump, and you must jump if you can.",
            "Les billes ne sont à personne : choisissez celle que vous voulez. Sauf annonce du joueur de plateaux, vous faites un saut et un seul, et vous devez sauter si vous le pouvez.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "jumps",
                "The marble a1 can jump to the right or upwards. Nothing else can jump.",
                "La bille a1 peut sauter à droite ou vers le haut. Aucune autre ne le peut.",
            ),
            rules: "rounds=1",
            position: "..../..../00../72.. m 1",
            tries: &[
                Try::legal("a1xc1", "Over b1, which goes.", "Par-dessus b1, qui s’en va."),
                Try::legal("a1xa3", "Over a2, which goes.", "Par-dessus a2, qui s’en va."),
                Try::refused(
                    "a1xc3",
                    "straight",
                    "That would be diagonal.",
                    "Ce serait en diagonale.",
                ),
                Try::refused("a2xc2", "nothing-to-jump", "b2 is empty.", "b2 est vide."),
                Try::refused(
                    "d1xf1",
                    "no-hole",
                    "There is no tray in slot C1.",
                    "Il n’y a pas de plateau en C1.",
                ),
                Try::refused("c1xa1", "no-marble", "c1 is empty.", "c1 est vide."),
                Try::refused(
                    "A1>1e",
                    "marbles-turn",
                    "The trays are the other player’s business.",
                    "Les plateaux sont l’affaire de l’autre joueur.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "two-in-a-row",
                "Three marbles in a row: only one of them has a neighbour with a free hole behind it.",
                "Trois billes en ligne : une seule a une voisine derrière laquelle un creux est libre.",
            ),
            rules: "rounds=1",
            position: "..../..../..../310. m 1",
            tries: &[
                Try::legal("b1xd1", "Over c1.", "Par-dessus c1."),
                Try::refused("a1xc1", "taken", "c1 is not free.", "c1 n’est pas libre."),
                Try::refused(
                    "a1xd1",
                    "straight",
                    "Two marbles at once are too many.",
                    "Deux billes à la fois, c’est trop.",
                ),
            ],
        }),
        Part::words(
            "Where two trays lie side by side, marbles jump over the seam as if it were not there. As each jump leads two holes on, it always ends on the next tray, in the same corner. But a free slot is a gap: nothing jumps into it or across it.",
            "Là où deux plateaux sont côte à côte, les billes sautent par-dessus la jointure comme si elle n’existait pas. Comme chaque saut mène deux creux plus loin, il finit toujours sur le plateau suivant, dans le même coin. Mais une case libre est un vide : aucune bille n’y saute ni ne la franchit.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "over-the-seam",
                "Two marbles on either side of a seam: each can jump the other.",
                "Deux billes de part et d’autre d’une jointure : chacune peut sauter l’autre.",
            ),
            rules: "rounds=1",
            position: "..../..../..../21.. m 1",
            tries: &[
                Try::legal("b1xd1", "From left to right.", "De gauche à droite."),
                Try::legal("c1xa1", "From right to left.", "De droite à gauche."),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "free-slot",
                "The free slot B1 cuts the tray A1 off; on the right there is a way.",
                "La case libre B1 isole le plateau A1 ; à droite, le passage est ouvert.",
            ),
            rules: "rounds=1",
            position: "..../..../..../3.03 m 1",
            tries: &[
                Try::legal("h1xf1", "C1 and D1 touch.", "C1 et D1 se touchent."),
                Try::refused(
                    "a1xc1",
                    "no-hole",
                    "Behind b1 there is nothing to land on.",
                    "Derrière b1, il n’y a rien où se poser.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "one-jump",
                "From c1 the marble could go on to c3, but nothing was announced.",
                "De c1, la bille pourrait continuer en c3, mais rien n’a été annoncé.",
            ),
            rules: "rounds=1",
            position: "..../..../.0../34.. m 1",
            tries: &[
                Try::legal("a1xc1", "One jump.", "Un saut."),
                Try::refused("a1xc1xc3", "one-jump", "One too many.", "Un de trop."),
            ],
        }),
    ],
};
