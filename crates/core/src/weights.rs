//! The numbers that a static evaluation is made of.

/// An evaluator made of weights, which self-play can tune.
pub trait Weighted {
    /// The weights, in the order in which they are declared. The first is the measure of the
    /// others, and no tuning changes it.
    fn weights(&mut self) -> Vec<Weight<'_>> {
        Vec::new()
    }
}

/// A weight, or a row of them, under one name.
#[derive(Debug)]
pub struct Weight<'a> {
    /// What it is called in the code.
    pub name: &'static str,
    /// Its type as the code writes it: `i32` or `[i32; N]`.
    pub form: &'static str,
    /// The number, or the numbers.
    pub numbers: &'a mut [i32],
}

/// Declares a struct of [`Weight`]s with their values, and makes it [`Weighted`].
///
/// ```
/// use tabletier_core::{Weighted, weights};
///
/// weights! {
///     /// What things are worth in some game.
///     #[derive(Clone, Copy, Debug)]
///     pub struct SomeWeights {
///         /// A pawn.
///         pawn: i32 = 100,
///         /// What it gains from row to row.
///         rows: [i32; 3] = [0, 20, 50],
///     }
/// }
///
/// let mut weights = SomeWeights::default();
/// weights.weights()[1].numbers[2] += 5;
/// assert_eq!((weights.pawn, weights.rows), (100, [0, 20, 55]));
/// ```
#[macro_export]
macro_rules! weights {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $($(#[$what:meta])* $weight:ident: $form:ty = $number:expr,)*
        }
    ) => {
        $(#[$about])*
        $visible struct $name {
            $($(#[$what])* pub $weight: $form,)*
        }

        impl Default for $name {
            fn default() -> Self {
                $name { $($weight: $number,)* }
            }
        }

        impl $crate::Weighted for $name {
            fn weights(&mut self) -> Vec<$crate::Weight<'_>> {
                vec![$($crate::Weight {
                    name: stringify!($weight),
                    form: stringify!($form),
                    numbers: $crate::Numbers::numbers(&mut self.$weight),
                },)*]
            }
        }
    };
}

/// What a field of [`weights!`](crate::weights) may be.
#[doc(hidden)]
pub trait Numbers {
    fn numbers(&mut self) -> &mut [i32];
}

impl Numbers for i32 {
    fn numbers(&mut self) -> &mut [i32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for [i32; N] {
    fn numbers(&mut self) -> &mut [i32] {
        self
    }
}
