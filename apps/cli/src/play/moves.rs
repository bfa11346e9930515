//! The legal moves of a position, to choose from by number or by first letters.

use tabletier_session::Message;
use tabletier_session::words::terminal as words;

/// The legal moves, in byte order; their numbers count from 1 and stay the same while some of
/// them are looked at.
#[derive(Clone, Debug)]
pub(crate) struct MoveList(Vec<String>);

impl MoveList {
    pub(crate) fn new(moves: Vec<String>) -> MoveList {
        MoveList(moves)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// What stands above so many of them.
    pub(crate) fn heading(&self, shown: usize) -> Message {
        if shown == self.len() {
            words::legal_moves(shown)
        } else {
            words::legal_moves_some(self.len(), shown)
        }
    }

    /// The move of that number.
    pub(crate) fn numbered(&self, number: usize) -> Option<&str> {
        self.0.get(number.checked_sub(1)?).map(String::as_str)
    }

    /// The numbers of the moves that begin so, whether in capitals or not.
    pub(crate) fn beginning(&self, with: &str) -> Vec<usize> {
        let begins = |mv: &String| {
            let start = mv.as_bytes().get(..with.len());
            start.is_some_and(|start| start.eq_ignore_ascii_case(with.as_bytes()))
        };
        (1..).zip(&self.0).filter(|(_, mv)| begins(mv)).map(|(number, _)| number).collect()
    }

    /// The longest text with which all of these begin.
    pub(crate) fn common(&self, numbers: &[usize]) -> &str {
        let mut texts = numbers.iter().filter_map(|&number| self.numbered(number));
        let Some(first) = texts.next() else { return "" };
        texts.fold(first, |common, text| {
            let same = common.char_indices().zip(text.chars()).find(|((_, a), b)| a != b);
            let end = same.map_or(common.len().min(text.len()), |((index, _), _)| index);
            &common[..end]
        })
    }

    /// The only move that somebody can have meant who wrote this.
    pub(crate) fn meant(&self, text: &str) -> Option<&str> {
        if text.is_empty() {
            return None;
        }
        let numbers = self.beginning(text);
        if let [number] = numbers[..] {
            return self.numbered(number);
        }
        let mut whole = numbers
            .iter()
            .filter_map(|&number| self.numbered(number))
            .filter(|mv| mv.len() == text.len());
        whole.next().filter(|_| whole.next().is_none())
    }
}

/// The number that a text ends with, if it chooses from the list: `17`, or `Rc 17`.
pub(crate) fn chosen_number(text: &str) -> Option<usize> {
    let digits = text.trim_end().rsplit(' ').next()?;
    let plain = !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> MoveList {
        let moves = ["Ra1-a2", "Ra1-a2-b3", "Ra1-b2", "Sa1-a2", "claim"];
        MoveList::new(moves.map(String::from).to_vec())
    }

    #[test]
    fn moves_are_found_by_their_first_letters() {
        let list = list();
        assert_eq!(list.beginning("Ra1-a"), [1, 2]);
        assert_eq!(list.beginning("ra1"), [1, 2, 3]);
        assert_eq!(list.beginning(""), [1, 2, 3, 4, 5]);
        assert!(list.beginning("é").is_empty());
        assert_eq!(list.common(&[1, 2]), "Ra1-a2");
        assert_eq!(list.common(&[1, 2, 3]), "Ra1-");
        assert_eq!(list.common(&[1, 4]), "");
        assert_eq!(list.common(&[]), "");
    }

    #[test]
    fn what_can_be_meant_in_one_way_only_is_understood() {
        let list = list();
        assert_eq!(list.meant("cl"), Some("claim"));
        assert_eq!(list.meant("ra1-A2"), Some("Ra1-a2"));
        assert_eq!(list.meant("Ra1-"), None);
        assert_eq!(list.meant(""), None);
        assert_eq!(list.meant("Rh1"), None);
    }

    #[test]
    fn numbers_choose_from_the_list() {
        assert_eq!(list().numbered(5), Some("claim"));
        assert_eq!((list().numbered(0), list().numbered(6)), (None, None));
        assert_eq!(chosen_number("17"), Some(17));
        assert_eq!(chosen_number("Ra 17 "), Some(17));
        assert_eq!(chosen_number("99999999999999999999999"), Some(usize::MAX));
        for text in ["", "Ra1", "2:3", "-1", "+1"] {
            assert_eq!(chosen_number(text), None, "{text}");
        }
    }
}
