//! Reading a move's text against a position.

use flagfall_board::{Bitboard, File, Move, Piece, Position, Role, Square, attacks};

use super::error::{Reason, SanError};
use super::near::nearest;
use super::quick::{quick, word};
use super::shape::{Man, Mark, Shape, Unreadable, shape};
use super::write::{qualifier, write};

/// A move read, and what its text says beyond it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The move; it is legal.
    pub played: Move,
    /// The check sign as written, right or wrong.
    pub mark: Mark,
    /// Whether the square of departure is named further than needed to tell the move from others.
    pub over_disambiguated: bool,
}

/// The legal move that a text stands for.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::san;
/// let position = Position::initial();
/// assert_eq!(san::read(&position, "Nf3"), Ok(Move::new(Square::G1, Square::F3)));
/// let error = san::read(&position, "Ne4").unwrap_err();
/// let expected = "not a legal move: no knight of the player's can go to e4; perhaps e4";
/// assert_eq!(error.to_string(), expected);
/// # let position = Position::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")?;
/// let error = san::read(&position, "Nd2").unwrap_err();
/// assert_eq!(error.to_string(), "more than one move fits; write Nbd2 or Nfd2");
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
///
/// # Errors
///
/// [`SanError`]: the text is no move, fits no legal move, or fits several.
pub fn read(position: &Position, text: &str) -> Result<Move, SanError> {
    read_bytes(position, text.as_bytes()).map(|(played, _)| played)
}

/// As [`read`], and what the text says beyond the move.
///
/// # Errors
///
/// As [`read`].
pub fn read_closely(position: &Position, text: &str) -> Result<Reading, SanError> {
    let (played, said) = read_bytes(position, text.as_bytes())?;
    Ok(said.about(position, played))
}

/// What a text says beyond its move.
#[derive(Clone, Copy)]
pub(crate) struct Said {
    shape: Shape,
    pub(crate) mark: Mark,
}

impl Said {
    /// Whether the square of departure is named at all where a short move would not name it.
    pub(crate) fn names_departure(&self) -> bool {
        match self.shape {
            Shape::Castling(_) | Shape::Files(..) => false,
            Shape::Man(Man {
                role: Role::Pawn,
                rank,
                ..
            }) => rank.is_some(),
            Shape::Man(Man { file, rank, .. }) => file.is_some() || rank.is_some(),
        }
    }

    /// The reading in full.
    pub(crate) fn about(&self, position: &Position, played: Move) -> Reading {
        let over_disambiguated = self.names_departure() && self.says_more(position, played);
        Reading {
            played,
            mark: self.mark,
            over_disambiguated,
        }
    }

    fn says_more(&self, position: &Position, played: Move) -> bool {
        let Shape::Man(man) = self.shape else {
            return false;
        };
        if man.role == Role::Pawn {
            return true;
        }
        let (file, rank) = qualifier(position, man.role, played);
        (man.file.is_some(), man.rank.is_some()) != (file, rank)
    }
}

/// As [`read`], of bytes that need not be UTF-8.
#[inline]
pub(crate) fn read_bytes(position: &Position, text: &[u8]) -> Result<(Move, Said), SanError> {
    let (shape, mark) = match shape(text) {
        Ok(read) => read,
        Err(fault) => return Err(with_near(position, text, not_a_move(text, fault))),
    };
    match play(position, &shape) {
        Ok(played) => Ok((played, Said { shape, mark })),
        Err(error) => Err(with_near(position, text, error)),
    }
}

/// Makes the one legal move that a text stands for; `None` leaves the position as it is, and open
/// why. It costs no more than the move, for those who try many.
///
/// ```
/// use flagfall_board::Position;
/// use flagfall_notation::san;
/// let mut position = Position::initial();
/// assert!(san::make(&mut position, b"Nf6").is_none());
/// assert!(san::make(&mut position, b"Nf3").is_some());
/// assert!(san::make(&mut position, b"Nf6").is_some());
/// ```
pub fn make(position: &mut Position, text: &[u8]) -> Option<Move> {
    let plain = quick(word(text), text.len());
    if let Some(played) = plain.and_then(|it| it.play(position)) {
        return Some(played);
    }
    let played = match shape(text).ok()?.0 {
        Shape::Castling(wing) => position.castling_move(wing)?,
        Shape::Files(from, to) => capture(position, from, to).ok()?,
        Shape::Man(man) => {
            let (to, promotion) = (man.to, man.promotion);
            let moves = candidates(position, &man).into_iter().map(|from| Move {
                from,
                to,
                promotion,
            });
            let mut legal = moves.filter(|it| position.is_legal(*it));
            let only = legal.next()?;
            legal.next().is_none().then_some(only)?
        }
    };
    *position = position.play(played);
    Some(played)
}

