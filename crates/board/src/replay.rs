//! Making the move that a written one stands for: a kind of man and the square he arrives on.

use crate::men::Men;
use crate::side::{Black, Side, White};
use crate::step::LAST_RANKS;
use crate::{Bitboard, Color, Move, Position, Role, Square, attacks};

impl Position {
    /// Makes the move by which a man of a kind arrives on a square, and says which it was; the
    /// man stands among the squares given. Castling and promotion are not made so.
    ///
    /// `None` leaves the position as it is and says only that the answer is not plain: no such man
    /// moves there, or several do if nothing is said about the king, or the one who does may not
    /// (3.9.2), or the player has not one king.
    ///
    /// ```
    /// use flagfall_board::{Bitboard, File, Move, Position, Role, Square};
    /// let mut position = Position::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")?;
    /// assert_eq!(position.arrive(Role::Knight, Square::D2, Bitboard::ALL), None); // two can
    /// let among = Bitboard::file(File::B);
    /// let played = position.arrive(Role::Knight, Square::D2, among);
    /// assert_eq!(played, Some(Move::new(Square::B1, Square::D2)));
    /// assert_eq!(position.fen(), "4k3/8/8/8/8/5N2/3N4/4K3 b - - 1 1");
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[inline]
    pub fn arrive(&mut self, role: Role, to: Square, among: Bitboard) -> Option<Move> {
        match (self.turn, role) {
            (Color::White, Role::Pawn) => self.arrive_pawn::<White>(to, among),
            (Color::Black, Role::Pawn) => self.arrive_pawn::<Black>(to, among),
            (Color::White, _) => self.arrive_piece::<White>(role, to, among),
            (Color::Black, _) => self.arrive_piece::<Black>(role, to, among),
        }
    }

    #[inline(always)]
    fn arrive_piece<S: Side>(&mut self, role: Role, to: Square, among: Bitboard) -> Option<Move> {
        let men = Men::of::<S>(&self.board);
        let king = only(men.kings & men.ours)?;
        if (men.ours | men.kings).contains(to) {
            return None;
        }
        let is_open = |from: Square| (attacks::between(from, to) & men.occupied).is_empty();
        let aligned = aligned(&men, role, to) & men.ours & among;
        let mut from = aligned.first()?;
        if aligned.is_several() {
            let open = aligned.into_iter().filter(|&it| is_open(it));
            from = only(open.collect())?;
        } else if !is_open(from) {
            return None;
        }
        let king = if role == Role::King { to } else { king };
        self.take::<S>(self.relocate::<S>(role, from, to, None), king)?;
        Some(Move::new(from, to))
    }

    #[inline(always)]
    fn arrive_pawn<S: Side>(&mut self, to: Square, among: Bitboard) -> Option<Move> {
        let men = Men::of::<S>(&self.board);
        let pawns = men.pawns & men.ours & among;
        let king = only(men.kings & men.ours)?;
        if LAST_RANKS.contains(to) {
            return None;
        }
        let target = to.bit();
        let passed = self.en_passant.map_or(Bitboard::EMPTY, Square::bit);
        // A set of squares if they hold the target, else none.
        let if_in = |set: Bitboard| Bitboard((set.0 >> to.index() & 1).wrapping_neg());
        let one = S::Other::forward(target & !men.occupied);
        let two = S::Other::forward(one & S::THIRD & !men.occupied);
        let captures =
            attacks::pawn(S::Other::COLOR, to) & if_in((men.theirs & !men.kings) | passed);
        let from = only(pawns & (one | two | captures))?;
        let next = if two.contains(from) {
            self.double::<S>(from, to)
        } else if passed == target {
            self.pass::<S>(from, to)
        } else {
            self.relocate::<S>(Role::Pawn, from, to, None)
        };
        self.take::<S>(next, king)?;
        Some(Move::new(from, to))
    }

    /// Takes the position after a move, unless the mover's king is attacked in it.
    #[inline(always)]
    fn take<S: Side>(&mut self, next: Position, king: Square) -> Option<()> {
        let men = Men::of::<S>(&next.board);
        if men.attack::<S>(king, men.theirs, men.occupied) {
            return None;
        }
        *self = next;
        Some(())
    }
}

/// The one square of a set.
#[inline(always)]
fn only(set: Bitboard) -> Option<Square> {
    (!set.is_several()).then_some(set)?.first()
}

/// The men of a kind, of both colours, that would attack a square if it were empty between. There
/// is no branch to foretell, as a game's text does not repeat itself; nor a large table, of which
/// a game's moves find little where it is near.
#[inline(always)]
fn aligned(men: &Men, role: Role, to: Square) -> Bitboard {
    let when = |on: bool, set: Bitboard| Bitboard(set.0 & u64::from(on).wrapping_neg());
    let is = |it: Role| role == it;
    let queens = men.slanting & men.straight;
    let slants = when(is(Role::Bishop), men.slanting & !queens) | when(is(Role::Queen), queens);
    let straights = when(is(Role::Rook), men.straight & !queens) | when(is(Role::Queen), queens);
    (attacks::knight(to) & when(is(Role::Knight), men.knights))
        | (attacks::king(to) & when(is(Role::King), men.kings))
        | (attacks::diagonals(to) & slants)
        | (attacks::straights(to) & straights)
}
