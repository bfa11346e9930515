//! A game that is studied: its moves, what might have been played instead, and remarks.

use std::fmt;
use std::str::FromStr;

use tabletier_session::{Forfeit, PlayError, Record, Seat, Session, Step, TextError, Tree, record};

pub(crate) use tabletier_session::Place;

/// A tree of moves, and a place in it that is looked at.
pub(crate) struct Study {
    /// Who played and when; its session stands at the place that is looked at.
    record: Record,
    tree: Tree,
    here: Place,
    /// Where the game was lost off the board, by whom, and why.
    forfeited: Option<(Place, Seat, Forfeit)>,
    /// Whether somebody has worked on it.
    touched: bool,
}

/// A part of what there is to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Move {
        place: Place,
        /// The number of its round, where that is said.
        number: Option<String>,
        text: String,
        /// Whether it belongs to the main line.
        main: bool,
    },
    Remark(String),
    /// A variation begins, and ends.
    Open,
    Close,
}

impl Study {
    /// The study of a game, at its end.
    pub(crate) fn new(record: Record) -> Study {
        let session = record.session();
        let mut tree = record.tree();
        let here = tree.follow(&session.played());
        let forfeited = session.forfeited().map(|(seat, why)| (here, seat, why));
        let mut study = Study { record, tree, here, forfeited, touched: false };
        // What was given up can be played on.
        if forfeited.is_some() {
            study.record.session_mut().undo();
        }
        study
    }

    pub(crate) fn session(&self) -> &dyn Session {
        self.record.session()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The place that is looked at.
    pub(crate) fn here(&self) -> Place {
        self.here
    }

    /// The places of the game itself, from the start to its end.
    pub(crate) fn main(&self) -> Vec<Place> {
        let mut line = vec![Place::START];
        line.extend(self.tree.line(Place::START));
        line
    }

    /// Whether somebody has worked on it, so that it would be a pity to lose it.
    pub(crate) fn is_touched(&self) -> bool {
        self.touched
    }

    /// Looks at another place.
    pub(crate) fn go(&mut self, place: Place) {
        // All of them were played before.
        if self.record.session_mut().go_to(&self.tree.moves(place)).is_ok() {
            self.here = place;
        }
    }

    /// Plays a move where one looks: as before, or as another branch.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), PlayError> {
        self.record.session_mut().play(text)?;
        let branches = self.tree.children(self.here).len();
        let place = self.tree.add(self.here, text);
        self.touched |= self.tree.children(self.here).len() > branches;
        self.here = place;
        Ok(())
    }

    /// Adds moves after a place, up to the first that cannot be played, and looks at the first.
    pub(crate) fn add(&mut self, place: Place, moves: &[String]) {
        self.go(place);
        let mut first = None;
        for mv in moves {
            if self.play(mv).is_err() {
                break;
            }
            first = first.or(Some(self.here));
        }
        self.go(first.unwrap_or(place));
    }

    pub(crate) fn set_remark(&mut self, text: &str) -> Result<(), TextError> {
        self.touched = true;
        self.tree.set_remark(self.here, text)
    }

    /// Takes the move that is looked at away, with all that follows it.
    pub(crate) fn remove(&mut self) {
        if let Some(parent) = self.tree.parent(self.here) {
            let gone = self.here;
            self.go(parent);
            self.tree.remove(gone);
            self.touched = true;
        }
    }

    /// Whether more would go than one move without a remark.
    pub(crate) fn would_miss(&self) -> bool {
        let after = !self.tree.children(self.here).is_empty();
        after || !self.tree.remark(self.here).is_empty()
    }

    /// Makes the line that is looked at the main one.
    pub(crate) fn promote(&mut self) {
        self.tree.promote(self.here);
        self.touched = true;
    }

    /// Whether the move that is looked at belongs to the main line.
    pub(crate) fn is_main(&self) -> bool {
        self.main().contains(&self.here)
    }

