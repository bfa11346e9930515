//! What each language says, in files of its own.

use std::error::Error;
use std::path::Path;

use tabletier_wordsmith::{Language, Library};

use crate::Files;

/// The page: `{needs-scripts}` in it stands for a line in each language.
const INDEX: &str = "index.html";
/// What tells a browser how to install the client: of it, one is made for each language, in which
/// `{lang}` and `{description}` are said.
const MANIFEST: &str = "manifest.webmanifest";
/// The file of messages in which they are.
const PAGE: &str = "page";
/// What works while the page is closed: `{notices}` in it stands for what a notification says, by
/// language.
const KEEPER: &str = "service-worker.js";
/// The file of messages in which that is.
const FRIEND: &str = "friend";

/// Adds the files of all languages to those that all share.
pub(crate) fn add(files: Files, words: &Path, games: &Path) -> Result<Files, Box<dyn Error>> {
    let library = Library::read(words, games)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let mut all: Files = Vec::new();
    for (name, bytes) in files {
        match name.as_str() {
            INDEX => {
                let page = String::from_utf8(bytes)?;
                let line = |language: &Language| {
                    let words = say(&library, language, "needs-scripts")?;
                    Ok(format!("<p lang=\"{}\">{words}</p>", language.tag))
                };
                let spoken = library.languages.iter().filter(|language| !language.hidden);
                let lines = spoken.map(line).collect::<Result<String, String>>()?;
                all.push((name, page.replace("{needs-scripts}", &lines).into_bytes()));
            }
            MANIFEST => {
                let manifest = String::from_utf8(bytes)?;
                for language in &library.languages {
                    let words = say(&library, language, "app-description")?;
                    let words = words.replace('\\', "\\\\").replace('"', "\\\"");
                    let text = manifest.replace("{lang}", &language.tag);
                    let text = text.replace("{description}", &words);
                    let name = format!("manifest-{}.webmanifest", language.tag);
                    all.push((name, text.into_bytes()));
                }
            }
            KEEPER => {
                let script = String::from_utf8(bytes)?;
                let line = |language: &Language| {
                    let words = say_in(&library, language, FRIEND, "notice-turn")?;
                    Ok(format!("{:?}: {words:?}", language.tag))
                };
                let lines =
                    library.languages.iter().map(line).collect::<Result<Vec<_>, String>>()?;
                let notices = format!("{{ {} }}", lines.join(", "));
                all.push((name, script.replace("{notices}", &notices).into_bytes()));
            }
            _ => all.push((name, bytes)),
        }
    }
    all.extend(library.files().into_iter().map(|(name, text)| (name, text.into_bytes())));
    Ok(all)
}

fn say<'a>(library: &Library, language: &'a Language, name: &str) -> Result<&'a str, String> {
    say_in(library, language, PAGE, name)
}

fn say_in<'a>(
    library: &Library,
    language: &'a Language,
    file: &str,
    name: &str,
) -> Result<&'a str, String> {
    let words = library.message(language, file, name);
    words.ok_or_else(|| format!("{file}.ftl has no message {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn each_language_has_files_of_its_own() {
        let place = std::env::temp_dir().join(format!("bundler-words-{}", std::process::id()));
        for (tag, name, games) in [("en", "English", "Games"), ("fr", "Français", "Les \\ jeux")] {
            let folder = place.join("words").join(tag);
            fs::create_dir_all(&folder).unwrap();
            let language = format!("name = {name}\ngroup = .\ndecimal = .\n");
            fs::write(folder.join("language.ftl"), language).unwrap();
            let page = format!("needs-scripts = {name} needs it.\napp-description = {games}\n");
            fs::write(folder.join("page.ftl"), page).unwrap();
            fs::write(folder.join("friend.ftl"), "notice-turn = “Your turn”\n").unwrap();
        }
        let shared = [
            ("index.html", "<noscript>{needs-scripts}</noscript>"),
            ("manifest.webmanifest", "{lang}: {description} {icon.svg}"),
            ("service-worker.js", "const TURN = {notices};"),
            ("style.css", "red"),
        ];
        let shared = shared.map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()));
        let files = add(shared.to_vec(), &place.join("words"), &place.join("games")).unwrap();
        let text = |name: &str| {
            let (_, bytes) = files.iter().find(|(file, _)| file == name).unwrap();
            String::from_utf8(bytes.clone()).unwrap()
        };
        let lines = "<p lang=\"en\">English needs it.</p><p lang=\"fr\">Français needs it.</p>";
        assert_eq!(text("index.html"), format!("<noscript>{lines}</noscript>"));
        assert_eq!(text("manifest-fr.webmanifest"), "fr: Les \\\\ jeux {icon.svg}");
        let notices = text("service-worker.js");
        assert!(notices.contains("\"fr\": \"“Your turn”\""), "{notices}");
        assert!(text("words-fr.txt").contains("Français needs it."));
        assert!(text("words-qps.txt").starts_with("words qps "), "the language of tests");
        assert!(files.iter().all(|(name, _)| name != MANIFEST));
        fs::write(place.join("words/fr/page.ftl"), "needs-scripts = x\n").unwrap();
        let wrong = add(shared.to_vec(), &place.join("words"), &place.join("games")).unwrap_err();
        assert!(wrong.to_string().contains("app-description"), "{wrong}");
        fs::remove_dir_all(&place).unwrap();
    }
}
