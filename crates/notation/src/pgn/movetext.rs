//! Movetext: moves, comments, glyphs, variations and the result.

use super::fault::FaultKind;
use super::game::{Item, Span, Termination};
use super::nag::glyph;
use super::parse::{Flow, Level, Parser, Within, is_odd, trimmed};
use super::plain::plain_result;
use super::scan::{boundary, comment_end, line_end, symbol_end, whole_characters};
use super::sink::Sink;
use super::visit::Variation;

impl<S: Sink> Parser<'_, S> {
    /// A comment in braces. A tag section within means that it was never closed.
    pub(super) fn brace(&mut self) -> Flow {
        let from = self.at + 1;
        let first = comment_end(&self.bytes[from..]).map(|it| from + it);
        let close = match first {
            Some(at) if self.bytes[at] == b'}' => {
                if at - from < self.short_comment() {
                    self.push(Item::Comment(trimmed(self.bytes, from, at)));
                    self.at = at + 1;
                    return Flow::On;
                }
                Some(at)
            }
            Some(at) => memchr::memchr(b'}', &self.bytes[at..]).map(|it| at + it),
            None => None,
        };
        if close.is_none() && !self.whole {
            return Flow::More(Within::Braces(from));
        }
        self.long_brace(from, close)
    }

    /// The length from which on a comment may be one of which a part was left out.
    #[inline]
    pub(super) fn short_comment(&self) -> usize {
        // The limit may have come within a character.
        self.limits.comment_bytes.saturating_sub(4)
    }

    /// A comment of several lines, or a very long one, or one without an end.
    #[cold]
    fn long_brace(&mut self, from: usize, close: Option<usize>) -> Flow {
        let end = close.unwrap_or(self.bytes.len());
        let section = boundary(&self.bytes[..end], from);
        let (text, next) = match (section, close) {
            (Some(at), _) => (at, at),
            (None, Some(at)) => (at, at + 1),
            (None, None) => (end, end),
        };
        let text = from + self.bytes[from..text].trim_ascii_end().len();
        if section.is_some() || close.is_none() {
            let says = "the comment is not closed";
            self.expect(FaultKind::UnterminatedComment, self.at, text, says, "}");
        }
        self.push_comment(from, text);
        // Before a section the space is read again, so that it is seen to begin a line.
        self.at = if section.is_some() { text } else { next };
        Flow::On
    }

    /// A comment up to the end of the line.
    pub(super) fn semicolon(&mut self) -> Flow {
        let from = self.at + 1;
        let end = self.line_end();
        if end == self.bytes.len() && !self.whole {
            return Flow::More(Within::Line(from));
        }
        self.push_comment(from, end);
        self.at = end;
        Flow::On
    }

    /// A line that begins with `%` is no part of the game.
    pub(super) fn escape(&mut self) -> Flow {
        let from = self.at + 1;
        let end = self.line_end();
        if end == self.bytes.len() && !self.whole {
            return Flow::More(Within::Line(from));
        }
        self.at = end;
        Flow::On
    }

    /// Keeps a comment, or as much of it as the limit allows.
    fn push_comment(&mut self, from: usize, end: usize) {
        let limit = self.limits.comment_bytes;
        let kept = whole_characters(&self.bytes[from..end], limit);
        if from + kept < end || self.place.map.has_gap(from, end) {
            let says = format!("the comment is longer than {limit} bytes; the rest is left out");
            self.fault(FaultKind::Truncated, self.at, end, &says);
        }
        self.push(Item::Comment(Span::new(from, from + kept)));
    }

    pub(super) fn open(&mut self) -> Flow {
        let at = self.at;
        self.at += 1;
        if self.beyond > 0 || self.outer.len() >= self.limits.depth {
            if self.beyond == 0 {
                let says = "variations are nested too deep; the deeper ones are left out";
                self.fault(FaultKind::UnbalancedVariation, at, at + 1, says);
            }
            self.beyond += 1;
            return Flow::On;
        }
        if self.level.moves == 0 {
            let says = "a variation stands in place of a move, and there is none before it";
            self.expect(FaultKind::UnbalancedVariation, at, at + 1, says, "a move");
        }
        self.begin(at);
        let skips = self.is_told() && self.sink.open(at) == Variation::Skip;
        self.outer.push(self.level);
        self.level = Level { moves: 0, open: at };
        if skips {
            self.skipped = self.outer.len();
        }
        Flow::On
    }

    pub(super) fn close(&mut self) -> Flow {
        let at = self.at;
        self.at += 1;
        if self.beyond > 0 {
            self.beyond -= 1;
        } else if !self.outer.is_empty() {
            self.leave(at);
        } else {
            let says = "a parenthesis closes a variation that was not opened";
            self.fault(FaultKind::UnbalancedVariation, at, at + 1, says);
        }
        Flow::On
    }

    /// Closes the variations that the game leaves open.
    pub(super) fn close_all(&mut self) {
        self.beyond = 0;
        let first = self.outer.get(1).unwrap_or(&self.level).open;
        if !self.outer.is_empty() {
            let says = "the variation is not closed";
            self.expect(FaultKind::UnbalancedVariation, first, first + 1, says, ")");
        }
        while !self.outer.is_empty() {
            self.leave(self.at);
        }
    }

    /// Closes the innermost variation.
    fn leave(&mut self, at: usize) {
        self.push(Item::Close(at as u32));
        if self.outer.len() <= self.skipped {
            self.skipped = usize::MAX;
        }
        self.level = self.outer.pop().unwrap_or_default();
    }

    /// `$14`.
    pub(super) fn dollar(&mut self) -> Flow {
        let from = self.at + 1;
        let digits = self.bytes[from..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let end = from + digits;
        let number = core::str::from_utf8(&self.bytes[from..end]).ok();
        match number.and_then(|number| number.parse().ok()) {
            Some(number) => self.push(Item::Nag(number)),
            None => {
                let end = symbol_end(self.bytes, end);
                self.unreadable(end, "this is no glyph", "a number from 0 to 255 after $");
                self.at = end;
                return Flow::On;
            }
        }
        self.at = end;
        Flow::On
    }

    /// `!?`; of more than two signs the first two count.
    pub(super) fn exclamation(&mut self) -> Flow {
        let rest = &self.bytes[self.at..];
        let run = rest
            .iter()
            .take_while(|byte| matches!(byte, b'!' | b'?'))
            .count();
        if let Some(number) = glyph(&rest[..run.min(2)]) {
            self.push(Item::Nag(number));
        }
        self.at += run;
        Flow::On
    }

    /// A move number, a result, or castling with noughts.
    pub(super) fn number(&mut self) -> Flow {
        let rest = &self.bytes[self.at..];
        if let Some((length, result)) = plain_result(rest) {
            return self.result(self.at + length, result);
        }
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let end = self.at + digits;
        if !matches!(self.bytes.get(end), Some(b'-' | b'/' | b':')) {
            if &rest[..digits] == b"1" && self.restarts(end) {
                return self.end_without_result();
            }
            self.begin(self.at);
            self.at = end;
            return Flow::On;
        }
        let end = symbol_end(self.bytes, self.at);
        let text = &self.bytes[self.at..end];
        let result = core::str::from_utf8(text).ok().and_then(Termination::read);
        match result {
            Some(result) => self.result(end, result),
            None => self.written(end),
        }
    }

    /// Whether the number 1 that ends at `end` is that of another game: after a blank line, with
    /// moves before it in a game from the initial position.
    fn restarts(&self, end: usize) -> bool {
        let rest = &self.bytes[end..];
        let dots = rest.iter().take_while(|&&byte| byte == b'.').count();
        let from_start = |it: &super::game::Tag| self.slice(it.name) != b"FEN";
        self.line_ends > 1
            && dots == 1
            && self.outer.is_empty()
            && self.level.moves > 1
            && self.game.tags.iter().all(from_start)
    }

    /// The result, up to `end`; comments on the same line still belong to the game.
    pub(super) fn result(&mut self, end: usize, result: Termination) -> Flow {
        if !self.outer.is_empty() || self.beyond > 0 {
            let after = self.bytes[end..].trim_ascii_start();
            if after.is_empty() && !self.whole {
                return Flow::More(Within::Token);
            }
            if after.first() == Some(&b')') {
                // The end of a variation, not of the game.
                self.at = end;
                return Flow::On;
            }
            self.close_all();
        }
        self.begin(self.at);
        self.game.result = Some((result, Span::new(self.at, end)));
        self.sink.result(result);
        self.at = end;
        loop {
            let rest = &self.bytes[self.at..];
            let spaces = rest
                .iter()
                .take_while(|byte| matches!(byte, b' ' | b'\t'))
                .count();
            let flow = match rest.get(spaces) {
                Some(b'{') => {
                    self.at += spaces;
                    self.brace()
                }
                Some(b';') => {
                    self.at += spaces;
                    self.semicolon()
                }
                None if !self.whole => return Flow::More(Within::Token),
                _ => return Flow::End,
            };
            if flow != Flow::On {
                return flow;
            }
        }
    }

    /// A move, or a letter that stands by itself.
    #[inline]
    pub(super) fn symbol(&mut self) -> Flow {
        let end = symbol_end(self.bytes, self.at);
        if end > self.at + 1 {
            self.written(end)
        } else {
            self.sign(end)
        }
    }

    /// What is not plainly a move.
    pub(super) fn sign(&mut self, end: usize) -> Flow {
        let text = &self.bytes[self.at..end];
        let rest = &self.bytes[self.at..];
        if rest.starts_with(b"\xef\xbb\xbf") {
            // A byte order mark, as where files were joined.
            self.at += 3;
            return Flow::On;
        }
        if rest.starts_with(b"e.p.") {
            self.at += 4;
            return Flow::On;
        }
        if let Some(number) = glyph(text) {
            self.push(Item::Nag(number));
            self.at = end;
            return Flow::On;
        }
        let result = core::str::from_utf8(text).ok().and_then(Termination::read);
        if let Some(result) = result {
            return self.result(end, result);
        }
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
        if text == b"--" || text.iter().any(is_word) {
            // What stands for a move and is none must stop the game, not be passed over.
            return self.written(end);
        }
        let end = end.max(self.at + 1);
        self.unreadable(
            end,
            "no part of a game begins so",
            "a move, a comment or a result",
        );
        self.at = end;
        Flow::On
    }

    /// What is written for a move, up to `end`.
    #[inline]
    fn written(&mut self, end: usize) -> Flow {
        if is_odd(self.bytes[end - 1], self.bytes.get(end)) {
            return self.written_oddly(end);
        }
        self.push_move(self.at, end);
        self.at = end;
        Flow::On
    }

    /// What may be `exd6ep`, `exd6e.p.` or `e8(Q)`.
    #[cold]
    fn written_oddly(&mut self, end: usize) -> Flow {
        let text = &self.bytes[self.at..end];
        let (end, next) = if text.ends_with(b"e") && self.bytes[end..].starts_with(b".p.") {
            (end - 1, end + 3)
        } else {
            let end = self.with_promotion(end);
            (end, end)
        };
        if &self.bytes[self.at..end] != b"ep" {
            self.push_move(self.at, end);
        }
        self.at = next;
        Flow::On
    }

    #[inline]
    fn push_move(&mut self, from: usize, end: usize) {
        self.begin(from);
        self.push(Item::Move(Span::new(from, end)));
        self.level.moves += u32::from(self.beyond == 0);
    }

    /// `e8(Q)+`: the promotion belongs to the move.
    fn with_promotion(&self, end: usize) -> usize {
        let last_rank = matches!(self.bytes[end - 1], b'1' | b'8');
        match self.bytes[end..] {
            [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..] if last_rank => {
                symbol_end(self.bytes, end + 3)
            }
            _ => end,
        }
    }

    /// `<…>`, which PGN keeps for later use.
    pub(super) fn reserved(&mut self) -> Flow {
        let end = self.bracketed(b'>');
        let expected = "a move, a comment or a result";
        self.unreadable(end, "angle brackets have no meaning in PGN", expected);
        self.at = end;
        Flow::On
    }

    /// A bracket among the moves that is no tag of another game.
    pub(super) fn stray_bracket(&mut self) -> Flow {
        let end = self.bracketed(b']');
        let says = "a bracket among the moves; commands stand within a comment";
        self.unreadable(end, says, "a move, a comment or a result");
        self.at = end;
        Flow::On
    }

    /// Where a bracket is closed, if that is soon and on the same line; else after the bracket.
    fn bracketed(&self, closing: u8) -> usize {
        let soon = self.bytes.len().min(self.at + 64);
        let end = line_end(&self.bytes[..soon], self.at);
        let close = memchr::memchr(closing, &self.bytes[self.at..end]);
        close.map_or(self.at + 1, |it| self.at + it + 1)
    }

    fn unreadable(&mut self, end: usize, says: &str, expected: &'static str) {
        self.expect(FaultKind::UnreadableToken, self.at, end, says, expected);
    }
}