    /// What there is to tell, in the order of the record.
    pub(crate) fn words(&self) -> Vec<Word> {
        let seats = self.session().seats();
        // How many variations are open.
        let mut depth = 0;
        let mut words = vec![Word::Remark(self.tree.remark(Place::START).to_string())];
        let mut fresh = true;
        for step in self.tree.steps() {
            match step {
                Step::Close => {
                    depth -= 1;
                    words.push(Word::Close);
                }
                Step::Move { place, played, varies } => {
                    let round = played / seats + 1;
                    let number = match played % seats {
                        0 => Some(format!("{round}.")),
                        // Said again where the line was left.
                        _ if varies || fresh => Some(format!("{round}…")),
                        _ => None,
                    };
                    if varies {
                        depth += 1;
                        words.push(Word::Open);
                    }
                    let text = self.tree.mv(place).unwrap_or_default().to_string();
                    words.push(Word::Move { place, number, text, main: depth == 0 });
                    words.push(Word::Remark(self.tree.remark(place).to_string()));
                }
            }
            let last = words.last();
            fresh = !matches!(last, Some(Word::Remark(text)) if text.is_empty());
        }
        words.retain(|word| !matches!(word, Word::Remark(text) if text.is_empty()));
        words
    }

    /// A line of play from the start to a place, on a board of its own.
    pub(crate) fn session_at(&self, place: Place) -> Option<Box<dyn Session>> {
        let mut copy = self.session().copy();
        copy.go_to(&self.tree.moves(place)).ok()?;
        Some(copy)
    }

    /// All of it as a record.
    pub(crate) fn written(&self) -> String {
        let mut record = self.record.clone();
        let end = self.main().last().copied().unwrap_or(Place::START);
        // All moves were played before, and who has lost there could.
        let _ = record.session_mut().go_to(&self.tree.moves(end));
        let _ = record.set_tree(self.tree.clone());
        if let Some((_, seat, why)) = self.forfeited.filter(|(place, ..)| *place == end) {
            let _ = record.session_mut().forfeit(seat, why);
        }
        record.to_string()
    }

    /// The branches that lead to a place: `0 0 1`.
    fn branches(&self, place: Place) -> String {
        let mut branches = Vec::new();
        let mut parent = Place::START;
        for place in self.tree.path(place) {
            let branch = self.tree.children(parent).iter().position(|child| *child == place);
            branches.push(branch.unwrap_or(0).to_string());
            parent = place;
        }
        branches.join(" ")
    }

    /// The place to which branches lead.
    fn place(&self, branches: &str) -> Option<Place> {
        branches.split_terminator(' ').try_fold(Place::START, |place, branch| {
            self.tree.children(place).get(branch.parse::<usize>().ok()?).copied()
        })
    }
}

/// The text that keeps a study for another day: whether it was worked on, the place that is looked
/// at, who has lost off the board, where and why; then the record.
impl fmt::Display for Study {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let touched = if self.touched { "touched" } else { "fresh" };
        let here = self.branches(self.here);
        let forfeited = self
            .forfeited
            .filter(|(place, ..)| *place == Place::START || self.tree.parent(*place).is_some())
            .map(|(place, seat, why)| format!("{seat}:{}:{why}", self.branches(place)));
        write!(f, "{touched},{here},{}\n{}", forfeited.unwrap_or_default(), self.written())
    }
}

/// The text is no study that was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoStudy;

/// Takes a study up again.
impl FromStr for Study {
    type Err = NoStudy;

