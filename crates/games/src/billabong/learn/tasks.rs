//! A guided first game: from the first step to the last kangaroo home.

use tabletier_core::{Exercise, Phrase, Position, Task};

use crate::billabong::board::COLUMNS;
use crate::billabong::kangaroo::Stand;
use crate::billabong::position::{BillabongMove, BillabongPosition};

pub(in crate::billabong) const EXERCISES: &[Exercise<BillabongPosition>] = &[
    Exercise { task: START, done: |before, mv, _| crosses(before, mv) },
    Exercise { task: JUMP, done: |_, mv, _| jumps(mv) },
    Exercise { task: LONG, done: |before, mv, _| jumps(mv) && crosses(before, mv) },
    Exercise { task: SERIES, done: |before, mv, _| crosses(before, mv) },
    Exercise { task: REFEREE, done: |_, mv, _| lands(mv, "g3") },
    Exercise { task: AROUND, done: |_, mv, _| comes_around(mv) },
    Exercise { task: PLACE, done: |_, mv, after| could_cross(mv, after) },
    Exercise { task: BAR, done: |_, _, after| !after.moves().iter().any(goes_home) },
    Exercise { task: WIN, done: |_, _, after| after.outcome().is_some() },
];

fn goes_home(mv: &BillabongMove) -> bool {
    matches!(mv, BillabongMove::Home(_))
}

/// Whether a move crosses the stream clockwise, taken as a whole.
fn crosses(before: &BillabongPosition, mv: &BillabongMove) -> bool {
    match *mv {
        BillabongMove::Go { from, to } => {
            before.team(before.seat()).on(from).is_some_and(|stand| to.count > stand.count)
        }
        BillabongMove::Home(_) => true,
        BillabongMove::Place(_) | BillabongMove::Pass => false,
    }
}

/// Whether a kangaroo jumps and stays in the race; jumps keep to a lattice that every step leaves.
fn jumps(mv: &BillabongMove) -> bool {
    matches!(mv, BillabongMove::Go { from, to } if from.lattice() == to.square.lattice())
}

/// Whether a move ends on the square of this name.
fn lands(mv: &BillabongMove, name: &str) -> bool {
    matches!(mv, BillabongMove::Go { to, .. } if name.parse() == Ok(to.square))
}

/// Whether a kangaroo comes from the left half to the right of the stream without losing the
/// crossing that it has.
fn comes_around(mv: &BillabongMove) -> bool {
    let right = |column: u8| column >= COLUMNS / 2;
    match *mv {
        BillabongMove::Go { from, to } => {
            let below_the_lake = to.square.row() < 6;
            !right(from.column()) && right(to.square.column()) && below_the_lake && to.count == 1
        }
        _ => false,
    }
}

/// Whether the kangaroo just placed could cross the stream with one jump, if it were to move now.
fn could_cross(mv: &BillabongMove, after: &BillabongPosition) -> bool {
    let BillabongMove::Place(square) = *mv else { return false };
    after.course(square).jumps(Stand { square, count: 0 }).any(|end| end.count > 0)
}

const START: Task = Task {
    title: Phrase::new("start", "Over the start line", "Le départ"),
    words: Phrase::new(
        "words",
        "You play Red. Step across the stream, so that one of your kangaroos begins its lap.",
        "Vous jouez Rouge. Franchissez le ruisseau d’un pas, pour qu’un de vos kangourous commence son tour.",
    ),
    hint: Phrase::new(
        "hint",
        "The kangaroo on i4 stands on the bank. Clockwise is from right to left here.",
        "Le kangourou en i4 est sur la rive. Dans le sens de la course, on va ici de droite à gauche.",
    ),
    praise: Phrase::new(
        "praise",
        "It has its golden dot: the next time it crosses the stream this way, it is home.",
        "Il a son point doré : la prochaine fois qu’il franchira le ruisseau dans ce sens, il sera arrivé.",
    ),
    rules: "ghosts=none",
    position: "A:m2,i4,n9,*,* B:e6+1,k11+1,*,*,* N:- A",
};

const JUMP: Task = Task {
    title: Phrase::new("jump", "A first jump", "Un premier saut"),
    words: Phrase::new(
        "words",
        "Jump over a blue kangaroo.",
        "Sautez par-dessus un kangourou bleu.",
    ),
    hint: Phrase::new(
        "hint",
        "Your kangaroo on k6 has a blue neighbour, and the square behind it is free.",
        "Votre kangourou en k6 a un voisin bleu, et la case derrière lui est libre.",
    ),
    praise: Phrase::new(
        "praise",
        "Two squares at once. Whoever stands before you is a help, whatever the colour.",
        "Deux cases d’un coup. Tout kangourou devant vous est une aide, quelle que soit sa couleur.",
    ),
    rules: "ghosts=none",
    position: "A:m2,k6,o9,*,* B:j6,e8+1,*,*,* N:- A",
};

const LONG: Task = Task {
    title: Phrase::new("long", "A long jump", "Un long saut"),
    words: Phrase::new(
        "words",
        "Cross the stream by jumping.",
        "Franchissez le ruisseau en sautant.",
    ),
    hint: Phrase::new(
        "hint",
        "Look along row 2: as many empty squares behind Blue as before.",
        "Regardez la rangée 2 : autant de cases vides derrière Bleu que devant.",
    ),
    praise: Phrase::new(
        "praise",
        "Eight squares in one leap: the further away, the longer the jump.",
        "Huit cases d’un seul bond : plus on part de loin, plus le saut est long.",
    ),
    rules: "ghosts=none",
    position: "A:m2,p6,o9,*,* B:i2,e8+1,*,*,* N:- A",
};

