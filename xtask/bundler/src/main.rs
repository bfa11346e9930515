//! Makes files for browsers of the compiled web client.
//!
//! `tabletier-bundler MODULE ASSETS DIST` takes the module that cargo has compiled and the folder
//! of assets, and fills the folder DIST: the module and its script, prepared by wasm-bindgen, and
//! the assets, all but `index.html` with a hash of their content in their names; beside each file
//! its compressed copies. When nothing has changed since the last time, nothing is done.

mod bindgen;
mod compress;
mod names;
mod stamp;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use compress::Sizes;

/// Files by name.
type Files = Vec<(String, Vec<u8>)>;

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [module, assets, dist] = arguments.as_slice() else {
        eprintln!("error: expected tabletier-bundler MODULE ASSETS DIST");
        return ExitCode::from(2);
    };
    match bundle(module, assets, dist) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(module: &Path, assets: &Path, dist: &Path) -> Result<(), Box<dyn Error>> {
    let stamp = stamp::of(module, assets)?;
    if stamp::read(dist).as_ref() == Some(&stamp) {
        println!("web: nothing has changed in {}", dist.display());
        return Ok(());
    }
    let mut files = read_all(assets)?;
    println!("web: wasm-bindgen");
    files.extend(bindgen::prepare(module)?);
    // Written aside, so that the folder never holds half of a client.
    let aside = dist.with_extension("new");
    if aside.exists() {
        fs::remove_dir_all(&aside)?;
    }
    fs::create_dir_all(&aside)?;
    println!("web: compressing");
    let mut total = Sizes::default();
    for (name, bytes) in names::publish(files)? {
        let sizes = compress::write(&aside.join(&name), &bytes)?;
        println!("{sizes}  {name}");
        total += sizes;
    }
    println!("{total}  in all");
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::rename(&aside, dist)?;
    Ok(stamp::write(dist, &stamp)?)
}

/// The files of a folder, by name.
fn read_all(folder: &Path) -> Result<Files, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.ok_or_else(|| format!("{} has a strange name", path.display()))?;
        files.push((name.to_string(), fs::read(&path)?));
    }
    files.sort();
    Ok(files)
}
