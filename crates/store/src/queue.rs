//! The work that waits to be written, bounded in number and in bytes.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::{Append, Appended, NewGame, SeatToken, StoreError, limits};

type Tell<T> = Box<dyn FnOnce(Result<T, StoreError>) + Send>;

/// Carries an answer to whoever asked, exactly once: dropped unused, it says that the writer
/// is gone, so nobody waits for a thread that has died.
pub(crate) struct Answer<T>(Option<Tell<T>>);

impl<T> Answer<T> {
    pub(crate) fn new(reply: impl FnOnce(Result<T, StoreError>) + Send + 'static) -> Self {
        Self(Some(Box::new(reply)))
    }

    pub(crate) fn give(mut self, result: Result<T, StoreError>) {
        self.call(result);
    }

    fn call(&mut self, result: Result<T, StoreError>) {
        if let Some(reply) = self.0.take() {
            // A reply that panics is its author's affair and must not end the writer.
            drop(catch_unwind(AssertUnwindSafe(|| reply(result))));
        }
    }
}

impl<T> fmt::Debug for Answer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Answer")
    }
}

impl<T> Drop for Answer<T> {
    fn drop(&mut self) {
        self.call(Err(StoreError::WriterGone));
    }
}

/// One piece of work, and whom to tell.
#[derive(Debug)]
pub(crate) enum Job {
    Create(NewGame, Answer<()>),
    Append(Append, Answer<Appended>),
    Reseat(String, SeatToken, Answer<()>),
    /// A write that changes nothing, to learn whether writing is possible.
    Probe(Answer<()>),
}

impl Job {
    fn weight(&self) -> usize {
        match self {
            Self::Create(game, _) => game.header.len(),
            Self::Append(append, _) => limits::weight(append),
            Self::Reseat(..) | Self::Probe(_) => 0,
        }
    }

    /// Tells whoever waits that the work is not done.
    pub(crate) fn refuse(self, error: StoreError) {
        match self {
            Self::Append(_, answer) => answer.give(Err(error)),
            Self::Create(_, answer) | Self::Reseat(_, _, answer) | Self::Probe(answer) => {
                answer.give(Err(error));
            }
        }
    }
}

#[derive(Debug, Default)]
struct State {
    jobs: VecDeque<Job>,
    bytes: usize,
    ended: Option<StoreError>,
}

/// A queue of many askers and one writer.
#[derive(Debug)]
pub(crate) struct Queue {
    state: Mutex<State>,
    room: Condvar,
    work: Condvar,
    most: usize,
    most_bytes: usize,
}

impl Queue {
    pub(crate) fn new(most: usize, most_bytes: usize) -> Self {
        Self {
            state: Mutex::default(),
            room: Condvar::new(),
            work: Condvar::new(),
            most: most.max(1),
            most_bytes,
        }
    }

