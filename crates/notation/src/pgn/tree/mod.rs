//! A game as data: its tags, its moves, and the variations and remarks on them.

mod edit;
mod read;
#[cfg(test)]
mod tests;
mod walk;

use flagfall_board::{Move, Position};

use super::command::{Command, commands};
use super::game::Termination;

pub use edit::EditError;
pub use walk::{Event, Events, Step};

/// A game with all that is written about it, apart from any text.
///
/// It is read from a [`Game`](super::Game), edited, and written in PGN's export form. What is
/// written is read as the same tree, with the six tags that every game has first, `?` where
/// nothing is known. Lines are kept side by side, so that no depth of variations is too deep.
///
/// ```
/// use flagfall_notation::pgn::{self, LineId, Tree};
/// let game = pgn::read_all(b"1.e4 {best by test} (1.d4 d5) c5 1/2-1/2").remove(0);
/// let (mut tree, faults) = Tree::read(&game);
/// assert!(faults.is_empty());
/// let text = tree.export();
/// assert!(text.ends_with("\n\n1. e4 {best by test} (1. d4 d5) 1... c5 1/2-1/2\n\n"));
///
/// let (again, _) = Tree::read(&pgn::read_all(text.as_bytes())[0]);
/// assert_eq!(again.export(), text);
///
/// let queens_pawn = tree.main().moves()[0].variations().next().unwrap();
/// tree.promote(queens_pawn)?;
/// tree.set_clock(LineId::MAIN, 1, 599_500)?;
/// let text = tree.export();
/// let moves = "\n\n1. d4 (1. e4 {best by test} 1... c5) 1... d5 {[%clk 0:09:59.5]} 1/2-1/2\n\n";
/// assert!(text.ends_with(moves), "{text}");
/// # Ok::<(), pgn::EditError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Tree {
    /// The tags but for `Result`, `FEN`, `SetUp` and the `Variant` that says Chess960, which follow
    /// from the rest of the tree.
    pub tags: Vec<(String, String)>,
    /// Whether castling is that of Chess960.
    pub chess960: bool,
    /// How it ended.
    pub result: Termination,
    start: Position,
    /// The game's own line first. Those that were removed leave a gap.
    lines: Vec<Option<Line>>,
}

/// The tag of this project for the edition of the Laws by which a game was played or judged, as
/// `2023`; PGN has none.
pub const EDITION_TAG: &str = "FlagfallEdition";

/// The tag of this project for the regulations of the event, as the JSON of a game file in one
/// line; PGN has none.
pub const REGULATIONS_TAG: &str = "FlagfallRegulations";

/// The name of a line of a [`Tree`]; it stays the same whatever is edited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u32);

impl LineId {
    /// The game's own line.
    pub const MAIN: LineId = LineId(0);
}

/// A line of play: the game's, or a variation's.
#[derive(Debug, Clone, Default)]
pub struct Line {
    parent: Option<(LineId, usize)>,
    comments: Vec<String>,
    moves: Vec<Written>,
    rest: Option<String>,
}

impl Line {
    /// The line that it is a variation of, and the index there of the move it stands in place of;
    /// `None` for the game's own line.
    #[must_use]
    pub fn parent(&self) -> Option<(LineId, usize)> {
        self.parent
    }

    /// The comments before the first move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Written] {
        &self.moves
    }

    /// The text from the first move on that could not be played, up to the line's end.
    #[must_use]
    pub fn rest(&self) -> Option<&str> {
        self.rest.as_deref()
    }
}

/// A move and what is written about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    played: Option<Move>,
    remarks: Vec<Remark>,
}

/// What can be written about a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// A numeric annotation glyph.
    Nag(u8),
    /// A comment, in one line.
    Comment(String),
    /// What could have been played in the move's place.
    Variation(LineId),
}

impl Written {
    /// The move; `None` for a turn passed.
    #[must_use]
    pub fn played(&self) -> Option<Move> {
        self.played
    }

