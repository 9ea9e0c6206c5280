//! What is kept in the record beside the acts: a clock that is not this server's, never reckoned
//! from, and a result that was changed once the game was over.

use super::Hub;
use super::owner::{Batch, Command, Failed, Owner};
use crate::problem::Problem;
use crate::stored::Line;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What is handed in, and who waits for the answer: the number of the entry.
pub(crate) struct HandIn {
    line: Line,
    reply: oneshot::Sender<Result<u64, Failed>>,
}

impl Hub {
    /// Keeps a line that is no act; the same again is kept once.
    ///
    /// # Errors
    /// Why it was not kept.
    pub(crate) async fn keep(self: &Arc<Self>, id: &str, line: Line) -> Result<u64, Problem> {
        for _ in 0..3 {
            let handle = self.open(id).await?;
            let line = line.clone();
            let asked = handle.ask(|reply| Command::HandIn(Box::new(HandIn { line, reply })));
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
        let known = match &it.line {
            Line::Outside(outside) => self.table.outside.iter().any(|one| **one == *outside),
            Line::Changed(to) => self.table.is_changed(to),
            _ => false,
        };
        let batch = Batch {
            lines: vec![it.line],
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
