//! The language of the page: the one that was asked for, and how another one takes its place.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::page as words;
use tabletier_session::{Lang, Message, catalog};

use crate::app_state::AppState;
use crate::parts::shelf;
use crate::{files, keep};

/// The file with the words of a language.
fn file(tag: &str) -> Option<String> {
    files::published("words", &format!("words-{tag}"))
}

/// What a language is called in itself.
fn name(tag: &str) -> String {
    let known = Lang::all().iter().find(|(known, _)| *known == tag);
    known.map_or(tag, |(_, name)| name).to_string()
}

/// What to tell where the page does not speak the language that was asked for: `page.js` has chosen
/// what could be had.
pub(crate) fn excuse(lang: Lang) -> Option<Message> {
    let kept = keep::get(keep::LANG);
    if let Some(tag) = kept.as_ref().filter(|tag| file(tag).is_none()) {
        keep::remove(keep::LANG);
        let names: Vec<&str> = Lang::all().iter().map(|(_, name)| *name).collect();
        return Some(words::language_unknown(names.join(", "), tag.as_str()));
    }
    let spoken = || {
        let languages = window().navigator().languages();
        let mut languages = languages.iter().filter_map(|language| language.as_string());
        languages.find_map(|language| Lang::spoken(&language)).map(String::from)
    };
    let asked = kept.or_else(spoken).filter(|asked| asked != lang.tag())?;
    Some(words::language_missing(name(&asked)))
}

/// Lets the page speak another language as soon as its words are there, with those of the lessons that
/// are open. If they cannot be had, that is told and nothing changes.
pub(crate) fn choose(app: AppState, tag: String) {
    app.asked.set_value(tag.clone());
    spawn_local(async move {
        let lang = load(app, &tag).await;
        if app.asked.get_value() != tag {
            return;
        }
        match lang {
            Some(lang) => app.lang.set(lang),
            None => app.tell(words::language_missing(name(&tag))),
        }
    });
}

async fn load(app: AppState, tag: &str) -> Option<Lang> {
    let known = app.langs.with_value(|langs| langs.iter().find(|lang| lang.tag() == tag).copied());
    let lang = match known {
        Some(lang) => lang,
        None => {
            let lang = Lang::load(files::fetch(&file(tag)?).await?).ok()?;
            app.langs.update_value(|langs| langs.push(lang));
            lang
        }
    };
    let game = app.route.with_untracked(|route| route.lessons().map(str::to_string));
    match game.and_then(|game| catalog::find(&game).ok()) {
        Some(entry) => shelf::fetch(entry, lang).await.then_some(lang),
        None => Some(lang),
    }
}

/// Tells the browser which language the page speaks now.
pub(crate) fn show(lang: Lang) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", lang.tag());
    }
    let link = document().query_selector("link[rel=manifest]").ok().flatten();
    let manifest = files::published("manifests", &format!("manifest-{}", lang.tag()));
    if let (Some(link), Some(manifest)) = (link, manifest) {
        let _ = link.set_attribute("href", &manifest);
    }
    // What keeps files for another day keeps those of this language.
    if let Ok(event) = web_sys::Event::new("language") {
        let _ = window().dispatch_event(&event);
    }
}
