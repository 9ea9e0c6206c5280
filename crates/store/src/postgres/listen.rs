//! What other servers write is heard of: the database tells it (`LISTEN` and `NOTIFY`).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use postgres::fallible_iterator::FallibleIterator;
use postgres::{Client, Error};

use super::connect::Place;
use crate::{Hear, StoreError};

/// How long is listened at a time; between, the connection is asked whether it is still there.
const SPELL: Duration = Duration::from_millis(500);
/// A database that is out of reach is tried again after so long.
const REST: Duration = Duration::from_millis(500);

/// The thread that listens. It ends when this is dropped.
pub(super) struct Listener {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Listener {
    pub(super) fn start(place: &Place, hear: Hear) -> Result<Listener, StoreError> {
        let stop = Arc::new(AtomicBool::new(false));
        let (place, stopped) = (place.clone(), Arc::clone(&stop));
        let name = place.name.clone();
        let thread = thread::Builder::new()
            .name("flagfall-listen".to_owned())
            .spawn(move || {
                while !stopped.load(SeqCst) {
                    let heard = place.bare().map(|it| listen(it, &hear, &stopped));
                    if !matches!(heard, Ok(Ok(()))) {
                        thread::sleep(REST);
                    }
                }
            })
            .map_err(|error| StoreError::from_io(name.as_ref(), &error))?;
        let thread = Some(thread);
        Ok(Listener { stop, thread })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop.store(true, SeqCst);
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

fn listen(mut client: Client, hear: &Hear, stopped: &AtomicBool) -> Result<(), Error> {
    client.batch_execute("LISTEN flagfall")?;
    // What happened before is not told.
    hear(None);
    while !stopped.load(SeqCst) {
        {
            let mut all = client.notifications();
            let mut spell = all.timeout_iter(SPELL);
            while let Some(told) = spell.next()? {
                hear(Some(told.payload()));
            }
        }
        client.batch_execute("")?;
    }
    Ok(())
}
