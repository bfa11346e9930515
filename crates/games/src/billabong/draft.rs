//! Setting up a position by hand.

use tabletier_core::draft::{NOTHING, SETTING_UP, TURN, verify};
use tabletier_core::words::billabong as words;
use tabletier_core::{
    Draft, Drawn, Field, Frame, Lang, Message, Phrase, Position, Scene, Seat, Target, View,
};

use super::PLAYERS;
use super::board::Square;
use super::gesture::LAKE;
use super::kangaroo::{Kangaroo, Stand, Team};
use super::position::{BillabongPosition, GHOST_ROW};
use super::rules::{BillabongRules, Ghosts};
use super::scene::{DEFS, SIDE, STYLE, kangaroo};

/// By seat and count.
static KANGAROOS: [[Phrase; 3]; Seat::MOST] = [
    [words::TOOL_RED, words::TOOL_RED_1, words::TOOL_RED_2],
    [words::TOOL_BLUE, words::TOOL_BLUE_1, words::TOOL_BLUE_2],
    [words::TOOL_YELLOW, words::TOOL_YELLOW_1, words::TOOL_YELLOW_2],
    [words::TOOL_PURPLE, words::TOOL_PURPLE_1, words::TOOL_PURPLE_2],
];

/// A team of the draft: a player's, or after these that of the ghosts.
const GHOST_TEAM: usize = Seat::MOST;

/// The board being set up. Ghosts that are not on it wait beside it.
#[derive(Clone)]
pub(super) struct BillabongDraft {
    rules: BillabongRules,
    turn: Seat,
    /// What the players' kangaroos beside the board are.
    beside: Kangaroo,
    /// Those of empty seats, and ghosts where there are none, are home.
    teams: [Team; GHOST_TEAM + 1],
}

impl BillabongDraft {
    pub(super) fn new(position: &BillabongPosition) -> BillabongDraft {
        let [a, b, c, d] = [Seat::A, Seat::B, Seat::C, Seat::D].map(|seat| *position.team(seat));
        let waiting = position.in_play().any(|seat| position.team(seat).is_waiting());
        BillabongDraft {
            rules: position.rules(),
            turn: position.seat(),
            beside: if waiting { Kangaroo::Waiting } else { Kangaroo::Home },
            teams: [a, b, c, d, *position.ghosts()],
        }
    }

    fn position(&self) -> BillabongPosition {
        let [a, b, c, d, ghosts] = self.teams;
        BillabongPosition::assemble(self.rules, self.turn, [a, b, c, d], ghosts)
    }

    fn players(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn counts(&self) -> usize {
        usize::from(self.rules.laps) + 1
    }

    /// The team and the count that a tool stands for.
    fn tool(&self, tool: usize) -> Option<(usize, u8)> {
        let (team, count) = (tool / self.counts(), tool % self.counts());
        match tool {
            _ if team < self.players() => Some((team, count as u8)),
            _ if tool < self.nothing() => Some((GHOST_TEAM, 0)),
            _ => None,
        }
    }

    /// Which tool takes away.
    fn nothing(&self) -> usize {
        self.players() * self.counts() + usize::from(self.rules.ghosts != Ghosts::None)
    }

    /// Takes off who stands on a square, or with `all` everybody, and makes those beside the board
    /// what they are.
    fn lift(&mut self, square: Option<Square>, all: bool) {
        for team in
            (0..self.players()).chain((self.rules.ghosts != Ghosts::None).then_some(GHOST_TEAM))
        {
            let beside = if team == GHOST_TEAM { Kangaroo::Waiting } else { self.beside };
            let mut kangaroos = *self.teams[team].kangaroos();
            for kangaroo in &mut kangaroos {
                match kangaroo {
                    Kangaroo::Racing(stand) if !all && Some(stand.square) != square => {}
                    _ => *kangaroo = beside,
                }
            }
            self.teams[team] = Team::new(kangaroos);
        }
    }

    /// Why there are no such teams while kangaroos are being placed.
    fn placing_flaw(&self) -> Option<&'static Phrase> {
        let teams = &self.teams[..self.players()];
        let ghosts = &self.teams[GHOST_TEAM];
        let mut due = 0;
        if ghosts.is_waiting() {
            if teams.iter().any(|team| *team != Team::WAITING) {
                return Some(&words::FLAW_GHOSTS_FIRST);
            }
            due = ghosts.racing().count();
        } else {
            if teams.iter().flat_map(Team::racing).any(|stand| stand.count > 0) {
                return Some(&words::FLAW_CROSSED_EARLY);
            }
            for team in teams {
                due += team.racing().count();
            }
            for (seat, team) in teams.iter().enumerate() {
                // Seat by seat in turn: the first ones are at most one ahead.
                if team.racing().count() != (due + self.players() - 1 - seat) / self.players() {
                    return Some(&words::FLAW_IN_TURN);
                }
            }
        }
        (self.turn.index() != due % self.players()).then_some(&words::FLAW_NEXT_TO_PLACE)
    }

