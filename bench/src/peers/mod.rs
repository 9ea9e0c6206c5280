//! Every library behind one set of questions, each asked in the way its own documents advise.

mod cozy;
mod esca;
mod flagfall;
mod jordanbray;
mod owlchess;
mod shakmaty;

pub use cozy::Cozy;
pub use esca::Esca;
pub use flagfall::Flagfall;
pub use jordanbray::JordanBray;
pub use owlchess::Owlchess;
pub use shakmaty::Shakmaty;

use std::hint::black_box;
use std::ops::Deref;

/// A library that knows positions and their legal moves.
pub trait Library: 'static {
    /// What it is called.
    const NAME: &'static str;
    /// A position that can be played from.
    type Position: Clone;
    /// A move as the library passes it about.
    type Move: Copy;
    /// Its list of moves.
    type List: Deref<Target = [Self::Move]>;

    /// Reads the FEN of an orthodox position and judges it.
    fn read(fen: &str) -> Option<Self::Position>;
    /// Reads the FEN of a Chess960 position, rights by the files of the rooks, and judges it.
    fn read_chess960(fen: &str) -> Option<Self::Position>;
    /// The FEN of a position.
    fn write(position: &Self::Position) -> String;
    /// Every legal move.
    fn legal(position: &Self::Position) -> Self::List;
    /// The position after a legal move.
    fn play(position: &Self::Position, played: Self::Move) -> Self::Position;
    /// How many legal moves there are, the fastest way it has.
    fn count(position: &Self::Position) -> u64;

    /// The position after each legal move, in turn.
    fn each(position: &Self::Position, mut next: impl FnMut(&Self::Position)) {
        for &played in Self::legal(position).iter() {
            next(&Self::play(position, played));
        }
    }

    /// How many paths of legal moves there are, the last move counted and not made.
    fn perft(position: &Self::Position, depth: u32) -> u64 {
        if depth == 1 {
            return Self::count(position);
        }
        let mut paths = 0;
        Self::each(position, |next| paths += Self::perft(next, depth - 1));
        paths
    }

    /// The same with every move made on a board.
    fn perft_made(position: &Self::Position, depth: u32) -> u64 {
        each_made::<Self>(position, depth)
    }
}

/// The paths of legal moves, each position visited as [`Library::each`] does. Nobody looks at the
/// last ones; the compiler is told otherwise, or it might not make them.
pub fn each_made<L: Library + ?Sized>(position: &L::Position, depth: u32) -> u64 {
    let mut paths = 0;
    L::each(position, |next| {
        paths += if depth == 1 {
            black_box(next);
            1
        } else {
            each_made::<L>(next, depth - 1)
        };
    });
    paths
}

/// A library that knows of a given move whether it is legal.
pub trait Judges: Library {
    /// Whether a move is legal.
    fn is_legal(position: &Self::Position, played: Self::Move) -> bool;
}

/// A library of which a move can be asked that nobody has generated.
pub trait Pairs: Judges {
    /// A move from a square to a square, both from 0 for a1 to 63 for h8, along the ranks.
    fn pair(position: &Self::Position, from: usize, to: usize) -> Self::Move;
}

/// A library that reads algebraic notation.
pub trait Reads: Library {
    /// The legal move a text stands for.
    fn read_san(position: &Self::Position, text: &str) -> Option<Self::Move>;
}

/// A library that writes algebraic notation with its check and mate marks.
pub trait Writes: Library {
    /// A legal move in algebraic notation.
    fn san(position: &Self::Position, played: Self::Move) -> String;
    /// The same at the end of a text.
    fn push_san(position: &Self::Position, played: Self::Move, text: &mut String);
}
