//! The web client, built beside something else.

use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command};

use clap::ValueEnum;

use super::Compiler;
use crate::cargo::{root, target};

/// `cargo xtask web` on its way. What it says is told when it is waited for.
pub(crate) struct Ahead {
    child: Child,
    said: PathBuf,
}

impl Ahead {
    pub(crate) fn start(compiler: Option<Compiler>) -> io::Result<Ahead> {
        let folder = target().join("web");
        fs::create_dir_all(&folder)?;
        let said = folder.join("build.log");
        let log = File::create(&said)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("web").current_dir(root());
        if let Some(compiler) = compiler.and_then(|compiler| compiler.to_possible_value()) {
            command.args(["--compiler", compiler.get_name()]);
        }
        let child = command.stdout(log.try_clone()?).stderr(log).spawn()?;
        Ok(Ahead { child, said })
    }

    /// Waits for it; whether it went well.
    pub(crate) fn end(mut self) -> io::Result<bool> {
        let done = self.child.wait()?.success();
        print!("{}", fs::read_to_string(&self.said)?);
        Ok(done)
    }
}

impl Drop for Ahead {
    /// Nothing goes on once nobody waits for it any more.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
