//! What can be set.

use std::time::Duration;

use crate::rate::Rate;

/// What can be set; the default is meant for a club behind one address.
#[derive(Clone, Debug)]
pub struct Config {
    /// How often somebody may act for a seat.
    pub seat_rate: Rate,
    /// How many messages may come over a socket.
    pub socket_rate: Rate,
    /// How many requests may come from an address.
    pub address_rate: Rate,
    /// How many games may be made from an address.
    pub new_game_rate: Rate,
    /// How many sockets and answers that go on may be open at once.
    pub most_sockets: usize,
    /// Whether a proxy stands before the server and tells whom it speaks for.
    pub behind_proxy: bool,
    /// Pages of these origins may write, besides the server's own.
    pub origins: Vec<String>,
    /// How many computers think at a time.
    pub thinkers: usize,
    /// How long the head of a request may take.
    pub head_timeout: Duration,
    /// How long the body of a request may take, and how long a socket may not take what it is sent.
    pub body_timeout: Duration,
    /// After how long a socket that says nothing is let go; it is asked three times before.
    pub idle_timeout: Duration,
    /// Which push services are told that it is somebody's turn: names of hosts; `*.` stands for any
    /// host below.
    pub push_hosts: Vec<String>,
    /// Whom push services may write to if something is wrong, as a `mailto:` or `https:` address.
    pub contact: String,
    /// Whether push services may be told without encryption; for tests alone.
    pub plain_push: bool,
    /// Whether changes are told to those who listen. Without it they find out with the next ping: for
    /// tests alone.
    pub hints: bool,
}

impl Default for Config {
    fn default() -> Config {
        let hosts = [
            "fcm.googleapis.com",
            "updates.push.services.mozilla.com",
            "*.push.apple.com",
            "*.notify.windows.com",
        ];
        Config {
            seat_rate: Rate::per_second(20),
            socket_rate: Rate::per_second(50),
            address_rate: Rate::per_second(500),
            new_game_rate: Rate::per_minute(120),
            most_sockets: 20_000,
            behind_proxy: false,
            origins: Vec::new(),
            thinkers: std::thread::available_parallelism()
                .map_or(1, |cores| cores.get().div_ceil(2)),
            head_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(60),
            push_hosts: hosts.map(str::to_string).to_vec(),
            contact: "mailto:host@example.org".to_string(),
            plain_push: false,
            hints: true,
        }
    }
}
