//! Whatever happens to the line: nothing is lost, doubled or played on another position.

use proptest::prelude::*;
use serde_json::json;
use tabletier_room::{Action, Client, Greeting};
use tabletier_session::Seat;

use crate::far::{Server, assert_same};
use crate::stage::Stage;

/// One thing that happens, to one of two players.
#[derive(Clone, Debug)]
enum Step {
    /// They do something, by a number that means something only then.
    Act(usize, u8, usize),
    /// They give an answer in advance.
    Plan(usize, usize, usize),
    /// Their next message reaches the server, and the answer comes back or is lost.
    Send(usize, bool),
    /// They hear what has happened.
    Tell(usize),
    /// The line is cut, and there is a new one.
    Cut(usize),
    /// The page is loaded anew.
    Reload(usize),
}

fn step() -> impl Strategy<Value = Step> {
    let who = 0..2usize;
    prop_oneof![
        4 => (who.clone(), 0..16u8, any::<usize>()).prop_map(|(who, what, which)| Step::Act(who, what, which)),
        1 => (who.clone(), any::<usize>(), any::<usize>()).prop_map(|(who, a, b)| Step::Plan(who, a, b)),
        5 => (who.clone(), any::<bool>()).prop_map(|(who, back)| Step::Send(who, back)),
        4 => who.clone().prop_map(Step::Tell),
        1 => who.clone().prop_map(Step::Cut),
        1 => who.prop_map(Step::Reload),
    ]
}

fn action(client: &Client, what: u8, which: usize) -> Option<Action> {
    let table = client.table()?;
    let moves = table.game().moves();
    Some(match what {
        0..=9 if !moves.is_empty() => Action::Move(moves[which % moves.len()].clone()),
        10 => Action::OfferTakeback,
        11 => Action::OfferDraw,
        12 => Action::Accept(None),
        13 => Action::Decline(None),
        14 => Action::Greet(Greeting::ALL[which % 6]),
        _ => Action::Rematch,
    })
}

struct World {
    server: Server,
    clients: [Client; 2],
    pages: usize,
    /// The positions on which moves were made, by what was sent.
    made: Vec<(Seat, String, String)>,
}

impl World {
    fn run(&mut self, step: &Step) {
        self.server.stage.now += 10;
        match *step {
            Step::Act(who, what, which) => {
                let client = &mut self.clients[who];
                let Some(action) = action(client, what, which) else { return };
                let position = client.table().unwrap().game().position();
                let mine = client.may_move();
                if let (Ok(()), Action::Move(text), true) =
                    (client.act(action.clone()), action, mine)
                {
                    self.made.push((client.seat().unwrap(), position, text));
                }
            }
            Step::Plan(who, first, second) => {
                let client = &mut self.clients[who];
                let Some(room) = client.room() else { return };
                let mut ahead = room.game().copy();
                let mut line = Vec::new();
                for which in [first, second] {
                    let (moves, seat, position) = (ahead.moves(), ahead.seat(), ahead.position());
                    let Some(mv) = moves.get(which % moves.len().max(1)) else { return };
                    ahead.play(mv).unwrap();
                    if Some(seat) == client.seat() {
                        self.made.push((seat, position, mv.clone()));
                    }
                    line.push(mv.clone());
                }
                let line: Vec<&str> = line.iter().map(String::as_str).collect();
                client.plan(&line).unwrap();
            }
            Step::Send(who, back) => {
                let client = &mut self.clients[who];
                let Some(message) = client.to_send() else { return };
                let answer = self.server.hear(client.seat().unwrap(), &message);
                if back {
                    client.hear(&answer.to_string(), self.server.stage.now);
                }
            }
            Step::Tell(who) => drop(self.server.tell(&mut self.clients[who])),
            Step::Cut(who) => self.clients[who].connected(),
            Step::Reload(who) => {
                self.pages += 1;
                let kept = self.clients[who].keep();
                let seat = self.clients[who].seat();
                self.clients[who] = Client::new(seat, &format!("page-{}", self.pages));
                assert!(self.clients[who].restore(&kept), "{kept}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_lost_doubled_or_played_on_another_position(
        steps in proptest::collection::vec(step(), 1..120),
        game in 0..4usize,
    ) {
        let key = tabletier_session::catalog::GAMES[game].about().key;
        let stage = Stage::two(&json!({"game": key, "clock": {"kind": "live", "initial_s": 600}}));
        let clients = [(Seat::A, "a"), (Seat::B, "b")].map(|(seat, name)| Client::new(Some(seat), name));
        let mut world = World { server: Server::new(stage), clients, pages: 0, made: Vec::new() };
        for step in &steps {
            world.run(step);
        }
        // All lines are whole again.
        for _ in 0..3 {
            for client in &mut world.clients {
                client.connected();
                world.server.talk(client);
            }
        }
        let World { server, clients, made, .. } = &world;
        for client in clients {
            assert_same(&server.stage.room, client);
            prop_assert!(!client.is_sending() && client.unconfirmed() == 0);
            let shown = client.table().unwrap().game().position();
            prop_assert_eq!(shown, server.stage.room.game().position());
        }
        // Each action is one event, and each move of a person was made for its position.
        let events: Vec<u64> = server.done.values().copied().collect();
        let mut single = events.clone();
        single.sort_unstable();
        single.dedup();
        prop_assert_eq!(single.len(), events.len());
        prop_assert_eq!(events.len() + 1, server.stage.log.len());
        let mut room = tabletier_room::Room::replay(&server.stage.log[..1]).unwrap();
        for event in &server.stage.log[1..] {
            if let tabletier_room::Kind::Move { text, .. } = &event.kind {
                let there = (event.seat.unwrap(), room.game().position(), text.clone());
                prop_assert!(made.contains(&there), "{:?} was not made there", there);
            }
            room.apply(event).unwrap();
        }
    }
}
