//! Changing a tree. Every move stays legal, and no line is ever lost or found twice.

use core::error::Error;
use core::fmt;

use flagfall_board::{Move, Position};

use super::{Line, LineId, Remark, Tree, Written, after};
use crate::pgn::command::{Command, commands};

/// Why a tree cannot be changed so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditError {
    /// The line was removed, or is one of another tree.
    NoSuchLine,
    /// The line has no move of that index.
    NoSuchMove,
    /// The move has no remark of that index, or the line no such comment.
    NoSuchRemark,
    /// The move is not legal there.
    NotLegal,
    /// The line ends in text that could not be played; clear it first.
    Unread,
    /// The game's own line stands in place of nothing.
    MainLine,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EditError::NoSuchLine => "there is no such line in the tree",
            EditError::NoSuchMove => "the line has no such move",
            EditError::NoSuchRemark => "there is no such remark",
            EditError::NotLegal => "the move is not legal there",
            EditError::Unread => "the line ends in text that could not be played; clear it first",
            EditError::MainLine => "the game's own line stands in place of no other",
        })
    }
}

impl Error for EditError {}

impl Tree {
    pub(super) fn line_mut(&mut self, id: LineId) -> Result<&mut Line, EditError> {
        let found = self.lines.get_mut(id.0 as usize).and_then(Option::as_mut);
        found.ok_or(EditError::NoSuchLine)
    }

    fn written_mut(&mut self, id: LineId, index: usize) -> Result<&mut Written, EditError> {
        let moves = &mut self.line_mut(id)?.moves;
        moves.get_mut(index).ok_or(EditError::NoSuchMove)
    }

    /// Adds a move at a line's end, `None` for a turn passed, and answers its index.
    ///
    /// # Errors
    ///
    /// [`EditError::NotLegal`], [`EditError::Unread`], [`EditError::NoSuchLine`].
    pub fn push(&mut self, id: LineId, played: Option<Move>) -> Result<usize, EditError> {
        let line = self.line(id).ok_or(EditError::NoSuchLine)?;
        if line.rest.is_some() {
            return Err(EditError::Unread);
        }
        let index = line.moves.len();
        let now: Position = self.position(id, index).ok_or(EditError::NoSuchLine)?;
        let passes_check = played.is_none() && now.in_check();
        if passes_check || after(&now, played).is_none() {
            return Err(EditError::NotLegal);
        }
        self.append(id, played)
    }

    /// Adds a move that is known to be legal.
    pub(super) fn append(&mut self, id: LineId, played: Option<Move>) -> Result<usize, EditError> {
        let moves = &mut self.line_mut(id)?.moves;
        moves.push(Written {
            played,
            remarks: Vec::new(),
        });
        Ok(moves.len() - 1)
    }

    /// Opens a variation in place of a move, without moves as yet.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`].
    pub fn add_variation(&mut self, id: LineId, index: usize) -> Result<LineId, EditError> {
        let number = u32::try_from(self.lines.len()).map_err(|_| EditError::NoSuchLine)?;
        let written = self.written_mut(id, index)?;
        written.remarks.push(Remark::Variation(LineId(number)));
        let parent = Some((id, index));
        self.lines.push(Some(Line {
            parent,
            ..Line::default()
        }));
        Ok(LineId(number))
    }

    /// Removes a variation and those within it.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::MainLine`].
    pub fn remove_variation(&mut self, id: LineId) -> Result<(), EditError> {
        let line = self.line(id).ok_or(EditError::NoSuchLine)?;
        let (parent, index) = line.parent.ok_or(EditError::MainLine)?;
        let written = self.written_mut(parent, index)?;
        written.remarks.retain(|it| *it != Remark::Variation(id));
        self.drop_lines(vec![id]);
        Ok(())
    }

    /// Removes a line's moves from an index on, with their variations, and the text after them.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`].
    pub fn truncate(&mut self, id: LineId, length: usize) -> Result<(), EditError> {
        let line = self.line_mut(id)?;
        if length > line.moves.len() {
            return Err(EditError::NoSuchMove);
        }
        line.rest = None;
        let gone = line.moves.split_off(length);
        self.drop_lines(gone.iter().flat_map(Written::variations).collect());
        Ok(())
    }

    fn drop_lines(&mut self, mut gone: Vec<LineId>) {
        while let Some(id) = gone.pop() {
            let line = self.lines.get_mut(id.0 as usize).and_then(Option::take);
            let moves = line.map(|it| it.moves).unwrap_or_default();
            gone.extend(moves.iter().flat_map(Written::variations));
        }
    }