    fn flaw(&self) -> Option<&'static Phrase> {
        let ghosts = &self.teams[GHOST_TEAM];
        if self.rules.ghosts == Ghosts::Random {
            if ghosts.is_waiting() {
                return Some(&words::FLAW_GHOSTS_MISSING);
            }
            if ghosts.racing().any(|stand| stand.square.row() < GHOST_ROW) {
                return Some(&words::FLAW_GHOST_ROWS);
            }
        }
        let teams = &self.teams[..self.players()];
        if ghosts.is_waiting() || teams.iter().any(Team::is_waiting) {
            return self.placing_flaw();
        }
        let mut winner = None;
        for (seat, team) in teams.iter().enumerate() {
            if team.is_home() && winner.replace(seat).is_some() {
                return Some(&words::FLAW_TWO_HOME);
            }
        }
        let late = winner.is_some_and(|winner| (winner + 1) % self.players() != self.turn.index());
        late.then_some(&words::FLAW_AFTER_WINNER)
    }
}

impl Draft for BillabongDraft {
    fn copy(&self) -> Box<dyn Draft> {
        Box::new(self.clone())
    }

    fn tools(&self) -> Vec<&'static Phrase> {
        let mut tools = Vec::new();
        for kangaroos in &KANGAROOS[..self.players()] {
            tools.extend(&kangaroos[..self.counts()]);
        }
        if self.rules.ghosts != Ghosts::None {
            tools.push(&words::TOOL_GHOST);
        }
        tools.push(&NOTHING);
        tools
    }

    fn icon(&self, tool: usize) -> Option<Scene> {
        let (team, count) = self.tool(tool)?;
        let frame = Frame::new(-SIDE / 2.0, -SIDE / 2.0, SIDE, SIDE);
        let nodes = vec![kangaroo(0.0, 0.0, Seat::new(team), count)];
        Some(Scene { frame, style: STYLE, defs: DEFS, nodes, ..Scene::default() })
    }

    fn scene(&self, lang: Lang) -> Scene {
        let mut scene = self.position().scene(&View { lang, ..View::default() });
        scene.title = SETTING_UP.say(lang).to_string();
        scene.controls.clear();
        // Who is home does not stand on the lake.
        for node in &mut scene.nodes {
            if node.target.as_ref().is_some_and(|target| target.as_str() == LAKE) {
                node.target = None;
            }
        }
        scene
    }

    fn touch(&mut self, tool: usize, place: &Target) {
        let square = place.as_str().parse().ok().filter(|square: &Square| !square.is_lake());
        let Some(square) = square.filter(|_| tool <= self.nothing()) else { return };
        let Some((team, count)) = self.tool(tool) else {
            return self.lift(Some(square), false);
        };
        let stand = Stand { square, count };
        let there = self.teams[team].on(square);
        if there.is_none() && self.teams[team].racing().count() == super::TEAM {
            return;
        }
        self.lift(Some(square), false);
        if there != Some(stand) {
            let mut kangaroos = *self.teams[team].kangaroos();
            // Those in the race come first.
            kangaroos[super::TEAM - 1] = Kangaroo::Racing(stand);
            self.teams[team] = Team::new(kangaroos);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let players = PLAYERS[..self.players()].iter().map(Message::from).collect();
        let beside = [words::BESIDE_HOME, words::BESIDE_WAITING].map(Message::from).to_vec();
        vec![
            Field { name: &TURN, values: players, chosen: self.turn.index() },
            Field {
                name: &words::FIELD_BESIDE,
                values: beside,
                chosen: usize::from(self.beside == Kangaroo::Waiting),
            },
        ]
    }

    fn set(&mut self, field: usize, value: usize) {
        match (field, value, Seat::new(value)) {
            (0, _, Some(seat)) if value < self.players() => self.turn = seat,
            (1, 0 | 1, _) => {
                self.beside = [Kangaroo::Home, Kangaroo::Waiting][value];
                self.lift(None, false);
            }
            _ => {}
        }
    }

    fn clear(&mut self) {
        self.lift(None, true);
    }

    fn text(&self) -> String {
        self.position().to_string()
    }

    fn check(&self) -> Result<String, &'static Phrase> {
        match self.flaw() {
            Some(flaw) => Err(flaw),
            None => verify::<BillabongPosition>(self.rules, self.text()),
        }
    }
}
