//! What the table says, in the languages of the house.

use tabletier_session::{Lang, Phrase};

/// Phrases by name.
macro_rules! phrases {
    ($($name:ident $code:literal $en:literal $fr:literal)*) => {
        $(pub(super) static $name: Phrase = Phrase::new($code, $en, $fr);)*
        #[cfg(test)]
        static ALL: &[&Phrase] = &[$(&$name),*];
    };
}

phrases! {
    YOU "you" "you" "vous"
    LEVEL "level" "level" "niveau"
    RANDOM "random" "at random" "au hasard"
    STOP_HERE "stop-here" "Stop here" "S’arrêter ici"
    OVER "over" "The game is over." "La partie est finie."
    NOTHING_TO_UNDO "nothing-to-undo"
        "There is no move of yours to take back."
        "Il n’y a pas de coup à reprendre."
    NOTHING_TO_REDO "nothing-to-redo"
        "No move has been taken back."
        "Aucun coup n’a été repris."
    NO_MOVES_NOW "no-moves-now"
        "You have no move to make now."
        "Vous n’avez pas de coup à jouer maintenant."
    HINT_LATER "hint-later"
        "It is not your turn: ask for a hint when it is."
        "Ce n’est pas votre tour : demandez conseil quand il viendra."
    HINT_COMING "hint-coming" "Looking for a good move" "Recherche d’un bon coup"
    VIEW "view" "Engine’s view" "Ce que voit le moteur"
    VIEW_COMING "view-coming" "thinking…" "réflexion…"
    STILL_LISTING "still-listing"
        "The moves are still being listed: try again in a moment."
        "La liste des coups n’est pas encore prête : réessayez dans un instant."
    LISTING "listing" "Listing the moves…" "Liste des coups en cours…"
    NO_MATCH "no-match" "No move begins so." "Aucun coup ne commence ainsi."
    PLAYED "played" "Moves played" "Coups joués"
    NONE_PLAYED "none-played" "none yet" "aucun"
    TYPE_A_MOVE "type-a-move"
        "arrow keys, or type a move"
        "flèches, ou tapez un coup"
    QUIT_ASKED "quit-asked"
        "Leave the game in progress? It is not saved. (y/n)"
        "Quitter la partie en cours ? Elle n’est pas enregistrée. (o/n)"
    NEW_ASKED "new-asked"
        "Give up the game in progress and begin a new one? (y/n)"
        "Abandonner la partie en cours et en commencer une autre ? (o/n)"
    HINTS "hints"
        "F1 help  ^C quit  Enter choose  Esc back  ^Z undo  ^L moves  ^T hint  ^E view"
        "F1 aide  ^C quitter  Entrée choisir  ^Z annuler  ^L coups  ^T conseil  ^E vue"
    HINTS_TYPING "hints-typing"
        "Enter play  Tab complete  ↑↓ pick  Esc clear"
        "Entrée jouer  Tab compléter  ↑↓ choisir  Échap effacer"
    HINTS_HELP "hints-help"
        "↑↓ scroll  any other key: back to the board"
        "↑↓ défiler  autre touche : retour au plateau"
    HINTS_OVER "hints-over"
        "F1 help  ^C quit  ^N new game  ^S save  ^Z undo"
        "F1 aide  ^C quitter  ^N nouvelle partie  ^S enregistrer  ^Z annuler"
    HINTS_WATCHING "hints-watching"
        "F1 help  ^C quit  ^Z undo  ^E view"
        "F1 aide  ^C quitter  ^Z annuler  ^E vue"
    TOO_SMALL "too-small"
        "The window is too small for the board."
        "La fenêtre est trop petite pour le plateau."
    BY "by" "by" "par"
    THE_GAME "the-game" "The game" "Le jeu"
    WRITING "writing" "How moves are written" "Comment on écrit les coups"
    RULES "rules" "The rules of this game" "Les règles de cette partie"
    KEYS "keys" "Keys" "Touches"
    ORDERS "orders" "What you can type" "Ce que vous pouvez taper"
    PLAIN_HINT "plain-hint"
        "Type a move, or help, moves, hint, view, undo, redo, board, save, new, quit."
        "Tapez un coup, ou aide, coups, conseil, vue, annuler, refaire, plateau, enregistrer, nouvelle, quitter."
    LINE_TOO_LONG "line-too-long"
        "That line is too long."
        "Cette ligne est trop longue."
    BEGUN "begun" "A new game." "Nouvelle partie."
}

/// With a capital at the beginning and a full stop at the end.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    first.chain(letters).chain(stop.chars()).collect()
}