/// The one legal move of a shape; an error does not yet say what is near.
#[inline]
pub(crate) fn play(position: &Position, shape: &Shape) -> Result<Move, SanError> {
    match shape {
        Shape::Castling(wing) => position
            .castling_move(*wing)
            .ok_or_else(|| illegal(Reason::Castling { wing: *wing }, Vec::new())),
        Shape::Files(from, to) => capture(position, *from, *to),
        Shape::Man(man) => resolve(position, man),
    }
}

/// The error with the moves that the text may have been meant for.
#[cold]
fn with_near(position: &Position, text: &[u8], mut error: SanError) -> SanError {
    match &mut error {
        SanError::Unreadable { near, .. } => *near = nearest(position, text),
        SanError::Illegal { instead, near, .. } if instead.is_empty() => {
            *near = nearest(position, text);
        }
        _ => {}
    }
    error
}

#[cold]
fn not_a_move(text: &[u8], Unreadable { at, expected }: Unreadable) -> SanError {
    let found = String::from_utf8_lossy(text.get(at..).unwrap_or_default())
        .chars()
        .next();
    SanError::Unreadable {
        at,
        found,
        expected,
        near: Vec::new(),
    }
}

fn illegal(reason: Reason, instead: Vec<String>) -> SanError {
    let near = Vec::new();
    SanError::Illegal {
        reason,
        instead,
        near,
    }
}

/// The one legal move that fits.
#[inline]
fn resolve(position: &Position, man: &Man) -> Result<Move, SanError> {
    let candidates = candidates(position, man);
    let fits = |from: Square| {
        let played = Move {
            from,
            to: man.to,
            promotion: man.promotion,
        };
        position.is_legal(played).then_some(played)
    };
    let mut legal = candidates.into_iter().filter_map(fits);
    match (legal.next(), legal.next()) {
        (Some(only), None) => Ok(only),
        (None, _) => Err(explain(position, man, candidates)),
        (Some(_), Some(_)) => {
            let all = candidates.into_iter().filter_map(fits);
            let candidates = all.map(|played| write(position, played)).collect();
            Err(SanError::Ambiguous { candidates })
        }
    }
}

/// The squares of the men that fit what is written. Whether the only one moves so is left open:
/// it is asked anyway when the move is found legal or not.
#[inline]
fn candidates(position: &Position, man: &Man) -> Bitboard {
    let board = position.board();
    let color = position.turn();
    if board.by_color(color).contains(man.to) {
        // The king onto his own rook is castling, which is not written so.
        return Bitboard::EMPTY;
    }
    let mut from = board.by_piece(Piece {
        color,
        role: man.role,
    });
    if let Some(file) = man.file {
        from &= Bitboard::file(file);
    }
    if let Some(rank) = man.rank {
        from &= Bitboard::rank(rank);
    }
    if man.role == Role::Pawn {
        return from & pawns(position, man);
    }
    if from.is_several() {
        from & movers(position, man)
    } else {
        from
    }
}

/// The squares from which a piece moves to where it is said to go, if nothing pins it.
fn movers(position: &Position, man: &Man) -> Bitboard {
    attacks::of(
        man.role,
        position.turn(),
        man.to,
        position.board().occupied(),
    )
}

/// Where a pawn can come from: straight if no other file is named and no capture written.
#[inline]
fn pawns(position: &Position, man: &Man) -> Bitboard {
    let color = position.turn();
    match man.file {
        Some(file) if file != man.to.file() => attacks::pawn(!color, man.to),
        None if man.captures => Bitboard::EMPTY,
        _ => Bitboard::file(man.to.file()),
    }
}

