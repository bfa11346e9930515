//! A guided first game.

use tabletier_core::{Exercise, Phrase, Position, Task};

use crate::bilitaire::jumps::Jumps;
use crate::bilitaire::{BilitaireMove, BilitairePosition, Slot, Way};

type Lesson = Exercise<BilitairePosition>;

const STUDY: &str = "rounds=1";

pub(in crate::bilitaire) const EXERCISES: &[Lesson] =
    &[FILL, KEEP, TWICE, PART, TAKE_OUT, CUT_OFF, REGRET, GO_ON, WIN];

const FILL: Lesson = Exercise {
    task: Task {
        title: Phrase::new("fill", "Onto the empty tray", "Sur le plateau vide"),
        words: Phrase::new(
            "words",
            "You have the marbles. Jump onto the empty tray.",
            "Vous jouez les billes. Sautez sur le plateau vide.",
        ),
        hint: Phrase::new(
            "hint",
            "The marble a1 can jump over b1, to the right.",
            "La bille a1 peut sauter par-dessus b1, vers la droite.",
        ),
        praise: Phrase::new(
            "praise",
            "The marble you jumped over is gone, and a tray with a marble cannot be taken out.",
            "La bille sautée a disparu, et un plateau qui porte une bille ne peut être retiré.",
        ),
        rules: STUDY,
        position: "..../..../8.../70.. m 1",
    },
    done: |before, _, after| empty_trays(after) < empty_trays(before),
};

const KEEP: Lesson = Exercise {
    task: Task {
        title: Phrase::new("keep", "Leave a guard", "Laisser une gardienne"),
        words: Phrase::new(
            "words",
            "Make a jump after which every tray still holds a marble.",
            "Faites un saut après lequel chaque plateau porte encore une bille.",
        ),
        hint: Phrase::new(
            "hint",
            "A1 has only two marbles, and a jump would use up both. C2 has three.",
            "A1 n’a que deux billes, qu’un saut ferait partir toutes les deux. C2 en a trois.",
        ),
        praise: Phrase::new(
            "praise",
            "Guarded trays stay in the game, and your marbles keep their ways.",
            "Les plateaux gardés restent en jeu, et vos billes gardent leurs chemins.",
        ),
        rules: STUDY,
        position: "..../..../..72/38.. m 1",
    },
    done: |_, _, after| empty_trays(after) == 0,
};

const TWICE: Lesson = Exercise {
    task: Task {
        title: Phrase::new("twice", "Twice, and then?", "Deux sauts, et après ?"),
        words: Phrase::new(
            "words",
            "Two jumps were announced, so you must make two with one marble. Do it so that there is still a jump on the board afterwards.",
            "Deux sauts ont été annoncés : vous devez en faire deux avec une même bille. Faites-les de sorte qu’il reste ensuite un saut sur le plateau.",
        ),
        hint: Phrase::new(
            "hint",
            "Only a2 can jump twice: upwards first, or to the right. What is left next to f2?",
            "Seule a2 peut sauter deux fois : d’abord vers le haut, ou vers la droite. Que reste-t-il près de f2 ?",
        ),
        praise: Phrase::new(
            "praise",
            "An announcement says how often you jump; the way is yours.",
            "Une annonce dit combien de fois vous sautez ; le chemin reste à vous.",
        ),
        rules: STUDY,
        position: "..../..../90../c88. m!2 1",
    },
    done: |_, _, after| Jumps::on(after.board()).movers() != 0,
};

const PART: Lesson = Exercise {
    task: Task {
        title: Phrase::new("part", "End the round", "Finir le tour"),
        words: Phrase::new(
            "words",
            "Now you have the trays. Make a move after which no marble can jump any more.",
            "À vous les plateaux. Jouez un coup après lequel aucune bille ne puisse plus sauter.",
        ),
        hint: Phrase::new(
            "hint",
            "Part A4 from B4: over a free slot nobody can jump.",
            "Séparez A4 de B4 : personne ne saute par-dessus une case libre.",
        ),
        praise: Phrase::new(
            "praise",
            "The round is over, and six marbles are left: the score of your opponent.",
            "Le tour est fini, et il reste six billes : c’est le score de l’adversaire.",
        ),
        rules: STUDY,
        position: "f0../..../..../..3. t 1",
    },
    done: |_, _, after| after.outcome().is_some(),
};

const TAKE_OUT: Lesson = Exercise {
    task: Task {
        title: Phrase::new("take-out", "Pull the plug", "Retirer la clé de voûte"),
        words: Phrase::new(
            "words",
            "From four sides marbles can jump onto the tray in the middle. End the round in one move.",
            "De quatre côtés, des billes peuvent sauter sur le plateau du milieu. Finissez le tour en un coup.",
        ),
        hint: Phrase::new(
            "hint",
            "The tray B2 cannot slide anywhere, but it is empty.",
            "Le plateau B2 ne peut coulisser nulle part, mais il est vide.",
        ),
        praise: Phrase::new(
            "praise",
            "A tray that is taken out does not come back in this round.",
            "Un plateau retiré ne revient plus de tout le tour.",
        ),
        rules: STUDY,
        position: "..../.5../303./.5.. t 1",
    },
    done: |_, _, after| after.outcome().is_some(),
};

