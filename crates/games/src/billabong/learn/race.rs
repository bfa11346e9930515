//! The aim, placing, steps.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const AIM: Chapter = Chapter {
    title: Phrase::new("aim", "The race", "La course"),
    parts: &[
        Part::words(
            "Two, three or four players each train a team of five kangaroos. The kangaroos race clockwise around the lake in the middle of the board, the billabong. Whoever brings all five home first has won.",
            "Deux, trois ou quatre joueurs entraînent chacun une équipe de cinq kangourous. Les kangourous font la course autour du lac au milieu du plateau, le billabong, dans le sens des aiguilles d’une montre. Qui ramène le premier ses cinq kangourous a gagné.",
        ),
        Part::words(
            "The stream that runs from the lake to the lower edge is start and finish in one. A kangaroo first crosses it to start its lap and is home when it crosses it again, always from right to left. A golden dot beside a kangaroo tells that it has started; those that are home bathe in the lake.",
            "Le ruisseau qui descend du lac jusqu’au bord inférieur est à la fois le départ et l’arrivée. Un kangourou le franchit d’abord pour commencer son tour, et il est arrivé quand il le franchit de nouveau, toujours de droite à gauche. Un point doré à côté d’un kangourou dit qu’il est parti ; ceux qui sont arrivés se baignent dans le lac.",
        ),
        Part::words(
            "One more kangaroo belongs to the game: the black referee, who waits in the lake until somebody jumps.",
            "Un kangourou noir complète le matériel : l’arbitre, qui attend dans le lac que quelqu’un saute.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "course",
                "Three red kangaroos: one before the start, one on its way, one a step from home.",
                "Trois kangourous rouges : un avant le départ, un en chemin, un à un pas de l’arrivée.",
            ),
            rules: "ghosts=none",
            position: "A:k3,i5+1,e9+1,*,* B:m4+1,d6+1,i6,*,* N:- A",
            tries: &[
                Try::legal("k3-j3", "It comes nearer to the start.", "Il s’approche du départ."),
                Try::legal(
                    "e9-f10",
                    "It follows the dotted way around the lake.",
                    "Il suit le tour du lac, marqué en pointillé.",
                ),
                Try::legal(
                    "i5-h5*",
                    "Its second crossing: it is home and goes for a swim.",
                    "C’est sa deuxième traversée : il est arrivé et va se baigner.",
                ),
            ],
        }),
        Part::decision(
            "The sheet’s pictures are lost, and of the lake it says only that it is square. So the board is that of the published game: 16 columns, 14 rows, and a lake of four squares by two in the middle. Figures 1 to 10 are drawn anew after their captions.",
            "Les dessins de la feuille sont perdus, et du lac elle dit seulement qu’il est carré. Le plateau est donc celui du jeu publié : 16 colonnes, 14 rangées, et un lac de quatre cases sur deux au milieu. Les figures 1 à 10 sont redessinées d’après leurs légendes.",
        ),
    ],
};

pub(super) const PLACING: Chapter = Chapter {
    title: Phrase::new("placing", "Placing the kangaroos", "Placer les kangourous"),
    parts: &[
        Part::words(
            "At first no team is on the board; but when two play, five white ghosts usually stand there already (see the options). Red begins: one after the other, each of you puts down a kangaroo of your own on an empty square, never in the lake, until nobody has one left in hand. Then Red makes the first move.",
            "Au début, aucune équipe n’est sur le plateau ; mais à deux joueurs, cinq fantômes blancs s’y trouvent d’habitude déjà (voir les variantes). Rouge commence : l’un après l’autre, chacun pose un de ses kangourous sur une case inoccupée, hors du lac, jusqu’à ce que personne n’en ait plus en main. Puis Rouge joue le premier coup.",
        ),
        Part::words(
            "Wherever you put it, a kangaroo has its whole lap before it, for that begins only when it crosses the stream. Right beside the stream is not always best: a little further away there is room for long jumps over the others.",
            "Où qu’on le pose, un kangourou a tout son tour du lac devant lui, car ce tour ne commence qu’au passage du ruisseau. Le bord du ruisseau n’est pas toujours le meilleur endroit : un peu plus loin, il y a de la place pour de longs sauts par-dessus les autres.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "place",
                "Red places a third kangaroo.",
                "Rouge pose son troisième kangourou.",
            ),
            rules: "ghosts=none",
            position: "A:k3,m5,?,?,? B:i2,l4,?,?,? N:- A",
            tries: &[
                Try::legal(
                    "@i4",
                    "On the bank of the stream: one step, and it has started.",
                    "Sur la rive du ruisseau : un pas, et il sera parti.",
                ),
                Try::legal(
                    "@c9",
                    "Far away is allowed, but from there it is a long way to the start.",
                    "C’est permis, mais de là il y a bien du chemin jusqu’au départ.",
                ),
                Try::refused(
                    "@l4",
                    "taken",
                    "Blue stands there: one kangaroo to a square.",
                    "Bleu s’y trouve : un seul kangourou par case.",
                ),
                Try::refused(
                    "@h7",
                    "in-lake",
                    "Nobody starts in the lake.",
                    "Personne ne part du lac.",
                ),
                Try::refused(
                    "k3-j3",
                    "place-first",
                    "The race begins when everybody is placed.",
                    "La course commence quand tout le monde est placé.",
                ),
            ],
        }),
    ],
};

