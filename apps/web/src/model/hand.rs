//! What a hand does on the board, and what it comes to.

use tabletier_session::{Lang, Session, Target};

/// What somebody does on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// A pointer was put down on these, the topmost first.
    Down(Vec<Target>),
    /// It was lifted from these again, without having moved.
    Click(Vec<Target>),
    /// Something was carried here.
    Drop(Vec<Target>),
    /// This was chosen with a key.
    Key(Target),
    /// What is in the hand is put down.
    Escape,
}

/// What the board answers to a pointer that was put down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grip {
    /// Something was picked up just now.
    pub(crate) picked: bool,
    /// What can be carried.
    pub(crate) piece: Option<Target>,
}

/// A move half entered, or entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// These clicks, and more to come.
    Hold(Vec<Target>),
    /// This move.
    Play(String),
    /// Nothing: this cannot be touched now.
    Refused(Target),
}

/// Why something came to nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Refusal {
    pub(crate) words: String,
    /// Whether a rule forbids it; else the words say what is expected.
    pub(crate) forbidden: bool,
}

/// What a deed came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Heard {
    /// What is in the hand now, touch by touch.
    pub(crate) clicks: Vec<Target>,
    /// The move that was made.
    pub(crate) mv: Option<String>,
    pub(crate) refusal: Option<Refusal>,
    pub(crate) grip: Grip,
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Manner {
    /// What was touched must move.
    strict: bool,
    /// A piece was carried here and let go: where a move can end, it ends.
    carried: bool,
}

/// What touching a target after these clicks comes to.
fn touch(session: &dyn Session, clicks: &[Target], target: &Target, manner: Manner) -> Touch {
    let refused = || Touch::Refused(target.clone());
    let Ok(gesture) = session.gesture(clicks) else { return refused() };
    if gesture.next.contains(target) {
        let mut clicks = clicks.to_vec();
        clicks.push(target.clone());
        return match session.gesture(&clicks) {
            Ok(after) => match after.done {
                Some(mv) if after.next.is_empty() || manner.carried => Touch::Play(mv),
                _ => Touch::Hold(clicks),
            },
            Err(_) => refused(),
        };
    }
    let again = clicks.last() == Some(target) || clicks.first() == Some(target);
    match gesture.done {
        Some(mv) if again => return Touch::Play(mv),
        _ if manner.strict => return refused(),
        _ if again => return Touch::Hold(Vec::new()),
        _ => {}
    }
    match session.gesture(&[]) {
        Ok(first) if !clicks.is_empty() && first.next.contains(target) => {
            Touch::Hold(vec![target.clone()])
        }
        _ => refused(),
    }
}

/// What a deed comes to after these clicks.
pub(crate) fn hear(
    session: &dyn Session,
    clicks: &[Target],
    deed: Deed,
    strict: bool,
    lang: Lang,
) -> Heard {
    let carried = matches!(deed, Deed::Drop(_));
    let (touch, grip) = reach(session, clicks, deed, strict);
    match touch {
        Touch::Hold(clicks) => Heard { clicks, grip, ..Heard::default() },
        Touch::Play(mv) => Heard { mv: Some(mv), grip, ..Heard::default() },
        Touch::Refused(target) => {
            let refusal = Some(explain(session, clicks, &target, lang));
            // What was carried to where it may not go is back in its place.
            let kept = if carried && !strict { Vec::new() } else { clicks.to_vec() };
            Heard { clicks: kept, refusal, grip, ..Heard::default() }
        }
    }
}

fn reach(session: &dyn Session, clicks: &[Target], deed: Deed, strict: bool) -> (Touch, Grip) {
    let same = || Touch::Hold(clicks.to_vec());
    let put_down = || if strict { same() } else { Touch::Hold(Vec::new()) };
    let at = |target: Option<Target>, carried: bool| {
        let manner = Manner { strict, carried };
        target.map_or_else(same, |target| touch(session, clicks, &target, manner))
    };
    let done = match deed {
        Deed::Down(below) => {
            let first = aim(session, clicks, &below)
                .filter(|target| begins(session, clicks, target, strict));
            let piece = first.as_ref().or(clicks.first()).filter(|piece| below.contains(piece));
            let grip = Grip { picked: first.is_some(), piece: piece.cloned() };
            return (first.map_or_else(same, |first| Touch::Hold(vec![first])), grip);
        }
        Deed::Click(below) => at(aim(session, clicks, &below), false),
        Deed::Drop(below) => {
            let gesture = session.gesture(clicks);
            let open = |target: &&Target| {
                gesture.as_ref().is_ok_and(|gesture| gesture.next.contains(target))
            };
            match below.iter().find(open).or(below.first()) {
                // Put back where it came from.
                Some(target) if clicks.first() == Some(target) && !open(&target) => put_down(),
                Some(target) if !open(&target) => Touch::Refused(target.clone()),
                target => target.map_or_else(put_down, |target| at(Some(target.clone()), true)),
            }
        }
        Deed::Key(target) => at(Some(target), false),
        Deed::Escape => put_down(),
    };
    (done, Grip::default())
}

/// Whether a pointer put down here picks something up: a click on it begins a move and does not
/// end it.
fn begins(session: &dyn Session, clicks: &[Target], target: &Target, strict: bool) -> bool {
    let free = clicks.is_empty() || !strict && clicks[0] != *target;
    let opens = |clicks: &[Target]| {
        session.gesture(clicks).is_ok_and(|gesture| gesture.next.contains(target))
    };
    let more = || {
        let begun = session.gesture(std::slice::from_ref(target));
        begun.is_ok_and(|gesture| !gesture.next.is_empty())
    };
    free && opens(&[]) && more() && (clicks.is_empty() || !opens(clicks))
}

