//! Holds a certificate against the rules, without trusting whoever made it.
//!
//! Nothing is searched here and nothing of the solver's is used but the certificate's data and
//! what the material alone decides. Each claim is taken literally: every legal move from every
//! position listed one by one, and every way in which some position of a shape may change.

mod answer;
mod lanes;
mod leave;
mod list;
mod mate;

use core::fmt;
use std::collections::HashSet;

use flagfall_board::{Bitboard, Board, Color, Identity, Position, Role, Square, attacks};

use crate::certificate::Certificate;
use crate::cover::{ATTACK, DEFEND, Group, Shape};
use crate::material::cannot_mate;

/// Why a certificate proves nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// The position asked about, or one that a listed position leads to, is not in it.
    Missing(Box<Position>),
    /// A listed position, or one that is led to, is a mate.
    Mate(Box<Position>),
    /// A shape, by its place, is not what a shape must be.
    Malformed(usize),
    /// A move inside a shape, by its place, leads to what it does not hold.
    Open(usize),
    /// A move out of a shape, by its place, leads to what no shape holds.
    Leaves(usize),
    /// A shape, by its place, may hold a mate.
    MayMate(usize),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Missing(at) => write!(f, "{} is not covered", at.fen()),
            Flaw::Mate(at) => write!(f, "{} is mate", at.fen()),
            Flaw::Malformed(shape) => write!(f, "shape {shape} is malformed"),
            Flaw::Open(shape) => write!(f, "shape {shape} is not closed"),
            Flaw::Leaves(shape) => write!(f, "shape {shape} can be left for what is not covered"),
            Flaw::MayMate(shape) => write!(f, "shape {shape} may hold a mate"),
        }
    }
}

impl core::error::Error for Flaw {}

/// Whether a certificate proves that its side cannot mate from a position.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::{Budget, verify, winnable};
/// let blocked = Position::from_fen("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50")?;
/// let answer = winnable(&blocked, Color::White, Budget::default());
/// let certificate = answer.certificate.unwrap_or_else(|| unreachable!("it is dead"));
/// assert_eq!(verify(&blocked, &certificate), Ok(()));
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
///
/// # Errors
///
/// The first [`Flaw`] found.
pub fn verify(position: &Position, certificate: &Certificate) -> Result<(), Flaw> {
    let single = certificate.positions.iter().map(Position::identity);
    let single: HashSet<Identity> = single.collect();
    let fine = |now: &Position| fine(now, &single, certificate);
    fine(position)?;
    for position in &certificate.positions {
        for &played in &position.legal_moves() {
            fine(&position.play(played))?;
        }
    }
    for placement in &certificate.placements {
        for position in list::positions(placement, certificate.side) {
            if position.turn() != certificate.side && position.is_checkmate() {
                return Err(Flaw::Mate(Box::new(position)));
            }
            for &played in &position.legal_moves() {
                fine(&position.play(played))?;
            }
        }
    }
    for (index, shape) in certificate.shapes.iter().enumerate() {
        let view = View::of(shape, certificate.side).ok_or(Flaw::Malformed(index))?;
        if !view.is_closed() {
            return Err(Flaw::Open(index));
        }
        if !leave::is_covered(&view, certificate) {
            return Err(Flaw::Leaves(index));
        }
        if mate::is_possible(&view) {
            return Err(Flaw::MayMate(index));
        }
    }
    Ok(())
}

/// Whether a position is no mate and lies in the certificate.
fn fine(now: &Position, single: &HashSet<Identity>, certificate: &Certificate) -> Result<(), Flaw> {
    let side = certificate.side;
    if now.turn() != side && now.is_checkmate() {
        return Err(Flaw::Mate(Box::new(*now)));
    }
    let unsound_check = now.is_check_on(!now.turn());
    let held = cannot_mate(now.board(), side)
        || single.contains(&now.identity())
        || !unsound_check && certificate.holds(now);
    held.then_some(()).ok_or(Flaw::Missing(Box::new(*now)))
}

/// A shape with what follows from it for certain.
struct View<'a> {
    shape: &'a Shape,
    side: Color,
    /// The squares that a man of a colour, not the king, stands on in every position.
    stands: [Bitboard; 2],
    /// Every square that somebody stands on in every position.
    occupied: Bitboard,
    /// What the men other than the king attack in every position.
    guards: [Bitboard; 2],
    /// Where such a man may go.
    onto: Bitboard,
}