pub(super) const STEPS: Chapter = Chapter {
    title: Phrase::new("steps", "Steps", "Les pas"),
    parts: &[
        Part::words(
            "In your turn you move one of your own kangaroos. Either it steps or it jumps. It may go in any direction, backwards too.",
            "À votre tour, vous déplacez un de vos kangourous. Il fait un pas, ou bien il saute. Il peut aller dans toutes les directions, même en arrière.",
        ),
        Part::words(
            "A step leads to one of the eight squares around, like the king’s at chess. The square must be free and must not belong to the lake. One step, and the turn is over.",
            "Un pas mène à l’une des huit cases alentour, comme celui du roi aux échecs. La case doit être libre et hors du lac. Un seul pas, et c’est au suivant.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "step",
                "Where may the red kangaroo on c6 step?",
                "Où le kangourou rouge en c6 peut-il faire un pas ?",
            ),
            rules: "ghosts=none",
            position: "A:c6+1,k9+1,*,*,* B:d6+1,*,*,*,* N:- A",
            tries: &[
                Try::legal("c6-c7", "Straight ahead.", "Tout droit."),
                Try::legal("c6-d7", "Diagonally.", "En diagonale."),
                Try::refused("c6-d6", "taken", "Blue stands there.", "Bleu s’y trouve."),
                Try::refused(
                    "c6-c8",
                    "too-far",
                    "Two squares are too far for a step.",
                    "Deux cases, c’est trop loin pour un pas.",
                ),
                Try::refused(
                    "c6-c7-c8",
                    "one-step",
                    "Two steps in one turn are one too many.",
                    "Deux pas dans un tour, c’est un de trop.",
                ),
                Try::refused(
                    "d6-d7",
                    "not-yours",
                    "Only Blue moves blue kangaroos.",
                    "Seul Bleu déplace les kangourous bleus.",
                ),
                Try::refused(
                    "pass",
                    "must-move",
                    "Who can move must move.",
                    "Qui peut jouer doit jouer.",
                ),
            ],
        }),
        Part::Figure(Figure {
            caption: Phrase::new(
                "shore",
                "On the shore: past the corner, but not into the water.",
                "Au bord du lac : on passe le coin, mais on ne va pas à l’eau.",
            ),
            rules: "ghosts=none",
            position: "A:f7+1,*,*,*,* B:c6+1,*,*,*,* N:- A",
            tries: &[
                Try::legal(
                    "f7-g6",
                    "Diagonally past the corner of the lake.",
                    "En diagonale, en frôlant le coin du lac.",
                ),
                Try::refused(
                    "f7-g7",
                    "in-lake",
                    "The lake is for kangaroos that are home.",
                    "Le lac est réservé aux kangourous arrivés.",
                ),
            ],
        }),
        Part::decision(
            "The sheet allows a diagonal jump to touch a corner of the lake and says nothing of steps. We allow it for steps as well.",
            "La feuille permet à un saut en diagonale de frôler un coin du lac et ne dit rien des pas. Nous le permettons aussi pour un pas.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "stuck",
                "Red’s last kangaroo in the corner: every neighbouring square is taken, every landing square too.",
                "Le dernier kangourou rouge, dans le coin : toutes les cases voisines sont occupées, et celles où il retomberait aussi.",
            ),
            rules: "ghosts=random",
            position: "A:a14+1,*,*,*,* B:c12,a13,b13,b14,c14 N:p9,a12,p12,o14,p14 A",
            tries: &[
                Try::legal(
                    "pass",
                    "Nothing else can be done, so Red passes.",
                    "Il n’y a rien d’autre à faire : Rouge passe.",
                ),
                Try::refused(
                    "a14^a12",
                    "taken",
                    "A ghost stands where this jump would land.",
                    "Un fantôme occupe la case où ce saut finirait.",
                ),
            ],
        }),
        Part::decision(
            "The sheet does not say what happens if none of your kangaroos can move. It is very rare; you pass, and the race goes on.",
            "La feuille ne dit pas ce qui se passe si aucun de vos kangourous ne peut bouger. C’est très rare ; vous passez, et la course continue.",
        ),
    ],
};
