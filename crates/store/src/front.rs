//! Between those who ask and the one thread that writes, whatever it writes to.

use std::io;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle, ThreadId};

use crate::progress::Progress;
use crate::queue::{Answer, Job, Queue};
use crate::{Append, Appended, NewGame, Options, Reply, SeatToken, Stats, StoreError, limits};

/// What a writer is given: what waits to be written, and where it says what it has done.
///
/// Dropped, also when its thread unwinds, it tells all who wait that nobody will write.
#[derive(Debug)]
pub(crate) struct Work {
    queue: Arc<Queue>,
    pub(crate) progress: Arc<Progress>,
    /// The most pieces of work in one commit.
    group: usize,
}

impl Work {
    pub(crate) fn new(options: &Options) -> Self {
        Self {
            queue: Arc::new(Queue::new(options.queue, options.queue_bytes)),
            progress: Arc::default(),
            group: options.group.max(1),
        }
    }

    /// What is to be committed together; waits for it. `None` when there will be no more.
    pub(crate) fn take(&self) -> Option<Vec<Job>> {
        self.queue.take(self.group)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.queue.abandon();
    }
}

/// Checks what is asked, queues it, and waits for the writer's answer.
#[derive(Debug)]
pub(crate) struct Front {
    queue: Arc<Queue>,
    progress: Arc<Progress>,
    writer: ThreadId,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Front {
    /// Starts the thread that writes.
    pub(crate) fn start(
        options: &Options,
        write: impl FnOnce(Work) + Send + 'static,
    ) -> io::Result<Self> {
        let work = Work::new(options);
        let (queue, progress) = (Arc::clone(&work.queue), Arc::clone(&work.progress));
        let thread = thread::Builder::new()
            .name("flagfall-store".to_owned())
            .spawn(move || write(work))?;
        Ok(Self {
            queue,
            progress,
            writer: thread.thread().id(),
            thread: Mutex::new(Some(thread)),
        })
    }

    pub(crate) fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        limits::check_game(&game)?;
        self.ask(|answer| Job::Create(game, answer))
    }

    pub(crate) fn append(&self, append: Append) -> Result<Appended, StoreError> {
        limits::check_append(&append)?;
        self.ask(|answer| Job::Append(append, answer))
    }

    pub(crate) fn append_async(&self, append: Append, reply: Reply) {
        match limits::check_append(&append) {
            Ok(()) => self.queue.try_push(Job::Append(append, Answer::new(reply))),
            Err(error) => reply(Err(error)),
        }
    }

    pub(crate) fn reseat(&self, game: &str, token: SeatToken) -> Result<(), StoreError> {
        limits::check_seat(&token)?;
        self.ask(|answer| Job::Reseat(game.to_owned(), token, answer))
    }

    pub(crate) fn stats(&self) -> Stats {
        self.progress.stats(self.queue.len())
    }

    /// Whether the record can be read, as `read` learns, and, as far as is known, written.
    pub(crate) fn health(
        &self,
        read: impl FnOnce() -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        if let Some(why) = self.queue.ended() {
            return Err(why);
        }
        read()?;
        match self.progress.sick() {
            Some(_) => self.ask(Job::Probe),
            None => Ok(()),
        }
    }

    /// Lets nothing more in. What is queued is still written.
    pub(crate) fn close(&self) {
        self.queue.close();
    }

    /// Waits until all that is queued is written, once [closed](Self::close); `then` comes when
    /// nothing is written any more.
    pub(crate) fn join(&self, then: impl FnOnce()) -> Result<(), StoreError> {
        if self.is_writer() {
            return Err(StoreError::InReply);
        }
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = thread.take().is_none_or(|thread| thread.join().is_ok());
        then();
        match ended {
            true => Ok(()),
            false => Err(StoreError::WriterGone),
        }
    }

    /// Queues a job, waiting for room, and waits for its answer.
    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Answer<T>) -> Job) -> Result<T, StoreError> {
        if self.is_writer() {
            return Err(StoreError::InReply);
        }
        let (tell, told) = mpsc::channel();
        self.queue
            .push(job(Answer::new(move |result| drop(tell.send(result)))));
        told.recv().unwrap_or(Err(StoreError::WriterGone))
    }

    /// Whether this is asked by the thread that writes, which would wait for itself.
    fn is_writer(&self) -> bool {
        thread::current().id() == self.writer
    }
}
