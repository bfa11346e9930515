//! Jumps: the sheet's figures 1 to 9.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const JUMPS: Chapter = Chapter {
    title: Phrase::new("jumps", "Jumps", "Les sauts"),
    parts: &[
        Part::words(
            "Instead of stepping, a kangaroo may jump over another one: a team mate, an opponent, a ghost or the referee. It goes along a row, a column or a diagonal. Nobody is ever taken.",
            "Au lieu de faire un pas, un kangourou peut sauter par-dessus un autre : un coéquipier, un adversaire, un fantôme ou l’arbitre. Il suit une rangée, une colonne ou une diagonale. Personne n’est jamais pris.",
        ),
        Part::words(
            "Take-off and landing are equally far from the kangaroo jumped over: two empty squares before it mean two empty squares behind it. That kangaroo must be the only one on the way, and the square to land on must be free.",
            "Le départ et l’arrivée du saut sont à la même distance du kangourou sauté : deux cases vides avant lui, donc deux cases vides après lui. Il doit être le seul sur le chemin, et la case où l’on retombe doit être libre.",
        ),
        Part::Figure(FIGURE_1),
        Part::Figure(FIGURE_2),
        Part::Figure(FIGURE_3),
        Part::Figure(FIGURE_4),
        Part::words(
            "The lake cannot be jumped over, not even a single square of it. But a diagonal that only touches one of its four corners keeps to the land.",
            "On ne saute pas par-dessus le lac, pas même par-dessus une seule de ses cases. Mais une diagonale qui frôle seulement l’un de ses quatre coins reste sur la terre ferme.",
        ),
        Part::Figure(FIGURE_5),
        Part::words(
            "Every square of a jump, the last one too, must be on the board. The sheet shows four more ways to get one wrong.",
            "Toutes les cases d’un saut, la dernière aussi, doivent être sur le plateau. La feuille montre encore quatre façons de le rater.",
        ),
        Part::Figure(FIGURE_6),
        Part::Figure(FIGURE_7),
        Part::Figure(FIGURE_8),
        Part::Figure(FIGURE_9),
    ],
};

const FIGURE_1: Figure = Figure {
    caption: Phrase::new(
        "figure-1",
        "Figure 1 of the sheet: a short straight jump.",
        "Figure 1 de la feuille : un saut court et droit.",
    ),
    rules: "ghosts=none",
    position: "A:c3+1,*,*,*,* B:d3+1,c4+1,*,*,* N:- A",
    tries: &[
        Try::legal(
            "c3^e3",
            "Over the neighbour, landing just behind it.",
            "Par-dessus le voisin, et l’on retombe juste derrière lui.",
        ),
        Try::legal("c3^c5", "The same along a column.", "De même le long d’une colonne."),
        Try::refused(
            "c3^a3",
            "nobody",
            "There is nobody to jump over.",
            "Il n’y a personne par-dessus qui sauter.",
        ),
        Try::refused(
            "c3^d5",
            "not-straight",
            "Like a knight at chess: that is neither straight nor diagonal.",
            "Comme un cavalier aux échecs : ce n’est ni droit ni diagonal.",
        ),
    ],
};

const FIGURE_2: Figure = Figure {
    caption: Phrase::new(
        "figure-2",
        "Figure 2 of the sheet: a long straight jump.",
        "Figure 2 de la feuille : un saut long et droit.",
    ),
    rules: "ghosts=none",
    position: "A:a12+1,*,*,*,* B:a9+1,h12+1,*,*,* N:- A",
    tries: &[
        Try::legal(
            "a12^a6",
            "Two empty squares before Blue, two behind.",
            "Deux cases vides avant Bleu, deux après.",
        ),
        Try::legal(
            "a12^o12",
            "Fourteen squares: no jump is longer.",
            "Quatorze cases : il n’y a pas de saut plus long.",
        ),
    ],
};

const FIGURE_3: Figure = Figure {
    caption: Phrase::new(
        "figure-3",
        "Figure 3 of the sheet: a short diagonal jump.",
        "Figure 3 de la feuille : un saut court en diagonale.",
    ),
    rules: "ghosts=none",
    position: "A:c3+1,*,*,*,* B:d2+1,d4+1,*,*,* N:- A",
    tries: &[
        Try::legal("c3^e5", "Diagonally upwards.", "En diagonale vers le haut."),
        Try::legal("c3^e1", "Diagonally downwards.", "En diagonale vers le bas."),
    ],
};

