//! A position drawn as text, to look at while something is being mended.

use core::fmt;

use crate::{File, Position, Rank, Square, fen};

/// A [`Position`] that prints as a board of letters; made by [`Position::drawing`].
#[derive(Clone, Copy)]
pub struct Drawing<'a>(&'a Position);

impl Position {
    /// The position as a text of eleven lines, seen from White's side: the ranks from the eighth
    /// with the men by their FEN letters, the files, who is to move, the FEN.
    ///
    /// ```
    /// use flagfall_board::Position;
    /// let position = Position::from_fen("8/8/1k6/8/2pP4/8/5K2/8 b - d3 0 1")?;
    /// let drawing = "\
    /// 8  . . . . . . . .
    /// 7  . . . . . . . .
    /// 6  . k . . . . . .
    /// 5  . . . . . . . .
    /// 4  . . p P . . . .
    /// 3  . . . . . . . .
    /// 2  . . . . . K . .
    /// 1  . . . . . . . .
    ///    a b c d e f g h
    /// Black to move
    /// 8/8/1k6/8/2pP4/8/5K2/8 b - d3 0 1";
    /// assert_eq!(position.drawing().to_string(), drawing);
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn drawing(&self) -> Drawing<'_> {
        Drawing(self)
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::all().rev() {
            write!(f, "{rank} ")?;
            for file in File::all() {
                let piece = self.0.piece_at(Square::new(file, rank));
                write!(f, " {}", piece.map_or('.', |piece| piece.fen_char()))?;
            }
            f.write_str("\n")?;
        }
        f.write_str("  ")?;
        for file in File::all() {
            write!(f, " {file}")?;
        }
        let check = if self.0.in_check() { ", in check" } else { "" };
        let fen = fen::Text::fen(&self.0.setup(), fen::CastlingStyle::XFen);
        write!(f, "\n{} to move{check}\n{}", self.0.turn(), fen.as_str())
    }
}

impl fmt::Debug for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
