//! The files of the web client inside this program, if it was built with them.

use std::borrow::Cow;

/// A file as browsers get it.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// What is in it.
    pub(crate) bytes: Cow<'static, [u8]>,
    /// Another text, another hash.
    pub(crate) hash: [u8; 32],
}

/// Finds a file by its path, without the first slash. Beside a file that can be compressed lie its
/// copies, with `.br` and `.gz` after the name.
pub(crate) type Files = fn(&str) -> Option<File>;

/// The web client; `None` in a program that was built without it.
pub(crate) const FILES: Option<Files> = embedded();

#[cfg(not(feature = "web"))]
const fn embedded() -> Option<Files> {
    None
}

#[cfg(feature = "web")]
const fn embedded() -> Option<Files> {
    #[derive(rust_embed::Embed)]
    #[cfg_attr(feature = "web-quick", folder = "../../target/web/quick")]
    #[cfg_attr(not(feature = "web-quick"), folder = "../../target/web/dist")]
    struct Dist;

    Some(|path| {
        let file = <Dist as rust_embed::Embed>::get(path)?;
        Some(File { bytes: file.data, hash: file.metadata.sha256_hash() })
    })
}
