//! A guided first game: from the first step to a lock.

use std::ops::ControlFlow;

use tabletier_core::{Exercise, Phrase, Position, Task};

use crate::batons::lattice::Stick;
use crate::batons::notation::START;
use crate::batons::position::{BatonsMove, BatonsPosition};

pub(in crate::batons) const EXERCISES: &[Exercise<BatonsPosition>] = &[
    Exercise { task: STEP, done: |_, mv, _| mv.laid[0] == Stick::NONE },
    Exercise { task: SPARE, done: |_, _, after| !after.spare() },
    Exercise { task: TAKE, done: |before, mv, _| taken(before, mv) >= 1 },
    Exercise { task: TWO, done: |before, mv, _| taken(before, mv) >= 2 },
    Exercise { task: ROUND, done: |before, mv, _| taken(before, mv) >= 3 },
    Exercise { task: OPEN, done: |before, mv, _| taken(before, mv) >= 1 },
    Exercise { task: DIVIDE, done: |_, _, after| !can_take(after) },
    Exercise { task: BUILD, done: |_, _, after| after.over().is_some() },
    Exercise { task: LOCK, done: |_, _, after| after.outcome().is_some() },
];

/// How many pawns a turn takes.
fn taken(before: &BatonsPosition, mv: &BatonsMove) -> u32 {
    before.theirs().count_ones() - mv.theirs.count_ones()
}

