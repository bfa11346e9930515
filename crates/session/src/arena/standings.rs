//! What the games of a match have come to.

use std::collections::BTreeMap;

use tabletier_core::Verdict;

use super::Played;

/// The games of a match so far, in whatever order they came in.
#[derive(Clone, Debug)]
pub struct Standings {
    players: usize,
    games: BTreeMap<usize, Played>,
}

/// What a player has got so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Games won.
    pub wins: usize,
    /// Games that nobody won.
    pub draws: usize,
    /// Games that somebody else won.
    pub losses: usize,
    /// The share of the points, from 0 to 1.
    pub score: Estimate,
    /// How much stronger than the others, in Elo points: with more than two players, stronger than
    /// each of them if they were equals.
    pub elo: Estimate,
}

/// A number and the interval in which the truth lies in 95 of 100 matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Extend<Played> for Standings {
    fn extend<I: IntoIterator<Item = Played>>(&mut self, games: I) {
        self.games.extend(games.into_iter().map(|game| (game.number, game)));
    }
}

impl Standings {
    /// Nothing has been played yet.
    pub fn new(players: usize) -> Standings {
        Standings { players, games: BTreeMap::new() }
    }

    /// The games, in order of their numbers.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &Played> {
        self.games.values()
    }

    /// What a player has got so far.
    pub fn of(&self, player: usize) -> Standing {
        let won = |by: bool| {
            let winners = self.games().filter_map(Played::winner);
            winners.filter(|&winner| (winner == player) == by).count()
        };
        let (wins, losses) = (won(true), won(false));
        let draws = self.games.len() - wins - losses;
        let score = self.score(player);
        Standing { wins, draws, losses, score, elo: score.map(|score| elo(score, self.players)) }
    }

    /// How often the games ended how, such as `won blocked` or `draw repetition`.
    pub fn ends(&self) -> BTreeMap<String, usize> {
        let mut ends = BTreeMap::new();
        for game in self.games() {
            let verdict = match game.outcome.verdict {
                Verdict::Won(_) => "won",
                Verdict::Draw => "draw",
                Verdict::Score(_) => "score",
            };
            *ends.entry(format!("{verdict} {}", game.outcome.reason.code)).or_default() += 1;
        }
        ends
    }

    /// How many turns a game took on average.
    pub fn turns(&self) -> f64 {
        let turns: usize = self.games().map(|game| game.turns).sum();
        turns as f64 / self.games.len().max(1) as f64
    }

    /// The share of the points.
    ///
    /// Games from the same opening are not independent: one that favours a seat is won once by
    /// each. So the variance is taken between openings, not between games. The interval is
    /// Wilson's, which stays between 0 and 1, for as many games as would give that variance.
    fn score(&self, player: usize) -> Estimate {
        let games = self.games.len() as f64;
        if games == 0.0 {
            return Estimate { value: 1.0 / self.players as f64, low: 0.0, high: 1.0 };
        }
        let points: f64 = self.games().map(|game| game.score(player)).sum();
        let score = points / games;
        let mut openings: BTreeMap<usize, f64> = BTreeMap::new();
        for game in self.games() {
            *openings.entry(game.number / self.players).or_default() += game.score(player) - score;
        }
        let several = openings.len() as f64;
        let spread: f64 = openings.values().map(|excess| excess * excess).sum();
        // Of games that were all alike one in three times as many might still have been otherwise.
        let variance = (spread / games * several / (several - 1.0).max(1.0)).max(0.75 / games);
        let certain = score * (1.0 - score);
        let sample = if certain > 0.0 { games * certain / variance } else { games };
        wilson(score, sample)
    }
}

impl Estimate {
    fn map(self, what: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: what(self.value), low: what(self.low), high: what(self.high) }
    }
}

/// Wilson's interval for a share found in a sample of this size.
fn wilson(share: f64, sample: f64) -> Estimate {
    /// Within so many standard deviations lie 95 of 100 draws of a normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    let weight = Z * Z / sample;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let reach = (share * (1.0 - share) * weight + weight * weight / 4.0).sqrt() / (1.0 + weight);
    let (low, high) = ((middle - reach).max(0.0), (middle + reach).min(1.0));
    Estimate { value: share, low: low.min(share), high: high.max(share) }
}

/// How much stronger than each of the others, in Elo points, somebody is who gets this share of
/// the points at such a table.
fn elo(score: f64, players: usize) -> f64 {
    400.0 * (score * (players - 1) as f64 / (1.0 - score)).log10()
}
