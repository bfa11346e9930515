//! The module in parts: what every visit needs, and what comes when it is wanted.

use std::error::Error;
use std::path::{Path, PathBuf};

/// A module in parts.
pub(crate) struct Parts {
    /// What every visit needs.
    pub(crate) main: PathBuf,
    /// The rest, by the names of the files.
    pub(crate) others: Vec<(String, PathBuf)>,
    /// A script that fetches them.
    script: String,
}

/// What that script is called by the module.
const SCRIPT: &str = "./parts.js";

impl Parts {
    /// The script of the module with the one that fetches the other parts inside: each imports the
    /// other, and no name could tell what is in both.
    pub(crate) fn join(&self, client: String) -> Result<String, Box<dyn Error>> {
        if self.others.is_empty() {
            return Ok(client);
        }
        let import = |line: &&str| line.starts_with("import ") && line.contains(SCRIPT);
        let line = client.lines().find(import).ok_or("the module does not fetch its parts")?;
        let name = line.split_whitespace().nth(3).ok_or("a strange import of parts")?;
        let mut script = String::new();
        let mut loaders = Vec::new();
        for line in self.script.lines().filter(|line| !line.starts_with("import ")) {
            let own = line.strip_prefix("export ");
            loaders.extend(own.and_then(|line| line.split_whitespace().nth(1)));
            script += own.unwrap_or(line);
            script.push('\n');
        }
        script += &format!("const {name} = {{ {} }};", loaders.join(", "));
        Ok(client.replacen(line, &script, 1))
    }
}

/// Takes a module apart at the functions that are marked for it.
#[cfg(feature = "release")]
pub(crate) fn split(module: &Path, folder: &Path) -> Result<Parts, Box<dyn Error>> {
    use std::fs;
    use wasm_split_cli_support::{Options, transform};

    println!("web: wasm-split");
    let bytes = fs::read(module)?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = SCRIPT;
    let made = transform(options).map_err(|error| format!("{error:#}"))?;
    let mut script = fs::read_to_string(folder.join(SCRIPT))?;
    let mut others = Vec::new();
    for path in made.split_modules {
        let stem =
            path.file_stem().and_then(|stem| stem.to_str()).ok_or("a part without a name")?;
        let name = format!("pages-{}.wasm", stem.split_once('_').map_or(stem, |(_, name)| name));
        script = script.replace(&format!("{stem}.wasm"), &format!("{{{name}}}"));
        compact(&path)?;
        others.push((name, path));
    }
    Ok(Parts { main, others, script })
}

/// Writes a part as short as it can be written, without what the linker has left in it.
#[cfg(feature = "release")]
fn compact(part: &Path) -> Result<(), Box<dyn Error>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse_file(part).map_err(|error| format!("{error:#}"))?;
    module.emit_wasm_file(part).map_err(|error| format!("{error:#}").into())
}

/// For a first look the module stays in one part.
#[cfg(not(feature = "release"))]
pub(crate) fn split(module: &Path, _: &Path) -> Result<Parts, Box<dyn Error>> {
    Ok(Parts { main: module.to_path_buf(), others: Vec::new(), script: String::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_scripts_become_one() {
        let script = "import { initSync } from \"./main.js\";\nfunction load() {}\n\
                      export const load_rare = load(\"./{pages-rare.wasm}\");\n";
        let others = vec![("pages-rare.wasm".to_string(), PathBuf::new())];
        let parts = Parts { main: PathBuf::new(), others, script: script.to_string() };
        let client = format!("import * as import1 from \"{SCRIPT}\"\nimports(import1);\n");
        let joined = parts.join(client).unwrap();
        assert_eq!(
            joined,
            "function load() {}\nconst load_rare = load(\"./{pages-rare.wasm}\");\n\
             const import1 = { load_rare };\nimports(import1);\n"
        );
        assert!(parts.join(joined).is_err());
    }
}