impl<'a> View<'a> {
    fn of(shape: &'a Shape, side: Color) -> Option<View<'a>> {
        let [white, black] = shape.pawns;
        let sound = shape.groups.iter().enumerate().all(|(index, group)| {
            let like = |other: &&Group| other.piece == group.piece && !group.is_pawn();
            let before = shape.groups[..index].iter().filter(like);
            let mut before = before.filter(|other| (other.reach & group.reach).any());
            group.piece.role != Role::King
                && group.count > 0
                && (!group.held || group.reach.count() == group.count)
                && before.next().is_none()
        });
        if !sound || (white & black).any() {
            return None;
        }
        let stands = Color::ALL.map(|color| stands(shape, color));
        let guards = Color::ALL.map(|color| guards(shape.pawns, &shape.groups, color));
        let occupied = stands[0] | stands[1] | lone(kings(shape, true)) | lone(kings(shape, false));
        let view = View {
            shape,
            side,
            stands,
            occupied,
            guards,
            onto: Bitboard::ALL,
        };
        if !lanes::are_sound(&view) {
            return None;
        }
        if !shape.check {
            return Some(view);
        }
        let onto = answer::squares(&view)?;
        Some(View { onto, ..view })
    }

    fn color(&self, turn: usize) -> Color {
        if turn == ATTACK {
            self.side
        } else {
            !self.side
        }
    }

    /// The king pairs with a player to move: whose turn, the mover's king, the other's.
    fn pairs(&self, turn: usize) -> impl Iterator<Item = (Square, Square)> {
        let pairs = &self.shape.kings[turn];
        Square::ALL.into_iter().flat_map(move |ours| {
            let theirs = pairs[ours.index()].into_iter();
            theirs.map(move |theirs| {
                if turn == ATTACK {
                    (ours, theirs)
                } else {
                    (theirs, ours)
                }
            })
        })
    }

    /// Whether moves that capture nothing and move no pawn stay in the shape. Those of pawns that
    /// are groups do.
    fn is_closed(&self) -> bool {
        let shape = self.shape;
        // Out of a check every move leads on.
        if shape.check {
            return true;
        }
        let ghosts = shape.ghosts.any();
        let mut closed = !ghosts || (!(shape.ghosts | self.occupied)).is_empty();
        for turn in [ATTACK, DEFEND] {
            let color = self.color(turn);
            let ours = shape
                .groups
                .iter()
                .filter(|group| group.piece.color == color);
            let can_pass = ours.clone().any(|group| group.reach.count() > group.count)
                || turn == DEFEND && ghosts;
            for group in ours.filter(|group| !group.is_pawn()) {
                let to = seen(group, self.occupied) & !self.occupied;
                closed &= group.reach.count() <= group.count || (to & !group.reach).is_empty();
                closed &= group.reach.count() > group.count || group.held || to.is_empty();
            }
            for (king, other) in self.pairs(turn) {
                for to in steps(self, color, king, other) & !self.stands[(!color).index()] {
                    closed &= has(shape, turn, to, other);
                }
                if can_pass && !self.guards[(!color).index()].contains(king) {
                    closed &= has(shape, turn, king, other);
                    closed &= turn == DEFEND || shape.struck[king.index()].contains(other);
                }
            }
        }
        closed
    }
}

/// Whether the shape has a pair after the mover's turn, or it cannot be.
fn has(shape: &Shape, turn: usize, mover: Square, other: Square) -> bool {
    if turn == ATTACK {
        shape.kings[DEFEND][mover.index()].contains(other)
    } else {
        shape.kings[ATTACK][other.index()].contains(mover)
    }
}

/// Where a king may step: not onto his own men, nor into check for certain.
fn steps(view: &View<'_>, color: Color, king: Square, other: Square) -> Bitboard {
    attacks::king(king)
        & !attacks::king(other).with(other)
        & !view.stands[color.index()]
        & !view.guards[(!color).index()]
}

fn kings(shape: &Shape, attacker: bool) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for square in Square::ALL {
        let pairs = shape.kings[ATTACK][square.index()] | shape.kings[DEFEND][square.index()];
        if attacker && pairs.any() {
            squares = squares.with(square);
        } else if !attacker {
            squares |= pairs;
        }
    }
    squares
}

fn lone(squares: Bitboard) -> Bitboard {
    if squares.count() == 1 {
        squares
    } else {
        Bitboard::EMPTY
    }
}

/// As many men as squares: there is one on each.
fn full(groups: &[Group], color: Color) -> impl Iterator<Item = &Group> {
    let groups = groups.iter();
    groups.filter(move |group| group.piece.color == color && group.reach.count() == group.count)
}

fn stands(shape: &Shape, color: Color) -> Bitboard {
    full(&shape.groups, color).fold(shape.pawns[color.index()], |all, group| all | group.reach)
}

/// What the men of a colour but the king attack wherever they stand.
fn guards(pawns: [Bitboard; 2], groups: &[Group], color: Color) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for pawn in pawns[color.index()] {
        all |= attacks::pawn(color, pawn);
    }
    for group in full(groups, color) {
        all |= seen(group, Bitboard::ALL);
    }
    all
}

/// What men of a group may see, past everybody who need not be there.
fn seen(group: &Group, occupied: Bitboard) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for at in group.reach {
        all |= attacks::of(group.piece.role, group.piece.color, at, occupied);
    }
    all
}

/// A board with as many men of each kind as the shape, each somewhere in his reach.
fn some_board(pawns: [Bitboard; 2], groups: &[Group]) -> Board {
    use flagfall_board::Piece;
    let mut board = Board::empty();
    for color in Color::ALL {
        let role = Role::Pawn;
        for at in pawns[color.index()] {
            board.set(at, Some(Piece { color, role }));
        }
    }
    for group in groups {
        let shade = |at: &Square| group.reach.first().map(Square::is_light) == Some(at.is_light());
        let free = (!board.occupied()).into_iter().filter(shade);
        for at in free.take(group.count as usize) {
            board.set(at, Some(group.piece));
        }
    }
    for color in Color::ALL {
        if let Some(at) = (!board.occupied()).first() {
            let role = Role::King;
            board.set(at, Some(Piece { color, role }));
        }
    }
    board
}
