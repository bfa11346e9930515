//! What a newcomer wants to know.

use tabletier_session::Phrase;

use super::host::Host;
use super::words;

/// A heading, or something under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HelpLine {
    Heading(String),
    Text(String),
}

/// The help, wrapped to a width: `doing` under `heading`, then the game, its moves and its rules.
pub(crate) fn help(
    host: &Host,
    heading: &Phrase,
    doing: &[(Phrase, Phrase)],
    width: usize,
) -> Vec<HelpLine> {
    let lang = host.lang;
    let about = host.session().about();
    let mut page = Page { lines: Vec::new(), width: width.max(20) };

    page.heading(heading.say(lang));
    let column = doing.iter().map(|(key, _)| key.say(lang).chars().count()).max().unwrap_or(0) + 2;
    for (key, does) in doing {
        page.text(&format!("{:<column$}", key.say(lang)), column, does.say(lang));
    }
    page.heading(words::THE_GAME.say(lang));
    let author = format!("{}, {} {}.", about.name, words::BY.say(lang), about.author);
    page.text("", 0, &author);
    page.text("", 0, about.sentence.say(lang));
    page.heading(words::WRITING.say(lang));
    page.text("", 0, about.moves.say(lang));
    page.heading(words::RULES.say(lang));
    for (key, value) in rules(host) {
        page.text(&words::addressed(lang, key, ""), 2, value);
    }
    page.lines
}

struct Page {
    lines: Vec<HelpLine>,
    width: usize,
}

impl Page {
    fn heading(&mut self, heading: &str) {
        if !self.lines.is_empty() {
            self.lines.push(HelpLine::Text(String::new()));
        }
        self.lines.push(HelpLine::Heading(heading.to_string()));
    }

    /// A paragraph that begins with `first`; its other lines are indented.
    fn text(&mut self, first: &str, indent: usize, text: &str) {
        let first = format!("  {first}");
        let indent = " ".repeat(indent + 2);
        let options =
            textwrap::Options::new(self.width).initial_indent(&first).subsequent_indent(&indent);
        let wrapped = textwrap::wrap(text, options);
        self.lines.extend(wrapped.into_iter().map(|line| HelpLine::Text(line.into_owned())));
    }
}

/// What each key of the rules decides, and how.
fn rules(host: &Host) -> Vec<(&'static str, &'static str)> {
    let entry = host.entry();
    let settings = entry.settings(Some(&host.session().rules())).unwrap_or_default();
    let chosen = entry.rules().keys.iter().filter_map(|key| {
        let value = settings.get(key.about.code)?;
        let value = key.values.iter().find(|known| known.code == value)?;
        Some((key.about.say(host.lang), value.say(host.lang)))
    });
    chosen.collect()
}

/// Keys of the full screen and what they do.
pub(super) static KEYS: &[(Phrase, Phrase)] = &[
    (
        Phrase::new("arrows", "arrows", "flèches"),
        Phrase::new(
            "arrows-do",
            "move the cursor between what may be chosen next",
            "mènent le curseur d’un choix possible à l’autre",
        ),
    ),
    (
        Phrase::new("enter", "Enter, space", "Entrée, espace"),
        Phrase::new(
            "enter-does",
            "choose; once more at the same place: stop there if the move may end, else put it back",
            "choisir ; encore une fois au même endroit : s’y arrêter si le coup peut finir, sinon reposer",
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
            "aller aux boutons à côté du plateau, ou parcourir les choix ; en tapant, compléter",
        ),
    ),
    (
        Phrase::new("letters", "any letter", "une lettre"),
        Phrase::new(
            "letters-do",
            "begin to type a move; the moves that fit are listed, and a number chooses one",
            "commencer à taper un coup ; les coups possibles s’affichent, un numéro en choisit un",
        ),
    ),
    (
        Phrase::new("mouse", "mouse", "souris"),
        Phrase::new(
            "mouse-does",
            "choose by clicking; hold Shift to select text",
            "choisir d’un clic ; avec Maj, sélectionner du texte",
        ),
    ),
    (
        Phrase::new("undo", "Ctrl-Z, F7", "Ctrl-Z, F7"),
        Phrase::new("undo-does", "undo: take back a move", "annuler : reprendre un coup"),
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
        Phrase::new("hint", "Ctrl-T, F5", "Ctrl-T, F5"),
        Phrase::new("hint-does", "hint: tell a good move", "conseil : proposer un bon coup"),
    ),
    (
        Phrase::new("view", "Ctrl-E, F6", "Ctrl-E, F6"),
        Phrase::new(
            "view-does",
            "show what the engine sees in the position, or hide it",
            "montrer ou cacher ce que le moteur voit dans la position",
        ),
    ),
    (
        Phrase::new("save", "Ctrl-S, F3", "Ctrl-S, F3"),
        Phrase::new(
            "save-does",
            "save the game to a new file here; :save NAME chooses the name",
            "enregistrer la partie dans un nouveau fichier ; :enregistrer NOM choisit le nom",
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
pub(super) static ORDERS: &[(Phrase, Phrase)] = &[
    (
        Phrase::new("a-move", "a move", "un coup"),
        Phrase::new(
            "a-move-does",
            "plays it; as much of it as fits one legal move alone is enough",
            "le joue ; il suffit d’un début qui ne convient qu’à un seul coup permis",
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
            "affiche les coups permis ; « coups R », ceux qui commencent par R",
        ),
    ),
    (
        Phrase::new("hint", "hint", "conseil"),
        Phrase::new("hint-does", "tells a good move", "propose un bon coup"),
    ),
    (
        Phrase::new("view", "view", "vue"),
        Phrase::new(
            "view-does",
            "tells what the engine sees: what the position is worth to each player, how far it \
             looked, and the best lines",
            "dit ce que voit le moteur : ce que la position vaut pour chacun, jusqu’où il a \
             regardé et les meilleures suites",
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
            "écrit la partie dans un nouveau fichier ; le nom peut manquer",
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