    /// Queues a job, waiting for room.
    pub(crate) fn push(&self, job: Job) {
        let mut state = self.lock();
        while state.ended.is_none() && !self.fits(&state, &job) {
            state = self
                .room
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        self.put(state, job);
    }

    /// Queues a job, or refuses it when there is no room.
    pub(crate) fn try_push(&self, job: Job) {
        let state = self.lock();
        if state.ended.is_none() && !self.fits(&state, &job) {
            drop(state);
            job.refuse(StoreError::Busy);
        } else {
            self.put(state, job);
        }
    }

    /// The next jobs, at most `most`; waits for the first. `None` when the queue has ended
    /// and nothing is left in it.
    pub(crate) fn take(&self, most: usize) -> Option<Vec<Job>> {
        let mut state = self.lock();
        while state.jobs.is_empty() {
            if state.ended.is_some() {
                return None;
            }
            state = self
                .work
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        let count = state.jobs.len().min(most.max(1));
        let taken: Vec<Job> = state.jobs.drain(..count).collect();
        state.bytes -= taken.iter().map(Job::weight).sum::<usize>();
        drop(state);
        self.room.notify_all();
        Some(taken)
    }

    /// Lets nothing more in. What is queued is still written.
    pub(crate) fn close(&self) {
        self.end(StoreError::Closed);
    }

    /// Lets nothing more in and tells all who wait that nobody will write.
    pub(crate) fn abandon(&self) {
        self.end(StoreError::WriterGone);
        let mut state = self.lock();
        let left = std::mem::take(&mut state.jobs);
        state.bytes = 0;
        drop(state);
        drop(left);
    }

    /// Why nothing more is let in, if so.
    pub(crate) fn ended(&self) -> Option<StoreError> {
        self.lock().ended.clone()
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().jobs.len()
    }

    fn end(&self, why: StoreError) {
        self.lock().ended.get_or_insert(why);
        self.room.notify_all();
        self.work.notify_all();
    }

    /// A job that is heavier than the whole queue still fits an empty one.
    fn fits(&self, state: &State, job: &Job) -> bool {
        state.jobs.is_empty()
            || state.jobs.len() < self.most && state.bytes + job.weight() <= self.most_bytes
    }

    fn put(&self, mut state: MutexGuard<'_, State>, job: Job) {
        if let Some(why) = state.ended.clone() {
            drop(state);
            job.refuse(why);
            return;
        }
        state.bytes += job.weight();
        state.jobs.push_back(job);
        drop(state);
        self.work.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewEntry;
    use std::sync::{Arc, mpsc};

    type Answers = mpsc::Receiver<Result<Appended, StoreError>>;

    fn job(size: usize) -> (Job, Answers) {
        let (tell, told) = mpsc::channel();
        let append = Append::new("g", 0, vec![NewEntry::new(0, "x".repeat(size))]);
        (
            Job::Append(append, Answer::new(move |done| drop(tell.send(done)))),
            told,
        )
    }

    fn offer(queue: &Queue, size: usize) -> Option<StoreError> {
        let (job, told) = job(size);
        queue.try_push(job);
        told.try_recv().ok().and_then(Result::err)
    }

    #[test]
    fn the_queue_is_bounded_in_number_and_in_bytes() {
        let queue = Queue::new(2, 1000);
        assert_eq!(offer(&queue, 5000), None, "an empty queue takes anything");
        assert_eq!(offer(&queue, 1), Some(StoreError::Busy), "too many bytes");
        assert_eq!(queue.take(9).map(|jobs| jobs.len()), Some(1));
        assert_eq!(offer(&queue, 1), None);
        assert_eq!(offer(&queue, 1), None);
        assert_eq!(offer(&queue, 1), Some(StoreError::Busy), "too many jobs");
        assert_eq!(queue.len(), 2);
    }

    #[test]
    fn a_closed_queue_gives_out_what_it_holds_and_takes_no_more() {
        let queue = Queue::new(9, 1000);
        assert_eq!(offer(&queue, 1), None);
        queue.close();
        assert_eq!(offer(&queue, 1), Some(StoreError::Closed));
        assert_eq!(queue.take(9).map(|jobs| jobs.len()), Some(1));
        assert!(queue.take(9).is_none());
    }

    #[test]
    fn all_who_wait_are_told_when_the_writer_dies() {
        let queue = Arc::new(Queue::new(2, 1000));
        let (first, told_first) = job(1);
        let (second, told_second) = job(1);
        let (third, told_third) = job(1);
        queue.push(first);
        queue.push(second);
        let waiting = {
            let queue = Arc::clone(&queue);
            std::thread::spawn(move || queue.push(third))
        };
        let held = queue.take(1);
        queue.abandon();
        drop(held);
        waiting.join().unwrap();
        for told in [told_first, told_second, told_third] {
            assert_eq!(told.recv().unwrap(), Err(StoreError::WriterGone));
        }
        assert_eq!(offer(&queue, 1), Some(StoreError::WriterGone));
    }

    #[test]
    fn a_reply_that_panics_harms_nobody() {
        Answer::<()>::new(|_| panic!("a reply of someone else's making")).give(Ok(()));
    }
}
