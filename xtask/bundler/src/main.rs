//! Packs what is built.
//!
//! `tabletier-bundler client MODULE ASSETS GAMES WORDS DIST` makes files for browsers, and
//! `tabletier-bundler archive FOLDER` an archive of a release.

#[cfg(feature = "release")]
mod archive;
mod bindgen;
mod client;
mod compress;
mod languages;
mod names;
mod split;
mod stamp;

use std::env;
use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// Files by name.
type Files = Vec<(String, Vec<u8>)>;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[OsString]) -> Result<(), Box<dyn Error>> {
    match arguments {
        [command, paths @ ..] if command == "client" && paths.len() == 5 => {
            let [module, assets, games, words, dist] =
                std::array::from_fn(|at| Path::new(&paths[at]));
            client::bundle(module, assets, games, words, dist)
        }
        #[cfg(feature = "release")]
        [command, folder] if command == "archive" => Ok(archive::pack(Path::new(folder))?),
        _ => Err("expected client MODULE ASSETS GAMES WORDS DIST, or archive FOLDER".into()),
    }
}

/// A hash as it is written.
fn hex(hash: &[u8]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}
