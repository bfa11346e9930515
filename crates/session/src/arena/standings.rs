//! What the games of a match have come to.

use std::collections::BTreeMap;

use tabletier_core::Verdict;

use super::Played;

/// The games of a match so far, in whatever order they came in.
///
/// What is asked after every game is kept as sums, so that a long match is not counted anew.
#[derive(Clone, Debug)]
pub struct Standings {
    games: BTreeMap<usize, Played>,
    openings: BTreeMap<usize, Opening>,
    tallies: Vec<Tally>,
    draws: usize,
    /// The sum of the squares of how many games the openings have.
    sizes: f64,
}

/// The games of one opening.
#[derive(Clone, Debug)]
struct Opening {
    games: f64,
    /// The points of each player.
    points: Vec<f64>,
}

/// What a player's standing is made of.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    wins: usize,
    points: f64,
    /// The sum of the squares of the points in each opening.
    squares: f64,
    /// The sum of the points in each opening, times its games.
    products: f64,
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
        games.into_iter().for_each(|game| self.add(game));
    }
}

impl Standings {
    /// Nothing has been played yet.
    pub fn new(players: usize) -> Standings {
        Standings {
            games: BTreeMap::new(),
            openings: BTreeMap::new(),
            tallies: vec![Tally::default(); players],
            draws: 0,
            sizes: 0.0,
        }
    }

    /// Takes note of a game; one that came in before does not count again.
    fn add(&mut self, game: Played) {
        if self.games.contains_key(&game.number) {
            return;
        }
        let players = self.tallies.len();
        let none = || Opening { games: 0.0, points: vec![0.0; players] };
        let opening = self.openings.entry(game.number / players).or_insert_with(none);
        let (before, after) = (opening.games, opening.games + 1.0);
        opening.games = after;
        self.sizes += after * after - before * before;
        for (player, tally) in self.tallies.iter_mut().enumerate() {
            let score = game.score(player);
            let had = opening.points[player];
            let has = had + score;
            opening.points[player] = has;
            tally.points += score;
            tally.squares += has * has - had * had;
            tally.products += has * after - had * before;
        }
        match game.winner() {
            Some(winner) => self.tallies[winner].wins += 1,
            None => self.draws += 1,
        }
        self.games.insert(game.number, game);
    }

    /// The games, in order of their numbers.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &Played> {
        self.games.values()
    }

    /// What a player has got so far.
    pub fn of(&self, player: usize) -> Standing {
        let (wins, draws) = (self.tallies[player].wins, self.draws);
        let losses = self.games.len() - wins - draws;
        let score = self.score(player);
        let elo = score.map(|score| elo(score, self.tallies.len()));
        Standing { wins, draws, losses, score, elo }
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
            return Estimate { value: 1.0 / self.tallies.len() as f64, low: 0.0, high: 1.0 };
        }
        let tally = &self.tallies[player];
        let score = tally.points / games;
        let several = self.openings.len() as f64;
        // The squares of what each opening gave beyond its share, multiplied out.
        let spread = tally.squares - 2.0 * score * tally.products + score * score * self.sizes;
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

#[cfg(test)]
mod tests {
    use tabletier_core::{Outcome, Phrase, Seat};

    use super::*;

    static WHY: Phrase = Phrase::plain("why", "Because.");

