//! Hands: clicks reach every legal move and nothing else.

use std::collections::{HashSet, VecDeque};

use tabletier_core::{Dice, Drawn, Gesture, Target, View};

use super::fault::{Check, Fault, check_phrase, ensure};
use super::pictures::{check_picture, check_targets};
use super::spot::Spot;

/// How many clicks a move may take when a hand clicks at random.
const MOST_CLICKS: usize = 200;
/// How many click sequences are tried per legal move before giving up.
const PATIENCE: usize = 500;
/// How many of the half-entered moves of a position are drawn: the first ones, and about as many
/// again of the others.
const DRAWN: usize = 4;

/// Targets that no game has, and some that look as if.
const RUBBISH: [&str; 8] = ["", " ", "é", "a", "R", "!", "no such target", "a99999999999.-9"];

/// A half-entered move: the clicks, and what they mean.
struct Hand {
    clicks: Vec<Target>,
    gesture: Gesture,
}

/// Half-entered moves that differ in none of these mostly go on alike: the first and the last
/// click, the child reached so far, and what may come next.
type Likeness<P> = (Option<Target>, Option<Target>, Option<P>, Vec<Target>);

/// Follows the clicks that the game offers, breadth first, until every child is reached.
///
/// Of half-entered moves that look alike only one is followed at first; the others wait until it
/// turns out that some child is still missing.
pub(super) fn explore<P: Drawn>(spot: &Spot<'_, P>, dice: &mut Dice) -> Check<usize> {
    let mut reached: HashSet<P> = HashSet::new();
    let mut alike: HashSet<Likeness<P>> = HashSet::new();
    let mut new = VecDeque::from([Vec::new()]);
    let mut waiting: VecDeque<Hand> = VecDeque::new();
    let patience = PATIENCE * (spot.moves.len() + 1);
    let mut tried = 0;
    while tried < patience {
        while new.is_empty() && reached.len() < spot.children.len() && !waiting.is_empty() {
            new.extend(waiting.pop_front().iter().flat_map(Hand::onward));
        }
        let Some(clicks) = new.pop_front() else { break };
        tried += 1;
        let (gesture, child) = follow(spot, &clicks)?;
        if tried <= DRAWN || dice.below(spot.moves.len() as u64) < DRAWN as u64 {
            check_half_drawn(spot, &clicks, &gesture, dice)?;
        }
        let likeness =
            (clicks.first().cloned(), clicks.last().cloned(), child.clone(), gesture.next.clone());
        reached.extend(child);
        let hand = Hand { clicks, gesture };
        if alike.insert(likeness) {
            new.extend(hand.onward());
        } else {
            waiting.push_back(hand);
        }
    }
    let missing = spot.children_in_order().into_iter().find(|(child, _)| !reached.contains(child));
    missing.map_or(Ok(tried), |(_, index)| {
        Err(Fault::new(format!("no clicks make a legal move; {tried} ways were tried"))
            .at_move(&spot.texts[index]))
    })
}

/// Clicks at random until a move is made.
pub(super) fn stroll<P: Drawn>(spot: &Spot<'_, P>, dice: &mut Dice) -> Check {
    let mut clicks = Vec::new();
    loop {
        let (gesture, child) = follow(spot, &clicks)?;
        check_half_drawn(spot, &clicks, &gesture, dice)?;
        let stop = gesture.next.is_empty() || child.is_some() && dice.below(2) == 0;
        if let Some(text) = gesture.done.filter(|_| stop) {
            return check_clicks(spot, &text);
        }
        ensure(clicks.len() < MOST_CLICKS, || {
            Fault::new(format!("{MOST_CLICKS} clicks at random make no move")).at_clicks(&clicks)
        })?;
        let pick = dice.below(gesture.next.len() as u64) as usize;
        clicks.push(gesture.next[pick].clone());
    }
}

/// The clicks that a game names for a move make that move, and by the way it is written.
pub(super) fn check_clicks<P: Drawn>(spot: &Spot<'_, P>, text: &str) -> Check {
    let position = spot.position;
    let wrong = |what: String| Fault::new(what).at_move(text);
    let clicks = position
        .clicks(text)
        .map_err(|error| wrong(format!("no clicks are named for a legal move: {error}")))?;
    for (made, click) in clicks.iter().enumerate() {
        let (gesture, _) = follow(spot, &clicks[..made]).map_err(|fault| fault.at_move(text))?;
        ensure(gesture.next.contains(click), || {
            wrong(format!("the click {click} is named but not offered")).at_clicks(&clicks)
        })?;
    }
    let (gesture, _) = follow(spot, &clicks).map_err(|fault| fault.at_move(text))?;
    ensure(gesture.done.as_deref() == Some(text), || {
        wrong(format!("the clicks named for a move make {:?}", gesture.done)).at_clicks(&clicks)
    })
}

