//! Ctrl-C: the first asks the command to end; the second, or a while, ends it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// So long a command may take to end by itself.
const PATIENCE: Duration = Duration::from_secs(1);

static STOPPED: AtomicBool = AtomicBool::new(false);

/// Listens from now on. Without it, Ctrl-C ends the process as it always does.
pub(crate) fn listen() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let Ok(runtime) = runtime else {
        return;
    };
    thread::spawn(move || {
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_err() {
                return;
            }
            STOPPED.store(true, Ordering::Relaxed);
            // It may be waiting for input and not hear.
            let again = tokio::signal::ctrl_c();
            let _ = tokio::time::timeout(PATIENCE, again).await;
            std::process::exit(130);
        });
    });
}

/// Whether somebody has pressed Ctrl-C.
pub(crate) fn stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}
