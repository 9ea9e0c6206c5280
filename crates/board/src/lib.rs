//! Squares, men, positions and moves; which moves are legal (Articles 1–3).
//!
//! A [`Setup`] is what is written down; a [`Position`] is what may be played. A position lists its
//! legal [`Move`]s and plays them; it knows check, checkmate and stalemate, and what makes two
//! positions the same ([`Identity`]). It knows no clock, no edition, no draw and no result.
//!
//! ```
//! use flagfall_board::{Color, Position};
//!
//! let position = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")?;
//! assert_eq!(position.turn(), Color::White);
//! for &played in &position.legal_moves() {
//!     let next = position.play(played);
//!     assert!(!next.is_check_on(Color::White)); // 3.9.2
//! }
//! # Ok::<(), flagfall_board::FenOrSetupError>(())
//! ```
//!
//! The crate needs neither the standard library nor, without the feature `alloc`, a heap.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod color;
mod cpu;
mod drawing;
mod fen;
mod fen_or_setup;
mod identity;
mod legality;
mod line;
mod lines;
#[cfg(not(target_family = "wasm"))]
mod magics;
mod make;
mod men;
mod movegen;
mod moves;
mod perft;
mod position;
mod replay;
mod role;
mod setup;
mod side;
#[cfg(not(target_family = "wasm"))]
mod sliders;
mod square;
mod step;
mod validate;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingRights, Wing};
pub use color::Color;
pub use drawing::Drawing;
pub use fen::{FenError, FenField};
pub use fen_or_setup::FenOrSetupError;
pub use identity::Identity;
pub use line::{File, Rank};
pub use moves::{Move, MoveList, Moves};
pub use perft::{divide, perft, perft_made};
pub use position::Position;
pub use role::{Piece, Role};
pub use setup::Setup;
pub use square::{Square, SquareError};
pub use validate::{Leniency, SetupError, SetupFault};

// Its examples are run like those of the items; they ask for texts.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../README.md")]
struct Readme;
