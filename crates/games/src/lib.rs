//! The rules of the games, each in a folder of its own.

/// Makes a game's position [`Drawn`](tabletier_core::Drawn): each way to show it and to play on it
/// is a function of that name in a file of that name, `clicks` in that of its reverse, `gesture`, and
/// `emblem` beside `tally`.
macro_rules! drawn {
    ($position:ty) => {
        impl tabletier_core::Drawn for $position {
            fn scene(&self, view: &tabletier_core::View<'_>) -> tabletier_core::Scene {
                scene::scene(self, view)
            }

            fn sketch(&self, view: &tabletier_core::View<'_>) -> tabletier_core::Sketch {
                sketch::sketch(self, view)
            }

            fn gesture(
                &self,
                clicks: &[tabletier_core::Target],
            ) -> Result<tabletier_core::Gesture, tabletier_core::TextError> {
                gesture::gesture(self, clicks)
            }

            fn clicks(
                &self,
                text: &str,
            ) -> Result<Vec<tabletier_core::Target>, tabletier_core::MoveError> {
                gesture::clicks(self, text)
            }

            fn told(
                &self,
                text: &str,
            ) -> Result<tabletier_core::Message, tabletier_core::MoveError> {
                told::told(self, text)
            }

            fn why_not(
                &self,
                clicks: &[tabletier_core::Target],
                target: &tabletier_core::Target,
            ) -> Option<&'static tabletier_core::Phrase> {
                why_not::why_not(self, clicks, target)
            }

            fn tally(&self, lang: tabletier_core::Lang) -> Vec<tabletier_core::Tally> {
                tally::tally(self, lang)
            }

            fn emblem(&self, seat: tabletier_core::Seat) -> tabletier_core::Scene {
                tally::emblem(self, seat)
            }
        }
    };
}

pub mod batons;
pub mod bilitaire;
pub mod billabong;
pub mod billo;

/// The one list of the games, in the order in which they are shown: `each_game!(of)` is the array
/// of what the function `of` returns for each, `[of::<Billo>(), of::<Billabong>(), …]`.
///
/// Whatever has to know all games takes them from here, so that a new one is a folder and a line.
///
/// ```
/// use tabletier_core::Game;
///
/// fn key<G: Game>() -> &'static str {
///     G::ABOUT.key
/// }
///
/// assert_eq!(tabletier_games::each_game!(key)[0], "billo");
/// ```
#[macro_export]
macro_rules! each_game {
    ($of:ident) => {
        [
            $of::<$crate::billo::Billo>(),
            $of::<$crate::billabong::Billabong>(),
            $of::<$crate::bilitaire::Bilitaire>(),
            $of::<$crate::batons::Batons>(),
        ]
    };
}
