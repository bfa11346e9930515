//! A line being typed, and the moves it may become.

use super::moves::MoveList;
use super::order;

/// The longest line that is taken; the longest moves are far shorter.
const LONGEST: usize = 400;

/// A line being typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Typing {
    text: String,
    /// Whether the list is open though nothing is typed.
    browsing: bool,
    /// The numbers of the moves that the line may become.
    numbers: Vec<usize>,
    /// Which of them is picked.
    picked: Option<usize>,
}

impl Typing {
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Whether there is a line, or a list to look at.
    pub(crate) fn is_open(&self) -> bool {
        !self.text.is_empty() || self.browsing
    }

    pub(crate) fn numbers(&self) -> &[usize] {
        &self.numbers
    }

    pub(crate) fn picked(&self) -> Option<usize> {
        self.picked
    }

    /// The number of the move that is picked.
    pub(crate) fn picked_number(&self) -> Option<usize> {
        self.numbers.get(self.picked?).copied()
    }

    pub(crate) fn clear(&mut self) {
        *self = Typing::default();
    }

    /// Opens the list of the moves that begin so.
    pub(crate) fn browse(&mut self, beginning: &str, list: Option<&MoveList>) {
        self.text = beginning.to_string();
        self.browsing = true;
        self.update(list);
    }

    pub(crate) fn push(&mut self, letter: char, list: Option<&MoveList>) {
        if self.text.len() < LONGEST && !letter.is_control() {
            self.text.push(letter);
            self.update(list);
        }
    }

    pub(crate) fn pop(&mut self, list: Option<&MoveList>) {
        if self.text.pop().is_none() {
            self.browsing = false;
        }
        self.update(list);
    }

    /// Completes the line as far as there is no choice; then goes through the choices.
    pub(crate) fn complete(&mut self, list: Option<&MoveList>, forward: bool) {
        let Some(list) = list else { return };
        let common = list.common(&self.numbers);
        let longer = common.len() > self.text.len();
        let spelled = common.len() == self.text.len() && common != self.text;
        if longer || spelled {
            self.text = common.to_string();
            self.update(Some(list));
        } else {
            self.pick(if forward { 1 } else { -1 });
        }
    }

    /// Moves on in the list by so many moves, round its ends.
    pub(crate) fn pick(&mut self, by: isize) {
        let count = self.numbers.len() as isize;
        if count == 0 {
            return;
        }
        self.picked = Some(match self.picked {
            None if by > 0 => 0,
            None => count as usize - 1,
            Some(picked) => (picked as isize + by).rem_euclid(count) as usize,
        });
    }

    /// Moves on by a page, not beyond the ends.
    pub(crate) fn page(&mut self, by: isize) {
        let last = self.numbers.len() as isize - 1;
        if last >= 0 {
            let picked = self.picked.map_or(0, |picked| picked as isize + by);
            self.picked = Some(picked.clamp(0, last) as usize);
        }
    }

    /// Looks up the moves anew.
    pub(crate) fn update(&mut self, list: Option<&MoveList>) {
        self.picked = None;
        let beginning = self.text.split(' ').next().unwrap_or("");
        let digits = beginning.bytes().all(|c| c.is_ascii_digit());
        self.numbers = match list {
            _ if beginning.starts_with(order::SIGN) => Vec::new(),
            None => Vec::new(),
            // A number chooses from the whole list, unless moves begin with digits.
            Some(list) => match list.beginning(beginning) {
                none if none.is_empty() && digits => list.beginning(""),
                numbers => numbers,
            },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> MoveList {
        let moves = ["Ra1-a2", "Ra1-b2", "Rb1-a2", "Sa1-a2", "Sh1-h2"];
        MoveList::new(moves.map(String::from).to_vec())
    }

    fn typed(text: &str) -> Typing {
        let mut typing = Typing::default();
        text.chars().for_each(|letter| typing.push(letter, Some(&list())));
        typing
    }

    #[test]
    fn tab_completes_as_far_as_there_is_no_choice() {
        let mut typing = typed("ra");
        typing.complete(Some(&list()), true);
        assert_eq!(typing.text(), "Ra1-");
        assert_eq!(typing.numbers(), [1, 2]);
        assert_eq!(typing.picked(), None);
    }

    #[test]
    fn where_there_is_a_choice_tab_goes_through_it() {
        let mut typing = typed("Ra1-");
        let mut picked = Vec::new();
        for _ in 0..3 {
            typing.complete(Some(&list()), true);
            picked.extend(typing.picked_number());
        }
        assert_eq!((typing.text(), picked.as_slice()), ("Ra1-", &[1, 2, 1][..]));
        typing.complete(Some(&list()), false);
        assert_eq!(typing.picked_number(), Some(2));
    }

    #[test]
    fn a_number_leaves_the_list_it_chooses_from() {
        assert_eq!(typed("Sa 4").numbers(), [4]);
        assert_eq!(typed("4").numbers(), [1, 2, 3, 4, 5]);
        assert!(typed(":undo").numbers().is_empty());
        assert!(typed("x").numbers().is_empty());
    }

    #[test]
    fn pages_stop_at_the_ends_and_single_steps_go_round() {
        let mut typing = typed("");
        typing.browse("", Some(&list()));
        typing.page(3);
        typing.page(3);
        typing.page(3);
        assert_eq!(typing.picked_number(), Some(5));
        typing.pick(1);
        assert_eq!(typing.picked_number(), Some(1));
        typing.pick(-1);
        assert_eq!(typing.picked_number(), Some(5));
    }

    #[test]
    fn a_list_with_nothing_in_it_is_no_trouble() {
        let mut typing = Typing::default();
        let empty = MoveList::new(Vec::new());
        typing.push('x', Some(&empty));
        typing.complete(Some(&empty), true);
        typing.pick(-1);
        typing.page(5);
        typing.complete(None, true);
        assert_eq!((typing.text(), typing.picked_number()), ("x", None));
    }
}
