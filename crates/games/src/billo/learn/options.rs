//! The two rule sets, and each option by itself.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new(
        "options",
        "Two rule sheets and their options",
        "Deux règles et leurs options",
    ),
    parts: &[
        Part::words(
            "There are two rule sheets. Raul Catalano’s, in English, is what we have told so far and what we play unless you ask otherwise; we call it catalano. (To the letter it is catalano with missed captures claimed.) Michel Boutin’s, in French, differs in five points; we call it boutin: missed captures are claimed, any capture will do, a walk may end on an empty space, Billos take only Billos, and no ending is drawn by itself. You may also mix the points as you like.",
            "Il existe deux règles. Celle de Raul Catalano, en anglais, est celle que nous avons exposée et que nous jouons sauf demande contraire ; nous l’appelons catalano. (À la lettre, c’est catalano avec revendication des prises manquées.) Celle de Michel Boutin, en français, en diffère sur cinq points ; nous l’appelons boutin : les prises manquées se revendiquent, toute prise convient, un passage peut finir sur une case vide, les billos ne prennent que des billos, et aucune finale n’est nulle d’elle-même. Vous pouvez aussi mêler ces points à votre gré.",
        ),
        Part::words(
            "The obligation to capture may be left to the players. Then every move may be played, even one that takes nothing or too little, but your opponent may answer with a claim: your move is taken back, and you have to play one that takes as it should. An opponent who makes a move instead accepts yours. Even a player who is blocked may still claim. But if the wrong move takes the last piece, or leads to a drawn ending, the game is over and nothing can be claimed.",
            "L’obligation de prendre peut être l’affaire des joueurs. Tout coup peut alors être joué, même s’il ne prend rien ou trop peu, mais l’adversaire peut répondre en revendiquant : votre coup est annulé, et vous devez en jouer un qui prend comme il faut. S’il joue un coup, il accepte le vôtre. Même un joueur bloqué peut encore revendiquer. Mais si le coup fautif prend la dernière pièce ou mène à une finale nulle, la partie est finie et l’on ne revendique plus rien.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-capture",
                "Missed captures are claimed: Red could take d2, but is free to do something else.",
                "Les prises manquées se revendiquent : Rouge pourrait prendre d2, mais peut faire autre chose.",
            ),
            rules: "catalano,capture=claim",
            position: "7r/8/8/8/8/8/3s4/3C3S r -",
            tries: &[
                Try::legal("Rd1xd2", "The move that is due.", "Le coup qui est dû."),
                Try::legal(
                    "Sh1-h2",
                    "Allowed here, at the risk of a claim.",
                    "Permis ici, au risque d’une revendication.",
                ),
                Try::refused(
                    "claim",
                    "nothing-to-claim",
                    "Black has missed nothing.",
                    "Noir n’a rien manqué.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "claiming",
                "Red has moved the square h1 to h2 and left d2 alone. Black may claim, or make a move.",
                "Rouge a joué le carré h1 en h2 au lieu de prendre d2. Noir peut revendiquer, ou jouer un coup.",
            ),
            rules: "catalano,capture=claim",
            position: "7r/8/8/8/8/8/3s3S/3C4 b ?7r/8/8/8/8/8/3s4/3C3S",
            tries: &[
                Try::legal(
                    "claim",
                    "Red’s move is taken back, and Red must take.",
                    "Le coup rouge est repris, et Rouge doit prendre.",
                ),
                Try::legal("Rh8-h7", "Black accepts it.", "Noir l’accepte."),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "claimed",
                "Black has claimed. Now Red has no choice.",
                "Noir a revendiqué. Rouge n’a plus le choix.",
            ),
            rules: "catalano,capture=claim",
            position: "7r/8/8/8/8/8/3s4/3C3S r !",
            tries: &[
                Try::legal(
                    "Rd1xd2",
                    "This is what Black wants to see.",
                    "C’est ce que Noir veut voir.",
                ),
                Try::refused(
                    "Sh1-h2",
                    "must-capture",
                    "Not a second time.",
                    "Pas une seconde fois.",
                ),
            ],
        }),
        Part::words(
            "The choice between captures may be free: you must take, but every capture will do, large or small, and you may stop early.",
            "Le choix entre les prises peut être libre : il faut prendre, mais toute prise convient, grande ou petite, et l’on peut s’arrêter en chemin.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-priority",
                "No priority among captures: one piece is enough.",
                "Sans priorité entre les prises : une pièce suffit.",
            ),
            rules: "catalano,priority=off",
            position: "7r/8/8/8/8/3s4/3s1s2/3R1R2 r -",
            tries: &[
                Try::legal("Rd1xd2xd3", "Two pieces …", "Deux pièces…"),
                Try::legal("Rd1xd2", "… or only one of them …", "… ou une seule des deux…"),
                Try::legal("Rf1xf2", "… or the other one.", "… ou bien l’autre."),
                Try::refused(
                    "Rf1-g2",
                    "must-capture",
                    "But none is too few.",
                    "Mais aucune, c’est trop peu.",
                ),
            ],
        }),
        Part::words(
            "A move over own pieces may be allowed to end further on: after at least one own piece, with one more step to an empty space. A move that takes still may not.",
            "On peut permettre au passage sur ses propres pièces de finir plus loin : après au moins une pièce à soi, par un pas de plus sur une case vide. Un coup qui prend ne le peut toujours pas.",
        ),
        Part::decision(
            "The French text does not say so in words, but its figure 3 lets pieces go on to empty spaces: we read it that way for the rules called boutin.",
            "Le texte français ne le dit pas en toutes lettres, mais sa figure 3 laisse aller des pièces jusqu’à des cases vides : c’est ainsi que nous lisons la règle boutin.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-glide",
                "The square d1 walks over d2 and c3, and one step beyond.",
                "Le carré d1 passe par d2 et c3, et fait un pas de plus.",
            ),
            rules: "catalano,glide=empty",
            position: "7r/8/8/8/8/2R5/3R4/3S4 r -",
            tries: &[
                Try::legal("Sd1-d2-c3-b4", "One step beyond c3.", "Un pas au-delà de c3."),
                Try::legal("Sd1-d2-d3", "One step beyond d2.", "Un pas au-delà de d2."),
                Try::refused("Sd1-d2-c3-b4-b5", "empty-ends", "One step only.", "Un seul pas."),
            ],
        }),
        Part::words(
            "What a Billo takes may be restricted: only Billos, as pawns take only pawns.",
            "Ce que prend un billo peut être restreint : rien que des billos, comme les pions rien que des pions.",
        ),
        Part::decision(
            "In one place the French sheet lets Billos take nothing but Billos; in another it praises the very first Billo for its attacks, when there is no other Billo to attack. For boutin we follow the former; if you prefer the latter, play boutin with Billos that take everything.",
            "À un endroit, la règle française ne laisse les billos prendre que des billos ; à un autre, elle vante les attaques du tout premier billo, alors qu’il n’y en a encore aucun à attaquer. Pour boutin, nous suivons le premier passage ; si vous préférez le second, jouez boutin avec des billos qui prennent tout.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-prey",
                "Like takes like: of its two square neighbours the Billo d5 may take only the Billo.",
                "À chacun son rang : de ses deux voisins carrés, le billo d5 ne peut prendre que le billo.",
            ),
            rules: "catalano,prey=equal",
            position: "8/8/2sqr3/3O4/8/8/8/8 r -",
            tries: &[
                Try::legal("Rd5xd6", "Billo takes Billo.", "Billo prend billo."),
                Try::refused(
                    "Rd5xc6",
                    "billo-prey",
                    "Pawns are out of bounds for it.",
                    "Les pions lui sont interdits.",
                ),
            ],
        }),
        Part::words(
            "The endings that count as drawn may be played out instead: then no ending is a draw because of its pieces. One plays on until somebody is blocked or has nothing left, or the house rules end it.",
            "Les finales déclarées nulles peuvent aussi se jouer jusqu’au bout : aucune n’est alors nulle du fait de ses pièces. On joue jusqu’à ce que quelqu’un soit bloqué ou n’ait plus rien, ou que les règles maison y mettent fin.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-draws",
                "Only rounds are left. Without drawn endings the game goes on, and may still be won by blocking.",
                "Il ne reste que des ronds. Sans nulles, la partie continue, et peut encore se gagner par blocage.",
            ),
            rules: "catalano,draws=off",
            position: "8/8/8/8/r7/R7/1R6/8 r -",
            tries: &[
                Try::legal(
                    "Rb2-b3",
                    "Black cannot move, and Red has won.",
                    "Noir ne peut plus jouer, et Rouge a gagné.",
                ),
                Try::legal("Rb2-c3", "Black slips away over b3.", "Noir s’échappe par b3."),
            ],
        }),
        Part::words(
            "House rules: no sheet says what happens when nobody gets anywhere, so that is up to us. A position that comes for the third time with the same player to move is a draw, and so are a hundred turns (fifty each) without a capture or a pawn’s move. You may switch this off.",
            "Règles maison : aucune règle ne dit ce qui arrive quand plus personne n’avance ; c’est donc à nous de le dire. Une position qui revient pour la troisième fois avec le même joueur au trait est nulle, de même que cent tours (cinquante chacun) sans prise ni coup de pion. Vous pouvez y renoncer.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "option-house",
                "Billos may walk up and down for ever. Go back and forth with both sides: the third time the game is drawn.",
                "Des billos peuvent aller et venir sans fin. Faites-le des deux côtés : à la troisième fois, la partie est nulle.",
            ),
            rules: "catalano",
            position: "3s3q/8/8/8/8/8/8/O3R3 r -",
            tries: &[
                Try::legal(
                    "Ra1-a2",
                    "A Billo’s move, which can be undone.",
                    "Un coup de billo, qui peut se défaire.",
                ),
                Try::legal(
                    "Re1-e2",
                    "A pawn’s move: the counting begins anew.",
                    "Un coup de pion : on recommence à compter.",
                ),
            ],
        }),
    ],
};
