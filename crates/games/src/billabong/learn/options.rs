//! Options and house rules.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const OPTIONS: Chapter = Chapter {
    title: Phrase::new("options", "Options and house rules", "Variantes et règles maison"),
    parts: &[
        Part::words(
            "Two to four can play, each for himself: Red, Blue, Yellow and Purple in this order. The more kangaroos there are, the longer the series of jumps.",
            "On joue à deux, trois ou quatre, chacun pour soi : Rouge, Bleu, Jaune et Violet, dans cet ordre. Plus il y a de kangourous, plus les séries de sauts sont longues.",
        ),
        Part::Figure(PLAYERS),
        Part::words(
            "Two players have only ten kangaroos between them. A ghost team of five helps: white kangaroos that belong to nobody, stand on the board from the beginning and never move. Usually they are drawn at random in the upper six rows, away from the stream.",
            "À deux, on n’a que dix kangourous en tout. Une équipe fantôme de cinq vient en aide : des kangourous blancs qui n’appartiennent à personne, sont sur le plateau dès le début et ne bougent jamais. D’habitude, leurs cases sont tirées au sort dans les six rangées du haut, loin du ruisseau.",
        ),
        Part::Figure(GHOSTS),
        Part::words(
            "The players may also put the ghosts themselves, one by one in turn, on empty squares of their choice outside the lake; as there are five, Red puts the first and the last. Then Red begins with a kangaroo of his own. Or you play without ghosts, as three and four players always do.",
            "Les joueurs peuvent aussi poser eux-mêmes les fantômes, un par un à tour de rôle, sur des cases vides de leur choix hors du lac ; comme il y en a cinq, Rouge pose le premier et le dernier. Puis Rouge commence avec un de ses propres kangourous. On peut aussi jouer sans fantômes, comme on le fait toujours à trois ou quatre.",
        ),
        Part::Figure(GHOSTS_BY_HAND),
        Part::words(
            "For a longer race, agree on two laps: a kangaroo is then home at its third crossing. Two golden dots tell that only one lap is left.",
            "Pour une course plus longue, convenez de deux tours : un kangourou arrive alors à sa troisième traversée. Deux points dorés disent qu’il ne lui reste qu’un tour.",
        ),
        Part::Figure(LAPS),
        Part::decision(
            "No sheet says how a race ends that nobody wants to win. By our house rules it is a draw when the same position comes for the third time with the same player to move, and also when, once all are placed, 400 turns on end (everybody’s counted) bring nobody home. You may switch them off.",
            "Aucune feuille ne dit comment finit une course que personne ne veut gagner. Selon nos règles maison, la partie est nulle quand la même position revient pour la troisième fois avec le même joueur au trait, ou quand, une fois tous les kangourous placés, 400 coups de suite (tous joueurs comptés) n’amènent personne à l’arrivée. On peut les désactiver.",
        ),
        Part::Figure(HOUSE),
    ],
};

const PLAYERS: Figure = Figure {
    caption: Phrase::new(
        "option-players",
        "Four players, and it is Yellow’s turn: everybody is there to be jumped over.",
        "Quatre joueurs, et c’est à Jaune : on peut sauter par-dessus tout le monde.",
    ),
    rules: "players=4",
    position: "A:i3,l4,m6,d9+1,* B:k2,h4+1,n5,f10+1,* C:j2,k5,e7+1,o9,* D:m3,g5+1,j5,c6+1,* N:- C",
    tries: &[
        Try::legal(
            "k5^i5^e5",
            "Over two purple kangaroos, and across the stream.",
            "Par-dessus deux kangourous violets, et de l’autre côté du ruisseau.",
        ),
        Try::refused("k2-k1", "not-yours", "That one is Blue’s.", "Celui-là est à Bleu."),
    ],
};

const GHOSTS: Figure = Figure {
    caption: Phrase::new(
        "option-ghosts",
        "Ghosts drawn at random: stepping stones above the lake.",
        "Des fantômes tirés au sort : de quoi sauter au-dessus du lac.",
    ),
    rules: "players=2,ghosts=random",
    position: "A:k2,d8+1,i11+1,*,* B:l4,f7+1,*,*,* N:e9,h10,k11,c12,o13 A",
    tries: &[
        Try::legal(
            "d8^f10^j10",
            "Over two ghosts, and nearly past the lake.",
            "Par-dessus deux fantômes, et le lac est presque dépassé.",
        ),
        Try::refused("e9-e10", "ghost", "Ghosts never move.", "Les fantômes ne bougent jamais."),
    ],
};

const GHOSTS_BY_HAND: Figure = Figure {
    caption: Phrase::new(
        "ghosts-by-hand",
        "Two ghosts are placed, and Red puts the third.",
        "Deux fantômes sont posés, et Rouge pose le troisième.",
    ),
    rules: "players=2,ghosts=players",
    position: "A:?,?,?,?,? B:?,?,?,?,? N:g4,e9,?,?,? A",
    tries: &[
        Try::legal(
            "@j3",
            "Even beside the stream, if you like.",
            "Même au bord du ruisseau, si l’on veut.",
        ),
        Try::refused(
            "@e9",
            "taken",
            "A ghost stands there already.",
            "Un fantôme s’y trouve déjà.",
        ),
        Try::refused(
            "e9-e10",
            "place-first",
            "Now is the time to place; and ghosts never move.",
            "C’est le moment de placer, et les fantômes ne bougent jamais.",
        ),
    ],
};

const LAPS: Figure = Figure {
    caption: Phrase::new(
        "option-laps",
        "Two laps: i3 is on its second one, i5 still on its first.",
        "Deux tours : i3 est dans son second, i5 encore dans le premier.",
    ),
    rules: "laps=2,ghosts=none",
    position: "A:i3+2,i5+1,*,*,* B:c4+2,k10+1,*,*,* N:- A",
    tries: &[
        Try::legal(
            "i3-h3*",
            "Its third crossing: home.",
            "C’est sa troisième traversée : il est arrivé.",
        ),
        Try::legal(
            "i5-h5",
            "Its second crossing: one more lap to run.",
            "C’est sa deuxième traversée : encore un tour à courir.",
        ),
        Try::refused(
            "i5-h5*",
            "not-home",
            "With one lap it would be home; with two it is not.",
            "Avec un seul tour, il serait arrivé ; avec deux, pas encore.",
        ),
    ],
};

const HOUSE: Figure = Figure {
    caption: Phrase::new(
        "option-house",
        "Both could step to and fro for ever. With house rules, the third time this position stands on the board is a draw; without them, nothing stops it.",
        "Les deux joueurs pourraient aller et venir sans fin. Avec les règles maison, la troisième apparition de cette position rend la partie nulle ; sans elles, rien ne l’arrête.",
    ),
    rules: "ghosts=none,house=on",
    position: "A:b9+1,*,*,*,* B:n9+1,*,*,*,* N:- A",
    tries: &[
        Try::legal(
            "b9-b8",
            "A step back; step forward again next turn, and see what happens if Blue does the same, twice over.",
            "Un pas en arrière ; refaites un pas en avant au tour suivant, et voyez ce qui se passe si Bleu fait de même, deux fois de suite.",
        ),
        Try::legal("b9-c10", "Better: race.", "Mieux vaut courir."),
    ],
};
