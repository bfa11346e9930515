//! Why a move is not legal.

use tabletier_core::Phrase;

use super::board::{Board, Hole, Slot, Way};
use super::jumps::{Jumper, Jumps};
use super::movegen::{TrayMove, smallest_end};
use super::notation::Written;
use super::position::{BilitaireMove, BilitairePosition, Turn};
use super::slides::Slide;

type Refusal = &'static Phrase;

phrases! {
    OVER "over"
        "the match is over"
        "la partie est finie"
    OPENING "opening"
        "the round opens with the marble player taking one marble off"
        "pour ouvrir le tour, le joueur de billes doit retirer une bille"
    OPENED "opened"
        "a marble is taken off only to open a round"
        "on ne retire une bille que pour ouvrir un tour"
    TRAYS_TURN "trays-turn"
        "it is the tray player’s turn"
        "c’est au joueur de plateaux de jouer"
    MARBLES_TURN "marbles-turn"
        "it is the marble player’s turn to jump"
        "c’est au joueur de billes de sauter"
    NO_HOLE "no-hole"
        "there is no hole: that slot is free"
        "il n’y a pas de creux : cette case est libre"
    NO_MARBLE "no-marble"
        "there is no marble"
        "il n’y a pas de bille"
    ONE_JUMP "one-jump"
        "nothing was announced, so a single jump is made"
        "sans annonce, on fait un seul saut"
    ANNOUNCED "announced"
        "exactly as many jumps are made as were announced"
        "on fait exactement le nombre de sauts annoncé"
    STRAIGHT "straight"
        "a jump leads along a row or a column, over one neighbour, into the hole right behind it"
        "on saute à l’horizontale ou à la verticale, par-dessus une seule bille voisine, dans le creux juste derrière"
    TAKEN "taken"
        "the hole behind is occupied"
        "le creux situé derrière est occupé"
    NOTHING "nothing-to-jump"
        "there is no marble to jump over"
        "il n’y a pas de bille par-dessus laquelle sauter"
    CANNOT_JUMP "cannot-jump"
        "this marble has no neighbour with a free hole right behind it"
        "cette bille n’a pas de voisine avec un creux libre juste derrière"
    NO_TRAY "no-tray"
        "there is no tray"
        "il n’y a pas de plateau"
    NOT_EMPTY "not-empty"
        "only a tray without marbles may be removed"
        "on ne retire qu’un plateau sans bille"
    CROOKED "crooked"
        "a tray slides along its row or its column"
        "un plateau coulisse le long de sa ligne ou de sa colonne"
    STUCK "stuck"
        "this tray has no room to slide, and only a tray without marbles may be removed"
        "ce plateau n’a pas la place de coulisser, et on ne retire qu’un plateau sans bille"
    ONE_SLIDE "one-slide"
        "the trays are moved once in a turn, and then it is the marble player’s turn"
        "on ne déplace les plateaux qu’une fois, puis c’est au joueur de billes"
    SIDEWAYS "sideways"
        "a row of trays slides along its own line, never sideways"
        "une rangée de plateaux coulisse dans son alignement, jamais de côté"
    REAR_FIRST "rear-first"
        "a row is named from its rear to its front, in the direction it moves"
        "une rangée se nomme de l’arrière vers l’avant, dans le sens du mouvement"
    TOO_FAR "too-far"
        "one tray slides up to three slots, two up to two, three by one"
        "un plateau coulisse d’une à trois cases, deux d’une ou deux, trois d’une seule"
    EDGE "edge"
        "the frame ends there"
        "le cadre s’arrête là"
    BLOCKED "blocked"
        "another tray is in the way"
        "un autre plateau barre le chemin"
    TOO_MANY "too-many"
        "no marble could then make so many jumps in a row"
        "aucune bille ne pourrait alors faire autant de sauts de suite"
}

