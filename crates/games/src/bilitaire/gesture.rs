//! Playing by hand: a tray and where it goes, pushing what is in front of it; a marble and hole
//! after hole.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{Gesture, MoveError, Position, Target, TextError};

use super::board::{Board, Hole, Slot, Way, holes, slots};
use super::jumps::{Jumper, Jumps};
use super::movegen::TrayMove;
use super::notation::Written;
use super::position::{BilitaireMove, BilitairePosition, Scores, Turn};
use super::slides::Slide;

/// The name for clicks of the removal of the chosen tray.
pub(super) const REMOVE: &str = "x";

/// What the hand holds.
pub(super) enum Hand {
    /// Nothing yet.
    Empty,
    /// The marble that opens the round.
    Opened(Hole),
    /// A tray that is to slide or to be removed.
    Tray(Slot),
    /// Trays that have moved, and how many jumps are asked for; 1 is not announced.
    Moved(TrayMove, u8),
    /// A marble on its way, and the holes it has touched, the first one first.
    Jumping(Jumper, Vec<Hole>),
}

impl Hand {
    /// The hand after these clicks and what it can do next; or the first click that is wrong.
    pub(super) fn after(
        position: &BilitairePosition,
        clicks: &[Target],
    ) -> Result<(Hand, Gesture), TextError> {
        let mut hand = Hand::Empty;
        let mut gesture = hand.gesture(position);
        for click in clicks {
            hand = Some(click)
                .filter(|click| gesture.next.contains(click))
                .and_then(|click| hand.click(position, click.as_str()))
                .ok_or_else(|| gesture.refuse(click))?;
            gesture = hand.gesture(position);
        }
        Ok((hand, gesture))
    }

    /// The hand after a click on something that may be clicked.
    fn click(self, position: &BilitairePosition, name: &str) -> Option<Hand> {
        let board = position.board();
        match self {
            Hand::Empty => match position.turn() {
                Turn::Opening => name.parse().ok().map(Hand::Opened),
                Turn::Trays => name.parse().ok().map(Hand::Tray),
                Turn::Jumps(_) => {
                    let from: Hole = name.parse().ok()?;
                    Some(Hand::Jumping(Jumper::new(board, from), vec![from]))
                }
                Turn::Over => None,
            },
            Hand::Tray(tray) if name == REMOVE => Some(Hand::Moved(TrayMove::Remove(tray), 1)),
            Hand::Tray(tray) => {
                let to: Slot = name.parse().ok()?;
                let (_, slide) = pushes(board, tray).find(|(slot, _)| *slot == to)?;
                Some(Hand::Moved(TrayMove::Slide(slide), 1))
            }
            Hand::Moved(mv, _) => {
                let jumps = name.strip_prefix('!')?.parse().ok()?;
                Some(Hand::Moved(mv, jumps))
            }
            Hand::Jumping(jumper, mut touched) => {
                let to: Hole = name.parse().ok()?;
                touched.push(to);
                let mut ways = Way::ALL.into_iter().filter_map(|way| jumper.jump(way));
                Some(Hand::Jumping(ways.find(|next| next.hole() == to)?, touched))
            }
            Hand::Opened(_) => None,
        }
    }

    fn gesture(&self, position: &BilitairePosition) -> Gesture {
        let board = position.board();
        let done =
            |text: String| Gesture { next: Vec::new(), done: Some(text), prompt: &words::ASK_DONE };
        let choice = |next: Vec<Target>, prompt| Gesture { next, done: None, prompt };
        match self {
            Hand::Empty => first(position),
            Hand::Opened(hole) => done(BilitaireMove::Open(*hole).to_string()),
            Hand::Tray(tray) => {
                let mut next: Vec<Target> =
                    pushes(board, *tray).map(|(slot, _)| Target::new(slot)).collect();
                let empty = board.load(*tray) == 0;
                next.extend(empty.then(|| Target::new(REMOVE)));
                choice(next, if empty { &words::ASK_SLIDE_OR_REMOVE } else { &words::ASK_SLIDE })
            }
            Hand::Moved(mv, jumps) => {
                let text = done(mv.with(*jumps).to_string());
                let longest = Jumps::on(&mv.played(board)).longest();
                if *jumps > 1 || longest < 2 {
                    return text;
                }
                Gesture {
                    next: (2..=longest).map(announcement).collect(),
                    prompt: &words::ASK_ANNOUNCE,
                    ..text
                }
            }
            Hand::Jumping(jumper, touched) => {
                let left = due(position) - (touched.len() - 1) as u8;
                if left == 0 {
                    let names: Vec<String> = touched.iter().map(Hole::to_string).collect();
                    return done(names.join("x"));
                }
                let next = Way::ALL.into_iter().filter_map(|way| jumper.jump(way));
                let next = next.filter(|next| next.can_make(left - 1));
                choice(next.map(|next| Target::new(next.hole())).collect(), &words::ASK_JUMP)
            }
        }
    }

