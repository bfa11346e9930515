//! The course of an examination: which positions are met, and what is looked at in each.

use std::collections::{HashMap, VecDeque};

use tabletier_core::{Dice, Game, History, Knowledge, Position, Rules};

use super::fault::{Check, Fault, ensure, guard};
use super::spot::Spot;
use super::{Suite, Tally, drafts, hands, moves, pictures, texts};

/// How many texts of earlier positions and moves are tried on later ones.
const REMEMBERED: usize = 40;
/// How many hands click at random in a position.
const STROLLS: usize = 2;
/// For how many moves of a position, drawn by lot, clicks are asked where not for all.
const NAMED: usize = 3;
/// How many click sequences are tried altogether before hands only click at random.
const CLICKS: usize = 40_000;

/// An examination under way.
pub(super) struct Exam<'a, G: Game> {
    suite: &'a Suite<G>,
    rules: <G::Position as Position>::Rules,
    evaluator: G::Evaluator,
    dice: Dice,
    move_texts: VecDeque<String>,
    position_texts: VecDeque<String>,
    tally: Tally,
}

/// A game as it was played.
struct Playthrough<P> {
    start: P,
    /// Each move by its text, and where it led.
    turns: Vec<(String, P)>,
}

impl<P: Position> Playthrough<P> {
    fn here(&self) -> &P {
        self.turns.last().map_or(&self.start, |(_, position)| position)
    }

    /// Names a place in the game, so that it can be found by hand.
    fn locate(&self, seed: u64, turn: usize, fault: Fault) -> Fault {
        let played: Vec<&str> = self.turns[..turn].iter().map(|(text, _)| text.as_str()).collect();
        fault
            .note("position", self.at(turn))
            .note("seed", seed)
            .note("start", &self.start)
            .note("played", if turn == 0 { "nothing".to_string() } else { played.join(" ") })
    }

    fn at(&self, turn: usize) -> &P {
        turn.checked_sub(1).map_or(&self.start, |last| &self.turns[last].1)
    }
}

