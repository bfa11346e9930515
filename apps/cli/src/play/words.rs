//! What the table says, in the languages of the house.

use tabletier_session::{Lang, Phrase};

/// Phrases by name.
macro_rules! phrases {
    ($($name:ident $code:literal $en:literal $fr:literal)*) => {
        $(pub(super) static $name: Phrase = Phrase::new($code, $en, $fr);)*
    };
}

phrases! {
    YOU "you" "you" "vous"
    LEVEL "level" "level" "niveau"
    RANDOM "random" "at random" "au hasard"
    STOP_HERE "stop-here" "Stop here" "S'arrêter ici"
    WAIT "wait"
        "It is the other player's turn."
        "C'est le tour de l'autre joueur."
    OVER "over" "The game is over." "La partie est finie."
    DRAW "draw" "A draw." "Partie nulle."
    NOTHING_TO_UNDO "nothing-to-undo"
        "There is no move of yours to take back."
        "Il n'y a pas de coup à reprendre."
    NOTHING_TO_REDO "nothing-to-redo"
        "No move has been taken back."
        "Aucun coup n'a été repris."
    NO_MOVES_NOW "no-moves-now"
        "You have no move to make now."
        "Vous n'avez pas de coup à jouer maintenant."
    STILL_LISTING "still-listing"
        "The moves are still being listed: try again in a moment."
        "La liste des coups n'est pas encore prête : réessayez dans un instant."
    LISTING "listing" "Listing the moves…" "Liste des coups en cours…"
    NO_MATCH "no-match" "No move begins so." "Aucun coup ne commence ainsi."
    PLAYED "played" "Moves played" "Coups joués"
    NONE_PLAYED "none-played" "none yet" "aucun"
    TYPE_A_MOVE "type-a-move"
        "arrow keys, or type a move"
        "flèches, ou tapez un coup"
    QUIT_ASKED "quit-asked"
        "Leave the game in progress? It is not saved. (y/n)"
        "Quitter la partie en cours ? Elle n'est pas enregistrée. (o/n)"
    NEW_ASKED "new-asked"
        "Give up the game in progress and begin a new one? (y/n)"
        "Abandonner la partie en cours et en commencer une autre ? (o/n)"
    HINTS "hints"
        "F1 help  ^C quit  Enter choose  Esc back  ^Z undo  ^L moves"
        "F1 aide  ^C quitter  Entrée choisir  Échap retour  ^Z annuler  ^L coups"
    HINTS_TYPING "hints-typing"
        "Enter play  Tab complete  ↑↓ pick  Esc clear"
        "Entrée jouer  Tab compléter  ↑↓ choisir  Échap effacer"
    HINTS_HELP "hints-help"
        "↑↓ scroll  any other key: back to the board"
        "↑↓ défiler  autre touche : retour au plateau"
    HINTS_OVER "hints-over"
        "F1 help  ^C quit  ^N new game  ^S save  ^Z undo"
        "F1 aide  ^C quitter  ^N nouvelle partie  ^S enregistrer  ^Z annuler"
    HINTS_WATCHING "hints-watching"
        "F1 help  ^C quit  ^Z undo"
        "F1 aide  ^C quitter  ^Z annuler"
    TOO_SMALL "too-small"
        "The window is too small for the board."
        "La fenêtre est trop petite pour le plateau."
    BY "by" "by" "de"
    THE_GAME "the-game" "The game" "Le jeu"
    WRITING "writing" "How moves are written" "Comment on écrit les coups"
    RULES "rules" "The rules of this game" "Les règles de cette partie"
    KEYS "keys" "Keys" "Touches"
    ORDERS "orders" "What you can type" "Ce que vous pouvez taper"
    PLAIN_HINT "plain-hint"
        "Type a move, or help, moves, undo, redo, board, save, new, quit."
        "Tapez un coup, ou aide, coups, annuler, refaire, plateau, enregistrer, nouvelle, quitter."
    LINE_TOO_LONG "line-too-long"
        "That line is too long."
        "Cette ligne est trop longue."
    BEGUN "begun" "A new game." "Nouvelle partie."
}

