//! Nim with a flaw that its rules text chooses: `flaw=double-move`.

mod draft;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use draft::FlawedDraft;
use tabletier_core::{
    About, Dice, Draft, Drawn, Evaluator, Game, Gesture, HOUSE, Knowledge, Lang, Message,
    MoveError, Node, Outcome, Phrase, Position, RuleKey, Rules, RulesForm, Scene, Seat, Settings,
    Shape, Sketch, Tally, Target, TextError, Values, View, Weighted, rules_text,
};
use tabletier_testkit::toy::{HeapCount, Heaps, Nim, NimRules, Take};

/// Nim with a flaw.
#[derive(Debug)]
pub(crate) struct FlawedNim;

impl Game for FlawedNim {
    type Position = Flawed;
    type Evaluator = FlawedCount;
    const ABOUT: About = About { key: "flawed-nim", ..Nim::ABOUT };

    fn evaluator(_knowledge: &Knowledge) -> FlawedCount {
        FlawedCount
    }

    fn draft(position: &Flawed) -> Box<dyn Draft> {
        Box::new(FlawedDraft {
            flaw: position.flaw,
            inner: Nim::draft(&position.heaps),
            changed: false,
        })
    }
}

/// The rules of Nim for two, and the flaw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FlawedRules {
    flaw: &'static str,
    house: bool,
}

fn wrong(place: &str, found: &str, expected: &str) -> TextError {
    TextError::new(Message::plain(place), found, Message::plain(expected))
}

const fn flaw(code: &'static str) -> Phrase {
    Phrase::plain(code, code)
}

/// Every flaw there is.
pub(crate) const FLAWS: &[Phrase] = &[
    flaw("none"),
    flaw("house-forgotten"),
    flaw("double-move"),
    flaw("missing-move"),
    flaw("twin-moves"),
    flaw("twin-texts"),
    flaw("deaf-visit"),
    flaw("fickle-order"),
    flaw("wrong-count"),
    flaw("stubborn-dice"),
    flaw("wild-dice"),
    flaw("nought-taken"),
    flaw("blank-move"),
    flaw("two-line-error"),
    flaw("own-move-refused"),
    flaw("early-outcome"),
    flaw("no-outcome"),
    flaw("greedy-outcome"),
    flaw("drifting-key"),
    flaw("equal-keys"),
    flaw("drifting-hash"),
    flaw("loose-text"),
    flaw("own-text-refused"),
    flaw("false-progress"),
    flaw("unfair-judge"),
    flaw("boundless-judge"),
    flaw("missed-click"),
    flaw("dead-end"),
    flaw("extra-click"),
    flaw("double-click"),
    flaw("wrong-done"),
    flaw("click-after-end"),
    flaw("forgotten-click"),
    flaw("other-clicks"),
    flaw("clicks-for-all"),
    flaw("mute-move"),
    flaw("number-move"),
    flaw("told-for-all"),
    flaw("silent-refusal"),
    flaw("refused-though-offered"),
    flaw("panic-at-rubbish"),
    flaw("no-emblem"),
    flaw("mute-tally"),
    flaw("stranger-tally"),
    flaw("late-tally"),
    flaw("english-tally"),
    flaw("bare-piece"),
    flaw("nested-piece"),
    flaw("restless-piece"),
    flaw("mute-prompt"),
    flaw("double-target"),
    flaw("hidden-target"),
    flaw("hidden-in-sketch"),
    flaw("no-label"),
    flaw("no-number"),
    flaw("far-shape"),
    flaw("open-tag"),
    flaw("control-character"),
    flaw("panic"),
    flaw("toolless-draft"),
    flaw("other-draft"),
    flaw("lax-draft"),
    flaw("strict-draft"),
    flaw("mute-draft"),
    flaw("stubborn-draft"),
    flaw("deaf-draft"),
];

impl Rules for FlawedRules {
    const FORM: RulesForm =
        RulesForm { presets: &[], keys: &[RuleKey { about: flaw("flaw"), values: FLAWS }, HOUSE] };

