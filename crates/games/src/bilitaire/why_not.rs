//! Which rule is against a click: the one that forbids the move it would make.

use std::str::FromStr;

use tabletier_core::words::{bilitaire as words, common};
use tabletier_core::{Phrase, Target, TextError};

use super::board::{Hole, Slot, Way};
use super::gesture::{Hand, REMOVE};
use super::jumps::Jumper;
use super::notation::{Written, read_announcement};
use super::position::{BilitairePosition, Turn};
use super::refusal::{self, check};

type Refusal = &'static Phrase;

/// What can be clicked, wherever it is.
enum Thing {
    Hole(Hole),
    Slot(Slot),
    Removal,
    Announcement,
}

impl FromStr for Thing {
    type Err = TextError;

    fn from_str(name: &str) -> Result<Thing, TextError> {
        if name == REMOVE {
            return Ok(Thing::Removal);
        }
        if let Some(jumps) = name.strip_prefix('!') {
            return read_announcement(common::AT_CLICK, jumps).map(|_| Thing::Announcement);
        }
        let hole = name.parse().map(Thing::Hole);
        hole.or_else(|_| name.parse().map(Thing::Slot))
    }
}

pub(super) fn why_not(
    position: &BilitairePosition,
    clicks: &[Target],
    target: &Target,
) -> Option<Refusal> {
    let (hand, gesture) = Hand::after(position, clicks).ok()?;
    if clicks.last() == Some(target) || gesture.next.contains(target) {
        return None;
    }
    let thing: Thing = target.as_str().parse().ok()?;
    match (position.turn(), thing) {
        (Turn::Over, _) => Some(&words::REFUSED_OVER),
        (Turn::Opening, Thing::Hole(hole)) => check(position, &Written::Open(hole)).err(),
        (Turn::Opening, _) => Some(&words::REFUSED_OPENING),
        (Turn::Jumps(due), Thing::Hole(hole)) => Some(no_jump(position, &hand, due, hole)),
        (Turn::Jumps(_), _) => Some(&words::REFUSED_MARBLES_TURN),
        (Turn::Trays, Thing::Hole(_)) => Some(&words::REFUSED_TRAYS_TURN),
        (Turn::Trays, thing) => no_tray_move(position, &hand, thing),
    }
}

/// Why the tray player cannot do this now.
fn no_tray_move(position: &BilitairePosition, hand: &Hand, thing: Thing) -> Option<Refusal> {
    match (hand, thing) {
        (Hand::Moved(_, 1), Thing::Announcement) => Some(&words::REFUSED_TOO_MANY),
        (Hand::Moved(..), Thing::Announcement) => None,
        (Hand::Moved(..), _) => Some(&words::REFUSED_ONE_SLIDE),
        (&Hand::Tray(tray), Thing::Slot(to)) => no_slide(position, tray, to),
        (&Hand::Tray(tray), Thing::Removal) => {
            check(position, &Written::Remove { tray, jumps: 1 }).err()
        }
        (_, Thing::Slot(slot)) if position.board().has_tray(slot) => Some(&words::REFUSED_STUCK),
        (_, Thing::Slot(_)) => Some(&words::REFUSED_NO_TRAY),
        _ => None,
    }
}

/// Why a tray cannot slide to a slot, with all that it pushes.
fn no_slide(position: &BilitairePosition, tray: Slot, to: Slot) -> Option<Refusal> {
    let reach = |way: Way| (1..4).find(|&by| tray.step(way, by) == Some(to)).map(|by| (way, by));
    let Some((way, by)) = Way::ALL.into_iter().find_map(reach) else {
        return Some(&words::REFUSED_CROOKED);
    };
    let ahead = (0..4).map_while(|steps| tray.step(way, steps));
    let front = ahead.take_while(|&slot| position.board().has_tray(slot)).last()?;
    check(position, &Written::Slide { rear: tray, front, way, by, jumps: 1 }).err()
}

/// Why a marble cannot begin its jumps here, or go on with them there.
fn no_jump(position: &BilitairePosition, hand: &Hand, due: u8, hole: Hole) -> Refusal {
    let number = if due == 1 { &words::REFUSED_ONE_JUMP } else { &words::REFUSED_ANNOUNCED };
    match hand {
        Hand::Jumping(_, touched) if touched.len() > usize::from(due) => number,
        Hand::Jumping(jumper, touched) => {
            refusal::leap(position.board(), jumper, touched[0], hole).err().unwrap_or(number)
        }
        _ => match refusal::has_marble(position, hole) {
            Err(why) => why,
            Ok(()) if Jumper::new(position.board(), hole).can_make(1) => number,
            Ok(()) => &words::REFUSED_CANNOT_JUMP,
        },
    }
}
