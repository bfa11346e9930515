//! axe-core, which tells what keeps people out of a page; fetched from npm's registry.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{self, Command};

use crate::cargo::succeeds;
use crate::web::cache;

/// The version whose findings the tests know.
const VERSION: &str = "4.10.3";

/// Where the script is, or will be.
pub(crate) fn script() -> io::Result<PathBuf> {
    Ok(cache::folder()?.join(format!("axe-core-{VERSION}.js")))
}

/// Fetches the script into the user's cache folder, unless it is there.
pub(crate) fn prepare() -> io::Result<()> {
    let script = script()?;
    if script.is_file() {
        return Ok(());
    }
    println!("\n== browser: axe-core {VERSION}");
    let aside = cache::folder()?.join(format!("axe-{}", process::id()));
    fs::create_dir_all(&aside)?;
    let mut fetch = Command::new("npm");
    fetch.args(["pack", &format!("axe-core@{VERSION}")]).current_dir(&aside);
    let mut unpack = Command::new("tar");
    unpack.arg("-xzf").arg(format!("axe-core-{VERSION}.tgz")).current_dir(&aside);
    let fetched = succeeds(&mut fetch) && succeeds(unpack.arg("package/axe.min.js"));
    // Under its name it is always whole.
    let kept = fetched.then(|| fs::rename(aside.join("package/axe.min.js"), &script));
    fs::remove_dir_all(&aside)?;
    kept.unwrap_or_else(|| {
        Err(io::Error::other(format!(
            "the browser tests need axe-core {VERSION}, which npm could not fetch; with npm \
             installed and its registry within reach they run, or with the file as {}",
            script.display()
        )))
    })
}
