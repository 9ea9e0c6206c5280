//! Article 3: the moves of the pieces.

mod attack;
mod bishop;
mod castling;
mod castling_lost;
mod castling_prevented;
mod check;
mod en_passant;
mod illegal_position;
mod intervening;
mod king_step;
mod knight;
mod legal_move;
mod occupation;
mod own_king;
mod pawn_capture;
mod pawn_first_move;
mod pawn_step;
mod promotion;
mod queen;
mod rook;
#[cfg(test)]
pub(crate) mod testing;

pub use attack::ATTACK;
pub use bishop::BISHOP;
pub use castling::CASTLING;
pub(crate) use castling::{home_rook, meant};
pub use castling_lost::CASTLING_LOST;
pub use castling_prevented::CASTLING_PREVENTED;
pub use check::{CHECK, givers};
pub use en_passant::EN_PASSANT;
pub use illegal_position::{ILLEGAL_POSITION, illegal_position};
pub use intervening::INTERVENING;
pub use king_step::{KING_STEP, KingStep};
pub use knight::KNIGHT;
pub use legal_move::{LEGAL_MOVE, judge};
pub use occupation::OCCUPATION;
pub use own_king::OWN_KING;
pub use pawn_capture::PAWN_CAPTURE;
pub use pawn_first_move::PAWN_FIRST_MOVE;
pub use pawn_step::PAWN_STEP;
pub use promotion::PROMOTION;
pub use queen::QUEEN;
pub use rook::ROOK;

use flagfall_board::{Move, Position, Square};
use flagfall_edition::{Citation, Law, Listing, Provision, Sources};
use flagfall_say::{Text, say};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct MovesOfThePieces {
    /// Own men are in the way, the opponent's are captured (R3.1.1).
    pub occupation: Provision<()>,
    /// What it is to attack (R3.1.2).
    pub attack: Provision<()>,
    /// The bishop (R3.2.1).
    pub bishop: Provision<()>,
    /// The rook (R3.3.1).
    pub rook: Provision<()>,
    /// The queen (R3.4.1).
    pub queen: Provision<()>,
    /// Bishop, rook and queen do not jump (R3.5.1).
    pub intervening: Provision<()>,
    /// The knight (R3.6.1).
    pub knight: Provision<()>,
    /// The pawn's step (R3.7.1).
    pub pawn_step: Provision<()>,
    /// The pawn's two squares on its first move (R3.7.2).
    pub pawn_first_move: Provision<()>,
    /// The pawn's capture (R3.7.3).
    pub pawn_capture: Provision<()>,
    /// Capturing in passing (R3.7.4).
    pub en_passant: Provision<()>,
    /// The exchange on the last rank (R3.7.5).
    pub promotion: Provision<()>,
    /// The king's step (R3.8.1).
    pub king_step: Provision<KingStep>,
    /// Castling (R3.8.2).
    pub castling: Provision<()>,
    /// The right to castle, lost (R3.8.3).
    pub castling_lost: Provision<()>,
    /// Castling prevented for the time being (R3.8.4).
    pub castling_prevented: Provision<()>,
    /// What check is (R3.9.1).
    pub check: Provision<()>,
    /// The own king may not be left in check (R3.9.2).
    pub own_king: Provision<()>,
    /// Which moves are legal (R3.10.1).
    pub legal_move: Provision<()>,
    /// Which positions are illegal (R3.10.2).
    pub illegal_position: Law<()>,
}

impl MovesOfThePieces {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> MovesOfThePieces {
        MovesOfThePieces {
            occupation: sources.always(&OCCUPATION),
            attack: sources.always(&ATTACK),
            bishop: sources.always(&BISHOP),
            rook: sources.always(&ROOK),
            queen: sources.always(&QUEEN),
            intervening: sources.always(&INTERVENING),
            knight: sources.always(&KNIGHT),
            pawn_step: sources.always(&PAWN_STEP),
            pawn_first_move: sources.always(&PAWN_FIRST_MOVE),
            pawn_capture: sources.always(&PAWN_CAPTURE),
            en_passant: sources.always(&EN_PASSANT),
            promotion: sources.always(&PROMOTION),
            king_step: sources.always(&KING_STEP),
            castling: sources.always(&CASTLING),
            castling_lost: sources.always(&CASTLING_LOST),
            castling_prevented: sources.always(&CASTLING_PREVENTED),
            check: sources.always(&CHECK),
            own_king: sources.always(&OWN_KING),
            legal_move: sources.always(&LEGAL_MOVE),
            illegal_position: sources.law(&ILLEGAL_POSITION),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        OCCUPATION.listing(),
        ATTACK.listing(),
        BISHOP.listing(),
        ROOK.listing(),
        QUEEN.listing(),
        INTERVENING.listing(),
        KNIGHT.listing(),
        PAWN_STEP.listing(),
        PAWN_FIRST_MOVE.listing(),
        PAWN_CAPTURE.listing(),
        EN_PASSANT.listing(),
        PROMOTION.listing(),
        KING_STEP.listing(),
        CASTLING.listing(),
        CASTLING_LOST.listing(),
        CASTLING_PREVENTED.listing(),
        CHECK.listing(),
        OWN_KING.listing(),
        LEGAL_MOVE.listing(),
        ILLEGAL_POSITION.listing(),
    ]
}

/// What hands did on the board, judged by Article 3.
#[derive(Clone, Debug)]
pub enum Legality {
    /// A legal move; castling is the king onto his own rook.
    Legal(Move),
    /// No legal move, and why not.
    Illegal(Fault),
}

/// Which clause of Article 3 is broken.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What is wrong.
    pub text: Text,
    /// The clauses broken, the nearest first.
    pub citations: Vec<Citation>,
}

impl Fault {
    fn under<R>(law: &Provision<R>, text: impl Into<Text>) -> Fault {
        Fault {
            text: text.into(),
            citations: law.citations().collect(),
        }
    }

    fn and<R>(mut self, law: &Provision<R>) -> Fault {
        self.citations.extend(law.citations());
        self
    }
}

/// A man as people speak of it: `the bishop on c4`.
pub(crate) fn man(position: &Position, square: Square) -> Text {
    match position.piece_at(square) {
        Some(piece) => say!("man-on", man = piece.role, square = square),
        None => say!("some-man-on", square = square),
    }
}

/// How far a man goes: files to the right and ranks towards the eighth.
fn way(from: Square, to: Square) -> (i32, i32) {
    let files = to.file().index() as i32 - from.file().index() as i32;
    let ranks = to.rank().index() as i32 - from.rank().index() as i32;
    (files, ranks)
}
