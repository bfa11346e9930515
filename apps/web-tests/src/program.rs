//! Programs that serve until the test is over.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A program that serves until this is dropped.
pub(crate) struct Program {
    child: Child,
    /// Where it serves.
    pub(crate) address: String,
}

impl Program {
    /// Starts a program and reads what it prints until `address` finds in a line where it serves.
    pub(crate) fn start(
        command: &mut Command,
        address: impl Fn(&str) -> Option<String>,
    ) -> Program {
        let name = command.get_program().to_string_lossy().into_owned();
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = spawned.unwrap_or_else(|error| panic!("{name} does not start: {error}"));
        let output = child.stdout.take().expect("the output is piped");
        let mut program = Program { child, address: String::new() };
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let found = lines.find_map(|line| address(&line));
        program.address =
            found.unwrap_or_else(|| panic!("{name} ends without saying where it serves"));
        // Whatever else it prints is read, so that it never waits for somebody who does.
        thread::spawn(move || lines.for_each(drop));
        program
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
