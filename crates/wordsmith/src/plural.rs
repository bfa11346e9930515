//! Which plural a number takes.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The names of all categories, and the letters that stand for them in a file.
pub(crate) const CATEGORIES: [(&str, char); 6] =
    [("zero", '0'), ("one", '1'), ("two", '2'), ("few", 'f'), ("many", 'm'), ("other", 'o')];

/// The category of each number below a hundred, then of those from there on by their last two digits;
/// `None` for a language that nobody knows.
pub(crate) fn table(tag: &str) -> Option<String> {
    let language: LanguageIdentifier = tag.parse().ok()?;
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let base: LanguageIdentifier = language.language.as_str().parse().ok()?;
    let rules = PluralRules::create(
        if known.contains(&language) { language } else { base },
        PluralRuleType::CARDINAL,
    )
    .ok()?;
    let letter = |number: u32| match rules.select(number) {
        Ok(PluralCategory::ZERO) => '0',
        Ok(PluralCategory::ONE) => '1',
        Ok(PluralCategory::TWO) => '2',
        Ok(PluralCategory::FEW) => 'f',
        Ok(PluralCategory::MANY) => 'm',
        _ => 'o',
    };
    Some((0..100).chain(200..300).map(letter).collect())
}
