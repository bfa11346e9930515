//! What a player may type that is no move.

use tabletier_session::words::terminal as words;
use tabletier_session::{Lang, Phrase};

/// Something to do that is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Take the last move back.
    Undo,
    /// Play it again.
    Redo,
    /// List the moves; those that begin so.
    Moves(String),
    /// Tell a good move.
    Hint,
    /// Show what the program sees in the position, or no longer.
    View,
    /// Show the board.
    Board,
    /// Explain.
    Help,
    /// Begin anew.
    New,
    /// Write the record to a file; without a name, to a new one.
    Save(Option<String>),
    /// Give the game up.
    Resign,
    /// Go on with a game of a file, of which a number may follow its name.
    Load(String),
    /// Show the position as a text.
    Position,
    /// Leave.
    Quit,
}

/// Makes an order of what follows its name.
type Make = fn(&str) -> Order;

/// What each is called.
const ORDERS: [(Phrase, Make); 13] = [
    (words::ORDER_UNDO, |_| Order::Undo),
    (words::ORDER_REDO, |_| Order::Redo),
    (words::ORDER_MOVES, |rest| Order::Moves(rest.to_string())),
    (words::ORDER_BOARD, |_| Order::Board),
    (words::ORDER_HELP, |_| Order::Help),
    (words::ORDER_NEW, |_| Order::New),
    (words::ORDER_SAVE, |rest| {
        Order::Save(Some(rest).filter(|name| !name.is_empty()).map(str::to_string))
    }),
    (words::ORDER_QUIT, |_| Order::Quit),
    (words::ORDER_HINT, |_| Order::Hint),
    (words::ORDER_VIEW, |_| Order::View),
    (words::ORDER_RESIGN, |_| Order::Resign),
    (words::ORDER_LOAD, |rest| Order::Load(rest.to_string())),
    (words::ORDER_POSITION, |_| Order::Position),
];

/// What stands before an order, so that it cannot be a move; it may be left out.
pub(crate) const SIGN: char = ':';

impl Order {
    /// Reads an order: a name, or after a colon its first letters. `None` if it is none.
    ///
    /// It may be said in any language. The player's own is asked first, then English.
    pub(crate) fn read(text: &str, lang: Lang) -> Option<Order> {
        let marked = text.strip_prefix(SIGN);
        let text = marked.unwrap_or(text).trim();
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let name = name.to_lowercase();
        let fits = |known: &str| match marked {
            Some(_) => !name.is_empty() && known.starts_with(&name),
            None => known == name,
        };
        let others = Lang::all().iter().filter_map(|(tag, _)| Lang::find(tag).ok());
        let mut languages = [lang, Lang::english()].into_iter().chain(others);
        let (_, order) = languages.find_map(|lang| {
            ORDERS.iter().find(|(names, _)| names.say(lang).split_whitespace().any(fits))
        })?;
        Some(order(rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french() -> Lang {
        Lang::find("fr").expect("French is spoken here")
    }

    #[test]
    fn orders_are_read_in_all_languages_whichever_is_spoken() {
        for (text, order) in [
            ("undo", Order::Undo),
            (":annuler", Order::Undo),
            (":u", Order::Undo),
            ("Refaire", Order::Redo),
            ("moves", Order::Moves(String::new())),
            ("coups Rc", Order::Moves("Rc".to_string())),
            ("save", Order::Save(None)),
            (":save my game.txt", Order::Save(Some("my game.txt".to_string()))),
            (":q", Order::Quit),
            ("quitter", Order::Quit),
            ("hint", Order::Hint),
            (":hi", Order::Hint),
            (":h", Order::Help),
            ("Conseil", Order::Hint),
            (":view", Order::View),
            ("vue", Order::View),
            (":v", Order::View),
            ("abandonner", Order::Resign),
            ("load my games.txt 3", Order::Load("my games.txt 3".to_string())),
            ("position", Order::Position),
        ] {
            for lang in [Lang::english(), french()] {
                assert_eq!(Order::read(text, lang), Some(order.clone()), "{text} in {lang:?}");
            }
        }
    }

    #[test]
    fn first_letters_are_those_of_the_language_that_is_spoken() {
        assert_eq!(Order::read(":n", french()), Some(Order::New));
        assert_eq!(Order::read(":r", french()), Some(Order::Redo));
        assert_eq!(Order::read(":c", french()), Some(Order::Moves(String::new())));
        assert_eq!(Order::read(":b", french()), Some(Order::Board), "no French order begins so");
    }

    #[test]
    fn moves_are_no_orders() {
        for text in ["Rc1-c2", "claim", "pass", "u1.0-d1.0", "q", "", ":", ":frob", "undo!", "v"] {
            for (tag, _) in Lang::all() {
                let lang = Lang::find(tag).expect("a language");
                assert_eq!(Order::read(text, lang), None, "{text} in {tag}");
            }
        }
    }

    /// What a language tells its speakers to type works in it.
    #[test]
    fn the_orders_that_are_told_are_understood() {
        for (tag, _) in Lang::all() {
            let lang = Lang::find(tag).expect("a language");
            for (names, order) in ORDERS {
                for name in names.say(lang).split_whitespace() {
                    assert_eq!(Order::read(name, lang), Some(order("")), "{tag}: {name}");
                }
                let first = names.say(lang).split_whitespace().next().expect("a name");
                let told = words::PLAIN_HINT.say(lang);
                assert!(words_of(told).any(|word| word == first), "{tag}: {first} in {told}");
            }
            let told = words::unknown_order("").say(lang);
            let orders: Vec<Order> = told
                .split([' ', ',', '.'])
                .filter(|word| word.starts_with(SIGN) && word.len() > 1)
                .map(|word| Order::read(word, lang).unwrap_or_else(|| panic!("{tag}: {word}")))
                .collect();
            assert_eq!(orders.len(), ORDERS.len() - 1, "{tag}: all but the board: {told}");
        }
    }

    fn words_of(text: &str) -> impl Iterator<Item = &str> {
        text.split(|letter: char| !letter.is_alphanumeric())
    }
}
