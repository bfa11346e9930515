//! Measures the server: `cargo xtask bench server`.
//!
//! Everything in one run on one machine: durable moves a second over so many sockets, beside a bare echo
//! over as many and the disk's own commits; how soon answers come at half that load; the memory of idle
//! sockets; how long a start with many games takes. The servers are processes of their own.

mod child;
mod load;
mod players;
mod shelf;

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use child::Child;

/// How many games are played at the same time; two sockets each.
const GAMES: usize = 128;
/// How long each figure is measured.
const SPAN: Duration = Duration::from_secs(5);
/// How many sockets wait.
const IDLE: usize = 10_000;
/// How many games are in the file at the start.
const SHELF: usize = 100_000;

type Done = Result<(), Box<dyn Error>>;

fn main() -> Done {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => child::with_many_files(),
        ["measure"] => measure(),
        ["serve", folder] => child::serve(Path::new(folder)),
        ["echo"] => child::echo(),
        _ => Err("expected no arguments".into()),
    }
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> std::io::Result<Folder> {
        // Not below /tmp, which may be memory: a disk is measured.
        let folder = std::env::current_dir()?.join("target/bench-server").join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn measure() -> Done {
    let folder = Folder::new("moves")?;
    let disk = commits(&folder.0.join("commits"))?;
    let echo = Child::start(&["echo"])?;
    let bare = load::echo(&echo.address, GAMES, SPAN)?;
    drop(echo);
    let server = Child::start(&["serve", &folder.0.display().to_string()])?;
    let moves = load::moves(&server.address, GAMES, SPAN, None)?;
    let sockets = GAMES * 2;
    println!(
        "server moves    {:8.0}/s over {sockets} sockets, beside an echo of {:.0}/s   ratio {:.3}",
        moves.rate,
        bare.rate,
        moves.rate / bare.rate
    );
    println!(
        "server commits  {:8.0}/s moves beside {disk:.0}/s of the disk   ratio {:.3}",
        moves.rate,
        moves.rate / disk
    );
    let half = load::moves(&server.address, GAMES, SPAN, Some(moves.rate / 2.0))?;
    println!(
        "server answers  {:.1} ms at 50 %, {:.1} ms at 99 %, at {:.0}/s   ratio {:.3}",
        half.at(0.5),
        half.at(0.99),
        half.rate,
        20.0 / half.at(0.99)
    );
    drop(server);
    idle()?;
    start()
}

/// How often the disk can be asked to keep something, in a second.
fn commits(path: &Path) -> Result<f64, Box<dyn Error>> {
    let mut file = File::create(path)?;
    let began = Instant::now();
    let mut count = 0;
    while began.elapsed() < SPAN / 2 {
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        count += 1;
    }
    Ok(f64::from(count) / began.elapsed().as_secs_f64())
}

fn idle() -> Done {
    let folder = Folder::new("idle")?;
    let server = Child::start(&["serve", &folder.0.display().to_string()])?;
    let game = players::Table::make(&server.address)?;
    let before = server.memory()?;
    let sockets = (0..IDLE).map(|_| game.socket()).collect::<Result<Vec<_>, _>>()?;
    let mut last = game.socket()?;
    players::ping(&mut last)?;
    let used = server.memory()?;
    let mib = used as f64 / 1024.0;
    let each = (used - before) as f64 / sockets.len() as f64;
    println!(
        "server sockets  {mib:.0} MiB with {IDLE} that wait, {each:.1} KiB each   ratio {:.3}",
        200.0 / mib
    );
    Ok(())
}

fn start() -> Done {
    let folder = Folder::new("shelf")?;
    shelf::fill(&folder.0, SHELF)?;
    let began = Instant::now();
    let server = Child::start(&["serve", &folder.0.display().to_string()])?;
    let took = began.elapsed();
    players::Table::make(&server.address)?;
    let took = took.as_secs_f64();
    println!(
        "server start    {:.0} ms with {SHELF} games in the file   ratio {:.3}",
        took * 1e3,
        1.0 / took
    );
    Ok(())
}
