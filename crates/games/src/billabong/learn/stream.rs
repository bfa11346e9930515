//! Crossing the stream, going home, winning.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const STREAM: Chapter = Chapter {
    title: Phrase::new("stream", "The stream and the finish", "Le ruisseau et l’arrivée"),
    parts: &[
        Part::words(
            "Every crossing from right to left counts, by a step or by a jump, straight or diagonal. The first one starts the lap and earns the golden dot. With the second one, in a race of one lap, the kangaroo is home.",
            "Chaque traversée de droite à gauche compte, par un pas ou par un saut, tout droit ou en diagonale. La première commence le tour du lac et donne le point doré. À la deuxième, dans une course d’un seul tour, le kangourou est arrivé.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "start-line",
                "Red has two kangaroos that have not started yet.",
                "Deux kangourous rouges ne sont pas encore partis.",
            ),
            rules: "ghosts=none",
            position: "A:i3,m6,*,*,* B:i6,c9+1,*,*,* N:- A",
            tries: &[
                Try::legal("i3-h3", "A step across: started.", "Un pas, et le voilà parti."),
                Try::legal("i3-h4", "Diagonally counts too.", "En diagonale, cela compte aussi."),
                Try::legal(
                    "m6^e6",
                    "A jump across counts the same.",
                    "Une traversée en sautant compte autant.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "above",
                "Above the lake there is no stream.",
                "Au-dessus du lac, il n’y a pas de ruisseau.",
            ),
            rules: "ghosts=none",
            position: "A:i9+1,m12+1,*,*,* B:c9+1,i12+1,*,*,* N:- A",
            tries: &[
                Try::legal(
                    "i9-h9",
                    "From right to left, but the wrong way round the lake: nothing is counted.",
                    "De droite à gauche, mais à contresens autour du lac : rien n’est compté.",
                ),
                Try::legal(
                    "m12^e12",
                    "Nor for a jump up here.",
                    "Un saut là-haut ne compte pas davantage.",
                ),
            ],
        }),
        Part::words(
            "A kangaroo that comes home leaves the board at once and swims in the lake. With that the player’s turn is over, though a series of jumps might have gone on. All the same, the square on which it would have landed must be one on which it may land.",
            "Un kangourou qui arrive quitte aussitôt le plateau et va nager dans le lac. Le coup s’arrête là, même si la série de sauts pouvait continuer. Encore faut-il que la case où il serait retombé soit une case permise.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "home",
                "One jump over Blue, and Red’s last kangaroo is home.",
                "Un saut par-dessus Bleu, et le dernier kangourou rouge est arrivé.",
            ),
            rules: "ghosts=none",
            position: "A:j1+1,*,*,*,* B:g1+1,i1,*,*,* N:- A",
            tries: &[
                Try::legal(
                    "j1^h1*",
                    "Home, and all five are: Red has won.",
                    "Arrivé, et c’est le cinquième : Rouge a gagné.",
                ),
                Try::refused(
                    "j1^h1^f1*",
                    "home-ends",
                    "With the jump to h1 it is home and off the board: it jumps no more.",
                    "Avec le saut en h1, il est arrivé : il a quitté le plateau et ne saute plus.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "home-barred",
                "The same with Blue on h1: the way home is barred.",
                "La même position, mais avec Bleu en h1 : l’arrivée est barrée.",
            ),
            rules: "ghosts=none",
            position: "A:j1+1,*,*,*,* B:h1+1,i1,*,*,* N:- A",
            tries: &[
                Try::refused(
                    "j1^h1*",
                    "taken",
                    "Even a kangaroo that goes home needs a free square to land on.",
                    "Même pour arriver, il faut une case libre où retomber.",
                ),
                Try::legal(
                    "j1-i2",
                    "From the bank it will need but one more step.",
                    "Depuis la rive, il ne faudra plus qu’un pas.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "backwards",
                "Across the stream the wrong way: h3 has started, f5 has not.",
                "Le ruisseau à contresens : h3 est parti, f5 ne l’est pas.",
            ),
            rules: "ghosts=none",
            position: "A:h3+1,f5,*,*,* B:h5,c9+1,*,*,* N:- A",
            tries: &[
                Try::legal(
                    "h3-i3",
                    "It loses its crossing and has to start again.",
                    "Il perd sa traversée et devra repartir.",
                ),
                Try::legal(
                    "f5^j5",
                    "It had nothing to lose; it simply has not started.",
                    "Il n’avait rien à perdre ; il n’est simplement pas parti.",
                ),
            ],
        }),
        Part::decision(
            "The sheet is silent about crossing backwards. We take one crossing off, so that nobody gains by going to and fro over the line, but never go below nought: a kangaroo that had not started still has not started, and owes nothing.",
            "La feuille ne dit rien des traversées à contresens. Nous retirons une traversée, pour que personne ne gagne à faire des allers et retours sur la ligne, mais on ne descend jamais au-dessous de zéro : un kangourou qui n’était pas parti ne l’est toujours pas, et ne doit rien.",
        ),
        Part::words(
            "As soon as a team’s fifth kangaroo is home, its player has won; the others do not finish the round.",
            "Dès que le cinquième kangourou d’une équipe est arrivé, son joueur a gagné ; les autres ne finissent pas le tour de table.",
        ),
    ],
};
