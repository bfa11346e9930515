//! What may happen next.

use tabletier_session::Seat;

use crate::action::Action;
use crate::chair::Holder;
use crate::event::{Event, Kind, NextGame};
use crate::name::clean_name;
use crate::offer::Offer;
use crate::refusal::Refusal;
use crate::room::{Room, millis};

/// The most that a slow line is worth in a move, in milliseconds.
const MOST_LAG: u64 = 1000;
/// How often somebody may say something between two moves.
const MOST_GREETINGS: u8 = 3;
/// The longest log: nobody fills the disk with one game.
const LONGEST_LOG: u64 = 20_000;

/// What an action has to do with time and chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What time it is.
    pub now: u64,
    /// How long the line to the player takes, there and back, as the server has measured it.
    pub lag: u64,
    /// What a rematch will be called, if this action makes one.
    pub next: NextGame,
}

impl Moment {
    /// A moment at which nothing is special; for those who make no rematch.
    pub fn at(now: u64) -> Moment {
        Moment { now, lag: 0, next: NextGame { id: String::new(), seed: 0 } }
    }
}

impl Room {
    /// Somebody who has a seat does something, knowing all events up to `after`: the event, and the
    /// room after it.
    pub fn act(
        &self,
        seat: Seat,
        after: u64,
        action: &Action,
        moment: &Moment,
    ) -> Result<(Event, Room), Refusal> {
        if self.holder(seat) != Some(Holder::Person) {
            return Err(Refusal::Nobody(seat));
        }
        let afterwards = matches!(
            action,
            Action::Rematch
                | Action::Greet(_)
                | Action::Accept(None | Some(Offer::Rematch))
                | Action::Decline(None | Some(Offer::Rematch))
        );
        if self.is_over() && !afterwards {
            return Err(Refusal::Over { status: self.status() });
        }
        if after < self.settled || after > self.head {
            return Err(Refusal::Stale { head: self.head });
        }
        if self.head >= LONGEST_LOG {
            return Err(Refusal::illegal("too-long", "this game has become too long to go on"));
        }
        let kind = self.kind(seat, action, moment)?;
        self.happens(self.event(moment.now, Some(seat), kind))
    }

    fn kind(&self, seat: Seat, action: &Action, moment: &Moment) -> Result<Kind, Refusal> {
        let begun = || match self.is_open() {
            true => Err(Refusal::illegal("open", "the game begins when every seat is taken")),
            false => Ok(()),
        };
        Ok(match action {
            Action::Move(text) => {
                begun()?;
                self.is_turn(seat)?;
                Kind::Move { text: text.clone(), lag: self.lag_credit(moment)? }
            }
            Action::Greet(greeting) => {
                if self.greeted[seat.index()] >= MOST_GREETINGS {
                    return Err(Refusal::illegal(
                        "said-enough",
                        "enough was said until a move is made",
                    ));
                }
                Kind::Greet(*greeting)
            }
            Action::Resign | Action::HandOver(_) => {
                begun()?;
                self.in_time(moment.now, 0)?;
                match action {
                    Action::HandOver(strength) => Kind::HandOver(*strength),
                    _ => Kind::Resign,
                }
            }
            Action::OfferDraw => {
                begun()?;
                self.may_offer_draw(seat)?;
                Kind::OfferDraw
            }
            Action::OfferTakeback => {
                begun()?;
                let granted = self.may_take_back(seat)?;
                if granted {
                    self.in_time(moment.now, 0)?;
                }
                Kind::OfferTakeback { granted }
            }
            Action::Accept(offer) => match self.answered(seat, *offer, false)? {
                Offer::Rematch => self.wish(seat, moment)?,
                offer => {
                    self.in_time(moment.now, 0)?;
                    Kind::Accept(offer)
                }
            },
            Action::Decline(offer) => Kind::Decline(self.answered(seat, *offer, true)?),
            Action::Rematch => self.wish(seat, moment)?,
        })
    }

