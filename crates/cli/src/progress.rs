//! How far the reading has come, on a terminal.

use crate::input::Source;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::fmt::Arguments;
use std::io::{self, IsTerminal, Read};
use std::time::Duration;

/// A bar over the bytes of all files, or nothing where nobody looks.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    /// A bar over these sources.
    pub(crate) fn over(sources: &[Source], quiet: bool) -> Progress {
        Progress::over_bytes(sources.iter().map(Source::size), quiet)
    }

    /// A bar over so many bytes, where they are known; with the rate and the time left.
    pub(crate) fn over_bytes(sizes: impl Iterator<Item = Option<u64>>, quiet: bool) -> Progress {
        if quiet || !io::stderr().is_terminal() {
            return Progress(None);
        }
        let sizes: Option<Vec<u64>> = sizes.collect();
        let (bar, template) = match sizes {
            Some(sizes) => (
                ProgressBar::new(sizes.iter().sum()),
                "{bar:32} {percent:>3} %  {msg}  {bytes_per_sec}  {eta} left",
            ),
            None => (
                ProgressBar::no_length(),
                "{spinner} {bytes}  {msg}  {bytes_per_sec}",
            ),
        };
        Progress(Some(shown(bar, template)))
    }

    /// Only what is said, and since when, for what has no size.
    pub(crate) fn of_stream(quiet: bool) -> Progress {
        if quiet || !io::stderr().is_terminal() {
            return Progress(None);
        }
        Progress(Some(shown(
            ProgressBar::no_length(),
            "{spinner} {msg}  {elapsed}",
        )))
    }

    /// The same bytes, counted as they are read.
    pub(crate) fn watch(&self, source: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        match &self.0 {
            Some(bar) => Box::new(bar.wrap_read(source)),
            None => source,
        }
    }

    /// Does something while the bar is out of the way.
    pub(crate) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        match &self.0 {
            Some(bar) => bar.suspend(act),
            None => act(),
        }
    }

    /// Says how much is done by now.
    pub(crate) fn says(&self, done: Arguments<'_>) {
        if let Some(bar) = &self.0 {
            bar.set_message(done.to_string());
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}

fn shown(bar: ProgressBar, template: &str) -> ProgressBar {
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("━╸─"));
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
