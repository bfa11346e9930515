//! A board that is played on: the position, the hand over it, and what is seen of both.

use crate::model::marks::Mark;
use leptos::prelude::*;
use tabletier_session::{Deed, Gesture, Grip, Hand, Heard, Lang, Refusal, Scene, Session, Target};

/// What the parts of a page know of a board, however often they ask: the game is asked what clicks
/// mean once for a position and once for a touch.
#[derive(Clone, Copy)]
pub(crate) struct BoardState {
    /// The game, at the position that is shown.
    session: RwSignal<Box<dyn Session>>,
    /// A move half made; `None` where nobody here is to move.
    hand: RwSignal<Option<Hand>>,
    /// A picture that is shown instead of the position, while a move is on its way.
    pub(crate) film: RwSignal<Option<Scene>>,
    /// What a hint points at.
    pub(crate) hinted: RwSignal<Vec<Target>>,
    /// Arrows of a hint or of good moves.
    pub(crate) arrows: RwSignal<Vec<Mark>>,
    /// Why the last deed came to nothing.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// What the hand means so far, where it may touch the board now.
    pub(crate) gesture: Memo<Option<Gesture>>,
    /// What is drawn.
    pub(crate) scene: Memo<Scene>,
}

impl BoardState {
    /// A board that nobody touches yet; see [`BoardState::lay`].
    pub(crate) fn new(lang: RwSignal<Lang>, session: Box<dyn Session>) -> BoardState {
        let session = RwSignal::new(session);
        let hand = RwSignal::new(None::<Hand>);
        let film = RwSignal::new(None::<Scene>);
        let hinted = RwSignal::new(Vec::new());
        let gesture = Memo::new(move |_| {
            let open = film.with(Option::is_none);
            hand.with(|hand| hand.as_ref().filter(|_| open).map(|hand| hand.gesture().clone()))
        });
        let scene = Memo::new(move |_| {
            film.get().unwrap_or_else(|| {
                let lang = lang.get();
                let mut scene = session.with(|session| {
                    hand.with(|hand| match hand {
                        Some(hand) => session.scene(lang, hand),
                        None => session.picture(lang),
                    })
                });
                hinted.with(|hinted| point_out(&mut scene, hinted));
                scene
            })
        });
        let refusal = RwSignal::new(None);
        let arrows = RwSignal::new(Vec::new());
        BoardState { session, hand, film, hinted, arrows, refusal, gesture, scene }
    }

    /// Puts another position on the board, and the hand of whoever is to move here.
    pub(crate) fn lay(self, session: Box<dyn Session>, hand: Option<Hand>) {
        self.session.set(session);
        self.hand.set(hand);
        self.hinted.set(Vec::new());
        self.arrows.set(Vec::new());
        self.refusal.set(None);
    }

    /// Reads something of the position.
    pub(crate) fn with<T>(self, read: impl FnOnce(&dyn Session) -> T) -> T {
        self.session.with(|session| read(&**session))
    }

    pub(crate) fn with_untracked<T>(self, read: impl FnOnce(&dyn Session) -> T) -> T {
        self.session.with_untracked(|session| read(&**session))
    }

    /// What may be touched next.
    pub(crate) fn next(self) -> Vec<Target> {
        let next = |gesture: &Gesture| gesture.next.clone();
        self.gesture.with(|gesture| gesture.as_ref().map(next).unwrap_or_default())
    }

    /// Whether somebody may touch the board now.
    pub(crate) fn is_open(self) -> bool {
        self.gesture.with(Option::is_some)
    }

    /// Whether something is in the hand that may be put down again.
    pub(crate) fn can_put_down(self) -> bool {
        self.hand.with(|hand| {
            hand.as_ref().is_some_and(|hand| !hand.clicks().is_empty() && !hand.is_bound())
        })
    }

