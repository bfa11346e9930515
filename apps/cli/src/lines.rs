//! Lines of input, none of which can fill the memory.

use std::io::{self, BufRead};

/// The longest line that holds a position or a move, in bytes; both are far shorter.
pub(crate) const LONGEST: usize = 64 * 1024;

/// A line of input, without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum InputLine {
    Read(Vec<u8>),
    /// It is longer than so many bytes.
    Longer(usize),
}

impl InputLine {
    /// The text, or what is wrong with it.
    pub(crate) fn text(self) -> Result<String, String> {
        match self {
            InputLine::Read(bytes) => String::from_utf8(bytes).map_err(|error| {
                let place = error.utf8_error().valid_up_to() + 1;
                format!("line: byte {place} is not UTF-8, expected ASCII")
            }),
            InputLine::Longer(most) => Err(format!("line: expected at most {most} bytes")),
        }
    }
}

/// The next line, ended by LF, CRLF or the end of the input; one of more than `most` bytes is
/// skipped.
pub(crate) fn next(input: &mut impl BufRead, most: usize) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut begun = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        if !begun && bytes.is_empty() {
            return Ok(None);
        }
        begun = true;
        too_long |= line.len() + part.len() > most;
        if !too_long {
            line.extend_from_slice(part);
        }
        let ended = end.is_some() || bytes.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if ended {
            break;
        }
    }
    if too_long {
        return Ok(Some(InputLine::Longer(most)));
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(Some(InputLine::Read(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<InputLine> {
        std::iter::from_fn(|| next(&mut input, LONGEST).expect("memory can be read")).collect()
    }

    fn read(text: &str) -> InputLine {
        InputLine::Read(text.as_bytes().to_vec())
    }

    #[test]
    fn lines_end_with_lf_or_crlf_or_the_input() {
        assert_eq!(lines(b"a\nb\r\n\nc"), [read("a"), read("b"), read(""), read("c")]);
        assert!(lines(b"").is_empty());
        assert_eq!(lines(b"\n"), [read("")]);
        assert_eq!(lines(b"a\r"), [read("a")]);
    }

    #[test]
    fn a_line_over_the_limit_is_skipped_and_the_next_one_is_read() {
        let mut input = vec![b'x'; LONGEST];
        assert_eq!(lines(&input), [InputLine::Read(input.clone())]);
        input.extend_from_slice(b"x\nshort\n");
        assert_eq!(lines(&input), [InputLine::Longer(LONGEST), read("short")]);
    }

    #[test]
    fn a_line_that_is_no_utf8_says_where() {
        let error = InputLine::Read(b"ab\xff".to_vec()).text().unwrap_err();
        assert!(error.contains("byte 3"), "{error}");
    }
}
