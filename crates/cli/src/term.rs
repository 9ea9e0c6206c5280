//! Standard output and standard error: colors where they are wanted, and one buffer.

use crate::failure::Failure;
use clap::ValueEnum;
use clap::builder::styling::{AnsiColor, Color, Style};
use flagfall_notation::pgn::visible;
use flagfall_say::Text;
use flagfall_words::{Lang, say_in};
use std::fmt::{self, Display};
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;

/// When to color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl When {
    fn colors(self, terminal: bool) -> bool {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        match self {
            When::Always => true,
            When::Never => false,
            When::Auto if set("NO_COLOR") => false,
            When::Auto if set("CLICOLOR_FORCE") => true,
            When::Auto => terminal && std::env::var_os("TERM").is_none_or(|it| it != "dumb"),
        }
    }
}

/// Flag red: irregularities and what ends a game.
pub(crate) const RED: Style = plain(AnsiColor::Red).bold();
/// Ink blue: articles, and what can be acted on.
pub(crate) const BLUE: Style = plain(AnsiColor::Cyan);
/// What is in order.
pub(crate) const GREEN: Style = plain(AnsiColor::Green);
/// Notes.
pub(crate) const YELLOW: Style = plain(AnsiColor::Yellow);
/// Headings.
pub(crate) const BOLD: Style = Style::new().bold();
/// What may be overlooked.
pub(crate) const DIM: Style = Style::new().dimmed();

const fn plain(color: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(color)))
}

/// Whether texts are colored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint(pub(crate) bool);

impl Paint {
    /// A text in a style, padded as the formatter asks.
    pub(crate) fn text<T: Display>(self, style: Style, text: T) -> Painted<T> {
        let style = if self.0 { style } else { Style::new() };
        Painted { style, text }
    }
}

/// A text with its style.
pub(crate) struct Painted<T> {
    style: Style,
    text: T,
}

impl<T: Display> Display for Painted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.style.render())?;
        self.text.fmt(f)?;
        write!(f, "{}", self.style.render_reset())
    }
}

/// Standard output.
pub(crate) struct Out {
    to: BufWriter<StdoutLock<'static>>,
    /// Whether it is colored.
    pub(crate) paint: Paint,
    /// Whether standard error is colored.
    err: Paint,
    /// Say only what was asked for.
    pub(crate) quiet: bool,
    /// The language in which sentences are said.
    pub(crate) lang: Lang,
}

impl Out {
    /// Standard output, locked for as long as the command runs.
    pub(crate) fn new(when: When, quiet: bool, lang: Lang) -> Out {
        let stdout = io::stdout();
        let paint = Paint(when.colors(stdout.is_terminal()));
        let to = BufWriter::with_capacity(1 << 16, stdout.lock());
        let err = Paint(when.colors(io::stderr().is_terminal()));
        Out {
            to,
            paint,
            err,
            quiet,
            lang,
        }
    }

    /// Says on standard error what could not be done, unless somebody merely closed the pipe.
    pub(crate) fn complain(&mut self, failure: &Failure) {
        if failure.exit_code() == ExitCode::SUCCESS {
            return;
        }
        let _ = self.to.flush();
        let name = self.err.text(RED, "flagfall:");
        let _ = writeln!(io::stderr(), "{name} {failure}");
    }

    /// What is said, in the language asked for.
    pub(crate) fn say(&self, text: &Text) -> String {
        say_in(self.lang, text)
    }

    /// Says something on standard error, by the way.
    pub(crate) fn remark(&self, text: &str) {
        if !self.quiet {
            let _ = writeln!(io::stderr(), "{}", self.err.text(DIM, text));
        }
    }

    /// One JSON object on a line of its own.
    pub(crate) fn json(&mut self, object: &impl serde::Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.to, object)?;
        self.to.write_all(b"\n")
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Whether the terminal can be trusted with letters beyond ASCII.
pub(crate) fn is_unicode() -> bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| {
        let value = std::env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    let Some(locale) = named else {
        return cfg!(any(windows, target_os = "macos"));
    };
    let locale = locale.to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// A text from outside that does nothing to a terminal: pictures stand for control characters.
pub(crate) fn harmless(text: &str) -> String {
    visible(text).into_owned()
}

/// The part of a line around a column (from 1), at most [`EXCERPT`] characters of it, and the
/// carets that belong under it.
pub(crate) fn excerpt(line: &str, column: usize, width: usize) -> (String, String) {
    let at = column.saturating_sub(1);
    let skip = at.saturating_sub(EXCERPT / 2);
    let shown: String = line.chars().skip(skip).take(EXCERPT).collect();
    let mut shown = harmless(&shown);
    let more = line.chars().count() > skip + EXCERPT;
    let mut caret = " ".repeat(at - skip);
    caret.push_str(&"^".repeat(width.clamp(1, EXCERPT - (at - skip).min(EXCERPT - 1))));
    if more {
        shown.push('…');
    }
    if skip > 0 {
        shown.insert(0, '…');
        caret.insert(0, ' ');
    }
    (shown, caret)
}

/// How much of a line is shown, in characters.
const EXCERPT: usize = 76;

/// A text broken into lines of at most `width` characters, between words.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    // A space that does not break stays within its word.
    for word in text
        .split([' ', '\n', '\t'])
        .filter(|word| !word.is_empty())
    {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > width {
            lines.push(String::new());
            used = 0;
        }
        if let Some(line) = lines.last_mut() {
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            line.push_str(word);
            used += length;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("longerthanthat a b", 5), ["longerthanthat", "a b"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("un\u{a0}! deux", 5), ["un\u{a0}!", "deux"]);
    }
}
