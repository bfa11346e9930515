//! `tabletier serve`: the web client, and games at a distance.

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;

use tabletier_server::{Config, Rate};

use crate::failure::Failure;
use crate::serve::{self, Offer, client};
use crate::usage::whole_number;

/// Serves the web client and games at a distance, until Ctrl-C
///
/// Everything is inside the program: the pages, the games, the engine, the store. Nothing is asked of
/// any other machine, but the push services of browsers whose users want to be told of their turn.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The port to listen on; 0 for any that is free
    #[arg(long, value_name = "N", default_value = "7878", value_parser = port)]
    #[arg(allow_negative_numbers = true)]
    port: u16,

    /// The address to listen on; other machines reach only one that is not 127.0.0.1
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1", value_parser = address)]
    host: IpAddr,

    /// Open the client in the browser
    #[arg(long)]
    open: bool,

    /// The folder in which games at a distance are kept; your data folder without it
    #[arg(long, value_name = "DIR", conflicts_with = "no_online")]
    data: Option<PathBuf>,

    /// Serve the web client alone, without games at a distance
    #[arg(long)]
    no_online: bool,

    /// A proxy of yours stands before the server: believe its X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,

    /// Pages of this origin may play too, such as `https://games.example.org`
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,

    /// How many computers think at a time; half the cores without it
    #[arg(long, value_name = "N", value_parser = thinkers)]
    thinkers: Option<usize>,

    /// Actions a second for a seat
    #[arg(long, value_name = "N", default_value = "20", value_parser = rate)]
    seat_rate: u32,

    /// Messages a second over a socket
    #[arg(long, value_name = "N", default_value = "50", value_parser = rate)]
    socket_rate: u32,

    /// Requests a second from an address
    #[arg(long, value_name = "N", default_value = "500", value_parser = rate)]
    address_rate: u32,

    /// New games a minute from an address
    #[arg(long, value_name = "N", default_value = "120", value_parser = rate)]
    new_game_rate: u32,

    /// Whom push services may write to if something is wrong: a mailto: or https: address
    #[arg(long, value_name = "ADDRESS", value_parser = contact)]
    contact: Option<String>,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.no_online && client::FILES.is_none() {
            return Err(Failure::Wrong(
                "this build has no web client; `cargo xtask play` makes one that has".to_string(),
            ));
        }
        let folder = match (&self.data, self.no_online) {
            (_, true) => None,
            (Some(folder), false) => Some(folder.clone()),
            (None, false) => Some(usual_folder()?),
        };
        let online = folder.clone().map(|folder| (folder, self.config()));
        let offer = Offer { files: client::FILES, online };
        serve::run(offer, (self.host, self.port).into(), |address| {
            writeln!(out, "http://{address}/ (Ctrl-C ends it)")?;
            if let Some(folder) = folder {
                writeln!(out, "games at a distance are kept in {}", folder.display())?;
            }
            if client::FILES.is_none() {
                writeln!(out, "this build has no web client and serves programs alone")?;
            }
            out.flush()?;
            if self.open {
                serve::open(&format!("http://{address}/"));
            }
            Ok(())
        })
    }

    fn config(&self) -> Config {
        let usual = Config::default();
        Config {
            seat_rate: Rate::per_second(self.seat_rate),
            socket_rate: Rate::per_second(self.socket_rate),
            address_rate: Rate::per_second(self.address_rate),
            new_game_rate: Rate::per_minute(self.new_game_rate),
            behind_proxy: self.behind_proxy,
            origins: self.origin.clone(),
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            contact: self.contact.clone().unwrap_or(usual.contact),
            ..Config::default()
        }
    }
}

/// The user's data folder by the conventions of the system.
fn usual_folder() -> Result<PathBuf, Failure> {
    let none = |_| {
        let what = "no home folder is known to keep games at a distance in; --data names a folder";
        Failure::Wrong(what.to_string())
    };
    let system = etcetera::choose_base_strategy().map_err(none)?;
    Ok(etcetera::BaseStrategy::data_dir(&system).join("tabletier"))
}

fn thinkers(text: &str) -> Result<usize, String> {
    whole_number(text, 1, 256)
}

fn rate(text: &str) -> Result<u32, String> {
    whole_number(text, 1, 1_000_000)
}

fn contact(text: &str) -> Result<String, String> {
    let fits = text.starts_with("mailto:") || text.starts_with("https://");
    let expected = "expected an address such as mailto:host@example.org";
    fits.then(|| text.to_string()).ok_or_else(|| expected.to_string())
}

fn port(text: &str) -> Result<u16, String> {
    whole_number(text, 0, u16::MAX)
}

fn address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "expected an IP address such as 127.0.0.1 or ::1".to_string())
}
