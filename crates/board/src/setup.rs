//! A position as it is written down, before anything is known to be lawful about it.

use core::fmt;

use crate::position::Position;
use crate::validate::{self, Leniency, SetupError};
use crate::{Board, CastlingRights, Color, FenError, Square, chess960, fen};

/// What a FEN says, and no more: men, turn, rights, the square passed over, the counters.
///
/// [`Setup::position`] judges it; [`Position::assume`] takes it as it stands.
///
/// ```
/// use flagfall_board::{Color, Setup, Square};
/// let mut setup = Setup::initial();
/// assert_eq!(setup.position()?.legal_moves().len(), 20);
/// setup.board.set(Square::E8, None);
/// let error = setup.position().unwrap_err();
/// assert_eq!(error.to_string(), "Black has no king; put exactly one black king on the board");
/// # Ok::<(), flagfall_board::SetupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The men.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// The rights to castle.
    pub castling: CastlingRights,
    /// The square a pawn has just passed over, whether or not it can be captured there.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move (9.3).
    pub halfmoves: u32,
    /// The number of the move about to be made, from 1; 0 is read as 1.
    pub fullmoves: u32,
}

impl Setup {
    /// The initial position (2.3), White to move.
    #[must_use]
    pub fn initial() -> Setup {
        Setup {
            board: Board::initial(),
            turn: Color::White,
            castling: CastlingRights::USUAL,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// The Chess960 start position of a number from 0 to 959 in the usual numbering (Scharnagl's),
    /// in which 518 is the usual array; `None` from 960 on.
    ///
    /// ```
    /// use flagfall_board::Setup;
    /// assert_eq!(Setup::chess960(518), Some(Setup::initial()));
    /// assert_eq!(Setup::chess960(960), None);
    /// ```
    #[must_use]
    pub fn chess960(number: u16) -> Option<Setup> {
        chess960::setup(number)
    }

    /// Reads a FEN of four or six fields; castling rights as `KQkq`, X-FEN or Shredder letters.
    ///
    /// # Errors
    ///
    /// [`FenError`] names the field, the bytes and what would be accepted there.
    pub fn from_fen(text: &str) -> Result<Setup, FenError> {
        fen::parse(text)
    }

    /// The position, if the setup can be played from, whether or not a game can have led to it.
    ///
    /// This is [`position_with`](Setup::position_with) and [`Leniency::PLAYABLE`].
    ///
    /// # Errors
    ///
    /// [`SetupError`] names every fault: a missing or second king, a pawn on the first or last
    /// rank, the side not to move in check, a right without its king or rook, an en passant square
    /// no pawn has passed over.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.position_with(Leniency::PLAYABLE)
    }

    /// The position, if nothing is wrong with the setup but what `leniency` overlooks.
    ///
    /// Rights and an en passant square that make no sense are dropped where they are overlooked;
    /// the rest is answered as it is written.
    ///
    /// ```
    /// use flagfall_board::{Leniency, Setup, SetupFault};
    /// // Three men at once cannot have given check, but the position can be played.
    /// let setup = Setup::from_fen("4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1")?;
    /// let error = setup.position_with(Leniency::STRICT).unwrap_err();
    /// assert_eq!(error.faults()[0].leniency(), Leniency::CHECKS);
    /// assert!(setup.position().is_ok());
    /// // A right without a rook keeps it from being played, until somebody overlooks it.
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1")?;
    /// assert!(setup.position().is_err());
    /// let position = setup.position_with(Leniency::PLAYABLE | Leniency::RIGHTS)?;
    /// assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SetupError`] names every fault that is not overlooked. Those that say that no game can
    /// have led to the setup are looked for only where nothing else is wrong.
    pub fn position_with(&self, leniency: Leniency) -> Result<Position, SetupError> {
        validate::check(self, leniency)?;
        Ok(Position::assume(*self))
    }

    /// The FEN of six fields of exactly what the setup says; see [`Position::fen`].
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn fen(&self) -> alloc::string::String {
        fen::Text::fen(self, fen::CastlingStyle::XFen)
            .as_str()
            .into()
    }

    /// The same with Shredder letters: castling rights by the files of the rooks.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn shredder_fen(&self) -> alloc::string::String {
        fen::Text::fen(self, fen::CastlingStyle::Shredder)
            .as_str()
            .into()
    }
}

/// The FEN of six fields without a heap: as [`Setup::fen`], and with `{:#}` in Shredder letters.
///
/// ```
/// use flagfall_board::Setup;
/// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// assert_eq!(Setup::initial().to_string(), fen);
/// assert_eq!(format!("{:#}", Setup::initial()), fen.replace("KQkq", "HAha"));
/// ```
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let style = if f.alternate() {
            fen::CastlingStyle::Shredder
        } else {
            fen::CastlingStyle::XFen
        };
        fen::Text::fen(self, style).fmt(f)
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::initial()
    }
}
