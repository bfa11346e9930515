//! The rules of the games, each in a room of its own.

/// Phrases by name: each with its code, in English and in French.
macro_rules! phrases {
    ($($name:ident $code:literal $en:literal $fr:literal)*) => {
        $(
            pub(super) static $name: tabletier_core::Phrase =
                tabletier_core::Phrase::new($code, $en, $fr);
        )*
    };
}

pub mod batons;
pub mod bilitaire;
pub mod billabong;
pub mod billo;
