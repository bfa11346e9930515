//! `tabletier serve` as a real process: killed, restarted, copied, and talked to by other programs.

#[cfg(unix)]
mod end;
#[cfg(unix)]
mod kill;
mod pages;
mod program;
