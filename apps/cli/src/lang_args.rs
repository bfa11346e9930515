//! In which language people are spoken to.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use tabletier_session::Lang;

/// The language of tests; who knows it may ask for it.
const HIDDEN: &str = "qps";

/// In which language people are spoken to.
#[derive(Args, Debug)]
pub(crate) struct LangArgs {
    /// The language; without it the one of the environment
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    lang: Option<Lang>,
}

impl LangArgs {
    /// The language that is asked for, or the one of the environment.
    pub(crate) fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(of_environment)
    }
}

/// Reads the tag of a language.
fn languages() -> impl TypedValueParser<Value = Lang> {
    let known = Lang::all().iter().map(|(tag, name)| PossibleValue::new(*tag).help(*name));
    let hidden = PossibleValue::new(HIDDEN).hide(true);
    PossibleValuesParser::new(known.chain([hidden])).try_map(|tag| Lang::find(&tag))
}

/// The first of the variables that are set decides, as everywhere; what is not spoken here is English.
fn of_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(std::env::var_os)
        .find(|value| !value.is_empty());
    let tag = set.and_then(|locale| Lang::spoken(&locale.to_string_lossy()));
    tag.and_then(|tag| Lang::find(tag).ok()).unwrap_or_default()
}
