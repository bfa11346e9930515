//! How the tray player makes the marble player jump several times.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("announcing", "The announcement", "L’annonce"),
    parts: &[
        Part::words(
            "With a slide or a removal the tray player may announce a number of jumps, two, three or more, if some marble can then make them in a row. The marble player has to make exactly that many in one turn, all with the same marble.",
            "En même temps qu’il fait coulisser des plateaux ou en retire un, le joueur de plateaux peut annoncer un nombre de sauts, deux, trois ou davantage, à condition qu’une bille puisse ensuite les faire d’affilée. Le joueur de billes est tenu d’en faire exactement autant en un coup, tous avec la même bille.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "announcement",
                "When C1 slides to B1, the marble a1 has a staircase of four jumps before it. How many shall it make?",
                "Quand C1 coulisse jusqu’en B1, la bille a1 a devant elle un escalier de quatre sauts. Combien en fera-t-elle ?",
            ),
            rules: "rounds=1",
            position: "..../..0./.24./3.4. t 1",
            tries: &[
                Try::legal("C1>1w", "Nothing is said: one jump.", "Rien n’est dit : un saut."),
                Try::legal("C1>1w!2", "Two jumps.", "Deux sauts."),
                Try::legal("C1>1w!4", "All four.", "Tous les quatre."),
                Try::refused(
                    "C1>1w!5",
                    "too-many",
                    "No marble can make five.",
                    "Aucune bille ne peut en faire cinq.",
                ),
                Try::refused(
                    "B2>1n!2",
                    "too-many",
                    "Without the staircase nobody can make two.",
                    "Sans l’escalier, personne ne peut en faire deux.",
                ),
            ],
        }),
        Part::words(
            "The announcement binds: not one jump fewer, not one more, even where more would be possible. The marble may turn from jump to jump.",
            "L’annonce oblige : ni un saut de moins, ni un de plus, même s’il était possible d’en faire davantage. La bille peut tourner d’un saut à l’autre.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "announced",
                "Three jumps were announced.",
                "Trois sauts ont été annoncés.",
            ),
            rules: "rounds=1",
            position: "..../..0./.24./34.. m!3 1",
            tries: &[
                Try::legal(
                    "a1xc1xc3xe3",
                    "Right, up, right: three.",
                    "À droite, en haut, à droite : trois.",
                ),
                Try::refused("a1xc1xc3", "announced", "Too few.", "Pas assez."),
                Try::refused("a1xc1xc3xe3xe5", "announced", "Too many.", "Trop."),
            ],
        }),
        Part::words(
            "If there are several ways to do it, the marble player chooses.",
            "S’il y a plusieurs façons de le faire, le joueur de billes choisit.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "choice",
                "Two jumps were announced, and they can be made on the left or on the right.",
                "Deux sauts ont été annoncés, et on peut les faire à gauche ou à droite.",
            ),
            rules: "rounds=1",
            position: "..../..../.00./3483 m!2 1",
            tries: &[
                Try::legal("a1xc1xc3", "From the left.", "Depuis la gauche."),
                Try::legal("h1xf1xf3", "From the right.", "Depuis la droite."),
                Try::refused(
                    "a1xc1xf1",
                    "straight",
                    "Each jump leads just over one neighbour.",
                    "Chaque saut passe juste par-dessus une voisine.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "ring",
                "A marble may come back to the hole it started from: here it is home after four jumps.",
                "Une bille peut revenir dans le creux d’où elle est partie : ici, elle y rentre après quatre sauts.",
            ),
            rules: "rounds=1",
            position: "..../..../20../74.. m!4 1",
            tries: &[
                Try::legal("a1xa3xc3xc1xa1", "Once around.", "Un tour complet."),
                Try::legal(
                    "a1xc1xc3xa3xa1",
                    "The other way round; it comes to the same.",
                    "Dans l’autre sens ; le résultat est le même.",
                ),
            ],
        }),
        Part::decision(
            "The sheet does not say what happens when nobody can carry out an announcement. With us such an announcement is not allowed. A single jump is never announced: it goes without saying.",
            "La règle ne dit pas ce qui arrive quand personne ne peut réaliser une annonce. Chez nous, une telle annonce n’est pas permise. Un saut simple ne s’annonce jamais : il va de soi.",
        ),
    ],
};
