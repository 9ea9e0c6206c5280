//! A few connections that only read, lent one to a caller.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::StoreError;

struct State<C> {
    idle: Vec<C>,
    lent: usize,
    closed: bool,
}

type Open<C> = Box<dyn Fn() -> Result<C, StoreError> + Send + Sync>;

/// The connections; each is opened when first needed.
pub(crate) struct Pool<C> {
    open: Open<C>,
    most: usize,
    state: Mutex<State<C>>,
    back: Condvar,
}

impl<C> Pool<C> {
    pub(crate) fn new(
        most: usize,
        open: impl Fn() -> Result<C, StoreError> + Send + Sync + 'static,
    ) -> Self {
        Self {
            open: Box::new(open),
            most: most.max(1),
            state: Mutex::new(State {
                idle: Vec::new(),
                lent: 0,
                closed: false,
            }),
            back: Condvar::new(),
        }
    }

    /// Reads with a connection, waiting until one is free. One that failed is not lent again.
    pub(crate) fn with<T>(
        &self,
        ask: impl FnOnce(&mut C) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut loan = self.lend()?;
        let mut conn = match loan.conn.take() {
            Some(conn) => conn,
            None => (self.open)()?,
        };
        let answer = ask(&mut conn)?;
        loan.conn = Some(conn);
        Ok(answer)
    }

    /// Closes what is idle, and what is lent when it comes back.
    pub(crate) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.idle.clear();
        self.back.notify_all();
    }

    fn lend(&self) -> Result<Loan<'_, C>, StoreError> {
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
            pool: self,
            conn: state.idle.pop(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, State<C>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Comes back whatever its borrower does.
struct Loan<'a, C> {
    pool: &'a Pool<C>,
    conn: Option<C>,
}

impl<C> Drop for Loan<'_, C> {
    fn drop(&mut self) {
        let mut state = self.pool.lock();
        state.lent -= 1;
        if !state.closed {
            state.idle.extend(self.conn.take());
        }
        drop(state);
        self.pool.back.notify_one();
    }
}