    /// Puts a variation in place of the line it is one of: its moves go on in that line, and what
    /// was played there becomes the variation, which keeps its name. Comments before its first
    /// move go with its moves.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::MainLine`], and [`EditError::NoSuchMove`] for a
    /// variation without moves.
    pub fn promote(&mut self, id: LineId) -> Result<(), EditError> {
        let line = self.line(id).ok_or(EditError::NoSuchLine)?;
        let (parent, index) = line.parent.ok_or(EditError::MainLine)?;
        if line.moves.is_empty() {
            return Err(EditError::NoSuchMove);
        }
        let rising = core::mem::take(self.line_mut(id)?);
        let over = self.line_mut(parent)?;
        let mut falling = over.moves.split_off(index);
        let rest = core::mem::replace(&mut over.rest, rising.rest);
        let comments = match index.checked_sub(1).and_then(|it| over.moves.get_mut(it)) {
            Some(last) => {
                let comments = rising.comments.into_iter().map(Remark::Comment);
                last.remarks.extend(comments);
                Vec::new()
            }
            None => core::mem::replace(&mut over.comments, rising.comments),
        };
        over.moves.extend(rising.moves);
        // All that could be played in this place is a variation on what is now played there.
        if let Some(first) = falling.first_mut() {
            let (variations, own) = core::mem::take(&mut first.remarks)
                .into_iter()
                .partition(|it| matches!(it, Remark::Variation(_)));
            first.remarks = own;
            if let Some(now) = self.line_mut(parent)?.moves.get_mut(index) {
                now.remarks.extend::<Vec<Remark>>(variations);
            }
        }
        *self.line_mut(id)? = Line {
            parent: Some((parent, index)),
            comments,
            moves: falling,
            rest,
        };
        self.adopt(parent, index);
        self.adopt(id, 0);
        Ok(())
    }

    /// Tells the variations on the moves from an index on where they are now.
    fn adopt(&mut self, id: LineId, from: usize) {
        let moves = self.line(id).map_or(&[][..], |it| &it.moves);
        let all = moves.iter().enumerate().skip(from);
        let places: Vec<(LineId, usize)> = all
            .flat_map(|(index, it)| it.variations().map(move |child| (child, index)))
            .collect();
        for (child, index) in places {
            if let Ok(line) = self.line_mut(child) {
                line.parent = Some((id, index));
            }
        }
    }

    /// Adds a glyph to a move.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`].
    pub fn add_nag(&mut self, id: LineId, index: usize, number: u8) -> Result<(), EditError> {
        let remarks = &mut self.written_mut(id, index)?.remarks;
        remarks.push(Remark::Nag(number));
        Ok(())
    }

    /// Adds a comment to a move; runs of spaces and line ends become one space.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`].
    pub fn add_comment(&mut self, id: LineId, index: usize, text: &str) -> Result<(), EditError> {
        let remarks = &mut self.written_mut(id, index)?.remarks;
        remarks.push(Remark::Comment(one_line(text)));
        Ok(())
    }

    /// Adds a comment before the first move of a line.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`].
    pub fn add_comment_before(&mut self, id: LineId, text: &str) -> Result<(), EditError> {
        self.line_mut(id)?.comments.push(one_line(text));
        Ok(())
    }

    /// Keeps a text at a line's end that could not be played; an empty one clears it.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`].
    pub fn set_rest(&mut self, id: LineId, text: &str) -> Result<(), EditError> {
        let text = one_line(text);
        self.line_mut(id)?.rest = (!text.is_empty()).then_some(text);
        Ok(())
    }

    /// Removes a remark on a move; with a variation all that is in it.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`], [`EditError::NoSuchRemark`].
    pub fn remove_remark(&mut self, id: LineId, index: usize, at: usize) -> Result<(), EditError> {
        let remarks = &mut self.written_mut(id, index)?.remarks;
        if at >= remarks.len() {
            return Err(EditError::NoSuchRemark);
        }
        if let Remark::Variation(gone) = remarks.remove(at) {
            self.drop_lines(vec![gone]);
        }
        Ok(())
    }

    /// Removes a comment before the first move of a line.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchRemark`].
    pub fn remove_comment_before(&mut self, id: LineId, at: usize) -> Result<(), EditError> {
        let comments = &mut self.line_mut(id)?.comments;
        if at >= comments.len() {
            return Err(EditError::NoSuchRemark);
        }
        comments.remove(at);
        Ok(())
    }

    /// Writes what the player's clock showed after a move, in milliseconds.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`].
    pub fn set_clock(&mut self, id: LineId, index: usize, ms: u64) -> Result<(), EditError> {
        self.set_command(id, index, &Command::Clk(ms))
    }

    /// Writes a command into a move's comments: in place of the one of its name, or else in a
    /// comment before the others.
    ///
    /// # Errors
    ///
    /// [`EditError::NoSuchLine`], [`EditError::NoSuchMove`].
    pub fn set_command(
        &mut self,
        id: LineId,
        index: usize,
        command: &Command<'_>,
    ) -> Result<(), EditError> {
        let remarks = &mut self.written_mut(id, index)?.remarks;
        let text = one_line(&command.to_string());
        for remark in remarks.iter_mut() {
            let Remark::Comment(comment) = remark else {
                continue;
            };
            let found = commands(comment)
                .find(|it| it.command.name() == command.name())
                .map(|it| it.range);
            if let Some(range) = found {
                comment.replace_range(range, &text);
                return Ok(());
            }
        }
        let first = |it: &Remark| !matches!(it, Remark::Nag(_));
        let at = remarks.iter().position(first).unwrap_or(remarks.len());
        remarks.insert(at, Remark::Comment(text));
        Ok(())
    }
}

/// A text with line ends and runs of spaces as one space.
pub(super) fn one_line(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}