/// Keys of the full screen and what they do.
pub(super) static KEY_HELP: &[(Phrase, Phrase)] = &[
    (
        Phrase::new("arrows", "arrows", "flèches"),
        Phrase::new(
            "arrows-do",
            "move the cursor between what may be chosen next",
            "mènent le curseur d'un choix possible à l'autre",
        ),
    ),
    (
        Phrase::new("enter", "Enter, space", "Entrée, espace"),
        Phrase::new(
            "enter-does",
            "choose; once more at the same place: stop there if the move may end, else put it back",
            "choisir ; encore une fois au même endroit : s'y arrêter si le coup peut finir, sinon reposer",
        ),
    ),
    (
        Phrase::new("escape", "Esc, Backspace", "Échap, Retour"),
        Phrase::new("escape-does", "take back the last choice", "reprendre le dernier choix"),
    ),
    (
        Phrase::new("tab", "Tab", "Tab"),
        Phrase::new(
            "tab-does",
            "go to the buttons beside the board, or through all choices; while typing, complete",
            "aller aux boutons à côté du plateau, ou parcourir les choix ; en tapant, compléter",
        ),
    ),
    (
        Phrase::new("letters", "any letter", "une lettre"),
        Phrase::new(
            "letters-do",
            "begin to type a move; the moves that fit are listed, and a number chooses one",
            "commencer à taper un coup ; les coups possibles s'affichent, un numéro en choisit un",
        ),
    ),
    (
        Phrase::new("mouse", "mouse", "souris"),
        Phrase::new(
            "mouse-does",
            "choose by clicking; hold Shift to select text",
            "choisir d'un clic ; avec Maj, sélectionner du texte",
        ),
    ),
    (
        Phrase::new("undo", "Ctrl-Z, F7", "Ctrl-Z, F7"),
        Phrase::new("undo-does", "undo: take back a move", "annuler : reprendre un coup"),
    ),
    (
        Phrase::new("redo", "Ctrl-Y, F8", "Ctrl-Y, F8"),
        Phrase::new("redo-does", "redo what was taken back", "refaire le coup repris"),
    ),
    (
        Phrase::new("list", "Ctrl-L, F4", "Ctrl-L, F4"),
        Phrase::new("list-does", "list the legal moves", "afficher les coups permis"),
    ),
    (
        Phrase::new("save", "Ctrl-S, F3", "Ctrl-S, F3"),
        Phrase::new(
            "save-does",
            "save the game to a new file here; :save NAME chooses the name",
            "enregistrer la partie dans un nouveau fichier ; :enregistrer NOM choisit le nom",
        ),
    ),
    (
        Phrase::new("new", "Ctrl-N, F2", "Ctrl-N, F2"),
        Phrase::new("new-does", "begin a new game", "commencer une nouvelle partie"),
    ),
    (
        Phrase::new("pages", "PgUp, PgDn", "Pg préc., suiv."),
        Phrase::new("pages-do", "scroll the moves", "faire défiler les coups"),
    ),
    (
        Phrase::new("quit", "Ctrl-C, F10", "Ctrl-C, F10"),
        Phrase::new("quit-does", "quit", "quitter"),
    ),
];

/// What can be typed line by line, and what it does.
pub(super) static ORDER_HELP: &[(Phrase, Phrase)] = &[
    (
        Phrase::new("a-move", "a move", "un coup"),
        Phrase::new(
            "a-move-does",
            "plays it; as much of it as fits one legal move alone is enough",
            "le joue ; il suffit d'un début qui ne convient qu'à un seul coup permis",
        ),
    ),
    (
        Phrase::new("a-number", "a number", "un numéro"),
        Phrase::new(
            "a-number-does",
            "plays the move of that number in the list",
            "joue le coup de ce numéro dans la liste",
        ),
    ),
    (
        Phrase::new("moves", "moves", "coups"),
        Phrase::new(
            "moves-does",
            "lists the legal moves; `moves R` those that begin with R",
            "affiche les coups permis ; « coups R », ceux qui commencent par R",
        ),
    ),
    (
        Phrase::new("undo", "undo, redo", "annuler, refaire"),
        Phrase::new(
            "undo-does",
            "take back a move, play it again",
            "reprendre un coup, le rejouer",
        ),
    ),
    (
        Phrase::new("board", "board", "plateau"),
        Phrase::new("board-does", "shows the board", "montre le plateau"),
    ),
    (
        Phrase::new("save", "save NAME", "enregistrer NOM"),
        Phrase::new(
            "save-does",
            "writes the game to a new file; the name may be left out",
            "écrit la partie dans un nouveau fichier ; le nom peut manquer",
        ),
    ),
    (
        Phrase::new("new", "new", "nouvelle"),
        Phrase::new("new-does", "begins a new game", "commence une nouvelle partie"),
    ),
    (
        Phrase::new("help", "help", "aide"),
        Phrase::new("help-does", "shows this page", "montre cette page"),
    ),
    (Phrase::new("quit", "quit", "quitter"), Phrase::new("quit-does", "leaves", "quitte")),
];