/// Whether the player to move can take a pawn, with whatever sticks.
fn can_take(position: &BatonsPosition) -> bool {
    let takes = |mv: BatonsMove| match taken(position, &mv) {
        0 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    position.visit_moves(takes).is_break()
}

const STEP: Task = Task {
    title: Phrase::new("step", "A first step", "Un premier pas"),
    words: Phrase::new(
        "words",
        "You play White, and the game begins. Leave the sticks alone and step into the middle.",
        "Vous jouez Blanc, et la partie commence. Laissez les bâtonnets en place et faites un pas vers le milieu.",
    ),
    hint: Phrase::new(
        "hint",
        "Two of your pawns have an empty cell beside them.",
        "Deux de vos pions ont une case vide à côté d’eux.",
    ),
    praise: Phrase::new(
        "praise",
        "A pawn must move in every turn; the sticks are up to you.",
        "À chaque tour, un pion doit bouger ; pour les bâtonnets, c’est à vous de voir.",
    ),
    rules: "firstlock=barred",
    position: START,
};

const SPARE: Task = Task {
    title: Phrase::new("spare", "The spare stick", "Le bâtonnet libre"),
    words: Phrase::new(
        "words",
        "Bring the spare stick into the plan, then move a pawn.",
        "Faites entrer le bâtonnet libre dans le plan, puis jouez un pion.",
    ),
    hint: Phrase::new(
        "hint",
        "Every stick must be a side of a cell. Between the two towers, one stick closes a new cell.",
        "Chaque bâtonnet doit être un côté d’une case. Entre les deux tours, un seul bâtonnet ferme une nouvelle case.",
    ),
    praise: Phrase::new(
        "praise",
        "From now on it is a stick like all the others.",
        "Désormais, c’est un bâtonnet comme les autres.",
    ),
    rules: "sheet",
    position: towers!("u1.0,u0.1 d2.0,u3.1 1 w"),
};

const TAKE: Task = Task {
    title: Phrase::new("take", "Take a pawn", "Prendre un pion"),
    words: Phrase::new("words", "Take a black pawn.", "Prenez un pion noir."),
    hint: Phrase::new(
        "hint",
        "Your pawn in the lower left corner has a black neighbour with an empty cell behind it.",
        "Votre pion en bas à gauche a un voisin noir, avec une case vide derrière lui.",
    ),
    praise: Phrase::new(
        "praise",
        "Over a neighbour, into an empty cell beside it: that is how pawns take.",
        "Par-dessus un voisin, vers une case vide contiguë à la sienne : c’est ainsi qu’on prend.",
    ),
    rules: "sheet",
    position: towers!("d0.0,u2.2 u1.0,u3.1 1 w"),
};

const TWO: Task = Task {
    title: Phrase::new("two", "Two at once", "Deux d’un coup"),
    words: Phrase::new(
        "words",
        "Take two black pawns in one turn.",
        "Prenez deux pions noirs en un seul tour.",
    ),
    hint: Phrase::new(
        "hint",
        "Jump down from the tower, and look where to land so that you can jump again.",
        "Sautez du haut de la tour, et regardez où retomber pour pouvoir sauter encore.",
    ),
    praise: Phrase::new(
        "praise",
        "It matters where a jump ends: the next one begins there.",
        "L’endroit où finit un saut compte : le suivant part de là.",
    ),
    rules: "sheet",
    position: towers!("u0.2 d1.0,d3.0,d0.1 1 w"),
};

const ROUND: Task = Task {
    title: Phrase::new("round", "A round trip", "Une boucle"),
    words: Phrase::new(
        "words",
        "Take three black pawns in one turn.",
        "Prenez trois pions noirs en un seul tour.",
    ),
    hint: Phrase::new(
        "hint",
        "Go all the way around a point; the cell you left is empty for your return.",
        "Faites tout le tour d’un point ; la case que vous avez quittée est vide pour votre retour.",
    ),
    praise: Phrase::new(
        "praise",
        "Each jump counts by itself, so a series may end where it began.",
        "Chaque saut se juge à part : une série peut donc finir là où elle a commencé.",
    ),
    rules: "sheet",
    position: towers!("d0.0,d3.0 u1.0,u0.1,u1.1,u2.2 1 w"),
};

const OPEN: Task = Task {
    title: Phrase::new("open", "Open a door", "Ouvrir une porte"),
    words: Phrase::new(
        "words",
        "As the sticks lie, you can take nothing. Move a stick, and take a black pawn.",
        "Avec les bâtonnets tels quels, vous ne pouvez rien prendre. Déplacez un bâtonnet, et prenez un pion noir.",
    ),
    hint: Phrase::new(
        "hint",
        "An empty cell lies between your lower pawn and a black one. Take away the stick on your side of it, and lay it between the towers.",
        "Une case vide sépare votre pion du bas d’un pion noir. Retirez le bâtonnet entre votre case et cette case vide, et posez-le entre les tours.",
    ),
    praise: Phrase::new(
        "praise",
        "Your cell has grown up to his: sticks bring enemies within reach.",
        "Votre case s’est agrandie jusqu’à la sienne : les bâtonnets mettent l’adversaire à portée.",
    ),
    rules: "sheet",
    position: towers!("u1.0,u0.2 u2.0,u3.1 1 w"),
};

const DIVIDE: Task = Task {
    title: Phrase::new("divide", "Divide and be safe", "Partager pour se protéger"),
    words: Phrase::new(
        "words",
        "By moving sticks, Black threatens to take a pawn. Play so that he can take nothing in his next turn, whatever he does with them.",
        "En déplaçant des bâtonnets, Noir menace de prendre un pion. Jouez de sorte qu’il ne puisse rien prendre au tour suivant, quoi qu’il en fasse.",
    ),
    hint: Phrase::new(
        "hint",
        "Divide the rhombus at the bottom: take the left side of the triangle above it, lay it across, and let your pawn end in the lower half.",
        "Partagez le losange du bas : prenez le côté gauche du triangle au-dessus de lui, posez-le en travers, et que votre pion finisse dans la moitié inférieure.",
    ),
    praise: Phrase::new(
        "praise",
        "A small cell at the edge has few neighbours, and its sticks are safe from Black.",
        "Une petite case au bord a peu de voisines, et ses bâtonnets sont à l’abri de Noir.",
    ),
    rules: "sheet",
    position: "a2.-1,b2.-1,b3.-1,c0.0,b1.0,c1.0,a2.0,b2.0,c2.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,a3.1,b3.1,c3.1,a0.2,b0.2,c0.2,c2.2,b0.3,a1.3,b1.3,c1.3,a0.4 u2.-1,d0.0 d1.1,u2.1,u1.3 0 w",
};

const BUILD: Task = Task {
    title: Phrase::new("build", "Build a landing place", "Construire une case d’arrivée"),
    words: Phrase::new(
        "words",
        "Black’s last pawn sits in the top of a tower. Take it and win.",
        "Le dernier pion noir est au sommet d’une tour. Prenez-le et gagnez.",
    ),
    hint: Phrase::new(
        "hint",
        "It has no cell behind it yet: two sticks make one. The spare can be one of them.",
        "Il n’y a pas encore de case derrière lui : deux bâtonnets en font une. Le bâtonnet libre peut être l’un d’eux.",
    ),
    praise: Phrase::new(
        "praise",
        "No corner is safe where the other can build.",
        "Aucun coin n’est sûr là où l’autre peut construire.",
    ),
    rules: "sheet",
    position: towers!("u0.1,d2.1 u2.2 1 w"),
};

const LOCK: Task = Task {
    title: Phrase::new("lock", "Lock them in", "Bloquer l’adversaire"),
    words: Phrase::new(
        "words",
        "You play Black. White has six pawns and hardly any room: make a turn after which he cannot move.",
        "Vous jouez Noir. Blanc a six pions et presque plus de place : jouez de sorte qu’il ne puisse plus bouger.",
    ),
    hint: Phrase::new(
        "hint",
        "Only the large empty cell gives White room. Take away the stick between it and your pawn on its right, so that your cell fills it. Lay that stick across its upper end, and jump over the white pawn up there into the small cell that comes of it.",
        "Seule la grande case vide laisse de la place à Blanc. Retirez le bâtonnet qui la sépare de votre pion à sa droite, pour que votre case la remplisse. Posez ce bâtonnet en travers de son extrémité supérieure, et sautez par-dessus le pion blanc qui est là-haut, dans la petite case ainsi formée.",
    ),
    praise: Phrase::new(
        "praise",
        "No white pawn can move: you have won. Now you know the whole game.",
        "Aucun pion blanc ne peut bouger : vous avez gagné. Vous connaissez maintenant tout le jeu.",
    ),
    rules: "sheet",
    position: "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,b3.0,c-1.1,a0.1,b0.1,a2.1,b2.1,c2.1,a3.1,b4.1,a-1.2,b-1.2,c-1.2,a0.2,b1.2,c1.2,a2.2,b2.2,c2.2,a3.2,b-1.3,c-1.3,a0.3,a1.3 d0.0,u1.0,u2.0,d-1.1,u-1.2,d1.2 d2.0,u2.1,d2.1,d-1.2,u2.2 0 b",
};
