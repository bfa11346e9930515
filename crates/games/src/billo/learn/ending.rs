//! How a game ends.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("ending", "How it ends", "La fin de la partie"),
    parts: &[
        Part::words(
            "Whoever has no piece left has lost, and so has a player who has no move when it is their turn.",
            "Qui n’a plus de pièce a perdu, et de même qui n’a aucun coup à jouer quand vient son tour.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "last-piece",
                "Black has one piece left, and not for long.",
                "Noir n’a plus qu’une pièce, et pas pour longtemps.",
            ),
            rules: "catalano",
            position: "8/8/8/8/8/8/3s4/3C4 r -",
            tries: &[Try::legal("Rd1xd2", "Red has won.", "Rouge a gagné.")],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "blocked",
                "Black’s last pair cannot be taken, but it can be shut in.",
                "La dernière paire noire ne peut être prise, mais on peut l’enfermer.",
            ),
            rules: "catalano",
            position: "8/8/8/8/c7/CR6/1S6/8 r -",
            tries: &[
                Try::legal(
                    "Sb2-b3",
                    "Two pairs bar the way: Black cannot move and has lost.",
                    "Deux paires barrent le chemin : Noir ne peut plus jouer et perd.",
                ),
                Try::legal(
                    "Sb2-c3",
                    "Then the black square escapes, and takes the round b3.",
                    "Alors le carré noir s’échappe en prenant le rond b3.",
                ),
            ],
        }),
        Part::words(
            "Some endings count as drawn, unless the player to move can still take something: all pieces left, of both sides, are of one shape; or a side has nothing but round Billos left, and its opponent nothing but square ones; or each side is left with two Billos, a round and a square, and nothing else.",
            "Certaines finales sont déclarées nulles, sauf si le joueur au trait peut encore prendre : quand toutes les pièces restantes, des deux camps, ont la même forme ; quand il ne reste à un camp que des billos ronds et à l’autre que des billos carrés ; quand il ne reste à chaque camp que deux billos, un rond et un carré, et rien d’autre.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "one-shape",
                "Red has to take the last square, and only rounds are left.",
                "Rouge doit prendre le dernier carré, et il ne reste que des ronds.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/8/8/3s4/3R4 r -",
            tries: &[Try::legal(
                "Rd1xd2",
                "A draw: a round cannot take a round.",
                "Partie nulle : un rond ne prend pas un rond.",
            )],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "opposite-billos",
                "A round pawn against a square Billo. As soon as the pawn becomes a Billo too, neither side can force anything.",
                "Un pion rond contre un billo carré. Dès que le pion devient billo à son tour, aucun camp ne peut plus rien forcer.",
            ),
            rules: "catalano",
            position: "8/2R5/8/8/8/8/8/6q1 r -",
            tries: &[Try::legal("Rc7-c8", "A Billo, and a draw.", "Un billo, et la nulle.")],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "two-billos-each",
                "With its square Billo Red will have one of each kind, as Black has.",
                "Avec un billo carré, Rouge aura un billo de chaque forme, comme Noir.",
            ),
            rules: "catalano",
            position: "8/2S5/8/8/8/6o1/8/O5q1 r -",
            tries: &[Try::legal("Sc7-c8", "Two against two: a draw.", "Deux contre deux : nulle.")],
        }),
        Part::words(
            "The last of these has one exception. While the two Billos of either side stand together on a corner space the game goes on, for that side may be beaten: it has to leave its shelter, one piece at a time.",
            "Le dernier cas a une exception. Tant que les deux billos de l’un des camps se trouvent ensemble sur une case d’angle, la partie continue, car ce camp peut être battu : il doit quitter son abri, une pièce à la fois.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "corner",
                "The two red Billos are in the corner, and Red has to move. Whatever leaves, Black takes one Billo and then the other.",
                "Les deux billos rouges sont dans l’angle, et Rouge doit jouer. Quoi qu’il sorte, Noir prend un billo, puis l’autre.",
            ),
            rules: "catalano",
            position: "8/8/8/8/8/1q6/2o5/Z7 r -",
            tries: &[
                Try::legal(
                    "Ra1-a2",
                    "Now the square Billo b3 can take it.",
                    "Le billo carré b3 peut le prendre.",
                ),
                Try::legal(
                    "Sa1-b1",
                    "Now the round Billo c2 can take it.",
                    "Le billo rond c2 peut le prendre.",
                ),
            ],
        }),
        Part::words(
            "The end is looked for in this order: first, whether a side has no piece left; then, whether it is one of these draws; last, whether the player to move has no move.",
            "On cherche la fin dans cet ordre : d’abord si un camp n’a plus de pièce, puis si c’est l’une de ces nulles, enfin si le joueur au trait n’a aucun coup.",
        ),
        Part::decision(
            "The sheet does not say whether a draw is called in the middle of an exchange. With us it is not: while the player to move can take something, the game goes on. Otherwise the exception of the corner could never be won.",
            "La règle ne dit pas si la nulle est prononcée au milieu d’un échange. Chez nous, non : tant que le joueur au trait peut prendre, la partie continue. Sans cela, l’exception de l’angle ne pourrait jamais être gagnée.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "exchange",
                "A round Billo against two square ones would be a draw, but Red is about to take.",
                "Un billo rond contre deux carrés : ce serait nulle, mais Rouge est en train de prendre.",
            ),
            rules: "catalano",
            position: "8/8/8/8/3q4/3O4/4q3/8 r -",
            tries: &[
                Try::legal(
                    "Rd3xd4",
                    "The last square Billo is out of reach: now it is a draw.",
                    "Le dernier billo carré est hors de portée : c’est maintenant nulle.",
                ),
                Try::legal("Rd3xe2", "The same the other way round.", "De même dans l’autre sens."),
            ],
        }),
    ],
};
