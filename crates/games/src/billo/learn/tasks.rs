//! A guided first game.

use tabletier_core::{Exercise, Phrase, Position, Seat, Task};

use crate::billo::{BilloMove, BilloPosition, Colour, Shape};

type Lesson = Exercise<BilloPosition>;

/// Moves that neglect the duty to take are legal: so a task can ask for a capture.
const FREE: &str = "catalano,capture=claim";

pub(in crate::billo) const EXERCISES: &[Lesson] =
    &[PAIR, TAKE, TWO, DISTANCE, SAFETY, CROWN, THREE, OFFER, SHUT_IN, CLAIM];

const PAIR: Lesson = Exercise {
    task: Task {
        title: Phrase::new("pair", "Make a pair", "Former une paire"),
        words: Phrase::new(
            "words",
            "You are Red and walk up the board. Bring a round and a square of yours together on one space.",
            "Vous êtes Rouge et montez le tablier. Réunissez un de vos ronds et un de vos carrés sur une même case.",
        ),
        hint: Phrase::new(
            "hint",
            "The round c2 has the square d3 right in front of it, diagonally.",
            "Le rond c2 a le carré d3 juste devant lui, en diagonale.",
        ),
        praise: Phrase::new(
            "praise",
            "Nested, the two can no longer be taken. Either of them may leave again when you need it.",
            "Emboîtées, les deux pièces ne peuvent plus être prises. L’une ou l’autre repartira quand il le faudra.",
        ),
        rules: "catalano",
        position: "3c4/8/8/8/8/3S4/2R5/7R r -",
    },
    done: |before, _, after| pairs(after) > pairs(before),
};

const TAKE: Lesson = Exercise {
    task: Task {
        title: Phrase::new("take", "Take a piece", "Prendre une pièce"),
        words: Phrase::new(
            "words",
            "A square takes rounds, a round takes squares. Take a black piece.",
            "Un carré prend les ronds, un rond prend les carrés. Prenez une pièce noire.",
        ),
        hint: Phrase::new(
            "hint",
            "Look at the three spaces in front of the square d4.",
            "Regardez les trois cases devant le carré d4.",
        ),
        praise: Phrase::new(
            "praise",
            "You took it by stepping onto its space. In the usual game you must take whenever you can.",
            "Vous l’avez prise en allant sur sa case. Dans le jeu habituel, qui peut prendre doit prendre.",
        ),
        rules: FREE,
        position: "7r/8/8/2s1r3/3S4/8/1R6/8 r -",
    },
    done: |_, mv, _| taken(mv) > 0,
};

const TWO: Lesson = Exercise {
    task: Task {
        title: Phrase::new("two", "Two at once", "Deux d’un coup"),
        words: Phrase::new(
            "words",
            "Take two black pieces in one move.",
            "Prenez deux pièces noires en un seul coup.",
        ),
        hint: Phrase::new(
            "hint",
            "After d3, look again at the three spaces in front of you.",
            "Après d3, regardez de nouveau les trois cases devant vous.",
        ),
        praise: Phrase::new(
            "praise",
            "After each capture you look for the next, in a new direction if you like. In the usual game you may not stop at one when two can be taken.",
            "Après chaque prise on cherche la suivante, dans une autre direction si l’on veut. Dans le jeu habituel, on ne peut pas s’en tenir à une quand on peut en prendre deux.",
        ),
        rules: FREE,
        position: "7r/8/8/8/2r5/3r4/2S5/6R1 r -",
    },
    done: |_, mv, _| taken(mv) >= 2,
};