const FIGURE_4: Figure = Figure {
    caption: Phrase::new(
        "figure-4",
        "Figure 4 of the sheet: a long diagonal jump.",
        "Figure 4 de la feuille : un saut long en diagonale.",
    ),
    rules: "ghosts=none",
    position: "A:b2+1,*,*,*,* B:d4+1,*,*,*,* N:- A",
    tries: &[
        Try::legal(
            "b2^f6",
            "One empty square before Blue, one behind.",
            "Une case vide avant Bleu, une après.",
        ),
        Try::refused("b2^e5", "distance", "One square short.", "Il manque une case."),
    ],
};

const FIGURE_5: Figure = Figure {
    caption: Phrase::new(
        "figure-5",
        "Figure 5 of the sheet: a long diagonal jump past a corner of the lake.",
        "Figure 5 de la feuille : un saut long en diagonale qui frôle un coin du lac.",
    ),
    rules: "ghosts=none",
    position: "A:e7+1,*,*,*,* B:g9+1,*,*,*,* N:- A",
    tries: &[Try::legal(
        "e7^i11",
        "From f8 to g9 it passes the corner only, so it is allowed.",
        "De f8 à g9 il ne passe que le coin : c’est permis.",
    )],
};

const FIGURE_6: Figure = Figure {
    caption: Phrase::new(
        "figure-6",
        "Figure 6 of the sheet: the wrong distance.",
        "Figure 6 de la feuille : une distance incorrecte.",
    ),
    rules: "ghosts=none",
    position: "A:c2+1,*,*,*,* B:c5+1,*,*,*,* N:- A",
    tries: &[
        Try::refused("c2^c7", "distance", "Too short.", "Trop court."),
        Try::refused("c2^c9", "distance", "Too long.", "Trop long."),
        Try::legal(
            "c2^c8",
            "Three squares to Blue, three beyond.",
            "Trois cases jusqu’à Bleu, trois au-delà.",
        ),
    ],
};

const FIGURE_7: Figure = Figure {
    caption: Phrase::new(
        "figure-7",
        "Figure 7 of the sheet: too many kangaroos on the way.",
        "Figure 7 de la feuille : trop de kangourous sur le chemin.",
    ),
    rules: "ghosts=none",
    position: "A:c2+1,*,*,*,* B:c4+1,c5+1,*,*,* N:- A",
    tries: &[
        Try::refused(
            "c2^c6",
            "crowd",
            "Behind the first one, the second is in the way.",
            "Derrière le premier, le second barre le chemin.",
        ),
        Try::refused(
            "c2^c8",
            "crowd",
            "Nor can both be cleared in one leap.",
            "On ne franchit pas non plus les deux d’un seul bond.",
        ),
    ],
};

const FIGURE_8: Figure = Figure {
    caption: Phrase::new(
        "figure-8",
        "Figure 8 of the sheet: the landing square is taken.",
        "Figure 8 de la feuille : la case d’arrivée est occupée.",
    ),
    rules: "ghosts=none",
    position: "A:c2+1,*,*,*,* B:c4+1,c6+1,*,*,* N:- A",
    tries: &[Try::refused(
        "c2^c6",
        "taken",
        "The distance is right, but Blue stands on c6.",
        "La distance est bonne, mais Bleu se trouve en c6.",
    )],
};

const FIGURE_9: Figure = Figure {
    caption: Phrase::new(
        "figure-9",
        "Figure 9 of the sheet: over the lake.",
        "Figure 9 de la feuille : par-dessus le lac.",
    ),
    rules: "ghosts=none",
    position: "A:e5+1,h6+1,f8+1,*,* B:f6+1,h9+1,*,*,* N:- A",
    tries: &[
        Try::refused(
            "h6^h12",
            "over-lake",
            "Right across the water.",
            "En plein par-dessus l’eau.",
        ),
        Try::refused(
            "f8^j4",
            "over-lake",
            "A single square of the lake on the diagonal is enough.",
            "Une seule case du lac sur la diagonale suffit.",
        ),
        Try::refused("e5^g7", "in-lake", "It would land in the water.", "Il tomberait à l’eau."),
    ],
};
