//! The options.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("options", "Options", "Les options"),
    parts: &[
        Part::words(
            "A match has two rounds. For study you may play a single one: then nobody wins or loses, and only the score is noted.",
            "Une partie compte deux tours. Pour l’étude, on peut n’en jouer qu’un : personne ne gagne ni ne perd, et l’on ne retient que le score.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-rounds",
                "A single round, about to end. No second one follows.",
                "Un seul tour, sur le point de finir. Il n’y en aura pas de second.",
            ),
            rules: "rounds=1",
            position: "f.f./.f.f/.1../f... t 1",
            tries: &[
                Try::legal("B2>1e", "The result is 21.", "Le résultat est 21."),
                Try::refused(
                    "B2x",
                    "not-empty",
                    "One marble is enough to keep a tray.",
                    "Une bille suffit à garder un plateau.",
                ),
            ],
        }),
        Part::words(
            "House rules see to it that games end. Bi-litaire needs none, as every jump takes a marble off and without a jump the round is over. So this switch changes nothing here.",
            "Les règles maison veillent à ce que les parties finissent. Bi-litaire n’en a pas besoin : chaque saut enlève une bille, et sans saut le tour est fini. Ce réglage ne change donc rien ici.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-house",
                "House rules switched off, and everything as usual: a jump takes a marble off.",
                "Sans règles maison, et tout comme d’habitude : un saut enlève une bille.",
            ),
            rules: "rounds=1,house=off",
            position: "..../..../..../3003 m 1",
            tries: &[
                Try::legal("a1xc1", "Three marbles are left.", "Il reste trois billes."),
                Try::refused(
                    "b1xd1",
                    "nothing-to-jump",
                    "c1 is empty, with or without house rules.",
                    "c1 est vide, avec ou sans règles maison.",
                ),
            ],
        }),
    ],
};
