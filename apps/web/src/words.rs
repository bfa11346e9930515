//! What the pages say, in both languages.

use tabletier_session::{Lang, Phrase};

/// Phrases by name.
macro_rules! phrases {
    ($($name:ident $code:literal $en:literal $fr:literal)*) => {
        $(pub(crate) static $name: Phrase = Phrase::new($code, $en, $fr);)*
        #[cfg(test)]
        static ALL: &[&Phrase] = &[$(&$name),*];
    };
}

phrases! {
    MOTTO "motto"
        "Four rare board games to play, with others or against the computer."
        "Quatre jeux de plateau rares, à jouer entre amis ou contre l’ordinateur."
    PLAY "play" "Play" "Jouer"
    CONTINUE "continue" "Continue" "Continuer"
    IN_PROGRESS "in-progress" "Game in progress" "Partie en cours"
    PLAYERS "players" "Players" "Joueurs"
    LENGTH "length" "Length" "Durée"
    BY "by" "by" "de"
    HOME "home" "All games" "Tous les jeux"
    NEW_GAME "new-game" "New game" "Nouvelle partie"
    RULES "rules" "Rules" "Règles"
    OPTIONS "options" "Every option" "Toutes les options"
    WHO_PLAYS "who-plays" "Who plays" "Qui joue"
    PERSON "person" "A person" "Une personne"
    NAME "name" "Name" "Nom"
    ROTATE "rotate" "Exchange seats" "Échanger les places"
    SEED "seed" "Number for the draw" "Numéro du tirage"
    SEED_WHY "seed-why"
        "The same number lays the same start."
        "Le même numéro donne le même départ."
    DRAW_ANEW "draw-anew" "Draw" "Tirer"
    WHO_STARTS "who-starts" "Who begins" "Qui commence"
    START_CHOSEN "start-chosen" "As seated here" "Comme placé ici"
    START_LOT "start-lot" "Drawn by lot" "Tiré au sort"
    START_TURNS "start-turns" "In turns, game after game" "À tour de rôle, de partie en partie"
    TOUCH "touch" "Touch-move" "Pièce touchée, pièce jouée"
    TOUCH_WHY "touch-why"
        "What was touched must move."
        "Ce qu’on a touché doit jouer."
    BEGIN "begin" "Begin" "Commencer"
    YOUR_TURN "your-turn" "to move" "au trait"
    THINKING "thinking" "is thinking…" "réfléchit…"
    LOOKING "looking" "Looking for a good move…" "Recherche d’un bon coup…"
    STOP "stop" "Stop" "Arrêter"
    PAUSED "paused" "The computer waits." "L’ordinateur attend."
    GO_ON "go-on" "Let it play" "Le laisser jouer"
    UNDO "undo" "Undo" "Annuler"
    REDO "redo" "Redo" "Rétablir"
    HINT "hint" "Hint" "Conseil"
    RESIGN "resign" "Resign" "Abandonner"
    RESIGN_SURE "resign-sure" "Really resign?" "Vraiment abandonner ?"
    HAND_OVER "hand-over" "Leave the seat to the computer?" "Laisser la place à l’ordinateur ?"
    YES "yes" "Yes" "Oui"
    NO "no" "No" "Non"
    SAME "same" "Same again" "Même partie"
    SAME_SURE "same-sure"
        "Give up this game and begin another like it?"
        "Quitter cette partie et en commencer une pareille ?"
    TAKEN_BACK "taken-back" "Taken back." "Coup repris."
    BEGIN_SURE "begin-sure"
        "Give up the game in progress and begin this one?"
        "Quitter la partie en cours et commencer celle-ci ?"
    LAST_GAME "last-game" "Last game" "Dernière partie"
    SEE_AGAIN "see-again" "See it again" "La revoir"
    NOT_KEPT "not-kept"
        "The browser has no room to keep this game: it will be lost when the page is closed."
        "Le navigateur n’a plus de place pour garder cette partie : elle sera perdue en fermant la page."
    AGAIN "again" "Play again" "Rejouer"
    TURN_BOARD "turn-board" "Turn the board" "Tourner le plateau"
    STUDY "study" "Analyse" "Analyser"
    STUDIED "studied" "Analysis in progress" "Analyse en cours"
    ENGINE "engine" "Let the engine think" "Faire réfléchir le moteur"
    TRY_LINE "try-line" "Try this line" "Essayer cette suite"
    VALUES "values" "Who stands better" "Qui est mieux"
    JUDGE "judge" "Look through the game" "Examiner la partie"
    NO_MISTAKES "no-mistakes" "No large mistake was found." "Aucune grosse faute n’a été trouvée."
    MAKING_SURE "making-sure" "making sure of the mistakes" "vérification des fautes"
    REMARK "remark" "Remark on this move" "Commentaire sur ce coup"
    REMARK_START "remark-start" "Remark on the game" "Commentaire sur la partie"
    REMOVE_SURE "remove-sure"
        "Remove this move with all that follows it?"
        "Supprimer ce coup et tout ce qui le suit ?"
    PROMOTE "promote" "Make it the main line" "En faire la ligne principale"
    REMOVE "remove" "Remove from here on" "Supprimer à partir d’ici"
    REPLACES_STUDY "replaces-study"
        "This takes the place of the analysis you have, with its variations and remarks. Go on?"
        "Ceci remplace l’analyse en cours, avec ses variantes et ses commentaires. Continuer ?"
    BACK_TO_STUDY "back-to-study" "Back to the analysis" "Revenir à l’analyse"
    LOST_STUDY "lost-study"
        "The analysis that was kept cannot be read any more."
        "L’analyse gardée n’est plus lisible."
    EDIT "edit" "Set up a position" "Composer une position"
    EDIT_WHY "edit-why"
        "Choose a piece, then touch the places where it goes; touch again to take it off."
        "Choisissez une pièce, puis touchez les places où la poser ; touchez encore pour l’enlever."
    TO_PUT "to-put" "What to put" "À poser"
    FIELDS "fields" "Besides the board" "À côté du plateau"
    CLEAR "clear" "Empty board" "Plateau vide"
    USUAL_START "usual-start" "Usual start" "Départ habituel"
    POSITION_TEXT "position-text" "The position as text" "La position en texte"
    TAKE_TEXT "take-text" "Take this text" "Prendre ce texte"
    CANNOT_READ_POSITION "cannot-read-position"
        "This is no position we can read:"
        "Ce n’est pas une position lisible :"
    OTHER_RULES "other-rules"
        "What lies there is no position by those rules. Empty the board or lay the usual start first."
        "Ce qui est posé n’est pas une position selon ces règles. Videz d’abord le plateau ou reprenez le départ habituel."
    POSITION_FINE "position-fine" "This position can be played." "Cette position est jouable."
    SHARE "share" "Share, save, open" "Partager, enregistrer, ouvrir"
    MOVES "moves" "Moves" "Coups"
    NO_MOVES "no-moves" "No move yet." "Aucun coup pour l’instant."
    THE_START "the-start" "Start" "Début"
    THE_END "the-end" "End" "Fin"
    LOOKING_BACK "looking-back"
        "You are looking back."
        "Vous regardez en arrière."
    BACK_TO_GAME "back-to-game" "Back to the game" "Revenir à la partie"
    FROM_HERE "from-here" "Go on from here" "Reprendre d’ici"
    REPLAY "replay" "Replay" "Revoir"
    STEP_BACK "step-back" "One move back" "Un coup en arrière"
    STEP_ON "step-on" "One move on" "Un coup en avant"
    FINISH "finish" "Stop here" "S’arrêter ici"
    TAKE_BACK "take-back" "Put it down" "Reposer"
    TYPE_MOVE "type-move" "Type a move" "Écrire un coup"
    PLAY_IT "play-it" "Play it" "Jouer ce coup"
    LANGUAGE "language" "Français" "English"
    SETTINGS "settings" "Settings" "Réglages"
    LOOK "look" "Colours" "Couleurs"
    LOOK_AUTO "look-auto" "As the device" "Comme l’appareil"
    LOOK_LIGHT "look-light" "Light" "Clair"
    LOOK_DARK "look-dark" "Dark" "Sombre"
    PACE "pace" "Moves are shown" "Les coups sont montrés"
    PACE_STILL "pace-still" "at once" "d’un coup"
    PACE_SLOW "pace-slow" "slowly" "lentement"
    PACE_USUAL "pace-usual" "step by step" "pas à pas"
    PACE_FAST "pace-fast" "quickly" "vite"
    SOUND "sound" "Sound" "Son"
    CLOSE "close" "Close" "Fermer"
    COPY_LINK "copy-link" "Copy a link to the game" "Copier un lien vers la partie"
    COPY_PLACE "copy-place" "Copy a link to this position" "Copier un lien vers cette position"
    COPY_RECORD "copy-record" "Copy the record" "Copier la partie"
    DOWNLOAD "download" "Download" "Télécharger"
    OPEN_GAME "open-game" "Open a game" "Ouvrir une partie"
    OPEN_FILE "open-file" "Open a file" "Ouvrir un fichier"
    PASTE "paste" "Or paste a record here:" "Ou collez une partie ici :"
    OPEN "open" "Open" "Ouvrir"
    COPIED "copied" "Copied." "Copié."
    NOT_COPIED "not-copied"
        "The browser does not let us copy."
        "Le navigateur ne permet pas de copier."
    CANNOT_READ "cannot-read"
        "This is no game we can read:"
        "Ce n’est pas une partie lisible :"
    NO_GAME "no-game" "no game in it" "aucune partie dedans"
    NOWHERE "nowhere"
        "This address leads nowhere. Here are the games."
        "Cette adresse ne mène nulle part. Voici les jeux."
    NOTHING_LOST "nothing-lost" "Nothing was changed." "Rien n’a été changé."
    LOST_TABLE "lost-table"
        "The game that was kept cannot be read any more."
        "La partie gardée n’est plus lisible."
    REPLACES "replaces"
        "If you open this game, it takes the place of the one you are playing."
        "Si vous ouvrez cette partie, elle remplace celle que vous jouez."
    ENGINE_FAILED "engine-failed" "The engine has failed:" "Le moteur a échoué :"
    LEARN "learn" "Learn" "Apprendre"
    FIRST_GAME "first-game" "A guided first game" "Une première partie guidée"
    CONTENTS "contents" "On this page" "Sur cette page"
    TO_TRY "to-try" "Try these moves, or any other:" "Essayez ces coups, ou tout autre :"
    TRY_FREELY "try-freely" "Try any move on the board." "Essayez librement sur le plateau."
    FORBIDDEN "forbidden" "Forbidden:" "Interdit :"
    WE_DECIDED "we-decided" "Our decision" "Notre choix"
    BEGIN_AGAIN "begin-again" "Begin again" "Recommencer"
    PLAY_FROM_HERE "play-from-here" "Go on from here" "Continuer d’ici"
    SHOW_HINT "show-hint" "A hint" "Un indice"
    NOT_IT "not-it"
        "That move is allowed, but it is not what is asked. Take it back and try another one."
        "Ce coup est permis, mais ce n’est pas ce qu’on demande. Reprenez-le et essayez-en un autre."
    NEXT_TASK "next-task" "Next" "Suivant"
    ALL_DONE "all-done"
        "You have done every task. Time for a real game!"
        "Toutes les tâches sont faites. Place à une vraie partie !"
    DONE "done" "done" "fait"
    RENEWAL "renewal"
        "A new version of Tabletier is ready. Your game stays as it is."
        "Une nouvelle version de Tabletier est prête. Votre partie reste telle quelle."
    RENEW "renew" "Use it now" "L’utiliser"
    LATER "later" "Later" "Plus tard"
    PRINT_IT "print-it" "Print and play" "À imprimer"
    PRINT "print" "Print" "Imprimer"
    PRINT_WHY "print-why"
        "Board, pieces to cut out and rules, in their true size. Print at 100%, not fitted to the page: the ruler at the foot of each sheet tells."
        "Plateau, pièces à découper et règles, en vraie grandeur. Imprimez à 100 %, sans ajuster à la page : la réglette au bas de chaque feuille en témoigne."
    PAPER "paper" "Paper" "Papier"
    PAPER_A4 "paper-a4" "A4" "A4"
    PAPER_LETTER "paper-letter" "US Letter" "Letter (US)"
    PUZZLE "puzzle" "Puzzle" "Problème"
    PUZZLES "puzzles" "Puzzles" "Problèmes"
    DAILY "daily" "puzzle of the day" "problème du jour"
    WIN_AT_ONCE "win-at-once" "Win with this very move." "Gagnez dès ce coup."
    FIND_WIN "find-win" "One move alone wins. Find it." "Un seul coup gagne. Trouvez-le."
    FIND_RESCUE "find-rescue"
        "One move alone does not lose. Find it."
        "Un seul coup ne perd pas. Trouvez-le."
    FIND_BEST "find-best"
        "One move is clearly the best. Find it."
        "Un coup est nettement le meilleur. Trouvez-le."
    THERE_IS_BETTER "there-is-better"
        "There is better. Take it back and try another move."
        "Il y a mieux. Reprenez le coup et essayez-en un autre."
    GOES_ON "goes-on" "The game might go on:" "La partie pourrait continuer :"
    SHOW_SOLUTION "show-solution" "Show the solution" "Montrer la solution"
    NO_PUZZLES "no-puzzles"
        "The puzzles cannot be fetched."
        "Les problèmes ne peuvent pas être chargés."
    OPEN_PUZZLES "open-puzzles" "Open a file of puzzles" "Ouvrir un fichier de problèmes"
    CANNOT_READ_PUZZLES "cannot-read-puzzles"
        "These are no puzzles we can read:"
        "Ce ne sont pas des problèmes lisibles :"
    READ_RULES "read-rules" "Read the rules" "Lire les règles"
}

