//! House rules within a search, on the smallest game that can go on for ever.

use std::fmt;
use std::ops::ControlFlow;

use tabletier_core::{
    Algorithm, Dice, Evaluator, HOUSE, History, Message, MoveError, Outcome, Phrase, Position,
    Rules, RulesForm, Seat, Settings, TextError, Values, rules_text,
};
use tabletier_search::{Limits, Report, Request, TranspositionTable, search};
use tabletier_testkit::plain::{Tree, TreeValues, truth};

use crate::common::tree;

/// A rope with a knot at 1 to 8, which both pull one step their way or, under protest, the other
/// way. A wins at 9, B at 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rope {
    rules: RopeRules,
    knot: u8,
    seat: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct RopeRules {
    house: bool,
}

impl Rules for RopeRules {
    const FORM: RulesForm = RulesForm { presets: &[], keys: &[HOUSE] };

    fn new(settings: &Settings) -> Result<RopeRules, TextError> {
        Ok(RopeRules { house: HOUSE.is("on", settings) })
    }

    fn settings(&self) -> Settings {
        Settings::new([HOUSE.set("on", self.house)])
    }
}

rules_text!(RopeRules);

static PULLED: Phrase = Phrase::plain("pulled", "Pulled over.");
static READ: Phrase = Phrase::plain("read", "Not read here.");

impl Position for Rope {
    type Rules = RopeRules;
    type Move = i8;

    fn start(rules: RopeRules, seed: u64) -> Rope {
        Rope { rules, knot: seed as u8, seat: Seat::A }
    }

    fn read(_rules: RopeRules, text: &str) -> Result<Rope, TextError> {
        Err(TextError::new(Message::plain("position"), text, Message::plain("nothing")))
    }

    fn rules(&self) -> RopeRules {
        self.rules
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.knot {
            0 => Some(Outcome::won(Seat::B, 2, &PULLED)),
            9 => Some(Outcome::won(Seat::A, 2, &PULLED)),
            _ => None,
        }
    }

    fn visit_moves<B>(&self, mut visit: impl FnMut(i8) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.outcome().is_none() {
            visit(-1)?;
            visit(1)?;
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&mut self, mv: &i8) {
        self.knot = self.knot.wrapping_add_signed(*mv);
        self.seat = self.seat.other();
    }

    fn read_move(&self, text: &str) -> Result<i8, MoveError> {
        Err(MoveError::illegal(text, &READ))
    }

    fn write_move(&self, mv: &i8) -> String {
        mv.to_string()
    }

    fn key(&self) -> u64 {
        (u64::from(self.knot) << 1 | self.seat.index() as u64) << 56
    }

    fn is_irreversible(&self, _mv: &i8) -> bool {
        false
    }

    fn quiet_limit(&self) -> Option<u32> {
        Some(6)
    }
}

impl fmt::Display for Rope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.knot, self.seat)
    }
}

/// Says that the knot is where it is.
#[derive(Clone)]
struct Knot;

impl Evaluator<Rope> for Knot {
    fn evaluate(&self, rope: &Rope) -> Values {
        Values::zero_sum(Seat::A, i32::from(rope.knot) * 10 - 45)
    }
}

fn rope(house: bool, knot: u64) -> Rope {
    Rope::start(RopeRules { house }, knot)
}

/// The ways of looking ahead that follow every line to the depth.
const ALGORITHMS: [Algorithm; 3] = [Algorithm::AlphaBeta, Algorithm::MaxN, Algorithm::Mcts];

fn after(algorithm: Algorithm, start: &Rope, moves: &[i8], limits: &Limits) -> Report<i8> {
    let mut history = History::new(start);
    let mut position = *start;
    for mv in moves {
        let next = position.after(mv);
        history.push(&position, mv, &next);
        position = next;
    }
    let request = Request { algorithm, ..Request::new(&position, &history, &Knot) };
    search(&request, &TranspositionTable::new(1 << 12), limits, &mut |_| {}).unwrap()
}

#[test]
fn going_to_and_fro_is_worth_a_draw() {
    let limits = Limits::depth(4);
    for algorithm in ALGORITHMS {
        assert_eq!(
            after(algorithm, &rope(true, 5), &[], &limits).values[Seat::A],
            0,
            "{algorithm:?}"
        );
        assert_eq!(
            after(algorithm, &rope(false, 5), &[], &limits).values[Seat::A],
            5,
            "{algorithm:?}"
        );
    }
}

#[test]
fn what_came_once_before_the_search_may_come_again() {
    // A pulled, B pulled back: pulling again brings the knot to 6 for the second time.
    let limits = Limits::depth(1);
    for algorithm in ALGORITHMS {
        let report = after(algorithm, &rope(true, 5), &[1, -1], &limits);
        assert_eq!(report.values[Seat::A], 15, "{algorithm:?}");
        // A did: now B brings it to 5 for the third time.
        let report = after(algorithm, &rope(true, 5), &[1, -1, 1], &limits);
        assert_eq!(report.values[Seat::B], 0, "{algorithm:?}");
    }
}

#[test]
fn a_long_time_without_progress_is_worth_a_draw() {
    let limits = Limits { nodes: 1000, depth: 1, ..Limits::NONE };
    let pulls = [-1, -1, -1, 1, 1];
    for algorithm in Algorithm::ALL {
        let draw = after(algorithm, &rope(true, 6), &pulls, &limits);
        assert_eq!(draw.values, Values::default(), "{algorithm:?}");
        let open = after(algorithm, &rope(false, 6), &pulls, &limits);
        assert_ne!(open.values, Values::default(), "{algorithm:?}");
    }
}

#[test]
fn a_win_counts_even_on_the_turn_that_would_be_one_too_many() {
    let limits = Limits { nodes: 1000, depth: 1, ..Limits::NONE };
    for algorithm in Algorithm::ALL {
        let report = after(algorithm, &rope(true, 4), &[-1, -1, -1, 1, -1], &limits);
        assert!(
            report.values[Seat::B] > <Knot as Evaluator<Rope>>::LIMIT,
            "{algorithm:?} {report:?}"
        );
    }
}

#[test]
fn a_win_that_is_remembered_counts_only_where_it_comes_in_time() {
    const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;
    let (mut ends, mut differing) = (0, 0);
    for seed in 0..300 {
        let mut tree = tree("width=4,height=8,quiet=3", seed);
        let mut history = History::new(&tree);
        let tt = TranspositionTable::new(1 << 14);
        let mut dice = Dice::new(seed);
        // The table remembers what was found where there was more time left.
        while history.outcome(&tree).is_none() {
            let fresh = History::new(&tree);
            let truths =
                [&fresh, &history].map(|history| truth::<Tree, TreeValues>(&tree, history));
            differing += u32::from(truths[0].signum() != truths[1].signum());
            for (history, truth) in [&fresh, &history].into_iter().zip(truths) {
                let request = Request::new(&tree, history, &TreeValues);
                for depth in 1..=8 {
                    let report = search(&request, &tt, &Limits::depth(depth), &mut |_| {});
                    let value = report.unwrap().values[tree.seat()];
                    let certain = value.abs() > LIMIT;
                    let true_end = value.signum() == truth.signum();
                    assert!(!certain || true_end, "{tree}, {depth} ahead: {value}, not {truth}");
                    ends += u32::from(certain);
                }
            }
            let mv = tree.random_move(&mut dice).expect("the game goes on");
            let next = tree.after(&mv);
            history.push(&tree, &mv, &next);
            tree = next;
        }
    }
    assert!(ends > 1000 && differing > 100, "{ends} ends were seen, {differing} differed");
}
