//! PGN's export form: one text for a game.

use flagfall_board::{Color, Position};

use super::tree::{Line, Tree, Written};
use crate::san;

/// The tags that every game has, in their order, and what stands where nothing is known.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The characters of a line at most.
const COLUMNS: usize = 79;

impl Tree {
    /// The game in PGN's export form: the seven tags in their order and the others by name, the
    /// moves in lines of at most 79 characters, and a blank line after each part.
    ///
    /// A comment that holds a closing brace is written after a semicolon, up to the end of its
    /// line, which may be longer.
    #[must_use]
    pub fn export(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.all_tags() {
            push_tag(&mut text, &name, &value);
        }
        text.push('\n');
        let mut words = Words::default();
        words.line(&self.line, self.start);
        words.push(self.result.token());
        words.wrap(&mut text);
        text.push('\n');
        text
    }

    fn all_tags(&self) -> Vec<(String, String)> {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let roster = ROSTER
            .iter()
            .map(|&(name, none)| (name, self.tag(name).unwrap_or(none)));
        let mut tags: Vec<_> = roster.map(owned).collect();
        tags.push(owned(("Result", self.result.token())));
        let is_extra = |(name, _): &&(String, String)| {
            !tags.iter().any(|(known, _)| known == name) && name != "FEN" && name != "SetUp"
        };
        let mut extra: Vec<_> = self.tags.iter().filter(is_extra).cloned().collect();
        if self.chess960 {
            extra.retain(|(name, _)| name != "Variant");
            extra.push(owned(("Variant", "Chess960")));
        }
        if self.chess960 || self.start != Position::initial() {
            extra.push(("FEN".to_owned(), self.start.fen()));
            extra.push(owned(("SetUp", "1")));
        }
        extra.sort();
        extra.dedup_by(|later, earlier| later.0 == earlier.0);
        tags.extend(extra);
        tags
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.extend(
        name.chars()
            .filter(|it| it.is_ascii_alphanumeric() || *it == '_'),
    );
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            // A value stands on one line.
            _ if letter.is_control() => text.push(' '),
            _ => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

/// What stands between spaces, in order.
#[derive(Default)]
struct Words {
    words: Vec<Word>,
    /// What the next word begins with: parentheses that open.
    before: String,
}

struct Word {
    text: String,
    /// Whether nothing may follow on its line.
    ends_line: bool,
}

impl Words {
    fn push(&mut self, word: &str) {
        let mut text = core::mem::take(&mut self.before);
        text.push_str(word);
        self.words.push(Word {
            text,
            ends_line: false,
        });
    }

    /// The moves of a line from a position, with what is written about them.
    fn line(&mut self, line: &Line, start: Position) {
        let mut now = start;
        let mut numbered = false;
        for comment in &line.comments {
            self.comment(comment);
        }
        for written in &line.moves {
            if now.turn() == Color::White {
                self.push(&format!("{}.", now.fullmoves()));
            } else if !numbered {
                self.push(&format!("{}...", now.fullmoves()));
            }
            self.written(written, &now);
            numbered = written.comments.is_empty() && written.variations.is_empty();
            match after(written, &now) {
                Some(next) => now = next,
                None => return,
            }
        }
    }

    fn written(&mut self, written: &Written, now: &Position) {
        let text = match written.played {
            Some(played) => san::write(now, played),
            None => "--".to_owned(),
        };
        self.push(&text);
        for nag in &written.nags {
            self.push(&format!("${nag}"));
        }
        for comment in &written.comments {
            self.comment(comment);
        }
        for variation in &written.variations {
            self.before.push('(');
            self.line(variation, *now);
            self.close();
        }
    }

    fn close(&mut self) {
        let before = core::mem::take(&mut self.before);
        match self.words.last_mut() {
            Some(last) if before.is_empty() && !last.ends_line => last.text.push(')'),
            _ => self.push(&(before + ")")),
        }
    }

    fn comment(&mut self, comment: &str) {
        if comment.contains('}') {
            let text: Vec<&str> = comment.split_whitespace().collect();
            self.push(&format!("; {}", text.join(" ")));
            if let Some(last) = self.words.last_mut() {
                last.ends_line = true;
            }
            return;
        }
        let first = self.words.len();
        self.before.push('{');
        for word in comment.split_whitespace() {
            match self.words.last_mut() {
                // A line that begins with it would be no part of the game.
                Some(last) if word.starts_with('%') && self.before.is_empty() => {
                    last.text.push(' ');
                    last.text.push_str(word);
                }
                _ => self.push(word),
            }
        }
        if self.words.len() == first {
            self.push("");
        }
        if let Some(last) = self.words.last_mut() {
            last.text.push('}');
        }
    }

    /// Puts the words into lines.
    fn wrap(self, text: &mut String) {
        let mut column = 0;
        for word in self.words {
            let width = word.text.chars().count();
            if column > 0 && column + 1 + width > COLUMNS {
                text.push('\n');
                column = 0;
            } else if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&word.text);
            column += width;
            if word.ends_line {
                text.push('\n');
                column = 0;
            }
        }
        if column > 0 {
            text.push('\n');
        }
    }
}

/// The position after a move as written; `None` if it is not legal.
fn after(written: &Written, now: &Position) -> Option<Position> {
    match written.played {
        Some(played) => now.try_play(played),
        None => Some(super::replay::passed(now)),
    }
}