    fn new(settings: &Settings) -> Result<FlawedRules, TextError> {
        let flaw = settings.get("flaw").unwrap_or("none");
        Ok(FlawedRules { flaw, house: HOUSE.is("on", settings) })
    }

    fn settings(&self) -> Settings {
        let house = self.house || self.flaw == "house-forgotten";
        Settings::new([("flaw", self.flaw), HOUSE.set("on", house)])
    }
}

rules_text!(FlawedRules);

/// Heaps with a flaw.
#[derive(Clone, Debug)]
pub(crate) struct Flawed {
    flaw: &'static str,
    house: bool,
    heaps: Heaps,
    /// Grows with every move.
    drift: u64,
}

/// A move of Nim, and whether it is a twin of the real one.
pub(crate) type FlawedTake = (Take, bool);

impl PartialEq for Flawed {
    fn eq(&self, other: &Flawed) -> bool {
        self.heaps == other.heaps
    }
}

impl Eq for Flawed {}

impl Hash for Flawed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.heaps.hash(state);
        if self.is("drifting-hash") {
            self.drift.hash(state);
        }
    }
}

impl fmt::Display for Flawed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.is("own-text-refused") && self.drift > 2 { "!" } else { "" };
        write!(f, "{}{mark}", self.heaps)
    }
}

impl Flawed {
    fn is(&self, flaw: &str) -> bool {
        self.flaw == flaw
    }

    /// What has a flaw shows it only once the game has gone on for a while.
    fn late(&self, flaw: &str) -> bool {
        self.is(flaw) && self.heaps.to_string().contains('0')
    }

    fn wrap(rules: FlawedRules, heaps: Heaps) -> Flawed {
        Flawed { flaw: rules.flaw, house: rules.house, heaps, drift: 0 }
    }

    fn flawed_moves(&self) -> Vec<FlawedTake> {
        let mut moves: Vec<FlawedTake> =
            self.heaps.moves().into_iter().map(|mv| (mv, false)).collect();
        if moves.len() > 1 {
            if self.late("double-move") {
                moves.push(moves[0]);
            }
            if self.late("missing-move") {
                moves.pop();
            }
            if self.late("twin-moves") || self.late("twin-texts") {
                moves.push((moves[0].0, true));
            }
            if self.late("fickle-order") && self.drift % 2 == 1 {
                moves.reverse();
            }
        }
        moves
    }
}

impl Position for Flawed {
    type Rules = FlawedRules;
    type Move = FlawedTake;

    fn start(rules: FlawedRules, seed: u64) -> Flawed {
        Flawed::wrap(rules, Heaps::start(NimRules::standard(), seed))
    }

    fn read(rules: FlawedRules, text: &str) -> Result<Flawed, TextError> {
        let text = if rules.flaw == "loose-text" { text.trim() } else { text };
        Heaps::read(NimRules::standard(), text).map(|heaps| Flawed::wrap(rules, heaps))
    }

    fn rules(&self) -> FlawedRules {
        FlawedRules { flaw: self.flaw, house: self.house }
    }

    fn seat(&self) -> Seat {
        self.heaps.seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.heaps.outcome();
        match self.flaw {
            "no-outcome" => None,
            "early-outcome" if self.heaps.count_moves() == 1 => {
                Some(Outcome::draw(&Nim::ABOUT.players[0])).filter(|_| outcome.is_none())
            }
            "greedy-outcome" => outcome.map(|outcome| {
                let mut values = outcome.values;
                values[Seat::A] = 2;
                outcome.worth(values)
            }),
            _ => outcome,
        }
    }

    fn visit_moves<B>(
        &self,
        mut visit: impl FnMut(FlawedTake) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let moves = self.flawed_moves();
        if self.late("deaf-visit") {
            let mut answer = ControlFlow::Continue(());
            moves.into_iter().for_each(|mv| answer = visit(mv));
            return answer;
        }
        moves.into_iter().try_for_each(&mut visit)
    }

    fn count_moves(&self) -> u64 {
        self.flawed_moves().len() as u64 + u64::from(self.late("wrong-count"))
    }

