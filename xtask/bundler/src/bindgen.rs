//! The module as browsers want it.

use std::error::Error;
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

use crate::split;

/// Prepares a module that cargo has compiled: the script that loads it, what is left of it, and the
/// parts of it that come when they are wanted.
pub(crate) fn prepare(module: &Path) -> Result<crate::Files, Box<dyn Error>> {
    let folder = module.with_extension("bindgen");
    let parts = split::split(module, &folder)?;
    Bindgen::new()
        .input_path(&parts.main)
        .out_name("client")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // The other parts use them.
        .keep_lld_exports(!parts.others.is_empty())
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)?;
    let script = parts.join(fs::read_to_string(folder.join("client.js"))?)?;
    let mut files = vec![("client.js".to_string(), script.into_bytes())];
    files.push(("client.wasm".to_string(), optimised(&folder.join("client_bg.wasm"))?));
    for (name, path) in parts.others {
        files.push((name, optimised(&path)?));
    }
    Ok(files)
}

/// A module, made smaller still where somebody has installed the tool for it.
fn optimised(module: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    if is_on_path("wasm-opt") {
        println!("web: wasm-opt");
        let smaller = module.with_extension("opt");
        let mut command = Command::new("wasm-opt");
        command.args(["-O3", "--converge", "--all-features"]).arg(module).arg("-o").arg(&smaller);
        // An old one may not know what a new compiler writes.
        match command.status() {
            Ok(status) if status.success() => fs::rename(&smaller, module)?,
            _ => println!("web: wasm-opt cannot read the module; it stays as it is"),
        }
    }
    Ok(fs::read(module)?)
}

fn is_on_path(program: impl AsRef<OsStr>) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program.as_ref()).is_file())
}
