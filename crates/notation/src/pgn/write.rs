//! PGN's export form: one text for a game.

use flagfall_board::{Color, Position};

use super::command::Command;
use super::scan::is_symbol;
use super::tree::{Event, LineId, Tree};
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

/// The characters of a line at most; with its end they are eighty.
const COLUMNS: usize = 79;

impl Tree {
    /// The game in PGN's export form: the seven tags in their order and the others by name, the
    /// moves in lines of at most 79 characters, and a blank line after each part.
    ///
    /// A comment that holds a closing brace is written after a semicolon, up to the end of its
    /// line, which may be longer. The text of a line that could not be played is written as the
    /// command `[%rest …]` in a comment, so that nobody takes it for moves.
    #[must_use]
    pub fn export(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.all_tags() {
            push_tag(&mut text, &name, &value);
        }
        self.end_export(text, false)
    }

    /// The game in the reduced export form: the seven tags, those that say where it starts from,
    /// and the moves played; neither comments nor glyphs nor variations.
    ///
    /// ```
    /// use flagfall_notation::pgn::{self, Tree};
    /// let (tree, _) = Tree::read(&pgn::read_all(b"[ECO \"C20\"] 1.e4! (1.d4) e5 {x} *")[0]);
    /// let text = tree.export_reduced();
    /// assert!(text.ends_with("[Result \"*\"]\n\n1. e4 e5 *\n\n"));
    /// ```
    #[must_use]
    pub fn export_reduced(&self) -> String {
        let mut text = String::new();
        for (at, (name, value)) in self.all_tags().iter().enumerate() {
            if at <= ROSTER.len() || matches!(name.as_str(), "FEN" | "SetUp" | "Variant") {
                push_tag(&mut text, name, value);
            }
        }
        self.end_export(text, true)
    }

    fn end_export(&self, mut text: String, reduced: bool) -> String {
        text.push('\n');
        let mut words = Words {
            text,
            ..Words::default()
        };
        words.moves(self, reduced);
        words.push(self.result.token());
        words.finish()
    }

    fn all_tags(&self) -> Vec<(String, String)> {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let roster = ROSTER
            .iter()
            .map(|&(name, none)| (name, self.tag(name).unwrap_or(none)));
        let mut tags: Vec<_> = roster.map(owned).collect();
        tags.push(owned(("Result", self.result.token())));
        let is_extra = |(name, _): &&(String, String)| !tags.iter().any(|(known, _)| known == name);
        let mut extra: Vec<_> = self.tags.iter().filter(is_extra).cloned().collect();
        let mut put = |name: &str, value: String| {
            extra.retain(|(known, _)| known != name);
            extra.push((name.to_owned(), value));
        };
        if self.chess960 {
            put("Variant", "Chess960".to_owned());
        }
        if self.chess960 || *self.start() != Position::initial() {
            put("FEN", self.start().fen());
            put("SetUp", "1".to_owned());
        }
        extra.sort_by(|one, other| one.0.cmp(&other.0));
        extra.dedup_by(|later, earlier| later.0 == earlier.0);
        tags.extend(extra);
        tags
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let name: String = name
        .chars()
        .filter(|it| u8::try_from(*it).map_or(true, is_symbol))
        .collect();
    if name.is_empty() {
        return;
    }
    text.push('[');
    text.push_str(&name);
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

/// Words put into lines.
#[derive(Default)]
struct Words {
    text: String,
    column: usize,
    /// The last word, to which something may still be added.
    word: String,
    /// Whether nothing may follow the last word on its line.
    ends_line: bool,
    /// What the next word begins with: parentheses that open.
    before: String,
}

impl Words {
    /// The moves of a tree, and what is written about them.
    fn moves(&mut self, tree: &Tree, reduced: bool) {
        // Whether the next move of Black needs its number.
        let mut unnumbered = true;
        for event in tree.events() {
            match event {
                Event::Move(step) if !reduced || step.line == LineId::MAIN => {
                    let now = &step.before;
                    if now.turn() == Color::White {
                        self.push(&format!("{}.", now.fullmoves()));
                    } else if unnumbered {
                        self.push(&format!("{}...", now.fullmoves()));
                    }
                    match step.played {
                        Some(played) => self.push(&san::write(now, played)),
                        None => self.push("--"),
                    }
                    unnumbered = false;
                    continue;
                }
                _ if reduced => continue,
                Event::Move(_) => {}
                Event::Nag(number) => {
                    self.push(&format!("${number}"));
                    continue;
                }
                Event::Comment(text) => self.comment(text),
                Event::Open(_) => self.before.push('('),
                Event::Close => self.close(),
                Event::Rest(text) => self.comment(&Command::Rest(text.into()).to_string()),
            }
            unnumbered = true;
        }
    }

    fn push(&mut self, word: &str) {
        self.end_word();
        core::mem::swap(&mut self.word, &mut self.before);
        self.word.push_str(word);
    }

    /// Puts the last word into its line.
    fn end_word(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let width = self.word.chars().count();
        if self.column > 0 && self.column + 1 + width > COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.column += width;
        self.word.clear();
        if core::mem::take(&mut self.ends_line) {
            self.text.push('\n');
            self.column = 0;
        }
    }

    fn close(&mut self) {
        if self.before.is_empty() && !self.ends_line {
            self.word.push(')');
        } else {
            self.push(")");
        }
    }

    fn comment(&mut self, comment: &str) {
        if comment.contains('}') {
            let text: Vec<&str> = comment.split_ascii_whitespace().collect();
            self.push(&format!("; {}", text.join(" ")));
            self.ends_line = true;
            return;
        }
        let mut words = comment.split_ascii_whitespace();
        self.push("{");
        self.word.push_str(words.next().unwrap_or_default());
        for word in words {
            if word.starts_with('%') {
                // A line that begins with it would be no part of the game.
                self.word.push(' ');
                self.word.push_str(word);
            } else {
                self.push(word);
            }
        }
        self.word.push('}');
    }

    fn finish(mut self) -> String {
        self.end_word();
        if self.column > 0 {
            self.text.push('\n');
        }
        self.text.push('\n');
        self.text
    }
}
