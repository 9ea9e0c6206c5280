//! shakmaty (GPL-3.0-or-later): the library of Lichess.

use shakmaty::fen::Fen;
use shakmaty::san::{San, SanPlus};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, MoveList, Position, Role, Square};

use super::{Judges, Library, Pairs, Reads, Writes};

/// shakmaty.
pub struct Shakmaty;

impl Library for Shakmaty {
    const NAME: &'static str = "shakmaty";
    type Position = Chess;
    type Move = Move;
    type List = MoveList;

    fn read(fen: &str) -> Option<Chess> {
        let read = Fen::from_ascii(fen.as_bytes()).ok()?;
        read.into_position(CastlingMode::Standard).ok()
    }

    fn read_chess960(fen: &str) -> Option<Chess> {
        let read = Fen::from_ascii(fen.as_bytes()).ok()?;
        read.into_position(CastlingMode::Chess960).ok()
    }

    fn write(position: &Chess) -> String {
        Fen::from_position(position, EnPassantMode::Legal).to_string()
    }

    fn legal(position: &Chess) -> MoveList {
        position.legal_moves()
    }

    fn play(position: &Chess, played: Move) -> Chess {
        let mut next = position.clone();
        next.play_unchecked(played);
        next
    }

    fn count(position: &Chess) -> u64 {
        position.legal_moves().len() as u64
    }
}

impl Judges for Shakmaty {
    fn is_legal(position: &Chess, played: Move) -> bool {
        position.is_legal(played)
    }
}

impl Pairs for Shakmaty {
    fn pair(position: &Chess, from: usize, to: usize) -> Move {
        let (from, to) = (Square::new(from as u32), Square::new(to as u32));
        let board = position.board();
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let own_rook = board.role_at(to) == Some(Role::Rook) && position.us().contains(to);
        if role == Role::King && own_rook {
            return Move::Castle {
                king: from,
                rook: to,
            };
        }
        if role == Role::Pawn && position.maybe_ep_square() == Some(to) {
            return Move::EnPassant { from, to };
        }
        Move::Normal {
            role,
            from,
            capture: board.role_at(to),
            to,
            promotion: None,
        }
    }
}

impl Reads for Shakmaty {
    fn read_san(position: &Chess, text: &str) -> Option<Move> {
        let read = SanPlus::from_ascii(text.as_bytes()).ok()?;
        San::to_move(read.san, position).ok()
    }
}

impl Writes for Shakmaty {
    fn san(position: &Chess, played: Move) -> String {
        let mut text = String::with_capacity(8);
        Self::push_san(position, played, &mut text);
        text
    }

    fn push_san(position: &Chess, played: Move, text: &mut String) {
        let mut next = position.clone();
        SanPlus::from_move_and_play_unchecked(&mut next, played).append_to_string(text);
    }
}