    /// The board with what the hand has done so far.
    pub(super) fn board(&self, position: &BilitairePosition) -> Board {
        let board = *position.board();
        match self {
            Hand::Empty | Hand::Tray(_) => board,
            Hand::Opened(hole) => Board { marbles: board.marbles & !hole.bit(), ..board },
            Hand::Moved(mv, _) => mv.played(&board),
            Hand::Jumping(jumper, touched) => {
                let series = jumper.series(&board, touched[0]);
                board.jumped(series.from, series.to, series.taken)
            }
        }
    }

    /// How many jumps are announced, by the hand or before.
    pub(super) fn announced(&self, position: &BilitairePosition) -> Option<u8> {
        let jumps = match (self, position.turn()) {
            (&Hand::Moved(_, jumps), _) | (_, Turn::Jumps(jumps)) => jumps,
            _ => 1,
        };
        (jumps > 1).then_some(jumps)
    }
}

/// The name for clicks of an announcement.
pub(super) fn announcement(jumps: u8) -> Target {
    Target::new(format_args!("!{jumps}"))
}

/// How many jumps the marble player has to make.
const fn due(position: &BilitairePosition) -> u8 {
    match position.turn() {
        Turn::Jumps(jumps) => jumps,
        _ => 0,
    }
}

/// Where a tray can go, and the slides that bring it there with all it pushes.
fn pushes(board: &Board, tray: Slot) -> impl Iterator<Item = (Slot, Slide)> {
    Way::ALL.into_iter().flat_map(move |way| {
        (1..4).filter_map(move |by| {
            let slide = Slide::push(board, tray, way, by)?;
            Some((tray.step(way, by)?, slide))
        })
    })
}

/// What may be clicked first.
fn first(position: &BilitairePosition) -> Gesture {
    let board = position.board();
    let (next, prompt) = match position.turn() {
        Turn::Opening => {
            let prompt = match position.scores() {
                Scores::None => &words::ASK_OPEN,
                // Nothing on the board tells that who jumped slides now.
                Scores::One(_) | Scores::Both(..) => &words::ASK_OPEN_SECOND,
            };
            (holes(board.marbles).map(Target::new).collect(), prompt)
        }
        Turn::Trays => {
            let movable =
                |slot: &Slot| board.load(*slot) == 0 || pushes(board, *slot).next().is_some();
            (slots(board.trays).filter(movable).map(Target::new).collect(), &words::ASK_TRAY)
        }
        Turn::Jumps(due) => {
            let able = |from: &Hole| Jumper::new(board, *from).can_make(due);
            let movers = holes(Jumps::on(board).movers());
            (movers.filter(able).map(Target::new).collect(), &words::ASK_MARBLE)
        }
        Turn::Over => (Vec::new(), &words::ASK_OVER),
    };
    Gesture { next, done: None, prompt }
}

pub(super) fn gesture(
    position: &BilitairePosition,
    clicks: &[Target],
) -> Result<Gesture, TextError> {
    Hand::after(position, clicks).map(|(_, gesture)| gesture)
}

/// The clicks of a written move: hole after hole, or a tray, what becomes of it, and what is
/// announced.
pub(super) fn clicks(position: &BilitairePosition, text: &str) -> Result<Vec<Target>, MoveError> {
    position.read_move(text)?;
    let announced = |jumps: u8| (jumps > 1).then(|| announcement(jumps));
    Ok(match text.parse()? {
        Written::Open(hole) => vec![Target::new(hole)],
        Written::Jump { from, route } => {
            std::iter::once(from).chain(route).map(Target::new).collect()
        }
        Written::Slide { rear, way, by, jumps, .. } => {
            let slots = [Some(rear), rear.step(way, by)].into_iter().flatten();
            slots.map(Target::new).chain(announced(jumps)).collect()
        }
        Written::Remove { tray, jumps } => {
            [Target::new(tray), Target::new(REMOVE)].into_iter().chain(announced(jumps)).collect()
        }
    })
}
