//! The module as browsers want it.

use std::error::Error;
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

/// The files made of the module: its script and itself.
const NAMES: [(&str, &str); 2] = [("client.js", "client.js"), ("client_bg.wasm", "client.wasm")];

/// Prepares a module that cargo has compiled: the script that loads it, and what is left of it.
pub(crate) fn prepare(module: &Path) -> Result<crate::Files, Box<dyn Error>> {
    let folder = module.with_extension("bindgen");
    Bindgen::new()
        .input_path(module)
        .out_name("client")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)?;
    optimise(&folder.join("client_bg.wasm"))?;
    let files =
        NAMES.into_iter().map(|(made, name)| Ok((name.to_string(), fs::read(folder.join(made))?)));
    files.collect()
}

/// Makes the module smaller still, where somebody has installed the tool for it.
fn optimise(module: &Path) -> Result<(), Box<dyn Error>> {
    if !is_on_path("wasm-opt") {
        return Ok(());
    }
    println!("web: wasm-opt");
    let smaller = module.with_extension("opt");
    let mut command = Command::new("wasm-opt");
    command.args(["-O3", "--converge", "--all-features"]).arg(module).arg("-o").arg(&smaller);
    // An old one may not know what a new compiler writes.
    match command.status() {
        Ok(status) if status.success() => fs::rename(&smaller, module)?,
        _ => println!("web: wasm-opt cannot read the module; it stays as it is"),
    }
    Ok(())
}

fn is_on_path(program: impl AsRef<OsStr>) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program.as_ref()).is_file())
}
