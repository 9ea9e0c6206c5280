//! When the server is killed.

use fastrand::Rng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Clients that get nowhere for so long are stuck.
const PATIENCE: Duration = Duration::from_secs(60);

/// When the server is killed, counted from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// Between two acts: after so many answers the clients stop, and nothing is under way.
    Between(u64),
    /// The moment one of them has so many answers between them.
    Answered(u64),
    /// So long after so many requests are being sent: in flight, on its way or being answered.
    Sent(u64, Duration),
    /// Before it listens, so long after it was started; then as the other says.
    Starting(Duration),
    /// Once every request that was ever lost was sent again and answered.
    Settled,
}

impl Moment {
    /// A moment by chance.
    pub(super) fn choose(rng: &mut Rng) -> Moment {
        let requests = rng.u64(1..40);
        match rng.u8(..20) {
            0..4 => Moment::Between(requests),
            4..9 => Moment::Answered(requests),
            9..18 => Moment::Sent(requests, Duration::from_micros(rng.u64(..6_000))),
            _ => Moment::Starting(Duration::from_micros(rng.u64(..60_000))),
        }
    }
}

/// What the clients have sent and had answered since the server was started.
#[derive(Default)]
pub(super) struct Pulse {
    counts: Mutex<Counts>,
    changed: Condvar,
    over: AtomicBool,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    sent: u64,
    answered: u64,
    left: usize,
}

impl Pulse {
    /// A request is about to be sent.
    pub(super) fn sending(&self) {
        self.count(|it| it.sent += 1);
    }

    /// A request was answered.
    pub(super) fn answered(&self) {
        self.count(|it| it.answered += 1);
    }

    /// A client has ended.
    pub(super) fn leave(&self) {
        self.count(|it| it.left += 1);
    }

    /// The clients are to finish what is under way.
    pub(super) fn stop(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether they are.
    pub(super) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Waits for the moment; says whether it came. It does not come where all of so many
    /// clients have ended before.
    pub(super) fn wait(&self, moment: Moment, clients: usize) -> bool {
        let came = |counts: &Counts| match moment {
            Moment::Between(number) | Moment::Answered(number) => counts.answered >= number,
            Moment::Sent(number, _) => counts.sent >= number,
            Moment::Starting(_) | Moment::Settled => true,
        };
        let until = Instant::now() + PATIENCE;
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        while !came(&counts) && counts.left < clients {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            let woken = self.changed.wait_timeout(counts, left);
            counts = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
        let came = came(&counts);
        drop(counts);
        if let Moment::Sent(_, after) = moment {
            std::thread::sleep(after);
        }
        came
    }

    fn count(&self, change: impl FnOnce(&mut Counts)) {
        change(&mut self.counts.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }
}

#[test]
fn a_moment_comes_when_its_count_is_reached() {
    let pulse = Pulse::default();
    pulse.sending();
    pulse.sending();
    pulse.answered();
    assert!(pulse.wait(Moment::Sent(2, Duration::ZERO), 1));
    assert!(pulse.wait(Moment::Answered(1), 1));
    pulse.leave();
    assert!(
        !pulse.wait(Moment::Answered(2), 1),
        "nobody is left to send"
    );
}
