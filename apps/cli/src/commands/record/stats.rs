//! `tabletier record stats`: how games ended, by their opening moves.

use std::io::Write;

use serde_json::{Map, Value, json};
use tabletier_session::{Record, Seat, Verdict};

use super::input::Selection;
use super::sort::told;
use super::sorter::Sorter;
use crate::failure::Failure;
use crate::usage::whole_number;

/// Prints how games ended by their opening moves, the most frequent first
///
/// A line for all games of a kind and their rules, then one for each opening: game, rules, `games N`,
/// wins of each seat, `draws N`, `open N` (games that go on, or were only scored), and after `moves`
/// the opening. Words are separated by blanks. A game that began at another position than the start
/// has that position before its moves, in quotes.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    /// How many moves an opening has
    #[arg(long, value_name = "N", value_parser = plies, default_value = "1")]
    #[arg(allow_negative_numbers = true)]
    plies: usize,

    /// Print one JSON object a line instead
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut results = Sorter::new(false);
        let read = self.games.each(|_, record| {
            let (kind, opening) = (kind(&record), opening(&record, self.plies));
            let result = [result(&record)].to_vec();
            results.push(kind.clone().into_bytes(), result.clone())?;
            Ok(results.push(format!("{kind}\t{opening}").into_bytes(), result)?)
        });
        told(read, || {
            let mut lines = Sorter::new(false);
            let mut row: Option<Row> = None;
            results.finish(|key, value| {
                let same = row.as_ref().is_some_and(|row| row.key == key);
                if !same && let Some(row) = row.take() {
                    row.keep(&mut lines)?;
                }
                let row = row.get_or_insert_with(|| Row { key: key.to_vec(), counts: [0; ENDS] });
                row.counts[usize::from(value[0])] += 1;
                Ok::<(), Failure>(())
            })?;
            if let Some(row) = row {
                row.keep(&mut lines)?;
            }
            lines.finish(|_, value| self.tell(out, &String::from_utf8_lossy(&value)))
        })
    }

    fn tell(&self, out: &mut impl Write, row: &str) -> Result<(), Failure> {
        let fields: Vec<&str> = row.split('\t').collect();
        let [counts, game, rules, seats, ref opening @ ..] = fields[..] else { return Ok(()) };
        let counts: Vec<u64> = counts.split(' ').filter_map(|count| count.parse().ok()).collect();
        let games: u64 = counts.iter().sum();
        let seats: Vec<Seat> = Seat::first(seats.len()).collect();
        let (draws, open) = (counts[Seat::MOST], counts[Seat::MOST + 1]);
        if self.json {
            let wins: Map<String, Value> =
                seats.iter().map(|seat| (seat.to_string(), json!(counts[seat.index()]))).collect();
            let mut object = json!({ "game": game, "rules": rules, "games": games, "wins": wins,
                "draws": draws, "open": open });
            if let [position, moves] = opening {
                if !position.is_empty() {
                    object["position"] = json!(position);
                }
                object["moves"] = moves.split_terminator(' ').collect();
            }
            return Ok(writeln!(out, "{object}")?);
        }
        let wins: String =
            seats.iter().map(|seat| format!(" {seat} {}", counts[seat.index()])).collect();
        write!(out, "{game} {rules} games {games}{wins} draws {draws} open {open}")?;
        if let [position, moves] = opening {
            write!(out, " moves")?;
            if !position.is_empty() {
                write!(out, " \"{position}\"")?;
            }
            moves.split_terminator(' ').try_for_each(|mv| write!(out, " {mv}"))?;
        }
        Ok(writeln!(out)?)
    }
}

/// A win of each seat, a draw, and no end.
const ENDS: usize = Seat::MOST + 2;

struct Row {
    key: Vec<u8>,
    counts: [u64; ENDS],
}

impl Row {
    /// All games of a kind come before their openings, and the most frequent first.
    fn keep(self, lines: &mut Sorter) -> Result<(), Failure> {
        let text = String::from_utf8_lossy(&self.key).into_owned();
        let kind: Vec<&str> = text.splitn(4, '\t').collect();
        let rank = !self.counts.iter().sum::<u64>();
        let total = u8::from(kind.len() > 3);
        let group = kind[..3].join("\t").into_bytes();
        let key = [&group[..], &[0, total], &rank.to_be_bytes(), &self.key].concat();
        let counts = self.counts.map(|count| count.to_string()).join(" ");
        Ok(lines.push(key, format!("{counts}\t{text}").into_bytes())?)
    }
}

/// Game, rules, and a letter for each seat.
fn kind(record: &Record) -> String {
    let session = record.session();
    let seats: String = Seat::first(session.seats()).map(|seat| seat.to_string()).collect();
    format!("{}\t{}\t{seats}", session.about().key, session.rules())
}

/// Where the game began, if not at a start, and its first moves.
fn opening(record: &Record, plies: usize) -> String {
    let session = record.session();
    let from = if session.seed().is_some() { String::new() } else { session.start() };
    let moves: Vec<&str> = session.played().into_iter().take(plies).collect();
    format!("{from}\t{}", moves.join(" "))
}

/// Which of the ends it is.
fn result(record: &Record) -> u8 {
    let end = match record.session().outcome().map(|outcome| outcome.verdict) {
        Some(Verdict::Won(seat)) => seat.index(),
        Some(Verdict::Draw) => Seat::MOST,
        Some(Verdict::Score(_)) | None => Seat::MOST + 1,
    };
    end as u8
}

fn plies(text: &str) -> Result<usize, String> {
    whole_number(text, 1, 1000)
}
