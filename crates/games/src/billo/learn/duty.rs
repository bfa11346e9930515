//! Who can take must, and what must be taken.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("duty", "The duty to take", "L’obligation de prendre"),
    parts: &[
        Part::words(
            "If you can take, you must, in whatever way it is possible. This is a weapon: an offered piece has to be accepted.",
            "Si vous pouvez prendre, vous le devez, de quelque façon que ce soit possible. C’est une arme : une pièce offerte doit être acceptée.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "must-take",
                "The round d1 can take d2, so Red has no other move.",
                "Le rond d1 peut prendre d2 : Rouge n’a pas d’autre coup.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/8/8/3s4/3C3S r -",
            tries: &[
                Try::legal(
                    "Rd1xd2",
                    "The round leaves its pair to take.",
                    "Le rond quitte sa paire pour prendre.",
                ),
                Try::refused(
                    "Sh1-h2",
                    "must-capture",
                    "Not while something can be taken.",
                    "Pas tant qu’une prise est possible.",
                ),
            ],
        }),
        Part::words(
            "Where there are several captures the choice is not free. First, take as many pieces as possible. Among captures of as many pieces, take the one with the most Billos. If that still leaves a choice and a Billo can make one of these captures, a Billo must make it; a pawn that only becomes one by the move does not count as a Billo. Rounds and squares count alike.",
            "Entre plusieurs prises, le choix n’est pas libre. D’abord, prenez le plus de pièces possible. À nombre égal, prenez le plus de billos. S’il reste un choix et qu’un billo peut faire l’une de ces prises, c’est à un billo de la faire ; un pion qui ne devient billo que par ce coup ne compte pas comme tel. Ronds et carrés se valent.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "most-pieces",
                "Two pieces on one side, one on the other: two must be taken.",
                "Deux pièces d’un côté, une de l’autre : il faut en prendre deux.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/8/3s4/3s1s2/3R1R2 r -",
            tries: &[
                Try::legal("Rd1xd2xd3", "Two pieces.", "Deux pièces."),
                Try::refused("Rf1xf2", "more-pieces", "Only one.", "Une seule."),
                Try::refused(
                    "Rd1xd2",
                    "more-pieces",
                    "Stopped too early.",
                    "On s’arrête trop tôt.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "most-billos",
                "One piece either way, but c2 is a Billo (a stack of two): it comes first.",
                "Une pièce dans les deux cas, mais c2 est un billo (deux pièces superposées) : il passe d’abord.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/8/8/2q1s3/3O4 r -",
            tries: &[
                Try::legal("Rd1xc2", "The Billo.", "Le billo."),
                Try::refused("Rd1xe2", "more-billos", "Only a pawn.", "Rien qu’un pion."),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "with-billo",
                "One pawn either way, so the stronger piece has to take: the Billo e1.",
                "Un pion dans les deux cas : c’est à la pièce la plus forte de prendre, le billo e1.",
            ),
            rules: "catalano",
            position: "7r/8/8/8/8/8/2s1s3/2R1O3 r -",
            tries: &[
                Try::legal("Re1xe2", "The Billo takes.", "Le billo prend."),
                Try::refused(
                    "Rc1xc2",
                    "with-billo",
                    "The pawn must leave it to the Billo.",
                    "Le pion doit laisser faire le billo.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "any-shape",
                "Either a square or a round can be taken: here you may choose.",
                "On peut prendre un carré ou un rond : ici, vous choisissez.",
            ),
            rules: "catalano",
            position: "7c/8/8/8/8/8/2s1r3/2R1S3 r -",
            tries: &[
                Try::legal("Rc1xc2", "A square is taken.", "Un carré est pris."),
                Try::legal("Se1xe2", "A round is taken.", "Un rond est pris."),
            ],
        }),
        Part::words(
            "The order asks what is taken and by whom, not where you stop. When the last piece is taken you may go on to own free pieces of the other shape and stop on one of them, or stay where you are.",
            "Cet ordre porte sur ce qui est pris et par qui, non sur l’endroit où l’on s’arrête. Une fois la dernière pièce prise, vous pouvez continuer sur vos pièces libres de l’autre forme et vous arrêter sur l’une d’elles, ou rester où vous êtes.",
        ),
        Part::decision(
            "Both sheets speak of captures that a player forgets: the opponent may insist on them or let the move stand. The forgetful piece is never taken off as a penalty, says the English one. We simply do not allow the wrong move, unless you choose the option that plays it as written; see the options.",
            "Les deux règles parlent des prises oubliées : l’adversaire peut les exiger ou accepter le coup. La règle anglaise précise qu’on ne retire jamais, en pénalité, la pièce qui a oublié de prendre. Ici, le mauvais coup n’est tout simplement pas permis, à moins de choisir l’option qui suit la lettre de la règle ; voyez les options.",
        ),
    ],
};
