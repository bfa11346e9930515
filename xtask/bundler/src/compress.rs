//! Compressed copies of a file.

use std::fmt;
use std::fs;
use std::io;
use std::ops::AddAssign;
use std::path::Path;

/// What is done, in words.
pub(crate) const TASK: &str = if cfg!(feature = "release") { "compressing" } else { "writing" };

/// How many bytes a file has, and how many are sent of it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sizes {
    plain: usize,
    gzip: usize,
    brotli: usize,
}

/// Writes a file, and beside it the copies that are smaller.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<Sizes> {
    fs::write(path, bytes)?;
    let copy = |suffix: &str, copy: Option<Vec<u8>>| {
        let Some(copy) = copy.filter(|copy| copy.len() < bytes.len()) else {
            return Ok(bytes.len());
        };
        let mut path = path.as_os_str().to_owned();
        path.push(suffix);
        fs::write(path, &copy).map(|()| copy.len())
    };
    Ok(Sizes {
        plain: bytes.len(),
        gzip: copy(".gz", best::gzip(bytes)?)?,
        brotli: copy(".br", best::brotli(bytes)?)?,
    })
}

/// As small as can be, which takes its time.
#[cfg(feature = "release")]
mod best {
    use std::io::{self, Write};

    use brotli::CompressorWriter;
    use zopfli::Format;

    /// Brotli's best.
    const QUALITY: u32 = 11;
    /// Brotli's window, as a power of two: 4 MiB, more than any file has.
    const WINDOW: u32 = 22;

    pub(super) fn gzip(bytes: &[u8]) -> io::Result<Option<Vec<u8>>> {
        let mut packed = Vec::new();
        zopfli::compress(zopfli::Options::default(), Format::Gzip, bytes, &mut packed)?;
        Ok(Some(packed))
    }

    pub(super) fn brotli(bytes: &[u8]) -> io::Result<Option<Vec<u8>>> {
        let mut encoder = CompressorWriter::new(Vec::new(), 1 << 16, QUALITY, WINDOW);
        encoder.write_all(bytes)?;
        encoder.flush()?;
        Ok(Some(encoder.into_inner()))
    }
}

/// For a first look on the same machine there are no copies.
#[cfg(not(feature = "release"))]
mod best {
    use std::io;

    pub(super) fn gzip(_: &[u8]) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }

    pub(super) fn brotli(_: &[u8]) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }
}

impl AddAssign for Sizes {
    fn add_assign(&mut self, other: Sizes) {
        self.plain += other.plain;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kib = |bytes: usize| bytes as f64 / 1024.0;
        write!(f, "{:8.1} KiB", kib(self.plain))?;
        if !cfg!(feature = "release") {
            return Ok(());
        }
        write!(f, ", gzip {:7.1}, brotli {:7.1}", kib(self.gzip), kib(self.brotli))
    }
}

#[cfg(all(test, feature = "release"))]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn copies_hold_the_same_and_are_smaller() {
        let text = b"trays and marbles, ".repeat(1000);
        let (gzip, brotli) =
            (best::gzip(&text).unwrap().unwrap(), best::brotli(&text).unwrap().unwrap());
        assert!(gzip.len() < text.len() / 10 && brotli.len() < text.len() / 10);
        let mut back = Vec::new();
        flate2::read::GzDecoder::new(&*gzip).read_to_end(&mut back).unwrap();
        assert_eq!(back, text);
        back.clear();
        brotli::Decompressor::new(&*brotli, 4096).read_to_end(&mut back).unwrap();
        assert_eq!(back, text);
    }
}