    fn random_move(&self, dice: &mut Dice) -> Option<FlawedTake> {
        let moves = self.flawed_moves();
        if self.is("stubborn-dice") {
            return moves.first().copied();
        }
        let drawn = dice.below(moves.len().max(1) as u64) as usize;
        moves.get(drawn).map(|(mv, _)| (*mv, self.is("wild-dice")))
    }

    fn play_unchecked(&mut self, mv: &FlawedTake) {
        if self.is("false-progress") || self.is("nought-taken") && mv.1 {
            let text = self.heaps.to_string();
            let turned = text.replace('A', "b").replace('B', "A").replace('b', "B");
            self.heaps = Heaps::read(NimRules::standard(), &turned).expect("only the seat changes");
        } else {
            self.heaps.play_unchecked(&mv.0);
        }
        self.drift += 1;
    }

    fn read_move(&self, text: &str) -> Result<FlawedTake, MoveError> {
        let mut text = text;
        if self.is("blank-move") {
            text = text.trim();
        }
        if self.late("own-move-refused") && text.starts_with('3') {
            return Err(wrong("move", text, "another heap").into());
        }
        if self.is("nought-taken") && text.ends_with(":0") {
            let nothing = self.heaps.read_move(&text.replace(":0", ":1"))?;
            return Ok((nothing, true));
        }
        if self.is("two-line-error") && text.ends_with('\n') {
            return Err(wrong(&format!("move {text}"), text, "no line end").into());
        }
        let (text, twin) = text.strip_suffix('!').map_or((text, false), |text| (text, true));
        if twin && !self.is("twin-moves") && !self.is("wild-dice") {
            return Err(wrong("move", text, "no twin").into());
        }
        self.heaps.read_move(text).map(|mv| (mv, twin))
    }

    fn write_move(&self, mv: &FlawedTake) -> String {
        let twin = mv.1 && !self.is("twin-texts");
        format!("{}{}", self.heaps.write_move(&mv.0), if twin { "!" } else { "" })
    }

    fn key(&self) -> u64 {
        match self.flaw {
            "drifting-key" => self.heaps.key() ^ self.drift,
            "equal-keys" => 7,
            _ => self.heaps.key(),
        }
    }

    fn repetition_key(&self) -> u64 {
        self.heaps.key()
    }

    fn is_irreversible(&self, mv: &FlawedTake) -> bool {
        self.heaps.is_irreversible(&mv.0)
    }

    fn quiet_limit(&self) -> Option<u32> {
        self.heaps.quiet_limit()
    }
}

impl Drawn for Flawed {
    fn scene(&self, view: &View<'_>) -> Scene {
        assert!(!self.late("panic"), "no picture of this");
        let mut scene = self.heaps.scene(view);
        match self.flaw {
            "double-target" => scene.controls.extend(scene.controls.first().cloned()),
            "hidden-target" => drop(scene.controls.pop()),
            "no-label" => scene.nodes.iter_mut().for_each(|node| node.label = None),
            "far-shape" => {
                if let Shape::Group { x, .. } = &mut scene.nodes[0].shape {
                    *x = -1000.0;
                }
            }
            "no-number" => {
                if let Shape::Group { y, .. } = &mut scene.nodes[0].shape {
                    *y = f32::NAN;
                }
            }
            "bare-piece" => scene.nodes.push(Node::circle(0.0, 0.0, 0.1, "piece")),
            "nested-piece" => {
                if let Shape::Group { nodes, .. } = &mut scene.nodes[0].shape {
                    nodes.push(Node::group(0.0, 0.0, "piece", Vec::new()));
                }
            }
            "restless-piece" => scene.nodes.extend((0..5).map(|place| {
                let dot = Node::circle(0.1 * place as f32, 0.0, 0.1, "dot");
                Node::group(0.0, 0.0, "piece", vec![dot])
            })),
            "open-tag" => scene.defs = "<g>",
            _ => {}
        }
        scene
    }