/// With a capital at the beginning and a full stop at the end.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    first.chain(letters).chain(stop.chars()).collect()
}

pub(super) fn turn(lang: Lang, player: &str) -> String {
    match lang {
        Lang::En => format!("{player} to move."),
        Lang::Fr => format!("À {player} de jouer."),
    }
}

pub(super) fn thinks(lang: Lang, player: &str) -> String {
    match lang {
        Lang::En => format!("{player} is thinking"),
        Lang::Fr => format!("{player} réfléchit"),
    }
}

pub(super) fn plays(lang: Lang, player: &str, mv: &str) -> String {
    match lang {
        Lang::En => format!("{player} plays {mv}"),
        Lang::Fr => format!("{player} joue {mv}"),
    }
}

pub(super) fn won(lang: Lang, player: &str) -> String {
    match lang {
        Lang::En => format!("{player} has won."),
        Lang::Fr => format!("{player} a gagné."),
    }
}

pub(super) fn score(lang: Lang, score: u16) -> String {
    match lang {
        Lang::En => format!("Score: {score}."),
        Lang::Fr => format!("Score : {score}."),
    }
}

/// Only the French words: in English the error itself is told.
pub(super) fn unreadable(text: &str) -> String {
    format!("« {text} » n'est pas un coup.")
}

pub(super) fn unknown_order(lang: Lang, order: &str) -> String {
    match lang {
        Lang::En => {
            format!("{order}: expected :undo, :redo, :moves, :new, :save, :help or :quit.")
        }
        Lang::Fr => format!(
            "{order} : on attend :annuler, :refaire, :coups, :nouvelle, :enregistrer, :aide \
             ou :quitter."
        ),
    }
}

pub(super) fn no_such_number(lang: Lang, number: usize, count: usize) -> String {
    match lang {
        Lang::En => format!("There is no move {number}: the moves are numbered 1 to {count}."),
        Lang::Fr => {
            format!("Il n'y a pas de coup {number} : les coups sont numérotés de 1 à {count}.")
        }
    }
}

pub(super) fn legal_moves(lang: Lang, shown: usize, count: usize) -> String {
    match lang {
        Lang::En if shown == count => format!("Legal moves ({count})"),
        Lang::En => format!("Legal moves ({shown} of {count})"),
        Lang::Fr if shown == count => format!("Coups permis ({count})"),
        Lang::Fr => format!("Coups permis ({shown} sur {count})"),
    }
}

pub(super) fn more_moves(lang: Lang, more: usize) -> String {
    match lang {
        Lang::En => format!("… and {more} more: `moves` and first letters show fewer."),
        Lang::Fr => format!("… et {more} autres : « coups » et un début en montrent moins."),
    }
}

pub(super) fn saved(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("The game is saved in {name}."),
        Lang::Fr => format!("La partie est enregistrée dans {name}."),
    }
}

pub(super) fn file_exists(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} exists already: choose another name."),
        Lang::Fr => format!("{name} existe déjà : choisissez un autre nom."),
    }
}

pub(super) fn not_saved(lang: Lang, why: &str) -> String {
    match lang {
        Lang::En => format!("The game cannot be saved: {why}."),
        Lang::Fr => format!("La partie n'a pas pu être enregistrée : {why}."),
    }
}