    fn from_str(text: &str) -> Result<Study, NoStudy> {
        let (head, game) = text.split_once('\n').ok_or(NoStudy)?;
        let [touched, here, forfeited] =
            head.split(',').collect::<Vec<_>>().try_into().map_err(|_| NoStudy)?;
        let records = record::read(game).map_err(|_| NoStudy)?;
        let mut study = Study::new(records.into_iter().next().ok_or(NoStudy)?);
        if let Some((seat, rest)) = forfeited.split_once(':') {
            // Earlier versions knew one reason and did not write it.
            let (branches, why) = rest.split_once(':').unwrap_or((rest, "resigned"));
            let place = study.place(branches).ok_or(NoStudy)?;
            let seat = seat.parse().map_err(|_| NoStudy)?;
            study.forfeited = Some((place, seat, why.parse().map_err(|_| NoStudy)?));
        }
        study.go(study.place(here).ok_or(NoStudy)?);
        study.touched = touched == "touched";
        Ok(study)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Game \"billo\"]\n[Rules \"catalano\"]\n[A \"Anne\"]\n[Result \"*\"]\n\n\
                        1. Rc1-c2 Sf8-f7 2. Rc2-c3\n";

    fn study(text: &str) -> Study {
        Study::new(record::read(text).unwrap().remove(0))
    }

    #[test]
    fn a_study_begins_at_the_end_of_the_game_and_is_written_as_it_was_read() {
        let study = study(GAME);
        assert_eq!(study.session().played().len(), 3);
        assert!(study.is_main());
        assert_eq!(study.written(), GAME);
    }

    #[test]
    fn what_is_tried_is_a_variation_and_can_become_the_game() {
        let mut study = study(GAME);
        let end = study.here();
        study.go(study.tree().parent(end).unwrap());
        study.play("Rc2-d3").unwrap();
        study.set_remark("why not?").unwrap();
        assert!(!study.is_main());
        let text = study.written();
        assert!(text.contains("2. Rc2-c3 (2. Rc2-d3 {why not?})"), "{text}");
        assert_eq!(study.session().played().last(), Some(&"Rc2-d3"));
        study.promote();
        assert!(study.is_main());
        let text = study.written();
        assert!(text.contains("2. Rc2-d3 {why not?} (2. Rc2-c3)"), "{text}");
        // The same move again is the same place.
        study.go(study.tree().parent(end).unwrap());
        study.play("Rc2-c3").unwrap();
        assert_eq!(study.here(), end);
        study.remove();
        assert!(!study.written().contains("Rc2-c3"));
        assert!(study.play("Rc2-c9").is_err());
    }

    #[test]
    fn a_study_is_taken_up_again_where_it_was_left() {
        let mut study = study(GAME);
        study.go(Place::START);
        study.add(Place::START, &["Rd1-d2".to_string(), "Sf8-f7".to_string()]);
        assert_eq!(study.session().played(), ["Rd1-d2"]);
        let kept = study.to_string();
        let again: Study = kept.parse().unwrap();
        assert_eq!(again.to_string(), kept);
        assert_eq!(again.session().played(), ["Rd1-d2"]);
        for text in ["", "0 0", "fresh,7,\n[Game \"billo\"]", &format!("fresh,9,\n{GAME}")] {
            assert!(text.parse::<Study>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn who_gave_up_has_given_up_in_the_record_alone() {
        let game = GAME.replace("\"*\"", "\"won A resigned\"");
        let mut study = study(&game);
        assert_eq!(study.session().outcome(), None);
        assert_eq!(study.written(), game);
        assert!(!study.is_touched());
        study.play("Sf7-f6").unwrap();
        assert!(study.is_touched() && study.written().contains("[Result \"*\"]"));
        let mut again: Study = study.to_string().parse().unwrap();
        for study in [&mut study, &mut again] {
            study.remove();
            assert_eq!(study.written(), game);
        }
    }

    #[test]
    fn who_lost_by_time_has_lost_by_time_and_old_texts_knew_who_gave_up() {
        let game = GAME.replace("\"*\"", "\"won A time\"");
        let kept = study(&game).to_string();
        assert_eq!(kept.parse::<Study>().unwrap().written(), game);
        let old = kept.replacen(":time\n", "\n", 1).replace("won A time", "*");
        let again: Study = old.parse().unwrap();
        assert_eq!(again.written(), game.replace("won A time", "won A resigned"));
    }
}
