//! A game on the shelf: what is kept of it, and what can be told of it without replaying it.

use tabletier_session::{Level, Player, Seat, Strength, Table};

/// A game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shelved {
    /// Its place: a name that no other game has.
    pub(crate) id: String,
    /// When it was put there, in milliseconds since 1970.
    pub(crate) time: u64,
    /// The text of its table.
    pub(crate) table: String,
}

/// How a game with a single person ended for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    Won,
    Drawn,
    Lost,
}

/// How many games against a level were won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Score {
    pub(crate) won: usize,
    pub(crate) drawn: usize,
    pub(crate) lost: usize,
}

impl Shelved {
    /// What was kept under this place; `None` if this version cannot read it.
    pub(crate) fn read(id: &str, text: &str) -> Option<Shelved> {
        let (time, table) = text.split_once('\n')?;
        Some(Shelved { id: id.to_string(), time: time.parse().ok()?, table: table.to_string() })
    }

    /// The text under which it is kept.
    pub(crate) fn written(&self) -> String {
        format!("{}\n{}", self.time, self.table)
    }

    /// The table as it was left; `None` if this version cannot lay it.
    pub(crate) fn laid(&self) -> Option<Table> {
        self.table.parse().ok()
    }

    /// The key of its game.
    pub(crate) fn game(&self) -> &str {
        self.tag("Game").unwrap_or_default()
    }

    /// Whether it can be gone on with.
    pub(crate) fn is_open(&self) -> bool {
        self.tag("Result") == Some("*")
    }

    /// How it ended, where one person has played against computers of one level.
    pub(crate) fn result(&self) -> Option<(Level, Ended)> {
        let players = self.table.split([' ', '\n']).next()?.split([',', ';']);
        let players = players.map(str::parse::<Player>).collect::<Result<Vec<_>, _>>().ok()?;
        let person = players.iter().position(|player| *player == Player::Person)?;
        let mut others = players.iter().enumerate().filter(|(at, _)| *at != person);
        let (_, first) = others.next()?;
        let Player::Computer(Strength::Level(level)) = *first else { return None };
        if others.any(|(_, other)| other != first) {
            return None;
        }
        let mut result = self.tag("Result")?.split(' ');
        let ended = match (result.next()?, result.next()) {
            ("draw", _) => Ended::Drawn,
            ("won", Some(seat)) if seat.parse::<Seat>().ok()?.index() == person => Ended::Won,
            ("won", Some(_)) => Ended::Lost,
            _ => return None,
        };
        Some((level, ended))
    }

    /// The value of a tag that has no quotes in it.
    fn tag(&self, name: &str) -> Option<&str> {
        let lines = self.table.lines().skip(1).take_while(|line| line.starts_with('['));
        lines.filter_map(|line| line.strip_prefix('[')?.strip_suffix("\"]")).find_map(|inside| {
            inside.split_once(" \"").filter(|(tag, _)| *tag == name).map(|(_, value)| value)
        })
    }
}

/// The results against each level of which there are any, the weakest first.
pub(crate) fn scores<'a>(games: impl Iterator<Item = &'a Shelved>) -> Vec<(Level, Score)> {
    let mut scores = Level::all().map(|level| (level, Score::default())).collect::<Vec<_>>();
    for (level, ended) in games.filter_map(Shelved::result) {
        for (_, score) in scores.iter_mut().filter(|(other, _)| *other == level) {
            match ended {
                Ended::Won => score.won += 1,
                Ended::Drawn => score.drawn += 1,
                Ended::Lost => score.lost += 1,
            }
        }
    }
    scores.retain(|(_, score)| *score != Score::default());
    scores
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(players: &str, result: &str) -> Shelved {
        let table = format!(
            "{players} free chosen 7\n[Game \"billo\"]\n[Rules \"catalano\"]\n\
             [Title \"A \\\"Result\\\" of hope\"]\n[Result \"{result}\"]\n\n1. Rc1-c2\n"
        );
        Shelved { id: "a".to_string(), time: 12, table }
    }

    #[test]
    fn a_game_is_kept_as_a_text_and_told_of_without_replaying_it() {
        let open = game("human,level:3", "*");
        assert_eq!(Shelved::read("a", &open.written()), Some(open.clone()));
        assert!(open.is_open() && open.result().is_none());
        assert_eq!(open.game(), "billo");
        assert_eq!(open.laid().unwrap().game().played(), ["Rc1-c2"]);
        assert_eq!(Shelved::read("a", "soon\nhuman"), None);
        assert_eq!(Shelved::read("a", ""), None);
    }

    #[test]
    fn results_are_those_of_one_person_against_one_level() {
        let level = |number| Level::new(number).unwrap();
        let games = [
            game("human,level:3", "won A no-pieces"),
            game("level:3,human", "won A no-pieces"),
            game("level:3,human", "draw agreed"),
            game("human,level:5,level:5", "won B all-home"),
            // Of no level alone, or of nobody alone.
            game("human,level:5,level:6", "won B all-home"),
            game("human,human", "won A no-pieces"),
            game("level:3,level:3", "won A no-pieces"),
            game("human,random", "won A no-pieces"),
            game("human,level:3", "*"),
        ];
        let of = |won, drawn, lost| Score { won, drawn, lost };
        let expected = vec![(level(3), of(1, 1, 1)), (level(5), of(0, 0, 1))];
        assert_eq!(scores(games.iter()), expected);
    }
}