    fn sketch(&self, view: &View<'_>) -> Sketch {
        let mut sketch = self.heaps.sketch(view);
        match self.flaw {
            "hidden-in-sketch" => sketch.controls.clear(),
            "control-character" => sketch.lines[0][0].text.push('\t'),
            _ => {}
        }
        sketch
    }

    fn gesture(&self, clicks: &[Target]) -> Result<Gesture, TextError> {
        let clicks = match clicks {
            [first, _, ..] if self.is("extra-click") && first.as_str() == "heap1" => &clicks[..1],
            clicks => clicks,
        };
        let mut gesture = self.heaps.gesture(clicks)?;
        static MUTE: Phrase = Phrase::plain("mute", "");
        match (self.flaw, clicks.len()) {
            ("missed-click", 0) => drop(gesture.next.pop()),
            ("missed-click", _)
                if self.gesture(&[])?.next.iter().all(|heap| *heap != clicks[0]) =>
            {
                return Err(gesture.refuse(&clicks[0]));
            }
            ("dead-end", 1) => gesture.next.clear(),
            ("double-click", 0) => gesture.next.extend(gesture.next.first().cloned()),
            ("wrong-done", 2) => gesture.done = Some("9:9".to_string()),
            ("click-after-end", 0) if gesture.next.is_empty() => {
                gesture.next.push(Target::new("heap1"));
            }
            ("mute-prompt", 1) => gesture.prompt = &MUTE,
            _ => {}
        }
        Ok(gesture)
    }

    fn clicks(&self, text: &str) -> Result<Vec<Target>, MoveError> {
        let clicks = self.heaps.clicks(text);
        match self.flaw {
            "forgotten-click" => clicks.map(|clicks| clicks[..1].to_vec()),
            "other-clicks" => clicks.map(|clicks| vec![clicks[0].clone(), Target::new("take1")]),
            "clicks-for-all" => clicks.or(Ok(Vec::new())),
            _ => clicks,
        }
    }

    fn told(&self, text: &str) -> Result<Message, MoveError> {
        let told = self.heaps.told(text);
        match self.flaw {
            "mute-move" => told.map(|_| Message::plain(" ")),
            "number-move" => told.map(|_| Message::plain("12")),
            "told-for-all" => told.or(Ok(Message::plain("something"))),
            _ => told,
        }
    }

    fn emblem(&self, seat: Seat) -> Scene {
        let mut emblem = self.heaps.emblem(seat);
        if self.is("no-emblem") {
            emblem.nodes.clear();
        }
        emblem
    }

    fn why_not(&self, clicks: &[Target], target: &Target) -> Option<&'static Phrase> {
        let why = self.heaps.why_not(clicks, target);
        match self.flaw {
            "silent-refusal" => why.filter(|_| clicks.is_empty()),
            "missed-click" if self.gesture(clicks).is_ok_and(|g| !g.next.contains(target)) => {
                why.or(Some(&Nim::ABOUT.players[0]))
            }
            "refused-though-offered" => why.or(Some(&Nim::ABOUT.players[0])),
            "panic-at-rubbish" => {
                assert!(target.as_str().is_ascii(), "never seen");
                why
            }
            _ => why,
        }
    }

    fn tally(&self, lang: Lang) -> Vec<Tally> {
        let mut tally = self.heaps.tally(lang);
        match self.flaw {
            "mute-tally" => tally.push(Tally::table(" ")),
            "stranger-tally" => tally.insert(0, Tally::of(Seat::C, "not here")),
            "late-tally" => tally.push(Tally::of(Seat::A, "after the table")),
            "english-tally" if lang != Lang::english() => tally.clear(),
            _ => {}
        }
        tally
    }
}

/// Counts heaps, with a flaw.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FlawedCount;

impl Weighted for FlawedCount {}

impl Evaluator<Flawed> for FlawedCount {
    fn evaluate(&self, position: &Flawed) -> Values {
        let mut values = HeapCount.evaluate(&position.heaps);
        match position.flaw {
            "unfair-judge" => values[Seat::A] += 1,
            "boundless-judge" => values = Values::zero_sum(Seat::A, Self::LIMIT),
            _ => {}
        }
        values
    }
}
