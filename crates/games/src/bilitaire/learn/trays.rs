//! What the tray player does.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("trays", "The trays slide", "Les plateaux coulissent"),
    parts: &[
        Part::words(
            "In each turn the tray player does one of two things: slide trays, or take out one tray that has no marble. Doing nothing is not possible.",
            "Quand vient son tour, le joueur de plateaux a deux possibilités : faire coulisser des plateaux, ou retirer un plateau sans bille. Il ne peut pas passer.",
        ),
        Part::words(
            "One tray slides one, two or three slots; a row of two touching trays slides one or two; a row of three slides one. They go in a straight line, all together, with their marbles. A row moves along its own line, never sideways, and always by whole slots. Every slot on the way has to be free. The row may be a part of a longer one: the rest stays behind.",
            "Un plateau coulisse d’une, deux ou trois cases ; une rangée de deux plateaux qui se touchent, d’une ou deux ; une rangée de trois, d’une seule. Ils vont en ligne droite, tous ensemble, avec leurs billes. Une rangée coulisse dans son alignement, jamais de côté, et toujours d’un nombre entier de cases. Toutes les cases du chemin doivent être libres. La rangée peut faire partie d’une plus longue : le reste ne bouge pas.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "first-slides",
                "The board after the opening. Only the corners are free, so only trays of the outer lines can move.",
                "Le plateau après l’ouverture. Seuls les coins sont libres : seuls les plateaux des lignes extérieures peuvent bouger.",
            ),
            rules: "rounds=1",
            position: ".ff./ffff/f7ff/.ff. t 1",
            tries: &[
                Try::legal("C1>1e", "One tray into the corner D1.", "Un plateau dans l’angle D1."),
                Try::legal("B1..C1>1e", "Two trays at once.", "Deux plateaux à la fois."),
                Try::refused("B2>1n", "blocked", "B3 is taken.", "B3 est occupée."),
                Try::refused(
                    "B1..C1>1s",
                    "sideways",
                    "A row does not move sideways.",
                    "Une rangée ne va pas de côté.",
                ),
                Try::refused(
                    "d2xd4",
                    "trays-turn",
                    "The marbles have to wait.",
                    "Les billes doivent attendre.",
                ),
                Try::refused(
                    "-c3",
                    "opened",
                    "Only the first marble of a round is taken off like this.",
                    "On ne retire ainsi que la première bille d’un tour.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "slides",
                "A row of one, a row of two and a row of three, with room to the right.",
                "Une rangée d’un, une de deux et une de trois plateaux, avec de la place à droite.",
            ),
            rules: "rounds=1",
            position: "..../f7f./f3../3... t 1",
            tries: &[
                Try::legal("A1>1e", "One tray by one slot …", "Un plateau d’une case…"),
                Try::legal("A1>3e", "… or by three.", "… ou de trois."),
                Try::legal("A2..B2>2e", "Two trays by two slots.", "Deux plateaux de deux cases."),
                Try::legal("A3..C3>1e", "Three trays by one.", "Trois plateaux d’une case."),
                Try::legal(
                    "B3..C3>1e",
                    "Two of the three; A3 stays.",
                    "Deux des trois ; A3 reste.",
                ),
                Try::legal(
                    "B3..B2>1s",
                    "Columns slide just like rows.",
                    "Les colonnes coulissent comme les lignes.",
                ),
                Try::refused(
                    "A2..B2>3e",
                    "too-far",
                    "Two trays go two slots at most.",
                    "Deux plateaux vont à deux cases au plus.",
                ),
                Try::refused(
                    "A3..C3>2e",
                    "too-far",
                    "Three trays go one slot only.",
                    "Trois plateaux ne vont qu’à une case.",
                ),
                Try::refused("A1>1n", "blocked", "A2 is in the way.", "A2 barre le chemin."),
                Try::refused(
                    "A1>1w",
                    "edge",
                    "There is no slot beyond A1.",
                    "Il n’y a pas de case au-delà de A1.",
                ),
                Try::refused(
                    "A2..B2>1s",
                    "sideways",
                    "This row lies from left to right.",
                    "Cette rangée va de gauche à droite.",
                ),
                Try::refused("A1..B1>1e", "no-tray", "B1 is free.", "B1 est libre."),
            ],
        }),
        Part::words(
            "A tray without a marble may be taken out; it is gone for the rest of the round. You need not do it, and it counts as your move. Two empty trays take two turns, and meanwhile the marble player may jump back onto one of them: then it has to stay.",
            "Un plateau sans bille peut être retiré ; il ne revient pas de tout le tour. Ce n’est pas obligatoire, et cela compte comme un coup. Pour deux plateaux vides, il faut deux coups, et entre-temps le joueur de billes peut sauter sur l’un d’eux : il faut alors le laisser.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "removing",
                "Two trays are empty, B3 and C2. Only one of them can go now.",
                "Deux plateaux sont vides, B3 et C2. Un seul peut partir maintenant.",
            ),
            rules: "rounds=1",
            position: "..../.0../370./.... t 1",
            tries: &[
                Try::legal("B3x", "B3 is taken out.", "B3 est retiré."),
                Try::legal("C2x", "Or C2.", "Ou C2."),
                Try::legal("C2>1e", "Or neither: C2 slides away.", "Ou aucun : C2 s’écarte."),
                Try::refused(
                    "A2x",
                    "not-empty",
                    "Two marbles lie on A2.",
                    "Deux billes sont sur A2.",
                ),
                Try::refused("D2x", "no-tray", "There is no tray.", "Il n’y a pas de plateau."),
            ],
        }),
    ],
};
