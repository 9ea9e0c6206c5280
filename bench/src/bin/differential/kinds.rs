//! Kinds of game, each leaning towards one place where move generators go wrong.

use flagfall_board::{Color, Move, Position, Role, Setup, Square, Wing};

use crate::odd;

/// What a game is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Uniform,
    Captures,
    Promotions,
    Castling,
    EnPassant,
    Checks,
    KingWalks,
    Chess960,
    Shuffled,
    Odd,
}

const PROMOTIONS: [&str; 4] = [
    "7k/PPPPPP2/8/8/8/8/pppppp2/7K w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
    "1n1n1n1k/P1P1P3/6r1/8/8/6R1/p1p1p3/1N1N1N1K b - - 0 1",
];
const CASTLING: [&str; 4] = [
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1",
];
const EN_PASSANT: [&str; 7] = [
    "4k3/pppppppp/8/PPPPPPPP/8/8/8/4K3 b - - 0 1",
    "1r2k1r1/8/8/8/pppppppp/8/PPPPPPPP/1R2K1R1 w - - 0 1",
    "2b1k2q/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/2B1K2Q b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/pppp4/8/K2P3r/R2p3k/8/4PPPP/8 b - - 0 1",
    "3r2b1/2p1p3/8/3P4/8/3K4/8/k7 b - - 0 1",
    "8/8/8/1k6/3p1p2/8/4P3/B3KQ2 w - - 0 1",
];
const KING_WALKS: [&str; 5] = [
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "8/8/4k3/8/2R2b2/8/3KP3/8 w - - 0 1",
    "r1bqk2r/8/8/8/8/8/8/R1BQK2R w KQkq - 0 1",
    "3q4/2n1k3/4p3/8/8/3P4/3K1N2/4Q3 b - - 0 1",
    "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50",
];

impl Kind {
    pub(crate) const ALL: [Kind; 10] = [
        Kind::Uniform,
        Kind::Captures,
        Kind::Promotions,
        Kind::Castling,
        Kind::EnPassant,
        Kind::Checks,
        Kind::KingWalks,
        Kind::Chess960,
        Kind::Shuffled,
        Kind::Odd,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Uniform => "uniform",
            Kind::Captures => "captures",
            Kind::Promotions => "promotions",
            Kind::Castling => "castling",
            Kind::EnPassant => "en passant",
            Kind::Checks => "checks",
            Kind::KingWalks => "king walks",
            Kind::Chess960 => "Chess960",
            Kind::Shuffled => "Chess960, both sides shuffled",
            Kind::Odd => "odd positions",
        }
    }

    /// Whether rooks and kings may stand where orthodox chess has none.
    pub(crate) fn is_chess960(self) -> bool {
        matches!(self, Kind::Chess960 | Kind::Shuffled)
    }

    /// How many moves are played of one game at most.
    pub(crate) fn plies(self) -> usize {
        match self {
            Kind::Odd => 12,
            Kind::EnPassant => 40,
            Kind::Chess960 | Kind::Shuffled | Kind::Castling => 80,
            _ => 250,
        }
    }

    /// Where a game starts, which need not be lawful.
    pub(crate) fn start(self, chance: &mut fastrand::Rng) -> Setup {
        let known = match self {
            Kind::Uniform | Kind::Captures | Kind::Checks => return Setup::initial(),
            Kind::Chess960 => {
                let number = chance.u16(..960);
                return shuffled(number, number);
            }
            Kind::Shuffled => return shuffled(chance.u16(..960), chance.u16(..960)),
            Kind::Odd => return odd::setup(chance),
            Kind::Promotions => &PROMOTIONS[..],
            Kind::Castling => &CASTLING[..],
            Kind::EnPassant => &EN_PASSANT[..],
            Kind::KingWalks => &KING_WALKS[..],
        };
        let fen = chance.choice(known).copied().unwrap_or_default();
        Setup::from_fen(fen).unwrap_or_default()
    }

    /// How often a move is chosen, against 1 for any other.
    pub(crate) fn weight(self, position: &Position, played: Move) -> u32 {
        let board = position.board();
        let role = board.role_at(played.from);
        let castles = || position.castling_wing(played).is_some();
        match self {
            Kind::Captures if position.is_capture(played) => 8,
            Kind::Promotions if played.promotion.is_some() => 8,
            Kind::Promotions if role == Some(Role::Pawn) => 4,
            Kind::Castling | Kind::Chess960 | Kind::Shuffled if castles() => 30,
            Kind::Castling if position.is_capture(played) => 3,
            Kind::EnPassant if position.is_en_passant(played) => 40,
            Kind::EnPassant if role == Some(Role::Pawn) => match passes(played) {
                true if position.play(played).en_passant().is_some() => 30,
                true => 3,
                false => 1,
            },
            Kind::Checks if position.play(played).in_check() => 16,
            Kind::KingWalks if role == Some(Role::King) => 10,
            _ => 1,
        }
    }
}

/// Whether a pawn passes over a square.
fn passes(played: Move) -> bool {
    played.from.index().abs_diff(played.to.index()) == 16
}

/// White's men as in one start position of Chess960, Black's as in another.
fn shuffled(white: u16, black: u16) -> Setup {
    let mut setup = Setup::chess960(white).unwrap_or_default();
    let other = Setup::chess960(black).unwrap_or_default();
    for square in other.board.by_color(Color::Black) {
        setup.board.set(square, other.board.piece_at(square));
    }
    for wing in Wing::ALL {
        if let Some(rook) = other.castling.rook(Color::Black, wing).map(Square::file) {
            setup.castling.set(Color::Black, wing, rook);
        }
    }
    setup
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_can_be_played_from() {
        for fen in [&PROMOTIONS[..], &CASTLING, &EN_PASSANT, &KING_WALKS].concat() {
            assert!(Position::from_fen(fen).is_ok(), "{fen}");
        }
        for (white, black) in [(0, 959), (518, 518), (959, 0)] {
            assert!(shuffled(white, black).position().is_ok());
        }
    }
}