const DISTANCE: Lesson = Exercise {
    task: Task {
        title: Phrase::new("distance", "From far away", "De loin"),
        words: Phrase::new(
            "words",
            "The black round c5 feels safe. Take it, using your own pieces as stepping stones.",
            "Le rond noir c5 se croit en sûreté. Prenez-le en vous servant de vos propres pièces comme gué.",
        ),
        hint: Phrase::new(
            "hint",
            "Start with the square b2: over the rounds b3 and c4.",
            "Partez du carré b2 : par les ronds b3 et c4.",
        ),
        praise: Phrase::new(
            "praise",
            "A chain of your own free pieces of the other shape carries you far up the board in one move.",
            "Une chaîne de vos propres pièces libres, de l’autre forme, vous mène très loin en un seul coup.",
        ),
        rules: FREE,
        position: "7s/8/8/2r5/2R5/1R6/1S6/8 r -",
    },
    done: |_, mv, _| taken(mv) > 0,
};

const SAFETY: Lesson = Exercise {
    task: Task {
        title: Phrase::new("safety", "Take and be safe", "Prendre et s’abriter"),
        words: Phrase::new(
            "words",
            "Take a black piece in such a way that Black cannot take anything in return.",
            "Prenez une pièce noire de telle façon que Noir ne puisse rien prendre en retour.",
        ),
        hint: Phrase::new(
            "hint",
            "Do not stop on e3: your own round e4 is one step further.",
            "Ne vous arrêtez pas en e3 : votre rond e4 est un pas plus loin.",
        ),
        praise: Phrase::new(
            "praise",
            "Taking in passing: the move ends in a pair, out of reach.",
            "C’est la prise en passant : le coup finit en paire, hors d’atteinte.",
        ),
        rules: "catalano",
        position: "8/s7/8/8/3cR3/4r3/5S2/8 r -",
    },
    done: |_, mv, after| taken(mv) > 0 && !can_take(after),
};

const CROWN: Lesson = Exercise {
    task: Task {
        title: Phrase::new("crown", "Make a Billo", "Faire un billo"),
        words: Phrase::new(
            "words",
            "Bring your round to the far row, to a place where Black cannot take it.",
            "Amenez votre rond sur la dernière rangée, là où Noir ne peut pas le prendre.",
        ),
        hint: Phrase::new(
            "hint",
            "The black square Billo d7 takes whatever round comes next to it.",
            "Le billo carré noir d7 prend tout rond qui s’approche de lui.",
        ),
        praise: Phrase::new(
            "praise",
            "From now on it walks and takes in all eight directions, and no pawn can take it.",
            "Désormais il marche et prend dans les huit directions, et aucun pion ne peut le prendre.",
        ),
        rules: "catalano",
        position: "1r6/1R1q4/8/8/8/8/8/6S1 r -",
    },
    done: |before, _, after| billos(after) > billos(before) && !can_take(after),
};

const THREE: Lesson = Exercise {
    task: Task {
        title: Phrase::new("three", "A Billo goes hunting", "Un billo en chasse"),
        words: Phrase::new(
            "words",
            "Take three pieces in one move with your Billo, which goes in all directions.",
            "Prenez trois pièces en un coup avec votre billo, qui va dans toutes les directions.",
        ),
        hint: Phrase::new(
            "hint",
            "Begin sideways, with e2, and keep d4 for the end.",
            "Commencez de côté, par e2, et gardez d4 pour la fin.",
        ),
        praise: Phrase::new(
            "praise",
            "A Billo sees paths that a pawn does not. The first to have one is well ahead.",
            "Un billo voit des chemins qu’un pion ne voit pas. Le premier à en avoir un prend l’avantage.",
        ),
        rules: FREE,
        position: "7c/8/8/8/3s4/4s3/3Os3/8 r -",
    },
    done: |_, mv, _| taken(mv) >= 3,
};

