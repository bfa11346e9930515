//! Files for browsers.
//!
//! Of the module that cargo has compiled, the folder of assets and those with a folder for each game
//! and each language comes a folder with all that is published: the module and its script, prepared
//! by wasm-bindgen, the assets, the games' puzzles and what each language says, all but `index.html`
//! with a hash of their content in their names; beside each file its compressed copies. When nothing has changed since the last time,
//! nothing is done.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::compress::{self, Sizes};
use crate::{Files, bindgen, languages, names, stamp};

/// Fills the folder `dist`.
pub(crate) fn bundle(
    module: &Path,
    assets: &Path,
    games: &Path,
    words: &Path,
    dist: &Path,
) -> Result<(), Box<dyn Error>> {
    let mut files = read_all(assets)?;
    files.extend(read_puzzles(games)?);
    let mut files = languages::add(files, words, games)?;
    let stamp = stamp::of(module, &files)?;
    if stamp::read(dist).as_ref() == Some(&stamp) {
        println!("web: nothing has changed in {}", dist.display());
        return Ok(());
    }
    println!("web: wasm-bindgen");
    files.extend(bindgen::prepare(module)?);
    // Written aside, so that the folder never holds half of a client.
    let aside = dist.with_extension("new");
    if aside.exists() {
        fs::remove_dir_all(&aside)?;
    }
    fs::create_dir_all(&aside)?;
    println!("web: {}", compress::TASK);
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

/// The puzzles of the games that have some in their folder, by the name they have on the page.
fn read_puzzles(games: &Path) -> Result<Files, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(games)? {
        let (folder, path) = (entry?.path(), "puzzles.txt");
        let name = folder.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|_| folder.join(path).is_file()) {
            files.push((format!("puzzles-{name}.txt"), fs::read(folder.join(path))?));
        }
    }
    files.sort();
    Ok(files)
}
