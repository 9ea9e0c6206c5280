//! How much the server takes at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The largest body of a request, in bytes.
pub(crate) const BODY: usize = 256 * 1024;
/// The most acts of one request.
pub(crate) const BATCH: usize = 200;
/// The longest idempotency key, in bytes.
pub(crate) const KEY: usize = 200;
/// The most event streams at a time.
pub(crate) const STREAMS: usize = 40_000;
/// The most event streams of one chair of a game, players and arbiter.
pub(crate) const STREAMS_OF_A_CHAIR: usize = 24;
/// The most event streams of the spectators of a game.
pub(crate) const STREAMS_OF_SPECTATORS: usize = 4_000;
/// The last entries of a record are kept for the arbiter and the clock.
pub(crate) const RESERVED_ENTRIES: u64 = 200;
/// The longest name of a player, in characters.
pub(crate) const PLAYER_NAME: usize = 80;

/// Acts of one token: so many at once, and so many more a second.
pub(crate) const ACTS: Rate = Rate {
    burst: 400,
    per_minute: 1_200,
};
/// Games set up on this server.
pub(crate) const GAMES: Rate = Rate {
    burst: 1_000,
    per_minute: 300,
};
/// Tries to log in, under a name.
pub(crate) const LOGINS: Rate = Rate {
    burst: 10,
    per_minute: 6,
};
/// Tries to log in, under all names: each takes the time and memory that Argon2 does.
pub(crate) const ALL_LOGINS: Rate = Rate {
    burst: 60,
    per_minute: 60,
};

/// No more buckets are kept; the fullest are forgotten first, for they have nothing to say.
const BUCKETS: usize = 20_000;

/// How much is let through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// At once.
    pub(crate) burst: u32,
    /// In the long run.
    pub(crate) per_minute: u32,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// A token bucket for each of many.
pub(crate) struct Limiter<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Takes so much, or says after how many seconds it would be there.
    pub(crate) fn take(&self, key: &K, amount: u32, now: Instant) -> Result<(), u32> {
        let burst = f64::from(self.rate.burst);
        let per_second = f64::from(self.rate.per_minute) / 60.0;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= BUCKETS {
            buckets.retain(|_, it| filled(it, now, burst, per_second) < burst);
        }
        let bucket = buckets.entry(key.clone()).or_insert(Bucket {
            left: burst,
            at: now,
        });
        bucket.left = filled(bucket, now, burst, per_second);
        bucket.at = now;
        let amount = f64::from(amount).min(burst);
        if bucket.left >= amount {
            bucket.left -= amount;
            return Ok(());
        }
        Err(((amount - bucket.left) / per_second).ceil().max(1.0) as u32)
    }
}

fn filled(bucket: &Bucket, now: Instant, burst: f64, per_second: f64) -> f64 {
    let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.left + seconds * per_second).min(burst)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_is_used_up_comes_back_with_time() {
        let limiter = Limiter::new(Rate {
            burst: 10,
            per_minute: 120,
        });
        let start = Instant::now();
        let take = |key: &'static str, amount, after_ms| {
            limiter.take(&key, amount, start + Duration::from_millis(after_ms))
        };
        assert_eq!(take("a", 10, 0), Ok(()));
        assert_eq!(take("a", 1, 0), Err(1));
        assert_eq!(take("b", 1, 0), Ok(()), "each has its own");
        assert_eq!(take("a", 2, 1_000), Ok(()));
        assert_eq!(take("a", 10, 1_000), Err(5));
        assert_eq!(take("a", 99, 60_000), Ok(()), "no more than a whole bucket");
    }
}