const OFFER: Lesson = Exercise {
    task: Task {
        title: Phrase::new("offer", "An offer to be accepted", "Un cadeau empoisonné"),
        words: Phrase::new(
            "words",
            "Who can take must. Offer a piece in such a way that Black has to take it, and that you can take two in return.",
            "Qui peut prendre doit prendre. Offrez une pièce de façon que Noir soit obligé de la prendre, et que vous puissiez en prendre deux en retour.",
        ),
        hint: Phrase::new(
            "hint",
            "The round in the pair e3 is safe, and looks at d4. What could lure Black there?",
            "Le rond de la paire e3 est à l’abri, et vise d4. Qu’est-ce qui attirerait Noir là ?",
        ),
        praise: Phrase::new(
            "praise",
            "One piece given, two taken: the duty to take is the sharpest weapon in Billo.",
            "Une pièce donnée, deux prises : l’obligation de prendre est l’arme la plus fine de Billo.",
        ),
        rules: "catalano",
        position: "8/7r/8/3ss3/8/2R1C3/8/8 r -",
    },
    done: |_, mv, after| {
        let answers = after.moves();
        let pays = |answer| after.after(answer).moves().iter().any(|reply| taken(reply) >= 2);
        taken(mv) == 0
            && !answers.is_empty()
            && answers.iter().all(|answer| taken(answer) > 0 && pays(answer))
    },
};

const SHUT_IN: Lesson = Exercise {
    task: Task {
        title: Phrase::new("shut-in", "Shut the door", "Fermer la porte"),
        words: Phrase::new(
            "words",
            "Black’s last pair cannot be taken. Win all the same.",
            "La dernière paire noire ne peut être prise. Gagnez quand même.",
        ),
        hint: Phrase::new(
            "hint",
            "The pair h5 can go down to g4 and h4 only, and nobody enters a pair.",
            "La paire h5 ne peut descendre qu’en g4 et h4, et personne n’entre sur une paire.",
        ),
        praise: Phrase::new(
            "praise",
            "A player who cannot move has lost. Pairs make the best walls.",
            "Qui ne peut plus jouer a perdu. Les paires font les meilleurs murs.",
        ),
        rules: "catalano",
        position: "8/8/8/7c/6SC/5R2/8/8 r -",
    },
    done: |_, _, after| after.outcome().is_some_and(|end| end.values[Seat::A] > 0),
};

const CLAIM: Lesson = Exercise {
    task: Task {
        title: Phrase::new("claim", "Not so fast", "Pas si vite"),
        words: Phrase::new(
            "words",
            "Here missed captures may be claimed. Black has just made a Billo on b1, and forgot that the square of the pair d5 could take your round d4. Insist on that capture.",
            "Ici, les prises manquées se revendiquent. Noir vient de faire un billo en b1, en oubliant que le carré de la paire d5 pouvait prendre votre rond d4. Exigez cette prise.",
        ),
        hint: Phrase::new(
            "hint",
            "Instead of moving a piece, claim.",
            "Au lieu de déplacer une pièce, revendiquez.",
        ),
        praise: Phrase::new(
            "praise",
            "The Billo is a pawn again, Black has to take d4, and your round e3 takes back.",
            "Le billo redevient pion, Noir doit prendre d4, et votre rond e3 reprendra.",
        ),
        rules: FREE,
        position: "8/8/8/3c4/3R4/4C3/8/1o6 r ?8/8/8/3c4/3R4/4C3/1r6/8",
    },
    done: |_, mv, _| *mv == BilloMove::Claim,
};

/// How many pieces a move takes.
fn taken(mv: &BilloMove) -> u32 {
    match mv {
        BilloMove::Claim => 0,
        BilloMove::Walk(walk) => walk.taken.count_ones(),
    }
}

/// Whether the player to move can take something.
fn can_take(position: &BilloPosition) -> bool {
    position.moves().iter().any(|mv| taken(mv) > 0)
}

/// How many pairs Red has.
fn pairs(position: &BilloPosition) -> u32 {
    let [rounds, squares] = Shape::BOTH.map(|shape| position.board().pieces(Colour::Red, shape));
    (rounds & squares).count_ones()
}

/// How many Billos Red has.
fn billos(position: &BilloPosition) -> u32 {
    let board = position.board();
    let of = |shape| (board.pieces(Colour::Red, shape) & board.billos(shape)).count_ones();
    of(Shape::Round) + of(Shape::Square)
}
