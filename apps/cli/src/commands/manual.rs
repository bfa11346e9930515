//! `tabletier manual`: what packages of this program bring along.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use clap_complete::{Shell, generate_to};
use tabletier_session::quote;

use crate::args::Cli;
use crate::failure::Failure;

/// The shells that complete what is typed.
const SHELLS: [Shell; 4] = [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell];

/// Writes manual pages and completions for shells
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Where to write the folders `man` and `completions`; made if they are not there
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let manual = made(self.folder.join("man"))?;
        let completions = made(self.folder.join("completions"))?;
        // `help` explains the others and needs no page of its own.
        let mut command = Cli::command().disable_help_subcommand(true);
        let name = command.get_name().to_string();
        for shell in SHELLS {
            let written = generate_to(shell, &mut command, &name, &completions);
            let path = written.map_err(|error| unwritten(&completions, &error))?;
            writeln!(out, "{}", path.display())?;
        }
        let written = clap_mangen::generate_to(command, &manual);
        written.map_err(|error| unwritten(&manual, &error))?;
        Ok(writeln!(out, "{}", manual.display())?)
    }
}

/// This folder, made if it was not there.
fn made(folder: PathBuf) -> Result<PathBuf, Failure> {
    fs::create_dir_all(&folder).map_err(|error| unwritten(&folder, &error))?;
    Ok(folder)
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Wrong(format!("{} cannot be written: {error}", quote(&path.to_string_lossy())))
}