pub(super) fn addressed(lang: Lang, player: &str, words: &str) -> String {
    match lang {
        Lang::En => format!("{player}: {words}"),
        Lang::Fr => format!("{player} : {words}"),
    }
}

pub(super) fn thinks(lang: Lang, player: &str) -> String {
    match lang {
        Lang::En => format!("{player} is thinking"),
        Lang::Fr => format!("{player} réfléchit"),
    }
}

/// How much the program has looked at.
pub(super) fn looked(lang: Lang, depth: u32, nodes: u64) -> String {
    let plural = if nodes == 1 { "" } else { "s" };
    let nodes = match (lang, nodes) {
        (_, 0..10_000) => nodes.to_string(),
        (Lang::En, 10_000..1_000_000) => format!("{}k", nodes / 1000),
        (Lang::Fr, 10_000..1_000_000) => format!("{} k", nodes / 1000),
        (Lang::En, _) => format!("{}.{}M", nodes / 1_000_000, nodes / 100_000 % 10),
        (Lang::Fr, _) => format!("{},{} M", nodes / 1_000_000, nodes / 100_000 % 10),
    };
    match lang {
        Lang::En => format!("depth {depth}, {nodes} position{plural}"),
        Lang::Fr => format!("profondeur {depth}, {nodes} position{plural}"),
    }
}

pub(super) fn plays(lang: Lang, player: &str, mv: &str) -> String {
    match lang {
        Lang::En => format!("{player} plays {mv}"),
        Lang::Fr => format!("{player} joue {mv}"),
    }
}

/// Only the French words: in English the error itself is told.
pub(super) fn unreadable(text: &str) -> String {
    format!("« {text} » n’est pas un coup.")
}

pub(super) fn unknown_order(lang: Lang, order: &str) -> String {
    match lang {
        Lang::En => {
            format!(
                "{order}: expected :undo, :redo, :moves, :hint, :view, :new, :save, :help or \
                 :quit."
            )
        }
        Lang::Fr => format!(
            "{order} : on attend :annuler, :refaire, :coups, :conseil, :vue, :nouvelle, \
             :enregistrer, :aide ou :quitter."
        ),
    }
}

pub(super) fn no_such_number(lang: Lang, number: usize, count: usize) -> String {
    match lang {
        Lang::En => format!("There is no move {number}: the moves are numbered 1 to {count}."),
        Lang::Fr => {
            format!("Il n’y a pas de coup {number} : les coups sont numérotés de 1 à {count}.")
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
        Lang::Fr => format!("… et {more} autres : « coups » et un début en montrent moins."),
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
        Lang::Fr => format!("{name} existe déjà : choisissez un autre nom."),
    }
}

pub(super) fn not_saved(lang: Lang, why: &str) -> String {
    match lang {
        Lang::En => format!("The game cannot be saved: {why}."),
        Lang::Fr => format!("La partie n’a pas pu être enregistrée : {why}."),
    }
}

#[cfg(test)]
mod tests {
    use super::super::help::{KEYS, ORDERS};
    use super::*;
    use tabletier_testkit::misprint;

    #[test]
    fn words_are_well_set_in_both_languages() {
        let help = KEYS.iter().chain(ORDERS).flat_map(|(name, does)| [name, does]);
        for phrase in ALL.iter().copied().chain(help) {
            for lang in [Lang::En, Lang::Fr] {
                assert_eq!(misprint(lang, phrase.say(lang)), None, "{}", phrase.code);
            }
        }
        for lang in [Lang::En, Lang::Fr] {
            for words in [
                addressed(lang, "Anne", "c2"),
                unknown_order(lang, ":frob"),
                no_such_number(lang, 7, 4),
                more_moves(lang, 9),
                file_exists(lang, "a.txt"),
                not_saved(lang, "…"),
                unreadable("hop"),
            ] {
                assert_eq!(misprint(lang, &words), None);
            }
        }
    }

    #[test]
    fn large_numbers_are_told_shortly() {
        for (nodes, en, fr) in [
            (1, "depth 9, 1 position", "profondeur 9, 1 position"),
            (9_999, "depth 9, 9999 positions", "profondeur 9, 9999 positions"),
            (45_678, "depth 9, 45k positions", "profondeur 9, 45 k positions"),
            (1_999_999, "depth 9, 1.9M positions", "profondeur 9, 1,9 M positions"),
        ] {
            assert_eq!(
                (looked(Lang::En, 9, nodes).as_str(), looked(Lang::Fr, 9, nodes).as_str()),
                (en, fr)
            );
        }
    }
}
