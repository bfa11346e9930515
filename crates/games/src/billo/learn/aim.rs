//! What one plays for, and with what.

use tabletier_core::{Chapter, Figure, Part, Phrase, Try};

pub(super) const CHAPTER: Chapter = Chapter {
    title: Phrase::new("aim", "The aim and the pieces", "Le but et les pièces"),
    parts: &[
        Part::words(
            "In Billo two players, Red and Black, meet on a board of 64 spaces. You win as soon as your opponent has no piece left, or cannot move when it is their turn.",
            "Billo se joue à deux, Rouge contre Noir, sur un tablier de 64 cases. Vous gagnez dès que l’adversaire n’a plus de pièce, ou ne peut plus jouer quand vient son tour.",
        ),
        Part::words(
            "Each side has eight round pieces and eight square ones. The squares are hollow, and a round fits into the hole of a square of its colour. Two pieces nested like this share one space of the board; we call them a pair. A piece without a partner on its space is free.",
            "Chaque camp a huit pièces rondes et huit carrées. Les carrés sont évidés, et un rond entre dans le trou d’un carré de sa couleur. Deux pièces ainsi emboîtées partagent une case du tablier : c’est une paire. Une pièce seule sur sa case est libre.",
        ),
        Part::words(
            "That is the heart of the game: nested pieces are safe for as long as they stay together, and free pieces can be taken. A round takes squares, a square takes rounds.",
            "Tout le jeu est là : emboîtées, deux pièces sont à l’abri tant qu’elles restent ensemble ; libre, une pièce peut être prise. Un rond prend des carrés, un carré prend des ronds.",
        ),
        Part::words(
            "All pieces begin as pawns, in eight pairs on the home row: Red on row 1, facing up, Black on row 8, facing down. Draw lots for the colours. Red moves first, and if you play several games you take turns at it.",
            "Toutes les pièces commencent comme pions, en huit paires sur la première rangée de leur camp : Rouge sur la rangée 1, vers le haut, Noir sur la rangée 8, vers le bas. On tire les couleurs au sort. Rouge commence, et si l’on joue plusieurs parties, on commence à tour de rôle.",
        ),
        Part::Figure(Figure {
            caption: Phrase::new(
                "figure-2",
                "The board at the start (figure 2 of the French sheet). Let a piece leave its partner.",
                "Le tablier au départ (figure 2 de la règle française). Faites sortir une pièce de sa paire.",
            ),
            rules: "catalano",
            position: "cccccccc/8/8/8/8/8/8/CCCCCCCC r -",
            tries: &[
                Try::legal(
                    "Rc1-c2",
                    "The round c1 steps out, and both pieces are free.",
                    "Le rond c1 sort, et les deux pièces sont libres.",
                ),
                Try::legal(
                    "Sc1-d2",
                    "Just as well the square may go, and leave its round behind.",
                    "Le carré peut aussi bien partir et laisser son rond.",
                ),
                Try::refused(
                    "Rc1-c3",
                    "pawn-step",
                    "Two spaces are too far for one step.",
                    "Deux cases, c’est trop pour un seul pas.",
                ),
                Try::refused(
                    "Rc1-d1",
                    "pawn-step",
                    "A pawn never goes sideways, and d1 is held by a pair.",
                    "Un pion ne va jamais de côté, et d1 est tenue par une paire.",
                ),
            ],
        }),
        Part::words(
            "Two nested pawns are also called a super-pawn, and two nested Billos a super-Billo. What a Billo is comes later.",
            "Deux pions emboîtés s’appellent aussi un super-pion, et deux billos emboîtés un super-billo. Ce qu’est un billo viendra plus loin.",
        ),
    ],
};
