//! What a touch of the board comes to.

use tabletier_session::{Session, Target};

/// A move half entered, or entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// These clicks, and more to come.
    Hold(Vec<Target>),
    /// This move.
    Play(String),
    /// Nothing: that cannot be touched now.
    Refused,
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Manner {
    /// What was touched must move.
    pub(crate) strict: bool,
    /// A piece was carried here and let go: where a move can end, it ends.
    pub(crate) carried: bool,
}

/// What touching a target after these clicks comes to.
pub(crate) fn touch(
    session: &dyn Session,
    clicks: &[Target],
    target: &Target,
    manner: Manner,
) -> Touch {
    let Ok(gesture) = session.gesture(clicks) else { return Touch::Refused };
    if gesture.next.contains(target) {
        let mut clicks = clicks.to_vec();
        clicks.push(target.clone());
        return match session.gesture(&clicks) {
            Ok(after) => match after.done {
                Some(mv) if after.next.is_empty() || manner.carried => Touch::Play(mv),
                _ => Touch::Hold(clicks),
            },
            Err(_) => Touch::Refused,
        };
    }
    let again = clicks.last() == Some(target) || clicks.first() == Some(target);
    match gesture.done {
        Some(mv) if again => return Touch::Play(mv),
        _ if manner.strict => return Touch::Refused,
        _ if again => return Touch::Hold(Vec::new()),
        _ => {}
    }
    match session.gesture(&[]) {
        Ok(first) if !clicks.is_empty() && first.next.contains(target) => {
            Touch::Hold(vec![target.clone()])
        }
        _ => Touch::Refused,
    }
}

/// Which of the targets below a pointer is meant, the topmost first: one that leads on, else one
/// that was touched before, else one to begin with.
pub(crate) fn aim(session: &dyn Session, clicks: &[Target], below: &[Target]) -> Option<Target> {
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
        assert_eq!(after("billo", START, &["Rc1"], "c5", FREE), Touch::Refused);
        assert_eq!(after("billo", START, &[], "c5", FREE), Touch::Refused);
    }

    #[test]
    fn who_plays_strictly_moves_what_he_touched() {
        assert_eq!(after("billo", START, &["Rc1"], "Rc1", STRICT), Touch::Refused);
        assert_eq!(after("billo", START, &["Rc1"], "Rd1", STRICT), Touch::Refused);
        assert_eq!(after("billo", START, &["Rc1"], "c2", STRICT), Touch::Play("Rc1-c2".into()));
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
