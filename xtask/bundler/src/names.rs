//! Names that say what is in a file, so that browsers may keep it for ever.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use crate::hex;

/// The page keeps its name: the address people know.
const INDEX: &str = "index.html";
/// So does the script that keeps all files: browsers ask for it again, to see whether it changed.
/// In it, `{files}` stands for the names of what every page needs, `{others}` for those of all else, and
/// `{version}` for what is in them.
const KEEPER: &str = "service-worker.js";
/// How many digits of the hash stand in a name.
const DIGITS: usize = 16;
/// Files in which `{name}` stands for the published name of another.
const TEXTS: [&str; 4] = [".html", ".js", ".css", ".webmanifest"];
/// Files that are fetched when they are wanted, by what their names begin with. In texts, the word in
/// braces stands for the published names of all of them, with blanks between them.
const WANTED: [(&str, &str); 5] = [
    ("{books}", "book-"),
    ("{manifests}", "manifest-"),
    ("{pages}", "pages-"),
    ("{puzzles}", "puzzles-"),
    ("{words}", "words-"),
];

/// Gives files the names they are published under, and writes these names where texts refer to
/// them.
pub(crate) fn publish(files: Vec<(String, Vec<u8>)>) -> Result<Vec<(String, Vec<u8>)>, String> {
    let names: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
    let left = files.into_iter().collect();
    let mut site = Site { names: names.clone(), left, done: BTreeMap::new() };
    for name in names.iter().filter(|name| *name != KEEPER) {
        site.publish(name)?;
    }
    if names.iter().any(|name| name == KEEPER) {
        site.publish_keeper()?;
    }
    Ok(site.done.into_values().collect())
}

/// The files on their way to being published.
struct Site {
    /// All there are; what is neither left nor done is being published.
    names: Vec<String>,
    left: BTreeMap<String, Vec<u8>>,
    /// By the names they had.
    done: BTreeMap<String, (String, Vec<u8>)>,
}

impl Site {
    /// Publishes a file after those that it refers to; its new name.
    fn publish(&mut self, name: &str) -> Result<String, String> {
        if let Some((published, _)) = self.done.get(name) {
            return Ok(published.clone());
        }
        let mut bytes = self.left.remove(name).ok_or_else(|| format!("{name} refers to itself"))?;
        if TEXTS.iter().any(|ending| name.ends_with(ending)) {
            let text = String::from_utf8(bytes).map_err(|_| format!("{name} is not UTF-8"))?;
            bytes = self.refer(text)?.into_bytes();
        }
        let published = if name == INDEX { name.to_string() } else { hashed(name, &bytes) };
        self.done.insert(name.to_string(), (published.clone(), bytes));
        Ok(published)
    }

    /// Publishes the script that keeps all others.
    fn publish_keeper(&mut self) -> Result<(), String> {
        let bytes = self.left.remove(KEEPER).unwrap_or_default();
        let text = String::from_utf8(bytes).map_err(|_| format!("{KEEPER} is not UTF-8"))?;
        let mut hash = Sha256::new();
        let (mut files, mut others) = (Vec::new(), Vec::new());
        for (name, bytes) in self.done.values() {
            hash.update(bytes);
            let wanted = WANTED.iter().any(|(_, begin)| name.starts_with(begin));
            let list = if wanted { &mut others } else { &mut files };
            list.push(if name == INDEX { r#""./""#.to_string() } else { format!("{name:?}") });
        }
        let text = text.replace("{files}", &format!("[{}]", files.join(", ")));
        let text = text.replace("{others}", &format!("[{}]", others.join(", ")));
        let text = text.replace("{version}", &digits(&hash.finalize()));
        self.done.insert(KEEPER.to_string(), (KEEPER.to_string(), text.into_bytes()));
        Ok(())
    }

    fn refer(&mut self, mut text: String) -> Result<String, String> {
        for other in self.names.clone() {
            let place = format!("{{{other}}}");
            if text.contains(&place) {
                text = text.replace(&place, &self.publish(&other)?);
            }
        }
        for (place, begin) in WANTED {
            if !text.contains(place) {
                continue;
            }
            let names = self.names.clone().into_iter().filter(|name| name.starts_with(begin));
            let names: Vec<String> =
                names.map(|name| self.publish(&name)).collect::<Result<_, _>>()?;
            text = text.replace(place, &names.join(" "));
        }
        Ok(text)
    }
}

/// `style.css` as `style-0123456789abcdef.css`.
fn hashed(name: &str, bytes: &[u8]) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{}.{ending}", digits(&Sha256::digest(bytes)))
}

fn digits(hash: &[u8]) -> String {
    hex(&hash[..DIGITS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn published(files: &[(&str, &str)]) -> Result<Vec<(String, String)>, String> {
        let files =
            files.iter().map(|(name, text)| ((*name).to_string(), text.as_bytes().to_vec()));
        let files = publish(files.collect())?.into_iter();
        Ok(files.map(|(name, bytes)| (name, String::from_utf8(bytes).unwrap())).collect())
    }

    #[test]
    fn names_follow_the_content_of_a_file_and_of_those_it_refers_to() {
        let site = |style| {
            published(&[
                ("index.html", "<link href={style.css}><script src={page.js}>"),
                ("page.js", "sheet('{style.css}') { data }"),
                ("style.css", style),
            ])
            .unwrap()
        };
        let (red, blue) = (site("red"), site("blue"));
        assert_eq!(red, site("red"));
        let (index, text) = &red[0];
        assert_eq!(index, "index.html");
        for ((name, _), (other, _)) in red.iter().zip(&blue).skip(1) {
            assert!(text.contains(name.as_str()), "{text}");
            assert_ne!(name, other);
        }
        assert!(red[1].1.contains(&red[2].0) && red[1].1.ends_with("{ data }"), "{red:?}");
    }

    #[test]
    fn one_script_knows_all_others_and_changes_with_them() {
        let keeper = |style| {
            let files = published(&[
                ("index.html", "{style.css}"),
                ("service-worker.js", "{version} {files} {others}"),
                ("style.css", style),
                ("words-fr.txt", "oui"),
            ]);
            let files = files.unwrap();
            let (name, text) = files.iter().find(|(name, _)| name == KEEPER).unwrap();
            let find = |kind| &files.iter().find(|(name, _)| name.starts_with(kind)).unwrap().0;
            let (style, words) = (find("style-"), find("words-"));
            let lists = format!(" [\"./\", {style:?}] [{words:?}]");
            assert!(text.ends_with(&lists), "{name}: {text}");
            text.clone()
        };
        assert_eq!(keeper("red"), keeper("red"));
        assert_ne!(keeper("red"), keeper("blue"));
    }

    #[test]
    fn the_page_knows_all_files_of_a_kind() {
        let files = published(&[
            ("index.html", "<{puzzles}><{words}>"),
            ("puzzles-a.txt", "1"),
            ("puzzles-b.txt", "2"),
            ("words-fr.txt", "oui"),
        ]);
        let files = files.unwrap();
        assert_eq!(files[0].1, format!("<{} {}><{}>", files[1].0, files[2].0, files[3].0));
    }

    #[test]
    fn circles_are_refused() {
        let circle = published(&[("a.js", "{b.js}"), ("b.js", "{a.js}")]).unwrap_err();
        assert!(circle.contains("refers to itself"), "{circle}");
        assert!(published(&[("a.js", "{a.js}")]).is_err());
    }
}
