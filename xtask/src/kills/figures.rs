//! What a run came to.

use super::client::Tally;
use super::moment::Moment;
use std::time::Instant;

/// What a run came to so far.
pub(super) struct Figures {
    began: Instant,
    starts: usize,
    between: usize,
    answered: usize,
    sent: usize,
    starting: usize,
    kept: usize,
    not_kept: usize,
    /// Flags that the clock called.
    pub(super) flags: usize,
    /// Acts that were acknowledged and are gone.
    pub(super) lost: usize,
    /// Acts that nobody sent, or that stand twice.
    pub(super) invented: usize,
}

impl Figures {
    pub(super) fn begin() -> Figures {
        Figures {
            began: Instant::now(),
            starts: 0,
            between: 0,
            answered: 0,
            sent: 0,
            starting: 0,
            kept: 0,
            not_kept: 0,
            flags: 0,
            lost: 0,
            invented: 0,
        }
    }

    /// The server was started.
    pub(super) fn started(&mut self) {
        self.starts += 1;
    }

    /// The server was killed.
    pub(super) fn killed(&mut self, moment: Moment) {
        match moment {
            Moment::Between(_) | Moment::Settled => self.between += 1,
            Moment::Answered(_) => self.answered += 1,
            Moment::Sent(..) => self.sent += 1,
            Moment::Starting(_) => self.starting += 1,
        }
    }

    /// A request was in flight, and stands in the record or does not.
    pub(super) fn in_flight(&mut self, kept: bool) {
        match kept {
            true => self.kept += 1,
            false => self.not_kept += 1,
        }
    }

    /// The figures, on two lines.
    pub(super) fn line(&self, games: usize, tallies: &[Tally]) -> String {
        let sum = |of: fn(&Tally) -> usize| tallies.iter().map(of).sum::<usize>();
        let kills = self.between + self.answered + self.sent + self.starting;
        format!(
            "{} between acts, {} upon an answer, {} in flight, {} while starting; {} requests \
             refused, {} lost and retried, {} repeated, {} set-ups without an answer, {} flags \
             called by the clock, {} s\n\
             kills {kills}, restarts {}, acts acknowledged {}, in flight kept {}, in flight not \
             kept {}, games {games}, lost {}, invented {}",
            self.between,
            self.answered,
            self.sent,
            self.starting,
            sum(|it| it.refused),
            sum(|it| it.retried),
            sum(|it| it.repeated),
            sum(|it| it.nameless),
            self.flags,
            self.began.elapsed().as_secs(),
            self.starts.saturating_sub(1),
            sum(|it| it.acknowledged),
            self.kept,
            self.not_kept,
            self.lost,
            self.invented,
        )
    }
}
