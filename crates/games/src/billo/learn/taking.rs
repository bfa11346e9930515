//! The ways of taking.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("taking", "Taking", "Les prises"),
    parts: &[
        Part::words(
            "A round takes a free enemy square, a square takes a free enemy round: it steps onto its space, and the taken piece leaves the board at once. A pawn takes only where it also walks, on the three spaces in front of it, and only pawns. A piece of the same shape cannot be taken, and a pair never.",
            "Un rond prend un carré adverse libre, un carré prend un rond adverse libre : il va sur sa case, et la pièce prise quitte aussitôt le tablier. Un pion ne prend que là où il avance, sur les trois cases devant lui, et seulement des pions. Une pièce de même forme ne se prend pas, une paire non plus, jamais.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "forward-only",
                "The round d4 is surrounded by squares. It can take the three in front of it, one at a time.",
                "Le rond d4 est entouré de carrés. Il peut prendre les trois de devant, un à la fois.",
            ),
            rules: "catalano",
            position: "7r/8/8/2sss3/2sRs3/2sss3/8/8 r -",
            tries: &[
                Try::legal("Rd4xc5", "Diagonally ahead.", "En diagonale vers l’avant."),
                Try::legal("Rd4xd5", "Straight ahead.", "Tout droit."),
                Try::refused("Rd4xe4", "pawn-step", "Not sideways.", "Pas de côté."),
                Try::refused("Rd4xd3", "pawn-step", "Not backwards.", "Pas en arrière."),
            ],
        }),
        Part::words(
            "There are four ways of taking. Direct: the piece next to you. Multiple: having taken, you go on and take the next one that lies in front of you, and so on, turning as you like. At a distance: you first walk over own free pieces of the other shape. In passing: after taking you go on to such an own piece, and may stop there, nested and safe.",
            "Il y a quatre façons de prendre. Directe : la pièce voisine. Multiple : après une prise, on continue et l’on prend la suivante qui se trouve devant, et ainsi de suite, en tournant à volonté. À distance : on passe d’abord sur des pièces libres à soi, de l’autre forme. En passant : après la prise, on continue jusqu’à une telle pièce, et l’on peut s’y arrêter, emboîté et à l’abri.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "figure-4",
                "Figure 4 of the French sheet: the four ways of taking, with squares on the left and with rounds on the right.",
                "Figure 4 de la règle française : les quatre façons de prendre, par les carrés à gauche, par les ronds à droite.",
            ),
            rules: "boutin",
            position: "8/8/8/8/1r3s2/1rrR1ssS/rrRrssSs/SSSSRRRR r -",
            tries: &[
                Try::legal(
                    "Sa1xa2",
                    "Direct: the square a1 takes its neighbour a2.",
                    "Directe : le carré a1 prend son voisin a2.",
                ),
                Try::legal(
                    "Re1xe2",
                    "Direct: the round e1 takes its neighbour e2.",
                    "Directe : le rond e1 prend son voisin e2.",
                ),
                Try::legal(
                    "Sb1xb2xb3xb4",
                    "Multiple: the square b1 clears column b up to b4.",
                    "Multiple : le carré b1 vide la colonne b jusqu’en b4.",
                ),
                Try::legal(
                    "Rf1xf2xf3xf4",
                    "Multiple: the round f1 clears column f up to f4.",
                    "Multiple : le rond f1 vide la colonne f jusqu’en f4.",
                ),
                Try::legal(
                    "Sc1-c2xc3",
                    "At a distance: over c2, c1 takes c3.",
                    "À distance : par c2, c1 prend c3.",
                ),
                Try::legal(
                    "Rg1-g2xg3",
                    "At a distance: over g2, g1 takes g3.",
                    "À distance : par g2, g1 prend g3.",
                ),
                Try::legal(
                    "Sd1xd2-d3",
                    "In passing: having taken d2, the square d1 nests with its round d3.",
                    "En passant : d2 une fois pris, le carré d1 s’emboîte avec son rond d3.",
                ),
                Try::legal(
                    "Rh1xh2-h3",
                    "In passing: having taken h2, the round h1 nests with its square h3.",
                    "En passant : h2 une fois pris, le rond h1 s’emboîte avec son carré h3.",
                ),
                Try::refused(
                    "Sc1xc3",
                    "pawn-step",
                    "Nothing is jumped: the way leads over c2.",
                    "On ne saute rien : le chemin passe par c2.",
                ),
                Try::refused(
                    "Sd1xe2",
                    "same-shape",
                    "A square does not take a square.",
                    "Un carré ne prend pas un carré.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "turning",
                "A multiple capture turns as it likes, as long as each step of a pawn leads forwards.",
                "Une prise multiple tourne à volonté, pourvu que chaque pas d’un pion aille vers l’avant.",
            ),
            rules: "catalano",
            position: "7c/8/8/8/2s5/1s6/2s5/1R6 r -",
            tries: &[
                Try::legal(
                    "Rb1xc2xb3xc4",
                    "Right, left, right: three squares in one move.",
                    "À droite, à gauche, à droite : trois carrés en un coup.",
                ),
                Try::refused(
                    "Rb1xc2xb3",
                    "more-pieces",
                    "It ends only after the last one.",
                    "La prise ne s’arrête qu’après la dernière.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "gap",
                "A move that takes goes from piece to piece. It does not cross a gap, and never ends on an empty space.",
                "Un coup qui prend va de pièce en pièce. Il ne franchit pas de case vide et n’y finit jamais.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/1s6/8/1s6/1R6 r -",
            tries: &[
                Try::legal("Rb1xb2", "b4 is out of reach.", "b4 est hors de portée."),
                Try::refused("Rb1xb2-b3", "empty-after-capture", "b3 is empty.", "b3 est vide."),
                Try::refused(
                    "Rb1xb2-b3xb4",
                    "empty-after-capture",
                    "b3 is empty: the way to b4 is broken.",
                    "b3 est vide : le chemin vers b4 est coupé.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "into-safety",
                "Taking in passing. From the pair e4 the black square can strike at d3: where does the round stop?",
                "Prendre en passant. Le carré noir de la paire e4 peut frapper en d3 : où le rond s’arrête-t-il ?",
            ),
            rules: "catalano",
            position: "8/7r/8/8/3Sc3/3s4/2R5/8 r -",
            tries: &[
                Try::legal(
                    "Rc2xd3-d4",
                    "It nests in the square d4, where nobody can take it.",
                    "Il s’emboîte dans le carré d4, où personne ne peut le prendre.",
                ),
                Try::legal(
                    "Rc2xd3",
                    "Allowed too, but the black square will take it.",
                    "Permis aussi, mais le carré noir le prendra.",
                ),
            ],
        }),
        Part::words(
            "All this can be combined in one move, in any order: own pieces as stepping stones, enemies on the way, an own piece at the end.",
            "Tout cela se combine en un seul coup, dans n’importe quel ordre : pièces à soi comme gué, adversaires en chemin, une pièce à soi au bout.",
        ),
        FIGURE_5_A_AND_C,
        FIGURE_5_E_AND_F,
        FIGURE_5_G_AND_H,
        Part::words(
            "A space whose piece was taken is empty as soon as the taker has moved on, so it cannot serve a second time.",
            "La case d’une pièce prise est vide dès que le preneur est reparti : elle ne peut pas servir deux fois.",
        ),
    ],
};

