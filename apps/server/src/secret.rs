//! Secrets and names that nobody guesses.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// How many bytes a secret has: 192 bits.
const SECRET: usize = 24;
/// How many characters the name of a game has: about 70 bits.
const ID: usize = 12;
/// Letters and digits that are not taken for each other; 57 of them.
const LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// The system gives no chance: no secret can be made.
#[derive(Debug, thiserror::Error)]
#[error("the system has no random numbers: {0}")]
pub(crate) struct NoChance(String);

/// The hash of a secret, as it is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hash([u8; 32]);

impl Hash {
    /// The hash of this secret.
    pub(crate) fn of(secret: &str) -> Hash {
        Hash(Sha256::digest(secret.as_bytes()).into())
    }

    /// As it is kept.
    pub(crate) fn bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

/// Nothing of it is ever printed.
impl std::fmt::Debug for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hash(…)")
    }
}

/// Bytes of chance from the system.
pub(crate) fn chance<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| NoChance(error.to_string()))?;
    Ok(bytes)
}

/// A new secret.
pub(crate) fn secret() -> Result<String, NoChance> {
    Ok(URL_SAFE_NO_PAD.encode(chance::<SECRET>()?))
}

/// A new name for a game.
pub(crate) fn game_id() -> Result<String, NoChance> {
    let mut id = String::new();
    while id.len() < ID {
        // What is left over of 256 would favour some letters.
        let fair = chance::<16>()?.into_iter().map(usize::from);
        let letters =
            fair.filter(|byte| *byte < LETTERS.len() * 4).map(|byte| byte % LETTERS.len());
        id.extend(letters.map(|index| char::from(LETTERS[index])));
    }
    id.truncate(ID);
    Ok(id)
}

/// What a start is drawn from, where nobody chose it; short enough for any program to read.
pub(crate) fn seed() -> Result<u64, NoChance> {
    Ok(u32::from_le_bytes(chance::<4>()?).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        let (one, two) = (secret().unwrap(), secret().unwrap());
        assert_eq!((one.len(), two.len()), (32, 32));
        assert_ne!(one, two);
        assert_ne!(Hash::of(&one), Hash::of(&two));
        assert!(!format!("{:?}", Hash::of(&one)).contains(char::is_numeric));
    }

    #[test]
    fn names_of_games_are_plain_letters() {
        let id = game_id().unwrap();
        assert_eq!(id.len(), ID);
        assert!(id.bytes().all(|letter| LETTERS.contains(&letter)), "{id}");
        assert_eq!(LETTERS.len(), 57);
    }
}
