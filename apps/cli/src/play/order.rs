//! What a player may type that is no move.

use std::str::FromStr;

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
    /// Leave.
    Quit,
}

/// English and French, both always understood.
const NAMES: [(&str, &str); 10] = [
    ("undo", "annuler"),
    ("redo", "refaire"),
    ("moves", "coups"),
    ("board", "plateau"),
    ("help", "aide"),
    ("new", "nouvelle"),
    ("save", "enregistrer"),
    ("quit", "quitter"),
    ("hint", "conseil"),
    ("view", "vue"),
];

/// What stands before an order, so that it cannot be a move; it may be left out.
pub(crate) const SIGN: char = ':';

/// The text is no order; it may be a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoOrder;

/// From a name, or after a colon its first letters.
impl FromStr for Order {
    type Err = NoOrder;

    fn from_str(text: &str) -> Result<Order, NoOrder> {
        let marked = text.strip_prefix(SIGN);
        let text = marked.unwrap_or(text).trim();
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let name = name.to_lowercase();
        let fits = |known: &str| match marked {
            Some(_) => !name.is_empty() && known.starts_with(&name),
            None => known == name,
        };
        let index = NAMES.iter().position(|(en, fr)| fits(en) || fits(fr)).ok_or(NoOrder)?;
        let rest = rest.trim().to_string();
        Ok(match index {
            0 => Order::Undo,
            1 => Order::Redo,
            2 => Order::Moves(rest),
            3 => Order::Board,
            4 => Order::Help,
            5 => Order::New,
            6 => Order::Save(Some(rest).filter(|name| !name.is_empty())),
            7 => Order::Quit,
            8 => Order::Hint,
            _ => Order::View,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_in_both_languages() {
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
        ] {
            assert_eq!(text.parse(), Ok(order), "{text}");
        }
    }

    #[test]
    fn moves_are_no_orders() {
        for text in ["Rc1-c2", "claim", "pass", "u1.0-d1.0", "q", "", ":", ":frob", "undo!", "v"] {
            assert_eq!(text.parse::<Order>(), Err(NoOrder), "{text}");
        }
    }
}