    /// Games of a match as a text: who won, or `-`.
    fn standings(players: usize, games: &str) -> Standings {
        let mut standings = Standings::new(players);
        standings.extend(games.chars().enumerate().map(|(number, winner)| {
            let winner = winner.to_digit(10).and_then(|player| Seat::new(player as usize));
            Played {
                number,
                seating: (0..players).collect(),
                outcome: winner
                    .map_or(Outcome::draw(&WHY), |seat| Outcome::won(seat, players, &WHY)),
                turns: 10 + number,
            }
        }));
        standings
    }

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.5
    }

    #[test]
    fn a_share_of_the_points_is_a_difference_in_elo() {
        for (score, players, expected) in [
            (0.5, 2, 0.0),
            (0.75, 2, 191.0),
            (0.25, 2, -191.0),
            (0.64, 2, 100.0),
            (0.9, 2, 382.0),
            (1.0 / 3.0, 3, 0.0),
            (0.25, 4, 0.0),
            (0.5, 3, 120.0),
            (1.0, 2, f64::INFINITY),
            (0.0, 4, f64::NEG_INFINITY),
        ] {
            let found = elo(score, players);
            assert!(found == expected || near(found, expected), "{score}: {found}");
        }
    }

    #[test]
    fn wins_draws_and_losses_add_up() {
        let standings = standings(2, "000-1000");
        let (first, second) = (standings.of(0), standings.of(1));
        assert_eq!((first.wins, first.draws, first.losses), (6, 1, 1));
        assert_eq!((second.wins, second.draws, second.losses), (1, 1, 6));
        assert_eq!((first.score.value, second.score.value), (0.8125, 0.1875));
        assert!(first.elo.low < first.elo.value && first.elo.value < first.elo.high);
        assert!(near(first.elo.low, -second.elo.high), "{first:?} {second:?}");
        assert_eq!(standings.turns(), 13.5);
        assert!(standings.ends().into_iter().eq([("draw why".into(), 1), ("won why".into(), 7)]));
    }

    #[test]
    fn three_share_a_draw() {
        let standings = standings(3, "0-0");
        assert!((standings.of(0).score.value - 7.0 / 9.0).abs() < 1e-9);
        assert!((standings.of(1).score.value - 1.0 / 9.0).abs() < 1e-9);
    }

    #[test]
    fn the_interval_is_that_of_the_textbook_where_games_are_independent() {
        // Somebody wins both games of an opening as often as chance would have it.
        let games: String = ["00", "01", "11", "10"].repeat(50).concat();
        let score = standings(2, &games).of(0).score;
        // Four hundred tosses of a coin: half of them, give or take 4.9 in a hundred.
        assert_eq!(score.value, 0.5);
        assert!(
            (score.low - 0.451).abs() < 0.001 && (score.high - 0.549).abs() < 0.001,
            "{score:?}"
        );
    }

    #[test]
    fn openings_that_favour_a_seat_do_not_widen_the_interval() {
        let fair = standings(2, &"0110".repeat(25)).of(0).score;
        let tossed = standings(2, &"0011".repeat(25)).of(0).score;
        assert_eq!(fair.value, tossed.value);
        assert!(fair.high - fair.low < 0.04, "{fair:?}");
        assert!(tossed.high - tossed.low > 0.2, "{tossed:?}");
    }

    #[test]
    fn a_clean_sweep_leaves_a_doubt() {
        let sweep = standings(2, &"0".repeat(100));
        let (first, second) = (sweep.of(0), sweep.of(1));
        assert_eq!((first.score.value, first.score.high), (1.0, 1.0));
        assert!((0.95..0.99).contains(&first.score.low), "{first:?}");
        assert_eq!((first.elo.value, second.elo.value), (f64::INFINITY, f64::NEG_INFINITY));
        assert!(first.elo.low > 500.0 && first.elo.low < 700.0, "{first:?}");
        assert_eq!((second.score.value, second.score.low), (0.0, 0.0));
        let draws = standings(2, &"-".repeat(100)).of(0);
        assert!(
            draws.elo.value == 0.0 && draws.elo.low < -5.0 && draws.elo.high > 5.0,
            "{draws:?}"
        );
    }

    #[test]
    fn little_is_known_after_few_games() {
        let nothing = standings(2, "").of(0);
        assert_eq!((nothing.elo.value, nothing.score.low, nothing.score.high), (0.0, 0.0, 1.0));
        for games in ["0", "1", "-", "01", "00", "--", "001"] {
            let score = standings(2, games).of(0).score;
            assert!(score.low <= score.value && score.value <= score.high, "{games}: {score:?}");
            assert!(score.high - score.low > 0.4, "{games}: {score:?}");
        }
    }

    #[test]
    fn the_order_in_which_games_come_in_does_not_matter() {
        let inorder = standings(2, "01-0010");
        let mut shuffled = Standings::new(2);
        let games: Vec<Played> = inorder.games().cloned().collect();
        shuffled.extend(games.into_iter().rev());
        assert_eq!(shuffled.of(0), inorder.of(0));
    }
}
