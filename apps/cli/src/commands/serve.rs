//! `tabletier serve`: the web client.

use std::io::Write;
use std::net::IpAddr;

use crate::failure::Failure;
use crate::serve::{self, client};
use crate::usage::whole_number;

/// Serves the web client, until Ctrl-C
///
/// Everything is inside the program: the pages, the games, the engine. Nothing is asked of any
/// other machine.
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
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(files) = client::FILES else {
            return Err(Failure::Wrong(
                "this build has no web client; `cargo xtask play` makes one that has".to_string(),
            ));
        };
        serve::run(files, (self.host, self.port).into(), |address| {
            writeln!(out, "http://{address}/ (Ctrl-C ends it)")?;
            out.flush()?;
            if self.open {
                serve::open(&format!("http://{address}/"));
            }
            Ok(())
        })
    }
}

fn port(text: &str) -> Result<u16, String> {
    whole_number(text, 0, u16::MAX)
}

fn address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "expected an IP address such as 127.0.0.1 or ::1".to_string())
}
