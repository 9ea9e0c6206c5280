//! A clock that is not this server's, handed in: kept in the record for the arbiter to see, and
//! never reckoned from.

use super::Hub;
use super::owner::{Batch, Command, Failed, Owner};
use crate::problem::Problem;
use crate::stored::{Line, Outside};
use std::sync::Arc;
use tokio::sync::oneshot;

/// What is handed in, and who waits for the answer: the number of the entry.
pub(crate) struct HandIn {
    outside: Outside,
    reply: oneshot::Sender<Result<u64, Failed>>,
}

impl Hub {
    /// Keeps what an outside clock counted; the same again is kept once.
    ///
    /// # Errors
    /// Why it was not kept.
    pub(crate) async fn keep_outside(
        self: &Arc<Self>,
        id: &str,
        outside: Outside,
    ) -> Result<u64, Problem> {
        for _ in 0..3 {
            let handle = self.open(id).await?;
            let outside = outside.clone();
            let asked = handle.ask(|reply| Command::Outside(HandIn { outside, reply }));
            match asked.await {
                Some(Err(Failed::Stale)) | None => {}
                Some(Err(Failed::Problem(problem) | Failed::Lost(problem))) => return Err(problem),
                Some(Ok(seq)) => return Ok(seq),
            }
        }
        let detail = "This game was interrupted. Hand the same in again.";
        Err(Problem::unavailable(detail).retry_after(1))
    }
}

impl Owner {
    /// Records it; says whether the game goes on being kept.
    pub(super) async fn hand_in(&mut self, it: HandIn) -> bool {
        let known = self.table.outside.iter().any(|one| **one == it.outside);
        let batch = Batch {
            lines: vec![Line::Outside(it.outside)],
            begins: false,
            at: self.table.now(),
        };
        let answer = match known {
            true => Ok(()),
            false => self.record(batch, None).await,
        };
        let going_on = !matches!(answer, Err(Failed::Stale | Failed::Lost(_)));
        let seq = self.table.seq;
        drop(it.reply.send(answer.map(|()| seq)));
        going_on
    }
}