impl<'a, G: Game> Exam<'a, G> {
    pub(super) fn new(suite: &'a Suite<G>, rules: <G::Position as Position>::Rules) -> Exam<'a, G> {
        Exam {
            suite,
            rules,
            evaluator: G::evaluator(Knowledge::none()),
            dice: Dice::new(1),
            move_texts: VecDeque::new(),
            position_texts: VecDeque::new(),
            tally: Tally::default(),
        }
    }

    pub(super) fn carry_out(mut self) -> Check<Tally> {
        guard(|| {
            let seats = G::Position::start(self.rules, 0).seats();
            texts::check_about(&G::ABOUT, self.rules, seats)
        })?;
        let given = self.read_given()?;
        for (position, text) in given.iter().zip(&self.suite.positions) {
            guard(|| self.look_closely(position, None))
                .map_err(|fault| fault.note("position", text))?;
        }
        for seed in 0..self.suite.games {
            // The start and the given positions in turn.
            let turn = seed as usize % (given.len() + 1);
            let start = match turn.checked_sub(1) {
                Some(index) => given[index].clone(),
                None => guard(|| Ok(G::Position::start(self.rules, seed)))?,
            };
            self.play(seed, start)?;
        }
        ensure(self.tally.listed > 0 && self.tally.by_hand > 0, || {
            Fault::new("no position had few enough moves to list them or to try every click")
        })?;
        Ok(self.tally)
    }

    fn read_given(&self) -> Check<Vec<G::Position>> {
        let read = |text: &String| {
            let read = || {
                let position = G::Position::read(self.rules, text)
                    .map_err(|error| Fault::new(format!("a position is refused: {error}")))?;
                texts::check_position_text(&position)?;
                moves::check_state(&position)?;
                ensure(position.to_string() == *text, || {
                    Fault::new("a position's text changes when read and written")
                })?;
                Ok(position)
            };
            guard(read).map_err(|fault| fault.note("position", text))
        };
        self.suite.positions.iter().map(read).collect()
    }

    /// Plays a random game, plays it back, and looks closely at some of its positions.
    fn play(&mut self, seed: u64, start: G::Position) -> Check {
        let mut game = Playthrough { start, turns: Vec::new() };
        let ended = guard(|| self.play_at_random(seed, &mut game))
            .map_err(|fault| game.locate(seed, game.turns.len(), fault))?;
        let turns = game.turns.len();
        self.tally.ended += usize::from(ended);
        self.tally.turns += turns;
        guard(|| play_back(&game)).map_err(|fault| game.locate(seed, turns, fault))?;

        let share = (self.suite.closely / self.suite.games.max(1) as usize).max(1);
        let mut chosen: Vec<usize> = (0..=share).map(|step| turns * step / share).collect();
        chosen.dedup();
        for turn in chosen {
            let last = turn.checked_sub(1).map(|last| game.turns[last].0.as_str());
            guard(|| self.look_closely(game.at(turn), last))
                .map_err(|fault| game.locate(seed, turn, fault))?;
        }
        Ok(())
    }

    /// Plays until the game ends, by its own rules or by house rules.
    fn play_at_random(&self, seed: u64, game: &mut Playthrough<G::Position>) -> Check<bool> {
        let mut dice = Dice::new(seed);
        let mut history = History::new(&game.start);
        // The progress made when a position was last met.
        let mut met: HashMap<u64, usize> = HashMap::new();
        let mut progress = 0;
        loop {
            let here = game.here();
            moves::check_state(here)?;
            texts::check_position_text(here)?;
            if let Some(before) = met.insert(here.repetition_key(), progress) {
                ensure(before == progress, || {
                    Fault::new("a position comes again although a move made progress in between")
                })?;
            }
            if history.outcome(here).is_some() {
                return Ok(true);
            }
            if game.turns.len() == self.suite.turns {
                return if self.rules.house() {
                    Err(Fault::new(format!("no end within {} turns", self.suite.turns)))
                } else {
                    Ok(false)
                };
            }
            let mv = here
                .random_move(&mut dice)
                .ok_or_else(|| Fault::new("random_move finds no move"))?;
            let text = here.write_move(&mv);
            texts::check_move_text(here, &mv, &text)?;
            progress += usize::from(here.is_irreversible(&mv));
            let after = here.after(&mv);
            history.push(here, &mv, &after);
            game.turns.push((text, after));
        }
    }

    /// Everything there is to see in one position.
    fn look_closely(&mut self, position: &G::Position, last: Option<&str>) -> Check {
        let suite = self.suite;
        let spot = Spot::survey(position, last, suite.wide, &mut self.dice)?;
        self.tally.closely += 1;
        self.tally.listed += usize::from(spot.whole);
        self.tally.moves += spot.moves.len();
        moves::check_lists(&spot, &mut self.dice)?;
        moves::check_children(&spot)?;
        moves::check_judgement(&spot, &self.evaluator)?;
        texts::check_move_texts(&spot, &self.move_texts, &mut self.dice)?;
        texts::check_told(&spot)?;
        texts::check_spoilt_positions(position, &self.position_texts, &mut self.dice)?;
        pictures::check_pictures(&spot)?;
        pictures::check_tally(position)?;
        if (self.tally.closely - 1).is_multiple_of(self.suite.drafts) {
            drafts::check_draft::<G>(position, &mut self.dice)?;
        }
        self.click(&spot)?;
        remember(&mut self.position_texts, [position.to_string()]);
        remember(&mut self.move_texts, spot.texts.into_iter().take(REMEMBERED / 4));
        Ok(())
    }

    fn click(&mut self, spot: &Spot<'_, G::Position>) -> Check {
        hands::check_refusals(spot.position, &self.move_texts)?;
        if spot.moves.is_empty() {
            return hands::check_over(spot.position);
        }
        for _ in 0..STROLLS {
            hands::stroll(spot, &mut self.dice)?;
        }
        if spot.whole && spot.moves.len() <= self.suite.by_hand && self.tally.clicks < CLICKS {
            self.tally.clicks += hands::explore(spot, &mut self.dice)?;
            self.tally.by_hand += 1;
            return spot.texts.iter().try_for_each(|text| hands::check_clicks(spot, text));
        }
        (0..NAMED).try_for_each(|_| {
            let drawn = self.dice.below(spot.texts.len() as u64) as usize;
            hands::check_clicks(spot, &spot.texts[drawn])
        })
    }
}

/// The texts of a game, read again from its start, lead to the same positions.
fn play_back<P: Position>(game: &Playthrough<P>) -> Check {
    let mut position = texts::read_back(&game.start)?;
    for (text, after) in &game.turns {
        let mv = position.read_move(text).map_err(|error| {
            Fault::new(format!("a move is refused when played back: {error}")).at_move(text)
        })?;
        position.play_unchecked(&mv);
        ensure(position == *after && position.key() == after.key(), || {
            Fault::new("a game played back goes another way")
                .at_move(text)
                .note("expected", after)
                .note("found", &position)
        })?;
    }
    Ok(())
}

fn remember(texts: &mut VecDeque<String>, new: impl IntoIterator<Item = String>) {
    texts.extend(new);
    let old = texts.len().saturating_sub(REMEMBERED);
    texts.drain(..old);
}
