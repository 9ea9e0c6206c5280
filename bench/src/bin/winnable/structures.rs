//! Positions made by dice: chains of blocked pawns, the kings, and a few men besides.

use fastrand::Rng;
use flagfall_board::{
    Board, CastlingRights, Color, File, Move, Piece, Position, Rank, Role, Setup, Square,
};

/// A position of one of the kinds; `None` if the dice made none that is legal.
pub(crate) fn position(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::empty();
    let kind = rng.u8(..7);
    let share = [0.8, 0.9, 1.0, 1.0][rng.usize(..4)];
    if kind == 6 {
        lanes(rng, &mut board, share);
    } else {
        walls(rng, &mut board, share);
    }
    match kind {
        0 => {
            let count = rng.usize(..=4);
            let roles = [
                Role::Bishop,
                Role::Bishop,
                Role::Pawn,
                Role::Knight,
                Role::Rook,
            ];
            scatter(rng, &mut board, count, &roles);
        }
        1 => {
            let count = rng.usize(..=2);
            scatter(rng, &mut board, count, &[Role::Bishop, Role::Pawn]);
        }
        2 => bishops(rng, &mut board),
        3 => {
            let (pawns, men) = (rng.usize(1..=2), rng.usize(..=1));
            scatter(rng, &mut board, pawns, &[Role::Pawn]);
            scatter(rng, &mut board, men, &[Role::Bishop]);
        }
        4 => cage(rng, &mut board),
        6 => {
            let men = rng.usize(..=2);
            scatter(
                rng,
                &mut board,
                men,
                &[Role::Bishop, Role::Bishop, Role::Knight],
            );
        }
        _ => {
            let men = rng.usize(..=1);
            scatter(rng, &mut board, men, &[Role::Bishop, Role::Pawn]);
            return passing(rng, board);
        }
    }
    let turn = color(rng);
    finish(rng, board, turn)
}

fn color(rng: &mut Rng) -> Color {
    if rng.bool() {
        Color::White
    } else {
        Color::Black
    }
}

fn free(rng: &mut Rng, board: &Board) -> Option<Square> {
    (0..40)
        .map(|_| Square::ALL[rng.usize(..64)])
        .find(|&square| board.piece_at(square).is_none())
}

fn at(file: File, rank: usize) -> Option<Square> {
    Rank::new(rank as u8).map(|rank| Square::new(file, rank))
}

/// Pairs of pawns that block each other and stand in nobody's reach: side by side they are a step
/// apart, or a file is left out between them. Now and then a pair is missing.
fn walls(rng: &mut Rng, board: &mut Board, share: f64) {
    let mut rank = rng.usize(1..=5);
    let mut left_out = rng.bool();
    let gaps = [0.2, 0.5, 1.0][rng.usize(..3)];
    for file in File::all() {
        if !left_out && rng.f64() < gaps {
            left_out = true;
            continue;
        }
        if !left_out {
            let down = rank == 5 || rank > 1 && rng.bool();
            rank = if down { rank - 1 } else { rank + 1 };
        }
        left_out = false;
        if rng.f64() > share {
            continue;
        }
        for (color, rank) in [(Color::White, rank), (Color::Black, rank + 1)] {
            if let Some(square) = at(file, rank) {
                let role = Role::Pawn;
                board.set(square, Some(Piece { color, role }));
            }
        }
    }
}

/// Pawns on every other file, a file left out now and then; some have steps to spare, and none
/// comes through but by a capture.
fn lanes(rng: &mut Rng, board: &mut Board, share: f64) {
    let first = rng.usize(..2);
    let role = Role::Pawn;
    for file in File::all().skip(first).step_by(2) {
        if rng.f64() > share {
            continue;
        }
        let mut ranks: Vec<usize> = (1..=6).collect();
        rng.shuffle(&mut ranks);
        ranks.truncate([2, 2, 3, 4][rng.usize(..4)]);
        ranks.sort_unstable();
        let last = ranks.len() - 1;
        for (place, rank) in ranks.into_iter().enumerate() {
            let color = match place {
                0 => Color::White,
                _ if place == last => Color::Black,
                _ => color(rng),
            };
            if let Some(square) = at(file, rank) {
                board.set(square, Some(Piece { color, role }));
            }
        }
    }
}

fn scatter(rng: &mut Rng, board: &mut Board, count: usize, roles: &[Role]) {
    for _ in 0..count {
        let role = roles[rng.usize(..roles.len())];
        let color = color(rng);
        if let Some(square) = free(rng, board) {
            let last = square.rank() == Rank::FIRST || square.rank() == Rank::EIGHTH;
            if role != Role::Pawn || !last {
                board.set(square, Some(Piece { color, role }));
            }
        }
    }
}

/// Bishops of one side on squares of one colour.
fn bishops(rng: &mut Rng, board: &mut Board) {
    let (light, color) = (rng.bool(), color(rng));
    let role = Role::Bishop;
    for _ in 0..rng.usize(1..=4) {
        if let Some(square) = free(rng, board).filter(|square| square.is_light() == light) {
            board.set(square, Some(Piece { color, role }));
        }
    }
    if rng.bool() {
        scatter(rng, board, 1, &[Role::Bishop, Role::Knight]);
    }
}

/// Heavy men behind pawns in a corner.
fn cage(rng: &mut Rng, board: &mut Board) {
    let color = color(rng);
    let file = if rng.bool() { File::A } else { File::G };
    let back = if color == Color::White { 0 } else { 7 };
    let roles = [Role::Rook, Role::Queen, Role::Bishop, Role::Knight];
    for next in [file, File::new(file.index() as u8 + 1).unwrap_or(File::H)] {
        if let Some(square) = at(next, back) {
            let role = roles[rng.usize(..4)];
            board.set(square, Some(Piece { color, role }));
        }
        let pawns = if back == 0 {
            [(1, Color::White), (2, Color::Black)]
        } else {
            [(6, Color::Black), (5, Color::White)]
        };
        for (rank, color) in pawns {
            if let Some(square) = at(next, rank) {
                let role = Role::Pawn;
                board.set(square, Some(Piece { color, role }));
            }
        }
    }
}

/// The last move is a pawn's two steps past another, if that can be.
fn passing(rng: &mut Rng, mut board: Board) -> Option<Position> {
    let file = rng.usize(..7) as u8;
    let (mover, start, end) = if rng.bool() {
        (Color::White, 1, 3)
    } else {
        (Color::Black, 6, 4)
    };
    let files = if rng.bool() {
        [file, file + 1]
    } else {
        [file + 1, file]
    };
    let [from, beside] = files.map(File::new);
    let (from, beside) = (from?, beside?);
    for rank in start.min(end)..=start.max(end) {
        board.set(at(from, rank)?, None);
    }
    let role = Role::Pawn;
    board.set(at(from, start)?, Some(Piece { color: mover, role }));
    board.set(
        at(beside, end)?,
        Some(Piece {
            color: !mover,
            role,
        }),
    );
    let before = finish(rng, board, mover)?;
    before.try_play(Move::new(at(from, start)?, at(from, end)?))
}

/// Adds the kings.
fn finish(rng: &mut Rng, mut board: Board, turn: Color) -> Option<Position> {
    let role = Role::King;
    for color in Color::ALL {
        let square = free(rng, &board)?;
        board.set(square, Some(Piece { color, role }));
    }
    bare(board, turn).position().ok()
}

/// Men and whose move it is, and no right to anything.
pub(crate) fn bare(board: Board, turn: Color) -> Setup {
    Setup {
        board,
        turn,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    }
}
