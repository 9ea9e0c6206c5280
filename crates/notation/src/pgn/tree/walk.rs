//! A tree in the order in which it is written.

use flagfall_board::{Move, Position};

use super::{LineId, Remark, Tree, after};

/// A part of a tree, as it comes in its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event<'a> {
    /// A move is made.
    Move(Step),
    /// A glyph on the move before.
    Nag(u8),
    /// A comment: before the first move of a line, or on the move before.
    Comment(&'a str),
    /// A variation begins, in place of the move before.
    Open(LineId),
    /// The variation ends.
    Close,
    /// The line goes on with what could not be played.
    Rest(&'a str),
}

/// A move of a tree, and where it is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The move; `None` for a turn passed.
    pub played: Option<Move>,
    /// The position before it.
    pub before: Position,
    /// The line it is in.
    pub line: LineId,
    /// Its index there.
    pub index: usize,
}

/// The parts of a tree; see [`Tree::events`].
#[derive(Debug)]
pub struct Events<'a> {
    tree: &'a Tree,
    open: Vec<Frame>,
}

/// A line that is being walked.
#[derive(Debug)]
struct Frame {
    line: LineId,
    /// The comments before the first move that were given.
    comments: usize,
    /// The moves that were given.
    moves: usize,
    /// The remarks on the last of them that were given.
    remarks: usize,
    before: Position,
    now: Position,
    /// Whether the rest was given.
    done: bool,
}

impl Frame {
    fn new(line: LineId, now: Position) -> Frame {
        Frame {
            line,
            comments: 0,
            moves: 0,
            remarks: 0,
            before: now,
            now,
            done: false,
        }
    }
}

impl Tree {
    /// Everything in the order of PGN: each move, then the remarks on it with its variations, then
    /// the next move.
    ///
    /// ```
    /// use flagfall_notation::pgn::{self, Event, Tree};
    /// let (tree, _) = Tree::read(&pgn::read_all(b"1. e4 (1. d4 d5) e5 *")[0]);
    /// let moves = tree.events().filter(|it| matches!(it, Event::Move(_)));
    /// assert_eq!(moves.count(), 4);
    /// ```
    #[must_use]
    pub fn events(&self) -> Events<'_> {
        Events {
            tree: self,
            open: vec![Frame::new(LineId::MAIN, self.start)],
        }
    }
}

impl<'a> Iterator for Events<'a> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        let frame = self.open.last_mut()?;
        let tree = self.tree;
        let line = tree.line(frame.line)?;
        if let Some(comment) = line.comments.get(frame.comments) {
            frame.comments += 1;
            return Some(Event::Comment(comment));
        }
        let last = frame.moves.checked_sub(1).and_then(|it| line.moves.get(it));
        if let Some(remark) = last.and_then(|it| it.remarks.get(frame.remarks)) {
            frame.remarks += 1;
            return Some(match remark {
                Remark::Nag(number) => Event::Nag(*number),
                Remark::Comment(text) => Event::Comment(text),
                Remark::Variation(id) => {
                    let before = frame.before;
                    self.open.push(Frame::new(*id, before));
                    Event::Open(*id)
                }
            });
        }
        if let Some(written) = line.moves.get(frame.moves)
            && let Some(now) = after(&frame.now, written.played)
        {
            let step = Step {
                played: written.played,
                before: frame.now,
                line: frame.line,
                index: frame.moves,
            };
            (frame.before, frame.now) = (frame.now, now);
            frame.moves += 1;
            frame.remarks = 0;
            return Some(Event::Move(step));
        }
        if let (Some(rest), false) = (&line.rest, frame.done) {
            frame.done = true;
            return Some(Event::Rest(rest));
        }
        self.open.pop();
        (!self.open.is_empty()).then_some(Event::Close)
    }
}