/// For what is no legal move no clicks are named and no words are found, for the same reason.
pub(super) fn check_refusals<'a, P: Drawn>(
    position: &P,
    texts: impl IntoIterator<Item = &'a String>,
) -> Check {
    for text in texts {
        let why = position.read_move(text).err();
        ensure(position.clicks(text).err() == why, || {
            Fault::new("clicks and moves are refused for different reasons").at_move(text)
        })?;
        ensure(position.told(text).err() == why, || {
            Fault::new("what is no legal move is told in words, or refused for another reason")
                .at_move(text)
        })?;
    }
    Ok(())
}

/// After the end nothing can be clicked, and a rule says so.
pub(super) fn check_over<P: Drawn>(position: &P) -> Check {
    let over = position
        .gesture(&[])
        .map_or(true, |gesture| gesture.next.is_empty() && gesture.done.is_none());
    ensure(over, || Fault::new("clicks are offered after the end"))?;
    let scene = position.scene(&View::default());
    let silent = scene.targets().into_iter().find(|click| position.why_not(&[], click).is_none());
    silent.map_or(Ok(()), |click| {
        Err(Fault::new(format!("no rule is named against the click {click} after the end")))
    })
}

impl Hand {
    fn onward(&self) -> Vec<Vec<Target>> {
        let go_on = |click: &Target| self.clicks.iter().chain([click]).cloned().collect();
        self.gesture.next.iter().map(go_on).collect()
    }
}

/// What clicks mean that were all offered, and the child that they make, if they make one.
fn follow<P: Drawn>(spot: &Spot<'_, P>, clicks: &[Target]) -> Check<(Gesture, Option<P>)> {
    let here = |fault: Fault| fault.at_clicks(clicks);
    let gesture = spot.position.gesture(clicks).map_err(|error| {
        here(Fault::new(format!("a click is refused that was offered: {error}")))
    })?;
    check_phrase("the prompt of a gesture", gesture.prompt).map_err(here)?;
    let mut next = HashSet::new();
    if let Some(twice) = gesture.next.iter().find(|click| !next.insert(*click)) {
        return Err(here(Fault::new(format!("the click {twice} is offered twice"))));
    }
    ensure(gesture.done.is_some() || !gesture.next.is_empty(), || {
        here(Fault::new("a dead end: no move is made, and nothing can be clicked"))
    })?;
    let Some(text) = &gesture.done else { return Ok((gesture, None)) };
    let mv = spot.position.read_move(text).map_err(|error| {
        here(Fault::new(format!("clicks make a move that is refused: {error}"))).at_move(text)
    })?;
    let child = spot.position.after(&mv);
    ensure(spot.leads_to(&child), || {
        here(Fault::new("clicks make a move that is not listed")).at_move(text)
    })?;
    Ok((gesture, Some(child)))
}

/// A rule is named against what cannot be clicked next, and none against what can.
fn check_reasons<P: Drawn>(
    position: &P,
    clicks: &[Target],
    gesture: &Gesture,
    wrong: &[Target],
) -> Check {
    if let Some(click) = gesture.next.iter().find(|click| position.why_not(clicks, click).is_some())
    {
        let fault = format!("a rule is named against the click {click}, which is offered");
        return Err(Fault::new(fault));
    }
    let first = position.gesture(&[]).map(|gesture| gesture.next).unwrap_or_default();
    for click in wrong {
        let again = clicks.contains(click) || !clicks.is_empty() && first.contains(click);
        match position.why_not(clicks, click) {
            Some(why) => check_phrase("the rule against a click", why)?,
            None => ensure(again || gesture.next.is_empty(), || {
                Fault::new(format!("no rule is named against the click {click}"))
            })?,
        }
    }
    // Whatever is asked, something is answered.
    for rubbish in RUBBISH.map(Target::new) {
        let senseless: Vec<Target> = clicks.iter().cloned().chain([rubbish.clone()]).collect();
        position.why_not(clicks, &rubbish);
        position.why_not(&senseless, &rubbish);
    }
    Ok(())
}

/// A half-entered move can be drawn, shows what may be clicked next, and refuses anything else.
fn check_half_drawn<P: Drawn>(
    spot: &Spot<'_, P>,
    clicks: &[Target],
    gesture: &Gesture,
    dice: &mut Dice,
) -> Check {
    let here = |fault: Fault| fault.at_clicks(clicks);
    let targets = check_picture(spot, clicks).map_err(here)?;
    check_targets(spot, clicks, &targets, &gesture.next).map_err(here)?;
    let next: HashSet<&Target> = gesture.next.iter().collect();
    let mut wrong: Vec<Target> =
        targets.into_iter().filter(|target| !next.contains(target)).collect();
    // All of them before the first click, a few later.
    while !clicks.is_empty() && wrong.len() > 3 {
        wrong.swap_remove(dice.below(wrong.len() as u64) as usize);
    }
    check_reasons(spot.position, clicks, gesture, &wrong).map_err(here)?;
    wrong.push(Target::new("no such target"));
    for click in wrong {
        let clicks: Vec<Target> = clicks.iter().cloned().chain([click]).collect();
        ensure(spot.position.gesture(&clicks).is_err(), || {
            Fault::new("a click is accepted that was not offered").at_clicks(&clicks)
        })?;
    }
    Ok(())
}