    /// Whether more than one touch could be taken back.
    pub(crate) fn holds_several(self) -> bool {
        self.can_put_down()
            && self.hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.clicks().len() > 1))
    }

    /// Whether something is in the hand that must move.
    pub(crate) fn is_bound(self) -> bool {
        self.hand.with(|hand| hand.as_ref().is_some_and(Hand::is_bound))
    }

    /// Whether a move may be played by its text; why not, is told.
    pub(crate) fn admits(self, mv: &str) -> bool {
        let refusal = self.hand.with_untracked(|hand| {
            let hand = hand.as_ref()?;
            self.with_untracked(|session| hand.admits(session, mv)).err()
        });
        let admitted = refusal.is_none();
        self.refusal.set(refusal);
        admitted
    }

    /// Hears what is done on the board; a move that is made thereby is handed on.
    pub(crate) fn hear(self, deed: Deed, play: impl FnOnce(&str)) -> Grip {
        if self.film.with_untracked(Option::is_some) {
            return Grip::default();
        }
        let mut heard = Heard::default();
        self.hand.maybe_update(|hand| {
            let Some(hand) = hand else { return false };
            let before = hand.clicks().to_vec();
            heard = self.with_untracked(|session| hand.hear(session, deed));
            hand.clicks() != before
        });
        self.refusal.set(heard.refusal);
        if let Some(mv) = heard.mv {
            play(&mv);
        }
        heard.grip
    }
}

fn point_out(scene: &mut Scene, hinted: &[Target]) {
    for node in &mut scene.nodes {
        if node.target.as_ref().is_some_and(|target| hinted.contains(target)) {
            node.class.push_str(" hint");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletier_session::{catalog, gestures_asked};

    /// Reads all that a page reads, several times.
    fn look(board: BoardState) {
        for _ in 0..3 {
            board.scene.track();
            let _ = (board.scene.get_untracked(), board.next(), board.gesture.get_untracked());
            let _ = (board.is_open(), board.can_put_down(), board.is_bound());
        }
    }

    fn cost(work: impl FnOnce()) -> u64 {
        let before = gestures_asked();
        work();
        gestures_asked() - before
    }

    #[test]
    fn a_touch_costs_one_evaluation_and_so_does_a_position() {
        for entry in catalog::GAMES {
            let game = entry.about().key;
            let mut session = entry.start(None, 3).unwrap();
            Owner::new().with(|| {
                let board = BoardState::new(RwSignal::new(Lang::default()), session.copy());
                for _ in 0..4 {
                    let laid = cost(|| {
                        board.lay(session.copy(), Some(Hand::new(&*session, false)));
                        look(board);
                    });
                    assert_eq!(laid, 1, "{game}: a position");
                    let mv = session.moves().remove(0);
                    let mut made = None;
                    for target in session.clicks(&mv).unwrap() {
                        let touched = cost(|| {
                            let below = vec![target.clone()];
                            if !board.hear(Deed::Down(below.clone()), |_| ()).picked {
                                board.hear(Deed::Click(below), |mv| made = Some(mv.to_string()));
                            }
                            look(board);
                        });
                        assert_eq!(touched, 1, "{game}: {target} of {mv}");
                    }
                    session.play(&made.unwrap_or(mv)).unwrap();
                }
            });
        }
    }

    #[test]
    fn nobody_touches_a_board_while_a_move_is_shown() {
        let session = catalog::GAMES[0].start(None, 3).unwrap();
        Owner::new().with(|| {
            let board = BoardState::new(RwSignal::new(Lang::default()), session.copy());
            assert!(!board.is_open());
            board.lay(session.copy(), Some(Hand::new(&*session, false)));
            let first = board.next()[0].clone();
            board.film.set(Some(Scene::default()));
            assert!(!board.is_open() && board.next().is_empty());
            board.hear(Deed::Choose(first.clone()), |_| ());
            board.film.set(None);
            assert!(board.is_open() && !board.can_put_down());
            board.hear(Deed::Choose(first), |_| ());
            assert!(board.can_put_down());
        });
    }
}