const SERIES: Task = Task {
    title: Phrase::new("series", "Jump after jump", "De saut en saut"),
    words: Phrase::new(
        "words",
        "Cross the stream with one series of jumps.",
        "Franchissez le ruisseau en une seule série de sauts.",
    ),
    hint: Phrase::new(
        "hint",
        "Begin on m3, over l4. From each landing look for the next one to jump over.",
        "Partez de m3, par-dessus l4. De chaque case où vous retombez, cherchez par-dessus qui sauter ensuite.",
    ),
    praise: Phrase::new(
        "praise",
        "Three jumps, one turn. Series like this decide the race.",
        "Trois sauts, un seul coup. Ce sont ces séries qui décident de la course.",
    ),
    rules: "ghosts=none",
    position: "A:m3,p8,*,*,* B:l4,h5+1,j5,*,* N:- A",
};

const REFEREE: Task = Task {
    title: Phrase::new("referee", "Over the referee", "Par-dessus l’arbitre"),
    words: Phrase::new(
        "words",
        "Go across the stream from i3, but not by a step: jump, and land on g3.",
        "Franchissez le ruisseau depuis i3, mais pas d’un pas : sautez, et retombez en g3.",
    ),
    hint: Phrase::new(
        "hint",
        "Once your kangaroo has left i3, the referee stands there. Come back to row 3 and jump over it.",
        "Dès que votre kangourou a quitté i3, l’arbitre s’y trouve. Revenez sur la rangée 3 et sautez par-dessus lui.",
    ),
    praise: Phrase::new(
        "praise",
        "The referee is one more kangaroo to jump over, always where you started.",
        "L’arbitre est un kangourou de plus par-dessus lequel sauter, toujours là d’où vous êtes parti.",
    ),
    rules: "ghosts=none",
    position: "A:i3,j4,*,*,* B:k4,d9+1,*,*,* N:- A",
};

const AROUND: Task = Task {
    title: Phrase::new("around", "Around the lake", "Autour du lac"),
    words: Phrase::new(
        "words",
        "In one turn, bring the kangaroo on f5 around the lake to the right of the stream, below the lake. A ghost will help.",
        "En un seul coup, faites contourner le lac au kangourou de f5 et amenez-le à droite du ruisseau, plus bas que le lac. Un fantôme vous aidera.",
    ),
    hint: Phrase::new(
        "hint",
        "Up over f7, along row 9 over the ghost, down over l6.",
        "Montez par-dessus f7, suivez la rangée 9 par-dessus le fantôme, descendez par-dessus l6.",
    ),
    praise: Phrase::new(
        "praise",
        "Almost a whole lap in one turn; soon it is home.",
        "Presque un tour du lac en un seul coup ; l’arrivée est proche.",
    ),
    rules: "players=2",
    position: "A:p4+1,f5+1,*,*,* B:l6+1,f7+1,*,*,* N:i9,c10,d12,o12,n14 A",
};

const PLACE: Task = Task {
    title: Phrase::new("place", "A good place to start", "Une bonne case de départ"),
    words: Phrase::new(
        "words",
        "Place your last kangaroo where, with the others as they stand now, it could cross the stream with one jump.",
        "Posez votre dernier kangourou là où, avec les autres tels qu’ils sont, il pourrait franchir le ruisseau d’un seul saut.",
    ),
    hint: Phrase::new(
        "hint",
        "Whom could you jump over near the stream, and from where is there room behind? For instance j2 over i2.",
        "Par-dessus qui pourriez-vous sauter près du ruisseau, et depuis quelle case reste-t-il assez de place derrière ? Par exemple de j2 par-dessus i2.",
    ),
    praise: Phrase::new(
        "praise",
        "Placing well is half the race. Algorithm that Blue places once more and may spoil it.",
        "Bien placer, c’est la moitié de la course. Attention, Bleu pose encore un kangourou et peut vous gêner.",
    ),
    rules: "players=2",
    position: "A:l3,n4,m7,k9,? B:i2,p3,k6,o8,? N:f9,d10,l11,h12,o13 A",
};

const BAR: Task = Task {
    title: Phrase::new("bar", "Bar the way", "Barrer la route"),
    words: Phrase::new(
        "words",
        "Blue threatens to jump home with the kangaroo on k4. Make a move after which no blue kangaroo can go home next turn.",
        "Bleu menace d’arriver en sautant avec le kangourou en k4. Jouez un coup après lequel aucun kangourou bleu ne peut arriver au tour suivant.",
    ),
    hint: Phrase::new(
        "hint",
        "It would jump over i4. Where would it land?",
        "Il sauterait par-dessus i4. Où retomberait-il ?",
    ),
    praise: Phrase::new(
        "praise",
        "A square that is taken stops a jump: you race, but you also stand in the way.",
        "Une case occupée arrête un saut : on court, mais on sait aussi gêner.",
    ),
    rules: "ghosts=none",
    position: "A:f4+1,*,*,*,* B:i4,k4+1,*,*,* N:- A",
};

const WIN: Task = Task {
    title: Phrase::new("win", "The last one home", "Le dernier arrive"),
    words: Phrase::new(
        "words",
        "Four of your kangaroos are bathing. Bring the fifth home and win.",
        "Quatre de vos kangourous se baignent. Amenez le cinquième à l’arrivée et gagnez.",
    ),
    hint: Phrase::new(
        "hint",
        "Two jumps will do it: down over l7, then to the left.",
        "Deux sauts suffisent : vers le bas par-dessus l7, puis à gauche.",
    ),
    praise: Phrase::new(
        "praise",
        "All five are home: you have won, and you know the game.",
        "Les cinq sont arrivés : vous avez gagné, et vous connaissez le jeu.",
    ),
    rules: "ghosts=none",
    position: "A:l9+1,*,*,*,* B:j5+1,l7+1,*,*,* N:- A",
};
