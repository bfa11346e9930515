//! What one plays for, and with what.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("aim", "The aim and the board", "Le but et le plateau"),
    parts: &[
        Part::words(
            "Bi-litaire is peg solitaire for two. The marble player jumps marbles over each other and takes off as many as possible. The tray player moves the board under them and tries to stop that. Then you change places, and whoever left fewer marbles as marble player wins.",
            "Bi-litaire est un solitaire pour deux. Le joueur de billes fait sauter les billes les unes par-dessus les autres et en retire autant qu’il peut. Le joueur de plateaux déplace le plateau sous elles pour l’en empêcher. Puis on change de rôle, et gagne celui qui, aux billes, en a laissé le moins.",
        ),
        Part::words(
            "The frame has sixteen slots, A1 to D4. Twelve of them hold a square tray; at the start the four corners are free. Each tray has four holes, so a frame full of trays would have 64, named a1 to h8. All 48 holes on the trays hold a marble. The colours of the marbles mean nothing.",
            "Le cadre a seize cases, de A1 à D4. Douze d’entre elles portent un petit plateau carré ; au départ, les quatre coins sont libres. Chaque plateau a quatre creux, de sorte qu’un cadre plein en aurait 64, nommés de a1 à h8. Chacun des 48 creux contient une bille. La couleur des billes ne compte pas.",
        ),
        Part::words(
            "Draw lots for who has the marbles first. That player begins by taking any one marble off, to make room. After that the players take turns: trays, marbles, trays, marbles.",
            "On tire au sort qui joue d’abord les billes. Ce joueur commence par retirer une bille de son choix, pour faire de la place. Ensuite on joue à tour de rôle : plateaux, billes, plateaux, billes.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "start",
                "The start: twelve trays in a cross, 48 marbles. Open the round.",
                "Le départ : douze plateaux en croix, 48 billes. Ouvrez le tour.",
            ),
            rules: "rounds=2",
            position: ".ff./ffff/ffff/.ff. o 1",
            tries: &[
                Try::legal("-d4", "A marble from the middle.", "Une bille du milieu."),
                Try::legal(
                    "-a3",
                    "One from the edge will do as well.",
                    "Une du bord convient aussi.",
                ),
                Try::refused(
                    "-a1",
                    "no-hole",
                    "The corner slot A1 has no tray.",
                    "La case d’angle A1 n’a pas de plateau.",
                ),
                Try::refused(
                    "d2xd4",
                    "opening",
                    "Before the first jump a marble is taken off.",
                    "Avant le premier saut, on retire une bille.",
                ),
                Try::refused(
                    "C1>1e",
                    "opening",
                    "The tray player comes second.",
                    "Le joueur de plateaux joue en second.",
                ),
            ],
        }),
    ],
};
