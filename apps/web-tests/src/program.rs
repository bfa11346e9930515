//! Programs that serve until the test is over.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A program that serves, and ends with the test.
pub(crate) struct Program(Child);

impl Program {
    /// Starts a program and reads what it prints until `address` finds in a line where it serves.
    pub(crate) fn start(
        command: &mut Command,
        address: impl Fn(&str) -> Option<String>,
    ) -> (Program, String) {
        let name = command.get_program().to_string_lossy().into_owned();
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = spawned.unwrap_or_else(|error| panic!("{name} does not start: {error}"));
        let output = child.stdout.take().expect("the output is piped");
        let program = Program(child);
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let found = lines.find_map(|line| address(&line));
        let found = found.unwrap_or_else(|| panic!("{name} ends without saying where it serves"));
        // Whatever else it prints is read, so that it never waits for somebody who does.
        thread::spawn(move || lines.for_each(drop));
        (program, found)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
