//! Ctrl-C: the first asks the command to end, the second ends it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

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
            while tokio::signal::ctrl_c().await.is_ok() {
                if STOPPED.swap(true, Ordering::Relaxed) {
                    std::process::exit(130);
                }
            }
        });
    });
}

/// Whether somebody has pressed Ctrl-C.
pub(crate) fn stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}