    fn is_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let turn = self.game().seat();
        let message = || format!("it is the turn of seat {turn}, not of seat {seat}");
        if turn == seat { Ok(()) } else { Err(Refusal::illegal("not-your-turn", message())) }
    }

    /// How much of the time that has passed was the line's. Never more than has passed, so that a clock
    /// cannot rise.
    fn lag_credit(&self, moment: &Moment) -> Result<u64, Refusal> {
        if self.running().is_none() {
            return Ok(0);
        }
        let lag = moment.lag.min(MOST_LAG);
        self.in_time(moment.now, lag)?;
        Ok(lag.min(moment.now.saturating_sub(self.told)))
    }

    fn in_time(&self, now: u64, lag: u64) -> Result<(), Refusal> {
        let late = self.flag_at().is_some_and(|falls| now >= falls.saturating_add(lag));
        if late { Err(Refusal::Time) } else { Ok(()) }
    }

    fn may_offer_draw(&self, seat: Seat) -> Result<(), Refusal> {
        if self.chairs.len() != 2 {
            return Err(Refusal::illegal("not-for-many", "a draw is offered only where two play"));
        }
        if self.holder(seat.other()) != Some(Holder::Person) {
            return Err(Refusal::illegal("nobody-to-ask", "a computer agrees to no draw"));
        }
        self.may_offer(seat)
    }

    /// Whether the move is taken back at once.
    fn may_take_back(&self, seat: Seat) -> Result<bool, Refusal> {
        let played = self.game().played().len();
        let movers = self.game().movers();
        if !movers[..played].contains(&seat) {
            return Err(Refusal::illegal(
                "nothing-to-take-back",
                format!("seat {seat} has not moved"),
            ));
        }
        let last = movers[..played].last() == Some(&seat);
        let alone = self.people().all(|other| other == seat);
        if alone || (last && self.setup.free_takeback) {
            return Ok(true);
        }
        self.may_offer(seat).map(|()| false)
    }

    /// One offer at a time, and one between two moves: nobody is pestered.
    fn may_offer(&self, seat: Seat) -> Result<(), Refusal> {
        if let Some((offer, whose)) = self.offers.open() {
            let message = format!("seat {whose} has offered a {offer} already");
            return Err(Refusal::illegal("offer-open", message));
        }
        if self.offered[seat.index()] == Some(self.game().played().len()) {
            let message = "one offer is enough until another move is made";
            return Err(Refusal::illegal("offered-already", message));
        }
        Ok(())
    }

    /// Which offer is meant, and whether the seat may answer it: others' offers, or also its own.
    fn answered(&self, seat: Seat, named: Option<Offer>, own: bool) -> Result<Offer, Refusal> {
        let open = self.offers.open().map(|(offer, whose)| (offer, whose == seat));
        let rematch = &self.offers.rematch;
        let wished = (self.next.is_none() && !rematch.is_empty())
            .then(|| (Offer::Rematch, rematch.contains(&seat)));
        let found = open.or(wished).filter(|(offer, _)| named.is_none_or(|named| named == *offer));
        match found {
            None => Err(Refusal::illegal("no-offer", "nothing is offered that could be answered")),
            Some((_, true)) if !own => Err(Refusal::illegal(
                "own-offer",
                "the others have to agree, not whoever has offered",
            )),
            Some((offer, _)) => Ok(offer),
        }
    }

    fn wish(&self, seat: Seat, moment: &Moment) -> Result<Kind, Refusal> {
        if !self.is_over() {
            return Err(Refusal::illegal("not-over", "another game is made when this one is over"));
        }
        if self.next.is_some() {
            return Err(Refusal::illegal("rematch-made", "the next game has been made already"));
        }
        if self.offers.rematch.contains(&seat) {
            return Err(Refusal::illegal("offered-already", "the others have to agree now"));
        }
        let all = self.people().all(|other| other == seat || self.offers.rematch.contains(&other));
        Ok(Kind::Rematch(all.then(|| moment.next.clone())))
    }

    /// Somebody takes an open seat.
    pub fn join(&self, seat: Seat, name: Option<&str>, now: u64) -> Result<(Event, Room), Refusal> {
        if self.holder(seat) != Some(Holder::Open) {
            return Err(Refusal::illegal("taken", format!("seat {seat} is not open")));
        }
        let name = name.and_then(clean_name);
        self.happens(self.event(now, Some(seat), Kind::Join(name)))
    }

    /// The computer that is to move has found this.
    pub fn computer_moves(&self, text: &str, now: u64) -> Result<(Event, Room), Refusal> {
        let (seat, _) = self.awaits_computer().ok_or(Refusal::Stale { head: self.head })?;
        if self.head >= LONGEST_LOG {
            return Err(Refusal::illegal("too-long", "this game has become too long to go on"));
        }
        let kind = Kind::Move { text: text.to_string(), lag: 0 };
        self.happens(self.event(now, Some(seat), kind))
    }

    /// The flag that has fallen by now, if one has; `lag` is what a move might be credited that is
    /// still on its way.
    pub fn flag(&self, now: u64, lag: u64) -> Option<(Event, Room)> {
        let falls = self.flag_at()?.saturating_add(lag.min(MOST_LAG));
        let seat = self.running().filter(|_| now >= falls)?;
        self.happens(self.event(now, Some(seat), Kind::Flag)).ok()
    }

    /// Gives whoever was to move back what passed while the server was away, from one time to another.
    /// Nothing is given for what the game has been told of already.
    pub fn credit(&self, from: u64, until: u64, now: u64) -> Option<(Event, Room)> {
        let (seat, since) = (self.running()?, self.told.max(from));
        let time = until.min(now).saturating_sub(since);
        if time == 0 || self.at >= until {
            return None;
        }
        self.happens(self.event(now, Some(seat), Kind::Credit(time))).ok()
    }

    /// The room after an event, and the event that tells how it stands then.
    fn happens(&self, event: Event) -> Result<(Event, Room), Refusal> {
        let mut room = self.clone();
        room.happen(&event)?;
        let (status, clocks) = (room.status(), room.clocks());
        Ok((Event { status, clocks, ..event }, room))
    }

    /// How long whoever is to move has been thinking.
    pub fn thinking_for(&self, now: u64) -> u64 {
        now.saturating_sub(self.told)
    }

    /// What is left to a seat as of the last event.
    pub fn left(&self, seat: Seat) -> Option<u64> {
        self.table.clock().map(|clock| millis(clock.left(seat)))
    }
}
