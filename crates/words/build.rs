//! Reads the folder `words`, and stops the build where something in it is wrong.

use std::path::Path;
use std::{env, fs, process};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = env::var_os("OUT_DIR").expect("cargo names a folder");
    let out = Path::new(&out);
    let library =
        tabletier_wordsmith::Library::read(&root.join("words"), &root.join("crates/games/src"));
    for source in tabletier_wordsmith::sources(&root.join("words"), &root.join("crates/games/src"))
    {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let library = library.unwrap_or_else(|faults| {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        process::exit(0);
    });
    let write = |name: &str, text: String| {
        fs::write(out.join(name), text).unwrap_or_else(|error| panic!("{name}: {error}"));
    };
    write("keys.rs", library.keys());
    write("inside.rs", library.inside());
    for (name, text) in library.files() {
        write(&name, text);
    }
}