/// The levels, the weakest first.
pub(crate) static LEVELS: [Phrase; 8] = [
    Phrase::new("1", "first steps", "premiers pas"),
    Phrase::new("2", "beginner", "débutant"),
    Phrase::new("3", "learner", "apprenti"),
    Phrase::new("4", "casual", "amateur"),
    Phrase::new("5", "good", "bon joueur"),
    Phrase::new("6", "strong", "fort"),
    Phrase::new("7", "expert", "expert"),
    Phrase::new("8", "full strength", "pleine force"),
];

/// The grades of puzzles, the easiest first.
pub(crate) static GRADES: [Phrase; 3] = [
    Phrase::new("1", "Easy", "Facile"),
    Phrase::new("2", "Medium", "Moyen"),
    Phrase::new("3", "Hard", "Difficile"),
];

/// Why a text cannot be read, and that nothing was lost.
pub(crate) fn unreadable(lang: Lang, what: &Phrase, why: &str) -> String {
    let stop = if why.ends_with('.') { "" } else { "." };
    format!("{} {why}{stop} {}", what.say(lang), NOTHING_LOST.say(lang))
}

/// What the right move of a puzzle is worth, and the next best; whether it was found or shown.
pub(crate) fn solved(lang: Lang, shown: bool, best: &str, second: &str) -> String {
    match (lang, shown) {
        (Lang::En, false) => {
            format!("That is the move! Its value: {best}; the next best: {second}.")
        }
        (Lang::En, true) => {
            format!("This is the move. Its value: {best}; the next best: {second}.")
        }
        (Lang::Fr, false) => {
            format!("C’est le bon coup ! Sa valeur : {best} ; le meilleur des autres : {second}.")
        }
        (Lang::Fr, true) => {
            format!("Voici le coup. Sa valeur : {best} ; le meilleur des autres : {second}.")
        }
    }
}

