//! Who has a seat far away, and the clock beside it.

use leptos::prelude::*;
use tabletier_room::{Client, Holder, There};
use tabletier_session::words::{far as words, page};
use tabletier_session::{Message, Seat, Strength, TimeControl};

use super::Far;
use super::greet::phrase;
use crate::app_state::app_state;
use crate::parts::plain::{Plain, flag, live, said, when};

/// Below this a live clock shows tenths of seconds, in milliseconds.
const HURRY: u64 = 20_000;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// Who has a seat, whether they are there, and what time is left to them.
#[component]
pub(crate) fn FarSeat(far: Far, seat: Seat) -> impl IntoView {
    let app = app_state();
    let there = Memo::new(move |_| {
        let holder = far.with(|client| client.room().and_then(|room| room.holder(seat)));
        match holder {
            Some(Holder::Person) => {
                let there = far.with(|client| client.there(seat, far.time.get()));
                match there {
                    There::Present => "present",
                    There::Away => "away",
                    There::Gone => "gone",
                }
            }
            Some(Holder::Open) => "open",
            Some(Holder::Out) => "out",
            Some(Holder::Computer(_)) | None => "computer",
        }
    });
    let told = move || -> Option<Message> {
        Some(match there.get() {
            _ if far.seat() == Some(seat) && far.with(Client::holds_seat) => words::YOU.into(),
            "present" => words::PRESENT.into(),
            "away" => words::AWAY.into(),
            "gone" => words::GONE.into(),
            "open" => words::OPEN_SEAT.into(),
            "out" => words::OUT.into(),
            _ => match far.with(|client| client.room()?.holder(seat))? {
                Holder::Computer(Strength::Level(level)) => page::level(level.number()),
                holder => words::computer(holder.to_string()),
            },
        })
    };
    let time = Memo::new(move |_| {
        let left = far.left(seat)?;
        let lang = app.lang.get();
        let per_move = far.room(|room| matches!(room.setup().clock, Some(TimeControl::PerMove(_))));
        Some(if per_move && left >= DAY {
            words::days_left(left / DAY).say(lang)
        } else if per_move && left >= 2 * HOUR {
            words::hours_left(left / HOUR).say(lang)
        } else {
            face(left)
        })
    });
    let running = move || far.room(|room| room.running() == Some(seat));
    let low = move || running() && far.left(seat).is_some_and(|left| left < HURRY);
    let name = move || {
        let colour = far.room(|room| room.game().about().players.get(seat.index()).copied());
        colour.map(|colour| words::clock(colour).say(app.lang.get()))
    };
    let greeting = Memo::new(move |_| {
        let said = far.with(|client| {
            client.said().iter().rev().find(|(who, _)| *who == seat).map(|(_, words)| *words)
        });
        said.filter(|_| far.seat() == Some(seat) || !far.muted.get())
    });
    view! {
        <span class="there" data-there=said(move || there.get())>
            {live(move || told().map(|told| told.say(app.lang.get())))}
        </span>
        {when(move || time.with(Option::is_some), move || view! {
            <time class="clock" class:runs=flag(running) class:low=flag(low) role="timer" aria-label=name>
                {live(move || time.get())}
            </time>
        })}
        {live(move || greeting.get().map(|greeting| view! { <q class="said">{app.says(phrase(greeting))}</q> }))}
    }
    .plain()
}

/// The time as a clock shows it.
fn face(left: u64) -> String {
    let (hours, minutes, seconds) = (left / HOUR, left / MINUTE % 60, left / 1000 % 60);
    match left {
        0..HURRY => format!("{minutes}:{seconds:02}.{}", left / 100 % 10),
        HURRY..HOUR => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_tenths_in_a_hurry_and_hours_when_there_are_some() {
        let faces = [0, 950, 19_999, 20_000, 300_000, 3_599_999, 3_600_000, 36_061_000].map(face);
        let told = ["0:00.0", "0:00.9", "0:19.9", "0:20", "5:00", "59:59", "1:00:00", "10:01:01"];
        assert_eq!(faces, told);
    }
}
