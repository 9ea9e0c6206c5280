//! A few connections that only read, lent one to a caller.

use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::schema;
use crate::StoreError;

#[derive(Default)]
struct State {
    idle: Vec<Connection>,
    lent: usize,
    closed: bool,
}

/// The connections; each is opened when first needed.
pub(super) struct Readers {
    path: PathBuf,
    most: usize,
    state: Mutex<State>,
    back: Condvar,
}

impl Readers {
    pub(super) fn new(path: PathBuf, most: usize) -> Self {
        Self {
            path,
            most: most.max(1),
            state: Mutex::default(),
            back: Condvar::new(),
        }
    }

    /// Reads with a connection, waiting until one is free.
    pub(super) fn with<T>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let mut loan = self.lend()?;
        let failed = |error: rusqlite::Error| StoreError::from_sqlite(&self.path, &error);
        let conn = match loan.conn.take() {
            Some(conn) => conn,
            None => schema::reader(&self.path).map_err(failed)?,
        };
        ask(loan.conn.insert(conn)).map_err(failed)
    }

    /// Closes what is idle, and what is lent when it comes back.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.idle.clear();
        self.back.notify_all();
    }

    fn lend(&self) -> Result<Loan<'_>, StoreError> {
        let mut state = self.lock();
        while !state.closed && state.lent >= self.most {
            state = self
                .back
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if state.closed {
            return Err(StoreError::Closed);
        }
        state.lent += 1;
        Ok(Loan {
            readers: self,
            conn: state.idle.pop(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Comes back whatever its borrower does.
struct Loan<'a> {
    readers: &'a Readers,
    conn: Option<Connection>,
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        let mut state = self.readers.lock();
        state.lent -= 1;
        if !state.closed {
            state.idle.extend(self.conn.take());
        }
        drop(state);
        self.readers.back.notify_one();
    }
}
