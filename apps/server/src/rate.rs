//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// So many in so many milliseconds; so many at once, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many.
    pub count: u32,
    /// In which time.
    pub millis: u64,
}

impl Rate {
    /// So many a second.
    pub const fn per_second(count: u32) -> Rate {
        Rate { count, millis: 1_000 }
    }

    /// So many a minute.
    pub const fn per_minute(count: u32) -> Rate {
        Rate { count, millis: 60_000 }
    }
}

/// What somebody may still do: a bucket that fills evenly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// How much is in it, in parts of which `rate.millis` make one.
    parts: u64,
    at: u64,
}

impl Bucket {
    pub(crate) const fn full(rate: Rate, now: u64) -> Bucket {
        Bucket { parts: rate.count as u64 * rate.millis, at: now }
    }

    /// Takes one; if there is none, tells in how many milliseconds there will be.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> Result<(), u64> {
        let count = u64::from(rate.count.max(1));
        let most = count * rate.millis;
        let gained = now.saturating_sub(self.at).saturating_mul(count);
        self.parts = self.parts.saturating_add(gained).min(most);
        self.at = self.at.max(now);
        match self.parts.checked_sub(rate.millis) {
            Some(rest) => {
                self.parts = rest;
                Ok(())
            }
            None => Err((rate.millis - self.parts).div_ceil(count)),
        }
    }

    fn is_full(&self, rate: Rate, now: u64) -> bool {
        let gained = now.saturating_sub(self.at).saturating_mul(u64::from(rate.count));
        self.parts.saturating_add(gained) >= u64::from(rate.count) * rate.millis
    }
}

/// How often each of many may do something.
#[derive(Debug)]
pub(crate) struct Rates<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Rates<K> {
    /// After so many keys those are forgotten who have been quiet.
    const MANY: usize = 4096;

    pub(crate) fn new(rate: Rate) -> Rates<K> {
        Rates { rate, buckets: Mutex::default() }
    }

    /// Takes one for somebody; if that is too often, tells in how many milliseconds it will not be.
    pub(crate) fn take(&self, key: K, now: u64) -> Result<(), u64> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= Self::MANY && buckets.len().is_power_of_two() {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_then_evenly() {
        let rates = Rates::new(Rate::per_second(4));
        for _ in 0..4 {
            assert_eq!(rates.take("a", 1_000), Ok(()));
        }
        assert_eq!(rates.take("a", 1_000), Err(250));
        assert_eq!(rates.take("b", 1_000), Ok(()), "others are not meant");
        assert_eq!(rates.take("a", 1_249), Err(1));
        assert_eq!(rates.take("a", 1_250), Ok(()));
        assert_eq!(rates.take("a", 1_200), Err(250), "time does not go back");
    }

    #[test]
    fn who_was_quiet_is_forgotten() {
        let rates = Rates::new(Rate::per_minute(10));
        for key in 0..Rates::<usize>::MANY {
            rates.take(key, 0).unwrap();
        }
        rates.take(usize::MAX, 600_000).unwrap();
        assert_eq!(rates.buckets.lock().unwrap().len(), 1);
    }
}