    /// What is written about it, in its order.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// The comments among the remarks.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.remarks.iter().filter_map(|it| match it {
            Remark::Comment(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// The glyphs among the remarks.
    pub fn nags(&self) -> impl Iterator<Item = u8> {
        self.remarks.iter().filter_map(|it| match it {
            Remark::Nag(number) => Some(*number),
            _ => None,
        })
    }

    /// The variations among the remarks.
    pub fn variations(&self) -> impl Iterator<Item = LineId> {
        self.remarks.iter().filter_map(|it| match it {
            Remark::Variation(id) => Some(*id),
            _ => None,
        })
    }

    /// The commands in the comments, such as clock readings.
    pub fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        self.comments().flat_map(commands).map(|it| it.command)
    }

    /// What the player's clock showed after the move, in milliseconds.
    #[must_use]
    pub fn clock(&self) -> Option<u64> {
        self.commands().find_map(|it| match it {
            Command::Clk(ms) => Some(ms),
            _ => None,
        })
    }
}

impl Tree {
    /// A game without moves from a position.
    #[must_use]
    pub fn new(start: Position) -> Tree {
        Tree {
            tags: Vec::new(),
            chess960: false,
            result: Termination::Unknown,
            start,
            lines: vec![Some(Line::default())],
        }
    }

    /// Where the game starts from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// A tag's value, by its name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Gives a tag a value, whether it was there or not.
    ///
    /// ```
    /// use flagfall_board::Position;
    /// use flagfall_notation::pgn::{EDITION_TAG, Tree};
    /// let mut tree = Tree::new(Position::initial());
    /// tree.set_tag(EDITION_TAG, "2009");
    /// assert!(tree.export().contains("[FlagfallEdition \"2009\"]"));
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The game's own line.
    #[must_use]
    pub fn main(&self) -> &Line {
        const EMPTY: &Line = &Line {
            parent: None,
            comments: Vec::new(),
            moves: Vec::new(),
            rest: None,
        };
        self.line(LineId::MAIN).unwrap_or(EMPTY)
    }

    /// A line; `None` if it was removed.
    #[must_use]
    pub fn line(&self, id: LineId) -> Option<&Line> {
        self.lines.get(id.0 as usize)?.as_ref()
    }

    /// The position before the move of that index, or after the line's last one; `None` if there
    /// is no such line or it is shorter.
    #[must_use]
    pub fn position(&self, id: LineId, index: usize) -> Option<Position> {
        // From the line up to the game's own, then the moves down again.
        let mut path = vec![(id, index)];
        let mut line = self.line(id)?;
        while let Some((parent, at)) = line.parent {
            path.push((parent, at));
            line = self.line(parent)?;
        }
        let mut now = self.start;
        for (id, length) in path.into_iter().rev() {
            for written in self.line(id)?.moves.get(..length)? {
                now = after(&now, written.played)?;
            }
        }
        Some(now)
    }
}

/// Two trees are the same if they say the same, whatever their lines are called.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let head = |it: &Tree| (it.chess960, it.result, it.start);
        head(self) == head(other) && self.tags == other.tags && self.same_moves(other)
    }
}

impl Eq for Tree {}

impl Tree {
    /// Whether the moves of another tree, and what is written about them, are the same.
    #[must_use]
    pub fn same_moves(&self, other: &Tree) -> bool {
        let plain = |event| match event {
            Event::Open(_) => Event::Open(LineId::MAIN),
            Event::Move(it) => Event::Move(walk::Step {
                line: LineId::MAIN,
                ..it
            }),
            other => other,
        };
        self.events().map(plain).eq(other.events().map(plain))
    }
}

/// The position after a move, or after a turn passed; `None` if it is not legal.
fn after(now: &Position, played: Option<Move>) -> Option<Position> {
    match played {
        Some(played) => now.try_play(played),
        None => Some(super::main_line::passed(now)),
    }
}
