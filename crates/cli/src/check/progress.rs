//! How far the reading has come, on a terminal.

use crate::input::Source;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Read};
use std::time::Duration;

/// A bar over the bytes of all files, or nothing where nobody looks.
pub(super) struct Progress(Option<ProgressBar>);

impl Progress {
    /// A bar over these sources.
    pub(super) fn over(sources: &[Source], quiet: bool) -> Progress {
        if quiet || !io::stderr().is_terminal() {
            return Progress(None);
        }
        let sizes: Option<Vec<u64>> = sources.iter().map(Source::size).collect();
        let (bar, template) = match sizes {
            Some(sizes) => (
                ProgressBar::new(sizes.iter().sum()),
                "{bar:32} {percent:>3} %  {msg}  {eta} left",
            ),
            None => (ProgressBar::no_length(), "{spinner} {bytes}  {msg}"),
        };
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("━╸─"));
        }
        bar.enable_steady_tick(Duration::from_millis(250));
        Progress(Some(bar))
    }

    /// The same bytes, counted as they are read.
    pub(super) fn watch(&self, source: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        match &self.0 {
            Some(bar) => Box::new(bar.wrap_read(source)),
            None => source,
        }
    }

    /// Does something while the bar is out of the way.
    pub(super) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        match &self.0 {
            Some(bar) => bar.suspend(act),
            None => act(),
        }
    }

    /// Says how many games there are by now.
    pub(super) fn says(&self, games: usize) {
        if let Some(bar) = &self.0 {
            bar.set_message(format!("{games} games"));
        }
    }

    /// Takes the bar away.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