const FIGURE_5_A_AND_C: Part = Part::Figure(Figure {
    caption: Phrase::new(
        "figure-5-a-c",
        "Figure 5 of the French sheet, columns a and c: at a distance, then several; and several with an own piece between them.",
        "Figure 5 de la règle française, colonnes a et c : à distance, puis plusieurs ; et plusieurs, avec une pièce à soi entre elles.",
    ),
    rules: "boutin",
    position: "8/8/8/r1r5/r1r5/r1R5/R1r5/S1S5 r -",
    tries: &[
        Try::legal(
            "Sa1-a2xa3xa4xa5",
            "Over its round a2 the square a1 comes to three black rounds, and takes them all.",
            "Par son rond a2, le carré a1 atteint trois ronds noirs et les prend tous.",
        ),
        Try::legal(
            "Sc1xc2-c3xc4xc5",
            "The square c1 takes one round, passes its own on c3, and takes two more.",
            "Le carré c1 prend un rond, passe par le sien en c3, puis en prend deux autres.",
        ),
    ],
});

const FIGURE_5_E_AND_F: Part = Part::Figure(Figure {
    caption: Phrase::new(
        "figure-5-e-f",
        "Figure 5, columns e and f: three on the way to safety; and one from far away.",
        "Figure 5, colonnes e et f : trois prises en se mettant à l’abri ; et une prise de très loin.",
    ),
    rules: "boutin",
    position: "8/8/4Rr2/4rR2/4rR2/4rR2/4RR2/4SS2 r -",
    tries: &[
        Try::legal(
            "Se1-e2xe3xe4xe5-e6",
            "Over e2 the square e1 takes three rounds in a row, and shelters with its round e6.",
            "Par e2, le carré e1 prend trois ronds d’affilée et s’abrite auprès de son rond e6.",
        ),
        Try::legal(
            "Sf1-f2-f3-f4-f5xf6",
            "The square f1 walks over four rounds and takes f6.",
            "Le carré f1 passe sur quatre ronds et prend f6.",
        ),
    ],
});

const FIGURE_5_G_AND_H: Part = Part::Figure(Figure {
    caption: Phrase::new(
        "figure-5-g-h",
        "Figure 5, columns g and h: at a distance and in passing. (All columns together would need more rounds than a set has.)",
        "Figure 5, colonnes g et h : à distance et en passant. (Toutes les colonnes ensemble demanderaient plus de ronds que n’en compte un jeu.)",
    ),
    rules: "boutin",
    position: "8/8/7R/7r/6RR/6rR/6RR/6SS r -",
    tries: &[
        Try::legal(
            "Sg1-g2xg3-g4",
            "Over g2 the square g1 reaches g3, takes it and goes on to its round g4.",
            "Par g2, le carré g1 atteint g3, le prend et continue jusqu’à son rond g4.",
        ),
        Try::legal(
            "Sh1-h2-h3-h4xh5-h6",
            "Three own rounds lead the square h1 to h5, which it takes; it ends on a fourth, h6.",
            "Trois de ses ronds mènent le carré h1 à la prise de h5, et un quatrième, h6, l’accueille.",
        ),
    ],
});
