//! What becomes of a pawn that has walked all the way.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("billos", "Billos", "Les billos"),
    parts: &[
        Part::words(
            "On the far row a pawn becomes a Billo: a second piece of its shape and colour is put on top of it. Its move ends there, even if it could go on or take more. From that moment no pawn can take it, and from your next turn on it moves as a Billo.",
            "Sur la dernière rangée, un pion devient un billo : on pose sur lui une seconde pièce de même forme et de même couleur. Son coup s’arrête là, même s’il pouvait continuer ou prendre encore. Dès lors aucun pion ne peut le prendre, et à partir de votre tour suivant il se déplace en billo.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "far-row",
                "The round c6 takes two pieces on its way to the far row and has to stop there, though e8 lies beside it.",
                "Le rond c6 prend deux pièces en allant à la dernière rangée et doit s’y arrêter, bien que e8 soit juste à côté.",
            ),
            rules: "catalano",
            position: "3ss3/2s5/2R5/8/8/8/8/7S r -",
            tries: &[
                Try::legal(
                    "Rc6xc7xd8",
                    "Two pieces taken, and a Billo on d8.",
                    "Deux pièces prises, et un billo en d8.",
                ),
                Try::refused(
                    "Rc6xc7xd8xe8",
                    "far-row",
                    "The new Billo has to wait for your next turn.",
                    "Le nouveau billo doit attendre votre prochain tour.",
                ),
            ],
        }),
        Part::decision(
            "At the table Billos are stacked from spare pieces, and these may run out. Here there are always enough.",
            "Autour d’une table, on forme les billos avec les pièces disponibles, et il peut en manquer. Ici, il y en a toujours assez.",
        ),
        Part::words(
            "A Billo goes one step in any of the eight directions, backwards and sideways included, and it takes in all of them too. It walks over own pieces and takes several in one move just as a pawn does, and it must take if it can.",
            "Un billo fait un pas dans l’une des huit directions, y compris en arrière et de côté, et il prend aussi dans toutes. Il passe sur ses propres pièces et prend plusieurs pièces en un coup tout comme un pion, et il doit prendre s’il le peut.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "eight-ways",
                "A Billo in the middle of the board has eight spaces to go to, each one step away.",
                "Au milieu du tablier, un billo peut aller sur huit cases, toutes à un pas.",
            ),
            rules: "catalano",
            position: "7s/8/8/8/3O4/8/8/7R r -",
            tries: &[
                Try::legal("Rd4-c3", "Backwards.", "En arrière."),
                Try::legal("Rd4-e4", "Sideways.", "De côté."),
                Try::legal("Rd4-d5", "Ahead.", "Vers l’avant."),
                Try::refused(
                    "Rd4-d6",
                    "billo-step",
                    "Still only one space at a time.",
                    "Toujours une seule case à la fois.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "round-trip",
                "With eight directions a Billo can take pieces all around it in one move.",
                "Avec huit directions, un billo peut prendre tout autour de lui en un seul coup.",
            ),
            rules: "catalano",
            position: "7c/8/8/8/2sO4/2s5/3s4/8 r -",
            tries: &[
                Try::legal(
                    "Rd4xc4xc3xd2",
                    "Sideways, back, and back again: three pieces.",
                    "De côté, en arrière, encore en arrière : trois pièces.",
                ),
                Try::refused(
                    "Rd4xc3xd2",
                    "more-pieces",
                    "This way only two.",
                    "Par ce chemin, deux seulement.",
                ),
            ],
        }),
        Part::words(
            "A Billo takes free pawns and free Billos of the other shape. A pawn never takes a Billo. Nobody takes a pair, whatever it is made of.",
            "Un billo prend les pions libres et les billos libres de l’autre forme. Un pion ne prend jamais un billo. Personne ne prend une paire, quelle qu’elle soit.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "billo-prey",
                "Around the round Billo d5: a pair, a round pawn, a square Billo, a round Billo and a square pawn.",
                "Autour du billo rond d5 : une paire, un pion rond, un billo carré, un billo rond et un pion carré.",
            ),
            rules: "catalano",
            position: "8/8/2crq3/2oO4/2s5/8/8/8 r -",
            tries: &[
                Try::legal(
                    "Rd5xe6",
                    "The square Billo can be taken, and comes before a pawn.",
                    "Le billo carré se prend, et passe avant un pion.",
                ),
                Try::refused(
                    "Rd5xc4",
                    "more-billos",
                    "The square pawn would do, were it not for the Billo.",
                    "Le pion carré conviendrait, s’il n’y avait le billo.",
                ),
                Try::refused("Rd5xc6", "composite", "A pair is safe.", "Une paire est à l’abri."),
                Try::refused("Rd5xd6", "same-shape", "A round again.", "Encore un rond."),
                Try::refused(
                    "Rd5xc5",
                    "same-shape",
                    "Round as well, Billo or not.",
                    "Rond aussi, billo ou non.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "pawn-before-billo",
                "The pawn d3 stands before a square Billo, which it can neither take nor enter.",
                "Le pion d3 est devant un billo carré, qu’il ne peut ni prendre ni rejoindre.",
            ),
            rules: "catalano",
            position: "8/8/8/8/3q4/3R4/8/8 r -",
            tries: &[
                Try::legal("Rd3-c4", "It can slip by.", "Il peut passer à côté."),
                Try::refused(
                    "Rd3xd4",
                    "pawn-prey",
                    "A Billo is too strong for a pawn.",
                    "Un billo est trop fort pour un pion.",
                ),
            ],
        }),
        Part::words(
            "Billos nest with own pieces of the other shape like pawns do: with another Billo, or with a pawn. While free, a Billo is a stepping stone for your pieces of the other shape, pawns and Billos alike, and they are stepping stones for it.",
            "Comme les pions, les billos s’emboîtent avec une pièce à soi de l’autre forme : un autre billo ou un pion. Tant qu’il est libre, un billo sert de gué à vos pièces de l’autre forme, pions ou billos, et elles lui en servent de même.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "over-a-billo",
                "A pawn takes at a distance, by way of its own Billo.",
                "Un pion prend à distance, par l’intermédiaire de son propre billo.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/3r4/3O4/3S4/8 r -",
            tries: &[
                Try::legal("Sd2-d3xd4", "Over the Billo d3.", "Par le billo d3."),
                Try::refused(
                    "Sd2-d3",
                    "must-capture",
                    "Something can be taken, so it may not just stop on the Billo.",
                    "Une prise est possible : il ne peut pas se contenter de rejoindre le billo.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "super-billo",
                "Two Billos make a super-Billo: safe, but not to be moved as one.",
                "Deux billos forment un super-billo : il est à l’abri, mais ne se déplace jamais en bloc.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/3Q4/3O4/8/8 r -",
            tries: &[
                Try::legal("Rd3-d4", "The super-Billo is made.", "Le super-billo est formé."),
                Try::legal(
                    "Sd4-d3",
                    "The same one space further down.",
                    "Le même, une case plus bas.",
                ),
                Try::refused(
                    "Rd3-d4-d3",
                    "no-effect",
                    "There and back again is no move.",
                    "Un aller et retour n’est pas un coup.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "coming-back",
                "A Billo may pass the same piece more than once, even the partner that it left, and may come back to it.",
                "Un billo peut passer plusieurs fois par la même pièce, même par celle qu’il a quittée, et y revenir.",
            ),
            rules: "catalano",
            position: "7r/8/8/3s4/3Z4/3s4/8/8 r -",
            tries: &[
                Try::legal(
                    "Rd4xd3-d4xd5-d4",
                    "It takes d3 and d5 and is back in its square.",
                    "Il prend d3 et d5 et se retrouve dans son carré.",
                ),
                Try::legal(
                    "Rd4xd3-d4xd5",
                    "It takes both and stays out.",
                    "Il prend les deux et reste dehors.",
                ),
                Try::refused("Rd4xd3-d4", "more-pieces", "d5 is left.", "Il reste d5."),
            ],
        }),
        Part::decision(
            "A move is what it does: where two Billos could each take the same pieces and come back, the board is the same afterwards, and we count it as one move.",
            "Un coup est ce qu’il produit : si deux billos peuvent chacun prendre les mêmes pièces et revenir, le tablier est le même ensuite, et nous n’y voyons qu’un seul coup.",
        ),
    ],
};