/// The one legal capture by a pawn from a file on another.
#[cold]
fn capture(position: &Position, from: File, to: File) -> Result<Move, SanError> {
    let pawns = position.board().by_role(Role::Pawn);
    let fits = |it: &&Move| pawns.contains(it.from) && (it.from.file(), it.to.file()) == (from, to);
    let legal = position.legal_moves();
    let fitting: Vec<Move> = legal.iter().filter(fits).copied().collect();
    let written = || fitting.iter().map(|&it| write(position, it)).collect();
    match fitting.as_slice() {
        [only] => Ok(*only),
        [] => Err(illegal(Reason::NoSuchCapture { from, to }, Vec::new())),
        [first, others @ ..] if others.iter().all(|it| it.to == first.to) => {
            Err(illegal(Reason::PromotionMissing, written()))
        }
        _ => {
            let mut candidates: Vec<String> = written();
            candidates.sort();
            Err(SanError::Ambiguous { candidates })
        }
    }
}

/// Why none of the candidates can make the move.
#[cold]
fn explain(position: &Position, man: &Man, candidates: Bitboard) -> SanError {
    let color = position.turn();
    let candidates = if man.role == Role::Pawn {
        candidates
    } else {
        candidates & movers(position, man)
    };
    let legal = position.legal_moves();
    let arrive = |it: &&Move| it.to == man.to && position.castling_wing(**it).is_none();
    let by_pawn = |it: &&Move| {
        position
            .piece_at(it.from)
            .is_some_and(|piece| piece.role == Role::Pawn)
    };
    let spell = |it: &Move| write(position, *it);
    if position.board().by_color(color).contains(man.to) {
        return illegal(Reason::OwnMan { to: man.to }, Vec::new());
    }
    if man.role == Role::King
        && let Some(castling) = castling_to(position, man.to)
    {
        let reason = Reason::NoSuchMan {
            role: man.role,
            to: man.to,
        };
        return illegal(reason, vec![write(position, castling)]);
    }
    if man.role == Role::Pawn && man.file.is_none_or(|file| file == man.to.file()) {
        let captures = legal.iter().filter(arrive).filter(by_pawn);
        let captures: Vec<String> = captures
            .filter(|it| it.from.file() != man.to.file())
            .map(spell)
            .collect();
        if !captures.is_empty() {
            return illegal(Reason::FileMissing, captures);
        }
    }
    let others = |it: &&Move| candidates.contains(it.from) && it.promotion != man.promotion;
    let exchanged: Vec<String> = legal
        .iter()
        .filter(arrive)
        .filter(others)
        .map(spell)
        .collect();
    if !exchanged.is_empty() {
        let missing = man.promotion.is_none();
        let reason = if missing {
            Reason::PromotionMissing
        } else {
            Reason::PromotionImpossible
        };
        return illegal(reason, exchanged);
    }
    let pawn_from_afar = man.role == Role::Pawn && !candidates.is_empty();
    if candidates.is_empty() || (pawn_from_afar && !moves_so(position, man, candidates)) {
        return illegal(
            Reason::NoSuchMan {
                role: man.role,
                to: man.to,
            },
            Vec::new(),
        );
    }
    illegal(Reason::KingAttacked, Vec::new())
}

/// The castling that brings the king to a square.
fn castling_to(position: &Position, to: Square) -> Option<Move> {
    let color = position.turn();
    let wings = flagfall_board::Wing::ALL.into_iter();
    wings
        .filter(|wing| wing.king_target(color) == to)
        .find_map(|wing| position.castling_move(wing))
}

/// Whether one of the pawns could arrive if nothing were to be said about the king.
fn moves_so(position: &Position, man: &Man, pawns: Bitboard) -> bool {
    let mut setup = position.setup();
    if let Some(king) = setup.board.king(position.turn()) {
        setup.board.set(king, None);
    }
    let kingless = Position::assume(setup);
    pawns
        .into_iter()
        .any(|pawn| kingless.legal_targets(pawn).contains(man.to))
}
