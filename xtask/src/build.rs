//! How the web client and the program are built.

use std::io;
use std::process::Command;

use crate::cargo::{built, cargo};

/// What is built for a first look. It is named together for each part of it: then cargo chooses the
/// same features of what the parts share, and compiles none of that twice.
const TOGETHER: [&str; 3] = ["tabletier-web", "tabletier-bundler", "tabletier-cli"];

/// A way to build the web client, and the program that it is put into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// Soon, for a first look.
    Quick,
    /// Small and fast, as other people get it.
    Release,
}

impl Build {
    /// Cargo's profile for the program.
    fn profile(self) -> &'static str {
        match self {
            Build::Quick => "quick",
            Build::Release => "release",
        }
    }

    /// Cargo's profile for the client.
    pub(crate) fn client_profile(self) -> &'static str {
        match self {
            Build::Quick => "quick",
            Build::Release => "web",
        }
    }

    /// The feature that puts the client into the program.
    pub(crate) fn feature(self) -> &'static str {
        match self {
            Build::Quick => "tabletier-cli/web-quick",
            Build::Release => "tabletier-cli/web",
        }
    }

    /// Where the files for browsers come to lie; `apps/cli` takes them from there.
    pub(crate) fn client(self) -> &'static str {
        match self {
            Build::Quick => "target/web/quick",
            Build::Release => "target/web/dist",
        }
    }

    /// Builds the program, with some of its features; nothing if it does not compile.
    pub(crate) fn program(self, features: &[&str]) -> io::Result<Option<Command>> {
        let mut build = cargo(&["build", "--profile", self.profile(), "--bin", "tabletier"]);
        match self {
            Build::Quick => build.args(TOGETHER.map(|package| format!("--package={package}"))),
            Build::Release => build.arg("--package=tabletier-cli"),
        };
        build.args(features.iter().map(|feature| format!("--features={feature}")));
        built(&mut build, self.profile(), "tabletier")
    }

    /// Builds the program that packs all this; nothing if it does not compile.
    pub(crate) fn bundler(self) -> io::Result<Option<Command>> {
        let mut build = cargo(&["build", "--bin", "tabletier-bundler"]);
        let folder = match self {
            // Without what compresses: nothing is sent far.
            Build::Quick => {
                build.args(TOGETHER.map(|package| format!("--package={package}")));
                build.args(["--profile", "quick", "--no-default-features"]);
                "quick"
            }
            // As the tests have it, who need not compile it again.
            Build::Release => {
                build.arg("--workspace");
                "debug"
            }
        };
        built(&mut build, folder, "tabletier-bundler")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::root;
    use std::fs;

    #[test]
    fn the_program_looks_for_the_client_where_it_is_built() {
        let cli = root().join("apps/cli");
        let script = fs::read_to_string(cli.join("build.rs")).unwrap();
        let manifest = fs::read_to_string(cli.join("Cargo.toml")).unwrap();
        for build in [Build::Quick, Build::Release] {
            assert!(script.contains(&format!("../../{}", build.client())), "{build:?}");
            let feature = build.feature().trim_start_matches("tabletier-cli/");
            assert!(manifest.contains(&format!("\n{feature} = [")), "{build:?}");
        }
    }
}
