//! How pieces move.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("moving", "How pieces move", "Les déplacements"),
    parts: &[
        Part::words(
            "In your turn you move one piece, a round or a square. A pair never moves as a whole; either of the two may leave, and the other stays.",
            "À votre tour, vous déplacez une seule pièce, ronde ou carrée. Une paire ne se déplace jamais en bloc ; l’une des deux pièces peut partir, l’autre reste.",
        ),
        Part::words(
            "A pawn steps to one of the three spaces in front of it: straight ahead or diagonally ahead. It never goes sideways, never back, and never jumps.",
            "Un pion avance d’un pas sur l’une des trois cases devant lui : tout droit ou en diagonale. Il ne va jamais de côté, ne recule jamais et ne saute jamais.",
        ),
        Part::words(
            "It may step onto an empty space, and the move ends there. Or it may step onto a free piece of its own colour and of the other shape, and make a pair with it.",
            "Il peut aller sur une case vide, et le coup s’arrête là. Ou bien il rejoint une pièce libre de sa couleur, de l’autre forme, et fait la paire avec elle.",
        ),
        Part::words(
            "Nothing ever enters the space of a piece of its own shape, friend or enemy, and nothing enters or passes a pair. Nor may you step onto an enemy that you cannot take: no piece gives itself up that way.",
            "Rien n’entre jamais sur la case d’une pièce de sa propre forme, amie ou ennemie, et rien n’entre sur une paire ni ne la traverse. On ne va pas non plus sur une pièce adverse que l’on ne peut pas prendre : aucune pièce ne se livre ainsi.",
        ),
        Part::words(
            "Own free pieces of the other shape are stepping stones: from each of them you may go on in the same move, still forwards, to the next one, and stop on whichever you like.",
            "Vos pièces libres de l’autre forme servent de gué : de l’une, vous pouvez continuer dans le même coup, toujours vers l’avant, jusqu’à la suivante, et vous arrêter sur celle qui vous plaît.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "stepping-stones",
                "The square d1 has three rounds to walk over. It may stop on each of them.",
                "Le carré d1 a trois ronds pour gué. Il peut s’arrêter sur chacun d’eux.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/3R4/2R5/3R4/3S4 r -",
            tries: &[
                Try::legal("Sd1-d2", "It joins the first round.", "Il rejoint le premier rond."),
                Try::legal(
                    "Sd1-d2-c3-d4",
                    "Three steps in one move, turning on the way.",
                    "Trois pas en un coup, en changeant de direction.",
                ),
                Try::refused(
                    "Sd1-d2-d3",
                    "glide",
                    "d3 is empty: such a move ends on one of the stones.",
                    "d3 est vide : un tel coup finit sur l’une des pièces du gué.",
                ),
                Try::refused(
                    "Sd1-c2-c3",
                    "empty-ends",
                    "c2 is empty, so the move is over there.",
                    "c2 est vide, et le coup s’y termine.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "pair-in-the-way",
                "A pair is no stepping stone: the square d1 does not get past d2, but the square d2 can move on.",
                "Une paire n’est pas un gué : le carré d1 ne passe pas d2, mais le carré d2 peut avancer.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/8/3R4/3C4/3S4 r -",
            tries: &[
                Try::legal(
                    "Sd2-d3",
                    "One pair dissolves, another is made.",
                    "Une paire se défait, une autre se forme.",
                ),
                Try::refused(
                    "Sd1-d2-d3",
                    "composite",
                    "Nobody passes a pair, not even its own side.",
                    "Personne ne traverse une paire, pas même son camp.",
                ),
                Try::refused(
                    "Rd2-d3",
                    "same-shape",
                    "A round on d3 keeps other rounds out.",
                    "Le rond d3 interdit cette case aux autres ronds.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "figure-3-red",
                "Figure 3 of the French sheet, Red to move. As we read it, a walk over own pieces may here end one step further, on an empty space.",
                "Figure 3 de la règle française, à Rouge de jouer. D’après notre lecture, un passage sur ses propres pièces peut y finir un pas plus loin, sur une case vide.",
            ),
            rules: "boutin",
            position: "1crr4/2s5/3s4/8/8/6R1/7R/2R4S r -",
            tries: &[
                Try::legal("Rc1-b2", "The round c1 goes to b2 …", "Le rond c1 va en b2…"),
                Try::legal("Rc1-c2", "… or to c2 …", "… ou en c2…"),
                Try::legal("Rc1-d2", "… or to d2.", "… ou en d2."),
                Try::legal(
                    "Sh1-g2",
                    "The square h1 simply steps to g2.",
                    "Le carré h1 fait un simple pas en g2.",
                ),
                Try::legal(
                    "Sh1-h2-g3-g4",
                    "Over the rounds h2 and g3 it gets as far as g4.",
                    "En passant par les ronds h2 et g3, il arrive jusqu’en g4.",
                ),
                Try::legal(
                    "Sh1-h2-g3",
                    "It may also stop on the way, here on g3.",
                    "Il peut aussi s’arrêter en route, ici en g3.",
                ),
                Try::refused(
                    "Rh2-g3",
                    "same-shape",
                    "A round is no stepping stone for a round.",
                    "Un rond n’est pas un gué pour un rond.",
                ),
                Try::refused(
                    "Rc1-b1",
                    "pawn-step",
                    "A pawn does not go sideways.",
                    "Un pion ne va pas de côté.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "figure-3-black",
                "The same figure, Black to move, who walks down the board.",
                "La même figure, à Noir de jouer : il descend le tablier.",
            ),
            rules: "boutin",
            position: "1crr4/2s5/3s4/8/8/6R1/7R/2R4S b -",
            tries: &[
                Try::legal("Sb8-a7", "The square b8 goes to a7 …", "Le carré b8 va en a7…"),
                Try::legal("Sb8-b7", "… or to b7 …", "… ou en b7…"),
                Try::refused(
                    "Sb8-c7",
                    "same-shape",
                    "… but not to c7, where a square stands.",
                    "… mais pas en c7, où se trouve un carré.",
                ),
                Try::legal(
                    "Rb8-c7-d6-c5",
                    "Its round walks over c7 and d6 to c5 at once.",
                    "Son rond va d’un trait en c5, par c7 et d6.",
                ),
                Try::legal("Rc8-c7-d6-c5", "So does the round c8 …", "Le rond c8 aussi…"),
                Try::legal("Rd8-c7-d6-c5", "… and the round d8.", "… et le rond d8 de même."),
            ],
        }),
        Part::decision(
            "The English sheet says that a piece once touched has to be moved, though of a pair you may choose either. We leave that to you: unless touch-move is chosen, a move counts only when it is complete.",
            "La règle anglaise veut qu’une pièce touchée soit jouée, mais laisse le choix entre les deux pièces d’une paire. À vous de choisir : sauf si l’on joue « pièce touchée, pièce jouée », un coup ne compte qu’une fois terminé.",
        ),
    ],
};
