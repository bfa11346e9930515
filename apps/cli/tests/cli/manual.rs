//! What comes beside the program in a release.

use std::fs;
use std::path::PathBuf;

use crate::{answer, run};

/// The commands that the help lists.
fn commands() -> Vec<String> {
    let help = answer(&["--help"]);
    let (_, list) = help.split_once("Commands:\n").expect("a list of commands");
    let names = list.lines().take_while(|line| !line.is_empty());
    names.filter_map(|line| line.split_whitespace().next()).map(str::to_string).collect()
}

#[test]
fn every_command_is_completed_and_has_a_page() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("manual");
    let _ = fs::remove_dir_all(&folder);
    answer(&["manual", &folder.to_string_lossy()]);
    let read = |path: &str| fs::read_to_string(folder.join(path)).expect(path);
    let commands = commands();
    assert!(commands.contains(&"moves".to_string()) && !commands.contains(&"manual".to_string()));
    for command in commands.iter().filter(|command| *command != "help") {
        assert!(read(&format!("man/tabletier-{command}.1")).starts_with(".ie"), "{command}");
        for file in ["tabletier.bash", "_tabletier", "tabletier.fish", "_tabletier.ps1"] {
            assert!(read(&format!("completions/{file}")).contains(command), "{file}: {command}");
        }
    }
    assert!(read("man/tabletier.1").contains("tabletier\\-moves(1)"));
}

#[test]
fn a_manual_that_cannot_be_written_is_refused_in_one_line() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("manual-file");
    fs::write(&file, "in the way").expect("a file");
    let run = run(["manual".as_ref(), file.as_os_str()]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("error: ") && run.err.contains("cannot be written"), "{}", run.err);
}