/// The move that was written, or the rule that forbids it.
pub(super) fn check(
    position: &BilitairePosition,
    written: &Written,
) -> Result<BilitaireMove, Refusal> {
    match (position.turn(), written) {
        (Turn::Over, _) => Err(&OVER),
        (Turn::Opening, &Written::Open(hole)) => {
            has_marble(position, hole)?;
            Ok(BilitaireMove::Open(hole))
        }
        (Turn::Opening, _) => Err(&OPENING),
        (_, Written::Open(_)) => Err(&OPENED),
        (Turn::Jumps(due), Written::Jump { from, route }) => jump(position, due, *from, route),
        (Turn::Jumps(_), _) => Err(&MARBLES_TURN),
        (Turn::Trays, Written::Jump { .. }) => Err(&TRAYS_TURN),
        (Turn::Trays, &Written::Slide { rear, front, way, by, jumps }) => {
            let slide = slide(position, rear, front, way, by)?;
            announce(position, TrayMove::Slide(slide), jumps)
        }
        (Turn::Trays, &Written::Remove { tray, jumps }) => {
            if !position.board().has_tray(tray) {
                return Err(&NO_TRAY);
            }
            if position.board().load(tray) != 0 {
                return Err(&NOT_EMPTY);
            }
            announce(position, TrayMove::Remove(tray), jumps)
        }
    }
}

pub(super) fn has_marble(position: &BilitairePosition, hole: Hole) -> Result<(), Refusal> {
    match (position.board().has_tray(hole.slot()), position.board().has_marble(hole)) {
        (false, _) => Err(&NO_HOLE),
        (true, false) => Err(&NO_MARBLE),
        (true, true) => Ok(()),
    }
}

fn jump(
    position: &BilitairePosition,
    due: u8,
    from: Hole,
    route: &[Hole],
) -> Result<BilitaireMove, Refusal> {
    has_marble(position, from)?;
    if route.len() != usize::from(due) {
        return Err(if due == 1 { &ONE_JUMP } else { &ANNOUNCED });
    }
    let board = position.board();
    let mut jumper = Jumper::new(board, from);
    for &to in route {
        jumper = leap(board, &jumper, from, to)?;
    }
    Ok(jumper.series(board, from).into())
}

/// One jump of a marble that started from a hole.
pub(super) fn leap(
    board: &Board,
    jumper: &Jumper,
    from: Hole,
    to: Hole,
) -> Result<Jumper, Refusal> {
    let at = jumper.hole();
    // The same corner of the next tray.
    let way = Way::ALL
        .into_iter()
        .find(|&way| at.slot().step(way, 1) == Some(to.slot()) && at.corner() == to.corner());
    jumper.jump(way.ok_or(&STRAIGHT)?).ok_or({
        if !board.has_tray(to.slot()) {
            &NO_HOLE
        } else if board.has_marble(to) && to != from {
            &TAKEN
        } else {
            &NOTHING
        }
    })
}

fn slide(
    position: &BilitairePosition,
    rear: Slot,
    front: Slot,
    way: Way,
    by: u8,
) -> Result<Slide, Refusal> {
    let steps = |from: Slot, to: Slot| (0..4).find(|&steps| from.step(way, steps) == Some(to));
    let row = match (steps(rear, front), steps(front, rear)) {
        (Some(steps), _) => steps + 1,
        (None, Some(_)) => return Err(&REAR_FIRST),
        (None, None) => return Err(&SIDEWAYS),
    };
    let slide = Slide { rear, way, row, by };
    let trays = position.board().trays;
    if slide.trays() & !trays != 0 {
        return Err(&NO_TRAY);
    }
    if row + by > 4 {
        return Err(&TOO_FAR);
    }
    match slide.road() {
        None => Err(&EDGE),
        Some(road) if road & trays != 0 => Err(&BLOCKED),
        Some(_) => Ok(slide),
    }
}

/// The tray move with what is announced; moves that begin the next round are one.
fn announce(
    position: &BilitairePosition,
    mv: TrayMove,
    jumps: u8,
) -> Result<BilitaireMove, Refusal> {
    let after = Jumps::on(&mv.played(position.board()));
    if jumps > 1 && !after.can_make(jumps) {
        return Err(&TOO_MANY);
    }
    let mv = match after.movers() == 0 && position.another_round() {
        true => smallest_end(position.board()).unwrap_or(mv),
        false => mv,
    };
    Ok(mv.with(jumps))
}