const CUT_OFF: Lesson = Exercise {
    task: Task {
        title: Phrase::new("cut-off", "An island", "Une île"),
        words: Phrase::new(
            "words",
            "Move the trays so that the full one touches no other: then its four marbles are lost to the marble player.",
            "Bougez les plateaux pour que celui qui est plein n’en touche plus aucun : ses quatre billes sont alors perdues pour le joueur de billes.",
        ),
        hint: Phrase::new(
            "hint",
            "Look where A2 touches another tray. Either of the two may go.",
            "Voyez où A2 touche un autre plateau. L’un ou l’autre peut s’en aller.",
        ),
        praise: Phrase::new(
            "praise",
            "Full trays first: each island keeps four marbles on the board.",
            "Les plateaux pleins d’abord : chaque île garde quatre billes en jeu.",
        ),
        rules: STUDY,
        position: "..../.36./f5../..0. t 1",
    },
    done: |_, _, after| Slot::all().any(|tray| is_full_island(after, tray)),
};

const REGRET: Lesson = Exercise {
    task: Task {
        title: Phrase::new("regret", "An announcement to regret", "Une annonce à regretter"),
        words: Phrase::new(
            "words",
            "Move a tray and announce a number of jumps, so that you can end the round with your next move whatever the marble player does.",
            "Bougez un plateau et annoncez un nombre de sauts, de façon à pouvoir finir le tour à votre prochain coup, quoi que fasse le joueur de billes.",
        ),
        hint: Phrase::new(
            "hint",
            "Slide B2 up, out of the row. On the four trays at the right only one marble can then jump twice.",
            "Sortez B2 de la rangée, vers le haut. Sur les quatre plateaux de droite, une seule bille peut alors sauter deux fois.",
        ),
        praise: Phrase::new(
            "praise",
            "There is only one way to make two jumps, and after it the trays part for good. With one jump there would have been a way out.",
            "Il n’y a qu’une façon de faire deux sauts, après quoi les plateaux se séparent pour de bon. Avec un seul saut, il y aurait eu une issue.",
        ),
        rules: STUDY,
        position: "..../..../3131/..da t 1",
    },
    done: |_, mv, after| {
        let can_end =
            |now: BilitairePosition| now.moves().iter().any(|mv| now.after(mv).outcome().is_some());
        announces(mv) && after.moves().iter().all(|answer| can_end(after.after(answer)))
    },
};

const GO_ON: Lesson = Exercise {
    task: Task {
        title: Phrase::new("go-on", "Stay in the game", "Rester en jeu"),
        words: Phrase::new(
            "words",
            "You have the marbles again. Jump so that you will have another jump whatever the tray player does.",
            "À vous de nouveau les billes. Sautez de façon à avoir encore un saut, quoi que fasse le joueur de plateaux.",
        ),
        hint: Phrase::new(
            "hint",
            "d4 lies alone at the bottom: a marble next to it would have a jump there, besides those at the top.",
            "d4 est seule en bas : une bille à côté d’elle aurait un saut à y faire, en plus de ceux d’en haut.",
        ),
        praise: Phrase::new(
            "praise",
            "Jumps in several places are hard to stop with one move.",
            "Des sauts en plusieurs endroits sont difficiles à arrêter d’un seul coup.",
        ),
        rules: STUDY,
        position: ".f3./.d../.8../.... m 1",
    },
    done: |_, _, after| after.moves().iter().all(|mv| after.after(mv).outcome().is_none()),
};

const WIN: Lesson = Exercise {
    task: Task {
        title: Phrase::new("win", "Win the match", "Gagner la partie"),
        words: Phrase::new(
            "words",
            "Round 2: with the marbles you left 11, and now you have the trays. Stop your opponent at 12 and win.",
            "Second tour : aux billes, vous en avez laissé 11, et vous jouez maintenant les plateaux. Arrêtez l’adversaire à 12 et gagnez.",
        ),
        hint: Phrase::new(
            "hint",
            "All jumps start from the full tray B1. Where does it touch nothing?",
            "Tous les sauts partent du plateau plein B1. Où ne touchera-t-il plus rien ?",
        ),
        praise: Phrase::new(
            "praise",
            "Twelve against eleven: you have won your first match.",
            "Douze contre onze : vous avez gagné votre première partie.",
        ),
        rules: "rounds=2",
        position: "7.2./5.../.1../.f4. t 2:11",
    },
    done: |before, _, after| {
        after.outcome().is_some_and(|outcome| outcome.values[before.seat()] > 0)
    },
};

/// Whether a tray move announces jumps.
fn announces(mv: &BilitaireMove) -> bool {
    matches!(mv, BilitaireMove::Slide(_, 2..) | BilitaireMove::Remove(_, 2..))
}

/// How many trays have no marble.
fn empty_trays(position: &BilitairePosition) -> usize {
    let board = position.board();
    Slot::all().filter(|&slot| board.has_tray(slot) && board.load(slot) == 0).count()
}

/// Whether there is a full tray here that touches no other.
fn is_full_island(position: &BilitairePosition, tray: Slot) -> bool {
    let board = position.board();
    let touches = |way| tray.step(way, 1).is_some_and(|next| board.has_tray(next));
    board.has_tray(tray) && board.load(tray) == 0xf && !Way::ALL.into_iter().any(touches)
}