/// Why a touch came to nothing: the rule that forbids it, else what is expected.
fn explain(session: &dyn Session, clicks: &[Target], target: &Target, lang: Lang) -> Refusal {
    let prompt = || session.gesture(clicks).map(|gesture| gesture.prompt.say(lang));
    match session.why_not(clicks, target) {
        Some(rule) => Refusal { words: rule.say(lang).to_string(), forbidden: true },
        None => Refusal { words: prompt().unwrap_or_default().to_string(), forbidden: false },
    }
}

/// Which of the targets below a pointer is meant, the topmost first: one that leads on, else one
/// that was touched before, else one to begin with.
fn aim(session: &dyn Session, clicks: &[Target], below: &[Target]) -> Option<Target> {
    let next = session.gesture(clicks).map(|gesture| gesture.next).unwrap_or_default();
    let first = session.gesture(&[]).map(|gesture| gesture.next).unwrap_or_default();
    let meant = |choices: &[Target]| below.iter().find(|target| choices.contains(target));
    meant(&next).or_else(|| meant(clicks)).or_else(|| meant(&first)).or(below.first()).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::catalog;

    fn clicks(names: &[&str]) -> Vec<Target> {
        names.iter().map(Target::new).collect()
    }

    fn after(game: &str, position: &str, before: &[&str], target: &str, manner: Manner) -> Touch {
        let session = catalog::find(game).unwrap().resume(None, position).unwrap();
        touch(&*session, &clicks(before), &Target::new(target), manner)
    }

    fn refused(target: &str) -> Touch {
        Touch::Refused(Target::new(target))
    }

    const START: &str = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";
    const FREE: Manner = Manner { strict: false, carried: false };
    const STRICT: Manner = Manner { strict: true, carried: false };

    #[test]
    fn a_piece_is_picked_up_put_down_and_exchanged() {
        let hold = |names: &[&str]| Touch::Hold(clicks(names));
        assert_eq!(after("billo", START, &[], "Rc1", FREE), hold(&["Rc1"]));
        assert_eq!(after("billo", START, &["Rc1"], "Rc1", FREE), hold(&[]));
        assert_eq!(after("billo", START, &["Rc1"], "Rd1", FREE), hold(&["Rd1"]));
        assert_eq!(after("billo", START, &["Rc1"], "c2", FREE), Touch::Play("Rc1-c2".into()));
        assert_eq!(after("billo", START, &["Rc1"], "c5", FREE), refused("c5"));
        assert_eq!(after("billo", START, &[], "c5", FREE), refused("c5"));
    }

    #[test]
    fn who_plays_strictly_moves_what_he_touched() {
        assert_eq!(after("billo", START, &["Rc1"], "Rc1", STRICT), refused("Rc1"));
        assert_eq!(after("billo", START, &["Rc1"], "Rd1", STRICT), refused("Rd1"));
        assert_eq!(after("billo", START, &["Rc1"], "c2", STRICT), Touch::Play("Rc1-c2".into()));
    }

    #[test]
    fn what_is_carried_is_played_where_it_may_go_and_put_back_elsewhere() {
        let session = catalog::find("billo").unwrap().resume(None, START).unwrap();
        let dropped = |below: &[&str], strict: bool| {
            reach(&*session, &clicks(&["Rc1"]), Deed::Drop(clicks(below)), strict).0
        };
        assert_eq!(dropped(&["c2"], false), Touch::Play("Rc1-c2".into()));
        assert_eq!(dropped(&["c5"], false), refused("c5"));
        assert_eq!(dropped(&["Rc1"], false), Touch::Hold(Vec::new()));
        assert_eq!(dropped(&[], false), Touch::Hold(Vec::new()));
        assert_eq!(dropped(&[], true), Touch::Hold(clicks(&["Rc1"])));
    }

    #[test]
    fn who_carries_a_piece_where_no_rule_lets_it_is_told_the_rule() {
        let session = catalog::find("billo").unwrap().resume(None, START).unwrap();
        let heard = |strict| {
            hear(&*session, &clicks(&["Rc1"]), Deed::Drop(clicks(&["c5"])), strict, Lang::En)
        };
        assert!(heard(false).refusal.is_some_and(|refusal| refusal.forbidden));
        assert_eq!(heard(false).clicks, []);
        assert_eq!(heard(true).clicks, clicks(&["Rc1"]));
    }

    #[test]
    fn a_touch_that_no_rule_is_about_is_told_what_is_expected() {
        let session = catalog::find("billo").unwrap().resume(None, START).unwrap();
        let heard = hear(&*session, &[], Deed::Key(Target::new("h9")), false, Lang::En);
        let refusal = heard.refusal.unwrap();
        let prompt = session.gesture(&[]).unwrap().prompt;
        assert_eq!(refusal, Refusal { words: prompt.en.to_string(), forbidden: false });
    }

    #[test]
    fn what_leads_on_is_meant_before_what_covers_it() {
        let session = catalog::find("billo").unwrap().resume(None, START).unwrap();
        let aimed = |before: &[&str], below: &[&str]| {
            aim(&*session, &clicks(before), &clicks(below)).map(|target| target.to_string())
        };
        assert_eq!(aimed(&[], &["Rc1", "Sc1", "c1"]).as_deref(), Some("Rc1"));
        assert_eq!(aimed(&["Rc1"], &["Rc1", "Sc1", "c1"]).as_deref(), Some("Sc1"));
        assert_eq!(aimed(&[], &["h5"]).as_deref(), Some("h5"));
        assert_eq!(aimed(&[], &[]), None);
    }
}
