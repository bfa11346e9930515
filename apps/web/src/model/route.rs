//! Where in the client somebody is: the fragment of the address.

use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

/// What stands in a fragment as itself.
const ESCAPED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'<')
    .add(b'>')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// What leads to a part of each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hub {
    Play,
    Learn,
    Puzzles,
    Analyse,
}

impl Hub {
    const ALL: [Hub; 4] = [Hub::Play, Hub::Learn, Hub::Puzzles, Hub::Analyse];

    const fn name(self) -> &'static str {
        match self {
            Hub::Play => "play",
            Hub::Learn => "learn",
            Hub::Puzzles => "puzzles",
            Hub::Analyse => "analyse",
        }
    }
}

/// A place in the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The four games.
    Home,
    /// The ways to a part of each game.
    Hub(Hub),
    /// A new game of this one, at once.
    Play(String),
    /// A new game of this one, to be set up.
    New(String),
    /// The rules of this game, or a chapter of them.
    Learn(String, Option<String>),
    /// The guided first game of this one, or a task of it.
    First(String, Option<String>),
    /// The sheets of this game, to print.
    Print(String),
    /// The puzzles of this game, or one of them by its number.
    Puzzles(String, Option<String>),
    /// The game in progress.
    Table,
    /// A game or position that somebody sent: a record.
    Sent(String),
    /// The study under way, or that of a record.
    Study(Option<String>),
    /// A position of this game, to be set up by hand.
    Edit(String),
    /// A game with somebody far away, to be made; of this one.
    Friend(Option<String>),
    /// An invitation to a game at a distance, by its name.
    Join(String, String),
    /// A seat that is carried over from another device: the name of the game, and what opens the seat.
    Seat(String, String),
    /// The table of a game at a distance, by its name.
    At(String),
    /// The games at a distance that are kept here.
    Mine,
    /// All games on this device.
    Shelf,
    /// Open seats, for whoever likes.
    Lobby,
    /// What is to be told of the games and of this program.
    About,
    /// An address that leads nowhere.
    Nowhere(String),
}

/// From the fragment, with or without its `#`; whatever cannot be read leads nowhere.
impl From<&str> for Route {
    fn from(fragment: &str) -> Route {
        let place = fragment.trim_start_matches('#').trim_start_matches('/');
        let (name, rest) = place.split_once('/').unwrap_or((place, ""));
        if let Some(hub) = Hub::ALL.into_iter().find(|hub| hub.name() == place) {
            return Route::Hub(hub);
        }
        match (name, rest) {
            ("", "") => Route::Home,
            ("play", game) if !game.is_empty() => Route::Play(game.to_string()),
            ("about", "") => Route::About,
            ("new", game) if !game.is_empty() => Route::New(game.to_string()),
            ("learn", place) if !place.is_empty() => {
                let (game, chapter) = within(place);
                Route::Learn(game, chapter)
            }
            ("first", place) if !place.is_empty() => {
                let (game, task) = within(place);
                Route::First(game, task)
            }
            ("print", game) if !game.is_empty() => Route::Print(game.to_string()),
            ("puzzles", place) if !place.is_empty() => {
                let (game, number) = within(place);
                Route::Puzzles(game, number)
            }
            ("table", "") => Route::Table,
            ("friend", "") => Route::Friend(None),
            ("friend", game) => Route::Friend(Some(game.to_string())),
            ("join" | "seat", place) => match within(place) {
                (id, Some(key)) if !id.is_empty() && !key.is_empty() => {
                    if name == "join" {
                        Route::Join(id, key)
                    } else {
                        Route::Seat(id, key)
                    }
                }
                _ => Route::Nowhere(fragment.to_string()),
            },
            ("at", id) if !id.is_empty() => Route::At(id.to_string()),
            ("mine", "") => Route::Mine,
            ("lobby", "") => Route::Lobby,
            ("shelf", "") => Route::Shelf,
            ("edit", game) if !game.is_empty() => Route::Edit(game.to_string()),
            ("study", "") => Route::Study(None),
            ("game" | "study", record) if !record.is_empty() => {
                match percent_decode_str(record).decode_utf8() {
                    Ok(record) if name == "game" => Route::Sent(record.into_owned()),
                    Ok(record) => Route::Study(Some(record.into_owned())),
                    Err(_) => Route::Nowhere(fragment.to_string()),
                }
            }
            _ => Route::Nowhere(fragment.to_string()),
        }
    }
}

impl Route {
    /// The game that the place is about, by its key.
    pub(crate) fn game(&self) -> Option<&str> {
        match self {
            Route::New(game)
            | Route::Play(game)
            | Route::Learn(game, _)
            | Route::First(game, _)
            | Route::Puzzles(game, _)
            | Route::Print(game)
            | Route::Edit(game)
            | Route::Friend(Some(game)) => Some(game),
            _ => None,
        }
    }

