//! Positions that no game reaches, and that can be played from all the same.

use flagfall_board::{Board, CastlingRights, Color, File, Piece, Rank, Role, Setup, Square, Wing};

/// Men put anywhere; rights where king and rook stand so; an en passant square now and then. Most
/// cannot be played from: the caller asks again.
pub(crate) fn setup(chance: &mut fastrand::Rng) -> Setup {
    let mut board = Board::empty();
    let turn = if chance.bool() {
        Color::White
    } else {
        Color::Black
    };
    for color in Color::ALL {
        place(&mut board, color, Role::King, chance);
        for _ in 0..chance.usize(..13) {
            let role = *chance.choice(&MEN).unwrap_or(&Role::Queen);
            place(&mut board, color, role, chance);
        }
    }
    let mut setup = Setup {
        board,
        turn,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: chance.u32(1..300),
    };
    castling(&mut setup, chance);
    en_passant(&mut setup, chance);
    setup
}

/// Queens are as frequent as pawns: pins and checks are what is looked for.
const MEN: [Role; 8] = [
    Role::Pawn,
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::Queen,
];

fn place(board: &mut Board, color: Color, role: Role, chance: &mut fastrand::Rng) {
    let home = role == Role::King && chance.u8(..3) == 0;
    let square = match home {
        true => Square::new(File::E, Rank::home(color)),
        false => *chance.choice(&Square::ALL).unwrap_or(&Square::A1),
    };
    let last =
        square.rank() == Rank::home(Color::White) || square.rank() == Rank::home(Color::Black);
    if board.piece_at(square).is_none() && !(role == Role::Pawn && last) {
        board.set(square, Some(Piece { color, role }));
    }
}

/// Rooks are put where the king is at home, if nothing stands there.
fn castling(setup: &mut Setup, chance: &mut fastrand::Rng) {
    for color in Color::ALL {
        let home = Rank::home(color);
        if setup.board.king(color) != Some(Square::new(File::E, home)) {
            continue;
        }
        for wing in Wing::ALL {
            let square = Square::new(wing.usual_file(), home);
            if setup.board.piece_at(square).is_none() && chance.bool() {
                let role = Role::Rook;
                setup.board.set(square, Some(Piece { color, role }));
                setup.castling.set(color, wing, wing.usual_file());
            }
        }
    }
}

/// A pawn is put where it can have passed over the square; pawns beside it are then frequent.
fn en_passant(setup: &mut Setup, chance: &mut fastrand::Rng) {
    if chance.u8(..3) > 0 {
        return;
    }
    // The squares of one file where the pawn stood, that it passed over, and where it stands.
    let squares = match setup.turn {
        Color::White => [48, 40, 32],
        Color::Black => [8, 16, 24],
    };
    let file = chance.usize(..8);
    let [home, passed, arrived] = squares.map(|rank| Square::ALL[rank + file]);
    let taken = |square| setup.board.piece_at(square).is_some();
    if taken(home) || taken(passed) || taken(arrived) {
        return;
    }
    let pawn = |color| {
        Some(Piece {
            color,
            role: Role::Pawn,
        })
    };
    setup.board.set(arrived, pawn(!setup.turn));
    setup.en_passant = Some(passed);
    for side in [-1, 1] {
        let beside = arrived.offset(side, 0);
        if let Some(beside) = beside.filter(|&it| setup.board.piece_at(it).is_none())
            && chance.bool()
        {
            setup.board.set(beside, pawn(setup.turn));
        }
    }
}
