//! A good end, and one server for a folder.

use std::process::Command;

use serde_json::json;

use crate::program::{Client, Folder, Program};

#[test]
fn the_system_may_ask_for_an_end() {
    for signal in ["-TERM", "-INT"] {
        let folder = Folder::new(&format!("end{signal}"));
        let mut program = Program::start(&folder.0);
        let client = Client::new();
        let make = json!({"game": "billo", "seats": ["me", "me"]});
        let (status, made) =
            client.post(&format!("{}/api/games", program.base), "", &make).unwrap();
        assert_eq!(status, 201);
        let killed = Command::new("kill").args([signal, &program.child.id().to_string()]).status();
        assert!(killed.unwrap().success());
        assert!(program.child.wait().unwrap().success(), "{signal}");
        let program = Program::start(&folder.0);
        let id = made["id"].as_str().unwrap();
        assert!(
            client.get(&format!("{}/api/games/{id}", program.base)).unwrap().contains("turn A")
        );
    }
}

#[test]
fn a_folder_has_one_server_at_a_time() {
    let folder = Folder::new("twice");
    let _program = Program::start(&folder.0);
    let second = Command::new(env!("CARGO_BIN_EXE_tabletier"))
        .args(["serve", "--port", "0", "--data"])
        .arg(&folder.0)
        .output()
        .unwrap();
    let error = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert!(error.starts_with("error:") && error.contains("another server is using it"), "{error}");
}