    /// What leads to this place and its likes.
    pub(crate) fn hub(&self) -> Option<Hub> {
        Some(match self {
            Route::Hub(hub) => *hub,
            Route::Play(_) | Route::New(_) | Route::Table | Route::Friend(_) | Route::At(_) => {
                Hub::Play
            }
            Route::Learn(..) | Route::First(..) | Route::Print(_) => Hub::Learn,
            Route::Puzzles(..) => Hub::Puzzles,
            Route::Study(_) | Route::Edit(_) => Hub::Analyse,
            _ => return None,
        })
    }

    /// The game whose lessons the place shows, by its key.
    pub(crate) fn lessons(&self) -> Option<&str> {
        match self {
            Route::Learn(game, _) | Route::First(game, _) | Route::Print(game) => Some(game),
            _ => None,
        }
    }

    /// The fragment, with its `#`.
    pub(crate) fn fragment(&self) -> String {
        match self {
            Route::Home => "#/".to_string(),
            Route::Hub(hub) => format!("#/{}", hub.name()),
            Route::Play(game) => format!("#/play/{game}"),
            Route::About => "#/about".to_string(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Learn(game, None) => format!("#/learn/{game}"),
            Route::Learn(game, Some(chapter)) => format!("#/learn/{game}/{chapter}"),
            Route::First(game, None) => format!("#/first/{game}"),
            Route::First(game, Some(task)) => format!("#/first/{game}/{task}"),
            Route::Print(game) => format!("#/print/{game}"),
            Route::Puzzles(game, None) => format!("#/puzzles/{game}"),
            Route::Puzzles(game, Some(number)) => format!("#/puzzles/{game}/{number}"),
            Route::Table => "#/table".to_string(),
            Route::Sent(record) => format!("#/game/{}", utf8_percent_encode(record, ESCAPED)),
            Route::Study(None) => "#/study".to_string(),
            Route::Study(Some(record)) => {
                format!("#/study/{}", utf8_percent_encode(record, ESCAPED))
            }
            Route::Edit(game) => format!("#/edit/{game}"),
            Route::Friend(None) => "#/friend".to_string(),
            Route::Friend(Some(game)) => format!("#/friend/{game}"),
            Route::Join(id, invite) => format!("#/join/{id}/{invite}"),
            Route::Seat(id, secret) => format!("#/seat/{id}/{secret}"),
            Route::At(id) => format!("#/at/{id}"),
            Route::Mine => "#/mine".to_string(),
            Route::Lobby => "#/lobby".to_string(),
            Route::Shelf => "#/shelf".to_string(),
            Route::Nowhere(place) => place.clone(),
        }
    }
}

/// A game, and a part of what is told of it.
fn within(place: &str) -> (String, Option<String>) {
    match place.split_once('/') {
        Some((game, part)) => (game.to_string(), Some(part.to_string())),
        None => (place.to_string(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        let record = "[Game \"billo\"]\n[A \"Zoé 100 % / <b>#\"]\n\n1. Rc1-c2 f9^h9\n".to_string();
        let billo = || "billo".to_string();
        for route in [
            Route::Home,
            Route::Hub(Hub::Play),
            Route::Hub(Hub::Learn),
            Route::Hub(Hub::Puzzles),
            Route::Hub(Hub::Analyse),
            Route::Play(billo()),
            Route::About,
            Route::New(billo()),
            Route::Learn(billo(), None),
            Route::Learn(billo(), Some("taking".to_string())),
            Route::First(billo(), None),
            Route::First(billo(), Some("two-at-once".to_string())),
            Route::Print(billo()),
            Route::Puzzles(billo(), None),
            Route::Puzzles(billo(), Some("12".to_string())),
            Route::Table,
            Route::Sent(record.clone()),
            Route::Study(None),
            Route::Study(Some(record)),
            Route::Edit(billo()),
            Route::Friend(None),
            Route::Friend(Some(billo())),
            Route::Join("h4Kz".to_string(), "Ab-_9".to_string()),
            Route::Seat("h4Kz".to_string(), "Ab-_9".to_string()),
            Route::At("h4Kz".to_string()),
            Route::Mine,
            Route::Lobby,
            Route::Shelf,
        ] {
            let fragment = route.fragment();
            assert_eq!(Route::from(&*fragment), route);
            assert!(fragment.starts_with("#/") && !fragment.contains(' '), "{fragment}");
        }
        assert_eq!(Route::from(""), Route::Home);
        assert_eq!(Route::from("#"), Route::Home);
    }

    #[test]
    fn other_places_lead_nowhere() {
        for fragment in [
            "#/learn/",
            "#/play/",
            "#/analyse/billo",
            "#/first/",
            "#/print",
            "#/print/",
            "#/puzzles/",
            "#/new",
            "#/new/",
            "#/game/",
            "#/game/%ff",
            "#/study/%ff",
            "#/edit/",
            "#/join",
            "#/join/h4Kz",
            "#/join/h4Kz/",
            "#/seat//Ab",
            "#/at/",
            "#/mine/2",
            "#/shelf/2",
            "#/attic",
            "#table/2",
        ] {
            assert_eq!(Route::from(fragment), Route::Nowhere(fragment.to_string()));
        }
    }
}