/// How far the engine has looked.
pub(crate) fn depth(lang: Lang, depth: u32, nodes: u64) -> String {
    let nodes = grouped(nodes);
    match lang {
        Lang::En => format!("{depth} turns ahead, {nodes} positions"),
        Lang::Fr => format!("{depth} tours d’avance, {nodes} positions"),
    }
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// To whom values are told.
pub(crate) fn values_for(lang: Lang, who: &str) -> String {
    match lang {
        Lang::En => format!(", values for {who}"),
        Lang::Fr => format!(", valeurs pour {who}"),
    }
}

/// How many positions of a line were judged.
pub(crate) fn judged(lang: Lang, done: usize, of: usize) -> String {
    match lang {
        Lang::En => format!("{done} of {of} positions"),
        Lang::Fr => format!("{done} positions sur {of}"),
    }
}

/// A move that cost something, and what was left after it.
pub(crate) fn mistake(lang: Lang, number: usize, who: &str, mv: &str, left: &str) -> String {
    match lang {
        Lang::En => format!("Move {number}, {who}: {mv} ({left})"),
        Lang::Fr => format!("Coup {number}, {who}\u{a0}: {mv} ({left})"),
    }
}

/// What was better, and what it was worth.
pub(crate) fn better(lang: Lang, mv: &str, worth: &str) -> String {
    match lang {
        Lang::En => format!("Better: {mv} ({worth})"),
        Lang::Fr => format!("Mieux\u{a0}: {mv} ({worth})"),
    }
}

/// Where a move begins.
pub(crate) fn begins_with(lang: Lang, what: &str) -> String {
    match lang {
        Lang::En => format!("It begins here: {what}."),
        Lang::Fr => format!("Cela commence ici : {what}."),
    }
}

/// `Level 3, learner`.
pub(crate) fn level(lang: Lang, number: u8) -> String {
    let word = LEVELS[usize::from(number) - 1].say(lang);
    match lang {
        Lang::En => format!("Level {number}, {word}"),
        Lang::Fr => format!("Niveau {number}, {word}"),
    }
}

/// Words as a sentence: with a capital and a full stop.
pub(crate) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(capital).map_or_else(String::new, String::from);
    let stop = if words.ends_with(['.', '!', '?']) || words.is_empty() { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// The capital of a letter in English or French: the tables for all scripts are as large as a page.
const fn capital(letter: char) -> char {
    match letter {
        'à'..='ö' | 'ø'..='þ' => (letter as u8 - b' ') as char,
        'œ' => 'Œ',
        _ => letter.to_ascii_uppercase(),
    }
}

/// A move, for those who hear it.
pub(crate) fn spoken(lang: Lang, number: usize, mv: &str) -> String {
    match lang {
        Lang::En => format!("Move {number}: {mv}."),
        Lang::Fr => format!("Coup {number}\u{a0}: {mv}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_testkit::misprint;

    #[test]
    fn sentences_begin_with_a_capital_and_end_with_a_stop() {
        let told = ["", "là", "élan !", "œuf.", "Déjà?"].map(sentence);
        assert_eq!(told, ["", "Là.", "Élan !", "Œuf.", "Déjà?"]);
        for letter in ('a'..='z').chain('à'..='þ').filter(|letter| *letter != '÷') {
            assert_eq!(letter.to_uppercase().collect::<Vec<_>>(), [capital(letter)]);
        }
    }

    #[test]
    fn large_numbers_are_told_in_groups() {
        let told =
            [0, 999, 1_000, 20_272_028].map(|number| grouped(number).replace('\u{202f}', "_"));
        assert_eq!(told, ["0", "999", "1_000", "20_272_028"]);
    }

    #[test]
    fn every_phrase_has_words_of_its_own_in_both_languages() {
        let mut codes: Vec<&str> = ALL.iter().map(|phrase| phrase.code).collect();
        codes.sort_unstable();
        assert!(codes.windows(2).all(|pair| pair[0] != pair[1]), "a code is used twice");
        for phrase in ALL.iter().copied().chain(&LEVELS).chain(&GRADES) {
            assert!(!phrase.en.is_empty() && !phrase.fr.is_empty(), "{}", phrase.code);
        }
    }

    #[test]
    fn words_are_well_set_in_both_languages() {
        for lang in [Lang::En, Lang::Fr] {
            for phrase in ALL.iter().copied().chain(&LEVELS).chain(&GRADES) {
                assert_eq!(misprint(lang, phrase.say(lang)), None, "{}", phrase.code);
            }
            let told = unreadable(lang, &CANNOT_READ_PUZZLES, "x");
            let [found, shown] = [false, true].map(|shown| solved(lang, shown, "+1", "+0"));
            let begin = begins_with(lang, "a1");
            let study = [
                depth(lang, 3, 1000),
                judged(lang, 2, 9),
                mistake(lang, 7, "Anne", "a1", "+1"),
                better(lang, "a1", "+1"),
            ];
            let others = [level(lang, 3), told, found, shown, begin];
            for words in study.into_iter().chain(others) {
                assert_eq!(misprint(lang, &words), None);
            }
        }
    }
}
