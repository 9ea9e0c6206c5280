//! A position that can be played from, and the questions it answers.

use core::fmt;

use crate::legality;
use crate::movegen::{self, en_passant_is_legal};
use crate::validate;
use crate::{
    Bitboard, Board, CastlingRights, Color, FenOrSetupError, Move, MoveList, Piece, Rank, Role,
    Setup, Square, Wing,
};

/// A position: the men, who is to move, the rights to castle, the pawn that can be captured in
/// passing, and the counters.
///
/// It is small and copied freely; playing a move gives a new one.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// let start = Position::initial();
/// let next = start.play(Move::new(Square::E2, Square::E4));
/// assert_eq!(next.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// assert!(start.try_play(Move::new(Square::E2, Square::E5)).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    /// The rooks that still have the right to castle; they stand on their home ranks, at most one
    /// to each side of the one king there.
    pub(crate) rooks: Bitboard,
    pub(crate) turn: Color,
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
}

impl Position {
    /// The initial position (2.3).
    #[must_use]
    pub fn initial() -> Position {
        Position::assume(Setup::initial())
    }

    /// Reads a FEN and judges it.
    ///
    /// ```
    /// use flagfall_board::{FenField, FenOrSetupError, Position};
    /// assert!(Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").is_ok());
    /// match Position::from_fen("4k3/8/8/8/8/8/8/4K2R x K - 0 1") {
    ///     Err(FenOrSetupError::Fen(error)) => assert_eq!(error.field(), FenField::Side),
    ///     _ => unreachable!("x is to move"),
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`FenOrSetupError`]: the text is no FEN, or what it says cannot be played from.
    pub fn from_fen(text: &str) -> Result<Position, FenOrSetupError> {
        Ok(Setup::from_fen(text)?.position()?)
    }

    /// Takes what stands on the board as it stands, as after an irregularity: kings missing or
    /// several, a pawn on the first or last rank, the side not to move in check.
    ///
    /// Rights and an en passant square that make no sense are dropped. Every method still answers:
    /// a move is legal if the man moves so and no king of the mover's is attacked afterwards; a
    /// king is never captured.
    ///
    /// ```
    /// use flagfall_board::{Color, Position, Setup};
    /// let setup = Setup::from_fen("P3k3/8/8/8/4R3/8/8/4K3 w - - 0 1")?;
    /// assert!(setup.position().is_err());
    /// let position = Position::assume(setup);
    /// assert!(position.is_check_on(Color::Black) && !position.in_check());
    /// assert!(position.has_legal_move());
    /// # Ok::<(), flagfall_board::FenError>(())
    /// ```
    #[must_use]
    pub fn assume(setup: Setup) -> Position {
        let board = setup.board;
        let rooks = setup
            .castling
            .iter()
            .filter(|&(color, wing, rook)| {
                validate::castling_fault(&board, color, wing, rook).is_none()
            })
            .map(|(_, _, rook)| rook)
            .collect();
        let turn = setup.turn;
        let en_passant = setup.en_passant.filter(|&square| {
            validate::passed_pawn(&board, turn, square).is_some()
                && en_passant_is_legal(&board, turn, square)
        });
        let (halfmoves, fullmoves) = (setup.halfmoves, setup.fullmoves.max(1));
        Position {
            board,
            rooks,
            turn,
            en_passant,
            halfmoves,
            fullmoves,
        }
    }

    /// The position as it would be written.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: self.castling(),
            en_passant: self.en_passant,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// The men.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The man on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The rights to castle, whether or not castling is possible at present (3.8.2).
    #[must_use]
    #[inline]
    pub fn castling(&self) -> CastlingRights {
        let mut rights = CastlingRights::NONE;
        for rook in self.rooks {
            let color = if rook.rank() == Rank::FIRST {
                Color::White
            } else {
                Color::Black
            };
            let king = self.board.king(color).map(Square::file);
            if let Some(wing) = king.and_then(|king| Wing::of(king, rook.file())) {
                rights.set(color, wing, rook.file());
            }
        }
        rights
    }

    /// The rook with which a player still has the right to castle on a wing.
    pub(crate) fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.board.king(color)?;
        let home = Bitboard::rank(Rank::home(color));
        (self.rooks & home)
            .into_iter()
            .find(|rook| Wing::of(king.file(), rook.file()) == Some(wing))
    }

    /// The square where a pawn can be captured in passing; only if some such capture is legal.
    #[must_use]
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Half-moves since the last capture or pawn move (9.3).
    #[must_use]
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move about to be made, from 1.
    #[must_use]
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Every legal move (3.10.1), in no promised order.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        movegen::list(self)
    }

    /// Whether a move is legal (3.10.1). Castling is asked as king to his own rook's square.
    ///
    /// ```
    /// use flagfall_board::{Move, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// assert!(position.is_legal(Move::new(Square::E1, Square::H1)));
    /// assert!(!position.is_legal(Move::new(Square::E1, Square::G1)));
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        legality::is_legal(self, played)
    }

    /// Whether the player to move has any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        movegen::has_any(self)
    }

    /// The legal moves of the man on one square, as the squares it can go to; a pawn's promotions
    /// count once, castling is at the rook's square.
    #[must_use]
    pub fn legal_targets(&self, from: Square) -> Bitboard {
        movegen::targets(self, from)
    }

    /// The men that give check to the player to move.
    ///
    /// ```
    /// use flagfall_board::{Position, Square};
    /// let double = Position::from_fen("4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1")?;
    /// assert_eq!(double.checkers(), Square::F6.bit() | Square::E1.bit());
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        let occupied = self.board.occupied();
        let theirs = self.board.by_color(!self.turn);
        let kings = self.board.kings(self.turn).into_iter();
        kings.fold(Bitboard::EMPTY, |all, king| {
            all | self.board.attackers(king, occupied)
        }) & theirs
    }

    /// Whether the player to move is in check (3.9).
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.is_check_on(self.turn)
    }

    /// Whether a king of that colour is attacked, whoever is to move.
    #[must_use]
    pub fn is_check_on(&self, color: Color) -> bool {
        validate::is_check_on(&self.board, color)
    }

    /// The men of a colour that attack a square; pinned men attack too (3.1.3).
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.board.attackers(square, self.board.occupied()) & self.board.by_color(by)
    }

    /// Whether the player to move is in check and has no legal move (5.1.1).
    ///
    /// ```
    /// use flagfall_board::Position;
    /// let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    /// assert!(Position::from_fen(fen)?.is_checkmate());
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether the player to move is not in check and has no legal move (5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }

    /// The wing on which a move castles, if it is castling: the king onto his own rook that has the
    /// right.
    #[must_use]
    pub fn castling_wing(&self, played: Move) -> Option<Wing> {
        if self.board.king(self.turn) != Some(played.from) || played.promotion.is_some() {
            return None;
        }
        let home = Bitboard::rank(Rank::home(self.turn));
        if !(self.rooks & home).contains(played.to) {
            return None;
        }
        Wing::of(played.from.file(), played.to.file())
    }

    /// The castling of the player to move on a wing, if it is legal now.
    ///
    /// ```
    /// use flagfall_board::{Move, Position, Square, Wing};
    /// let position = Position::from_fen("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1")?;
    /// let long = Move::new(Square::E1, Square::A1);
    /// assert_eq!(position.castling_move(Wing::QueenSide), Some(long));
    /// assert_eq!(position.castling_move(Wing::KingSide), None); // f1 is attacked (3.8.2.2)
    /// assert_eq!(position.castling_wing(long), Some(Wing::QueenSide));
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn castling_move(&self, wing: Wing) -> Option<Move> {
        let king = self.board.king(self.turn)?;
        let rook = self.castling_rook(self.turn, wing)?;
        Some(Move::new(king, rook)).filter(|&played| self.is_legal(played))
    }

    /// Whether a move captures a man, in passing included.
    #[must_use]
    pub fn is_capture(&self, played: Move) -> bool {
        self.captured_square(played).is_some()
    }

    /// Where the captured man stands: the move's own target, or the pawn's square en passant.
    ///
    /// ```
    /// use flagfall_board::{Move, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")?;
    /// let passing = Move::new(Square::E5, Square::D6);
    /// assert_eq!(position.captured_square(passing), Some(Square::D5));
    /// assert!(position.is_en_passant(passing) && position.is_zeroing(passing));
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn captured_square(&self, played: Move) -> Option<Square> {
        if self.board.by_color(!self.turn).contains(played.to) {
            return Some(played.to);
        }
        let behind = match self.turn {
            Color::White => -1,
            Color::Black => 1,
        };
        self.is_en_passant(played)
            .then(|| played.to.offset(0, behind))
            .flatten()
    }

    /// Whether a move captures a pawn in passing (3.7.3.1).
    #[must_use]
    pub fn is_en_passant(&self, played: Move) -> bool {
        let pawns = self.board.by_piece(Piece {
            color: self.turn,
            role: Role::Pawn,
        });
        self.en_passant == Some(played.to)
            && pawns.contains(played.from)
            && crate::attacks::pawn(self.turn, played.from).contains(played.to)
    }

    /// Whether a move is a pawn move or a capture, from which fifty moves count anew (9.3).
    #[must_use]
    pub fn is_zeroing(&self, played: Move) -> bool {
        self.board.by_role(Role::Pawn).contains(played.from) || self.is_capture(played)
    }

    /// The FEN of six fields: X-FEN letters where a rook is not the outermost, the en passant
    /// square only if a capture there is legal.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn fen(&self) -> alloc::string::String {
        self.setup().fen()
    }

    /// The FEN with castling rights by the files of the rooks.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn shredder_fen(&self) -> alloc::string::String {
        self.setup().shredder_fen()
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.setup())
    }
}
